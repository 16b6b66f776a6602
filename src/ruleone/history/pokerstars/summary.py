"""The summary under a PokerStars hand: the pots, the boards, and what became of each seat."""

from collections.abc import Iterator
from typing import Protocol

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.history.accounts import Paid, accounts
from ruleone.history.pokerstars.streets import Streets
from ruleone.history.pokerstars.words import described
from ruleone.history.record import Ending, Record, Seat, Step

_BLINDS = {
    "small-blind": " (small blind)",
    "big-blind": " (big blind)",
    "button-blind": " (button blind)",
}
_WITH_ONE_SIDE_POT = 2
_RUNS = ("FIRST", "SECOND")


class Money(Protocol):
    """What writes amounts."""

    def __call__(self, units: int) -> str:
        """So many units as they are written."""
        ...


def summary_lines(record: Record, money: Money, streets: Streets) -> Iterator[str]:
    """All lines from the heading on."""
    assert record.ending is not None
    yield "*** SUMMARY ***"
    yield _pots(record.ending, money)
    if record.boards > 1:
        yield "Hand was run twice"
    for run in range(record.boards):
        board = streets.board(run)
        if board:
            which = f"{_RUNS[run]} " if record.boards > 1 else ""
            yield f"{which}Board [{' '.join(texts(board))}]"
    summary = _Summary(record, money, streets)
    yield from (summary.line(seat) for seat in record.seats if seat.dealt_in)


def _pots(ending: Ending, money: Money) -> str:
    told = ""
    for at, amount in enumerate(ending.pots):
        number = f"-{at}" if len(ending.pots) > _WITH_ONE_SIDE_POT else ""
        told += f" {f'Side pot{number}' if at else 'Main pot'} {money(amount)}."
    total = sum(each.amount for each in ending.collected) + ending.rake
    return f"Total pot {money(total)}{told} | Rake {money(ending.rake)}"


class _Summary:
    """What became of each seat."""

    def __init__(self, record: Record, money: Money, streets: Streets) -> None:
        self._record, self._money, self._streets = record, money, streets
        self._folded: dict[int, str] = {}
        self._put_in: dict[int, int] = {}
        walked = Streets(record)
        for entry in accounts(record):
            if not isinstance(entry, Paid):
                continue
            self._put_in[entry.seat] = self._put_in.get(entry.seat, 0) + entry.amount
            if isinstance(entry.what, Step):
                self._step(entry.what, walked)

    def _step(self, step: Step, walked: Streets) -> None:
        if step.verb in ("board", "hole", "discard"):
            for _ in walked.dealt(step, ""):
                continue
        else:
            walked.betting()
            if step.verb == "fold":
                self._folded[step.seat] = walked.when()

    def line(self, seat: Seat) -> str:
        """The line of a seat."""
        name = seat.name or f"Player {seat.number}"
        return f"Seat {seat.number}: {name}{self._position(seat.number)} {self._fate(seat.number)}"

    def _position(self, seat: int) -> str:
        kinds = {post.kind for post in self._record.posts if post.seat == seat}
        blind = next((words for kind, words in _BLINDS.items() if kind in kinds), "")
        if blind == _BLINDS["button-blind"]:
            return blind
        return f"{' (button)' if seat == self._record.button else ''}{blind}"

    def _fate(self, seat: int) -> str:
        if seat in self._folded:
            return f"folded {self._folded[seat]}{'' if self._put_in.get(seat) else _DID_NOT_BET}"
        did = [s for s in self._record.steps if s.seat == seat and s.verb in ("show", "muck")]
        assert self._record.ending is not None
        won = [each for each in self._record.ending.collected if each.seat == seat]
        if not did:
            return f"collected ({self._money(sum(each.amount for each in won))})"
        cards = did[-1].cards or self._streets.hand(seat)
        if did[-1].verb == "muck":
            known = cards and UNKNOWN not in cards
            return f"mucked [{' '.join(texts(cards))}]" if known else "mucked"
        fates = []
        for run in range(self._record.boards):
            took = sum(each.amount for each in won if each.board == run)
            words = described(self._streets.family, cards, self._streets.board(run))
            what = f"won ({self._money(took)})" if took else "lost"
            a = "a " if "card: " in words or words.startswith("Badugi") else ""
            fates.append(f"{what} with {a}{words}" if words else what)
        return f"showed {_shown(cards)} and {', and '.join(fates)}"


_DID_NOT_BET = " (didn't bet)"


def _shown(cards: tuple[Card, ...]) -> str:
    return f"[{' '.join(texts(cards))}]"
