"""The streets of a hand that is followed, and which of them are played out."""

from ruleone.dealing import GAMES, Hand
from ruleone.dealing.views import Street
from ruleone.floor.hand_stage import asked_to_bet
from ruleone.floor.invalid_facts import BadFacts


def check_street(hand: Hand, street: Street | None) -> None:
    """Refuse a street that the game does not have: BadFacts. None is no street, and no mistake."""
    game = hand.view().game
    if street is not None and street not in _streets(game):
        raise BadFacts("no-such-street-in-game", game=game, street=street)


def betting_is_over(hand: Hand, street: Street) -> bool:
    """Whether the betting of a street of the game is over."""
    view = hand.view()
    streets = _streets(view.game)
    if view.street not in streets:
        return True
    at = streets.index(view.street)
    return at > streets.index(street) or (view.street == street and not asked_to_bet(hand))


def _streets(game: str) -> tuple[Street, ...]:
    return tuple(each.street for each in GAMES[game].rounds)
