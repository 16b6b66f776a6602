"""Steps of a player's turn, one thing after the other."""

import msgspec

from ruleone.floor.facts import Chips


class Push(msgspec.Struct, frozen=True, tag="push"):
    """Chips put out in one motion, by denomination.

    `said` are words that came with the very same motion, neither before nor after it.
    """

    chips: Chips
    said: str = ""


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Words, in English or Chinese."""

    words: str


class PulledBack(msgspec.Struct, frozen=True, tag="pulled-back", omit_defaults=True):
    """The player clearly draws in `chips` of an earlier bet, by denomination.

    Where none are named, it is all that lie there.
    """

    chips: Chips = {}


class Gathered(msgspec.Struct, frozen=True, tag="gathered"):
    """The player gathers the chips of an earlier bet with those put out next, as one push."""


class TookBack(msgspec.Struct, frozen=True, tag="took-back"):
    """The player pulls back chips put out at this turn."""


class Tapped(msgspec.Struct, frozen=True, tag="tapped"):
    """The player taps the table."""


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """The player moves chips forward without letting go of them, or another unclear gesture."""


class NoValue(msgspec.Struct, frozen=True, tag="no-value"):
    """The player puts out a thing without a value, such as a bounty chip or a clock token."""


class ToldCount(msgspec.Struct, frozen=True, tag="told-count"):
    """Somebody gave the player `price` as the price, which may be wrong."""

    price: int


Step = Push | Said | PulledBack | Gathered | TookBack | Tapped | Moved | ToldCount | NoValue


def words_of(step: Step) -> str:
    """Return the words of a step of any kind."""
    match step:
        case Said(words) | Push(said=words):
            return words
    return ""
