"""Small hand files for the tests."""

from collections.abc import Iterable

from ruleone.history import BrokenHand, Record, Verdict, judge, read_hands
from ruleone.rulebook import edition


def phh(*actions: str, **fields: str) -> str:
    """A hand of three with blinds of 50 and 100, but for the fields that are told (as TOML); a
    field told as "" is left out."""
    told = {
        "variant": '"NT"',
        "antes": "[0, 0, 0]",
        "blinds_or_straddles": "[50, 100, 0]",
        "min_bet": "100",
        "starting_stacks": "[1000, 2000, 3000]",
        "actions": "[\n" + "".join(f'  "{action}",\n' for action in actions) + "]",
        **fields,
    }
    return "".join(f"{name} = {value}\n" for name, value in told.items() if value)


def only(text: str) -> Record | BrokenHand:
    (hand,) = read_hands(text.encode(), "hand.phh")
    assert isinstance(hand, Record | BrokenHand)
    return hand


def verdict(text: str, book: str = "modern") -> Verdict:
    return judge(only(text), edition(book))


def why(found: Verdict) -> tuple[int, str]:
    """The line and the code of what is wrong."""
    assert found.fault is not None
    return found.fault.line, found.fault.refusal.code


def dealt(*cards: str) -> Iterable[str]:
    """The actions that deal each player's cards."""
    return (f"d dh p{place} {each}" for place, each in enumerate(cards, start=1))


BLUFF = (*dealt("AsKs", "QdQc", "7h2c"), "p3 cbr 300", "p1 f", "p2 f")
