### Bounties in an event: what is refused, what is told, and the pages' words.

refusal-knockouts-do-not-fit = Who won the last chips of those who went out does not fit hand { NUMBER($hand_number, useGrouping: 0) }: each of them lost all, and others who still have chips won some.

news-bounty-won = { $player } knocks { $second } out{ $parts ->
    [one] {" "}and wins the bounty
   *[other] {" "}with others and wins a part of the bounty
  }: { $paid }{ $head ->
    [0] .
   *[other] , and { $head } onto their own head.
  }
news-bounty-envelope = { $player } knocks { $second } out{ $parts ->
    [one] {" "}and opens an envelope
   *[other] {" "}with others and shares an envelope
  }: { $paid }.
news-bounty-left = Nobody has won the bounty of { $player }: { $amount } wait for the winner.
news-mystery-began = The mystery bounties begin: { $count } envelopes, up to { $best } in one.
news-bounty-kept = { $player } keeps bounties of { $amount }.

template-bounty = Bounties, 45 entries
template-knockout = Progressive bounties, 45 entries
template-mystery = Mystery bounties, 45 entries
event-named-bounty = Bounties { NUMBER($number, useGrouping: 0) }
event-named-knockout = Progressive { NUMBER($number, useGrouping: 0) }
event-named-mystery = Mystery { NUMBER($number, useGrouping: 0) }

bounties-title = Bounties
bounty-kind-fixed = Fixed bounty
bounty-kind-progressive = Progressive bounty
bounty-kind-mystery = Mystery bounty
bounty-how-fixed = Who knocks a player out has it.
bounty-how-progressive = Who knocks a player out has { $percent }% of it at once; the rest goes onto their own head.
bounty-how-mystery-money = Once all who are left are paid, who knocks a player out opens an envelope.
bounty-how-mystery-final-table = From the final table on, who knocks a player out opens an envelope.
bounty-put-up = { $amount } from each entry
bounty-entry-share = { $amount } on one's own head
bounty-and = { $first }, { $second }
bounties-held = Not won yet
bounties-won = Won
bounties-none = No bounty has been won yet.
bounty-won-line = { $player } for { $out }
bounty-to-head = { $head } onto the head
bounties-envelopes = Envelopes
bounty-envelopes-open = { $open } of { $count } open
bounty-sealed = Sealed, SHA-256
bounty-secret = Secret
bounty-on-head = Bounty { $amount }
bounty-on-head-label = bounty { $amount }
out-bounties = Bounties { $amount }
print-bounties = Bounties
print-receipt-bounty = of it { $amount } for the bounty
terms-bounty = Bounties
terms-bounty-none = None
terms-bounty-amount = Onto each head

## Satellites

refusal-satellite-without-seats = A satellite needs an event of one day that takes entries, and that one pays for from the wallet.
entry-with-ticket = { $what }, with your ticket
satellite-seats = { $seats ->
    [one] One seat
   *[other] { $seats } seats
  } worth { $seat } each
satellite-into = to the event
new-event-into = Prizes
new-event-into-none = Money
new-event-into-seats = Seats of { $event }
