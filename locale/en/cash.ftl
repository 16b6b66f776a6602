### Cash tables and the wallet: refusals, the lobby's section, the table's panel.

## Refusals

refusal-cash-table-unknown = This cash table is closed, or was never open. Choose another one in the lobby.
refusal-cash-table-frozen = This cash table stands still: something there did not add up. Your chips are safe; tell the tournament director.
refusal-not-at-cash-tables = A cash table knows no such command.
refusal-stakes-unknown = There are no such stakes. Choose one of these: { $stakes }.
refusal-not-seated = You have no seat at this cash table.
refusal-company-fixed = How many house players keep you company is chosen only where you open a table of 13-card poker.
refusal-company-choice = You cannot choose { $came } house players here. Choose one of these numbers: { $choices }.
refusal-not-alone = Another person plays at this table: the next hand comes after the usual pause.
refusal-leaves-with-hand = The software has set your cards: you leave the table with the end of this hand.
refusal-already-seated = You have a seat at this cash table already.
refusal-table-full = Every seat at this cash table is taken. Choose another one in the lobby.
refusal-seat-after-hand = Every seat is taken until this hand is over. Then a house player makes room.
refusal-seat-not-open = Seat { NUMBER($seat, useGrouping: 0) } is not open. Choose another one.
refusal-buy-in-bounds = The buy-in here is { $least } to { $most }, not { $came }.
refusal-add-on-bounds = You can add 0 to { $most } now, not { $came }.
refusal-too-many-cash-tables = There are { $most } cash tables, as many as fit. Sit down at one of them.
refusal-too-many-cash-tables-of-yours = You sit at { $most } cash tables already: leave one of them first.
refusal-enough-chips = You have { $has }: play money is given again to those with less than { $below }.

## The lobby

cash-title = Cash tables
cash-text = Sit down with play money and leave whenever you like. The blinds never rise.
cash-wallet = Your wallet: { $amount }
cash-blinds = Blinds { $small } / { $big }
cash-buy-in = Buy-in { $least } to { $most }
cash-open = { $open ->
    [0] Full
    [one] { $open } open seat of { $seats }
   *[other] { $open } open seats of { $seats }
}
cash-open-house = Full; between hands a house player makes room.
cash-fresh = A new table, { $seats } seats
cash-with-house = { $count ->
    [one] { $count } house player keeps you company.
   *[other] { $count } house players keep you company.
}
cash-house-here = { $count ->
    [one] { $count } house player sits there.
   *[other] { $count } house players sit there.
}
cash-persons-only = Starts when a second person sits down.
cash-rake = The house takes { $percent }% of what is won.
cash-sit = Sit down
cash-go = To your table
cash-sit-at = Sit down at { $stakes }
cash-amount = Buy-in
cash-amount-bounds = From { $least } to { $most }. Your wallet has { $wallet }.
cash-too-poor = Your wallet has { $wallet }, less than the smallest buy-in.
cash-wait = Wait for the big blind rather than post one now
cash-broke = You are out of play money.
cash-ask = Get play money again
cash-cancel = Not now

## The table

event-named-cash = Cash table { NUMBER($number, useGrouping: 0) }
cash-panel = Your seat
cash-chips-here = At the table
cash-in-wallet = In your wallet
cash-add = Add chips
cash-add-amount = Add to your stack
cash-add-bounds = Up to { $most }. Chips added during a hand come when it is over.
cash-add-full = You have as much as may be brought to this table.
cash-wallet-empty = There is nothing in your wallet to add.
cash-adding = { $amount } more when the hand is over
cash-cut-most = { $added ->
    [0] You asked for { $asked } more, and nothing was added: chips are added here up to { $most }, and you have as much or more already.
   *[other] You asked for { $asked } more, and { $added } came: chips are added here up to { $most }.
}
cash-cut-wallet = { $added ->
    [0] You asked for { $asked } more, and nothing was added: your wallet had nothing left.
   *[other] You asked for { $asked } more, and { $added } came: your wallet had no more.
}
cash-sit-out = Sit out
cash-come-back = I'm back
cash-come-back-wait = Back at the big blind
cash-owes = You post { $amount } when you come back.
cash-owes-button = You post { $amount } once the button has passed.
cash-owes-new = You post { $amount } with your first hand.
cash-waits = You wait for the big blind.
cash-sits-out = You sit out: no hand is dealt to you.
cash-sits-out-pause = Your pause was over: you sit out, and your seat and chips stay yours.
cash-sits-out-clock = Your time ran out, so you sit out. Press "I'm back" to be dealt in.
cash-sits-out-clock-next = Your time ran out: you sit out from the next hand on.
cash-sits-out-main = You sit out
cash-sits-out-next = You sit out from the next hand on.
cash-no-chips = You have no chips left here. Add some to go on.
cash-needs = With less than the table asks for you are dealt no hand: add at least { $amount }.
cash-leave = Leave
cash-leave-now = Leave the table
cash-leave-sure = { $amount ->
    [0] Leave the table?
   *[other] Leave the table with { $amount }?
}
cash-leave-hand = Leave? Your hand is folded in turn; what is left goes into your wallet.
cash-leave-thirteen = Leave? Where you have not set your cards the software sets them at once. The hand is played to its end and paid; what you then have goes into your wallet.
cash-ending = The tournament director has ended the game: this hand is the last one. Then the table closes, and your chips go into your wallet.
cash-ending-seen = This hand is the last one: then the table closes.
cash-leaving = You leave when the hand is over.
cash-left-asked = You have left the table.
cash-left-time = Your time was over. The software set your cards, and you left the table when the hand had been paid.
cash-left-blinds = You sat out too long: your seat was given up.
cash-left-closed = The table was closed.
cash-left-with = { $amount } went into your wallet.
cash-left-hand = See the last hand
cash-stay = Stay
cash-watching = You watch this table.
cash-makes-room = Every seat is taken. When this hand is over, a house player makes room for you.
cash-phone = Seat and chips
cash-phone-brief = Chips
table-waiting = Waiting for players
table-waiting-state = No hand
table-waiting-more = A hand is dealt as soon as two play, one of them a person.
