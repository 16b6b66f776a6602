"""A tournament of 13-card poker in the browser: from the lobby's offer to the first cards, and what
its pages say a point is worth."""

import pytest
from directing import event_of
from live_table import ask
from serving import Served
from visitor import Invite, Visitor, expect

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
    player = sit(invite(reduced_motion="no-preference"), template)
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


def test_what_the_director_says_is_seen_at_the_table(invite: Invite, served: Served) -> None:
    """On a laptop's rail, in a line above the felt of a small screen, and no card is pushed off."""
    player = sit(invite(), "thirteen")
    director = invite()
    director.open(served.director)
    director.open(f"/director/{player.table['event']}").see("article")
    director.page.get_by_label("Message to everyone").fill("Dinner is at nine.")
    director.page.get_by_role("button", name="Announce", exact=True).click()
    said = player.page.locator("[data-announcement]")
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(said).to_have_text("Dinner is at nine.")
        expect(said).to_be_visible()
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width
        for card in player.page.locator("[data-board] [data-carry]").all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height


@pytest.mark.feature("reasons-for-moves")
def test_who_is_to_move_reads_his_next_table_beside_his_cards(
    invite: Invite, served: Served
) -> None:
    """On a laptop's rail, and in a line above the felt of a small screen."""
    player, director = sit(invite(), "thirteen-16"), invite()
    event, table = player.table["event"], player.table["table"]
    me = next(one for one in player.table["players"] if one["seat"] == player.table["my_seat"])
    director.open(served.director)
    director.open(f"/director/{event}").see("article")
    other = next(one for one in event_of(director)["tables"] if one["table"] != table)
    gone = other["players"][-1]
    move = player.page.locator("[data-my-move]")
    expect(move).to_have_count(0)
    ask(director, type="remove-player", event=event, player=gone["player"], reason="Asked to")

    def is_free() -> bool:
        tables = event_of(director)["tables"]
        line = next(one for one in tables if one["table"] == other["table"])
        return gone["seat"] not in {one["seat"] for one in line["players"]}

    director.until(is_free)
    there = {"table": other["table"], "seat": gone["seat"]}
    ask(director, type="move-player", event=event, player=me["player"], reason="Eyesight", **there)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(move).to_be_visible()
        expect(move).to_contain_text(say("en", "move-mine", **there))
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width
