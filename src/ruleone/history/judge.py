"""Whether recorded hands end as their files say."""

import msgspec

from ruleone.history.fault import Fault
from ruleone.history.money import Unit
from ruleone.history.phh import BrokenHand, RecordedHand
from ruleone.history.replay import play
from ruleone.history.setting import VARIANTS
from ruleone.rulebook import Edition, Refusal


class Verdict(msgspec.Struct, frozen=True):
    """How a hand of a file came out; stacks in units of `unit`, in the order of its players.

    `ok` is None where there is nothing to judge by: no recorded stacks, or a game that is not dealt
    here. `fault` says why a hand is wrong, could not be played, or was not.
    """

    id: int | str | None
    variant: str | None
    unit: Unit
    stacks: tuple[int, ...] | None
    recorded: tuple[int, ...] | None
    ok: bool | None
    fault: Fault | None

    @property
    def dealt(self) -> bool:
        """Whether the hand is of a game that is dealt here, or of none that could be read."""
        return self.variant is None or self.variant in VARIANTS


def judge(hand: RecordedHand | BrokenHand, edition: Edition) -> Verdict:
    """Play a hand under `edition` and compare how it ends with what its file records."""
    if isinstance(hand, BrokenHand):
        return Verdict(hand.id, hand.variant, Unit(0), None, None, False, hand.fault)
    recorded = hand.lists.get("finishing_stacks")
    if hand.variant not in VARIANTS:
        undealt = Refusal("hand-file-variant", "syntax", {"variant": hand.variant})
        fault = Fault(hand.source.line_of("variant"), undealt)
        return Verdict(hand.id, hand.variant, hand.unit, None, recorded, None, fault)
    played = play(hand, edition)
    if played.stacks is None or recorded is None:
        ok = None if played.fault is None else False
        return Verdict(hand.id, hand.variant, hand.unit, played.stacks, recorded, ok, played.fault)
    ok = played.stacks == recorded
    fault_found = None if ok else _difference(hand, played.stacks, recorded)
    return Verdict(hand.id, hand.variant, hand.unit, played.stacks, recorded, ok, fault_found)


def _difference(hand: RecordedHand, stacks: tuple[int, ...], recorded: tuple[int, ...]) -> Fault:
    told = {
        name: ", ".join(str(hand.unit.written(stack)) for stack in each)
        for name, each in (("stacks", stacks), ("recorded", recorded))
    }
    line = hand.source.line_of("finishing_stacks")
    return Fault(line, Refusal("hand-file-differs", "illegal", {**told}))
