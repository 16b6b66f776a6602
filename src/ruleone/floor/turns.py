"""What happened out of turn: who was due, who acted before his turn, what came after."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from ruleone.dealing.actions import Call, Check, Fold, RaiseTo
from ruleone.dealing.events import BettingKind
from ruleone.floor.bad_facts import BadFacts
from ruleone.limits import STACK_MAX_CHIPS


class Early(msgspec.Struct, frozen=True, kw_only=True):
    """One act out of turn. `price` is what its player had to match, `to` his total on this street
    with the act and `paid` the chips that he put out for it, all in chips. `all_in` says that they
    were his last."""

    seat: int
    action: Fold | Check | Call | RaiseTo
    price: int = 0
    to: int = 0
    paid: int = 0
    all_in: bool = False

    def __post_init__(self) -> None:
        """Refuse what nobody can have done: BadFacts."""
        for name in ("price", "to", "paid"):
            amount = getattr(self, name)
            if not 0 <= amount <= STACK_MAX_CHIPS:
                raise BadFacts(f"{name} is from 0 to {STACK_MAX_CHIPS} chips, not {amount}")
        if self.paid > self.to:
            raise BadFacts(f"seat {self.seat} put out {self.paid}, more than {self.to} in all")
        did = type(self.action).__name__.lower()
        if isinstance(self.action, Fold | Check) and (self.paid or self.all_in):
            raise BadFacts(f"a {did} of seat {self.seat} takes no chips, not {self.paid}")
        if isinstance(self.action, Check) and self.to != self.price:
            raise BadFacts(f"seat {self.seat} cannot check: {self.price - self.to} is to be called")
        if isinstance(self.action, Call | RaiseTo) and not self.paid:
            raise BadFacts(f"a {did} of seat {self.seat} takes chips, and none came")
        if isinstance(self.action, RaiseTo) and not self.price < self.to == self.action.to:
            raise BadFacts(f"seat {self.seat} raises above {self.price} to {self.action.to}")
        if isinstance(self.action, Call) and self.to != self.price and not self.all_in:
            raise BadFacts(f"seat {self.seat} calls {self.price}, not {self.to}")


class Did(msgspec.Struct, frozen=True):
    """What a player did in turn: `to` is his total on this street afterwards."""

    seat: int
    kind: BettingKind
    to: int = 0


class TurnFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Acts out of turn on one street, in the order in which they happened.

    `order` are the seats that were still to act when the first of them happened, clockwise from the
    one that was due. `since` is what was done in turn after that, `price` what has to be matched
    now. `spoke_up` says that the skipped player spoke before more happened, `had_time` whether he
    had reasonable time to; None where nobody has judged it yet. `repeated` are the seats that
    have acted out of turn before. `began` counts the events of the hand before the first of it.

    Raises BadFacts for facts that contradict each other.
    """

    order: tuple[int, ...]
    early: tuple[Early, ...]
    since: tuple[Did, ...] = ()
    price: int = 0
    spoke_up: bool = True
    had_time: bool | None = None
    repeated: tuple[int, ...] = ()
    began: int = 0

    def __post_init__(self) -> None:
        """Refuse contradictions: BadFacts."""
        if len(set(self.order)) != len(self.order):
            raise BadFacts(f"every seat is once to act, not as in {self.order}")
        acted = Counter(each.seat for each in self.early)
        for seat, times in acted.items():
            if seat not in self.order:
                raise BadFacts(f"seat {seat} has no turn to come: to act are {self.order}")
            if seat == self.order[0]:
                raise BadFacts(f"seat {seat} is due: what he does is in turn")
            if times > 1:
                raise BadFacts(f"seat {seat} has acted out of turn already")
        if not self.early:
            raise BadFacts("expected somebody who acted out of turn, and nobody came")
        if (done := tuple(each.seat for each in self.since)) != self.order[: len(done)]:
            raise BadFacts(f"{self.order} act one after the other, not {done}")

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
