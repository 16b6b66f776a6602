"""Headlines of the lines of a record: the ruling, the seat and the player, in each language."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from ruleone.dealing import (
    CorrectBets,
    CorrectStack,
    Forfeit,
    GiveBack,
    KillHand,
    ReplaceCard,
    RestoreHand,
)
from ruleone.dealing.actions import Action, Call, Check, Discard, Fold, RaiseTo, Show
from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.corrections import remedies_in_words
from ruleone.floor.facts import value_of
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
from ruleone.floor.headline import choice_in_words, skipped_in_words
from ruleone.floor.headline import headline as at_a_glance
from ruleone.floor.out_of_turn import EarlyRuling, TurnRuling
from ruleone.floor.penalties.infraction import NOTHING
from ruleone.floor.penalties.penalty import Penalty
from ruleone.floor.penalties.serving import penalty_in_words
from ruleone.floor.ruling import HeldTo, Reading, Remedy
from ruleone.floor.rulings import Undecided
from ruleone.floor.steps import PulledBack, Push, Said, Step, ToldCount
from ruleone.rulebook.in_words import in_words, listed, offence_words, said, sentences_of, together
from ruleone.rulebook.values import InWords
from ruleone.words import Parameter

_ABOUT_SEATS: Final = frozenset(("seat", "of", "twice"))
"""Facts of an incident that name the seats whom it is about."""


def seats_of(line: Line, before: FollowedHand | NoHand) -> tuple[int, ...]:
    """Return the seats that an entry is about, made in the hand `before` or without one."""
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


def players(seats: Iterable[int], names: Mapping[int, str]) -> InWords | None:
    """Return seats with their players' names; None for no seats."""
    told = None
    for seat in seats:
        one = said("head-seat", seat=seat, player=names.get(seat, ""))
        told = one if told is None else said("head-and", one=told, other=one)
    return told


def incident(entry: Happened | ChipsFound, of: InWords | None) -> InWords:
    """Return the words for an incident, and for those it was about."""
    if isinstance(entry, Happened):
        kind = said(f"situation-{entry.kind}")
    else:
        kind = said("entry-chips-found", amount=entry.chips)
    return kind if of is None else said("head-incident", who=of, kind=kind)


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
            case CorrectBets(totals):
                yield from (seat for seat, _ in totals)


def ruled(line: Line, before: FollowedHand | NoHand) -> InWords | None:
    """Return the book's ruling on an entry; None where the entry says it itself."""
    ruling, entry = line.ruling, line.entry
    if ruling is not None and (isinstance(ruling, Undecided) or getattr(ruling, "ruled", None)):
        return in_words(ruling, at_a_glance)
    match entry, ruling:
        case Plays(steps=steps), Reading():
            return _told(steps, ruling)
        case Acts(action=action), _ if is_early(line, before):
            return _action(action)
        case (ClockCalled(), ClockRuling() as timed) | (TimeOver(), TimeRuling() as timed):
            return in_words(timed, at_a_glance)
        case Misconduct(incident=incident), _:
            return offence_words(incident.offence)
        case ByFloor(remedies=remedies), _:
            return _put_right(remedies)
    return None


def decided(line: Line) -> InWords | None:
    """Return the floor's decision on this line; None where it changes nothing of the ruling."""
    if line.penalty is not None:
        return _penalty(line.penalty)
    if line.chosen is not None:
        return in_words(line.chosen, choice_in_words)
    if isinstance(line.entry, Overruled):
        return _put_right(line.entry.remedies)
    return None


def is_early(line: Line, before: FollowedHand | NoHand) -> bool:
    """Whether a player did this out of turn."""
    return (
        isinstance(line.entry, Acts | Plays)
        and before.asked not in (None, line.entry.seat)
        and isinstance(getattr(line.entry, "action", Fold()), Fold | Check | Call | RaiseTo)
    )


def in_force(early: EarlyRuling, names: Mapping[int, str]) -> InWords:
    """Return what has become of another player's act out of turn."""
    return said(
        f"head-then-{early.verdict}",
        seat=early.act.seat,
        player=names.get(early.act.seat, ""),
        what=_action(early.act.action),
    )


def _told(steps: tuple[Step, ...], ruling: Reading) -> InWords:
    """Return a player's words and chips, where it is not clear what they amount to."""
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
    """Return what the floor does instead."""
    if not remedies:
        return said("head-nothing")
    acts = [_action(each.action) for each in remedies if isinstance(each, HeldTo)]
    if len(acts) == len(remedies):
        return listed(acts)
    return together(sentences_of(remedies, remedies_in_words))


def _penalty(penalty: Penalty) -> InWords:
    told = in_words(penalty, penalty_in_words)
    return told if penalty == NOTHING else said("head-penalty", penalty=told)


class Headline(msgspec.Struct, frozen=True):
    """A line at a glance, as `words`.

    They name whom it is `about`, if anybody, and `what` is ruled or was done there in a few words;
    `seats` are those named.
    """

    words: InWords
    about: InWords | None = None
    what: InWords | None = None
    seats: tuple[int, ...] = ()

    @property
    def plain(self) -> InWords:
        """The words without what the line overrules or undoes."""
        return self.words if self.what is None else _is(self.about, self.what)


def headline(
    line: Line,
    turn: TurnRuling | None,
    before: FollowedHand | NoHand,
    names: Mapping[int, str],
    earlier: Mapping[int, Headline],
) -> Headline:
    """Return the headline of a line that was entered in the hand `before`, or without one.

    `turn` is what is new of acts out of turn, `names` are the players by seat, `earlier` the
    headlines so far.
    """
    if line.decides is not None:
        return _of_decision(line, before, earlier)
    if isinstance(line.entry, Undone):
        return _of_undoing(before, earlier)
    seats = seats_of(line, before)
    about = players(seats, names)
    if isinstance(line.entry, Happened | ChipsFound):
        about = incident(line.entry, about)
    what = ruled(line, before)
    early = None if turn is None or len(seats) != 1 else turn.of(seats[0])
    if what is not None and isinstance(line.entry, Acts | Plays) and is_early(line, before):
        what = said(f"head-early-{'asked' if early is None else early.verdict}", what=what)
    if what is not None:
        words = _is(about, what)
    elif line.ruling is not None and not isinstance(line.entry, Plays):
        words = _is(about, in_words(line.ruling, at_a_glance))
    else:
        words = _entered(line, about)
    if isinstance(line.entry, ClockCalled) and line.entry.by is not None:
        by = line.entry.by
        words = said("head-called-by", what=words, seat=by, player=names.get(by, ""))
    later = () if turn is None else (each for each in turn.early if each is not early)
    for each in later:
        words = said("head-and", one=words, other=in_force(each, names))
    if turn is not None and isinstance(line.entry, SkippedSpoke) and turn.skipped:
        words = said("head-and", one=words, other=in_words(turn, skipped_in_words))
    return Headline(words, about, what, seats)


def _of_undoing(before: FollowedHand | NoHand, earlier: Mapping[int, Headline]) -> Headline:
    """Return the headline of undoing the last line that stood."""
    if not before.standing:
        return Headline(said("entry-undone"))
    of = earlier[before.standing[-1].n]
    return Headline(said("head-undone", was=of.plain), seats=of.seats)


def _of_decision(
    line: Line, before: FollowedHand | NoHand, earlier: Mapping[int, Headline]
) -> Headline:
    """Return the headline of the floor's decision on an entry: a choice, or another ruling."""
    assert line.decides is not None, "it is a decision"
    of, what = earlier[line.decides], decided(line)
    if what is None:
        return Headline(of.words, of.about, of.what, of.seats)
    words = _is(of.about, what)
    if isinstance(line.entry, Overruled):
        last = next((one.n for one in reversed(before.standing) if one.decides == line.decides), 0)
        words = said("head-overruled", was=earlier[last or line.decides].plain, what=what)
    return Headline(words, of.about, what, of.seats)


def _entered(line: Line, about: InWords | None) -> InWords:
    """Return the words for an entry, where there is nothing to rule."""
    tag = str(line.entry.__struct_config__.tag)
    parameters: dict[str, Parameter] = {}
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
    return said(f"entry-{tag}", player=about or "", **parameters)


def _is(about: InWords | None, what: InWords) -> InWords:
    return what if about is None else said("head-is", who=about, what=what)
