"""Spots at a table for the tests, and what a reading must come to there."""

from typing import Any

from ruleone.dealing.actions import Call, Check, Fold, RaiseTo
from ruleone.floor import Facing, Push, Reading, reading
from ruleone.floor.steps import Step
from ruleone.rulebook import Edition, edition


def faces(price: int, *, by: int | None = None, behind: int = 100_000, **more: Any) -> Facing:
    """A player who faces `price` in no-limit; a full raise adds `by`, the price unless told."""
    raise_by = price if by is None else by
    reach = behind + more.get("staked", 0)
    bounds = (min(price + raise_by, reach), reach) if reach > price else None
    return Facing(
        **{"price": price, "raise_by": raise_by, "behind": behind, "bet_to": bounds, **more}
    )


def may_bet(least: int, *, behind: int = 100_000, **more: Any) -> Facing:
    """A player who faces nothing and may bet `least` or more."""
    bounds = (min(least, behind), behind)
    return Facing(**{"raise_by": least, "behind": behind, "bet_to": bounds, **more})


def push(*denominations: int) -> Push:
    """One motion: a chip of each."""
    return Push({worth: denominations.count(worth) for worth in denominations})


def read(book: str | Edition, facing: Facing, *happened: Step, **options: object) -> Reading:
    """The reading under an edition, with options of it changed (`_` for the dot: `raise__half`)."""
    named = edition(book) if isinstance(book, str) else book
    changes = {name.replace("__", "."): value for name, value in options.items()}
    return reading(named.with_options(changes) if changes else named, facing, happened)


def told(result: Reading) -> str:
    """A reading in short: "raise 1700", "call", "ask", "floor: full-call, forfeit-and-fold"."""
    match result.action:
        case RaiseTo(to):
            return f"raise {to}"
        case Fold() | Check() | Call():
            return type(result.action).__name__.lower()
    choices = ", ".join(
        f"{one.code} {one.amount}" if one.code in ("raise", "bet") else one.code
        for one in result.choices
    )
    return f"{result.verdict}: {choices}" if choices else result.verdict


def rules_of(result: Reading) -> list[str]:
    """The rules that a reading cites, in order."""
    return [reason.citation.rule for reason in result.reasons]
