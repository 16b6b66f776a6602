"""Mixed games: which game a table plays next."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from ruleone.dealing import GAMES
from ruleone.dealing.start import most_seats
from ruleone.limits import SEATS_MAX
from ruleone.rulebook import Edition


class Rotation(msgspec.Struct, frozen=True):
    """Games that take turns at a table, in order and over again.

    `by` says what ends a game's turn: the `level`, so many `hands`, or an `orbit`, which is as many
    hands as players were dealt in when the turn began.
    """

    games: tuple[str, ...]
    by: Literal["hands", "orbit", "level"] = "orbit"
    hands: int = 0

    def game(self, turn: int) -> str:
        """The game of this turn, counted from 0."""
        return self.games[turn % len(self.games)]


class Turn(msgspec.Struct):
    """Where a table stands in the rotation: `number` counts turns from 0, `hands` those dealt in
    this one, `orbit` who were dealt in when it began."""

    number: int = 0
    hands: int = 0
    orbit: int = 0

    def coming(self, rotation: Rotation, level: int) -> int:
        """The turn that the table's next hand belongs to, in the level of this number (from 1)."""
        if rotation.by == "level":
            return level - 1
        whole = rotation.hands if rotation.by == "hands" else self.orbit
        return self.number + 1 if self.hands and self.hands >= whole else self.number

    def dealt(self, number: int, players: int) -> None:
        """A hand of this turn was dealt to so many players."""
        if number != self.number or not self.hands:
            self.number, self.hands, self.orbit = number, 0, players
        self.hands += 1


def has_button(game: str) -> bool:
    """Whether blinds and a button go round in the game; in stud they stand still."""
    return GAMES[game].bring_in is None


def most_seats_in(games: Iterable[str], edition: Edition) -> int:
    """How many players a table can hold at which all these games are dealt."""
    burn = edition.number("dealing.burn_cards")
    return min(SEATS_MAX, *(most_seats(game, burn) for game in games))
