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
"""After that it is worth asking again where the status is 429 or 503; else after a second."""


def reply(value: Any, status: int = 200) -> Response:
    """Any struct of the wire, never to be kept by a cache."""
    return Response(
        _json(value), status, {"cache-control": "no-store"}, media_type="application/json"
    )


def refused(refusal: Refusal, status: int | None = None, retry_s: float | None = None) -> Response:
    """A refusal; its status follows from its code, else from its kind. `retry_s` is how long to
    wait with the next try, where that is known."""
    return _to_be_tried_again(reply(refusal, status or status_of(refusal)), refusal, retry_s)


def answered(answer: Answer) -> Response:
    """The answer to a command, whatever it is."""
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
    """Plain words for somebody who has no page open yet, in the language his browser asks for."""
    language = language_of(headers.get("accept-language", ""))
    text = say(language, code, **parameters) + "\n"
    headers_of_ours = {"cache-control": "no-store"} | (
        {"retry-after": "1"} if status in _LATER else {}
    )
    return PlainTextResponse(text, status, headers_of_ours)


def status_of(refusal: Refusal) -> int:
    """400 for what could not be read, 409 for what may not be done now, or what the code says."""
    return _STATUS.get(refusal.code, 400 if refusal.kind == "syntax" else 409)


def language_of(accept: str) -> Language:
    """The first of our languages in an Accept-Language header; the source where there is none."""
    wishes: list[tuple[float, Language]] = []
    for part in accept.split(",")[:20]:
        tag, _, weight = part.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        wishes += [(_weight(weight), language) for language in LANGUAGES if language == primary]
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else SOURCE


def _weight(parameter: str) -> float:
    """The `q` of a language range; what cannot be read counts as nothing."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
