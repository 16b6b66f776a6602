# Structures: what is wrong with one, beside what an event's structure is told.
flaw-game-without-stakes = The level does not say what { $game } is played for.
flaw-starts-shallow = A stack starts with { $depth } { $counted ->
    [points] points
   *[blinds] big blinds
}, fewer than { $least }.
flaw-blinds-outgrow-chips = All chips in play are { $depth } { $counted ->
    [points] points
   *[blinds] big blinds
} from here on, fewer than { $least }.
flaw-levels-run-out = In the last level { $depth } { $counted ->
    [points] points
   *[blinds] big blinds
} are still in play, more than { $most }: add levels.
flaw-ante-nobody-pays = The level has an ante of { $ante }, but the sheet says that there are none.
flaw-antes-heavy = Antes of { $ante } from each player are { $together } at a full table, more than two big blinds of { $big }.
flaw-stud-antes-heavy = Antes of { $ante } from each player are { $together } at a full table, more than two small bets of { $bet }.
flaw-ante-above-big-blind = The ante of { $ante } is more than the big blind of { $big }.
flaw-chip-twice = A denomination is named twice.
flaw-chips-not-stack = The chips that a player is given are worth { $chips }, and the stack is { $stack }.
flaw-cannot-be-paid = { $amount } cannot be paid: the smallest chip in play is { $chip }.
flaw-set-without-change = A player cannot pay { $amount } with the chips that are given out.
flaw-removes-no-chip = No chips of { $chip } are in play that could leave it.
flaw-color-up-possible = Chips of { $chip } are not needed any more and could leave play in the break after this level.
flaw-lengths-of-two-kinds = Either all levels are timed in minutes, or all of them last the same number of hands: no clock can follow both.
flaw-game-not-dealt = { $game } cannot be dealt at tables of { $seats } under these rules.
flaw-games-too-many = The levels go through { $came } games before these begin again; at most { $most } can take turns.
flaw-thirteen-with-others = 13-card poker is played by itself.
flaw-points-for-blinds = { $game } is played for { $expected ->
    [points] points: the level says what one is worth
   *[blinds] blinds, and no point is worth anything in it
}.
flaw-color-up-impossible = Chips of { $chip } cannot leave play for chips of { $larger }: a chip of { $larger } has to be worth a whole number of them, up to a thousand.
flaw-color-up-out-of-turn = Chips of { $chip } leave play before smaller ones do.

# Structures: why a file cannot be read.
refusal-sheet-no-json = This is no JSON object: { $why }.
refusal-sheet-no-csv = This is no CSV: { $why }.
refusal-sheet-no-column = There is no column “{ $key }”, or it is missing. The columns are { $known }; the first of them has to be there.
refusal-sheet-cells = The line has { $came ->
    [one] one cell
   *[other] { $came } cells
  }, there are { $most } columns.
refusal-sheet-twice = “{ $key }” stands there twice.
refusal-sheet-no-key = There is no “{ $key }”. There are { $known }.
refusal-sheet-missing = “{ $key }” is missing.
refusal-sheet-value = { $kind ->
    [text] “{ $key }” is one line of text without spaces around it that does not begin with =, +, - or @
    [ante] “{ $key }” is “none”, “per-player”, “big-blind” or “button”; of a level, a whole number
    [games] “{ $key }” is a list of games
    [chips] “{ $key }” is a list of up to 16 pairs: a denomination, and how many of it a player is given
    [denominations] “{ $key }” is a list of denominations
    [pair] “{ $key }” is a pair of whole numbers: small blind and big blind
    [rows] “{ $key }” is a list of levels and breaks
    [least] “{ $key }” is a whole number from { $bound } up
    [most] “{ $key }” is a whole number up to { $bound }
   *[number] “{ $key }” is a whole number
}. It was { $came }.
refusal-sheet-level-or-break = A row is either a level, with its number, or a break, with its minutes.
refusal-sheet-not-for = A { $what } has no “{ $key }”.
refusal-sheet-break-first = A break comes after a level; there is none before this one.
refusal-sheet-level-order = Level { $expected } is expected here, not level { $came }.
refusal-sheet-no-game = There is no game “{ $name }”.

# Structures: why none can be made as wished.
wish-out-of-range = { $field ->
    [entrants] The number of players
    [stack] The starting stack
    [minutes] The length of the event in minutes
    [level_minutes] The length of a level in minutes
    [depth] In big blinds or points, the starting depth
    [table_size] The size of a table
    [break_minutes] The length of a break in minutes
   *[play_minutes] The time of play before a break in minutes
} is from { $least } to { $most }, not { $came }.
wish-no-game = There is no game “{ $name }”.
wish-no-name = A structure needs a name of up to { $most } characters on one line that does not begin with =, +, - or @.
wish-thirteen-alone = 13-card poker is played by itself.
wish-games-too-many = Up to { $most } games can take turns, not { $came }.
wish-table-too-large = { $game } cannot be dealt at tables of { $seats }: take smaller ones.
wish-chips-too-many = Up to { $most } denominations are taken, not { $came }.
wish-chips-too-small = A player would be given { $count } chips of { $chip }, more than { $most }: add larger ones.
wish-no-chips = Name the denominations of the chips, from 1 up.
wish-chips-apart = Chips of { $chip } do not make one of { $larger }: each denomination has to be a multiple of the one below it.
wish-stack-not-in-chips = A stack of { $stack } cannot be paid out in chips of { $chip }.
wish-chips-too-large = With chips of { $chip } the smallest blinds are too large for a stack of { $stack }.
wish-nothing-to-climb = There are too few chips in play for a second level: take a larger stack or smaller chips.
wish-no-way-up = With chips of { $chip } the blinds cannot rise without more than doubling.
wish-levels-do-not-fit = With levels of that length { $came ->
    [one] there is one of them
   *[other] there are { $came } of them
}; these blinds need from { $fewest } to { $most }.
wish-time-does-not-fit = In { $came } minutes there is no room for { $fewest } levels, or too much for { $most }.

# Structures: why no event is announced by one, or none made.
refusal-flaw-no-levels = { flaw-no-levels }
refusal-flaw-thirteen-with-others = { flaw-thirteen-with-others }
refusal-flaw-games-too-many = { flaw-games-too-many }
refusal-flaw-game-not-dealt = { flaw-game-not-dealt }
refusal-flaw-levels-without-length = Level { $level }: { flaw-levels-without-length }
refusal-flaw-lengths-of-two-kinds = Level { $level }: { flaw-lengths-of-two-kinds }
refusal-flaw-blinds-out-of-order = Level { $level }: { flaw-blinds-out-of-order }
refusal-flaw-ante-below-nothing = Level { $level }: { flaw-ante-below-nothing }
refusal-flaw-limits-out-of-order = Level { $level }: { flaw-limits-out-of-order }
refusal-flaw-point-below-one = Level { $level }: { flaw-point-below-one }
refusal-flaw-blinds-beside-points = Level { $level }: { flaw-blinds-beside-points }
refusal-flaw-points-for-blinds = Level { $level }: { flaw-points-for-blinds }
refusal-flaw-break-nowhere = Level { $level }: { flaw-break-nowhere }
refusal-flaw-break-twice-or-empty = Level { $level }: { flaw-break-twice-or-empty }
refusal-flaw-color-up-impossible = Level { $level }: { flaw-color-up-impossible }
refusal-flaw-color-up-out-of-turn = Level { $level }: { flaw-color-up-out-of-turn }
refusal-bad-event-color-up-sold = { bad-event-color-up-sold }
refusal-wish-out-of-range = { wish-out-of-range }
refusal-wish-no-game = { wish-no-game }
refusal-wish-no-name = { wish-no-name }
refusal-wish-thirteen-alone = { wish-thirteen-alone }
refusal-wish-games-too-many = { wish-games-too-many }
refusal-wish-table-too-large = { wish-table-too-large }
refusal-wish-no-chips = { wish-no-chips }
refusal-wish-chips-apart = { wish-chips-apart }
refusal-wish-chips-too-many = { wish-chips-too-many }
refusal-wish-chips-too-small = { wish-chips-too-small }
refusal-wish-stack-not-in-chips = { wish-stack-not-in-chips }
refusal-wish-chips-too-large = { wish-chips-too-large }
refusal-wish-nothing-to-climb = { wish-nothing-to-climb }
refusal-wish-no-way-up = { wish-no-way-up }
refusal-wish-levels-do-not-fit = { wish-levels-do-not-fit }
refusal-wish-time-does-not-fit = { wish-time-does-not-fit }

# An event by a sheet of one's own.
template-own-sheet = A structure of one's own
event-named-own-sheet = Event { NUMBER($number, useGrouping: 0) }
refusal-sheet-without-entrants = Say for how many players the structure is, or how many entries the event takes.
refusal-sheet-with-template = A structure of one's own is announced with the template { $expected }, not { $came }.
refusal-structure-unknown = There is no such structure. The structures are { $known }.
refusal-sheet-not-text = The file is not text: it has to be in UTF-8.
refusal-sheet-large = A structure has at most { $most } bytes.

# A director's own structure, on the page.
sheet-title = A structure of your own
sheet-choose = Choose a structure
sheet-change = Change the structure
sheet-glance = { $levels ->
    [one] One level
   *[other] { $levels } levels
}, { $stack } chips each{ $entrants ->
    [0] {""}
   *[other] , { $entrants } players
}
sheet-warnings = { $count ->
    [0] Nothing is wrong with it.
    [one] One warning: it may stand.
   *[other] { $count } warnings: they may stand.
}
sheet-unread-row = Level { $level }: { $why }
sheet-unread-stops = No event can be played like this. { $why }
sheet-stops = { $count ->
    [one] No event can be played like this: one thing to look at.
   *[other] No event can be played like this: { $count } things to look at.
}
sheet-unread = Line { $line }: { $why }
sheet-hours-wrong = More than 0 hours, and { $most } at most.
sheet-chips-wrong = Whole numbers, with spaces or commas between them.
sheet-from-room = Start from
sheet-from-choose = Choose a template
sheet-from-file = Open TOML, CSV, JSON
sheet-make = Make one for an evening
sheet-make-button = Make it
sheet-made = { $entrants } players, { $minutes } minutes
sheet-hours = Hours, with breaks
sheet-entrants = Players
sheet-stack = Stack
sheet-level-minutes = Minutes per level (optional)
sheet-table-size = Seats per table
sheet-antes = Antes
sheet-antes-none = None
sheet-antes-big-blind = From the big blind
sheet-antes-button = From the button
sheet-antes-per-player = From each player
sheet-chips = Chips
sheet-levels-by = Levels last
sheet-by-minutes = minutes
sheet-by-hands = hands
sheet-minutes = Minutes per level
sheet-hands = Hands per level
sheet-games = Games, one level each
sheet-without-game = Leave out { $game }
sheet-one-more-game = One more game
sheet-set = Chips of a starting stack
sheet-set-worth = Worth { $worth }; the stack is { $stack }.
sheet-chip-count = How many chips of { $chip } each player is given
sheet-chip-worth = What the chip is worth
sheet-without-chip = Leave out the chip of { $chip }
sheet-one-more-chip = One more chip
sheet-small-blind = Small blind
sheet-big-blind = Big blind
sheet-column-point = A point
sheet-column-ante = Ante
sheet-column-small-bet = Small bet
sheet-column-stud-ante = Stud ante
sheet-column-bring-in = Bring-in
sheet-big-bet-small = No-limit small blind
sheet-big-bet-big = No-limit big blind
sheet-cell = Level { $level }: { $what }
sheet-break = Break
sheet-day-ends = minutes: the day ends
sheet-removes = without { $chip }
sheet-removes-about = Chips that leave play in a break are ticked there; those in play are { $chips }.
sheet-remove-level = Remove level { $level }
sheet-remove-break = Remove the break after level { $level }
sheet-add-level = One more level after level { $level }
sheet-add-break = A break after level { $level }
sheet-save = Save as
sheet-use = Use it

# Structures that come with the package.
structure-turbo = Turbo, two hours
structure-regular = Regular, an evening of five hours
structure-deep = Deep stacks, a long day
structure-six-handed = Tables of six, four hours
structure-heads-up = Heads-up, an hour
structure-satellite = Satellite, three hours
structure-horse = HORSE, six hours
structure-thirteen = 13-card poker, under two hours
structure-wpt-champions-2018 = WPT Tournament of Champions 2018, as printed
structure-wsop-main-2019 = WSOP Main Event 2019, levels 1 to 6 as printed

# The command.
cli-structure =
    Structures of events: levels, antes, breaks, chips.

    A structure is one that comes with the package, or a file in TOML, CSV or JSON. Start with `ruleone structure list`.
cli-structure-list =
    List the structures that come with the package.

    Examples:

    ruleone structure list

    ruleone structure list --json
cli-structure-show =
    Show one structure: its levels and breaks, the chips, how deep a stack is in each level.

    With --as it is printed as a file, to change by hand, in a spreadsheet or by a program.

    Examples:

    ruleone structure show regular

    ruleone structure show regular --as toml > friday.toml

    ruleone structure show friday.toml --as csv
cli-structure-check =
    Say what a director should know about a structure before it is printed.

    It tells of blinds that fall or leap, antes out of order, amounts that the chips on the tables cannot pay, blinds that outgrow the chips in play, and chips that could leave it. It ends with 1 where there is something to tell, with 2 where the file cannot be read.

    Examples:

    ruleone structure check friday.csv

    ruleone structure check wpt-champions-2018
cli-structure-make =
    Make a structure for a field, a stack and an evening.

    Blinds rise evenly, by steps that people know and the chips can pay, and end where all chips in play are about 25 big blinds. Small chips leave play in the first break behind which they are not needed.

    Examples:

    ruleone structure make --minutes 300 --entrants 60

    ruleone structure make --minutes 300 --entrants 60 --stack 15000 --level 20 --out friday.toml

    ruleone structure make --minutes 120 --entrants 16 --games thirteen --table-size 4 --stack 5000
cli-structure-metavar = STRUCTURE
cli-structure-meant = The name of a structure, or a file whose name ends in .toml, .csv or .json.
cli-structure-as = Print it as a file of this form.
cli-structure-lang = The language of the answer.
cli-structure-edition = The edition that it is checked under: its id, or a file of house rules.
cli-structure-list-json = Print one JSON document: of each structure its name, what it is, its stack, levels and games.
cli-structure-show-json = Print the structure as a JSON document; the same as --as json.
cli-structure-check-json = Print one JSON document: each flaw with its code, level, parameters, rule and words.
cli-structure-minutes-help = How long the event is to last, breaks included.
cli-structure-entrants = How many players enter.
cli-structure-stack-help = The chips that each of them starts with.
cli-structure-depth-help = How many big blinds that is in the first level; in 13-card poker, points.
cli-structure-chips = The denominations of the chips, with commas between them: 25, 100, 500, 1000, 5000, 25000, 100000 unless told.
cli-structure-level-minutes = How many minutes a level lasts; what fits unless told.
cli-structure-ante-metavar = PAYER
cli-structure-ante-help = Who pays an ante: none, per-player, big-blind or button.
cli-structure-table-size = The seats of a table.
cli-structure-games-help = The games, with commas between them: nlhe, plo, flstud, thirteen ... Several take turns, a level each.
cli-structure-play = How many minutes are played before a break.
cli-structure-pause = How many minutes a break lasts; 0 for none.
cli-structure-name-help = What the structure is called.
cli-structure-out = Write it to this file, in the form that its name ends in, instead of printing it.
cli-structure-made = { $entrants } players, { $minutes } minutes
cli-structure-written = Written to { $path }: { $levels } levels.
cli-structure-unknown = “{ $name }” is no structure. There are { $known }, and files whose names end in .toml, .csv or .json.
cli-structure-no-form = The name “{ $path }” tells no form. It ends in one of { $forms }.
cli-structure-no-chips = “{ $came }” are no denominations. They are whole numbers with commas between them, such as 25,100,500.
cli-structure-flaw = Level { $level }: { $words }
cli-structure-by = { $words } ({ $rule })
cli-structure-found = { $count ->
    [0] { $levels } levels, nothing to tell.
    [one] { $levels } levels, one thing to tell.
   *[other] { $levels } levels, { $count } things to tell.
}
cli-structure-name = Name
cli-structure-title = What it is
cli-structure-stack = Stack
cli-structure-levels = Levels
cli-structure-lasts = Lasts
cli-structure-level = Level
cli-structure-length = Length
cli-structure-game = Game
cli-structure-blinds = Blinds
cli-structure-ante = Ante
cli-structure-small-bet = Small bet
cli-structure-stud-ante = Stud ante
cli-structure-bring-in = Bring-in
cli-structure-big-bet-blinds = No-limit blinds
cli-structure-point = Point
cli-structure-depth = { $points ->
    [true] Stack in points
   *[false] Stack in big blinds
}
cli-structure-in-play = { $points ->
    [true] All in points
   *[false] All in big blinds
}
cli-structure-one-game = { $game }
cli-structure-minutes = { $minutes } min
cli-structure-hands = { $hands } hands
cli-structure-by-hands = { $hands } hands a level
cli-structure-duration = { $hours } h { $minutes } min
cli-structure-source = Source: { $source }
cli-structure-for = { $entrants } players at tables of { $size }, { $stack } chips each, { $antes ->
    [none] no antes
    [per-player] antes from each player
    [button] a button ante
   *[big-blind] a big blind ante
}.
cli-structure-for-any = Tables of { $size }, { $stack } chips for each player, { $antes ->
    [none] no antes
    [per-player] antes from each player
    [button] a button ante
   *[big-blind] a big blind ante
}.
cli-structure-games = Games: { $choices }.
cli-structure-chip = { $count } × { $chip }
cli-structure-set = Each player is given { $chips }.
cli-structure-break = Break, { $minutes } min.
cli-structure-day-ends = The day ends here.
cli-structure-removes = { $words } Chips of { $chips } leave play.
cli-file-unwritten = The file { $path } cannot be written: { $why }.

# Prizes and deals.
cli-payouts =
    The prizes of a field: whole amounts that add up to the pool.

    They are made for so many places, or for a share of the field; --table takes them from a payout table instead. Above the least prize, place n gets a share like 1/n.

    Examples:

    ruleone payouts --pool 20000 --entrants 200 --least 150 --unit 10

    ruleone payouts --pool 2700.50 --entrants 27 --table standard

    ruleone payouts --pool 8000 --entrants 80 --seat 1500

    ruleone payouts --fields 10,20,30,50,100 --csv
cli-payouts-pool = What is paid out in all; with cents where it has some.
cli-payouts-entrants = How many players entered.
cli-payouts-table = A payout table: standard, winner-takes-all or single-table; or that of an event that was played: wsop-main-2019, wsop-main-2024, club-200.
cli-payouts-places = How many places are paid.
cli-payouts-percent = How many percent of the field are paid, where the places are not told.
cli-payouts-least = The least prize.
cli-payouts-unit = What all prizes but the first are a multiple of.
cli-payouts-seat = What a seat is worth, in a satellite: as many are paid as the pool is good for.
cli-payouts-fields = A payout table by the size of the field in the place of one field: the largest field of each column, such as 10,20,50.
cli-payouts-buy-in = With --fields: what each entry brings to the pool. The table then has money, of each column that of its smallest field, in the place of percent.
cli-payouts-csv = With --fields: print the table as CSV.
cli-payouts-needs = Tell --pool and --entrants, or --fields for a table by the size of the field.
cli-payouts-no-fields = Fields are from { $least } to { $most }, in rising order, such as 10,20,50.
cli-payouts-smallest-field = Of each column the prizes of its smallest field.
cli-payouts-lang = The language of the answer.
cli-payouts-json = Print one JSON document: the prizes, first place first.
cli-payouts-no-amount = “{ $came }” is no amount. An amount is a number such as 2700 or 2700.50.
cli-payouts-out-of-range = Amounts are from 0 to { $most }, a unit from the smallest coin up.
cli-payouts-no-table = There is no payout table “{ $name }”. There are { $known }.
cli-payouts-no-column = The table { $name } is for { $least } to { $most } players; { $came } were told.
cli-payouts-place = Place
cli-payouts-prize = Prize
cli-payouts-share = Share
cli-payouts-sum = { $places ->
    [one] One place is paid, { $sum }.
   *[other] { $places } places are paid, { $sum } in all.
}
cli-deal =
    What the players who are left would get in a deal: by ICM, by a chip chop, or what they name themselves.

    Stacks and prizes are given with commas between them, the first prize first. Amounts are whole and add up.

    Examples:

    ruleone deal --stacks 100000,70000,50000,20000 --prizes 200,120,80,50

    ruleone deal --stacks 33086642,13648882,10663672 --prizes 211800,155800,113000 --left 20000 --amounts 180000,150000,130600
cli-deal-stacks = The stacks, with commas between them.
cli-deal-prizes = The prizes of the places that are open, the first one first; with cents where they have some.
cli-deal-left = What stays for the winner, out of the first prize.
cli-deal-amounts = What the players name themselves, in the order of the stacks.
cli-deal-lang = The language of the answer.
cli-deal-json = Print one JSON document: of each deal its amounts, what is left, and warnings.
cli-deal-no-amount = “{ $came }” is no amount. Amounts are numbers with commas between them, such as 200,120 or 200.50,120; stacks are whole.
cli-deal-stack = Stack
cli-deal-kind = { $kind ->
    [icm] ICM
    [chip-chop] Chip chop
   *[custom] As named
}
cli-deal-kept = { $left } stays for the winner.
cli-deal-warning = { $deal }: { $words }
