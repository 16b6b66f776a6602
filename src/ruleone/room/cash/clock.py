"""What time brings to a cash table: the clock's acts, house players', the next hand, the end."""

from collections.abc import Callable
from functools import partial

from ruleone.room.cash.host import CashHost
from ruleone.room.cash.pausing import held_too_long
from ruleone.room.cash.sitting import after, close
from ruleone.room.core.batch import Batch


def wake(host: CashHost, now_ms: int, batch: Batch, acts: int) -> int:
    """Do what is due, at most `acts` steps of it; answers how many were done."""
    done = 0
    while done < acts and (step := _due(host, now_ms, batch)) is not None:
        host.guarded(partial(_finished, step, host, now_ms, batch), now_ms, batch)
        done += 1
    return done


def _finished(step: Callable[[], None], host: CashHost, now_ms: int, batch: Batch) -> None:
    step()
    after(host, now_ms, batch)


def _due(host: CashHost, now_ms: int, batch: Batch) -> Callable[[], None] | None:
    """The next step that is due, None where nothing is."""
    due_ms = host.due_ms
    if due_ms is None or due_ms > now_ms:
        return None
    if not host.state.in_hand:
        if host.empty_ms is not None and host.closes_ms <= now_ms:
            return partial(close, host, now_ms, batch)
        if host.deals_ms <= now_ms and host.coming() is not None:
            if host.state.hold is not None:
                return partial(held_too_long, host, now_ms, batch)
            return partial(host.deal, now_ms, batch)
        return partial(close, host, now_ms, batch)
    seat = host.asked.due(now_ms)
    assert seat is not None, "somebody is due where something is"
    play = host.play_clock if seat in host.asked.turns else host.play_house
    return partial(play, seat, now_ms, batch)
