### Waiting lists: for seats at cash tables, and the floor's for live tables.

## Refusals

refusal-waits-already = You wait on this list already.
refusal-waits-not = You are not on this list, or not any more.
refusal-waits-too-often = You are on { $most } waiting lists already: leave one of them first.
refusal-seat-is-free = There is a seat for you: sit down at once.
refusal-list-full = This list has { $most } names, as many as fit. Try again later.

## Cash tables

waiting-title = Your waiting lists
waiting-join = Wait for a seat
waiting-at = Wait for a seat at { $stakes }
waiting-count = { $count ->
    [one] One person waits for a seat.
   *[other] { $count } people wait for a seat.
}
waiting-kept = { $count ->
    [one] One seat is kept for somebody who waits.
   *[other] { $count } seats are kept for people who wait.
}
waiting-place = Number { $place } of { $of } on the list
waiting-place-table = Number { $place } of { $of } on the list of { $table }
waiting-place-stakes = Number { $place } of { $of } for any table of these stakes
waiting-others = Wait for others at these stakes
waiting-stop = Leave the list
waiting-yours = A seat is free for you
waiting-yours-left = Seat { NUMBER($seat, useGrouping: 0) } is kept for you: { $left } left.
waiting-take = Take the seat
waiting-missed = The seat that was kept for you has gone to the next person.
waiting-sits-down = You are number { $place } on the list. You sit down as soon as a seat is free; keep this open.

## The floor's list for live tables

refusal-listed-already = { $name } is on this list already.
refusal-list-number-unknown = Nobody on the list has this number.
floor-list = Waiting list
floor-list-empty = Nobody waits for a live table.
floor-list-name = Name
floor-list-at = For
floor-list-any = Any table
floor-list-add = Put on the list
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
floor-list-off = Take off the list
