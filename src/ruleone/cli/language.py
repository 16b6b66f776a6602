"""Language of the command line: that of the environment, unless an option names one."""

import os
import re
from collections.abc import Mapping

from ruleone.words import LANGUAGES, SOURCE, Language, Parameter, say


def language_of(environment: Mapping[str, str]) -> Language:
    """Return the language of the first variable that names one, English where none does.

    The variables are RULEONE_LANG, LC_ALL, LC_MESSAGES and LANG, in this order.
    """
    for name in ("RULEONE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(name):
            primary = re.split(r"[-_.@]", asked.lower())[0]
            return primary if primary in LANGUAGES else SOURCE
    return SOURCE


LANGUAGE: Language = language_of(os.environ)


def told(code: str, **parameters: Parameter) -> str:
    """Return the words for `cli-<code>` in the language of the environment."""
    return say(LANGUAGE, f"cli-{code}", **parameters)
