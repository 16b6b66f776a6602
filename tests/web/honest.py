"""Honest people in a served room, and what they see: one plays, one directs, others come."""

import asyncio
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

import httpx
from guest import Guest
from serving import Served

from ruleone.dealing.actions import Check, Fold, Show
from ruleone.room.access.role_links import MakeLink
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.directory.naming import SetName
from ruleone.room.event.orders.commands import Announce
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import Act
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal

STAKES: Final = "holdem-5-10"
BUY_IN: Final = 1_000
EVERY_S: Final = 0.25
CLUB: Final = "127.0.0.3"
"""Where those come from who only look: another machine, as far as the room can tell."""


class Seen:
    """How long each answer took, in milliseconds, and all that was not as it should be."""

    def __init__(self) -> None:
        self.acts: list[float] = []
        self.orders: list[float] = []
        self.pages: list[float] = []
        self.hands: set[int] = set()
        self.wrong: list[str] = []

    @contextmanager
    def timed(self, into: list[float]) -> Iterator[None]:
        """Note what this takes."""
        began_s = time.perf_counter()
        yield
        into.append(1_000 * (time.perf_counter() - began_s))


class Honest:
    """A player at a cash table with computer players, a director with an event, and newcomers."""

    def __init__(self, player: Guest, director: Guest, address: str) -> None:
        self._player: Final = player
        self._director: Final = director
        self._address: Final = address
        self._table = ("", 0)
        self._event = ""
        self._acted = (0, 0)
        self.link = ""
        """The path of a link that opens many browsers."""

    @classmethod
    async def come(cls, served: Served) -> "Honest":
        """They come, sit down and announce an event, before anybody attacks."""
        director = await Guest.come(served.address, served.director.removeprefix(served.address))
        honest = cls(await Guest.come(served.address), director, served.address)
        await accepted(honest._player.ask(SetName("Honest Ann")))
        sat = await accepted(honest._player.ask(TakeSeat(STAKES, BUY_IN)))
        honest._table = sat.event or "", sat.table or 0
        made = await accepted(director.ask(CreateEvent("six-max", "Friday")))
        honest._event = made.event or ""
        made = await accepted(director.ask(MakeLink("screen")))
        assert made.link is not None
        honest.link = made.link.path or ""
        return honest

    async def leave(self) -> None:
        """They go home."""
        await self._player.leave()
        await self._director.leave()

    async def spend(self, seconds: float) -> Seen:
        """What they see in so many seconds."""
        seen = Seen()
        ends_s = time.monotonic() + seconds
        plays = asyncio.create_task(self._play(seen))
        directs = asyncio.create_task(self._direct(seen, ends_s))
        looks = asyncio.create_task(self._look(seen, ends_s))
        await asyncio.wait({directs, looks})
        plays.cancel()
        for who, one in (("player", plays), ("director", directs), ("newcomers", looks)):
            try:
                await one
            except asyncio.CancelledError:
                pass
            except Exception as fault:  # noqa: BLE001 - whatever it is, they have seen it
                seen.wrong.append(f"{who}: {type(fault).__name__} {fault}")
        return seen

    async def _play(self, seen: Seen) -> None:
        """Show, check or fold, whenever it is the player's turn."""
        topic = "table/{}/{}".format(*self._table)
        await self._player.watch(topic)
        while True:
            await self._player.until(partial(self._asked, topic))
            hand = self._player.table(topic).hand
            assert hand is not None
            assert hand.options is not None
            self._acted = hand.number, hand.turn
            action = Check() if hand.options.check else Fold()
            with seen.timed(seen.acts):
                act = Act(*self._table, *self._acted, Show() if hand.options.show else action)
                told = await self._player.ask(act)
            seen.hands.add(hand.number)
            if isinstance(told, Refusal):
                seen.wrong.append(f"player: {told.code}")
            await asyncio.sleep(EVERY_S)

    def _asked(self, topic: str) -> bool:
        """Whether the player is to act, and has not done so yet."""
        hand = self._player.table(topic).hand
        if hand is None or hand.options is None:
            return False
        return (hand.number, hand.turn) != self._acted

    async def _direct(self, seen: Seen, ends_s: float) -> None:
        """Say something to everybody, again and again."""
        number = 0
        while time.monotonic() < ends_s:
            number += 1
            with seen.timed(seen.orders):
                told = await self._director.ask(Announce(self._event, f"Announcement {number}"))
            if isinstance(told, Refusal):
                seen.wrong.append(f"director: {told.code}")
            await asyncio.sleep(EVERY_S)

    async def _look(self, seen: Seen, ends_s: float) -> None:
        """Come to the room for the first time, again and again."""
        while time.monotonic() < ends_s:
            transport = httpx.AsyncHTTPTransport(local_address=CLUB)
            async with httpx.AsyncClient(
                base_url=self._address, transport=transport, timeout=60
            ) as client:
                with seen.timed(seen.pages):
                    answers = [await client.get(path) for path in ("/", "/api/view/lobby")]
            seen.wrong += [f"newcomers: {one}" for one in answers if one.status_code != 200]
            await asyncio.sleep(EVERY_S)


async def accepted(answer: Awaitable[Accepted | Refusal]) -> Accepted:
    """What is not refused."""
    told = await answer
    assert isinstance(told, Accepted), told
    return told
