"""Webhooks as OpenAPI tells them: one for each kind, with its body, its headers, and what comes of
an answer."""

from typing import Any, Final

from ruleone import limits
from ruleone.room.webhooks.records import Told
from ruleone.room.webhooks.schema import FACTS, Posted
from ruleone.web.hooks.dispatcher import AGAIN_MS
from ruleone.web.hooks.sending import DELIVERY, SIGNATURE
from ruleone.words import say

BODIES: Final = (Posted, *FACTS.values())
"""The structs that are named here."""

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


def webhooks() -> dict[str, Any]:
    """The section of the page."""
    return {kind: {"post": _told(kind)} for kind in FACTS}


def _told(kind: Told) -> dict[str, Any]:
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
