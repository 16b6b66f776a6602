"""The games that events are played in: those of `ruleone.dealing`, and 13-card poker."""

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
"""13-card poker: everybody sets his cards at the same time, and a level says what a point is
worth."""


def event_games() -> tuple[str, ...]:
    """Every game of which an event can be announced."""
    return (*GAMES, THIRTEEN)


def has_button(game: str) -> bool:
    """Whether a button goes round in the game; in stud it stands still."""
    return game == THIRTEEN or GAMES[game].bring_in is None


def all_stud(games: Iterable[str]) -> bool:
    """Whether they are stud games and nothing else, razz among them: an event of these is a stud
    event, one that also plays a game with a button is a mixed one, whatever it plays just now."""
    return not any(has_button(game) for game in games)


def has_blinds(game: str) -> bool:
    """Whether a table of the game keeps places for blinds. 13-card poker knows none; in stud they
    stand still until the next game that has them."""
    return game != THIRTEEN


def decks_of(game: str) -> int:
    """How many orders of the deck a hand may need."""
    return 1 if game == THIRTEEN else GAMES[game].decks


def most_seats_in(games: Iterable[str], edition: Edition) -> int:
    """How many players a table can hold at which all these games are dealt; at 13-card poker as
    many as the edition lets play (chinese-hand-1)."""
    return min(SEATS_MAX, *(_most_seats(game, edition) for game in games))


def _most_seats(game: str, edition: Edition) -> int:
    if game == THIRTEEN:
        return max(thirteen_rules(edition).players)
    return most_seats(game, edition.number("dealing.burn_cards"))


def misfit(game: str, seats: int, edition: Edition) -> str | None:
    """Why tables of so many seats, down to two players, cannot play the game under the edition:
    what was expected and what came. None where they can. Events and cash tables ask the same."""
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
    """Whether hands of the game can be dealt under the edition: 13-card poker is told by one
    document alone."""
    return game != THIRTEEN or edition.id.partition("+")[0] == EDITION
