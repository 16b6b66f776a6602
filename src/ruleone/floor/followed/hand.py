"""A hand at a live table that RuleOne follows: entries in, what is ruled and done out."""

from collections.abc import Iterable
from typing import Self

from msgspec.structs import replace

from ruleone.dealing import Event, Hand
from ruleone.dealing.views import HandView
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.called_clock import ClockRuling
from ruleone.floor.conduct import ConductRuling
from ruleone.floor.followed.course import Contradiction, Course
from ruleone.floor.followed.entries import (
    ByFloor,
    Chosen,
    Entry,
    Overruled,
    Plays,
    TimeOver,
    Told,
    Undone,
)
from ruleone.floor.followed.judging import judged
from ruleone.floor.followed.outcome import outcome, remedies_of
from ruleone.floor.followed.record import AnyRuling, Line, Pending, standing
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.ruling import Cited, HeldTo, Reading, Remedy, Ruling
from ruleone.floor.verdict import by
from ruleone.limits import FOLLOWED_ENTRIES_MAX, REASON_MAX_CHARACTERS
from ruleone.rulebook import Citation, Refusal


class FollowedHand:
    """A hand whose cards and acts the dealer tells.

    `hand` is begun without a deck, with `showdown="players"`; `repeated` are the seats of players
    who have acted out of turn in the event before. `enter` takes one entry: it answers
    with the line of the record that tells what was ruled and done, or with a refusal that says what
    contradicts, and then nothing has changed. The record keeps every line; `Undone` takes the last
    one that stands back. The first events and the record make the same hand again.
    """

    def __init__(self, hand: Hand, repeated: Iterable[int] = ()) -> None:
        self.opening: tuple[Event, ...] = hand.events
        self.lines: tuple[Line, ...] = ()
        self._began = Pending(repeated=tuple(repeated))
        self._course = Course(hand, self._began)

    @classmethod
    def restore(
        cls, opening: Iterable[Event], lines: Iterable[Line], repeated: Iterable[int] = ()
    ) -> Self:
        """The hand that these first events and this record made."""
        followed = cls(Hand.replay(opening), repeated)
        followed.lines = tuple(lines)
        followed._course = followed._after(followed.standing)
        return followed

    @property
    def hand(self) -> Hand:
        """The hand in the engine as it stands. Look at it; what is done to it is entered."""
        return self._course.hand

    @property
    def pending(self) -> Pending:
        """What is under way beside the hand: acts out of turn, a clock, an open ruling."""
        return self._course.pending

    @property
    def standing(self) -> tuple[Line, ...]:
        """The lines that were not undone."""
        return standing(self.lines)

    def view(self, seat: int | None = None) -> HandView:
        """What the player in `seat` may know of the hand; None for who only watches."""
        return self.hand.view(seat)

    def judged(self, entry: Entry) -> Line | Refusal:
        """What it would come to if this were entered; nothing changes."""
        return type(self).restore(self.opening, self.lines, self._began.repeated).enter(entry)

    def enter(self, entry: Entry) -> Line | Refusal:
        """Take an entry: the line that it becomes, or why it is none."""
        if len(self.lines) >= FOLLOWED_ENTRIES_MAX:
            return _refused("too-many-entries", most=FOLLOWED_ENTRIES_MAX)
        try:
            line = self._line(entry)
        except (Contradiction, BadFacts) as wrong:
            self._course = self._after(self.standing)
            return wrong.refusal
        self.lines = (*self.lines, line)
        return line

    def _line(self, entry: Entry) -> Line:
        match entry:
            case Undone():
                return self._undone(entry)
            case Chosen():
                return self._chosen(entry)
            case Overruled():
                return self._overruled(entry)
            case ByFloor(remedies, why):
                _check_reason(why)
                return self._by_floor(entry, remedies, self.standing)
            case _:
                return self._entered(entry)

    def _entered(self, entry: Entry) -> Line:
        """An entry of the dealer: what the book says of it, and what that does."""
        course = self._course
        if isinstance(entry, Told) and course.pending.open is not None:
            raise Contradiction(_refused("floor-decides-first", entry=course.pending.open))
        n, began, seat = self._n, len(course.hand.events), self._about(entry)
        known = course.turn_ruling()
        ruling = judged(course.hand, course.pending, entry)
        leads = outcome(ruling, seat)
        course.tell(entry)
        if isinstance(ruling, ClockRuling) and course.hand.options is not None:
            on = course.hand.options.seat if ruling.clock else None
            course.pending = replace(course.pending, clock=ruling.clock, clock_on=on)
        if isinstance(entry, TimeOver):
            course.pending = replace(course.pending, clock=None, clock_on=None)
        if isinstance(ruling, Reading):
            self._rule_on_words(by(self._rule_of(ruling), *leads.done))
        elif ruling is not None:
            course.carry_out(
                ruling.cited_to_do
                if isinstance(ruling, Ruling)
                else by(self._rule_of(ruling), *leads.done)
            )
        turn = course.play_on()
        if turn is not None and turn == known:
            turn = None  # it was told with the act out of turn itself
        if leads.open or outcome(turn, None).open:
            course.pending = replace(course.pending, open=n)
        return self._told(entry, began, ruling=ruling, turn=turn, done=leads.done)

    def _rule_on_words(self, cited: tuple[Cited, ...]) -> None:
        """What words and chips came to is an act, in turn or out of it."""
        for each in cited:
            if isinstance(each.remedy, HeldTo):
                self._course.act(each.remedy.seat, each.remedy.action)
            else:
                self._course.carry_out((each,))

    def _undone(self, entry: Undone) -> Line:
        kept = self.standing[:-1]
        if not self.standing:
            raise Contradiction(_refused("no-entry-to-undo"))
        _check_reason(entry.why, needed=False)
        self._course = self._after(kept)
        return self._told(entry, len(self.hand.events))

    def _chosen(self, entry: Chosen) -> Line:
        """The floor's choice among those of a ruling."""
        _check_reason(entry.why, needed=False)
        of, course = self._entry(entry.of), self._course
        turn = of.turn if of.turn is not None and of.turn.choices else None
        ruling = turn or of.ruling
        offered = ruling.choices if isinstance(ruling, ConductRuling) else ()
        choices = outcome(ruling, None).choices
        if not 0 <= entry.choice < len(offered or choices):
            raise BadFacts(f"on entry {of.n} are {len(offered or choices)} choices")
        if any(isinstance(line.entry, Chosen) and line.entry.of == of.n for line in self.standing):
            raise BadFacts(f"the floor has chosen on entry {of.n} already")
        began = len(course.hand.events)
        if offered:
            return self._told(entry, began, penalty=offered[entry.choice])
        moved = began != of.began + len(of.events)
        if moved and course.pending.open != of.n:
            raise BadFacts(f"the hand has gone on since entry {of.n}")
        choice = choices[entry.choice]
        course.pending = replace(course.pending, open=None)
        done: tuple[Remedy, ...] = ()
        if isinstance(ruling, TurnRuling):
            course.pending = replace(course.pending, fate=choice.code)
        else:
            done = remedies_of(choice, self._about(of.entry))
            cited = choice.cited or by(self._rule_of(ruling), *done)
            if isinstance(ruling, Reading):
                self._rule_on_words(cited)
            else:
                course.carry_out(cited)
        ruled = course.play_on()
        return self._told(entry, began, chosen=choice, turn=ruled, done=done)

    def _overruled(self, entry: Overruled) -> Line:
        """The floor rules otherwise: on the last entry instead of what it did, on an earlier one
        on top of what was done since."""
        _check_reason(entry.why)
        of, kept = self._entry(entry.of), self.standing
        if of.n == kept[-1].n:
            kept = kept[:-1]
        return self._by_floor(entry, entry.remedies, kept)

    def _by_floor(
        self, entry: ByFloor | Overruled, remedies: tuple[Remedy, ...], kept: tuple[Line, ...]
    ) -> Line:
        course = self._course = self._after(kept)
        if isinstance(entry, Overruled) and course.pending.open == entry.of:
            course.pending = replace(course.pending, open=None, turn=None, fate=None)
        began = len(course.hand.events)
        course.carry_out(by(self._rule_of(None), *remedies))
        return self._told(entry, began, turn=course.play_on(), done=remedies)

    def _told(self, entry: Entry, began: int, **what: object) -> Line:
        line = Line(n=self._n, entry=entry, began=began, pending=self.pending)
        return replace(line, events=self.hand.events[began:], **what)

    def _rule_of(self, ruling: AnyRuling | None) -> Citation:
        """The rule by which is done what carries none itself: an action that words, chips or the
        clock came to, by the last reason for it; what the floor does, by the floor's own rule."""
        if ruling is not None and ruling.reasons:
            return ruling.reasons[-1].citation
        return self.hand.edition.cite("floor.decides")

    @property
    def _n(self) -> int:
        return len(self.lines) + 1

    def _entry(self, n: int) -> Line:
        """The line of this number, which stands."""
        for line in self.standing:
            if line.n == n:
                return line
        raise BadFacts(f"there is no entry {n} that stands")

    def _about(self, entry: Entry) -> int | None:
        """The seat that an entry is about, if it is about one."""
        if isinstance(entry, TimeOver):
            return self.pending.clock_on
        return entry.seat if isinstance(entry, Plays) else None

    def _after(self, lines: tuple[Line, ...]) -> Course:
        """The hand as these lines made it."""
        events = self.opening
        for line in lines:
            events = (*events[: line.began], *line.events)
        return Course(Hand.replay(events), lines[-1].pending if lines else self._began)


def _check_reason(why: str, *, needed: bool = True) -> None:
    if needed and not why.strip():
        raise BadFacts("the floor says why")
    if len(why) > REASON_MAX_CHARACTERS:
        raise BadFacts(f"a reason has at most {REASON_MAX_CHARACTERS} characters, not {len(why)}")


def _refused(code: str, **parameters: int | str) -> Refusal:
    return Refusal(code, "illegal", dict(parameters))
