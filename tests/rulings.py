"""What the tests of rulings look at."""

from ruleone.floor import Ruling, sentences
from ruleone.rulebook import Edition, edition
from ruleone.words import LANGUAGES


def book(name: str, **options: object) -> Edition:
    """An edition with options of it changed (`__` for the dot: `raise__half`)."""
    changes = {one.replace("__", "."): value for one, value in options.items()}
    return edition(name).with_options(changes) if changes else edition(name)


def code(ruling: Ruling) -> str:
    """What is ruled; in brackets what is proposed, after a question mark what is to be judged."""
    if ruling.ruled is not None:
        return ruling.ruled.code
    choices = "/".join(one.code for one in ruling.choices)
    return f"({ruling.proposed.code})" if ruling.proposed else f"?{choices}"


def rules_of(ruling: Ruling) -> list[str]:
    """The rules of its steps, in order. All of it has words."""
    for language in LANGUAGES:
        assert all(sentences(language, ruling))
    return [reason.citation.rule for reason in ruling.reasons]
