"""Names as long as the house keeps them, in letters that do not break: no page grows wider than
its screen, and a big screen tells every line."""

from collections.abc import Sequence
from typing import Any

import pytest
from live_event import lines_of, start_live
from live_table import ask
from serving import Served
from test_on_a_phone import phone
from visitor import Invite, Visitor

from ruleone.limits import NAME_MAX_CHARACTERS

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
TABLET = phone((1180, 820))
LOOKS = (
    (LAPTOP, {"laptop": (1440, 900)}),
    (TABLET, {"tablet": (1180, 820), "phone": (390, 844), "small": (320, 568)}),
)
"""Browsers, and the sizes that a page of each takes in place."""
SPEECHES = {
    "en": ("en-GB", "Wolfeschlegel", "Hohenbergerhausstein"),
    "zh": ("zh-CN", "欧阳", "上官端木"),
}
SETTLED_MS = 300


def longest(number: int, first: str, rest: str) -> str:
    """A name of the greatest length, of two words, like no other."""
    return (f"{first} {number}" + rest * NAME_MAX_CHARACTERS)[:NAME_MAX_CHARACTERS]


def pages_of(director: Visitor, event: str, named: str) -> Sequence[str]:
    """What shows the players of an event, or an event of the longest name itself."""
    live = lines_of(director)[0]["live"]
    parts = "clock+seats+moves+breaking+prizes+waiting"
    return (
        *(f"/{page}/{event}" for page in ("event", "director", "clock")),
        *(f"/{page}/{named}" for page in ("event", "director", "clock")),
        *(f"/screen/{shown}/{parts}" for shown in (event, named)),
        f"/live/{live}", f"/live/{live}/board", f"/floor/{live}", "/floor", "/", "/players",
        *(f"/print/{event}/{what}" for what in ("seat-cards", "break-slips", "receipts")),
    )  # fmt: skip


def one_moves(director: Visitor, event: str) -> None:
    """A player of the first table is moved to a free seat of the other."""
    line, other = lines_of(director)
    taken = {one["seat"] for one in other["players"]}
    seat = next(seat for seat in range(1, other["seats"] + 1) if seat not in taken)
    player = line["players"][0]["player"]
    order = {"table": other["table"], "seat": seat, "reason": "asked to", "why": "director"}
    ask(director, type="move-player", event=event, player=player, **order)


def cut_lines(visitor: Visitor) -> list[str]:
    """What a big screen tells, but beside or below its part."""
    cut: list[str] = visitor.page.locator(".screen :is(li, h1)").evaluate_all(
        """lines => lines.filter(line => {
          const {right, bottom} = line.closest('.cell').getBoundingClientRect();
          const at = line.getBoundingClientRect();
          return at.right > right + 1 || at.bottom > bottom + 1;
        }).map(line => line.textContent)"""
    )
    return cut


@pytest.mark.parametrize("language", SPEECHES)
def test_the_longest_names_stay_on_every_page(
    invite: Invite, served: Served, language: str
) -> None:
    locale, first, rest = SPEECHES[language]
    director = invite(**LAPTOP, locale=locale)
    word = (rest * NAME_MAX_CHARACTERS)[:NAME_MAX_CHARACTERS]
    event = start_live(invite(), served, [longest(n, first, rest) for n in range(16)], word)
    director.open(served.director).open(f"/director/{event}").see("article")
    ask(director, type="add-dealer", event=event, name=longest(16, first, rest))
    one_moves(director, event)
    named = longest(0, rest, first)
    named = ask(director, type="create-event", template="turbo-27", name=named)["event"]
    pages = pages_of(director, event, named)
    for options, sizes in LOOKS:
        visitor = invite(**options, locale=locale)
        visitor.open(served.director).see("main")
        for path in pages:
            visitor.open(path).see("h1, h2, main")
            visitor.page.wait_for_load_state("networkidle")
            for look, (width, height) in sizes.items():
                visitor.page.set_viewport_size({"width": width, "height": height})
                visitor.page.wait_for_timeout(SETTLED_MS)
                assert (look, path, visitor.too_wide) == (look, path, 0)
                assert (look, path, cut_lines(visitor)) == (look, path, [])
