"""Rebuys and add-ons at the tables of the room: offered, waited for, paid once."""

from typing import get_args

import msgspec
import pytest
from test_room_entries import GRANT, TERMS, Till
from world import all_in

from ruleone.room.core.roles import Caller
from ruleone.room.event.accounts import Bought
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.view import ChipsOffer, EntriesFound
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.roster import FindEntries
from ruleone.tournament.terms.config import AddOnTerms, Rebuys

SELLING = msgspec.structs.replace(
    TERMS,
    late_levels=0,
    re_entries=0,
    rebuys=Rebuys(chips=10_000, price=300, most=2, until_level=2),
    add_on=AddOnTerms(chips=15_000, price=200, level=2),
)


def offered(till: Till, caller: Caller, table: int) -> tuple[ChipsOffer, ...]:
    """What is sold to him, the same at his table and on the event's page."""
    offers = till.world.table(till.event, table, caller).offers
    assert till.world.event(till.event, caller).offers == offers
    return offers


def between_hands(till: Till, table: int) -> None:
    """Bring time until no hand is in play at the table."""
    host = till.world.room._lobby.hosts[till.event].tables[table]
    while host.in_hand:
        till.world.wake()


@pytest.mark.feature("entries")
@pytest.mark.rule("house-25.2", "tda2011-24")
def test_chips_are_bought_before_the_hand_and_paid_once() -> None:
    till = Till(SELLING)
    ann, _ = till.start("ann", "ben")
    world = till.world
    me = next(one for one in world.event(till.event, ann).entrants if one.me)
    assert me.table is not None
    (offer,) = offered(till, ann, me.table)
    assert (offer.what, offer.chips, offer.price, offer.times, offer.out) == (
        "rebuy", 10_000, 300, 2, False,
    )  # fmt: skip
    pool = world.event(till.event, ann).prize_pool
    world.ask(ann, n.BuyChips(till.event, "rebuy"), "once")
    world.ask(ann, n.BuyChips(till.event, "rebuy"), "once")
    page = world.event(till.event, ann)
    assert page.prize_pool == pool + 300
    assert next(one for one in page.entrants if one.me).stack == 20_000
    assert (till.has("ann"), till.paid("ann")) == (GRANT - 850, 850)
    refused = world.refused(ann, n.BuyChips(till.event, "rebuy"))
    assert refused.code == "rebuy-too-many-chips"
    world.wake()
    assert offered(till, ann, me.table) == ()
    refused = world.refused(ann, n.BuyChips(till.event, "rebuy"))
    assert refused.code == "rebuy-in-hand"
    found = world.look(world.director(), FindEntries(till.event, "ann"))
    assert isinstance(found, EntriesFound)
    assert [entry.may for entry in found.entries] == [()]


@pytest.mark.rule("house-25.1", "tda2011-24")
@pytest.mark.rows("word", ["rebuy", "no", "none"])
def test_a_table_waits_for_one_who_has_lost_all(word: str) -> None:
    till = Till(SELLING)
    ann, _ = till.start("ann", "ben")
    world = till.world
    till.out(ann)
    host = world.room._lobby.hosts[till.event]
    (table,) = (at for at in host.tables.values() if "ann" in at.offered)
    (offer,) = offered(till, ann, table.number)
    assert (offer.out, offer.ends_ms) == (True, world.now_ms + world.settings.rebuy_ms)
    hands = table.dealt
    if word == "rebuy":
        world.do(ann, n.BuyChips(till.event, "rebuy"))
        me = next(one for one in world.event(till.event, ann).entrants if one.me)
        assert (me.stack, me.place, me.table) == (10_000, None, table.number)
        assert till.has("ann") == GRANT - 850
        assert next(world.turns(till.event, ann)).my_seat == me.seat
        return
    if word == "no":
        world.do(ann, n.PassRebuy(till.event))
        assert world.refused(ann, n.PassRebuy(till.event)).code == "no-rebuy-offered"
        assert table.deals_ms < offer.ends_ms  # type: ignore[operator]
    while table.dealt == hands and host.phase == "running":
        world.wake()
    assert (world.now_ms >= offer.ends_ms) == (word == "none")  # type: ignore[operator]
    assert world.table(till.event, table.number, ann).offers == ()
    assert world.refused(ann, n.BuyChips(till.event, "rebuy")).code == "rebuy-missed-hand"


def test_who_cannot_pay_is_offered_nothing_and_told_why() -> None:
    till = Till(msgspec.structs.replace(SELLING, rebuys=Rebuys(10_000, GRANT, 1, 2)))
    (ann,) = till.start("ann")
    assert till.world.event(till.event, ann).offers == ()
    refused = till.world.refused(ann, n.BuyChips(till.event, "rebuy"))
    assert refused.code == "wallet-short"


@pytest.mark.feature("entries")
def test_the_add_on_is_sold_once_in_its_level_and_the_floor_may_take_it_down() -> None:
    till = Till(SELLING)
    ann, _ = till.start("ann", "ben")
    world = till.world
    refused = world.refused(ann, n.BuyChips(till.event, "add-on"))
    assert (refused.code, refused.parameters) == ("add-on-not-now", {"level": 2})
    world.do(till.boss, dc.NextLevel(till.event, "late"))
    host = world.room._lobby.hosts[till.event]
    for player in ("ann", "ben"):
        between_hands(till, host.tournament.state.seats[player][0])
        before = host.tournament.state.stacks.known(player)
        if player == "ann":
            world.do(ann, n.BuyChips(till.event, "add-on"))
        else:
            world.do(till.boss, n.BuyChipsFor(till.event, "ben", "add-on", "said so"))
        assert host.tournament.state.stacks[player] == before + 15_000
        assert till.paid(player) == 750
    assert world.refused(ann, n.BuyChips(till.event, "add-on")).code == "add-on-used"
    newest = world.director_page(till.event, till.boss).acts[0]
    assert (newest.code, newest.parameters["player"]) == (
        "directed-buy-chips-for", "<ben>",
    )  # fmt: skip


def test_chips_that_were_bought_are_there_after_a_restart() -> None:
    till = Till(SELLING)
    ann, _ = till.start("ann", "ben")
    world = till.world
    world.do(ann, n.BuyChips(till.event, "rebuy"))
    world.restart()
    assert dict(till.booked) == dict(world.room._books.ledger)
    for caller in (ann,):
        world.play(till.event, caller, all_in)
    page = world.finish(till.event, ann)
    assert {one.player: one.rebuys for one in page.entrants if one.rebuys} == {"ann": 1}
    won = {one.player: one.prize for one in page.entrants}
    assert till.has("ann") == GRANT - 850 + won["ann"]
    assert not [account for account, _ in till.booked if account.kind == "prizes"]


@pytest.mark.rows("charged", [True, False])
def test_a_house_player_buys_nothing(charged: bool) -> None:
    till = Till(msgspec.structs.replace(SELLING, charged=charged, house_players=2))
    ann, _ = till.start("ann", "ben")
    world = till.world
    entrants = world.event(till.event, ann).entrants
    house = next(one for one in entrants if one.house is not None)
    pool = world.event(till.event, ann).prize_pool
    found = world.look(till.boss, FindEntries(till.event, house.name))
    assert isinstance(found, EntriesFound)
    assert [line.may for line in found.entries] == [()]
    for what in get_args(Bought):
        refused = world.refused(till.boss, n.BuyChipsFor(till.event, house.player, what, "so"))
        assert (refused.code, refused.parameters) == (
            "house-buys-nothing", {"player": house.name}
        )  # fmt: skip
    assert world.event(till.event, ann).prize_pool == pool
    assert world.director_page(till.event, till.boss).frozen == ()
