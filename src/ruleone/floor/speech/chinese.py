"""Chinese words to tokens."""

import re
import unicodedata

from ruleone.floor.speech.chinese_numbers import read_number
from ruleone.floor.speech.english import english
from ruleone.floor.speech.lexicon import UNKNOWN, Token, lexicon, number

_PAUSES = frozenset(",.;:!\u3002\u3001\u2026")
_ENGLISH = re.compile(r"[a-z]+(?:[ '-]+[a-z]+)*")
_SCALES = (1, 100, 1_000, 10_000, 1_000_000)
_LONGEST = 6


def chinese(text: str) -> list[Token]:
    """The tokens of a text: at each place the longest phrase of the lexicon or number; English
    words in between are English."""
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
