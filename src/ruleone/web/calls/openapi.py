"""The calls of the room as OpenAPI 3.1, their shapes taken from the structs of the wire."""

from functools import cache
from typing import Any, Final

import msgspec

from ruleone import __version__, limits
from ruleone.room.webhooks.records import Told
from ruleone.room.webhooks.schema import FACTS, Posted
from ruleone.web.calls.call import Call
from ruleone.web.calls.room import KEY
from ruleone.web.calls.table import GROUPS, Groups, documented
from ruleone.web.hooks.dispatcher import AGAIN_MS
from ruleone.web.hooks.sending import DELIVERY, SIGNATURE
from ruleone.words import say

_FILE: Final = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
"""Schema of a body that is a file."""

_WORDS: Final = {"text/plain": {"schema": {"type": "string"}}}
"""Schema of plain words, in the requested language."""


MEANINGS: Final = {
    "200": "Done, and durable.",
    "204": "There is none.",
    "303": "The role is granted; go to where it is used.",
    "304": "You have it already, by the tag that you sent.",
    "400": "It could not be read: what was expected, what came.",
    "401": "Nobody knows you: bring a token, or ask for `/api/me` first and keep its cookie.",
    "403": "A page of another site has sent it.",
    "404": "There is no such thing, or it is not for you.",
    "409": "It may not be done, and why.",
    "413": "It is longer than it may be.",
    "421": "The room does not go by this name.",
    "429": "Too fast.",
    "500": "A mistake of the room's own.",
    "503": "The room has stopped.",
}
GUARDED: Final[dict[str, Any]] = {"421": str}
"""Responses that every call may give beside its own: the guard refuses a wrong host."""

GUARDED_POST: Final[dict[str, Any]] = {"403": str, "421": str}
"""The same of a call that may change something."""

BODIES: Final = (Posted, *FACTS.values())
"""Structs with a name of their own here."""

_PAUSES: Final = ", ".join(f"{pause // 1_000}" for pause in AGAIN_MS)

PARAMETERS: Final[dict[str, Any]] = {
    SIGNATURE: {
        "name": SIGNATURE,
        "in": "header",
        "required": True,
        "description": "`t=<seconds>,v1=<hex>`: the time since 1970, and HMAC-SHA256 over that "
        "time, a full stop and the body, under the secret that was told once when the hook was "
        "added. Each attempt is signed anew.",
        "schema": {"type": "string", "pattern": "^t=[0-9]+,v1=[0-9a-f]{64}$"},
    },
    DELIVERY: {
        "name": DELIVERY,
        "in": "header",
        "required": True,
        "description": "The `id` of the body: the same each time it is sent.",
        "schema": {"type": "string"},
    },
}
RESPONSES: Final[dict[str, Any]] = {
    "Heard": {"description": "It was heard, and is not sent again."},
    "NotHeard": {
        "description": f"Any other status, a redirect too, or none within "
        f"{limits.HOOK_ANSWER_MAX_S:g} seconds: it is sent again after {_PAUSES} seconds, then "
        f"each time after as long as the last, {limits.HOOK_ATTEMPTS_MAX} times in all, then given "
        "up."
    },
}

SCHEMES: Final = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "The secret of a token that a director has made for the program.",
    },
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "ruleone",
        "description": "What `/api/me` gives; the room's folder adds to the cookie's name.",
    },
}
"""Security schemes: how the room knows the caller.

Without either the caller may read everything that is for everybody.
"""


@cache
def written(groups: Groups = GROUPS) -> bytes:
    """Return the whole page as JSON, written once."""
    return msgspec.json.encode(page(groups))


@cache
def page(groups: Groups = GROUPS) -> dict[str, Any]:
    """Return the whole page, made once: the calls of these groups, and the webhooks."""
    calls = documented(groups)
    bodies = [
        body
        for call in calls
        for body in (call.takes, *call.gives.values())
        if body not in (None, str, bytes)
    ]
    found, shapes = msgspec.json.schema_components(
        [*bodies, *BODIES], ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(id, bodies), found, strict=False))
    close_shapes(shapes, [call.takes for call in calls if call.takes not in (None, str, bytes)])

    def content(body: Any) -> dict[str, Any]:
        if body in (str, bytes):
            return _WORDS if body is str else _FILE
        return {"application/json": {"schema": schema_of[id(body)]}}

    def answer(status: str, body: Any) -> dict[str, Any]:
        """Return the response of a status; common ones are written once."""
        one: dict[str, Any] = {"description": MEANINGS[status]}
        if body is not None:
            one["content"] = content(body)
        if not isinstance(body, type) or status == "200":
            return one
        name = f"{body.__name__}-{status}"
        common[name] = one
        return {"$ref": f"#/components/responses/{name}"}

    def told(call: Call) -> dict[str, Any]:
        answers = call.gives | (GUARDED if call.method == "GET" else GUARDED_POST)
        one: dict[str, Any] = {"summary": call.summary, "parameters": list(call.parameters)}
        if call.description:
            one["description"] = call.description
        if KEY in call.parameters:
            one["parameters"] = [{"$ref": "#/components/parameters/Idempotency-Key"}]
        if call.takes is not None:
            one["requestBody"] = {"required": True, "content": content(call.takes)}
        one["responses"] = {
            status: answer(status, body) for status, body in sorted(answers.items())
        }
        return one

    common: dict[str, Any] = {}

    paths: dict[str, Any] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = told(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "RuleOne", "version": __version__, "license": {"name": "MIT"}},
        "security": [{"token": []}, {"session": []}, {}],
        "paths": paths,
        "webhooks": _webhooks(),
        "components": {
            "securitySchemes": SCHEMES,
            "parameters": {KEY["name"]: KEY} | PARAMETERS,
            "responses": dict(sorted(common.items())) | RESPONSES,
            "schemas": shapes,
        },
    }


def close_shapes(shapes: dict[str, Any], asked: list[Any]) -> None:
    """Declare shapes in one of these bodies as closed: unknown fields are refused.

    See `unknown_fields`.
    """
    for name in msgspec.json.schema_components(asked)[1]:
        shapes[name]["additionalProperties"] = False


def _webhooks() -> dict[str, Any]:
    """Return the section on webhooks."""
    return {kind: {"post": _webhook(kind)} for kind in FACTS}


def _webhook(kind: Told) -> dict[str, Any]:
    shape = FACTS[kind].__name__
    body = {
        "allOf": [
            {"$ref": f"#/components/schemas/{Posted.__name__}"},
            {
                "properties": {
                    "kind": {"const": kind},
                    "facts": {"$ref": f"#/components/schemas/{shape}"},
                }
            },
        ]
    }
    return {
        "summary": f"Told of: {say('en', f'hooks-kind-{kind}')}.",
        "security": [],
        "parameters": [{"$ref": f"#/components/parameters/{name}"} for name in PARAMETERS],
        "requestBody": {"required": True, "content": {"application/json": {"schema": body}}},
        "responses": {
            "2XX": {"$ref": "#/components/responses/Heard"},
            "default": {"$ref": "#/components/responses/NotHeard"},
        },
    }
