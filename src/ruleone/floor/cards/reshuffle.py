"""The stub is shuffled anew because of cards that came too early."""

from ruleone.cards import Card
from ruleone.dealing.interventions import ReshuffleStub
from ruleone.dealing.views import Street
from ruleone.floor.ruling import ActCode, AtTable, Later, Reason, Remedy
from ruleone.floor.verdict import because
from ruleone.rulebook import Edition


def shuffled(
    book: Edition, back: tuple[Card, ...], after: Street | None = None
) -> tuple[Remedy, ...]:
    """The stub is shuffled with the cards that go back into it, now or after the betting of a
    street: what is shuffled, the edition says (premature.reshuffle)."""
    shuffle = AtTable(_SHUFFLES[book.choice("premature.reshuffle")], after=after)
    stub = ReshuffleStub(back)
    return (stub if after is None else Later(stub, after), shuffle)


_SHUFFLES: dict[str, ActCode] = {"stub-only": "shuffle-stub"}


def stub_only(book: Edition) -> Reason:
    """What is shuffled after cards that came too early."""
    return because(
        f"reshuffle-{book.choice('premature.reshuffle')}", book.cite("premature.reshuffle")
    )
