"""A player whom the desk entered has his own page on his phone, by the code on his seat card."""

from typing import Any

import pytest
from directing import event_of
from live_event import enter, lines_of, start_live
from live_table import ask
from serving import Served
from test_live_events_seen import names
from visitor import Invite, View, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

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


def free_seat(line: View) -> int:
    """A seat of the table where nobody sits."""
    taken = {each["seat"] for each in line["players"]}
    return next(each for each in range(1, line["seats"] + 1) if each not in taken)


def move(director: Visitor, event: str, player: str, to: tuple[int, int]) -> str:
    """Order the player to another seat; what a page says of where he sits then."""
    table, seat = to
    order = {"table": table, "seat": seat, "reason": "asked to", "why": "director"}
    ask(director, type="move-player", event=event, player=player, **order)
    return f"Table {table}, seat {seat}"


@pytest.mark.feature("player-links")
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

    ask(director, type="start-live-hand", event=line["live"], hand=0)
    move(director, event, player, (other["table"], free_seat(other)))
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
    where = move(director, event, one["player"], (other["table"], free_seat(other)))
    expect(page.locator("[data-moved]")).to_contain_text(where)
    page.reload()
    moved = page.locator("[data-moved]")
    expect(moved).to_contain_text(where)
    moved.get_by_role("button").tap()
    expect(moved).to_have_count(0)
    expect(page.locator("[data-my-seat]")).to_have_text(where)


def test_a_move_that_the_table_showed_is_not_told_again(invite: Invite, served: Served) -> None:
    director = invite()
    director.open(served.director)
    terms = {"charged": False, "buy_in": 100, "house_players": 0}
    made = ask(director, type="create-event", template="six-max", name="Eve", terms=terms)
    event = made["event"]
    enter(served, event, names("Eve", 9))
    player = invite()
    player.open(f"/event/{event}").page.locator("[data-enter]").click()
    player.see("button:has-text('Withdraw')")
    ask(director, type="start-event", event=event, reason="all are here", waits=True)
    director.open(f"/director/{event}").see("article")
    page = player.page
    page.wait_for_url("**/table/**")
    player.until(lambda: player.views("table") and player.table["my_seat"])
    mine, seat = player.table["table"], player.table["my_seat"]
    me = next(one["player"] for one in player.table["players"] if one["seat"] == seat)

    other = next(line for line in event_of(director)["tables"] if line["table"] != mine)
    gone = other["players"][0]["player"]  # so that no table is to give one after the move
    ask(director, type="remove-player", event=event, player=gone, reason="asked to")
    to = other["table"], free_seat(other)
    where = move(director, event, me, to)
    page.wait_for_url(f"**/table/{event}/{to[0]}")
    player.until(lambda: (player.table["table"], player.table["my_seat"]) == to)
    page.locator(f"a[href='/event/{event}']").first.click()
    expect(page.locator("[data-my-seat]")).to_have_text(where)
    expect(page.locator("[data-moved]")).to_have_count(0)

    to = to[0], free_seat(player.table)
    where = move(director, event, me, to)
    expect(page.locator("[data-moved]")).to_contain_text(where)
    player.open(f"/table/{event}/{to[0]}")
    player.until(lambda: player.table["my_seat"] == to[1])
    player.see("section.stage")
    player.open(f"/event/{event}")
    expect(page.locator("[data-my-seat]")).to_have_text(where)
    expect(page.locator("[data-moved]")).to_have_count(0)


def test_two_players_on_one_phone_have_a_seat_each(invite: Invite, served: Served) -> None:
    director = invite()
    event = start_live(director, served, names("Ulf", 12))
    line, other = lines_of(director)
    one, two = line["players"][:2]
    phone = invite(**PHONE)
    page = phone.page
    moved = page.locator("[data-moved]")
    for each in (one, two):
        address = code_on_paper(director, event, "seat-cards", each["player"])
        phone.open(address.removeprefix(served.address))
        where = f"Table {line['table']}, seat {each['seat']}"
        expect(page.locator("[data-my-seat]")).to_have_text(where)
        expect(moved).to_have_count(0)

    director.open(f"/director/{event}").see("[data-screens]")
    where = move(director, event, one["player"], (other["table"], free_seat(other)))
    # The page stays, and is the first player's again when the second's link is ended.
    ask(director, type="renew-player-link", event=event, player=two["player"])
    expect(page.locator("[data-owner]")).to_have_text(one["name"])
    expect(moved).to_contain_text(where)
    moved.get_by_role("button").tap()
    expect(moved).to_have_count(0)
    page.reload()
    expect(page.locator("[data-my-seat]")).to_have_text(where)
    expect(moved).to_have_count(0)


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
    assert first is not None
    expect(mine.locator("[data-shown-once]")).to_have_text(first)
    mine.get_by_role("button", name="New code").click()
    expect(mine.locator(f"[data-qr='{first}']")).to_have_count(0)
    expect(mine.locator("[data-qr]")).to_have_count(1)
    mine.get_by_role("button", name="End codes").click()
    expect(mine.get_by_role("status")).to_contain_text("This player's codes no longer work")


def test_papers_and_links_carry_the_address_that_others_reach(
    invite: Invite, served: Served
) -> None:
    director = invite()
    event = start_live(director, served, names("Una", 6))
    told = "Only this machine can open these codes"
    page = director.open(f"/print/{event}/seat-cards").page
    expect(page.locator("[data-alone]")).to_contain_text(told)
    expect(page.locator("[data-alone]")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("[data-alone]")).to_be_hidden()
    page.emulate_media(media="screen")
    director.page.goto("about:blank")
    served.stop()
    there = Served(served.data, "--address", "https://cards.example.org")
    there.port = served.port
    with there:
        assert there.director.startswith("https://cards.example.org/link/")
        page = director.open(f"/print/{event}/seat-cards").page
        director.see("[data-qr]")
        expect(page.locator("[data-alone]")).to_have_count(0)
        codes = [one.get_attribute("data-qr") for one in page.locator("[data-qr]").all()]
        assert codes
        assert all(one.startswith("https://cards.example.org/") for one in codes if one)
        director.open(f"/director/{event}").see("button:has-text('New link')")
        page.get_by_role("button", name="New link").click()
        expect(page.locator("[data-shown-once]")).to_contain_text("https://cards.example.org/link/")
        director.page.goto("about:blank")
    served.start()
