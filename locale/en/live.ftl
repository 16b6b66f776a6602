### Live tables: what is refused there.

## Refusals

refusal-live-table-unknown = There is no such live table. See the lobby for open tables.
refusal-live-table-over = This live table is closed. See the lobby for open tables.
refusal-live-table-closed = This live table belonged to a tournament and is closed.
live-event-over = The tournament is over. { $winner } has won.
live-event-over-shared = The tournament is over.
refusal-live-table-abandoned = This live table was closed when the room was updated: { $reason ->
    [form] the new version could not read what had happened
   *[rules] the new version does not have the rules it was played by
    }. The room's journal keeps everything, under { $stream }; the host can look it up there.
refusal-live-too-many = { $most } live tables are open, the maximum. Close one first.
refusal-live-too-many-players = A table seats at most { $most } players.
refusal-live-game = This game is not possible at a live table. Choose one of these: { $games }.
refusal-live-edition = There is no such edition. Choose one of these: { $editions }.
refusal-live-blinds = The small blind cannot be larger than the big blind.
refusal-live-chips = A table must have 1 to { $most } chip denominations.
refusal-live-denomination = This table has chips of { $chips }, but none of { NUMBER($came) }.
refusal-live-not-in-chips = { NUMBER($came) } is not an all-in and cannot be made from chips of { $chips }.
refusal-live-stack-not-in-chips = { $player }: { NUMBER($came) } cannot be made from chips of { $chips }. Choose a multiple of { NUMBER($unit) }.
refusal-live-chips-not-for-level = Chips of { $chips } cannot pay this level's { NUMBER($came) }: they make multiples of { NUMBER($unit) }. Set the next level first.
refusal-live-level-not-in-chips = A level with { NUMBER($came) } cannot be played with chips of { $chips }: each amount must be a multiple of { NUMBER($unit) }.
refusal-live-number = The number must be { $least } to { $most }.
refusal-live-language = The room does not have the language { $came }. Choose one of these: { $known }.
refusal-live-text = The text must have 1 to { $most } characters.
refusal-live-seat = A seat number must be 1 to { $most }.
refusal-live-no-such-seat = This table has no seat { $came }: its seats are 1 to { $most }.
refusal-live-seat-taken = Two players cannot share a seat.
refusal-live-seat-empty = Nobody sits in this seat.
refusal-live-disqualified = { $player } has been disqualified and may not play here.
refusal-live-hand-on = Hand { NUMBER($hand, useGrouping: 0) } is not over.
refusal-live-hand-told = { $lines ->
    [one] Hand { NUMBER($hand, useGrouping: 0) } already has an entry: undo it first.
   *[other] Hand { NUMBER($hand, useGrouping: 0) } already has { $lines } entries: undo them first.
}
refusal-live-too-many-dealt = This game is for at most { $most } players; { $came } have chips here.
refusal-live-hand-bad = No hand can begin at this level: the minimum bet must be at least one chip, and the bring-in at most the small bet.
refusal-live-card-twice = { $card } is already in this hand. Correct the entry. If two of them are on the table, call the floor.
refusal-live-too-few = A hand needs two players with chips.
refusal-live-redeal-button = In a redeal the button stays at seat { $seat }.
refusal-live-button = The button must be at a player with chips, in one of the seats { $seats }.
refusal-live-entry-failed = This entry could not be processed. Nothing was done; call the floor and enter it another way.
refusal-live-called = The floor has already been called.
refusal-live-no-call = Nobody has called the floor to this table.
refusal-live-coming = You have already said that you are coming. Answer the call once you have been there.
refusal-live-ruled = A ruling has up to { $most } characters. Write it shorter.
refusal-live-none-open = No live table is open: there is nobody to announce this to.
refusal-situation-unknown = The assistant does not know the situation { $kind }.

## The table

event-named-live = Live table { NUMBER($number, useGrouping: 0) }

# a live table beside one of an event
refusal-live-of-event = This table belongs to a tournament, which seats its players, sets its level and closes it.
refusal-live-chips-of-event = The tournament sets the chips in play. Use “Color up” to remove a chip and “Correct chips” for a wrong stack. If other chips are on this table, the floor sets them.
refusal-live-chips-smallest = The smallest chip in the tournament is { $chip }, not { $came }; only a color-up changes it. You can add larger chips here.
refusal-hand-held = Hands stay face down: all wait for { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
  }. The floor may let this hand continue.
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
gate-live-go-on = The other tables are done: this hand may continue.
gate-live-face-down = All-in and a call: hands stay face down until this page says otherwise.
gate-live-out = { $count ->
    [one] { $players } has no chips left and keeps the seat until all tables have finished. Players eliminated elsewhere in the same hand share the places.
   *[other] { $players } have no chips left and keep their seats until all tables have finished. Players eliminated elsewhere in the same hand share the places.
  }
gate-live-floor = Floor: continue now
shot-live = Shot clock: { $time }
shot-live-over = The shot clock of { $seconds } seconds has run out.
shot-live-count = Count
shot-live-again = Restart count
refusal-live-table-broken = This table is broken, or the room deals at it now.
refusal-live-button-of-event = The tournament sets the button.
refusal-live-misdeal = Hand { NUMBER($hand, useGrouping: 0) } was a misdeal: redeal it.
refusal-table-is-so = { $kind ->
    [live] Table { $table } is already live.
   *[other] The room already deals at table { $table }.
  }
refusal-not-with-real-cards = In this tournament the room deals at all tables.
refusal-house-players-play = Computer players play in this tournament: its tables cannot be live.
news-directed-switch-table = { $by } changed who deals at a table.{ reason-behind }
refusal-told-seats = The seats of this result must be those dealt in: { $seats }.
refusal-told-out-to = Name for each eliminated player who won the last chips. If you enter all stacks, eliminated players must have 0 and everyone else more.
refusal-count-of-no-player = Count each player at the table once: { $seats }.
refusal-count-out-of-bounds = A counted stack must be { $least } to { $most } chips: a player with none busts in a hand.
refusal-count-differs = These stacks have { $expected } chips on record, but the count is { $came }. Recount, or confirm the difference of { $off }.
news-directed-count-live-stacks = { $by } had the stacks counted.{ reason-behind }
refusal-live-not-of-event = This table is not part of a tournament: its hands are followed, and the floor corrects stacks.
