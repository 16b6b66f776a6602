"""Lexicon of the grammar, by the function of each word in a sentence."""

import tomllib
from fractions import Fraction
from functools import cache
from importlib.resources import files

import msgspec

from ruleone.floor.declaration import Amount
from ruleone.limits import STACK_MAX_CHIPS

UNKNOWN = "unknown"
_HUNDRED = 100


class Token(msgspec.Struct, frozen=True):
    """One word or phrase: `kind` as in the lexicon, `number` or `unknown`.

    `short` says that an amount behind it may be the total or the addition.
    """

    kind: str
    amount: Amount = Amount(0)
    official: bool = True
    short: bool = False


@cache
def lexicon(language: str) -> dict[str, Token]:
    """Return every word and phrase of a language.

    Unofficial ones are under `loose`, the `short` ones under `short`.
    """
    tables = tomllib.loads(files(__package__).joinpath(f"{language}.toml").read_text("utf-8"))
    return {
        phrase: Token(kind, official=table != "loose", short=table == "short")
        for table, kinds in tables.items()
        for kind, phrases in kinds.items()
        for phrase in phrases
    }


def number(value: Fraction, bare: bool, scales: tuple[int, ...]) -> Token:
    """Return a number from 1 to the largest stack.

    A bare one, without a unit, may mean other amounts than itself: "five" hundreds or thousands of
    it, "two fifty" only thousands or more, and "one point five" nothing less.
    """
    possible = scales if bare else (1,)
    if value >= _HUNDRED or value.denominator > 1:
        possible = tuple(scale for scale in possible if scale != _HUNDRED)
    if value.denominator > 1:
        possible = tuple(scale for scale in possible if scale > 1)
    whole = [scale for scale in possible if (value * scale).denominator == 1]
    if not 0 < value <= STACK_MAX_CHIPS:
        return Token(UNKNOWN)
    units = tuple(int(scale / value.denominator) for scale in whole)
    return Token("number", Amount(value.numerator, units)) if units else Token(UNKNOWN)
