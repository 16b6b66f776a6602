### Payments at the desk: the ledger of an event, its receipts and tills.

payments-title = Payments
payments-loading = Loading payments…
payments-all = All payments of this tournament
payments-elsewhere = The money of this tournament is not taken at the desk.
payments-open = To pay
payments-nothing-open = Nothing is open
payments-sums = Totals
payments-sum-due = Due
payments-sum-paid = Paid
payments-sum-to-return = Of that, to give back
payments-sum-returned = Given back
payments-sum-fees = Fees
payments-sum-pool = Prize pool
payments-sum-overlay = Overlay
payments-sum-prizes-due = Prizes due
payments-sum-prizes-paid = Prizes paid
payments-receipts = Receipts
payments-no-receipts = No receipts yet
payments-receipt = Receipt
payments-number = No. { $number }
payments-void = Void
payments-voided = Void
payments-voided-by = Void: { $by }, { $time }
payments-again = recorded again: No. { $number }
payments-redo = Record again
payments-of-it-fee = Including a fee of { $fee }
payments-paid-out = Paid out
payments-cashier = Cashier: { $by }
payments-taken-by = { $by }, { $time }
payments-print = Print report
payments-csv = Receipts (CSV)
payments-csv-tills = Tills (CSV)
payments-take = Record the payment
payments-give-back = Give the money back
payments-take-by = { $name }: { $method }
payments-by-cash = Cash
payments-by-card = Card
payments-by-transfer = Transfer
payments-by-ticket = Ticket
payments-by-house = On the house
payments-for-entry = Entry
payments-for-re-entry = Re-entry
payments-for-rebuy = Rebuy
payments-for-add-on = Add-on
payments-for-prize = Prize
payments-is-due = due
payments-is-paid = paid: { $method }
payments-is-to-return = to give back
payments-is-returned = given back: { $method }
payments-is-dropped = withdrawn
payments-owes = Owes { $amount }
payments-enter-due = Enter, pay later
payments-with-entry = Enter and pay
payments-pay-later = Pay later
payments-buy-rebuy = Rebuy for { $name }
payments-buy-add-on = Add-on for { $name }
payments-buy-text = { $chips } chips for { $amount }
payments-requests = Requests from phones
payments-decline = Decline
payments-name-change = Change name
payments-name-save = Save name
payments-tills = Tills
payments-till = Till { $till }
payments-till-text = Open a till to count your cash. Without one, cash is recorded but not counted.
payments-outside = In no till
payments-outside-line = { $method }: { $count ->
    [one] 1 payment
   *[other] { $count } payments
}, { $amount } ({ $by })
payments-outside-you = you
payments-outside-text = A till counts the cash of one cashier. Cash that somebody else recorded, also in another browser, stays outside yours.
payments-take-cash-in = Put your cash into till { $till }
payments-till-takes-in = Put in the cash you recorded before: { $count ->
    [one] 1 payment
   *[other] { $count } payments
}, { $amount }. Count the float without it.
payments-till-open = Open till
payments-till-opening = Opening float
payments-till-taken = Cash in
payments-till-given = Cash out
payments-till-moved = Put in or taken to the safe
payments-till-tickets = Tickets: { $count }
payments-till-expected = Should be there
payments-till-counted = Counted
payments-till-difference = Difference
payments-till-amount = Amount
payments-till-drop = Take to safe
payments-till-put-in = Put in
payments-till-count = Cash counted
payments-till-close = Close till
payments-till-closed = Closed { $time }
payments-till-reopen = Reopen till
matters-at-payments = Payments
matter-desk-asked = { $count ->
    [one] 1 player asks for an entry or chips by phone.
   *[other] { $count } players ask for entries or chips by phone.
}

## The player's own page

desk-ask-entry = Ask for an entry ({ $amount } at the desk)
desk-ask-rebuy = Ask for a rebuy ({ $amount } at the desk)
desk-ask-add-on = Ask for the add-on ({ $amount } at the desk)
lobby-at-desk = Enter at the desk
desk-ask-withdraw = Withdraw request
desk-declined-entry = The desk has declined your entry. Speak to the desk, or ask again.
desk-declined-rebuy = The desk has declined your rebuy. Speak to the desk, or ask again.
desk-declined-add-on = The desk has declined your add-on. Speak to the desk, or ask again.
desk-asked = The desk has your request. Pay there.
entries-rebuy-kept = A seat is kept for { $minutes } min

## Terms

terms-at-desk = Entries at the desk only
terms-currency = Currency
terms-house = House on receipts
terms-no-shows = No-shows
terms-no-shows-taken-off = Taken off the pool
terms-no-shows-left-in = Left in the pool
terms-kept-minutes = Seat kept (min)

## A player who never came

director-absent = No-show
no-show-text = The entry is taken off, and the prize pool with it. Money that was paid is to be given back.
no-show-text-in = The chips are removed from play, and the entry stays in the prize pool.
no-show-button = Record no-show
reasons-no-show = Never came | Called off
news-directed-no-show = { $by } recorded that { $player } never came.{ reason-behind }

## Refusals

refusal-charge-unknown = This tournament has no such charge. Reload the page.
refusal-charge-paid = This { $amount } has already been paid.
refusal-charge-dropped = This charge of { $amount } was withdrawn: nothing is due.
refusal-charge-to-return = This charge of { $amount } was withdrawn: give the money back instead.
refusal-charge-returned = This { $amount } has already been given back.
refusal-charge-stands = This charge of { $amount } still stands. Withdraw the entry or undo the purchase first.
refusal-charge-back-other-way = { $method ->
    [ticket] This was paid with a ticket. Give the ticket back.
    [house] This was on the house: no money is given back. Choose On the house.
   *[other] This was paid with money. Give it back as cash, by card or by transfer.
}
refusal-prize-on-the-house = A prize cannot be on the house. Pay it by cash, card, transfer or ticket.
refusal-charge-of-other-amount = The amount is { $expected }, not { $came }. Reload the page.
refusal-receipt-unknown = There is no such receipt in this tournament.
refusal-receipt-void = Receipt { $receipt } is void already.
refusal-receipt-till-closed = Till { $till } is closed. Reopen it, then void the receipt.
refusal-till-unknown = There is no such till.
refusal-till-none-open = Open a till first.
refusal-till-nothing-outside = All the cash you recorded for this tournament is in a till already.
refusal-till-open = Till { $till } is open already. Close it first.
refusal-till-closed = Till { $till } is closed. Reopen it first.
refusal-till-short = The till holds { $has }. Take out that much or less.
refusal-till-amount = The amount must be { $least } to { $most }, not { $came }.
refusal-till-of-another = Till { $till } belongs to another cashier. Its cashier or a director can do that.
refusal-not-at-desk = This tournament takes no money at the desk.
refusal-desk-or-wallets = Entries are paid at the desk or from wallets, not both. Choose one.
refusal-entries-at-desk = Entries and chips are sold at the desk only. Ask for one here, and pay there.
refusal-request-unknown = There is no open request. It was answered or withdrawn.
refusal-requests-too-many = { $most } requests are open. Ask again later, or at the desk.
refusal-no-show-closed = { $why ->
    [deal] The players have a deal about this prize pool.
    [envelopes] The bounties are in their envelopes.
    [payouts] The payout table has no prizes for fewer entries.
   *[day] The entry is from an earlier day.
} The entry stays in. Remove { $player } instead.
refusal-no-show-played = { $player } has played: a hand, a count, chips or a penalty is on record. Remove the player instead.
