### Big screens and what is printed: the director's panel, the parts of a screen, what is called out, the papers.

screens-title = Screens
screens-text = A screen has a name, a layout and its own link. Open the link on the wall. You can change what it shows or take it down at any time.
screens-parts = Parts, in order
screens-make = Add screen
screens-change = Change
screens-change-title = Change the screen
screens-save = Save
screens-revoke = Take down
screens-revoke-title = Take down this screen?
screens-revoke-text = { $name } goes blank everywhere, and its link stops working. A new screen gets a new link.
screens-name = Name
screens-name-like = Hall, bar, entrance
screens-arrangement = Layout
screens-beside = First large, others beside
screens-below = First large, others below
screens-even = All the same size
screens-placed = Placed freely
screens-place-at = { $part }: columns { $left } to { $right }, rows { $top } to { $bottom }
screens-place-keys = Drag a part to move it, and its corner to size it. By keys: arrows move it, Shift and arrows size it. On another part the two swap places.
screens-kept = Use the layout of
refusal-screen-places = Each part needs a place of its own on the { $across } by { $down } grid, at least { $least } columns wide and { $least } rows high.
refusal-screen-unknown = There is no such screen.
refusal-screen-revoked = This screen was taken down. Ask the director for a new link.
refusal-screen-parts = A screen must have at least one part, and each part only once.
refusal-too-many-screens = This tournament has { $most } screens, the maximum. Take one down first.
screen-clock = Clock
screen-break = Next break
screen-prizes = Prizes
screen-seats = Seats
screen-moves = Table moves
screen-waiting = Waiting list
screen-waiting-count = { $count ->
    [one] { $count } person on it
   *[other] { $count } people on it
}
screen-alternates = Alternates of this tournament
screen-waiting-none = Nobody is being called now.
sale-rebuy = Rebuy
sale-add-on = Add-on
sale-chips = for { $chips } chips
sale-bounty = plus { $bounty } for a new bounty
sale-color-up = Color-up
sale-exchange = { $chip } → { $into }
screen-no-break = No break is planned.
screen-seats-none = The seats are drawn at the start.
screen-seats-key = Table–seat
screen-moves-ago = { $minutes ->
    [0] just now
   *[other] { $minutes } min ago
}
screen-moves-none = No moves yet.
screen-breaking = Breaking order
screen-breaks-next = Next: table { NUMBER($table, useGrouping: 0) }
screen-breaks = Table { NUMBER($table, useGrouping: 0) }
screen-final = Final table
screen-final-not = No final table yet: { $tables } tables are in play.
screen-deal = Deal
screen-deal-offered = Deal on offer: { $kind }
screen-deal-asked = A deal is asked for. The figures come after this hand.
screen-deal-none = No deal is being discussed.
screen-deal-left = { $amount } to play for
screen-deal-chips = Chips
screen-deal-chop = Chip chop
wall-rebuys = Rebuys
wall-add-ons = Add-ons
wall-add-ons-too = { $count ->
    [one] 1 add-on
   *[other] { $count } add-ons
}
screen-breaks-none = No table is due to break.
screen-voice-on = Voice on
screen-voice-off = Voice off
screen-no-voice = No voice for this language
screen-sound-on = Sound on
screen-sound-off = Sound off
screen-sleeps = The browser cannot keep this screen awake. Set the device's auto-lock to never.
screen-sleeps-read = OK

call-level = Level { $level }: { $stakes }. From the next hand.
call-break = Break, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }. Please finish your hands.
call-break-over = The break is over. Please take your seats.
call-break-soon = Break in one minute.
call-decks = Dealers, please wash and square the deck.
call-seats = The seats are drawn. Please find your table.
call-seats-of-day = The seats of day { $day } are drawn. Please find your table.
call-hand-for-hand = Please finish this hand. Then all tables play hand for hand.
call-said = { $text }
call-over = { $player } wins. Congratulations!
call-color-up = Chips of { $chip } are colored up to { $into }. Each table exchanges them after its hand.
call-called = { $player }, there is a seat for you: { $table }.
call-called-any = { $player }, there is a seat for you.

print-title = Print
print-seat-cards = Seat cards
print-seat-cards-one = Seat card
print-receipts = Receipts
print-receipts-one = Receipt
print-receipt-entry = { $number ->
    [1] Receipt: entry
   *[other] Receipt: entry { $number }
}
print-receipt-rebuy = Receipt: rebuy { $number }
print-receipt-add-on = { $number ->
    [1] Receipt: add-on
   *[other] Receipt: add-on { $number }
}
print-receipt-alternate = Receipt: entry as an alternate
print-receipt-bought = Paid: { $paid }{ $bounty ->
    [0] .
   *[other] {" "}({ $head } of it for a new bounty).
} Chips: { $chips }.
print-receipt-waits = Entry paid: { $paid }{ $bounty ->
    [0] .
   *[other] {" "}({ $head } of it for the bounty).
} Waiting for a seat, with a starting stack of { $chips } chips; without a seat the money is refunded.
print-prize-slips = Prize receipts
print-prize-slips-one = Prize receipt
print-prize-text = { $place } place. Prize: { $prize }.
print-prize-bounties = Bounties won: { $amount }.
print-receipt-text = Entry paid: { $paid }{ $bounty ->
    [0] .
   *[other] {" "}({ $head } of it for the bounty).
} Starting stack: { $chips } chips.
print-break-slips = Break slips
print-break-slips-one = Break slip
print-break-slips-of = Break slips of table { NUMBER($table, useGrouping: 0) }
print-break-from = Table { NUMBER($table, useGrouping: 0) } breaks. You are in seat { $seat } there; your new seat is drawn after the hand:
print-break-why = Table { NUMBER($table, useGrouping: 0) } is broken; this is your new seat.
print-break-text = Scan for the clock, the seats and your table on your phone.
print-own-text = Scan for your seat, your next table, the clock and the prizes on your phone. This code is only for you.
print-qr-own = QR code of { $name }'s own page
print-bag-tags = Bag tags
print-bag-tags-one = Bag tag
print-bag-chips = Chips: { $chips }
print-seat-chips = { $chips } chips
print-results = Results
print-not-drawn = No seats are drawn yet
print-not-drawn-text = They are drawn when the tournament starts. Choose “Start now” and tick “Draw seats only; the clock waits”: then you can print here before the first hand.
print-count = { $count ->
    [one] 1 to print
   *[other] { $count } to print
}
print-do = Print
print-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }
print-place = Place
print-player = Player
print-prize = Prize
print-table = Table
print-seat = Seat
print-signed = Signed: ______________
print-counted = Counted: ______________
print-qr = QR code of { $address }
