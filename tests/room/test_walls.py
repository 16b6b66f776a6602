"""What a wall shows of an event: its breaks, what is sold, and how it ended."""

from typing import Literal

import pytest
from live_event_world import LiveEvent

from ruleone.limits import ANNOUNCEMENT_MAX_CHARACTERS, ANNOUNCEMENT_MINUTES_MAX
from ruleone.room.event.chips import ColorUp, ColorUpView
from ruleone.room.event.clock import commands as cc
from ruleone.room.event.deals import OfferDeal
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.view import SaleView
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.reports import (
    Counted,
    OutOf,
    PutOffProposal,
    ReportOut,
    ReportStacks,
    TakeProposal,
)
from ruleone.room.event.undo import TakeBack
from ruleone.room.live import commands as lc
from ruleone.room.live.views import SaidView
from ruleone.room.pages.views import EventView
from ruleone.room.playing import EndGame
from ruleone.structures.document import SheetDocument, SheetRow
from ruleone.tournament.terms.config import AddOnTerms, Rebuys

CLUB = SheetDocument(
    name="Club night",
    table_size=8,
    stack=20_000,
    ante="big-blind",
    minutes=20,
    chips=((25, 8), (100, 8), (500, 4), (1_000, 7), (5_000, 2)),
    rows=(
        SheetRow(level=1, blinds=(100, 200)),
        SheetRow(level=2, blinds=(200, 400), ante=400),
        SheetRow(pause=15, remove=(25,)),
        SheetRow(level=3, blinds=(300, 600), ante=600),
        SheetRow(level=4, blinds=(400, 800), ante=800),
        SheetRow(level=5, blinds=(1_000, 2_000), ante=2_000),
    ),
)
TERMS = n.EntryTerms(
    charged=False,
    seats=40,
    buy_in=50,
    fee=10,
    late_levels=2,
    house_players=0,
    at_desk=False,
    rebuys=Rebuys(chips=20_000, price=50, most=3, until_level=2),
    add_on=AddOnTerms(chips=30_000, price=40, level=2, fee=10),
    currency="€",
)
DOWN_MS = 5_000
"""How long the room is down at a restart."""
REBUY, ADD_ON = SaleView("rebuy", 20_000, 50), SaleView("add-on", 30_000, 50)
TO_100 = ColorUpView(2, 25, 100)


def club(players: int = 6, *, by_itself: bool = False) -> LiveEvent:
    """A club night at live tables that nobody follows."""
    return LiveEvent(players, sheet=CLUB, terms=TERMS, followed=False, by_itself=by_itself)


def wall(world: LiveEvent) -> EventView:
    """The event as somebody sees it who has nothing to do with it."""
    return world.event(world.name, world.connect("wall"))


def next_level(world: LiveEvent) -> None:
    world.do(world.boss, dc.NextLevel(world.name, "on we go"))


def proposed(world: LiveEvent) -> str:
    """The id of the color-up that is proposed."""
    reports = world.director_page(world.name, world.boss).reports
    assert reports is not None
    (one,) = (each for each in reports.proposals if each.kind == "color-up")
    return one.id


@pytest.mark.feature("screens")
@pytest.mark.rule("house-25.2")
def test_a_wall_has_what_is_sold_in_the_level_and_the_break_after_it() -> None:
    world = club()
    assert wall(world).on_sale == (REBUY,)
    next_level(world)
    assert wall(world).on_sale == (REBUY, ADD_ON)
    next_level(world)
    assert wall(world).clock.on_break
    assert wall(world).on_sale == (REBUY, ADD_ON)
    next_level(world)
    assert wall(world).clock.level is not None
    assert wall(world).on_sale == ()


@pytest.mark.feature("color-ups")
def test_a_color_up_is_shown_in_its_break_whether_it_is_proposed_or_made() -> None:
    world = club()
    next_level(world)
    assert wall(world).color_ups_now == ()
    next_level(world)
    assert (wall(world).color_ups_now, wall(world).chip) == ((TO_100,), 25)
    proposal = proposed(world)
    world.do(world.boss, TakeProposal(world.name, proposal))
    for _ in range(2):
        assert (wall(world).color_ups_now, wall(world).chip) == ((TO_100,), 100)
        world.restart()


@pytest.mark.feature("color-ups")
def test_a_color_up_that_is_put_off_is_not_shown() -> None:
    world = club()
    next_level(world)
    next_level(world)
    assert wall(world).color_ups_now == (TO_100,)
    world.do(world.boss, PutOffProposal(world.name, proposed(world)))
    assert wall(world).color_ups_now == ()


@pytest.mark.feature("color-ups")
def test_a_color_up_that_is_undone_is_not_shown() -> None:
    world = LiveEvent(4, sheet=CLUB, terms=TERMS, followed=True, by_itself=False)
    (table,) = world.tables
    assert table.live is not None
    world.start(table.live.name)
    next_level(world)
    next_level(world)
    world.do(world.boss, PutOffProposal(world.name, proposed(world)))
    world.do(world.boss, ColorUp(world.name, 100, "as planned"))
    assert (wall(world).color_ups_now, wall(world).chip) == ((TO_100,), 100)
    act = world.director_page(world.name, world.boss).acts[0].act
    world.do(world.boss, TakeBack(world.name, act, "not yet"))
    assert (wall(world).color_ups_now, wall(world).chip) == ((), 25)


@pytest.mark.feature("color-ups")
def test_a_color_up_that_comes_by_itself_is_shown_until_its_break_is_over() -> None:
    world = club(by_itself=True)
    next_level(world)
    next_level(world)
    assert wall(world).color_ups_now == (TO_100,)
    world.do(world.boss, cc.EndBreak(world.name, "all are back"))
    assert wall(world).color_ups_now == ()
    world.do(world.boss, cc.StartBreak(world.name, 10, "dinner"))
    assert wall(world).color_ups_now == ()


@pytest.mark.feature("screens")
def test_an_event_that_was_ended_early_says_so_also_after_a_restart() -> None:
    world = club()
    world.do(world.boss, EndGame(world.name, "the venue closes"))
    for _ in range(2):
        page = wall(world)
        assert (page.line.state, page.ended_early) == ("over", True)
        # nobody has counted a stack: all share, and nobody has won
        assert {one.place for one in page.entrants} == {1}
        assert page.line.winner is None
        world.restart()


@pytest.mark.feature("screens")
def test_an_event_that_is_won_was_not_ended_early() -> None:
    world = club(2, by_itself=True)
    assert not wall(world).ended_early
    (table,) = world.tables
    assert table.live is not None
    winner, loser = sorted(table.live.state.seats)
    world.tell_hand(table.live.name, lc.WonBy(loser, (winner,)))
    page = wall(world)
    assert not page.ended_early
    assert page.line.winner is not None


def told(world: LiveEvent) -> tuple[str | None, SaidView | None]:
    """The announcement as a watcher has it, and the text that programs read."""
    page = wall(world)
    return page.announcement, page.said


@pytest.mark.feature("announcements")
def test_an_announcement_with_an_end_is_over_without_anybody() -> None:
    world = club()
    texts = {"en": "Food is served.", "zh": "开饭了。"}
    began_ms = world.now_ms
    world.do(world.boss, dc.Announce(world.name, "Food is served.", 10, texts))
    said = SaidView("Food is served.", texts, began_ms + 10 * 60_000)
    (table,) = world.tables
    assert table.live is not None
    for _ in range(2):
        assert told(world) == ("Food is served.", said)
        beside = world.tablet(table.live.name).beside
        assert beside is not None
        assert beside.said == said
        seat = world.table(world.name, table.number, world.persons["p1"])
        assert (seat.announcement, seat.said) == ("Food is served.", said)
        world.restart(DOWN_MS)
    acts = len(world.director_page(world.name, world.boss).acts)
    # the room's time stood still while it was down
    world.now_ms = began_ms + 2 * DOWN_MS + 10 * 60_000 - 1
    assert told(world)[1] == said
    world.now_ms += 1
    assert told(world) == (None, None)
    assert len(world.director_page(world.name, world.boss).acts) == acts


@pytest.mark.feature("announcements")
def test_an_announcement_is_taken_down_and_stands_again_when_that_is_undone() -> None:
    world = club()
    world.do(world.boss, dc.Announce(world.name, "Quiet, please"))
    assert told(world) == ("Quiet, please", SaidView("Quiet, please", {}, None))
    world.do(world.boss, dc.TakeDown(world.name))
    for _ in range(2):
        assert told(world) == (None, None)
        world.restart()
    assert world.refused(world.boss, dc.TakeDown(world.name)).code == "announcement-none"
    act = world.director_page(world.name, world.boss).acts[0]
    assert (act.code, act.stands) == ("directed-take-down", None)
    world.do(world.boss, TakeBack(world.name, act.act, "by mistake"))
    assert told(world)[0] == "Quiet, please"
    world.do(world.boss, dc.TakeDown(world.name))
    world.do(world.boss, dc.Announce(world.name, "Soup"))
    act = world.director_page(world.name, world.boss).acts[1]
    assert act.stands is not None
    assert act.stands.code == "act-not-so"


@pytest.mark.feature("announcements")
def test_what_is_wrong_with_an_announcement_is_said() -> None:
    world = club()
    for minutes in (0, ANNOUNCEMENT_MINUTES_MAX + 1):
        refused = world.refused(world.boss, dc.Announce(world.name, "Soup", minutes))
        assert refused.code == "announcement-minutes"
        assert refused.parameters == {"most": ANNOUNCEMENT_MINUTES_MAX, "came": minutes}
    refused = world.refused(world.boss, dc.Announce(world.name, "Soup", None, {"xx": "Soup"}))
    assert refused.code == "live-language"
    long = {"zh": "汤" * (ANNOUNCEMENT_MAX_CHARACTERS + 1)}
    refused = world.refused(world.boss, dc.Announce(world.name, "Soup", None, long))
    assert refused.code == "announcement-length"
    world.do(world.boss, dc.Announce(world.name, "Soup", 5))
    assert world.refused(world.persons["p1"], dc.TakeDown(world.name)).code == "needs-floor"


def sold(world: LiveEvent) -> tuple[int, int]:
    """The numbers of rebuys and add-ons that a wall shows."""
    page = wall(world)
    return page.rebuys, page.add_ons


@pytest.mark.feature("screens")
def test_a_wall_counts_rebuys_and_add_ons_as_they_stand() -> None:
    world = club(3, by_itself=True)
    next_level(world)
    assert sold(world) == (0, 0)
    sales: tuple[tuple[str, Literal["rebuy", "add-on"]], ...]
    sales = (("p1", "rebuy"), ("p2", "rebuy"), ("p2", "rebuy"), ("p1", "add-on"))
    for player, what in sales:
        told = n.BuyChipsFor(world.name, player, what, "asked at the table")
        world.do(world.boss, told)
    assert sold(world) == (3, 1)
    act = next(
        one.act
        for one in world.director_page(world.name, world.boss).acts
        if one.code == "directed-buy-chips-for"
    )
    world.do(world.boss, TakeBack(world.name, act, "was not paid"))
    world.restart()
    assert sold(world) == (3, 0)
    world.do(world.boss, EndGame(world.name, "the venue closes"))
    assert sold(world) == (3, 0)
    world.restart()
    assert (wall(world).line.state, *sold(world)) == ("over", 3, 0)


def test_a_deal_says_who_is_uncounted_and_what_the_counts_lack() -> None:
    world = club(4, by_itself=True)
    world.do(world.boss, ReportOut(world.name, (OutOf("p4"),)))
    for _ in range(3):  # entries close with the second level and its break
        next_level(world)
    deal = OfferDeal(world.name, "icm", "the players asked")
    refused = world.refused(world.boss, deal)
    assert (refused.code, refused.parameters["players"]) == ("deal-needs-count", 3)
    stacks = {"p1": 30_000, "p2": 30_000, "p3": 10_000}
    counts = tuple(Counted(player, chips) for player, chips in stacks.items())
    world.do(world.boss, ReportStacks(world.name, counts))
    refused = world.refused(world.boss, deal)
    assert refused.code == "deal-counts-differ"
    assert refused.parameters == {"came": 70_000, "chips": 80_000}


@pytest.mark.feature("deals")
def test_a_deal_has_every_players_figures_by_icm_and_by_chips() -> None:
    world = club(4, by_itself=True)
    world.do(world.boss, ReportOut(world.name, (OutOf("p4"),)))
    stacks = {"p1": 40_000, "p2": 30_000, "p3": 10_000}
    counts = tuple(Counted(player, chips) for player, chips in stacks.items())
    world.do(world.boss, ReportStacks(world.name, counts))
    for _ in range(3):  # entries close with the second level and its break
        next_level(world)
    world.do(world.boss, OfferDeal(world.name, "icm", "the players asked"))
    deals = wall(world).deals
    assert deals is not None
    assert deals.on is not None
    lines = deals.on.lines
    assert {line.player: line.stack for line in lines} == stacks
    prizes = [one.amount for one in wall(world).prizes]
    assert sum(line.chop or 0 for line in lines) == sum(prizes)
    assert sum(line.worth or 0 for line in lines) == sum(prizes)
    # the lowest prize to each, and the rest by chips
    least = prizes[2] if len(prizes) > 2 else 0
    rest = sum(prizes) - 3 * least
    for line in lines:
        assert line.chop is not None
        assert abs(line.chop - (least + rest * line.stack / 80_000)) < 1
