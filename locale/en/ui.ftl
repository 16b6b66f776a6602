### The pages: lobby, tournament, table, director, clock.

## Everywhere

language-name = EN
pause = ,{" "}
stop = .{" "}
between = ,{" "}
you = you
close = Close
file-choose = Choose a file
menu = Menu
nav-label = Pages
nav-home = RuleOne, to the lobby
nav-lobby = Lobby
nav-event = Tournament
nav-director = Director
nav-own-event = To your tournament's director page
nav-clock = Clock
nav-help = Help
look-label = Language, appearance and sound
look-language = Language
look-theme = Theme
look-theme-light = Light
look-theme-dark = Dark
look-theme-system = System
look-light = Light theme
look-dark = Dark theme
look-deck = Suits
look-two = Two colours
look-four = Four colours
look-four-colours = Suits in four colours
look-felt = Felt
look-felt-celadon = Celadon
look-felt-indigo = Indigo
look-felt-sand = Sand
look-felt-sumi = Ink stone
look-big-blinds = Stacks in big blinds too
look-sound = Sound
look-voice = Announce your turn and who won aloud
look-on = On
look-off = Off
name-yours = Your name:{" "}
name-change = Change your name
name-label = Name
name-hint = Everyone in the room sees this name.
name-save = Save name
stale-title = Last seen { $seconds } s ago.
stale-text = Reconnecting. Your seat and chips are safe.
stale-text-watching = Reconnecting. Nothing is lost; this page continues automatically.
stale-too-fast = This page sent too many commands at once. It reconnects in { $seconds } s.
stale-room-full = The room is full. This page tries again in { $seconds } s.
away-seconds = { $seconds ->
    [one] This page was away for { $seconds } second. Meanwhile:
   *[other] This page was away for { $seconds } seconds. Meanwhile:
}
away-minutes = { $minutes ->
    [one] This page was away for { $minutes } minute. Meanwhile:
   *[other] This page was away for { $minutes } minutes. Meanwhile:
}
away-more = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
away-level = The level is now { $level }.
away-left = { $player } has left seat { $seat }.
away-came = { $player } has come to seat { $seat }.
stale-thirteen = Reconnecting. Your time is frozen: come back within { $left }, or { $after ->
    [surrendered] this hand is surrendered.
    [leaves] the software sets your cards and you leave the table after the hand.
   *[stays] the software sets your cards.
}
stale-thirteen-over = Reconnecting. Your time to come back has run out: { $after ->
    [surrendered] this hand is surrendered.
    [leaves] the software sets your cards and you leave the table after the hand.
   *[stays] the software sets your cards.
}
loading-lobby = Loading lobby…
loading-event = Loading tournament…
loading-table = Loading table…
undrawn-old = This browser is too old for this page. Use Chrome or an Android WebView from { $chrome }, Safari or iOS from { $safari }, or Firefox from { $firefox }. This page may be wrong or incomplete, and the game does not wait.
undrawn-failed = This page could not be shown. Reload it, or open it in another browser and call the tournament director. The game does not wait.
undrawn-again = Reload
nowhere-title = Page not found
refused-without-words = The room refused this ({ $code }).
rule-open = Rule { $rule }, open its text
rule-title = Rule { $rule }
rule-without-words = This rule has no text yet.
rule-edition = Applies in: { $edition }
rule-house-overrides = { $house } plays differently here, overriding this rule:
rule-changed-here = Played differently here:
rule-change-was = instead of { $was } in { $base }
rule-other-changes = { $count ->
    [one] One more option differs from { $base }.
   *[other] { $count } more options differ from { $base }.
    }
ordinal-one = { $n }st
ordinal-two = { $n }nd
ordinal-few = { $n }rd
ordinal-other = { $n }th
place-ordinal = { $place }
place-range = { $from } to { $to }
table-number = Table { NUMBER($table, useGrouping: 0) }
table-number-mine = Table { NUMBER($table, useGrouping: 0) }, yours
seat-number = Seat { $seat }
seat-at = Table { NUMBER($table, useGrouping: 0) }, seat { $seat }
big-blinds = { $blinds } BB
house-player = computer player
house-style = Computer player: { $style }
game-then = { $game }, then { $next }
game-next = Next: { $next }
game-mix = { $count } games
game-mix-chosen = Dealer's choice
game-mix-by-orbit = The games take turns, one orbit each.
game-mix-by-level = The games take turns, one level each.
game-mix-by-hands = The games take turns, { $hands ->
    [one] one hand
   *[other] { $hands } hands
} each.
game-mix-chosen-by-orbit = The players take turns clockwise to choose a game for one orbit.
game-mix-chosen-by-level = The players take turns clockwise to choose a game for one level.
game-mix-chosen-by-hands = The players take turns clockwise to choose a game for { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
game-mix-title = Games
choice-yours = You choose the next game
choice-others = { $player } chooses the next game
choice-left = { $left } left
choice-otherwise = If not: { $next }
choice-made = { $player } has chosen
choice-made-you = You have chosen
choice-pick = Choose the next game
game-nlhe = No-limit hold'em
game-plhe = Pot-limit hold'em
game-flhe = Fixed-limit hold'em
game-nl6plus = No-limit short deck
game-pl6plus = Pot-limit short deck
game-fl6plus = Fixed-limit short deck
game-nlpineapple = No-limit pineapple
game-plpineapple = Pot-limit pineapple
game-flpineapple = Fixed-limit pineapple
game-nlcrazy = No-limit crazy pineapple
game-plcrazy = Pot-limit crazy pineapple
game-flcrazy = Fixed-limit crazy pineapple
game-nlirish = No-limit Irish
game-plirish = Pot-limit Irish
game-flirish = Fixed-limit Irish
game-nlo = No-limit Omaha
game-plo = Pot-limit Omaha
game-flo = Fixed-limit Omaha
game-nlo5 = No-limit five-card Omaha
game-plo5 = Pot-limit five-card Omaha
game-flo5 = Fixed-limit five-card Omaha
game-nlo6 = No-limit six-card Omaha
game-plo6 = Pot-limit six-card Omaha
game-flo6 = Fixed-limit six-card Omaha
game-nlo8 = No-limit Omaha eight-or-better
game-plo8 = Pot-limit Omaha eight-or-better
game-flo8 = Fixed-limit Omaha eight-or-better
game-nlo58 = No-limit five-card Omaha eight-or-better
game-plo58 = Pot-limit five-card Omaha eight-or-better
game-flo58 = Fixed-limit five-card Omaha eight-or-better
game-nlo68 = No-limit six-card Omaha eight-or-better
game-plo68 = Pot-limit six-card Omaha eight-or-better
game-flo68 = Fixed-limit six-card Omaha eight-or-better
game-nlcourchevel = No-limit Courchevel
game-plcourchevel = Pot-limit Courchevel
game-flcourchevel = Fixed-limit Courchevel
game-nlcourchevel8 = No-limit Courchevel eight-or-better
game-plcourchevel8 = Pot-limit Courchevel eight-or-better
game-flcourchevel8 = Fixed-limit Courchevel eight-or-better
game-flstud = Fixed-limit seven-card stud
game-flstud8 = Fixed-limit seven-card stud eight-or-better
game-flrazz = Fixed-limit razz
game-flstud5 = Fixed-limit five-card stud
game-nl5draw = No-limit five-card draw
game-pl5draw = Pot-limit five-card draw
game-fl5draw = Fixed-limit five-card draw
game-nl27sd = No-limit deuce-to-seven single draw
game-pl27sd = Pot-limit deuce-to-seven single draw
game-fl27sd = Fixed-limit deuce-to-seven single draw
game-nl27td = No-limit deuce-to-seven triple draw
game-pl27td = Pot-limit deuce-to-seven triple draw
game-fl27td = Fixed-limit deuce-to-seven triple draw
game-nla5td = No-limit ace-to-five triple draw
game-pla5td = Pot-limit ace-to-five triple draw
game-fla5td = Fixed-limit ace-to-five triple draw
game-nlbadugi = No-limit badugi
game-plbadugi = Pot-limit badugi
game-flbadugi = Fixed-limit badugi
game-nlbadeucey = No-limit badeucey
game-plbadeucey = Pot-limit badeucey
game-flbadeucey = Fixed-limit badeucey
game-nlbadacey = No-limit badacey
game-plbadacey = Pot-limit badacey
game-flbadacey = Fixed-limit badacey

## The keys

keys-title = Keys at the table
keys-note = Keys do nothing while you type. In the amount field Enter sends the amount.
keys-fold = Fold
keys-call = Check or call
keys-raise = Bet or raise to the amount shown
keys-preset = Choose a preset amount
keys-step = One big blind more or less
keys-leap = Five big blinds more or less
keys-type = Type an amount
keys-pick = In a draw: choose a card by its position
keys-draw = Draw, or discard the chosen cards
keys-pat = Stand pat
keys-bring-in = Bring in
keys-show = At showdown: show, muck
keys-back = I'm back

## The lobby

hero-title = Sit down and play
hero-text = A whole tournament that starts when you do: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $seats } seats, { $house ->
    [one] against one computer player
   *[other] against { $house } computer players
}.
hero-button = Join and play
hero-seated-title = Your seat is waiting
hero-seated-text = { $event }, table { NUMBER($table, useGrouping: 0) }. { $left ->
    [one] One player is left.
   *[other] { $left } players are left.
}
hero-seated-button = Back to my table
lobby-turn = A hand is waiting for you
lobby-turn-left = { $left } left
lobby-turn-bank = Time bank: { $left } left
hero-none-title = Watch a table
hero-none-text = All seats are taken. The next tournament opens when one is over.
joining = Joining…
lobby-room = This room
lobby-online = { $people ->
    [one] One person is here.
   *[other] { $people } people are here.
}
lobby-edition = Rules in use: { $edition }.
lobby-events = Tournaments
lobby-events-text = Most tournaments are free, and their prizes only count in the results. If an entry has a price, it is paid from your wallet, and prizes go to your wallet.
lobby-empty = No tournaments yet
lobby-empty-text = The director can announce one.
lobby-all = Show all { $count } finished tournaments
lobby-more = More games
lobby-more-text = A separate table for each game: it starts when you sit down, with computer players.
lobby-offer-shape = { $seats } seats
offer-omaha = Omaha
    .about = Four cards in your hand: two of them play with three board cards. Bets up to the pot.
offer-omaha-eight = Omaha eight-or-better
    .about = Half the pot for the best hand, half for the best low of eight or less.
offer-stud = Seven-card stud
    .about = Seven cards each, four of them face up. No board; the lowest upcard opens.
offer-razz = Razz
    .about = Stud upside down: the lowest five cards win.
offer-triple-draw = Triple draw
    .about = Five cards, three draws. The worst hand wins: 7-5-4-3-2 is the best.
offer-badugi = Badugi
    .about = Four cards of four suits and four ranks, the lower the better. Three draws.
offer-five-card-draw = Five-card draw
    .about = Five cards face down, one draw, the best hand wins.
offer-horse = HORSE
    .about = Hold'em, Omaha eight-or-better, razz, stud and stud eight-or-better, one orbit each.
offer-hose = HOSE
    .about = Hold'em, Omaha eight-or-better, stud and stud eight-or-better, one level each.
offer-eight-game = Eight-game mix
    .about = Triple draw, the five games of HORSE, no-limit hold'em and pot-limit Omaha, six hands each.
offer-dealers-choice = Dealer's choice
    .about = In each hand another player chooses one of ten games.
offer-sit-down = Sit down
column-name = Name
column-game = Game
column-starts = Starts
column-players = Players
column-entry = Entry
column-do = Actions
event-shape = { $seats } seats, { $minutes ->
    [one] 1-minute
   *[other] { $minutes }-minute
} levels, { $stack } chips
event-shape-first = { $seats } seats, level 1 of { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, { $stack } chips
event-shape-hands = { $seats } seats, levels by hands, { $stack } chips
event-at-once = At once
event-gathering = With the first entry
event-deals-soon = You deal table { $table }. This page opens the table when the seats are drawn.
event-by-director = When the director starts it
event-by-maker = When the host starts it
event-starts-in = in { $left }
event-running = Running
event-over = Over
event-won-by = Won by { $player }
event-free = Free
event-at-desk = { $amount } at the desk
event-to-prizes = { $amount } to the prizes
event-join = Join
event-joined = Joined
event-watch = Watch
event-results = Results
event-to-table = To the table
mine-title = Your tournament
mine-seat = Your seat
mine-out = Out
mine-stack = Starting stack
mine-open = Open
mine-leave = Withdraw

## Entries into an event: what they cost, who comes late or again, chips that are bought

money-in = { $amount } { $currency }
entry-shares = { $amount } to the prize pool, { $fee } to the house
entry-to-house = { $fee } to the house
entry-for = { $what } for { $amount }
entry-late = Register late
entry-again = Re-enter
entry-until-level = { $with ->
    [this-break] Until this break ends
    [break] Until the end of the break after level { $level }
   *[other] Until the end of level { $level }
}
entry-until-time = { $until }, { $left } left
entries-add-on-way = Add-ons are paid by
entries-add-on-undo = Undo add-on
entries-title = Entries
entries-guarantee = Guaranteed prize pool
entries-overlay = Overlay
entries-collected = { $amount } collected so far
prizes-overlay = With these entries the house adds { $amount } to meet the guarantee.
entries-late = Late registration
entries-closed = Closed
entries-for-flight = Open for flight { $flight }
entries-again = Re-entry
entries-again-times = { $times ->
    [0] none
    [one] once
   *[other] up to { $times } times
}
entries-mine = You have entered { $count } times
entries-seats = Seats
entries-seats-at-once = { $seats } at a time
entries-waiting = { $count ->
    [0] nobody is waiting
    [one] one player is waiting
   *[other] { $count } players are waiting
}
entries-kept = { $count ->
    [one] The seat of { $players } is held for a rebuy until the table's next hand begins.
   *[other] The seats of { $players } are held for rebuys until their tables' next hands begin.
}
entries-my-place = You are number { $place } on the list for a seat.
entry-wait = Wait for a seat
terms-seats-at-once = Seats at a time
terms-seats = Maximum entries
terms-seats-planned = { $count }, the players of the structure, where this is empty
entries-rebuys = Rebuys
entries-rebuy = { $chips } chips for { $price }
entries-rebuy-until = { $most ->
    [one] once
   *[other] up to { $most } times
}, until level { $until_level } and any break after it end
entries-rebuy-bounty = plus { $bounty } for a new bounty after losing all chips
entries-add-on = Add-on
entries-add-on-when = once, in level { $level } or the break after it
buy-rebuy = Rebuy { $chips } for { $price }
buy-add-on = Add-on { $chips } for { $price }
buy-nothing = No rebuy
rebuy-waits = The table is waiting for you: { $left }
rebuy-choice = Rebuy { $chips } chips for { $price }?
rebuy-times = { $times ->
    [one] This is your last rebuy.
   *[other] You may rebuy { $times } times.
}

## A tournament

event-named-turbo-27 = Turbo { NUMBER($number, useGrouping: 0) }
event-named-sprint-27 = Sprint { NUMBER($number, useGrouping: 0) }
event-named-six-max = Six-handed { NUMBER($number, useGrouping: 0) }
event-named-heads-up = Heads-up { NUMBER($number, useGrouping: 0) }
event-named-deep-1000 = Deep stacks { NUMBER($number, useGrouping: 0) }
event-named-re-entry = Re-entry { NUMBER($number, useGrouping: 0) }
event-named-rebuys = Rebuys { NUMBER($number, useGrouping: 0) }
event-named-omaha = Omaha { NUMBER($number, useGrouping: 0) }
event-named-omaha-eight = Omaha eight-or-better { NUMBER($number, useGrouping: 0) }
event-named-stud = Seven-card stud { NUMBER($number, useGrouping: 0) }
event-named-razz = Razz { NUMBER($number, useGrouping: 0) }
event-named-triple-draw = Triple draw { NUMBER($number, useGrouping: 0) }
event-named-badugi = Badugi { NUMBER($number, useGrouping: 0) }
event-named-five-card-draw = Five-card draw { NUMBER($number, useGrouping: 0) }
event-named-horse = HORSE { NUMBER($number, useGrouping: 0) }
event-named-hose = HOSE { NUMBER($number, useGrouping: 0) }
event-named-eight-game = Eight-game mix { NUMBER($number, useGrouping: 0) }
event-named-dealers-choice = Dealer's choice { NUMBER($number, useGrouping: 0) }
event-state-open = Open
event-state-running = Running
event-state-finishing = Finishing
event-state-over = Over
event-what-alone = { $game }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
event-what = { $game }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $edition }
event-to-my-table = To my table
strip-draw-later = Seats are drawn at the start.
strip-my-seat = My seat
strip-stands = { $amount } chips, { $place } place
moved-to = Your seat has changed. It is now:
moved-read = Got it
strip-stack = { $stack } chips each
strip-winner = Winner
strip-first = 1st by chips
out-prize-of = wins { $amount }
strip-of = of { $count }
strip-blinds = { $blinds } big blinds
players-title = Players
players-find = Find
players-find-label = Find a player
players-none = Nobody has entered yet.
players-all = Show all { $count }
pager-before = Previous
pager-after = Next
pager-where = { $from } to { $to } of { $total }
tables-find-label = Find a table by its number or a player
players-out = out
column-rank = Rank
column-player = Player
column-stack = Stack
column-table = Table
structure-title = Structure
structure-title-points = Structure
structure-break = Break, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
column-level = Level
column-blinds = Blinds
column-limit = Limit
column-ante = Ante
column-length = Length
column-ends = Ends
length-hands = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
length-minutes = { $minutes } min
prizes-preview = Preview prizes
prizes-preview-entries = Number of entries
prizes-preview-seats = { $seats ->
    [one] { $seats } seat is won.
   *[other] { $seats } seats are won.
  }
payouts-least = The minimum prize is { $least }.
payouts-ties-bigger-stack-first = Among players eliminated in the same hand, the one who started it with more chips finishes higher; equal stacks share.
payouts-ties-shared = Players eliminated in the same hand share their places and prizes.
payouts-standard = By field size
payouts-winner-takes-all = Winner takes all
payouts-shares = Custom table
payouts-amounts = Fixed amounts
payouts-plan = Calculated for the field
payouts-by-shares = Prizes by a custom table.
payouts-by-amounts = Prizes as announced; money above the guarantee raises them all in proportion.
payouts-by-places = Prizes calculated for { $places ->
    [one] one place.
   *[other] { $places } places.
  }
payouts-by-plan = Prizes calculated for { $percent } percent of the field.
own-payouts-places = Places
own-payouts-share = Percent each
own-payouts-amount = Amount each
own-payouts-fewer = Remove
own-payouts-fewer-named = Remove line { $line }
own-payouts-more = Add line
own-payouts-column = Column { $column }
own-payouts-from = From entries
own-payouts-to = To entries
own-payouts-sum = Total { $percent } percent of 100.
own-payouts-amounts = The prizes add up to { $sum }; the guaranteed pool is { $pool }.
own-payouts-guarantee = Guarantee { $sum }
own-payouts-more-columns = Add column
own-payouts-fewer-columns = Remove column { $column }
own-payouts-percent = Percentage of the field paid
own-payouts-paid = Or number of places
own-payouts-unit = Rounded to units of
own-payouts-make = Make a table for { $least } to { $most } entries
own-payouts-show = Table by entries
own-payouts-entries = Entries
own-payouts-in-percent = In percent
own-payouts-in-money = In money
own-payouts-money-text = Each column shows the prizes for its smallest field.
own-payouts-save = Save as CSV
new-event-play = Edition, tables and halts
play-usual = As the template says
play-edition = Edition
play-table-size = Seats per table
play-format = Format
play-format-full-ring = Full ring
play-format-short-handed = Short-handed
play-format-turbo = Turbo
play-halts = Short tables
play-halts-usual = As the template says
play-halts-all = Halted in every format
play-halts-book = Halted as the edition says
play-hand-for-hand = Hand for hand: players before the money
terms-entries-min = Minimum entries
terms-payouts = Prizes
terms-payout-table = Payouts
terms-least-prize = Min. cash
terms-ties = Eliminated in the same hand
terms-ties-edition = As the edition says
terms-ties-bigger-stack-first = Bigger stack finishes higher
terms-ties-shared = Share the places
prizes-title = Prizes
prizes-none = Prizes are fixed when registration closes.
prizes-sum = Total
prize-pool = Prize pool
prize-places = { $paid ->
    [one] one place paid
   *[other] { $paid } places paid
}
tables-title = Tables
tables-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
tables-average = average { $amount }
tables-in-play = { $tables ->
    [one] 1 table in play
   *[other] { $tables } tables in play
}
happened-title = History
happened-all = Show all { $count }
draw-title = Seat draw
draw-text = The seats were drawn from this seed. Anyone can repeat the draw and compare.
draw-later = The seed is published with the seats.

## The clock

clock-label = Clock
clock-level = Level { $level }
clock-level-state = Level { $level }, { $state }
clock-waiting = Not started
clock-running = Running
clock-by-rounds = hand for hand
clock-paused = paused
clock-break = Break
clock-over = Over
clock-hands = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
clock-left = { $left } left
clock-next = Next level
clock-after-break = Next: level { $level }
clock-break-left = Break, { $left } left
clock-break-in = Next break
clock-break-after = after level { $level }
clock-left-players = Left
ante-per-player = Ante { $amount }
ante-big-blind = Big blind ante { $amount }
ante-button = Button ante { $amount }
wall-first = First prize
wall-prizes = Prize pool { $pool }, { $paid } paid
wall-chip = Smallest chip { $chip }
wall-fullscreen = Full screen

## The table: around it

rail-label = Level, place and hand so far
dock-label = Your turn and your buttons
seats-label = Seats
standing-label = Place
standing-mine = My place
standing-players = Players
standing-of = of { $left } left
standing-of-entries = of { $entries } left
standing-average = Average
standing-paid = Places paid
standing-paid-places = { $paid }
standing-next-prize = Next prize
phone-level = Level { $level } · { $left }
phone-next = then { $blinds }
phone-place = { $place } of { $left }
phone-left = { $left } left
phone-average = average { $amount }
story-hand = Hand { NUMBER($number, useGrouping: 0) }
story-none = No hand yet
story-over = Hand { NUMBER($number, useGrouping: 0) } is over
story-label = The hand so far
story-to-act = { $player } to act
past-label = Previous hands
past-won = { $player } wins { $amount }
street-preflop = Before the flop
street-flop = Flop
street-turn = Turn
street-river = River
street-second = Second street
street-third = Third street
street-fourth = Fourth street
street-fifth = Fifth street
street-sixth = Sixth street
street-seventh = Seventh street
street-predraw = Before the draw
street-draw = Draw
street-first-draw = First draw
street-second-draw = Second draw
street-third-draw = Third draw
street-showdown = Showdown
street-over = End of the hand
board-cards = The board: { $named }
board-empty = No cards on the board
own-up = face up: { $named }
own-throw = { $named }, discard
own-choose = Your cards: choose cards to discard
dealer-button = Button, seat { $seat }
dealer-button-face = D
pot-only = Pot
pot-main = Main pot
pot-side = { $number ->
    [0] Side pot
   *[other] Side pot { $number }
}
pot-to = to { $players }
pot-to-half = { $order ->
    [high] high: { $players }
    [badugi] badugi: { $players }
   *[low] low: { $players }
}
pot-with-bets = { $amount } with the bets
pot-players = { $players } players
pot-total = Pot { $amount }
seat-open = Seat { $seat }, open
seat-who = { $me ->
    [true] Seat { $seat }, { $player }, you
   *[other] Seat { $seat }, { $player }
}
seat-chips = { $amount } chips
seat-button = has the button
seat-to-act = to act
seat-bet = { $amount } in front
label-wins = Wins { $amount }
label-wins-high = High { $amount }
label-wins-low = Low { $amount }
label-wins-badugi = Badugi { $amount }
label-wins-both = Scoops { $amount }
label-drew = drew { $draws }
label-folded = Folded
label-all-in = All-in
label-all-in-to = All-in { $to }
label-small-blind = Small blind { $to }
    .short = SB { $to }
label-big-blind = Big blind { $to }
    .short = BB { $to }
label-ante = Ante { $to }
    .short = Ante { $to }
label-straddle = Straddle { $to }
    .short = Straddle { $to }
label-entry = Posts { $to }
    .short = Posts { $to }
label-dead-blind = Dead blind { $to }
    .short = Dead { $to }
label-check = Checks
    .short = Checks
label-call = Calls { $to }
    .short = Calls { $to }
label-bet = Bets { $to }
    .short = Bets { $to }
label-raise = Raises to { $to }
    .short = Raise { $to }
label-bring-in = Brings it in, { $to }
    .short = Bring-in { $to }
label-complete = Completes to { $to }
    .short = Complete { $to }
label-discard = Draws { $to }
    .short = Draws { $to }
label-stand-pat = Stands pat
    .short = Pat
label-show = Shows
label-muck = Mucks
label-mucked = Mucked
    .short = Mucks
label-time-ran-out = Time ran out: { $did ->
    [fold] folded
    [check] checks
    [bring-in] brings it in
    [discarded] draws
   *[stood-pat] stands pat
}
    .short = Out of time
label-gone-from-seat = Left the seat: { $did ->
    [fold] folded
    [check] checks
    [bring-in] brings it in
    [discarded] draws
   *[stood-pat] stands pat
}
    .short = Left the seat
label-out = Out
label-moved = Moved
label-left = Left
label-away = Away
label-offline = Offline
label-waits-next-hand = Next hand
label-waits-button = Waiting for button
label-waits-big-blind = Waiting for big blind

## The table: what the dock says

your-turn = Your turn
your-turn-left = Your turn, { $left } left
your-turn-bank = Your turn, { $left } left, then { $bank } bank
your-turn-in-bank = Your turn: time bank
your-turn-banking = Your turn, { $left } left in the time bank
price = { $price } to call, { $part ->
    [true] { $pot } of { $total } to win
   *[other] { $pot } to win
}
price-free = Nothing to call, { $part ->
    [true] { $pot } of { $total } to win
   *[other] { $pot } to win
}
price-soon = { $price } to call, { $part ->
    [true] { $pot } of { $total } to win
   *[other] { $pot } to win
}
showdown-choice = Show your hand or muck it
draw-choice = Choose cards to draw
throw-choice = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
bring-in-choice = You open: { $amount }, or complete to { $to }
bring-in-alone = You open with { $amount }
holding = You have { $hand }
holding-both = You have { $high }; { $low }
waiting-for = { $player } to act
waiting-for-time = { $player } to act, { $left }
dealing = Dealing
watching = You are watching
not-dealt-in = You are not in this hand
you-folded = You have folded
you-time-ran-out = Your time ran out: { $did ->
    [fold] your hand is folded.
    [check] you check.
    [bring-in] you bring it in.
    [discarded] all cards that may be kept are kept.
   *[stood-pat] you stand pat.
}
you-gone-from-seat = You left the seat: { $did ->
    [fold] your hand is folded.
    [check] you check.
    [bring-in] you bring it in.
    [discarded] all cards that may be kept are kept.
   *[stood-pat] you stand pat.
}
you-all-in = All-in, { $part ->
    [true] { $pot } of { $total } to win
   *[other] { $pot } to win
}
won-amount = You win { $amount }
won-player = { $player } wins { $amount }
won-half-amount = { $order ->
    [high] You win { $amount }, the high half
    [badugi] You win { $amount }, the half for badugi
   *[low] You win { $amount }, the low half
}
won-half-player = { $order ->
    [high] { $player } wins { $amount } with the high hand
    [badugi] { $player } wins { $amount } with the badugi
   *[low] { $player } wins { $amount } with the low hand
}
between-state = Next hand in a moment
waiting-button = You are dealt in after the button has passed
table-playing = The hand is in play
table-between = The next hand is about to be dealt
table-halted = The table is halted
table-halted-state = Halted
table-halted-more = Play resumes when it has enough players.
table-paused = The tournament is paused
table-paused-state = Paused
table-paused-more = No hand is dealt until the director resumes.
table-break = Break
table-break-state = Break
table-break-left = Back in { $left }
table-break-more = The next level begins after it.
table-frozen = The table is frozen
table-frozen-state = Frozen
table-frozen-more = Its chips do not add up. Other tables continue; the director has the details.
table-broken = This table has been broken
table-broken-state = Broken
table-broken-more = Its players sit at other tables now.
table-over = The tournament is over
table-over-state = Over
out-state = You are out
out-place = { $place } of { $entries }
out-prize = Your prize: { $amount }
out-result = You finished { $place }. { $prize }.
out-no-prize = No prize this time
over-state = The tournament is over
over-you-won = You win the tournament
over-winner = { $player } wins the tournament
over-early = Ended early
over-first = 1st by chips: { $player }
over-shared = { $count } players share 1st place

## The table: buttons

button-fold = Fold
button-check = Check
button-call = Call { $amount }
button-call-all-in = Call { $amount }, all-in
button-bet = Bet { $to }
button-raise = Raise to { $to }
button-complete = Complete to { $to }
button-bet-bounds = Bet { $least }-{ $most }
button-raise-bounds = Raise to { $least }-{ $most }
button-complete-bounds = Complete to { $least }-{ $most }
button-bring-in = Bring in { $amount }
button-stand-pat = Stand pat
button-draw = Draw { $count }
button-throw = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
button-all-in = All-in { $to }
button-show = Show
button-muck = Muck
ask-to-see-label = Hands that were not shown
button-ask-to-see = Ask to see the hand of { $player }
button-back = I'm back
button-watch = Keep watching
button-watch-table = Watch table { NUMBER($table, useGrouping: 0) }
button-event = The tournament
button-lobby = To the lobby
amount-bet = Bet
amount-raise = Raise to
amount-complete = Complete to
amount-less = One big blind less
amount-more = One big blind more
amount-bounds = { $least } to { $most }
amount-unread = Type a number
preset-min = Min
preset-big-blinds = { $blinds } BB
preset-half = ½ pot
preset-two-thirds = ⅔ pot
preset-pot = Pot
preset-max = Max
preset-all-in = All-in
plan-label = When your turn comes
plan-check-or-fold = Check or fold
plan-fold = Fold
plan-check = Check
plan-call = Call { $amount }
guard-early = That press came too soon and was not sent. Press again.
guard-moved = The button changed while you held it
guard-price = The price changed: now { $amount } to call
guard-free = The action changed: there is nothing to call now
guard-detail = Your press on “{ $button }” did not count.
fold-free-title = Checking is free
fold-free-detail = To fold anyway, press Fold again.
raise-not-sent = { $sent } was not sent.
told-cards = Hand { NUMBER($number, useGrouping: 0) }. Your cards: { $named }.

## The director

director-more = More
director-entries-chips = Entries and chips
director-choose = Choose a tournament
director-closed = This page is for directors of the whole room
director-closed-text = Open it with a director's link for all tournaments. The room prints one at each start; a director makes more under “Staff links”.
director-event = { $left } of { $of } players, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
director-start-event = Start now
director-start-event-title = Start the tournament?
director-start-event-text = { $house ->
    [0] The seats are drawn, and play begins.
    [one] A computer player takes the seat left, and the seats are drawn.
   *[other] { $house } computer players take the seats left, and the seats are drawn.
}
start-early = Earlier than announced: the start is { $at }.
reasons-start-event = Everyone is here | It is time
start-waits = Draw seats only; the clock waits
start-waits-text = Print the seat cards and let everyone sit down, then start the clock and the deal with “Resume”.
start-draw = Draw seats
reasons-start-waits = Seat cards are being handed out | Players are taking their seats
new-event-title = New tournament
new-event-template = Structure
new-event-choose = Choose a template
new-event-label = Name
new-event-name = Leave empty for an automatic name
new-event-terms = Custom entry terms
terms-charged = Paid from wallets; prizes go to wallets
terms-buy-in = To the prize pool
terms-fee = To the house
terms-guarantee = Guaranteed prize pool
terms-house-players = Maximum computer players
terms-late-levels = Late registration: levels
terms-re-entries = Re-entries
terms-chips = Chips
terms-price = Price
terms-most = Maximum
terms-until-level = Until the end of level
terms-level = In level
new-event-button = Announce tournament
director-pause = Pause
director-pause-title = Pause the tournament?
director-pause-text = The clock stops. Hands in play are finished; no new hand is dealt.
director-resume = Resume
director-resume-title = Resume the tournament?
director-resume-text = The clock and the deal resume.
director-next-level = Next level
director-next-level-title = End this level?
director-next-level-text = The next level counts from the next hand.
director-next-level-break = The break after this level begins now, and the next level follows it.
director-hand-for-hand = Announce hand for hand
director-hand-for-hand-title = Announce hand for hand?
director-hand-for-hand-text = All tables finish their hand, then play one hand at a time until everyone left is in the money. Each hand takes the same time off the clock.
director-end-hand-for-hand = End hand for hand
director-end-hand-for-hand-title = End hand for hand?
director-end-hand-for-hand-text = All tables play at their own pace again. Players eliminated in this hand keep their places.
reasons-hand-for-hand = Near the money | Near the final table
reasons-end-hand-for-hand = No longer needed | Announced by mistake
gate-title = Hand for hand
gate-on = { $number ->
    [0] hands in play
   *[other] on, hand { $number }
}
gate-off = off
gate-paid = { $paid ->
    [one] One place is paid
   *[other] { $paid } places are paid
  }: { $count ->
    [one] one more player must
   *[other] { $count } more players must
  } bust.
gate-seats = { $paid ->
    [one] One seat is won
   *[other] { $paid } seats are won
  }: { $count ->
    [one] one more player must
   *[other] { $count } more players must
  } bust.
gate-finished = { $finished } of { $tables } tables have finished their hand.
gate-to-go = { $count ->
    [0] Everyone left will be in the money.
    [one] One more player must bust.
   *[other] { $count } more players must bust.
}
gate-hand-over = Table { NUMBER($table, useGrouping: 0) }: hand over, nobody out
gate-clock = The clock stands. Each hand takes its time off the level when all tables have finished it.
gate-held = Table { NUMBER($table, useGrouping: 0) }: all-in and a call
gate-held-text = Hands stay face down and no card is dealt until all tables have finished, or you release this one.
gate-deal-out = Deal out table { NUMBER($table, useGrouping: 0) }
director-move = Move
director-pin = Keep seat
unpin-player = Release
director-remove = Remove
director-out-in-hand = Busted in a hand
reason-usual = Usual reasons
reason-label = Reason
own-phone-show = Code for their phone
own-phone-renew = New code
own-phone-end = End codes
own-phone-text = Anyone who scans it sees this player's seat, next table and prize on their phone, and can do nothing else.
own-phone-ended = This player's codes no longer work.
phone-of = { $name }'s page on this phone
reason-needed = Choose or enter a reason first.
reason-may = Reason (optional)
reason-may-text = You can also add it afterwards, in the record.
# Behind a line of the record or the news: its reason, where one was given.
reason-behind = { $why ->
    [told] {" "}Reason: { $reason }
   *[other] {""}
}
reason-journalled = The order and its reason are recorded in the journal.
reasons-pause = Floor decision at a table | Dinner | Technical trouble
reasons-resume = Everything is settled | Everyone is back
reasons-next-level = To keep the schedule | By agreement of the players
reasons-move-player = Balancing | Accessibility | Asked by the player
reasons-pin-seat = Wheelchair | Eyesight | Asked by the player
reasons-remove-player = Disqualified | Asked by the player
plan-of-room = Room plan
plan-empty = No table is in play
plan-empty-text = Tables appear here when the tournament has started.
plan-all = Show all { $count } tables
plan-order = Breaking order
plan-order-text = { $more ->
    [true] In this order: { $tables } …
   *[other] In this order: { $tables }
}
plan-to-here = to here
player-facts = { $amount } chips, table { NUMBER($table, useGrouping: 0) }, seat { $seat }
move-to = To
move-choose = Choose an open seat
move-none = No open seat
move-seat = Table { NUMBER($table, useGrouping: 0) }, seat { $seat }
move-wrong-seat = Was in the wrong seat: moves to the right one with their current stack
pin-text = A player with special needs keeps the seat where possible: no move to balance tables, the table breaks last, and in a redraw the seat number stays.
pin-button = Keep seat
unpin-button = Release seat
pin-player-button = Keep player in seat
plan-pinned = keeps the seat
move-button = Move player
entries-sold-rebuy = Rebuy
entries-sold-add-on = Add-on
buy-for-text = { $paid ->
    [wallet] The player announced this at the table before the hand: { NUMBER($amount) } is taken from the player's wallet, and the chips play from the next hand.
    [desk] The player announced this at the table before the hand: { NUMBER($amount) } is paid at the desk, and the chips play from the next hand.
   *[nowhere] The player announced this at the table before the hand: the chips are free and play from the next hand.
}
buy-for-bounty = { NUMBER($bounty) } of that is a new bounty: the earlier one is lost.
buy-for-button = Enter purchase
reasons-buy-chips-for = Announced before the hand | Paid at the desk
remove-text = The player is removed after the hand, and the chips are removed from play.
remove-text-live = The player is removed after the hand, and the chips are removed from play. If the player lost them in a hand, report it at the table instead: “Busted in a hand”.
remove-button = Remove player
frozen-title = Frozen
frozen-table = Table { NUMBER($table, useGrouping: 0) }, hand { NUMBER($hand, useGrouping: 0) } ({ $what })
frozen-event = The whole tournament ({ $what })
director-unfreeze = Unfreeze
director-unfreeze-title = Unfreeze?
director-unfreeze-text = Play is rebuilt from the journal. The player to act gets the full time.
settings-title = Settings
logo-title = Logo
logo-about = The logo of the house stands on big screens, beside the clock.
logo-choose = Choose a picture
logo-take-down = Show no logo
logo-none = The house has no logo.
logo-shown = Big screens show this logo.
logo-unreadable = Your browser cannot open this file as a picture. Choose a PNG, JPEG or WebP file.
settings-about = The staff sign in by name and PIN. Programs that look into this room or direct in it have a token. A webhook sends what happens to an address of yours.
settings-about-event = Programs that look into this tournament or direct in it have a token. A webhook sends what happens to an address of yours.

director-keys-title = Keys on this page
director-keys-note = Keys do nothing while you type or while a sheet is open. Each presses its button.
director-keys-pause = Pause or resume
director-keys-next-level = Next level
director-keys-minute-more = One minute more
director-keys-minute-less = One minute less
director-keys-search = Find a player
director-keys-undo = Undo the last act
director-keys-sheet = Show these keys
director-retire-hand = End the hand
director-retire-hand-title = End the hand without a result?
director-retire-hand-text = Nobody wins it: all chips go back to where they were before the hand, and the next hand is dealt.
reasons-unfreeze = Checked, everything is right | Technical trouble is over
reasons-retire-hand = The pot is not certain | Technical trouble
moves-title = Upcoming moves
moves-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
moves-none = No moves.
moves-broken = Table { NUMBER($table, useGrouping: 0) } is broken.
moves-move = Move { $player }
moves-move-text = { $player } goes to table { NUMBER($table, useGrouping: 0) }, seat { $seat }, after this hand, whatever the result.
moves-other = Another seat
said-whole = Read all
move-mine = You move to table { NUMBER($table, useGrouping: 0) }, seat { $seat } after this hand.
move-mine-planned = You move to table { NUMBER($table, useGrouping: 0) }, seat { $seat } after this hand, unless somebody busts first.
move-why-short = Table { NUMBER($table, useGrouping: 0) } has { $players }, table { NUMBER($other, useGrouping: 0) } has { $more }.
move-why-halted = Table { NUMBER($table, useGrouping: 0) } is halted with { $players }, table { NUMBER($other, useGrouping: 0) } has { $more }.
move-why-next-big-blind = { $player } is the next big blind at table { NUMBER($table, useGrouping: 0) }.
move-why-next-button = { $player } is the next button at table { NUMBER($table, useGrouping: 0) }.
move-why-same-seat = { $player } sits in the seat number to be filled: { $seat }.
move-why-instead = Seat { $due } should move, but may not or is empty: { $player } is next clockwise.
move-why-worst-seat = Seat { $seat } is the worst open position: it gets the big blind soonest.
move-why-button-soonest = Seat { $seat } is the open seat that gets the button soonest.
move-why-opened-last = Seat { $seat } is the one that opened last.
move-why-director = The director ordered it.
move-why-wrong-seat = The player was in the wrong seat and moves to the right one with their current stack.
announce-title = Announcement
announce-label = Message to everyone
announce-hint = Message to everyone
announce-button = Announce
announce-stands = until taken down
announce-minutes = { $minutes } min
announce-how-long = How long it stands
director-take-down = Take down
news-directed-take-down = { $by } took the announcement down.
refusal-announcement-none = There is no announcement to take down.
refusal-announcement-minutes = An announcement stands for 1 to { $most } minutes, not { $came }.
links-title = Staff links
links-role = Role
links-make = New link
links-copy = Copy
links-copied = Copied
links-by-hand = Your browser does not allow copying: copy it from here
links-once = This address is shown only once. Anyone who opens it has the role until it is revoked.
links-revoke = Revoke
links-revoke-title = Revoke this link?
links-revoke-text = { $role }: everyone who used this link loses the role at once, including you if you did. The link stops working.
links-all-events = all tournaments

## Home games

home-title = Home game
home-text = A private table for your friends: the players deal in turn, seats and first deal are drawn with cards, and only people with your link can find it.
home-lobby-text = A private table for your friends. You choose the game; they join with your link.
home-lobby-button = Set up home game
home-name = Name of the game
home-seats = Seats
home-stack = Chips for each player
home-house = Computer players
home-blinds = Blinds
home-blinds-half = Small blind half the big blind
home-blinds-uneven = Uneven, such as 10 and 15
home-blinds-single = A single blind
home-small-blind = Small blind
home-big-blind = Big blind
home-single-blind = { $blind }, a single blind
home-reopening = Short all-ins
home-reopening-a = A short all-in is a call: only a full raise reopens the betting
home-reopening-b = More than half a raise reopens the betting
home-reopening-c = Short all-ins add up: together they reopen the betting when they make a full raise
home-showing = Asking to see a hand
home-showing-voluntary = Nobody: showing is voluntary
home-showing-river-callers = Players who called to the end
home-showing-turn-callers = Players who called on the turn
home-showing-anyone = Anyone who was dealt in
home-make = Set up table
home-not-whole = Enter a whole number.
home-blind-odd = Enter an even number: the small blind is half of it.
home-made-by = Hosted by { $player }
home-invitation = Invitation
home-invitation-text = Give this link to your friends. Anyone with the link can join; nobody else finds the table.
home-invitation-forgotten = The room was restarted: links you gave away still work, but are not shown here. Make a new one to invite others.
home-invitation-none = The invitation is closed.
home-invitation-new = New link
home-invitation-close = Close the link
home-start = Start game
home-waits = It needs two players to start.
home-maker-starts = The host starts it.
home-pause = Pause
home-pause-text = The current hand is finished; no new one is dealt.
home-resume = Resume
home-resume-text = The next hand is dealt.
home-end-game = End game
home-end-game-text = After this hand, everyone is placed by their chips.
home-call-off = Call off
home-call-off-text = The game will not be played, and its link stops working.
home-remove = Remove
home-remove-player = Remove { $player }
home-remove-player-text = { $player } leaves the game, and their chips are removed.
reasons-end-game = It is late | We are done
event-named-home-game = Home game { NUMBER($number, useGrouping: 0) }
table-duty = { $shuffler } shuffles, { $cutter } cuts, { $player } deals.
