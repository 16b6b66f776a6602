"""A draw game from nothing, made as docs/en/build/games.md says, and an event of it.

Run as a program this file is `ruleone serve` in which the game is dealt too.
"""

from typing import Final

from ruleone.dealing import GAMES
from ruleone.dealing.game import Family, Round
from ruleone.structures.document import SheetDocument, SheetRow

DOUBLE_DRAW: Final = Family(
    "doubledraw",
    rounds=(
        Round("predraw", down=5),
        Round("first-draw", draw=5),
        Round("second-draw", draw=3, big_bet=True),
    ),
    orders=("high", "deuce-to-seven"),
    limits=("pl", "fl"),
    seats=7,
    reshuffles=8,
)
MADE_UP: Final = {game.id: game for game in DOUBLE_DRAW.games()}
GAME: Final = "fldoubledraw"

SHEET: Final = SheetDocument(
    name="Double draw",
    entrants=4,
    table_size=4,
    stack=1_000,
    hands=6,
    games=(GAME,),
    rows=tuple(
        SheetRow(level=level, blinds=(50 * level, 100 * level), small_bet=100 * level)
        for level in range(1, 9)
    ),
)
"""An event of it for four players, one of them a person."""

if __name__ == "__main__":
    from ruleone.cli.main import main

    GAMES.update(MADE_UP)
    main()
