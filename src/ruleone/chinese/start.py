"""The start of a hand of 13-card poker: from its facts to its first events, checked."""

from collections.abc import Mapping, Sequence

from ruleone.cards import FULL_DECK, Card
from ruleone.chinese.events import CardsDealt, ThirteenStarted
from ruleone.chinese.rules import CARDS_EACH, thirteen_rules
from ruleone.limits import HAND_NUMBER_MAX, SEATS_MAX, STACK_MAX_CHIPS
from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Parameter, Unfit

EDITION = "chinese"
"""The document of 13-card poker; no other edition covers it."""


class BadHand(Unfit):
    """Facts with which no hand can begin.

    The code is one of the words of `refusal-hand-file-begin`.
    """


def started(
    edition: Edition,
    seats: Mapping[int, int],
    button: int,
    point: int,
    number: int,
    *,
    bonus: bool,
    tournament: bool,
) -> ThirteenStarted:
    """Return the first event of a hand.

    Raises BadHand for facts that do not fit together.
    """
    if edition.id.partition("+")[0] != EDITION:
        raise BadHand(
            f"expected the edition {EDITION}, with its options changed or not, got {edition.id}",
            "edition",
            edition=EDITION,
            came=edition.id,
        )
    if not isinstance(seats, Mapping):
        raise BadHand(f"expected seats as a mapping, seat -> money, got {seats!r}")
    rules = thirteen_rules(edition)
    _check_int("button", button, 1, SEATS_MAX, "seats", seats=SEATS_MAX)
    _check_int("the worth of a point", point, 1, STACK_MAX_CHIPS, "point", most=STACK_MAX_CHIPS)
    _check_int("a hand number", number, 0, HAND_NUMBER_MAX)
    for seat, stack in seats.items():
        _check_int("a seat", seat, 1, SEATS_MAX, "seats", seats=SEATS_MAX)
        _check_int("a stack", stack, 1, STACK_MAX_CHIPS, "stacks", most=STACK_MAX_CHIPS)
    if len(seats) not in rules.players:
        counts = ", ".join(map(str, rules.players))
        told = f"expected so many players: {counts}; got {len(seats)}"
        raise BadHand(told, "so-many", seats=tuple(map(str, rules.players)), came=len(seats))
    around = sorted(seats)
    order = (*(seat for seat in around if seat > button), *(s for s in around if s <= button))
    stacks = tuple(seats[seat] for seat in order)
    return ThirteenStarted(
        number, edition.id, edition.digest, rules, order, stacks, button, point, bonus, tournament
    )


def dealt(beginning: ThirteenStarted, deck: Sequence[Card]) -> CardsDealt:
    """Return thirteen cards for each, dealt one at a time from the left of the button.

    With two or three players the others stay unseen. Raises BadHand unless the deck holds each of
    the 52 cards once.
    """
    cards = tuple(deck)
    if set(cards) != set(FULL_DECK) or len(cards) != len(FULL_DECK):
        told = f"expected each of the 52 cards once, got {len(cards)} cards or one twice"
        raise BadHand(told, "deck")
    players = len(beginning.seats)
    top = cards[: CARDS_EACH * players]
    return CardsDealt(beginning.seats, tuple(top[place::players] for place in range(players)))


def _check_int(
    what: str, came: object, least: int, most: int, why: str = "facts", /, **told: Parameter
) -> None:
    if type(came) is not int or not least <= came <= most:
        raise BadHand(f"expected {what} from {least} to {most}, got {came!r}", why, **told)
