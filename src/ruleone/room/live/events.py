"""The events of a live table: the stream `live/<table>`. The first one pins the edition."""

import msgspec

from ruleone.dealing import Event
from ruleone.floor.followed import Line
from ruleone.rulebook import Citation
from ruleone.tournament.button import Positions


class LiveGameOpened(msgspec.Struct, frozen=True, tag="live-game-opened"):
    """A live table was opened; its stream says what is played."""

    table: str


class LiveGameClosed(msgspec.Struct, frozen=True, tag="live-game-closed"):
    """A live table was closed."""

    table: str


class LiveLevel(msgspec.Struct, frozen=True, kw_only=True):
    """The posts of a level, in chips.

    `min_bet` is the minimum bet and `bring_in` that of stud, where they do not follow from it.
    `players_left` are those left in the tournament, None in a cash game.
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    min_bet: int | None = None
    bring_in: int | None = None
    players_left: int | None = None


class LivePlayer(msgspec.Struct, frozen=True):
    """A player in a seat, with the stack on arrival, None where nobody knows it.

    `player` (`p1`, ...) is not used again at this table. `person` is the id of the typed name,
    which is kept where it can be erased; only journals of earlier versions have the `name` itself
    here.
    """

    player: str
    seat: int
    name: str
    stack: int | None
    person: str = ""


class TitleOfEvent(msgspec.Struct, frozen=True):
    """The title of a table of an event without a name.

    It has the words of the event's template (`event-named-<template>`), the event's number, and the
    table's own number there.
    """

    template: str
    number: int
    table: int


class LiveTableOpened(msgspec.Struct, frozen=True, kw_only=True, tag="live-table-opened"):
    """A table of this game was opened under this edition, with chips of these denominations.

    Beside table `number` of an `event` that event seats its players and orders its hands. They then
    have their ids in the event, and their names are not written here; `unnamed` is its title where
    the event has no name.
    """

    title: str
    game: str
    edition: str
    digest: str
    level: LiveLevel
    chips: tuple[int, ...]
    seats: tuple[LivePlayer, ...]
    by: str
    at_ms: int
    event: str | None = None
    number: int | None = None
    unnamed: TitleOfEvent | None = None


class LiveSeated(msgspec.Struct, frozen=True, tag="live-seated"):
    """The event's seating of the table, with stacks.

    Nothing changes for players who are in the hand on the table.
    """

    players: tuple[LivePlayer, ...]
    at_ms: int


class PlayerSat(msgspec.Struct, frozen=True, tag="player-sat"):
    """A player has come to the table."""

    player: LivePlayer
    by: str
    at_ms: int


class PlayerLeft(msgspec.Struct, frozen=True, tag="player-left"):
    """The player in a seat is gone; who is in the hand that is followed when the next begins."""

    seat: int
    by: str
    at_ms: int


class PlayerFined(msgspec.Struct, frozen=True, tag="player-fined"):
    """A hand is over in which a player was given a penalty of chips.

    This many chips are removed from play by the rule that is cited, and nobody gets them. The line
    of the hand has who decided it.
    """

    seat: int
    chips: int
    citation: Citation
    at_ms: int


class PlayerDisqualified(msgspec.Struct, frozen=True, tag="player-disqualified"):
    """A player was disqualified; the `chips` are removed from play by the rule that is cited."""

    seat: int
    chips: int
    citation: Citation
    by: str
    at_ms: int


class Reseating(msgspec.Struct, frozen=True):
    """A player goes from a seat to another by the rule that is cited, with all chips."""

    seat: int
    to: int
    citation: Citation


class PlayersReseated(msgspec.Struct, frozen=True, tag="players-reseated"):
    """Players who sat in wrong seats go to the right ones, all at once."""

    moves: tuple[Reseating, ...]
    at_ms: int


class LevelSet(msgspec.Struct, frozen=True, tag="level-set"):
    """The next hand is played for this."""

    level: LiveLevel
    by: str
    at_ms: int


class LiveChipsSet(msgspec.Struct, frozen=True, tag="live-chips-set"):
    """The denominations of the table were set, the smallest first.

    At a table of an event those that `stay` were set by the floor in the place of the event's own.
    """

    chips: tuple[int, ...]
    by: str
    at_ms: int
    stay: bool = False


class LiveHandBegan(msgspec.Struct, frozen=True, tag="live-hand-began"):
    """A hand begins: where button and blinds are, and its first events.

    With `redeal` it deals the last one, a misdeal, again; the hands in `dead` are then killed once
    they are dealt. At a table of an event `order` is the number that the event has given it, and
    `dead` has those too who miss it for a penalty. The first events name all of them (`penalised`);
    those of an older journal do not, and the floor's hand kills theirs. `closes` says that its
    start has closed the last hand, or what was entered between hands.
    """

    number: int
    positions: Positions
    opening: tuple[Event, ...]
    by: str
    at_ms: int
    redeal: bool = False
    dead: tuple[int, ...] = ()
    order: int | None = None
    closes: bool = False


class LiveHandTakenBack(msgspec.Struct, frozen=True, tag="live-hand-taken-back"):
    """The start of the hand of this number, without lines on record, was undone.

    The table is as it was before. With `opens` the hand before it, or what was entered between
    hands, is open again; otherwise that stays closed.
    """

    number: int
    by: str
    at_ms: int
    opens: bool = False


class LineEntered(msgspec.Struct, frozen=True, tag="line-entered"):
    """An entry was taken: the line of the record that it became."""

    hand: int
    line: Line
    by: str
    at_ms: int


class LiveHandEnded(msgspec.Struct, frozen=True, tag="live-hand-ended"):
    """A hand is closed: nothing of it can be undone or disputed any longer.

    `stacks` are those after it, of players who were not in it too.
    """

    number: int
    stacks: dict[int, int]
    at_ms: int


class FloorCalled(msgspec.Struct, frozen=True, tag="floor-called"):
    """The table wants the floor, and says what for."""

    about: str
    by: str
    at_ms: int


class FloorAnswered(msgspec.Struct, frozen=True, tag="floor-answered"):
    """The floor has come; `ruled` is what it says of its ruling, in its own words."""

    by: str
    at_ms: int
    ruled: str = ""


class FloorComing(msgspec.Struct, frozen=True, tag="floor-coming"):
    """Somebody of the floor has seen the call and is coming."""

    by: str
    at_ms: int


class LiveAnnounced(msgspec.Struct, frozen=True, tag="live-announced"):
    """An announcement in an early journal, from before `LiveSaid` allowed any language."""

    en: str
    zh: str
    by: str
    at_ms: int
    hand_for_hand: bool | None = None

    @property
    def texts(self) -> dict[str, str]:
        """The texts by language, without languages that have none."""
        return {language: text for language, text in (("en", self.en), ("zh", self.zh)) if text}


class LiveSaid(msgspec.Struct, frozen=True, tag="live-said"):
    """The floor announced something at the table, in one or more languages.

    At a table of an event `hand_for_hand` says that this begins now, or ends, by the event and not
    by a person.
    """

    texts: dict[str, str]
    by: str
    at_ms: int
    hand_for_hand: bool | None = None


class LiveTableClosed(msgspec.Struct, frozen=True, tag="live-table-closed"):
    """Nothing more happens at this table."""

    by: str
    at_ms: int


LiveEvent = (
    LiveTableOpened | PlayerSat | PlayerLeft | PlayerFined | PlayerDisqualified
    | PlayersReseated | LevelSet | LiveChipsSet | LiveHandBegan | LiveHandTakenBack | LineEntered
    | LiveHandEnded | FloorCalled | FloorAnswered | LiveAnnounced | LiveSaid | LiveTableClosed
    | LiveSeated | FloorComing
)  # fmt: skip
