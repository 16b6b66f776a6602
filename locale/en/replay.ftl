### `ruleone replay`: recorded hands played again.

cli-replay =
    Play recorded hands again by the book and compare how they end.

    Reads PHH and PHHS, the hand texts of PokerStars and Full Tilt, ACPC logs, and our own text and JSON of 13-card Chinese poker: files, folders of them, and archives (zip, tar, gz, bz2, xz). Every game that is dealt here is played through the engine, action by action. Where the file records how the hand ended, the hand is right if it ends so, with every stack and pot. Where it does not, but the folder's expected.json tells how another program ends the hand, the two are compared. Exit status: 0, or 1 if any hand is wrong, breaks a rule or cannot be read, or if a file has no hand of a known form.

    Examples:

    ruleone replay final-table.phhs

    ruleone replay "HH20100506 Lucretia IV.txt" 2012.zip

    ruleone replay hands/ --json

    ruleone replay 2012.zip --dask tcp://10.0.0.5:8786
cli-replay-paths = Hand files, folders to search for them, and archives of them.
cli-replay-edition = The rules to play under: an edition, with changes after + such as house+raise.limit_cap=5, or a file of house rules.
cli-replay-lang = The language of the reasons.
cli-replay-json = Print one JSON document: for each hand its file, number, variant, final and recorded stacks (with the seats they belong to, in forms that have seats), ok and why; then how many are right and how many are not, files without a known hand (unread) among the latter. Where a folder has an expected.json, other is what another program made of a hand with nothing recorded. Where a hand needed a habit of its room, tolerances names it.
cli-replay-progress = { $hands } hands
cli-replay-why = line { $line }: { $reason }
cli-replay-hand = { $file }, hand { $hand }: { $why }
cli-replay-file = { $file }: { $why }
cli-replay-nothing = No hand file in { $paths }.
cli-replay-missing = There is no { $paths }.
cli-replay-summary = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
    }: { $ok } right, { $failed } wrong, { $unrecorded } played with nothing recorded, { $undealt } of games not dealt yet.
cli-replay-unread = { $files ->
    [one] 1 file was not read.
   *[other] { $files } files were not read.
    }
cli-replay-passed = { $files ->
    [one] 1 other file was not opened: its name is not a hand file's.
   *[other] { $files } other files were not opened: their names are not those of hand files.
    }
cli-replay-tolerated = Habits of the rooms: { $tolerances }.
tolerance-absent-all-in = { $hands ->
    [one] 1 hand that folds an absent player who is all-in
   *[other] { $hands } hands that fold an absent player who is all-in
    }
tolerance-big-blind-first = { $hands ->
    [one] 1 hand that lists the big blind first, for the small blind is dead
   *[other] { $hands } hands that list the big blind first, for the small blind is dead
    }
tolerance-bracket-name = { $hands ->
    [one] 1 hand with brackets in a name
   *[other] { $hands } hands with brackets in a name
    }
tolerance-cancelled = { $hands ->
    [one] 1 cancelled hand
   *[other] { $hands } cancelled hands
    }
tolerance-cash-out = { $hands ->
    [one] 1 hand with a cash-out by the winner
   *[other] { $hands } hands with a cash-out by the winner
    }
tolerance-cut-raise = { $hands ->
    [one] 1 hand with a raise cut to what the others had left
   *[other] { $hands } hands with raises cut to what the others had left
    }
tolerance-dead-small-blind = { $hands ->
    [one] 1 hand with a dead small blind
   *[other] { $hands } hands with a dead small blind
    }
tolerance-half-chips = { $hands ->
    [one] 1 hand with a pot divided into half chips
   *[other] { $hands } hands with pots divided into half chips
    }
tolerance-limit-all-in = { $hands ->
    [one] 1 hand of fixed limit that measures a raise after an all-in differently
   *[other] { $hands } hands of fixed limit that measure a raise after an all-in differently
    }
tolerance-mixed-game = { $hands ->
    [one] 1 hand of a mixed game
   *[other] { $hands } hands of a mixed game
    }
tolerance-part-shown = { $hands ->
    [one] 1 hand with a losing hand shown in part
   *[other] { $hands } hands with a losing hand shown in part
    }
tolerance-pot-after-rake = { $hands ->
    [one] 1 hand with its pot told after the rake
   *[other] { $hands } hands with their pot told after the rake
    }
tolerance-pot-limit-antes = { $hands ->
    [one] 1 hand of pot limit that counts the antes
   *[other] { $hands } hands of pot limit that count the antes
    }
tolerance-rake-by-winner = { $hands ->
    [one] 1 hand with a rake by winner
   *[other] { $hands } hands with a rake by winner
    }
tolerance-returned-otherwise = { $hands ->
    [one] 1 hand that returns a different part of the last bet
   *[other] { $hands } hands that return a different part of the last bet
    }
tolerance-split-in-chips = { $hands ->
    [one] 1 hand with a pot split in the table's smallest chip
   *[other] { $hands } hands with a pot split in the table's smallest chip
    }
tolerance-table-size = { $hands ->
    [one] 1 hand without the size of its table
   *[other] { $hands } hands without the size of their table
    }
tolerance-unanswered-raise = { $hands ->
    [one] 1 hand with a raise that nobody could answer
   *[other] { $hands } hands with a raise that nobody could answer
    }
tolerance-uncalled-untold = { $hands ->
    [one] 1 hand without the line for its uncalled bet
   *[other] { $hands } hands without the line for their uncalled bet
    }
tolerance-winner-in-summary = { $hands ->
    [one] 1 hand that names its winner only in the summary
   *[other] { $hands } hands that name their winners only in the summary
    }
cli-replay-unlike = nothing is recorded; the hand ends with { $stacks }, in { $program } with { $theirs }
cli-replay-others = Of those with nothing recorded, { $alike } end as another program has them (expected.json) and { $unlike } otherwise.
