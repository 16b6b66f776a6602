"""The chips of a recorded hand, step by step: what each post and each action costs, and what comes
back. The record alone tells it; nothing is played."""

from collections.abc import Iterator
from typing import NamedTuple

from ruleone.history.record import BETS, Post, Record, Step

_LIVE = frozenset(("small-blind", "big-blind", "straddle", "entry", "button-blind"))
_FLOP = 3


class Paid(NamedTuple):
    """A post or a step with its chips, in units: what the seat adds with it, what that comes to on
    this street, and what the bet was before. `all_in` says that no more may be put in."""

    what: Post | Step
    seat: int
    amount: int
    to: int
    bet: int
    all_in: bool


class Returned(NamedTuple):
    """The part of a bet that nobody called goes back."""

    seat: int
    amount: int


def accounts(record: Record) -> Iterator[Paid | Returned]:
    """Every post and every step in order, with what goes back at the end of a street before the
    step that opens the next one. Chips that were not collected when the record ends are as they
    are."""
    book = _Book(record)
    for post in record.posts:
        yield book.post(post)
    yield from book.unmatched_ante()
    acted = False
    for step in record.steps:
        if step.verb in BETS:
            acted = True
            yield book.act(step)
            continue
        if acted or (step.verb in ("board", "show", "muck") and not _before_the_flop(step)):
            yield from book.close()
            acted = False
        yield Paid(step, step.seat, 0, 0, 0, False)
    yield from book.close()


def _before_the_flop(step: Step) -> bool:
    """Whether a board step only turns up a card before the first bets."""
    return step.verb == "board" and len(step.cards) < _FLOP and step.board == 0


class _Book:
    def __init__(self, record: Record) -> None:
        in_play = record.stakes.in_play
        self._stacks = {seat.number: in_play(seat.stack) for seat in record.seats}
        self._bets: dict[int, int] = {}
        self._antes: dict[int, int] = {}
        self._price = 0
        self._total = None if record.ending is None else record.ending.total
        self._bring_in = record.stakes.bring_in or 0

    def post(self, post: Post) -> Paid:
        """What a seat has of what it owes."""
        live = post.kind in _LIVE
        if live:
            self._price = max(self._price, post.due)
        paid = self._pay(post, post.seat, post.due, live)
        if not live:
            self._antes[post.seat] = self._antes.get(post.seat, 0) + paid.amount
        return paid

    def unmatched_ante(self) -> Iterator[Returned]:
        """The part of an ante that goes back because nobody had as much, where the record's pot is
        without it."""
        first, second = sorted((0, 0, *self._antes.values()))[:-3:-1]
        if first > second and sum(self._antes.values()) + second - first == self._total:
            seat = max(self._antes, key=lambda seat: self._antes[seat])
            self._stacks[seat] += first - second
            yield Returned(seat, first - second)

    def act(self, step: Step) -> Paid:
        """What an action adds. A call is to what the record says, else to the price; a bring-in
        that was put in short does not lower that."""
        mine, bet = self._bets.get(step.seat, 0), self._price
        if step.verb == "raise":
            self._price = max(self._price, step.to)
            paid = self._pay(step, step.seat, step.to - mine)
        elif step.verb == "bring-in":
            self._price = max(self._price, step.to, self._bring_in)
            paid = self._pay(step, step.seat, (step.to or self._bring_in) - mine)
        elif step.verb == "check-call":
            paid = self._pay(step, step.seat, max((step.to or bet) - mine, 0))
        else:
            paid = self._pay(step, step.seat, 0)
        return paid._replace(bet=bet)

    def _pay(self, what: Post | Step, seat: int, amount: int, live: bool = True) -> Paid:
        paid = min(amount, self._stacks[seat])
        self._stacks[seat] -= paid
        if live:
            self._bets[seat] = self._bets.get(seat, 0) + paid
        return Paid(what, seat, paid, self._bets.get(seat, 0), 0, not self._stacks[seat])

    def close(self) -> Iterator[Returned]:
        """The end of a street: what nobody called goes back."""
        highest = max(self._bets.values(), default=0)
        first = [seat for seat, bet in self._bets.items() if bet == highest]
        if highest and len(first) == 1:
            called = max((bet for seat, bet in self._bets.items() if seat != first[0]), default=0)
            self._stacks[first[0]] += highest - called
            yield Returned(first[0], highest - called)
        self._bets, self._price = {}, 0
