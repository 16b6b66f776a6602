"""The dealers change tables: not shortly before a break or a level."""

from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.ruling import Choice, Ruling
from ruleone.floor.verdict import because, settled
from ruleone.rulebook import Edition


def dealer_push(book: Edition, left_ms: int | None) -> Ruling:
    """Whether the dealers may change with so many milliseconds left to the next scheduled break or
    level; None where none is scheduled. They are held from dealer_push.hold_seconds on."""
    if left_ms is not None and left_ms < 0:
        raise BadFacts("fact-too-small", fact="left_ms", least=0, came=left_ms)
    seconds = book.number("dealer_push.hold_seconds")
    cited = book.cite("dealer_push.hold_seconds")
    if left_ms is not None and left_ms <= seconds * 1000:
        return settled(Choice("refused"), because("push-held", cited, seconds=seconds))
    return settled(Choice("allowed"), because("push-goes", cited, seconds=seconds))
