"""A room seen from its cash tables: sit, play, and count every cent."""

import msgspec
from world import World, passive

from ruleone.cage import Ledger, LedgerEvent, stack
from ruleone.dealing.actions import Action
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.views import CashSeatView, CashView
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.pages.views import TableView
from ruleone.rulebook import Refusal

LOW, HIGH = "holdem-25-50", "holdem-50-100"
"""Stakes with three house players, and with none."""
GRANT = Settings().grant_cents


class CashWorld(World):
    """A world with helpers for cash tables."""

    def __init__(self, seed: int = 1, settings: Settings | None = None) -> None:
        super().__init__(seed, settings)

    def host(self, name: str = "c1") -> CashHost:
        """The table itself, for what no view tells."""
        return self.room._cash.hosts[name]

    def sit(
        self,
        caller: Caller,
        stakes: str = HIGH,
        buy_in: int = 5_000,
        seat: int | None = None,
        wait: bool = False,
    ) -> str:
        """Sit down; answers the table's name."""
        name = self.do(caller, TakeSeat(stakes, buy_in, None, seat, wait)).event
        assert name is not None
        return name

    def at(self, caller: Caller, name: str = "c1") -> TableView:
        return self.table(name, 1, caller)

    def cash(self, caller: Caller, name: str = "c1") -> CashView:
        view = self.at(caller, name).cash
        assert view is not None
        return view

    def mine(self, caller: Caller, name: str = "c1") -> CashSeatView:
        mine = self.cash(caller, name).mine
        assert mine is not None
        return mine

    def wallet(self, caller: Caller) -> int:
        lobby = self.lobby(caller).cash
        assert lobby is not None
        return lobby.wallet

    def own_stack(self, caller: Caller, name: str = "c1") -> int:
        """What the books say that he has at the table."""
        return self.room._cash.books.ledger.balance(stack(name, caller.person))

    def booked(self) -> Ledger:
        """The ledger as the journal has it."""
        rows = self.journal.read("cage")
        return Ledger.replay(msgspec.msgpack.decode(row.payload, type=LedgerEvent) for row in rows)

    def acts(self, caller: Caller, action: Action, name: str = "c1") -> None:
        answer = self.act(caller, self.at(caller, name), action)
        assert not isinstance(answer.result, Refusal), answer

    def next_hand(self, callers: list[Caller], name: str = "c1", wakes: int = 500) -> None:
        """Bring time until a hand is in play that was not; persons check and call meanwhile."""
        before = self.host(name).state.order
        for _ in range(wakes):
            state = self.host(name).state
            if state.in_hand and state.order is not before:
                return
            self.one_step(callers, name)
        raise AssertionError(f"no hand after {wakes} wakes")

    def finish_hand(self, callers: list[Caller], name: str = "c1", wakes: int = 500) -> None:
        """Play the hand on the table to its end by checks and calls."""
        for _ in range(wakes):
            if not self.host(name).state.in_hand:
                return
            self.one_step(callers, name)
        raise AssertionError(f"the hand is not over after {wakes} wakes")

    def one_step(self, callers: list[Caller], name: str = "c1") -> None:
        """Whoever of these persons is asked checks or calls; else time comes to what is due."""
        for caller in callers:
            view = self.at(caller, name)
            if view.hand is not None and view.hand.options is not None:
                self.act(caller, view, passive(view.hand.options))
                return
        self.wake()


def three(world: CashWorld, buy_in: int = 5_000) -> list[Caller]:
    """Ann, Bob and Cem at a table without house players, in seats 1, 2 and 3."""
    callers = [world.connect(name) for name in ("ann", "bob", "cem")]
    for seat, caller in enumerate(callers, 1):
        world.sit(caller, HIGH, buy_in, seat)
    return callers
