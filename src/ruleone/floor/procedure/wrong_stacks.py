"""Chips that staff handed out, exchanged or announced wrongly."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from ruleone.dealing.interventions import CorrectStack
from ruleone.floor.facts import Move, TakenSeat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.verdict import because, by, left_to_floor
from ruleone.rulebook import Edition


class WrongStacks(msgspec.Struct, frozen=True, kw_only=True):
    """A mistake of staff with stacks: as they were handed `out`, at a `color-up`, or in what was
    `announced` to a player who acted on it. `moves` are the chips that each seat has still to get,
    less than 0 where it has too many. `played` says that they were played with since; None where
    nobody knows."""

    how: Literal["out", "color-up", "announced"]
    moves: Mapping[TakenSeat, Move]
    played: bool | None = None

    def __post_init__(self) -> None:
        """Refuse stacks that are right: BadFacts."""
        if not any(self.moves.values()):
            raise BadFacts("stacks-are-right")


def wrong_stacks(book: Edition, told: WrongStacks) -> Ruling:
    """No document says what comes of it: the floor decides. We propose to correct each stack by the
    mistake, and to leave chips alone that were played with, as nobody can tell them apart."""
    floor = book.cite("floor.decides")
    wrong = because("stacks-wrong", floor, how=told.how)
    changes = (CorrectStack(seat, by_) for seat, by_ in told.moves.items() if by_)
    corrected = Choice("stack-corrected", cited=by(floor, AtTable("recount"), *changes))
    stands = Choice("let-be")
    if told.played:
        since = because("chips-played", floor)
        return left_to_floor(wrong, since, choices=(stands, corrected), proposed=stands)
    return left_to_floor(wrong, choices=(corrected, stands), proposed=corrected)
