### Waiting lists: for seats at cash tables, and the floor's for live tables.

## Refusals

refusal-waits-already = You are already on this list.
refusal-waits-not = You are not on this list.
refusal-waits-too-often = You are on { $most } waiting lists already, the maximum. Leave one of them first.
refusal-seat-is-free = A seat is free: sit down now.
refusal-list-full = This list is full: it has { $most } names. Try again later.

## Cash tables

waiting-title = Your waiting lists
waiting-join = Wait for a seat
waiting-at = Wait for a seat at { $stakes }
waiting-count = { $count ->
    [one] One person is waiting for a seat.
   *[other] { $count } people are waiting for a seat.
}
waiting-kept = { $count ->
    [one] One seat is held for a waiting player.
   *[other] { $count } seats are held for waiting players.
}
waiting-place = Number { $place } of { $of } on the list
waiting-place-table = Number { $place } of { $of } on the list of { $table }
waiting-place-stakes = Number { $place } of { $of } for any table at these stakes
waiting-others = Start a list at these stakes
waiting-stop = Leave the list
waiting-yours = A seat is free for you
waiting-yours-left = Seat { NUMBER($seat, useGrouping: 0) } is held for you: { $left } left.
waiting-take = Take seat
waiting-missed = The seat held for you has gone to the next player.
waiting-sits-down = You are number { $place } on the list. You are seated as soon as a seat is free; keep this page open.

## The floor's list for live tables

refusal-listed-already = { $name } is already on this list.
refusal-list-number-unknown = There is no such number on the list.
floor-list = Waiting list
floor-list-empty = Nobody is waiting for a live table.
floor-list-name = Name
floor-list-at = For
floor-list-any = Any table
floor-list-add = Add to list
floor-list-waits = { $minutes ->
    [0] just now
    [one] for { $minutes } minute
   *[other] for { $minutes } minutes
}
floor-list-called = { $minutes ->
    [0] Called just now
    [one] Called { $minutes } minute ago
   *[other] Called { $minutes } minutes ago
}
floor-list-call = Call up
floor-list-call-again = Call again
floor-list-seat = Seat
floor-list-seat-title = A seat for { $name }
floor-list-table = Table
floor-list-no-table = No live table is open.
floor-list-off = Remove
