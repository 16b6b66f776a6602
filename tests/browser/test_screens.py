"""Big screens and what is printed, in a browser: each part, a room that is gone, paper alone."""

import re

import pytest
from directing import event_of
from live_table import ask
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


@pytest.mark.feature("screens")
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


def test_the_ante_of_the_next_level_stands_with_it(invite: Invite, served: Served) -> None:
    player = invite().open()
    director = invite().open(served.director)
    event = ask(director, type="create-event", template="sprint-27", name="Sprint")["event"]
    ask(player, type="join", event=event)
    ask(director, type="start-event", event=event, reason="all are here")
    for language, ante in (("en-GB", "Big blind ante 150"), ("zh-CN", "大盲前注 150")):
        for width, height in ((1920, 1080), (1280, 800), (390, 844)):
            wall = invite(viewport={"width": width, "height": height}, locale=language)
            wall.open(f"/clock/{event}")
            coming = wall.page.locator("dl.right > div").first
            expect(coming.locator("dd").first).to_have_text(re.compile("75 ?/ ?150"))
            expect(coming.locator("[data-next-ante]")).to_have_text(ante)
            heads = wall.page.locator("dl dt").all_inner_texts()
            assert not {"Ante", "前注"}.intersection(heads)
            assert wall.too_wide == 0


def _says_where_each_who_is_left_sits(screen: Visitor) -> None:
    """Of the first 24 by name, then of the others. The event goes on meanwhile: the clock's count
    and the seats are of one moment."""
    screen.page.wait_for_function(
        """() => {
          const left = parseInt(document.querySelector('[data-part=clock] dd').textContent, 10);
          const seats = document.querySelectorAll('[data-part=seats] li');
          const seen = (one) => one.getBoundingClientRect().right <= innerWidth;
          return left > 1 && seats.length === Math.min(left, 24) && [...seats].every(seen);
        }"""
    )


def test_six_parts_leave_none_a_low_strip(invite: Invite) -> None:
    screen = open_screen(invite, event_in_play(invite), "clock+break+prizes+seats+moves+breaking")
    heights = screen.page.locator("[data-part]").evaluate_all(
        "those => those.map(one => one.getBoundingClientRect().height)"
    )
    assert len(heights) == 6
    assert min(heights) > 350


@pytest.mark.feature("breaking-order")
def test_a_wall_shows_in_which_order_tables_break(invite: Invite, served: Served) -> None:
    """The next one first, also when the director has ordered another."""
    event = event_in_play(invite)
    director = invite()
    director.open(served.director)
    director.open(f"/director/{event}").see("article")
    ask(director, type="pause", event=event, reason="Count")
    screen = open_screen(invite, event, "clock+breaking")
    lines = screen.page.locator("[data-part=breaking] [data-breaks]")

    def shown() -> list[int]:
        told: list[int] = lines.evaluate_all("those => those.map(one => +one.dataset.breaks)")
        return told

    screen.until(lambda: shown() and shown() == event_of(director)["break_order"])
    first, last = shown()[0], shown()[-1]
    assert first != last
    expect(lines.first).to_have_text(f"Next: table {first}")
    expect(lines.last).to_have_text(f"Table {last}")
    ask(director, type="break-table", event=event, table=last, reason="The floor is wanted")
    expect(lines.first).to_have_text(f"Next: table {last}")
    screen.until(lambda: shown() == event_of(director)["break_order"])


def test_voice_and_sound_are_off_until_they_are_switched_on_at_the_screen(invite: Invite) -> None:
    screen = open_screen(invite, event_in_play(invite), "clock")
    switches = screen.page.get_by_role("navigation")
    sound = switches.get_by_role("button", name="Sound off")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    screen.page.reload()
    kept = screen.page.get_by_role("button", name="Sound on")
    expect(kept).to_have_attribute("aria-pressed", "true")


def test_a_clock_that_is_paused_says_so_in_large_letters(invite: Invite, served: Served) -> None:
    """As large as can be read from the back of the room, in both languages."""
    event = event_in_play(invite)
    boss = invite()
    boss.open(served.director).see("main")
    walls = [invite(**WALL, locale=locale) for locale in ("en-GB", "zh-CN")]
    for wall in walls:
        wall.open(f"/screen/{event}/clock").see("[data-part]")
        expect(wall.page.locator("[data-stands]")).to_have_count(0)
    ask(boss, type="pause", event=event, reason="supper")
    for wall, word in zip(walls, ("Paused", "暂停"), strict=True):
        stands = wall.page.locator("[data-stands=paused]")
        expect(stands).to_have_text(word)
        assert stands.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 80


@pytest.mark.feature("screens")
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


@pytest.mark.feature("screens")
def test_the_director_puts_up_screens_changes_them_and_takes_them_down(
    invite: Invite, served: Served
) -> None:
    event = event_in_play(invite)
    director = invite()
    director.open(served.director)
    director.open(f"/director/{event}").see("[data-screens]")
    panel = director.page.locator("[data-screens]")
    form = director.page.locator("[data-screen-form]")
    panel.locator("[data-add-screen]").click()
    form.get_by_label("Name").fill("Hall")
    form.locator("[data-part=prizes]").click()
    form.get_by_role("button", name="First large, others below").click()
    form.get_by_role("button", name="Add screen").click()
    hall = panel.locator("[data-screen=Hall]")
    link = hall.get_by_role("link").get_attribute("href")
    assert link is not None

    wall = invite(**WALL)
    wall.open(link.removeprefix(served.address)).see("[data-arrangement=below]")
    expect(wall.page.locator("[data-part]")).to_have_count(2)
    hall.get_by_role("button", name="Change").click()
    form.locator("[data-part=moves]").click()
    form.get_by_role("button", name="Save").click()
    expect(wall.page.locator("[data-part]")).to_have_count(3)
    hall.locator("[data-revoke]").click()
    sheet = director.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Hall goes blank everywhere")
    expect(wall.page.locator("[data-part]")).to_have_count(3)
    sheet.get_by_role("button", name="Take down").click()
    expect(wall.page.get_by_role("heading", name="This screen was taken down.")).to_be_visible()
    expect(hall).to_have_count(0)


@pytest.mark.feature("floor-list")
def test_a_wall_shows_who_is_called_up_and_no_other_name(invite: Invite, served: Served) -> None:
    event = event_in_play(invite)
    director = invite()
    director.open(served.director)
    director.open(f"/director/{event}").see("[data-screens]")
    layout = {"parts": ["clock", "waiting"]}
    made = ask(director, type="make-screen", event=event, name="Entrance", layout=layout)
    wall = invite(**WALL)
    wall.open(f"/screen/{made['screen']['screen']}").see("[data-part=waiting]")
    part = wall.page.locator("[data-part=waiting]")
    expect(part).to_contain_text("Nobody is being called now.")
    for name in ("Zoe", "Yan"):
        ask(director, type="put-on-list", name=name)
    ask(director, type="call-up", number=1)
    expect(part.locator("[data-called]")).to_have_count(1)
    expect(part).to_contain_text("Zoe")
    expect(part).to_contain_text("Any table")
    expect(part).to_contain_text("2 people on it")
    assert not any("Yan" in frame for frame in wall.said)


@pytest.mark.feature("papers")
def test_the_director_prints(invite: Invite, served: Served) -> None:
    event = event_in_play(invite)
    director = invite()
    director.open(served.director)
    director.open(f"/director/{event}").see("[data-screens]")
    director.page.get_by_role("link", name="Break slips", exact=True).click()
    papers = director.page.locator("[data-paper=break-slips]")
    expect(papers.locator("li").nth(1)).to_be_visible()
    codes = papers.locator("[data-qr]")
    expect(papers.locator("[data-own]")).to_have_count(1)
    addresses = {codes.nth(at).get_attribute("data-qr") or "" for at in range(codes.count())}
    (own,) = (each for each in addresses if "/link/" in each)
    assert addresses == {own, f"{served.address}/event/{event}"}
    director.page.emulate_media(media="print")
    expect(director.page.get_by_role("button", name="Print")).to_have_count(0)
    expect(papers.locator("li").first).to_be_visible()
