"""What the journal has of players' own links, in the stream `room`."""

import msgspec


class PlayerLinksMade(msgspec.Struct, frozen=True, tag="player-links-made"):
    """Links of players to their own pages of an event: SHA-256 of each one's secret, never the
    secret. `by` is who asked for them."""

    event: str
    digests: dict[str, bytes]
    by: str


class PlayerLinksEnded(msgspec.Struct, frozen=True, tag="player-links-ended"):
    """All links of a player to his own page of an event that were made before open nothing more."""

    event: str
    player: str
    by: str
