"""An event that is called off, one that is ended, and a table that breaks by order: the director's
page, and what the others see of it."""

import pytest
from directing import announce_event, direct, event_of, give_reason
from live_table import ask
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def test_an_event_is_called_off_and_who_had_entered_is_told_why(
    invite: Invite, served: Served
) -> None:
    director = invite()
    director.open(served.director)
    director.open("/director").see("select:has(option[value='turbo-27'])")
    event = announce_event(director, "six-max")
    player = invite()
    player.open(f"/event/{event}").see("main")
    joined = player.page.request.post(f"{served.address}/api/do/join", data={"event": event})
    assert joined.json()["result"]["type"] == "accepted"
    director.until(lambda: event_of(director)["line"]["entries"] == 1)
    director.page.locator("[data-end-event]").click()
    give_reason(director, "Too few entries", "Call off")
    expect(director.page).to_have_url(f"{director.address}/director")
    expect(player.page.get_by_text("Reason: Too few entries")).to_be_visible()


def test_a_table_breaks_next_by_order_and_the_event_is_ended(
    invite: Invite, served: Served
) -> None:
    director, player = direct(invite, served)
    event = player.table["event"]
    director.page.locator("[data-break-table]").click()
    director.page.get_by_role("dialog").get_by_role("combobox").select_option("2")
    give_reason(director, "A dealer is missing", "Break a table")
    expect(director.page.locator("[data-to-break='2']")).to_be_visible()
    expect(director.page.locator("[data-next-break='2']")).to_be_visible()
    named, stays = director.page.locator("[data-to-break]"), director.page.locator("[data-stays]")
    posted = director.page.locator("[data-posted-order]")
    told = [*named.all_inner_texts(), *posted.all_inner_texts(), *stays.all_inner_texts()]
    assert [sum(f" {table}" in one for one in told) for table in (1, 2, 3)] == [1, 1, 1]
    director.page.get_by_role("button", name="Keep").click()
    give_reason(director, "Ordered by mistake", "Keep")
    expect(director.page.locator("[data-to-break]")).to_have_count(0)
    director.page.locator("[data-end-event]").click()
    give_reason(director, "The venue closes", "End the tournament")
    expect(
        director.page.get_by_text("ended the game. Reason: The venue closes").first
    ).to_be_visible()
    player.page.request.post(f"{served.address}/api/do/leave", data={"event": event})
    director.until(lambda: event_of(director)["line"]["state"] == "over")
    expect(director.page.locator("[data-field]")).to_contain_text("Entries")
    expect(director.page.locator("[data-switch]")).to_have_count(0)

    served.kill()
    served.start()
    director.open(f"/director/{event}")
    main = director.page.get_by_role("main")
    expect(main).to_contain_text("The tournament is over")
    for words, path in {
        "Results": f"/results/{event}",
        "Print": f"/print/{event}/results",
        "Choose a tournament": "/director",
    }.items():
        expect(main.get_by_role("link", name=words, exact=True)).to_have_attribute("href", path)
    main.get_by_role("link", name="Print", exact=True).click()
    director.see("main table")
    for page in (director, player):
        page.wrong.clear()  # a line that is cut is complained of


@pytest.mark.feature("redraw")
@pytest.mark.rule("house-9.1")
def test_a_table_whose_players_find_too_few_seats_is_not_broken_now(
    invite: Invite, served: Served
) -> None:
    """The reason stands on the director's page, who may have the table wait for seats."""
    director, player = direct(invite, served)
    event = player.table["event"]
    ask(director, type="pause", event=event, reason="Count")
    director.page.locator("[data-break-table]").click()
    director.page.get_by_role("dialog").get_by_role("combobox").select_option("2")
    director.page.locator("[data-break-waits]").uncheck()
    give_reason(director, "A dealer is missing", "Break a table")
    expect(director.page.get_by_text("Table 2 cannot break now")).to_be_visible()
    expect(director.page.locator("[data-to-break]")).to_have_count(0)
    director.page.locator("[data-break-table]").click()
    director.page.get_by_role("dialog").get_by_role("combobox").select_option("2")
    give_reason(director, "A dealer is missing", "Break a table")
    expect(director.page.locator("[data-to-break='2']")).to_be_visible()
