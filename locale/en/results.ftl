### Events that are over: the list of them, and what one came to.

nav-results = Results
refusal-results-unknown = There is no such event among those that are over, or it was a private game of others.
lobby-past = All past tournaments
results-title = Results
results-loading = Looking up the results…
results-none = No tournament is over yet
results-none-text = As soon as one is, its places and prizes stand here.
results-day = Day
results-entries = Entries
results-pool = Prize pool
results-winner = Winner
results-newer = Newer ones
results-older = Older ones
results-all = All results
results-hands = The hands
results-rules = Rules
results-buy-in = Buy-in
results-prize = Prize
results-bounties = Bounties
results-agreed = By the deal
prize-column = Paid out
prize-pay = Pay { $amount }
prize-is-paid = Paid
prize-at-the-desk = At the cashier's
prize-paid-by = Paid by { $by }, { $day }
prize-take-back = Not paid after all
prize-take-back-text = { $player } has not been handed { $amount }. Both stay on record, and the prize can be paid again.
prize-receipt = { $place } place: { $amount } received.
prize-receipt-bounties = Of that for bounties: { $bounties }.
prize-record = Payments on record
prize-recorded = { $player }: { $amount } paid by { $by }.
prize-recorded-back = { $player }: not paid after all, says { $by }: { $reason }
reasons-take-prize-back = Wrong player | Handed back
results-out = Out in
results-entered = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
results-rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
  }
results-add-ons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
  }
results-deal = { $left ->
    [0] A deal among { $players } players: they shared { $shared }, and nothing was left to play for.
   *[other] A deal among { $players } players: they shared { $shared }, and { $left } was left to play for.
  }
