"""Cards of the initial deal that were seen or boxed, too few of them for a misdeal."""

from collections.abc import Sequence

from ruleone.cards import UNKNOWN
from ruleone.dealing.interventions import ReplaceCard
from ruleone.floor.cards.choices import PLAY_ON, misdeal
from ruleone.floor.cards.deal import Deal, Exposed
from ruleone.floor.cards.misdeal import seats_of
from ruleone.floor.cards.uncovered import by_chance
from ruleone.floor.offences import OffenceCode
from ruleone.floor.ruling import AtTable, Choice, Cited, Reason, Remedy, Ruling
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition, stated_with


def shown_by_himself(deal: Deal) -> OffenceCode | None:
    """What a player is liable for who exposed a card of his own."""
    return "exposed-cards" if any(card.by == "player" for card in deal.exposed) else None


def single_cards(book: Edition, deal: Deal, reasons: tuple[Reason, ...]) -> Ruling:
    """What a player shows himself stays with him; a downcard of stud that the dealer exposed lies
    face up from now on, one for each seat; whether another card is replaced the floor says, as the
    book does not."""
    by_dealer = [card for card in deal.exposed if card.by == "dealer"]
    penalty = shown_by_himself(deal)
    if penalty:
        reasons = (*reasons, because("showed-himself", book.cite("conduct.exposed")))
    turned: tuple[Cited, ...] = ()
    replaced: list[Remedy] = []
    void: tuple[Choice, ...] = ()
    if by_dealer and deal.family == "stud":
        reasons = (*reasons, *_becomes_upcard(book, by_dealer))
        turned = turned_up(book, deal)
        if more := _beyond_the_first(by_dealer):
            cited, seats = book.cite("misdeal.open-list"), seats_of(more)
            reasons = (*reasons, because("upcard-there-already", cited, seats=seats))
            replaced += _replaced(more)
            void = (misdeal(cited),)
    elif by_dealer:
        listed = "misdeal.draw_policy" if deal.family == "draw" else "misdeal.flop_exposure"
        cited = book.cite(listed)
        reasons = (*reasons, because("too-few-exposed", cited, count=len(by_dealer)))
        replaced += _replaced(by_dealer)
    if deal.boxed:
        cited = book.cite("misdeal.boxed_cards")
        reasons = (*reasons, because("too-few-boxed", cited, count=deal.boxed))
        replaced.append(AtTable("replace-boxed", count=deal.boxed))
    if not replaced:
        ruled = Choice("play-on", cited=turned)
        return settled(ruled, *reasons, penalty=penalty)
    chance = by_chance(book)
    anew = Choice("replace-card", cited=by(chance.citation, *replaced))
    return left_to_floor(
        *reasons,
        chance,
        choices=(anew, PLAY_ON, *void),
        proposed=anew,
        cited=turned,
        penalty=penalty,
    )


def replaced_again(book: Edition, deal: Deal) -> Choice:
    """Another card for each that came instead of an exposed one and was exposed too: the next of
    the stub."""
    remedies: list[Remedy] = []
    for card in deal.replacements:
        known = () if card.card == UNKNOWN else (card.card,)
        remedies += (ReplaceCard(card.seat, each) for each in known)
        remedies.append(AtTable("replace-from-stub", seats=(card.seat,), cards=known))
    return Choice("replace-card", cited=by(book.cite("floor.decides"), *remedies))


def _becomes_upcard(book: Edition, cards: Sequence[Exposed]) -> tuple[Reason, ...]:
    cited, seats = book.cite("misdeal.stud_downcard"), seats_of(cards)
    reasons: tuple[Reason, ...] = (because("downcard-becomes-upcard", cited, seats=seats),)
    if stated_with(book, "misdeal.stud_downcard", "can_bring_in"):
        reasons = (*reasons, because("upcard-may-bring-in", cited))
    return reasons


def turned_up(book: Edition, deal: Deal) -> tuple[Cited, ...]:
    """What is done with downcards of stud that the dealer exposed and that make no misdeal: the
    first of each seat becomes its upcard, and the card that would have come face up comes down."""
    if deal.family != "stud" or book.choice("misdeal.stud_downcard") == "misdeal":
        return ()
    by_dealer = [card for card in deal.exposed if card.by == "dealer"]
    later = _beyond_the_first(by_dealer)
    remedies: list[Remedy] = []
    for card in by_dealer:
        if card in later:
            continue
        shown = () if card.card == UNKNOWN else (card.card,)
        if stated_with(book, "misdeal.stud_downcard", "becomes") == "upcard":
            remedies.append(AtTable("leave-up", seats=(card.seat,), cards=shown))
        if stated_with(book, "misdeal.stud_downcard", "third_street") == "down":
            remedies.append(AtTable("deal-down", seats=(card.seat,)))
    return by(book.cite("misdeal.stud_downcard"), *remedies)


def _beyond_the_first(cards: Sequence[Exposed]) -> list[Exposed]:
    """The cards of seats that got another of them before."""
    return [card for card in cards if any(_before(other, card) for other in cards)]


def _before(one: Exposed, other: Exposed) -> bool:
    return one.seat == other.seat and one.number < other.number


def _replaced(cards: Sequence[Exposed]) -> list[Remedy]:
    """The seat gets another card once everybody has his own."""
    known = [card for card in cards if card.card != UNKNOWN]
    return [
        *(ReplaceCard(card.seat, card.card) for card in known),
        *(
            AtTable("replace-exposed", (card.seat,), cards=(card.card,) if card in known else ())
            for card in cards
        ),
    ]
