"""What cash games add: a second board, runs by agreement, bomb pots. A tournament refuses them."""

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest
from deals import asked, check_down, deck, play, refused, sealed, table

from ruleone.cards import FULL_DECK, parse_cards, text
from ruleone.dealing import BadHand, Event, Hand, Run
from ruleone.dealing.events import BoardDealt, PotAwarded, RunsChosen
from ruleone.rulebook import Refusal


def awards(hand: Hand) -> list[tuple[int, str, int, tuple[int, ...]]]:
    """Each part of a pot: on which board, by which order, how much, and to whom."""
    return [
        (event.board, event.order, event.amount, event.seats)
        for event in hand.events
        if isinstance(event, PotAwarded)
    ]


def told(hand: Hand, *boards: str) -> None:
    """Tell the cards of the next street, board by board."""
    for cards in boards:
        assert not isinstance(hand.deal_board(parse_cards(cards)), Refusal)


def heads_up(holes: tuple[str, str] = ("AsAd", "KsKd"), **facts: Any) -> Hand:
    """Two players with 1,001 chips each, their cards told."""
    hand = Hand(seats={1: 1001, 2: 1001}, button=2, showdown="players", **facts)
    for seat, hole in enumerate(holes, 1):
        hand.deal_hole(seat, parse_cards(hole))
    return hand


def test_all_who_are_all_in_say_how_often_the_rest_is_run_and_the_fewest_count() -> None:
    hand = heads_up(runs=3)
    play(hand, "2 raise 1001", "1 call")
    assert (asked(hand).seat, asked(hand).runs) == (1, 3)
    assert refused(hand, "1 check").code == "runs-now"
    assert refused(hand, "2 show").code == "not-your-turn"
    for times in (0, 4):
        outcome = hand.act(1, Run(times))
        assert isinstance(outcome, Refusal)
        assert outcome.parameters == {"most": 3}
    hand.act(1, Run(3))
    hand.act(2, Run(2))
    awaited = [hand.awaits]
    told(hand, "2c3c4d", "7c", "9d")
    awaited.append(hand.awaits)
    told(hand, "Kh3d4h", "8c", "9h")
    assert awaited == ["board", "board-2"]
    assert awards(hand) == [(0, "high", 1001, (1,)), (1, "high", 1001, (2,))]
    assert hand.stacks == {1: 1001, 2: 1001}
    view = hand.view()
    assert view.board == ("2c", "3c", "4d", "7c", "9d")
    assert view.more_boards == (("Kh", "3d", "4h", "8c", "9h"),)
    assert [award.board for award in view.awards] == [0, 1]
    assert view.awards[1].hand is not None
    assert view.awards[1].hand.category == "trips"


def test_runs_share_the_board_that_lay_before_the_all_in() -> None:
    hand = heads_up(runs=2)
    play(hand, "2 call", "1 check")
    told(hand, "2c3c4d")
    play(hand, "1 bet 901", "2 call")
    hand.act(1, Run(2))
    hand.act(2, Run(2))
    told(hand, "7c", "9d", "Kh", "9h")
    assert hand.view().more_boards == (("2c", "3c", "4d", "Kh", "9h"),)
    assert hand.stacks == {1: 1001, 2: 1001}


HOLES = {1: "JsTh", 2: "Ah9d", 3: "KsKc", 4: "5c2h", 5: "6h5h", 6: "6s3s"}
FLOP, RUNS = "9hTs9s", (("Jh", "Ad"), ("Kh", "3c"), ("7s", "8s"), ("Qc", "Kd"))


def four_runs(cards: Sequence[int] | None) -> Hand:
    """The four-run hand of pokerkit's README, up to the all-in on the flop; the stacks that it
    leaves out are deep."""
    hand = Hand(
        seats={1: 500_000, 2: 116_400, 3: 86_900, 4: 500_000, 5: 50_000, 6: 500_000},
        button=6, blinds=(200, 400), straddles={3: 800}, ante=600, ante_format="button",
        runs=4, deck=cards,
    )  # fmt: skip
    if cards is None:
        hand.deal_holes({seat: parse_cards(hole) for seat, hole in HOLES.items()})
    play(hand, "4 fold", "5 raise 2800", "6 fold", "1 call", "2 raise 12600")
    play(hand, "3 call", "5 call", "1 call")
    if cards is None:
        told(hand, FLOP)
    play(hand, "1 check", "2 bet 17000", "3 raise 36000", "5 fold", "1 fold")
    play(hand, "2 raise 103800", "3 call")
    hand.act(2, Run(4))
    hand.act(3, Run(4))
    return hand


def four_run_deck() -> tuple[int, ...]:
    """The deck of that hand, with burn cards of no importance."""
    holes = [parse_cards(HOLES[seat]) for seat in sorted(HOLES)]
    streets = [FLOP, *(card for run in RUNS for card in run)]
    named = {*chain(*holes), *chain(*map(parse_cards, streets))}
    rest = (card for card in FULL_DECK if card not in named)
    dealt = [hole[nth] for nth in range(2) for hole in holes]
    for street in streets:
        dealt += [next(rest), *parse_cards(street)]
    return (*dealt, *rest)


def boards_in_order(hand: Hand) -> list[tuple[int, str]]:
    """The cards of the runs as they came, each with its board."""
    dealt = [event for event in hand.events if isinstance(event, BoardDealt)]
    return [(event.board, "".join(map(text, event.cards))) for event in dealt[1:]]


@pytest.mark.feature("several-boards")
def test_runs_are_dealt_one_whole_board_after_the_other() -> None:
    in_order = [(board, card) for board, run in enumerate(RUNS) for card in run]
    hand = four_runs(four_run_deck())
    assert boards_in_order(hand) == in_order
    by_hand = four_runs(None)
    awaited = list[str | None]()
    for _, card in in_order:
        awaited.append(by_hand.awaits)
        told(by_hand, card)
    assert awaited == [name for name in ("board", "board-2", "board-3", "board-4") for _ in "TR"]
    assert boards_in_order(by_hand) == in_order
    for each in (hand, by_hand):
        assert (each.stacks[2], each.stacks[3], each.stacks[5]) == (79_400, 149_700, 37_400)
        boards = [line for line in each.view().log if line.code == "next-board"]
        assert [line.parameters["board"] for line in boards] == [2, 2, 3, 3, 4, 4]
        won = [line for line in each.view().log if line.code.startswith("won")]
        assert [(line.seat, line.parameters["category"]) for line in won] == [
            (2, "full-house"), (3, "full-house"), (3, "flush"), (3, "full-house"),
        ]  # fmt: skip


def test_runs_cut_off_anywhere_go_on_with_the_next_card() -> None:
    cards = four_run_deck()
    hand = four_runs(cards)
    wrong = []
    for cut in range(1, len(hand.events)):
        again = Hand.replay(hand.events[:cut], cards)
        if again.events != hand.events[: len(again.events)]:
            wrong.append(cut)
    assert not wrong


def test_runs_of_before_go_on_street_by_street() -> None:
    cards = four_run_deck()
    first, *rest = msgspec.to_builtins(four_runs(cards).events)
    del first["runs_whole"]
    begun = msgspec.convert((first, *rest), tuple[Event, ...], strict=False)
    last = max(at for at, event in enumerate(begun) if isinstance(event, RunsChosen))
    hand = Hand.replay(begun[: last + 1], cards)
    assert [board for board, _ in boards_in_order(hand)] == [0, 1, 2, 3] * 2
    told_again = Hand.replay(hand.events)
    assert told_again.events == hand.events


@pytest.mark.feature("several-boards")
def test_who_does_not_agree_gets_one_run() -> None:
    hand = heads_up(runs=2)
    play(hand, "2 raise 1001", "1 call")
    hand.act(1, Run(2))
    hand.act(2, Run(1))
    told(hand, "2c3c4d", "7c", "9d")
    assert awards(hand) == [(0, "", 2002, (1,))]


def test_two_boards_are_played_for_half_the_pot_each() -> None:
    hand = heads_up(boards=2, game="plo8", holes=("AsAd2h3h", "KsKdQhJd"))
    play(hand, "2 call", "1 check")
    for street in (("2c4c8d", "Kh9d9h"), ("7s", "Th"), ("Tc", "Td")):
        told(hand, *street)
        play(hand, "1 check", "2 check")
    play(hand, "1 show", "2 show")
    assert awards(hand) == [
        (0, "high", 50, (1,)),
        (0, "eight-or-better", 50, (1,)),
        (1, "high", 100, (2,)),
    ]


def test_an_odd_chip_goes_to_the_first_board() -> None:
    hand = heads_up(boards=2, dead_blinds={1: 1})
    play(hand, "2 call", "1 check")
    for street in (("2c4c8d", "Kh9d9h"), ("7s", "Th"), ("Tc", "Td")):
        told(hand, *street)
        play(hand, "1 check", "2 check")
    play(hand, "1 show", "2 show")
    assert awards(hand) == [(0, "high", 101, (1,)), (1, "high", 100, (2,))]


def test_cards_of_several_boards_come_from_the_deck_in_turn() -> None:
    cards = sealed("nlhe", Random(4))
    hand = table([500, 500], deck=cards, boards=2)
    check_down(hand)
    boards = [event for event in hand.events if isinstance(event, BoardDealt)]
    assert [event.board for event in boards] == [0, 1] * 3
    dealt = [card for event in boards for card in (*event.burned, *event.cards)]
    assert tuple(dealt) == cards[4:20]
    for cut in range(1, len(hand.events)):
        again = Hand.replay(hand.events[:cut], cards)
        assert again.events == hand.events[: len(again.events)]


def test_in_a_bomb_pot_all_pay_and_the_betting_begins_on_the_flop() -> None:
    hand = table([500, 500, 30], bomb_pot=50, deck=deck(["As Ad", "Kh Kd", "7c 2d"]))
    view = hand.view()
    assert view.street == "flop"
    assert view.total == 130
    assert [seat.stack for seat in view.seats] == [450, 450, 0]
    assert asked(hand).seat == 1
    assert asked(hand).check
    assert asked(hand).bet_to == (100, 450)
    check_down(hand)
    assert sum(hand.stacks.values()) == 1030


@pytest.mark.feature("several-boards")
@pytest.mark.rows("facts", [{"boards": 2}, {"runs": 2}, {"bomb_pot": 100}, {"straddles": {3: 200}}])
def test_a_tournament_has_none_of_it(facts: dict[str, Any]) -> None:
    Hand(seats={1: 500, 2: 500, 3: 500}, button=3, **facts)
    with pytest.raises(BadHand, match="in a tournament"):
        Hand(seats={1: 500, 2: 500, 3: 500}, button=3, players_in_event=9, **facts)


@pytest.mark.rows(
    ("facts", "told"),
    [
        ({"boards": 0}, "boards or runs from 1"),
        ({"boards": 2, "runs": 2}, "not more than one of both"),
        ({"bomb_pot": -1}, "a bomb pot from 0"),
        ({"game": "fl27td", "boards": 2}, "hole cards and a board"),
        ({"runs": 9}, "fewer boards"),
        ({"runs": "2"}, "whole numbers"),
        ({"bomb_pot": 50, "straddles": {3: 200}}, "no straddles"),
    ],
)
def test_what_cannot_be(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(BadHand, match=told):
        Hand(seats={1: 500, 2: 500, 3: 500}, button=3, **facts)


@pytest.mark.rows("facts", [{"boards": 2}, {"runs": 3}, {"bomb_pot": 50}])
def test_chips_are_kept_and_replays_are_the_same(facts: dict[str, Any]) -> None:
    chance = Random(str(facts))
    for _ in range(30):
        seats = {seat: chance.randint(1, 800) for seat in range(1, chance.randint(2, 6) + 1)}
        cards = tuple(chance.sample(FULL_DECK, 52))
        game = chance.choice(("nlhe", "plo8"))
        hand = Hand(game, "modern", seats, 1, (50, 100), cards, **facts)
        while hand.options is not None:
            options = hand.options
            if options.runs:
                hand.act(options.seat, Run(chance.randint(1, options.runs)))
            elif options.bet_to and chance.random() < 0.4:
                play(hand, f"{options.seat} raise {options.bet_to[1]}")
            else:
                play(hand, f"{options.seat} {'check' if options.check else 'call'}")
        assert sum(hand.stacks.values()) == sum(seats.values())
        again = Hand.replay(hand.events)
        assert again.view(1) == hand.view(1)
