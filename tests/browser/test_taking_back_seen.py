"""Acts that are taken back: by a director, as another browser sees them, and by the maker of a home
game on his game's own page."""

import pytest
from directing import direct, event_of, give_reason, order
from home_game import come, send, start
from serving import Served
from test_list_entered import do
from test_reading import faults
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

AT_DESK = {"charged": False, "at_desk": True, "buy_in": 100, "house_players": 0}


def take_back_the_last(by: Visitor, reason: str) -> None:
    """Take back the newest of the acts on the page."""
    act = by.page.locator("[data-act]").first
    said = act.locator("p").first.inner_text().split(maxsplit=1)[1]
    act.get_by_role("button", name="Undo").click()
    named = by.page.get_by_role("dialog").locator("[data-what]").inner_text()
    assert said.startswith(named), (said, named)
    give_reason(by, reason, "Undo")


@pytest.mark.feature("redo")
def test_another_browser_sees_the_act_taken_back_and_done_again(
    invite: Invite, served: Served
) -> None:
    player = invite().join()
    page_of_it = f"/director/{player.table['event']}"
    director, other = invite(), invite()
    for visitor in (director, other):
        visitor.open(served.director)
        visitor.open(page_of_it).see("article")
    order(director, "Pause", "Dinner")
    player.until(lambda: player.table["clock"]["state"] == "paused")
    take_back_the_last(director, "It was another event")
    player.until(lambda: player.table["clock"]["state"] == "running")
    record = other.page.locator("section", has_text="Record")
    expect(record).to_contain_text("paused the tournament. Reason: Dinner")
    expect(record).to_contain_text("undid an act. Reason: It was another event")
    expect(record.locator("[data-act-before]")).to_contain_text(
        "paused the tournament. Reason: Dinner"
    )
    expect(record.get_by_text("The tournament is paused. Reason: Dinner")).to_be_visible()
    pause = other.page.locator("[data-act]", has_text="paused the tournament")
    expect(pause.get_by_text("Undone")).to_be_visible()
    expect(other.page.get_by_role("button", name="Undo")).to_have_count(0)
    pause.get_by_role("button", name="Redo").click()
    player.until(lambda: player.table["clock"]["state"] == "paused")
    again = director.page.locator("[data-act]").first
    expect(again).to_contain_text("It was undone and has been redone.")
    expect(record).to_contain_text("It was undone and has been redone.")
    expect(other.page.get_by_text("Redone", exact=True)).to_be_visible()
    expect(other.page.get_by_role("button", name="Redo")).to_have_count(0)
    take_back_the_last(director, "Wrong after all")
    player.until(lambda: player.table["clock"]["state"] == "running")
    assert faults(director) == []


def test_the_last_act_is_said_where_the_clock_is_and_undone_there(
    invite: Invite, served: Served
) -> None:
    director, player = direct(invite, served)
    last = director.page.locator("[data-last-act]")
    said, undo = last.get_by_role("status"), last.locator("[data-undo-last]")
    expect(undo).to_have_count(0)
    director.page.get_by_role("button", name="One minute more").click()
    expect(said).to_contain_text("The clock is set to")
    order(director, "Pause", "Dinner")
    expect(said).to_contain_text("The tournament is paused. Reason: Dinner")
    player.until(lambda: player.table["clock"]["state"] == "paused")
    undo.click()
    player.until(lambda: player.table["clock"]["state"] == "running")
    expect(said).to_contain_text("Undone: The tournament is paused. Reason: Dinner")
    expect(undo).to_have_count(0)
    director.page.reload()
    expect(said).to_contain_text("Undone: The tournament is paused. Reason: Dinner")
    assert faults(director) == []


@pytest.mark.feature("undo")
def test_a_no_show_before_the_start_is_undone_where_it_is_said(
    invite: Invite, served: Served
) -> None:
    director = invite()
    director.open(served.director)
    told = {"template": "turbo-27", "name": "Friday", "terms": AT_DESK, "tables": "live"}
    event = do(director, "create-event", **told)["event"]
    director.open(f"/director/{event}")
    page, entry = director.page, director.page.locator("[data-entry-one]")
    entry.locator("input").first.fill("Ada")
    entry.locator("[data-pays='cash']").click()
    expect(entry.locator("[data-said]")).to_contain_text("Ada")
    page.locator("[data-find-entries] input[type='search']").fill("Ada")
    page.locator("[data-find-entries] [data-status='entered']").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="No-show", exact=True).click()
    sheet.get_by_role("button", name="Record no-show").click()
    last = page.locator("[data-last-act]")
    expect(last).to_contain_text("Ada")
    director.until(lambda: event_of(director)["line"]["entries"] == 0)
    last.locator("[data-undo-last]").click()
    director.until(lambda: event_of(director)["line"]["entries"] == 1)
    (charge,) = page.request.get(f"{served.address}/api/view/payments/{event}").json()["charges"]
    assert (charge["purpose"], charge["state"]) == ("entry", "paid")


@pytest.mark.feature("undo")
def test_the_maker_of_a_home_game_takes_back_on_its_own_page(invite: Invite) -> None:
    maker, friend = invite(), invite()
    maker.open("/home")
    come(friend, send(maker))
    start(maker, friend)
    event = maker.page.url.split("/")[-2]
    for visitor in (maker, friend):
        visitor.open(f"/event/{event}").see("[data-home]")
    maker.page.locator("[data-home]").get_by_role("button", name="Pause").click()
    give_reason(maker, "Pizza", "Pause")
    friend.until(lambda: friend.views("event")[-1]["clock"]["state"] == "paused")
    take_back_the_last(maker, "Not yet")
    friend.until(lambda: friend.views("event")[-1]["clock"]["state"] == "running")
    acts = maker.page.locator("[data-acts]")
    expect(acts).to_contain_text("Reason: Pizza")
    expect(acts).to_contain_text("undid an act. Reason: Not yet")
    assert faults(maker) == []
    expect(friend.page.locator("[data-acts]")).to_have_count(0)
