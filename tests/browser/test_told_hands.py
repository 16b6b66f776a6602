"""A hand that nobody followed is told on the dealer's page: who went out, and who won the chips."""

from typing import Any

import pytest
from directing import broken_words, player_sheet
from live_event import lines_of, start_live
from live_table import TABLET, Dealer, link_of
from serving import Served
from visitor import Invite, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

NAMES = ("Ivan Longnamed", "Carla Núñez", "Ada Lovelace", "Bo Chen", "Eve O'Brien")
SMALL: dict[str, Any] = {**TABLET, "viewport": {"width": 360, "height": 640}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 800}, "has_touch": True}


def test_two_go_out_to_the_same_player_and_what_is_missing_is_said(
    invite: Invite, served: Served
) -> None:
    director = invite()
    start_live(director, served, NAMES)
    (line,) = lines_of(director)
    dealer = Dealer(invite(**LAPTOP), line["live"])
    dealer.come(link_of(director, line["live"]))
    page, names = dealer.page, {one["seat"]: one["name"] for one in line["players"]}
    one, two, winner, *_ = names
    send, missing = page.locator("[data-tell-hand]"), page.locator("[data-missing]")

    def goes_out(seat: int) -> None:
        page.locator(f"[data-goes-out='{seat}']").tap()

    def won(seat: int) -> None:
        page.locator(f"[data-out='{two}'] [data-won-by='{seat}']").tap()

    goes_out(one)
    expect(missing).to_contain_text(f"Enter who won the chips of {names[one]}.")
    expect(send).to_be_disabled()
    page.locator(f"[data-out='{one}'] [data-won-by='{winner}']").tap()
    goes_out(two)
    his = page.locator(f"[data-out='{two}'] [data-won-by='{winner}']")
    for pressed in ("true", "false"):
        won(winner)
        expect(his).to_have_attribute("aria-pressed", pressed)
    expect(missing).to_contain_text(f"Enter who won the chips of {names[two]}.")
    expect(send).to_be_disabled()
    assert not broken_words(dealer.visitor, "[data-told-hand] .seats .btn")
    won(winner)
    expect(missing).to_have_attribute("data-missing", "0")
    send.tap()
    dealer.visitor.until(lambda: dealer.view["beside"]["left"] == len(NAMES) - 2)


def test_names_stand_whole_on_a_small_screen(invite: Invite, served: Served) -> None:
    director = invite()
    start_live(director, served, ("Olga Petrova", "Grace Hopper", "Sam Lee", "Leo Rossi", "陈伟"))
    (line,) = lines_of(director)
    dealer = Dealer(invite(**SMALL), line["live"])
    dealer.come(link_of(director, line["live"]))
    dealer.visitor.see("[data-beside]")
    for where in ("[data-beside] .name", "[data-told-hand] .seats .btn"):
        assert not broken_words(dealer.visitor, where)
    assert dealer.visitor.too_wide == 0
    dealer.next_hand()
    dealer.visitor.see("li[data-seat] .name")
    assert not broken_words(dealer.visitor, "li[data-seat] .line")
    assert dealer.visitor.too_wide == 0


def test_the_last_hand_is_asked_for_once_more_and_leads_to_the_results(
    invite: Invite, served: Served
) -> None:
    """From a player's sheet to his table's page, where the hand that ends the event is told."""
    director = invite()
    event = start_live(director, served, ("Mia Last", "Noa Last"))
    (line,) = lines_of(director)
    loser, winner = line["players"]
    sheet = player_sheet(director, int(line["table"]), loser["name"])
    sheet.locator("[data-out-in-hand]").click()
    page = director.page
    out = page.locator(f"[data-goes-out='{loser['seat']}']")
    expect(out).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-won-by='{winner['seat']}']").click()
    page.locator("[data-tell-hand]").click()
    asked = page.locator("[data-ends]")
    expect(asked).to_contain_text(f"{winner['name']} wins the tournament.")
    asked.get_by_role("button", name="Not yet").click()
    expect(page.locator("[data-told-hand]")).to_be_visible()
    page.locator("[data-tell-hand]").click()
    page.locator("[data-ends-sure]").click()
    expect(page.locator("main")).to_contain_text("The tournament is over.")
    page.locator("[data-to-results]").click()
    page.wait_for_url(f"**/results/{event}")
