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
flaw-ante-above-big-blind = The ante of { $ante } is more than the big blind of { $big }.
flaw-chip-twice = A denomination is named twice.
flaw-chips-not-stack = The chips that a player is given are worth { $chips }, and the stack is { $stack }.
flaw-cannot-be-paid = { $amount } cannot be paid: the smallest chip in play is { $chip }.
flaw-set-without-change = A player cannot pay { $amount } with the chips that are given out.
flaw-removes-no-chip = No chips of { $chip } are in play that could leave it.
flaw-color-up-possible = Chips of { $chip } are not needed any more and could leave play in the break after this level.

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
   *[number] “{ $key }” is a whole number within its bounds
}. It was { $came }.
refusal-sheet-level-or-break = A row is either a level, with its number, or a break, with its minutes.
refusal-sheet-not-for = A { $what } has no “{ $key }”.
refusal-sheet-break-first = A break comes after a level; there is none before this one.
refusal-sheet-level-order = Level { $expected } is expected here, not level { $came }.
refusal-sheet-no-game = There is no game “{ $name }”.

# Structures: why none can be made as wished.
wish-out-of-range = { $field } is from { $least } to { $most }, not { $came }.
wish-no-game = There is no game “{ $name }”.
wish-no-name = A structure needs a name of up to { $most } characters on one line that does not begin with =, +, - or @.
wish-thirteen-alone = 13-card poker is played by itself.
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
cli-payouts-pool = What is paid out in all; with cents where it has some.
cli-payouts-entrants = How many players entered.
cli-payouts-table = A payout table: standard, winner-takes-all or single-table; or that of an event that was played: wsop-main-2019, wsop-main-2024, club-200.
cli-payouts-places = How many places are paid.
cli-payouts-percent = How many percent of the field are paid, where the places are not told.
cli-payouts-least = The least prize.
cli-payouts-unit = What all prizes but the first are a multiple of.
cli-payouts-seat = What a seat is worth, in a satellite: as many are paid as the pool is good for.
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
