"""What a director asks of leagues."""

import msgspec

from ruleone.tournament.league.terms import League


class SetLeague(msgspec.Struct, frozen=True, tag="set-league"):
    """Director: make a league, or where there is one of this name, change it."""

    league: League


class DropLeague(msgspec.Struct, frozen=True, tag="drop-league"):
    """Director: take a league away. The results that it counted stay."""

    name: str
