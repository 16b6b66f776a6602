"""An event's clock and its levels, as the room says them to a browser.

Times are milliseconds on the server's own clock.
"""

from typing import Literal

import msgspec

from ruleone.rulebook.citation import Citation


class LevelView(msgspec.Struct, frozen=True):
    """A level of the structure. `number` counts from 1; a break has its own view. `small_bet` is
    for games with a fixed limit, `stud_ante` and `bring_in` for stud (0: what the edition takes of
    the small bet), `big_bet_blinds` for no-limit and pot-limit games where those have others. In
    13-card poker a `point` is worth so much, and there is nothing else."""

    number: int
    small_blind: int
    big_blind: int
    ante: int
    ante_format: str
    minutes: float | None = None
    hands: int | None = None
    small_bet: int = 0
    stud_ante: int = 0
    bring_in: int = 0
    big_bet_blinds: tuple[int, int] | None = None
    point: int = 0


class ClockView(msgspec.Struct, frozen=True):
    """Where the event's clock stands. `ends_ms` is None while it does not run; `left_ms` is what is
    left then, before the start all of the first level. `by_rounds` says that it stands between
    hands, each of which takes the same time off (hand for hand); `on_break` that there is a break,
    which may be paused too, and `within_level` that the level goes on after it with what it had
    left. It is `stopped` (and told as paused) from the announcement of a day's last hands until the
    next day. With levels by hands `hands_left` counts instead. Of an event that is over there is
    the level that it ended in (None once its tables are gone), and nothing to come."""

    state: Literal["waiting", "running", "paused", "break", "over"]
    level: LevelView | None
    next: LevelView | None
    ends_ms: int | None = None
    left_ms: int | None = None
    length_ms: int | None = None
    hands_left: int | None = None
    break_ends_ms: int | None = None
    next_break_ms: int | None = None
    next_break_after_level: int | None = None
    by_rounds: bool = False
    on_break: bool = False
    within_level: bool = False
    stopped: bool = False


class PushView(msgspec.Struct, frozen=True):
    """From `held_ms` on the dealers are not changed before the level or the break that comes."""

    held_ms: int
    citation: Citation
