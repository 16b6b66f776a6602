"""The calls of the room as OpenAPI 3.1, their shapes taken from the structs of the wire."""

from functools import cache
from typing import Any, Final

import msgspec

from ruleone import __version__
from ruleone.web.calls import CALLS, GUARDED, GUARDED_POST, KEY, MEANINGS, Call
from ruleone.web.hooks.described import BODIES, PARAMETERS, RESPONSES, webhooks

_FILE: Final = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
"""A body that is a file as it stands."""

_WORDS: Final = {"text/plain": {"schema": {"type": "string"}}}
"""Plain words, in the language that is asked for."""

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
"""How the room knows who asks. Without either he may read what is for everybody."""


@cache
def written() -> bytes:
    """The whole page as JSON, written once."""
    return msgspec.json.encode(page())


@cache
def page() -> dict[str, Any]:
    """The whole page, made once."""
    bodies = [
        body
        for call in CALLS
        for body in (call.takes, *call.gives.values())
        if body not in (None, str, bytes)
    ]
    found, shapes = msgspec.json.schema_components(
        [*bodies, *BODIES], ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(id, bodies), found, strict=False))
    close_shapes(shapes, [call.takes for call in CALLS if call.takes not in (None, str, bytes)])

    def content(body: Any) -> dict[str, Any]:
        if body in (str, bytes):
            return _WORDS if body is str else _FILE
        return {"application/json": {"schema": schema_of[id(body)]}}

    def answer(status: str, body: Any) -> dict[str, Any]:
        """What a status comes with; what many calls have in common stands once."""
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
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = told(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "RuleOne", "version": __version__, "license": {"name": "MIT"}},
        "security": [{"token": []}, {"session": []}, {}],
        "paths": paths,
        "webhooks": webhooks(),
        "components": {
            "securitySchemes": SCHEMES,
            "parameters": {KEY["name"]: KEY} | PARAMETERS,
            "responses": dict(sorted(common.items())) | RESPONSES,
            "schemas": shapes,
        },
    }


def close_shapes(shapes: dict[str, Any], asked: list[Any]) -> None:
    """Say of each shape that comes in with one of these bodies what the door holds it to: it has
    no other fields (`unknown_fields`)."""
    for name in msgspec.json.schema_components(asked)[1]:
        shapes[name]["additionalProperties"] = False
