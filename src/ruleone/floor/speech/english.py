"""English words to tokens."""

import re
import unicodedata

from ruleone.floor.speech.english_numbers import read_number
from ruleone.floor.speech.lexicon import UNKNOWN, Token, lexicon, number

_WORD = re.compile(r"[0-9]+(?:,[0-9]+)*(?:\.[0-9]+)?[a-z]*|[a-z]+(?:'[a-z]+)?|[,.;:!]|\S")
_PAUSES = frozenset(",.;:!")
_SCALES = (1, 100, 1_000, 1_000_000)
_LONGEST = 5


def english(text: str) -> list[Token]:
    """The tokens of a text: phrases of the lexicon, the longest first, then numbers."""
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
