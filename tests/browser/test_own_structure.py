"""A director's own structure: made for an evening or read from a file, changed, played."""

import re
from pathlib import Path

import pytest
from directing import cut_choices, event_of
from playwright.sync_api import Locator
from serving import Served
from test_on_a_phone import phone
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

FRIDAY = """\
what,value,minutes,small_blind,big_blind,ante,count
name,Friday,,,,,
entrants,6,,,,,
table_size,6,,,,,
stack,4000,,,,,
ante,big-blind,,,,,
minutes,15,,,,,
chip,25,,,,,8
chip,100,,,,,18
chip,500,,,,,4
level,1,,25,50,,
level,2,,50,100,100,
break,10,,,,,
level,3,,100,400,400,
"""


def planning(director: Visitor) -> tuple[Locator, Locator]:
    """The form of a new event, and the structure that is planned for it."""
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select:has(option[value='turbo-27'])").select_option("own-sheet")
    expect(form.locator(".orders button").first).to_be_disabled()
    form.locator("[data-open-sheet]").click()
    return form, director.page.get_by_role("dialog")


def announced(director: Visitor, form: Locator, sheet: Locator) -> str:
    before = director.page.url
    sheet.locator("[data-use-sheet]").click()
    form.get_by_role("button", name="Announce tournament").click()
    director.page.wait_for_url(lambda url: url != before)
    return director.page.url.rsplit("/", 1)[1]


@pytest.mark.feature("own-structure")
def test_a_structure_is_made_changed_and_played(invite: Invite, served: Served) -> None:
    director = invite().open(served.director)
    form, sheet = planning(director)
    for what, value in (("hours", "2"), ("entrants", "6"), ("stack", "10000"), ("seats", "6")):
        sheet.locator(f"[data-number=wish-{what}]").fill(value)
    assert not cut_choices(director)
    sheet.locator("[data-make-sheet]").click()
    first = sheet.locator("[data-level-row='1']")
    expect(first.locator("[data-cell=big]")).to_have_value("100")
    assert not cut_choices(director)
    expect(sheet.locator("[data-flaw]")).to_have_count(0)

    first.locator("[data-cell=small]").fill("75")
    warned = sheet.locator("tr[data-flaw='small-blind-unusual']")
    expect(warned).to_have_attribute("data-flaw-level", "1")
    first.locator("[data-cell=small]").fill("125")
    expect(sheet.locator("tr[data-flaw='blinds-out-of-order']")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(form.get_by_role("button", name="Announce tournament")).to_be_disabled()
    form.locator("[data-open-sheet]").click()
    first.locator("[data-cell=small]").fill("75")
    expect(warned).to_be_visible()
    sheet.locator("[data-add-level='1']").click()
    expect(sheet.locator("[data-level-row='2'] [data-cell=small]")).to_have_value("75")
    sheet.get_by_role("button", name="Remove level 2").click()

    event = announced(director, form, sheet)
    player = invite().open(f"/event/{event}")
    for who, command in ((player, "join"), (director, "start-event")):
        fields = {"event": event} | ({"reason": "On time"} if who is director else {})
        assert who.page.request.post(f"{served.address}/api/do/{command}", data=fields).ok
    wall = director.open(f"/clock/{event}").page.locator("main")
    expect(wall.locator(".blinds")).to_contain_text(re.compile(r"75\s*/\s*100"))


@pytest.mark.feature("own-structure")
def test_terms_stay_whatever_is_chosen_first(invite: Invite, served: Served) -> None:
    director = invite().open(served.director)
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    structures = form.locator("select:has(option[value='turbo-27'])")

    def number(name: str) -> Locator:
        return form.locator(f"[data-number='{name}']")

    structures.select_option("turbo-27")
    form.locator("[data-terms]").click()
    number("buy-in").fill("35")
    form.locator("[data-rebuys]").check()
    number("rebuy-price").fill("30")
    form.locator("[data-ties-choice]").select_option(index=1)
    ties = form.locator("[data-ties-choice]").input_value()
    form.locator("[data-play]").click()
    for other in ("own-sheet", "six-max", "own-sheet"):
        structures.select_option(other)
        expect(number("buy-in")).to_have_value("35")
        expect(number("rebuy-price")).to_have_value("30")
        expect(form.locator("[data-ties-choice]")).to_have_value(ties)
        expect(form.locator("[data-play]")).to_have_count(0)
    expect(form.locator("[data-open-sheet]")).to_be_visible()


@pytest.mark.feature("own-structure")
def test_a_structure_is_read_from_a_file_and_saved(
    invite: Invite, served: Served, tmp_path: Path
) -> None:
    director = invite().open(served.director)
    form, sheet = planning(director)
    file = tmp_path / "friday.csv"
    file.write_text(FRIDAY.replace("level,3", "level,4"), "utf-8")
    sheet.locator("input[type=file]").set_input_files(file)
    expect(sheet.get_by_role("alert")).to_contain_text("Line 14: Expected level 3 here")
    file.write_text(FRIDAY, "utf-8")
    sheet.locator("input[type=file]").set_input_files(file)
    expect(sheet.locator("tr[data-flaw='big-blind-leaps']")).to_have_attribute(
        "data-flaw-level", "3"
    )
    sheet.locator("[data-level-row='3'] [data-cell=minutes]").fill("25")
    with director.page.expect_download() as saving:
        sheet.locator("[data-save=toml]").click()
    text = Path(saving.value.path()).read_text("utf-8")
    assert saving.value.suggested_filename == "Friday.toml"
    assert "{ level = 3, minutes = 25, blinds = [100, 400], ante = 400 }" in text

    event = announced(director, form, sheet)
    director.open(f"/event/{event}")
    expect(director.page.get_by_role("cell", name="100 / 400")).to_be_visible()


@pytest.mark.feature("chip-planner")
def test_the_chips_that_a_player_is_given_are_changed_in_the_plan(
    invite: Invite, served: Served, tmp_path: Path
) -> None:
    director = invite(viewport={"width": 390, "height": 844}).open(served.director)
    _, sheet = planning(director)
    file = tmp_path / "friday.csv"
    file.write_text(FRIDAY, "utf-8")
    sheet.locator("input[type=file]").set_input_files(file)
    rows = sheet.locator("[data-chip-row]")
    expect(rows).to_have_count(3)
    expect(rows.nth(1).locator("[data-chip-count]")).to_have_value("18")
    expect(sheet.locator("[data-chips-worth='4000']")).to_be_visible()
    expect(sheet.locator("[data-flaw=chips-not-stack]")).to_have_count(0)

    # what is typed counts at once, while the field still has the focus: 0 as well, and nothing
    few = rows.nth(0).locator("[data-chip-count]")
    few.fill("0")
    expect(sheet.locator("[data-chips-worth='3800'].wrong")).to_be_visible()
    expect(sheet.locator("[data-flaw=chips-not-stack]")).to_contain_text("worth 3,800")
    few.fill("")
    expect(few).to_have_value("")
    few.press("Tab")
    expect(few).to_have_value("0")
    few.fill("8")
    expect(sheet.locator("[data-flaw=chips-not-stack]")).to_have_count(0)

    rows.nth(2).locator("[data-chip-count]").fill("2")
    rows.nth(2).locator("[data-chip-count]").press("Tab")
    flaw = sheet.locator("[data-flaw=chips-not-stack]")
    expect(flaw).to_contain_text("worth 3,000, but the stack is 4,000")
    sheet.locator("[data-add-chip]").click()
    expect(rows.nth(3).locator("[data-chip-worth]")).to_have_value("2500")
    rows.nth(3).locator("[data-chip-worth]").fill("1000")
    rows.nth(3).locator("[data-chip-count]").fill("1")
    rows.nth(3).locator("[data-chip-count]").press("Tab")
    expect(flaw).to_have_count(0)
    rows.nth(3).locator("[data-chip-worth]").fill("500")
    rows.nth(3).locator("[data-chip-worth]").press("Tab")
    expect(sheet.locator("[data-flaw=chip-twice]")).to_be_visible()
    rows.nth(2).locator("[data-remove-chip]").click()
    rows.nth(2).locator("[data-chip-count]").fill("4")
    rows.nth(2).locator("[data-chip-count]").press("Tab")
    expect(sheet.locator("[data-flaw=chip-twice], [data-flaw=chips-not-stack]")).to_have_count(0)
    assert director.page.evaluate("document.documentElement.scrollWidth") <= 390
    with director.page.expect_download() as saving:
        sheet.locator("[data-save=toml]").click()
    text = Path(saving.value.path()).read_text("utf-8")
    assert "chips = [[25, 8], [100, 18], [500, 4]]" in text


DAYS = (
    FRIDAY.replace("break,10,", "break,0,").replace(
        "level,3,,100,400,400,", "level,3,,100,200,200,"
    )
    + "level,4,,200,400,400,\n"
)


def test_the_days_of_a_structure_stand_in_the_form(
    invite: Invite, served: Served, tmp_path: Path
) -> None:
    director = invite().open(served.director)
    form, sheet = planning(director)
    file = tmp_path / "friday.csv"
    file.write_text(DAYS, "utf-8")
    sheet.locator("input[type=file]").set_input_files(file)
    expect(sheet.locator("[data-level-row='4']")).to_be_visible()
    sheet.locator("[data-use-sheet]").click()
    several, ends = form.locator("[data-days]"), form.locator("[data-number='end-level']")
    expect(several).to_be_checked()
    expect(form.locator("[data-days-of-sheet]")).to_be_visible()
    expect(ends).to_have_value("2")

    # they follow the structure until they are changed, and can be left out
    form.locator("[data-open-sheet]").click()
    sheet.locator("[data-add-level='1']").click()
    sheet.locator("[data-use-sheet]").click()
    expect(ends).to_have_value("3")
    several.uncheck()
    expect(form.locator("[data-day-end]")).to_have_count(0)
    several.check()
    expect(ends).to_have_value("3")
    form.locator("[data-number='end-players']").fill("4")
    expect(form.locator("[data-days-of-sheet]")).to_have_count(0)
    form.locator("[data-open-sheet]").click()
    event = announced(director, form, sheet)
    director.until(lambda: event_of(director)["line"]["event"] == event)
    days = event_of(director)["days"]
    assert (days["days"], days["end"]) == (2, {"level": 3, "players": 4})


def test_what_no_event_can_be_played_by_is_told_at_its_field(
    invite: Invite, served: Served
) -> None:
    director = invite().open(served.director)
    form, sheet = planning(director)
    told = sheet.locator("[data-wrong]")
    for field, wrong, right in (
        ("[data-number=wish-hours]", "99999", "3"),
        ("[data-number=wish-entrants]", "20.5", "20"),
        ("[data-wish-chips]", "abc", "25 100 500"),
    ):
        sheet.locator(field).fill(wrong)
        expect(told).to_have_count(1)
        expect(sheet.locator("[data-make-sheet]")).to_be_disabled()
        sheet.locator(field).fill(right)
        expect(told).to_have_count(0)
    sheet.locator("[data-make-sheet]").click()
    minutes = sheet.locator("[data-level-row='3'] [data-cell=minutes]")
    usual = minutes.input_value()
    minutes.fill("100000")
    expect(sheet.locator("[data-unread]")).to_contain_text("a whole number of at most 1,440")
    expect(sheet.locator("[data-sheet-said]")).to_contain_text("Level 3: “minutes”")
    expect(sheet.locator("[data-use-sheet]")).to_be_disabled()
    minutes.fill(usual)
    expect(sheet.locator("[data-unread]")).to_have_count(0)
    sheet.locator("[data-use-sheet]").click()

    form.locator("[data-terms]").click()
    form.locator("[data-number=buy-in]").fill("1.5")
    expect(form.locator("[data-wrong=buy-in]")).to_have_text("Enter a whole number.")
    expect(form.get_by_role("button", name="Announce tournament")).to_be_disabled()


@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
def test_a_structure_is_changed_on_a_phone(invite: Invite, served: Served, locale: str) -> None:
    director = invite(**phone((390, 844)), locale=locale)
    director.open(served.director).open("/director").see("[data-settings]")
    _, sheet = planning(director)
    sheet.locator("[data-make-sheet]").tap()
    sheet.locator("[data-level-row='1']").wait_for()
    wide = sheet.evaluate("""dialog => [dialog, ...dialog.querySelectorAll('[data-sheet-table]')]
        .map(one => one.scrollWidth - one.clientWidth)""")
    assert wide == [0, 0]
    sheet.locator("[data-add-break='1']").tap()
    expect(sheet.locator("[data-break-row='1']")).to_be_visible()
