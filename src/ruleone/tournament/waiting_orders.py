"""The director's orders that wait for a hand to end, with the seats that they keep at hand."""

from typing import NoReturn

from ruleone.tournament.events import MoveOrdered, RemovalOrdered

Order = MoveOrdered | RemovalOrdered


class WaitingOrders(dict[str, Order]):
    """Orders by player. `kept` are the seats that somebody is to move to, by table: whoever looks
    for open seats asks for them once a table, also where there are a thousand."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[int, set[int]] = {}

    def __setitem__(self, player: str, order: Order) -> None:
        self.pop(player, None)
        super().__setitem__(player, order)
        if isinstance(order, MoveOrdered):
            self.kept.setdefault(order.table, set()).add(order.seat)

    def __delitem__(self, player: str) -> None:
        order = self[player]
        super().__delitem__(player)
        if isinstance(order, MoveOrdered):
            seats = self.kept[order.table]
            seats.discard(order.seat)
            if not seats:
                del self.kept[order.table]

    def pop(self, player: str, default: None = None) -> Order | None:  # type: ignore[override]
        """Take the player's order away, where there is one."""
        order = self.get(player)
        if order is not None:
            del self[player]
        return order

    def who_comes(self, table: int, seat: int) -> str | None:
        """Who is to move to this seat; None where it is kept for nobody."""
        if seat not in self.kept.get(table, ()):
            return None
        moves = (order for order in self.values() if isinstance(order, MoveOrdered))
        return next(order.player for order in moves if (order.table, order.seat) == (table, seat))

    def _no_other_way(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("orders come and go one at a time")

    update = setdefault = popitem = clear = __ior__ = _no_other_way
