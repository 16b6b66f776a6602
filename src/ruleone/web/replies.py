"""Answers over plain HTTP: the same structs as on the socket, as JSON."""

import math
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

from ruleone import limits
from ruleone.room.views import Answer
from ruleone.rulebook.citation import Parameter, Refusal
from ruleone.words import LANGUAGES, SOURCE, Language, say

_json: Final = msgspec.json.Encoder().encode
_STATUS: Final = {
    "bundle-large": 413,
    "frame-too-large": 413,
    "hand-file-too-large": 413,
    "logo-large": 413,
    "roster-large": 413,
    "sheet-large": 413,
    "no-session": 401,
    "no-token": 401,
    "too-fast": 429,
    "too-many-newcomers": 429,
    "room-closed": 503,
    "room-stopped": 503,
    "fault": 500,
}
_LATER: Final = (429, 503)
_RETRY_S: Final = {"room-full": limits.FULL_RETRY_S, "room-stopped": 5.0}
"""Seconds before a retry where the status is 429 or 503; else it is one second."""


def reply(value: Any, status: int = 200) -> Response:
    """Return a struct of the wire as a response that no cache may keep."""
    return Response(
        _json(value), status, {"cache-control": "no-store"}, media_type="application/json"
    )


def refused(refusal: Refusal, status: int | None = None, retry_s: float | None = None) -> Response:
    """Return a refusal; its status follows from its code, else from its kind.

    `retry_s` is the time to wait before the next try, where known.
    """
    return _to_be_tried_again(reply(refusal, status or status_of(refusal)), refusal, retry_s)


def answered(answer: Answer) -> Response:
    """Return the answer to a command."""
    if isinstance(answer.result, Refusal):
        response = reply(answer, status_of(answer.result))
        return _to_be_tried_again(response, answer.result, None)
    return reply(answer)


def _to_be_tried_again(response: Response, refusal: Refusal, retry_s: float | None) -> Response:
    if response.status_code == 401:
        response.headers["www-authenticate"] = "Bearer"
    if response.status_code in _LATER:
        seconds = retry_s or _RETRY_S.get(refusal.code, 1.0)
        response.headers["retry-after"] = str(math.ceil(seconds))
    return response


def words(headers: Headers, status: int, code: str, **parameters: Parameter) -> Response:
    """Return plain words for a caller without a page, in the language of the browser."""
    language = language_of(headers.get("accept-language", ""))
    text = say(language, code, **parameters) + "\n"
    headers_of_ours = {"cache-control": "no-store"} | (
        {"retry-after": "1"} if status in _LATER else {}
    )
    return PlainTextResponse(text, status, headers_of_ours)


def status_of(refusal: Refusal) -> int:
    """Return the status: 400 for a syntax error, 409 for an illegal act, or that of the code."""
    return _STATUS.get(refusal.code, 400 if refusal.kind == "syntax" else 409)


def language_of(accept: str) -> Language:
    """Return the first of our languages in an Accept-Language header, else the source."""
    wishes: list[tuple[float, Language]] = []
    for part in accept.split(",")[:20]:
        tag, _, weight = part.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        wishes += [(_weight(weight), language) for language in LANGUAGES if language == primary]
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else SOURCE


def _weight(parameter: str) -> float:
    """Return the `q` of a language range; an unreadable one counts as 0."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
