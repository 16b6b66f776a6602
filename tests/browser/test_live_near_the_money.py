"""Live tables of an event near the money: hand for hand, a deal by word, who calls the clock."""

from functools import partial

import pytest
from directing import event_of, give_reason
from live_event import enter, lines_of, start_live
from live_table import TABLET, Dealer, ask, link_of
from serving import Served
from visitor import Invite, View, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "zh-CN"}
CALL = {"reasonable": True, "approved": True}


def dealer_of(invite: Invite, director: Visitor, line: View) -> Dealer:
    dealer = Dealer(invite(**TABLET), line["live"])
    return dealer.come(link_of(director, line["live"]))


@pytest.mark.feature("hand-for-hand")
def test_an_all_in_hand_waits_face_down_for_the_other_table(invite: Invite, served: Served) -> None:
    """Both tablets hear the announcement; the dealer is told when the hand may go on."""
    director = invite()
    event = start_live(director, served, [f"Ines {letter}" for letter in "ABCDEFGHIJ"])
    first, second = sorted(lines_of(director), key=lambda line: int(line["table"]))
    here, there = (dealer_of(invite, director, line) for line in (first, second))
    director.page.get_by_role("button", name="Announce hand for hand").click()
    give_reason(director, "Near the money", "Announce hand for hand")
    for dealer in (here, there):
        expect(dealer.page.locator("[data-announced]")).to_contain_text("hand for hand")
        expect(dealer.page.locator("[data-gate='1']")).to_be_visible()

    here.next_hand()
    here.enter("all-in", '[data-word="all-in"]', "[data-carry-out]")
    here.says("call")
    while here.view["awaits"] == "action":
        here.says("fold")
    gate = here.page.locator("[data-gate]")
    expect(gate).to_contain_text("keep the hands face down")
    expect(gate).to_contain_text("All wait for table 2")
    expect(here.page.locator("[data-go-on]")).to_be_disabled()
    expect(director.page.locator("[data-gate-waits='2']")).to_be_visible()
    expect(director.page.get_by_text("Table 1: all-in and a call", exact=True)).to_be_visible()
    player = invite(**PHONE)
    player.open(f"/event/{event}")
    expect(player.page.locator("[data-gate='1']")).to_contain_text("还要等 2 号桌")
    expect(there.page.locator("[data-gate]")).to_contain_text("All others wait for this table")

    there.page.locator("[data-tell-hand]").tap()
    expect(there.page.locator("[data-hold='hand-for-hand-waits']")).to_be_visible()
    expect(gate).to_contain_text("this hand may continue")
    here.settle()
    here.enter("told to continue", "[data-go-on]")
    assert here.view["awaits"] != "instruction"
    assert {line["entry"]["type"] for line in here.view["lines"]} >= {"instructed"}


@pytest.mark.feature("deals")
def test_three_agree_by_word_once_they_have_seen_the_figures(
    invite: Invite, served: Served
) -> None:
    director = invite()
    names = ("Pavel A", "Pavel B", "Pavel C")
    event = start_live(director, served, names)
    pool = event_of(director)["prize_pool"]
    panel = director.page.locator("[data-deals]")
    panel.get_by_role("button", name="Propose a deal").click()
    give_reason(director, "It is late", "Propose a deal")
    word = panel.locator("[data-deal-by-word='not-shown']")
    expect(word).to_contain_text("First show everyone's figures")
    expect(panel.locator("[data-says]")).to_have_count(0)
    printed = invite()
    printed.open(f"/print/{event}/deal-figures").see(".slips li")
    expect(printed.page.locator(".slips li")).to_have_count(3)
    for name in names:
        expect(printed.page.locator("[data-deal-figures]")).to_contain_text(name)

    word.locator("[data-deal-shown='paper']").click()
    for name in names:
        panel.locator(f"[data-deal-word-of='{name}'] [data-says='consents']").click()
        director.until(partial(consents, director, name))
        # With the last answer the event is over, and its record is closed.
        if name != names[-1]:
            give_reason(director, "Said at the table", "Enter answer")
    director.until(lambda: event_of(director)["line"]["state"] == "over")
    assert sum(one["prize"] for one in event_of(director)["entrants"]) == pool
    said = [line["code"] for line in event_of(director)["news"]]
    assert said.count("deal-consented-by-word") == 3


def consents(director: Visitor, name: str) -> bool:
    """Whether the player has consented, as the director's page was last told, or all have."""
    deals = event_of(director)["deals"]
    if deals is None or deals["on"] is None or deals["on"]["state"] == "made":
        return True
    return any(line["name"] == name and line["consents"] for line in deals["on"]["lines"])


@pytest.mark.feature("shot-clock")
def test_the_director_sees_on_whom_the_clock_was_called_and_by_whom(
    invite: Invite, served: Served
) -> None:
    director = invite()
    start_live(director, served, ("Yuna A", "Yuna B", "Yuna C"))
    (line,) = lines_of(director)
    dealer = dealer_of(invite, director, line)
    dealer.next_hand()
    on = dealer.view["options"]["seat"]
    by = next(one for one in line["players"] if one["seat"] != on)
    hand, lines = dealer.view["hand_number"], dealer.view["lines_count"]
    called = {"type": "clock-asked", "call": CALL, "by": by["seat"]}
    ask(director, type="enter-live", event=line["live"], hand=hand, lines=lines, entry=called)
    dealer.visitor.until(lambda: dealer.view["clock"] is not None)
    dealer.settle()
    while dealer.view["awaits"] == "action":
        dealer.says("fold")
    dealer.page.locator("[data-finish-hand]").tap()
    report = director.page.locator("[data-clocks-called='1']")
    expect(report).to_contain_text(f"by {by['name']}")
    # nobody is marked as away for having no page
    expect(director.page.locator(".offline")).to_have_count(0)


@pytest.mark.feature("shot-clock")
def test_the_dealer_counts_the_shot_clock_of_his_event(invite: Invite, served: Served) -> None:
    """From his touch on, once for each decision; that it is over rules nothing."""
    director = invite()
    director.open(served.director)
    shot = {"streets_s": [2], "bank_s": 60, "refill_s": 0}
    event = str(
        ask(
            director,
            type="create-event",
            template="turbo-27",
            name="Short of time",
            tables="live",
            followed=True,
            by_itself=True,
            shot_clock=shot,
        )["event"]
    )
    enter(served, event, ("Kofi A", "Kofi B", "Kofi C"))
    ask(director, type="start-event", event=event, reason="All are here")
    director.open(f"/director/{event}").see("article")
    director.until(lambda: all(line["live"] for line in lines_of(director)))
    (line,) = lines_of(director)
    dealer = dealer_of(invite, director, line)
    count = dealer.page.locator("[data-shot]")
    expect(count).to_have_count(0)
    dealer.next_hand()
    expect(count).to_have_attribute("data-shot", "waits")
    expect(count).to_contain_text("Shot clock")
    dealer.page.locator("[data-shot-count]").tap()
    expect(count).to_have_attribute("data-shot", "runs")
    expect(count).to_have_attribute("data-shot", "over")
    expect(count).to_contain_text("The shot clock of 2 seconds has run out.")
    assert dealer.view["awaits"] == "action", "the floor rules, not the count"
    dealer.says("fold")
    expect(count).to_have_attribute("data-shot", "waits")


@pytest.mark.feature("hand-for-hand")
def test_a_hand_in_which_nobody_is_out_is_reported_hand_for_hand(
    invite: Invite, served: Served
) -> None:
    """Nobody follows the hands: the tablet says that its own is over, the director the other's."""
    director = invite()
    names = [f"Olga {letter}" for letter in "ABCDEFGHIJ"]
    start_live(director, served, names, followed=False)
    first, second = sorted(lines_of(director), key=lambda line: int(line["table"]))
    here = dealer_of(invite, director, first)
    over = here.page.locator("[data-tell-hand]")
    expect(here.page.locator("[data-told-hand]")).to_be_visible()
    expect(over).to_have_count(0)
    gate = director.page.locator("#at-gate")
    gate.get_by_role("button", name="Announce hand for hand").click()
    expect(over).to_be_enabled()
    over.tap()
    expect(director.page.locator(f"[data-gate-waits='{second['table']}']")).to_be_visible()
    expect(over).to_have_count(0)
    director.page.locator(f"[data-hand-over='{second['table']}']").click()
    expect(gate).to_contain_text("hand 2")
    expect(over).to_be_enabled()
