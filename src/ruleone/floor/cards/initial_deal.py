"""What becomes of an initial deal in which something went wrong."""

from collections.abc import Iterator

from ruleone.dealing.interventions import KillHand
from ruleone.floor.cards.choices import PLAY_ON, misdeal
from ruleone.floor.cards.deal import Deal, names_of
from ruleone.floor.cards.misdeal import causes, seats_of, standards
from ruleone.floor.cards.single_cards import (
    replaced_again,
    shown_by_himself,
    single_cards,
    turned_up,
)
from ruleone.floor.cards.uncovered import by_chance
from ruleone.floor.ruling import AtTable, Choice, Reason, Remedy, Ruling
from ruleone.floor.substantial import is_substantial
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition, stated


def initial_deal(book: Edition, deal: Deal) -> Ruling:
    """Whether the deal is a misdeal, and what is done where it is none.

    After substantial action nothing is a misdeal any more, and the hand goes on. What the book does
    not list is for the floor: a wrong number of cards, a wrong order, a card that was seen or
    boxed. A card that its own player exposed makes a misdeal only where the floor says so.
    """
    found = causes(book, deal)
    reasons = tuple(cause.reason for cause in found)
    if deal.acts and is_substantial(book, deal.acts):
        return _too_late(book, deal, reasons)
    if found:
        certain = [cause for cause in found if cause.certain]
        void = misdeal((certain or found)[0].reason.citation)
        says = standards(book, deal)
        if says is not None and (deal.family == "draw" or not certain):
            reasons = (*reasons, says)
        if certain:
            return settled(void, *reasons, penalty=shown_by_himself(deal))
        if any(card.by == "player" for card in deal.exposed):
            reasons = (*reasons, because("exposed-by-player", book.cite("floor.decides")))
        again: tuple[Choice, ...] = ()
        if deal.replacements:
            reasons = (*reasons, _came_instead(book, deal))
            again = (replaced_again(book, deal),)
        return left_to_floor(
            *reasons,
            choices=(void, *again, Choice("play-on", cited=turned_up(book, deal))),
            proposed=void,
            penalty=shown_by_himself(deal),
        )
    if deal.short or deal.long:
        return _wrong_count(book, deal)
    return _no_misdeal(book, deal)


def _too_late(book: Edition, deal: Deal, reasons: tuple[Reason, ...]) -> Ruling:
    """The hand goes on; a live one with a wrong number of cards is for the floor, as long as there
    is one with the right number that could win the pot."""
    late = because("misdeal-too-late", book.cite("misdeal.too-late"))
    if deal.replacements:
        anew = replaced_again(book, deal)
        reasons = (*reasons, late, _came_instead(book, deal))
        return left_to_floor(*reasons, choices=(anew, PLAY_ON), proposed=anew)
    live = deal.live or deal.entitled
    wrong = tuple(seat for seat in (*deal.short, *deal.long) if seat in live)
    if not wrong or len(wrong) == len(live):
        return settled(PLAY_ON, *reasons, late)
    cited = book.cite("misdeal.open-list")
    dead = Choice("hand-dead", cited=by(cited, *map(KillHand, wrong)))
    reasons = (*reasons, late, *_miscounted(book, deal))
    return left_to_floor(*reasons, choices=(dead, PLAY_ON), proposed=dead)


def _came_instead(book: Edition, deal: Deal) -> Reason:
    seats = seats_of(deal.replacements)
    return because("replacement-exposed", book.cite("floor.decides"), seats=seats)


def _miscounted(book: Edition, deal: Deal) -> Iterator[Reason]:
    cited = book.cite("misdeal.open-list")
    if deal.short:
        yield because("too-few-cards", cited, seats=names_of(deal.short))
    if deal.long:
        yield because("too-many-cards", cited, seats=names_of(deal.long))


def _wrong_count(book: Edition, deal: Deal) -> Ruling:
    """Before substantial action chance puts it right: missing cards come from the top of the stub,
    and of too many the floor draws those that go back."""
    missing = sum(deal.due[seat] - deal.got[seat] for seat in deal.short)
    over = sum(deal.got[seat] - deal.each for seat in deal.long)
    remedies: list[Remedy] = []
    if missing:
        remedies.append(AtTable("deal-missing", seats=deal.short, count=missing))
    if over:
        remedies.append(AtTable("draw-back", seats=deal.long, count=over))
    chance = by_chance(book)
    mended = Choice("mend-hands", cited=by(chance.citation, *remedies))
    void = misdeal(book.cite("misdeal.open-list"))
    return left_to_floor(*_miscounted(book, deal), chance, choices=(mended, void), proposed=mended)


def _no_misdeal(book: Edition, deal: Deal) -> Ruling:
    """What stands though it looks wrong: the order of the cards, or single cards that were seen."""
    astray = set(deal.twice)
    reasons: tuple[Reason, ...] = ()
    if deal.button in astray and stated(book, "misdeal.button-twice", "allowed"):
        astray.remove(deal.button)
        cited = book.cite("misdeal.button-twice")
        reasons = (because("button-twice", cited, seat=deal.button),)
    if astray:
        cited, seats = book.cite("misdeal.open-list"), names_of(sorted(astray))
        reasons = (*reasons, because("order-wrong", cited, seats=seats), by_chance(book))
        return left_to_floor(*reasons, choices=(PLAY_ON, misdeal(cited)), proposed=PLAY_ON)
    if not (reasons or deal.exposed or deal.boxed):
        return settled(PLAY_ON, because("deal-stands", book.cite("misdeal.open-list")))
    return single_cards(book, deal, reasons)
