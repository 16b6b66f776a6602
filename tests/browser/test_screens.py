"""Big screens and what is printed, in a browser: each part, a room that is gone, paper alone."""

import pytest
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

WALL = {"viewport": {"width": 1920, "height": 1080}}


def event_in_play(invite: Invite) -> str:
    """An event that somebody has started by sitting down."""
    event: str = invite().join().table["event"]
    return event


def open_screen(invite: Invite, event: str, parts: str) -> Visitor:
    screen = invite(**WALL)
    screen.open(f"/screen/{event}/{parts}").see("[data-part]")
    return screen


def test_a_screen_shows_its_parts_the_first_one_large(invite: Invite) -> None:
    event = event_in_play(invite)
    screen = open_screen(invite, event, "clock+break+prizes+seats+moves")
    boxes = {
        part: screen.page.locator(f"[data-part={part}]").bounding_box()
        for part in ("clock", "break", "prizes", "seats", "moves")
    }
    first = boxes.pop("clock")
    assert first is not None
    for box in boxes.values():
        assert box is not None
        assert box["width"] * box["height"] < first["width"] * first["height"]
        assert box["x"] + box["width"] <= 1920
        assert box["y"] + box["height"] <= 1080
    assert first["height"] == 1080, "the large part has the whole height"
    expect(screen.page.locator("[data-part=prizes]")).to_contain_text("1st")
    _says_where_each_who_is_left_sits(screen)
    expect(screen.page.get_by_role("timer").first).to_be_visible()


def _says_where_each_who_is_left_sits(screen: Visitor) -> None:
    """Of the first 24 by name, then of the others. The event goes on meanwhile: the clock's count
    and the seats are of one moment."""
    screen.page.wait_for_function(
        """() => {
          const left = parseInt(document.querySelector('[data-part=clock] dd').textContent, 10);
          const seats = document.querySelectorAll('[data-part=seats] li');
          return left > 1 && seats.length === Math.min(left, 24);
        }"""
    )


def test_voice_and_sound_are_off_until_they_are_switched_on_at_the_screen(invite: Invite) -> None:
    screen = open_screen(invite, event_in_play(invite), "clock")
    switches = screen.page.get_by_role("navigation")
    sound = switches.get_by_role("button", name="Sound off")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    screen.page.reload()
    kept = screen.page.get_by_role("button", name="Sound on")
    expect(kept).to_have_attribute("aria-pressed", "true")


def test_a_screen_says_that_nothing_comes_any_more(invite: Invite) -> None:
    """The line is open and silent: no close, no frame."""
    event = event_in_play(invite)
    screen = invite(**WALL)
    cut: list[bool] = []
    screen.page.route_web_socket("**/ws", lambda line: _until(line, cut))
    screen.open(f"/screen/{event}/clock").see("[data-part]")
    expect(screen.page.locator("[data-stale]")).to_have_count(0)
    cut.append(True)
    expect(screen.page.locator("[data-stale]")).to_be_visible()
    cut.clear()
    expect(screen.page.locator("[data-stale]")).to_have_count(0)


def _until(line: object, cut: list[bool]) -> None:
    """Hand on what comes from either side until the line is cut."""
    room = line.connect_to_server()  # type: ignore[attr-defined]
    line.on_message(lambda frame: None if cut else room.send(frame))  # type: ignore[attr-defined]
    room.on_message(lambda frame: None if cut else line.send(frame))  # type: ignore[attr-defined]


def test_the_director_makes_screens_and_prints(invite: Invite, served: Served) -> None:
    event = event_in_play(invite)
    director = invite()
    director.open(served.director)
    director.open(f"/director/{event}").see("[data-screens]")
    panel = director.page.locator("[data-screens]")
    panel.get_by_role("button", name="Prizes").click()
    expect(panel.locator(".link")).to_have_text(f"{served.address}/screen/{event}/clock+prizes")
    panel.get_by_role("link", name="Break slips").click()
    papers = director.page.locator("[data-paper=break-slips]")
    expect(papers.locator("li").nth(1)).to_be_visible()
    address = papers.locator("[data-qr]").first.get_attribute("data-qr")
    assert address == f"{served.address}/event/{event}"
    director.page.emulate_media(media="print")
    expect(director.page.get_by_role("button", name="Print")).to_have_count(0)
    expect(papers.locator("li").first).to_be_visible()
