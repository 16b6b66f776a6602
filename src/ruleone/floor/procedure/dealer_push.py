"""The dealers change tables: not shortly before a break or a level."""

from typing import Annotated

import msgspec

from ruleone.floor.facts import Moment
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Choice, Ruling
from ruleone.floor.untold import DAY_MS, among
from ruleone.floor.verdict import because, settled
from ruleone.rulebook import Edition


class DealerPush(msgspec.Struct, frozen=True, kw_only=True):
    """The dealers change with so many milliseconds left to the next scheduled break or level, None
    where none is scheduled."""

    left_ms: Annotated[Moment | None, among(None, 0, DAY_MS)] = None

    def __post_init__(self) -> None:
        """Refuse less than nothing: BadFacts."""
        if self.left_ms is not None and self.left_ms < 0:
            raise BadFacts("fact-too-small", fact="left_ms", least=0, came=self.left_ms)


def dealer_push(book: Edition, push: DealerPush) -> Ruling:
    """Whether the dealers may change. They are held from dealer_push.hold_seconds on."""
    seconds = book.number("dealer_push.hold_seconds")
    cited = book.cite("dealer_push.hold_seconds")
    if push.left_ms is not None and push.left_ms <= seconds * 1000:
        return settled(Choice("refused"), because("push-held", cited, seconds=seconds))
    return settled(Choice("allowed"), because("push-goes", cited, seconds=seconds))
