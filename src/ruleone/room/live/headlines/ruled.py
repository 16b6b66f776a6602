"""What the book makes of an entry, or the floor, in a few words."""

from collections.abc import Mapping

from ruleone.dealing.actions import Action, Call, Check, Fold, RaiseTo
from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.corrections import remedies_in_words
from ruleone.floor.facts import value_of
from ruleone.floor.followed import (
    Acts,
    ByFloor,
    ClockCalled,
    FollowedHand,
    Line,
    Misconduct,
    NoHand,
    Overruled,
    Plays,
    TimeOver,
)
from ruleone.floor.headline import choice_in_words, headline
from ruleone.floor.out_of_turn import EarlyRuling
from ruleone.floor.penalties import NOTHING, Penalty
from ruleone.floor.penalties.serving import penalty_in_words
from ruleone.floor.ruling import HeldTo, Reading, Remedy
from ruleone.floor.rulings import Undecided
from ruleone.floor.steps import PulledBack, Push, Said, Step, ToldCount
from ruleone.room.live.in_both import in_words, listed, offence_words, said, sentences_of, together
from ruleone.rulebook.values import InWords


def ruled(line: Line, before: FollowedHand | NoHand) -> InWords | None:
    """What the book makes of an entry; None where the entry says it itself."""
    ruling, entry = line.ruling, line.entry
    if ruling is not None and (isinstance(ruling, Undecided) or getattr(ruling, "ruled", None)):
        return in_words(ruling, headline)
    match entry, ruling:
        case Plays(steps=steps), Reading():
            return _told(steps, ruling)
        case Acts(action=action), _ if is_early(line, before):
            return _action(action)
        case (ClockCalled(), ClockRuling() as timed) | (TimeOver(), TimeRuling() as timed):
            return in_words(timed, headline)
        case Misconduct(incident=incident), _:
            return offence_words(incident.offence)
        case ByFloor(remedies=remedies), _:
            return _put_right(remedies)
    return None


def decided(line: Line) -> InWords | None:
    """What the floor decides with this line; None where it changes nothing of what was ruled."""
    if line.penalty is not None:
        return _penalty(line.penalty)
    if line.chosen is not None:
        return in_words(line.chosen, choice_in_words)
    if isinstance(line.entry, Overruled):
        return _put_right(line.entry.remedies)
    return None


def is_early(line: Line, before: FollowedHand | NoHand) -> bool:
    """Whether a player did this before his turn."""
    return (
        isinstance(line.entry, Acts | Plays)
        and before.asked not in (None, line.entry.seat)
        and isinstance(getattr(line.entry, "action", Fold()), Fold | Check | Call | RaiseTo)
    )


def in_force(early: EarlyRuling, names: Mapping[int, str]) -> InWords:
    """What has become of an act out of turn of another player."""
    return said(
        f"head-then-{early.verdict}",
        seat=early.act.seat,
        player=names.get(early.act.seat, ""),
        what=_action(early.act.action),
    )


def _told(steps: tuple[Step, ...], ruling: Reading) -> InWords:
    """What a player said and pushed, where it is not clear what it comes to."""
    for reason in ruling.reasons:
        if reason.code == "undercall":
            return said("head-undercall", **reason.parameters)
    return listed(map(_step, steps))


def _step(step: Step) -> InWords:
    match step:
        case Push(chips, words):
            code = "step-push-saying" if words else "step-push"
            return said(code, amount=value_of(chips), words=words)
        case Said(words):
            return said("step-said", words=words)
        case PulledBack(chips) if chips:
            return said("step-pulled-back-some", amount=value_of(chips))
        case ToldCount(price):
            return said("step-told-count", amount=price)
    return said(f"step-{step.__struct_config__.tag}")


def _action(action: Action) -> InWords:
    return said("head-act", action=type(action).__name__, amount=getattr(action, "to", 0))


def _put_right(remedies: tuple[Remedy, ...]) -> InWords:
    """What the floor does instead."""
    if not remedies:
        return said("head-nothing")
    acts = [_action(each.action) for each in remedies if isinstance(each, HeldTo)]
    if len(acts) == len(remedies):
        return listed(acts)
    return together(sentences_of(remedies, remedies_in_words))


def _penalty(penalty: Penalty) -> InWords:
    told = in_words(penalty, penalty_in_words)
    return told if penalty == NOTHING else said("head-penalty", penalty=told)
