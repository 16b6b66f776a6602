"""Verdicts on recorded hands: whether they end as their files say."""

from itertools import accumulate

from msgspec.structs import replace

from ruleone.history.awards import awarded
from ruleone.history.fault import Fault
from ruleone.history.money import Unit
from ruleone.history.record import NONE, BrokenHand, Ending, Record, Tolerances, in_order_of_name
from ruleone.history.replay import Played, play
from ruleone.history.settlement import settled
from ruleone.history.thirteen import ThirteenRecord, judge_thirteen, knows_thirteen
from ruleone.history.verdict import Verdict
from ruleone.rulebook import Edition, Refusal


def judge(hand: Record | ThirteenRecord | BrokenHand, edition: Edition) -> Verdict:
    """Play a hand under `edition` and compare its end with the file.

    A hand of 13-card poker is played under its own edition, unless `edition` is one of that game.
    """
    if isinstance(hand, BrokenHand):
        return Verdict(hand.id, hand.named, Unit(0), None, None, None, False, hand.fault)
    if isinstance(hand, ThirteenRecord):
        return judge_thirteen(hand, edition if knows_thirteen(edition) else None)
    ending = hand.ending
    recorded = None if ending is None else ending.stacks
    if "cancelled" in hand.tolerances:
        return _verdict(hand, recorded, recorded, True, None, tolerances=hand.tolerances)
    wrong = None if ending is None else _contradiction(hand, ending)
    if wrong is not None:
        return _verdict(hand, None, recorded, False, wrong)
    if hand.variant is None or not hand.variant.dealt:
        undealt = Refusal("hand-file-variant", "syntax", {"variant": hand.named})
        fault = Fault(hand.source.line_of("variant"), undealt)
        return replace(_verdict(hand, None, recorded, None, fault), dealt=False)
    played = play(hand, edition)
    if played.stacks is None or ending is None:
        ok = None if played.fault is None else False
        needed = played.tolerances
        return _verdict(hand, played.stacks, recorded, ok, played.fault, tolerances=needed)
    stacks, needed = settled(hand, ending, played)
    if stacks != recorded:
        return _verdict(hand, stacks, recorded, False, _difference(hand, stacks, ending))
    other, needed = _pots_differ(hand, ending, played), played.tolerances | needed
    return _verdict(hand, stacks, recorded, other is None, other, tolerances=needed)


def _verdict(
    hand: Record,
    stacks: tuple[int, ...] | None,
    recorded: tuple[int, ...] | None,
    ok: bool | None,
    fault: Fault | None,
    tolerances: Tolerances = NONE,
) -> Verdict:
    seats = None if hand.form == "phh" else tuple(seat.number for seat in hand.seats)
    needed = in_order_of_name(tolerances) if tolerances and fault is None else ()
    return Verdict(
        hand.id, hand.named, hand.unit, seats, stacks, recorded, ok, fault, tolerances=needed
    )  # fmt: skip


def _contradiction(hand: Record, ending: Ending) -> Fault | None:
    """Return the fault of pots that cannot be right, whatever the cards.

    The chips put in are the whole pot, and the chips collected are the pot without the rake.
    """
    if ending.total is None:
        return None
    collected = sum(each.amount for each in ending.collected)
    put_in = sum(seat.stack for seat in hand.seats) - sum(ending.stacks) + collected
    if put_in == ending.total == collected + ending.rake:
        return _contradiction_of_pots(hand, ending)
    told = {
        "put_in": put_in, "total": ending.total, "collected": collected, "rake": ending.rake
    }  # fmt: skip
    return Fault(hand.source.line_of("total"), Refusal("hand-file-sums", "illegal", {**told}))


def _contradiction_of_pots(hand: Record, ending: Ending) -> Fault | None:
    """Return the fault of pots whose sum is not the whole pot.

    The sum may be before the rake or after it. It is also a fault if somebody collected more from
    one of them than it holds.
    """
    if not ending.pots:
        return None
    whole, rake = sum(ending.pots), ending.rake
    taken = [0] * len(ending.pots)
    for each in ending.collected:
        if each.pot is not None and each.pot < len(taken):
            taken[each.pot] += each.amount
    too_much = any(took > told for took, told in zip(taken, ending.pots, strict=True))
    if whole + rake != ending.total and whole != ending.total:
        return _wrong_pots(hand, whole, ending.total or 0)
    return _wrong_pots(hand, whole, sum(taken)) if too_much else None


def _wrong_pots(hand: Record, told: int, expected: int) -> Fault:
    refusal = Refusal("hand-file-pots", "illegal", {"pot": told, "total": expected})
    return Fault(hand.source.line_of("total"), refusal)


def _pots_differ(hand: Record, ending: Ending, played: Played) -> Fault | None:
    """Return the fault of pots that differ from the engine's in number or size.

    Each may be smaller by its rake. The stake of a player who is away may divide a pot of the file
    for which the same hands play on both sides.
    """
    theirs = ending.pots
    if not theirs:
        return None
    by_pot: dict[int, int] = {}
    for part in awarded(played.events):
        by_pot[part.pot] = by_pot.get(part.pot, 0) + part.amount
    ours = [by_pot[pot] for pot in sorted(by_pot)]
    if len(ours) == 1:
        return None
    fits = len(ours) == len(theirs) and all(
        pot - ending.rake <= told <= pot for pot, told in zip(ours, theirs, strict=True)
    )
    if not fits and "absent-all-in" in played.tolerances:
        sums = list(accumulate(theirs))
        fits = all(any(pot - ending.rake <= s <= pot for s in sums) for pot in accumulate(ours))
    return None if fits else _wrong_pots(hand, theirs[0], ours[0])


def _difference(hand: Record, stacks: tuple[int, ...], ending: Ending) -> Fault:
    told = {
        name: ", ".join(str(hand.unit.written(stack)) for stack in each)
        for name, each in (("stacks", stacks), ("recorded", ending.stacks))
    }
    line = hand.source.line_of("finishing_stacks")
    return Fault(line, Refusal("hand-file-differs", "illegal", {**told}))
