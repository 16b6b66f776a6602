"""Chips that go from seat to seat when a pot that has gone out is put right."""

from collections.abc import Mapping

from ruleone.dealing import CorrectStack
from ruleone.floor.facts import Move, Seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.limits import STACK_MAX_CHIPS

Moves = Mapping[Seat, Move]
"""The chips that each seat gets, less than 0 for those that it gives back; 0 in all."""


def check_moves(moves: Moves) -> None:
    """Refuse moves that make or lose chips: BadFacts."""
    if sum(moves.values()) != 0:
        raise BadFacts("moves-do-not-balance", came=sum(moves.values()))
    for chips in map(abs, moves.values()):
        if not 0 < chips <= STACK_MAX_CHIPS:
            most = STACK_MAX_CHIPS
            raise BadFacts("fact-out-of-range", fact="moves", least=1, most=most, came=chips)


def moved(moves: Moves) -> tuple[CorrectStack, ...]:
    """What is done: chips are given back before others get them."""
    return tuple(CorrectStack(seat, moves[seat]) for seat in sorted(moves, key=moves.__getitem__))
