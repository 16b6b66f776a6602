"""What a newcomer is called until he says otherwise: a friendly name in his own language."""

import itertools
from collections.abc import Callable, Iterator

from ruleone.words import LANGUAGES, Language, say


def language_of(accept: str) -> Language:
    """The first of our languages in an Accept-Language header; English where there is none."""
    wishes: list[tuple[float, Language]] = []
    for part in accept.split(",")[:20]:
        tag, _, weight = part.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        wishes += [(_weight(weight), language) for language in LANGUAGES if language == primary]
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


def friendly_names(language: Language, choose: Callable[[int], int]) -> Iterator[str]:
    """Names nobody minds, such as "Quiet Heron", from a drawn one on; each once, then each with a
    numeral, without end. `choose(n)` draws from 0 to n - 1."""
    epithets = say(language, "newcomer-epithets").split(", ")
    animals = say(language, "newcomer-animals").split(", ")
    names = [
        say(language, "newcomer-name", epithet=epithet, animal=animal)
        for animal in animals
        for epithet in epithets
    ]
    first = choose(len(names))
    for count in itertools.count():
        for name in names[first:] + names[:first]:
            yield f"{name} {count + 1}" if count else name


def _weight(parameter: str) -> float:
    """The `q` of a language range; what cannot be read counts as nothing."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
