"""A director finds everybody who has to do with the event, and does what may be done as each
stands: withdraws before the start, enters again who is out."""

import time
from typing import Any

import pytest
from directing import event_of, give_reason
from playwright.sync_api import Locator
from serving import Served
from test_list_entered import do
from test_on_a_phone import TOUCH_PX, phone
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

SIZE = (390, 844)
TERMS = {
    "charged": True, "buy_in": 100, "house_players": 0, "seats": 40, "late_levels": 3,
    "re_entries": 1,
}  # fmt: skip


def entered(director: Visitor, names: list[str], **terms: Any) -> str:
    """An event into which these were entered by a list, each without a page of his own: the clock
    acts for them all, after a second."""
    made = do(
        director, "create-event", template="six-max", name="Club", terms=TERMS | terms,
        shot_clock={"streets_s": [1]},
    )  # fmt: skip
    event: str = made["event"]
    tomorrow = time.time_ns() // 1_000_000 + 86_400_000
    do(director, "appoint-start", event=event, reason="as announced", at_ms=tomorrow)
    ready = director.page.request.post(
        f"{director.address}/api/entries/{event}?form=csv",
        data="\n".join(["name", *names]).encode(),
        headers={"content-type": "application/octet-stream"},
    ).json()
    assert ready["type"] == "entries-ready", ready
    done = do(director, "enter-players", event=event, players=ready["players"], reason="a list")
    assert done["type"] == "accepted", done
    return event


def found(director: Visitor, words: str) -> Locator:
    """The lines of those who are looked for."""
    panel = director.page.locator("[data-find-entries]")
    panel.get_by_role("searchbox").fill(words)
    return panel.locator("li button")


@pytest.mark.feature("everybody-found")
def test_one_is_withdrawn_before_the_start_and_entered_anew(invite: Invite, served: Served) -> None:
    director = invite()
    director.open(served.director)
    event = entered(director, [f"Wei {number}" for number in range(30)])
    director.open(f"/director/{event}").see("[data-find-entries]")
    panel = director.page.locator("[data-find-entries]")
    panel.get_by_role("button", name="Show everyone").click()
    expect(panel.locator("li")).to_have_count(20)
    expect(panel.locator("[data-pager]")).to_contain_text("1 to 20 of 30")
    one = found(director, "wei 17")
    expect(one).to_have_count(1)
    expect(one).to_contain_text("entered")
    one.click()
    sheet = director.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Move", exact=True)).to_have_count(0)
    give_reason(director, "Asked by the player", "Withdraw entry")
    expect(one).to_have_attribute("data-status", "withdrawn")
    panel.get_by_role("combobox").select_option("entered")
    expect(panel.locator("li")).to_contain_text("No player matches.")
    panel.get_by_role("combobox").select_option("withdrawn")
    one.click()
    give_reason(director, "Asked at the desk", "Enter player")
    panel.get_by_role("combobox").select_option("")
    expect(one).to_have_attribute("data-status", "entered")


@pytest.mark.feature("entries-undone")
@pytest.mark.parametrize("language", ["en-GB", "zh-CN"])
def test_who_is_out_and_has_no_page_is_entered_again_on_a_phone(
    invite: Invite, served: Served, language: str
) -> None:
    director = invite(**phone(SIZE), locale=language)
    director.open(served.director)
    event = entered(director, [f"Lan {language} {number}" for number in range(9)])
    do(director, "start-event", event=event, reason="all are here")
    do(director, "pause", event=event, reason="a dispute")
    director.open(f"/director/{event}").see("[data-find-entries]")
    one = found(director, f"lan {language} 4")
    expect(one).to_have_attribute("data-status", "playing")
    director.until(lambda: event_of(director)["line"]["entries"] == 9)
    everybody = event_of(director)["entrants"]
    player = next(each["player"] for each in everybody if each["name"].endswith(" 4"))

    def is_out() -> bool:
        """Out of it, once the hand is over that had begun before the pause."""
        do(director, "remove-player", event=event, player=player, reason="asked to")
        return one.get_attribute("data-status") == "out"

    director.until(is_out)
    box = one.bounding_box()
    assert box is not None
    assert box["height"] >= TOUCH_PX
    assert director.page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]
    one.tap()
    sheet = director.page.get_by_role("dialog")
    expect(sheet.locator("[data-stands]")).to_have_attribute("data-stands", "out")
    says = "Re-enter player" if language == "en-GB" else "让玩家重进"
    sheet.get_by_role("button", name=says).tap()
    sheet.wait_for(state="detached")
    expect(one).to_have_attribute("data-status", "playing")
    assert event_of(director)["line"]["entries"] == 10
    record = director.page.request.get(f"{served.address}/api/view/director/{event}").json()
    assert record["acts"][0]["code"] == "directed-re-enter-player"


def test_a_player_is_moved_to_another_seat_of_his_own_table(invite: Invite, served: Served) -> None:
    director = invite(**phone(SIZE))
    director.open(served.director)
    event = entered(director, [f"Kim {number}" for number in range(9)])
    do(director, "start-event", event=event, reason="all are here")
    do(director, "pause", event=event, reason="a seat is broken")
    director.open(f"/director/{event}").see("[data-find-entries]")
    one = found(director, "kim 4")
    expect(one).to_have_attribute("data-status", "playing")
    director.until(lambda: event_of(director)["tables"])
    seated = {
        each["name"]: (each["table"], each["seat"])
        for table in event_of(director)["tables"]
        for each in table["players"]
    }
    table, seat = seated["Kim 4"]
    taken = {each for at, each in seated.values() if at == table}
    to = next(each for each in range(1, 7) if each not in taken)
    one.tap()
    sheet = director.page.get_by_role("dialog")
    sheet.locator("select").select_option(f"{table}-{to}")
    give_reason(director, "A broken chair", "Move player")
    expect(one).to_contain_text(f"Table {table}, seat {to}")
    assert seat != to
