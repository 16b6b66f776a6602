"""A home game from its making to a hand that one asks to see; a stranger finds none of it."""

import contextlib
from collections.abc import Iterator

import pytest
from home_game import come, send, start
from playwright.sync_api import Route
from playwright.sync_api import TimeoutError as TookTooLong
from serving import Served
from visitor import Invite, View, Visitor, expect

pytestmark = pytest.mark.browser

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "zh-CN",
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room with its usual waits: asking to see a hand takes a moment."""
    with Served(tmp_path_factory.mktemp("home"), pace=1.0) as room:
        yield room


def make(maker: Visitor, name: str) -> str:
    """Make a table at which anyone may ask to see a hand; the address of its invitation."""
    page = maker.open().page
    page.locator("[data-home-game]").click()
    page.get_by_label("Name of the game").fill(name)
    page.get_by_label("Uneven").check()
    page.get_by_label("Short all-ins add up").check()
    page.get_by_label("Anyone who was dealt in").check()
    return send(maker)


def may_ask(visitor: Visitor) -> list[int]:
    """The seats whose hands the visitor may ask to see."""
    return list(visitor.hand["may_ask_to_see"]) if visitor.is_dealt_in() else []


def play_until_one_may_ask(*visitors: Visitor) -> Visitor:
    """Everybody checks and calls, hand after hand, until somebody may ask to see one: in about
    every other hand the one who shows last has lost."""
    while True:
        for visitor in visitors:
            if visitor.has_turn():
                visitor.press("check", "call")
            if may_ask(visitor):
                return visitor
        visitors[0].page.wait_for_timeout(25)


def ask_as_soon_as_one_may(*visitors: Visitor) -> tuple[Visitor, int]:
    """Play until somebody may ask to see a hand, and ask; who asked, and whose hand."""
    while True:
        asker = play_until_one_may_ask(*visitors)
        (seat,) = may_ask(asker)
        if has_asked(asker, seat):
            return asker, seat


def has_asked(asker: Visitor, seat: int) -> bool:
    """Ask to see a hand that was mucked, once the page has taken its cards away. One may ask for a
    moment only: whether it was not too late."""
    asker.until(lambda: not (may_ask(asker) and cards_of(asker, seat)))
    with contextlib.suppress(TookTooLong):
        asker.page.locator(f'[data-ask="{seat}"]').click(timeout=2_000)
    asker.until(lambda: not may_ask(asker))
    return any(hands_with_a_request(asker))


def hands_with_a_request(visitor: Visitor) -> Iterator[View]:
    """The hand in which somebody asked to see another's, as the visitor was told of it since."""
    for view in visitor.views("table"):
        if view["hand"] and "asks-to-see" in [line["code"] for line in view["hand"]["log"]]:
            yield view["hand"]


def cards_of(visitor: Visitor, seat: int) -> list[str]:
    """The cards that the page shows at a seat."""
    cards = visitor.page.locator(f'[data-seat="{seat}"] [data-card]')
    told: list[str] = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    return told


@pytest.mark.feature("showdown")
def test_two_friends_play_and_one_asks_to_see_the_hand_of_the_other(invite: Invite) -> None:
    maker, friend = invite(), invite(**PHONE)
    come(friend, make(maker, "Friday"))
    expect(friend.page.locator("[data-home]")).to_contain_text("10 / 15")
    start(maker, friend)
    # Each card that was drawn is told, in the words of the reader.
    expect(maker.page.locator("[data-drawn]").first).to_contain_text("deals first")
    expect(friend.page.locator("[data-drawn]").first).to_contain_text("首先坐庄")
    maker.until(maker.is_dealt_in)
    assert maker.hand["edition"] == "holdem-c+showdown.request_to_see=anyone"
    expect(maker.page.locator("[data-duty]").first).to_contain_text("cuts")
    asker, seat = ask_as_soon_as_one_may(maker, friend)
    told = next(hands_with_a_request(asker))
    shown = next(one["cards"] for one in told["seats"] if one["seat"] == seat)
    assert "??" not in shown
    assert len(shown) == 2
    asker.until(lambda: cards_of(asker, seat) == shown)
    other = friend if asker is maker else maker
    other.until(lambda: any(hands_with_a_request(other)))
    log = next(hands_with_a_request(other))["log"]
    assert [line["code"] for line in log].count("asks-to-see") == 1


@pytest.mark.feature("home-games")
def test_a_stranger_finds_no_home_game_and_cannot_watch_it(invite: Invite) -> None:
    maker, friend, stranger = invite(), invite(), invite()
    invitation = make(maker, "Hidden")
    come(friend, invitation)
    start(maker, friend)
    event = maker.page.url.split("/")[-2]
    stranger.open().see("[data-play-now]")
    expect(stranger.page.get_by_text("Hidden")).to_have_count(0)
    for path in (f"/event/{event}", f"/table/{event}/1", f"/invite/{event}/{'0' * 48}"):
        stranger.open(path)
        expect(stranger.page.locator("main")).to_contain_text(
            "no such tournament" if "invite" not in path else "is no longer valid"
        )
    assert not any("Hidden" in frame for frame in stranger.said)
    # With another link in force the old one opens nothing.
    maker.open(f"/event/{event}").see("[data-invitation]")
    maker.page.get_by_role("button", name="New link").click()
    expect(maker.page.locator("[data-invitation]")).not_to_have_text(invitation)
    stranger.open(invitation)
    expect(stranger.page.locator("main")).to_contain_text("is no longer valid")


def test_its_maker_ends_it_and_everybody_has_his_place(invite: Invite) -> None:
    maker, friend = invite(), invite()
    come(friend, make(maker, "Short"))
    start(maker, friend)
    maker.until(lambda: maker.has_turn() or friend.has_turn())
    to_act, table = (maker if maker.has_turn() else friend), maker.page.url
    event = f"/event/{table.split('/')[-2]}"
    maker.open(event).see("[data-end]")
    maker.page.locator("[data-end]").click()
    sheet = maker.page.get_by_role("dialog")
    sheet.get_by_role("button", name="It is late").click()
    sheet.get_by_role("button", name="End game").click()
    sheet.wait_for(state="detached")
    assert maker.views("event")[-1]["line"]["state"] != "over"  # the hand is played to its end
    if to_act is maker:
        maker.open(table)
    to_act.wait_for_turn()
    to_act.press("fold")
    maker.open(event)
    maker.until(lambda: maker.views("event")[-1]["line"]["state"] == "over")
    assert [one["place"] for one in maker.views("event")[-1]["entrants"]]


def test_what_cannot_be_played_is_answered_on_the_form(invite: Invite) -> None:
    maker = invite(**PHONE)
    maker.open("/home").see("[data-make]")
    page = maker.page
    page.get_by_label("每人筹码").fill("5")
    page.locator("[data-make]").click()
    # What the room answers stands at the field that it means.
    expect(page.locator('[data-wrong="stack"]')).to_contain_text("每人的起始筹码")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_a_refusal_waits_for_its_words(invite: Invite) -> None:
    """They come when somebody first touches the page, and may be slower than the room's answer."""
    maker = invite(**PHONE)
    held: list[Route] = []
    maker.page.route("**/refusal-*", lambda route: held.append(route))
    maker.open("/home").see("[data-make]")
    page = maker.page
    page.get_by_label("每人筹码").fill("5")
    page.locator("[data-make]").click()
    maker.until(lambda: held)
    page.wait_for_function("document.querySelector('[data-make]').ariaDisabled === 'true'")
    held[0].continue_()
    expect(page.locator('[data-wrong="stack"]')).to_contain_text("每人的起始筹码")
