"""The scale of penalties of an edition, and chips taken by a penalty or disqualification."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import ChipsRuling
from ruleone.floor.verdict import because
from ruleone.limits import PENALTY_COUNT_MAX, STACK_MAX_CHIPS
from ruleone.rulebook import Edition, stated, stated_of

PenaltyCode = Literal[
    "no-penalty", "warning", "hands", "rounds", "chip-fine", "forfeiture", "disqualification"
]
_HEAVIER: tuple[PenaltyCode, ...] = (
    "no-penalty",
    "warning",
    "chip-fine",
    "hands",
    "rounds",
    "forfeiture",
    "disqualification",
)


class Penalty(msgspec.Struct, frozen=True):
    """One penalty.

    `count` is the number of hands or rounds to miss, or the chips of a fine or of a forfeit. It is
    0 where the floor has still to set them, and for other penalties.
    """

    code: PenaltyCode
    count: int = 0

    def __post_init__(self) -> None:
        """Raise BadFacts for an invalid number of hands, rounds and chips."""
        counted = self.code in ("hands", "rounds")
        if counted and not 1 <= self.count <= PENALTY_COUNT_MAX:
            raise BadFacts(
                "fact-out-of-range",
                fact=f"{self.code}-missed",
                least=1,
                most=PENALTY_COUNT_MAX,
                came=self.count,
            )
        if self.takes_chips and not 0 <= self.count <= STACK_MAX_CHIPS:
            raise BadFacts(
                "fact-out-of-range",
                fact="penalty-chips",
                least=0,
                most=STACK_MAX_CHIPS,
                came=self.count,
            )

    @property
    def takes_chips(self) -> bool:
        """Whether it is paid with chips."""
        return self.code in ("chip-fine", "forfeiture")


SOME_CHIPS: Final = Penalty("forfeiture")
"""Forfeited chips, their number set by the floor."""


def of_chips(chips: int) -> Penalty:
    """Return a forfeit of this many chips.

    Raises BadFacts for an invalid number.
    """
    if chips < 1:
        raise BadFacts(
            "fact-out-of-range", fact="penalty-chips", least=1, most=STACK_MAX_CHIPS, came=chips
        )
    return Penalty("forfeiture", chips)


class Rung(msgspec.Struct, frozen=True):
    """One kind of penalty of the edition; `most` hands or rounds, None where it is open."""

    code: PenaltyCode
    most: int | None = None

    @property
    def first(self) -> Penalty:
        """The mildest of its kind."""
        return Penalty(self.code, 1 if self.code in ("hands", "rounds") else 0)


_RUNGS = {
    "warning": Rung("warning", 0),
    "one-hand": Rung("hands", 1),
    "hands": Rung("hands"),
    "rounds": Rung("rounds"),
    "disqualification": Rung("disqualification", 0),
}

_SOME_ROUNDS: Final = "one-to-four-rounds"


def _rung(name: str) -> Rung:
    """Return the kind of penalty that the book has under this name, and its amount."""
    if name != _SOME_ROUNDS:
        return _RUNGS[name]
    return Rung("rounds", stated_of("penalties.ladder", name, "max_rounds"))


def scale(book: Edition) -> tuple[Rung, ...]:
    """Return the kinds of penalty that the edition has, mildest first (penalties.ladder)."""
    rungs = [_rung(name) for name in book.listing("penalties.ladder")]
    return tuple(sorted(rungs, key=lambda rung: weight(rung.first)))


def on_the_scale(book: Edition, penalty: Penalty) -> bool:
    """Whether the edition has this penalty."""
    return any(
        rung.code == penalty.code
        and rung.first.count <= penalty.count
        and (rung.most is None or penalty.count <= rung.most)
        for rung in scale(book)
    )


def offered(book: Edition) -> tuple[Penalty, ...]:
    """Return the penalties of the scale, mildest first; the minimum of an open number."""
    found: list[Penalty] = []
    for rung in scale(book):
        found.append(rung.first)
        found += [Penalty(rung.code, count) for count in range(2, (rung.most or 0) + 1)]
    return tuple(found)


def weight(penalty: Penalty) -> tuple[int, int]:
    """Return the sort key of a penalty by weight: its kind first, then its amount."""
    return _HEAVIER.index(penalty.code), penalty.count


def one_up(book: Edition, heaviest: Penalty) -> Penalty | None:
    """Return the next step of the scale above a penalty.

    It is the next kind, or one round more where the next kind would be disqualification; at the top
    that. None where the edition has no scale.
    """
    rungs = scale(book)
    own = next((rung for rung in rungs if rung.code == heaviest.code), None)
    above = [rung for rung in rungs if weight(rung.first)[0] > weight(heaviest)[0]]
    if own and (not above or above[0].code == "disqualification"):
        more = own.most is None or heaviest.count < own.most
        if heaviest.count and more:
            return Penalty(own.code, min(heaviest.count + 1, PENALTY_COUNT_MAX))
    if above:
        return above[0].first
    return heaviest if own else (rungs[-1].first if rungs else None)


_BY: Final[Mapping[PenaltyCode, str]] = {
    "chip-fine": "penalties.dodge_blinds",
    "forfeiture": "conduct.soft-play",
}
"""Decisions by which each kind of penalty is paid."""


def fined(book: Edition, penalty: Penalty, stack: int) -> ChipsRuling:
    """Rule on a fine or a forfeit: the chips are removed from play, as far as the stack has them.

    Nobody gets forfeited chips. Raises BadFacts for an impossible stack.
    """
    if not 0 <= stack <= STACK_MAX_CHIPS:
        raise BadFacts("fact-out-of-range", fact="stack", least=0, most=STACK_MAX_CHIPS, came=stack)
    paid = min(penalty.count, stack)
    rule = because(f"chips-of-{penalty.code}", book.cite(_BY[penalty.code]), amount=paid)
    return ChipsRuling(reasons=(rule,), out_of_play=paid)


def disqualified(book: Edition, stack: int) -> ChipsRuling:
    """Rule on the chips of a disqualified player: all are removed from play; nobody gets them.

    Raises BadFacts for an impossible stack.
    """
    if not 0 <= stack <= STACK_MAX_CHIPS:
        raise BadFacts("fact-out-of-range", fact="stack", least=0, most=STACK_MAX_CHIPS, came=stack)
    rule = because("chips-of-disqualified", book.cite("floor.removes"))
    removed = stack if stated(book, "floor.removes", "chips") == "removed" else 0
    return ChipsRuling(reasons=(rule,), out_of_play=removed, disqualification="required")
