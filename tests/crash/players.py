"""Persons who play on through every crash, and write down each answer they get."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Final

import msgspec
from guest import ConnectionEnded, Guest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ruleone.chinese import ThirteenView
from ruleone.dealing.actions import Action, Call, Check, Fold, Muck, Options, RaiseTo, Show
from ruleone.dealing.views import HandView
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.commands import Ask, Command, Query
from ruleone.room.event.entries.commands import Join
from ruleone.room.pages.views import TableView
from ruleone.room.playing import Act
from ruleone.room.views import Accepted, View
from ruleone.rulebook.citation import Refusal

DEATH: Final = (ConnectionClosed, ConnectionEnded, InvalidHandshake, OSError)
"""How a person notices that the process has died."""


class Told(msgspec.Struct):
    """What a person was told: the command was his, the answer the room's."""

    person: str
    ask: Ask
    result: Accepted | Refusal


class Player:
    """One person. What he asked and was not answered he asks again after a crash, under the same
    id, before anything else; what he was answered goes into his log."""

    def __init__(self, guest: Guest, log: Path, seed: int) -> None:
        self._guest: Final = guest
        self._log: Final = log
        self.chance: Final = random.Random(seed)
        self._open: Ask | None = None
        self.seat: tuple[str, int] | None = None
        self._asked = 0
        self.accepted = 0
        assert guest.welcome is not None
        self.person: Final = guest.welcome.person

    async def play(self) -> None:
        """Play until the connection ends."""
        with contextlib.suppress(*DEATH):
            if self._open is not None:
                await self._settle(self._open)
            while True:
                await self._play_on()

    async def _play_on(self) -> None:
        """Find a table and act there once, as soon as it is his turn."""
        # Two tables that he left for each other, as he saw them last, send him to and fro for ever:
        # first he hears what has come since, or that nothing comes any more.
        await asyncio.sleep(0)
        if not self._guest.connected:
            raise ConnectionEnded
        if self.seat is None:
            await self.find_table()
            return
        topic = f"table/{self.seat[0]}/{self.seat[1]}"
        if topic not in self._guest.views and topic not in self._guest.gone:
            await self._guest.watch(topic)
        await self.act_at(*self.seat)

    async def find_table(self) -> None:
        """Enter the event that one click joins."""
        guest = self._guest
        await guest.watch("lobby")
        await guest.until(lambda: guest.lobby.play_now is not None)
        event = guest.lobby.play_now
        assert event is not None
        await self.ask(Join(event))

    async def act_at(self, event: str, table: int) -> None:
        """Act at the table once, or follow where he has been moved to."""
        guest, topic = self._guest, f"table/{event}/{table}"
        if topic in guest.gone:
            self.seat = None
            return
        await guest.until(lambda: _calls_for_him(guest.table(topic)))
        view = guest.table(topic)
        if view.result is not None or view.state == "over":
            self.seat = None
        elif view.moved_to is not None:
            self.seat = (event, view.moved_to)
        elif view.hand is not None:
            await self.act_once(event, table, topic, view.hand)

    async def act_once(self, event: str, table: int, topic: str, hand: HandView) -> None:
        """Do what he is asked in a hand of poker, and wait until it is seen."""
        guest = self._guest
        if hand.options is not None:
            turn = (hand.number, hand.turn)
            action = self._choose(hand.options)
            await self.ask(Act(event, table, *turn, action))
            await guest.until(lambda: _turn_of(guest.table(topic)) != turn)

    def _choose(self, options: Options) -> Action:
        """Anything legal; mostly what keeps him in."""
        legal: list[Action] = []
        if options.check:
            legal += [Check()] * 4
        if options.call is not None:
            legal += [Call()] * 4
        if options.fold:
            legal += [Fold()] * 3
        if options.bet_to is not None:
            low, high = options.bet_to
            legal += [RaiseTo(low), RaiseTo(self.chance.randint(low, min(high, 3 * low)))]
        if options.show:
            legal.append(Show())
        if options.muck:
            legal.append(Muck())
        return self.chance.choice(legal)

    async def ask(self, command: Command) -> Accepted | Refusal:
        """Ask, and be answered, behind a crash or before."""
        self._asked += 1
        self._open = Ask(f"{self._asked}", command)
        return await self._settle(self._open)

    async def _settle(self, ask: Ask) -> Accepted | Refusal:
        """Ask, and write down what was answered before anything else is done."""
        assert not isinstance(ask.do, Query)
        result = await self._guest.ask(ask.do, ask.id)
        with self._log.open("ab") as log:
            log.write(msgspec.json.encode(Told(self.person, ask, result)) + b"\n")
        self._open = None
        self.accepted += isinstance(result, Accepted)
        if isinstance(ask.do, Join | TakeSeat) and isinstance(result, Accepted):
            assert result.event is not None
            if result.table is not None:
                self.seat = (result.event, result.table)
        return result

    async def take_seat(self) -> None:
        """Join an event and see the table."""
        while self.seat is None:
            await self.find_table()
        await self._guest.watch(f"table/{self.seat[0]}/{self.seat[1]}")

    async def come_back(self) -> list[str] | None:
        """Come back with the same session, as a browser does, and look whether all is as it was;
        None where the room is dead again already."""
        before = dict(self._guest.views)
        twin = Guest(self._guest.address, self._guest.cookie)
        try:
            await self._guest.connect()
            await twin.connect()
            if self.seat is None:
                return []
            topic = f"table/{self.seat[0]}/{self.seat[1]}"
            await asyncio.gather(self._guest.watch(topic), twin.watch(topic))
            await twin.until(lambda: _alike(self._guest, twin, topic))
        except DEATH:
            return None
        finally:
            await twin.leave()
        return differences(before.get(topic), self._guest.views.get(topic))

    @property
    def guest(self) -> Guest:
        """His browser."""
        return self._guest


def _calls_for_him(view: TableView) -> bool:
    """Whether there is something for the viewer to do, or to see."""
    asked = view.hand is not None and view.hand.options is not None
    gone = view.result is not None or view.moved_to is not None
    return asked or gone or view.state == "over"


def _turn_of(view: TableView) -> tuple[int, int] | None:
    """Hand and turn that wait for the viewer."""
    if view.hand is None or view.hand.options is None:
        return None
    return view.hand.number, view.hand.turn


def _alike(one: Guest, other: Guest, topic: str) -> bool:
    """Whether two connections see the same of a topic. They may be an update apart for a moment."""
    if topic in one.gone or topic in other.gone:
        return one.gone.get(topic) == other.gone.get(topic)
    seen = (one.table(topic), other.table(topic))
    first, second = (msgspec.structs.replace(view, now_ms=0) for view in seen)
    return first == second


def differences(before: View | None, after: View | None) -> list[str]:
    """How a hand that was seen before a crash looks different behind it."""
    if not isinstance(before, TableView) or not isinstance(after, TableView):
        return []
    if before.thirteen is not None and after.thirteen is not None:
        return _changed(before.thirteen, after.thirteen)
    old, new = before.hand, after.hand
    if old is None or new is None or old.number != new.number:
        return []
    if new.turn < old.turn:
        return [f"turn {old.turn} of hand {old.number} was shown, turn {new.turn} came back"]
    if (old.turn, old.street) == (new.turn, new.street) and old != new:
        return [f"{old} came back as {new}"]
    return []


def _changed(old: ThirteenView, new: ThirteenView) -> list[str]:
    """The same of a hand of 13-card poker: cards stay who they were, and who has set his has."""
    if old.number != new.number:
        return []
    wrong = [
        f"{was} came back as {now}"
        for was, now in zip(old.seats, new.seats, strict=True)
        if (was.seat, was.start) != (now.seat, now.start)
        or not {*was.cards} - {"??"} <= {*now.cards}
        or (was.rows and was.rows != now.rows)
    ]
    if again := {*new.to_arrange} - {*old.to_arrange}:
        wrong.append(f"seats {sorted(again)} of hand {old.number} had set their cards")
    return wrong
