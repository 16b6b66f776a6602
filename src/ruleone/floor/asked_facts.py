"""The facts of a situation by name, as somebody is asked for them."""

from ruleone.words import SOURCE, Language, has_words, say


def code_of_fact(kind: str, name: str) -> str:
    """The code of the words for a fact of this kind of situation, or for a value of it: its own
    words, or those that it shares with other kinds."""
    own, shared = (f"tell-{part}".replace("_", "-") for part in (f"{kind}-{name}", name))
    return own if has_words(SOURCE, own) else shared


def asked_fact(language: Language, kind: str, path: str) -> str:
    """A fact by its name, one of a row with the place of the row: "early.0.staked"."""
    name, *within = path.split(".")
    fact = say(language, code_of_fact(kind, name))
    if not within:
        return fact
    *places, inner = within
    place = next((int(step) + 1 for step in places if step.isdecimal()), 0)
    part = say(language, code_of_fact(kind, inner))
    return say(language, "untold-part", list=fact, place=place, fact=part)
