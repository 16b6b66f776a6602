"""Which lines of a record are rulings, and what of acts out of turn is new on a line."""

from typing import Final

from msgspec.structs import replace

from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    Chosen,
    FollowedHand,
    HandDealt,
    Instructed,
    Line,
    NoHand,
    Overruled,
    Plays,
    StackTold,
    Undone,
)
from ruleone.floor.followed.record import allows_penalty
from ruleone.floor.out_of_turn import EarlyRuling, TurnRuling
from ruleone.floor.ruling import PENAL, Reading

_ORDINARY: Final = frozenset(
    (
        "said-fold", "said-check", "said-call", "tap-checks", "amount-said", "exact-call",
        "chips-bet", "chips-raise", "completed", "announced", "all-in", "all-in-button",
        "nothing-to-call", "bring-in", "completes",
    )
)  # fmt: skip
"""Reasons of an act that leaves nothing to rule."""
_OPEN: Final = frozenset(("floor", "judge-time", "tell-first"))


def is_ruling(line: Line, turn: TurnRuling | None) -> bool:
    """Whether something was ruled here, or done by a rule: no ordinary act, no deal, no count.
    `turn` is what is new of acts out of turn."""
    match line.entry:
        case Chosen() | Overruled() | ByFloor():
            return True
        case Undone() | StackTold():
            return False
        case Plays() | Acts() | AllDealt() | HandDealt() | BoardTurned() | Instructed():
            return turn is not None or bool(line.dropped) or not _is_ordinary(line)
    return line.ruling is not None or turn is not None


def _is_ordinary(line: Line) -> bool:
    ruling = line.ruling
    if not isinstance(ruling, Reading):
        return ruling is None and not line.done
    codes = {each.code for each in ruling.reasons}
    return (
        ruling.verdict == "action"
        and not ruling.returned
        and codes <= _ORDINARY
        and not (allows_penalty(ruling))
    )


def new_of_turns(line: Line, before: FollowedHand | NoHand) -> TurnRuling | None:
    """What a line rules of acts out of turn, as far as no line said it before. Whether a player may
    be penalised for his is told with the line of his act, and with no other player's."""
    turn = line.turn
    if turn is None:
        return None
    known = next((one.turn for one in reversed(before.standing) if one.turn is not None), None)
    early = tuple(
        each if _is_his(line, each) else _without_penalty(each)
        for each in turn.early
        if _is_new(each, known)
    )
    said = known is not None and known.reasons == turn.reasons and turn.fate not in _OPEN
    reasons = () if said else turn.reasons
    if not early and not reasons and not turn.choices:
        return None
    return replace(turn, early=early, reasons=reasons)


def _is_new(each: EarlyRuling, known: TurnRuling | None) -> bool:
    was = None if known is None else known.of(each.act.seat)
    return was is None or (was.act, was.verdict) != (each.act, each.verdict)


def _is_his(line: Line, each: EarlyRuling) -> bool:
    return isinstance(line.entry, Acts | Plays) and line.entry.seat == each.act.seat


def _without_penalty(each: EarlyRuling) -> EarlyRuling:
    kept = tuple(reason for reason in each.reasons if reason.code not in PENAL)
    return replace(each, reasons=kept, penalty=False)
