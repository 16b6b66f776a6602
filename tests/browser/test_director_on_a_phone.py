"""A director with one hand beside a table: what is done most stands under the thumb, large enough,
and does what it says at one touch."""

from typing import Any

import pytest
from directing import event_of, write_reason
from on_the_wire import put_in
from playwright.sync_api import Page
from serving import Served
from test_list_entered import do
from test_on_a_phone import TOUCH_PX, boxes, inside, overlap, phone
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

SIZE = (390, 844)
TABLES_PX, PAGE_PX = 1_400, 5_000
"""Where the first table begins at the latest, and how long the page is at most."""
LONG = "Maximiliana Wollenweber"
"""Nearly as long as a name may be."""
CITATION = {"rule": "tda2024-11C", "edition": "modern"}


def told_of(page: Page, told: dict[str, Any]) -> list[dict[str, Any]]:
    """A move that waits and a hand that is held are chance: they are put in. Returns the asks of
    the page, as they come."""

    def change(view: dict[str, Any]) -> None:
        view["moves"] = told.get("moves", [])
        view["event"]["hand_for_hand"] = told.get("hand_for_hand")

    return put_in(page, change)


def planned(player: str, to: tuple[int, int]) -> dict[str, Any]:
    """A move that balances the tables, with its reasons."""
    reasons = [
        {
            "code": "short",
            "parameters": {"table": to[0], "players": 4, "other": 1, "more": 9},
            "citation": CITATION,
        },
        {
            "code": "next-big-blind",
            "parameters": {"player": LONG, "table": 1, "seat": 3, "due": 3},
            "citation": CITATION,
        },
    ]
    return {
        "player": player, "name": LONG, "stack": 9_000, "from_table": 1, "from_seat": 3,
        "to_table": to[0], "to_seat": to[1], "ordered": False, "reasons": reasons,
    }  # fmt: skip


def under_the_thumb(director: Visitor) -> str:
    """What stands at the bottom, as it is read aloud: all of it on the screen, below its middle,
    large enough to hit, and none on another."""
    bar = director.page.locator("[data-orders]")
    found = boxes(director, "[data-orders] button")
    assert not [box for box in found if not inside(box, SIZE) or box["y"] < SIZE[1] / 2]
    assert not [box for box in found if min(box["width"], box["height"]) < TOUCH_PX]
    assert not [1 for at, one in enumerate(found) for two in found[at + 1 :] if overlap(one, two)]
    assert director.page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]
    return bar.aria_snapshot()


@pytest.mark.feature("phones")
def test_a_minute_more_or_less_is_one_touch_and_on_record(invite: Invite, served: Served) -> None:
    event = invite().join().table["event"]
    director = invite(**phone(SIZE))
    director.open(served.director)
    director.open(f"/director/{event}").see("[data-orders]")
    bar = under_the_thumb(director)
    assert 'button "One minute less"' in bar
    assert 'button "One minute more"' in bar
    record = director.page.locator("section", has_text="Record")
    director.page.get_by_role("button", name="One minute more").tap()
    expect(record).to_contain_text("moved the clock")
    director.page.get_by_role("button", name="One minute less").tap()

    def set_twice() -> bool:
        news = event_of(director)["news"]
        return [line["code"] for line in news].count("clock-set") == 2

    director.until(set_twice)


@pytest.mark.feature("phones", "reasons-for-moves")
def test_a_move_and_a_held_hand_stand_under_the_thumb(invite: Invite, served: Served) -> None:
    player = invite().join()
    event, mine = player.table["event"], player.table["my_seat"]
    person = next(one["player"] for one in player.table["players"] if one["seat"] == mine)
    told: dict[str, Any] = {"moves": [planned(person, (2, 6))]}
    director = invite(**phone(SIZE))
    asks = told_of(director.page, told)
    director.open(served.director)
    director.open(f"/director/{event}").see("[data-orders]")
    assert f'button "Move {LONG}"' in under_the_thumb(director)
    why = director.page.locator("[data-moves]")
    expect(why).to_contain_text("Table 2 has 4, table 1 has 9.")
    expect(why).to_contain_text(f"{LONG} is the next big blind at table 1.")
    director.page.locator("[data-orders]").get_by_role("button", name=f"Move {LONG}").tap()
    sheet = director.page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"{LONG} goes to table 2, seat 6, after this hand")
    write_reason(sheet, "Balancing")
    sheet.get_by_role("button", name="Move player").tap()
    sheet.wait_for(state="detached")
    (ordered,) = (ask for ask in asks if ask["type"] == "move-player")
    assert (ordered["player"], ordered["table"], ordered["seat"]) == (person, 2, 6)

    gate = {
        "number": 3, "finished": 1, "tables": 3, "to_go": 1, "held": [5], "waits_for": [1]
    }  # fmt: skip
    told |= {"moves": [], "hand_for_hand": gate}
    director.open(f"/director/{event}").see("[data-orders]")
    expect(director.page.locator("[data-orders]")).to_contain_text("Deal out table 5")
    assert 'button "Deal out table 5"' in under_the_thumb(director)
    director.page.locator("[data-orders]").get_by_role("button", name="Deal out table 5").tap()
    director.until(lambda: [ask for ask in asks if ask["type"] == "deal-out"])
    (dealt_out,) = (ask for ask in asks if ask["type"] == "deal-out")
    assert (dealt_out["event"], dealt_out["table"]) == (event, 5)


def in_play(director: Visitor, names: list[str], terms: dict[str, Any]) -> str:
    """A tournament at tables of eight that these players have entered, and that has started."""
    told = {"template": "turbo-27", "terms": terms, "tables": "live", "play": {"table_size": 8}}
    event = str(do(director, "create-event", name="Friday", **told)["event"])
    ready = director.page.request.post(
        f"{director.address}/api/entries/{event}?form=csv",
        data="\n".join(["name", *names]).encode(),
        headers={"content-type": "application/octet-stream"},
    ).json()
    do(director, "enter-players", event=event, players=ready["players"], paid="cash")
    do(director, "start-event", event=event)
    director.open(f"/director/{event}").see("[data-plan-table]")
    return event


@pytest.mark.feature("phones")
def test_tables_stand_near_the_top_and_what_needs_nobody_is_one_line(
    invite: Invite, served: Served
) -> None:
    """Four tables of eight in play, and nothing open."""
    director = invite(**phone(SIZE))
    director.open(served.director)
    terms = {
        "charged": False, "at_desk": True, "buy_in": 100, "house_players": 0, "late_levels": 4,
        "seats": 40,
    }  # fmt: skip
    names = [f"Player {number}" for number in range(1, 33)]
    in_play(director, names, terms)
    plan = director.page.locator("[data-plan-table]")
    expect(plan).to_have_count(4)
    tables, length = director.page.evaluate(
        """() => [
          document.querySelector('[data-plan-table]').getBoundingClientRect().top + scrollY,
          document.documentElement.scrollHeight,
        ]"""
    )
    assert (tables < TABLES_PX, length < PAGE_PX) == (True, True), (tables, length)
    assert director.page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]


@pytest.mark.feature("phones", "payments")
@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
def test_each_add_on_of_the_queue_is_one_touch_with_its_payment(
    invite: Invite, served: Served, locale: str
) -> None:
    director = invite(**phone(SIZE), locale=locale)
    director.open(served.director)
    terms = {
        "charged": False, "at_desk": True, "buy_in": 100, "house_players": 0, "late_levels": 1,
        "add_on": {"chips": 10_000, "price": 50, "level": 1},
    }  # fmt: skip
    event = in_play(director, [LONG, "Ben", "Cleo"], terms)
    page, found = director.page, director.page.locator("[data-find-entries]")
    found.get_by_role("button").first.tap()
    rows = found.locator("li", has=page.locator("[data-quick='add-on']"))
    expect(rows).to_have_count(3)
    for button in boxes(director, "[data-quick='add-on']"):
        assert inside(button, SIZE) or button["y"] > SIZE[1]
        assert button["height"] < 2 * TOUCH_PX
        assert button["height"] >= TOUCH_PX
    # A long name takes another line, and nothing lies below a button.
    cut = """those => those.filter(one => one.scrollWidth > one.clientWidth + 1).length"""
    assert found.locator("li .btn").evaluate_all(cut) == 0
    found.locator("[data-add-on-way]").select_option("card")

    def charges() -> list[tuple[str, str]]:
        path = f"{director.address}/api/view/payments/{event}"
        ledger = page.request.get(path).json()["charges"]
        return sorted((one["name"], one["state"]) for one in ledger if one["purpose"] == "add-on")

    for name in ("Ben", "Cleo"):
        row = found.locator("li", has_text=name)
        row.locator("[data-quick='add-on']").tap()
        expect(row.locator("[data-undo-add-on]")).to_be_visible()
        expect(row.locator("[data-quick='add-on']")).to_have_count(0)
    assert page.get_by_role("dialog").count() == 0
    assert charges() == [("Ben", "paid"), ("Cleo", "paid")]
    expect(found.locator("[data-add-on-way]")).to_have_value("card")
    undone = found.locator("li", has_text="Ben")
    undone.locator("[data-undo-add-on]").tap()
    expect(undone.locator("[data-quick='add-on']")).to_be_visible()
    expect(undone.locator("[data-undo-add-on]")).to_have_count(0)
    expect(found.locator("[data-undo-add-on]")).to_have_count(1)
    assert charges() == [("Ben", "to-return"), ("Cleo", "paid")]
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]
