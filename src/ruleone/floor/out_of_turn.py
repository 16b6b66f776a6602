"""Action out of turn: what stands, what goes back, what becomes of the hand that was skipped."""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from ruleone.dealing.actions import Call, Check, Fold
from ruleone.dealing.events import BettingKind
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Choice, ChoiceCode, Reason
from ruleone.floor.substantial import is_substantial
from ruleone.floor.turns import Early, TurnFacts
from ruleone.floor.verdict import because
from ruleone.rulebook import Edition, rule, stated

SkippedFate = Literal["acts", "call-or-fold", "hand-dead", "floor", "judge-time", "tell-first"]
_FATES: dict[str, SkippedFate] = {
    "acts": "acts",
    "call-or-fold": "call-or-fold",
    "call-fold": "call-or-fold",
    "hand-dead": "hand-dead",
    "dead": "hand-dead",
}


class EarlyRuling(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of one act out of turn. Where it `stands` it is done when his turn comes; where
    it is `void`, `returned` chips go back and `options` are what he may do in his turn; else it
    `waits` until the turn comes to him. `penalty` says that it may be penalised."""

    act: Early
    verdict: Literal["stands", "void", "waits"]
    reasons: tuple[Reason, ...]
    returned: int = 0
    options: tuple[Literal["fold", "call", "raise"], ...] = ()
    penalty: bool = False


class TurnRuling(msgspec.Struct, frozen=True, kw_only=True, tag="turn"):
    """What becomes of all acts out of turn whose turn has not passed, and of the `skipped` seats.

    `fate` is how the skipped play on: as ever (`acts`), only with a call or fold, with dead hands,
    or as the `floor` chooses among `choices`, `proposed` one of them. At `tell-first` nobody has
    told yet whether they spoke up; at `judge-time` the floor says first whether they had reasonable
    time to.
    """

    early: tuple[EarlyRuling, ...]
    skipped: tuple[int, ...]
    fate: SkippedFate
    reasons: tuple[Reason, ...]
    substantial: bool = False
    choices: tuple[Choice, ...] = ()
    proposed: Choice | None = None

    def of(self, seat: int) -> EarlyRuling | None:
        """What is ruled of this seat's act out of turn; None where there is none."""
        return next((each for each in self.early if each.act.seat == seat), None)

    def chosen(self, code: ChoiceCode) -> "TurnRuling":
        """The same with the floor's choice made. Raises BadFacts for what it had not to choose."""
        offered = [choice.code for choice in self.choices]
        if self.fate != "floor" or code not in offered:
            raise BadFacts("not-offered", came=code)
        return replace(self, fate=_FATES[code], choices=(), proposed=None)


def out_of_turn(book: Edition, facts: TurnFacts) -> TurnRuling:
    """What the edition makes of acts out of turn, as far as it has gone."""
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
    """What has to be told, or judged, of the skipped player before anything is ruled."""
    if facts.spoke_up is None:
        return "tell-first", because("tell-first", book.cite("out_of_turn.must_defend"))
    if facts.spoke_up or facts.had_time is not None:
        return None
    return "judge-time", because("judge-time", book.cite("out_of_turn.must_defend"))


def _kinds(run: Iterable[Early]) -> list[BettingKind]:
    """The acts of a run, without what is none."""
    return [kind_of(each) for each in run if not each.void]


def kind_of(early: Early) -> BettingKind:
    """An act out of turn as the log of a hand names it."""
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
    """The hands of skipped players who kept silent though they had time: substantial action binds
    the others, and of these hands the edition or the floor decides (house-IA-39B)."""
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
    """Whether the action to him is another than the one that he acted on: somebody bet or raised
    whose bet he had not seen, or a bet that he had seen came to nothing."""
    keeps = {*rule(book.cite("out-of-turn.changes").rule).parameters["not_changing"], "bring-in"}
    seen = {(each.seat, each.to) for each in facts.early[: facts.early.index(act)]}
    if any(did.kind not in keeps and (did.seat, did.to) not in seen for did in facts.since):
        return True
    return facts.due == act.seat and facts.price != act.price


def _penalty(book: Edition, facts: TurnFacts, act: Early) -> Iterator[Reason]:
    """Why an act out of turn may be penalised, if it may."""
    if isinstance(act.action, Fold):
        yield because("early-fold-penalty", book.cite("fold.facing_check_binding"))
    elif book.choice("out_of_turn.penalty") == "each":
        yield because("early-penalty", book.cite("out_of_turn.penalty"))
    elif act.seat in facts.repeated:
        yield because("repeated-penalty", book.cite("out_of_turn.penalty"), seat=act.seat)
