"""What must hold at one step of an event."""

import msgspec
from msgspec import UNSET, UnsetType


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold. `moved`, `final_table` and `busts` are of all that happened since the last
    step of this kind; `stacks` are some players' chips by table and seat, as `1-4`; `clock` is what
    is left of the level, as `17:30`; the keys from `game` on are of the hand that was dealt
    last."""

    tables: dict[str, int] | UnsetType = UNSET
    left: int | UnsetType = UNSET
    moved: tuple[str, ...] | UnsetType = UNSET
    stacks: dict[str, int] | UnsetType = UNSET
    halted: tuple[int, ...] | UnsetType = UNSET
    final_table: int | UnsetType = UNSET
    size: int | UnsetType = UNSET
    busts: tuple[tuple[int, int], ...] | UnsetType = UNSET
    level: int | UnsetType = UNSET
    clock: str | UnsetType = UNSET
    refuse: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    button: int | UnsetType = UNSET
    small_blind: int | UnsetType = UNSET
    big_blind: int | UnsetType = UNSET
    blinds: tuple[int, int] | UnsetType = UNSET
    ante: int | UnsetType = UNSET
