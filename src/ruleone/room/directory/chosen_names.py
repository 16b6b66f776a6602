"""What a guest may be called: a name that is seen, and that nobody takes for another's."""

import re
from functools import cache
from typing import Final
from unicodedata import category, normalize

from ruleone.limits import NAME_MARKS_OF_A_LETTER_MAX, NAME_MAX_CHARACTERS
from ruleone.room.core.names import HOUSE_NAMES
from ruleone.rulebook import Refusal
from ruleone.store.lookalikes import are_alike, outline
from ruleone.words import LANGUAGES, say

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that leave no ink."""
_SAID_ELSEWHERE: Final = ("发牌员", "记分员")
"""What staff are called in other houses, though not in our words."""
_NUMERALS: Final = re.compile(r"[\W\d_]+")
_BEFORE: Final = re.compile(r"^[\W\d_]+")
_BEHIND: Final = re.compile(r"[\W\d_]+$")
_SIGNS: Final = re.compile(r"(?:[^\w|]|_)+")


def name_refused(name: str) -> Refusal | None:
    """Why no guest is called so, whoever is here; the name is plain already."""
    if not 1 <= len(name) <= NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
    if not any(_is_seen(sign) for sign in name):
        return Refusal("name-blank", "syntax")
    if _marks(name) > NAME_MARKS_OF_A_LETTER_MAX:
        return Refusal("name-marks", "syntax", {"most": NAME_MARKS_OF_A_LETTER_MAX})
    readings = _readings(name)
    if not _roles().isdisjoint(map(_outline, readings)):
        return Refusal("name-of-role", "illegal", {"name": name})
    plain = {_SIGNS.sub("", one) for one in readings}
    if any(are_alike(one, house) for one in plain for house in _house()):
        return Refusal("name-of-house", "illegal", {"name": name})
    return None


def _is_seen(sign: str) -> bool:
    return sign not in _BLANK and category(sign)[0] in "LNPS"


def _marks(name: str) -> int:
    """The most marks that one letter has."""
    most = run = 0
    for sign in normalize("NFD", name):
        run = run + 1 if category(sign) in ("Mn", "Me") else 0
        most = max(most, run)
    return most


def _readings(name: str) -> set[str]:
    """The name, and what is left of it without the numerals and signs that set several of one name
    apart: before it, behind it, at both ends, or all of them."""
    whole = normalize("NFKC", name)
    behind = _BEHIND.sub("", whole)
    cut = {_BEFORE.sub("", whole), behind, _BEFORE.sub("", behind), _NUMERALS.sub("", whole)}
    return {whole} | cut - {""}


def _outline(name: str) -> str:
    return _NUMERALS.sub("", outline(name))


@cache
def _roles() -> frozenset[str]:
    told = (say(language, "names-of-roles").split(" | ") for language in LANGUAGES)
    return frozenset(_outline(role) for roles in (*told, _SAID_ELSEWHERE) for role in roles)


@cache
def _house() -> tuple[str, ...]:
    return tuple(_SIGNS.sub("", house) for house in HOUSE_NAMES)
