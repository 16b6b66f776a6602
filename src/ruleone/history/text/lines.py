"""The text of a file cut into its hands."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from ruleone.history.fault import Unplayable, unreadable
from ruleone.limits import HAND_LINE_MAX_CHARACTERS, HAND_MAX_LINES

_BETWEEN = re.compile(r"(?:\*{5,}.*)?")
_NO_BREAK = "\xa0"
_SUMMARY = re.compile(r"\*\*\* SUMMARY")


class Block(NamedTuple):
    """The lines of one hand, the first of them its header; `first` is its line, from 1."""

    first: int
    lines: list[str]


def decoded(data: bytes) -> str:
    """The text of a file, in UTF-8 or, with its mark in front, in UTF-16. Raises Unplayable with
    the line of what is neither."""
    try:
        if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
            return data.decode("utf-16")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise unreadable("hand-file-not-utf8", "", line) from None


def blocks(text: str, header: re.Pattern[str]) -> Iterator[Block | Unplayable]:
    """The hands of a text: each begins with a line that `header` matches. Lines that stand before
    the first hand, or behind an empty line after the end of one, are a hand without a header."""
    block: Block | None = None
    ended = apart = False
    for at, line in enumerate(text.splitlines(), start=1):
        written = line.replace(_NO_BREAK, " ").strip()
        between = _BETWEEN.fullmatch(written) is not None
        strays = not between and (block is None or (ended and apart))
        if strays or header.match(line):
            if block is not None:
                yield _bounded(block)
            block, ended = Block(at, []), False
        apart = between
        if block is not None:
            block.lines.append("" if between else written)
            ended = ended or _SUMMARY.match(written) is not None
    if block is not None:
        yield _bounded(block)


def _bounded(block: Block) -> Block | Unplayable:
    """The hand, or why it is too long to be one."""
    if len(block.lines) > HAND_MAX_LINES:
        return unreadable("hand-file-too-long", "", block.first, lines=HAND_MAX_LINES)
    for at, line in enumerate(block.lines, start=block.first):
        if len(line) > HAND_LINE_MAX_CHARACTERS:
            return unreadable(
                "hand-file-line-too-long", "", at, characters=HAND_LINE_MAX_CHARACTERS
            )
    return block
