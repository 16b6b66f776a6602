"""What friends ask of a private table of their own."""

from typing import Literal

import msgspec

Reopening = Literal["a", "b", "c"]
Showing = Literal["voluntary", "river-callers", "turn-callers", "anyone"]


class MakeHomeGame(msgspec.Struct, frozen=True, tag="make-home-game"):
    """Make a private table for friends, who come by its invitation, and enter it. The answer's
    `event` is its page, where the maker finds the invitation.

    `small_blind` may be any share of the big one, or 0 for a single blind. `reopening` is which way
    short all-ins reopen the betting (holdem-allin-short-a, -b, -c), `showing` who may ask to see a
    hand (holdem-show-variants). So many `house_players` take free seats at the start."""

    name: str
    seats: int
    stack: int
    small_blind: int
    big_blind: int
    reopening: Reopening = "a"
    showing: Showing = "voluntary"
    house_players: int = 0


class ComeIn(msgspec.Struct, frozen=True, tag="come-in"):
    """Come to a home game by the secret of its invitation."""

    event: str
    token: str


class Invite(msgspec.Struct, frozen=True, tag="invite"):
    """The maker of a home game: another invitation in the place of the former, or none at all.
    Who came by the former one and has no seat is out."""

    event: str
    open: bool = True
