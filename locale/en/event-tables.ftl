## Tables of an event that wait for players

halts-title = Halted tables
halts-table = Table { NUMBER($table, useGrouping: 0) }
halts-trigger = { $players ->
    [one] One player sits there
   *[other] { $players } players sit there
  }, { $fullest } at the fullest table. A table that is { $gap } short is halted until players come.
halts-waivable = The director may let it play on short.
halts-stands = The rules in force let nobody waive this.
director-waive-halt = Let it play on
director-waive-halt-title = Let table { NUMBER($table, useGrouping: 0) } play on short
director-waive-halt-text = The halt is waived: the table deals on with the players it has until it is no longer short.
reasons-waive-halt = Players are on their way | Late in the event | By agreement of the players
news-directed-waive-halt = { $by } waived the halt of a table. Reason: { $reason }

## Tables that the director breaks before their turn

break-table = Break a table
break-table-title = Break a table before its turn
break-table-text = It breaks before its turn, whatever the posted order says: when its hand is over and the other tables have seats for its players, they draw new seats there.
break-table-wait = If there are too few seats, wait for them
break-table-which = Which table
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
keep-table = Keep it
keep-table-title = Keep table { NUMBER($table, useGrouping: 0) }
keep-table-text = It stays until it is its turn in the posted order.
reasons-break-table = A dealer is missing | The table is needed elsewhere | Short of players
reasons-keep-table = Ordered by mistake | A dealer has come
news-table-break-ordered = Table { NUMBER($table, useGrouping: 0) } is to break before its turn
news-table-break-withdrawn = Table { NUMBER($table, useGrouping: 0) } stays after all
news-directed-break-table = { $by } ordered a table to break before its turn. Reason: { $reason }
news-directed-keep-table = { $by } kept a table that was to break. Reason: { $reason }
refusal-last-table = Table { NUMBER($table, useGrouping: 0) } is the last one: there is no other table for its players.
refusal-last-two-tables = The last two tables are joined by the rule of the final table, when { $players } players are left. Table { NUMBER($table, useGrouping: 0) } stays until then.
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

end-event = End the event
end-event-title = End the event before its time
end-event-text = No new hand is dealt. When the hands in play are over, everyone who is left is placed by chips, at night by bags, and paid by place. Entries for a flight still to come are given back.
call-off-event = Call the event off
call-off-event-title = Call the event off
call-off-event-text = It is not played, and what was paid for it goes back.
end-event-panel = End or call off
reasons-end-event = The venue closes | Agreed by all players | A fault that cannot be mended
reasons-call-off-event = Too few entries | The venue is closed | Announced by mistake

## Seats that players with special needs keep

needs-title = Special needs
needs-text = Before seats are drawn: a player keeps the seat that is drawn, or gets one of this number at whatever table, and keeps its number at the final table and on the next day. The others draw the rest.
needs-seat-of = { $player }: seat { $seat }
needs-drawn-of = { $player }: the seat that is drawn
needs-player = Who
needs-choose = Choose a player
needs-seat = Seat number, or nothing for the one that is drawn

## Two players who sit in each other's seats

director-swap = Swap
swap-with = With
swap-choose = Choose the other player
swap-find = Player's name
swap-none = Nobody of this name plays
swap-text = Both sit in each other's seats. Each goes to the right one with the present stack, at once or as soon as neither is in a hand; no new hand begins at their tables until then.
swap-button = Let them change seats
reasons-swap-seats = Read their cards wrongly | Sent to the wrong seats
move-why-swap = { $player } sits there: the two sit in each other's seats and change them, each with the present stack.
news-swap-lapsed = { $player } and { $second } do not change seats.
news-directed-swap-seats = { $by } has { $player } change seats with another player. Reason: { $reason }
refusal-swap-first = Two players are to change seats first: one of them sits at this table, and the other one's hand is not over.
refusal-swap-of-one = { $player } cannot change seats with the same player. Choose another one.
refusal-swap-waits = { $player } is to change seats with another player when the hand is over. That order stands; take it back first.
refusal-move-waits = { $player } is to move to table { NUMBER($table, useGrouping: 0) }, seat { $seat }, when the hand is over. That order stands; take it back first.
refusal-swap-table-breaks = { $player } gets another seat anyway: table { NUMBER($table, useGrouping: 0) } breaks next.

## All seats drawn anew

redraw-title = Draw all seats anew
redraw-text = Everybody who is left draws a new seat at the tables that stand, and the buttons are drawn anew, once the hands in play are over. Players with special needs keep their seat numbers. The draw can be checked as all others, and stands.
redraw-waits = All seats are drawn anew when the hands in play are over. Until then the order can be taken back.
redraw-button = Draw all seats anew
reasons-redraw-seats = Announced before | Few tables are left | Seats were mixed up
draw-of-redraw = All seats, redraw { $number }
news-redraw-ordered = All seats are drawn anew when the hands in play are over
news-redraw-lapsed = Everyone stays: the seats are not drawn anew
news-redraw-lapsed-seats = Everyone stays: the seats are not drawn anew, as the tables have too few for all by now
news-seats-redrawn = All seats are drawn anew: { $players } players, { $tables ->
    [one] one table
   *[other] { $tables } tables
  }. Look where you sit now.
news-directed-redraw-seats = { $by } had all seats drawn anew. Reason: { $reason }
refusal-redraw-first = All seats are drawn anew first, when the hands in play are over.
refusal-redraw-waits = A redraw of all seats is ordered already: it comes when the hands in play are over.
refusal-redraw-hand-for-hand = Tables play hand for hand, so close to a decision that nobody gets another seat by lot. End that first.
refusal-redraw-too-few-seats = There are too few seats to draw anew: { $players } players at { $tables } tables make { $each } at a table, and the smallest has { $seats } seats.
refusal-redraw-final-table = At the last table the seats stand as they are. Move players by name where one sits wrongly.
refusal-hand-stands-redraw = All players have drawn new seats since this hand. Correct chips by name where they are wrong.

## How an event is played, at a glance

format-title = Format
format-games = Games
format-tables = Tables
format-table-size = Up to { $seats } players each
format-stack = { $amount } chips to begin with
format-bounties = Bounty
format-bounty = { $kind }: { $amount }
format-again = Re-entry
format-re-entries = { $times ->
    [one] Once
   *[other] Up to { $times } times
  }, until level { $level } has ended
format-rebuys = { $times ->
    [one] Once
   *[other] Up to { $times } times
  }, until level { $level } has ended
format-add-on = Once, in level { $level } or the break after it
format-none = None
