"""A director brings a list as it is: pasted from a chat, or a file of another club."""

from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook
from serving import Served
from test_list_entered import do
from test_on_a_phone import phone
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


def made(director: Visitor, served: Served) -> str:
    director.open(served.director)
    terms = {"charged": False, "buy_in": 50, "fee": 10, "house_players": 0, "seats": 60}
    event = do(director, "create-event", template="six-max", name="Friday", terms=terms)["event"]
    director.open(f"/director/{event}").see("[data-entry-list]")
    return str(event)


def entrants(director: Visitor, event: str) -> list[str]:
    page = director.page.request.get(f"{director.address}/api/view/event/{event}").json()
    return sorted(one["name"] for one in page["entrants"])


SIZES = [{"viewport": {"width": 1366, "height": 768}}, phone((390, 844))]


@pytest.mark.feature("entry-lists")
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_a_chat_is_pasted_and_only_its_doubles_are_asked_about(
    invite: Invite, served: Served, size: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    director = invite(**size, locale="en-GB")
    event = made(director, served)
    panel = director.page.locator("[data-entry-list]")
    mark = request.node.callspec.id.capitalize()  # people of one room have names of their own
    called = [f"{mark} {name}" for name in ("Gina", "Kenji", "Rita", "Kento", "Zoë")]
    lines = [f"{at}. {name}" for at, name in enumerate(called, 1)]
    text = "\n".join(["Friday 20:00:", *lines, "", f"6) {called[0].upper()}", f"• {called[1]} 2"])
    panel.locator("[data-paste]").fill(text + "\n" + "x" * 41)
    panel.get_by_role("button", name="Check list").click()
    doubles = panel.locator("[data-doubles]")
    expect(doubles).to_contain_text("2 duplicates: which players are meant?")
    expect(doubles).to_contain_text("Line 8: also in line 2.")
    expect(panel.locator("[data-wrong]")).to_contain_text("Line 10: expected a name of 1 to 40")
    expect(panel.locator("[data-columns]")).to_have_count(0)
    enter = panel.locator("[data-enter]")
    expect(enter).to_have_text("Enter 5")
    panel.locator("[data-answer='8']").select_option("new")
    expect(enter).to_have_text("Enter 6")
    assert (
        director.page.evaluate("document.documentElement.scrollWidth")
        <= (size["viewport"]["width"])
    )
    enter.click()
    said = panel.locator("[data-said]")
    expect(said).to_contain_text("All 6 are entered.")
    expect(said).to_contain_text("One line was left out:")
    expect(panel.locator("[data-paste]")).to_have_value("")
    assert entrants(director, event) == sorted([*called, f"{called[0].upper()} (2)"])

    # The next evening everybody is known, and nothing is asked.
    event = made(director, served)
    panel.locator("[data-paste]").fill("\n".join(lines[1:]))
    panel.get_by_role("button", name="Check list").click()
    expect(panel.locator("[data-known]")).to_contain_text("4 players known here")
    expect(panel.locator("[data-doubles]")).to_have_count(0)
    enter.click()
    expect(said).to_contain_text("All 4 are entered.")
    assert entrants(director, event) == sorted(called[1:])


@pytest.mark.feature("entry-lists")
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_columns_of_a_file_are_shown_guessed_and_corrected(
    invite: Invite, served: Served, size: dict[str, Any], tmp_path: Path
) -> None:
    director = invite(**size, locale="zh-CN")
    event = made(director, served)
    panel = director.page.locator("[data-entry-list]")
    width = size["viewport"]["width"]
    rows = [
        ("Member no", "Player", "Family", "已付"),
        (7, f"An{width}", "Lee", "是"),
        (8, f"Bo{width}", "Li", ""),
    ]
    book = Workbook()
    for row in rows:
        book.active.append(row)
    book.save(tmp_path / "club.xlsx")
    text = "\r\n".join(";".join(map(str, row)) for row in rows)
    (tmp_path / "club.csv").write_bytes(text.encode("gb18030"))
    for name in ("club.csv", "club.xlsx"):
        panel.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(panel.locator("[data-column='0']")).to_have_value("kept")
        expect(panel.locator("[data-column='1']")).to_have_value("name")
        expect(panel.locator("[data-column='3']")).to_have_value("paid")
        expect(panel.locator("[data-foreign]")).to_contain_text("不是本牌室的编号")
        expect(panel.locator("[data-paid]")).to_contain_text(f"An{width}")
        if name == "club.csv":
            panel.get_by_role("button", name="换一份名单").click()
    # The names are first names, and nobody needs the numbers.
    panel.locator("[data-column='1']").select_option("first")
    expect(panel.locator("[data-paid]")).to_contain_text(f"An{width} Lee")
    panel.locator("[data-column='0']").select_option("ignored")
    expect(panel.locator("[data-foreign]")).to_have_count(0)
    assert director.page.evaluate("document.documentElement.scrollWidth") <= width
    panel.locator("[data-enter]").click()
    expect(panel.locator("[data-said]")).to_contain_text("2 人已全部报名")
    assert entrants(director, event) == [f"An{width} Lee", f"Bo{width} Li"]


@pytest.mark.feature("entry-lists", "payments")
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_who_has_paid_by_the_list_is_paid_at_the_desk(
    invite: Invite, served: Served, size: dict[str, Any]
) -> None:
    """The way is asked once for the list. Another amount than the price stays due."""
    wide = size["viewport"]["width"] > 600
    director = invite(**size, locale="en-GB" if wide else "zh-CN")
    director.open(served.director)
    terms = {"charged": False, "buy_in": 50, "fee": 10, "house_players": 0, "seats": 60}
    fields: dict[str, Any] = {"template": "turbo-27", "name": "Friday", "terms": terms}
    event = do(director, "create-event", tables="live", **fields)["event"]
    director.open(f"/director/{event}").see("[data-entry-list]")
    panel = director.page.locator("[data-entry-list]")
    mark = "Wide" if wide else "Small"
    title = "Paid" if wide else "已付"
    rows = (("Anna", "60"), ("Bodo", "yes"), ("Cyril", ""), ("Dora", "30"))
    text = "\n".join([f"Name;{title}", *(f"{name} {mark};{paid}" for name, paid in rows)])
    panel.locator("[data-paste]").fill(text)
    panel.get_by_role("button", name="Check list" if wide else "检查名单").click()
    expect(panel.locator("[data-column='1']")).to_have_value("paid")
    expect(panel.locator("[data-paid]")).to_contain_text(f"Anna {mark}")
    expect(panel.locator("[data-paid]")).to_contain_text(f"Bodo {mark}")
    expect(panel.locator("[data-partly]")).to_contain_text(f"Dora {mark} (30)")
    panel.locator("[data-column='1']").select_option("ignored")
    expect(panel.locator("[data-paid]")).to_have_count(0)
    panel.locator("[data-column='1']").select_option("paid")
    panel.locator("[data-paid-by]").select_option("transfer")
    assert director.too_wide == 0
    panel.locator("[data-enter]").click()
    expect(panel.locator("[data-said]")).to_contain_text("4")
    director.until(lambda: len(entrants(director, event)) == 4)
    page = director.page.request.get(f"{director.address}/api/view/payments/{event}").json()
    states = {one["name"].split()[0]: (one["state"], one["method"]) for one in page["charges"]}
    assert states == {
        "Anna": ("paid", "transfer"),
        "Bodo": ("paid", "transfer"),
        "Cyril": ("due", None),
        "Dora": ("due", None),
    }


@pytest.mark.feature("entry-lists")
def test_the_list_of_the_house_is_seen_before_anybody_is_entered(
    invite: Invite, served: Served
) -> None:
    director = invite()
    director.open(served.director)
    terms = {"charged": True, "buy_in": 100, "house_players": 0, "seats": 400}
    event = do(director, "create-event", template="six-max", name="Club", terms=terms)["event"]
    director.open(f"/director/{event}").see("[data-entry-list]")
    panel = director.page.locator("[data-entry-list]")
    names = [f"Pasted {number}" for number in range(40)]
    panel.locator("[data-paste]").fill("\n".join(names))
    panel.get_by_role("button", name="Check list").click()
    expect(panel.locator("[data-coming] li")).to_have_text(names)
    panel.locator("[data-enter]").click()
    expect(panel.locator("[data-said]")).to_contain_text("40")
    record = director.page.request.get(f"{served.address}/api/view/director/{event}").json()
    assert sum(line["code"] == "directed-enter-players" for line in record["acts"]) == 1

    event = do(director, "create-event", template="six-max", name="Next", terms=terms)["event"]
    director.open(f"/director/{event}").see("[data-entry-list]")
    panel.get_by_role("button", name="All players on the house's list").click()
    shown = panel.locator("[data-coming] li").filter(has_text="Pasted ")
    expect(shown).to_have_count(40)
    page = director.page.request.get(f"{served.address}/api/view/event/{event}").json()
    assert page["entrants"] == []
    panel.locator("[data-enter]").click()
    expect(panel.locator("[data-said]")).to_contain_text("entered")
