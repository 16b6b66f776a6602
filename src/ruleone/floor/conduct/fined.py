"""What becomes of chips that a penalty takes."""

from collections.abc import Mapping
from typing import Final

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.penalties.penalty import Penalty, PenaltyCode
from ruleone.floor.ruling import ChipsRuling
from ruleone.floor.verdict import because
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition

_BY: Final[Mapping[PenaltyCode, str]] = {
    "chip-fine": "penalties.dodge_blinds",
    "forfeiture": "conduct.soft-play",
}
"""The decision by which each of them is paid."""


def fined(book: Edition, penalty: Penalty, stack: int) -> ChipsRuling:
    """A fine or a forfeiture leaves play, as far as the player's stack has it: like all chips that
    are forfeited, nobody gets it. Raises BadFacts for a stack that cannot be."""
    if not 0 <= stack <= STACK_MAX_CHIPS:
        raise BadFacts("fact-out-of-range", fact="stack", least=0, most=STACK_MAX_CHIPS, came=stack)
    paid = min(penalty.count, stack)
    rule = because(f"chips-of-{penalty.code}", book.cite(_BY[penalty.code]), amount=paid)
    return ChipsRuling(reasons=(rule,), out_of_play=paid)
