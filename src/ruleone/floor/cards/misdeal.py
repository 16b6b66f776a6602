"""What makes a misdeal under an edition."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ruleone.floor.cards.deal import Deal, Exposed, names_of
from ruleone.floor.ruling import Reason
from ruleone.floor.verdict import because
from ruleone.rulebook import Edition, rule, stated, stated_with


class Cause(NamedTuple):
    """Why a deal is, or may be, a misdeal: `certain` where the book leaves no choice."""

    reason: Reason
    certain: bool = True


def causes(book: Edition, deal: Deal) -> tuple[Cause, ...]:
    """Every cause of a misdeal that the facts hold, whatever has happened since the deal.

    In draw games they are certain only where the standards of the house are the lists of the book
    (misdeal.draw_policy); cards that were seen there are for the floor. In stud they are not where
    the rule that lists them speaks of flop games.
    """
    listed = (*_to_the_wrong_seats(book, deal), *_boxed(book, deal), *_exposed(book, deal))
    return tuple(
        cause._replace(certain=cause.certain and _holds(book, deal, cause.reason))
        for cause in listed
    )


def _holds(book: Edition, deal: Deal, cause: Reason) -> bool:
    """Whether what the book lists holds in the game that is dealt."""
    if deal.family == "draw":
        by_list = book.choice("misdeal.draw_policy") == "house"
        return by_list and cause.code not in _SEEN
    listed_for: str = rule(cause.citation.rule).parameters.get("games", deal.family)
    return listed_for == deal.family


def standards(book: Edition, deal: Deal) -> Reason | None:
    """What the book says of misdeals in games that are dealt without a flop, where that matters:
    None for flop games, and in stud where all causes are listed for it."""
    if deal.family == "draw":
        by_list = book.choice("misdeal.draw_policy") == "house"
        code = "draw-house-standards" if by_list else "draw-not-listed"
        return because(code, book.cite("misdeal.draw_policy"))
    if all(_holds(book, deal, cause.reason) for cause in causes(book, deal)):
        return None
    return because("stud-not-listed", book.cite("misdeal.open-list"))


_SEEN = frozenset({"first-cards-exposed", "cards-exposed", "exposed-and-boxed"})


def _to_the_wrong_seats(book: Edition, deal: Deal) -> Iterator[Cause]:
    right = deal.entitled[0]
    astray = deal.first_to not in (0, right)
    if astray and stated(book, "misdeal.wrong-seat", "first_card_wrong_seat"):
        cited = book.cite("misdeal.wrong-seat")
        yield Cause(because("first-card-astray", cited, seat=deal.first_to, right=right))
    if deal.unentitled and stated(book, "misdeal.unentitled", "unentitled_seat"):
        seats = names_of(deal.unentitled)
        yield Cause(because("seat-unentitled", book.cite("misdeal.unentitled"), seats=seats))
    if deal.left_out and stated(book, "misdeal.left-out", "entitled_seat_skipped"):
        seats = names_of(deal.left_out)
        yield Cause(because("seat-left-out", book.cite("misdeal.left-out"), seats=seats))


def _boxed(book: Edition, deal: Deal) -> Iterator[Cause]:
    """Cards that lay face up in the deck: alone, or where the edition counts them together, with
    those that were exposed."""
    least, cited = book.number("misdeal.boxed_cards"), book.cite("misdeal.boxed_cards")
    if deal.boxed >= least:
        yield Cause(because("boxed-cards", cited, count=deal.boxed))
        return
    if deal.family == "stud" or not book.flag("misdeal.count_exposed_and_boxed_together"):
        return
    by_dealer = [card for card in deal.exposed if card.by == "dealer"]
    together = deal.boxed + len(deal.exposed)
    if deal.boxed and together >= least:
        cited = book.cite("misdeal.count_exposed_and_boxed_together")
        certain = deal.boxed + len(by_dealer) >= least
        yield Cause(because("exposed-and-boxed", cited, count=together), certain)


def _exposed(book: Edition, deal: Deal) -> Iterator[Cause]:
    """Cards that were seen in the deal."""
    by_dealer = [card for card in deal.exposed if card.by == "dealer"]
    if deal.family == "stud":
        if book.choice("misdeal.stud_downcard") == "misdeal":
            by = stated_with(book, "misdeal.stud_downcard", "exposed_by")
            if seen := [card for card in deal.exposed if card.by == by]:
                cited = book.cite("misdeal.stud_downcard")
                yield Cause(because("downcard-exposed", cited, seats=seats_of(seen)))
        return
    first = stated(book, "misdeal.first-cards", "first_off_deck")
    enough = stated(book, "misdeal.first-cards", "exposed_of_first")
    dealer_only = book.choice("misdeal.flop_exposure") == "two-other"
    counted = by_dealer if dealer_only else list(deal.exposed)
    early = [card for card in counted if card.number <= first]
    if len(early) >= enough:
        certain = sum(card.by == "dealer" for card in early) >= enough
        cited = book.cite("misdeal.first-cards")
        yield Cause(because("first-cards-exposed", cited, count=first), certain)
    if dealer_only:
        counted = [card for card in counted if card.number > first]
    least = _least_exposed(book)
    if len(counted) >= least:
        of_deal = [card for card in counted if card not in deal.replacements]
        certain = sum(card.by == "dealer" for card in of_deal) >= least
        cited = book.cite("misdeal.flop_exposure")
        yield Cause(because("cards-exposed", cited, count=len(counted)), certain)


def _least_exposed(book: Edition) -> int:
    """How many exposed cards make a misdeal, as the rule says that counts them so."""
    two_other = book.choice("misdeal.flop_exposure") == "two-other"
    name = "other_exposed" if two_other else "exposed_or_boxed_min"
    return int(stated_with(book, "misdeal.flop_exposure", name))


def seats_of(cards: Sequence[Exposed]) -> tuple[str, ...]:
    """The seats that these cards came to, each once, as words need them."""
    return names_of(tuple(dict.fromkeys(card.seat for card in cards)))
