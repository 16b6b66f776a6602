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

## Who comes to the table and who leaves it

decks-prepare = Dealers: wash and square the deck at tables with { $players } players or more.
pause-title = Break
pause-left = Play resumes in { $left }
pause-stands = The break is paused, { $left } left
pause-waits = Play waits for the director
pause-level = Next hand: level { $level }
pause-prepare-in = Prepare the deck in { $left }
pause-prepare = Prepare the deck: wash and square it
comings-title = Comes and goes
comings-more = Show { $count } more
transit-stage-proposed = Proposed
transit-stage-ordered = After this hand
transit-stage-planned = Planned
transit-comes = { $player } comes from table { NUMBER($from, useGrouping: 0) }, seat { $old }, to seat { $seat }.
transit-comes-unknown = One player comes from table { NUMBER($from, useGrouping: 0) }. The director has not chosen the player yet.
transit-goes = { $player } in seat { $old } goes to table { NUMBER($table, useGrouping: 0) }, seat { $seat }.
transit-goes-unknown = One player goes to table { NUMBER($table, useGrouping: 0) }. The director has not chosen the player yet.
transit-within = { $player } changes from seat { $old } to seat { $seat }.
transit-within-unknown = One player changes seats at this table.
transit-break = This table breaks. All players get new seats.
transit-final-table = The final table is to be formed. All players get new seats.
table-log-comes = { $player } comes from table { NUMBER($from, useGrouping: 0) }, seat { $old }, to seat { $seat }.
table-log-goes = { $player } goes from seat { $old } to table { NUMBER($table, useGrouping: 0) }, seat { $seat }.
table-log-within = { $player } changes from seat { $old } to seat { $seat }.
table-log-enters = { $player } sits in seat { $seat }.
table-log-enters-late = { $player } registered late and sits in seat { $seat }.
table-log-enters-alternate = { $player } comes from the waiting list to seat { $seat }.
table-log-enters-rebuy = { $player } rebought and is back in seat { $seat }.
table-log-enters-out-undone = { $player } is not out and is back in seat { $seat }.
table-log-left = { $player } left seat { $old }.
table-log-out = { $player } is out and finishes { $place }.
table-log-winners = {" "}{ $winners } won the chips.
table-log-result = The result of hand { NUMBER($hand, useGrouping: 0) } was entered.
table-log-counted = Stacks were counted and entered.
table-log-by = Entered by { $player }
table-log-why-balance = To balance the tables.
table-log-why-director = Ordered by the director.
table-log-why-wrong-seat = The player sat in the wrong seat.
table-log-why-swap = Two players swapped seats.
table-log-why-redraw = All seats were redrawn.
table-log-why-break = A table broke.
table-log-why-final-table = The final table was formed.
table-log-why-undone = An earlier act was undone.
broken-from = From seat
broken-out = Out

## A chip race

race-title = Color up the chips of { $chip }
race-steps = Steps by the book
race-done = Done at this table
race-again = Show the race sheet
race-step-exchange = Each player exchanges chips of { $chip } for chips of { $into }. The chips that do not make a { $into } are the odd chips.
race-step-deal = From seat { $seat } on, deal each player one card for each odd chip.
race-step-award = All odd chips together buy chips of { $into }. The highest cards get them, up to { $most } chip a player.
race-step-suits = Between cards of the same rank the suit decides: { $suits }.
race-step-kept-in = Nobody is raced out: a player who loses the last chips gets one chip of { $into }.
race-step-rest = Odd chips that do not make a { $into } are removed from play without compensation.
race-count = Count the odd chips
race-count-text = Enter the chips of { $chip } in front of each player. Leave out players without any.
race-chips-of = Chips of { $chip } at seat { $seat }
race-alone = No other chips
race-find = Compute
race-close = Close
race-new = New count
race-sum = { $cards ->
    [0] No odd chips: no cards are dealt.
    [one] Deal { $cards } card. { $awarded } chips of { $into } are raced for.
   *[other] Deal { $cards } cards. { $awarded ->
      [one] { $awarded } chip of { $into } is raced for.
     *[other] { $awarded } chips of { $into } are raced for.
    }
  }
race-rest = Odd chips worth { $chips } make no chip of { $into }: they are removed from play.
race-whole = { $count ->
    [0] exchanges none
   *[other] gets { $count } × { $into }
  }
race-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
  }
race-cards-enter = Cards
race-won = wins 1 × { $into }
race-kept-in = kept in: 1 × { $into }
race-lost = wins none
race-gets = { $count } × { $into } in all
race-raced = The room knows the stacks and has drawn the cards.
race-raced-none = Nobody here had odd chips.
refusal-race-chips = Chips of { $chip } can be raced for chips worth 2 to { $most } of them. Chips of { $into } are not.
refusal-race-seats = Enter each seat of this table once. Its players sit in seats { $seats }.
refusal-race-count = Seat { $seat } can have 0 to { $most } of these chips. Count them again; { $came } were entered.
refusal-race-cards = Seat { $seat } gets { $expected } cards, one for each odd chip, and { $came } were entered. Correct its cards.
refusal-race-card = A card is not known. Enter rank and suit, such as As or Td.
refusal-race-card-twice = The same card was entered twice. Correct the cards.
