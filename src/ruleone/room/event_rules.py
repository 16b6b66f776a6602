"""Whether the games of an event can be played under its edition, at tables of its size."""

from collections.abc import Sequence
from typing import Final

from ruleone.chinese.start import EDITION as CHINESE
from ruleone.rulebook import EDITIONS, Edition, Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.terms.games import THIRTEEN, most_seats_in

UNKNOWN: Final = Refusal("edition-unknown", "syntax", {"editions": EDITIONS})
OTHER_GAME: Final = Refusal("edition-not-for-game", "illegal")


def other_game(games: Sequence[str], rules: Edition) -> Refusal | None:
    """13-card poker is told by one edition alone, which tells of nothing else."""
    fits = all((rules.base == CHINESE) == (game == THIRTEEN) for game in games)
    return None if fits else OTHER_GAME


def too_large(games: Sequence[str], table_size: int, rules: Edition) -> Refusal | None:
    """Why tables of so many seats cannot play the games."""
    most = most_seats_in(games, rules)
    if table_size <= most:
        return None
    told: dict[str, Parameter] = {
        "what": "table-size", "least": 2, "most": most, "came": table_size
    }  # fmt: skip
    return Refusal("event-bounds", "syntax", told)
