"""Turns, the pause between two hands and what is frozen, as pages show them."""

from collections.abc import Callable, Mapping

import msgspec

from ruleone.room.table.clocks import Turn
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.table.play import Play


class TurnView(msgspec.Struct, frozen=True):
    """A running clock.

    Action time ends at `ends_ms`; then `bank_ms` of the time bank is used, until `bank_ends_ms`.
    """

    seat: int
    started_ms: int
    ends_ms: int
    bank_ms: int
    bank_ends_ms: int


class PauseView(msgspec.Struct, frozen=True):
    """The pause after a hand of 13-card poker.

    The next one is dealt at `ends_ms`, or once all present have said that they would go on
    (`next-hand`). `ready` are the seats that have, `waits_for` those that have not. A viewer who
    `may_hold` it plays with computer players alone (`hold-deal`). While it is `held` no hand comes
    at `ends_ms`: the holder sits out then.
    """

    ends_ms: int
    ready: tuple[int, ...]
    waits_for: tuple[int, ...]
    may_hold: bool = False
    held: bool = False


class ChipsBack(msgspec.Struct, frozen=True):
    """The chips that a player of a frozen hand gets back when it is retired: those before it."""

    player: str
    name: str
    seat: int
    chips: int


class FrozenView(msgspec.Struct, frozen=True):
    """A table, or with None the whole event, that is frozen because something failed.

    `what` is the program's own name of the failure. A table goes on by `unfreeze`, or its hand is
    ended by `retire-hand`, which gives `back` these chips; an event goes on by `unfreeze`.
    """

    table: int | None
    hand: int | None
    what: str
    at_ms: int
    back: tuple[ChipsBack, ...] = ()


def clocks(
    turns: Mapping[int, Turn], thinking: Mapping[int, tuple[int, int]], action_ms: int
) -> tuple[TurnView, ...]:
    """Return the clocks of all seats that are asked, by seat.

    Computer players show a person's time: their own thinking time is not shown.
    """
    shown = [
        TurnView(turn.seat, turn.started_ms, turn.ends_ms, turn.bank_ms, turn.due_ms)
        for turn in turns.values()
    ]
    for seat, (asked_ms, _) in thinking.items():
        ends_ms = asked_ms + action_ms
        shown.append(TurnView(seat, asked_ms, ends_ms, 0, ends_ms))
    return tuple(sorted(shown, key=lambda clock: clock.seat))


def clock_of(play: Play | None, seat: int | None, shown: tuple[TurnView, ...]) -> TurnView | None:
    """Return the clock that the viewer's page shows, or None.

    It is that of the player to act, or where several are asked that of the viewer in the seat.
    """
    if play is not None and play.at_once:
        return next((clock for clock in shown if clock.seat == seat), None)
    return next(iter(shown), None)


def pause_view(
    play: Play | None, there: Callable[[], Mapping[int, str]], ends_ms: int
) -> PauseView | None:
    """Return the pause after `play`, where it is a finished hand of 13-card poker.

    `there` returns the persons who are waited for, by seat.
    """
    if not isinstance(play, ThirteenPlay) or not play.hand.over:
        return None
    waited_for = there()
    ready = tuple(seat for seat, player in sorted(waited_for.items()) if player in play.seen_by)
    return PauseView(ends_ms, ready, tuple(sorted(waited_for.keys() - set(ready))))
