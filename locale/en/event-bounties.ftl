### Bounties in an event: refusals, news and the pages' words.

refusal-knockouts-do-not-fit = The winners named for the knockouts do not fit hand { NUMBER($hand_number, useGrouping: 0) }: a player who is out has no chips, and a winner won chips and still has some.

news-bounty-won = { $player } knocks { $second } out{ $parts ->
    [one] {" "}and wins the bounty
   *[other] {" "}with others and wins a part of the bounty
  }: { $paid }{ $head ->
    [0] .
   *[other] , and { $head } is added to their own bounty.
  }
news-bounty-envelope = { $player } knocks { $second } out{ $parts ->
    [one] {" "}and opens an envelope
   *[other] {" "}with others and shares an envelope
  }: { $paid }.
news-bounty-left = Nobody won the bounty of { $player }: { $amount } is kept for the winner.
news-mystery-began = The mystery bounties begin: { $count ->
    [one] one envelope, { $best } in it.
   *[other] { $count } envelopes, up to { $best } in one.
  }
news-bounty-kept = { $player } keeps bounties of { $amount }.

template-bounty = Bounties, 45 entries
template-knockout = Progressive bounties, 45 entries
template-mystery = Mystery bounties, 45 entries
template-satellite = Satellite, 45 entries
event-named-bounty = Bounty { NUMBER($number, useGrouping: 0) }
event-named-knockout = Progressive bounty { NUMBER($number, useGrouping: 0) }
event-named-mystery = Mystery bounty { NUMBER($number, useGrouping: 0) }
event-named-satellite = Satellite { NUMBER($number, useGrouping: 0) }

bounties-title = Bounties
bounty-kind-fixed = Fixed bounty
bounty-kind-progressive = Progressive bounty
bounty-kind-mystery = Mystery bounty
bounty-how-fixed = A player who knocks you out wins your bounty.
bounty-how-progressive = A player who knocks you out wins { $percent }% of your bounty at once; the rest is added to their own.
bounty-how-mystery-money = Once everyone left is in the money, each knockout opens an envelope.
bounty-how-mystery-final-table = From the final table, each knockout opens an envelope.
bounty-put-up = { $amount } from each entry
bounty-entry-share = { $amount } to the bounties
bounty-and = { $first }, { $second }
bounties-held = Not won yet
bounties-won = Bounties won
bounties-none = No bounty has been won yet.
bounty-won-line = { $player } for { $out }
bounty-to-head = { $head } added to their own bounty
bounties-envelopes = Envelopes
bounty-envelopes-open = { $open } of { $count } open
bounty-sealed = Sealed, SHA-256
bounty-secret = Secret
bounty-on-head = Bounty on them { $amount }
bounties-won-by = Bounties won { $amount }
bounty-on-head-label = bounty { $amount }
out-bounties = bounties { $amount }
print-bounties = Bounties
terms-bounty = Bounties
terms-bounty-none = None
terms-bounty-amount = Bounty of each entry
terms-bounty-at-once = Paid at once (%)
terms-bounty-odd = An odd unit of a bounty is
terms-bounty-odd-paid = paid at once
terms-bounty-odd-head = added to the winner's bounty
terms-bounty-stage = Envelopes are opened
terms-bounty-stage-money = when everyone left is in the money
terms-bounty-stage-final-table = from the final table
terms-bounty-envelopes = Envelopes, best first
terms-bounty-times = Number
terms-bounty-share = Share of each
terms-bounty-fewer = Remove
terms-bounty-fewer-named = Remove envelopes of kind { NUMBER($number, useGrouping: 0) }
terms-bounty-more = More envelopes
terms-bounty-last = Shares are in proportion. All other envelopes get the last share.

## Satellites

refusal-satellite-without-seats = A satellite's seats must be for a tournament that is open for registration and paid from the wallet. Choose another tournament.
entry-with-ticket = { $what }, with your ticket
satellite-seats = { $seats ->
    [0] Seats worth { $seat } each
    [one] One seat worth { $seat }
   *[other] { $seats } seats worth { $seat } each
  }
satellite-into = See the tournament
new-event-into = Prizes
new-event-into-none = Money
new-event-into-seats = Seats of { $event }
new-event-rest = Rest of the pool goes to
new-event-rest-next-place = the first place without a seat
new-event-rest-shared = everyone who won a seat, in equal parts
terms-tickets = Unused satellite tickets
terms-tickets-returned = are paid into the wallet
terms-tickets-cash-out = are paid into the wallet, on request at any time
terms-tickets-lost = are lost
ticket-cash = Take { $amount } instead of my ticket
refusal-no-ticket = You do not have a ticket for this tournament.
refusal-ticket-not-for-cash = Tickets for this tournament cannot be exchanged for money.
