"""What a newcomer is called until he says otherwise: a friendly name in his own language."""

import itertools
from collections.abc import Callable, Iterator
from typing import Final

from ruleone.words import LANGUAGES, Language, say

_PLAIN: Final = 3
"""So many names without a numeral are tried."""
_DIGITS_MAX: Final = 9


def language_of(accept: str) -> Language:
    """The first of our languages in an Accept-Language header; English where there is none."""
    wishes: list[tuple[float, Language]] = []
    for part in accept.split(",")[:20]:
        tag, _, weight = part.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        wishes += [(_weight(weight), language) for language in LANGUAGES if language == primary]
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


def friendly_names(language: Language, choose: Callable[[int], int]) -> Iterator[str]:
    """Names nobody minds, such as "Quiet Heron", without end, each drawn anew: the first ones
    plain, then with a numeral from ever more of them. So a free one is found within a few, however
    many are taken. `choose(n)` draws from 0 to n - 1."""
    epithets = say(language, "newcomer-epithets").split(", ")
    animals = say(language, "newcomer-animals").split(", ")
    for tries in itertools.count():
        epithet, animal = epithets[choose(len(epithets))], animals[choose(len(animals))]
        name = say(language, "newcomer-name", epithet=epithet, animal=animal)
        numerals = 10 ** min(tries - _PLAIN + 1, _DIGITS_MAX)
        yield name if tries < _PLAIN else f"{name} {choose(numerals) + 2}"


def _weight(parameter: str) -> float:
    """The `q` of a language range; what cannot be read counts as nothing."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
