"""The chips in play at a live table, and what is told that they cannot be."""

from collections.abc import Collection
from math import gcd

from ruleone.dealing import Hand, RaiseTo
from ruleone.floor.followed import Acts, Happened, Plays
from ruleone.floor.steps import PulledBack, Push
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.events import LiveLevel
from ruleone.rulebook import Refusal


def not_in_chips(entry: LiveEntry, hand: Hand | None, chips: Collection[int]) -> Refusal | None:
    """Why an entry cannot be made with chips of these denominations: it tells of others, or of a
    bet in the hand that is on that they do not make. All-ins and what the hand offers itself are
    never refused: stacks may be odd."""
    among = tuple(map(str, sorted(chips)))
    match entry:
        case Plays(steps=steps, lying=lying):
            of_chips = (step.chips for step in steps if isinstance(step, Push | PulledBack))
            pushed = {worth for chips_of in of_chips for worth in chips_of}
            for worth in sorted((pushed | {*(lying or {})}).difference(chips)):
                return Refusal("live-denomination", "illegal", {"chips": among, "came": worth})
        case Happened("color-up", {"chip": int(chip)}) if chip not in chips:
            return Refusal("live-denomination", "illegal", {"chips": among, "came": chip})
        case Acts(seat, RaiseTo(to)) if hand and to % gcd(*chips) and to not in _odd(hand, seat):
            return Refusal("live-not-in-chips", "illegal", {"chips": among, "came": to})
    return None


def stack_not_in_chips(player: str, stack: int, chips: Collection[int]) -> Refusal | None:
    """Why a player cannot sit down with so many chips: those of these denominations do not make
    them."""
    unit = gcd(*chips)
    if stack % unit == 0:
        return None
    among = tuple(map(str, sorted(chips)))
    return Refusal(
        "live-stack-not-in-chips",
        "illegal",
        {"player": player, "chips": among, "unit": unit, "came": stack},
    )


def level_not_in_chips(level: LiveLevel, chips: Collection[int]) -> Refusal | None:
    """Why a level cannot be played: chips of these denominations do not make one of its amounts."""
    return _not_paid(level, chips, "live-level-not-in-chips")


def chips_not_for(level: LiveLevel, chips: Collection[int]) -> Refusal | None:
    """Why these denominations cannot be played with: they do not make an amount of the level."""
    return _not_paid(level, chips, "live-chips-not-for-level")


def _not_paid(level: LiveLevel, chips: Collection[int], code: str) -> Refusal | None:
    unit = gcd(*chips)
    amounts = (level.small_blind, level.big_blind, level.ante, level.min_bet, level.bring_in)
    for amount in amounts:
        if amount is not None and amount % unit:
            among = tuple(map(str, sorted(chips)))
            return Refusal(code, "illegal", {"chips": among, "unit": unit, "came": amount})
    return None


def _odd(hand: Hand, seat: int) -> set[int]:
    """Totals of a street for a seat that need not be made of chips in play."""
    options = hand.options
    offered = options.bet_to if options is not None and options.seat == seat else None
    all_in = {each.bet + each.stack for each in hand.view().seats if each.seat == seat}
    return all_in.union(offered or ())
