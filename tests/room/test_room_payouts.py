"""How prizes are made is chosen with the event, and shown: a least prize, a policy for ties."""

import msgspec
import pytest
from world import World

from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.setup.payouts import PayoutsView
from ruleone.room.event.setup.planning import CreateEvent, for_field
from ruleone.rulebook import Refusal, edition
from ruleone.tournament.entries import prizes_of
from ruleone.tournament.terms.announcing import check_config
from ruleone.tournament.terms.payouts import (
    OwnAmounts,
    OwnPayouts,
    OwnPlan,
    OwnShares,
    PayoutColumn,
    TiePolicy,
)

THIRDS = OwnShares((PayoutColumn(3, 27, ((1, 4_000), (2, 3_000))),))
FIXED = OwnAmounts(((1, 1_500), (1, 1_000), (1, 500)))
USUAL: TiePolicy = "bigger-stack-first"


def announced(world: World, boss: Caller, ties: TiePolicy | None, **terms: object) -> str:
    plain = {"charged": False, "buy_in": 100} | terms
    entered = EntryTerms(**plain)  # type: ignore[arg-type]
    event = world.do(boss, CreateEvent("turbo-27", "Friday", entered, ties=ties)).event
    assert event is not None
    return event


def payouts(world: World, event: str, caller: Caller) -> PayoutsView:
    shown = world.event(event, caller).payouts
    assert shown is not None
    return shown


@pytest.mark.feature("prizes")
def test_no_prize_is_below_the_least_one_and_all_of_the_pool_is_paid() -> None:
    world = World()
    boss, ann = world.director(), world.connect("ann")
    event = announced(world, boss, None, least_prize=700)
    world.do(ann, Join(event))
    page = world.event(event, ann)
    assert (page.line.entries, page.prize_pool) == (27, 2_700)
    amounts = [prize.amount for prize in page.prizes]
    assert amounts[-1] == 700
    assert amounts == sorted(amounts, reverse=True)
    assert sum(amounts) == 2_700
    assert payouts(world, event, ann).least == 700


@pytest.mark.feature("own-payouts")
@pytest.mark.rows(
    ("own", "terms", "paid"),
    [
        (THIRDS, {"entries_min": 3}, [1_080, 810, 810]),
        (FIXED, {"entries_min": 3, "guarantee": 3_000}, [1_500, 1_000, 500]),
        (OwnPlan(percent=10, unit=100), {}, [1_400, 800, 500]),
    ],
)
def test_payouts_of_the_directors_own_are_paid_and_shown_also_after_a_start(
    own: OwnPayouts, terms: dict[str, object], paid: list[int]
) -> None:
    world = World()
    boss, ann = world.director(), world.connect("ann")
    event = announced(world, boss, None, payouts=own, **terms)
    shown = payouts(world, event, boss)
    assert (shown.table, shown.own) == ("own", own)
    world.do(ann, Join(event))
    page = world.event(event, ann)
    assert (page.line.entries, [prize.amount for prize in page.prizes]) == (27, paid)
    world.restart()
    assert payouts(world, event, boss).own == own
    assert [prize.amount for prize in world.event(event, ann).prizes] == paid


def test_a_forecast_for_fewer_than_are_paid_is_refused_and_any_other_can_be_played() -> None:
    world = World()
    for own in (THIRDS, FIXED, OwnPlan(places=9)):
        terms = EntryTerms(
            charged=False, buy_in=100, payouts=own, entries_min=3,
            guarantee=own.total if isinstance(own, OwnAmounts) else 0,
        )  # fmt: skip
        plan = world.room.plan_to_announce(CreateEvent("turbo-27", "Friday", terms))
        assert not isinstance(plan, Refusal)
        for people in (2, 3, 27):
            field = for_field(plan, people, people)
            if isinstance(field, Refusal):
                assert (field.code, people, own) == ("payouts-not-for-all", 2, THIRDS)
                continue
            check_config(field.config, edition(field.rules))
            prizes = prizes_of(field.config, people * 100, people)
            assert (sum(prizes), len(prizes) <= people) == (people * 100, True)


def test_a_refusal_tells_what_was_expected_and_what_came() -> None:
    world = World()
    boss = world.director()
    column = PayoutColumn(2, 27, ((1, 5_000), (1, 6_000)))
    terms = EntryTerms(charged=False, buy_in=100, payouts=OwnShares((column,)))
    refusal = world.refused(boss, CreateEvent("turbo-27", "Friday", terms))
    assert refusal.code == "flaw-shares-not-whole"
    assert refusal.parameters == {"field": "2-27", "percent": "110"}
    terms = msgspec.structs.replace(terms, payouts=FIXED, guarantee=2_000)
    refusal = world.refused(boss, CreateEvent("turbo-27", "Friday", terms))
    assert refusal.parameters == {"pool": 2_000, "came": 3_000}


@pytest.mark.feature("same-hand")
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


@pytest.mark.rows(
    ("terms", "code"),
    [
        ({"least_prize": -1}, "event-bounds"),
        ({"payouts": "wsop-main-2019"}, "payouts-not-for-field"),
        ({"payouts": "nothing"}, "payouts-not-for-field"),
        ({"payouts": OwnShares(())}, "flaw-shares-columns"),
        ({"payouts": THIRDS}, "payouts-not-for-all"),
        ({"payouts": OwnPlan(places=28)}, "payouts-more-places"),
        ({"payouts": OwnPlan(percent=101)}, "event-bounds"),
        ({"payouts": FIXED}, "payouts-not-pool"),
        ({"payouts": FIXED, "guarantee": 2_999, "entries_min": 3}, "payouts-not-pool"),
        ({"payouts": FIXED, "guarantee": 3_000}, "payouts-more-places"),
        (
            {"payouts": FIXED, "guarantee": 3_000, "entries_min": 3, "least_prize": 501},
            "payouts-below-least",
        ),
        ({"entries_min": 1}, "event-bounds"),
    ],
)
def test_payouts_that_do_not_fit_are_refused(terms: dict[str, object], code: str) -> None:
    world = World()
    boss = world.director()
    plain = EntryTerms(**({"charged": False, "buy_in": 100} | terms))  # type: ignore[arg-type]
    assert world.refused(boss, CreateEvent("turbo-27", "Friday", plain)).code == code
