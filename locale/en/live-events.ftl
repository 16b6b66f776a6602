### Tables of an event that are played with real cards, on the pages of director, dealer and floor.

## The director

new-event-tables = Tables
new-event-tables-dealt = The room deals
new-event-tables-live = Live: dealers, real cards and chips
plan-live = Live
plan-floor = Floor's page
switch-live = Make it live
switch-live-text = From its next hand a dealer deals real cards at this table. The players keep their seats and chips.
switch-dealt = Let the room deal
switch-dealt-text = From its next hand the room deals at this table, and players act on their own pages. They keep their seats and chips.
reasons-switch-table = No dealer is left | A dealer has come | The players asked for it
refusal-switch-in-hand = A hand is in progress at table { NUMBER($table, useGrouping: 0) }. A table can be switched only between hands; pause the tournament first.

## The dealer, between two hands

event-orders-hand = The tournament sets seats, level and button.
event-hand-over = The hand is over
event-hand-over-text = The stacks become final: players without chips are out, and players who must change tables move. Starting the next hand does the same.
went-title = Since the last hand
went-to = { $player } goes to table { NUMBER($table, useGrouping: 0) }, seat { $seat }
went-here = { $player } has seat { $seat } now
went-out = { $player } is out

## The result of a hand

told-hand-title = Result of a hand
told-hand-end = Stop following the hand
told-hand-text = Enter who busted and who won the last chips. Other wins and losses appear at the next count.
told-hand-who = Players out
told-hand-to = { $player } is out. Who won the chips?
told-hand-stacks = All stacks after the hand
told-hand-nobody = Hand played, nobody out
told-hand-send = Hand played. Out: { $players }
told-ends-title = This hand ends the tournament
told-ends-winner = { $winner } wins the tournament.
told-ends-seats = All { $left } players left win a seat.
told-ends-text = Places and prizes become final. You cannot undo this hand afterwards.
told-ends-sure = End tournament
told-ends-not = Not yet
told-hand-untold = Enter who won the chips of { $players }.
told-hand-uncounted = The stacks of { $players } are still missing.
told-hand-send-stacks = Hand played, with these stacks after it

## The floor

floor-of-event = The tournament seats the players of this table, sets its level and closes it.
count-title = Counted stacks
count-text = Count between hands, at a break or before the table breaks. Leave out players you have not counted: the counted stacks must add up to their total on record.
count-sum = Counted: { $came }. On record: { $expected }.
count-more = There are { $chips } chips more than on record
count-fewer = There are { $chips } chips fewer than on record
count-button = Enter the count
reasons-count-live-stacks = A break | The table breaks | A player asked for it
