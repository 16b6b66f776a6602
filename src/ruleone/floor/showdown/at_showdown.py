"""The showdown of a hand of the engine."""

from ruleone.dealing import GAMES, Hand
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    CardsDealt,
    DrawOpened,
    HandStarted,
    Posted,
)
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.showdown.who_shows import Showdown

_BET = frozenset({"bet", "raise", "complete"})


def showdown_of(hand: Hand, *, waiting: bool = False) -> Showdown:
    """Who is left in the hand, and how its betting ended. `waiting` says that nobody shows of his
    own accord.

    Raises BadFacts where the pots have gone out.
    """
    if hand.over:
        raise BadFacts("pots-gone-out")
    live = _live(hand)
    behind = {one.seat for one in hand.view().seats if one.stack}
    street = [act for act in _last_street(hand) if act.seat in live]
    bettor = next((act.seat for act in reversed(street) if act.kind in _BET), None)
    went = [one.seat for one in hand.events if isinstance(one, Acted | Posted) and one.all_in]
    options = hand.options
    return Showdown(
        live=live,
        bettor=bettor,
        acts_first=street[0].seat if street else None,
        all_in=tuple(seat for seat in dict.fromkeys(went) if seat in live and seat not in behind),
        betting=options is not None and not options.show,
        waiting=waiting,
        hand_for_hand=hand.awaits == "instruction",
        stud=GAMES[hand.view().game].bring_in is not None,
    )


def is_mucked(hand: Hand, seat: int) -> bool:
    """Whether the hand in this seat is out as the hand is followed. Raises BadFacts for a seat that
    is not in it."""
    for one in hand.view().seats:
        if one.seat == seat:
            return one.status not in ("in", "all-in")
    raise BadFacts("not-in-the-hand", seat=seat)


def _live(hand: Hand) -> tuple[int, ...]:
    """The seats with a hand, clockwise from the first left of the button."""
    holding = {one.seat for one in hand.view().seats if one.status in ("in", "all-in")}
    (started, *_) = hand.events
    assert isinstance(started, HandStarted)
    return tuple(seat for seat in started.seats if seat in holding)


def _last_street(hand: Hand) -> list[Acted]:
    """What the players did on the last street on which they were asked."""
    acts: list[Acted] = []
    opened = False
    for event in hand.events:
        if isinstance(event, BoardDealt | CardsDealt | DrawOpened):
            opened = True
        elif isinstance(event, Acted):
            acts = [event] if opened else [*acts, event]
            opened = False
    return acts
