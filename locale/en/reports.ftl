## Live tables that nobody follows: what is reported, and what the tournament proposes

refusal-table-not-followed = Nobody follows the hands of table { NUMBER($table, useGrouping: 0) }. Report who is out, or follow the table.
refusal-table-is-followed = The hands of table { NUMBER($table, useGrouping: 0) } are followed: the dealer enters them.
refusal-table-uncounted = A player at table { NUMBER($table, useGrouping: 0) } has an unknown stack. Count it first.
refusal-out-nobody = Choose each player who is out once.
refusal-out-nobody-left = Only { $players } players are left, and one of them has to stay in.
refusal-out-has-chips = Nobody would have the { $chips } chips of the tables that nobody follows.
refusal-out-already = { $player } is out already, in place { $place }.
refusal-out-followed = The hands of table { NUMBER($table, useGrouping: 0) } are followed: enter there how { $player } went out.
refusal-out-to-whom = There is a bounty on { $player }. Choose who won the chips.
refusal-out-to-nobody = The chips of { $player } go to players who sit at table { NUMBER($table, useGrouping: 0) } and stay in.
refusal-out-not-reported = { $player } was not reported out.
refusal-out-entered-since = { $player } has entered again since. Undo that entry first.
refusal-follow-needs-stacks = Count the stacks of all { $players } players at table { NUMBER($table, useGrouping: 0) }.
refusal-follow-chips-differ = The stacks at table { NUMBER($table, useGrouping: 0) } come to { $came } chips, but { $expected } are left for it. Recount them.
refusal-not-without-hands = This tournament needs its hands: it has several days, or levels by hands.
refusal-count-is-known = The stack of { $player } is known: the hands are followed there.
refusal-count-more-than-there-are = The count comes to { $came } chips, but only { $most } are there. Recount them.
refusal-big-blind-empty-seat = Nobody sits in seat { $seat } of table { NUMBER($table, useGrouping: 0) }.
refusal-proposal-gone = The tables have changed: this is no longer proposed.
refusal-proposal-asks = Choose the next big blind first, at table { $tables }.
refusal-by-itself-is-so = It is set like that already.
refusal-by-itself-dealt = At tables that the room deals everything happens by itself.
refusal-act-final-let-go = The stacks are unknown from here on. Count them, and follow the table again.
refusal-act-final-reported = A report stands until the next one.
refusal-deal-needs-count = { $players ->
    [0] A deal needs counted stacks that make { $chips } chips, those of removed players included.
    [one] A deal needs counted stacks that make { $chips } chips: 1 player is uncounted.
   *[other] A deal needs counted stacks that make { $chips } chips: { $players } players are uncounted.
}
refusal-deal-counts-differ = A deal needs all chips: the counts make { $came }, and { $chips } are in play. Count again.
refusal-stacks-not-counted = The stacks of { $players } players are unknown. Count them first.
bad-event-not-followed = Hands have to be followed at dealt tables, over several days, and with levels by hands.
bad-event-by-itself = Only tournaments with live tables wait for the director.

news-table-followed = The hands of table { NUMBER($table, useGrouping: 0) } are followed from now on.
news-table-let-go = Nobody follows the hands of table { NUMBER($table, useGrouping: 0) } any longer.
news-bust-undone = { $player } is not out: the report was undone.
news-by-itself-on = Moves, breaks and color-ups now happen by themselves.
news-by-itself-off = Moves, breaks and color-ups now wait for the director.

news-directed-follow-table = { $by } had a table followed.
news-directed-let-go-table = { $by } let a table go.
news-directed-report-out = { $by } reported who is out.
news-directed-undo-out = { $by } undid that { $player } is out.
news-directed-report-stacks = { $by } entered counted stacks.
news-directed-report-big-blind = { $by } reported the next big blind.
news-directed-report-hand-over = { $by } reported that a table finished its hand.
news-directed-take-proposal = { $by } took a proposal.
news-directed-put-off-proposal = { $by } put a proposal off.
news-directed-switch-by-itself = { $by } changed what happens by itself.
news-directed-tell-live-hand = { $by } reported who is out, at the table.

proposals-title = Proposed
proposals-none = Nothing to do: the tables are balanced.
proposals-paused = Paused: nothing moves.
proposal-balance = Table { NUMBER($table, useGrouping: 0) } has { $more } players, table { NUMBER($to, useGrouping: 0) } has { $fewer }.
proposal-break = Table { NUMBER($table, useGrouping: 0) } breaks: the others have seats for its { $players } players.
proposal-final-table = { $players } players are left: the final table.
proposal-color-up = Color up { $chip } chips to { $into }.
proposal-alternate = A seat is free for an alternate.
proposal-hand-for-hand = { $players } players are left and { $paid } are paid: play hand for hand.
proposal-mystery = { $players } players are left: the mystery bounties begin.
proposal-finish = { $players ->
    [one] One player is left: the winner.
   *[other] { $players } players are left, and each has won a seat.
  }
proposal-move = { $player }: table { NUMBER($table, useGrouping: 0) }, seat { $seat } → table { NUMBER($to, useGrouping: 0) }, seat { $fills }
proposal-ask = Who is the next big blind at table { NUMBER($table, useGrouping: 0) }?
proposal-other = Another
director-take-proposal = Take
director-put-off-proposal = Not now
director-switch-by-itself = { $on ->
    [true] Let it happen by itself
   *[other] Wait for me
  }
proposals-by-itself = Happens by itself
proposals-waits = Waits for you
reports-out-title = Out last
reports-out-line = { $player }: place { $place }
reports-ago = { $minutes ->
    [0] just now
   *[other] { $minutes } min ago
  }
director-undo-out = Not out
director-report-out = Out
report-out-at = { $player } is out
report-out-winners = Who won the chips?
report-out-together = Several in one hand
report-out-together-title = Out in one hand
report-out-together-text = Choose all who went out in one hand. They share the place.
report-out-together-ranked = Choose all who went out in one hand, the largest stack first.
report-out-ranked = The first one had the largest stack
director-follow-table = Follow
director-let-go-table = Let go
follow-title = Follow table { NUMBER($table, useGrouping: 0) }
follow-text = Count the stack of each player. From now on a dealer enters each hand.
stack-counted = { $amount } ({ $age })
stacks-count = Enter stack counts
stacks-count-sum = { $players ->
    [one] 1 player, { $sum } of { $chips } chips in play.
   *[other] { $players } players, { $sum } of { $chips } chips in play.
  }
director-report-stacks = Save counts
director-report-stacks-title = Enter stack counts
director-report-stacks-text = Enter what was counted and leave the rest empty. Each count is shown with its time.
stacks-counted = { $uncounted ->
    [0] All counted: { $counted } of { $chips } chips.
    [one] 1 player is uncounted; the others have { $counted } of { $chips } chips.
   *[other] { $uncounted } players are uncounted; the others have { $counted } of { $chips } chips.
  }
plan-unfollowed = Nobody follows
terms-followed = A dealer enters each hand
terms-reasons-first = Ask for a reason before each order
terms-by-itself = Moves, breaks and color-ups happen by themselves
table-out-title = Who is out?
