"""Walls at a club night whose tables nobody follows: the break, what is sold, how it ended."""

from typing import Any, Final

import pytest
from directing import event_of
from live_event import enter
from live_table import ask
from serving import Served
from test_on_a_phone import phone
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

WALL: Final[dict[str, Any]] = {"viewport": {"width": 1920, "height": 1080}}
SMALL: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
LANGUAGES: Final = ("en-GB", "zh-CN")
SHEET: Final[dict[str, Any]] = {
    "name": "Club night",
    "table_size": 8,
    "stack": 20_000,
    "ante": "big-blind",
    "minutes": 20,
    "chips": [[25, 8], [100, 8], [500, 4], [1_000, 7], [5_000, 2]],
    "rows": [
        {"level": 1, "blinds": [100, 200]},
        {"level": 2, "blinds": [200, 400], "ante": 400},
        {"break": 15, "remove": [25]},
        {"level": 3, "blinds": [300, 600], "ante": 600},
        {"level": 4, "blinds": [400, 800], "ante": 800},
        {"level": 5, "blinds": [1_000, 2_000], "ante": 2_000},
    ],
}
TERMS: Final[dict[str, Any]] = {
    "charged": False,
    "buy_in": 50,
    "fee": 10,
    "late_levels": 2,
    "re_entries": 2,
    "house_players": 0,
    "seats": 40,
    "at_desk": False,
    "currency": "€",
    "rebuys": {"chips": 20_000, "price": 50, "most": 3, "until_level": 2},
    "add_on": {"chips": 30_000, "price": 50, "level": 2},
}


def club_night(director: Visitor, served: Served, names: list[str]) -> str:
    """A club night in play at live tables that nobody follows, with players of these names."""
    director.open(served.director).see("main")
    made = ask(
        director,
        type="create-event",
        template="own-sheet",
        name="Club night",
        terms=TERMS,
        sheet=SHEET,
        tables="live",
    )
    event: str = made["event"]
    enter(served, event, names)
    ask(director, type="start-event", event=event, reason="all are here")
    return event


def dealer_link(director: Visitor, event: str, table: int = 1) -> str:
    """The path of a link that deals at this table of the event."""
    made = ask(director, type="make-link", role="dealer", event=event, table=table)
    return str(made["link"]["path"])


def to_the_break(director: Visitor, event: str) -> None:
    for _ in range(2):
        ask(director, type="next-level", event=event, reason="on we go")


def sizes(wall: Visitor, selector: str) -> list[float]:
    """How large the letters are."""
    told: list[float] = wall.page.locator(selector).evaluate_all(
        "those => those.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    return told


@pytest.mark.feature("screens")
@pytest.mark.rule("house-25.2")
def test_a_wall_in_a_break_has_what_comes_and_what_is_sold(invite: Invite, served: Served) -> None:
    director = invite()
    event = club_night(director, served, [f"Ann {n}" for n in range(9)])
    to_the_break(director, event)
    for locale, words in {
        "en-GB": ("Break", "Next: level 3", "Big blind ante 600", "for 30,000 chips", "25 → 100"),
        "zh-CN": ("休息", "接下来：第 3 级", "大盲前注 600", "30,000 筹码", "25 换 100"),
    }.items():
        stands, then, ante, chips, exchange = words
        for look in (WALL, SMALL):
            wall = invite(**look, locale=locale)
            wall.open(f"/clock/{event}").see("[data-on-sale=add-on]")
            page = wall.page
            expect(page.locator("[data-stands=break]")).to_have_text(stands)
            expect(page.locator("[data-after-break]")).to_have_text(then)
            large = page.locator(".big .blinds")
            expect(large).to_have_count(1)
            assert large.inner_text().replace(" ", "") == "300/600"
            expect(page.locator(".big .ante")).to_have_text(ante)
            assert "200/400" not in page.locator("main").inner_text().replace(" ", "")
            sale = page.locator("[data-on-sale=add-on]")
            expect(sale).to_contain_text("50 €")
            expect(sale).to_contain_text(chips)
            expect(page.locator("[data-on-sale=rebuy]")).to_be_visible()
            expect(page.locator("[data-color-up='25']")).to_have_text(exchange)
            least = 40 * look["viewport"]["width"] / 1920
            assert min(sizes(wall, "section.wall :is(dt, dd, .then, .ante)")) >= least - 0.1
            assert wall.too_wide == 0
    phone = invite(viewport={"width": 390, "height": 844}, is_mobile=True)
    phone.open(f"/event/{event}").see(".strip")
    strip = phone.page.locator(".strip")
    expect(strip).to_contain_text("Next: level 3")
    expect(strip).not_to_contain_text("200 / 400")


@pytest.mark.feature("screens")
def test_a_wall_names_nobody_a_winner_of_an_event_that_was_ended_early(
    invite: Invite, served: Served
) -> None:
    director = invite()
    event = club_night(director, served, [f"Ben {n}" for n in range(4)])
    walls = [invite(**WALL, locale=locale) for locale in LANGUAGES]
    for wall in walls:
        wall.open(f"/clock/{event}").see("[data-part]")
    director.open(f"/director/{event}").see("article")
    director.until(lambda: event_of(director)["line"]["event"] == event)
    ask(director, type="end-game", event=event, reason="The venue closes")
    said = (("Ended early", "4 players share 1st place"), ("提前结束", "4 人并列第一"))
    for wall, (words, shared) in zip(walls, said, strict=True):
        expect(wall.page.locator("[data-ended-early]")).to_have_text(words)
        expect(wall.page.locator("main")).not_to_contain_text("wins the tournament")
        expect(wall.page.locator("main")).not_to_contain_text("夺得冠军")
        # nobody has counted a stack: nobody is ahead of anybody
        expect(wall.page.locator(".winner")).to_have_text(shared)


@pytest.mark.feature("announcements")
def test_an_announcement_takes_two_clicks_and_one_to_take_it_down(
    invite: Invite, served: Served
) -> None:
    """It stands on walls, tablets and phones, each in its own language."""
    director = invite(viewport={"width": 1366, "height": 768})
    event = club_night(director, served, [f"Cem {n}" for n in range(9)])
    director.open(f"/director/{event}").see("[data-announce]")
    director.until(lambda: all(line["live"] for line in event_of(director)["tables"]))
    tablet = invite(**TABLET, locale="zh-CN")
    tablet.open(director.address + dealer_link(director, event)).see(".side")
    wall = invite(**WALL)
    wall.open(f"/screen/{event}/prizes").see("[data-part=prizes]")
    phone = invite(viewport={"width": 390, "height": 844}, is_mobile=True, locale="zh-CN")
    phone.open(f"/event/{event}").see("main h1")

    panel = director.page.locator("[data-announce]")
    panel.locator("[data-say-usual=seats]").click()
    expect(panel.locator("[aria-pressed=true]")).to_have_count(1)
    panel.locator("[data-announce-now]").click()
    seats = {"en": "Please take your seats", "zh": "请就座"}
    expect(panel.locator("[data-announced]")).to_contain_text(seats["en"])
    expect(panel.locator("[data-announced]")).to_contain_text("left")
    expect(wall.page.locator("[data-announcement]")).to_contain_text(seats["en"])
    expect(tablet.page.locator("[data-announcement]")).to_contain_text(seats["zh"])
    expect(phone.page.locator(".said")).to_contain_text(seats["zh"])
    assert min(sizes(wall, "[data-announcement]")) >= 40

    panel.locator("[data-take-down]").click()
    for page, place in (
        (wall, "[data-announcement]"),
        (tablet, "[data-announcement]"),
        (phone, ".said"),
    ):
        expect(page.page.locator(place)).to_have_count(0)
    expect(panel.locator("[data-announced]")).to_have_count(0)


@pytest.mark.feature("announcements")
def test_a_wall_hides_an_announcement_at_its_end_by_itself(invite: Invite, served: Served) -> None:
    director = invite()
    event = club_night(director, served, [f"Dee {n}" for n in range(4)])
    ask(director, type="announce", event=event, text="Soup", minutes=1)
    wall = invite(**WALL)
    wall.page.clock.install()
    wall.open(f"/clock/{event}").see("[data-announcement]")
    came = len(wall.said)
    wall.page.clock.fast_forward(61_000)
    expect(wall.page.locator("[data-announcement]")).to_have_count(0)
    assert not any('"announcement":null' in frame for frame in wall.said[came:])


def players_of(director: Visitor) -> dict[str, str]:
    """Who is in the event, by name."""
    return {one["name"]: one["player"] for one in event_of(director)["entrants"]}


@pytest.mark.feature("deals")
def test_a_wall_has_the_final_table_a_deal_and_in_the_end_who_won_what(
    invite: Invite, served: Served
) -> None:
    """Stacks only where somebody has counted them; a deal by ICM and by chips, side by side."""
    director = invite()
    names = ["Eva Lund", "Finn Ott", "Gus Roe", "Hedda Ek", "Ilja Bo"]
    event = club_night(director, served, names)
    director.open(f"/director/{event}").see("article")
    director.until(lambda: len(players_of(director)) == len(names))
    who = players_of(director)
    for what in ("rebuy", "add-on"):
        ask(director, type="next-level", event=event, reason="on we go")
        asked = {"player": who["Eva Lund"], "reason": "at the table"}
        ask(director, type="buy-chips-for", event=event, what=what, **asked)
    walls = [invite(**WALL, locale=locale) for locale in LANGUAGES]
    for wall, said in zip(walls, ("1 add-on", "加购 1 次"), strict=True):
        wall.open(f"/screen/{event}/clock+final+deal+prizes").see("[data-final-seat]")
        expect(wall.page.locator("[data-bought] dd").first).to_have_text("1")
        expect(wall.page.locator("[data-bought]")).to_contain_text(said)
    part = walls[0].page.locator("[data-part=final]")
    expect(part.locator("[data-final-seat]")).to_have_count(5)
    assert "000" not in part.inner_text(), "nobody has counted a stack"
    chips = {"Eva Lund": 60_000, "Finn Ott": 40_000, "Gus Roe": 30_000}
    counts: list[dict[str, Any]] = [
        {"player": who[name], "chips": count} for name, count in chips.items()
    ]
    ask(director, type="report-stacks", event=event, counts=counts)
    for name, count in chips.items():
        line = part.locator("[data-final-seat]", has_text=name)
        expect(line).to_contain_text(f"{count:,}")
    assert "000" not in part.locator("[data-final-seat]", has_text="Hedda").inner_text()

    for name in ("Ilja Bo", "Hedda Ek"):
        ask(director, type="report-out", event=event, outs=[{"player": who[name]}])
    ask(director, type="next-level", event=event, reason="on we go")
    counts[0]["chips"] += 20_000
    ask(director, type="report-stacks", event=event, counts=counts)
    ask(director, type="offer-deal", event=event, kind="icm", reason="the players asked")
    for wall, words in zip(walls, (("ICM", "Chip chop"), ("ICM", "按筹码分")), strict=True):
        deal = wall.page.locator("[data-deal=offered]")
        for word in words:
            expect(deal.locator("th", has_text=word)).to_be_visible()
        expect(deal.locator("[data-deal-of]")).to_have_count(3)
        expect(deal.locator("[data-deal-of='Eva Lund']")).to_contain_text("80,000")
        assert wall.too_wide == 0
    figures = event_of(director)["deals"]["on"]["lines"]
    for one in figures:
        told = walls[0].page.locator(f"[data-deal-of='{one['name']}'] td").all_inner_texts()
        assert told[2:] == [f"{one['worth']:,}", f"{one['chop']:,}"]

    ask(director, type="withdraw-deal", event=event, reason="one of them will not")
    for name in ("Gus Roe", "Finn Ott"):
        ask(director, type="report-out", event=event, outs=[{"player": who[name]}])
    director.until(lambda: event_of(director)["line"]["left"] == 1)
    proposals = director.views("director")[-1]["reports"]["proposals"]
    (end,) = (one for one in proposals if one["kind"] == "finish")
    ask(director, type="take-proposal", event=event, proposal=end["id"])
    prizes = [one["amount"] for one in event_of(director)["prizes"]]
    for wall, won in zip(walls, ("Eva Lund wins the tournament", "Eva Lund 夺得冠军"), strict=True):
        expect(wall.page.locator(".winner")).to_have_text(won)
        paid = wall.page.locator("[data-part=clock] [data-paid]")
        expect(paid).to_have_count(len(prizes))
        for place, (name, prize) in enumerate(
            zip(("Eva Lund", "Finn Ott", "Gus Roe"), prizes, strict=False)
        ):
            expect(paid.nth(place)).to_contain_text(name)
            expect(paid.nth(place)).to_contain_text(f"{prize:,}")
        expect(wall.page.locator("[data-part=prizes] [data-paid]").first).to_contain_text("Eva")


def box(visitor: Visitor, selector: str) -> tuple[int, int, int, int]:
    """Where something is: left, top, width, height, in whole pixels."""
    found = visitor.page.locator(selector).bounding_box()
    assert found is not None
    return (
        round(found["x"]), round(found["y"]), round(found["width"]), round(found["height"])
    )  # fmt: skip


def cell(visitor: Visitor, column: float, row: float) -> tuple[float, float]:
    """A point on the small wall of the form, in columns and rows from its corner."""
    left, top, width, height = box(visitor, ".board")
    return left + width * column / 12, top + height * row / 8


@pytest.mark.feature("screens")
def test_parts_are_placed_by_drag_and_by_keys_and_kept_by_name(
    invite: Invite, served: Served
) -> None:
    director = invite(viewport={"width": 1366, "height": 900})
    event = club_night(director, served, [f"Fay {n}" for n in range(4)])
    plain = ask(
        director, type="make-screen", event=event, name="Bar", layout={"parts": ["clock", "break"]}
    )
    director.open(f"/director/{event}").see("[data-screens]")
    page = director.page
    page.locator("[data-add-screen]").click()
    form = page.locator("[data-screen-form]")
    form.get_by_label("Name").fill("Hall")
    form.locator("[data-part=prizes]").click()
    form.locator("[data-arrange=placed]").click()
    form.locator(".board").scroll_into_view_if_needed()

    # by mouse: the prizes become low, then the clock is let go on them, and both change places
    page.mouse.move(*cell(director, 11.8, 7.8))
    page.mouse.down()
    page.mouse.move(*cell(director, 11.8, 3.8), steps=6)
    page.mouse.up()
    expect(form.locator("[data-place=prizes]")).to_have_attribute(
        "aria-label", "Prizes: columns 9 to 12, rows 1 to 4"
    )
    page.mouse.move(*cell(director, 2, 2))
    page.mouse.down()
    page.mouse.move(*cell(director, 10, 2), steps=6)
    page.mouse.up()
    expect(form.locator("[data-place=clock]")).to_have_attribute(
        "aria-label", "Clock: columns 9 to 12, rows 1 to 4"
    )
    # by keys: down by four, and wider by nothing, for there is no room
    form.locator("[data-place=clock]").focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+ArrowRight")
    expect(form.locator("[data-place=clock]")).to_have_attribute(
        "aria-label", "Clock: columns 9 to 12, rows 5 to 8"
    )
    form.get_by_role("button", name="Add screen").click()
    hall = page.locator("[data-screen=Hall]")
    link = hall.get_by_role("link").get_attribute("href")
    assert link is not None
    wall = invite(**WALL)
    wall.open(link.removeprefix(served.address)).see("[data-arrangement=placed]")
    left, top, width, height = box(wall, "[data-part=clock]")
    assert (abs(left - 1280) < 4, abs(top - 540) < 4) == (True, True)
    assert (abs(width - 640) < 4, abs(height - 540) < 4) == (True, True)
    assert box(wall, "[data-part=prizes]")[0] == 0

    # what was there before goes on, and the next event takes the layout by its name
    bar = invite(**WALL)
    bar.open(f"/screen/{plain['screen']['screen']}").see("[data-arrangement=beside]")
    expect(bar.page.locator("[data-part]")).to_have_count(2)
    other = ask(director, type="create-event", template="turbo-27", name="Next week")["event"]
    director.open(f"/director/{other}").see("[data-screens]")
    page.locator("[data-add-screen]").click()
    form.locator("[data-kept=Hall]").click()
    form.get_by_role("button", name="Add screen").click()
    again = page.locator("[data-screen=Hall]").get_by_role("link").get_attribute("href")
    assert again is not None
    wall.open(again.removeprefix(served.address)).see("[data-arrangement=placed]")
    assert box(wall, "[data-part=clock]") == (left, top, width, height)


@pytest.mark.feature("screens")
def test_parts_are_placed_with_a_finger(invite: Invite, served: Served) -> None:
    director = invite(**TABLET)
    event = club_night(director, served, [f"Gil {n}" for n in range(4)])
    director.open(f"/director/{event}").see("[data-screens]")
    director.page.locator("[data-add-screen]").click()
    form = director.page.locator("[data-screen-form]")
    form.locator("[data-part=seats]").click()
    form.locator("[data-arrange=placed]").click()
    form.locator(".board").scroll_into_view_if_needed()
    touch = director.context.new_cdp_session(director.page)
    for kind, at in (("touchStart", (2, 2)), ("touchMove", (6, 3)), ("touchMove", (10, 4))):
        x, y = cell(director, *at)
        told = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
        touch.send("Input.dispatchTouchEvent", told)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(form.locator("[data-place=clock]")).to_have_attribute(
        "aria-label", "Clock: columns 9 to 12, rows 1 to 8"
    )


@pytest.mark.feature("needs-attention")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_quiet_table_is_a_reminder_that_one_touch_answers(
    invite: Invite, served: Served, locale: str
) -> None:
    chinese = locale == "zh-CN"
    shape: dict[str, Any] = phone((390, 844)) if chinese else SMALL
    director = invite(**shape, locale=locale)
    event = club_night(director, served, [f"Quinn {locale} {n}" for n in range(4)])
    director.page.clock.install()
    director.open(f"/director/{event}").see("[data-matters]")
    reminder = director.page.locator("[data-matter='table-quiet']")
    expect(reminder).to_have_count(0)
    director.page.clock.fast_forward(41 * 60_000)
    expect(reminder).to_contain_text(
        "第 1 桌：已有 4" if chinese else "Table 1: nothing reported for 4"
    )
    assert director.too_wide == 0
    looked = director.page.locator("[data-looked='1']")
    expect(looked).to_have_text("人都还在" if chinese else "All still there")
    looked.click()
    expect(director.page.locator("[data-acts]")).to_contain_text(
        "人都还在" if chinese else "all are still there"
    )
