"""Mystery bounties: sealed at the start, opened in their stage, drawn so that all can check."""

import msgspec
import pytest
from event_play import of_kind
from test_bounties import Hunt, player

from ruleone.cards import Draw
from ruleone.rulebook import Refusal
from ruleone.tournament import Tournament
from ruleone.tournament.events import EntriesClosed
from ruleone.tournament.events.bounties import (
    BountiesKept,
    BountyWon,
    EnvelopesSealed,
    MysteryBegan,
)
from ruleone.tournament.terms.config import BountyTerms

TERMS = BountyTerms(kind="mystery", amount=100, envelopes=((1, 40), (2, 10), (1, 5)))


@pytest.mark.feature("bounties")
def test_envelopes_hold_all_that_was_put_up_by_their_shares_the_last_for_all_others() -> None:
    assert TERMS.amounts(1_000, 6) == (533, 133, 133, 67, 67, 67)
    assert TERMS.amounts(1_000, 2) == (800, 200)
    assert TERMS.amounts(7, 1) == (7,)
    for pool in range(0, 400, 7):
        for count in range(1, 12):
            amounts = TERMS.amounts(pool, count)
            assert (sum(amounts), len(amounts)) == (pool, count)
            assert list(amounts) == sorted(amounts, reverse=True)


def test_nobody_opens_an_envelope_before_all_who_are_left_are_paid() -> None:
    play = Hunt(5, bounty=TERMS)
    (sealed,) = of_kind(play.events, EnvelopesSealed)
    assert not of_kind(play.knock_out(2, by=1), BountyWon)
    happened = play.knock_out(3, by=1)  # the bubble: three are left, three are paid
    assert not of_kind(happened, BountyWon)
    (began,) = of_kind(happened, MysteryBegan)
    assert (began.left, sum(began.envelopes)) == (3, 500)
    secret = bytes.fromhex(sealed.secret)
    drawn = Draw(secret + b"/envelopes").shuffled(TERMS.amounts(500, 3))
    assert began.envelopes == drawn
    (won,) = of_kind(play.knock_out(4, by=1), BountyWon)
    assert (won.envelope, won.amount) == (1, drawn[0])
    play.whole()
    happened = play.knock_out(5, by=1)
    (kept,) = of_kind(happened, BountiesKept)
    assert kept.kept[0].paid == drawn[2]  # the last envelope is the winner's
    assert play.state.bounties.won == {player_one(play): 500}
    play.whole()


def player_one(play: Hunt) -> str:
    return next(iter(play.state.stacks))


def test_a_shared_envelope_goes_by_the_parts_of_the_pot() -> None:
    play = Hunt(4, bounty=TERMS)
    play.knock_out(2, by=1)
    assert play.state.bounties.is_stage
    order = play.deal()
    stacks = {1: 25_000, 3: 15_000, 4: 0}
    (won,) = of_kind(play.ended(order, stacks, {4: ((1, 5_000), (3, 5_000))}), BountyWon)
    assert abs(won.shares[0].paid - won.shares[1].paid) <= 1
    assert sum(share.paid for share in won.shares) == won.amount
    play.whole()


def test_the_envelope_of_one_who_is_removed_stays_shut_for_the_winner() -> None:
    play = Hunt(4, bounty=TERMS)
    play.knock_out(2, by=1)
    envelopes = play.state.bounties.envelopes
    play.do(play.tournament.remove(player(play, 3), "he has thrown cards", 0))
    assert play.state.bounties.opened == 0
    play.knock_out(4, by=1)
    assert play.state.bounties.won == {player_one(play): sum(envelopes)}
    play.whole()


def test_all_out_before_the_stage_leaves_it_all_to_the_winner() -> None:
    play = Hunt(4, bounty=TERMS)
    order = play.deal()
    first, *others = sorted(order.seats)
    stacks = {first: sum(order.stacks.values()), **dict.fromkeys(others, 0)}
    happened = play.ended(order, stacks, dict.fromkeys(others, ((first, 1),)))
    assert not of_kind(happened, BountyWon)
    assert not of_kind(happened, MysteryBegan)
    assert play.state.bounties.won == {order.seats[first]: 400}
    play.whole()


def test_the_stage_may_wait_for_the_final_table() -> None:
    play = Hunt(20, 9, bounty=msgspec.structs.replace(TERMS, stage="final-table"))
    while len(play.counts()) > 1:
        assert not play.state.bounties.is_stage
        table = max(play.counts(), key=lambda number: play.counts()[number])
        play.bust_some(table, 1)
    assert play.state.final_table is not None
    assert len(play.state.bounties.envelopes) == len(play.state.stacks)


def test_a_stage_waits_until_nobody_enters_any_more() -> None:
    play = Hunt(4, bounty=TERMS, late_levels=1, re_entries=1, seats=9, payouts="winner-takes-all")
    play.knock_out(2, by=1)
    play.knock_out(3, by=1)
    assert play.state.late_open
    assert not play.state.bounties.is_stage
    gone = next(iter(play.state.results))
    play.do(play.tournament.register(gone, None, 0))
    play.whole()
    happened = play.do(play.tournament.next_level("it is late", 0))
    assert of_kind(happened, EntriesClosed)
    assert not of_kind(happened, MysteryBegan)  # three are left, one is paid
    seats = sorted(play.state.tables[1].players)
    assert of_kind(play.knock_out(seats[-1], by=1), MysteryBegan)


def test_without_a_secret_nothing_can_be_drawn() -> None:
    play = Hunt(2, bounty=TERMS)
    tournament, _ = Tournament.create(play.config, play.rules)
    for name in ("ann", "ben"):
        tournament.register(name, None, 0)
    refused = tournament.start(bytes(32), 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "seed-too-short"
