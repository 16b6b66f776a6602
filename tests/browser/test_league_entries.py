"""Results of elsewhere come into a league as a list, and points by hand; both are undone."""

from typing import Any

import pytest
from serving import Served
from test_list_entered import do
from test_on_a_phone import phone
from visitor import Invite, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

SIZES = [{"viewport": {"width": 1366, "height": 768}}, phone((390, 844))]


@pytest.mark.feature("leagues")
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_a_season_of_elsewhere_comes_in(
    invite: Invite, served: Served, size: dict[str, Any]
) -> None:
    director = invite(**size, locale="en-GB")
    director.open(served.director)
    width = size["viewport"]["width"]
    league = {"name": f"l{width}", "title": "Season", "formula": "10 - place"}
    do(director, "set-league", league=league)
    director.open(f"/league/l{width}").see("[data-league-entries]")
    page = director.page
    panel, by_hand = page.locator("[data-league-entries]"), page.locator("[data-by-hand]")
    panel.locator("[data-paste]").fill(
        f"Rank;Player;Phone;Pts\n1;Gina {width};0171;\n2.;Kenji {width};;3.5\n;Rita;;\n"
    )
    panel.get_by_role("button", name="Check list").click()
    expect(panel.locator("[data-column='0']")).to_have_value("place")
    expect(panel.locator("[data-without]")).to_contain_text("One line has no place")
    panel.locator("[data-title]").fill("At the Swan")
    panel.locator("[data-day]").fill("2026-11-20")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    panel.locator("[data-add]").click()
    expect(panel.locator("[data-said]")).to_have_text("Added: 2.")
    gina = page.locator(f"tr[data-line='Gina {width}']")
    kenji = page.locator(f"tr[data-line='Kenji {width}']")
    expect(gina).to_contain_text("9")
    expect(kenji).to_contain_text("3.5")
    by_hand.locator("[data-player]").fill(f"Kenji {width}")
    by_hand.locator("[data-points]").fill("+7,25")
    by_hand.get_by_role("button", name="Bonus").click()
    by_hand.locator("[data-give]").click()
    expect(kenji).to_contain_text("10.75")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    by_hand.locator("[data-undo]").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Wrong player").click()
    sheet.get_by_role("button", name="Undo", exact=True).click()
    expect(kenji).to_contain_text("3.5")
    expect(by_hand.locator("[data-entry]")).to_have_count(0)
    known = page.request.get(f"{served.address}/api/players?find=Rita").json()
    assert known["count"] == 0, "who has no result is not kept"
