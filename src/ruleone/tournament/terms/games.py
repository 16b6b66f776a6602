"""Games that events are played in: those of `ruleone.dealing`, and 13-card poker."""

from collections.abc import Iterable
from typing import Final

from ruleone.chinese.rules import thirteen_rules
from ruleone.chinese.start import EDITION
from ruleone.dealing import GAMES
from ruleone.dealing.start import most_seats
from ruleone.limits import SEATS_MAX
from ruleone.rulebook import Edition
from ruleone.tournament.terms.errors import shown

THIRTEEN: Final = "thirteen"
"""13-card poker: all players set their cards at the same time.

A level is the worth of a point.
"""


def event_games() -> tuple[str, ...]:
    """Return all games of which an event can be announced."""
    return (*GAMES, THIRTEEN)


def has_button(game: str) -> bool:
    """Whether the game has a moving button; in stud it does not move."""
    return game == THIRTEEN or GAMES[game].bring_in is None


def all_stud(games: Iterable[str]) -> bool:
    """Whether they are stud games only, razz included.

    An event of these is a stud event, one that also plays a game with a button is a mixed one,
    whatever it plays at the moment.
    """
    return not any(has_button(game) for game in games)


def has_blinds(game: str) -> bool:
    """Whether a table of the game keeps places for blinds.

    13-card poker has none; in stud they do not move until the next game that has them.
    """
    return game != THIRTEEN


def decks_of(game: str) -> int:
    """Return the number of orders of the deck a hand may need."""
    return 1 if game == THIRTEEN else GAMES[game].decks


def most_seats_in(games: Iterable[str], edition: Edition) -> int:
    """Return the maximum number of players at a table where all these games are dealt.

    At 13-card poker it is the number that the edition lets play (chinese-hand-1).
    """
    return min(SEATS_MAX, *(_most_seats(game, edition) for game in games))


def _most_seats(game: str, edition: Edition) -> int:
    if game == THIRTEEN:
        return max(thirteen_rules(edition).players)
    return most_seats(game, edition.number("dealing.burn_cards"))


def misfit(game: str, seats: int, edition: Edition) -> str | None:
    """Return the reason why a table cannot play the game under the edition, if any.

    The table has `seats` seats and may shrink to two players. The reason names the expected and the
    actual value. Events and cash tables both use it.
    """
    if game not in event_games():
        return f"expected a game, one of {', '.join(event_games())}, got {shown(game)}"
    if not speaks_of(edition, game):
        return f"expected an edition that speaks of {game}, got {edition.id}"
    most = most_seats_in((game,), edition)
    if not 2 <= seats <= most:
        return f"expected tables of 2 to {most} seats, got {seats}"
    if game == THIRTEEN:
        players = thirteen_rules(edition).players
        if not set(range(2, seats + 1)) <= set(players):
            counts = ", ".join(map(str, players))
            return f"expected tables at which 2 to {seats} may play, the rules have {counts}"
    return None


def speaks_of(edition: Edition, game: str) -> bool:
    """Whether hands of the game can be dealt under the edition.

    Only one document covers 13-card poker.
    """
    return game != THIRTEEN or edition.id.partition("+")[0] == EDITION
