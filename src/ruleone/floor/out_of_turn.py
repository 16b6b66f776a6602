"""Action out of turn: its facts, substantial action, and the rulings.

A ruling says which acts stand, which chips go back, and how the skipped hands act.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from ruleone.dealing.actions import Call, Check, Fold, RaiseTo
from ruleone.dealing.events import BettingKind
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Choice, ChoiceCode, Reason
from ruleone.floor.verdict import because
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition, rule, stated, stated_with


class Early(msgspec.Struct, frozen=True, kw_only=True):
    """One act out of turn.

    `price` is the total that the player had to match, in chips. `to` is the player's total on this
    street with the act and `paid` the chips put out for it. `all_in` says that they were the last,
    `pot` that the pot of pot-limit was declared: its amount follows the action. A check by a player
    with less in than the price is void.
    """

    seat: int
    action: Fold | Check | Call | RaiseTo
    price: int = 0
    to: int = 0
    paid: int = 0
    all_in: bool = False
    pot: bool = False

    @property
    def void(self) -> bool:
        """Whether it is not an act at all: a check against a bet."""
        return isinstance(self.action, Check) and self.to < self.price

    def __post_init__(self) -> None:
        """Raise BadFacts for an impossible act."""
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
    """An act in turn: `to` is the player's total on this street afterwards."""

    seat: int
    kind: BettingKind
    to: int = 0


class TurnFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Acts out of turn on one street, in the order in which they happened.

    `order` are the seats that were still to act when the first of them happened, clockwise from the
    one that was due. `since` are the acts in turn after that, `price` the total to be matched now.
    `spoke_up` says whether the skipped player spoke before more happened, `had_time` whether there
    was reasonable time to; None where nobody has reported or judged it yet. `repeated` are the
    seats that have acted out of turn before. `began` counts the events of the hand before the first
    of it. Raises BadFacts for facts that contradict each other.
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
        """Raise BadFacts for contradictions."""
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
        """Yield the acts out of turn that followed each other from one seat to the next."""
        run: list[Early] = []
        for each in self.early:
            if run and self.order.index(each.seat) != self.order.index(run[-1].seat) + 1:
                yield run
                run = []
            run.append(each)
        yield run


_WITH_CHIPS = frozenset({"call", "bet", "raise", "complete"})
_PAIR = 2


def is_substantial(book: Edition, acts: Sequence[BettingKind]) -> bool:
    """Whether consecutive acts in turn are substantial action (substantial_action.definition).

    Two with chips in, or as many of any kind as the rule says.
    """
    if len(acts) >= stated(book, "substantial-action.any-three", "any_actions"):
        return True
    chips = any(kind in _WITH_CHIPS for kind in acts)
    needed = stated_with(book, "substantial_action.definition", "two_actions_need_chips")
    return len(acts) >= _PAIR and (chips or not needed)


SkippedFate = Literal["acts", "call-or-fold", "hand-dead", "floor", "judge-time", "tell-first"]
_FATES: dict[str, SkippedFate] = {
    "acts": "acts",
    "call-or-fold": "call-or-fold",
    "call-fold": "call-or-fold",
    "hand-dead": "hand-dead",
    "dead": "hand-dead",
}


class EarlyRuling(msgspec.Struct, frozen=True, kw_only=True):
    """The ruling on one act out of turn.

    Where it `stands` it is done when its turn comes. Where it is `void`, `returned` chips go back
    and `options` are open in that turn. Else it `waits` for the turn. `penalty` says that it may be
    penalised.
    """

    act: Early
    verdict: Literal["stands", "void", "waits"]
    reasons: tuple[Reason, ...]
    returned: int = 0
    options: tuple[Literal["fold", "call", "raise"], ...] = ()
    penalty: bool = False


class TurnRuling(msgspec.Struct, frozen=True, kw_only=True, tag="turn"):
    """The ruling on all acts out of turn still pending, and on the `skipped` seats.

    `fate` is how the skipped act: as usual (`acts`), only with a call or fold, or with dead hands.
    It may also be as the `floor` chooses among `choices`, `proposed` one of them. At `tell-first`
    it is unknown whether they spoke up. At `judge-time` the floor says first whether they had
    reasonable time to.
    """

    early: tuple[EarlyRuling, ...]
    skipped: tuple[int, ...]
    fate: SkippedFate
    reasons: tuple[Reason, ...]
    substantial: bool = False
    choices: tuple[Choice, ...] = ()
    proposed: Choice | None = None

    def of(self, seat: int) -> EarlyRuling | None:
        """Return the ruling on this seat's act out of turn, if any."""
        return next((each for each in self.early if each.act.seat == seat), None)

    def chosen(self, code: ChoiceCode) -> "TurnRuling":
        """Return it with the floor's choice made.

        Raises BadFacts for a choice that it does not offer.
        """
        offered = [choice.code for choice in self.choices]
        if self.fate != "floor" or code not in offered:
            raise BadFacts("not-offered", came=code)
        return replace(self, fate=_FATES[code], choices=(), proposed=None)


def out_of_turn(book: Edition, facts: TurnFacts) -> TurnRuling:
    """Rule on acts out of turn, as far as the hand has gone."""
    runs = [run for run in facts.runs() if is_substantial(book, _kinds(run))]
    firsts = {facts.order.index(run[0].seat) for run in runs}
    behind = {facts.order.index(seat) for seat in facts.skipped}
    substantial = any(min(behind, default=first) < first for first in firsts)
    silent = substantial and facts.spoke_up is False
    lost = silent and facts.had_time is True
    bound: set[int] = set()
    if lost and book.flag("out_of_turn.must_defend"):
        bound = {each.seat for run in runs for each in run}
    early = tuple(_ruled(book, facts, each, bound) for each in facts.waiting)
    if first := _first(book, facts) if substantial else None:
        fate, asked = first
        return TurnRuling(
            early=early,
            skipped=facts.skipped,
            fate=fate,
            reasons=(_substantial(book), asked),
            substantial=True,
        )
    told = TurnRuling(
        early=early,
        skipped=facts.skipped,
        fate="acts",
        reasons=(_substantial(book),) if substantial else (),
        substantial=substantial,
    )
    return _skipped(book, told) if lost else told


def _first(book: Edition, facts: TurnFacts) -> tuple[SkippedFate, Reason] | None:
    """Return the fact about the skipped player that has to be reported or judged first, if any."""
    if facts.spoke_up is None:
        return "tell-first", because("tell-first", book.cite("out_of_turn.must_defend"))
    if facts.spoke_up or facts.had_time is not None:
        return None
    return "judge-time", because("judge-time", book.cite("out_of_turn.must_defend"))


def _kinds(run: Iterable[Early]) -> list[BettingKind]:
    """Return the acts of a run, without void ones."""
    return [kind_of(each) for each in run if not each.void]


def kind_of(early: Early) -> BettingKind:
    """Return an act out of turn as the log of a hand names it."""
    if isinstance(early.action, Fold):
        return "fold"
    if isinstance(early.action, Check):
        return "check"
    if isinstance(early.action, Call):
        return "call"
    return "raise" if early.price else "bet"


def _substantial(book: Edition) -> Reason:
    return because("substantial", book.cite("substantial_action.definition"))


def _skipped(book: Edition, told: TurnRuling) -> TurnRuling:
    """Rule on skipped players who kept silent though they had time.

    Substantial action binds the others, and the edition or the floor decides on these hands
    (house-IA-39B, tda2024-IA-53B).
    """
    duty = book.flag("out_of_turn.must_defend")
    code = "not-defended" if duty else "no-duty"
    defended = because(code, book.cite("out_of_turn.must_defend"))
    settled = book.choice("out_of_turn.skipped_hand")
    rule_of_it = because(f"skipped-{settled}", book.cite("out_of_turn.skipped_hand"))
    told = replace(told, reasons=(*told.reasons, defended, rule_of_it))
    if settled != "floor":
        return replace(told, fate=_FATES[settled])
    free = () if duty else (Choice("acts"),)
    choices = (*free, Choice("call-or-fold"), Choice("hand-dead", Fold()))
    return replace(told, fate="floor", choices=choices, proposed=choices[0])


def _ruled(book: Edition, facts: TurnFacts, act: Early, bound: set[int]) -> EarlyRuling:
    penalised = tuple(_penalty(book, facts, act))

    def stands(code: str, name: str) -> EarlyRuling:
        why = because(code, book.cite(name), seat=act.seat)
        reasons = (why, *penalised)
        return EarlyRuling(act=act, verdict="stands", reasons=reasons, penalty=bool(penalised))

    if isinstance(act.action, Fold) and stated(book, "out-of-turn.fold", "binding"):
        return stands("early-fold", "out-of-turn.fold")
    if act.void and not _changed(book, facts, act):
        cannot = because("cannot-check", book.cite("betting.no-check"), to_call=act.price - act.to)
        return EarlyRuling(
            act=act,
            verdict="void",
            reasons=(cannot, *penalised),
            options=("call", "raise", "fold"),
            penalty=bool(penalised),
        )
    if act.seat in bound and not act.void:
        return stands("bound-by-silence", "out_of_turn.must_defend")
    if act.all_in and book.flag("out_of_turn.all_in_binding"):
        return stands("early-all-in", "out_of_turn.all_in_binding")
    if _changed(book, facts, act):
        every = book.choice("out_of_turn.changed_options") == "all"
        changed = because("action-changed", book.cite("out-of-turn.changes"), seat=act.seat)
        code = "every-option" if every else "call-or-fold-left"
        left = because(code, book.cite("out_of_turn.changed_options"), seat=act.seat)
        back = stated(book, "out_of_turn.changed_options", "returned", silent=True)
        return EarlyRuling(
            act=act,
            verdict="void",
            reasons=(changed, left, *penalised),
            returned=act.paid if back else 0,
            options=("call", "raise", "fold") if every else ("call", "fold"),
            penalty=bool(penalised),
        )
    if facts.due == act.seat:
        return stands("action-unchanged", "out-of-turn.unchanged")
    waits = because("waits-for-turn", book.cite("out-of-turn.unchanged"), seat=act.seat)
    reasons = (waits, *penalised)
    return EarlyRuling(act=act, verdict="waits", reasons=reasons, penalty=bool(penalised))


def _changed(book: Edition, facts: TurnFacts, act: Early) -> bool:
    """Whether the action to the player has changed since the act.

    Somebody bet or raised whose bet the player had not seen, or a bet seen was cancelled. A call or
    a fold of the skipped player changes nothing (tda2024-IA-53A).
    """
    keeps = {*rule(book.cite("out-of-turn.changes").rule).parameters["not_changing"], "bring-in"}
    seen = {(each.seat, each.to) for each in facts.early[: facts.early.index(act)]}
    if any(did.kind not in keeps and (did.seat, did.to) not in seen for did in facts.since):
        return True
    return facts.due == act.seat and facts.price != act.price


def _penalty(book: Edition, facts: TurnFacts, act: Early) -> Iterator[Reason]:
    """Yield the reasons for which an act out of turn may be penalised."""
    if isinstance(act.action, Fold):
        yield because("early-fold-penalty", book.cite("fold.facing_check_binding"))
    elif book.choice("out_of_turn.penalty") == "each":
        yield because("early-penalty", book.cite("out_of_turn.penalty"))
    elif act.seat in facts.repeated:
        yield because("repeated-penalty", book.cite("out_of_turn.penalty"), seat=act.seat)
