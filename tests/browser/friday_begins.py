"""The Friday from its announcement to the first hand: last week's terms, the list, the desk."""

import tempfile
from pathlib import Path
from typing import Any, Final

from friday import (
    ABSENT,
    BEFORE_THE_START,
    CHAT,
    ENTRIES,
    FEES,
    GUARANTEE,
    LAST_WEEK,
    NAMES,
    PHONE,
    PRIZES,
    SHEET,
    STRANGER,
    TABLET,
    WALL,
    Friday,
)
from openpyxl import Workbook
from test_cashier import do
from test_players_phone import code_on_paper
from test_said_aloud import with_voices
from visitor import expect

PAID_BEFORE: Final = NAMES[:3]
BY_CARD: Final = NAMES[23:33]
FLOAT: Final = 100


def last_friday_again(friday: Friday) -> None:
    """1. Last week's event with two changes: 20-minute levels, and a guarantee of 2,500."""
    director, page = friday.director, friday.page
    director.open(friday.served.director)
    before = do(
        director, "create-event", template="own-sheet", name="Friday", terms=LAST_WEEK,
        sheet=SHEET, tables="live", ties="shared",
    )["event"]  # fmt: skip
    director.open("/director").see("[data-templates]")
    page.locator("[data-from]").select_option(f"again:{before}")
    announce = page.get_by_role("button", name="Announce tournament")
    expect(announce).to_be_enabled()
    announce.click()
    page.wait_for_url(lambda url: url.rsplit("/", 1)[1] not in ("director", before))
    friday.event = page.url.rsplit("/", 1)[1]
    do(director, "end-game", event=before, reason="It was last week")

    page.locator("[data-change='levels']").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("[data-change-level='12']").wait_for()
    sheet.locator("[data-number='minutes']").fill("20")
    sheet.get_by_role("button", name="Set minutes").click()
    sheet.get_by_role("button", name="Prizes").click()
    sheet.locator("[data-number='guarantee']").fill(str(GUARANTEE))
    expect(sheet.locator("[data-would-change] li")).to_have_count(2)
    sheet.get_by_role("button", name="Change", exact=True).click()
    expect(sheet).to_have_count(0)
    friday.until(lambda: friday.now["line"]["entry"]["guarantee"] == GUARANTEE)
    assert {one["minutes"] for one in friday.now["levels"][:-1]} == {20}
    entry = friday.now["line"]["entry"]
    assert (entry["buy_in"], entry["fee"], entry["late_levels"]) == (50, 10, 4)
    assert (entry["rebuys"]["until_level"], entry["add_on"]["chips"]) == (4, 20_000)


def the_list(friday: Friday) -> None:
    """2. The names as CSV, as a workbook and from the chat: its doubles are asked about."""
    panel = friday.page.locator("[data-entry-list]")
    rows: list[tuple[Any, ...]] = [("Name", "Phone", "Member no")]
    rows += [(name, f"0171 {at:04}", 100 + at) for at, name in enumerate(NAMES)]
    with tempfile.TemporaryDirectory() as folder:
        csv, xlsx = Path(folder) / "list.csv", Path(folder) / "list.xlsx"
        csv.write_text("\n".join(";".join(map(str, row)) for row in rows), "utf-8")
        book = Workbook()
        for row in rows:
            book.active.append(row)
        book.save(xlsx)
        for file in (csv, xlsx):
            panel.locator("input[type=file]").set_input_files(file)
            expect(panel.locator("[data-column='0']")).to_have_value("name")
            expect(panel.locator("[data-column='2']")).to_have_value("kept")
            expect(panel.locator("[data-enter]")).to_have_text("Enter 34")
            panel.get_by_role("button", name="Another list").click()
    panel.locator("[data-paste]").fill(CHAT)
    panel.get_by_role("button", name="Check list").click()
    expect(panel.locator("[data-doubles]")).to_contain_text("2 duplicates")
    expect(panel.locator("[data-enter]")).to_have_text("Enter 34")
    panel.locator("[data-enter]").click()
    expect(panel.locator("[data-said]")).to_contain_text("All 34 are entered.")
    friday.until(lambda: friday.now["line"]["entries"] == len(NAMES))
    assert sorted(one["name"] for one in friday.now["entrants"]) == sorted(NAMES)


def who_pays(friday: Friday) -> None:
    """2. Three have paid already; the others pay as they come, by one touch each."""
    page = friday.page
    friday.director.open(f"/payments/{friday.event}").see("[data-open] [data-charge]")
    page.locator("[data-number='till-opening']").fill(str(FLOAT))
    page.locator("[data-tills] form button").click()
    expect(page.locator("[data-till]")).to_have_count(1)
    due = page.locator("[data-open] [data-charge]")
    for name in NAMES:
        if name != ABSENT:
            by = "transfer" if name in PAID_BEFORE else "card" if name in BY_CARD else "cash"
            row = page.locator("[data-open] [data-charge]", has_text=name)
            row.locator(f"[data-take='{by}']").click()
            expect(row).to_have_count(0)
    expect(due).to_have_count(1)
    sums = friday.ledger()["sums"]
    # 3 by transfer, 20 in cash, 10 by card, 60 each
    assert sums["taken_by"] == {"transfer": 180, "cash": 1_200, "card": 600}
    assert sums["due"] == 60


def before_the_start(friday: Friday) -> None:
    """3. A stranger asks and is declined, asks again and is accepted with the money; a no-show."""
    page = friday.page
    stranger = friday.invite(**PHONE)
    stranger.open("/")
    do(stranger, "set-name", name=STRANGER)
    stranger.open(f"/event/{friday.event}").see("[data-ask-desk='entry']")
    expect(stranger.page.locator("[data-enter]")).to_have_count(0)
    entering = {"type": "join", "event": friday.event}
    path = f"{friday.served.address}/api/do/join"
    refused = stranger.page.request.post(path, data=entering).json()["result"]
    assert (refused["type"], refused["code"]) == ("refusal", "entries-at-desk")
    stranger.page.locator("[data-ask-desk='entry']").click()
    page.locator("[data-request='entry'] [data-decline]").click()
    declined = stranger.page.locator("[data-declined='entry']")
    expect(declined).to_contain_text("The desk has declined your entry.")
    assert friday.ledger()["sums"]["paid"] == 33 * 60
    stranger.page.locator("[data-ask-desk='entry']").click()
    expect(declined).to_have_count(0)
    page.locator("[data-request='entry'] [data-accept='cash']").click()
    expect(page.locator("[data-request]")).to_have_count(0)
    expect(stranger.page.locator("[data-asked]")).to_have_count(0)
    friday.phones[STRANGER] = stranger
    # 35 entries are 1,750; without the one who never came 1,700
    assert (friday.ledger()["sums"]["overlay"], GUARANTEE - 1_750) == (750, 750)

    friday.home()
    page.locator("[data-find-entries] input[type='search']").fill(ABSENT)
    page.locator("[data-find-entries] li button", has_text=ABSENT).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="No-show").click()
    sheet.locator("form button.risk").click()
    expect(sheet).to_have_count(0)
    friday.until(lambda: friday.now["line"]["entries"] == ENTRIES)
    sums = friday.ledger()["sums"]
    assert (sums["due"], sums["overlay"]) == (0, GUARANTEE - BEFORE_THE_START)
    assert sums["fees"] == FEES


def seats_are_drawn(friday: Friday) -> None:
    """3. Seat cards for 34, then the clock runs."""
    page = friday.page
    page.get_by_role("button", name="Start now").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("[data-waits]").check()
    sheet.get_by_role("button", name="Draw seats").click()
    friday.until(lambda: sum(friday.counts.values()) == ENTRIES)
    assert sorted(friday.counts.values()) == [8, 8, 9, 9]
    friday.cast()
    seen_by_all(friday)
    page.locator("[data-orders] [aria-keyshortcuts='P']").click()
    friday.until(lambda: friday.now["clock"]["state"] == "running")
    assert friday.prizes == PRIZES


def seen_by_all(friday: Friday) -> None:
    """3. The wall, two tablets, and phones by the codes on the seat cards."""
    event = friday.event
    friday.wall = with_voices(friday.invite, "en-GB", "en-GB", **WALL)
    wall = f"{friday.to_wall.address}/screen/{event}/clock+moves+final+deal+prizes"
    friday.wall.open(wall).see("[data-part]")
    friday.wall.page.mouse.move(600, 500)
    friday.wall.page.get_by_role("button", name="Voice off").click()
    for table, locale in ((friday.short, "en-GB"), (friday.full, "zh-CN")):
        tablet = friday.invite(**TABLET, locale=locale)
        tablet.open(friday.link("dealer", table)).see("main.live")
        friday.tablets[table] = tablet
    codes = {
        name: code_on_paper(friday.director, event, "seat-cards", friday.id_of(name))
        for name in (friday.gina, friday.moved)
    }
    expect(friday.page.locator("[data-paper=seat-cards] li")).to_have_count(ENTRIES)
    for name, locale in ((friday.gina, "zh-CN"), (friday.moved, "en-GB")):
        phone = friday.invite(**PHONE, locale=locale)
        phone.open(codes[name]).see("[data-my-seat]")
        friday.phones[name] = phone
    friday.home()
