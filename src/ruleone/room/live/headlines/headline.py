"""The headline of a line: what is ruled, in which seat, of whom, in words of both languages."""

from collections.abc import Mapping

import msgspec

from ruleone.dealing.actions import Discard, Show
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    ChipsFound,
    ClockCalled,
    FollowedHand,
    Happened,
    Line,
    NoHand,
    Overruled,
    Plays,
    SkippedSpoke,
    StackTold,
    Undone,
)
from ruleone.floor.headline import headline as at_a_glance
from ruleone.floor.headline import skipped_in_words
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.room.live.headlines.about import incident, players, seats_of
from ruleone.room.live.headlines.ruled import decided, in_force, is_early, ruled
from ruleone.room.live.in_both import in_words, said
from ruleone.rulebook.values import InWords
from ruleone.words import Parameter


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
    """That the last line which stood is taken back."""
    if not before.standing:
        return Headline(said("entry-undone"))
    of = earlier[before.standing[-1].n]
    return Headline(said("head-undone", was=of.plain), seats=of.seats)


def _of_decision(
    line: Line, before: FollowedHand | NoHand, earlier: Mapping[int, Headline]
) -> Headline:
    """What the floor decided on an entry of this hand: chosen, or ruled otherwise."""
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
    """What was entered, where there is nothing to rule."""
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
