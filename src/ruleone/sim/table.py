"""Computer players at one table: a hand played out as fast as they decide."""

from collections.abc import Mapping

from ruleone.bots import Chance, decide
from ruleone.bots.thirteen import arrange
from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.dealing.actions import Options
from ruleone.rulebook import Refusal


class Stuck(AssertionError):
    """An act of a computer player that the hand refuses."""


def coming(hand: Hand) -> Options | None:
    """Return the options of the player asked next, None where the hand is over.

    Hand for hand an all-in hand is continued at once: no other table's hand could change its cards.
    """
    while hand.awaits == "instruction":
        hand.go_on()
    return hand.options


def play_out(hand: Hand, styles: Mapping[int, str], chance: Chance) -> int:
    """Play the hand to its end with these styles, and return the number of decisions."""
    decisions = 0
    while (options := coming(hand)) is not None:
        seat = options.seat
        action = decide(styles[seat], hand.view(seat), chance)
        done = hand.act(seat, action)
        if isinstance(done, Refusal):
            raise Stuck(f"{styles[seat]} in seat {seat}: {action} was refused: {done}")
        decisions += 1
    return decisions


def set_out(hand: ThirteenHand) -> int:
    """Set the cards of all players of a hand of 13-card poker; return the number of decisions."""
    decisions = 0
    while (options := hand.options) is not None:
        seat = options.seats[0]
        done = hand.act(seat, arrange(hand.view(seat), hand.rules))
        if isinstance(done, Refusal):
            raise Stuck(f"the house player in seat {seat} was refused: {done}")
        decisions += 1
    return decisions


def set_out_late(hand: ThirteenHand) -> int:
    """Set them by the software, all players being too slow; return the number of decisions."""
    decisions = 0
    while (options := hand.options) is not None:
        done = hand.time_out(options.seats[0], there=True)
        if isinstance(done, Refusal):
            raise Stuck(f"the software was refused in seat {options.seats[0]}: {done}")
        decisions += 1
    return decisions
