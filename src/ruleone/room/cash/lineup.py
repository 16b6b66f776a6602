"""The line-up of a cash table's next hand: the players dealt in, and the posts of each.

Button and blinds move by the edition (`ruleone.tournament.button`). A player who comes to a game in
play waits for the big blind, or posts as much at once. A player who has missed blinds posts the big
one live and the small one dead, or waits for the big blind and then owes nothing more.

Nobody comes in on the button, in the small blind, or between them, but waits until the button has
passed (`breaking.dealt-in`). Where play starts or restarts, nobody owes anything.
"""

from collections.abc import Iterable, Sequence

import msgspec

from ruleone.room.cash.state import CashState, Sitter
from ruleone.rulebook import Citation, Edition
from ruleone.tournament.button import Positions, lineup, lineup_without_blinds, next_after


class Coming(msgspec.Struct, frozen=True):
    """The next hand: its places, the seats dealt in, and posts beside the blinds, in cents by seat.

    `missed_big` and `missed_small` are seats that these blinds go past.
    """

    positions: Positions
    dealt_in: tuple[int, ...]
    entries: dict[int, int]
    dead_blinds: dict[int, int]
    missed_big: tuple[int, ...]
    missed_small: tuple[int, ...]
    citations: tuple[Citation, ...]

    @property
    def small_blind_seat(self) -> int | None:
        """The seat that posts the small blind; None where that place is empty."""
        seat = self.positions.small_blind
        return seat if seat in self.dealt_in else None


def coming(state: CashState, drawn: int) -> Coming | None:
    """Return the next hand, None with fewer than two seats to be dealt in.

    In the first hand the button goes to the seat `drawn`, or the next one.
    """
    playing = [one for one in state if one.plays]
    if not state.stakes.big_blind:
        return _by_button(state, playing, drawn)
    settled = [one.seat for one in playing if not one.owes]
    before = state.positions if len(settled) >= 2 else None
    if before is None:
        return _started(state, playing, drawn)
    dealt_in = _with_newcomers(settled, playing, before, state.rules)
    line = lineup(dealt_in, before, drawn, state.rules)
    if line is None:
        return None
    owing = [
        one
        for one in playing
        if one.seat in line.dealt_in and one.owes and one.seat != line.positions.big_blind
    ]
    stakes = state.stakes
    waiting = [one.seat for one in playing if one.waits]
    absent = [one.seat for one in state if one.seat not in (*line.dealt_in, *waiting)]
    kept_out = any(one.owes and not one.waits and one.seat not in line.dealt_in for one in playing)
    return Coming(
        line.positions,
        line.dealt_in,
        {one.seat: stakes.big_blind for one in owing if one.owes_big and stakes.big_blind},
        {one.seat: stakes.small_blind for one in owing if one.owes_small and stakes.small_blind},
        _passed(absent, before.big_blind, line.positions.big_blind),
        _passed(absent, before.small_blind, line.positions.small_blind),
        _cited(state.rules, len(line.dealt_in), bool(owing), kept_out),
    )


def _started(state: CashState, playing: Sequence[Sitter], drawn: int) -> Coming | None:
    """Play starts: everybody is in, and nobody owes anything."""
    seats = [one.seat for one in playing]
    if len(seats) < 2:
        return None
    after = drawn - 1 if state.positions is None else state.positions.button
    line = lineup(seats, None, next_after(seats, after), state.rules)
    assert line is not None
    cites = _cited(state.rules, len(seats), posts=False, kept_out=False)
    return Coming(line.positions, line.dealt_in, {}, {}, (), (), cites)


def _by_button(state: CashState, playing: Sequence[Sitter], drawn: int) -> Coming | None:
    """Return the next hand of a game without blinds: everybody is in.

    The button goes to the next player. Seats that it goes past are noted as `missed_big`.
    """
    before = state.positions
    line = lineup_without_blinds((one.seat for one in playing), before, drawn)
    if line is None:
        return None
    absent = [one.seat for one in state if one.seat not in line.dealt_in]
    button = line.positions.button
    missed = () if before is None else _passed(absent, before.button, button)
    cites = (state.rules.cite("button.policy"),)
    return Coming(line.positions, line.dealt_in, {}, {}, missed, (), cites)


def _with_newcomers(
    settled: Sequence[int], playing: Sequence[Sitter], before: Positions, rules: Edition
) -> list[int]:
    """Return the settled seats and those that come in now.

    First the players who post, off the button and the small blind. Then, of the waiting players,
    the first clockwise who gets the big blind.
    """
    seats = set(settled)
    for one in (one for one in playing if one.owes and not one.waits):
        if _comes_in(one.seat, seats, before, rules):
            seats.add(one.seat)
    waiting = sorted(one.seat for one in playing if one.owes and one.waits)
    last = before.big_blind
    for seat in sorted(waiting, key=lambda seat: (seat <= last, seat)):
        line = lineup(seats | {seat}, before, 0, rules)
        if line is not None and line.positions.big_blind == seat:
            seats.add(seat)
            break
    # A newcomer moves others to other positions: those who owe blinds there wait as well.
    owing = [one for one in playing if one.owes]
    while wrong := [
        one.seat
        for one in owing
        if one.seat in seats and not _stays(one, seats - {one.seat}, before, rules)
    ]:
        seats.discard(wrong[-1])
    return sorted(seats)


def _stays(one: Sitter, others: set[int], before: Positions, rules: Edition) -> bool:
    if not one.waits:
        return _comes_in(one.seat, others, before, rules)
    line = lineup(others | {one.seat}, before, 0, rules)
    return line is not None and line.positions.big_blind == one.seat


def _comes_in(seat: int, others: Iterable[int], before: Positions, rules: Edition) -> bool:
    """Whether a newcomer in this seat is dealt in.

    Not on the button, in the small blind, or between them.
    """
    line = lineup({*others, seat}, before, 0, rules)
    if line is None or seat not in line.dealt_in:
        return False
    return seat not in (line.positions.button, line.positions.small_blind)


def _passed(seats: Iterable[int], before: int, now: int) -> tuple[int, ...]:
    """Return the seats strictly between a blind's last place and its new one, clockwise."""

    def between(seat: int) -> bool:
        return before < seat < now if before < now else seat > before or seat < now

    return tuple(seat for seat in seats if before != now and between(seat))


def _cited(rules: Edition, players: int, posts: bool, kept_out: bool) -> tuple[Citation, ...]:
    names = ["heads-up.button" if players == 2 else "button.policy"]
    names += ["posting.dead-blind"] if posts else []
    names += ["breaking.dealt-in"] if kept_out else []
    return tuple(rules.cite(name) for name in names)
