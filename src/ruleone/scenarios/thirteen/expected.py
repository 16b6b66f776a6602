"""What must hold at one step of a hand of 13-card poker."""

import msgspec
from msgspec import UNSET, UnsetType


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold of the players and pairs that are named, of `natural`, `raked` and `leaves`
    for all. A pair is written "A-B", its points and payments are those of A from B, and its `lines`
    each reason with the points of A; money is in the smallest coin."""

    order: tuple[str, ...] | UnsetType = UNSET
    points: dict[str, int] | UnsetType = UNSET
    lines: dict[str, tuple[str, ...]] | UnsetType = UNSET
    paid: dict[str, int] | UnsetType = UNSET
    won: dict[str, int] | UnsetType = UNSET
    raked: dict[str, int] | UnsetType = UNSET
    stacks: dict[str, int] | UnsetType = UNSET
    standing: dict[str, str] | UnsetType = UNSET
    natural: dict[str, str] | UnsetType = UNSET
    rows: dict[str, str] | UnsetType = UNSET
    leaves: tuple[str, ...] | UnsetType = UNSET
    dealt: int | UnsetType = UNSET
    fouls: int | UnsetType = UNSET
