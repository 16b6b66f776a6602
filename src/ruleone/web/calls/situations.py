"""The way in by words over plain HTTP, for everybody: no session is needed, nothing is kept."""

from typing import Final

from ruleone import limits
from ruleone.asked import AskedByWords, asked_by_words
from ruleone.rulebook import BadSetting, UnknownName, edition
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import ANYBODY, call
from ruleone.web.calls.query import text
from ruleone.web.calls.rulebook import EDITION, NO_SUCH_EDITION, RULES
from ruleone.web.calls.serving import Asked, Group

WORDS: Final = text("words", limits.ASKED_WORDS_MAX_CHARACTERS, least=1, required=True)


class SituationCalls(Group):
    """The calls below `/api/situations`."""

    @call(
        "GET",
        "/api/situations",
        may=ANYBODY,
        rate=RULES,
        queries=(WORDS, EDITION),
        sample={"words": "button has one card"},
        refuses={404: (NO_SUCH_EDITION.code,)},
    )
    async def asked(self, asked: Asked) -> AskedByWords | Refusal:
        """Return the situations that words may mean, with rules and cases. No session is needed."""
        try:
            book = edition(asked[EDITION] or self.parts.shell.room.edition)
        except (UnknownName, BadSetting):
            return NO_SUCH_EDITION
        return await self.beside(lambda: asked_by_words(asked[WORDS], book))

    CALLS = (asked,)
