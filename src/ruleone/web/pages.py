"""The built pages: files with names that change with their content, and one page for every view."""

import mimetypes
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ruleone.rulebook.citation import Refusal
from ruleone.web.replies import refused, words
from ruleone.web.sessions.sessions import Sessions

PAGES: Final = (
    "/",
    "/event/{event}",
    "/table/{event}/{table:int}",
    "/director",
    "/director/{event}",
    "/clock/{event}",
    "/screen/{screen}",
    "/screen/{event}/{parts}",
    "/print/{event}/{what}",
    "/print/{event}/{what}/{player}",
    "/home",
    "/invite/{event}/{token}",
    "/rules",
    "/rules/{place:path}",
    "/floor",
    "/floor/{place}",
    "/live/{table}",
    "/live/{table}/board",
    "/league",
    "/league/{name}",
    "/players",
    "/results",
    "/results/{event}",
    "/replay",
    "/replay/{event}",
    "/replay/{event}/{hand:int}",
)
"""What the pages' own router shows. Each is the same file."""

NO_SUCH_CALL: Final = Refusal(code="no-such-call", kind="syntax")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")


class Assets(StaticFiles):
    """Files named after their content: browsers keep them for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """A file, with the word that it never changes."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class Pages:
    """Serves the page to whoever comes, and gives a browser that has no session one with it.

    `folder` holds the built pages; None where they are not built.
    """

    def __init__(self, folder: Path | None, sessions: Sessions) -> None:
        self._folder: Final = folder
        self._sessions: Final = sessions

    def routes(self) -> list[BaseRoute]:
        """Every page, the assets, and the few files beside them."""
        routes: list[BaseRoute] = [Route(path, self.page) for path in PAGES]
        if self._folder is not None:
            assets = Assets(directory=self._folder / "assets", check_dir=False)
            routes.append(Mount("/assets", assets))
            routes += [
                Route(f"/{path.name}", self.beside)
                for path in sorted(self._folder.iterdir())
                if path.is_file() and path.name != "index.html"
            ]
        return routes

    async def page(self, request: Request) -> Response:
        """The page that shows every view."""
        return await self._sessions.greet(request, self._page(request, 200))

    async def nowhere(self, request: Request, _: Exception) -> Response:
        """An address the house does not have: the page says so in the visitor's language."""
        if request.url.path.startswith("/api/"):
            return refused(NO_SUCH_CALL, 404)
        if request.method not in ("GET", "HEAD") or "html" not in request.headers.get("accept", ""):
            return words(request.headers, 404, "web-nothing-here")
        return await self._sessions.greet(request, self._page(request, 404))

    def shut(self, request: Request) -> Response | None:
        """The page that says a role link opens nothing; None for a caller who reads no pages."""
        if self._folder is None or "html" not in request.headers.get("accept", ""):
            return None
        return self._page(request, 404)

    async def beside(self, request: Request) -> Response:
        """One of the files beside the page, such as its icon."""
        assert self._folder is not None, "only routed where there is a folder"
        path = self._folder / request.url.path.removeprefix("/")
        return FileResponse(path, headers={"cache-control": "no-cache"})

    def _page(self, request: Request, status: int) -> Response:
        if self._folder is None:
            return words(request.headers, 503, "web-no-pages")
        index = self._folder / "index.html"
        return FileResponse(index, status, headers={"cache-control": "no-cache"})
