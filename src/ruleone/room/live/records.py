"""What the journal has of live tables in the stream `room`."""

import msgspec


class LiveGameOpened(msgspec.Struct, frozen=True, tag="live-game-opened"):
    """A live table was opened; its stream says what is played."""

    table: str


class LiveGameClosed(msgspec.Struct, frozen=True, tag="live-game-closed"):
    """A live table was closed."""

    table: str
