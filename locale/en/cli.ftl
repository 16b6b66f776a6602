### The command line.

cli-about =
    RuleOne deals poker by the book and runs tournaments.

    Start with `ruleone serve`: it opens a card room and prints the address. Each command tells more with --help.
cli-version = ruleone { $version }, kernel: { $kernel ->
    [native] native (C++)
   *[python] Python
    }, engine: { $engine ->
    [compiled] compiled
   *[python] Python
    }
cli-version-help = Print the version, the kernel that ranks hands here, and the engine that deals them.
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
cli-mistake-missing = Missing: { $name }. { $what }
cli-mistake-no-command = There is no command “{ $name }”. The commands are { $commands }.
cli-mistake-no-option = There is no option { $name }.
cli-mistake-no-option-near = There is no option { $name }. Most like it: { $near }.
cli-mistake-takes-none = The option { $name } takes no value.
cli-mistake-no-value = The option { $name } needs a value behind it.
cli-mistake-too-much = Nothing more is expected here, “{ $came }” came.
cli-mistake-no-folder = { $name }: “{ $came }” is a file, and a folder is needed.
cli-mistake-no-file = { $name }: “{ $came }” is a folder, and a file is needed.
cli-mistake-choice = { $name } cannot be “{ $came }”. Its values are { $known }.
cli-mistake-number = { $name } is a { $whole ->
    [true] whole number
   *[false] number
    }{ $range ->
    [between] {" "}from { $least } to { $most }
    [from] {" "}from { $least } up
   *[none] {""}
    }, not “{ $came }”.

cli-rank =
    Rank poker hands against each other and say what each is called.

    A hand is 5 to 7 cards written one after another, rank and suit: A K Q J T 9 ... 2, then s, h, d or c. Of 6 or 7 cards the best five count. With --board, each hand is ranked together with the board. With --order, another hand wins than the high one; --omaha takes two cards of each hand and three of the board.

    Examples:

    ruleone rank AsKsQsJsTs 9c9d9h4s4d

    ruleone rank AhKh QsQd --board Ac9h5h2c7h

    ruleone rank 8c6d4s3sAsKdKc 7s5d4h3c2sJhJd --order ace-to-five

    ruleone rank As2dKcKh QsQd3h2h --board 3c4h8sQcKs --omaha --order eight-or-better
cli-rank-hands = The hands, such as AsKsQsJsTs or A♠K♠Q♠J♠10♠. Single cards and nothing else are one hand.
cli-rank-board = Cards that all hands share, such as Ac9h5h2c7h.
cli-rank-order = What beats what: high, ace-to-five, eight-or-better, deuce-to-seven, badugi, badugi-ace-high, short-deck and its variants.
cli-rank-omaha = Two cards of the hand and three of the board count.
cli-rank-lang = The language of the names.
cli-rank-json = Print one JSON document: place, cards, the cards that make the hand, value, category, ranks and name of each hand, best first.
cli-rank-place = Place
cli-rank-cards = Cards
cli-rank-name = Hand
cli-rank-value = Value
cli-rank-written = { $cards }
cli-rank-wrong = “{ $hand }” is no hand. A hand is { $least } to { $most } different cards{ $short ->
    [true] {" "}from six up
   *[false] {""}
    }, each a rank and a suit, such as As or Td.
cli-rank-wrong-with-board = “{ $hand }” with the board “{ $onboard }” is no hand. Together they are { $least } to { $most } different cards{ $short ->
    [true] {" "}from six up
   *[false] {""}
    }, each a rank and a suit, such as As or Td.
cli-rank-wrong-omaha = “{ $hand }” with the board “{ $onboard }” is no hand. Omaha has 4 to 6 cards in hand and 3 to 5 on the board, all different{ $short ->
    [true] {" "}and from six up
   *[false] {""}
    }, each a rank and a suit, such as As or Td.
cli-rank-no-order = There is no order “{ $order }”. There are { $orders }.
cli-rank-no-omaha = Omaha hands are five cards; the order { $order } has none.
cli-rank-too-many = At most { $most } hands at a time; { $came } came.

cli-serve =
    Open a card room and keep it open.

    It prints the address for everybody and a link for the director. All that happens is saved in a folder; start it again with the same folder and play goes on where it was, also after a crash.

    Examples:

    ruleone serve

    ruleone serve --host 0.0.0.0 --port 8080

    ruleone serve --data ~/friday-night

    ruleone serve --rules friday-club.toml
cli-serve-rules = House rules to play by: a file that changes options of an edition, or an edition's id. May be given again: rules built on chinese hold for 13-card poker, on holdem-a, -b or -c for home games of that kind, all others for the rest. Read at the start; what is being played goes on under the rules it began with.
cli-serve-rules-twice = { $first } and { $second } lay down rules for the same games. Give one of them.
cli-serve-rules-unplayable = Under { $edition } the room could not deal { $what }: { $why }.
cli-serve-rules-in-force = Rules:              { $editions }
cli-serve-taken-up = { $names } began under rules that this version has otherwise ({ $edition }), and played on under the rules of the beginning. New events and tables go by the new rules.
cli-serve-carried-stays = - { $option } stays { $value }; the edition now has { $today }.
cli-serve-carried-before = - { $option } is new: it is played as before there was such an option, { $value }; the edition has { $today }.
cli-serve-carried-unknown = - { $option } is new, and what was played before is not known: { $value }, as the edition has it now.
cli-serve-carried-gone = - { $option } was { $value }: this version has no such option, and plays as it always does.
cli-serve-host = The address to listen on. 127.0.0.1 is this machine alone; 0.0.0.0 lets phones and other machines in your network join.
cli-serve-port = The port. Where it is taken, the next free one is used and said; 0 takes any.
cli-serve-data = The folder that keeps the room. It is made where it is missing.
cli-serve-pace = How fast house players think and hands follow one another: 2 is twice as fast, 0 without any wait. A person's time to act stays as it is.
cli-serve-name = A further host name the room answers to, for example behind a proxy; may be given again.
cli-serve-address = The address under which others find the room, for example https://cards.example.org behind a proxy. Links, codes and printed papers carry it.
cli-serve-bad-address = { $came } is not an address of a room. Give http:// or https://, a host and, if needed, a port.
cli-serve-json = Print address and director's link as one line of JSON.
cli-serve-open = The room is open:   { $address }
cli-serve-director = For the director:   { $address }
cli-serve-others = For others:         { $address }
cli-serve-saved = Saved in:           { $data }   (Ctrl+C closes the room; nothing is lost)
cli-serve-warning = Careful: everybody in your network can come in, and what is sent is not encrypted.
cli-serve-alone = For this machine alone: no other machine opens its links and codes. --host 0.0.0.0 lets your network in; --address names the address of a proxy.
cli-serve-port-busy = Port { $port } is taken; the room opens at { $free }.
cli-serve-closed =
    The room is closed. Everything is saved in { $data }.
    Journal head: { $head }
cli-serve-in-use = Another ruleone serve has { $data } open. Stop that one first, or choose another folder with --data.
cli-serve-no-folder = The folder { $data } cannot be used: { $why }.
cli-serve-no-door = The room cannot listen at { $host }, port { $port }: { $why }.
cli-serve-no-pages = The pages are not built: programs can use the room, browsers cannot. In a source tree, `make run` builds them.
cli-serve-stale-pages = The pages are older than their source: browsers get what was built before. `npm --prefix { $ui } run build` builds them anew.
cli-serve-journal-failed = The journal in { $data } could not be written: { $why }. The room has stopped, and has told nobody of anything that is not saved. Make room or mend the disk, then start it again: play goes on where it was.
cli-serve-fault = The room has stopped because of a mistake of its own ({ $why }); its log tells more. Everything that anybody was told is saved in { $data }: start it again, and play goes on where it was.
cli-serve-damaged = The journal in { $data } is damaged: { $what }. Nothing was changed. Keep a copy of the folder, then put back a backup of it.
cli-serve-damaged-stream = The journal in { $data } is damaged: in { $stream }, { $what }. Intact there: { $intact ->
    [0] nothing
    [one] the first entry
   *[other] the first { $intact } entries
  }. Nothing was changed. Keep a copy of the folder, then put back a backup of it.
cli-serve-set-aside = { $stream } is damaged and set aside: { $what }. The event or hand is over, so the room opens without it. `ruleone verify` reports all damage; a backup has the entries.
cli-serve-bad-key = { $where } does not hold a key. A key is 64 hexadecimal digits. Put the right one there, or remove it to open the room with a new key.
cli-serve-key-lost = The key that this room was written with is missing. Hands in play are void, staff links and tokens no longer open anything, and webhooks must be added again. Finished hands and results are complete.
cli-serve-hand-void = Hand { $number } of { $name } is void: its cards cannot be read without the key. Everyone has the chips from before the hand.
cli-serve-cut-back = The end of the journal in { $data } is damaged: { $what }. The room goes on from the last whole entry, { $entries } in all. Lost: { $lost }{ $unread ->
    [yes] , and what was written last cannot be read
   *[no] {""}
    }. The damaged file is kept as { $kept }.
cli-serve-cut-nothing = no entry that can be read
cli-serve-cut-stream = { $stream } ({ $count ->
    [one] 1 entry
   *[other] { $count } entries
  })
cli-serve-verify = Before opening, read every entry of the journal and say what was found; a damaged one stays closed.
cli-serve-abandoned-event = Event { $name } was in play and has ended without a result: { $reason ->
    [rules-not-kept] this version has other rules of that name, and the journal does not hold the old ones, because the version that wrote it kept none ({ $why })
    [rules-unreadable] its rules are in the journal, and this version cannot play by them any more ({ $why })
   *[form] this version cannot read what happened there ({ $why })
    }. Its players are told so. What happened in it stays in the journal, in the stream event/{ $name }.
cli-serve-abandoned-cash-table = Cash table { $name } was in play and has been closed: { $reason ->
    [rules-not-kept] this version has other rules of that name, and the journal does not hold the old ones, because the version that wrote it kept none ({ $why })
    [rules-unreadable] its rules are in the journal, and this version cannot play by them any more ({ $why })
   *[form] this version cannot read what happened there ({ $why })
    }. Everybody has their chips back in their wallet, those of a hand in play as it began, and is told so. What happened there stays in the journal, in the stream cash/{ $name }.

cli-link =
    Print another director link of the room in this folder.

    It opens one browser, within the hour. Where the room is closed, the link opens something as soon as the room is open again. Whoever may write into the folder may direct the room.
cli-link-room = The address to print the link with, such as https://cards.example. Without it, where others found the room when it was opened last, and the address on this machine.
cli-link-opens-once = This link opens one browser, within the hour:
cli-link-here = The same link on this machine, for programs here:
cli-link-opens-later = The room is closed. Once it is open, within the hour, this link opens one browser:
cli-link-not-made = The room in { $data } is open but did not make the link. Is it busy or still starting? Try again.
cli-verify =
    Check a room's folder: read every entry and say what is intact and what is damaged.

    Nothing in the folder is changed. The exit status is 0 where all is intact, 1 where something is damaged, 2 where there is no room to check or one is open.

    Examples:

    ruleone verify room-data

    ruleone verify ~/friday-night --json
cli-verify-data = The folder that keeps the room.
cli-verify-json = Print one JSON document: entries, streams, and each fault.
cli-verify-head = A journal head noted earlier. Report if the journal no longer has those entries, for example because its end was cut off.
cli-verify-no-head = { $head } is not a journal head. It is the number of entries, a hyphen and 64 hexadecimal digits, as verify prints it.
cli-verify-head-now = Journal head: { $head }
cli-value-head = HASH
cli-verify-sound = { $data } is intact: { $entries ->
    [one] one entry
   *[other] { $entries } entries
  } in { $streams ->
    [one] one stream
   *[other] { $streams } streams
  }, each as it was written.
cli-verify-damaged = { $data } is damaged. Intact: { $intact } of { $streams } streams; { $entries } entries can be believed. Nothing was changed.
cli-verify-fault = - { $what }
cli-verify-fault-stream = - { $stream }: { $what }. Intact there: { $intact ->
    [0] nothing.
    [one] the first entry.
   *[other] the first { $intact } entries.
  }
cli-verify-no-room = There is no room in { $data }: it has no journal.sqlite.
cli-verify-in-use = A ruleone serve has { $data } open. Stop it first, or check a copy of the folder.

cli-backup =
    Copy a room's folder to a new folder, also while the room is open.

    The copy holds the journal, names, sessions and what waits for webhooks. It is complete to one moment, and the command shows how far it reaches.

    Examples:

    ruleone backup room-data /mnt/disk/friday
cli-backup-data = The folder that keeps the room.
cli-backup-to = The folder for the copy. It must be new or empty.
cli-backup-taken = { $to } is not empty. Choose a new folder for the backup.
cli-backup-with-key = Copy the room's key too. Whoever has it can read the hands in play.
cli-backup-no-key = The key is not in the backup: hands in play cannot be read there. Keep a copy of { $file } in a safe place.
cli-backup-done = Backup complete: { $to }
cli-backup-reach = It holds { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  } up to { $time }. Journal head: { $head }
cli-restore =
    Put a backup in the place of a room's folder.

    The room must be closed. The folder as it was is kept beside it. Everything after the time of the backup is missing; the command shows how far it reaches.

    Examples:

    ruleone restore /mnt/disk/friday room-data
cli-restore-backup = The folder with the backup.
cli-restore-data = The folder that keeps the room.
cli-restore-no-key = There is no key in the backup or the folder. The room gets a new one.
cli-restore-done = Restored: { $data }
cli-restore-before = The folder as it was is kept as { $before }
cli-history =
    Write hands that were played in a room to the standard output, in a form that other programs read.

    They are those of one event or of one cash table that are over. With --player or --seat each hand is told as that seat knows it in the end, else with all cards, which are the host's alone to see. Poker is told as phh, pokerstars or ohh, 13-card poker as text or json. Nothing is sent anywhere, and the room must be stopped. The exit status is 1 where the form cannot tell a hand.

    Examples:

    ruleone history room-data --event e3 --player Ann > ann.phhs

    ruleone history room-data --table c1 --form pokerstars --seat 2 > c1.txt
cli-history-data = The folder that keeps the room.
cli-history-event = The event, such as e3; its page has the name in its address.
cli-history-table = The cash table, such as c1.
cli-history-form = The form; phh or text where it is not told.
cli-history-player = Only hands in which somebody of this name sat, as that player knows them.
cli-history-seat = Only hands in which this seat was dealt in, as it knows them.
cli-history-hand = Only the hand of this number.
cli-history-lang = The language of what is said beside the hands.
cli-history-which = Expected either --event with an event such as e3, or --table with a cash table such as c1.
cli-history-eyes = Expected --player or --seat, got both.
cli-history-in-use = A ruleone serve has { $data } open. Stop it first, or take a copy of the folder.
cli-history-damaged = What { $data } keeps is damaged: { $what }. ruleone verify tells more.
cli-history-unknown = There is no { $name } in this room.
cli-history-none = { $name } has no such hand that is over.
cli-history-other-form = { $form } does not tell this game; expected { $forms }.
cli-history-untold = Hand { NUMBER($hand, useGrouping: 0) } is left out: { $why }

cli-edition-unknown = There is no edition “{ $name }”. The editions are { $editions }.
cli-edition-no-option = “{ $name }” changes no option. A changed option is written name=value, such as button.policy=moving.
cli-edition-no-choice = The option { $name } cannot be “{ $value }”. Its values are { $choices }.
cli-edition-no-value = The option { $name } cannot be “{ $value }”.
cli-edition-no-house = No house rules make an edition of the name “{ $name }”.
cli-edition-too-long = The name of an edition has at most { $most } characters.
cli-file-unread = The file { $path } cannot be read: { $why }.
cli-disk-missing = it is not there
cli-disk-forbidden = there is no permission to open it
cli-disk-full = the disk is full
cli-disk-read-only = the disk is read-only
cli-disk-folder = it is a folder
cli-disk-failing = the disk has failed
cli-file-line = { $path }, line { NUMBER($line, useGrouping: 0) }: { $why }
cli-file-no-utf8 = The file { $path } is no text in UTF-8.

cli-rules =
    Read the rulebook: its rules in words, the editions that choose among them, how two editions differ, and cases that try them.

    Start with `ruleone rules list`, then `ruleone rules show` for one rule. Wherever an edition is asked for, a file of house rules will do too.
cli-rules-list =
    List the rules of the catalogue.

    Without an option it lists all of them. Several options narrow the list together.

    Examples:

    ruleone rules list --topic seating

    ruleone rules list --search "odd chip"

    ruleone rules list --edition tda2011
cli-rules-list-edition = Only rules that this edition applies: its id, or a file of house rules.
cli-rules-list-topic = Only rules of this topic, such as seating, clock or etiquette.
cli-rules-list-search = Only rules that have all these words in their id, title, words or options.
cli-rules-list-json = Print one JSON document: of each rule its id, document, title, topic, kind, options and words.
cli-rules-show =
    Show one rule, or one option of the book.

    A rule is shown with its words, the editions that apply it, and what it sets; an option with its value in every edition and the rule that gave it.

    Examples:

    ruleone rules show house-26.3

    ruleone rules show house-26.3 --edition tda2011

    ruleone rules show clock.seconds
cli-rules-show-metavar = RULE
cli-rules-show-name = The id of a rule, such as house-26.3, or the name of an option, such as clock.seconds.
cli-rules-show-edition = The edition whose settings are shown: its id, or a file of house rules.
cli-rules-show-json = Print one JSON document: the rule with its parameters and settings, or the option with its value in every edition.
cli-rules-diff =
    Show what two editions play otherwise, and by which rule each.

    An edition is named by its id, or by a file of house rules.

    Examples:

    ruleone rules diff tda2011 tda2019

    ruleone rules diff modern modern+clock.seconds=30

    ruleone rules diff modern friday-club.toml
cli-rules-diff-first = FIRST
cli-rules-diff-second = SECOND
cli-rules-diff-book = The first edition, or a file of house rules.
cli-rules-diff-other = The edition, or file of house rules, to compare it with.
cli-rules-diff-json = Print one JSON document: each option that differs, with both values, both rules, and the house's reason.
cli-rules-check =
    Play scenarios, worked cases in TOML, and say which come out otherwise than they say.

    Each scenario is played under the editions that it names, and under its other options, where it must come out otherwise. The exit status is 0 where all do as they say, 1 where one does not, 2 where a file cannot be read. docs/en/build/scenarios.md tells how scenarios are written.

    Examples:

    ruleone rules check my-cases.toml

    ruleone rules check --rule house-14.1

    ruleone rules check --edition friday-club.toml
cli-rules-check-metavar = FILE
cli-rules-check-paths = Files of scenarios, or folders of them; without any the cases that come with the book.
cli-rules-check-edition = Play them all under this edition instead: its id, or a file of house rules.
cli-rules-check-rule = Only scenarios that prove this rule.
cli-rules-check-json = Print one JSON document: of each scenario and edition whether it came out as it says, and what did not.
cli-rules-check-nothing = There are no such scenarios in { $paths }.
cli-rules-check-fault = { $file }: { $scenario } under { $edition }: { $words }
cli-rules-check-unlike = at step { $step }, { $what }: expected { $expected }, came { $came }
cli-rules-check-no-hand = before the first step, { $what }: expected { $expected }, came { $came }
cli-rules-check-refused = at step { $step }, { $what } was refused: { $why }
cli-rules-check-proves-nothing = it comes out the same with { $options }, so it proves nothing of that
cli-rules-check-sum = { $cases ->
    [one] 1 scenario
   *[other] { $cases } scenarios
    }, played { $runs ->
    [one] once
   *[other] { $runs } times
    }: { $failed ->
    [0] all come out as they say.
   *[other] { $failed } came out otherwise.
    }
cli-rules-lang = The language of the answer.
cli-rules-rule = Rule
cli-rules-title = Title
cli-rules-topic = Topic
cli-rules-kind = Kind
cli-rules-option = Option
cli-rules-means = What it is
cli-rules-value = Setting
cli-rules-by = By rule
cli-rules-edition = Edition
cli-rules-dot = { " · " }
cli-rules-count = { $found } of { $of } rules
cli-rules-differ = { $first } and { $second }: { $count } of { $of } options differ.
cli-rules-because = { $option }: { $why }
cli-rules-why = { $option } was { $was } and is { $to } in this house: { $why }
cli-rules-applied-by = Applied by { $editions }.
cli-rules-options-in = What it sets, in { $edition }:
cli-rules-behind = Behind it: { $rules }. House rules that change it override one of these.
cli-rules-takes-flag = yes or no
cli-rules-takes-number = a whole number
cli-rules-takes-optional-number = a whole number, or none
cli-rules-takes-fraction = a share, such as 1/2
cli-rules-choice = { $choice } ({ $means })
cli-rules-takes-choice = one of { $known }
cli-rules-takes-listing = a list of names
cli-rules-takes-some = some of { $known }
cli-rules-takes-order = each of { $known } once
cli-rules-no-topic = There is no topic “{ $topic }”. The topics are { $topics }.
cli-rules-no-rule = The book has no rule and no option “{ $name }”. Most like it are { $near }.
