"""How prizes are made is chosen with the event, and shown: a least prize, a policy for ties."""

import pytest
from world import World

from ruleone.room import commands as c
from ruleone.room.entry_commands import EntryTerms
from ruleone.room.payout_views import PayoutsView
from ruleone.room.roles import Caller
from ruleone.tournament.ties import TiePolicy

USUAL: TiePolicy = "bigger-stack-first"


def announced(world: World, boss: Caller, ties: TiePolicy | None, **terms: object) -> str:
    plain = {"charged": False, "buy_in": 100} | terms
    entered = EntryTerms(**plain)  # type: ignore[arg-type]
    event = world.do(boss, c.CreateEvent("turbo-27", "Friday", entered, ties=ties)).event
    assert event is not None
    return event


def payouts(world: World, event: str, caller: Caller) -> PayoutsView:
    shown = world.event(event, caller).payouts
    assert shown is not None
    return shown


def test_no_prize_is_below_the_least_one_and_all_of_the_pool_is_paid() -> None:
    world = World()
    boss, ann = world.director(), world.connect("ann")
    event = announced(world, boss, None, least_prize=700)
    world.do(ann, c.Join(event))
    page = world.event(event, ann)
    assert (page.line.entries, page.prize_pool) == (27, 2_700)
    amounts = [prize.amount for prize in page.prizes]
    assert amounts[-1] == 700
    assert amounts == sorted(amounts, reverse=True)
    assert sum(amounts) == 2_700
    assert payouts(world, event, ann).least == 700


@pytest.mark.rule("tda2019-RP-8A")
def test_a_policy_for_ties_is_a_change_of_the_edition_and_told_with_its_rule() -> None:
    world = World()
    boss = world.director()
    usual, shared = announced(world, boss, None), announced(world, boss, "shared")
    same = announced(world, boss, USUAL)
    assert payouts(world, usual, boss).ties == payouts(world, same, boss).ties == USUAL
    assert world.event(same, boss).line.edition == world.event(usual, boss).line.edition
    told = payouts(world, shared, boss)
    assert (told.ties, told.citation.rule) == ("shared", "tda2019-RP-8A")
    assert told.citation.edition == world.event(shared, boss).line.edition
    assert "places.same_hand=shared" in told.citation.edition
    world.restart()
    assert payouts(world, shared, boss) == told


def test_it_stays_announced_after_a_start_though_nobody_has_entered() -> None:
    world = World()
    boss = world.director()
    event = announced(world, boss, "shared")
    world.restart()
    assert event in {line.event for line in world.lobby(boss).events}


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"least_prize": -1}, "event-bounds"),
        ({"payouts": "wsop-main-2019"}, "payouts-not-for-field"),
        ({"payouts": "nothing"}, "payouts-not-for-field"),
    ],
)
def test_payouts_that_do_not_fit_are_refused(terms: dict[str, object], code: str) -> None:
    world = World()
    boss = world.director()
    plain = EntryTerms(**({"charged": False, "buy_in": 100} | terms))  # type: ignore[arg-type]
    assert world.refused(boss, c.CreateEvent("turbo-27", "Friday", plain)).code == code
