"""The floor's page: tables, calls, decisions, rulings found again."""

import pytest
from live_table import PHONE, TABLET, ask, link_of, of_the_floor, open_table
from serving import Served
from visitor import Invite, View, Visitor, expect

pytestmark = pytest.mark.browser


def dealer_of(invite: Invite, director: Visitor, table: str) -> Visitor:
    """The dealer of a table, at his tablet."""
    dealer = invite(**TABLET)
    dealer.open(link_of(director, table)).see("main.live")
    return dealer


def told(dealer: Visitor, table: str, entry: View) -> None:
    """An entry of the dealer, beside his page, to the hand as it stands in the room: what his page
    shows may be on its way yet. His page has heard of it when this ends."""
    hand, lines = stands(dealer, table)
    ask(dealer, type="enter-live", event=table, hand=hand, lines=lines, entry=entry)
    if dealer.views("live-table"):
        dealer.until(lambda: shown(dealer) >= (hand, lines + 1))


def stands(visitor: Visitor, table: str) -> tuple[int, int]:
    """The number of the hand in the room, and how many lines its record has."""
    view = visitor.page.evaluate(
        "async (topic) => (await fetch(`/api/view?topic=${topic}`)).json()", f"live/{table}"
    )
    return int(view["hand_number"]), int(view["lines_count"])


def shown(visitor: Visitor) -> tuple[int, int]:
    """The same as his page was told last."""
    view = visitor.views("live-table")[-1]
    return view["hand_number"], view["lines_count"]


def hand_on(invite: Invite, director: Visitor, table: str) -> Visitor:
    """A hand that waits for the first to act; its dealer."""
    dealer = dealer_of(invite, director, table)
    ask(dealer, type="start-live-hand", event=table, hand=0, button=4)
    dealer.until(lambda: dealer.views("live-table")[-1]["hand_number"] == 1)
    told(dealer, table, {"type": "all-dealt"})
    return dealer


UNDERCALL = {"type": "plays", "seat": 4, "steps": [{"type": "push", "chips": {"500": 1}}]}
RAISED = {"type": "acts", "seat": 3, "action": {"type": "raise", "to": 2_000}}


def test_a_call_is_counted_and_its_answer_stands_on_the_record(
    invite: Invite, served: Served
) -> None:
    director, floor = of_the_floor(invite, served)
    table = open_table(director)
    dealer = dealer_of(invite, director, table)
    ask(dealer, type="call-floor", event=table, about="a torn card")
    page = floor.open("/floor").page
    expect(page.locator(f"[data-call='{table}']")).to_be_visible()
    expect(page.locator("[data-calls-wait]")).to_have_text(
        "No decision is open. 1 table calls the floor."
    )
    expect(page.get_by_text("Nothing needs you now")).to_have_count(0)
    floor.open(f"/floor/{table}")
    page.locator(f"[data-call='{table}']").get_by_role("button", name="I am there").click()
    expect(page.locator("[data-call]")).to_have_count(0)
    dealer.until(lambda: dealer.views("live-table")[-1]["answered"])
    came = dealer.views("live-table")[-1]["answered"][-1]["came"]
    dealer.page.locator("[data-record]").tap()
    for each in (page, dealer.page):
        line = each.locator("[data-floor-came]")
        expect(line).to_contain_text(f"{came} from the floor came to the table")
        expect(line).to_contain_text("a torn card")
        expect(line).to_contain_text("just now")
    ask(dealer, type="call-floor", event=table, about="dispute")
    expect(page.locator(f"[data-call='{table}']")).to_contain_text("A dispute")


def test_the_page_of_a_new_table_fills_both_columns(invite: Invite, served: Served) -> None:
    """What the floor does to the hand stands beside its seats, not below level, chips and link."""
    director, floor = of_the_floor(invite, served, viewport={"width": 1280, "height": 800})
    floor.open(f"/floor/{open_table(director)}").see("[data-by-floor]")
    page = floor.page
    columns = page.locator("main.table > .column")
    heights = columns.evaluate_all(
        """all => all.map(one => Math.max(...[...one.children]
            .map(each => each.getBoundingClientRect().bottom))
            - one.getBoundingClientRect().top)"""
    )
    assert max(heights) < 1.5 * min(heights), heights


def test_a_table_is_opened_its_dealer_comes_by_a_link_and_it_is_closed(
    invite: Invite, served: Served
) -> None:
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/open").page
    page.locator("[data-open-title]").fill("Feature table")
    page.locator("[data-open-name='1']").fill("Ada")
    page.locator("[data-open-name='2']").fill("陈默")
    page.locator("[data-open-stack='2']").fill("31510")
    expect(page.locator("[data-wrong='2']")).to_have_text(
        "31,510 cannot be made from the chips in play. Choose a multiple of 25."
    )
    expect(page.locator("[data-open]")).to_be_disabled()
    page.locator("[data-open-stack='2']").fill("31500")
    expect(page.locator("[data-wrong]")).to_have_count(0)
    page.locator("[data-open]").click()
    page.wait_for_url("**/floor/l*")
    table = page.url.rsplit("/", 1)[1]
    expect(page.locator("[data-live-seat='2']")).to_contain_text("31,500")
    page.locator("[data-sit-name]").fill("Zoe")
    page.locator("[data-sit-stack]").fill("9010")
    expect(page.locator("[data-wrong='stack']")).to_contain_text("9,010")
    expect(page.locator("[data-sit] button")).to_be_disabled()
    page.locator("[data-sit-stack]").fill("9000")
    page.locator("[data-sit] button").click()
    expect(page.locator("[data-live-seat='3']")).to_contain_text("Zoe")
    page.locator("[data-unseat='1']").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-unseat-now]")).to_have_count(0)
    page.locator("[data-unseat='1']").click()
    page.locator("[data-unseat-now]").click()
    expect(page.locator("[data-live-seat='1']")).to_have_count(0)
    page.locator("[data-change-level]").click()
    page.locator("[data-number='big']").fill("400")
    page.locator("[data-number='small']").fill("200")
    page.locator("[data-level] .main").click()
    expect(page.locator("main")).to_contain_text("200 / 400")
    page.locator("[data-change-chips]").click()
    page.locator("[data-chip-kind='25']").click()
    page.locator("[data-set-chips]").click()
    expect(page.locator("[data-chips]")).to_have_attribute("data-chips", "100 500 1000 5000")
    page.locator("[data-number='by-floor']").fill("300")
    page.locator("[data-acts-why]").fill("a race before the hand")
    page.locator("[data-acts-send]").click()
    expect(page.locator("[data-live-seat='2']")).to_contain_text("31,800")
    corrected = page.locator("[data-record] li")
    assert corrected.inner_text().count("gets 300") == 1
    corrected.locator("button").click()
    expect(corrected.locator("[data-then]")).to_have_count(0)
    page.locator("[data-make-link]").click()
    link = page.locator("[data-shown-once]").inner_text()
    dealer = invite(**TABLET)
    dealer.open(link).see("main.live")
    assert dealer.page.url.endswith(f"/live/{table}")
    player = invite().open("/")
    line = player.page.locator(f"[data-live-table='{table}']")
    expect(line).to_contain_text("Feature table")
    expect(line.get_by_role("link", name="Dealer")).to_have_count(0)
    page.locator("[data-close]").click()
    page.locator("[data-close-sure]").click()
    page.wait_for_url("**/floor")
    expect(line).to_have_count(0)


def test_a_call_is_answered(invite: Invite, served: Served) -> None:
    director, floor = of_the_floor(invite, served)
    table = open_table(director)
    dealer = dealer_of(invite, director, table)
    floor.open("/floor").see(f"[data-table-line='{table}']")
    ask(dealer, type="call-floor", event=table, about="A card lies on the floor")
    call = floor.page.locator(f"[data-call='{table}']")
    expect(call).to_contain_text("A card lies on the floor")
    call.locator(".main").click()
    expect(call).to_have_count(0)
    dealer.until(lambda: dealer.views("live-table")[-1]["call"] is None)


@pytest.mark.feature("overruling")
def test_decisions_are_chosen_overruled_and_found_again_in_both_languages(
    invite: Invite, served: Served
) -> None:
    director, floor = of_the_floor(invite, served, locale="zh-CN")
    table = open_table(director)
    dealer = hand_on(invite, director, table)
    told(dealer, table, RAISED)
    told(dealer, table, UNDERCALL)
    page = floor.open("/floor").page
    decision = page.locator(f"[data-open-decision='{table}']")
    expect(decision.locator("[data-choices] [aria-pressed=true]")).to_have_count(1)
    decision.locator("[data-choice-why]").fill("silent chips")
    decision.locator("[data-choose]").click()
    expect(decision).to_have_count(0)
    dealer.until(lambda: dealer.views("live-table")[-1]["lines_count"] == 4)
    bet = floor.views("floor")[-1]["rulings"][0]
    assert bet["table"] == table
    told(dealer, table, {"type": "offended", "seat": 1, "offence": "told-contents"})
    expect(decision).to_have_count(1)
    decision.locator("[data-overrule]").click()
    decision.locator("[data-instead='nothing']").click()
    decision.locator("[data-why-words]").fill("he spoke of an earlier hand")
    decision.locator("[data-send-overrule]").click()
    expect(decision).to_have_count(0)
    search = page.locator("[data-rulings-search]")
    for words in ("less than the call", "不足以跟注", "earlier hand", "51B"):
        search.fill(words)
        expect(page.locator("[data-rulings]")).to_be_visible()
    search.fill("no such words at all")
    expect(page.locator("[data-rulings]")).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_a_ruling_of_the_day_is_opened(
    invite: Invite, served: Served, screen: dict[str, object]
) -> None:
    """With its reason, its rules, what else could have been chosen, who decided, and the chips that
    move."""
    director, floor = of_the_floor(invite, served, **screen)
    table = open_table(director)
    dealer = hand_on(invite, director, table)
    told(dealer, table, RAISED)
    told(dealer, table, UNDERCALL)
    waiting = dealer.views("live-table")[-1]["lines"][-1]
    told(director, table, {"type": "chosen", "of": waiting["n"], "choice": 0, "why": "in silence"})
    page = floor.open("/floor").page
    line = page.locator(f"[data-ruling-of='{table}']").first
    opens = line.locator("[data-open-ruling]")
    expect(opens).to_have_attribute("aria-expanded", "false")
    opens.click()
    opened = line.locator("[data-opened-ruling]")
    expect(opened.locator("[data-why-told]")).to_contain_text("in silence")
    expect(opened.locator("[data-because]")).to_be_visible()
    rule = waiting["citations"][0]["rule"]
    expect(opened.locator("[data-cites]")).to_contain_text(rule)
    choices = opened.locator("[data-choice]")
    expect(choices).to_have_count(len(waiting["choices"]))
    expect(opened.locator("[data-choices] [aria-pressed=true]")).to_have_attribute(
        "data-choice", "0"
    )
    expect(choices.first).to_be_disabled()
    named = dealer.views("live-table")[-1]["lines"][-1]["by"]
    expect(opened.locator("[data-ruled-by]")).to_contain_text(named)
    language = "zh" if screen else "en"
    follows = floor.views("floor")[-1]["rulings"][0]["line"]["follows"]
    expect(opened.locator("[data-then]")).to_have_text(follows[0][language])
    assert floor.too_wide == 0
    opened.locator("[data-cites] button").first.click()
    expect(page.locator(f"a[href*='{rule}']").first).to_be_visible()
    page.keyboard.press("Escape")
    opens.click()
    expect(opened).to_have_count(0)


@pytest.mark.feature("live-penalties")
def test_the_floor_sees_the_hand_it_rules_on_and_gives_two_rounds_and_a_forfeiture(
    invite: Invite, served: Served
) -> None:
    director, floor = of_the_floor(invite, served)
    table = open_table(director)
    dealer = hand_on(invite, director, table)
    told(dealer, table, RAISED)
    page = floor.open(f"/floor/{table}").page
    hand = page.locator("[data-hand-now]")
    expect(hand.locator("[data-hand-seat='3'] [data-bet]")).to_have_text("2,000")
    expect(hand.locator("[aria-current='true']")).to_have_attribute("data-hand-seat", "4")
    told(dealer, table, {"type": "acts", "seat": 4, "action": {"type": "call"}})
    page.locator("[data-record] button").first.click()
    page.locator("[data-record] .more .btn").click()
    expect(page.locator("[data-instead='fold']")).to_be_visible()
    expect(page.locator("[data-instead='call']")).to_be_visible()
    expect(page.locator("[data-instead='check']")).to_have_count(0)
    told(dealer, table, {"type": "offended", "seat": 1, "offence": "told-contents"})
    ask(dealer, type="call-floor", event=table, about="A ruling")
    floor.open("/floor")
    decision = page.locator(f"[data-open-decision='{table}']")
    expect(decision).to_contain_text("Seat 1")
    expect(decision.locator("[data-hand-now]")).to_be_visible()
    expect(page.locator(f"[data-call='{table}']")).to_have_count(1)
    decision.locator("[data-overrule]").click()
    decision.locator("[data-instead='rounds']").click()
    decision.locator("[data-number='overrule-count']").fill("2")
    decision.locator("[data-why='seen']").click()
    expect(decision).to_have_count(0)
    expect(page.locator(f"[data-call='{table}']")).to_have_count(0)
    given = page.locator("[data-penalty-of='1']")
    expect(given).to_contain_text("2 missed rounds")
    expect(given).to_contain_text("from the next hand")
    told(dealer, table, {"type": "offended", "seat": 2, "offence": "soft-play"})
    decision.locator("[data-choice]", has_text="forfeited chips").click()
    expect(decision.locator("[data-choose]")).to_be_disabled()
    decision.locator("[data-number='forfeited']").fill("700")
    decision.locator("[data-choose]").click()
    expect(decision).to_have_count(0)
    expect(page.locator("[data-penalty-of='2']")).to_contain_text("forfeited chips: 700")


def test_words_of_the_floor_reach_a_player_in_his_language(invite: Invite, served: Served) -> None:
    director, floor = of_the_floor(invite, served)
    table = open_table(director)
    player = invite(locale="zh-CN", viewport={"width": 390, "height": 844})
    player.open(f"/live/{table}/board").see("[data-board-hand]")
    page = floor.open("/floor").page
    page.locator("[data-say-to]").select_option(table)
    page.locator("[data-say-in='en']").fill("The bar is closed.")
    page.locator("[data-say-in='zh']").fill("酒吧已打烊。")
    page.locator("[data-say-send]").click()
    expect(player.page.locator("[data-announced]")).to_contain_text("酒吧已打烊。")
    expect(player.page.locator("[data-announced]")).to_contain_text("The bar is closed.")
    player.page.locator("[data-one]").click()
    said = player.page.locator("[data-announced]")
    expect(said).not_to_contain_text("The bar is closed.")
    box, hand = said.bounding_box(), player.page.locator("[data-board-hand]").bounding_box()
    assert box is not None
    assert hand is not None
    assert box["y"] + box["height"] <= hand["y"] < 844
    player.page.locator("[data-announced-read]").click()
    expect(said).to_have_count(0)
    expect(player.page.locator("[data-announced-before]")).to_contain_text("酒吧已打烊。")
    player.page.reload()
    expect(player.page.locator("[data-announced-before]")).to_contain_text("酒吧已打烊。")
    expect(said).to_have_count(0)


def test_the_board_shows_what_all_see_and_the_floor_is_closed_to_players(
    invite: Invite, served: Served
) -> None:
    director, _ = of_the_floor(invite, served)
    table = open_table(director)
    dealer = dealer_of(invite, director, table)
    ask(dealer, type="start-live-hand", event=table, hand=0, button=4)
    dealer.until(lambda: dealer.views("live-table")[-1]["hand_number"] == 1)
    for seat, cards in ((1, ["Ah", "Kh"]), (2, ["2c", "7d"]), (3, ["9s", "9d"]), (4, ["Qs", "Js"])):
        told(dealer, table, {"type": "hand-dealt", "seat": seat, "cards": cards})
    player = invite().open(f"/live/{table}/board")
    expect(player.page.locator("[data-board-state]")).to_contain_text("陈默")
    told(dealer, table, RAISED)
    expect(player.page.locator("[data-board-state]")).to_contain_text("Ines")
    for hidden in ("Ah", "9s", "7d"):
        assert not any(f'"{hidden}"' in frame for frame in player.said)
    player.open("/floor")
    expect(player.page.locator("main")).to_contain_text("Only the tournament director or the floor")
    expect(player.page.locator("[data-say]")).to_have_count(0)
    assert not player.views("floor")
    expect(player.page.get_by_role("link", name="Floor", exact=True)).to_have_count(0)
