"""A director changes a tournament in play: the levels in a list, what it changes before it is done,
one button; on a laptop and on a phone."""

from typing import Any

import pytest
from directing import announce_event, direct, event_of
from playwright.sync_api import Locator
from serving import Served
from test_on_a_phone import TOUCH_PX, phone
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

SIZE = (390, 844)
SIZES: dict[str, Any] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "phone": phone(SIZE),
}


def changing(
    invite: Invite, served: Served, size: str, locale: str = "en-GB"
) -> tuple[Visitor, Locator]:
    """A director with the sheet of a new tournament open."""
    director = invite(locale=locale, **SIZES[size])
    director.open(served.director)
    director.open("/director").see("select:has(option[value='turbo-27'])")
    announce_event(director, "turbo-27")
    director.page.locator("[data-change='levels']").click()
    sheet = director.page.get_by_role("dialog")
    sheet.locator("[data-change-levels] li").first.wait_for()
    return director, sheet


def told(sheet: Locator) -> Locator:
    return sheet.locator("[data-would-change] li")


@pytest.mark.feature("changed-terms")
@pytest.mark.parametrize("size", SIZES)
def test_levels_are_changed_and_what_changes_is_seen_before(
    invite: Invite, served: Served, size: str
) -> None:
    director, sheet = changing(invite, served, size)
    change = sheet.get_by_role("button", name="Change", exact=True)
    expect(change).to_be_disabled()
    sheet.get_by_label("Minutes", exact=True).fill("15")
    sheet.get_by_label("From level").fill("7")
    sheet.get_by_role("button", name="Set minutes").click()
    expect(told(sheet)).to_have_text(["Levels 7 to 21: 15 min each, before 3 min."])
    ninth = sheet.locator("[data-change-level='9']")
    ninth.locator("[data-cell='big']").fill("1200")
    ninth.locator("[data-cell='big']").press("Tab")
    expect(told(sheet)).to_contain_text(["Level 9: blinds", "Levels 7 to 21"])
    if size == "phone":
        assert director.too_wide == 0
        for button in sheet.get_by_role("button").all():
            box = button.bounding_box()
            assert box is None or min(box["width"], box["height"]) >= TOUCH_PX
    change.click()
    expect(sheet).to_have_count(0)
    director.until(lambda: event_of(director)["levels"][6]["minutes"] == 15)
    assert event_of(director)["levels"][8]["big_blind"] == 1200
    record = director.page.locator("[data-acts]")
    expect(record).to_contain_text("changed the tournament.")
    expect(record).to_contain_text("Levels 7 to 21: 15 min each, before 3 min.")


@pytest.mark.parametrize("size", SIZES)
def test_a_level_comes_goes_and_is_refused_where_it_cannot_be_played(
    invite: Invite, served: Served, size: str
) -> None:
    director, sheet = changing(invite, served, size)
    change = sheet.get_by_role("button", name="Change", exact=True)
    sheet.get_by_role("button", name="Add a level after level 2", exact=True).click()
    expect(told(sheet)).to_contain_text(["New level"])
    sheet.get_by_role("button", name="Remove level 3", exact=True).click()
    expect(told(sheet)).to_have_count(0)
    expect(change).to_be_disabled()
    small = sheet.locator("[data-change-level='2'] [data-cell='small']")
    small.fill("9000")
    small.press("Tab")
    expect(sheet.get_by_role("alert")).to_contain_text("Level 2: The small blind must be above 0")
    expect(change).to_be_disabled()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    assert event_of(director)["levels"][1]["small_blind"] != 9000


@pytest.mark.parametrize("size", SIZES)
def test_one_more_place_is_paid_in_three_clicks(invite: Invite, served: Served, size: str) -> None:
    director, _ = direct(invite, served)
    if size == "phone":
        director.page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
    prizes = [one["amount"] for one in event_of(director)["prizes"]]
    director.page.locator("[data-change='prizes']").click()
    sheet = director.page.get_by_role("dialog")
    sheet.get_by_label("Prize of the new place").fill("60")
    sheet.get_by_role("button", name="Pay one more place").click()
    expect(told(sheet)).to_have_text([
        f"{len(prizes) + 1} places are paid, before {len(prizes)}.",
        f"Place 1: {prizes[0] - 60:,}, before {prizes[0]:,}.",
        f"Place {len(prizes) + 1}: 60, before 0.",
    ])  # fmt: skip
    assert director.too_wide == 0
    sheet.get_by_role("button", name="Change", exact=True).click()
    expect(sheet).to_have_count(0)
    director.until(
        lambda: (
            [one["amount"] for one in event_of(director)["prizes"]]
            == [prizes[0] - 60, *prizes[1:], 60]
        )
    )
    director.page.locator("[data-acts]").get_by_role("button", name="Undo").first.click()
    expect(told(sheet)).to_contain_text([f"{len(prizes)} places are paid"])
    sheet.get_by_role("button", name="Undo").click()
    director.until(lambda: [one["amount"] for one in event_of(director)["prizes"]] == prizes)


def test_late_registration_is_extended_by_a_level(invite: Invite, served: Served) -> None:
    director = invite()
    director.open(served.director)
    director.open("/director").see("select:has(option[value='turbo-27'])")
    announce_event(director, "re-entry")
    late = event_of(director)["line"]["entry"]["late_levels"]
    director.page.locator("[data-change='entries']").click()
    sheet = director.page.get_by_role("dialog")
    group = sheet.get_by_role("group", name="Late registration: levels")
    group.get_by_role("button", name="+ 1 level").click()
    expect(told(sheet)).to_contain_text([f"Late registration: until level {late + 1} ends"])
    sheet.get_by_role("button", name="Change", exact=True).click()
    director.until(lambda: event_of(director)["line"]["entry"]["late_levels"] == late + 1)


def in_future(director: Visitor, hours: int) -> str:
    """A time of the wall so many hours from now, as the field has it."""
    told: str = director.page.evaluate(
        """(hours) => {
            const at = new Date(Date.now() + 3_600_000 * hours);
            const local = new Date(at.getTime() - 60_000 * at.getTimezoneOffset());
            return local.toISOString().slice(0, 16);
        }""",
        hours,
    )
    return told


@pytest.mark.parametrize("size", SIZES)
def test_start_tables_and_rules_are_changed_in_one_sheet_and_undone(
    invite: Invite, served: Served, size: str
) -> None:
    chinese = size == "phone"
    director, sheet = changing(invite, served, size, "zh-CN" if chinese else "en-GB")
    words = sheet.get_by_role("group").first
    words.get_by_role("button", name="开始时间" if chinese else "Start", exact=True).click()
    sheet.locator("[data-start]").fill(in_future(director, 3))
    expect(told(sheet)).to_contain_text(["自动开始" if chinese else "It starts by itself"])
    words.get_by_role("button", name="名称和牌桌" if chinese else "Name and tables").click()
    sheet.locator("[data-table-numbers]").fill("5, 7-9")
    expect(told(sheet)).to_contain_text(["5"])
    words.get_by_role("button", name="规则" if chinese else "Rules", exact=True).click()
    sheet.locator("[data-option='places.same_hand']").select_option("shared")
    expect(told(sheet)).to_have_count(3)
    expect(told(sheet)).to_contain_text(
        ["桌", "并列", "自动开始"]
        if chinese
        else ["Tables open in this order", "they share the place", "It starts by itself"]
    )
    if size == "phone":
        assert director.too_wide == 0
    sheet.get_by_role("button", name="确认更改" if chinese else "Change", exact=True).click()
    expect(sheet).to_have_count(0)
    director.until(lambda: event_of(director)["line"]["starts_ms"] is not None)
    record = director.page.locator("[data-acts]")
    record.get_by_role("button", name="撤销" if chinese else "Undo").first.click()
    expect(told(sheet)).to_have_count(3)
    sheet.get_by_role("button", name="撤销" if chinese else "Undo").click()
    director.until(lambda: event_of(director)["line"]["starts_ms"] is None)
