"""What a director may do to the records of the house: its players, its leagues."""

import msgspec

from ruleone.room.results.commands import DropLeague, SetLeague


class SetName(msgspec.Struct, frozen=True, tag="set-name"):
    """Choose the name others see."""

    name: str


class KeepPlayer(msgspec.Struct, frozen=True, tag="keep-player"):
    """Director: keep a player, or change what is kept: his name, and fields of the house's own such
    as `email`, all of them each time. Without a `player` he is new. Whose name is somebody else's
    here is kept as a `namesake` alone: a number behind the name tells the two apart."""

    name: str
    details: dict[str, str] = {}
    player: str | None = None
    namesake: bool = False


class ForgetPlayer(msgspec.Struct, frozen=True, tag="forget-player"):
    """Director: erase a person's name, all that is kept of him, and his sessions. In the journal he
    stands by his id alone, and stays. One who plays in an event, or is to, is erased only
    `though_playing`: his seat and his chips stay there without him."""

    player: str
    though_playing: bool = False


RecordCommand = KeepPlayer | ForgetPlayer | SetLeague | DropLeague
