"""What a player may do in a hand of 13-card poker."""

import msgspec


class Arrange(msgspec.Struct, frozen=True, gc=False, tag="arrange"):
    """Set the thirteen cards in rows, written as "As", and declare a natural with them or not.
    It is done once and stands."""

    front: tuple[str, ...]
    middle: tuple[str, ...]
    back: tuple[str, ...]
    declare: bool = False


Action = Arrange
"""All that a player does in this game."""
