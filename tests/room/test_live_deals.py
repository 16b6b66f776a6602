"""A deal at a table with real cards: figures shown, consents by word, entered by the director."""

from live_event_world import LiveEvent

from ruleone.limits import DEAL_BY_WORD_MS
from ruleone.room.event.deals import (
    AnswerDeal,
    AnswerDealFor,
    DealView,
    OfferDeal,
    ShowDeal,
    WithdrawDeal,
)
from ruleone.room.event.hands.tracked_tables import SwitchTable
from ruleone.room.event.undo import TakeBack
from ruleone.rulebook import Refusal


def on(world: LiveEvent) -> DealView:
    deals = world.event(world.name, world.persons["p1"]).deals
    assert deals is not None
    assert deals.on is not None
    return deals.on


def offered() -> LiveEvent:
    """Three at a live table, to whom the director has proposed a deal."""
    world = LiveEvent(3, seed=2)
    world.do(world.boss, OfferDeal(world.name, "icm", "it is late"))
    return world


def said(world: LiveEvent, player: str, consents: bool = True, number: int = 1) -> AnswerDealFor:
    return AnswerDealFor(world.name, player, number, consents, "said so at the table")


def test_a_deal_is_made_by_word_once_everybody_has_seen_the_figures() -> None:
    world = offered()
    pool = world.event(world.name, world.boss).prize_pool
    state = world.host.tournament.state
    first, second, third = state.stacks
    assert (on(world).state, on(world).by_word, on(world).shown) == ("offered", True, None)
    assert on(world).ends_ms == world.now_ms + DEAL_BY_WORD_MS
    hold = world.tablet("l1").beside
    assert hold is not None
    assert hold.hold == "deal-waits"
    assert world.refused(world.boss, said(world, first)).code == "deal-not-shown"
    show = ShowDeal(world.name, 1, "paper")
    assert world.refused(world.persons["p1"], show).code == "needs-director"
    assert world.refused(world.boss, ShowDeal(world.name, 7, "paper")).code == "deal-not-offered"
    world.now_ms += 60_000
    world.do(world.boss, show)
    assert world.refused(world.boss, show).code == "deal-shown-already"
    assert on(world).shown == "paper"
    assert on(world).ends_ms == world.now_ms + DEAL_BY_WORD_MS
    wordy = AnswerDealFor(world.name, first, 1, True, "x" * 999)
    assert world.refused(world.boss, wordy).code == "reason-too-long"
    world.do(world.boss, said(world, first))
    assert world.refused(world.boss, said(world, first)).code == "deal-answered"
    world.restart()
    # one of them has a phone and answers himself
    world.do(world.persons[world.host.name_of(second).strip("<>")], AnswerDeal(world.name, 1, True))
    lines = {line.player: (line.consents, line.by_word) for line in on(world).lines}
    assert lines == {first: (True, True), second: (True, False), third: (False, False)}
    figures = {line.player: line.amount for line in on(world).lines}
    world.do(world.boss, said(world, third))
    page = world.event(world.name, world.boss)
    assert page.line.state == "over"
    assert {one.player: one.prize for one in page.entrants} == figures
    assert sum(figures.values()) == pool
    codes = [line.code for line in page.news]
    assert codes.count("deal-consented-by-word") == 2
    assert codes.count("deal-consented") == 1
    assert "deal-shown-on-paper" in codes
    record = reversed(world.director_page(world.name, world.boss).acts)
    named = [one.parameters["player"] for one in record if one.code == "directed-answer-deal-for"]
    assert named == [world.host.name_of(first), world.host.name_of(third)]


def test_one_who_refuses_by_word_is_enough() -> None:
    world = offered()
    first, *_ = world.host.tournament.state.stacks
    world.do(world.boss, ShowDeal(world.name, 1, "screen"))
    world.do(world.boss, said(world, first, consents=False))
    assert world.host.tournament.state.deal is None
    assert not isinstance(world.start("l1"), Refusal), "play goes on"


def test_a_new_offer_has_to_be_shown_anew() -> None:
    world = offered()
    first, *_ = world.host.tournament.state.stacks
    world.do(world.boss, ShowDeal(world.name, 1, "screen"))
    world.do(world.boss, WithdrawDeal(world.name, "a slip"))
    world.do(world.boss, OfferDeal(world.name, "chip-chop", "again"))
    assert world.refused(world.boss, said(world, first)).code == "deal-not-offered"
    assert world.refused(world.boss, said(world, first, number=2)).code == "deal-not-shown"


def test_where_the_room_deals_each_answers_himself() -> None:
    world = LiveEvent(3, seed=2)
    world.do(world.boss, SwitchTable(world.name, 1, "dealt", "its dealer is ill"))
    world.do(world.boss, OfferDeal(world.name, "icm", "it is late"))
    for _ in range(100):
        if on(world).state == "offered":
            break
        world.play_dealt(world.tables[0])
    assert not on(world).by_word
    first, *_ = world.host.tournament.state.stacks
    for do in (ShowDeal(world.name, 1, "screen"), said(world, first)):
        assert world.refused(world.boss, do).code == "deal-not-by-word"


def test_an_answer_that_was_entered_wrongly_stands_with_the_deal_that_it_made() -> None:
    """Before the last consent the deal is withdrawn instead; after it nothing more can be done, and
    the page tells no other way."""
    world = LiveEvent(3, seed=2)
    world.do(world.boss, OfferDeal(world.name, "icm", "it is late", left=10))
    world.do(world.boss, ShowDeal(world.name, 1, "screen"))
    *others, last = world.host.tournament.state.stacks
    for player in others:
        world.do(world.boss, said(world, player))

    def stands() -> str:
        act = world.director_page(world.name, world.boss).acts[0]
        assert act.stands is not None
        refused = world.refused(world.boss, TakeBack(world.name, act.act, "misheard"))
        assert refused == act.stands
        return refused.code

    assert stands() == "act-final-deal-said"
    world.do(world.boss, said(world, last))
    assert world.host.tournament.state.deal_made is not None
    assert stands() == "deal-made"
