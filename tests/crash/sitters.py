"""Persons who sit at cash tables through every crash: hold'em, and 13-card poker."""

from pathlib import Path
from typing import Final

from guest import Guest
from players import Player

from ruleone.cards import parse_cards
from ruleone.chinese import Arrange, Arrangement, ThirteenView, arrange_automatically
from ruleone.room.cash.commands import AddOn, AskForChips, TakeSeat
from ruleone.room.cash.views import CashSeatView
from ruleone.room.pages.views import TableView
from ruleone.room.playing import Act, ImBack, Leave
from ruleone.room.views import Accepted

STAKES: Final = (
    ("thirteen-50-bonus", 1_500),
    ("thirteen-50-bonus", 1_500),
    ("thirteen-50-plain", 1_500),
    ("holdem-5-10", 400),
)
"""Where each of them sits down, and with how many cents: two at one table."""


class Sitter(Player):
    """One person at a cash table. Who has lost his money asks for more and sits down again."""

    def __init__(self, guest: Guest, log: Path, seed: int, stakes: str, buy_in: int) -> None:
        super().__init__(guest, log, seed)
        self._sits: Final = TakeSeat(stakes, buy_in)

    async def find_table(self) -> None:
        """Sit down, with play money from the house where there is not enough."""
        if not isinstance(await self.ask(self._sits), Accepted):
            await self.ask(AskForChips())

    async def act_at(self, event: str, table: int) -> None:
        """Do there what he is asked, or what keeps him in the game."""
        topic = f"table/{event}/{table}"
        await self.guest.until(
            lambda: topic in self.guest.gone or _concerns_him(self.guest.table(topic))
        )
        if topic in self.guest.gone or self.guest.table(topic).my_seat is None:
            self.seat = None
            return
        view = self.guest.table(topic)
        if view.thirteen is not None and view.thirteen.options is not None:
            number = view.thirteen.number
            await self.ask(Act(event, table, number, 0, self._arranged(view.thirteen)))
            await self.guest.until(lambda: _asked_in(self.guest.table(topic)) != number)
        elif view.hand is not None and view.hand.options is not None:
            await self.act_once(event, table, topic, view.hand)
        else:
            await self._go_on(event, view)

    def _arranged(self, view: ThirteenView) -> Arrange:
        """Mostly as the software would, at times a foul, or a natural that is none."""
        (own,) = (seat.cards for seat in view.seats if seat.seat == view.viewer)
        cards = parse_cards("".join(own))
        rows = arrange_automatically(cards)
        if self.chance.random() < 0.2:
            mixed = tuple(self.chance.sample(cards, len(cards)))
            rows = Arrangement(mixed[:3], mixed[3:8], mixed[8:])
        return Arrange.of(rows, declare=self.chance.random() < 0.1)

    async def _go_on(self, event: str, view: TableView) -> None:
        """Come back, or add on; who cannot leaves."""
        mine = _his_seat(view)
        assert mine is not None
        if mine.sits_out:
            result = await self.ask(ImBack(event))
        elif mine.add_on_most >= mine.needs:
            result = await self.ask(AddOn(event, mine.add_on_most))
        else:
            result = await self.ask(Leave(event))
        if not isinstance(result, Accepted):
            await self.ask(Leave(event))
        topic = f"table/{event}/{view.table}"
        await self.guest.until(
            lambda: topic in self.guest.gone or _his_seat(self.guest.table(topic)) != mine
        )


def _his_seat(view: TableView) -> CashSeatView | None:
    return None if view.cash is None else view.cash.mine


def _concerns_him(view: TableView) -> bool:
    """Whether he is asked something, is gone, or has to do something to be dealt in."""
    mine = _his_seat(view)
    asked = view.hand is not None and view.hand.options is not None
    if mine is None or asked or _asked_in(view) is not None:
        return True
    return not mine.leaving and (mine.sits_out or mine.needs > 0)


def _asked_in(view: TableView) -> int | None:
    """The hand in which he has to set his cards."""
    if view.thirteen is None or view.thirteen.options is None:
        return None
    return view.thirteen.number
