### `ruleone replay`: recorded hands played again.

cli-replay =
    Play recorded hands again by the book and compare how they end.

    Reads PHH and PHHS files, and folders of them. Hold'em is played through the engine, action by action: no-limit (NT), pot-limit (PT) and fixed-limit (FT). Where the file records the final stacks, the hand is right if it ends with them. Exit status: 0, or 1 if any hand is wrong, breaks a rule or cannot be read.

    Examples:

    ruleone replay final-table.phhs

    ruleone replay hands/ --json
cli-replay-paths = Files, and folders to search for .phh and .phhs files.
cli-replay-edition = The rules to play under: an edition, with changes after + such as house+raise.limit_cap=5.
cli-replay-lang = The language of the reasons.
cli-replay-json = Print one JSON document: for each hand its file, number, variant, final and recorded stacks, ok and why; then how many are right and how many are not.
cli-replay-progress = { $done } of { $files } files, { $hands } hands
cli-replay-why = line { $line }: { $reason }
cli-replay-hand = { $file }, hand { $hand }: { $why }
cli-replay-file = { $file }: { $why }
cli-replay-nothing = No .phh or .phhs file in { $paths }.
cli-replay-summary = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
    }: { $ok } right, { $failed } wrong, { $unrecorded } played with nothing recorded, { $undealt } of games not dealt yet.
