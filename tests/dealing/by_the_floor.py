"""The floor's hand on random hands: interventions that may come at any moment."""

from random import Random

from ruleone.cards import FULL_DECK, UNKNOWN
from ruleone.dealing import (
    GAMES,
    CorrectBets,
    CorrectStack,
    Event,
    GiveBack,
    Hand,
    Intervention,
    KeepAside,
    KillHand,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
    TakeBoardBack,
    VoidHand,
)
from ruleone.dealing.events import Acted
from ruleone.rulebook import Citation, Refusal, edition

BY_THE_FLOOR: Citation = edition("modern").cite("floor.decides")


def intervene(hand: Hand, what: Intervention) -> tuple[Event, ...]:
    """What the floor does; it may not be refused."""
    outcome = hand.intervene(what, BY_THE_FLOOR)
    assert not isinstance(outcome, Refusal), (what, outcome)
    return outcome


def refused(hand: Hand, what: Intervention) -> str:
    """The code of the refusal of an intervention, which leaves the hand as it was."""
    before = hand.events, hand.options
    outcome = hand.intervene(what, BY_THE_FLOOR)
    assert isinstance(outcome, Refusal), what
    assert (hand.events, hand.options) == before
    return outcome.code


def any_intervention(hand: Hand, chance: Random, *, told: bool) -> Intervention:
    """One that may make sense or not; voids come seldom."""
    seat = chance.choice(sorted(hand.stacks))
    own = next(each for each in hand.view(seat).seats if each.seat == seat)
    known = [card for card in hand.holds(seat) if card != UNKNOWN]
    free = chance.choice(FULL_DECK[GAMES[hand.view().game].lowest :])
    kinds: list[Intervention] = [
        GiveBack(seat, chance.choice((own.bet, max(1, own.bet // 2), 50))),
        CorrectBets(_totals(hand, chance)),
        KillHand(seat),
        RestoreHand(seat),
        TakeBoardBack(chance.choice((1, 1, 3, 4))),
        CorrectStack(seat, chance.choice((25, 400, -25, -400))),
        ReplaceCard(seat, chance.choice(known) if known and not told else free),
        KeepAside((free,)),
        ReshuffleStub(order=None if told else tuple(chance.sample(FULL_DECK, 52))),
    ]
    return VoidHand() if chance.random() < 0.03 else chance.choice(kinds)


def _totals(hand: Hand, chance: Random) -> tuple[tuple[int, int], ...]:
    """Other totals for some of those who have bet on this street, or bet on it last."""
    bets = {event.seat: event.to for event in hand.events[1:] if isinstance(event, Acted)}
    seats = [seat for seat in sorted(bets) if chance.random() < 0.7] or [*sorted(hand.stacks)][:1]
    by = chance.choice((-50, 50, 150))
    return tuple((seat, bets.get(seat, 0) + by) for seat in seats)


def tell(hand: Hand, chance: Random) -> None:
    """The dealer tells cards that are in nobody's way, some of them unseen, until somebody is
    asked or the hand is over."""
    lowest = GAMES[hand.view().game].lowest
    for _ in range(1000):
        if hand.options is not None or hand.over:
            return
        out = {card for seat in hand.stacks for card in hand.holds(seat)}
        free = [card for card in chance.sample(FULL_DECK, 52) if card >= lowest]
        cards = [card for card in free if card not in out]
        for count in range(1, 7):
            if hand.awaits == "board":
                hand.deal_board(cards[:count])
        for seat in hand.stacks if hand.awaits == "hole-cards" else ():
            unseen = chance.random() < 0.7
            outcome = hand.deal_hole(seat, None if unseen else cards[:1])
            for count in range(1, 7):
                if isinstance(outcome, Refusal):
                    outcome = hand.deal_hole(seat, cards[:count])
            if isinstance(outcome, Refusal):
                hand.deal_hole(seat)
            cards = cards[7:] if len(cards) > 14 else cards
    raise AssertionError(f"no cards could be told: {hand.awaits} are awaited")
