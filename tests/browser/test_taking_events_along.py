"""A whole event as one file: downloaded from its results, checked and taken in by another room."""

from pathlib import Path

import pytest
from front_door import front_door
from playwright.sync_api import Browser
from serving import Served
from test_records import over, rename
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def bring(director: Visitor, file: Path) -> None:
    """Choose a file of an event."""
    director.page.locator("[data-take-in] input[type=file]").set_input_files(file)


@pytest.mark.feature("bundles")
def test_an_event_goes_by_its_file_from_room_to_room(
    invite: Invite, served: Served, chromium: Browser, tmp_path: Path
) -> None:
    director, player = invite(), invite()
    director.open(served.director)
    rename(player, "Wren")
    event = over(director, player)
    player.open(f"/results/{event}").see("[data-place]")
    expect(player.page.get_by_role("link", name="The whole tournament")).to_have_count(0)
    director.open(f"/results/{event}").see("[data-place]")
    with director.page.expect_download() as coming:
        director.page.get_by_role("link", name="The whole tournament").click()
    assert coming.value.suggested_filename == f"{event}.ruleone"
    file, hurt = tmp_path / f"{event}.ruleone", tmp_path / "hurt.ruleone"
    coming.value.save_as(file)
    whole = file.read_bytes()
    hurt.write_bytes(whole[:-40] + bytes(40))

    with Served(tmp_path / "elsewhere") as elsewhere, front_door(chromium, elsewhere) as let_in:
        guest = let_in(locale="zh-CN")
        guest.open("/results").see("h1")
        boss = let_in()
        boss.open(elsewhere.director)
        boss.open("/results").see("[data-take-in]")
        expect(guest.page.locator("[data-take-in]")).to_have_count(0)
        said = boss.page.locator("[data-said]")
        bring(boss, hurt)
        expect(said).to_contain_text("The file is damaged. Ask its sender for a new copy.")
        boss.page.get_by_label("Check a file only").check()
        bring(boss, file)
        expect(said).to_contain_text("Nothing was saved.")
        expect(said.get_by_role("link")).to_have_count(0)
        boss.page.get_by_label("Check a file only").uncheck()
        bring(boss, file)
        expect(said).to_contain_text("Duel")
        expect(said).to_contain_text("The replay matches to the byte. Saved: 2 entries")
        expect(boss.page.locator("[data-past]")).to_have_count(1)
        bring(boss, file)
        expect(said).to_contain_text("This room already has the tournament")
        boss.page.locator("[data-past] a").click()
        expect(boss.page.get_by_text("Played in another room")).to_be_visible()
        expect(boss.page.locator("[data-place='2']")).to_contain_text("Wren")
        with boss.page.expect_download() as going:
            boss.page.get_by_role("link", name="The whole tournament").click()
        going.value.save_as(hurt)
        assert hurt.read_bytes() == whole
        guest.open(boss.page.url).see("[data-place='2']")
        expect(guest.page.get_by_text("在另一间牌室举行")).to_be_visible()
        # The browser itself notes both refusals: of what is damaged, and of what is there already.
        assert ["409" in complaint for complaint in boss.wrong] == [True, True]
        boss.wrong.clear()
