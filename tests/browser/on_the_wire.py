"""What no sound room tells by itself, or seldom, put in on its way to a page."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


def put_in(
    page: Page, change: Callable[[dict[str, Any]], None], kind: str = "director"
) -> list[dict[str, Any]]:
    """Let `change` alter each view of this kind that the page hears: of an event's director, or
    another one. Returns the asks of the page, as they come."""
    asks: list[dict[str, Any]] = []

    def between(page_end: WebSocketRoute) -> None:
        room_end = page_end.connect_to_server()

        def hear(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["type"] == "view" and told["view"]["type"] == kind:
                change(told["view"])
            page_end.send(json.dumps(told))

        def ask(frame: str | bytes) -> None:
            asks.append(json.loads(frame)["do"])
            room_end.send(frame)

        room_end.on_message(hear)
        page_end.on_message(ask)

    page.route_web_socket("**/ws", between)
    return asks
