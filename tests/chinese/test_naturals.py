"""Naturals: declared or not, falsely declared, their order and their ties."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, count, product
from math import comb, factorial, prod
from random import Random

import pytest
from thirteen import cases, cited, codes, played, points

from ruleone.cards import FULL_DECK, Card, parse_cards, texts
from ruleone.chinese import ThirteenRules, arrange_automatically, best_natural, thirteen_rules
from ruleone.rulebook import Citation, edition

BOOK = edition("chinese")
RULES = thirteen_rules(BOOK)

ONE_SUIT = "2s 3s 4s / 5s 6s 7s 8s 9s / Ts Js Qs Ks As"
DRAGON = "2h 3d 4c / 5h 6d 7c 8h 9d / Tc Jh Qd Kc Ah"
TWELVE = "2h 3d 5h / 6d 7h 9d Jh Kd / 8h Td Qd Ad Kc"
TRIPS_FIVE_PAIRS = "2s 2h 2d / 3s 3h 5c 5d 9c / 9d Jc Jd Kc Kd"
STRAIGHTS = "As 2c 3c / 4s 5s 6s 7s 8s / 6h 7h 8h 9h Th"
FLUSHES = "2d 5d 3d / 3s 6s 8s Js Ks / 4s 7s Ts Qs As"
SIX_PAIRS = "Kd 2c 2d / 4c 4h 6d 6h 9d / 7c 7d Qh Qc 9h"
QUADS_SIX_PAIRS = "Kd 2c 2d / 4c 4h 4s 4d 9d / 7c 7d Qh Qc 9h"
ORDINARY = "Jd Th 8c / Ks Kh 9c 8d 3s / As Ah Ac 5s 5c"


@pytest.mark.rule("chinese-natural-3", "chinese-natural-4", "chinese-natural-5")
@pytest.mark.rule("chinese-natural-6", "chinese-natural-7", "chinese-natural-8")
@pytest.mark.rule("chinese-natural-9", "chinese-natural-12")
@pytest.mark.rows(
    ("natural", "kind", "option", "value"),
    [
        (ONE_SUIT, "one-suit", "natural_one_suit", 13),
        (DRAGON, "dragon", "natural_dragon", 13),
        (TWELVE, "twelve", "natural_twelve", 8),
        (TRIPS_FIVE_PAIRS, "trips-five-pairs", "natural_trips_five_pairs", 4),
        (STRAIGHTS, "three-straights", "natural_three_straights", 4),
        (FLUSHES, "three-flushes", "natural_three_flushes", 3),
        (SIX_PAIRS, "six-pairs", "natural_six_pairs", 3),
    ],
)
def test_a_declared_natural_wins_its_value_from_an_ordinary_hand(
    natural: str, kind: str, option: str, value: int
) -> None:
    other = ordinary_beside(natural)
    hand = played(natural, other, declared=[1])
    view = hand.view().seats[0]
    assert (view.status, view.natural, view.natural_points) == ("natural", kind, value)
    assert (codes(hand), points(hand)) == (["natural"], [value])
    number = {"one-suit": 3, "dragon": 4, "twelve": 5, "trips-five-pairs": 6}
    number |= {"three-straights": 7, "three-flushes": 8, "six-pairs": 9}
    assert cited(hand, "natural") == f"chinese-natural-{number[kind]}"
    (shown,) = [line for line in hand.view().log if line.code == "thirteen-shown-natural"]
    assert shown.citation == Citation("chinese-natural-12", "chinese")
    assert points(played(natural, other, declared=[1], **{option: value + 2})) == [value + 2]


def ordinary_beside(natural: str) -> str:
    """Rows of other cards that are no natural."""
    left = sorted(set(FULL_DECK) - {*parse_cards(natural.replace("/", ""))})
    for seed in count():
        cards = Random(seed).sample(left, 13)
        if best_natural(cards, RULES) is None:
            break
    return " / ".join(" ".join(texts(row)) for row in arrange_automatically(cards))


@pytest.mark.rule("chinese-natural-1")
def test_a_natural_counts_only_where_it_is_declared() -> None:
    other = "Jd Th 8c / Ks Kh 9c 8d 3s / As Ah Ac 5s 5c"
    assert points(played(SIX_PAIRS, other, declared=[1])) == [3]
    quiet = played(SIX_PAIRS, other)
    assert codes(quiet) != ["natural"]
    assert quiet.view().seats[0].natural == ""


@pytest.mark.rule("chinese-natural-1")
def test_a_declared_natural_stands_though_the_rows_shown_would_be_a_foul() -> None:
    foul = "Qh Qc 7c / 4c 4h 6d 6h 9d / 2c 2d 7d Kd 9h"
    assert played(foul, ORDINARY).view().seats[0].status == "foul"
    assert points(played(foul, ORDINARY, declared=[1])) == [3]


@pytest.mark.rule("chinese-natural-2")
def test_a_false_declaration_pays_like_a_foul() -> None:
    quads = "Kd Qd 9s / 3s 3h 8d 6h 4s / 5h 5c 5d 5s 2c"
    hand = played(quads, "2s 2h 7c / 8s 8h Jd 4d 3c / Ac Ad 9h 9d 4h", declared=[2])
    assert hand.view().seats[1].status == "false-declaration"
    assert (codes(hand), points(hand)) == (["false-declaration", "foul-bonus"], [7])
    assert cited(hand, "false-declaration") == "chinese-natural-2"
    both = played(quads, "2s 2h 7c / 8s 8h Jd 4d 3c / Ac Ad 9h 9d 4h", declared=[1, 2])
    assert (codes(both), points(both)) == (["both-void"], [0])


@pytest.mark.rule("chinese-foul-2")
def test_a_void_hand_pays_a_natural_its_value_alone() -> None:
    foul = "As Ah Kc / Qs Jd 9c 8h 5s / Ts Tc 6c 4d 3d"
    hand = played(SIX_PAIRS, foul, declared=[1])
    assert (codes(hand), points(hand)) == (["natural-over-void"], [3])
    assert cited(hand, "natural-over-void") == "chinese-foul-2"
    assert points(played(SIX_PAIRS, foul, declared=[1], natural_six_pairs=6)) == [6]


@pytest.mark.rule("chinese-natural-10")
def test_the_higher_natural_takes_its_own_value() -> None:
    dragon = "2s 3h 4d / 5c 6s 7h 8d 9c / Ts Jh Qd Kc As"
    assert points(played(dragon, SIX_PAIRS, declared=[1, 2])) == [13]
    assert points(played(SIX_PAIRS, dragon, declared=[1, 2])) == [-13]
    less = played(dragon, SIX_PAIRS, declared=[1, 2], natural_subtract_lower=True)
    assert (codes(less), points(less)) == (["natural", "natural-lower"], [10])


@pytest.mark.rule("chinese-natural-10")
def test_the_order_of_naturals_is_the_editions() -> None:
    # This hand of six pairs holds three of a kind, and is the better of the two kinds.
    assert best_natural(parse_cards(TRIPS_FIVE_PAIRS.replace("/", "")), RULES) == (
        "trips-five-pairs",
        4,
    )
    turned = thirteen_rules(
        BOOK.with_options({"chinese.naturals": ["six-pairs", "trips-five-pairs"]})
    )
    assert best_natural(parse_cards(TRIPS_FIVE_PAIRS.replace("/", "")), turned) == ("six-pairs", 3)
    assert best_natural(parse_cards(DRAGON.replace("/", "")), turned) is None


@pytest.mark.rule("chinese-natural-11")
def test_naturals_of_one_kind_tie_or_those_of_one_value_as_the_edition_says() -> None:
    other_pairs = "3h 5c 5d / 8c 8d Tc Td Js / Jd Kc Kh As Ad"
    hand = played(SIX_PAIRS, other_pairs, declared=[1, 2])
    assert (codes(hand), points(hand)) == (["naturals-tied"], [0])
    assert cited(hand, "naturals-tied") == "chinese-natural-11"
    trips = "2s 2h 2d / 3s 3h 5c 5d 9c / 9d Jc Jd Kc Kd"
    assert points(played(trips, STRAIGHTS, declared=[1, 2])) == [4]
    assert points(played(trips, STRAIGHTS, declared=[1, 2], natural_tie="same-points")) == [0]


@pytest.mark.rule("chinese-natural-5")
@pytest.mark.rows(
    ("cards", "by_colour", "by_suit"),
    [
        ("2h3d5h6d7h9dJhKd8hTdQdAdKs", True, False),
        ("2h3d5h6d7h9dJhKd8hTdQdAdKh", True, False),
        ("2h3h4h5h6h7h8h9hThJhQhKhAs", True, True),
        ("2h3h4h5h6h7h8h9hThJhQhKsAs", False, False),
        ("2c3s4c5s6c7s8c9sTcJsQcKsAh", True, False),
    ],
)
def test_twelve_of_a_colour_or_of_a_suit(cards: str, by_colour: bool, by_suit: bool) -> None:
    only = {"chinese.naturals": ["twelve"]}
    for choice, holds in (("colour", by_colour), ("suit", by_suit)):
        rules = thirteen_rules(BOOK.with_options(only | {"chinese.twelve_by": choice}))
        assert (best_natural(parse_cards(cards), rules) is not None) is holds


@pytest.mark.rule("chinese-natural-6", "chinese-natural-9")
@pytest.mark.rows(
    ("cards", "kind", "without"),
    [
        ("Kd2c2d4c4h4s4d9d7c7dQhQc9h", "six-pairs", None),
        ("KdKcKs4c4h4s4d9d7c7dQhQc9h", "trips-five-pairs", None),
        ("KdKcKs5c5h4s4d9d7c7dQhQc9h", "trips-five-pairs", "trips-five-pairs"),
        ("KdKcKsKh4c4h4s4d9c9h7c7dQs", "six-pairs", None),
        ("KdKcKs4c4h4s9d9c7c7dQhQcJs", None, None),
    ],
)
def test_four_of_a_kind_stands_for_two_pairs_or_not(
    cards: str, kind: str | None, without: str | None
) -> None:
    strict = thirteen_rules(BOOK.with_options({"chinese.quads_as_two_pairs": False}))
    for rules, expected in ((RULES, kind), (strict, without)):
        found = best_natural(parse_cards(cards), rules)
        assert (found and found[0]) == expected


@pytest.mark.rule("chinese-natural-7", "chinese-natural-8")
@pytest.mark.rows(
    ("cards", "kind"),
    [
        ("As2d3h6c7s8d9hTc5d4s3c2hAd", "three-straights"),
        ("QsKdAh6c7s8d9hTc5d4s3c2hAd", "three-straights"),
        ("KsAd2h6c7s8d9hTc5d4s3c2sAh", None),
        ("2s5sQs3s6s8sJsKs4h7hThQhAh", "three-flushes"),
        ("2s5sQs3s6s8sJsKsAs9s4h5hTh", "three-flushes"),
        ("2s5sQs3s6s8sJs4h7hThQhAhAc", None),
    ],
)
def test_straights_and_flushes_are_found_in_the_thirteen_cards(
    cards: str, kind: str | None
) -> None:
    found = best_natural(parse_cards(cards), RULES)
    assert (found and found[0]) == kind


COUNTS = cases()["natural_counts"]
OF_A_SUIT = [comb(13, held) for held in range(14)]
OF_A_RANK = [comb(4, held) for held in range(5)]


@cache
def alone(kind: str) -> ThirteenRules:
    """The rules of a book that knows this natural and no other."""
    return thirteen_rules(BOOK.with_options({"chinese.naturals": [kind]}))


def holds(kind: str, cards: list[Card]) -> bool:
    return best_natural(cards, alone(kind)) is not None


def by_suits(kind: str) -> int:
    """How many hands hold a natural that looks at suits alone: one hand for each number of cards of
    each suit stands for all of them."""
    total = 0
    for held in product(range(14), repeat=4):
        if sum(held) == 13:
            cards = [4 * rank + suit for suit, number in enumerate(held) for rank in range(number)]
            total += holds(kind, cards) * prod(OF_A_SUIT[count] for count in held)
    return total


def by_pattern(kind: str) -> int:
    """How many hands hold a natural that looks at how often ranks come, not at which: one hand for
    each pattern stands for all of them."""
    total = 0
    for fours, threes, twos in product(range(4), range(5), range(7)):
        ones = 13 - 4 * fours - 3 * threes - 2 * twos
        none = 13 - fours - threes - twos - ones
        if ones < 0 or none < 0:
            continue
        times = [4] * fours + [3] * threes + [2] * twos + [1] * ones
        cards = [4 * rank + suit for rank, count in enumerate(times) for suit in range(count)]
        ways = factorial(13) // prod(map(factorial, (fours, threes, twos, ones, none)))
        total += holds(kind, cards) * ways * prod(OF_A_RANK[count] for count in times)
    return total


@pytest.mark.rule("chinese-natural-3", "chinese-natural-4", "chinese-natural-5")
@pytest.mark.rule("chinese-natural-6", "chinese-natural-8", "chinese-natural-9")
@pytest.mark.rows(
    ("counted", "kind", "known"),
    [
        (by_suits, "one-suit", "thirteen_suited"),
        (by_suits, "three-flushes", "three_flushes"),
        (by_pattern, "dragon", "dragon"),
        (by_pattern, "trips-five-pairs", "trips_five_pairs"),
        (by_pattern, "six-pairs", "six_pairs_incl_trips_five_pairs"),
        (by_suits, "twelve", "twelve_color_or_more"),
    ],
)
def test_so_many_of_all_hands_hold_the_natural(
    counted: Callable[[str], int], kind: str, known: str
) -> None:
    assert counted(kind) == COUNTS[known]


@pytest.mark.rule("chinese-natural-7")
def test_so_many_of_all_hands_are_three_straights() -> None:
    """Each choice of straights by their lowest cards, an ace below a two, gives its ranks; one hand
    of these ranks stands for all."""
    ranks = set()
    for first, second in combinations(range(10), 2):
        ranks |= {counts(first, second, third) for third in range(12)}
    ranks |= {counts(same, same, third) for same in range(10) for third in range(12)}
    total = 0
    for times in ranks:
        cards = [4 * rank + suit for rank, held in enumerate(times) for suit in range(held)]
        assert holds("three-straights", cards)
        total += prod(OF_A_RANK[held] for held in times)
    assert total == COUNTS["three_straights"]


def counts(first: int, second: int, third: int) -> tuple[int, ...]:
    """How often each rank stands in straights of 5, 5 and 3 cards from these lowest cards on."""
    ranks = [*range(first, first + 5), *range(second, second + 5), *range(third, third + 3)]
    printed = [(rank - 1) % 13 for rank in ranks]  # an ace, 0 here, is the highest rank of a card
    return tuple(printed.count(rank) for rank in range(13))


@pytest.mark.soak
@pytest.mark.rule("chinese-natural-7")
def test_so_many_of_all_ranks_that_there_are_are_three_straights() -> None:
    """One hand for every number of cards of each rank: no other ranks are three straights."""
    total = 0
    for times in rank_counts(13, 13):
        cards = [4 * rank + suit for rank, held in enumerate(times) for suit in range(held)]
        total += holds("three-straights", cards) * prod(OF_A_RANK[held] for held in times)
    assert total == COUNTS["three_straights"]


def rank_counts(ranks: int, cards: int) -> Iterator[tuple[int, ...]]:
    """How often each of so many ranks may stand in so many cards."""
    if not ranks:
        if not cards:
            yield ()
        return
    for held in range(min(4, cards) + 1):
        for others in rank_counts(ranks - 1, cards - held):
            yield (held, *others)
