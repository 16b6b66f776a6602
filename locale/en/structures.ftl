# Structures: what is wrong with one.
flaw-game-without-stakes = The level has no stakes for { $game }.
flaw-starts-shallow = A stack starts with { $depth } { $counted ->
    [points] points
   *[blinds] big blinds
}; the minimum is { $least }.
flaw-blinds-outgrow-chips = From here all chips in play are only { $depth } { $counted ->
    [points] points
   *[blinds] big blinds
}; the minimum is { $least }.
flaw-levels-run-out = In the last level { $depth } { $counted ->
    [points] points
   *[blinds] big blinds
} are still in play, more than { $most }. Add levels.
flaw-ante-nobody-pays = The level has an ante of { $ante }, but the structure says that nobody pays antes.
flaw-antes-heavy = Antes of { $ante } from each player add up to { $together } at a full table, more than two big blinds of { $big }.
flaw-stud-antes-heavy = Antes of { $ante } from each player add up to { $together } at a full table, more than two small bets of { $bet }.
flaw-ante-above-big-blind = The ante of { $ante } is more than the big blind of { $big }.
flaw-chip-twice = A denomination appears twice.
flaw-chips-not-stack = The chips given to each player are worth { $chips }, but the stack is { $stack }.
flaw-cannot-be-paid = { $amount } cannot be paid: the smallest chip in play is { $chip }.
flaw-set-without-change = A player cannot pay { $amount } with the starting chips.
flaw-removes-no-chip = There are no chips of { $chip } in play to remove.
flaw-color-up-possible = Chips of { $chip } are no longer needed and could be colored up in the break after this level.
flaw-lengths-of-two-kinds = All levels must be in minutes, or all must last the same number of hands: no clock can follow both.
flaw-game-not-dealt = { $game } cannot be dealt at tables of { $seats } under these rules.
flaw-games-too-many = The rotation has { $came } games; the maximum is { $most }.
flaw-thirteen-with-others = 13-card poker cannot be combined with other games.
flaw-points-for-blinds = { $game } is played for { $expected ->
    [points] points: the level must say what a point is worth
   *[blinds] blinds: the level may not give a point a value
}.
flaw-color-up-impossible = Chips of { $chip } cannot be colored up to { $larger }: a chip of { $larger } must be worth a whole number of them, at most 1,000.
flaw-color-up-out-of-turn = Chips of { $chip } are colored up before smaller ones.

# Structures: why a file cannot be read.
refusal-sheet-no-json = This is not a JSON object: { $why }.
refusal-sheet-no-csv = This is not valid CSV: { $why }.
refusal-sheet-no-column = The column “{ $key }” is unknown or missing. The columns are { $known }; the first one is required.
refusal-sheet-cells = The line has { $came ->
    [one] one cell
   *[other] { $came } cells
  }, but there are { $most } columns.
refusal-sheet-twice = “{ $key }” appears twice.
refusal-sheet-no-key = There is no “{ $key }”. Choose one of these: { $known }.
refusal-sheet-missing = “{ $key }” is missing.
refusal-sheet-value = { $kind ->
    [text] “{ $key }” must be one line of text without spaces around it, and must not begin with =, +, - or @
    [ante] “{ $key }” must be “none”, “per-player”, “big-blind” or “button”; in a level, a whole number
    [games] “{ $key }” must be a list of games
    [chips] “{ $key }” must be a list of up to 16 pairs: a denomination, and the number of these chips for each player
    [denominations] “{ $key }” must be a list of denominations
    [pair] “{ $key }” must be a pair of whole numbers: small blind and big blind
    [rows] “{ $key }” must be a list of levels and breaks
    [least] “{ $key }” must be a whole number of at least { $bound }
    [most] “{ $key }” must be a whole number of at most { $bound }
   *[number] “{ $key }” must be a whole number
}, not { $came }.
refusal-sheet-level-or-break = A row must be either a level, with its number, or a break, with its minutes.
refusal-sheet-not-for = A { $what } has no “{ $key }”.
refusal-sheet-break-first = A break must come after a level; there is none before this one.
refusal-sheet-level-order = Expected level { $expected } here, not level { $came }.
refusal-sheet-no-game = There is no game “{ $name }”.

# Structures: why none can be made as wished.
wish-out-of-range = { $field ->
    [entrants] The number of players
    [stack] The starting stack
    [minutes] The length of the tournament in minutes
    [level_minutes] The length of a level in minutes
    [depth] The starting depth in big blinds or points
    [table_size] The table size
    [break_minutes] The length of a break in minutes
   *[play_minutes] The time of play before a break in minutes
} must be { $least } to { $most }, not { $came }.
wish-no-game = There is no game “{ $name }”.
wish-no-name = The structure needs a name of at most { $most } characters on one line; it must not begin with =, +, - or @.
wish-thirteen-alone = 13-card poker cannot be combined with other games.
wish-games-too-many = The rotation has { $came } games; the maximum is { $most }.
wish-table-too-large = { $game } cannot be dealt at tables of { $seats }. Choose smaller tables.
wish-chips-too-many = There are { $came } denominations; the maximum is { $most }.
wish-chips-too-small = Each player would get { $count } chips of { $chip }; the maximum is { $most }. Add larger chips.
wish-no-chips = Enter the chip denominations, from 1 up.
wish-chips-apart = Chips of { $chip } do not add up to one of { $larger }: each denomination must be a multiple of the one below it.
wish-stack-not-in-chips = A stack of { $stack } cannot be paid out in chips of { $chip }.
wish-chips-too-large = With chips of { $chip } the smallest blinds are too large for a stack of { $stack }.
wish-nothing-to-climb = There are too few chips in play for a second level. Choose a larger stack or smaller chips.
wish-no-way-up = With chips of { $chip } the blinds cannot rise without more than doubling.
wish-levels-do-not-fit = Levels of that length give { $came ->
    [one] one level
   *[other] { $came } levels
}; these blinds need { $fewest } to { $most }.
wish-time-does-not-fit = { $came } minutes are too short for { $fewest } levels, or too long for { $most }.

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

# A tournament by a custom structure.
template-own-sheet = Custom structure
event-named-own-sheet = Tournament { NUMBER($number, useGrouping: 0) }
refusal-sheet-without-entrants = Enter the number of players the structure is for, or the number of entries of the tournament.
refusal-sheet-with-template = A custom structure must use the template { $expected }, not { $came }.
refusal-structure-unknown = There is no such structure. Choose one of these: { $known }.
refusal-sheet-not-text = The file is not UTF-8 text.
refusal-sheet-large = The structure file is too large: the maximum is { $most } bytes.

# A director's own structure, on the page.
sheet-title = Custom structure
sheet-choose = Choose a structure
sheet-change = Edit structure
sheet-glance = { $levels ->
    [one] One level
   *[other] { $levels } levels
}, { $stack } chips each{ $entrants ->
    [0] {""}
   *[other] , { $entrants } players
}
sheet-warnings = { $count ->
    [0] No problems found.
    [one] One warning; you may ignore it.
   *[other] { $count } warnings; you may ignore them.
}
sheet-unread-row = Level { $level }: { $why }
sheet-unread-stops = This structure cannot be played. { $why }
sheet-stops = { $count ->
    [one] This structure cannot be played: fix one error.
   *[other] This structure cannot be played: fix { $count } errors.
}
sheet-unread = Line { $line }: { $why }
sheet-hours-wrong = Enter more than 0 and at most { $most } hours.
sheet-chips-wrong = Enter whole numbers, separated by spaces or commas.
sheet-from-room = Start from
sheet-from-choose = Choose a template
sheet-from-file = Open TOML, CSV, JSON
sheet-make = Make a structure
sheet-make-button = Make
sheet-made = { $entrants } players, { $minutes } minutes
sheet-hours = Hours, including breaks
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
sheet-without-game = Remove { $game }
sheet-one-more-game = Add game
sheet-set = Chips of a starting stack
sheet-set-worth = Worth { $worth }; the stack is { $stack }.
sheet-chip-count = Chips of { $chip } for each player
sheet-chip-worth = Value of the chip
sheet-without-chip = Remove chips of { $chip }
sheet-one-more-chip = Add chip
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
sheet-removes-about = Tick the chips to color up in a break; those in play are { $chips }.
sheet-remove-level = Remove level { $level }
sheet-remove-break = Remove the break after level { $level }
sheet-add-level = Add a level after level { $level }
sheet-add-break = Add a break after level { $level }
sheet-save = Save as
sheet-use = Use this

# Structures that come with the package.
structure-turbo = Turbo, two hours
structure-regular = Regular, five hours
structure-deep = Deep stacks, a long day
structure-six-handed = Six-handed, four hours
structure-heads-up = Heads-up, an hour
structure-satellite = Satellite, three hours
structure-horse = HORSE, six hours
structure-thirteen = 13-card poker, under two hours
structure-wpt-champions-2018 = WPT Tournament of Champions 2018, as printed
structure-wsop-main-2019 = WSOP Main Event 2019, levels 1 to 6 as printed

# The command.
cli-structure =
    Show, check and make tournament structures: levels, antes, breaks, chips.

    A structure is one that comes with the package, or a file in TOML, CSV or JSON. Start with `ruleone structure list`.
cli-structure-list =
    List the structures that come with the package.

    Examples:

    ruleone structure list

    ruleone structure list --json
cli-structure-show =
    Show one structure: its levels and breaks, its chips, and the stack depth in each level.

    With --as it is printed as a file, to edit by hand, in a spreadsheet or by a program.

    Examples:

    ruleone structure show regular

    ruleone structure show regular --as toml > friday.toml

    ruleone structure show friday.toml --as csv
cli-structure-check =
    Check a structure before you print it.

    The command reports blinds that fall or leap, antes out of order, and amounts that the chips on the tables cannot pay. It also reports blinds too large for the chips in play, and chips that could be colored up. The exit status is 1 if there are warnings, and 2 if the file cannot be read.

    Examples:

    ruleone structure check friday.csv

    ruleone structure check wpt-champions-2018
cli-structure-make =
    Make a structure for a field, a stack and a length of time.

    Blinds rise evenly, in steps that people know and the chips can pay, and end where all chips in play are about 25 big blinds. Small chips are colored up in the first break after which they are not needed.

    Examples:

    ruleone structure make --minutes 300 --entrants 60

    ruleone structure make --minutes 300 --entrants 60 --stack 15000 --level 20 --out friday.toml

    ruleone structure make --minutes 120 --entrants 16 --games thirteen --table-size 4 --stack 5000
cli-structure-metavar = STRUCTURE
cli-structure-meant = The name of a structure, or a file whose name ends in .toml, .csv or .json.
cli-structure-as = Print it as a file in this format.
cli-structure-lang = The language of the output.
cli-structure-edition = The edition to check it under: its id, or a file of house rules.
cli-structure-list-json = Print one JSON document: the name, title, stack, levels and games of each structure.
cli-structure-show-json = Print the structure as a JSON document; the same as --as json.
cli-structure-check-json = Print one JSON document: each flaw with its code, level, parameters, rule and text.
cli-structure-minutes-help = Length of the tournament in minutes, including breaks.
cli-structure-entrants = Number of players.
cli-structure-stack-help = Starting chips of each player.
cli-structure-depth-help = Starting stack in big blinds of the first level; in 13-card poker, in points.
cli-structure-chips = Chip denominations, separated by commas. Default: 25, 100, 500, 1000, 5000, 25000, 100000.
cli-structure-level-minutes = Length of a level in minutes. Default: what fits.
cli-structure-ante-metavar = PAYER
cli-structure-ante-help = The ante payer: none, per-player, big-blind or button.
cli-structure-table-size = Seats at a table.
cli-structure-games-help = The games, separated by commas: nlhe, plo, flstud, thirteen ... Several games take turns, one level each.
cli-structure-play = Minutes of play before a break.
cli-structure-pause = Length of a break in minutes; 0 for none.
cli-structure-name-help = Name of the structure.
cli-structure-out = Write it to this file instead of printing it. The ending of the name sets the format.
cli-structure-made = { $entrants } players, { $minutes } minutes
cli-structure-written = Written to { $path }: { $levels } levels.
cli-structure-unknown = “{ $name }” is not a structure. Choose one of these: { $known }, or a file ending in .toml, .csv or .json.
cli-structure-no-form = The name “{ $path }” does not give a format. End it in one of { $forms }.
cli-structure-no-chips = “{ $came }” are not denominations. Give whole numbers separated by commas, such as 25,100,500.
cli-structure-flaw = Level { $level }: { $words }
cli-structure-by = { $words } ({ $rule })
cli-structure-found = { $count ->
    [0] { $levels } levels, no warnings.
    [one] { $levels } levels, one warning.
   *[other] { $levels } levels, { $count } warnings.
}
cli-structure-name = Name
cli-structure-title = Title
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
cli-structure-by-hands = { $hands } hands per level
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
cli-structure-set = Each player gets { $chips }.
cli-structure-break = Break, { $minutes } min.
cli-structure-day-ends = The day ends here.
cli-structure-removes = { $words } Chips of { $chips } are colored up.
cli-file-unwritten = Could not write the file { $path }: { $why }.

# Prizes and deals.
cli-payouts =
    Calculate the prizes for a field: whole amounts that add up to the pool.

    Give the number or percentage of places paid, or use a payout table with --table. Above the minimum prize, place n gets a share proportional to 1/n.

    Examples:

    ruleone payouts --pool 20000 --entrants 200 --least 150 --unit 10

    ruleone payouts --pool 2700.50 --entrants 27 --table standard

    ruleone payouts --pool 8000 --entrants 80 --seat 1500

    ruleone payouts --fields 10,20,30,50,100 --csv
cli-payouts-pool = The total to pay out; it may have cents.
cli-payouts-entrants = Number of entries.
cli-payouts-table = A payout table: standard, winner-takes-all or single-table; or one from a tournament that was played: wsop-main-2019, wsop-main-2024, club-200.
cli-payouts-places = Number of places paid.
cli-payouts-percent = Percentage of the field paid, unless --places is given.
cli-payouts-least = Minimum prize.
cli-payouts-unit = Unit of all prizes except the first.
cli-payouts-seat = Value of a seat in a satellite; as many seats are paid as the pool covers.
cli-payouts-fields = Print a payout table by field size instead: the largest field of each column, such as 10,20,50.
cli-payouts-buy-in = With --fields: the amount each entry adds to the pool. The table then shows money, for the smallest field of each column, instead of percentages.
cli-payouts-csv = With --fields: print the table as CSV.
cli-payouts-needs = Give --pool and --entrants, or --fields for a table by field size.
cli-payouts-no-fields = Fields must be { $least } to { $most }, in rising order, such as 10,20,50.
cli-payouts-smallest-field = Each column shows the prizes for its smallest field.
cli-payouts-lang = The language of the output.
cli-payouts-json = Print one JSON document: the prizes, first place first.
cli-payouts-no-amount = “{ $came }” is not an amount. Give a number such as 2700 or 2700.50.
cli-payouts-out-of-range = Amounts must be 0 to { $most }, and a unit at least the smallest coin.
cli-payouts-no-table = There is no payout table “{ $name }”. Choose one of these: { $known }.
cli-payouts-no-column = The table { $name } is for { $least } to { $most } players, not { $came }.
cli-payouts-place = Place
cli-payouts-prize = Prize
cli-payouts-share = Share
cli-payouts-sum = { $places ->
    [one] 1 place paid: { $sum }.
   *[other] { $places } places paid: { $sum } in all.
}
cli-deal =
    Calculate what the players left would get in a deal: by ICM, by a chip chop, or as they agree.

    Give stacks and prizes separated by commas, the first prize first. Amounts are whole and add up.

    Examples:

    ruleone deal --stacks 100000,70000,50000,20000 --prizes 200,120,80,50

    ruleone deal --stacks 33086642,13648882,10663672 --prizes 211800,155800,113000 --left 20000 --amounts 180000,150000,130600
cli-deal-stacks = The stacks, separated by commas.
cli-deal-prizes = The prizes of the places left, first prize first; they may have cents.
cli-deal-left = Amount left to play for, out of the first prize.
cli-deal-amounts = The amounts the players agree on, in the order of the stacks.
cli-deal-lang = The language of the output.
cli-deal-json = Print one JSON document: the amounts, what is left to play for, and the warnings of each deal.
cli-deal-no-amount = “{ $came }” is not an amount. Give numbers separated by commas, such as 200,120 or 200.50,120; stacks must be whole.
cli-deal-stack = Stack
cli-deal-kind = { $kind ->
    [icm] ICM
    [chip-chop] Chip chop
   *[custom] As agreed
}
cli-deal-kept = { $left } is left to play for.
cli-deal-warning = { $deal }: { $words }
