"""Waiting lists, dealers and decks in a browser: the seat that is kept, the push, the next deck."""

import pytest
from live_table import TABLET, ask, link_of, open_table
from serving import Served
from test_on_a_phone import phone
from test_reading import faults
from visitor import Invite, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


@pytest.mark.feature("waiting-lists")
def test_who_waits_for_a_full_table_sits_down_when_a_house_player_makes_room(
    invite: Invite,
) -> None:
    ann = invite().open()
    ann.page.locator("[data-thirteen-open]").click()
    ann.page.locator("[data-thirteen-company]").select_option("3")
    ann.page.locator("[data-cash-sit]").click()
    ann.page.wait_for_url("**/table/**")
    ann.until(lambda: ann.views("table") and ann.table["thirteen"])
    table = str(ann.table["event"])

    bob = invite(**phone((390, 844)), locale="zh-CN").open()
    page = bob.page
    page.locator(f'[data-cash-table="{table}"] button').tap()
    page.locator("[data-cash-sit]").tap()
    expect(page.locator("form [data-wait-place]")).to_contain_text("第 1 名")
    assert faults(bob) == []
    expect(ann.page.locator("main")).to_be_visible()
    # The cards of the one who plays there are set, and the seat is taken at once.
    ask(ann, type="leave", event=table)
    page.wait_for_url("**/table/**")
    bob.until(lambda: bob.views("table") and bob.table["my_seat"])


@pytest.mark.feature("dealer-rotation")
def test_the_floor_pushes_its_dealers_and_the_tablet_knows_who_comes(
    invite: Invite, served: Served
) -> None:
    floor = invite().open(served.director)
    floor.see("main")
    table = open_table(floor)
    floor.page.goto(f"{floor.address}/floor")
    page = floor.page
    form = page.locator("[data-add-dealer]")
    for name in ("Dora", "Emil"):
        form.locator("input").fill(name)
        form.locator("button").click()
        expect(form.locator("input")).to_have_value("")
    page.locator('[data-send="d1"]').select_option(table)
    dealt = page.locator(f'[data-dealt="{table}"]')
    expect(dealt).to_contain_text("Dora")
    expect(dealt).to_contain_text("next: Emil")

    tablet = invite(**TABLET).open(link_of(floor, table))
    expect(tablet.page.locator("[data-next-dealer]")).to_contain_text("Emil")
    page.locator("[data-push]").click()
    expect(dealt.locator("b")).to_contain_text("Emil")
    expect(tablet.page.locator("[data-next-dealer]")).to_contain_text("Dora")
    expect(page.locator('[data-resting="d1"]')).to_contain_text("Dora")
    assert faults(floor) == []

    # A player asks for another deck, and the rule refuses; after a push it comes.
    tablet.page.locator("[data-change-deck]").click()
    tablet.page.locator('[data-deck-moment="player"]').click()
    expect(tablet.page.get_by_role("alert")).to_contain_text("players may not ask")
    tablet.page.locator("[data-change-deck]").click()
    tablet.page.locator('[data-deck-moment="dealer-push"]').click()
    expect(tablet.page.locator("[data-deck]")).to_have_attribute("data-deck", "2")
    assert faults(tablet) == []

    listed = page.locator("[data-put-on-list]")
    listed.locator("input").fill("Zoe")
    listed.locator("button").click()
    page.locator('[data-call-up="1"]').click()
    expect(page.locator('[data-listed="1"]')).to_contain_text("Called just now")
    page.locator('[data-seat-listed="1"]').click()
    page.locator("[data-listed-seat]").select_option("9")
    page.locator("[data-listed-stack]").fill("20000")
    page.locator("[data-listed-sit]").click()
    expect(page.locator('[data-listed="1"]')).to_have_count(0)
    floor.until(lambda: floor.views("floor")[-1]["tables"][0]["players"] == 5)
