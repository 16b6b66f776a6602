"""A turn, the pause between two hands, and what is frozen, as pages show them."""

import msgspec


class TurnView(msgspec.Struct, frozen=True):
    """Whose clock runs: action time ends at `ends_ms`, then `bank_ms` of the time bank is used,
    until `bank_ends_ms`."""

    seat: int
    started_ms: int
    ends_ms: int
    bank_ms: int
    bank_ends_ms: int


class PauseView(msgspec.Struct, frozen=True):
    """After a hand of 13-card poker: the next one is dealt at `ends_ms`, or once all who are there
    have said that they would go on (`next-hand`). `ready` are the seats that have, `waits_for`
    those that have not. The viewer who `may_hold` it plays with house players alone (`hold-deal`);
    while it is `held` no hand comes at `ends_ms`: who holds it sits out then."""

    ends_ms: int
    ready: tuple[int, ...]
    waits_for: tuple[int, ...]
    may_hold: bool = False
    held: bool = False


class ChipsBack(msgspec.Struct, frozen=True):
    """What a player of a frozen hand has again when it is retired: the chips before it."""

    player: str
    name: str
    seat: int
    chips: int


class FrozenView(msgspec.Struct, frozen=True):
    """What stands still because something failed, since when; `table` is None for the whole event.
    `what` is the program's own name of the failure. A table goes on by `unfreeze`, or its hand is
    ended by `retire-hand`, which gives `back` these chips; an event goes on by `unfreeze`."""

    table: int | None
    hand: int | None
    what: str
    at_ms: int
    back: tuple[ChipsBack, ...] = ()
