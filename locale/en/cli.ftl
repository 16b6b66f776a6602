### The command line.

cli-about =
    RuleOne deals poker by the book and runs tournaments.

    Start with `ruleone serve`: it opens a card room and prints the address. Use --help with any command to learn more.
cli-version = ruleone { $version }, kernel: { $kernel ->
    [native] native (C++)
   *[python] Python
    }, engine: { $engine ->
    [compiled] compiled
   *[python] Python
    }
cli-version-help = Print the version, the kernel that ranks hands, and the engine that deals them.
cli-help-usage = Usage: { $command }
cli-help-usage-options = [OPTIONS]
cli-help-usage-commands = COMMAND [ARGS]...
cli-help-help = Show this message and exit.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-error = Error
cli-help-required = [required]
cli-help-default = [default: { $value }]
cli-help-try = Try { $command } for help.
cli-value-number = NUMBER
cli-value-text = TEXT
cli-value-folder = FOLDER
cli-value-file = FILE
cli-value-files = FILES
cli-value-url = URL
cli-value-hands = HANDS
cli-value-cards = CARDS
cli-mistake-missing = { $name } is missing. { $what }
cli-mistake-no-command = There is no command “{ $name }”. The commands are { $commands }.
cli-mistake-no-option = There is no option { $name }.
cli-mistake-no-option-near = There is no option { $name }. Similar: { $near }.
cli-mistake-takes-none = The option { $name } takes no value.
cli-mistake-no-value = The option { $name } needs a value.
cli-mistake-too-much = Unexpected argument: “{ $came }”.
cli-mistake-no-folder = { $name }: “{ $came }” is a file. Give a folder.
cli-mistake-no-file = { $name }: “{ $came }” is a folder. Give a file.
cli-mistake-choice = { $name } cannot be “{ $came }”. Choose one of these: { $known }.
cli-mistake-number = “{ $came }” is not valid for { $name }. Give a { $whole ->
    [true] whole number
   *[false] number
    }{ $range ->
    [between] {" "}from { $least } to { $most }
    [from] {" "}of at least { $least }
   *[none] {""}
    }.

cli-rank =
    Rank poker hands against each other and name each one.

    Write a hand as 5 to 7 cards in a row, rank then suit: A K Q J T 9 ... 2, then s, h, d or c. With 6 or 7 cards the best five count. With --board, each hand is ranked together with the board. --order chooses a ranking other than high; --omaha uses two cards of each hand and three of the board.

    Examples:

    ruleone rank AsKsQsJsTs 9c9d9h4s4d

    ruleone rank AhKh QsQd --board Ac9h5h2c7h

    ruleone rank 8c6d4s3sAsKdKc 7s5d4h3c2sJhJd --order ace-to-five

    ruleone rank As2dKcKh QsQd3h2h --board 3c4h8sQcKs --omaha --order eight-or-better
cli-rank-hands = The hands, such as AsKsQsJsTs or A♠K♠Q♠J♠10♠. If all arguments are single cards, they form one hand.
cli-rank-board = Cards that all hands share, such as Ac9h5h2c7h.
cli-rank-order = The ranking: high, ace-to-five, eight-or-better, deuce-to-seven, badugi, badugi-ace-high, short-deck and its variants.
cli-rank-omaha = Use two cards of the hand and three of the board.
cli-rank-lang = The language of the names.
cli-rank-json = Print one JSON document: place, cards, winning cards, value, category, ranks and name of each hand, best first.
cli-rank-place = Place
cli-rank-cards = Cards
cli-rank-name = Hand
cli-rank-value = Value
cli-rank-written = { $cards }
cli-rank-wrong = “{ $hand }” is not a hand. A hand is { $least } to { $most } different cards{ $short ->
    [true] {" "}from six up
   *[false] {""}
    }, each a rank and a suit, such as As or Td.
cli-rank-wrong-with-board = “{ $hand }” with the board “{ $onboard }” is not a hand. Together they must be { $least } to { $most } different cards{ $short ->
    [true] {" "}from six up
   *[false] {""}
    }, each a rank and a suit, such as As or Td.
cli-rank-wrong-omaha = “{ $hand }” with the board “{ $onboard }” is not a hand. Omaha has 4 to 6 cards in hand and 3 to 5 on the board. All must be different{ $short ->
    [true] {" "}and from six up
   *[false] {""}
    }, each a rank and a suit, such as As or Td.
cli-rank-no-order = There is no ranking “{ $order }”. Choose one of these: { $orders }.
cli-rank-no-omaha = --omaha works with five-card hands; the ranking { $order } does not have them.
cli-rank-too-many = { $came } hands are too many: the maximum is { $most }.

cli-serve =
    Open a card room and keep it open.

    The command prints the address for everyone and a link for the director. Everything is saved in a folder. Start it again with the same folder, even after a crash, and play continues where it stopped.

    Examples:

    ruleone serve

    ruleone serve --host 0.0.0.0 --port 8080

    ruleone serve --data ~/friday-night

    ruleone serve --rules friday-club.toml
cli-serve-rules = House rules to play by: a file that changes options of an edition, or an edition's id. Repeat the option for more. Rules based on chinese apply to 13-card poker, on holdem-a, -b or -c to home games of that kind, all others to the rest. The room reads them when it starts; games in progress keep their rules.
cli-serve-rules-twice = { $first } and { $second } set rules for the same games. Choose one of them.
cli-serve-rules-unplayable = Under { $edition } the room cannot deal { $what }: { $why }.
cli-serve-rules-in-force = Rules:              { $editions }
cli-serve-changed = The rules of this edition have changed since this room last played under it: { $edition }. New tournaments and tables go by the new rules.
cli-serve-changed-option = - { $option }: { $today }; before, { $value } ({ $rule }).
cli-serve-taken-up = { $names } began under { $edition }, which this version has changed. They continue under their original rules; new tournaments and tables use the new ones.
cli-serve-carried-stays = - { $option } stays { $value }; in the edition it is now { $today }.
cli-serve-carried-before = - { $option } is new. It stays as it was played before, { $value }; in the edition it is { $today }.
cli-serve-carried-unknown = - { $option } is new, and how it was played before is not known. It is now { $value }, as in the edition.
cli-serve-carried-gone = - { $option } was { $value }. This version no longer has the option and plays it in one fixed way.
cli-serve-host = The address to listen on. 127.0.0.1 is this machine only; 0.0.0.0 lets phones and other machines in your network join.
cli-serve-port = The port. If it is taken, the room uses the next free port and prints it; 0 means any.
cli-serve-data = The room's data folder. It is created if missing.
cli-serve-pace = The speed of computer players and of the pauses between hands: 2 is twice as fast, 0 means no pauses. People's time to act stays the same.
cli-serve-name = Another host name of the room, for example behind a proxy. Repeat the option for more.
cli-serve-address = The public address of the room, for example https://cards.example.org behind a proxy. Links, codes and printed papers show it.
cli-serve-bad-address = { $came } is not a room address. Give http:// or https://, a host and, if needed, a port.
cli-serve-json = Print the address and the director's link as one line of JSON.
cli-serve-open = The room is open:   { $address }
cli-serve-director = For the director:   { $address }
cli-serve-others = For others:         { $address }
cli-serve-saved = Saved in:           { $data }   (Ctrl+C closes the room; nothing is lost)
cli-serve-warning = Warning: anyone in your network can join, and the connection is not encrypted.
cli-serve-alone = Links and codes work on this machine only. Use --host 0.0.0.0 to let your network in, or --address if there is a proxy.
cli-serve-port-busy = Port { $port } is taken; the room opens at { $free }.
cli-serve-closed =
    The room is closed. Everything is saved in { $data }.
    Journal head: { $head }
cli-serve-in-use = { $data } is in use by another ruleone serve. Stop that one first, or choose another folder with --data.
cli-serve-no-folder = Cannot use the folder { $data }: { $why }.
cli-serve-no-door = The room cannot listen at { $host }, port { $port }: { $why }.
cli-serve-no-pages = The pages are not built, so browsers cannot use the room; programs can. In a source tree, run `make run` to build them.
cli-serve-stale-pages = The pages are older than their source. Run `npm --prefix { $ui } run build` to rebuild them.
cli-serve-journal-failed = Could not write the journal in { $data }: { $why }. The room has stopped; nobody was shown anything that is not saved. Free disk space or repair the disk, then start the room again: play continues where it stopped.
cli-serve-fault = The room has stopped because of an internal error ({ $why }); see its log. Everything that was shown is saved in { $data }. Start the room again: play continues where it stopped.
cli-serve-damaged = The journal in { $data } is damaged: { $what }. Nothing was changed. Keep a copy of the folder, then restore a backup.
cli-serve-damaged-stream = The journal in { $data } is damaged in { $stream }: { $what }. Intact: { $intact ->
    [0] nothing
    [one] the first entry
   *[other] the first { $intact } entries
  }. Nothing was changed. Keep a copy of the folder, then restore a backup.
cli-serve-set-aside = { $stream } is damaged and was set aside: { $what }. It belongs to a finished tournament or hand, so the room opens without it. Run `ruleone verify` for all damage; a backup has the entries.
cli-serve-bad-key = { $where } does not hold a key. A key is 64 hexadecimal digits. Put the right key there, or remove the file to open the room with a new key.
cli-serve-key-lost = The room's key is missing. Hands in play are void, staff links and tokens no longer work, and webhooks must be added again. Finished hands and results are complete.
cli-serve-hand-void = Hand { $number } of { $name } is void: its cards cannot be read without the key. All chips are back where they were before the hand.
cli-serve-cut-back = The end of the journal in { $data } is damaged: { $what }. The room continues from the last whole entry, { $entries } in all. Lost: { $lost }{ $unread ->
    [yes] , and the last thing written cannot be read
   *[no] {""}
    }. The damaged file is kept as { $kept }.
cli-serve-cut-nothing = no readable entry
cli-serve-cut-stream = { $stream } ({ $count ->
    [one] 1 entry
   *[other] { $count } entries
  })
cli-serve-verify = Read every entry of the journal before opening and report the result. A damaged room stays closed.
cli-serve-abandoned-event = { $name } was in play and has ended without a result: { $reason ->
    [rules-not-kept] this version has different rules of that name, and the version that wrote the journal did not keep the old ones ({ $why })
    [rules-unreadable] its rules are in the journal, but this version can no longer play by them ({ $why })
   *[form] this version cannot read what happened there ({ $why })
    }. Its players see a notice. The journal keeps what happened, in the stream event/{ $name }.
cli-serve-abandoned-cash-table = Cash table { $name } was in play and has been closed: { $reason ->
    [rules-not-kept] this version has different rules of that name, and the version that wrote the journal did not keep the old ones ({ $why })
    [rules-unreadable] its rules are in the journal, but this version can no longer play by them ({ $why })
   *[form] this version cannot read what happened there ({ $why })
    }. All chips are back in the players' wallets, as they were before the current hand, and the players see a notice. The journal keeps what happened, in the stream cash/{ $name }.

cli-link =
    Print another director link for the room in this folder.

    The link works in one browser and expires after an hour. If the room is closed, the link works as soon as the room is open again. Anyone who can write to the folder can direct the room.
cli-link-room = The address to print in the link, such as https://cards.example. Default: the public address of the last start, and the address on this machine.
cli-link-opens-once = This link works in one browser, for one hour:
cli-link-here = The same link on this machine, for programs:
cli-link-opens-later = The room is closed. Open it within the hour; this link then works in one browser:
cli-link-not-made = The room in { $data } is open but did not make the link. It may be busy or still starting. Try again.
cli-verify =
    Check a room's folder: read every entry and report what is intact and what is damaged.

    Nothing in the folder is changed. The exit status is 0 if everything is intact, 1 if something is damaged, and 2 if there is no room to check or the room is open.

    Examples:

    ruleone verify room-data

    ruleone verify ~/friday-night --json
cli-verify-data = The room's data folder.
cli-verify-json = Print one JSON document: entries, streams, and each fault.
cli-verify-head = A journal head noted earlier. The command reports if those entries are gone, for example because the end was cut off.
cli-verify-no-head = { $head } is not a journal head. A head is the number of entries, a hyphen and 64 hexadecimal digits, as verify prints it.
cli-verify-head-now = Journal head: { $head }
cli-value-head = HASH
cli-verify-sound = { $data } is intact: { $entries ->
    [one] one entry
   *[other] { $entries } entries
  } in { $streams ->
    [one] one stream
   *[other] { $streams } streams
  }, each as it was written.
cli-verify-damaged = { $data } is damaged. Intact: { $intact } of { $streams } streams; { $entries } entries can be trusted. Nothing was changed.
cli-verify-fault = - { $what }
cli-verify-fault-stream = - { $stream }: { $what }. Intact there: { $intact ->
    [0] nothing.
    [one] the first entry.
   *[other] the first { $intact } entries.
  }
cli-verify-no-room = There is no room in { $data }: journal.sqlite is missing.
cli-verify-in-use = { $data } is in use by ruleone serve. Stop it first, or check a copy of the folder.

cli-backup =
    Copy a room's folder to a new folder, even while the room is open.

    The copy holds the journal, names, sessions and pending webhook deliveries. It is complete up to one moment, and the command prints that moment.

    Examples:

    ruleone backup room-data /mnt/disk/friday
cli-backup-data = The room's data folder.
cli-backup-to = The folder for the copy. It must be new or empty.
cli-backup-taken = { $to } is not empty. Choose a new folder for the backup.
cli-backup-with-key = Copy the room's key too. Anyone with the key can read the hands in play.
cli-backup-no-key = The backup does not include the key, so it cannot read the hands in play. Keep a copy of { $file } in a safe place.
cli-backup-done = Backup complete: { $to }
cli-backup-reach = It holds { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  } up to { $time }. Journal head: { $head }
cli-restore =
    Replace a room's folder with a backup.

    The room must be closed. The old folder is kept beside it. Everything after the time of the backup is lost; the command prints that time.

    Examples:

    ruleone restore /mnt/disk/friday room-data
cli-restore-backup = The folder with the backup.
cli-restore-data = The room's data folder.
cli-restore-no-key = There is no key in the backup or the folder. The room gets a new one.
cli-restore-done = Restored: { $data }
cli-restore-before = The old folder is kept as { $before }
cli-history =
    Write hands played in a room to standard output, in a format that other programs read.

    Choose one finished tournament or one closed cash table. With --player or --seat each hand shows what that seat knows at the end; otherwise all cards, which only the host may see. Poker is written as phh, pokerstars or ohh, 13-card poker as text or json. Nothing is sent anywhere, and the room must be stopped. The exit status is 1 if the format cannot write a hand.

    Examples:

    ruleone history room-data --event e3 --player Ann > ann.phhs

    ruleone history room-data --table c1 --form pokerstars --seat 2 > c1.txt
cli-history-data = The room's data folder.
cli-history-event = The tournament, such as e3; the name is in the address of its page.
cli-history-table = The cash table, such as c1.
cli-history-form = The format. Default: phh or text.
cli-history-player = Only hands of the player with this name, as that player knows them.
cli-history-seat = Only hands in which this seat was dealt in, as that seat knows them.
cli-history-hand = Only the hand with this number.
cli-history-lang = The language of the text around the hands.
cli-history-which = Give either --event with a tournament such as e3, or --table with a cash table such as c1.
cli-history-eyes = Give --player or --seat, not both.
cli-history-in-use = { $data } is in use by ruleone serve. Stop it first, or use a copy of the folder.
cli-history-damaged = The room in { $data } is damaged: { $what }. Run ruleone verify for details.
cli-history-unknown = There is no { $name } in this room.
cli-history-none = { $name } has no such finished hand.
cli-history-other-form = { $form } cannot write this game. Choose one of these: { $forms }.
cli-history-untold = Hand { NUMBER($hand, useGrouping: 0) } was skipped: { $why }

cli-edition-unknown = There is no edition “{ $name }”. Choose one of these: { $editions }.
cli-edition-no-option = “{ $name }” does not change an option. Write name=value, such as button.policy=moving.
cli-edition-no-choice = The option { $name } cannot be “{ $value }”. Choose one of these: { $choices }.
cli-edition-no-value = The option { $name } cannot be “{ $value }”.
cli-edition-no-house = There are no house rules with the name “{ $name }”.
cli-edition-too-long = The name of an edition is too long: the maximum is { $most } characters.
cli-file-unread = Could not read the file { $path }: { $why }.
cli-disk-missing = it does not exist
cli-disk-forbidden = permission denied
cli-disk-full = the disk is full
cli-disk-read-only = the disk is read-only
cli-disk-folder = it is a folder
cli-disk-failing = the disk has failed
cli-file-line = { $path }, line { NUMBER($line, useGrouping: 0) }: { $why }
cli-file-no-utf8 = The file { $path } is not UTF-8 text.

cli-rules =
    Read the rulebook: its rules, its editions, how two editions differ, and worked cases.

    Start with `ruleone rules list`, then `ruleone rules show` for one rule. Wherever a command takes an edition, it also takes a file of house rules.
cli-rules-list =
    List the rules of the catalogue.

    Without options it lists all of them. Combine options to narrow the list.

    Examples:

    ruleone rules list --topic seating

    ruleone rules list --search "odd chip"

    ruleone rules list --edition tda2011
cli-rules-list-edition = Only rules that this edition applies: its id, or a file of house rules.
cli-rules-list-topic = Only rules of this topic, such as seating, clock or etiquette.
cli-rules-list-search = Only rules with all these words in their id, title, text or options.
cli-rules-list-json = Print one JSON document: the id, document, title, topic, kind, options and text of each rule.
cli-rules-show =
    Show one rule, or one option of the book.

    A rule is shown with its text, the editions that apply it, and the options it sets. An option is shown with its value in every edition and the rule behind it.

    Examples:

    ruleone rules show house-26.3

    ruleone rules show house-26.3 --edition tda2011

    ruleone rules show clock.seconds
cli-rules-show-metavar = RULE
cli-rules-show-name = The id of a rule, such as house-26.3, or the name of an option, such as clock.seconds.
cli-rules-show-edition = Show the settings of this edition: its id, or a file of house rules.
cli-rules-show-json = Print one JSON document: the rule with its parameters and settings, or the option with its value in every edition.
cli-rules-diff =
    Compare two editions: every option that differs, and the rule behind each value.

    Name an edition by its id, or give a file of house rules.

    Examples:

    ruleone rules diff tda2011 tda2019

    ruleone rules diff modern modern+clock.seconds=30

    ruleone rules diff modern friday-club.toml
cli-rules-diff-first = FIRST
cli-rules-diff-second = SECOND
cli-rules-diff-book = The first edition, or a file of house rules.
cli-rules-diff-other = The edition, or file of house rules, to compare with.
cli-rules-diff-json = Print one JSON document: each option that differs, with both values, both rules, and the house's reason.
cli-rules-ask =
    Find out what happened at a table by your own words, in English or Chinese.

    You get up to three situations, each with what was understood, the rules behind it, and the most similar worked cases.

    Examples:

    ruleone rules ask "button has one card"

    ruleone rules ask "said call then saw it was an all-in" --edition tda2011
cli-rules-ask-metavar = WORDS
cli-rules-ask-words = The incident, as you would say it. Put it in quotation marks.
cli-rules-ask-edition = Rules and cases of this edition: its id, or a file of house rules.
cli-rules-ask-json = Print one JSON document: each situation with what was understood, its rules and its cases.
cli-rules-ask-understood = Understood
cli-rules-ask-rules = Rules
cli-rules-ask-cases = Similar cases
cli-rules-ask-nothing = No situation found. Use other words, or read `ruleone rules list`.
cli-rules-ask-long = The question has { $came } characters; the maximum is { $most }. Make it shorter.
cli-rules-check =
    Play scenarios (worked cases in TOML) and report those whose result differs from the expected one.

    Each scenario is played under the editions it names, and under its alternative options, where the result must differ. The exit status is 0 if all results match, 1 if one does not, and 2 if a file cannot be read. See docs/en/build/scenarios.md for the file format.

    Examples:

    ruleone rules check my-cases.toml

    ruleone rules check --rule house-14.1

    ruleone rules check --edition friday-club.toml
cli-rules-check-metavar = FILE
cli-rules-check-paths = Scenario files or folders. Default: the cases that come with the book.
cli-rules-check-edition = Play all scenarios under this edition instead: its id, or a file of house rules.
cli-rules-check-rule = Only scenarios that prove this rule.
cli-rules-check-json = Print one JSON document: for each scenario and edition, whether the result matches, and what does not.
cli-rules-check-nothing = No such scenarios in { $paths }.
cli-rules-check-fault = { $file }: { $scenario } under { $edition }: { $words }
cli-rules-check-unlike = at step { $step }, { $what }: expected { $expected }, got { $came }
cli-rules-check-no-hand = before the first step, { $what }: expected { $expected }, got { $came }
cli-rules-check-refused = at step { $step }, { $what } was refused: { $why }
cli-rules-check-proves-nothing = the result is the same with { $options }, so it proves nothing about that
cli-rules-check-sum = { $cases ->
    [one] 1 scenario
   *[other] { $cases } scenarios
    }, played { $runs ->
    [one] once
   *[other] { $runs } times
    }: { $failed ->
    [0] all results match.
    [one] 1 does not match.
   *[other] { $failed } do not match.
    }
cli-rules-lang = The language of the output.
cli-rules-rule = Rule
cli-rules-title = Title
cli-rules-topic = Topic
cli-rules-kind = Kind
cli-rules-option = Option
cli-rules-means = Meaning
cli-rules-value = Setting
cli-rules-by = By rule
cli-rules-edition = Edition
cli-rules-dot = { " · " }
cli-rules-count = { $found } of { $of } rules
cli-rules-differ = { $first } and { $second }: { $count } of { $of } options differ.
cli-rules-because = { $option }: { $why }
cli-rules-why = { $option } was { $was } and is { $to } in this house: { $why }
cli-rules-applied-by = Applied by { $editions }.
cli-rules-options-in = Options it sets, in { $edition }:
cli-rules-behind = Based on: { $rules }. House rules that change this option name the one they override.
cli-rules-takes-flag = yes or no
cli-rules-takes-number = a whole number
cli-rules-takes-optional-number = a whole number, or none
cli-rules-takes-fraction = a fraction, such as 1/2
cli-rules-choice = { $choice } ({ $means })
cli-rules-takes-choice = one of { $known }
cli-rules-takes-listing = a list of names
cli-rules-takes-some = some of { $known }
cli-rules-takes-order = each of { $known } once
cli-rules-no-topic = There is no topic “{ $topic }”. Choose one of these: { $topics }.
cli-rules-no-rule = The book has no rule or option “{ $name }”. Similar: { $near }.
