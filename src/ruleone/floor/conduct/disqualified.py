"""What becomes of the chips of a player who is disqualified."""

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import ChipsRuling
from ruleone.floor.verdict import because
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition, stated


def disqualified(book: Edition, stack: int) -> ChipsRuling:
    """All his chips leave play; nobody gets them. Raises BadFacts for a stack that cannot be."""
    if not 0 <= stack <= STACK_MAX_CHIPS:
        raise BadFacts("fact-out-of-range", fact="stack", least=0, most=STACK_MAX_CHIPS, came=stack)
    rule = because("chips-of-disqualified", book.cite("floor.removes"))
    removed = stack if stated(book, "floor.removes", "chips") == "removed" else 0
    return ChipsRuling(reasons=(rule,), out_of_play=removed, disqualification="required")
