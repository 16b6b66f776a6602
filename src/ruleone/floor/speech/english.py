"""English words to tokens, with numbers: "1,500", "1.5k", "fifteen hundred", "twelve fifty".

Also "two and a half grand".
"""

import re
import unicodedata
from collections.abc import Sequence
from fractions import Fraction

from ruleone.floor.speech.lexicon import UNKNOWN, Token, lexicon, number

Read = tuple[Fraction, bool, int]
"""A number: the value, whether it is bare, and the end of the number.

A bare one is small or like "two fifty", without a unit.
"""

_SMALL = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
}  # fmt: skip
_TENS = {
    "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
    "eighty": 80, "ninety": 90,
}  # fmt: skip
_SCALE = {
    "k": 1_000, "thousand": 1_000, "grand": 1_000, "m": 1_000_000, "mil": 1_000_000,
    "million": 1_000_000,
}  # fmt: skip
_DIGITS = re.compile(r"([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(\.[0-9]+)?(k|m)?")
_HUNDRED = 100
_THOUSAND = 1_000


def read_number(words: Sequence[str], at: int) -> Read | None:
    """Return the longest number at a word, None where none begins."""
    if found := _DIGITS.fullmatch(words[at]):
        value = Fraction(found[1].replace(",", "") + (found[2] or ""))
        if found[3]:
            return value * _SCALE[found[3]], False, at + 1
        return _scaled(words, value, at + 1, bare=value < _HUNDRED)
    if words[at : at + 2] == ["half", "a"] and _word(words, at + 2) in _SCALE:
        return Fraction(_SCALE[words[at + 2]], 2), False, at + 3
    if words[at] in ("a", "an", "the") and _word(words, at + 1) in {*_SCALE, "hundred"}:
        return _scaled(words, Fraction(1), at + 1)
    if words[at] in ("hundred", "thousand", "million"):
        return _scaled(words, Fraction(1), at)
    small = _below_hundred(words, at)
    if small is None:
        return None
    value, at = Fraction(small[0]), small[1]
    if words[at : at + 3] == ["and", "a", "half"] and _word(words, at + 3) in _SCALE:
        return _scaled(words, value + Fraction(1, 2), at + 3)
    if _word(words, at) == "point":
        return _after_point(words, value, at + 1)
    beside = _below_hundred(words, at)
    if value and beside and beside[0] >= 10:
        value = value * _HUNDRED + beside[0]
        return _scaled(words, value, beside[1], bare=value < _THOUSAND)
    return _scaled(words, value, at, bare=True)


def _scaled(words: Sequence[str], value: Fraction, at: int, *, bare: bool = False) -> Read:
    """Return a number with the hundreds, thousands and millions that follow, and additions."""
    total, bound = Fraction(0), 10**9
    while True:
        if _word(words, at) == "hundred":
            value, at, bare = value * _HUNDRED, at + 1, False
            if rest := _below_hundred(words, at + (_word(words, at) == "and")):
                value, at = value + rest[0], rest[1]
        scale = _SCALE.get(_word(words, at))
        if scale is None or scale >= bound:
            return total + value, bare, at
        total, bound, at, bare = total + value * scale, scale, at + 1, False
        follows = _below_hundred(words, at + (_word(words, at) == "and"))
        digits = _word(words, at)
        if follows:
            value, at = Fraction(follows[0]), follows[1]
        elif digits.isascii() and digits.isdigit():
            value, at = Fraction(digits), at + 1
        else:
            return total, bare, at


def _after_point(words: Sequence[str], value: Fraction, at: int) -> Read | None:
    """Return a number with the places behind a point, said one by one."""
    place = Fraction(1, 10)
    begin = at
    while (digit := _SMALL.get(_word(words, at), 10)) < 10:
        value, place, at = value + digit * place, place / 10, at + 1
    return _scaled(words, value, at, bare=True) if at > begin else None


def _below_hundred(words: Sequence[str], at: int) -> tuple[int, int] | None:
    """Return a number below a hundred in words, and its end."""
    word = _word(words, at)
    if word in _SMALL:
        return _SMALL[word], at + 1
    if word not in _TENS:
        return None
    ones = _SMALL.get(_word(words, at + 1), 0)
    return (_TENS[word] + ones, at + 2) if 0 < ones < 10 else (_TENS[word], at + 1)


def _word(words: Sequence[str], at: int) -> str:
    return words[at] if at < len(words) else ""


_WORD = re.compile(r"[0-9]+(?:,[0-9]+)*(?:\.[0-9]+)?[a-z]*|[a-z]+(?:'[a-z]+)?|[,.;:!]|\S")
_PAUSES = frozenset(",.;:!")
_SCALES = (1, 100, 1_000, 1_000_000)
_LONGEST = 5


def english(text: str) -> list[Token]:
    """Return the tokens of a text: phrases of the lexicon, the longest first, then numbers."""
    plain = unicodedata.normalize("NFKC", text).lower().replace("\u2019", "'")
    words = _WORD.findall(re.sub(r"(?<=[a-z])-(?=[a-z])|[$\u20ac\u00a3\"]", " ", plain))
    known = lexicon("english")
    tokens: list[Token] = []
    at = 0
    while at < len(words):
        said = read_number(words, at)
        length = next(
            (n for n in range(_LONGEST, 0, -1) if " ".join(words[at : at + n]) in known), 0
        )
        if said is not None and said[2] - at >= length:
            value, bare, at = said
            tokens.append(number(value, bare, _SCALES))
        elif length:
            tokens.append(known[" ".join(words[at : at + length])])
            at += length
        else:
            tokens.append(Token("pause" if words[at] in _PAUSES else UNKNOWN))
            at += 1
    return tokens
