"""Hands that are missed for a penalty: dealt, posted for, and dead before anybody acts."""

from random import Random

import pytest
from deals import play, sealed

from ruleone.dealing import GAMES, BadHand, Call, Hand, RestoreHand
from ruleone.dealing.events import HandKilled, HandsTabled, PotAwarded, UncalledReturned
from ruleone.history import Untellable
from ruleone.history.dealt import record_of
from ruleone.room.table.clocks import least
from ruleone.rulebook import Citation, Refusal, edition


def statuses(hand: Hand) -> dict[int, str]:
    return {seat.seat: seat.status for seat in hand.view().seats}


@pytest.mark.rule("house-65C.1", "tda2011-51.5")
@pytest.mark.rows(("book", "rule"), [("house", "house-65C.1"), ("tda2011", "tda2011-51.5")])
def test_who_is_penalised_posts_his_blind_and_his_hand_is_dead_once_dealt(
    book: str, rule: str
) -> None:
    """Seat 3 has the big blind: it stays in, nobody gets any of it back, and he has no option."""
    hand = Hand(
        "nlhe", book, dict.fromkeys((1, 2, 3), 1_000), 1, (50, 100), sealed("nlhe", Random(1)),
        ante=10, ante_format="per-player", penalised=(3,), players_in_event=20,
    )  # fmt: skip
    assert HandKilled(3) in hand.events
    (told,) = [line for line in hand.view().log if line.code == "killed-penalty"]
    cited = edition(book).cite("penalties.dealt_and_killed")
    assert (cited.rule, told.seat, told.citation) == (rule, 3, cited)
    assert statuses(hand) == {1: "in", 2: "in", 3: "folded"}
    assert hand.stacks[3] == 1_000 - 10 - 100
    play(hand, "1 fold")
    assert hand.over
    assert not any(isinstance(event, UncalledReturned) for event in hand.events)
    assert hand.stacks == {1: 990, 2: 990 - 50 + 180, 3: 890}
    with pytest.raises(Untellable):
        record_of(hand.events)


@pytest.mark.rule("house-65C.1")
def test_the_betting_closes_without_him() -> None:
    hand = Hand(
        "nlhe", "modern", dict.fromkeys((1, 2, 3, 4), 1_000), 1, (50, 100),
        sealed("nlhe", Random(2)), penalised=(3,),
    )  # fmt: skip
    play(hand, "4 call", "1 call", "2 call")
    view = hand.view()
    assert (view.street, view.to_act) == ("flop", 2)
    play(hand, "2 check", "4 check", "1 check", "2 check", "4 check", "1 check")
    assert hand.view().street == "river"
    again = Hand.replay(hand.events, sealed("nlhe", Random(2)))
    assert again.view() == hand.view()
    assert again.options == hand.options


@pytest.mark.rule("house-65C.1", "house-65A.4", "holdem-pots-4")
@pytest.mark.rows(("penalised", "stacks"), [(2, {2: 0, 3: 150}), (3, {2: 100, 3: 50})])
def test_a_hand_that_is_all_in_with_its_blinds_is_dead_all_the_same(
    penalised: int, stacks: dict[int, int]
) -> None:
    """Both blinds take all that two players have: the hand is over as soon as it is dealt. From the
    big blind the small one, all-in for half of it, wins as much as he has put in."""
    hand = Hand(
        "nlhe", "modern", {2: 50, 3: 100}, 2, (50, 100), sealed("nlhe", Random(3)),
        penalised=(penalised,),
    )  # fmt: skip
    assert hand.over
    assert HandKilled(penalised) in hand.events
    assert not any(isinstance(event, HandsTabled) for event in hand.events)
    assert hand.stacks == stacks


@pytest.mark.rule("holdem-pots-4", "house-59.3", "tda2011-49.2")
@pytest.mark.rows("book", ["house", "tda2011", "modern"])
def test_who_is_all_in_wins_no_more_of_a_dead_blind_than_he_put_in(book: str) -> None:
    """Seat 1 is all-in for 60, seat 2 has the small blind with 30, and seat 3 the big blind of 100,
    dead for a penalty: what lies above 60 of it nobody can win."""
    for seed in range(20):
        deck = sealed("nlhe", Random(seed))
        stacks = {1: 60, 2: 30, 3: 1_000, 4: 1_000}
        hand = Hand("nlhe", book, stacks, 1, (50, 100), deck, penalised=(3,))
        play(hand, "4 fold", "1 call")
        assert hand.over
        assert UncalledReturned(3, 40) in hand.events
        assert hand.stacks[3] == 940
        assert hand.stacks[2] in (0, 45, 90)
        assert sum(hand.stacks.values()) == 2_090
        again = Hand.replay(hand.events, deck)
        assert again.view() == hand.view()


@pytest.mark.rule("holdem-pots-4", "house-65C.1")
def test_two_dead_blinds_leave_those_who_are_all_in_what_they_put_in_from_each() -> None:
    """Seats 1 and 4 are all-in with their antes, 10 and 15; the blinds are dead, and go back."""
    hand = Hand(
        "nlhe", "modern", {1: 10, 2: 1_000, 3: 1_000, 4: 15}, 1, (50, 100),
        sealed("nlhe", Random(5)), ante=20, ante_format="per-player", penalised=(2, 3),
    )  # fmt: skip
    assert hand.over
    assert (hand.stacks[2], hand.stacks[3]) == (980, 980)
    assert hand.stacks[1] in (0, 20, 40)
    assert hand.stacks[1] + hand.stacks[4] == 65


@pytest.mark.rule("house-65C.1")
def test_who_has_chips_left_wins_all_of_the_dead_blind() -> None:
    """Seat 2 has the small blind and 30 more; seat 1 is all-in for 40. What lies above 40 is seat
    2's: he has nobody to call."""
    deck = sealed("nlhe", Random(6))
    stacks = {1: 40, 2: 80, 3: 1_000}
    hand = Hand("nlhe", "modern", stacks, 1, (50, 100), deck, penalised=(3,))
    play(hand, "1 call")
    assert hand.over
    assert hand.stacks[3] == 900
    assert hand.stacks[1] in (0, 60, 120)
    assert hand.stacks[1] + hand.stacks[2] == 220


@pytest.mark.rule("house-65C.1")
def test_with_three_all_in_the_dead_hand_wins_nothing() -> None:
    for seed in range(20):
        deck = sealed("nlhe", Random(seed))
        hand = Hand("nlhe", "modern", {1: 100, 2: 50, 3: 100}, 1, (50, 100), deck, penalised=(3,))
        play(hand, "1 call")
        assert hand.over
        awards = [event for event in hand.events if isinstance(event, PotAwarded)]
        assert all(3 not in award.seats for award in awards)
        assert (hand.stacks[3], sum(hand.stacks.values())) == (0, 250)


def test_a_hand_that_is_put_back_is_played_as_any_other() -> None:
    """What nobody has called of its blind goes back to it."""
    hand = Hand(
        "nlhe", "modern", {1: 1_000, 2: 1_000, 3: 1_000}, 1, (50, 100), sealed("nlhe", Random(7)),
        penalised=(3,),
    )  # fmt: skip
    cite = Citation("house-1", "modern")
    assert not isinstance(hand.intervene(RestoreHand(3), cite), Refusal)
    play(hand, "1 fold", "2 fold")
    assert UncalledReturned(3, 50) in hand.events
    assert hand.stacks == {1: 1_000, 2: 950, 3: 1_050}


def test_if_all_are_penalised_the_last_hand_wins() -> None:
    deck = sealed("nlhe", Random(4))
    hand = Hand("nlhe", "modern", {1: 1_000, 2: 1_000}, 1, (50, 100), deck, penalised=(1, 2))
    assert hand.over
    assert hand.stacks == {1: 1_100, 2: 900}


@pytest.mark.rule("house-65C.1", "house-65C.2")
@pytest.mark.rows("game", sorted(GAMES))
def test_every_game_is_played_to_its_end_without_him(game: str) -> None:
    for seed in range(4):
        random = Random(seed)
        hand = Hand(
            game, "modern", dict.fromkeys((1, 2, 3, 4), 2_000), 1, (50, 100),
            sealed(game, random), ante=10, penalised=(seed + 1,), players_in_event=9,
        )  # fmt: skip
        while (options := hand.options) is not None:
            assert options.seat != seed + 1
            free = options.check or options.call is None
            hand.act(options.seat, least(hand) if free else Call())
        assert hand.over
        assert sum(hand.stacks.values()) == 8_000
        assert hand.stacks[seed + 1] <= 2_000


def test_he_sits_at_the_table() -> None:
    with pytest.raises(BadHand, match="penalised seats"):
        Hand("nlhe", seats={1: 100, 2: 100}, button=1, penalised=(3,))
