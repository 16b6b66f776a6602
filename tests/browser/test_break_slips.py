"""Slips for the players of one table that breaks: before it does, and after."""

import pytest
from directing import event_of, give_reason
from live_event import lines_of, seats_of, start_live
from live_table import ask
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


def slips(director: Visitor, table: int) -> list[str]:
    """What stands on the slips of this table, to which one press leads from where it is told."""
    director.page.locator(f"[data-slips-of='{table}']").first.click()
    papers = director.page.locator("[data-paper=break-slips]")
    expect(papers.get_by_role("heading")).to_contain_text(f"Break slips of table {table}")
    expect(papers.locator("li").first).to_be_visible()
    return papers.locator("li").all_inner_texts()


@pytest.mark.feature("papers")
@pytest.mark.rule("house-9.1", "tda2011-8B")
def test_a_table_that_breaks_has_slips_of_its_own_players_alone(
    invite: Invite, served: Served
) -> None:
    director = invite()
    event = start_live(director, served, [f"Ilse {chr(ord('A') + at)}" for at in range(19)])
    line = next(one for one in lines_of(director) if len(one["players"]) == 6)
    table, names = line["table"], {player["name"] for player in line["players"]}
    director.page.locator("[data-break-table]").click()
    director.page.get_by_role("dialog").get_by_role("combobox").select_option(str(table))
    give_reason(director, "The floor is wanted", "Break a table")
    plan = director.page.locator(f"[data-plan-table='{table}']")
    expect(plan.locator(f"[data-slips-of='{table}']")).to_be_visible()
    told = slips(director, table)
    assert {next(name for name in names if name in one) for one in told} == names
    assert len(told) == 6
    for player in line["players"]:
        (own,) = (one for one in told if player["name"] in one)
        assert f"Table {table} breaks. You are in seat {player['seat']} there" in own

    # a seat comes free elsewhere: the paper that lies open has the seats that were drawn
    other = next(one for one in lines_of(director) if one["table"] != table)
    gone = other["players"][0]["player"]
    ask(director, type="remove-player", event=event, player=gone, reason="Has left the house")
    why = director.page.locator("[data-paper=break-slips] [data-why]")
    expect(why).to_have_count(6)
    expect(why.first).to_contain_text(f"Table {table} is broken")
    expect(why.first).to_contain_text("§")
    director.open(f"/director/{event}").see("[data-moves]")
    director.until(lambda: len(event_of(director)["tables"]) == 2)
    expect(director.page.locator(f"[data-moves] [data-slips-of='{table}']")).to_be_visible()
    told = slips(director, table)
    assert len(told) == 6
    seats = {name: (at, seat) for name, at, seat in seats_of(director)}
    for name in names:
        (own,) = (one for one in told if name in one)
        at, seat = seats[name]
        assert f"Table\n{at}\nSeat\n{seat}" in own.replace("\n\n", "\n")
    expect(director.page.locator("[data-paper=break-slips] [data-own]")).to_have_count(6)

    for page in (f"/event/{event}", f"/table/{event}/{table}"):
        director.open(page)
        expect(director.page.locator(f"[data-slips-of='{table}']")).to_be_visible()
    watcher = invite()
    watcher.open(f"/event/{event}").see("main")
    expect(watcher.page.get_by_text(f"Table {table} is broken").first).to_be_visible()
    expect(watcher.page.locator("[data-slips-of]")).to_have_count(0)
