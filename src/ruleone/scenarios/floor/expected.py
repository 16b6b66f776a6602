"""What must hold of a ruling."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold of a ruling. Where it is `tell-first`, `untold` are the facts that the step
    leaves out and that decide."""

    ruling: str | UnsetType = UNSET
    untold: tuple[str, ...] | UnsetType = UNSET
    choices: tuple[str, ...] | UnsetType = UNSET
    proposed: str | UnsetType = UNSET
    remedies: tuple[str, ...] | UnsetType = UNSET
    stands: tuple[int, ...] | UnsetType = UNSET
    void: tuple[int, ...] | UnsetType = UNSET
    waits: tuple[int, ...] | UnsetType = UNSET
    totals: dict[str, int] | UnsetType = UNSET
    skipped: str | UnsetType = UNSET
    penalty: str | UnsetType = UNSET
    because: tuple[str, ...] | UnsetType = UNSET
    again: dict[str, Any] | UnsetType = UNSET
    substantial: bool | UnsetType = UNSET
    out_of_play: int | UnsetType = UNSET
    disqualification: str | UnsetType = UNSET
    counts_from: str | UnsetType = UNSET
    ends: str | UnsetType = UNSET
    after_hand: bool | UnsetType = UNSET
    hand_lives: bool | UnsetType = UNSET
    hands: int | UnsetType = UNSET
    hands_left: int | UnsetType = UNSET
    missed: bool | UnsetType = UNSET
    is_dealt: bool | UnsetType = UNSET
    posts: bool | UnsetType = UNSET
    killed: bool | UnsetType = UNSET
