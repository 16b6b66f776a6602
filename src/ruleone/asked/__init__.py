"""A way in by words: people tell what happened, and get the situations that this may be.

`asked_by_words` compares the words with all that is written of each situation (`index`), in either
language, and takes from them what they state for certain (`understood`). With each situation come
the rules behind it, and pictures of the worked cases most like it.
"""

from ruleone.asked.answer import AskedByWords, FoundSituation, RuleNamed, asked_by_words
from ruleone.asked.understood import Understood

__all__ = ["AskedByWords", "FoundSituation", "RuleNamed", "Understood", "asked_by_words"]
