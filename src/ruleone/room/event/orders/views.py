"""What the pages of an event, and the director's before all, are made of."""

import msgspec

from ruleone.room.event.host.news_views import EventNews
from ruleone.rulebook.citation import Citation, Parameter, Refusal


class ColorUpView(msgspec.Struct, frozen=True):
    """Behind this level chips of `removed` leave play for chips of `into`."""

    after_level: int
    removed: int
    into: int


class ChipLineView(msgspec.Struct, frozen=True):
    """A line of the event's ledger of chips, in words `chips-<line>`: so many came into play by it,
    below 0 so many left it."""

    line: str
    chips: int


class ChipsView(msgspec.Struct, frozen=True):
    """The chips of an event, for its director: the lines add up to all that are `in_play`. The
    smallest ones may leave play now for one of `into`; at the tables of `racing` they are still to
    be exchanged when the hand is over."""

    in_play: int
    lines: tuple[ChipLineView, ...]
    into: tuple[int, ...] = ()
    racing: tuple[int, ...] = ()


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


class ChipsBack(msgspec.Struct, frozen=True):
    """What a player of a frozen hand has again when it is retired: the chips before it."""

    player: str
    name: str
    seat: int
    chips: int


class FrozenView(msgspec.Struct, frozen=True):
    """What stands still because something failed, since when; `table` is None for the whole event.
    `what` is the program's own name of the failure. A table goes on by `unfreeze`, or its hand is
    ended by `retire-hand`, which gives `back` these chips; an event goes on by `unfreeze`."""

    table: int | None
    hand: int | None
    what: str
    at_ms: int
    back: tuple[ChipsBack, ...] = ()


class HaltView(msgspec.Struct, frozen=True):
    """A table that deals no hand before players come: it has so many `players`, the `fullest` table
    so many, and by the rule cited one that is `gap` short is halted. Where it is `waivable` its
    director may let it play on by the rule `waived_by`; else that rule says why not."""

    table: int
    players: int
    fullest: int
    seats: int
    gap: int
    citation: Citation
    waivable: bool
    waived_by: Citation


class BreakView(msgspec.Struct, frozen=True):
    """The table that breaks next: once its hand is over, as soon as so many seats are `open` at the
    other tables as it has `players`. The table that `stays` breaks last of all, if ever."""

    table: int
    players: int
    open: int
    stays: int


class ActView(msgspec.Struct, frozen=True):
    """A line of the record: who did what, when by the wall and why, in words `news-<code>`, by
    which rule, and what it `did` to the event, in figures. `act` is its number. It `stands` for
    this reason, and cannot be taken back; None where it may be, as long as nothing is built on it.
    `taken_back_by` is the act that took it back, `undoes` the one that this takes back. Where it
    is taken back it is `not_again` done for this reason; None where `redo` does it. `redone_by` is
    the act that did it again, `redoes` the one that this does again."""

    act: int
    at_ms: int
    code: str
    parameters: dict[str, Parameter]
    citation: Citation | None
    did: tuple[EventNews, ...]
    stands: Refusal | None
    undoes: int | None
    taken_back_by: int | None
    not_again: Refusal | None = None
    redoes: int | None = None
    redone_by: int | None = None
