"""The record of a followed hand: entries with rulings and remedies, and their words.

It also derives from a ruling the remedies done at once and the floor's choices.
"""

from collections.abc import Collection
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.dealing import Action, Check, Event, Fold, Forfeit, Intervention
from ruleone.dealing.views import Street
from ruleone.floor.called_clock import CalledClock, TimeRuling
from ruleone.floor.corrections import remedy_in_words
from ruleone.floor.followed.entries import Entry, Undone
from ruleone.floor.headline import choice_in_words
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import Early, TurnFacts, TurnRuling
from ruleone.floor.penalties import Penalty
from ruleone.floor.penalties.serving import penalty_in_words
from ruleone.floor.ruling import (
    ChipsRuling,
    Choice,
    ChoiceCode,
    HeldTo,
    Later,
    Reading,
    Remedy,
    Ruling,
)
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.sentences import sentences
from ruleone.rulebook import Citation, Edition
from ruleone.words import Language, say


class Due(msgspec.Struct, frozen=True):
    """A remedy due once the betting of the street `after` is over.

    Where that is None, it is done as soon as it can be. It has its rule, and its `entry`.
    """

    intervention: Intervention
    after: Street | None
    citation: Citation
    entry: int


class Held(msgspec.Struct, frozen=True):
    """An action that a player is held to when next asked on this `street`.

    `entry` is its origin: None for a fold out of turn whose turn went away. A fold binds on any
    street, and has none. Chips that the player leaves in the pot are left by the rule `citation`.
    """

    seat: int
    action: Action | Forfeit
    entry: int | None = None
    street: Street | None = None
    citation: Citation | None = None


class FlopOf(msgspec.Struct, frozen=True):
    """The cards that the flop comes from, since too many were put out.

    Those not seen are `UNKNOWN`; it has the rule, and its `entry`.
    """

    cards: tuple[Card, ...]
    citation: Citation
    entry: int

    def check(self, flop: Collection[Card]) -> None:
        """Raise BadFacts for a flop of other cards."""
        others = [card for card in flop if card not in self.cards]
        if len(others) > self.cards.count(UNKNOWN):
            raise BadFacts("flop-of-others", cards=texts(self.cards))

    def left_of(self, flop: Collection[Card]) -> tuple[Card, ...]:
        """Return the one card that is the next burn card, where it was seen."""
        left = tuple(card for card in self.cards if card not in (*flop, UNKNOWN))
        return left if len(left) == len(self.cards) - len(flop) == 1 else ()


class SaidBefore(msgspec.Struct, frozen=True):
    """A binding statement of a player about another's bet or raise.

    The floor ruled so on this `entry`, when the hand had this many `events`.
    """

    seat: int
    entry: int
    events: int


class DeadOnceDealt(msgspec.Struct, frozen=True):
    """A hand dealt to a player who misses it, and the rule by which it is killed then."""

    seat: int
    citation: Citation


class Pending(msgspec.Struct, frozen=True, kw_only=True):
    """Everything pending beside the hand itself.

    `turn` are the acts out of turn of this street, `repeated` the seats that have acted so before,
    `fate` the floor's choice for skipped players. `held` are actions that players are held to
    before their turn, one each; `due` are remedies for when a street's betting is over. `clock`
    runs on seat `clock_on`, which is to act. `open` are the entries on which the floor has to
    decide before the hand continues, the oldest first. `dead` are hands that are killed once they
    are dealt, `flop` are the cards that the flop comes from where too many were put out. `said` are
    conditional statements that bind: the entry is open again when their player is asked and the bet
    has come.
    """

    turn: TurnFacts | None = None
    repeated: tuple[int, ...] = ()
    fate: ChoiceCode | None = None
    held: tuple[Held, ...] = ()
    due: tuple[Due, ...] = ()
    clock: CalledClock | None = None
    clock_on: int | None = None
    open: tuple[int, ...] = ()
    dead: tuple[DeadOnceDealt, ...] = ()
    flop: FlopOf | None = None
    said: tuple[SaidBefore, ...] = ()

    def held_of(self, seat: int) -> Held | None:
        """Return the action a player is held to, if any."""
        return next((held for held in self.held if held.seat == seat), None)

    def free(self, seat: int) -> "Pending":
        """Return it with a player held to nothing."""
        return replace(self, held=tuple(held for held in self.held if held.seat != seat))

    def holding(self, held: Held) -> "Pending":
        """Return it with a player held to this alone."""
        free = self.free(held.seat)
        return replace(free, held=(*free.held, held))

    def decided(self, n: int) -> "Pending":
        """Return it with entry `n` decided."""
        return replace(self, open=tuple(each for each in self.open if each != n))

    def without(self, entries: Collection[int], early: Collection[Early] = ()) -> "Pending":
        """Return it without consequences of these entries and these acts out of turn."""
        folded = {act.seat for act in early if isinstance(act.action, Fold)}
        kept = replace(
            self,
            held=tuple(
                each
                for each in self.held
                if each.entry not in entries and not (each.entry is None and each.seat in folded)
            ),
            due=tuple(each for each in self.due if each.entry not in entries),
            open=tuple(n for n in self.open if n not in entries),
            said=tuple(each for each in self.said if each.entry not in entries),
            flop=None if self.flop is None or self.flop.entry in entries else self.flop,
        )
        return kept.without_early(early) if early else kept

    def without_early(self, early: Collection[Early]) -> "Pending":
        """Return it without these acts out of turn."""
        if self.turn is None:
            return self
        left = tuple(each for each in self.turn.early if each not in early)
        if not left:
            return replace(self, turn=None, fate=None)
        return replace(self, turn=replace(self.turn, early=left))


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One entry, numbered from 1.

    It may hold cards that not everybody has seen: it is for the dealer and the floor. `ruling` is
    the book's, None where none was needed. `turn` is the ruling on acts out of turn where that is
    new, `chosen` the floor's choice on an earlier ruling. `done` are the remedies that were carried
    out or are to be done at the table. `dropped` are those of earlier entries that were due now and
    cannot be done any more. `decides` is the entry on which the floor decides with this one,
    `penalty` the penalty given. `began` is the number of events of the hand that were left when the
    entry came; `events` followed. `pending` is everything pending after it.
    """

    n: int
    entry: Entry
    began: int
    ruling: AnyRuling | None = None
    turn: TurnRuling | None = None
    chosen: Choice | None = None
    done: tuple[Remedy, ...] = ()
    dropped: tuple[Remedy, ...] = ()
    decides: int | None = None
    penalty: Penalty | None = None
    events: tuple[Event, ...] = ()
    pending: Pending = Pending()

    @property
    def for_the_floor(self) -> bool:
        """Whether the hand waits for the floor's decision on this entry."""
        return self.n in self.pending.open

    @property
    def penalty_allowed(self) -> bool:
        """Whether the book allows a penalty beside the ruling."""
        return any(one is not None and allows_penalty(one) for one in (self.ruling, self.turn))


def allows_penalty(ruling: AnyRuling) -> bool:
    """Whether the book allows a penalty beside the ruling.

    For an infraction the penalty is the ruling itself.
    """
    match ruling:
        case TurnRuling(early=early):
            return any(each.penalty for each in early)
        case Reading(penalty=penalty) | Ruling(penalty=penalty):
            return bool(penalty)
    return False


def standing(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the lines that were not undone."""
    kept: list[Line] = []
    for line in lines:
        if isinstance(line.entry, Undone):
            kept.pop()
        else:
            kept.append(line)
    return tuple(kept)


class Outcome(NamedTuple):
    """The consequences of a ruling.

    `done` are the remedies that need no choice; `choices` are the floor's, and `open` says that the
    hand waits for one.
    """

    done: tuple[Remedy, ...] = ()
    choices: tuple[Choice, ...] = ()
    open: bool = False


def outcome(ruling: AnyRuling | None, seat: int | None) -> Outcome:
    """Return the consequences of a ruling; `seat` is the one that the entry concerns."""
    match ruling:
        case Reading(verdict="action", ruled=Choice() as ruled):
            return Outcome(remedies_of(ruled, seat))
        case Reading(verdict=verdict, choices=choices):
            return Outcome(choices=choices, open=verdict == "floor")
        case Ruling(verdict=verdict, choices=choices):
            return Outcome(ruling.to_do, choices, verdict == "floor")
        case TurnRuling(fate=fate, choices=choices):
            return Outcome(choices=choices, open=fate == "floor")
        case ChipsRuling(cited=cited, choices=choices):
            return Outcome(tuple(each.remedy for each in cited), choices, bool(choices))
        case TimeRuling("hand-dead") if seat is not None:
            return Outcome((HeldTo(seat, Fold()),))
        case TimeRuling("check") if seat is not None:
            return Outcome((HeldTo(seat, Check()),))
    return Outcome()


def rule_of(book: Edition, ruling: AnyRuling | None) -> Citation:
    """Return the rule for a remedy that has none of its own.

    An action from words, chips or the clock follows the last reason for it; remedies of the floor
    follow the floor's own rule.
    """
    if ruling is not None and ruling.reasons:
        return ruling.reasons[-1].citation
    return book.cite("floor.decides")


def remedies_of(choice: Choice, seat: int | None) -> tuple[Remedy, ...]:
    """Return the remedies where this is ruled of the player in `seat`."""
    if choice.remedies or seat is None:
        return choice.remedies
    if choice.code == "forfeit-and-fold":
        return (Forfeit(seat, choice.amount),)
    return () if choice.action is None else (HeldTo(seat, choice.action),)


def line_in_words(language: Language, line: Line) -> tuple[str, ...]:
    """Return the sentences of a line, none where an entry needed no ruling.

    They are the rulings with their reasons, the floor's choice or penalty, and remedies that the
    ruling does not mention.
    """
    told: list[str] = []
    if line.ruling is not None:
        told += sentences(language, line.ruling)
    if line.turn is not None:
        told += sentences(language, line.turn)
    if line.chosen is not None:
        told.append(choice_in_words(language, line.chosen))
    if line.penalty is not None:
        told.append(penalty_in_words(language, line.penalty))
    if not isinstance(line.ruling, Ruling):
        told += [
            remedy_in_words(language, remedy)
            for remedy in line.done
            if line.ruling is None or not isinstance(remedy, HeldTo)
        ]
    told += dropped_in_words(language, line)
    return tuple(told)


def dropped_in_words(language: Language, line: Line) -> tuple[str, ...]:
    """Return the words for remedies that were due and cannot be done any more."""
    told = (_at_last(remedy) for remedy in line.dropped)
    return tuple(
        say(language, "does-not-any-more", what=remedy_in_words(language, remedy))
        for remedy in told
    )


def _at_last(remedy: Remedy) -> Remedy:
    """Return a delayed remedy as one done now."""
    return remedy.intervention if isinstance(remedy, Later) else remedy
