"""Chinese words to tokens, numbers included.

Numbers are such as 五百, 一千五, 两万, 1.5万, 一点五万, 三千零五十, 1500 and 5k.
"""

import re
import unicodedata
from fractions import Fraction

from ruleone.floor.speech.english import english
from ruleone.floor.speech.lexicon import UNKNOWN, Token, lexicon, number

Read = tuple[Fraction, bool, int]
"""The value, whether it is bare (a small number without a unit), and the end of the number."""

_DIGIT = {sign: value for value, sign in enumerate("〇一二三四五六七八九")} | {
    **{sign: value for value, sign in enumerate("零壹贰叁肆伍陆柒捌玖")},
    "两": 2,
}
_UNIT = {"十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1_000, "仟": 1_000}
_MYRIAD = {"万": 10_000, "亿": 100_000_000}
_LATIN_UNIT = {"k": 1_000, "w": 10_000, "m": 1_000_000}
_ARABIC = re.compile(r"([0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+)(\.[0-9]+)?")
_HUNDRED = 100


def read_number(text: str, at: int) -> Read | None:
    """Return the longest number at a position, None where none begins or it is malformed."""
    begin, total, section = at, Fraction(0), Fraction(0)
    digit: Fraction | None = None
    unit, above, zero = 0, 0, False
    while at < len(text):
        sign = text[at]
        arabic = _ARABIC.match(text, at)
        if arabic or sign in _DIGIT:
            if digit is not None:
                return None
            if sign in "零〇":
                zero, at = True, at + 1
                digit = None if unit or above else Fraction(0)
                continue
            digit, at = _digit(text, at, arabic)
        elif sign in _UNIT:
            if unit and _UNIT[sign] >= unit:
                return None
            unit, zero = _UNIT[sign], False
            section += (1 if digit is None else digit) * unit
            digit, at = None, at + 1
        elif sign in _MYRIAD:
            if above and _MYRIAD[sign] >= above:
                return None
            above, zero = _MYRIAD[sign], False
            total += ((section + (digit or 0)) or 1) * above
            section, digit, unit, at = Fraction(0), None, 0, at + 1
        elif sign in _LATIN_UNIT and digit is not None and not (unit or above):
            latin_follows = at + 1 < len(text) and text[at + 1].isascii() and text[at + 1].isalpha()
            return None if latin_follows else (digit * _LATIN_UNIT[sign], False, at + 1)
        else:
            break
    if at == begin:
        return None
    last = unit or above
    if digit is not None:
        section += digit * last / 10 if last >= _HUNDRED and not zero else digit
    value = total + section
    return value, value < _HUNDRED and last < _HUNDRED, at


def _digit(text: str, at: int, arabic: re.Match[str] | None) -> tuple[Fraction, int]:
    """Return a digit, or Arabic digits, with the places behind a point."""
    if arabic:
        return Fraction(arabic[0].replace(",", "")), arabic.end()
    value, at = Fraction(_DIGIT[text[at]]), at + 1
    if text[at : at + 1] == "点":
        place, begin = Fraction(1, 10), at
        at += 1
        while at < len(text) and text[at] in _DIGIT:
            value, place, at = value + _DIGIT[text[at]] * place, place / 10, at + 1
        at = at if place < Fraction(1, 10) else begin
    return value, at


_PAUSES = frozenset(",.;:!\u3002\u3001\u2026")
_ENGLISH = re.compile(r"[a-z]+(?:[ '-]+[a-z]+)*")
_SCALES = (1, 100, 1_000, 10_000, 1_000_000)
_LONGEST = 6


def chinese(text: str) -> list[Token]:
    """Return the tokens of a text.

    At each place it takes the longest phrase of the lexicon or number; English words in between are
    English.
    """
    plain = unicodedata.normalize("NFKC", text).lower()
    known = lexicon("chinese")
    tokens: list[Token] = []
    at = 0
    while at < len(plain):
        said = read_number(plain, at)
        length = next((n for n in range(_LONGEST, 0, -1) if plain[at : at + n] in known), 0)
        if said is not None and said[2] - at >= length:
            value, bare, at = said
            tokens.append(number(value, bare, _SCALES))
        elif length:
            tokens.append(known[plain[at : at + length]])
            at += length
        elif words := _ENGLISH.match(plain, at):
            tokens += english(words[0])
            at = words.end()
        else:
            if not plain[at].isspace():
                tokens.append(Token("pause" if plain[at] in _PAUSES else UNKNOWN))
            at += 1
    return tokens
