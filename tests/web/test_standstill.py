"""The shell finds that its process stood still, before anything that is due is done."""

import asyncio
import time

import pytest
from houses import House

from ruleone.limits import LOOKED_EVERY_S, STOOD_STILL_MIN_MS
from ruleone.room import commands as c
from ruleone.room.core.settings import Settings
from ruleone.room.directory.naming import SetName
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.views import TableView
from ruleone.room.views import Shown, Welcome
from ruleone.web.clock import RoomClock

AWAY_MS = 3_600_000


class Stopped(RoomClock):
    """A clock of which a test says how far it has come."""

    def __init__(self) -> None:
        super().__init__()
        self.gone_ms = 0
        self._seen_ms = 0

    def now_ms(self) -> int:
        """The time, with what was left out."""
        return super().now_ms() + self.gone_ms

    def stood_since_ms(self) -> int | None:
        """Since when the test has had it stand still."""
        before_ms, self._seen_ms = self._seen_ms, self.gone_ms
        return None if before_ms == self.gone_ms else self.now_ms() - self.gone_ms + before_ms


@pytest.mark.rows("who_looks", ["an alarm", "a page", "nobody"])
async def test_whoever_was_to_act_has_the_full_time(who_looks: str) -> None:
    """Whatever comes first once the process runs again: the alarm that was set, what a page asks,
    or the look that comes every half second."""
    clock = Stopped()
    settings = Settings(think_ms=(0, 0), rest_ms=0, street_ms=0, first_hand_ms=0, action_ms=60_000)
    house = House(clock=clock, settings=settings)
    visitor, came = house.visitor(), list[TableView]()
    greeted = 0

    async def hear() -> None:
        nonlocal greeted
        for frame in await visitor.frames():
            greeted += isinstance(frame, Welcome)
            if isinstance(frame, Shown) and isinstance(frame.view, TableView):
                came.append(frame.view)

    async def until_turn() -> TableView:
        async with asyncio.timeout(30):
            while not came or came[-1].hand is None or came[-1].hand.options is None:
                await hear()
                await asyncio.sleep(0.01)
        return came[-1]

    await visitor.ask(SitDown("razz"))
    await visitor.ask(c.Watch(("lobby", "table/e2/1", "table/e1/1")))
    before = await until_turn()
    assert before.turn is not None
    assert before.hand is not None
    came.clear()
    clock.gone_ms += AWAY_MS
    if who_looks == "an alarm":
        house.shell._wake()
    elif who_looks == "a page":
        await visitor.ask(SetName("Ann"))
    else:
        await asyncio.sleep(2 * LOOKED_EVERY_S)
    await hear()
    after = came[-1]
    assert after.hand is not None
    assert after.turn is not None
    assert (after.hand.number, after.hand.turn) == (before.hand.number, before.hand.turn)
    assert 0 <= after.now_ms - after.turn.started_ms < 10_000
    assert after.turn.ends_ms - after.turn.started_ms == 60_000
    assert after.now_ms - before.now_ms < 30_000
    assert greeted == 2
    house.close()


async def test_a_loop_that_hangs_is_a_standstill(house: House) -> None:
    rows = len(list(house.journal.read("room")))
    await asyncio.sleep(0)
    time.sleep(STOOD_STILL_MIN_MS / 1_000 + 0.1)
    await asyncio.sleep(2 * LOOKED_EVERY_S)
    assert len(list(house.journal.read("room"))) == rows + 1
