"""A player whom the desk entered has his own page on his phone, by the code on his seat card."""

from typing import Any

import pytest
from live_event import lines_of, start_live
from live_table import ask
from serving import Served
from test_live_events_seen import names
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def code_on_paper(director: Visitor, event: str, what: str, player: str) -> str:
    """The address in the code of what is printed for this player."""
    director.open(f"/print/{event}/{what}")
    director.see(f"[data-own={player}]")
    address = director.page.locator(f"[data-own={player}] [data-qr]").get_attribute("data-qr")
    assert address is not None
    return address


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_code_on_paper_makes_a_phone_the_players_own(
    invite: Invite, served: Served, language: str
) -> None:
    director = invite()
    event = start_live(director, served, names(f"Uma {language}", 12))
    line, other = lines_of(director)
    one = line["players"][0]
    player, name = one["player"], one["name"]
    address = code_on_paper(director, event, "seat-cards", player)
    assert address.startswith(f"{served.address}/link/")
    assert code_on_paper(director, event, "break-slips", player) == address

    phone = invite(**PHONE, locale={"en": "en-GB", "zh": "zh-CN"}[language])
    phone.open(address.removeprefix(served.address)).see("[data-phone-of]")
    page = phone.page
    assert page.url == f"{served.address}/event/{event}"
    said = {"en": f"{name}'s page on this phone", "zh": f"{name} 的个人页面"}[language]
    expect(page.locator("[data-phone-of]")).to_have_text(said)
    where = {
        "en": f"Table {line['table']}, seat {one['seat']}",
        "zh": f"{line['table']} 号桌 {one['seat']} 号座",
    }[language]
    expect(page.locator(".strip .mine")).to_contain_text(where)
    expect(page.locator("[data-owner]")).to_have_text(name)
    expect(page.locator("[data-enter]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    taken = {each["seat"] for each in other["players"]}
    seat = next(each for each in range(1, other["seats"] + 1) if each not in taken)
    ask(director, type="start-live-hand", event=line["live"], hand=0)
    order = {"table": other["table"], "seat": seat, "reason": "asked to", "why": "director"}
    ask(director, type="move-player", event=event, player=player, **order)
    expect(page.locator("[data-my-move]")).to_contain_text(str(other["table"]))

    director.open(f"/director/{event}").see("[data-screens]")
    ask(director, type="renew-player-link", event=event, player=player)
    expect(page.locator("[data-phone-of]")).to_have_count(0)
    expect(page.locator("[data-my-move]")).to_have_count(0)
    assert page.request.get(address).status == 404


def test_a_player_who_was_moved_is_told_until_he_has_read_it(
    invite: Invite, served: Served
) -> None:
    director = invite()
    event = start_live(director, served, names("Ugo", 12))
    line, other = lines_of(director)
    one = line["players"][0]
    address = code_on_paper(director, event, "seat-cards", one["player"])
    phone = invite(**PHONE)
    phone.open(address.removeprefix(served.address)).see("[data-my-seat]")
    page = phone.page
    expect(page.locator("[data-moved]")).to_have_count(0)

    director.open(f"/director/{event}").see("[data-screens]")
    taken = {each["seat"] for each in other["players"]}
    seat = next(each for each in range(1, other["seats"] + 1) if each not in taken)
    order = {"table": other["table"], "seat": seat, "reason": "asked to", "why": "director"}
    ask(director, type="move-player", event=event, player=one["player"], **order)
    where = f"Table {other['table']}, seat {seat}"
    expect(page.locator("[data-moved]")).to_contain_text(where)
    page.reload()
    moved = page.locator("[data-moved]")
    expect(moved).to_contain_text(where)
    moved.get_by_role("button").tap()
    expect(moved).to_have_count(0)
    expect(page.locator("[data-my-seat]")).to_have_text(where)


def test_who_only_looks_prints_no_code_of_a_player(invite: Invite, served: Served) -> None:
    director = invite()
    event = start_live(director, served, names("Vito", 4))
    stranger = invite()
    stranger.open(f"/print/{event}/seat-cards").see("[data-qr]")
    stranger.page.wait_for_timeout(1_000)
    assert stranger.page.locator("[data-own]").count() == 0
    codes = stranger.page.locator("[data-qr]").evaluate_all("all => all.map(e => e.dataset.qr)")
    assert set(codes) == {f"{served.address}/event/{event}"}


def test_the_director_shows_a_players_code_at_the_desk(invite: Invite, served: Served) -> None:
    director = invite()
    event = start_live(director, served, names("Wim", 4))
    (line,) = lines_of(director)
    player = line["players"][0]
    director.open(f"/director/{event}").see("[data-screens]")
    page = director.page
    page.get_by_role("button", name=player["name"]).first.click()
    mine = page.locator("[data-own-phone]")
    mine.get_by_role("button", name="Code for their phone").click()
    first = mine.locator("[data-qr]").get_attribute("data-qr")
    mine.get_by_role("button", name="New code").click()
    expect(mine.locator(f"[data-qr='{first}']")).to_have_count(0)
    expect(mine.locator("[data-qr]")).to_have_count(1)
    mine.get_by_role("button", name="End their codes").click()
    expect(mine.get_by_role("status")).to_contain_text("No code of this player opens anything")
