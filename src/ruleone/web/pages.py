"""The built pages: files with names by content, and one page for every view.

Built files have compressed copies beside them: each browser gets the form that it takes.
"""

import json
import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ruleone.rulebook.citation import Refusal
from ruleone.web.replies import refused, words
from ruleone.web.sessions.sessions import Sessions

NO_SUCH_CALL: Final = Refusal(code="no-such-call", kind="syntax")

PAGE_LIST: Final = "pages.json"
"""File beside the built pages with all their addresses, as the pages' own router has them."""

COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
"""Suffixes of the compressed copies that the build puts beside a file, the smallest first."""

for _type, _ending in (
    ("text/javascript", ".js"),
    ("image/svg+xml", ".svg"),
    ("text/plain", ".ftl"),
):
    mimetypes.add_type(_type, _ending)


class Assets(StaticFiles):
    """Files named after their content: browsers keep them for ever."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file in the form that the browser takes, marked as never changing."""
        sent, headers = as_taken(Path(full_path), Headers(scope=scope))
        response = super().file_response(sent, sent.stat(), scope, status_code)
        response.headers.update(headers)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def as_taken(path: Path, asked: Headers) -> tuple[Path, dict[str, str]]:
    """Return the copy of a built file that this browser takes, with its headers.

    It is the file itself where the browser takes no copy, or there is none.
    """
    copies = {
        coding: copy
        for coding, ending in COMPRESSED.items()
        if (copy := path.with_name(path.name + ending)).is_file()
    }
    if not copies:
        return path, {}
    headers = {"vary": "Accept-Encoding"}
    taken = codings(asked.get("accept-encoding", ""))
    for coding, copy in copies.items():
        if coding in taken:
            return copy, {**headers, "content-encoding": coding}
    return path, headers


def codings(header: str) -> frozenset[str]:
    """Return the codings that an Accept-Encoding names and does not refuse."""
    named = set()
    for each in header.lower().split(","):
        coding, _, quality = each.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            named.add(coding.strip())
    return frozenset(named)


class Pages:
    """The pages, which also give a browser without a session a token for one.

    `folder` holds the built pages; None where they are not built.
    """

    def __init__(self, folder: Path | None, sessions: Sessions) -> None:
        self._folder: Final = folder
        self._sessions: Final = sessions
        self.paths: Final[tuple[str, ...]] = () if folder is None else page_paths(folder)

    def routes(self) -> list[BaseRoute]:
        """Return the routes of every page, the assets, and the few files beside them."""
        if self._folder is None:
            return [Route("/", self.page)]
        routes: list[BaseRoute] = [Route(path, self.page) for path in self.paths]
        routes.append(Mount("/assets", Assets(directory=self._folder / "assets", check_dir=False)))
        own = ("index.html", PAGE_LIST)
        routes += [
            Route(f"/{path.name}", self.beside)
            for path in sorted(self._folder.iterdir())
            if path.is_file() and path.name not in own and path.suffix not in COMPRESSED.values()
        ]
        return routes

    async def page(self, request: Request) -> Response:
        """Return the page that shows every view."""
        return await self._sessions.greet(request, self._page(request, 200))

    async def nowhere(self, request: Request, _: Exception) -> Response:
        """Return the page for an unknown address, which says so in the visitor's language."""
        if request.url.path.startswith("/api/"):
            return refused(NO_SUCH_CALL, 404)
        if request.method not in ("GET", "HEAD") or "html" not in request.headers.get("accept", ""):
            return words(request.headers, 404, "web-nothing-here")
        return await self._sessions.greet(request, self._page(request, 404))

    def shut(self, request: Request) -> Response | None:
        """Return the page for a staff link that opens nothing, None for a caller without pages."""
        if self._folder is None or "html" not in request.headers.get("accept", ""):
            return None
        return self._page(request, 404)

    async def beside(self, request: Request) -> Response:
        """Return one of the files beside the page, such as its icon."""
        return self._sent(request, request.url.path.removeprefix("/"), 200)

    def _page(self, request: Request, status: int) -> Response:
        if self._folder is None:
            return words(request.headers, 503, "web-no-pages")
        return self._sent(request, "index.html", status)

    def _sent(self, request: Request, name: str, status: int) -> Response:
        assert self._folder is not None, "asked where there is a folder"
        path, headers = as_taken(self._folder / name, request.headers)
        return FileResponse(path, status, headers={**headers, "cache-control": "no-cache"})


def page_paths(folder: Path) -> tuple[str, ...]:
    """Return the addresses of the pages that were built into a folder."""
    return tuple(json.loads((folder / PAGE_LIST).read_text("utf-8")))
