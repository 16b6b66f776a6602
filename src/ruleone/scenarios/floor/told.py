"""Facts of those incidents whose functions in `ruleone.floor` take them one by one."""

from typing import Literal

import msgspec

from ruleone.dealing.events import BettingKind
from ruleone.dealing.game import Limit
from ruleone.floor import ClockCall
from ruleone.floor.conduct.penalty import PenaltyCode


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
