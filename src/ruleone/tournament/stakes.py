"""What a hand of a game is played for in a level."""

from collections.abc import Iterable

import msgspec

from ruleone.dealing import GAMES
from ruleone.rulebook import Edition
from ruleone.tournament.terms.games import THIRTEEN, has_button
from ruleone.tournament.terms.structure import Level


class Stakes(msgspec.Struct, frozen=True):
    """Chips of one hand: blinds, the least bet, the ante of one payer and in what format, and the
    bring-in of stud; None where the edition tells it. In 13-card poker what a point is worth, and
    nothing else."""

    blinds: tuple[int, int]
    min_bet: int
    ante: int
    ante_format: str
    bring_in: int | None = None
    point: int = 0


def stakes(game: str, level: Level, edition: Edition) -> Stakes:
    """What the level says for this game: stud has antes and a bring-in, games without a fixed limit
    may have blinds of their own, and fixed limit has its small bet."""
    if game == THIRTEEN:
        return Stakes((0, 0), 0, 0, "none", point=level.point)
    if not has_button(game):
        ante = level.stud_ante or level.ante_each
        return Stakes((0, 0), level.limit_bet, ante, "per-player", level.bring_in or None)
    ante, ante_format = level.ante_in(edition), edition.choice("ante.format")
    return Stakes(_blinds(game, level), _min_bet(game, level), ante, ante_format)


def unit(games: Iterable[str], level: Level) -> int:
    """What depth is counted in: the least bet, in 13-card poker the worth of a point; where several
    games are played in the level, the largest of them. 0 where it does not say."""
    return max(level.point if game == THIRTEEN else _min_bet(game, level) for game in games)


def _min_bet(game: str, level: Level) -> int:
    return level.limit_bet if _fixed_limit(game) else _blinds(game, level)[1]


def _fixed_limit(game: str) -> bool:
    return GAMES[game].limit == "fixed-limit"


def _blinds(game: str, level: Level) -> tuple[int, int]:
    of_all = level.small_blind, level.big_blind
    return of_all if _fixed_limit(game) else level.big_bet_blinds or of_all


def round_cost(played_for: Stakes, players: int) -> int:
    """What one round of a table of so many `players` takes from one who plays no hand of it, in
    chips: each blind once, the ante of one payer once, or his own with every hand. What a bring-in
    may cost is left out; 13-card poker has no such cost."""
    each_hand = played_for.ante_format == "per-player"
    return sum(played_for.blinds) + played_for.ante * (players if each_hand else 1)
