"""What a ruling leads to: what is done already, and what the floor may choose."""

from typing import NamedTuple

from ruleone.dealing import Check, Fold, Forfeit
from ruleone.floor.called_clock import TimeRuling
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.ruling import ChipsRuling, Choice, HeldTo, Reading, Remedy, Ruling
from ruleone.floor.rulings import AnyRuling
from ruleone.rulebook import Citation, Edition


class Outcome(NamedTuple):
    """`done` are the remedies that need nobody's choice; `choices` what the floor may choose from,
    and `open` says that the hand waits for it."""

    done: tuple[Remedy, ...] = ()
    choices: tuple[Choice, ...] = ()
    open: bool = False


def outcome(ruling: AnyRuling | None, seat: int | None) -> Outcome:
    """What a ruling leads to; `seat` is whom the entry is about."""
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
    """The rule by which is done what carries none itself: an action that words, chips or the clock
    came to, by the last reason for it; what the floor does, by the floor's own rule."""
    if ruling is not None and ruling.reasons:
        return ruling.reasons[-1].citation
    return book.cite("floor.decides")


def remedies_of(choice: Choice, seat: int | None) -> tuple[Remedy, ...]:
    """What is done where this is ruled of the player in `seat`."""
    if choice.remedies or seat is None:
        return choice.remedies
    if choice.code == "forfeit-and-fold":
        return (Forfeit(seat, choice.amount),)
    return () if choice.action is None else (HeldTo(seat, choice.action),)
