"""What the journal has of leagues, in the stream `room`."""

import msgspec

from ruleone.tournament.league.terms import League


class LeagueSet(msgspec.Struct, frozen=True, tag="league-set"):
    """A league was made, or changed; `by` is the director."""

    league: League
    by: str


class LeagueDropped(msgspec.Struct, frozen=True, tag="league-dropped"):
    """A league was taken away."""

    name: str
    by: str
