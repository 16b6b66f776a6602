"""A director repeats last week's event, and keeps it as a weekly series and as a file."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import Served
from test_list_entered import do
from test_on_a_phone import phone
from visitor import Invite, Visitor, expect

from ruleone.structures.document import document_of
from ruleone.structures.shipped import shipped_sheet

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

TERMS = {
    "charged": False, "buy_in": 50, "fee": 10, "guarantee": 2_000, "late_levels": 4, "seats": 60,
    "house_players": 0, "add_on": {"chips": 20_000, "price": 50, "level": 4},
    "rebuys": {"chips": 10_000, "price": 50, "most": 9, "until_level": 4},
}  # fmt: skip
SIZES = [{"viewport": {"width": 1366, "height": 768}}, phone((390, 844))]


def config(director: Visitor, event: str) -> Any:
    found = director.page.request.get(f"{director.address}/api/templates/of/{event}").json()
    assert found["exact"]
    return {key: value for key, value in found["event"].items() if key != "name"}


@pytest.mark.feature("event-templates")
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_an_event_is_repeated_with_all_its_terms(
    invite: Invite, served: Served, size: dict[str, Any], tmp_path: Path
) -> None:
    director = invite(**size, locale="en-GB")
    director.open(served.director)
    sheet = json.loads(msgspec.json.encode(document_of(shipped_sheet("regular"))))
    made = do(
        director, "create-event", template="own-sheet", name="Friday", terms=TERMS, tables="live",
        sheet=sheet, ties="shared",
    )  # fmt: skip
    event = made["event"]
    director.open("/director").see("[data-templates]")
    page = director.page
    page.locator("[data-from]").select_option(f"again:{event}")
    announce = page.get_by_role("button", name="Announce tournament")
    expect(announce).to_be_enabled()
    announce.click()
    page.wait_for_url(lambda url: url.rsplit("/", 1)[1] not in ("director", event))
    again = page.url.rsplit("/", 1)[1]
    assert config(director, again) == config(director, event)

    # As a weekly series, with another guarantee, into a file and back.
    director.open("/director").see("[data-templates]")
    page.locator("[data-from]").select_option(f"again:{again}")
    expect(announce).to_be_enabled()
    keep = page.locator("[data-keep]")
    keep.locator("summary").click()
    name = f"Thursdays {size['viewport']['width']}"
    keep.locator("[data-template-name]").fill(name)
    keep.locator("[data-weekly]").check()
    keep.locator("[data-weekday]").select_option("3")
    keep.locator("[data-events]").fill("3")
    last = keep.locator("[data-until]").input_value()
    assert page.evaluate("(day) => new Date(`${day}T12:00`).getDay()", last) == 4
    keep.locator("[data-until]").fill(last)
    expect(keep.locator("[data-events]")).to_have_value("3")
    with page.expect_download() as download:
        keep.locator("[data-save]").click()
    file = tmp_path / "thursdays.json"
    download.value.save_as(file)
    keep.locator("[data-keep-now]").click()
    expect(page.locator("[data-templates] [data-said]")).to_contain_text(f"“{name}” is kept")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]

    director.open("/director").see("[data-templates]")
    page.locator("[data-from]").select_option(f"kept:{name}")
    expect(page.locator("[data-starts]")).to_have_value(re.compile(r"T19:30$"))
    expect(announce).to_be_enabled()
    announce.click()
    page.wait_for_url(lambda url: url.rsplit("/", 1)[1] not in ("director", event, again))
    third = page.url.rsplit("/", 1)[1]
    assert config(director, third) == config(director, event)
    shown = page.request.get(f"{served.address}/api/view/event/{third}").json()
    starts = shown["line"]["starts_ms"]
    assert page.evaluate("(at) => new Date(at).getDay()", starts) == 4
    told = json.loads(file.read_text("utf-8"))
    told["template"]["name"] = f"{name} b"
    file.write_text(json.dumps(told), "utf-8")
    director.open("/director").see("[data-templates]")
    keep.locator("summary").click()
    keep.locator("input[type=file]").set_input_files(file)
    expect(keep.locator("[data-template-name]")).to_have_value(f"{name} b")
    expect(announce).to_be_enabled()
    file.write_text("{}", "utf-8")
    keep.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-templates] [data-said]")).to_contain_text("does not hold a template")
