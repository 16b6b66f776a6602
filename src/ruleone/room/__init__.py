"""The room without I/O: lobby, events, tables, turn clocks, roles.

Chance, time, names and the journal come from outside; what happened goes out as an `Outcome`.

    room = Room(entropy=os.urandom, names=people, answered=journal.answered)
    room.restore(journal, now_ms)                 # first of all; also on an empty journal
    room.on(ask, caller, now_ms)                  # -> Outcome, for each frame of a browser
    room.wake(now_ms)                             # -> Outcome, whenever `due_ms` is reached
    room.due_ms                                   # int | None, in the time that the shell gives
    room.view(topic, caller, now_ms)              # -> View | Refusal
    room.welcome(caller, now_ms)                  # -> Welcome
    room.connected(caller, here, now_ms)          # -> Outcome, as a connection opens or closes
    room.open_link(token, caller, now_ms)         # -> Link id and Outcome | Refusal
    room.director_link(now_ms)                    # -> (token, Outcome), for the line at start

`now_ms` never goes back while a process lives; where it begins does not matter. `restore` takes the
lease by a write of its own and raises `Damaged` where the journal cannot be believed.
"""
