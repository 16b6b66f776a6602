"""What a player does at his turn, one thing after the other."""

import msgspec

from ruleone.floor.chips import Chips


class Push(msgspec.Struct, frozen=True):
    """Chips put out in one motion, by denomination."""

    chips: Chips


Step = Push
