"""A deal in the room: figures for all, consent of all, and the same after a restart."""

import pytest
from world import World, careful

from ruleone.limits import DEAL_ANSWER_MS
from ruleone.room.core.roles import Caller
from ruleone.room.event.deals import (
    AnswerDeal,
    AskForDeal,
    DealsView,
    DealView,
    OfferDeal,
    WithdrawDeal,
)
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import EndGame


def last_three(
    seed: int = 2, terms: EntryTerms | None = None
) -> tuple[World, Caller, Caller, Caller, str]:
    """Two persons and a house player are left at the last table, and there is a director."""
    world = World(seed=seed)
    ann, ben, boss = world.connect("ann"), world.connect("ben"), world.director()
    event = world.do(boss, CreateEvent("six-max", "Friday", terms)).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(ben, Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    house = [one.player for one in world.event(event, boss).entrants if one.house is not None]
    for player in house[1:]:
        world.do(boss, dc.RemovePlayer(event, player, "a short evening"))
    page = world.event(event, boss)
    assert (page.line.left, len(page.tables)) == (3, 1)
    return world, ann, ben, boss, event


def deals(world: World, event: str, caller: Caller) -> DealsView:
    found = world.event(event, caller).deals
    assert found is not None
    return found


def on(world: World, event: str, caller: Caller) -> DealView:
    found = deals(world, event, caller).on
    assert found is not None
    return found


def play_until(world: World, event: str, state: str, *people: Caller) -> None:
    """Fold and check until the deal stands so."""
    for _ in range(500):
        if on(world, event, people[0]).state == state:
            return
        for caller in people:
            view = world.my_table(event, caller)
            if view is not None and view.hand is not None and view.hand.options is not None:
                world.act(caller, view, careful(view.hand.options))
                break
        else:
            world.wake()
    raise AssertionError("the hand does not end")


@pytest.mark.feature("deals")
def test_all_see_the_figures_at_page_and_table_and_with_the_last_consent_it_is_over() -> None:
    world, ann, ben, boss, event = last_three()
    before = deals(world, event, ann)
    pool = world.event(event, ann).prize_pool
    assert (before.may_ask, before.may_propose) == (True, True)
    assert not deals(world, event, boss).may_ask
    world.do(ann, AskForDeal(event, "icm"))
    offered = on(world, event, ben)
    assert (offered.state, offered.by) == ("offered", "<ann>")
    assert sum(line.amount for line in offered.lines) == before.sum
    assert {line.name: line.consents for line in offered.lines if line.name[0] == "<"} == {
        "<ann>": False,
        "<ben>": False,
    }
    assert [line.consents for line in offered.lines if line.name[0] != "<"] == [True]
    table = world.my_table(event, ben)
    assert table is not None
    assert table.deals is not None
    assert table.deals.on == offered
    assert [line.me for line in on(world, event, ann).lines].count(True) == 1
    world.do(ann, AnswerDeal(event, offered.number, True))
    world.restart()
    assert [line.consents for line in on(world, event, ben).lines].count(True) == 2
    assert world.refused(ann, AnswerDeal(event, offered.number, True)).code == "deal-answered"
    world.do(ben, AnswerDeal(event, offered.number, True))
    page = world.event(event, ben)
    assert page.line.state == "over"
    assert sum(one.prize for one in page.entrants) == pool
    agreed = {line.player: line.amount for line in offered.lines}
    assert {one.player: one.prize for one in page.entrants if one.player in agreed} == agreed


def test_with_something_left_the_event_goes_on_and_the_deal_stands() -> None:
    world, ann, ben, boss, event = last_three()
    assert world.refused(ann, OfferDeal(event, "icm", "late")).code == "needs-director"
    assert world.refused(boss, OfferDeal(event, "icm", "x" * 999)).code == "reason-too-long"
    most = deals(world, event, boss).most_left
    paid = world.event(event, ann).paid
    assert paid == len(world.event(event, ann).prizes) == 6
    world.do(boss, OfferDeal(event, "chip-chop", "it is late", left=most))
    number = on(world, event, ann).number
    for caller in (ann, ben):
        world.do(caller, AnswerDeal(event, number, True))
    made = on(world, event, ann)
    assert (made.state, made.left) == ("made", most)
    page = world.event(event, ann)
    assert page.line.state == "running"
    assert page.prizes[0].amount == most
    assert page.paid == paid, "what a deal shares out is paid as well"
    assert len(page.prizes) == paid - 2
    assert not deals(world, event, ann).may_propose
    assert world.refused(boss, WithdrawDeal(event, "undo it")).code == "deal-made"
    record = [act.code for act in reversed(world.director_page(event, boss).acts)]
    assert record[-1] == "directed-offer-deal"
    world.restart()
    assert on(world, event, ann) == made


def test_a_deal_among_more_players_than_are_paid_pays_them_on_all_pages() -> None:
    terms = EntryTerms(
        charged=False, buy_in=100, house_players=4, late_levels=0, payouts="winner-takes-all"
    )
    world, ann, ben, boss, event = last_three(terms=terms)

    def paid() -> set[int]:
        table = world.my_table(event, ann)
        seen = {world.event(event, one).paid for one in (ann, boss)}
        if world.event(event, boss).line.state != "over":
            seen.add(world.director_page(event, boss).event.paid)
        return seen if table is None else seen | {table.place.paid}

    assert paid() == {1}
    world.do(boss, OfferDeal(event, "chip-chop", "it is late", left=100))
    number = on(world, event, ann).number
    for caller in (ann, ben):
        world.do(caller, AnswerDeal(event, number, True))
    assert world.event(event, ann).line.state == "running"
    assert paid() == {3}
    world.do(boss, EndGame(event, "the hall closes"))
    world.finish(event, boss)
    assert paid() == {3}
    world.restart()
    assert paid() == {3}


def test_a_deal_that_was_made_tells_the_chips_on_which_it_was_reckoned() -> None:
    """However play goes on: also once somebody of it is out, after a restart, and in the end."""
    world, ann, ben, boss, event = last_three()
    world.do(boss, OfferDeal(event, "icm", "asked by all", left=10))
    offered = on(world, event, boss)
    then = {line.player: line.stack for line in offered.lines}
    state = world.room._lobby.hosts[event].tournament.state
    assert then == state.stacks
    for caller in (ann, ben):
        world.do(caller, AnswerDeal(event, offered.number, True))
    world.do(boss, dc.RemovePlayer(event, "ben", "gone home"))
    while "ben" in state.stacks:
        world.wake()
    for _ in range(2):
        assert {line.player: line.stack for line in on(world, event, boss).lines} == then
        world.restart()


def test_asked_for_in_a_hand_it_waits_for_its_end_and_who_refuses_ends_it() -> None:
    world, ann, ben, boss, event = last_three()
    while world.room._lobby.hosts[event].tournament.state.hands == {}:
        world.wake()
    world.do(ben, AskForDeal(event, "icm"))
    assert on(world, event, ann).state == "asked"
    play_until(world, event, "offered", ann, ben)
    world.do(boss, WithdrawDeal(event, "a slip"))
    world.do(ann, AskForDeal(event, "icm"))
    number = on(world, event, ann).number
    world.do(ben, AnswerDeal(event, number, False))
    found = deals(world, event, ben)
    assert (found.on, found.may_ask) == (None, False)
    assert world.refused(ben, AskForDeal(event, "icm")).code == "deal-asked-already"
    codes = [line.code for line in world.event(event, ann).news]
    assert "deal-lapsed-withdrawn" in codes
    assert codes[-1] == "deal-lapsed-refused"


def test_who_does_not_answer_in_time_does_not_consent() -> None:
    world, ann, ben, _, event = last_three()
    world.do(ann, AskForDeal(event, "icm"))
    ends_ms = on(world, event, ben).ends_ms
    assert ends_ms == world.now_ms + DEAL_ANSWER_MS
    assert world.room.due_ms == ends_ms
    world.wake()
    assert deals(world, event, ann).on is None
    assert world.event(event, ann).news[-1].code == "deal-lapsed-time"
    world.wake()
    assert world.room._lobby.hosts[event].tournament.state.hands


def test_a_watcher_says_nothing_of_a_deal() -> None:
    world, ann, _, _, event = last_three()
    eve = world.connect("eve")
    assert not deals(world, event, eve).may_ask
    assert world.refused(eve, AskForDeal(event, "icm")).code == "player-not-in-event"
    world.do(ann, AskForDeal(event, "icm"))
    number = on(world, event, eve).number
    refused = world.refused(eve, AnswerDeal(event, number, True))
    assert refused.code == "player-not-in-event"
