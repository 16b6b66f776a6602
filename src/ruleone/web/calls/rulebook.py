"""The rulebook over plain HTTP, for whoever reads: no session is asked for, and a browser that has
a page already is told so."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.rule_views import DifferencesView, RulebookView, RuleView
from ruleone.room.show.rules import differences_view, rule_view, rulebook_view
from ruleone.rulebook import BadSetting, UnknownName, edition, rule, rules
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.room import TOO_FAST
from ruleone.web.rate import Buckets
from ruleone.web.replies import refused

NO_SUCH_RULE: Final = Refusal(code="no-such-rule", kind="syntax")
NO_SUCH_EDITION: Final = Refusal(code="no-such-edition", kind="syntax")

Written = tuple[bytes, str]
"""An answer as it is sent, and the tag that tells it from every other."""


class Rulebook:
    """The endpoints below `/api/rules`. `usual` is the id of the edition that the room plays."""

    def __init__(self, usual: str) -> None:
        self._usual: Final = usual
        self._reading: Final = asyncio.Semaphore(1)
        self._buckets: Final = Buckets(
            limits.RULES_PER_SECOND, limits.RULES_AT_ONCE, limits.BUCKETS_MAX
        )

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/rules", self.book, methods=["GET"]),
            Route("/api/rules/compared", self.compared, methods=["GET"]),
            Route("/api/rules/{rule}", self.rule, methods=["GET"]),
        ]

    async def book(self, request: Request) -> Response:
        """An edition: the rules in force, and what a house has changed."""
        return await self._answer(request, lambda: _book(self._edition(request)))

    async def rule(self, request: Request) -> Response:
        """A rule as an edition has it, with its cases."""
        name = request.path_params["rule"]
        if name not in rules():
            return refused(NO_SUCH_RULE, 404)
        return await self._answer(request, lambda: _rule(name, self._edition(request)))

    async def compared(self, request: Request) -> Response:
        """What two editions play otherwise."""
        return await self._answer(
            request,
            lambda: _compared(self._edition(request, "first"), self._edition(request, "second")),
        )

    def _edition(self, request: Request, asked: str = "edition") -> str:
        """The id of the edition that is asked for, the room's own where none is."""
        return edition(request.query_params.get(asked) or self._usual).id

    async def _answer(self, request: Request, read: Callable[[], Written]) -> Response:
        """What is asked for, made beside the loop: the tables in play come first. A browser that
        has it is told that it may keep it."""
        if not self._buckets.take(request.client.host if request.client else ""):
            return refused(TOO_FAST)
        try:
            async with self._reading:
                body, tag = await asyncio.to_thread(read)
        except (UnknownName, BadSetting):
            return refused(NO_SUCH_EDITION, 404)
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        return Response(body, 200, headers, media_type="application/json")


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
