"""A director makes payouts of his own: a line that does not add up is marked, the rest is paid."""

import re
from pathlib import Path
from typing import Any

import pytest
from directing import event_of
from playwright.sync_api import Locator
from serving import Served
from test_on_a_phone import phone
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def form_of(director: Visitor, payouts: str) -> Locator:
    """The form of a new event with payouts of this kind."""
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select:has(option[value='turbo-27'])").select_option("turbo-27")
    form.locator("[data-terms]").click()
    form.locator("[data-number='entries-min']").fill("3")
    form.locator("[data-payouts]").select_option(payouts)
    return form


def announced(director: Visitor, form: Locator) -> dict[str, Any]:
    """The payouts of the event that the form announces."""
    before = director.page.url
    form.locator(".orders button").first.click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    told: dict[str, Any] = event_of(director)["payouts"]
    return told


@pytest.mark.feature("own-payouts")
@pytest.mark.parametrize(
    ("screen", "line", "whole"),
    [
        (
            {"locale": "en-GB"},
            "line 2: 60.5 percent is more than the 50",
            "add up to 130.5 percent, not 100",
        ),
        (
            {**phone((390, 844)), "locale": "zh-CN"},
            "第 2 行：60.5% 高于前面名次的 50%",
            "合计为 130.5%，不是 100%",
        ),
    ],
    ids=["laptop", "phone, in Chinese"],
)
def test_a_table_of_ones_own_is_marked_line_by_line_shown_and_announced(
    invite: Invite, served: Served, screen: dict[str, Any], line: str, whole: str
) -> None:
    director = invite(**screen).open(served.director)
    form = form_of(director, "shares")
    announce = form.locator(".orders button").first
    form.locator("[data-number='share-1-each-2']").fill("60.5")
    expect(form.locator("[data-payout-wrong='share-1-2']")).to_contain_text(line)
    expect(form.locator("[data-payout-flaw='shares-not-whole']")).to_contain_text(whole)
    expect(announce).to_be_disabled()
    form.locator("[data-number='share-1-each-2']").fill("27.5")
    form.locator("[data-number='share-1-each-3']").fill("22.5")
    expect(form.locator("[data-payout-flaw]")).to_have_count(0)
    form.locator("[data-show-prizes]").check()
    form.locator("[data-number='preview-entries']").fill("10")
    rows = form.locator("[data-prizes-preview] tbody tr")
    for row, amount in enumerate(("500", "275", "225", "1,000")):
        expect(rows.nth(row)).to_contain_text(amount)
    assert director.too_wide == 0
    own = announced(director, form)["own"]
    shares = [[1, 5_000], [1, 2_750], [1, 2_250]]
    columns = [{"entrants_min": 3, "entrants_max": 27, "shares": shares}]
    assert own == {"type": "shares", "columns": columns}


def test_fixed_amounts_are_refused_until_they_are_the_pool(invite: Invite, served: Served) -> None:
    director = invite().open(served.director)
    form = form_of(director, "amounts")
    for number, amount in enumerate((1_200, 600, 200), 1):
        form.locator(f"[data-number='amount-each-{number}']").fill(str(amount))
    form.get_by_role("button", name="Announce tournament").click()
    expect(
        director.page.get_by_text("The prizes add up to 2,000, but the guaranteed pool")
    ).to_be_visible()
    form.locator("[data-guarantee-sum]").click()
    expect(form.locator("[data-number='guarantee']")).to_have_value("2000")
    told = announced(director, form)
    assert told["own"] == {"type": "amounts", "amounts": [[1, 1_200], [1, 600], [1, 200]]}
    director.open(director.page.url.replace("/director/", "/event/"))
    expect(director.page.locator("[data-own-payouts=amounts]")).to_contain_text("as announced")


def test_prizes_are_made_for_a_share_of_the_field(invite: Invite, served: Served) -> None:
    director = invite().open(served.director)
    form = form_of(director, "plan")
    form.locator("[data-number='payout-percent']").fill("20")
    form.locator("[data-number='payout-unit']").fill("50")
    form.locator("[data-show-prizes]").check()
    preview = form.locator("[data-prizes-preview]")
    expect(preview.locator("[data-own-payouts=plan]")).to_contain_text("20 percent of the field")
    expect(preview.locator("tbody tr")).to_have_count(5)
    assert announced(director, form)["own"] == {
        "type": "plan", "percent": 20, "places": None, "unit": 50
    }  # fmt: skip


@pytest.mark.feature("prizes")
def test_a_table_by_the_size_of_the_field_is_made_seen_saved_and_announced(
    invite: Invite, served: Served
) -> None:
    director = invite().open(served.director)
    form = form_of(director, "shares")
    table = form.locator("[data-payouts-by-field]")
    table.locator("[data-number='table-percent']").fill("20")
    table.locator("[data-make-table]").click()
    expect(form.locator("[data-own-payouts=shares]")).to_have_count(3)
    heads = table.locator("thead th")
    expect(heads).to_have_text(["Entries", "3–10", "11–20", "21–27"])
    first = table.locator("[data-places='1'] td")
    expect(first).to_have_text(["1st", "100%", "66.67%", re.compile("%$")])
    table.locator("[data-table-in=money]").click()
    expect(first.nth(1)).to_have_text("300")
    table.locator("[data-table-in=percent]").click()
    form.locator("[data-number='share-2-each-1']").fill("60")
    expect(table.locator("table")).to_have_count(0)
    form.locator("[data-number='share-2-each-2']").fill("40")
    expect(first.nth(2)).to_have_text("60%")
    with director.page.expect_download() as saving:
        table.locator("[data-save-table]").click()
    lines = Path(saving.value.path()).read_text("utf-8").splitlines()
    assert saving.value.suggested_filename == "payouts.csv"
    assert lines[0] == '"first","last","3 to 10","11 to 20","21 to 27"'
    assert lines[1].startswith('"1","1","100","60",')
    own = announced(director, form)["own"]
    assert [one["entrants_max"] for one in own["columns"]] == [10, 20, 27]
    assert own["columns"][1]["shares"] == [[1, 6_000], [1, 4_000]]
