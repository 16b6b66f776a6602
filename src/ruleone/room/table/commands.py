"""A player's acts in a hand, and queries about the player's own cards."""

import msgspec

from ruleone.chinese import Arrange
from ruleone.dealing.actions import Action as PokerAction
from ruleone.rulebook import Refusal

Action = PokerAction | Arrange
"""An act in a hand of poker or of 13-card poker."""

OTHER_GAME = Refusal("other-game", "illegal")
"""The refusal of an action that the game on the table does not know."""


class CheckRows(msgspec.Struct, frozen=True, tag="check-rows"):
    """Ask how your rows stand in 13-card poker while you set them; some cards may still be in hand.

    Only your own cards. Nothing is kept of it. The answer is `RowsStand`.
    """

    event: str
    table: int
    hand: int
    front: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    back: tuple[str, ...] = ()


class Suggest(msgspec.Struct, frozen=True, tag="suggest"):
    """Ask for the best ways to set your thirteen cards; not in tournaments.

    The answer is `Suggestions`.
    """

    event: str
    table: int
    hand: int
