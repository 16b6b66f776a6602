"""The headline of a line: what is ruled, in which seat, of whom, in words of both languages."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from ruleone.dealing import CorrectStack, Forfeit, GiveBack, KillHand, ReplaceCard, RestoreHand
from ruleone.dealing.actions import Action, Call, Check, Discard, Fold, RaiseTo, Show
from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.chips import value_of
from ruleone.floor.conduct import NOTHING, Penalty
from ruleone.floor.conduct.told import penalty_in_words
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    ByFloor,
    ChipsFound,
    ClockCalled,
    CountAsked,
    FollowedHand,
    HandDealt,
    Happened,
    Line,
    Misconduct,
    NoHand,
    Overruled,
    Plays,
    SkippedSpoke,
    StackTold,
    TimeOver,
    Undone,
)
from ruleone.floor.out_of_turn import EarlyRuling, TurnRuling
from ruleone.floor.remedies import remedies_in_words
from ruleone.floor.ruling import HeldTo, Reading, Remedy
from ruleone.floor.sentences import choice_in_words
from ruleone.floor.steps import Push, Said, Step, ToldCount
from ruleone.rulebook.values import InWords
from ruleone.words import LANGUAGES, Language, say

_ABOUT_SEATS: Final = frozenset(("seat", "of", "twice"))
"""Facts of an incident that name the seats whom it is about."""


class Headline(msgspec.Struct, frozen=True):
    """What a line says at a glance: `words`. They name whom it is `about`, if anybody, and in a few
    words `what` is ruled or was done there; `seats` are those named."""

    words: InWords
    about: InWords | None = None
    what: InWords | None = None
    seats: tuple[int, ...] = ()

    @property
    def plain(self) -> InWords:
        """The same without what it overrules or takes back."""
        return self.words if self.what is None else _is(self.about, self.what)


def headline(
    line: Line,
    turn: TurnRuling | None,
    before: FollowedHand | NoHand,
    names: Mapping[int, str],
    earlier: Mapping[int, Headline],
) -> Headline:
    """The headline of a line that was entered in the hand `before`, or without one. `turn` is what
    is new of acts out of turn, `names` are the players by seat, `earlier` the headlines so far."""
    if line.decides is not None:
        return _decided(line, before, earlier)
    if isinstance(line.entry, Undone):
        if not before.standing:
            return Headline(said("entry-undone"))
        of = earlier[before.standing[-1].n]
        words = _both(
            lambda language: say(language, "head-undone", was=getattr(of.plain, language))
        )
        return Headline(words, seats=of.seats)
    seats = _seats(line, before)
    about = _of(seats, names)
    if isinstance(line.entry, Happened | ChipsFound):
        about = _incident(line.entry, about)
    what = _ruled(line, before)
    early = None if turn is None or len(seats) != 1 else turn.of(seats[0])
    if what is not None and isinstance(line.entry, Acts | Plays) and _is_early(line, before):
        code = "asked" if early is None else early.verdict
        told = what
        what = _both(
            lambda language: say(language, f"head-early-{code}", what=getattr(told, language))
        )
    if what is not None:
        words = _is(about, what)
    elif about is not None and isinstance(line.entry, Happened | ChipsFound):
        words = about
    else:
        words = _entered(line, about)
    later = () if turn is None else (each for each in turn.early if each is not early)
    for each in later:
        words = _and(words, _in_force(each, names))
    return Headline(words, about, what, seats)


def _decided(
    line: Line, before: FollowedHand | NoHand, earlier: Mapping[int, Headline]
) -> Headline:
    """What the floor decided on an entry of this hand: chosen, or ruled otherwise."""
    assert line.decides is not None, "it is a decision"
    of = earlier[line.decides]
    what = None
    if line.penalty is not None:
        what = _penalty(line.penalty)
    elif line.chosen is not None:
        chosen = line.chosen
        what = _both(lambda language: choice_in_words(language, chosen))
    elif isinstance(line.entry, Overruled):
        what = _put_right(line.entry.remedies)
    if what is None:
        return Headline(of.words, of.about, of.what, of.seats)
    words, now = _is(of.about, what), what
    if isinstance(line.entry, Overruled):
        last = next((one.n for one in reversed(before.standing) if one.decides == line.decides), 0)
        was = earlier[last or line.decides].plain
        words = _both(
            lambda language: say(
                language, "head-overruled", was=getattr(was, language), what=getattr(now, language)
            )
        )
    return Headline(words, of.about, what, of.seats)


def _ruled(line: Line, before: FollowedHand | NoHand) -> InWords | None:
    """What the book makes of an entry, in a few words; None where the entry says it itself."""
    ruling, entry = line.ruling, line.entry
    ruled = getattr(ruling, "ruled", None)
    if ruled is not None:
        return _both(lambda language: choice_in_words(language, ruled))
    match entry, ruling:
        case Plays(steps=steps), Reading():
            return _told(steps, ruling)
        case Acts(action=action), _ if _is_early(line, before):
            return _action(action)
        case ClockCalled(), ClockRuling(verdict=verdict, clock=clock):
            seconds = 0 if clock is None else clock.seconds
            return said(f"head-clock-{verdict}", seconds=seconds)
        case TimeOver(), TimeRuling(result=result):
            return said(f"head-time-{result}")
        case Misconduct(incident=incident), _:
            return _ended(said(f"ruling-offence-{incident.offence}"))
        case ByFloor(remedies=remedies), _:
            return _put_right(remedies)
    return None


def _is_early(line: Line, before: FollowedHand | NoHand) -> bool:
    """Whether a player did this before his turn."""
    return (
        isinstance(line.entry, Acts | Plays)
        and before.asked not in (None, line.entry.seat)
        and isinstance(getattr(line.entry, "action", Fold()), Fold | Check | Call | RaiseTo)
    )


def _seats(line: Line, before: FollowedHand | NoHand) -> tuple[int, ...]:
    """The seats that an entry is about."""
    match line.entry:
        case Acts(seat) | Plays(seat) | HandDealt(seat) | Misconduct(seat) | StackTold(seat):
            return (seat,)
        case CountAsked(by=seat):
            return (seat,)
        case ChipsFound(seat=found):
            return () if found is None else (found,)
        case ClockCalled():
            return () if before.asked is None else (before.asked,)
        case TimeOver():
            on = before.pending.clock_on
            return () if on is None else (on,)
        case Happened(facts=facts):
            return tuple(dict.fromkeys(_told_seats(facts)))
        case SkippedSpoke():
            return () if line.turn is None else line.turn.skipped
        case ByFloor(remedies=remedies):
            return tuple(dict.fromkeys(_touched(remedies)))
    return ()


def _told_seats(facts: Mapping[str, Any]) -> Iterator[int]:
    for name, value in facts.items():
        for each in value if isinstance(value, list | tuple) else (value,):
            if isinstance(each, dict):
                yield from _told_seats(each)
            elif name in _ABOUT_SEATS and isinstance(each, int) and each > 0:
                yield each


def _touched(remedies: tuple[Remedy, ...]) -> Iterator[int]:
    for each in remedies:
        match each:
            case (
                HeldTo(seat=seat) | GiveBack(seat=seat) | KillHand(seat=seat)
                | RestoreHand(seat=seat) | CorrectStack(seat=seat) | Forfeit(seat=seat)
                | ReplaceCard(seat=seat)
            ):  # fmt: skip
                yield seat


def _of(seats: tuple[int, ...], names: Mapping[int, str]) -> InWords | None:
    """Seats with who sits there."""
    told = None
    for seat in seats:
        one = said("head-seat", seat=seat, player=names.get(seat, ""))
        told = one if told is None else _and(told, one)
    return told


def _incident(entry: Happened | ChipsFound, of: InWords | None) -> InWords:
    if isinstance(entry, Happened):
        kind = said(f"situation-{entry.kind}")
    else:
        kind = said("entry-chips-found", amount=entry.chips)
    if of is None:
        return kind
    return _both(
        lambda language: say(
            language, "head-incident", who=getattr(of, language), kind=getattr(kind, language)
        )
    )


def _entered(line: Line, about: InWords | None) -> InWords:
    """What was entered, where there is nothing to rule."""
    tag = str(line.entry.__struct_config__.tag)
    parameters: dict[str, Any] = {}
    match line.entry:
        case Acts(action=action):
            tag = f"acts-{action.__struct_config__.tag}"
            cards = action.cards or () if isinstance(action, Discard | Show) else ()
            parameters = {"cards": tuple(map(str, cards)), "count": len(cards)}
            parameters["amount"] = getattr(action, "to", 0)
        case BoardTurned(cards=cards):
            parameters = {"cards": cards}
        case StackTold(stack=stack):
            parameters = {"amount": stack}
        case SkippedSpoke(spoke_up):
            tag = "skipped-spoke" if spoke_up else "skipped-silent"
    return _both(
        lambda language: say(
            language,
            f"entry-{tag}",
            player="" if about is None else getattr(about, language),
            **parameters,
        )
    )


def _told(steps: tuple[Step, ...], ruling: Reading) -> InWords:
    """What a player said and pushed, where it is not clear what it comes to."""
    for reason in ruling.reasons:
        if reason.code == "undercall":
            return said("head-undercall", **reason.parameters)
    return _both(
        lambda language: say(language, "between").join(_step(language, each) for each in steps)
    )


def _step(language: Language, step: Step) -> str:
    match step:
        case Push(chips, words):
            code = "step-push-saying" if words else "step-push"
            return say(language, code, amount=value_of(chips), words=words)
        case Said(words):
            return say(language, "step-said", words=words)
        case ToldCount(price):
            return say(language, "step-told-count", amount=price)
    return say(language, f"step-{step.__struct_config__.tag}")


def _action(action: Action) -> InWords:
    return said("head-act", action=type(action).__name__, amount=getattr(action, "to", 0))


def _in_force(early: EarlyRuling, names: Mapping[int, str]) -> InWords:
    """What has become of an act out of turn of another player."""
    what = _action(early.act.action)
    return _both(
        lambda language: say(
            language,
            f"head-then-{early.verdict}",
            seat=early.act.seat,
            player=names.get(early.act.seat, ""),
            what=getattr(what, language),
        )
    )


def _put_right(remedies: tuple[Remedy, ...]) -> InWords:
    """What the floor does instead."""
    if not remedies:
        return said("head-nothing")
    if all(isinstance(each, HeldTo) for each in remedies):
        acts = [_action(each.action) for each in remedies if isinstance(each, HeldTo)]
        return _both(
            lambda language: say(language, "between").join(getattr(act, language) for act in acts)
        )
    return _ended(
        _both(
            lambda language: ("" if language == "zh" else " ").join(
                remedies_in_words(language, remedies)
            )
        )
    )


def _penalty(penalty: Penalty) -> InWords:
    told = _both(lambda language: penalty_in_words(language, penalty))
    if penalty == NOTHING:
        return told
    return _both(lambda language: say(language, "head-penalty", penalty=getattr(told, language)))


def _is(about: InWords | None, what: InWords) -> InWords:
    if about is None:
        return what
    return _both(
        lambda language: say(
            language, "head-is", who=getattr(about, language), what=getattr(what, language)
        )
    )


def _and(one: InWords, other: InWords) -> InWords:
    return _both(
        lambda language: say(
            language, "head-and", one=getattr(one, language), other=getattr(other, language)
        )
    )


def _ended(words: InWords) -> InWords:
    """A sentence as a part of one."""
    return _both(lambda language: getattr(words, language).rstrip(".。"))


def said(code: str, **parameters: Any) -> InWords:
    """The words for a code in both languages."""
    return _both(lambda language: say(language, code, **parameters))


def _both(words: Callable[[Language], str]) -> InWords:
    return InWords(*(words(language) for language in LANGUAGES))
