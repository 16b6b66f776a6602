"""Whether recorded hands end as their files say."""

import msgspec

from ruleone.history.fault import Fault
from ruleone.history.money import Unit
from ruleone.history.record import BrokenHand, Ending, Record
from ruleone.history.replay import play
from ruleone.history.settlement import settled
from ruleone.rulebook import Edition, Refusal


class Verdict(msgspec.Struct, frozen=True):
    """How a hand of a file came out; stacks in units of `unit`, in the order of `seats`.

    `ok` is None where there is nothing to judge by: no recorded stacks, or a game that is not dealt
    here. `fault` says why a hand is wrong, could not be played, or was not. `seats` is None in a
    form that counts players and not seats.
    """

    id: int | str | None
    variant: str | None
    unit: Unit
    seats: tuple[int, ...] | None
    stacks: tuple[int, ...] | None
    recorded: tuple[int, ...] | None
    ok: bool | None
    fault: Fault | None
    dealt: bool = True
    """Whether the hand is of a game that is dealt here, or of none that could be read."""


def judge(hand: Record | BrokenHand, edition: Edition) -> Verdict:
    """Play a hand under `edition` and compare how it ends with what its file records."""
    if isinstance(hand, BrokenHand):
        return Verdict(hand.id, hand.named, Unit(0), None, None, None, False, hand.fault)
    ending = hand.ending
    recorded = None if ending is None else ending.stacks
    wrong = None if ending is None else _contradiction(hand, ending)
    if wrong is not None:
        return _verdict(hand, None, recorded, False, wrong)
    if hand.variant is None or not hand.variant.dealt:
        undealt = Refusal("hand-file-variant", "syntax", {"variant": hand.named})
        fault = Fault(hand.source.line_of("variant"), undealt)
        return _verdict(hand, None, recorded, None, fault, dealt=False)
    played = play(hand, edition)
    if played.stacks is None or ending is None:
        ok = None if played.fault is None else False
        return _verdict(hand, played.stacks, recorded, ok, played.fault)
    stacks = settled(hand, ending, played)
    ok = stacks == recorded
    fault_found = None if ok else _difference(hand, stacks, ending)
    return _verdict(hand, stacks, recorded, ok, fault_found)


def _verdict(
    hand: Record,
    stacks: tuple[int, ...] | None,
    recorded: tuple[int, ...] | None,
    ok: bool | None,
    fault: Fault | None,
    dealt: bool = True,
) -> Verdict:
    seats = None if hand.form == "phh" else tuple(seat.number for seat in hand.seats)
    return Verdict(hand.id, hand.named, hand.unit, seats, stacks, recorded, ok, fault, dealt)


def _contradiction(hand: Record, ending: Ending) -> Fault | None:
    """Whether what the file says of its pots cannot be, whatever the cards: what was put in is the
    whole pot, and what was collected is the pot without the rake."""
    if ending.total is None:
        return None
    collected = sum(each.amount for each in ending.collected)
    put_in = sum(seat.stack for seat in hand.seats) - sum(ending.stacks) + collected
    if put_in == ending.total == collected + ending.rake:
        return None
    told = {
        "put_in": put_in, "total": ending.total, "collected": collected, "rake": ending.rake
    }  # fmt: skip
    return Fault(hand.source.line_of("total"), Refusal("hand-file-sums", "illegal", {**told}))


def _difference(hand: Record, stacks: tuple[int, ...], ending: Ending) -> Fault:
    told = {
        name: ", ".join(str(hand.unit.written(stack)) for stack in each)
        for name, each in (("stacks", stacks), ("recorded", ending.stacks))
    }
    line = hand.source.line_of("finishing_stacks")
    return Fault(line, Refusal("hand-file-differs", "illegal", {**told}))
