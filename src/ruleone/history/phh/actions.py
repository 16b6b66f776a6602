"""The actions of a PHH hand, read into steps."""

from collections.abc import Iterable
from functools import lru_cache

from ruleone.cards import Card, CardError, parse_cards
from ruleone.history.fault import unreadable
from ruleone.history.money import BadAmount, Unit, amount
from ruleone.history.record import Step, Verb

_VERBS: dict[str, Verb] = {
    "f": "fold", "cc": "check-call", "pb": "bring-in", "sd": "discard", "sm": "muck"
}  # fmt: skip
_SEATS = {f"p{number}": number for number in range(1, 100)}

_cards_of = lru_cache(maxsize=8192)(parse_cards)


def read_steps(actions: Iterable[str], players: int, unit: Unit) -> tuple[Step, ...]:
    """The steps of a hand of so many players; comments are left out. Raises Unplayable."""
    steps = []
    for at, action in enumerate(actions):
        if "#" in action:
            action = action.partition("#")[0]
        words = action.split()
        if words:
            steps.append(_step(at, words, players, unit))
    return tuple(steps)


def _step(at: int, words: list[str], players: int, unit: Unit) -> Step:
    first = words[0]
    count = len(words)
    if first == "d":
        if count == 4 and words[1] == "dh":
            return Step(at, "hole", _seat(at, words[2], players), _cards(at, words[3]))
        if count == 3 and words[1] == "db":
            return Step(at, "board", 0, _cards(at, words[2]))
    elif count == 2 and (verb := _VERBS.get(words[1])):
        return Step(at, verb, _seat(at, first, players))
    elif count == 3:
        match words[1]:
            case "cbr":
                return Step(at, "raise", _seat(at, first, players), (), _units(at, words[2], unit))
            case "sd":
                return Step(at, "discard", _seat(at, first, players), _cards(at, words[2]))
            case "sm":
                cards = () if words[2] == "-" else _cards(at, words[2])
                return Step(at, "show", _seat(at, first, players), cards)
    raise unreadable("hand-file-action", "", at, came=" ".join(words)[:40])


def _seat(at: int, player: str, players: int) -> int:
    number = _SEATS.get(player, 0)
    if 0 < number <= players:
        return number
    raise unreadable("hand-file-player", "", at, players=players, came=player[:20])


def _cards(at: int, written: str) -> tuple[Card, ...]:
    try:
        return _cards_of(written)
    except CardError as error:
        raise unreadable("hand-file-cards", "", at, came=error.came) from None


def _units(at: int, written: str, unit: Unit) -> int:
    try:
        return unit.count(amount(written))
    except BadAmount as error:
        raise unreadable("hand-file-raise", "", at, came=str(error)) from None
