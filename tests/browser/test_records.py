"""What a house keeps: an event that is over, a league of it, players kept and erased."""

import json
from typing import Any

import pytest
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

ASK = """async ([id, command]) => {
  const response = await fetch('/api/do', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, do: command }),
  });
  return (await response.json()).result;
}"""


def do(visitor: Visitor, **command: Any) -> dict[str, Any]:
    """Ask for something over plain HTTP, as the visitor."""
    result: dict[str, Any] = visitor.page.evaluate(ASK, [f"beside-{visitor.next_id()}", command])
    assert result["type"] == "accepted", result
    return result


def rename(visitor: Visitor, name: str) -> None:
    visitor.open("/results").see("h1")
    do(visitor, type="set-name", name=name)


def over(director: Visitor, player: Visitor) -> str:
    """An event of one person and one house player that is over: he is taken out of it."""
    made = do(director, type="create-event", template="heads-up", name="Duel")
    event = str(made["event"])
    do(player, type="join", event=event)
    me = player.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]
    do(director, type="remove-player", event=event, player=me, reason="The test is short")
    do(player, type="leave", event=event)
    return event


def test_everybody_has_his_own_data_from_the_menu(invite: Invite) -> None:
    player = invite()
    player.open("/").see("h1")
    rename(player, "Dunlin")
    player.page.get_by_role("button", name="Menu").click()
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name="Download my data").click()
    told = json.loads(download.value.path().read_bytes())
    assert (told["name"], told["here"]["entries"]) == ("Dunlin", [])


@pytest.mark.feature("leagues", "results")
def test_results_and_a_league_are_for_everybody(invite: Invite, served: Served) -> None:
    director, player, guest = invite(), invite(), invite(locale="zh-CN")
    director.open(served.director)
    rename(player, "Wren")
    event = over(director, player)

    def listed() -> bool:
        guest.open("/results").see("h1")
        return guest.page.locator(f"[data-past={event}]").count() > 0

    guest.until(listed)
    guest.page.locator(f"[data-past={event}] a").click()
    expect(guest.page.locator("[data-place='2']")).to_contain_text("Wren")
    expect(guest.page.locator("h1")).to_have_text("赛果")

    director.open("/league").see("[data-new]")
    director.page.locator("[data-new]").click()
    sheet = director.page.get_by_role("dialog")
    sheet.locator("[name=name]").fill("duels")
    sheet.locator("[name=title]").fill("Duels of the week")
    sheet.locator("[name=formula]").fill("10 * entrants / plaice")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_role("alert")).to_contain_text("At character 17: “plaice” is not a value.")
    sheet.locator("[name=formula]").fill("10 * entrants / place")
    sheet.get_by_role("button", name="Save").click()
    director.page.wait_for_url("**/league/duels")
    expect(director.page.locator("[data-line=Wren]")).to_contain_text("10")

    guest.open("/league/duels")
    expect(guest.page.locator("[data-line=Wren]")).to_contain_text("10")
    expect(guest.page.locator("[data-edit]")).to_have_count(0)


@pytest.mark.feature("players")
def test_players_are_taken_in_changed_and_erased(invite: Invite, served: Served) -> None:
    director = invite()
    director.open(served.director)
    director.open("/players").see("[data-add]")
    chosen = director.page.locator("input[type=file]")
    bad = b"name,email\nAnn\n"
    chosen.set_input_files({"name": "club.csv", "mimeType": "text/csv", "buffer": bad})
    said = director.page.locator("[data-said]")
    expect(said).to_contain_text("Line 2: expected 2 cells as in the first line, got 1.")
    good = b"name,email\nAnn,ann@example.org\n"
    chosen.set_input_files({"name": "better.csv", "mimeType": "text/csv", "buffer": good})
    expect(said).to_contain_text("Imported: 1 new, 0 known.")
    line = director.page.locator("[data-player=Ann]")
    expect(line).to_contain_text("email: ann@example.org")
    line.get_by_role("button", name="Edit").click()
    sheet = director.page.get_by_role("dialog")
    sheet.locator("[name=details]").fill("phone: 123")
    sheet.get_by_role("button", name="Keep").click()
    expect(line).to_contain_text("phone: 123")
    line.get_by_role("button", name="Edit").click()
    director.page.locator("[data-forget]").click()
    director.page.locator("[data-erase]").click()
    expect(director.page.locator("[data-player=Ann]")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "keep", "both"), [("en-GB", "Keep", "Keep both"), ("zh-CN", "保存", "都保留")]
)
def test_two_of_one_name_are_kept_when_asked_about(
    invite: Invite, served: Served, locale: str, keep: str, both: str
) -> None:
    director = invite(locale=locale)
    director.open(served.director)
    name = f"Li Wei {locale}"
    do(director, type="keep-player", name=name)
    page = director.open("/players").page
    page.locator("[data-add]").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("[name=name]").fill(name)
    sheet.get_by_role("button", name=keep, exact=True).click()
    expect(sheet.get_by_role("alert")).to_contain_text(name)
    second = sheet.get_by_role("button", name=both, exact=True)
    expect(second).to_be_visible()
    sheet.locator("[name=name]").fill(f"{name}x")
    expect(second).to_have_count(0)
    sheet.locator("[name=name]").fill(name)
    second.click()
    expect(sheet).to_have_count(0)
    expect(page.locator(f'[data-player="{name}"]')).to_have_count(1)
    numbered = page.locator(f'[data-player="{name} (2)"]')
    expect(numbered).to_have_count(1)
    numbered.get_by_role("button").click()
    expect(sheet.locator("[name=name]")).to_have_value(name)
    sheet.locator("[name=details]").fill("club: East")
    sheet.get_by_role("button", name=keep, exact=True).click()
    expect(numbered).to_contain_text("club: East")


@pytest.mark.parametrize(
    ("locale", "name", "asked", "though"),
    [("en-GB", "Heron", "Erase", "Erase anyway"), ("zh-CN", "Egret", "删除", "仍然删除")],
)
def test_who_plays_is_erased_by_a_second_word(
    invite: Invite, served: Served, locale: str, name: str, asked: str, though: str
) -> None:
    director, player = invite(locale=locale), invite()
    director.open(served.director)
    rename(player, name)
    me = player.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]
    do(director, type="keep-player", name=name, player=me)
    made = do(director, type="create-event", template="six-max", name="Evening")
    do(player, type="join", event=str(made["event"]))
    line = director.open("/players").page.locator(f"[data-player={name}]")
    line.get_by_role("button").click()
    director.page.locator("[data-forget]").click()
    erase = director.page.locator("[data-erase]")
    expect(erase).to_have_text(asked)
    erase.click()
    expect(erase).to_have_text(though)
    told = director.page.get_by_role("alert")
    expect(told).to_contain_text("a tournament" if locale == "en-GB" else "1 场未结束的锦标赛")
    erase.click()
    expect(line).to_have_count(0)
