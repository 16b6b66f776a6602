"""What a ruling comes to: what it leaves open, and what is ruled and done, without the reasons."""

from collections.abc import Hashable, Iterable
from typing import Literal

from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.counts import CountRuling
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.penalties import ConductRuling, DealRuling, Penalty
from ruleone.floor.ruling import ChipsRuling, Choice, Cited, Reading, Ruling
from ruleone.floor.rulings import AnyRuling, OneRuling, Undecided

Verdict = Literal["settled", "ask", "floor"]


def left_open(ruling: AnyRuling) -> Verdict:
    """Whether the book settles it, somebody has to be asked or to judge first, or the floor
    decides."""
    match ruling:
        case Undecided() | Reading(verdict="ask") | Ruling(verdict="ask"):
            return "ask"
        case TurnRuling(fate="tell-first" | "judge-time") | ClockRuling(verdict="staff"):
            return "ask"
        case Reading(verdict="floor") | Ruling(verdict="floor") | TurnRuling(fate="floor"):
            return "floor"
        case ConductRuling(choices=choices) | ChipsRuling(choices=choices) if choices:
            return "floor"
    return "settled"


def came_to(ruling: OneRuling) -> Hashable:
    """The same for rulings by which the same is ruled and done or, where the floor decides, is
    proposed. By which rules, and whether a penalty may follow, makes none another: a penalty is a
    ruling of its own."""
    return _comes_to(ruling), _of(proposed(ruling))


def proposed(ruling: OneRuling) -> Choice | Penalty | None:
    """What is proposed to the floor; None where nothing is."""
    found: Choice | Penalty | None = getattr(ruling, "proposed", None)
    return found


def _comes_to(ruling: OneRuling) -> Hashable:
    open_ = left_open(ruling)
    match ruling:
        case Reading():
            held = _of(ruling.bound), *map(_of, ruling.choices)
            return open_, _of(ruling.ruled), ruling.adds, ruling.returned, held
        case Ruling():
            done = _done(ruling.cited_to_do)
            return open_, _of(ruling.ruled), done, tuple(map(_of, ruling.choices))
        case TurnRuling():
            acts = tuple(
                (one.act.seat, one.verdict, one.returned, one.options) for one in ruling.early
            )
            return open_, ruling.fate, ruling.skipped, acts
        case ConductRuling():
            return open_, ruling.liability, ruling.choices
        case DealRuling():
            return open_, ruling.serving, ruling.missed, ruling.dealt, ruling.posts, ruling.killed
        case ChipsRuling():
            left = ruling.out_of_play, ruling.disqualification
            return open_, left, _done(ruling.cited), tuple(map(_of, ruling.choices))
        case ClockRuling():
            return open_, ruling.verdict, ruling.clock
        case TimeRuling():
            return open_, ruling.result
        case CountRuling():
            return open_, ruling.given


def _of(choice: Choice | Penalty | None) -> Hashable:
    if not isinstance(choice, Choice):
        return choice
    return (choice.code, choice.action, choice.amount, _done(choice.cited))


def _done(cited: Iterable[Cited]) -> Hashable:
    return tuple(one.remedy for one in cited)
