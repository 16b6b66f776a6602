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
flaw-chips-not-stack = The chips that a player is given are worth { $chips }, his stack is { $stack }.
flaw-cannot-be-paid = { $amount } cannot be paid: the smallest chip in play is { $chip }.
flaw-set-without-change = A player cannot pay { $amount } with the chips that he is given.
flaw-removes-no-chip = No chips of { $chip } are in play that could leave it.
flaw-color-up-possible = Chips of { $chip } are not needed any more and could leave play in the break after this level.

# Structures: why a file cannot be read.
refusal-sheet-no-json = This is no JSON object: { $why }.
refusal-sheet-no-csv = This is no CSV: { $why }.
refusal-sheet-no-column = There is no column “{ $key }”, or it lacks. The columns are { $known }; the first of them has to be there.
refusal-sheet-cells = The line has { $came } cells, there are { $most } columns.
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
wish-levels-do-not-fit = With levels of that length there are { $came } of them; these blinds need from { $fewest } to { $most }.
wish-time-does-not-fit = In { $came } minutes there is no room for { $fewest } levels, or too much for { $most }.
