"""The facts of incidents of the deal, made of a hand of the engine and of what the table tells."""

from typing import Literal

from ruleone.dealing import Hand
from ruleone.dealing.events import Posted
from ruleone.dealing.interventions import Heap
from ruleone.dealing.opening import LIVE as LIVE_POSTS
from ruleone.floor.cards.deal import Deal, Exposed
from ruleone.floor.cards.fouled import FouledHand
from ruleone.floor.cards.muck_and_stub import heaps
from ruleone.floor.cards.places import could_hold
from ruleone.floor.cards.presence import Arrival, Moment
from ruleone.floor.cards.redeal import Lineup, Redeal
from ruleone.floor.cards.stub import DroppedStub
from ruleone.floor.cards.uncovered import BoxedInStub, FoulDeck
from ruleone.floor.facts import AnySeat, CardCount, Percent, Seat, SeatOrNone
from ruleone.floor.hand_stage import (
    LIVE,
    acts,
    awarded,
    cards_to_come,
    deal_complete,
    going_on,
    kinds_of_acts,
    live_seat,
    live_seats,
    may_live_again,
    seat_of,
    started,
    streets_begun,
    was_misdeal,
)
from ruleone.floor.invalid_facts import BadFacts

_NOBODY: dict[AnySeat, CardCount] = {}


def deal_in(
    hand: Hand,
    got: dict[AnySeat, CardCount] = _NOBODY,
    first_to: SeatOrNone = 0,
    twice: tuple[AnySeat, ...] = (),
    boxed: CardCount = 0,
    exposed: tuple[Exposed, ...] = (),
) -> Deal:
    """The initial deal of a hand: who was to get cards and what was done since, with what went
    wrong. Raises BadFacts where that contradicts the hand, or the hand is over."""
    view, first = going_on(hand), started(hand)
    got_cards = {seat for seat, count in got.items() if count} or {*first.seats}
    for seat in (*twice, *(card.seat for card in exposed)):
        if seat not in got_cards:
            raise BadFacts("seat-got-no-cards", seat=seat, seats=sorted(got_cards))
    for card in exposed:
        if card.seat in hand.stacks and hand.holds(card.seat):
            could_hold(hand, card.seat, (card.card,))
    return Deal(
        game=view.game,
        entitled=first.seats,
        button=view.button if view.button in first.seats else 0,
        got=got,
        first_to=first_to,
        twice=twice,
        boxed=boxed,
        exposed=exposed,
        complete=deal_complete(hand),
        acts=kinds_of_acts(hand),
        live=live_seats(hand),
    )


def redeal_in(
    hand: Hand,
    now: Lineup,
    absent: tuple[Seat, ...] = (),
    penalised: tuple[Seat, ...] = (),
    absent_now: tuple[AnySeat, ...] = (),
    penalised_now: tuple[AnySeat, ...] = (),
) -> Redeal:
    """A misdeal that is dealt again: the hand says how it was dealt. Raises BadFacts where it is no
    misdeal."""
    if not was_misdeal(hand):
        raise BadFacts("no-misdeal")
    first = started(hand)
    return Redeal(
        first=Lineup(
            seats=first.seats,
            button=first.button,
            blinds=first.blinds,
            ante=first.ante,
        ),
        now=now,
        absent=absent,
        penalised=penalised,
        absent_now=absent_now,
        penalised_now=penalised_now,
    )


def arrival_in(hand: Hand, seat: Seat, moment: Moment, within_reach: bool = False) -> Arrival:
    """When the player of a hand came to his seat. Raises BadFacts for a dead hand, and where he
    has acted, or the deal is not as far."""
    live_seat(going_on(hand), seat)
    if any(act.seat == seat for act in acts(hand)):
        raise BadFacts("was-there", seat=seat)
    if moment == "later" and not deal_complete(hand):
        raise BadFacts("deal-goes-on")
    return Arrival(seat=seat, moment=moment, within_reach=within_reach)


def fouled_in(
    hand: Hand, seat: Seat, how: Literal["fouled", "killed"], certainty: Percent | None = None
) -> FouledHand:
    """A hand that was fouled or killed: the hand says what of its bet nobody called (house-59.3),
    whether it is dead already, and whether it could live again. Raises BadFacts where the hand is
    over."""
    view = going_on(hand)
    own = seat_of(view, seat)
    others = [each.bet for each in view.seats if each.seat != seat]
    return FouledHand(
        seat=seat,
        how=how,
        certainty=certainty,
        bet=own.bet,
        matched=max((_forced(hand, seat), *others)),
        dead=own.status not in LIVE,
        missed=own.status not in LIVE and not may_live_again(hand, seat),
    )


def dropped_stub_in(
    hand: Hand,
    restorable: bool | None = None,
    seen: bool = False,
    mixed: tuple[Heap, ...] = (),
) -> DroppedStub:
    """A stub that was dropped: the hand says how many cards lie where, and whether any are to come.
    Raises BadFacts where the hand is over, and for heaps without cards."""
    going_on(hand)
    return DroppedStub(
        **heaps(hand)._asdict(),
        restorable=restorable,
        seen=seen,
        mixed=mixed,
        to_come=cards_to_come(hand),
    )


def boxed_in(hand: Hand, count: CardCount = 1) -> BoxedInStub:
    """Boxed cards in the stub. Raises BadFacts before the deal is complete, where no card is to
    come, and for more than the stub has."""
    going_on(hand)
    if not deal_complete(hand):
        raise BadFacts("deal-goes-on")
    most = heaps(hand).stub if cards_to_come(hand) else 0
    if count > most:
        raise BadFacts("stub-has-fewer", most=most, came=count)
    return BoxedInStub(count=count)


def foul_deck_in(hand: Hand) -> FoulDeck:
    """A foul deck: the hand says whether its pots went out. Raises BadFacts after a misdeal."""
    if hand.over and not awarded(hand):
        raise BadFacts("was-a-misdeal")
    return FoulDeck(found="afterwards" if hand.over else "in-hand")


def _forced(hand: Hand, seat: int) -> int:
    """What this seat has in on this street because it had to."""
    if streets_begun(hand) > 1:
        return 0
    posts = [one for one in hand.events if isinstance(one, Posted) and one.kind in LIVE_POSTS]
    brought = [one for one in acts(hand) if one.kind == "bring-in"]
    return sum(one.amount for one in posts if one.seat == seat) + sum(
        one.paid for one in brought if one.seat == seat
    )
