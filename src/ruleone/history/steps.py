"""The actions of a PHH hand, read into steps."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from ruleone.cards import UNKNOWN, Card, CardError, parse_cards, texts
from ruleone.history.fault import unreadable
from ruleone.history.money import BadAmount, Unit, amount

Verb = Literal["hole", "board", "fold", "check-call", "raise", "show", "muck"]


class Step(NamedTuple):
    """What one action says: `at` is its place among the actions, `place` the player's, both from 0.

    `cards` are those dealt or shown, none where a hand is shown without naming them; `to` is what a
    bet or raise comes to, in units.
    """

    at: int
    verb: Verb
    place: int = -1
    cards: tuple[Card, ...] = ()
    to: int = 0


def read_steps(actions: Iterable[str], players: int, unit: Unit) -> list[Step]:
    """The steps of a hand of so many players; comments are left out. Raises Unplayable."""
    steps = []
    for at, action in enumerate(actions):
        words = action.partition("#")[0].split()
        if words:
            steps.append(_step(at, words, players, unit))
    return steps


def _step(at: int, words: list[str], players: int, unit: Unit) -> Step:
    match words:
        case ["d", "db", cards]:
            return Step(at, "board", cards=_cards(at, cards))
        case ["d", "dh", player, cards]:
            return Step(at, "hole", _place(at, player, players), _cards(at, cards))
        case [player, "f"]:
            return Step(at, "fold", _place(at, player, players))
        case [player, "cc"]:
            return Step(at, "check-call", _place(at, player, players))
        case [player, "cbr", to]:
            return Step(at, "raise", _place(at, player, players), to=_units(at, to, unit))
        case [player, "sm"]:
            return Step(at, "muck", _place(at, player, players))
        case [player, "sm", "-"]:
            return Step(at, "show", _place(at, player, players))
        case [player, "sm", cards]:
            return Step(at, "show", _place(at, player, players), _cards(at, cards))
    raise unreadable("hand-file-action", "", at, came=" ".join(words)[:40])


def _place(at: int, player: str, players: int) -> int:
    number = player[1:]
    if player[:1] == "p" and number.isascii() and number.isdigit() and len(number) <= 2:
        place = int(number) - 1
        if 0 <= place < players:
            return place
    raise unreadable("hand-file-player", "", at, players=players, came=player[:20])


def _cards(at: int, written: str) -> tuple[Card, ...]:
    try:
        return parse_cards(written)
    except CardError as error:
        raise unreadable("hand-file-cards", "", at, came=error.came) from None


def _units(at: int, written: str, unit: Unit) -> int:
    try:
        return unit.count(amount(written))
    except BadAmount as error:
        raise unreadable("hand-file-raise", "", at, came=str(error)) from None


class Told(NamedTuple):
    """What a file tells of a player's cards: his two, unknown ones among them, and what he did at
    showdown, None where the file does not say."""

    hole: tuple[Card, ...]
    showdown: Literal["show", "muck"] | None


def told_of(steps: Iterable[Step], players: int, hole_cards: int) -> list[Told]:
    """What the steps tell of each player's cards, from the deal or only when they are shown.

    Raises Unplayable where the two differ.
    """
    holes: list[tuple[Card, ...]] = [()] * players
    showdowns: list[Literal["show", "muck"] | None] = [None] * players
    for step in steps:
        if step.verb == "hole":
            holes[step.place] += step.cards
        elif step.verb == "show" or step.verb == "muck":
            showdowns[step.place] = step.verb
            if step.cards:
                holes[step.place] = _shown(step, holes[step.place])
    unknown = (UNKNOWN,) * hole_cards
    return [Told(hole or unknown, done) for hole, done in zip(holes, showdowns, strict=True)]


def _shown(step: Step, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hole cards of a player who was dealt `dealt`, as far as known, and shows these."""
    if UNKNOWN in step.cards:
        return dealt or step.cards
    known = [card for card in dealt if card != UNKNOWN]
    if set(known) <= set(step.cards) and len(dealt) in (0, len(step.cards)):
        return step.cards
    dealt_text, came = "".join(texts(dealt)), "".join(texts(step.cards))
    raise unreadable("hand-file-other-cards", "", step.at, expected=dealt_text, came=came)
