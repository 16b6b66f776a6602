"""Declarations of calls over plain HTTP, at their functions.

Its route, permission and rate, its body, its results and refusals are all in its decorator and its
signature. The server routes and guards it by that, and OpenAPI and the documentation are written
from it.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from starlette.responses import Response

from ruleone import limits
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.query import TEXT, Query

Handler = Callable[..., Awaitable[Any]]
"""A method of a `Group`.

It takes the request (`Asked`), and the body where it has a parameter `body`. It returns a struct, a
file, a whole response, or a refusal.
"""


class File(NamedTuple):
    """A file for download, with its name."""

    name: str
    content: bytes | str


class Rate(NamedTuple):
    """The rate at which a person may make the calls that share it.

    It is by address where callers are anonymous. A caller who ignores it completely is `let_go` for
    a while, sockets too.
    """

    bounds: Callable[[], tuple[float, float]]
    let_go: bool = False


READS: Final = Rate(lambda: (limits.REPLAYS_PER_SECOND, limits.REPLAYS_IN_A_ROW))
"""Rate of slow calls."""
FORMS: Final = Rate(lambda: (limits.ASKS_PER_SECOND, limits.ASKS_AT_ONCE))
"""Rate of calls that a form makes while it is filled in."""
ASKS: Final = FORMS._replace(let_go=True)
"""Rate of calls that exist over a socket as well."""


class May(NamedTuple):
    """A permission: its words, and its check (None where everybody known to the room may).

    Without `known` callers may be anonymous.
    """

    words: str
    refuses: Callable[[Any], Refusal | None] | None = None
    known: bool = True


ANYBODY: Final = May("Anybody; no session is asked for.", known=False)
KNOWN: Final = May("Everybody whom the room knows.")


class Upload(NamedTuple):
    """A body that is a file, its maximum size, and the refusal of a larger one."""

    most: Callable[[], int]
    too_large: Refusal


class Call(NamedTuple):
    """One call.

    `takes` is the struct of its body, `bytes` for a file, None for no body. `gives` has the results
    by status, where `bytes` stands for a file, `str` for plain words, None for no body. `refusals`
    are the codes of all refusals, by status; a code that ends in `*` stands for all that begin so.
    A command that it `judges` is refused as that command would be.
    """

    method: str
    path: str
    summary: str
    takes: Any
    gives: dict[str, Any]
    parameters: tuple[dict[str, Any], ...]
    description: str
    refusals: dict[int, tuple[str, ...]]
    judges: str | None
    may: May
    rate: Rate | None
    queries: tuple[Query[Any], ...]
    upload: Upload | None
    handle: Handler
    reads_body: bool
    sample: Mapping[str, Any]
    each: "Callable[[Call], Iterator[Call]] | None"

    @property
    def shown(self) -> str:
        """The path with its query, for people."""
        asked = [f"{one.name}=..." for one in self.queries]
        return self.told_path + ("?" + "&".join(asked) if asked else "")

    @property
    def told_path(self) -> str:
        """Return the path without the parts that only routes need."""
        return self.path.replace(":path}", "}")

    def status_of(self, refusal: Refusal) -> int | None:
        """Return the declared status of a refusal, if any."""
        return next(
            (status for status, codes in self.refusals.items() if stands_in(refusal.code, codes)),
            None,
        )

    def documented(self) -> "Iterator[Call]":
        """Yield the call, or where it has many forms each of them."""
        if self.each is None:
            yield self
        else:
            yield from self.each(self)


def call(
    method: str,
    path: str,
    *,
    may: May = KNOWN,
    rate: Rate | None = READS,
    queries: tuple[Query[Any], ...] = (),
    takes: Any = None,
    upload: Upload | None = None,
    gives: Mapping[str, Any] | None = None,
    refuses: Mapping[int, tuple[str, ...]] | None = None,
    judges: str | None = None,
    headers: tuple[dict[str, Any], ...] = (),
    sample: Mapping[str, Any] | None = None,
    each: Callable[[Call], Iterator[Call]] | None = None,
) -> Callable[[Handler], Call]:
    """Declare a call at its function.

    Its docstring is the summary; its body and results are read from its signature, unless `takes`
    and `gives` (by status) are given.
    """

    def stated(handle: Handler) -> Call:
        hints = get_type_hints(handle)
        reads_body = "body" in hints
        body = hints.get("body") if takes is None else takes
        answers = {"200": _given(hints["return"])} if gives is None else dict(gives)
        plain = all(given in (str, None) for given in answers.values())
        codes = {} if plain else _codes(may, rate, queries, body, upload)
        for status, own in (refuses or {}).items():
            codes[status] = (*codes.get(status, ()), *own)
        if judges is not None:
            codes.setdefault(409, ())
        return Call(
            method=method,
            path=path,
            summary=" ".join(inspect.cleandoc(handle.__doc__ or "").split()),
            takes=body,
            gives=answers | {str(one): Refusal for one in sorted(codes) if str(one) not in answers},
            parameters=(*_parts(path), *(one.described for one in queries), *headers),
            description="",
            refusals=codes,
            judges=judges,
            may=may,
            rate=rate,
            queries=queries,
            upload=upload,
            handle=handle,
            reads_body=reads_body,
            sample=sample or {},
            each=each,
        )

    return stated


def stands_in(code: str, codes: tuple[str, ...]) -> bool:
    """Whether a code is one of these, of which some stand for all that begin so."""
    return any(
        code == one or (one.endswith("*") and code.startswith(one.removesuffix("*")))
        for one in codes
    )


def part(name: str) -> dict[str, Any]:
    """Return a part of the path as OpenAPI has it."""
    schema = {"type": "integer", "minimum": 1} if name == "table" else dict(TEXT)
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _parts(path: str) -> Iterator[dict[str, Any]]:
    return map(part, re.findall(r"{(\w+)}", path))


def _given(returned: Any) -> Any:
    """Return the results of a handler beside refusals."""
    kinds = [kind for kind in get_args(returned) or (returned,) if kind is not Refusal]
    assert Response not in kinds, "who gives a whole response tells what is in it"
    given = kinds[0]
    for kind in kinds[1:]:
        given = given | kind
    return bytes if given is File else given


def _codes(
    may: May, rate: Rate | None, queries: tuple[Query[Any], ...], body: Any, upload: Upload | None
) -> dict[int, tuple[str, ...]]:
    """Return the refusals before the call's own function runs."""
    codes: dict[int, tuple[str, ...]] = {500: ("fault",)}
    unread: tuple[str, ...] = ()
    if any(query.is_bounded for query in queries):
        unread = ("frame-not-understood", "text-too-long", "number-too-large")
    if upload is not None:
        unread = (*unread, "file-cut-short")
        codes[413] = (upload.too_large.code,)
    elif body is not None:
        unread = tuple(dict.fromkeys((*unread, *UNREAD)))
        codes[413] = ("frame-too-large",)
    if unread:
        codes[400] = unread
    if may.known:
        codes[401] = ("no-session", "no-token")
    if may.refuses is not None:
        codes[409] = ("needs-director",)
    if rate is not None:
        codes[429] = ("too-fast",)
    return codes


UNREAD: Final = (
    "frame-not-json", "frame-not-understood", "frame-too-deep", "text-too-long", "list-too-long",
    "number-too-large",
)  # fmt: skip
"""Refusals of a body of JSON."""
