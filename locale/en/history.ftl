### Hand files: refusal-<code>.

refusal-hand-file-unread = Could not read the file: { $why }.
refusal-hand-file-too-large = The file is too large: the maximum is { $bytes } bytes.
refusal-hand-file-not-toml = Not TOML: { $why }.
refusal-hand-file-missing = The hand is missing { $field }.
refusal-hand-file-field = { $field } has the wrong format. Write it like { $expected }.
refusal-hand-file-amount = { $field } has “{ $came }”, which is not an amount.
refusal-hand-file-players = { $field } has { $came ->
    [one] one amount
   *[other] { $came } amounts
  } for { $players } players.
refusal-hand-file-begin = The hand cannot begin: { $why ->
    [stacks] each stack must be 1 to { $most }.
    [players] 2 to { $seats } can play, not { $came }.
    [players-of-game] at most { $seats } can play { $game }, not { $came }.
    [so-many] the number of players must be { $seats }, not { $came }.
    [seats] seats are numbered from 1 to { $seats }, and the button must be at one of them.
    [bets] the minimum bet and the smallest chip must be more than 0, the ante at least 0, and all of them at most { $most }.
    [blinds] the small blind of { $small } must be at least 0 and at most the big blind of { $big }.
    [small-blind-seat] nobody sits where the small blind is posted.
    [big-blind-seat] nobody sits where the big blind is posted.
    [blinds-in-one-seat] seat { $seat } posts both blinds.
    [post] seat { $seat } posts, but nobody sits there, or the amount is invalid.
    [live] one seat posts two live bets.
    [straddle] the straddle of seat { $seat } is not more than the { $least } before it.
    [entry] seat { $seat } posts more than the { $most } due to enter the game.
    [posts-in-stud] stud has no blinds, straddles or posts.
    [bring-in] the bring-in must be at least 1 and at most the small bet of { $most }.
    [bomb-pot] a bomb pot is at most { $most }, and has either several boards or several runs, not both.
    [bomb-pot-game] { $game } has no bomb pot.
    [edition] it is played under the edition “{ $edition }”, not “{ $came }”.
    [point] a point must be worth 1 to { $most }.
    [deck] each of the 52 cards must come once.
   *[facts] its settings contradict each other.
}
refusal-hand-file-big-bet = The big bet { $big } is not a multiple of the small bet { $small }.
refusal-hand-file-action = “{ $came }” is not an action. Write “d dh p1 AsKd”, “d db 2c7dTh”, “p1 f”, “p1 cc”, “p1 cbr 300”, “p1 pb”, “p1 sd 2c” or “p1 sm AsKd”.
refusal-hand-file-player = “{ $came }” is not one of the players p1 to p{ $players }.
refusal-hand-file-cancelled = The room cancelled this hand, so there is nothing to play.
refusal-hand-file-cards = “{ $came }” cannot be read as cards. Write cards like AsKd, each at most once.
refusal-hand-file-raise = “{ $came }” is not an amount to raise to.
refusal-hand-file-other-cards = { $came } is shown, but { $expected } was dealt.
refusal-hand-file-unseen = The cards of p{ $seat } are unknown, and the file does not say whether p{ $seat } mucked.
refusal-hand-file-unfinished = { $awaits ->
    [board] The file ends before the board is complete.
   *[action] The file ends before the hand does: a player still has to act.
    }
refusal-hand-file-variant = { $variant } is not supported yet.
refusal-hand-file-differs = The hand ends with { $stacks }, but the file says { $recorded }.
refusal-hand-file-form = Unknown format. Use PHH, PokerStars, Full Tilt, ACPC, or one of RuleOne's 13-card formats.
refusal-hand-file-not-text = This is not a text file of hands: it may be a picture or an archive.
refusal-hand-file-header = “{ $came }” does not begin a hand: the game, its stakes and a number are expected.
refusal-hand-file-line = “{ $came }” cannot be read.
refusal-hand-file-cut = The text ends before the hand does: the line with the total pot is missing.
refusal-hand-file-too-long = The hand is too long: the maximum is { $lines } lines.
refusal-hand-file-line-too-long = The line is too long: the maximum is { $characters } characters.
refusal-hand-file-money = “{ $came }” is not an amount in this hand's currency.
refusal-hand-file-name = “{ $came }” is not at the table.
refusal-hand-file-seat-twice = Seat { $seat }, or its player's name, appears twice.
refusal-hand-file-pot = The file says that { $pot } is in the middle, but { $put_in } was put in.
refusal-hand-file-sums = The file contradicts itself: { $put_in } was put in for a pot of { $total }, { $collected } was collected and { $rake } kept.
refusal-hand-file-pots = The file has pots of { $pot }, but they should be { $total }.
refusal-hand-file-verb = “{ $verb }” is not an action in this game.
refusal-hand-untold-killed = A hand was dead as soon as it was dealt; no file format can record that.
refusal-hand-untold-floor = The floor intervened in this hand; no file format can record that.
refusal-hand-untold-game = { $form } has no name for { $variant }.
refusal-hand-untold-end = { $form } must say who won the pot, and this hand does not.
refusal-hand-untold-boards = { $form } cannot record betting on { $boards } boards, or a board run more than twice.
refusal-hand-untold-bomb-pot = { $form } cannot record a bomb pot.
refusal-hand-untold-discard = { $form } cannot record a draw.
