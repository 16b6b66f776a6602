"""Finished hands are stepped through: those of the room, and those of a file."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

HAND = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [10000, 10000, 10000]
players = ["Ann", "Bo", "Cy"]
actions = [
  "d dh p1 AsKd", "d dh p2 8s8h", "d dh p3 QcQh",
  "p3 cbr 300", "p1 cc", "p2 f",
  "d db 2c7hTd",
  "p1 cc", "p3 cbr 400", "p1 f",
]
"""
STEPS = 9
STEP_MS = 1_100
"""How long a hand that plays by itself stays at a step (`STEP_MS` in `playback.svelte.ts`)."""
PHONE = {"viewport": {"width": 390, "height": 700}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that rests for a moment after each hand, so that its end is told before the next."""
    with Served(tmp_path_factory.mktemp("room"), pace=10.0) as room:
        yield room


def file(name: str, text: str) -> Any:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def open_file(visitor: Visitor, text: str = HAND, name: str = "mine.phh") -> Visitor:
    visitor.open("/replay")
    visitor.page.set_input_files("[data-hand-file]", file(name, text))
    return visitor


def step(visitor: Visitor) -> int:
    return int(visitor.page.locator("[data-step]").get_attribute("data-step") or -1)


def cards(visitor: Visitor, seat: int) -> list[str]:
    found = visitor.page.locator(f"[data-seat='{seat}'] [data-card]")
    return [str(card.get_attribute("data-card")) for card in found.all()]


def press(visitor: Visitor, *keys: str) -> list[int]:
    """The step after each key."""
    seen = []
    for key in keys:
        visitor.page.keyboard.press(key)
        seen.append(step(visitor))
    return seen


def finished_hand(visitor: Visitor) -> tuple[str, int]:
    """Sit down and fold a hand, until one of the visitor's own is over."""
    visitor.join()
    visitor.wait_for_turn()
    visitor.press("fold")
    event = str(visitor.table["event"])

    def mine() -> list[int]:
        hands = visitor.page.evaluate(
            "event => fetch(`/api/replay/room?event=${event}`).then(answer => answer.json())", event
        )["hands"]
        return [int(hand["number"]) for hand in hands if hand["mine"]]

    visitor.until(mine)
    return event, mine()[0]


@pytest.mark.feature("replayer")
def test_a_file_is_stepped_by_action_and_street_with_the_keys(invite: Invite) -> None:
    visitor = open_file(invite())
    visitor.see("[data-lines]")
    assert step(visitor) == 0
    assert press(visitor, "ArrowRight", "ArrowRight", "ArrowLeft") == [1, 2, 1]
    assert press(visitor, "ArrowDown", "PageDown", "ArrowUp", "PageUp") == [4, STEPS - 1, 4, 0]
    assert press(visitor, "End", "Home", "ArrowLeft") == [STEPS - 1, 0, 0]


def test_buttons_and_the_ruler_do_the_same(invite: Invite) -> None:
    visitor = open_file(invite())
    visitor.see("[data-lines]")
    for button, expected in (
        ("on", 1), ("street-on", 4), ("back", 3), ("street-back", 0), ("last", STEPS - 1),
        ("first", 0),
    ):  # fmt: skip
        visitor.page.locator(f"[data-replay='{button}']").click()
        assert step(visitor) == expected, button
    ruler = visitor.page.locator("input[type=range]")
    ruler.fill("6")
    assert step(visitor) == 6
    expect(ruler).to_have_attribute("aria-valuetext", re.compile(r"^Step 7 of 9: "))


def test_lines_are_marked_as_they_pass_and_lead_to_their_step(invite: Invite) -> None:
    visitor = open_file(invite())
    visitor.see("[data-lines]")
    begun = visitor.page.locator("[data-told]").first
    expect(begun, "a street does not run into the line before it").to_have_text(re.compile(r"\.$"))
    press(visitor, "ArrowRight")
    now = visitor.page.locator("[data-line=now]")
    expect(now).to_have_count(1)
    expect(now).to_contain_text("Cy raises to 300.")
    expect(visitor.page.locator("[data-told]").first).to_contain_text("Cy raises to 300.")
    visitor.page.get_by_role("button", name="Bo folds.").click()
    assert step(visitor) == 3


def test_each_seat_of_a_file_sees_its_own_cards(invite: Invite) -> None:
    visitor = open_file(invite())
    visitor.see("[data-lines]")
    press(visitor, "ArrowRight")
    assert [cards(visitor, seat) for seat in (1, 2, 3)] == [
        ["As", "Kd"], ["8s", "8h"], ["Qc", "Qh"]
    ]  # fmt: skip
    eyes = visitor.page.locator("[data-eyes]")
    eyes.select_option("seat 1")
    expect(visitor.page.locator("[data-seat='3'] [data-card='??']")).to_have_count(2)
    assert cards(visitor, 1) == ["As", "Kd"]
    assert step(visitor) == 1, "the step stays"
    eyes.select_option("watcher")
    expect(visitor.page.locator("[data-seat='1'] [data-card='??']")).to_have_count(2)


def test_a_hand_plays_by_itself_and_stops_at_its_end(invite: Invite) -> None:
    visitor = invite(reduced_motion="reduce")
    visitor.page.clock.install()  # the page's time goes only as the test lets it
    open_file(visitor).see("[data-lines]")
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") + 1_000)
    press(visitor, "ArrowDown", "ArrowRight", "ArrowRight", "p")
    play = visitor.page.locator("[data-replay=play]")
    expect(play).to_have_accessible_name("Pause")
    for expected in (7, STEPS - 1):
        visitor.page.clock.run_for(STEP_MS)
        expect(visitor.page.locator("[data-step]")).to_have_attribute("data-step", str(expected))
    expect(play).to_have_accessible_name("Play")


def test_a_hand_plays_as_fast_as_is_chosen_and_the_next_one_too(invite: Invite) -> None:
    visitor = invite(reduced_motion="reduce")
    visitor.page.clock.install()
    open_file(visitor, f"[1]\n{HAND}\n[2]\n{HAND}", "two.phhs")
    visitor.page.locator("[data-file-hand='0']").click()
    visitor.see("[data-lines]")
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") + 1_000)
    speed = visitor.page.locator("[data-speed]")
    expect(speed).to_have_accessible_name("Speed")
    speed.select_option("0.5×")
    speed.focus()
    press(visitor, "s", "s")  # the keys are the list's own as long as it has the focus
    speed.blur()
    press(visitor, "s", "s", "p")
    expect(speed).to_have_value("2")
    visitor.page.clock.run_for(STEP_MS)
    expect(visitor.page.locator("[data-step]")).to_have_attribute("data-step", "2")
    visitor.page.keyboard.press("n")
    expect(visitor.page.locator("aside h2")).to_have_text("Hand 2")
    expect(speed).to_have_value("2")


def test_a_broken_hand_says_line_and_reason_and_a_broken_file_its_reason(invite: Invite) -> None:
    wrong = HAND.replace("p2 f", "p2 zz")
    visitor = open_file(invite(), wrong)
    line = 1 + HAND[: HAND.index("p2 f")].count("\n")
    expect(visitor.page.locator("main li")).to_contain_text(f"Line {line}: “p2 zz”")
    chinese = open_file(invite(locale="zh-CN"), "不是牌谱", "a.txt")
    expect(chinese.page.get_by_role("alert")).to_contain_text("格式未知")
    expect(chinese.page.get_by_role("alert")).not_to_contain_text("第 1 行")  # no line is at fault


def test_from_hand_to_hand_of_a_file(invite: Invite) -> None:
    visitor = open_file(invite(), f"[1]\n{HAND}\n[2]\n{HAND}", "two.phhs")
    visitor.page.locator("[data-file-hand='0']").click()
    visitor.see("[data-lines]")
    heading = visitor.page.locator("aside h2")
    expect(heading).to_have_text("Hand 1")
    visitor.page.keyboard.press("n")
    expect(heading).to_have_text("Hand 2")
    visitor.page.locator("[data-hand=before]").click()
    expect(heading).to_have_text("Hand 1")


@pytest.mark.feature("replayer")
def test_a_hand_of_the_room_is_seen_with_the_own_eyes_and_by_nobody_elses(invite: Invite) -> None:
    player, watcher = invite(), invite()
    event, number = finished_hand(player)
    for visitor in (player, watcher):
        visitor.open(f"/event/{event}")
        visitor.page.get_by_role("link", name="Replay").last.click()
        visitor.page.locator(f"[data-room-hand='{number}']").click()
        visitor.see("[data-lines]")
    mine = player.page.locator(".seat.me [data-card]")
    expect(mine).to_have_count(2)
    assert "??" not in [card.get_attribute("data-card") for card in mine.all()]
    expect(watcher.page.locator(".seat.me")).to_have_count(0)
    dealt = watcher.page.locator("[data-seat] [data-card]")
    assert {card.get_attribute("data-card") for card in dealt.all()} == {"??"}
    expect(watcher.page.locator("[data-eyes] option")).to_have_count(1)
    told = watcher.page.evaluate(
        "([event, hand]) => fetch(`/api/replay/room?event=${event}&hand=${hand}`)"
        ".then(answer => answer.text())",
        [event, number],
    )
    hole = {str(card.get_attribute("data-card")) for card in mine.all()}
    assert len(hole) == 2
    assert not any(f'"{card}"' in told for card in hole), "not a byte of a hidden card"


def test_the_log_of_the_table_leads_to_a_hand_that_is_over(invite: Invite) -> None:
    player = invite().join()
    player.wait_for_turn()
    link = player.page.locator("aside h2 a[href^='/replay/']")
    while not link.count():  # it is there once the page has been told how a hand ended
        player.press("fold")
        player.wait_for_turn()
    link.click()
    player.see("[data-lines]")
    assert re.search(r"/replay/e\d+/\d+$", player.page.url)


def test_the_lobby_and_the_menu_lead_here(invite: Invite) -> None:
    visitor = invite().open("/")
    visitor.page.locator("aside").get_by_role("link", name="Replay").click()
    visitor.see("[data-hand-file]")
    assert visitor.page.url.endswith("/replay")


def test_a_phone_has_its_own_layout_and_nothing_too_small_to_touch(invite: Invite) -> None:
    visitor = open_file(invite(**PHONE, locale="zh-CN", color_scheme="dark"))
    visitor.see("[data-replay=on]")
    for button in visitor.page.locator("[data-replay]").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    visitor.page.locator("[data-replay=on]").tap()
    assert step(visitor) == 1
    visitor.page.locator("[data-head]").tap()
    visitor.page.locator("[data-eyes]").select_option("seat 2")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".mine [data-card]")).to_have_count(2)
    visitor.page.locator(".peek").tap()
    expect(visitor.page.locator("dialog [data-lines]")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    for width, height in ((390, 700), (360, 640), (320, 568)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_text_of_a_hand_may_be_pasted(invite: Invite) -> None:
    """Anywhere on the page, as from the clipboard, and into its place."""
    for target in ("body", "[data-paste]"):
        visitor = invite()
        visitor.open("/replay").see("[data-hand-file]")
        visitor.page.locator(target).evaluate(
            """(one, text) => {
                const clipboardData = new DataTransfer();
                clipboardData.setData('text', text);
                const how = { clipboardData, bubbles: true, cancelable: true };
                one.dispatchEvent(new ClipboardEvent('paste', how));
            }""",
            HAND,
        )
        visitor.see("[data-lines]")


PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-table], [data-seat], .felt, .dock, .stage, main header')]
    .filter((one) => !one.closest('.mine'))
    .map((one) => {
      const { left, top, width } = one.getBoundingClientRect();
      return [one.dataset.seat ?? one.classList[0], [left, top, width].map(Math.round)];
    }),
)"""
"""Where the parts of a table stand; how high they are may follow from what they say, and so does
where the own seat stands on a phone."""


def test_a_hand_is_stepped_through_at_the_table_where_it_was_played(invite: Invite) -> None:
    faults = []
    for width, height in ((1440, 900), (1280, 800), (390, 844), (844, 390)):
        player = invite(viewport={"width": width, "height": height}, reduced_motion="reduce")
        event, number = finished_hand(player)
        at_the_table = player.page.evaluate(PLACES)
        player.open(f"/replay/{event}/{number}")
        player.page.locator("[data-step]").wait_for()
        replayed = player.page.evaluate(PLACES)
        faults += [
            f"{width} by {height}: {part} at {replayed.get(part)}, at the table {place}"
            for part, place in at_the_table.items()
            if replayed.get(part) != place
        ]
    assert not faults
