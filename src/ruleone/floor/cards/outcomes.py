"""What rulings on cards come to again and again."""

from collections.abc import Iterable

from ruleone.cards import Card
from ruleone.dealing.interventions import ReshuffleStub, VoidHand
from ruleone.dealing.views import Street
from ruleone.floor.ruling import ActCode, AtTable, Choice, Later, Reason, Remedy
from ruleone.floor.verdict import because, by
from ruleone.rulebook import Citation, Edition

PLAY_ON = Choice("play-on")


def misdeal(cited: Citation, *also: Remedy) -> Choice:
    """The hand is void by this rule and is dealt again; `also` is done in between."""
    return Choice("misdeal", cited=by(cited, VoidHand(), *also, AtTable("deal-again")))


def by_chance(book: Edition) -> Reason:
    """Where neither rule nor procedure covers it, the remedy may rest on chance."""
    return because("chance-decides", book.cite("cards.uncovered"))


def names_of(seats: Iterable[int]) -> tuple[str, ...]:
    """Seats as words need them."""
    return tuple(map(str, seats))


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
