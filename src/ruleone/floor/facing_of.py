"""What the player to act in a hand of the engine faces."""

from ruleone.dealing import GAMES, Event, Hand
from ruleone.dealing.events import Acted, BoardDealt, CardsDealt
from ruleone.floor.bet_faced import Facing
from ruleone.floor.chips import Chips
from ruleone.floor.hand_stage import asked_to_bet, started
from ruleone.floor.invalid_facts import BadFacts

_WAGERS = frozenset({"bet", "raise", "complete"})
_NO_CHIPS: Chips = {}


def facing_of(hand: Hand, lying: Chips | None = _NO_CHIPS) -> Facing:
    """What the player to act faces; `lying` are his chips of this street that nobody has pulled in,
    None where all of them lie there in chips that nobody told.

    Raises BadFacts where nobody is asked to bet.
    """
    options = hand.options
    if options is None or not asked_to_bet(hand):
        raise BadFacts("nobody-asked-to-bet")
    view = hand.view()
    own = next(seat for seat in view.seats if seat.seat == options.seat)
    game = GAMES[view.game]
    chip = started(hand).chip
    street = acts_of_street(hand.events)
    wagers = [act for act in street if act.kind in _WAGERS]
    faced = options.call is not None or options.bring_in is not None
    first = len(street) == len(_acts(hand.events))
    return Facing(
        behind=own.stack,
        bet_to=options.bet_to,
        raise_by=hand.full_raise,
        price=hand.price if faced else own.bet,
        staked=own.bet,
        structure=game.limit,
        raised=any(act.kind == "raise" for act in street),
        blind=first and faced and not wagers and game.bring_in is None,
        players=sum(seat.status in ("in", "all-in") for seat in view.seats),
        pot=view.total,
        recent=(view.blinds[1], *(act.to for act in _acts(hand.events) if act.kind in _WAGERS)),
        lying=lying,
        bring_in=options.bring_in is not None,
        chip=chip if chip > 1 else 0,
        uncompleted=game.bring_in is not None and first and not wagers,
    )


def _acts(events: tuple[Event, ...]) -> list[Acted]:
    return [event for event in events if isinstance(event, Acted)]


def acts_of_street(events: tuple[Event, ...]) -> list[Acted]:
    """What the players did since the last cards of a street."""
    begun = [at for at, event in enumerate(events) if isinstance(event, BoardDealt | CardsDealt)]
    return _acts(events[begun[-1] :] if begun else events)
