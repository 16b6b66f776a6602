"""The house's logo on the clock's screen, chosen on the page of settings."""

from pathlib import Path

import pytest
from pictures import png
from serving import Served
from test_cashier import do
from visitor import Invite, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
def test_a_logo_is_chosen_seen_on_the_wall_and_taken_down(
    invite: Invite, served: Served, locale: str, tmp_path: Path
) -> None:
    director, wall = invite(locale=locale), invite()
    director.open(served.director)
    terms = {"charged": False, "buy_in": 0}
    event = do(director, "create-event", template="turbo-27", name=locale, terms=terms)["event"]
    wall.open(f"/clock/{event}").see(".wall")
    expect(wall.page.locator("[data-logo]")).to_have_count(0)

    director.open("/settings")
    panel = director.page.locator("[data-house-logo]")
    field = panel.locator("input[type=file]")
    no_picture = tmp_path / "logo.png"
    no_picture.write_text("no picture")
    field.set_input_files(no_picture)
    expect(panel.get_by_role("status")).to_contain_text("WebP")
    picture = tmp_path / "house.png"
    picture.write_bytes(png(1_400, 600))
    field.set_input_files(picture)
    expect(panel.locator("img")).to_be_visible()
    wall.page.reload()
    shown = wall.page.locator("[data-logo]")
    expect(shown).to_be_visible()
    assert shown.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 512

    panel.locator("button").click()
    expect(panel.locator("img")).to_have_count(0)
    wall.page.reload()
    wall.see(".wall")
    expect(wall.page.locator("[data-logo]")).to_have_count(0)
