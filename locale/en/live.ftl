### Live tables: what is refused there.

## Refusals

refusal-live-table-unknown = This live table is closed, or was never open. The lobby lists those that are open.
refusal-live-table-closed = This live table belonged to an event and is closed.
live-event-over = The event is over. { $winner } has won.
live-event-over-shared = The event is over.
refusal-live-table-abandoned = This live table was closed when the room was updated: { $reason ->
    [form] the new version could not read what had happened
   *[rules] the new version does not have the rules it was played by
    }. All that had happened is kept in the room's journal, under { $stream }; whoever runs the room can look it up there.
refusal-live-too-many = At most { $most } live tables are open at a time. Close one first.
refusal-live-too-many-players = One table seats at most { $most } players.
refusal-live-game = A live table plays one of { $games }.
refusal-live-edition = There is no such edition of the rules: the book has { $editions }.
refusal-live-blinds = The small blind cannot be above the big blind.
refusal-live-chips = A table has from 1 to { $most } different denominations of chips.
refusal-live-denomination = At this table are chips of { $chips }, none of { NUMBER($came) }.
refusal-live-not-in-chips = Chips of { $chips } do not make { NUMBER($came) }, and it is no all-in.
refusal-live-stack-not-in-chips = { $player }: { NUMBER($came) } cannot be made of chips of { $chips }. A multiple of { NUMBER($unit) } can.
refusal-live-chips-not-for-level = Chips of { $chips } cannot pay the { NUMBER($came) } of this level: they make multiples of { NUMBER($unit) }. Set the next level first.
refusal-live-level-not-in-chips = A level with { NUMBER($came) } cannot be played with chips of { $chips }: each amount is a multiple of { NUMBER($unit) }.
refusal-live-number = A number here has to be from { $least } to { $most }.
refusal-live-language = The room does not know the language { $came }. It has { $known }.
refusal-live-text = A text here has from 1 to { $most } characters.
refusal-live-seat = A seat has to have a number from 1 to { $most }.
refusal-live-no-such-seat = This table has no seat { $came }: its seats are 1 to { $most }.
refusal-live-seat-taken = Two players cannot have the same seat.
refusal-live-seat-empty = Nobody sits in this seat.
refusal-live-disqualified = { $player } has been disqualified here and does not play again.
refusal-live-hand-on = Hand { NUMBER($hand, useGrouping: 0) } is not over.
refusal-live-hand-told = { $lines ->
    [one] Something was entered of hand { NUMBER($hand, useGrouping: 0) } already: take that back first.
   *[other] { $lines } things were entered of hand { NUMBER($hand, useGrouping: 0) } already: take them back first.
}
refusal-live-too-many-dealt = This game is dealt to at most { $most } players; { $came } have chips here.
refusal-live-hand-bad = No hand can begin at this level: the least bet has to be one chip or more, and the bring-in no higher than the small bet.
refusal-live-too-few = A hand takes two players with chips.
refusal-live-redeal-button = The misdeal is dealt again: the button stays at seat { $seat }.
refusal-live-button = The button has to be before a player with chips, in one of the seats { $seats }.
refusal-live-entry-failed = This entry cannot be made out. Nothing was done; call the floor and tell it in another way.
refusal-live-called = The floor has been called already.
refusal-live-no-call = Nobody has called the floor to this table.
refusal-live-none-open = No live table is open: there is nobody to tell.
refusal-situation-unknown = The assistant knows no situation { $kind }.

## The table

event-named-live = Live table { NUMBER($number, useGrouping: 0) }

# a live table beside one of an event
refusal-live-of-event = This table belongs to an event: the event seats its players, sets its level and closes it.
refusal-live-chips-of-event = The event says which chips are in play: a colour-up takes a chip out, and a stack that is wrong is put right there too, with “Correct chips”. If other chips lie on this table, the floor sets them.
refusal-live-chips-smallest = The smallest chip in the event is { $chip }, not { $came }: a colour-up changes it. Larger chips can be added here.
refusal-hand-held = Hands stay face down: all wait for { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
  }. The floor may let this hand go on.
live-hand-for-hand-ended = Hand for hand is over: tables play at their own pace again.
gate-live-begins = Finish this hand, then wait until every table has finished.
gate-live-waits-for = All wait for { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
  }.
gate-live-waits-here = All others wait for this table.
gate-live-waits-here-too = All wait for this table and { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
  }.
gate-live-all-done = All tables have finished, or wait with hands face down.
gate-live-held = All-in and called: keep the hands face down and deal no card.
gate-live-go-on = The other tables are done: this hand may go on.
gate-live-face-down = All-in and a call: hands stay face down until this says so.
gate-live-out = { $count ->
    [one] { $players } has no chips left and keeps the seat until all tables have finished. Whoever goes out elsewhere in the same hand shares the places.
   *[other] { $players } have no chips left and keep their seats until all tables have finished. Whoever goes out elsewhere in the same hand shares the places.
  }
gate-live-floor = The floor lets it go on now
shot-live = Shot clock: { $time }
shot-live-over = The { $seconds } seconds of the shot clock are over.
shot-live-count = Count
shot-live-again = Count anew
refusal-live-table-broken = This table of the event is broken, or the room deals at it now.
refusal-live-button-of-event = The event says where the button is.
refusal-live-misdeal = Hand { NUMBER($hand, useGrouping: 0) } was a misdeal: it is dealt again.
refusal-table-is-so = { $kind ->
    [live] Table { $table } is live already.
   *[other] The room deals at table { $table } already.
  }
refusal-not-with-real-cards = This event is played at tables at which the room deals.
refusal-house-players-play = House players play in this event: its tables cannot be live.
news-directed-switch-table = { $by } changed who deals at a table. Reason: { $reason }
refusal-told-seats = Of a hand that was told the seats are those that were dealt in: { $seats }.
refusal-told-out-to = Say of each who went out which others won the last chips; with all stacks told the seat has none, and everybody else has some.
refusal-count-of-no-player = Players are counted in seats of the table, once each: { $seats }.
refusal-count-out-of-bounds = A counted stack is { $least } to { $most } chips: who has none goes out in a hand.
refusal-count-differs = On record these stacks have { $expected } chips in sum, the count has { $came }: count again, or say that they differ by { $off }.
news-directed-count-live-stacks = { $by } had stacks counted. Reason: { $reason }
refusal-live-not-of-event = This table stands alone: its hands are followed, and the floor puts stacks right.
