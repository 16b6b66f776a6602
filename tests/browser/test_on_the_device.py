"""What a page may do on the device it is on, with the browser's leave and without: copy, keep the
screen on, show the buttons of a wall to a finger."""

from typing import Final

import pytest
from home_game import send
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

PLAIN_HTTP: Final = (
    "for (const name of ['clipboard', 'wakeLock'])"
    " Object.defineProperty(Navigator.prototype, name, { get: () => undefined });"
)
NO_COPY: Final = "Document.prototype.execCommand = () => false;"
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_copied_is_said_of_what_was_copied_alone(invite: Invite) -> None:
    maker = invite()
    maker.page.add_init_script(PLAIN_HTTP)
    invitation = send(maker.open("/home"))
    maker.page.get_by_role("button", name="Copy").click()
    expect(maker.page.get_by_role("button", name="Copied")).to_be_visible()
    maker.page.evaluate("document.body.prepend(document.createElement('textarea'))")
    maker.page.locator("body > textarea").focus()
    maker.page.keyboard.press("Control+V")
    assert maker.page.locator("body > textarea").input_value() == invitation


def test_what_cannot_be_copied_lies_ready_for_the_hand(invite: Invite) -> None:
    maker = invite()
    maker.page.add_init_script(PLAIN_HTTP + NO_COPY)
    invitation = send(maker.open("/home"))
    maker.page.get_by_role("button", name="Copy").click()
    expect(maker.page.locator("[data-by-hand] input")).to_have_value(invitation)
    expect(maker.page.get_by_role("button", name="Copied")).to_have_count(0)
    assert maker.page.evaluate("String(getSelection())") == invitation


def asleep(visitor: Visitor, path: str) -> bool:
    """Whether a page says that its screen may go to sleep."""
    visitor.open(path)
    visitor.see("main, [data-table]")
    visitor.page.wait_for_timeout(500)
    return visitor.page.locator("[data-sleeps]").is_visible()


def test_a_wall_stays_awake_or_says_that_it_cannot(invite: Invite) -> None:
    lucky, other = invite(), invite()
    other.page.add_init_script(PLAIN_HTTP)
    event = lucky.join().table["event"]
    assert not asleep(lucky, f"/clock/{event}")
    assert not asleep(other, f"/event/{event}")
    assert asleep(other, f"/clock/{event}")
    expect(other.page.locator("[data-sleeps]")).to_contain_text("auto-lock to never")
    other.page.locator("[data-sleeps] button").click()
    assert not asleep(other, f"/clock/{event}")


def test_a_seated_phone_says_that_it_may_go_to_sleep(invite: Invite) -> None:
    phone, laptop = invite(**PHONE), invite()
    for visitor, told in ((phone, 1), (laptop, 0)):
        visitor.page.add_init_script(PLAIN_HTTP)
        visitor.join().see("[data-table], .scene, main")
        expect(visitor.page.locator("[data-sleeps]")).to_have_count(told)
    said, bar = phone.page.locator("[data-sleeps]"), phone.page.locator("header, .bar").first
    before, below = said.bounding_box(), bar.bounding_box()
    assert before is not None
    assert below is not None
    assert before["y"] + before["height"] <= below["y"]  # it covers nothing of the page
    tall = phone.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert tall[0] <= tall[1], tall


def test_a_finger_hides_no_clock(invite: Invite) -> None:
    event = invite().join().table["event"]
    wall = invite(**PHONE)
    wall.open(f"/clock/{event}").see("[data-part=clock]")
    switches = wall.page.locator("main > nav")
    expect(switches).to_have_css("opacity", "0")
    wall.page.locator("[data-part=clock]").tap()
    expect(switches).to_have_css("opacity", "1")
    expect(switches).to_have_css("opacity", "0")
