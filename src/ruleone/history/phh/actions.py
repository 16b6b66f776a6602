"""The actions of a PHH hand, read into steps."""

from collections.abc import Iterable
from functools import lru_cache

from ruleone.cards import Card, CardError, parse_cards
from ruleone.history.fault import unreadable
from ruleone.history.money import Amount, BadAmount, Unit, amount
from ruleone.history.record import Step, Verb

_VERBS: dict[str, Verb] = {
    "f": "fold", "cc": "check-call", "pb": "bring-in", "sd": "discard", "sm": "muck"
}  # fmt: skip
_SEATS = {f"p{number}": number for number in range(1, 100)}

_cards_of = lru_cache(maxsize=8192)(parse_cards)

Said = tuple[Verb, int, tuple[Card, ...], Amount]
"""The verb, the seat (0 for the dealer), the cards and the amount."""


def read_steps(actions: Iterable[str], players: int, unit: Unit) -> tuple[Step, ...]:
    """The steps of a hand of so many players; comments are left out. Raises Unplayable."""
    read = [_step(at, action, players, unit) for at, action in enumerate(actions)]
    return tuple([step for step in read if step is not None])


@lru_cache(maxsize=65536)
def _step(at: int, action: str, players: int, unit: Unit) -> Step | None:
    """The step that an action says at its place; None for a comment. Raises Unplayable."""
    said = _read(at, action.partition("#")[0].split(), players)
    if said is None:
        return None
    verb, seat, cards, to = said
    return Step(at, verb, seat, cards, unit.count(to))


def _read(at: int, words: list[str], players: int) -> Said | None:
    """What the words of an action say; None for a comment. Raises Unplayable."""
    match words:
        case []:
            return None
        case ["d", "dh", player, cards]:
            return "hole", _seat(at, player, players), _cards(at, cards), 0
        case ["d", "db", cards]:
            return "board", 0, _cards(at, cards), 0
        case [player, verb] if verb in _VERBS:
            return _VERBS[verb], _seat(at, player, players), (), 0
        case [player, "cbr", written]:
            return "raise", _seat(at, player, players), (), _amount(at, written)
        case [player, "sd", cards]:
            return "discard", _seat(at, player, players), _cards(at, cards), 0
        case [player, "sm", cards]:
            return "show", _seat(at, player, players), _shown(at, cards), 0
    raise unreadable("hand-file-action", "", at, came=" ".join(words)[:40])


def _seat(at: int, player: str, players: int) -> int:
    number = _SEATS.get(player, 0)
    if 0 < number <= players:
        return number
    raise unreadable("hand-file-player", "", at, players=players, came=player[:20])


def _shown(at: int, written: str) -> tuple[Card, ...]:
    return () if written == "-" else _cards(at, written)


def _cards(at: int, written: str) -> tuple[Card, ...]:
    try:
        return _cards_of(written)
    except CardError as error:
        raise unreadable("hand-file-cards", "", at, came=error.came) from None


def _amount(at: int, written: str) -> Amount:
    try:
        return amount(written)
    except BadAmount as error:
        raise unreadable("hand-file-raise", "", at, came=str(error)) from None
