"""What a newcomer is called until he says otherwise: a friendly name in his own language."""

from collections.abc import Callable

from ruleone.words import LANGUAGES, Language, say


def language_of(accept: str) -> Language:
    """The first of our languages in an Accept-Language header; English where there is none."""
    wishes: list[tuple[float, Language]] = []
    for part in accept.split(",")[:20]:
        tag, _, weight = part.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        wishes += [(_weight(weight), language) for language in LANGUAGES if language == primary]
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


def friendly_name(language: Language, choose: Callable[[int], int]) -> str:
    """A name nobody minds, such as "Quiet Heron"; `choose(n)` draws from 0 to n - 1."""
    epithets = say(language, "newcomer-epithets").split(", ")
    animals = say(language, "newcomer-animals").split(", ")
    return say(
        language,
        "newcomer-name",
        epithet=epithets[choose(len(epithets))],
        animal=animals[choose(len(animals))],
    )


def _weight(parameter: str) -> float:
    """The `q` of a language range; what cannot be read counts as nothing."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
