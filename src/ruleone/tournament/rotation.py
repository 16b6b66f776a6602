"""Mixed games: which game a table plays next."""

from typing import Literal

import msgspec


class Rotation(msgspec.Struct, frozen=True):
    """Games that take turns at a table, in order and over again.

    `by` says what ends a game's turn: the `level`, so many `hands`, or an `orbit`, which is as many
    hands as players were dealt in when the turn began. Where it is `chosen` (dealer's choice) a
    player chooses the game of each turn from the list, see `choosing`.
    """

    games: tuple[str, ...]
    by: Literal["hands", "orbit", "level"] = "orbit"
    hands: int = 0
    chosen: bool = False

    def game(self, turn: int) -> str:
        """The game of this turn, counted from 0."""
        return self.games[turn % len(self.games)]

    def after(self, game: str) -> str:
        """The game that follows this one in the list; the first where it is none of them."""
        return self.game(self.games.index(game) + 1) if game in self.games else self.games[0]


class Chosen(msgspec.Struct, frozen=True):
    """The game that the player in a seat has chosen for the turn of this number."""

    turn: int
    seat: int
    game: str


class Turn(msgspec.Struct):
    """Where a table stands in the rotation: `number` counts turns from 0, `hands` those dealt in
    this one, `orbit` who were dealt in when it began. `game` is that of its last hand, `chooser`
    the seat that had the choice of it last, `chosen` a choice that waits for the next hand."""

    number: int = 0
    hands: int = 0
    orbit: int = 0
    game: str = ""
    chooser: int | None = None
    chosen: Chosen | None = None

    def coming(self, rotation: Rotation, level: int) -> int:
        """The turn that the table's next hand belongs to, in the level of this number (from 1)."""
        if rotation.by == "level":
            return level - 1
        whole = rotation.hands if rotation.by == "hands" else self.orbit
        return self.number + 1 if self.hands and self.hands >= whole else self.number

    def is_new(self, number: int) -> bool:
        """Whether the turn of this number has had no hand yet."""
        return number != self.number or not self.hands

    def dealt(self, number: int, players: int, game: str, chooser: int | None) -> None:
        """A hand of this turn was dealt to so many players; `chooser` had the choice of its game,
        None where games go in order."""
        if self.is_new(number):
            self.number, self.hands, self.orbit = number, 0, players
        self.hands += 1
        self.game, self.chooser, self.chosen = game, chooser, None
