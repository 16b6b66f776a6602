"""The company of a new table of 13-card poker: told in the lobby, chosen with the stakes."""

import pytest
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def test_one_chooses_how_many_house_players_keep_one_company(invite: Invite) -> None:
    player = invite()
    player.open()
    page = player.page
    card = page.locator('[data-cash="thirteen"]')
    expect(card).to_contain_text("2 computer players play with you.")
    page.locator("[data-thirteen-open]").click()
    company = page.locator("[data-thirteen-company]")
    expect(company).to_have_value("2")
    company.select_option(label="One, heads-up")
    page.locator("[data-cash-sit]").click()
    page.wait_for_url("**/table/**")
    player.until(lambda: player.views("table") and player.table["thirteen"])
    assert [bool(one["house"]) for one in player.table["players"]].count(True) == 1
    assert len(player.table["thirteen"]["seats"]) == 2
