"""A followed hand at a live table: entries in, rulings and remedies out.

After a hand is over, until the next one begins, its pot may be disputed (`disputes.window`), and
incidents that touch nobody's turn may be entered.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Self

from msgspec.structs import replace

from ruleone.dealing import AskToSee, CorrectStack, Event, Hand
from ruleone.dealing.actions import Options, RaiseTo
from ruleone.dealing.views import HandView
from ruleone.floor.called_clock import ClockRuling
from ruleone.floor.followed.course import Contradiction, Course, tell
from ruleone.floor.followed.decided import (
    acts_of,
    check_choice,
    check_no_chips,
    check_reason,
    check_remedies,
    check_stacks,
    checked_against_bet,
    decided_on,
    decisions,
    follows_undercall,
    line_of,
    penalty_chosen,
    penalty_now,
    taken_back,
)
from ruleone.floor.followed.entries import (
    Acts,
    ByFloor,
    ChipsFound,
    Chosen,
    ClockCalled,
    Entry,
    Happened,
    Misconduct,
    OfFloor,
    Overruled,
    Plays,
    StackTold,
    TimeOver,
    Told,
    Undone,
    check_bounds,
    check_room,
)
from ruleone.floor.followed.incidents import meant
from ruleone.floor.followed.judging import judged
from ruleone.floor.followed.record import (
    DeadOnceDealt,
    Line,
    Pending,
    outcome,
    remedies_of,
    rule_of,
    standing,
)
from ruleone.floor.hand_stage import was_misdeal
from ruleone.floor.in_turn import raise_lost, ruled_of_turns
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.penalties import ConductRuling
from ruleone.floor.reading import declares_pot
from ruleone.floor.ruling import Cited, Reading, Remedy, Ruling
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.verdict import by
from ruleone.limits import FOLLOWED_ENTRIES_MAX
from ruleone.rulebook import Refusal

_OF_A_POT: Final = frozenset(
    {
        "disputed",
        "killed-hand",
        "thrown-in",
        "called-hand",
        "asked-to-see",
        "cards-to-come",
        "spoke-up",
    }
)
"""Incidents about an awarded pot, or the hands that were in for it."""
BETWEEN_HANDS: Final = frozenset(
    {
        "foreign-card",
        "duplicate-card",
        "foul-deck",
        "deck-change",
        "color-up",
        "dealer-push",
        "level-of-hand",
        "wrong-seat",
        "wrong-stacks",
    }
)
"""Incidents that need no hand in progress."""
_OF_A_MISDEAL: Final = frozenset({"redeal"})


def check_in_time(hand: Hand, entry: Entry) -> None:
    """Raise BadFacts for an entry too late for this hand, or too early for its end."""
    kind = entry.kind if isinstance(entry, Happened) else None
    if kind in _OF_A_MISDEAL and not was_misdeal(hand):
        raise BadFacts("no-misdeal")
    if not hand.over:
        return
    if isinstance(entry, StackTold):
        raise BadFacts("stack-by-the-floor", seat=entry.seat)
    if isinstance(entry, OfFloor | Undone | Misconduct | ChipsFound):
        return
    if isinstance(entry, Acts) and isinstance(entry.action, AskToSee):
        return
    if kind in BETWEEN_HANDS | (_OF_A_MISDEAL if was_misdeal(hand) else _OF_A_POT):
        return
    raise BadFacts("hand-is-over")


class FollowedHand:
    """A hand with cards and acts entered by the dealer.

    `hand` is begun without a deck, with `showdown="players"`. `repeated` are the seats of players
    who have acted out of turn in the event before. `dead` are the hands that are killed once they
    are dealt, such as those of players who miss it for a penalty. `beside` are the chips of others
    at the table, by seat, all that stands on the record included. The caller keeps them up to date,
    and corrections of them are on the record alone (`corrections`). `denominations` are the chips
    in play, where they are known.

    `enter` takes one entry. It answers with the line of the record that has the ruling and the
    remedies, or with a refusal that names the contradiction; then nothing has changed. The record
    keeps every line; `Undone` removes the last one that stands. The first events and the record
    make the same hand again.
    """

    def __init__(
        self, hand: Hand, repeated: Iterable[int] = (), dead: Iterable[DeadOnceDealt] = ()
    ) -> None:
        self.opening: tuple[Event, ...] = hand.events
        self.lines: tuple[Line, ...] = ()
        self.beside: Mapping[int, int] = {}
        self.denominations: tuple[int, ...] = ()
        self._began = Pending(repeated=tuple(repeated), dead=tuple(dead))
        self._course = Course(hand, self._began)

    @classmethod
    def restore(
        cls,
        opening: Iterable[Event],
        lines: Iterable[Line],
        repeated: Iterable[int] = (),
        dead: Iterable[DeadOnceDealt] = (),
    ) -> Self:
        """Return the hand that these first events and this record made."""
        followed = cls(Hand.replay(opening), repeated, dead)
        followed.lines = tuple(lines)
        followed._course = followed._after(followed.standing)
        return followed

    @property
    def hand(self) -> Hand:
        """The hand in the engine. Only read it; changes are entered."""
        return self._course.hand

    @property
    def pending(self) -> Pending:
        """Everything pending beside the hand: acts out of turn, a clock, an open ruling."""
        return self._course.pending

    @property
    def asked(self) -> int | None:
        """The seat to act, None where nobody is."""
        return None if self.hand.options is None else self.hand.options.seat

    @property
    def options(self) -> Options | None:
        """The options of the seat to act, without a raise that is ruled lost; None without one."""
        options, pending = self.hand.options, self.pending
        ruling = ruled_of_turns(self.hand, pending.turn, pending.fate)
        if options is None:
            return None
        lost = ruling is not None and raise_lost(ruling, options.seat)
        if lost or checked_against_bet(self.standing, options.seat):
            return replace(options, bet_to=None)
        return options

    @property
    def standing(self) -> tuple[Line, ...]:
        """The lines that were not undone."""
        return standing(self.lines)

    def view(self, seat: int | None = None) -> HandView:
        """Return the view of the player in `seat`; None is the view of a spectator."""
        return self.hand.view(seat)

    def judged(self, entry: Entry) -> Line | Refusal:
        """Return the result of an entry without making it."""
        return self.with_lines(self.lines).enter(entry)

    def with_lines(self, lines: Iterable[Line]) -> Self:
        """Return the hand with the same beginning and this record."""
        began = self._began
        after = type(self).restore(self.opening, lines, began.repeated, began.dead)
        after.beside, after.denominations = self.beside, self.denominations
        return after

    def enter(self, entry: Entry) -> Line | Refusal:
        """Make an entry: return its line, or the refusal."""
        is_full, left = len(self.lines) >= FOLLOWED_ENTRIES_MAX, self._left_to_do
        try:
            check_room(len(self.lines), entry)
            check_bounds(entry)
            line = self._line(entry)
            check_stacks(self.beside, self.standing, standing((*self.lines, line)))
            if is_full and self._left_to_do >= left:
                raise BadFacts("too-many-entries", most=FOLLOWED_ENTRIES_MAX)
        except (Contradiction, BadFacts) as wrong:
            self._course = self._after(self.standing)
            return wrong.refusal
        self.lines = (*self.lines, line)
        return line

    @property
    def _left_to_do(self) -> int:
        """Return the number of matters that delay the next hand: this one, and those open."""
        return (not self.hand.over) + len(self.pending.open)

    def _line(self, entry: Entry) -> Line:
        match entry:
            case Undone():
                return self._undone(entry)
            case Chosen():
                return self._chosen(entry)
            case Overruled():
                return self._overruled(entry)
            case ByFloor(remedies, why):
                check_reason(why)
                return self._by_floor(entry, remedies)
            case _:
                return self._entered(entry)

    def _entered(self, entry: Entry) -> Line:
        """Make an entry of the dealer: the ruling on it, and its effects."""
        course = self._course
        if isinstance(entry, Told) and course.pending.open:
            raise BadFacts("floor-decides-first", entry=course.pending.open[0])
        check_in_time(course.hand, entry)
        entry = meant(course.hand, entry)
        n, began, seat = self._n, len(course.hand.events), self._about(entry)
        known = course.turn_ruling()
        ruling = judged(
            course.hand,
            course.pending,
            entry,
            self.beside,
            self.denominations,
            undercalled=follows_undercall(self.standing),
        )
        self._check_raise(entry, ruling)
        leads = outcome(ruling, seat)
        tell(course, entry)
        if isinstance(ruling, ClockRuling) and course.hand.options is not None:
            on = course.hand.options.seat if ruling.clock else None
            course.pending = replace(course.pending, clock=ruling.clock, clock_on=on)
        if isinstance(entry, TimeOver):
            course.pending = replace(course.pending, clock=None, clock_on=None)
        cited = by(rule_of(self.hand.edition, ruling), *leads.done)
        if isinstance(ruling, Reading):
            course.rule_on_words(cited, n, pot=declares_pot(ruling))
        else:
            self._carry_out(ruling.cited_to_do if isinstance(ruling, Ruling) else cited)
        if leads.open:
            course.pending = replace(course.pending, open=(*course.pending.open, n))
        return self._played(entry, began, known, ruling=ruling, done=leads.done)

    def _check_raise(self, entry: Entry, ruling: AnyRuling | None) -> None:
        """Raise BadFacts for a raise of a player who has lost it by a check against a bet."""
        if not isinstance(entry, Acts | Plays) or entry.seat != self.asked:
            return
        did = entry.action if isinstance(entry, Acts) else getattr(ruling, "action", None)
        if isinstance(did, RaiseTo) and checked_against_bet(self.standing, entry.seat):
            raise BadFacts("raise-lost", seat=entry.seat)

    def _carry_out(self, cited: tuple[Cited, ...]) -> None:
        """Apply remedies to the hand; those for other stacks are on the record alone."""
        of_hand = tuple(each for each in cited if not self._is_beside(each.remedy))
        self._course.carry_out(of_hand, self._n)

    def _is_beside(self, remedy: Remedy) -> bool:
        return isinstance(remedy, CorrectStack) and remedy.seat in self.beside

    def _undone(self, entry: Undone) -> Line:
        kept = self.standing[:-1]
        if not self.standing:
            raise BadFacts("no-entry-to-undo")
        check_reason(entry.why, needed=False)
        self._course = self._after(kept)
        return self._told(entry, len(self.hand.events))

    def _chosen(self, entry: Chosen) -> Line:
        """Apply the floor's choice on a ruling that it has not decided yet."""
        check_reason(entry.why, needed=False)
        of, course = line_of(self.standing, entry.of), self._course
        turn = of.turn if of.turn is not None and of.turn.choices else None
        ruling = turn or of.ruling
        offered = ruling.choices if isinstance(ruling, ConductRuling) else ()
        choices = outcome(ruling, None).choices
        check_choice(self.standing, of, entry.choice, len(offered or choices))
        began = len(course.hand.events)
        if offered:
            penalty = penalty_chosen(offered[entry.choice], entry.chips)
            return self._told(entry, began, decides=of.n, penalty=penalty)
        check_no_chips(entry.chips)
        moved = began != of.began + len(of.events)
        if moved and of.n not in course.pending.open:
            raise BadFacts("gone-on-since", entry=of.n)
        choice = choices[entry.choice]
        course.pending = course.pending.decided(of.n)
        seat = self._about(of.entry)
        if isinstance(ruling, Reading | TurnRuling):
            done = course.choose(ruling, choice, seat, of=of.n, entry=self._n)
        else:
            done = remedies_of(choice, seat)
            self._carry_out(choice.cited or by(rule_of(self.hand.edition, ruling), *done))
        return self._played(entry, began, decides=of.n, chosen=choice, done=done)

    def _overruled(self, entry: Overruled) -> Line:
        """Apply a different ruling of the floor, on an entry or on its decision on one.

        The effects of that decision are undone where nothing has come of the hand since; effects of
        the entry itself longer ago stay, and this comes on top.
        """
        check_reason(entry.why)
        standing = self.standing
        of = decided_on(standing, entry.of)
        before = decisions(standing, of.n)
        entries = {of.n, *(line.n for line in before)}
        kept = taken_back(standing, entries)
        if before and before[-1] in kept and before[-1].events:
            raise BadFacts("decided-long-ago", entry=of.n, decision=before[-1].n)
        penalty = penalty_now(self.hand.edition, of, entry.penalty)
        early = acts_of(standing, of, self._began)
        now = self._course
        course = self._course = self._after(kept)
        if course.hand.events == now.hand.events and not isinstance(of.entry, TimeOver):
            clock, on = now.pending.clock, now.pending.clock_on  # nobody's turn has changed
            course.pending = replace(course.pending, clock=clock, clock_on=on)
        judged_skipped = of.turn is not None and bool(of.turn.choices) and not early
        course.forget(entries, early, skipped=judged_skipped)
        if isinstance(of.entry, ClockCalled):
            course.pending = replace(course.pending, clock=None, clock_on=None)
        return self._by_floor(entry, entry.remedies, decides=of.n, penalty=penalty)

    def _by_floor(
        self, entry: ByFloor | Overruled, remedies: tuple[Remedy, ...], **what: object
    ) -> Line:
        """Apply the floor's remedies to the hand as it is now."""
        check_remedies(remedies)
        began, known = len(self.hand.events), self._course.turn_ruling()
        self._carry_out(by(rule_of(self.hand.edition, None), *remedies))
        return self._played(entry, began, known, done=remedies, **what)

    def _played(
        self, entry: Entry, began: int, known: TurnRuling | None = None, **what: object
    ) -> Line:
        """Return the line of an entry, with the effects as the turns come.

        Rulings on acts out of turn `known` before are not repeated.
        """
        course = self._course
        played = course.play_on(self._n)
        course.remind()
        waits = course.pending.open
        judged = tuple(n for n in waits if self._judges_the_skipped(n))
        turn = None if played.before == known else played.before
        if not outcome(played.after, None).open:
            waits = tuple(n for n in waits if n not in judged)
        elif not judged and self._n not in waits:
            turn, waits = played.after, (*waits, self._n)
        course.pending = replace(course.pending, open=waits)
        line = self._told(entry, began, turn=turn, dropped=played.dropped, **what)
        return replace(line, done=(*line.done, *played.killed))

    def _judges_the_skipped(self, n: int) -> bool:
        """Whether the open question on an entry is the fate of a skipped player."""
        turn = next((line.turn for line in self.standing if line.n == n), None)
        return turn is not None and bool(turn.choices)

    def _told(self, entry: Entry, began: int, **what: object) -> Line:
        line = Line(n=self._n, entry=entry, began=began, pending=self.pending)
        return replace(line, events=self.hand.events[began:], **what)

    @property
    def _n(self) -> int:
        return len(self.lines) + 1

    def _about(self, entry: Entry) -> int | None:
        """Return the seat that an entry concerns, if any."""
        if isinstance(entry, TimeOver):
            return self.pending.clock_on
        return entry.seat if isinstance(entry, Plays) else None

    def _after(self, lines: tuple[Line, ...]) -> Course:
        """Return the course of the hand as these lines made it."""
        events = self.opening
        for line in lines:
            events = (*events[: line.began], *line.events)
        return Course(Hand.replay(events), lines[-1].pending if lines else self._began)
