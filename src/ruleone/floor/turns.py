"""What happened out of turn: who was due, who acted before his turn, what came after."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from ruleone.dealing.actions import Call, Check, Fold, RaiseTo
from ruleone.dealing.events import BettingKind
from ruleone.floor.invalid_facts import BadFacts
from ruleone.limits import STACK_MAX_CHIPS


class Early(msgspec.Struct, frozen=True, kw_only=True):
    """One act out of turn. `price` is what its player had to match, `to` his total on this street
    with the act and `paid` the chips that he put out for it, all in chips. `all_in` says that they
    were his last, `pot` that the pot of pot-limit was declared: its amount follows the action. A
    check of who has less in than the price is none."""

    seat: int
    action: Fold | Check | Call | RaiseTo
    price: int = 0
    to: int = 0
    paid: int = 0
    all_in: bool = False
    pot: bool = False

    @property
    def void(self) -> bool:
        """Whether it is no act at all: a check against a bet."""
        return isinstance(self.action, Check) and self.to < self.price

    def __post_init__(self) -> None:
        """Refuse what nobody can have done: BadFacts."""
        for name in ("price", "to", "paid"):
            amount = getattr(self, name)
            if not 0 <= amount <= STACK_MAX_CHIPS:
                raise BadFacts(
                    "fact-out-of-range", fact=name, least=0, most=STACK_MAX_CHIPS, came=amount
                )
        if self.paid > self.to:
            raise BadFacts("paid-more-than-all", seat=self.seat, most=self.to, came=self.paid)
        if isinstance(self.action, Fold | Check) and (self.paid or self.all_in):
            raise BadFacts("takes-no-chips", seat=self.seat, came=self.paid)
        if isinstance(self.action, Call | RaiseTo) and not self.paid:
            raise BadFacts("takes-chips", seat=self.seat)
        if isinstance(self.action, RaiseTo) and not self.price < self.to == self.action.to:
            raise BadFacts("raises-above", seat=self.seat, least=self.price, came=self.action.to)
        if isinstance(self.action, Call) and self.to != self.price and not self.all_in:
            raise BadFacts("calls-all", seat=self.seat, price=self.price, came=self.to)


class Did(msgspec.Struct, frozen=True):
    """What a player did in turn: `to` is his total on this street afterwards."""

    seat: int
    kind: BettingKind
    to: int = 0


class TurnFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Acts out of turn on one street, in the order in which they happened.

    `order` are the seats that were still to act when the first of them happened, clockwise from the
    one that was due. `since` is what was done in turn after that, `price` what has to be matched
    now. `spoke_up` says whether the skipped player spoke before more happened, `had_time` whether
    he had reasonable time to; None where nobody has told or judged it yet. `repeated` are the seats
    that have acted out of turn before. `began` counts the events of the hand before the first of
    it.

    Raises BadFacts for facts that contradict each other.
    """

    order: tuple[int, ...]
    early: tuple[Early, ...]
    since: tuple[Did, ...] = ()
    price: int = 0
    spoke_up: bool | None = None
    had_time: bool | None = None
    repeated: tuple[int, ...] = ()
    began: int = 0

    def __post_init__(self) -> None:
        """Refuse contradictions: BadFacts."""
        if len(set(self.order)) != len(self.order):
            raise BadFacts("once-to-act", came=self.order)
        acted = Counter(each.seat for each in self.early)
        for seat, times in acted.items():
            if seat not in self.order:
                raise BadFacts("no-turn-to-come", seat=seat, seats=self.order)
            if seat == self.order[0]:
                raise BadFacts("due-in-turn", seat=seat)
            if times > 1:
                raise BadFacts("early-already", seat=seat)
        if not self.early:
            raise BadFacts("nobody-acted-early")
        if (done := tuple(each.seat for each in self.since)) != self.order[: len(done)]:
            raise BadFacts("act-in-order", seats=self.order, came=done)

    @property
    def due(self) -> int | None:
        """The seat whose turn it is; None when all have acted."""
        return self.order[len(self.since)] if len(self.since) < len(self.order) else None

    @property
    def waiting(self) -> tuple[Early, ...]:
        """The acts out of turn whose players' turns have not passed."""
        to_come = self.order[len(self.since) :]
        return tuple(each for each in self.early if each.seat in to_come)

    @property
    def skipped(self) -> tuple[int, ...]:
        """The seats that others acted before, and that have not acted since."""
        seats = {each.seat for each in self.waiting}
        last = max((self.order.index(seat) for seat in seats), default=0)
        return tuple(seat for seat in self.order[len(self.since) : last] if seat not in seats)

    def runs(self) -> Iterator[Sequence[Early]]:
        """The acts out of turn that followed each other from one seat to the next."""
        run: list[Early] = []
        for each in self.early:
            if run and self.order.index(each.seat) != self.order.index(run[-1].seat) + 1:
                yield run
                run = []
            run.append(each)
        yield run
