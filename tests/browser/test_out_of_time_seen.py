"""What the clock does for a player is told as such at the table, on the phone and on the laptop."""

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Served
from test_directors_tools import do
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "zh-CN",
}
SECONDS = 10
CITED = "house-26.4（RuleOne 自定）"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that leaves time to look between two hands."""
    with Served(tmp_path_factory.mktemp("clocked"), pace=4.0) as room:
        yield room


def seated(invite: Invite, served: Served) -> tuple[Visitor, Visitor]:
    """Two who play an event against each other, with some seconds for each decision: one at a
    laptop, and one at a phone, in Chinese."""
    director = invite()
    director.open(served.director)
    event = do(
        director, "create-event", template="heads-up", name="Quick",
        terms={"charged": False, "buy_in": 0, "house_players": 0},
        shot_clock={"streets_s": [SECONDS]},
    )["event"]  # fmt: skip
    laptop, phone = invite(), invite(**PHONE)
    for visitor in (laptop, phone):
        visitor.open("/").see("h1")
        assert do(visitor, "join", event=event)["type"] == "accepted"
    do(director, "start-event", event=event, reason="both are here")
    for visitor in (laptop, phone):
        visitor.open(f"/table/{event}/1")
        visitor.until(visitor.is_dealt_in)
    return laptop, phone


def acts(visitor: Visitor, kind: str, **more: Any) -> None:
    """The visitor acts beside the page, at once."""
    view, hand = visitor.table, visitor.hand
    at = {"event": view["event"], "table": view["table"], "hand": hand["number"]}
    done = do(visitor, "act", **at, turn=hand["turn"], action={"type": kind, **more})
    assert done["type"] == "accepted", done


def test_the_phone_says_that_time_ran_out(invite: Invite, served: Served) -> None:
    """Facing no bet the player checks: own line with its rule, the last word, and the seat as the
    other one sees it. Facing a bet the hand is folded."""
    laptop, phone = seated(invite, served)
    told = phone.page.locator("[data-unasked]")
    laptop.until(lambda: laptop.has_turn() and laptop.hand["options"]["call"] is not None)
    acts(laptop, "call")
    expect(told).to_contain_text("你的时间用完：已过牌")
    expect(told.get_by_role("button")).to_have_attribute("title", CITED)
    laptop.until(lambda: laptop.has_turn() and laptop.hand["street"] == "flop")
    seat = laptop.page.locator(f".seat[data-seat='{phone.table['my_seat']}']")
    expect(seat).to_contain_text("Time ran out: checks")
    expect(phone.page.locator(".peek")).to_contain_text("的时间用完。")
    acts(laptop, "raise", to=laptop.hand["options"]["bet_to"][0])
    expect(told).to_contain_text("你的时间用完：已弃牌")
    expect(seat).to_contain_text("Time ran out: folded")
