"""Speech in English and Chinese, parsed as declarations."""

import re

from ruleone.floor.declaration import Declaration
from ruleone.floor.speech.chinese import chinese
from ruleone.floor.speech.english import english
from ruleone.floor.speech.sentence import sentence
from ruleone.limits import UTTERANCE_MAX_CHARACTERS

_HAN = re.compile(r"[\u3400-\u9fff]")


def heard(words: str) -> tuple[Declaration, ...]:
    """Return the declarations in words, in order: one, or two as in "call and raise".

    Chinese where there is a Han character, else English. Words that the grammar does not know, or
    that are too long, are one declaration `unclear`; nothing is ever guessed, and nothing is an
    error.
    """
    if len(words) > UTTERANCE_MAX_CHARACTERS:
        return (Declaration(verb="unclear"),)
    return sentence(chinese(words) if _HAN.search(words) else english(words))


__all__ = ["heard"]
