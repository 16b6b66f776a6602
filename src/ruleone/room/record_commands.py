"""What a director may do to the records of the house: its players, its leagues."""

import msgspec

from ruleone.leagues.league import League


class KeepPlayer(msgspec.Struct, frozen=True, tag="keep-player"):
    """Director: keep a player, or change what is kept: his name, and fields of the house's own such
    as `email`, all of them each time. Without a `player` he is new."""

    name: str
    details: dict[str, str] = {}
    player: str | None = None


class ForgetPlayer(msgspec.Struct, frozen=True, tag="forget-player"):
    """Director: erase a person's name, all that is kept of him, and his sessions. In the journal he
    stands by his id alone, and stays. One who plays in an event, or is to, is erased only
    `though_playing`: his seat and his chips stay there without him."""

    player: str
    though_playing: bool = False


class SetLeague(msgspec.Struct, frozen=True, tag="set-league"):
    """Director: make a league, or where there is one of this name, change it."""

    league: League


class DropLeague(msgspec.Struct, frozen=True, tag="drop-league"):
    """Director: take a league away. The results that it counted stay."""

    name: str


RecordCommand = KeepPlayer | ForgetPlayer | SetLeague | DropLeague
