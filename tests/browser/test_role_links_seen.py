"""Role links on the director's page, and what that page is without one."""

import pytest
from directing import announce_event
from playwright.sync_api import Locator
from serving import Served
from test_directors_tools import do
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

CLOSED = "This page is for directors of the whole room"


def at_home(invite: Invite, served: Served) -> tuple[Visitor, Locator]:
    """The director of the room, and the panel of its links."""
    boss = invite()
    boss.open(served.director)
    boss.open("/director").see("[data-settings]")
    title = boss.page.get_by_role("heading", name="Staff links")
    return boss, boss.page.locator("section.panel").filter(has=title)


def test_a_link_is_revoked_when_asked_twice_and_the_last_of_a_director_never(
    invite: Invite, served: Served
) -> None:
    boss, links = at_home(invite, served)
    do(boss, "make-link", role="floor")
    each = links.get_by_role("listitem")
    expect(each).to_have_count(2)
    each.filter(has_text="Floor").get_by_role("button", name="Revoke").click()
    sheet = boss.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Floor, all tournaments: everyone who used this link")
    boss.page.keyboard.press("Escape")
    expect(each).to_have_count(2)
    each.filter(has_text="Floor").get_by_role("button", name="Revoke").click()
    sheet.get_by_role("button", name="Revoke").click()
    expect(each).to_have_count(1)

    each.get_by_role("button", name="Revoke").click()
    sheet.get_by_role("button", name="Revoke").click()
    expect(links.get_by_role("alert")).to_contain_text("the last director's link")
    expect(each).to_have_count(1)


def test_a_new_link_has_its_code_beside_its_address(invite: Invite, served: Served) -> None:
    _, links = at_home(invite, served)
    links.get_by_role("button", name="New link").click()
    address = links.locator("[data-shown-once]").inner_text()
    assert "/link/" in address
    expect(links.locator("[data-qr]")).to_have_attribute("data-qr", address)


def test_without_a_link_the_directors_page_says_what_it_needs(
    invite: Invite, served: Served
) -> None:
    stranger = invite()
    stranger.open("/").see("h1")
    stranger.page.get_by_role("button", name="Menu").click()
    stranger.page.get_by_role("link", name="Director").click()
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(CLOSED)
    expect(stranger.page.locator("main")).to_contain_text("The room prints one at each start")
    expect(stranger.page.locator("select, input")).to_have_count(0)

    boss, _ = at_home(invite, served)
    event = announce_event(boss, "heads-up")
    own = invite()
    own.open(do(boss, "make-link", role="director", event=event)["link"]["path"])
    own.open("/director").see("h1")
    own.page.get_by_role("link", name="To your tournament's director page").click()
    own.see(".director")

    other = invite()
    link = do(boss, "make-link", role="director")["link"]
    other.open(link["path"])
    with (
        other.page.expect_response("**/api/templates"),
        other.page.expect_response("**/api/sessions"),
    ):
        other.open("/director").see("[data-settings]")
    do(boss, "revoke-link", link=link["link"])
    expect(other.page.get_by_role("heading", level=1)).to_have_text(CLOSED)
