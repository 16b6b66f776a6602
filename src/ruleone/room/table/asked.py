"""Whom a hand waits for, and until when."""

from collections.abc import Collection

from ruleone.room.table.presence import Turn


class Asked:
    """By seat: `turns` are the clocks of persons, `thinking` tells when a house player was asked
    and when he acts. Times are the room's, in milliseconds."""

    __slots__ = ("thinking", "turns")

    def __init__(self) -> None:
        self.turns: dict[int, Turn] = {}
        self.thinking: dict[int, tuple[int, int]] = {}

    def __contains__(self, seat: int) -> bool:
        return seat in self.turns or seat in self.thinking

    def person(self, turn: Turn) -> None:
        """A person is asked: his clock runs."""
        self.turns[turn.seat] = turn

    def house(self, seat: int, now_ms: int, thinking_ms: int) -> None:
        """A house player is asked: he acts when he has thought so long."""
        self.thinking[seat] = now_ms, now_ms + thinking_ms

    def answered(self, seat: int) -> None:
        """The seat has acted, or is asked no longer."""
        self.turns.pop(seat, None)
        self.thinking.pop(seat, None)

    def forget_persons(self) -> None:
        """No person is asked any more; house players think on."""
        self.turns.clear()

    def keep(self, seats: Collection[int]) -> None:
        """No others are asked any more."""
        for seat in [seat for seat in (*self.turns, *self.thinking) if seat not in seats]:
            self.answered(seat)

    @property
    def due_ms(self) -> int | None:
        """When one of them acts without being asked again: the clock for a person, or a house
        player."""
        clocks = [turn.due_ms for turn in self.turns.values()]
        return min([*clocks, *(acts_ms for _, acts_ms in self.thinking.values())], default=None)

    def due(self, now_ms: int) -> int | None:
        """A seat that is due, persons first; None where nobody is."""
        for seat, turn in self.turns.items():
            if turn.due_ms <= now_ms:
                return seat
        for seat, (_, acts_ms) in self.thinking.items():
            if acts_ms <= now_ms:
                return seat
        return None
