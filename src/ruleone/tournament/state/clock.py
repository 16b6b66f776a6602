"""The level clock: the time played in the present level or break. Time comes from outside.

The time played is derived from the times of the event's own events. So after a restart the clock
continues from the last of them, and the time in which nothing ran does not count.
"""

from typing import Literal

import msgspec

from ruleone.tournament.terms.structure import Level, Structure

CATCH_UP_MS = 1_000
"""Maximum delay of an announcement that still counts from its due moment.

So the clock does not drift; beyond it, the level counts from the announcement.
"""


LEFT_MS = 1_000
"""Minimum time left of a level that is made shorter."""


class ClockReading(msgspec.Struct, frozen=True):
    """The clock as shown. `level` counts from 1 (0 before the start).

    `left_ms` is the time left of the level, or of the break in state "break"; None for the last
    level and where levels go by hands. `hands_left` counts instead there, at the table furthest on.
    """

    state: Literal["waiting", "running", "paused", "break", "over"]
    level: int
    left_ms: int | None = None
    length_ms: int | None = None
    hands_left: int | None = None
    next_break_after: int | None = None
    next_break_left_ms: int | None = None
    """Play time until the next break, where levels go by time and one is to come."""
    on_break: bool = False
    """True in a break, also while it is paused."""
    within_level: bool = False
    """True in a break that interrupts a level, which then continues with its time left."""
    stands: bool = False
    """True while a deal is answered: the clock stands."""
    stopped: bool = False
    """True from the announcement of a day's last hands until the next day begins."""
    by_rounds: bool = False
    """True hand for hand: each hand takes the same time off, and between hands it stands."""


class LevelClock:
    """State of the clock: the level's number, and the time played in it (or in the break).

    `by_rounds` says that only `take` counts, not the time that passes, but for breaks. `carried_ms`
    is the time taken beyond the end of a level, for the next one (tda2019-RP-8D). `held_ms` is the
    time played of the level in which the director began a break, None where there is none. `cut_ms`
    is, by level, the time left of one that was ended early. A time that was set may be longer than
    the level was announced: `elapsed_ms` is then below 0. It is `behind_level` from the beginning
    of a break that follows the level until the next one begins. It `stands` while a deal is
    answered, and is `stopped` from the announcement of a day's last hands until the next day.
    """

    __slots__ = (
        "anchor_ms", "behind_level", "break_ms", "by_rounds", "carried_ms", "cut_ms", "elapsed_ms",
        "held_ms", "level", "over", "paused", "stands", "stopped", "structure",
    )  # fmt: skip

    def __init__(self, structure: Structure) -> None:
        self.structure = structure
        self.level = 0
        self.elapsed_ms = 0
        self.anchor_ms = 0
        self.break_ms: int | None = None
        self.held_ms: int | None = None
        self.cut_ms: dict[int, int] = {}
        self.behind_level = False
        self.by_rounds = False
        self.carried_ms = 0
        self.paused = False
        self.stands = False
        self.stopped = False
        self.over = False

    @property
    def on_break(self) -> bool:
        """Whether the present period is a break."""
        return self.break_ms is not None

    @property
    def within_level(self) -> bool:
        """Whether the break interrupts a level, which continues after it."""
        return self.held_ms is not None

    def break_stands(self, now_ms: int) -> tuple[int | None, int, bool]:
        """Return the time left of the break, its level, and whether it interrupts it.

        In a level there is none.
        """
        left_ms = self.left_ms(now_ms) if self.on_break else None
        return left_ms, self.level, self.within_level

    @property
    def values(self) -> Level:
        """Return blinds and antes of the present level."""
        return self.structure.levels[self.level - 1]

    @property
    def level_next(self) -> int:
        """The level of the next hand.

        In a break that follows a level it is the one after it; the last hands of a day are still of
        the old one.
        """
        behind = self.on_break and not (self.within_level or self.stopped or self.is_last)
        return self.level + behind

    @property
    def values_next(self) -> Level:
        """Return blinds and antes of the next hand."""
        return self.structure.levels[self.level_next - 1]

    @property
    def is_last(self) -> bool:
        """Whether the present level is the last."""
        return self.level >= len(self.structure.levels)

    @property
    def length_ms(self) -> int | None:
        """Return the length of the present break or level, None where it has no end in time."""
        if self.break_ms is not None:
            return self.break_ms
        return None if self.is_last else self.structure.length_ms(max(self.level, 1))

    @property
    def taken(self) -> bool:
        """Whether time is only taken off the level, hand by hand."""
        return self.by_rounds and not self.on_break and not self.stopped

    def played_ms(self, now_ms: int) -> int:
        """Return the time played in the present level or break."""
        if self.paused or self.stands or self.stopped or self.over or self.taken:
            return self.elapsed_ms
        return self.elapsed_ms + max(0, now_ms - self.anchor_ms)

    def left_ms(self, now_ms: int) -> int | None:
        """Return the time left of the present level or break, 0 or less when it is due to end."""
        length = self.length_ms
        return None if length is None or not self.level else length - self.played_ms(now_ms)

    def left_of_level_ms(self, now_ms: int) -> int | None:
        """Return the time left of the present level, also in a break within it.

        It is None where the level has no end in time.
        """
        length = None if self.is_last else self.structure.length_ms(self.level)
        if length is None:
            return None
        return length - (self.played_ms(now_ms) if self.held_ms is None else self.held_ms)

    def touch(self, now_ms: int) -> None:
        """Count the time up to now."""
        self.elapsed_ms = self.played_ms(now_ms)
        self.anchor_ms = max(self.anchor_ms, now_ms)

    def take(self, ms: int) -> None:
        """Take time off the level; in a break off the one that continues or begins after it."""
        if self.held_ms is not None:
            self.held_ms += ms
        elif self.on_break:
            self.carried_ms += ms
        else:
            self.elapsed_ms += ms

    def set_left(self, left_ms: int) -> None:
        """Set the time left of the present level or break."""
        length_ms = self.length_ms
        assert length_ms is not None, "only what has an end has a time left"
        self.elapsed_ms = length_ms - left_ms

    def plan_break(self, after_level: int, length_ms: int) -> None:
        """Plan a break of this length after that level, replacing a planned one.

        There is none where the length is 0.
        """
        self.structure = self.structure.with_break(after_level, length_ms)

    def played_of_level_ms(self, now_ms: int) -> int:
        """Return the time played of the present level, also in a break within it."""
        return self.played_ms(now_ms) if self.held_ms is None else self.held_ms

    def restructure(self, structure: Structure) -> None:
        """Go on by another structure: what was played of the present level stays.

        At least a second of it is left, so that it still ends with the clock at zero.
        """
        self.structure = structure
        length_ms = structure.length_ms(self.level) if self.level > 0 and not self.is_last else None
        if length_ms is None:
            return
        most_ms = length_ms - LEFT_MS
        if self.held_ms is not None:
            self.held_ms = min(self.held_ms, most_ms)
        elif not self.on_break:
            self.elapsed_ms = min(self.elapsed_ms, most_ms)

    def begin_level(self, level: int, at_ms: int, left_ms: int | None = None) -> None:
        """Begin a level with this time left, by default its whole length."""
        self._leave_level()
        self.level, self.break_ms, self.held_ms = level, None, None
        self.behind_level = False
        # Time that hand-for-hand play took beyond the last level (tda2019-RP-8D).
        self.elapsed_ms, self.carried_ms = self.carried_ms, 0
        if left_ms is not None:
            self.set_left(left_ms)
        self.anchor_ms = at_ms

    def begin_break(self, length_ms: int, at_ms: int, *, within_level: bool = False) -> None:
        """Begin a break after the level, or within it."""
        if within_level:
            self.held_ms = self.elapsed_ms
        else:
            self._leave_level()
            self.behind_level = True
        self.break_ms = length_ms
        self.elapsed_ms, self.anchor_ms = 0, at_ms

    def end_break(self, at_ms: int) -> None:
        """End the break; the level continues, or one is to begin."""
        self.elapsed_ms = self.held_ms or 0
        self.break_ms = self.held_ms = None
        self.anchor_ms = at_ms

    def _leave_level(self) -> None:
        """Keep the time left of a level that was ended early."""
        self._carry()
        # The break behind a level has left it already: its time left must not be overwritten.
        if self.on_break or self.behind_level or not self.level:
            return
        self.cut_ms.pop(self.level, None)
        if self.length_ms is not None and self.elapsed_ms < self.length_ms:
            self.cut_ms[self.level] = self.length_ms - self.elapsed_ms

    def _carry(self) -> None:
        """Carry time taken beyond the end of this level over to the next one."""
        if self.taken and self.length_ms is not None:
            self.carried_ms += max(0, self.elapsed_ms - self.length_ms)

    def due_at_ms(self, now_ms: int) -> int | None:
        """Return the end of the present level or break if nothing stops the clock."""
        left = self.left_ms(now_ms)
        if self.paused or self.stands or self.stopped or self.over:
            return None
        if left is None or (self.taken and left > 0):
            return None
        return now_ms + left

    def begins_ms(self, now_ms: int) -> int:
        """Return the time from which the next period counts."""
        if self.taken:
            return now_ms
        # An announcement that comes a little late must not make the event longer.
        late = -(self.left_ms(now_ms) or 0)
        return now_ms - late if 0 <= late <= CATCH_UP_MS else now_ms

    def reading(self, now_ms: int, hands_in_level: int) -> ClockReading:
        """Return the clock as shown; `hands_in_level` are those of the table furthest on."""
        left = self.left_ms(now_ms)
        hands = self.structure.level_hands
        pause = None if self.on_break else self.structure.next_break(max(self.level, 1))
        until_break = None
        if pause is not None and self.structure.level_ms is not None and left is not None:
            between = range(self.level + 1, pause.after_level + 1)
            lengths = (self.structure.length_ms(level) or 0 for level in between)
            until_break = max(0, left) + sum(lengths)
        return ClockReading(
            state=self._state(),
            level=self.level,
            left_ms=None if left is None else max(0, left),
            length_ms=self._length_shown_ms(left),
            hands_left=None
            if hands is None or self.is_last or not self.level
            else max(0, hands - hands_in_level),
            next_break_after=None if pause is None else pause.after_level,
            next_break_left_ms=until_break,
            on_break=self.on_break,
            within_level=self.within_level,
            stands=self.stands,
            stopped=self.stopped,
            by_rounds=self.by_rounds,
        )

    def _length_shown_ms(self, left_ms: int | None) -> int | None:
        """Return the length shown with `left_ms` left: added time makes it longer."""
        length = self.length_ms if self.level else None
        return length if length is None or left_ms is None else max(length, left_ms)

    def _state(self) -> Literal["waiting", "running", "paused", "break", "over"]:
        if self.over:
            return "over"
        if self.paused or self.stopped:
            return "paused"
        if not self.level:
            return "waiting"
        return "break" if self.on_break else "running"
