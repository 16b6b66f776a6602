"""What happens at a live table: the stream `live/<table>`. The first event pins the edition."""

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
    """What is posted, in chips. `min_bet` is the least bet and `bring_in` that of stud where they
    do not follow from it; `players_left` are those left in the tournament, None in a cash game."""

    small_blind: int
    big_blind: int
    ante: int = 0
    min_bet: int | None = None
    bring_in: int | None = None
    players_left: int | None = None


class LivePlayer(msgspec.Struct, frozen=True):
    """Who sits in a seat, with how many chips when he came. `player` (`p1`, ...) is his alone at
    this table. `person` is the id of who has the name that was typed for him, which is kept where
    it can be erased; the `name` itself stands here in journals of earlier versions alone."""

    player: str
    seat: int
    name: str
    stack: int
    person: str = ""


class TitleOfEvent(msgspec.Struct, frozen=True):
    """How a table is called of an event that nobody has named: by the words of its template
    (`event-named-<template>`) with the event's number, and by its own number there."""

    template: str
    number: int
    table: int


class LiveTableOpened(msgspec.Struct, frozen=True, kw_only=True, tag="live-table-opened"):
    """A table of this game under this edition, with chips of these denominations. Where it stands
    beside table `number` of an `event`, that seats its players and orders its hands; they have the
    ids of the event then, and their names are not written here; `unnamed` is its title where the
    event has no name."""

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
    """The word of the event on who sits here, with how many chips; nothing changes for those who
    are in the hand on the table."""

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
    """A hand is over in which a player was given a penalty of chips: so many of his leave play by
    the rule that is cited, and nobody gets them. Who decided it stands on the line of the hand."""

    seat: int
    chips: int
    citation: Citation
    at_ms: int


class PlayerDisqualified(msgspec.Struct, frozen=True, tag="player-disqualified"):
    """A player is out of the event for what he did; the `chips` that he had leave play by the rule
    that is cited, and nobody gets them."""

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
    """From now on the table plays with chips of these denominations, the smallest first. At a table
    of an event those that `stay` were set by the floor in the place of the event's own."""

    chips: tuple[int, ...]
    by: str
    at_ms: int
    stay: bool = False


class LiveHandBegan(msgspec.Struct, frozen=True, tag="live-hand-began"):
    """A hand begins: where button and blinds stand, and its first events. `redeal` says that it
    deals the last one again, a misdeal; the hands in `dead` are then killed once they are dealt. At
    a table of an event `order` is the number that the event has given it, and `dead` are those too
    who miss it for a penalty. The first events name all of them (`penalised`); those of an older
    journal do not, and the floor's hand kills theirs. `closes` says that its start has closed what
    was entered before: the last hand, or what came between hands."""

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
    """The hand of this number, on whose record nothing stands, was begun wrongly: the table is as
    it was before it began. `opens` says that what its start had closed is open again, the hand
    before it or what was entered between hands; else that stays closed."""

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
    """A hand is closed: nothing of it can be undone or disputed any more. The stacks after it,
    of those too who were not in it."""

    number: int
    stacks: dict[int, int]
    at_ms: int


class FloorCalled(msgspec.Struct, frozen=True, tag="floor-called"):
    """The table wants the floor, and says what for."""

    about: str
    by: str
    at_ms: int


class FloorAnswered(msgspec.Struct, frozen=True, tag="floor-answered"):
    """The floor has come."""

    by: str
    at_ms: int


class LiveAnnounced(msgspec.Struct, frozen=True, tag="live-announced"):
    """What `LiveSaid` was before it could be in any language; journals of then have it."""

    en: str
    zh: str
    by: str
    at_ms: int
    hand_for_hand: bool | None = None

    @property
    def texts(self) -> dict[str, str]:
        """What was said, by language; one in which nothing was said is left out."""
        return {language: text for language, text in (("en", self.en), ("zh", self.zh)) if text}


class LiveSaid(msgspec.Struct, frozen=True, tag="live-said"):
    """The floor said something to everybody at the table: texts by language, in one or more. At a
    table of an event `hand_for_hand` says that this is on from now, or over, by no person's word
    but the event's."""

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
    | LiveSeated
)  # fmt: skip
