"""The rulebook over plain HTTP, for everybody: no session is needed.

A browser that already has the current page is answered briefly.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Final

import msgspec
from starlette.responses import Response

from ruleone import limits
from ruleone.room.pages.rules import (
    DifferencesView,
    RulebookView,
    RuleView,
    differences_view,
    rule_view,
    rulebook_view,
)
from ruleone.rulebook import BadSetting, UnknownName, edition, rule, rules
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import ANYBODY, Rate, call
from ruleone.web.calls.query import Query, text
from ruleone.web.calls.serving import Asked, Group

NO_SUCH_RULE: Final = Refusal(code="no-such-rule", kind="syntax")
NO_SUCH_EDITION: Final = Refusal(code="no-such-edition", kind="syntax")
RULES: Final = Rate(lambda: (limits.RULES_PER_SECOND, limits.RULES_AT_ONCE))
EDITION: Final = text("edition")
FIRST: Final = text("first")
SECOND: Final = text("second")

Written = tuple[bytes, str]
"""An answer as it is sent, and the tag that identifies it."""


class RuleCalls(Group):
    """The calls below `/api/rules`."""

    @call(
        "GET",
        "/api/rules",
        may=ANYBODY,
        rate=RULES,
        queries=(EDITION,),
        gives={"200": RulebookView, "304": None},
        refuses={404: (NO_SUCH_EDITION.code,)},
    )
    async def book(self, asked: Asked) -> Response | Refusal:
        """Return an edition of the rulebook: the rules in force, and a house's changes."""
        return await self._answer(asked, lambda: _book(self._edition(asked, EDITION)))

    @call(
        "GET",
        "/api/rules/{rule}",
        may=ANYBODY,
        rate=RULES,
        queries=(EDITION,),
        gives={"200": RuleView, "304": None},
        sample={"rule": "house-1"},
        refuses={404: (NO_SUCH_RULE.code, NO_SUCH_EDITION.code)},
    )
    async def rule(self, asked: Asked) -> Response | Refusal:
        """Return a rule as an edition has it, with its cases. No session is needed."""
        name = asked.part("rule")
        if name not in rules():
            return NO_SUCH_RULE
        return await self._answer(asked, lambda: _rule(name, self._edition(asked, EDITION)))

    @call(
        "GET",
        "/api/rules/compared",
        may=ANYBODY,
        rate=RULES,
        queries=(FIRST, SECOND),
        gives={"200": DifferencesView, "304": None},
        refuses={404: (NO_SUCH_EDITION.code,)},
    )
    async def compared(self, asked: Asked) -> Response | Refusal:
        """Return the differences of two editions. No session is needed."""
        return await self._answer(
            asked, lambda: _compared(self._edition(asked, FIRST), self._edition(asked, SECOND))
        )

    def _edition(self, asked: Asked, query: Query[str]) -> str:
        """Return the id of the requested edition, by default the room's own."""
        return edition(asked[query] or self.parts.shell.room.edition).id

    async def _answer(self, asked: Asked, read: Callable[[], Written]) -> Response | Refusal:
        """Return the answer, made beside the loop: the tables in play come first.

        A browser that has it may keep it.
        """
        try:
            async with self.turns:
                body, tag = await asyncio.to_thread(read)
        except (UnknownName, BadSetting):
            return NO_SUCH_EDITION
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in asked.request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        return Response(body, 200, headers, media_type="application/json")

    CALLS = (book, rule, compared)


@lru_cache(maxsize=limits.RULES_KEPT_MAX)
def _rule(name: str, book: str) -> Written:
    return _written(rule_view(rule(name), edition(book)))


@lru_cache(maxsize=limits.RULES_KEPT_MAX)
def _book(book: str) -> Written:
    return _written(rulebook_view(edition(book)))


@lru_cache(maxsize=limits.RULES_KEPT_MAX)
def _compared(first: str, second: str) -> Written:
    return _written(differences_view(edition(first), edition(second)))


def _written(view: RuleView | RulebookView | DifferencesView) -> Written:
    body = msgspec.json.encode(view)
    return body, f'"{sha256(body).hexdigest()[:32]}"'
