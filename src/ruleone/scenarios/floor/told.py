"""Facts of those incidents whose functions in `ruleone.floor` take them one by one."""

from typing import Annotated, Final, Literal

import msgspec

from ruleone.dealing.events import BettingKind
from ruleone.dealing.game import Limit
from ruleone.floor import ClockCall
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.floor.situations.told import NOT_ACTED, declared_beside
from ruleone.floor.untold import Could, Presumed

FROM_THE_CALL: Final = Presumed("times count from the call where a file tells no time of day")
OF_HANDS: Final = Presumed("hands and rounds are refused without it, and nothing else reads it")
OF_ROUNDS: Final = Presumed("rounds are refused without it, and nothing else reads it")


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
    """A clock that is called, and when; all times count from the call where that is left out."""

    at_ms: Annotated[int, FROM_THE_CALL] = 0


class TimeUp(msgspec.Struct, frozen=True, kw_only=True):
    """The clock runs out: what its player faces, when he acted, when its end was declared."""

    faces_bet: bool
    acted_ms: Annotated[int | None, NOT_ACTED] = None
    declared_ms: Annotated[int | None, Could(lambda told: declared_beside(told["acted_ms"]))] = None


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """A penalty that is given at a table of so many players."""

    code: PenaltyCode
    count: Annotated[int, OF_HANDS] = 0
    players: Annotated[int | None, OF_ROUNDS] = None


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that is dealt, or dealt again; whether the penalised player has the bring-in."""

    redeal: bool = False
    bring_in: bool = False
