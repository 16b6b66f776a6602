"""Games in hand files: their names, and how their cards come.

A variant is a game with its betting. Its code is the one that we write ourselves, in the field
`_ruleone_game` of a hand whose game the PHH format has no code for. Where the engine deals the
variant, it is the engine's own name for it. How its cards come is read from the engine's game: a
file may bound the betting of a game otherwise than it is dealt here.
"""

import msgspec

from ruleone.dealing import GAMES
from ruleone.dealing.game import LIMITS, Game, Limit
from ruleone.dealing.views import GameKind


class Family(msgspec.Struct, frozen=True):
    """A game without its betting.

    `hole_cards` are those of the first deal. The last `face_up` of them are for all to see, as are
    all later cards of a hand up to its card `last_up`. `draws` is the number of draws, `throws`
    says that some cards are discarded without replacement.
    """

    name: str
    kind: GameKind
    hole_cards: int
    face_up: int = 0
    draws: int = 0
    throws: bool = False
    last_up: int = 0

    @property
    def plain(self) -> bool:
        """Whether a hand's own cards are those of the first deal, to its end."""
        return self.kind == "board" and not self.throws


class Variant(msgspec.Struct, frozen=True):
    """A game and the limit of its betting, by our own code for it."""

    code: str
    family: Family
    limit: Limit

    @property
    def dealt(self) -> bool:
        """Whether the engine deals it."""
        return self.code in GAMES


def variant(code: str) -> Variant | None:
    """Return the variant of this code, where the engine deals its game, be it with other betting.

    None for any other.
    """
    limit, name = LIMITS.get(code[:2]), code[2:]
    games = (GAMES.get(other + name) for other in LIMITS)
    game = next((game for game in games if game is not None), None)
    return None if limit is None or game is None else Variant(code, _family(name, game), limit)


def variant_of(family: str, limit: Limit) -> Variant:
    """Return the variant of a family that the engine deals, with this betting."""
    found = variant(next(short for short, bounds in LIMITS.items() if bounds == limit) + family)
    assert found is not None, f"the engine deals no {family}"
    return found


def _family(name: str, game: Game) -> Family:
    first, *later = game.rounds
    cards, last_up = game.hole_cards, 0
    for street in later:
        cards += street.down + street.up
        last_up = cards if street.up else last_up
    return Family(
        name,
        game.kind,
        game.hole_cards,
        face_up=first.up,
        draws=game.draws,
        throws=any(street.discard for street in game.rounds),
        last_up=last_up,
    )
