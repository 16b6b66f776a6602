"""Cutting of a text into hands, positions in it, and the data of a hand's first line."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from ruleone.history.fault import Unplayable, unreadable
from ruleone.history.games import Variant
from ruleone.history.text.money import Mark, Marks
from ruleone.limits import HAND_LINE_MAX_CHARACTERS, HAND_MAX_LINES

_BETWEEN = re.compile(r"(?:\*{5,}.*)?")
_NO_BREAK = "\xa0"
_SUMMED_UP = re.compile(
    r"Total pot |(?:\S+ )?Board \["
    r"|Seat \d+: .*\b(?:collected|didn't|folded|lost|mucked|showed|won)\b"
)
"""Line of a summary, never of a hand whose first line is lost."""
_SUMMARY = re.compile(r"\*\*\* SUMMARY")


class Block(NamedTuple):
    """The lines of one hand, the first of them its header.

    `first` is its line, from 1. `marks` knows how the file writes amounts.
    """

    first: int
    lines: list[str]
    marks: Marks

    def mark(self) -> Mark:
        """Return the sign before the decimals of its amounts."""
        return self.marks.of(self.lines)


def blocks(text: str, header: re.Pattern[str]) -> Iterator[Block | Unplayable]:
    """Yield the hands of a text: each begins with a line that `header` matches.

    Lines before the first hand, or apart from one that has ended, are a hand without a header.
    Apart means separated by more empty lines than the first two lines of the hand: in a text with
    every line end doubled they come after each line. A summary may continue behind them.
    """
    block: Block | None = None
    ended = False
    empty = spaced = 0
    marks = Marks(text)
    for at, line in enumerate(text.removesuffix("\n").split("\n"), start=1):
        written = line.replace(_NO_BREAK, " ").strip()
        if _BETWEEN.fullmatch(written):
            empty += 1
            if block is not None:
                block.lines.append("")
            continue
        apart = ended and empty > spaced and not _SUMMED_UP.match(written)
        if block is None or apart or header.match(line):
            if block is not None:
                yield _bounded(block)
            block, ended = Block(at, [], marks), False
        elif len(block.lines) == empty + 1:
            spaced = empty
        empty = 0
        block.lines.append(written)
        ended = ended or _SUMMARY.match(written) is not None
    if block is not None:
        yield _bounded(block)


def _bounded(block: Block) -> Block | Unplayable:
    """Return the hand, or the fault where it is too long to be one."""
    if len(block.lines) > HAND_MAX_LINES:
        return unreadable("hand-file-too-long", "", block.first, lines=HAND_MAX_LINES)
    for at, line in enumerate(block.lines, start=block.first):
        if len(line) > HAND_LINE_MAX_CHARACTERS:
            return unreadable(
                "hand-file-line-too-long", "", at, characters=HAND_LINE_MAX_CHARACTERS
            )
    return block


class TextSource(NamedTuple):
    """The first line of a hand, from 1, and the lines of its named fields.

    Steps of a text carry their own line as `at`.
    """

    first: int
    places: dict[str, int]

    def line_of(self, field: str = "", action: int | None = None) -> int:
        """Return the line of a step, else of a field, else the first."""
        return self.places.get(field, self.first) if action is None else action


class Header(NamedTuple):
    """The data of a hand's first line.

    `stakes` are its two amounts as written: bets in fixed limit, else blinds, or with
    `button_blind` a button blind and an ante. `cap` is the maximum that anybody may put in in the
    hand, "" where the line has none. `mixed` says that the game is one of a mix, which the line
    names first.
    """

    room: str
    id: int
    named: str
    variant: Variant | None
    stakes: tuple[str, str]
    button_blind: bool = False
    currency: str = ""
    table: str = ""
    tournament: str = ""
    level: str = ""
    played: str = ""
    cap: str = ""
    mixed: bool = False
