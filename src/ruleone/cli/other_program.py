"""Another program's ends of hands whose files do not record them.

A folder may have an `expected.json`, `{"hands": [{"file": "a.phh", "final_stacks_pokerkit": [950,
1050]}]}`: by file, the final stacks of its hand there, in the order of the players. That is not a
record of the hand, so it makes none right or wrong.
"""

from collections.abc import Iterable
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

import msgspec

from ruleone.history import Amount
from ruleone.limits import HAND_FILE_MAX_BYTES

INDEX: Final = "expected.json"
_STACKS: Final = "final_stacks_"
_RECORDED: Final = "final_stacks_recorded"


class Other(msgspec.Struct, frozen=True):
    """The end of a hand in another program, and whether it equals ours."""

    program: str
    stacks: tuple[Amount, ...]
    alike: bool = False

    def beside(self, ours: tuple[Amount, ...]) -> "Other":
        """Return it compared with our end."""
        return Other(self.program, self.stacks, self.stacks == ours)


class _Index(msgspec.Struct):
    hands: list[dict[str, Any]]


def others_in(given: Iterable[str]) -> dict[str, Other]:
    """Return the ends in the folders given, by the path of each file as `paths_meant` has it.

    A file of that name with other contents is left alone.
    """
    found: dict[str, Other] = {}
    for each in given:
        root = each.rstrip("/")
        for index in sorted(Path(each).rglob(INDEX)) if Path(each).is_dir() else ():
            folder = f"{root}/{index.parent.relative_to(each).as_posix()}".removesuffix("/.")
            for hand in _hands(index):
                other = _other(hand)
                if other is not None:
                    found[f"{folder}/{hand.get('file')}"] = other
    return found


def _hands(index: Path) -> list[dict[str, Any]]:
    try:
        with index.open("rb") as file:
            data = file.read(HAND_FILE_MAX_BYTES)
        decoder = msgspec.json.Decoder(_Index, float_hook=Decimal)
        return decoder.decode(data).hands
    except (OSError, msgspec.DecodeError):
        return []


def _other(hand: dict[str, Any]) -> Other | None:
    for name, stacks in hand.items():
        told = name.startswith(_STACKS) and name != _RECORDED and isinstance(stacks, list)
        if told and all(type(stack) in (int, Decimal) for stack in stacks):
            return Other(name.removeprefix(_STACKS), tuple(stacks))
    return None
