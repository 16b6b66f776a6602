"""A director enters a list of players from his page, sees how far it is, and goes on with it."""

import time
from pathlib import Path
from typing import Any

import pytest
from serving import Served
from test_on_a_phone import phone
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

PLAYERS = 1_500


def do(visitor: Visitor, command: str, **fields: Any) -> Any:
    """What comes of a command that the visitor's session asks by plain HTTP."""
    address = f"{visitor.address}/api/do/{command}"
    return visitor.page.request.post(address, data=fields).json()["result"]


@pytest.mark.feature("entry-lists")
def test_a_list_is_checked_entered_stopped_and_gone_on_with(
    invite: Invite, served: Served, tmp_path: Path
) -> None:
    director = invite()
    director.open(served.director)
    terms = {"charged": True, "buy_in": 100, "house_players": 0, "seats": PLAYERS + 1}
    event = do(director, "create-event", template="six-max", name="Club", terms=terms)["event"]
    # Else it would start by itself some time after its first entry.
    tomorrow = time.time_ns() // 1_000_000 + 86_400_000
    do(director, "appoint-start", event=event, reason="as announced", at_ms=tomorrow)
    link = do(director, "make-link", role="director", event=event)["link"]["path"]
    of_this_one = invite().open(link)
    of_this_one.see("[data-matters]")
    expect(of_this_one.page.locator("[data-entry-list]")).to_have_count(0)
    expect(of_this_one.page.locator("[data-enters-nobody]")).to_contain_text("the whole room")
    director.open(f"/director/{event}")
    panel = director.page.locator("[data-entry-list]")
    said, bar = panel.locator("[data-said]"), panel.get_by_role("progressbar")
    lines = [f"Player {number}" for number in range(PLAYERS)]

    good = tmp_path / "club.csv"
    good.write_text("\n".join(["name", *lines]), "utf-8")
    panel.locator("input[type=file]").set_input_files(good)
    expect(bar).to_have_count(0)
    panel.locator("[data-enter]").click()
    expect(bar).to_be_visible()
    panel.get_by_role("button", name="Stop").click()
    expect(said).to_contain_text("Stopped")
    expect(said).to_contain_text("Nobody is entered twice")

    director.page.reload()
    panel.locator("input[type=file]").set_input_files(good)
    panel.locator("[data-enter]").click()
    expect(said).to_contain_text("are entered")
    expect(bar).to_have_js_property("position", 1)
    page = director.page.request.get(f"{served.address}/api/view/event/{event}").json()
    assert (page["line"]["entries"], page["line"]["state"]) == (PLAYERS, "open")
    record = director.page.request.get(f"{served.address}/api/view/director/{event}").json()
    lists = [line for line in record["acts"] if line["code"] == "directed-enter-players"]
    assert {line["parameters"]["reason"] for line in lists} == {"List: club.csv"}

    director.page.reload()
    panel.locator("input[type=file]").set_input_files(good)
    expect(panel.locator("[data-enter]")).to_have_text("Enter 0")
    expect(panel.locator("[data-enter]")).to_be_disabled()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("language", ["en-GB", "zh-CN"])
def test_before_the_start_players_are_entered_and_found_on_the_first_screen(
    invite: Invite, served: Served, size: tuple[int, int], language: str
) -> None:
    director = invite(viewport={"width": size[0], "height": size[1]}, locale=language)
    director.open(served.director)
    terms = {"charged": True, "buy_in": 100, "house_players": 0, "seats": 40}
    event = do(director, "create-event", template="six-max", name="Club", terms=terms)["event"]
    director.open(f"/director/{event}").see("[data-entry-one]")
    for field in ("[data-find-entries] input", "[data-entry-one] input"):
        expect(director.page.locator(field).first).to_be_in_viewport(ratio=1)


@pytest.mark.feature("entry-lists")
@pytest.mark.parametrize("language", ["en-GB", "zh-CN"])
def test_one_who_has_come_to_the_desk_is_entered_by_name_once(
    invite: Invite, served: Served, language: str
) -> None:
    director = invite(**phone((390, 844)), locale=language)
    director.open(served.director)
    terms = {"charged": True, "buy_in": 100, "house_players": 0, "seats": 40}
    event = do(director, "create-event", template="six-max", name="Club", terms=terms)["event"]
    name = f"Walk-in {language}"
    director.open(f"/director/{event}").see("[data-entry-one]")
    panel = director.page.locator("[data-entry-one]")
    said = panel.locator("[data-said]")

    def enter(who: str) -> None:
        panel.locator("input").first.fill(who)
        panel.locator("button.main").tap()

    enter(name)
    expect(said).to_contain_text(name)
    expect(said).to_contain_text("new to the house" if language == "en-GB" else "已加入牌室")
    enter(name)
    expect(said).to_contain_text("has already entered" if language == "en-GB" else "此前已报名")
    panel.locator("input").first.fill(name[:8])
    expect(panel.locator(f'datalist option[value="{name}"]')).to_have_count(1)
    page = director.page.request.get(f"{served.address}/api/view/event/{event}").json()
    assert [one["name"] for one in page["entrants"]] == [name]
    assert director.page.evaluate("document.documentElement.scrollWidth") <= 390
