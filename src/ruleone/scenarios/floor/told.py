"""Facts of those incidents whose functions in `ruleone.floor` take them one by one."""

from typing import Literal

import msgspec

from ruleone.dealing.events import BettingKind
from ruleone.dealing.game import Limit
from ruleone.floor import ClockCall
from ruleone.floor.cards import Lineup
from ruleone.floor.conduct.penalty import PenaltyCode
from ruleone.floor.procedure import Began, LevelOver
from ruleone.floor.procedure.deck_change import Moment


class Acts(msgspec.Struct, frozen=True, kw_only=True):
    """What players did, one after the other in turn."""

    acts: tuple[BettingKind, ...]


class Amount(msgspec.Struct, frozen=True, kw_only=True):
    """Chips, and for those found behind an all-in, whether it won."""

    chips: int
    all_in_won: bool = False


class AskedPot(msgspec.Struct, frozen=True, kw_only=True):
    """A player asks how large the pot is."""

    betting: Limit


class AskedStack(msgspec.Struct, frozen=True, kw_only=True):
    """A player asks for another's chips."""

    in_turn: bool = True
    faces: Literal["all-in", "bet", "nothing"]


class CallAt(ClockCall, frozen=True, kw_only=True):
    """A clock that is called, and when."""

    at_ms: int = 0


class TimeUp(msgspec.Struct, frozen=True, kw_only=True):
    """The clock runs out: what its player faces, when he acted, when its end was declared."""

    faces_bet: bool
    acted_ms: int | None = None
    declared_ms: int | None = None


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """A penalty that is given at a table of so many players."""

    code: PenaltyCode
    count: int = 0
    players: int = 2


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that is dealt, or dealt again; whether the penalised player has the bring-in."""

    redeal: bool = False
    bring_in: bool = False


class DealtTwice(msgspec.Struct, frozen=True, kw_only=True):
    """How a hand was dealt when the misdeal happened, and how the next one would be dealt."""

    first: Lineup
    now: Lineup


class PickedUp(msgspec.Struct, frozen=True, kw_only=True):
    """A player of stud picked up his upcards; whether he faced action."""

    seat: int
    faces_action: bool


class FoldedInStud(msgspec.Struct, frozen=True, kw_only=True):
    """What a player of stud did with his cards: turned them down, pushed them forward."""

    seat: int
    face_down: bool = False
    pushed: bool = False


class Left(msgspec.Struct, frozen=True, kw_only=True):
    """The seconds left to the next break or level, None where none is scheduled."""

    seconds_left: int | None = None


class ColorUp(msgspec.Struct, frozen=True, kw_only=True):
    """A chip that may leave play, and the smallest that blinds and antes need."""

    chip: int
    needed: int


class DeckChange(msgspec.Struct, frozen=True, kw_only=True):
    """The moment at which another deck may come, or at whose wish."""

    moment: Moment


class LevelEnds(msgspec.Struct, frozen=True, kw_only=True):
    """What may have begun the hand, and the end of a level."""

    began: tuple[Began, ...]
    level: LevelOver


class Nothing(msgspec.Struct, frozen=True, kw_only=True):
    """There is nothing more to tell."""
