"""The best way to set thirteen cards: all splits counted, judged as they would be paid."""

from importlib.resources import files
from itertools import combinations
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thirteen import cases, rows

from ruleone.bots.thirteen import arrange
from ruleone.cards import FULL_DECK, CardError, parse_cards
from ruleone.chinese import (
    Arrangement,
    ThirteenHand,
    ThirteenRules,
    arrange_automatically,
    best_natural,
    compare,
    is_foul,
    points_for,
    side_of,
    thirteen_rules,
)
from ruleone.chinese.arranging import arrangements_ranked, best_arrangement
from ruleone.chinese.opponents import (
    ALL,
    FILES,
    Opponents,
    Population,
    Splits,
    house,
    in_all_suits,
    places_of_rows,
)
from ruleone.chinese.row_names import as_named
from ruleone.ranking import python_twin
from ruleone.rulebook import Refusal, edition

BOOK = edition("chinese")
RULES = thirteen_rules(BOOK)
HANDS = st.permutations(FULL_DECK).map(lambda deck: deck[:13])


def model_of(
    hands: list[Arrangement], rules: ThirteenRules = RULES, bonus: bool = True
) -> Opponents:
    known = np.array([hand.cards for hand in hands], np.uint8)
    return Population(known, rules, bonus=bonus).everybody()


def paid(mine: Arrangement, other: Arrangement, rules: ThirteenRules, bonus: bool) -> int:
    sides = side_of(1, mine, False, rules), side_of(2, other, False, rules)
    return points_for(1, compare(*sides, rules, bonus=bonus))


def automatic_hands(seed: int, count: int) -> list[Arrangement]:
    chance = Random(seed)
    return [arrange_automatically(chance.sample(FULL_DECK, 13)) for _ in range(count)]


def test_every_split_is_there_once() -> None:
    places = places_of_rows()
    whole = np.hstack(
        [places.threes[places.front], places.fives[places.middle], places.fives[places.back]]
    )
    assert whole.shape == (ALL, 13)
    assert (np.sort(whole) == np.arange(13)).all()
    rows_of = zip(places.front.tolist(), places.middle.tolist(), strict=True)
    assert len(set(rows_of)) == ALL


@pytest.mark.rows("case", cases()["best_reply"], ids=lambda case: case["cards"][:5])
def test_the_best_reply_to_known_hands_is_that_of_an_independent_search(
    case: dict[str, object],
) -> None:
    cards = parse_cards(str(case["cards"]))
    known = [
        rows(f"{hand['front']} / {hand['middle']} / {hand['back']}")
        for hand in case["opponents"]  # type: ignore[attr-defined]
    ]
    assert len(Splits(cards, RULES)) == case["valid_arrangements"]
    best = best_arrangement(cards, model_of(known), RULES, finalists=ALL)
    assert round(best.points * len(known), 3) == case["best_points"]
    assert sum(paid(best.arrangement, hand, RULES, True) for hand in known) == case["best_points"]


def test_splits_that_are_no_foul_are_those_of_the_scoring() -> None:
    cards = Random(4).sample(FULL_DECK, 13)
    legal = set()
    for back in combinations(sorted(cards), 5):
        left = [card for card in sorted(cards) if card not in back]
        for middle in combinations(left, 5):
            front = tuple(card for card in left if card not in middle)
            if not is_foul(Arrangement(front, middle, back), RULES):
                legal.add((front, middle, back))
    splits = Splits(cards, RULES)
    found = [splits.arrangement(at) for at in range(len(splits))]
    assert {tuple(tuple(sorted(row)) for row in each) for each in found} == legal
    assert len(found) == len(legal)


@pytest.mark.rows("bonus", [False, True])
@pytest.mark.rows(
    "changes",
    [
        {},
        {"chinese.suit_tiebreak": "none"},
        {"chinese.bonus_replaces_row_point": False},
        {"chinese.majority_points": 2, "chinese.row_points": 3},
    ],
)
def test_the_best_split_is_that_of_a_plain_loop_over_the_scoring(
    bonus: bool, changes: dict[str, object]
) -> None:
    rules = thirteen_rules(BOOK.with_options(changes))
    known = [
        *automatic_hands(5, 6),
        rows("3s 3h 3c / 8d 8h 8c 8s 2c / 6d 5d 4d 3d 2d"),
        rows("Qs Jh 9c / 8d 8h 8c 2s 2c / Kd Kh Ks Kc 4s"),
    ]
    cards = parse_cards("Ks Kh Kd 9s 9h 9d 9c 7s 6s 5s 4s 3s 2d")
    model = model_of(known, rules, bonus)
    splits = Splits(cards, rules)
    some = np.arange(0, len(splits), 97)
    exact = model.exact(splits, some)
    for at, points in zip(some.tolist(), exact.tolist(), strict=True):
        mine = splits.arrangement(at)
        total = sum(paid(mine, hand, rules, bonus) for hand in known)
        assert points == pytest.approx(total / len(known), abs=1e-4)
    best = best_arrangement(cards, model, rules, finalists=ALL)
    of_all = model.exact(splits, np.arange(len(splits)))
    assert best.points == pytest.approx(float(of_all.max()))


def test_rows_are_taken_as_independent_only_in_the_estimate() -> None:
    """Against one hand nothing is left to estimate: both say the same of every split."""
    (one,) = automatic_hands(6, 1)
    splits = Splits(Random(7).sample(FULL_DECK, 13), RULES)
    for bonus in (False, True):
        model = model_of([one], bonus=bonus)
        exact = model.exact(splits, np.arange(len(splits)))
        assert np.allclose(model.estimate(splits), exact, atol=1e-4)


@settings(max_examples=25, deadline=None)
@given(HANDS, st.booleans())
def test_never_a_foul_and_never_other_cards(cards: list[int], bonus: bool) -> None:
    best = best_arrangement(cards, house(RULES, bonus=bonus).facing(cards), RULES)
    assert sorted(best.arrangement.cards) == sorted(cards)
    assert [len(row) for row in best.arrangement] == [3, 5, 5]
    assert not is_foul(best.arrangement, RULES)


def test_the_python_twin_sets_the_same_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    model = house(RULES, bonus=True).everybody()
    chance = Random(8)
    hands = [chance.sample(FULL_DECK, 13) for _ in range(20)]
    usual = [best_arrangement(cards, model, RULES) for cards in hands]
    twin = RULES.order.evaluator_of(python_twin.ChineseRows)
    monkeypatch.setitem(RULES.order.__dict__, "rank_many", twin.rank_many)
    assert RULES.order.rank_many == twin.rank_many
    assert [best_arrangement(cards, model, RULES) for cards in hands] == usual


def test_a_rows_cards_are_told_in_one_order_wherever_it_is_set() -> None:
    """As it is named: an ace that stands below a two comes last."""
    wheel = parse_cards("As 2h 3d 4c 5s")
    assert as_named(wheel, RULES.own_order) == parse_cards("5s 4c 3d 2h As")
    cards = parse_cards("As 2h 3d 4c 5s 7h 7d 9c 9s Jh Qd Kc Ks")
    splits = Splits(cards, RULES)
    told = {frozenset(row): row for at in range(len(splits)) for row in splits.arrangement(at)}
    assert told[frozenset(wheel)] == parse_cards("5s 4c 3d 2h As")
    for row in arrange_automatically(cards):
        assert told[frozenset(row)] == row


def test_all_arrangements_stand_ranked() -> None:
    cards = Random(9).sample(FULL_DECK, 13)
    model = house(RULES, bonus=False).facing(cards)
    ranked = arrangements_ranked(cards, model, RULES)
    assert len(ranked) == len({each.arrangement for each in ranked}) == len(Splits(cards, RULES))
    assert ranked[0] == best_arrangement(cards, model, RULES)
    for part in (ranked[:24], ranked[24:]):
        assert [each.points for each in part] == sorted((one.points for one in part), reverse=True)
    assert arrangements_ranked(cards, model, RULES, most=5) == ranked[:5]


@pytest.mark.rule("chinese-natural-1")
def test_a_natural_is_declared_where_it_pays_more() -> None:
    dragon = parse_cards("As Kh Qd Jc Ts 9h 8d 7c 6s 5h 4d 3c 2s")
    model = house(RULES, bonus=True).facing(dragon)
    assert best_arrangement(dragon, model, RULES).declare
    assert best_arrangement(dragon, model, RULES).points == 13
    strong = parse_cards("Ks Qs Js Ts 9s 8h 7h 6h 5h 4h Ad 2d 3d")
    assert best_natural(strong, RULES) is not None
    rows_alone = best_arrangement(strong, model, RULES)
    assert not rows_alone.declare
    more = BOOK.with_options({"chinese.natural_dragon": 40})
    assert best_arrangement(strong, model, thirteen_rules(more)).points == 40


@pytest.mark.rows("cards", [[], list(range(12)), [*range(12), 52], [*range(12), 0]])
def test_what_are_not_thirteen_cards_is_refused(cards: list[int]) -> None:
    with pytest.raises(CardError, match="expected thirteen"):
        best_arrangement(cards, house(RULES, bonus=True).everybody(), RULES)


def test_who_faces_a_hand_shares_no_card_with_it() -> None:
    known = automatic_hands(11, 400)
    people = Population(np.array([hand.cards for hand in known], np.uint8), RULES, bonus=False)
    cards = Random(12).sample(FULL_DECK, 13)
    apart = [hand for hand in known if not set(hand.cards) & set(cards)]
    assert 0 < len(apart) < 20
    splits = Splits(cards, RULES)
    some = np.arange(0, len(splits), 500)
    faced = people.facing(cards).exact(splits, some)
    assert (faced == model_of(apart, bonus=False).exact(splits, some)).all()
    assert (faced != people.everybody().exact(splits, some)).any()
    with pytest.raises(ValueError, match="expected some hands without any of the cards"):
        Population(np.array([sorted(cards)], np.uint8), RULES, bonus=False).facing(cards)


def test_suits_are_exchanged_in_all_ways() -> None:
    (hand,) = automatic_hands(13, 1)
    found = in_all_suits(np.array([hand.cards], np.uint8))
    assert found.shape == (24, 13)
    assert len({frozenset(row) for row in found.tolist()}) == 24
    assert hand.cards in {tuple(row) for row in found.tolist()}
    assert (found // 4 == np.array(hand.cards) // 4).all()
    assert all(len(set(row)) == 13 for row in found.tolist())


def test_a_population_without_hands_is_refused() -> None:
    with pytest.raises(ValueError, match="expected hands as uint8"):
        Population(np.zeros((0, 13), np.uint8), RULES, bonus=True)


@pytest.mark.rows("bonus", [False, True])
def test_the_models_hands_are_whole_hands_and_no_foul(bonus: bool) -> None:
    data = files("ruleone.chinese").joinpath(FILES[bonus]).read_bytes()
    hands = np.frombuffer(data, np.uint8).reshape(-1, 13)
    assert len(hands) >= 1_000
    ordered = np.sort(hands)
    assert (ordered[:, 1:] > ordered[:, :-1]).all()
    assert hands.max() < 52
    for hand in hands[:500].tolist():
        assert not is_foul(Arrangement(*map(tuple, (hand[:3], hand[3:8], hand[8:]))), RULES)


def test_a_house_player_sets_from_his_view_alone() -> None:
    deck = Random(10).sample(FULL_DECK, 52)
    hand = ThirteenHand(seats={1: 50_000, 2: 50_000}, button=2, point=100, deck=deck)
    action = arrange(hand.view(1))
    other = [*deck[:26:2], *deck[51:25:-1], *deck[1:26:2]]
    turned = [card for pair in zip(deck[:26:2], other[13:26], strict=True) for card in pair]
    rest = [card for card in deck if card not in turned]
    again = ThirteenHand(seats={1: 50_000, 2: 50_000}, button=2, point=100, deck=[*turned, *rest])
    assert again.holds(1) == hand.holds(1)
    assert set(again.holds(2)) != set(hand.holds(2))
    assert arrange(again.view(1)) == action
    assert not isinstance(hand.act(1, action), Refusal)
    assert not isinstance(hand.act(2, arrange(hand.view(2))), Refusal)
    assert hand.over
    assert {seat.status for seat in hand.view().seats} <= {"ordinary", "natural"}
    with pytest.raises(ValueError, match="expected a view in which its viewer"):
        arrange(hand.view(1))
