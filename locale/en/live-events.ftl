### Tables of an event that are played with real cards, on the pages of director, dealer and floor.

## The director

new-event-tables = Tables
new-event-tables-dealt = The room deals
new-event-tables-live = Live: dealers, real cards and chips
plan-live = Live
plan-floor = Floor's page
switch-live = Make it live
switch-live-text = From its next hand on a dealer deals real cards at this table. The players keep their seats and chips.
switch-dealt = Let the room deal
switch-dealt-text = From its next hand on the room deals at this table, and its players act on their own pages. They keep their seats and chips.
reasons-switch-table = No dealer is left for it | A dealer has come | The players asked for it
refusal-switch-in-hand = A hand is on at table { NUMBER($table, useGrouping: 0) }, and a table can only be switched between two hands. Pause the event first to have time for it.

## The dealer, between two hands

event-orders-hand = Seats, level and button are set by the event.
event-hand-over = The hand is over
event-hand-over-text = The stacks are then final: whoever has no chips is out, and players who have to change tables do. Starting the next hand does the same.
went-title = Since the last hand
went-to = { $player } goes to table { NUMBER($table, useGrouping: 0) }, seat { $seat }
went-here = { $player } has seat { $seat } now
went-out = { $player } is out

## A hand that is told

told-hand-title = A hand that nobody follows
told-hand-end = Follow the hand no further
told-hand-text = Say who went out in it, and who won the last chips. Whatever else was won and lost shows when the stacks are counted.
told-hand-who = Who went out
told-hand-to = { $player } is out. Who won the chips?
told-hand-stacks = All stacks after the hand
told-hand-nobody = A hand was played, nobody is out
told-hand-send = A hand was played. Out: { $players }
told-ends-title = This hand ends the event
told-ends-winner = { $winner } wins the event.
told-ends-seats = All { $left } who are left win a seat.
told-ends-text = Places and prizes become final. This hand cannot be taken back afterwards.
told-ends-sure = End the event
told-ends-not = Not yet
told-hand-untold = Say who won the chips of { $players }.
told-hand-uncounted = The stacks of { $players } are still missing.
told-hand-send-stacks = A hand was played, with these stacks after it

## The floor

floor-of-event = The event seats the players of this table, sets its level and closes it.
count-title = Stacks that were counted
count-text = Between two hands, at a break or before the table breaks. Leave out whoever you have not counted: the stacks you have counted must add up to what is on record for them.
count-sum = Counted: { $came }. On record: { $expected }.
count-more = There really are { $chips } chips more than on record
count-fewer = There really are { $chips } chips fewer than on record
count-button = Enter the count
reasons-count-live-stacks = A break | The table breaks | A player asked for it
