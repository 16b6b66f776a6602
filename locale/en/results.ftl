### Events that are over: the list of them, and what one came to.

nav-results = Results
refusal-results-unknown = This tournament is not among the finished ones, or was another player's private game.
lobby-past = All past tournaments
results-title = Results
results-loading = Loading results…
results-none = No results yet
results-none-text = When a tournament ends, its places and prizes appear here.
results-day = Day
results-entries = Entries
results-pool = Prize pool
results-winner = Winner
results-newer = Newer
results-older = Older
results-all = All results
results-hands = The hands
results-rules = Rules
results-buy-in = Buy-in
results-prize = Prize
results-bounties = Bounties
results-agreed = By the deal
prize-column = Paid out
prize-pay = Pay { $amount }
prize-pay-how = Pay the prize of { $name }
prize-is-paid = Paid
prize-at-the-desk = At the cashier
prize-paid-by = Paid by { $by }, { $day }
prize-take-back = Undo payment
prize-take-back-text = Record that { $player } did not get { $amount }. Both stay on record, and the prize can be paid again.
prize-receipt = { $place } place: { $amount } received.
prize-receipt-bounties = Including bounties: { $bounties }.
prize-record = Payment record
prize-recorded = { $player }: { $amount } paid by { $by }.
prize-recorded-back = { $player }: payment undone by { $by }: { $reason }
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
    [0] Deal among { $players } players: they shared { $shared }, and nothing was left to play for.
   *[other] Deal among { $players } players: they shared { $shared }, and { $left } was left to play for.
  }
