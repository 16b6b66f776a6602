"""The language of the command line: that of the environment, unless a command is told another."""

import os
import re
from collections.abc import Mapping

from ruleone.words import LANGUAGES, SOURCE, Language, Parameter, say


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that the first variable which speaks of one asks for, English where it has none.

    Looks at RULEONE_LANG, LC_ALL, LC_MESSAGES and LANG, in this order.
    """
    for name in ("RULEONE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(name):
            primary = re.split(r"[-_.@]", asked.lower())[0]
            return primary if primary in LANGUAGES else SOURCE
    return SOURCE


LANGUAGE: Language = language_of(os.environ)


def told(code: str, **parameters: Parameter) -> str:
    """The words for `cli-<code>` in the language of the environment."""
    return say(LANGUAGE, f"cli-{code}", **parameters)
