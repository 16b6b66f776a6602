"""What players throw away, in draw games and in the pineapples."""

from typing import Any

from ruleone.cards import CardError, parse
from ruleone.dealing.actions import Action, Discard
from ruleone.dealing.events import Discarded
from ruleone.dealing.options import Options
from ruleone.dealing.refusals import illegal, out_of_turn, syntax
from ruleone.dealing.state import State
from ruleone.dealing.street import coming
from ruleone.rulebook import Edition, Refusal


def discard_options(state: State) -> Options:
    """How many cards the player who is asked may throw away, or has to."""
    place = state.personal.discarding[0]
    state.to_act = place
    return Options(state.seats[place], discard=bounds(state))


def bounds(state: State) -> tuple[int, int]:
    """The fewest and the most cards that each may throw away now."""
    street = coming(state)
    if street is None:
        return 0, 0
    return street.discard, street.discard or street.draw


def decide_discard(
    state: State, edition: Edition, seat: int, action: Action
) -> Discarded | Refusal:
    """What throwing cards away comes to. Players do it in turn (draw.discards)."""
    place = state.place.get(seat)
    if place is None or place not in state.personal.discarding:
        return out_of_turn(state, edition, seat)
    if place != state.personal.discarding[0]:
        asked = state.seats[state.personal.discarding[0]]
        cited = edition.cite("draw.discards")
        return illegal("not-your-turn", cited, seat=seat, expected=asked)
    least, most = bounds(state)
    if not isinstance(action, Discard):
        cited = edition.cite("draw.discards")
        return illegal("discard-now", cited, least=least, most=most)
    try:
        anything: Any = action  # whoever calls may have put anything there
        cards = tuple(map(parse, anything.cards))
    except CardError as wrong:
        return syntax("not-a-card", edition.cite("dealing.deck"), expected="As", came=wrong.came)
    if not least <= len(cards) <= most:
        cited = edition.cite("draw.discards")
        return illegal("discard-count", cited, least=least, most=most, came=len(cards))
    hole = list(state.holes[place])
    for card in cards:
        if card not in hole:
            cited = edition.cite("draw.discards")
            return illegal("other-cards", cited, seat=seat, cards=tuple(anything.cards))
        hole.remove(card)
    return Discarded(seat, cards)
