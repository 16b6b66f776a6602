"""Facts that the words of a question state for certain, in the form that the assistant takes.

Nothing is concluded: a row of `understood.toml` says which words state which fact. Facts
in doubt are left out, for the form asks for them anyway.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from ruleone.asked.terms import without_signs
from ruleone.cards import CardError, parse
from ruleone.floor.situations import FactView, KindView, fact_in_words
from ruleone.floor.speech.chinese import read_number
from ruleone.limits import SEATS_MAX, STACK_MAX_CHIPS
from ruleone.rulebook.search import normal
from ruleone.rulebook.values import InWords, in_each
from ruleone.words import say

_NUMBER: Final = (
    r"(?P<n>(?:[0-9][0-9,]*(?:\.[0-9]+)?|[一二两三四五六七八九十百千万零点]+)"
    r"(?: ?[kwm](?![a-z0-9]))?)"
)
_SEAT: Final = r"(?:\bseat (?P<s>[0-9]{1,2})\b|(?P<z>[0-9]{1,2}|[一二三四五六七八九十]) ?号[座位])"
_CARD: Final = re.compile(
    r"(?<![a-z0-9])(?P<short>(?:10|[2-9jqk])[hdc]|t[hc]|ac)(?![a-z0-9])"
    r"|(?<![a-z])(?P<rank>[2-9]|10|ten|jack|queen|king|ace) of (?P<suit>spade|heart|diamond|club)s?"
    r"|(?P<han>黑桃|红桃|红心|方块|方片|梅花|草花) ?(?P<sign>10|[2-9tjqka])(?![0-9])"
)
"""A card in words, or in short where it is not a word or a plural: as, ah, ad, td, 8s are."""
_RANKS: Final = {"10": "T", "ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}
_SUITS: Final = {
    "spade": "s", "heart": "h", "diamond": "d", "club": "c",
    "黑桃": "s", "红桃": "h", "红心": "h", "方块": "d", "方片": "d", "梅花": "c", "草花": "c",
}  # fmt: skip
_NOT: Final = re.compile(
    r"(?:\b(?:not|never|without|nobody|cant|wont|(?:do|does|did|was|were|is|are|has|have|had|would)nt)"
    r"|不|不是|没|没有)(?: yet| the| a| been)? ?$"
)
"""Words before others that make them doubtful, or say the opposite."""
_SAID: Final = re.compile(
    r"\b(?:said|says|say|announced|announces|declared) "
    r"\"?(?P<en>call|raise|check|fold|all in|bet)\b\"?"
    r"|(?:说|喊|宣布)(?:了|完)?[“\"]?(?P<zh>跟注|加注|过牌|弃牌|全下|下注)[”\"]?"
)
_MOVES: Final = re.compile(
    r"\b(?:chips?|push|put|threw|throw|toss|drop|slid|tap|meant|thought|heard|dealer|floor|if|would"
    r"|first|next|another|other|yell|shout|goes|mumble)"
    r"|码|推|放|扔|丢|敲|以为|听|荷官|如果|要是|没说|前面|下家|别人|对手|旁边"
)
"""Words beside which it is not certain that one player said that, did nothing, and nobody spoke."""


class Understood(msgspec.Struct, frozen=True):
    """A fact that the words state: its name, its value as the assistant takes it, and in words."""

    fact: str
    value: Any
    words: InWords


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that state a value of a fact, for certain kinds of situations."""

    kinds: tuple[str, ...]
    fact: str
    value: Any
    says: tuple[str, ...]
    unless: tuple[str, ...] = ()


def understood(kind: KindView, words: str) -> tuple[Understood, ...]:
    """Return the facts of this kind that the words state, in the order of its form."""
    text = without_signs(words).replace("“", '"').replace("”", '"')
    found: dict[str, list[Any]] = {}
    for row, says, unless in _rows().get(kind.kind, ()):
        if not any(_stands(one, text) for one in unless):
            found.setdefault(row.fact, []).extend(_values(row, says, text))
    if kind.kind == "words-and-chips":
        found["steps"] = list(_said(text))
    return tuple(
        Understood(fact.name, values[0], _in_words(fact, values[0]))
        for fact in kind.facts
        if (values := found.get(fact.name)) and _agree(values)
    )


def _agree(values: list[Any]) -> bool:
    """Whether all words state the same value; None stands for one that is in doubt."""
    return values[0] is not None and all(
        type(one) is type(values[0]) and one == values[0] for one in values
    )


def _in_words(fact: FactView, value: Any) -> InWords:
    if fact.form == "steps":
        quoted = value[0]["words"]
        return in_each(lambda lang: say(lang, "asked-said", words=quoted))
    return in_each(lambda language: fact_in_words(language, fact, value))


Pattern = re.Pattern[str]


@cache
def _rows() -> Mapping[str, tuple[tuple[Row, tuple[Pattern, ...], tuple[Pattern, ...]], ...]]:
    """Return the rows of each kind, with the patterns of their words."""
    told = tomllib.loads((files(__package__) / "understood.toml").read_text("utf-8"))["row"]
    rows = [
        (row, tuple(map(_pattern, row.says)), tuple(map(_pattern, row.unless)))
        for row in msgspec.convert(told, list[Row])
    ]
    kinds = {kind for row, _, _ in rows for kind in row.kinds}
    return {kind: tuple(row for row in rows if kind in row[0].kinds) for kind in kinds}


def _pattern(says: str) -> Pattern:
    """Return the pattern of words: English ones whole, the forms in braces as what they are."""
    if says in ("{card}", "{seat}"):
        return _CARD if says == "{card}" else re.compile(_SEAT)
    text = re.escape(normal(says)).replace(r"\{n\}", _NUMBER)
    before = r"(?<![a-z0-9])" if re.match(r"[a-z0-9{]", says) else ""
    after = r"(?![a-z0-9])" if re.search(r"[a-z0-9]$", says) else ""
    return re.compile(f"{before}{text}{after}")


def _stands(pattern: Pattern, text: str) -> bool:
    return any(not _NOT.search(text, 0, found.start()) for found in pattern.finditer(text))


def _values(row: Row, says: tuple[Pattern, ...], text: str) -> Iterator[Any]:
    """Yield the values that the words give, each place once; two that differ are a doubt."""
    if row.value == "{n}":
        yield from (_amount(found["n"]) for one in says for found in one.finditer(text))
    elif row.value == "{seat}":
        yield from (_seat(found) for one in says for found in one.finditer(text))
    elif row.value == "{cards}":
        if cards := [_card(found) for one in says for found in one.finditer(text)]:
            yield list(dict.fromkeys(cards)) if len({*cards}) == 1 else None
    elif any(_stands(one, text) for one in says):
        yield row.value


def _amount(written: str) -> Any:
    """Return an amount, None where it is not a possible one."""
    plain = written.replace(",", "").replace(" ", "")
    read = read_number(plain, 0)
    if read is None or read[2] != len(plain):
        return None
    value: Fraction = read[0]
    return int(value) if value.denominator == 1 and 0 < value <= STACK_MAX_CHIPS else None


def _seat(found: re.Match[str]) -> Any:
    written = found["s"] or found["z"]
    read = read_number(written, 0)
    return int(read[0]) if read and 1 <= read[0] <= SEATS_MAX else None


def _card(found: re.Match[str]) -> Any:
    if found["short"]:
        rank, suit = found["short"][:-1], found["short"][-1]
    else:
        rank, suit = found["rank"] or found["sign"], _SUITS[found["suit"] or found["han"]]
    card = f"{_RANKS.get(rank, rank.upper())}{suit}"
    try:
        parse(card)
    except CardError:
        return None
    return card


def _said(text: str) -> Iterator[Any]:
    """Yield the one step of a player who only spoke, where the question quotes it."""
    spoken = list(_SAID.finditer(text))
    if len(spoken) == 1 and not _MOVES.search(text) and not _NOT.search(text, 0, spoken[0].start()):
        words = spoken[0]["en"] or spoken[0]["zh"]
        yield [{"type": "said", "words": words}]
