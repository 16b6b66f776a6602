"""One room, a handful of persons, and crash after crash; the judge has a look behind each."""

import asyncio
import random
import shutil
import sys
from pathlib import Path
from typing import Final

import msgspec
from deaths import Death
from guest import Guest
from judge import judge
from players import Player
from serving import COMMAND, NeverOpened, Served
from sitters import STAKES, Sitter

HERE: Final = Path(__file__).parent
DOOMED: Final = (sys.executable, str(HERE / "killed_serve.py"), "serve")
PERSONS: Final = 5
"""Each sits in an event of his own, of three tables; others sit at cash tables (`STAKES`)."""

BEARABLE: Final = "the process stood still"
"""What a process says that was held up for two seconds, as a busy machine does to it: true, and
nothing is lost by it. Whatever else it says is a complaint."""

LONG: Final = 1.5
AGAIN: Final = 3


class Trial:
    """A room in `folder`, with all its persons and what they were told."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._chance: Final = random.Random(seed)
        self._log: Final = folder / "told.jsonl"
        self._served: Final = Served(folder / "data")
        self._before: Final = Served(folder / "before")
        self._players: Final[list[Player]] = []
        self._empty: Final = Served(folder / "empty")
        self._empty_s = 0.0
        self.back: Final[list[float]] = []
        """Processor time of each start until it took visitors, as a multiple of what the start of
        an empty room takes. One of more than `LONG` is measured again from the same data, an empty
        start beside it, and the least counts: a processor that is shared only ever adds."""
        self.deaths = 0
        self.by_own_hand = 0
        """How many deaths came at the step that was chosen for them."""

    async def end(self) -> None:
        """Nobody and nothing stays behind."""
        self._served.kill()
        for player in self._players:
            await player.guest.leave()

    @property
    def accepted(self) -> int:
        """How many commands were accepted, of all persons."""
        return sum(player.accepted for player in self._players)

    async def gather(self) -> int:
        """Open the room, let everybody take a seat, and close it roughly; how many tables."""
        self._empty_s = min(self._start_s(self._empty) for _ in range(AGAIN))
        self._served.start()
        for _ in range(PERSONS):
            guest = await Guest.come(self._served.address)
            self._players.append(Player(guest, self._log, self._chance.getrandbits(32)))
        for stakes, buy_in in STAKES:
            guest = await Guest.come(self._served.address)
            seed = self._chance.getrandbits(32)
            self._players.append(Sitter(guest, self._log, seed, stakes, buy_in))
        for player in self._players:
            await player.take_seat()
        await self._players[0].guest.watch("lobby")
        lobby = self._players[0].guest.lobby
        tables = sum(line.tables for line in lobby.events)
        assert lobby.cash is not None
        sat = {line.stakes for line in lobby.cash.tables if line.players > line.house}
        assert sat >= {stakes for stakes, _ in STAKES}, sat
        self._served.kill()
        return tables

    async def crash(self) -> list[str]:
        """Start, come back, play on, die; then what was found wrong."""
        death = Death.drawn(self._chance, self.deaths)
        self.deaths += 1
        shutil.rmtree(self._before.data)
        shutil.copytree(self._served.data, self._before.data)
        try:
            if death.step is None:
                self._served.start(COMMAND)
            else:
                self._served.start(DOOMED, RULEONE_DEATH=death.told())
        except NeverOpened:
            wrong = []
            self.by_own_hand += 1
        else:
            took_s = self._served.cpu_s()
            wrong = await self._live(death.after_s)
            self.back.append(await asyncio.to_thread(self._needed, took_s / self._empty_s))
        wrong += complaints(self._served.said())
        condemned, _ = await asyncio.to_thread(judge, self._served.data, self._log)
        wrong += condemned
        return [f"{death}: {one}" for one in wrong]

    def _needed(self, took: float) -> float:
        """The multiple of an empty start that the last start needs, which took so much."""
        for _ in range(AGAIN):
            if took > LONG:
                empty_s = self._start_s(self._empty)
                took = min(took, self._start_s(self._before) / empty_s)
        return took

    def _start_s(self, served: Served) -> float:
        """The processor time of a start that does nothing afterwards."""
        served.start(COMMAND)
        took_s = served.cpu_s()
        served.kill()
        return took_s

    async def _live(self, longest_s: float) -> list[str]:
        """Everybody comes back and plays on until the process is dead."""
        playing = [asyncio.create_task(self._play_on(player)) for player in self._players]
        _, still_playing = await asyncio.wait(playing, timeout=longest_s)
        self.by_own_hand += not still_playing
        self._served.kill()
        return [one for found in await asyncio.gather(*playing) for one in found]

    async def _play_on(self, player: Player) -> list[str]:
        """Come back, look whether all is as it was, and play on."""
        wrong = await player.come_back()
        if wrong is None:
            return []
        await player.play()
        return wrong

    def account(self) -> str:
        """What happened, in a line."""
        return (
            f"{self.deaths} deaths, {self.by_own_hand} of them at a chosen step; "
            f"{self.accepted} commands accepted; back after at most "
            f"{max(self.back):.2f} times the processor time of an empty room's start"
        )


def complaints(said: str) -> list[str]:
    """The lines of a log that something is wrong, in what a process said."""
    lines = [line for line in said.splitlines() if '"level"' in line]
    return [line for line in lines if msgspec.json.decode(line)["event"] != BEARABLE]
