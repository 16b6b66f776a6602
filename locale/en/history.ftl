### Hand files: refusal-<code>.

refusal-hand-file-unread = The file cannot be read: { $why }.
refusal-hand-file-too-large = The file has more than { $bytes } bytes.
refusal-hand-file-not-utf8 = Not text in UTF-8.
refusal-hand-file-not-toml = Not TOML: { $why }.
refusal-hand-file-missing = The hand has no { $field }.
refusal-hand-file-field = { $field } is not written as expected, such as { $expected }.
refusal-hand-file-amount = { $field } holds “{ $came }”, which is no amount.
refusal-hand-file-players = { $field } has { $came } amounts for { $players } players.
refusal-hand-file-begin = The hand cannot begin: { $why }.
refusal-hand-file-big-bet = The big bet { $big } is no multiple of the small bet { $small }.
refusal-hand-file-action = “{ $came }” is no action of hold'em. An action is written like “d dh p1 AsKd”, “d db 2c7dTh”, “p1 f”, “p1 cc”, “p1 cbr 300” or “p1 sm AsKd”.
refusal-hand-file-player = “{ $came }” is none of the players p1 to p{ $players }.
refusal-hand-file-cards = “{ $came }” in place of cards; cards are written like AsKd, each at most once.
refusal-hand-file-raise = “{ $came }” is no amount to raise to.
refusal-hand-file-other-cards = { $came } is shown, but { $expected } was dealt.
refusal-hand-file-unseen = Nobody has seen the cards of p{ $seat }, and the file does not say whether p{ $seat } mucked.
refusal-hand-file-unfinished = { $awaits ->
    [board] The file ends before the board is complete.
   *[action] The file ends before the hand does: somebody still has to act.
    }
refusal-hand-file-variant = Hands of variant { $variant } are not dealt yet; NT, PT and FT are.
refusal-hand-file-differs = The hand ends with { $stacks }; recorded are { $recorded }.
