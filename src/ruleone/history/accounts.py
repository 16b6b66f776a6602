"""Chip accounts of a recorded hand, step by step: costs of posts and actions, and returns.

Only the record is read; nothing is played.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ruleone.history.record import BETS, Post, Record, Step

_LIVE = frozenset(("small-blind", "big-blind", "straddle", "entry", "button-blind"))
_FLOP = 3


class Paid(NamedTuple):
    """A post or a step with its chips, in units.

    It has the chips that the seat adds, the total on this street, and the bet before. `all_in` says
    that no more may be put in.
    """

    what: Post | Step
    seat: int
    amount: int
    to: int
    bet: int
    all_in: bool


class Returned(NamedTuple):
    """The return of the uncalled part of a bet."""

    seat: int
    amount: int


def accounts(record: Record) -> Iterator[Paid | Returned]:
    """Yield every post and every step in order, and each return at the end of a street.

    A return comes before the step that opens the next street. Chips that were not collected when
    the record ends stay as they are.
    """
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
        """Post the chips due, or all that the seat has."""
        live = post.kind in _LIVE
        if live:
            self._price = max(self._price, post.due)
        paid = self._pay(post, post.seat, post.due, live)
        if not live:
            self._antes[post.seat] = self._antes.get(post.seat, 0) + paid.amount
        return paid

    def unmatched_ante(self) -> Iterator[Returned]:
        """Yield the part of an ante that nobody matched, where the record's pot excludes it."""
        first, second = sorted((0, 0, *self._antes.values()))[:-3:-1]
        if first > second and sum(self._antes.values()) + second - first == self._total:
            seat = max(self._antes, key=lambda seat: self._antes[seat])
            self._stacks[seat] += first - second
            yield Returned(seat, first - second)

    def act(self, step: Step) -> Paid:
        """Add the chips of an action.

        A call is to the amount of the record, else to the price; a bring-in that was put in short
        does not lower the price.
        """
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
        """End a street and yield the uncalled part."""
        highest = max(self._bets.values(), default=0)
        first = [seat for seat, bet in self._bets.items() if bet == highest]
        if highest and len(first) == 1:
            called = max((bet for seat, bet in self._bets.items() if seat != first[0]), default=0)
            self._stacks[first[0]] += highest - called
            yield Returned(first[0], highest - called)
        self._bets, self._price = {}, 0
