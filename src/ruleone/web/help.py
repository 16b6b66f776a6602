"""The help at `/help`: pages that Sphinx made from `docs/`, in each language that has them."""

from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ruleone.shipped import shipped
from ruleone.web.guard import CONTENT_SECURITY_POLICY
from ruleone.web.replies import language_of, words
from ruleone.words import SOURCE

DOORS: Final = ("/help", "/help/{place:path}")
"""Addresses that lead to a page of the help; not calls of programs."""
POLICY: Final = CONTENT_SECURITY_POLICY.replace("form-action 'none'", "form-action 'self'").replace(
    "img-src 'self'", "img-src 'self' data:"
)
"""Content security policy: the search is a form, and its icons are drawn within its styles."""


def help_folder() -> Path | None:
    """Return the folder of the built help, None where nobody has built it."""
    try:
        folder = shipped("help")
    except FileNotFoundError:
        return None
    return folder if (folder / SOURCE / "index.html").is_file() else None


class Help:
    """The help in `folder`, or where it is None how to have it built."""

    def __init__(self, folder: Path | None) -> None:
        self._languages: Final = (
            [] if folder is None else [one for one in folder.iterdir() if one.is_dir()]
        )

    def routes(self) -> list[BaseRoute]:
        """Return the entry, which chooses a language, and the pages of each."""
        return [
            *(Mount(f"/help/{one.name}", HelpPages(directory=one)) for one in self._languages),
            *(Route(path, self.door) for path in DOORS),
        ]

    async def door(self, request: Request) -> Response:
        """Redirect to the visitor's language.

        An untranslated page leads to the same page in the source's.
        """
        if not self._languages:
            return words(request.headers, 503, "web-no-help")
        there = {one.name for one in self._languages}
        wanted, _, page = str(request.path_params.get("place", "")).partition("/")
        if not wanted:
            wanted = language_of(request.headers.get("accept-language", ""))
        language = wanted if wanted in there else SOURCE
        return RedirectResponse(f"/help/{language}/{page}", 307)


class HelpPages(StaticFiles):
    """The pages in one language: looked up at each visit, for an update changes them."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """Return a file of the help, under the policy of the help."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        response.headers["content-security-policy"] = POLICY
        return response
