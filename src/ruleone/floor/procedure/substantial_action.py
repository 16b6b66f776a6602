"""Whether acts are substantial action: what has gone too far to be taken back."""

import msgspec

from ruleone.dealing.events import BettingKind
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Choice, Ruling
from ruleone.floor.substantial import is_substantial
from ruleone.floor.verdict import because, settled
from ruleone.rulebook import Edition


class ActsInTurn(msgspec.Struct, frozen=True, kw_only=True):
    """What was done, one after the other in turn; blinds and antes are no acts."""

    acts: tuple[BettingKind, ...]

    def __post_init__(self) -> None:
        """Refuse acts of nobody: BadFacts."""
        if not self.acts:
            raise BadFacts("fact-missing", fact="acts")


def substantial_action(book: Edition, told: ActsInTurn) -> Ruling:
    """Whether they are substantial action (substantial_action.definition)."""
    cited = book.cite("substantial_action.definition")
    if is_substantial(book, told.acts):
        return settled(Choice("substantial"), because("two-with-chips-or-three", cited))
    return settled(Choice("not-substantial"), because("too-few-acts", cited))
