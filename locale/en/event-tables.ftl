## Tables of an event that wait for players

halts-title = Halted tables
halts-table = Table { NUMBER($table, useGrouping: 0) }
halts-trigger = { $players ->
    [one] It has one player
   *[other] It has { $players } players
  }; the fullest table has { $fullest }. A table that is { $gap } short is halted until players come.
halts-waivable = The director may waive this.
halts-stands = Under the rules in force this cannot be waived.
director-waive-halt = Waive halt
director-waive-halt-title = Let table { NUMBER($table, useGrouping: 0) } play short?
director-waive-halt-text = The halt is waived: the table keeps dealing with its players until it is no longer short.
reasons-waive-halt = Players are on their way | Late in the tournament | By agreement of the players
news-directed-waive-halt = { $by } waived the halt of a table.{ reason-behind }

## Tables that the director breaks before their turn

break-table = Break a table
break-table-title = Break a table early
break-table-text = The table breaks before its turn in the posted order. After its hand, when the other tables have seats, its players draw new seats there.
break-table-wait = If there are too few seats, wait for them
break-table-which = Table
break-table-line = Table { NUMBER($table, useGrouping: 0) }, { $players ->
    [one] one player
   *[other] { $players } players
  }
break-table-named = { $first ->
    [true] Table { NUMBER($table, useGrouping: 0) } breaks next, as the director ordered.
   *[other] Then table { NUMBER($table, useGrouping: 0) }, as the director ordered.
}
break-order-then = { $more ->
    [true] Then in this order: { $tables } …
   *[other] Then in this order: { $tables }
}
break-order-stays = Table { NUMBER($table, useGrouping: 0) } stays.
break-waits-hand = There are seats for its { $players } players: table { NUMBER($table, useGrouping: 0) } breaks when its hand is over.
break-waits-seats = Table { NUMBER($table, useGrouping: 0) } waits for seats: { $open } of the { $players } it needs are open at the other tables.
keep-table = Keep
keep-table-title = Keep table { NUMBER($table, useGrouping: 0) }?
keep-table-text = It stays until its turn in the posted order.
reasons-break-table = A dealer is missing | The table is needed elsewhere | Short of players
reasons-keep-table = Ordered by mistake | A dealer has come
news-table-break-ordered = Table { NUMBER($table, useGrouping: 0) } breaks before its turn
news-table-break-withdrawn = Table { NUMBER($table, useGrouping: 0) } stays after all
news-directed-break-table = { $by } ordered a table to break before its turn.{ reason-behind }
news-directed-keep-table = { $by } kept a table that was to break.{ reason-behind }
refusal-last-table = Table { NUMBER($table, useGrouping: 0) } is the last one: its players have nowhere to go.
refusal-last-two-tables = The last two tables are combined under the final-table rule when { $players } players are left. Table { NUMBER($table, useGrouping: 0) } stays until then.
refusal-break-too-few-seats = Table { NUMBER($table, useGrouping: 0) } cannot break now: { $players ->
    [one] there is { $players } player
   *[other] there are { $players } players
} to move and { $seats ->
    [one] { $seats } open seat
   *[other] { $seats } open seats
} at the other tables. It can wait for seats.
refusal-table-to-break = Table { NUMBER($table, useGrouping: 0) } is already set to break.
refusal-table-not-to-break = Table { NUMBER($table, useGrouping: 0) } is not set to break before its turn.

## The end of an event before its time

end-event = End the tournament
end-event-title = End the tournament early?
end-event-text = No new hands are dealt. After the hands in play, everyone left is placed by chips (overnight by bags) and paid by place. Entries for a later flight are refunded.
call-off-event = Call off
call-off-event-title = Call off the tournament?
call-off-event-text = It is not played, and everything paid for it is refunded.
end-event-panel = End or call off
reasons-end-event = The venue closes | Agreed by all players | A fault that cannot be fixed
reasons-call-off-event = Too few entries | The venue is closed | Announced by mistake

## Seats that players with special needs keep

needs-title = Special needs
needs-text = Do this before the seat draw. A player keeps the drawn seat, or gets this seat number at any table, and keeps the number at the final table and on later days. The others draw the remaining seats.
needs-seat-of = { $player }: seat { $seat }
needs-drawn-of = { $player }: the drawn seat
needs-player = Player
needs-choose = Choose a player
needs-seat = Seat number, or empty for the drawn seat

## Two players who sit in each other's seats

director-swap = Swap
swap-with = With
swap-choose = Choose the other player
swap-find = Player's name
swap-none = No player with this name is in play
swap-text = The two players sit in each other's seats. Each goes to the right seat with their present stack as soon as neither is in a hand; no new hand begins at their tables until then.
swap-button = Swap seats
reasons-swap-seats = Read their cards wrongly | Sent to the wrong seats
move-why-swap = { $player } sits there: the two players sit in each other's seats and swap, each with their present stack.
news-swap-lapsed = { $player } and { $second } do not swap seats.
news-directed-swap-seats = { $by } had { $player } swap seats with another player.{ reason-behind }
refusal-swap-first = Two players must swap seats first: one of them sits at this table, and the other's hand is not over.
refusal-swap-of-one = { $player } cannot swap seats with themselves. Choose another player.
refusal-swap-waits = { $player } is already due to swap seats after the hand. Undo that order first.
refusal-move-waits = { $player } is already due to move to table { NUMBER($table, useGrouping: 0) }, seat { $seat }, after the hand. Undo that order first.
refusal-swap-table-breaks = { $player } gets another seat anyway: table { NUMBER($table, useGrouping: 0) } breaks next.

## A redraw of all seats

redraw-title = Redraw all seats
redraw-text = After the hands in play, everyone left draws a new seat at the open tables, and the buttons are redrawn. Players with special needs keep their seat numbers. The draw can be checked like any other, and stands.
redraw-waits = All seats are redrawn after the hands in play. Until then you can undo the order.
redraw-button = Redraw all seats
reasons-redraw-seats = Announced before | Few tables are left | Seats were mixed up
draw-of-redraw = All seats, redraw { $number }
news-redraw-ordered = All seats are redrawn after the hands in play
news-redraw-lapsed = Everyone stays: the redraw is cancelled
news-redraw-lapsed-seats = Everyone stays: the redraw is cancelled because the tables no longer have enough seats
news-seats-redrawn = All seats were redrawn: { $players } players, { $tables ->
    [one] one table
   *[other] { $tables } tables
  }. Check your new seat.
news-directed-redraw-seats = { $by } ordered a redraw of all seats.{ reason-behind }
refusal-redraw-first = All seats are redrawn first, after the hands in play.
refusal-redraw-waits = A redraw of all seats is already ordered: it comes after the hands in play.
refusal-redraw-hand-for-hand = Seats cannot be redrawn during hand-for-hand play. End hand for hand first.
refusal-redraw-too-few-seats = There are too few seats for a redraw: { $players } players at { $tables } tables need { $each } seats at each, and the smallest table has { $seats }.
refusal-redraw-final-table = At the final table the seats stand. Move a player by name who is in the wrong seat.
refusal-hand-stands-redraw = All seats have been redrawn since this hand. Correct wrong stacks by name.

## How an event is played, at a glance

format-title = Format
format-games = Games
format-tables = Tables
format-table-size = Up to { $seats } players each
format-stack = { $amount } starting chips
format-bounties = Bounty
format-bounty = { $kind }: { $amount }
format-again = Re-entry
format-re-entries = { $times ->
    [one] Once
   *[other] Up to { $times } times
  }, until level { $level } and any break after it end
format-rebuys = { $times ->
    [one] Once
   *[other] Up to { $times } times
  }, until the end of level { $level }
format-add-on = Once, in level { $level } or the break after it
format-none = None
