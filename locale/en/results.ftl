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
