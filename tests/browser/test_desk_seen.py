"""What was done at the floor's desk is taken back on its pages: the list, the rota, the tablet."""

import pytest
from directing import give_reason, usual_reason
from live_table import TABLET, ask, link_of, open_table
from playwright.sync_api import WebSocketRoute
from serving import Served
from test_on_a_phone import phone
from test_reading import faults
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


def back(by: Visitor, place: str, reason: str) -> None:
    """Take back the newest act of a place, with a reason."""
    by.page.locator(f"{place} [data-desk-act] [data-back]").first.click()
    give_reason(by, reason, "Undo")


@pytest.mark.feature("desk-undone")
def test_the_floor_takes_back_what_was_done_at_its_desk(invite: Invite, served: Served) -> None:
    floor = invite().open(served.director)
    floor.see("main")
    table = open_table(floor)
    for name in ("Ann", "Bob"):
        ask(floor, type="put-on-list", name=name)
    for name in ("Dora", "Emil"):
        ask(floor, type="add-dealer", name=name)
    ask(floor, type="place-dealer", dealer="d1", table=table)
    floor.page.goto(f"{floor.address}/floor")
    page = floor.page
    the_list = page.locator('section[aria-labelledby="floor-list"]')

    page.locator('[data-strike="1"]').click()
    expect(page.locator("[data-listed]")).to_have_count(1)
    expect(the_list.locator("[data-desk-act]").first).to_contain_text("took Ann off the list")
    back(floor, 'section[aria-labelledby="floor-list"]', "The wrong Ann")
    expect(page.locator("[data-listed]").first).to_contain_text("Ann")
    expect(the_list.locator("[data-desk-act]").first).to_contain_text("The wrong Ann")
    assert faults(floor) == []

    dealt = page.locator(f'[data-dealt="{table}"] b')
    page.locator("[data-push]").click()
    expect(dealt).to_contain_text("Emil")
    back(floor, "[data-rota]", "Too early")
    expect(dealt).to_contain_text("Dora")
    page.locator("[data-pushes] summary").click()
    expect(page.locator("[data-pushes]")).to_contain_text("Undone")
    page.locator("[data-push]").click()
    expect(dealt).to_contain_text("Emil")

    tablet = invite(**TABLET).open(link_of(floor, table))
    deck = tablet.page.locator("[data-deck]")
    tablet.page.locator("[data-change-deck]").click()
    tablet.page.locator('[data-deck-moment="dealer-push"]').click()
    expect(deck).to_have_attribute("data-deck", "2")
    tablet.page.locator("[data-deck-back]").click()
    give_reason(tablet, "It was whole", "Undo")
    expect(deck).to_have_attribute("data-deck", "1")
    expect(tablet.page.locator("[data-deck-back]")).to_have_count(0)
    assert faults(tablet) == []


def test_a_phone_in_chinese_takes_the_same_back(invite: Invite, served: Served) -> None:
    floor = invite(**phone((390, 844)), locale="zh-CN").open(served.director)
    floor.see("main")
    open_table(floor)
    floor.page.goto(f"{floor.address}/floor")
    ask(floor, type="put-on-list", name="陈默")
    listed = floor.page.locator("[data-listed]", has_text="陈默")
    listed.locator("[data-strike]").tap()
    expect(listed).to_have_count(0)
    act = floor.page.locator('section[aria-labelledby="floor-list"] [data-desk-act]').first
    expect(act).to_contain_text("移出名单")
    act.locator("[data-back]").tap()
    sheet = floor.page.get_by_role("dialog")
    usual_reason(sheet, "误操作")
    assert faults(floor) == []
    sheet.get_by_role("button", name="撤销", exact=True).tap()
    expect(listed).to_have_count(1)
    expect(act).to_contain_text("已撤销：误操作")
    assert faults(floor) == []


def test_two_of_the_floor_who_push_at_once_push_once(invite: Invite, served: Served) -> None:
    first, second = invite(), invite()
    held = False

    def hold(socket: WebSocketRoute) -> None:
        """What the room shows the second page is on its way while it is `held`."""
        room = socket.connect_to_server()
        room.on_message(lambda told: None if held and '"view"' in str(told) else socket.send(told))

    second.page.route_web_socket("**/ws", hold)
    for one in (first, second):
        one.open(served.director).see("main")
    open_table(first)
    ask(first, type="add-dealer", name="Finn")
    for one in (first, second):
        one.page.goto(f"{one.address}/floor")
        expect(one.page.locator("[data-rota]")).to_contain_text("Finn")
    before = len(first.views("floor")[-1]["rota"]["pushes"])
    held = True
    for one in (first, second):
        one.page.locator("[data-push]").click()
    expect(second.page.get_by_role("alert")).to_contain_text("has just given the same order")
    held = False
    first.until(lambda: len(first.views("floor")[-1]["rota"]["pushes"]) == before + 1)
