"""Bounties: what lies on a head, who wins it by the pots, and what is kept in the end."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest
from event_play import Play, of_kind, snapshot

from ruleone.cards import parse
from ruleone.chinese.events import PairSettled, ThirteenEnded
from ruleone.dealing import Hand
from ruleone.dealing.actions import Call, RaiseTo
from ruleone.dealing.events import PotAwarded
from ruleone.rulebook import Refusal
from ruleone.tournament import BadEvent, HandOrder, Tournament, TournamentEvent
from ruleone.tournament.bounties import knockouts_of, thirteen_knockouts_of
from ruleone.tournament.events import EventFinished, RebuyMade
from ruleone.tournament.events.bounties import BountiesKept, BountyLeft, BountyShare, BountyWon
from ruleone.tournament.terms.config import BountyTerms, DayEnd, Days, Rebuys

FIXED = BountyTerms(kind="fixed", amount=100)
HALF = BountyTerms(kind="progressive", amount=101, at_once=5_000)


class Hunt(Play):
    """An event with bounties whose hands end as they are told."""

    def ended(
        self,
        order: HandOrder,
        stacks: Mapping[int, int],
        out: Mapping[int, Sequence[tuple[int, int]]],
    ) -> tuple[TournamentEvent, ...]:
        """The hand is over with these stacks; `out` tells who won the last chips of whom."""
        whole = {**order.stacks, **stacks}
        return self.do(self.tournament.record(order.number, whole, self.now, out))

    def knock_out(self, seat: int, by: int) -> tuple[TournamentEvent, ...]:
        """A hand in which one loses all to another."""
        order = self.deal()
        won = {seat: 0, by: order.stacks[seat] + order.stacks[by]}
        return self.ended(order, won, {seat: ((by, 1),)})

    def whole(self) -> None:
        """What was put up is on a head, lies there, or is paid; it is the same replayed."""
        state = self.state
        assert state.config.bounty is not None
        times = state.entries + len(state.calendar.field) + state.bounties.again
        put_up = state.config.bounty.amount * times
        assert state.bounties.held + sum(state.bounties.won.values()) == put_up
        assert snapshot(Tournament.replay(self.events)) == snapshot(self.tournament)


def player(play: Play, seat: int) -> str:
    return play.state.tables[1].players[seat]


def test_who_knocks_a_player_out_has_his_bounty_and_keeps_his_own() -> None:
    play = Hunt(3, bounty=FIXED)
    ann, ben, cas = (player(play, seat) for seat in (1, 2, 3))
    (won,) = of_kind(play.knock_out(2, by=1), BountyWon)
    assert (won.player, won.amount, won.shares) == (ben, 100, (BountyShare(ann, 100),))
    assert [cite.rule for cite in won.citations] == ["tda2024-21"]
    play.whole()
    happened = play.knock_out(1, by=3)
    (kept,) = of_kind(happened, BountiesKept)
    assert kept.kept == (BountyShare(cas, 100),)
    assert isinstance(happened[-1], EventFinished)
    assert play.state.bounties.won == {ann: 100, cas: 200}
    assert play.state.bounties.knocked_out == {ann: 1, cas: 1}
    play.whole()


@pytest.mark.feature("bounties")
@pytest.mark.rows(("odd_unit", "paid", "head"), [("paid", 51, 50), ("head", 50, 51)])
def test_of_a_progressive_bounty_a_part_is_paid_and_the_rest_goes_onto_the_head(
    odd_unit: str, paid: int, head: int
) -> None:
    play = Hunt(3, bounty=msgspec.structs.replace(HALF, odd_unit=odd_unit))
    ann, cas = player(play, 1), player(play, 3)
    (won,) = of_kind(play.knock_out(2, by=1), BountyWon)
    assert won.shares == (BountyShare(ann, paid, head),)
    assert play.state.bounties.heads == {ann: 101 + head, cas: 101}
    (won,) = of_kind(play.knock_out(1, by=3), BountyWon)
    assert won.amount == 101 + head
    assert play.state.bounties.won[cas] + play.state.bounties.won[ann] == 303
    play.whole()


@pytest.mark.rule("house-18A", "tda2024-20A")
def test_several_share_a_bounty_by_their_parts_of_the_pot_and_the_first_has_an_odd_unit() -> None:
    play = Hunt(4, bounty=HALF)
    order = play.deal()
    stacks = {1: 14_999, 2: 0, 3: 15_001, 4: 10_000}
    (won,) = of_kind(play.ended(order, stacks, {2: ((3, 5_000), (1, 5_000))}), BountyWon)
    # 51 and 50 of 101, and of each half at once, the odd unit paid
    assert won.shares == (
        BountyShare(player(play, 3), 26, 25),
        BountyShare(player(play, 1), 25, 25),
    )
    assert [cite.rule for cite in won.citations] == ["tda2024-21", "tda2024-20A"]
    play.whole()
    order = play.deal()
    stacks = {1: 0, 3: 15_001 + 11_250, 4: 10_000 + 3_749}
    (won,) = of_kind(play.ended(order, stacks, {1: ((3, 3), (4, 1))}), BountyWon)
    assert [share.paid + share.head for share in won.shares] == [95, 31]  # 3 to 1 of 126
    play.whole()


def test_who_had_lost_all_puts_up_a_bounty_again_with_his_rebuy() -> None:
    play = Hunt(4, bounty=HALF, rebuys=Rebuys(10_000, 50, 2, 1))
    ann, ben = player(play, 1), player(play, 2)
    (won,) = of_kind(play.knock_out(2, by=1), BountyWon)
    assert (won.amount, won.shares) == (101, (BountyShare(ann, 51, 50),))
    (again,) = of_kind(play.do(play.tournament.rebuy(ben, play.now)), RebuyMade)
    assert again.bounty == 101
    assert play.state.bounties.heads[ben] == 101
    play.whole()
    order = play.deal()
    play.ended(order, {2: order.stacks[2] - 1, 3: order.stacks[3] + 1}, {})
    (in_front,) = of_kind(play.do(play.tournament.rebuy(ben, play.now)), RebuyMade)
    assert in_front.bounty == 0, "who is in has his bounty"
    play.whole()
    (won,) = of_kind(play.knock_out(2, by=3), BountyWon)
    assert won.amount == 101
    play.whole()


@pytest.mark.feature("bounties")
@pytest.mark.rule("house-19")
def test_a_bounty_goes_by_the_side_pot_and_the_main_pot_wins_none_of_it() -> None:
    # The button's queens have the main pot, for which seat 2 had put less in than the others.
    played = hand("QcKcAcQdKd2d7h8h9s3s4s", {1: 500, 2: 2_000, 3: 2_000}, 1)
    stacks = played.stacks
    gone = [seat for seat, stack in stacks.items() if not stack]
    out = knockouts_of(played.events, stacks)
    assert set(out) == set(gone)
    pots = [event for event in played.events if isinstance(event, PotAwarded)]
    assert len(pots) >= 2, "a main and a side pot"
    for seat in gone:
        (taker,) = out[seat]
        side = max(award.pot for award in pots if taker[0] in award.seats)
        assert taker[1] == sum(
            amount
            for award in pots
            if award.pot == side
            for at, amount in zip(award.seats, award.amounts, strict=True)
            if at == taker[0]
        )


def test_bounties_lie_on_the_heads_through_the_night() -> None:
    play = Hunt(4, bounty=FIXED, days=Days((DayEnd(level=2),)))
    play.knock_out(2, by=1)
    play.do(play.tournament.end_day(0, "night", play.now))
    assert play.state.phase == "night"
    play.do(play.tournament.sign_bags((), play.now))
    play.do(play.tournament.draw_day(bytes(range(32)), play.now))
    play.do(play.tournament.start_day(play.now))
    assert play.state.bounties.heads == dict.fromkeys(play.state.stacks, 100)
    order = play.deal()
    out, by = sorted(order.seats)[:2]
    stacks = {out: 0, by: order.stacks[out] + order.stacks[by]}
    (won,) = of_kind(play.ended(order, stacks, {out: ((by, 1),)}), BountyWon)
    assert won.amount == 100
    play.whole()


PAIRS = (
    PairSettled(1, 2, (), 3, 300, 300),
    PairSettled(1, 3, (), -2, -200, -200),
    PairSettled(2, 3, (), -1, -100, -100),
)
ENDED = ThirteenEnded((0, 0, 0))


@pytest.mark.rows(
    ("stacks", "out"),
    [
        ({1: 100, 2: 0, 3: 900}, {2: ((1, 300), (3, 100))}),
        ({3: 900, 1: 100, 2: 0}, {2: ((3, 100), (1, 300))}),
        ({1: 0, 2: 0, 3: 900}, {1: ((3, 200),), 2: ((3, 100),)}),
        ({1: 5, 2: 5, 3: 0}, {}),
        ({1: 5, 2: 5, 3: 5}, {}),
    ],
    ids=["two who are left", "their order", "one who is left", "paid nobody", "nobody out"],
)
def test_in_13_card_poker_whom_a_player_has_paid_has_knocked_him_out(
    stacks: dict[int, int], out: dict[int, tuple[tuple[int, int], ...]]
) -> None:
    assert thirteen_knockouts_of((*PAIRS, ENDED), stacks) == out
    assert thirteen_knockouts_of(PAIRS, stacks) == {}


def test_a_bounty_that_nobody_wins_waits_for_the_winner() -> None:
    play = Hunt(4, bounty=FIXED)
    gone, winner = player(play, 2), player(play, 4)
    happened = play.do(play.tournament.remove(gone, "he has thrown cards", 0))
    (left,) = of_kind(happened, BountyLeft)
    assert (left.player, left.amount) == (gone, 100)
    assert play.state.bounties.pot == 100
    play.whole()
    play.knock_out(1, by=4)
    play.knock_out(3, by=4)
    assert play.state.bounties.won == {winner: 400}
    play.whole()


def test_who_enters_again_puts_up_a_new_bounty() -> None:
    play = Hunt(6, bounty=FIXED, late_levels=1, re_entries=1, seats=9)
    ben = player(play, 2)
    play.knock_out(2, by=1)
    assert ben not in play.state.bounties.heads
    play.do(play.tournament.register(ben, None, 0))
    assert play.state.bounties.heads[ben] == 100
    play.whole()
    seat = play.state.seats[ben][1]
    order = play.deal()
    if seat in order.seats:
        other = next(at for at in order.seats if at != seat)
        stacks = {seat: 0, other: order.stacks[seat] + order.stacks[other]}
        (won,) = of_kind(play.ended(order, stacks, {seat: ((other, 9),)}), BountyWon)
        assert won.player == ben
    play.whole()


def test_an_entry_that_is_taken_back_takes_its_bounty_along() -> None:
    for terms in (FIXED, BountyTerms(kind="mystery", amount=100)):
        tournament, _ = Tournament.create(
            msgspec.structs.replace(Play(2).config, bounty=terms), Play(2).rules
        )
        for name in ("ann", "ben"):
            tournament.register(name, None, 0)
        assert tournament.state.bounties.held == 200
        tournament.unregister("ann", 0)
        assert tournament.state.bounties.held == 100


def test_the_director_ends_an_event_and_everybody_keeps_his_own() -> None:
    play = Hunt(4, bounty=HALF)
    ann = player(play, 1)
    play.knock_out(2, by=1)
    happened = play.do(play.tournament.finish("the power is gone", 0))
    (kept,) = of_kind(happened, BountiesKept)
    assert kept.kept[0] == BountyShare(ann, 151)
    assert {share.paid for share in kept.kept[1:]} == {101}
    play.whole()


def test_hand_for_hand_each_is_won_by_those_who_won_his_chips() -> None:
    play = Hunt(20, 10, bounty=FIXED, payouts="standard")
    while len(play.state.stacks) > 12:
        table = max(play.counts(), key=lambda number: play.counts()[number])
        order = play.deal(table)
        seat, by = sorted(order.seats)[:2]
        won = {seat: 0, by: order.stacks[seat] + order.stacks[by]}
        play.ended(order, won, {seat: ((by, 1),)})
    assert len(play.counts()) == 2
    play.do(play.tournament.hand_for_hand("near the money", 0))
    orders = [play.deal(table) for table in play.counts()]
    by_player: dict[str, str] = {}
    for order in orders:
        seat, by = sorted(order.seats)[:2]
        by_player[order.seats[seat]] = order.seats[by]
        won = {seat: 0, by: order.stacks[seat] + order.stacks[by]}
        happened = play.ended(order, won, {seat: ((by, 1),)})
    won_now = of_kind(happened, BountyWon)
    assert {one.player: one.shares[0].player for one in won_now} == by_player
    play.whole()


@pytest.mark.rows(
    "out",
    [
        {1: ((2, 5),)},  # who still has chips
        {2: ((2, 5),)},  # himself
        {2: ()},
        {2: ((1, 0),)},
        {2: ((1, 5), (1, 5))},
        {2: ((9, 5),)},
    ],
)
def test_who_won_what_has_to_fit_the_hand(out: Mapping[int, Sequence[tuple[int, int]]]) -> None:
    play = Hunt(3, bounty=FIXED)
    order = play.deal()
    stacks = {**order.stacks, 1: 20_000, 2: 0}
    refused = play.tournament.record(order.number, stacks, 0, out)
    assert isinstance(refused, Refusal)
    assert refused.code == "knockouts-do-not-fit"


@pytest.mark.rows("out", [7, {1: 7}, {1: (7,)}, {"1": ((1, 2),)}, {1: (("2", 1),)}])
def test_what_is_no_such_thing_is_refused(out: object) -> None:
    play = Hunt(3, bounty=FIXED)
    order = play.deal()
    refused = play.tournament.record(order.number, order.stacks, 0, out)  # type: ignore[arg-type]
    assert isinstance(refused, Refusal)
    assert refused.code == "value-not-understood"


@pytest.mark.rows(
    "changes",
    [
        {"bounty": BountyTerms(kind="fixed", amount=0)},
        {"bounty": BountyTerms(kind="progressive", amount=10, at_once=10_001)},
        {"bounty": BountyTerms(kind="mystery", amount=10, envelopes=())},
        {"bounty": BountyTerms(kind="mystery", amount=10, envelopes=((1, 0),))},
    ],
)
def test_bounties_that_cannot_be(changes: dict[str, Any]) -> None:
    with pytest.raises(BadEvent, match="expected bounty"):
        Play(3, **changes)


def hand(deck: str, stacks: Mapping[int, int], button: int, game: str = "nlhe") -> Hand:
    """A hand in which everybody goes all-in; the cards lie as told, the others behind them."""
    told = [parse(deck[at : at + 2]) for at in range(0, len(deck), 2)]
    rest = [card for card in range(52) if card not in told]
    played = Hand(game, "modern", stacks, button, (50, 100), (*told, *rest))
    while (options := played.options) is not None:
        raises = options.bet_to is not None
        action = RaiseTo(options.bet_to[1]) if options.bet_to is not None and raises else Call()
        assert not isinstance(played.act(options.seat, action), Refusal)
    return played


@pytest.mark.rule("house-19")
def test_each_is_knocked_out_by_who_won_the_pot_of_his_last_chips() -> None:
    """Seat 1 has least and the best hand, seat 2 the second best; 3 and 4 are out, and their last
    chips lie in side pots that seat 1 could not win."""
    # Cards go round from seat 2 on (button 1): two to each, then a burnt one before each street.
    deck = "KsQsJsAsKhQhJhAh2c3d4c5d9h7d9c8d"
    played = hand(deck, {1: 1_000, 2: 5_000, 3: 3_000, 4: 2_000}, 1)
    assert played.stacks[1] == 4_000
    assert played.stacks[3] == played.stacks[4] == 0
    out = knockouts_of(played.events, played.stacks)
    assert out == {3: ((2, 2_000),), 4: ((2, 3_000),)}


def test_a_shared_pot_is_told_with_what_each_has_won_of_it() -> None:
    deck = "AsAhQsKcKdJh2c3d4h8s9h7d9c9d"
    played = hand(deck, {1: 1_000, 2: 3_000, 3: 3_000}, 1)
    assert played.stacks[1] == 0
    out = knockouts_of(played.events, played.stacks)
    assert out == {1: ((2, 1_500), (3, 1_500))}


def test_nobody_out_is_nobody_knocked_out() -> None:
    played = hand("AsAhKcKd", {1: 3_000, 2: 2_000}, 1)
    out = knockouts_of(played.events, played.stacks)
    gone = [seat for seat, stack in played.stacks.items() if not stack]
    assert list(out) == gone
