"""The director tells how each day of a new event ends, on a laptop and on a phone."""

import json
from typing import Any

import pytest
from directing import cut_choices, event_of
from serving import Served
from test_on_a_phone import phone
from visitor import Invite, expect

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("screen", "late", "few"),
    [
        ({"locale": "en-GB"}, "An earlier day ends with level 5", "At least 2 players"),
        ({**phone((390, 844)), "locale": "zh-CN"}, "前面已有一日打到第 5 级结束", "至少两名玩家"),
    ],
    ids=["laptop", "phone, in Chinese"],
)
def test_each_day_but_the_last_one_has_an_end(
    invite: Invite, served: Served, screen: dict[str, Any], late: str, few: str
) -> None:
    director = invite(**screen)
    page, sent = director.page, []
    page.on("websocket", lambda socket: socket.on("framesent", lambda told: sent.append(str(told))))
    director.open(served.director)
    page.locator("select:has(option[value='turbo-27'])").select_option("six-max")
    page.locator("[data-days]").check()

    def fill(name: str, number: int) -> None:
        page.locator(f"[data-number='{name}']").fill(str(number))

    assert not cut_choices(director)
    announce = page.locator("form:has([data-days]) .orders button").first
    fill("flights", 1)
    fill("end-level", 5)
    page.locator("[data-add-day]").click()
    page.locator("[data-add-day]").click()
    expect(page.locator("[data-day-end]")).to_have_count(3)
    page.locator("[data-drop-day]").click()
    expect(page.locator("[data-day-end]")).to_have_count(2)
    fill("end-level-2", 5)
    expect(page.locator("[data-wrong='end-level-2']")).to_contain_text(late)
    expect(announce).to_be_disabled()
    fill("end-level-2", 9)
    fill("end-players-2", 1)
    expect(page.locator("[data-wrong='end-players-2']")).to_contain_text(few)
    fill("end-players-2", 4)
    fill("last-hands-least", 4)
    fill("last-hands-most", 1)
    expect(announce).to_be_disabled()
    fill("last-hands-least", 0)
    assert director.too_wide == 0
    page.locator("[data-add-day]").scroll_into_view_if_needed()
    before = page.url
    announce.click()
    page.wait_for_url(lambda url: url != before)
    event = page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    days = event_of(director)["days"]
    assert (days["days"], days["end"]) == (3, {"level": 5, "players": 0})
    (asked,) = [json.loads(told)["do"] for told in sent if "create-event" in told]
    assert asked["days"]["ends"] == [{"level": 5, "players": 0}, {"level": 9, "players": 4}]
    assert asked["days"]["last_hands"] == [0, 1]
