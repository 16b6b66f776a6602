"""Bounties at the tables of the room: every cent in the books, on pages, and after a restart."""

import msgspec
import pytest
from test_room_entries import Till
from world import World, all_in

from ruleone.cage import ISSUE, bounty_of
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import BuyChips, EntryTerms, Join
from ruleone.room.event.entries.view import EntriesFound
from ruleone.room.event.roster import FindEntries
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import EventView
from ruleone.room.playing import Leave
from ruleone.tournament.events.bounties import BountyWon
from ruleone.tournament.terms.config import BountyTerms, Rebuys

GRANT = Settings().grant_cents
FIXED = BountyTerms(kind="fixed", amount=200)
HALF = BountyTerms(kind="progressive", amount=201, at_once=5_000)
TERMS = EntryTerms(charged=True, buy_in=300, fee=50, house_players=4, bounty=FIXED)


class Hunt(Till):
    """An event with bounties, in which everybody who may goes all-in."""

    def head(self, player: str = "") -> int:
        """What lies on a person's head, as the journal has it; on those of house players."""
        return self.booked.balance(bounty_of(self.event, player))

    def page(self, name: str = "ann") -> EventView:
        return self.world.event(self.event, self.world.connect(name))

    def won(self) -> list[BountyWon]:
        """All that was won, as the journal has it."""
        rows = self.world.journal.read(f"event/{self.event}")
        return [
            msgspec.msgpack.decode(row.payload, type=BountyWon)
            for row in rows
            if row.kind == "bounty-won"
        ]


def terms(bounty: BountyTerms, **changes: object) -> EntryTerms:
    return msgspec.structs.replace(TERMS, bounty=bounty, **changes)


def test_an_entry_puts_its_bounty_on_the_own_head_and_takes_it_back() -> None:
    hunt = Hunt(TERMS)
    ann = hunt.world.connect("ann")
    hunt.world.do(ann, Join(hunt.event))
    assert (hunt.has("ann"), hunt.paid("ann"), hunt.head("ann")) == (GRANT - 550, 350, 200)
    entry = hunt.entry(ann)
    assert entry.bounty == FIXED
    (me,) = hunt.page().entrants
    assert me.bounty == 200
    hunt.world.do(ann, Leave(hunt.event))
    assert (hunt.has("ann"), hunt.paid("ann"), hunt.head("ann")) == (GRANT, 0, 0)


def test_house_players_have_bounties_of_the_house() -> None:
    hunt = Hunt(TERMS)
    hunt.start("ann")
    assert (hunt.paid(), hunt.head()) == (1_200, 800)
    assert hunt.booked.balance(ISSUE) == -GRANT - 2_000


@pytest.mark.feature("bounties")
@pytest.mark.rows("bounty", [FIXED, HALF, BountyTerms(kind="mystery", amount=201)])
@pytest.mark.rows("seed", [3, 5])
def test_every_cent_of_bounties_and_prizes_comes_to_its_winner(
    bounty: BountyTerms, seed: int
) -> None:
    hunt = Hunt(terms(bounty, house_players=7), seed=seed)
    ann, ben = hunt.start("ann", "ben")
    world = hunt.world
    world.play(hunt.event, ann, all_in)
    page = world.finish(hunt.event, ben)
    entries = page.line.entries
    assert sum(one.bounties_won for one in page.entrants) == bounty.amount * entries
    assert sum(one.prize for one in page.entrants) == page.prize_pool == 300 * entries
    for name in ("ann", "ben"):
        own = next(one for one in page.entrants if one.player == name)
        paid = 350 + bounty.amount
        assert hunt.has(name) == GRANT - paid + own.prize + own.bounties_won
    booked = hunt.booked
    assert booked.total == 0
    assert not [account for account, cents in booked if account.place == hunt.event and cents]
    for won in hunt.won():
        assert sum(share.paid + share.head for share in won.shares) == won.amount
    world.restart()
    again = world.event(hunt.event, ben)
    assert [one.bounties_won for one in again.entrants] == [
        one.bounties_won for one in page.entrants
    ]


def test_a_bounty_is_paid_with_the_hand_that_wins_it_and_never_again() -> None:
    """The room dies at every append; what is durable is the hand and its money, or neither."""
    hunt = Hunt(terms(HALF, house_players=5))
    (ann,) = hunt.start("ann")
    world = hunt.world
    for _ in world.turns(hunt.event, ann):
        if hunt.won():
            break
        world.play(hunt.event, ann, all_in, turns=1)
    before = hunt.won()
    assert before
    page = world.event(hunt.event, ann)
    own = next(one for one in page.entrants if one.me)
    assert hunt.has("ann") == GRANT - 551 + own.bounties_won
    assert hunt.head("ann") == own.bounty
    balances = dict(hunt.booked)
    for _ in range(2):
        world.restart()
        assert hunt.won() == before
        assert dict(hunt.booked) == balances
        assert world.event(hunt.event, ann).entrants == page.entrants


def test_the_pages_tell_what_lies_on_heads_and_who_has_won_it() -> None:
    hunt = Hunt(terms(HALF, house_players=5))
    (ann,) = hunt.start("ann")
    world = hunt.world
    table = world.my_table(hunt.event, ann)
    assert table is not None
    assert {one.bounty for one in table.players} == {201}
    world.play(hunt.event, ann, all_in)
    page = world.finish(hunt.event, ann)
    bounties = page.bounties
    if bounties is not None:
        assert bounties.held == 0
    codes = {line.code for line in page.news}
    assert page.line.state == "over"
    assert not codes or "bounty-won" in codes


@pytest.mark.rows(
    ("changes", "what"),
    [
        ({"bounty": BountyTerms(kind="fixed", amount=0)}, "bounty-amount"),
    ],
)
def test_terms_that_cannot_be_are_refused(changes: dict[str, object], what: str) -> None:
    world = World()
    asked = CreateEvent("six-max", "Sunday", msgspec.structs.replace(TERMS, **changes))
    refused = world.refused(world.director(), asked)
    assert (refused.code, refused.parameters["what"]) == ("event-bounds", what)


@pytest.mark.rows("bounty", [FIXED, HALF, BountyTerms(kind="mystery", amount=201)])
def test_a_rebuy_of_one_who_had_lost_all_pays_for_a_bounty_too(bounty: BountyTerms) -> None:
    rebuys = Rebuys(chips=10_000, price=300, most=2, until_level=2)
    hunt = Hunt(terms(bounty, rebuys=rebuys))
    ann, _ = hunt.start("ann", "ben")
    world = hunt.world
    hunt.out(ann)
    (offer,) = world.event(hunt.event, ann).offers
    assert (offer.out, offer.price) == (True, 300 + bounty.amount)
    found = world.look(world.director(), FindEntries(hunt.event))
    assert isinstance(found, EntriesFound)
    added = {one.entrant.player: one.bounty for one in found.entries}
    assert (added["ann"], added["ben"]) == (bounty.amount, 0)
    before = hunt.has("ann")
    world.ask(ann, BuyChips(hunt.event, "rebuy"), "once")
    world.restart()
    world.ask(ann, BuyChips(hunt.event, "rebuy"), "once")
    assert hunt.has("ann") == before - 300 - bounty.amount
    me = next(one for one in world.event(hunt.event, ann).entrants if one.me)
    assert me.bounty == (0 if bounty.is_mystery else bounty.amount)
    assert me.rebuy_bounties == (bounty.amount,), "his receipt says so"
    world.play(hunt.event, ann, all_in)
    page = world.finish(hunt.event, ann)
    me = next(one for one in page.entrants if one.me)
    assert me.rebuy_bounties == (bounty.amount,) * me.rebuys, "also when the event is over"
    entries, again = page.line.entries, 1
    assert sum(one.bounties_won for one in page.entrants) == bounty.amount * (entries + again)
    assert not [one for one, cents in hunt.booked if one.place == hunt.event and cents]
    assert hunt.booked.total == 0


@pytest.mark.rows("seed", [3, 5])
def test_bounties_are_won_in_13_card_poker_too(seed: int) -> None:
    hunt = Hunt(terms(FIXED, house_players=None), template="thirteen-16", seed=seed)
    ann = hunt.world.connect("ann")
    hunt.world.do(ann, Join(hunt.event))
    page = hunt.world.finish(hunt.event, ann)
    entries = page.line.entries
    assert sum(one.bounties_won for one in page.entrants) == 200 * entries
    assert hunt.won()
    for won in hunt.won():
        assert [cite.rule for cite in won.citations] == ["house-1"]
    assert hunt.booked.total == 0


@pytest.mark.rows("template", ["bounty", "knockout", "mystery"])
def test_templates_with_bounties_are_announced(template: str) -> None:
    world = World()
    boss = world.director()
    event = world.do(boss, CreateEvent(template, "")).event
    assert event is not None
    page = world.event(event, boss)
    assert page.bounties is not None
    assert page.bounties.amount == page.line.entry.bounty.amount  # type: ignore[union-attr]
