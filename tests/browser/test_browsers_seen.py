"""Role links for one browser, the browsers that hold a role, and signing out, on the pages."""

import pytest
from serving import Served
from visitor import Invite, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.mark.feature("role-links")
def test_a_link_for_one_browser_and_the_list_that_ends_it(invite: Invite, served: Served) -> None:
    boss = invite()
    boss.open(served.director)
    boss.open("/director").see("#browsers-title")
    links = boss.page.locator("section.panel").filter(
        has=boss.page.get_by_role("heading", name="Staff links")
    )
    links.locator("[data-link-browsers]").select_option("one browser")
    links.locator("[data-link-time]").select_option("for an hour")
    links.get_by_role("button", name="New link").click()
    expect(links).to_contain_text("It gives the role to the first browser that opens it")
    expect(links.get_by_role("listitem").filter(has_text="for one browser")).to_have_count(1)
    address = links.locator("[data-shown-once]").text_content()
    assert address is not None

    floor = invite(**PHONE)
    floor.open(address)
    floor.see("main")
    row = boss.page.locator("[data-browser]").filter(has_text="Floor")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Chrome")
    mine = links.get_by_role("listitem").filter(has_text="Floor")
    expect(mine).to_contain_text("one browser has opened it")
    late = invite()
    late.open(address)
    expect(late.page.locator("main")).to_contain_text("does not work")
    late.wrong[:] = [one for one in late.wrong if "404" not in one]
    row.get_by_role("button", name="End").click()
    boss.page.locator("[data-end-browser]").click()
    expect(row).to_have_count(0)
    expect(floor.page.get_by_role("button", name="Choose a name")).to_be_visible()


def test_who_only_looks_has_no_name_and_whoever_signs_out_has_none_again(
    invite: Invite, served: Served
) -> None:
    guest = invite(**PHONE)
    guest.open("/").see("h1")
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("button", name="Sign out")).to_have_count(0)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Choose a name").click()
    guest.page.get_by_role("textbox", name="Name").fill("Wren" * 15)
    guest.page.get_by_role("button", name="Save name").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text(
        "The name must have 1 to 40 characters."
    )
    guest.page.get_by_role("textbox", name="Name").fill("Wren")
    guest.page.get_by_role("button", name="Save name").click()
    expect(guest.page.locator("header .name")).to_contain_text("Wren")
    guest.open("/").see("h1")
    expect(guest.page.locator("header .name")).to_contain_text("Wren")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Sign out").click()
    expect(guest.page.get_by_role("dialog").last).to_contain_text("your name, your seat")
    guest.page.locator("[data-sign-out=here]").click()
    expect(guest.page.get_by_role("button", name="Choose a name")).to_be_visible()

    chinese = invite(locale="zh-CN", **PHONE)
    chinese.open(served.director)
    chinese.open("/director").see("#browsers-title")
    expect(chinese.page.locator("#browsers-title")).to_have_text("拥有身份的浏览器")
    width = chinese.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
