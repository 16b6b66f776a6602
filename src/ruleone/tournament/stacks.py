"""The chips of those who play, with their sum at hand."""

from collections.abc import Iterable, Mapping
from typing import NoReturn, Self


class Stacks(dict[str, int]):
    """Chips by player. `total` is their sum, kept with each change: every event of a tournament is
    checked against it, also where ten thousand play."""

    __slots__ = ("total",)

    def __init__(self, stacks: Mapping[str, int] | None = None) -> None:
        super().__init__(stacks or {})
        self.total = sum(self.values())

    @classmethod
    def each(cls, players: Iterable[str], chips: int) -> Self:
        """So many chips for everybody."""
        return cls(dict.fromkeys(players, chips))

    def __setitem__(self, player: str, chips: int) -> None:
        self.total += chips - self.get(player, 0)
        super().__setitem__(player, chips)

    def __delitem__(self, player: str) -> None:
        chips = self[player]
        super().__delitem__(player)
        self.total -= chips

    def pop(self, player: str) -> int:  # type: ignore[override]
        """Take a player's chips away."""
        chips = self[player]
        del self[player]
        return chips

    def _no_other_way(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("stacks change by one player's chips at a time")

    update = setdefault = popitem = clear = __ior__ = _no_other_way
