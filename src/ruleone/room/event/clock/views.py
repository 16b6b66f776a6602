"""An event's clock and its levels, as the room says them to a browser.

Times are milliseconds on the server's own clock.
"""

from typing import Literal

import msgspec

from ruleone.rulebook.citation import Citation


class StreetPaceView(msgspec.Struct, frozen=True):
    """A player's decisions on one street, and what they took on average."""

    street: str
    turns: int
    average_ms: int


class PaceClockView(msgspec.Struct, frozen=True):
    """A clock that was called on a player at a table with real cards, and ran: in which hand of the
    event, when, by whom (None where he has no seat there, or nobody has told it), whether it ran
    out."""

    hand: int
    at_ms: int
    by: str | None
    time_up: bool


class PaceView(msgspec.Struct, frozen=True):
    """How long a person takes: his decisions, their average, by street in the order in which he
    came to them, and near the money (a table's worth of players or fewer from it); what he took of
    his time bank, what is left in it, and how often his time ran out. With real cards only the
    clocks are known that were called on him: so many in all, and the newest `clocks`, newest first.
    """

    player: str
    name: str
    table: int | None
    turns: int
    average_ms: int
    streets: tuple[StreetPaceView, ...]
    near_money: StreetPaceView
    bank_used_ms: int
    bank_left_ms: int
    time_ups: int
    called: int = 0
    clocks: tuple[PaceClockView, ...] = ()


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
