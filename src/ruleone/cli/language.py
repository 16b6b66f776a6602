"""The language of the command line: that of the environment, unless a command is told another."""

import os
from collections.abc import Mapping

from ruleone.words import Language, Parameter, say


def language_of(environment: Mapping[str, str]) -> Language:
    """Chinese where the first variable that speaks of language asks for it, else English.

    Looks at RULEONE_LANG, LC_ALL, LC_MESSAGES and LANG, in this order.
    """
    for name in ("RULEONE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(name):
            return "zh" if asked.lower().startswith("zh") else "en"
    return "en"


LANGUAGE: Language = language_of(os.environ)


def told(code: str, **parameters: Parameter) -> str:
    """The words for `cli-<code>` in the language of the environment."""
    return say(LANGUAGE, f"cli-{code}", **parameters)
