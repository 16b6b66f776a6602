### Cash tables and the wallet: refusals, the lobby's section, the table's panel.

## Refusals

refusal-cash-table-unknown = There is no such cash table. Choose a table in the lobby.
refusal-cash-table-closed = This cash table is closed. Choose another one in the lobby.
refusal-cash-table-frozen = This cash table is frozen: its chip count did not add up. Your chips are safe; call the tournament director.
refusal-not-at-cash-tables = That is not possible at a cash table.
refusal-stakes-unknown = Those stakes are not offered. Choose one of these: { $stakes }.
refusal-not-seated = You do not have a seat at this cash table.
refusal-company-fixed = You can choose the number of computer players only when you open a table of 13-card poker.
refusal-company-choice = { $came } computer players are not possible here. Choose one of these numbers: { $choices }.
refusal-not-alone = Another person is playing at this table: the next hand starts after the usual pause.
refusal-leaves-with-hand = You were not back in time and the software has set your cards: you leave the table when this hand is over.
refusal-already-seated = You already have a seat at this cash table.
refusal-table-full = This cash table is full. Choose another table in the lobby.
refusal-seat-after-hand = This table is full. A computer player makes room when this hand is over.
refusal-seat-not-open = Seat { NUMBER($seat, useGrouping: 0) } is not open. Choose another one.
refusal-buy-in-bounds = { $came } is not a valid buy-in. Choose { $least } to { $most }.
refusal-add-on-bounds = You cannot add { $came }. Choose 0 to { $most }.
refusal-too-many-cash-tables = The room is full: it has { $most } cash tables. Sit down at one of them.
refusal-too-many-cash-tables-of-yours = You are at { $most } cash tables already, the maximum. Leave one of them first.
refusal-enough-chips = You still have { $has }. You can get more play money when you have less than { $below }.

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
cash-open-house = Full; a computer player makes room between hands.
cash-fresh = New table, { $seats } seats
cash-with-house = { $count ->
    [one] { $count } computer player plays with you.
   *[other] { $count } computer players play with you.
}
cash-house-here = { $count ->
    [one] { $count } computer player is at the table.
   *[other] { $count } computer players are at the table.
}
cash-persons-only = Starts when a second person sits down.
cash-rake = The house rakes { $percent }% of winnings.
cash-sit = Sit down
cash-go = To your table
cash-sit-at = Sit down at { $stakes }
cash-amount = Buy-in
cash-amount-bounds = { $least } to { $most }. Your wallet has { $wallet }.
cash-too-poor = Your wallet has { $wallet }, less than the minimum buy-in.
cash-wait = Wait for the big blind instead of posting now
cash-broke = You are out of play money.
cash-ask = Get more play money
cash-cancel = Not now

## The table

event-named-cash = Cash table { NUMBER($number, useGrouping: 0) }
cash-panel = Your seat
cash-chips-here = At the table
cash-in-wallet = In your wallet
cash-add = Add chips
cash-add-amount = Add to your stack
cash-add-bounds = Up to { $most }. Chips added during a hand are in play from the next hand.
cash-add-full = You already have the table maximum.
cash-wallet-empty = Your wallet is empty.
cash-adding = { $amount } more after this hand
cash-cut-most = { $added ->
    [0] You asked for { $asked } more. Nothing was added: you already have the table maximum of { $most } or more.
   *[other] You asked for { $asked } more. { $added } was added, up to the table maximum of { $most }.
}
cash-cut-wallet = { $added ->
    [0] You asked for { $asked } more. Nothing was added: your wallet was empty.
   *[other] You asked for { $asked } more. { $added } was added: that was all your wallet had.
}
cash-sit-out = Sit out
cash-come-back = I'm back
cash-come-back-wait = Back at the big blind
cash-owes = You post { $amount } when you come back.
cash-owes-button = You post { $amount } once the button has passed.
cash-owes-new = You post { $amount } with your first hand.
cash-waits = You are waiting for the big blind.
cash-sits-out = You are sitting out and are not dealt in.
cash-sits-out-pause = Your break ran out: you are sitting out. Your seat and chips are kept.
cash-sits-out-clock = Your time ran out, so you are sitting out. Press "I'm back" to be dealt in.
cash-sits-out-clock-next = Your time ran out: you sit out from the next hand.
cash-sits-out-main = Sitting out
cash-sits-out-next = You sit out from the next hand.
cash-no-chips = You have no chips left here. Add chips to keep playing.
cash-needs = Your stack is below the table minimum. Add at least { $amount } to be dealt in.
cash-leave = Leave
cash-leave-now = Leave the table
cash-leave-sure = { $amount ->
    [0] Leave the table?
   *[other] Leave the table with { $amount }?
}
cash-leave-hand = Leave? Your hand is folded in turn, and your remaining chips go to your wallet.
cash-leave-thirteen = Leave? If your cards are not set, the software sets them now. The hand is finished and paid; then your chips go to your wallet.
cash-ending = The tournament director has ended the game. This is the last hand; then your chips go to your wallet.
cash-ending-seen = This is the last hand; then the table closes. No new seats are given.
cash-leaving = You leave when the hand is over.
cash-left-asked = You have left the table.
cash-left-lost = You lost the connection and were not back in time. The software set your cards, and you left the table after the hand was paid.
cash-left-time = Your time ran out. The software set your cards, and you left the table after the hand was paid.
cash-left-blinds = You sat out too long, so your seat was given up.
cash-left-closed = The table was closed.
cash-left-with = { $amount } went into your wallet.
cash-left-hand = See the last hand
cash-closed-at = It closed on { $when }.
cash-stay = Stay
cash-watching = You are watching this table.
cash-makes-room = The table is full. A computer player makes room for you when this hand is over.
cash-phone = Seat and chips
cash-phone-brief = Chips
table-waiting = Waiting for players
table-waiting-state = No hand
table-waiting-more = A hand starts as soon as two players are ready, at least one of them a person.
