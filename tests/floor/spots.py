"""Spots at a table for the tests, and what a reading must come to there."""

from typing import Any

from ruleone.dealing.actions import Action, BringIn, Call, Check, Fold, RaiseTo
from ruleone.floor import Facing, Push, Reading, reading
from ruleone.floor.steps import Step
from ruleone.rulebook import Edition, edition


def faces(price: int, *, by: int | None = None, behind: int = 100_000, **more: Any) -> Facing:
    """A player who faces `price` in no-limit; a full raise adds `by`, the price unless told."""
    raise_by = price if by is None else by
    reach = behind + more.get("staked", 0)
    bounds = (min(price + raise_by, reach), reach) if reach > price else None
    return Facing(
        **{
            "price": price,
            "raise_by": raise_by,
            "behind": behind,
            "bet_to": bounds,
            "players": 3,
            **more,
        }
    )


def may_bet(least: int, *, behind: int = 100_000, **more: Any) -> Facing:
    """A player who faces nothing and may bet `least` or more."""
    bounds = (min(least, behind), behind)
    return Facing(**{"raise_by": least, "behind": behind, "bet_to": bounds, "players": 3, **more})


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
        case BringIn():
            return "bring-in"
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


def held(result: Reading) -> Action | None:
    """What the player is held to at least, if to anything."""
    return result.bound.action if result.bound else None


def in_short(result: Reading) -> str:
    """A reading as the lists of utterances tell it: "raise 1500", "ask 500 or 5000", "ask, likely
    call", "ask, bound to raise 2000", "ask", "floor, proposed raise 2000"."""
    if result.verdict == "action":
        return told(result)
    raises = [str(one.amount) for one in result.choices if one.code in ("raise", "bet")]
    if result.verdict == "ask" and len(raises) > 1:
        return f"ask {' or '.join(raises)}"
    if result.proposed is not None:
        word = "likely" if result.verdict == "ask" else "proposed"
        amount = f" {result.proposed.amount}" if result.proposed.code in ("raise", "bet") else ""
        return f"{result.verdict}, {word} {result.proposed.code}{amount}"
    if isinstance(least := held(result), RaiseTo):
        return f"ask, bound to {least.to}"
    return "ask"


UTTERED: dict[str, Facing] = {
    "open": may_bet(200, pot=900),
    "bet": faces(1000, pot=2900),
    "raised": faces(3000, by=2000, raised=True, staked=1000, pot=6000),
    "blind": faces(200, blind=True, players=6, pot=300),
    "short": faces(1000, behind=3500, pot=2900),
    "beaten": faces(5000, behind=3000, pot=9000),
    "closed": faces(1500, by=1000, bet_to=None, pot=5000),
    "option": may_bet(
        400, price=200, staked=200, raise_by=200, blind=True, pot=800, bet_to=(400, 100_200)
    ),
    "small": faces(2, blind=True, behind=300, pot=3),
    "small-open": may_bet(2, behind=300, pot=7),
    "chips": faces(300, behind=50_000, chip=25, pot=800),
    "pot-limit": faces(100, structure="pot-limit", bet_to=(200, 350), blind=True, pot=150),
    "fixed": faces(100, structure="fixed-limit", bet_to=(200, 200), blind=True, pot=150),
    "bring-in": faces(25, structure="fixed-limit", bet_to=(100, 100), bring_in=True, pot=80),
    "brought-in": faces(
        25, by=100, structure="fixed-limit", bet_to=(100, 100), uncompleted=True, pot=105
    ),
    "short-all-in": faces(80, by=200, structure="fixed-limit", bet_to=(200, 200), pot=480),
    "small-blind": faces(200, staked=100, blind=True, players=6, pot=300),
}
"""Where the utterances of the lists are said."""
