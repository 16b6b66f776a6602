### `ruleone replay`: recorded hands played again.

cli-replay =
    Replay recorded hands by the book and compare the results.

    The command reads PHH and PHHS, the hand texts of PokerStars and Full Tilt, ACPC logs, and RuleOne's text and JSON of 13-card Chinese poker. Give it files, folders or archives (zip, tar, gz, bz2, xz). Every supported game is played through the engine, action by action. If the file records the result, the hand is right if all stacks and pots match. If not, but the folder's expected.json has another program's result, the two are compared. The exit status is 0, or 1 if any hand is wrong, breaks a rule or cannot be read, or if a file has an unknown format.

    Examples:

    ruleone replay final-table.phhs

    ruleone replay "HH20100506 Lucretia IV.txt" 2012.zip

    ruleone replay hands/ --json

    ruleone replay 2012.zip --dask tcp://10.0.0.5:8786
cli-replay-paths = Hand files, folders of them, and archives.
cli-replay-edition = The rules to use: an edition, with changes after + such as house+raise.limit_cap=5, or a file of house rules.
cli-replay-lang = The language of the reasons.
cli-replay-json = Print one JSON document. Each hand has its file, number, variant, final and recorded stacks (with seats, in formats that have them), ok and why. Then come the numbers of right and wrong hands; files with no known hand (unread) count as wrong. With an expected.json, other is another program's result for a hand without a recorded one. tolerances names the habits of the original room that a hand needed.
cli-replay-progress = { $hands } hands
cli-replay-why = line { $line }: { $reason }
cli-replay-hand = { $file }, hand { $hand }: { $why }
cli-replay-file = { $file }: { $why }
cli-replay-nothing = No hand file in { $paths }.
cli-replay-missing = { $paths } does not exist.
cli-replay-summary = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
    }: { $ok } right, { $failed } wrong, { $unrecorded } without a recorded result, { $undealt } of unsupported games.
cli-replay-unread = { $files ->
    [one] 1 file could not be read.
   *[other] { $files } files could not be read.
    }
cli-replay-passed = { $files ->
    [one] 1 other file was skipped: its name is not that of a hand file.
   *[other] { $files } other files were skipped: their names are not those of hand files.
    }
cli-replay-tolerated = Habits of the original rooms: { $tolerances }.
tolerance-absent-all-in = { $hands ->
    [one] 1 hand that folds an absent player who is all-in
   *[other] { $hands } hands that fold an absent player who is all-in
    }
tolerance-big-blind-first = { $hands ->
    [one] 1 hand that lists the big blind first because the small blind is dead
   *[other] { $hands } hands that list the big blind first because the small blind is dead
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
    [one] 1 hand with a raise reduced to what the others had left
   *[other] { $hands } hands with raises reduced to what the others had left
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
    [one] 1 hand with a losing hand partly shown
   *[other] { $hands } hands with a losing hand partly shown
    }
tolerance-pot-after-rake = { $hands ->
    [one] 1 hand with its pot given after the rake
   *[other] { $hands } hands with their pots given after the rake
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
    [one] 1 hand without a line for its uncalled bet
   *[other] { $hands } hands without a line for their uncalled bets
    }
tolerance-winner-in-summary = { $hands ->
    [one] 1 hand that names its winner only in the summary
   *[other] { $hands } hands that name their winners only in the summary
    }
cli-replay-unlike = no result is recorded; the hand ends with { $stacks }, but in { $program } with { $theirs }
cli-replay-others = Hands without a recorded result, compared with another program's (expected.json): { $alike } match, { $unlike } do not.
