### Hand files: refusal-<code>.

refusal-hand-file-unread = The file cannot be read: { $why }.
refusal-hand-file-too-large = The file has more than { $bytes } bytes.
refusal-hand-file-not-toml = Not TOML: { $why }.
refusal-hand-file-missing = The hand has no { $field }.
refusal-hand-file-field = { $field } is not written as expected, such as { $expected }.
refusal-hand-file-amount = { $field } holds “{ $came }”, which is no amount.
refusal-hand-file-players = { $field } has { $came ->
    [one] one amount
   *[other] { $came } amounts
  } for { $players } players.
refusal-hand-file-begin = The hand cannot begin: { $why ->
    [stacks] each stack is from 1 to { $most }.
    [players] 2 to { $seats } can play, and here are { $came }.
    [players-of-game] at most { $seats } can play { $game }, and here are { $came }.
    [so-many] possible numbers of players are { $seats }; here are { $came }.
    [seats] seats are numbered from 1 to { $seats }, and the button stands at one of them.
    [bets] the least bet and the smallest chip are more than nothing, the ante is not less, and all of them at most { $most }.
    [blinds] the small blind of { $small } is nothing or more, and not more than the big blind of { $big }.
    [small-blind-seat] nobody sits where the small blind is posted.
    [big-blind-seat] nobody sits where the big blind is posted.
    [blinds-in-one-seat] both blinds are posted from seat { $seat }.
    [post] seat { $seat } posts: nobody sits there, or it is no amount.
    [live] one seat posts twice what counts as its bet.
    [straddle] the straddle of seat { $seat } is not more than the { $least } before it.
    [entry] seat { $seat } posts more than the { $most } that are due to come in.
    [posts-in-stud] in stud nobody posts a blind, a straddle or to come in.
    [bring-in] the bring-in is from 1 to the small bet of { $most }.
    [bomb-pot] a bomb pot is at most { $most }, and the board comes several times or is run several times, not both.
    [bomb-pot-game] { $game } has no bomb pot.
    [edition] it is played by the edition “{ $edition }”, not “{ $came }”.
    [point] a point is worth from 1 to { $most }.
    [deck] each of the 52 cards comes once.
   *[facts] what it begins with contradicts itself.
}
refusal-hand-file-big-bet = The big bet { $big } is no multiple of the small bet { $small }.
refusal-hand-file-action = “{ $came }” is no action. An action is written like “d dh p1 AsKd”, “d db 2c7dTh”, “p1 f”, “p1 cc”, “p1 cbr 300”, “p1 pb”, “p1 sd 2c” or “p1 sm AsKd”.
refusal-hand-file-player = “{ $came }” is none of the players p1 to p{ $players }.
refusal-hand-file-cancelled = The room cancelled this hand, so there is nothing to play.
refusal-hand-file-cards = “{ $came }” in place of cards; cards are written like AsKd, each at most once.
refusal-hand-file-raise = “{ $came }” is no amount to raise to.
refusal-hand-file-other-cards = { $came } is shown, but { $expected } was dealt.
refusal-hand-file-unseen = Nobody has seen the cards of p{ $seat }, and the file does not say whether p{ $seat } mucked.
refusal-hand-file-unfinished = { $awaits ->
    [board] The file ends before the board is complete.
   *[action] The file ends before the hand does: somebody still has to act.
    }
refusal-hand-file-variant = { $variant } is not dealt here yet.
refusal-hand-file-differs = The hand ends with { $stacks }; recorded are { $recorded }.
refusal-hand-file-form = No hand of a known form: PHH, PokerStars, Full Tilt, ACPC, or one of our own 13-card forms.
refusal-hand-file-not-text = This is not a text file of hands: it may be a picture or an archive.
refusal-hand-file-header = “{ $came }” does not begin a hand: expected the game, its stakes and a number.
refusal-hand-file-line = “{ $came }” is not understood.
refusal-hand-file-cut = The text ends before the hand does: the line with the total pot is missing.
refusal-hand-file-too-long = The hand has more than { $lines } lines.
refusal-hand-file-line-too-long = The line has more than { $characters } characters.
refusal-hand-file-money = “{ $came }” is no amount of this hand's money.
refusal-hand-file-name = “{ $came }” is nobody at the table.
refusal-hand-file-seat-twice = Seat { $seat }, or the name of its player, is there twice.
refusal-hand-file-pot = The file says that { $pot } is in the middle, but { $put_in } was put in.
refusal-hand-file-sums = The file contradicts itself: { $put_in } was put in for a pot of { $total }, { $collected } was collected and { $rake } kept.
refusal-hand-file-pots = The file has pots of { $pot } where there are { $total }.
refusal-hand-file-verb = “{ $verb }” is no action of this game.
refusal-hand-untold-killed = A hand was dead as soon as it was dealt, and no form has words for that.
refusal-hand-untold-floor = The floor intervened in this hand, and no form has words for that.
refusal-hand-untold-game = { $form } has no name for { $variant }.
refusal-hand-untold-end = { $form } tells who took the pot of a hand, and this one does not say so.
refusal-hand-untold-boards = { $form } has no place for a hand with { $boards } boards that is bet on, or run more often than twice.
refusal-hand-untold-bomb-pot = { $form } has no line for a bomb pot.
refusal-hand-untold-discard = { $form } has no action for a change of cards.
