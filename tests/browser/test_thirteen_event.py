"""A tournament of 13-card poker in the browser: from the lobby's offer to the first cards, and what
its pages say a point is worth."""

import pytest
from visitor import Invite, Visitor

from ruleone.words import say

pytestmark = pytest.mark.browser


def sit(player: Visitor, template: str) -> Visitor:
    """Take the lobby's offer, and wait for the cards."""
    player.open()
    player.page.locator(f'[data-offer="{template}"]').click()
    player.page.wait_for_url("**/table/**")
    player.until(lambda: player.views("table") and player.table["thirteen"] is not None)
    player.until(lambda: player.table["thirteen"]["options"] is not None)
    player.see("[data-board] [data-carry]")
    return player


@pytest.mark.parametrize("template", ["thirteen", "thirteen-16"])
def test_a_tournament_is_sat_down_to_and_says_what_a_point_is_worth(
    invite: Invite, template: str
) -> None:
    player = sit(invite(), template)
    page, table = player.page, player.table
    assert table["cash"] is None
    assert table["thirteen"]["tournament"]
    point = table["thirteen"]["point"]
    assert page.get_by_text(say("en", "level-point", point=point), exact=True).count() >= 1
    kind = say("en", "thirteen-with-bonus")
    assert page.locator(".where").inner_text().count(kind) == 1, "it is said once"
    assert page.locator("[data-suggest]").count() == 0, "nothing is suggested in a tournament"
    player.open(f"/event/{table['event']}")
    player.see("table.tbl")
    heads = page.locator("table.tbl th").all_inner_texts()
    assert say("en", "column-point") in heads
    assert say("en", "column-blinds") not in heads
    assert say("en", "column-ante") not in heads
