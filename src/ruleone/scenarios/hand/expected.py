"""What must hold at one step of a hand."""

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold at one step. Seats go by their names, amounts are chips; `to_call` is what a
    call adds, `raise_` the least and the most total. The keys from `ruling` on are about the last
    words and chips that were read, or the acts out of turn; `untold` are the facts that were left
    out and decide, where the ruling is `tell-first`. A key that is not there asks for nothing."""

    refuse: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    to_call: int | UnsetType = UNSET
    may_raise: bool | UnsetType = UNSET
    raise_: tuple[int, int] | UnsetType = msgspec.field(name="raise", default=UNSET)
    bring_in: int | UnsetType = UNSET
    street: str | UnsetType = UNSET
    board: str | UnsetType = UNSET
    board_cards: int | UnsetType = UNSET
    pots: tuple[int, ...] | UnsetType = UNSET
    tabled: tuple[str, ...] | UnsetType = UNSET
    face_up: tuple[str, ...] | UnsetType = UNSET
    tabled_on: int | UnsetType = UNSET
    turned_up: tuple[str, ...] | UnsetType = UNSET
    order: tuple[str, ...] | UnsetType = UNSET
    awarded: tuple[int, ...] | UnsetType = UNSET
    category: str | UnsetType = UNSET
    won: dict[str, int] | UnsetType = UNSET
    returned: dict[str, int] | UnsetType = UNSET
    posted: tuple[tuple[str, str, int], ...] | UnsetType = UNSET
    cards: dict[str, str] | UnsetType = UNSET
    up: dict[str, str] | UnsetType = UNSET
    burned: str | UnsetType = UNSET
    dealt: int | UnsetType = UNSET
    shuffled: int | UnsetType = UNSET
    killed: tuple[str, ...] | UnsetType = UNSET
    stacks: dict[str, int] | UnsetType = UNSET
    ruling: str | UnsetType = UNSET
    untold: tuple[str, ...] | UnsetType = UNSET
    total: int | UnsetType = UNSET
    adds: int | UnsetType = UNSET
    back: int | UnsetType = UNSET
    held_to: str | UnsetType = UNSET
    choices: tuple[str, ...] | UnsetType = UNSET
    proposed: str | UnsetType = UNSET
    penalty: bool | UnsetType = UNSET
    announced: int | UnsetType = UNSET
    because: tuple[str, ...] | UnsetType = UNSET
    stands: tuple[str, ...] | UnsetType = UNSET
    void: tuple[str, ...] | UnsetType = UNSET
    waits: tuple[str, ...] | UnsetType = UNSET
    gets_back: dict[str, int] | UnsetType = UNSET
    left_to: dict[str, tuple[str, ...]] | UnsetType = UNSET
    penalised: tuple[str, ...] | UnsetType = UNSET
    skipped: str | UnsetType = UNSET
    substantial: bool | UnsetType = UNSET


_FIRST: Final = Expected.__struct_fields__.index("ruling")


def asks_of_ruling(step: Expected) -> bool:
    """Whether a step asks for more than how the hand stands."""
    return any(getattr(step, key) is not UNSET for key in Expected.__struct_fields__[_FIRST:])
