"""What stands against the people of a live table, wherever they sit and whether they are there."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from ruleone.floor.followed import Line
from ruleone.floor.penalties import Penalty, Record, Serving, given
from ruleone.room.live.penalties import Weighed, weighed
from ruleone.rulebook import Edition


class Standing(msgspec.Struct, frozen=True):
    """What stands against a player from hands that are closed, what he has still to miss, and the
    penalties that he `owes` in chips."""

    record: Record = Record()
    serving: Serving = Serving()
    last: Penalty | None = None
    owes: tuple[Penalty, ...] = ()

    @property
    def disqualified(self) -> bool:
        """Whether he is out of the event for what he did."""
        return any(one.code == "disqualification" for one in self.record.penalties)


class _Then(NamedTuple):
    """How it was when a line was entered: who sat where (`p1`, ...), and who of them played."""

    seated: dict[int, str]
    playing: frozenset[str]


class Kept(NamedTuple):
    """What stands against whom, and who was there with each line, at one moment."""

    of: dict[str, Standing]
    then: dict[int, _Then]


class Standings:
    """By player (`p1`, ...): a seat that he leaves takes nothing of it away. What is entered in a
    hand counts when that is closed. At a table `of_event` the event keeps the penalties."""

    def __init__(self, rules: Edition, *, of_event: bool = False) -> None:
        self._rules: Final = rules
        self._of_event: Final = of_event
        self._of: Final[dict[str, Standing]] = {}
        self._then: Final[dict[int, _Then]] = {}

    def __getitem__(self, player: str) -> Standing:
        return self._of.get(player, Standing())

    @property
    def kept(self) -> Kept:
        """All of it as it stands, for `restore`."""
        return Kept(dict(self._of), dict(self._then))

    def restore(self, kept: Kept) -> None:
        """All of it is as it was when it was `kept`."""
        self._of.clear()
        self._of.update(kept.of)
        self._then.clear()
        self._then.update(kept.then)

    def serve(self, player: str, serving: Serving) -> None:
        """A hand was dealt: so many are left to miss."""
        self._of[player] = msgspec.structs.replace(self[player], serving=serving)

    def paid(self, player: str) -> None:
        """The first of the penalties that he owes has been taken from his chips."""
        self._of[player] = msgspec.structs.replace(self[player], owes=self[player].owes[1:])

    def entered(self, line: Line, seated: dict[int, str], playing: frozenset[str]) -> None:
        """A line was entered while these sat there and those of them played."""
        self._then[line.n] = _Then(seated, playing)

    def who(self, n: int, seat: int) -> str | None:
        """Who (`p1`, ...) sat in a seat when line `n` was entered; None where nobody did."""
        return self._then[n].seated.get(seat)

    def record(self, player: str, lines: Iterable[Line]) -> Record:
        """What stands against a player, these lines of the hand included."""
        record = self[player].record
        for weigh in weighed(lines):
            if self._player(weigh) == player:
                record = _with(record, weigh)
        return record

    def owed(self, player: str, lines: Iterable[Line]) -> int:
        """The chips that a player owes, these lines of the hand included."""
        given = [
            weigh.penalty
            for weigh in weighed(lines)
            if weigh.penalty is not None and self._player(weigh) == player
        ]
        owes = (*self[player].owes, *given)
        return sum(penalty.count for penalty in owes if penalty.takes_chips)

    def disqualified(self, lines: Iterable[Line]) -> dict[str, Line]:
        """Who is disqualified in these lines of the hand, by which decision."""
        return {
            self._player(weigh): weigh.by
            for weigh in weighed(lines)
            if weigh.by and weigh.penalty is not None and weigh.penalty.code == "disqualification"
        }

    def close(self, lines: Iterable[Line]) -> None:
        """The hand of these lines is closed: what was given in it counts. A round is a hand for
        each player at the table when it was given, the offender included
        (penalties.round-length)."""
        for weigh in weighed(lines):
            player = self._player(weigh)
            standing = self[player]
            if self._of_event:
                noted = Record((), standing.record.noted + weigh.noted)
                self._of[player] = msgspec.structs.replace(standing, record=noted)
                continue
            record = _with(standing.record, weigh)
            if weigh.by is not None and weigh.penalty is not None:
                players = len(self._then[weigh.by.n].playing | {player})
                served = given(self._rules, standing.serving, weigh.penalty, players).serving
                owes = (weigh.penalty,) if weigh.penalty.takes_chips else ()
                standing = Standing(record, served, weigh.penalty, (*standing.owes, *owes))
            self._of[player] = msgspec.structs.replace(standing, record=record)
        self._then.clear()

    def _player(self, weigh: Weighed) -> str:
        """Who sat there when it happened."""
        return self._then[weigh.n].seated[weigh.seat]


def _with(record: Record, weigh: Weighed) -> Record:
    penalties = () if weigh.penalty is None else (weigh.penalty,)
    return Record((*record.penalties, *penalties), record.noted + weigh.noted)
