"""Cards that came before the betting was over, and a flop of too many."""

from typing import Any

import pytest
from ruled import acts_of, book, rules_of, told

from ruleone.cards import UNKNOWN, parse_cards
from ruleone.dealing import KeepAside, ReshuffleStub, TakeBoardBack
from ruleone.dealing.views import Street
from ruleone.floor import BadFacts
from ruleone.floor.cards import (
    EarlyBoard,
    EarlyStreet,
    WrongFlop,
    early_board,
    early_street,
    wrong_flop,
)
from ruleone.floor.ruling import AtTable, Later

FLOP, TURN, RIVER = parse_cards("7h 8h 9c"), parse_cards("Td"), parse_cards("2s")
PROCEDURES = {"house": "house", "tda2019": "tda2019"}


@pytest.mark.rule("house-RP-5A", "tda2019-RP-5A", "house-35.2")
@pytest.mark.rows("name", PROCEDURES)
def test_a_premature_flop_is_shuffled_in_and_comes_without_a_burn_card(name: str) -> None:
    ruling = early_board(book(name), EarlyBoard(street="flop", cards=FLOP))
    assert told(ruling) == "early-cards"
    assert rules_of(ruling)[:2] == ["house-35.2", f"{name}-RP-5A"]
    assert acts_of(ruling) == [
        (None, "keep-burn"),
        (None, "back-to-stub"),
        (None, "shuffle-stub"),
        ("preflop", "deal-unburned"),
    ]
    assert ruling.to_do[0] == KeepAside(FLOP)
    assert ReshuffleStub(FLOP) in ruling.to_do


@pytest.mark.rule("house-RP-5B", "tda2019-RP-5B", "house-35.2")
@pytest.mark.rows("name", PROCEDURES)
def test_a_premature_turn_lies_aside_until_the_river(name: str) -> None:
    ruling = early_board(book(name), EarlyBoard(street="turn", cards=TURN))
    assert rules_of(ruling) == ["house-35.2", f"{name}-RP-5B", f"{name}-RP-5B"]
    assert acts_of(ruling) == [
        (None, "set-aside"),
        ("flop", "burn-and-deal"),
        ("turn", "back-to-stub"),
        ("turn", "shuffle-stub"),
        ("turn", "deal-unburned"),
    ]
    assert Later(ReshuffleStub(TURN), "turn") in ruling.to_do
    assert ReshuffleStub(TURN) not in ruling.to_do
    followed = EarlyBoard(street="turn", cards=TURN, on_board=True)
    assert early_board(book(name), followed).to_do[0] == TakeBoardBack(1)


@pytest.mark.rule("house-RP-5C", "tda2019-RP-5C", "house-35.2")
@pytest.mark.rows("name", PROCEDURES)
def test_a_premature_river_goes_back_and_its_burn_card_stays(name: str) -> None:
    ruling = early_board(book(name), EarlyBoard(street="river", cards=RIVER))
    assert rules_of(ruling)[:2] == ["house-35.2", f"{name}-RP-5C"]
    assert acts_of(ruling) == [
        (None, "keep-burn"),
        (None, "back-to-stub"),
        ("turn", "shuffle-stub"),
        ("turn", "deal-unburned"),
    ]
    assert Later(ReshuffleStub(RIVER), "turn") in ruling.to_do


@pytest.mark.rule("tda2024-RP-5A", "tda2024-RP-5B", "tda2024-RP-5C", "tda2024-39C")
def test_of_2024_a_premature_turn_is_shuffled_in_as_flop_and_river_are() -> None:
    """Nothing lies aside; the street comes without another burn card, the river with one."""
    assert acts_of(early_board(book("tda2024"), EarlyBoard(street="flop", cards=FLOP))) == [
        (None, "keep-burn"),
        (None, "back-to-stub"),
        (None, "shuffle-stub"),
        ("preflop", "deal-unburned"),
    ]
    ruling = early_board(book("tda2024"), EarlyBoard(street="turn", cards=TURN))
    assert rules_of(ruling)[:2] == ["tda2024-39C", "tda2024-RP-5B"]
    assert acts_of(ruling) == [
        (None, "keep-burn"),
        (None, "back-to-stub"),
        ("flop", "shuffle-stub"),
        ("flop", "deal-unburned"),
        ("turn", "burn-and-deal"),
    ]
    assert Later(ReshuffleStub(TURN), "flop") in ruling.to_do
    river = early_board(book("tda2024"), EarlyBoard(street="river", cards=RIVER))
    assert acts_of(river) == [
        (None, "keep-burn"),
        (None, "back-to-stub"),
        ("turn", "shuffle-stub"),
        ("turn", "deal-unburned"),
    ]


@pytest.mark.rule("tda2024-RP-5D", "tda2024-RP-10G")
@pytest.mark.rows(("street", "before"), [("fifth", "fourth"), ("seventh", "sixth")])
def test_of_2024_a_premature_card_of_stud_is_shuffled_in(street: Street, before: Street) -> None:
    card = parse_cards("9d")
    ruling = early_street(
        book("tda2024"), EarlyStreet(street=street, cards={2: card[0]}, live=(2, 4, 7))
    )
    assert rules_of(ruling)[:2] == ["tda2024-RP-10G", "tda2024-RP-5D"]
    assert acts_of(ruling) == [
        (None, "back-to-stub"),
        (before, "shuffle-stub"),
        (before, "deal-street-unburned"),
    ]
    assert ruling.to_do[0] == KeepAside(card)
    assert Later(ReshuffleStub(card), before) in ruling.to_do


@pytest.mark.rule("house-RP-5D", "tda2019-RP-5D", "tda2019-RP-10G", "house-35.2")
@pytest.mark.rows(
    ("name", "rules"),
    [
        ("house", ["house-35.2", "house-RP-5D", "house-RP-5B"]),
        ("tda2019", ["tda2019-RP-10G", "tda2019-RP-5D", "tda2019-RP-5B"]),
    ],
)
def test_a_premature_card_of_stud_makes_a_round_that_lies_aside(
    name: str, rules: list[str]
) -> None:
    card = parse_cards("9d")
    early = EarlyStreet(street="fifth", cards={2: card[0]}, live=(2, 4, 7))
    ruling = early_street(book(name), early)
    assert rules_of(ruling) == rules
    assert acts_of(ruling) == [
        (None, "complete-round"),
        (None, "set-aside"),
        ("fourth", "burn-and-deal-street"),
        ("sixth", "back-to-stub"),
        ("sixth", "shuffle-stub"),
        ("sixth", "burn-and-deal-street"),
    ]
    assert AtTable("complete-round", seats=(4, 7), count=2) in ruling.to_do
    assert AtTable("set-aside", count=3, cards=card) in ruling.to_do
    assert ruling.to_do[0] == KeepAside(card)
    assert Later(ReshuffleStub(card), "sixth") in ruling.to_do


@pytest.mark.rule("house-RP-5D", "tda2019-RP-5D")
@pytest.mark.rows("name", PROCEDURES)
def test_a_premature_card_of_the_final_street_of_stud_is_shuffled_in(name: str) -> None:
    early = EarlyStreet(street="seventh", cards={2: parse_cards("9d")[0]}, live=(2, 4))
    assert acts_of(early_street(book(name), early)) == [
        (None, "set-aside"),
        ("sixth", "back-to-stub"),
        ("sixth", "shuffle-stub"),
        ("sixth", "burn-and-deal-street"),
    ]


@pytest.mark.rule("house-35.1", "tda2011-34")
@pytest.mark.rows(("name", "rule"), [("house", "house-35.1"), ("tda2011", "tda2011-34")])
def test_of_a_flop_of_four_the_floor_draws_the_next_burn_card(name: str, rule: str) -> None:
    four = parse_cards("7h 8h 9c Kd")
    ruling = wrong_flop(book(name), WrongFlop(cards=four))
    assert (told(ruling), rules_of(ruling)) == ("flop-by-chance", [rule])
    assert ruling.to_do == (
        AtTable("call-floor"),
        AtTable("mix-face-down", count=4, cards=four),
        AtTable("floor-picks-burn", count=1),
        AtTable("rest-is-flop", count=3),
    )
    drawn = wrong_flop(book(name), WrongFlop(cards=four, picked=four[2])).to_do
    assert drawn[2:] == (
        AtTable("floor-picks-burn", count=1, cards=(four[2],)),
        AtTable("rest-is-flop", count=3, cards=parse_cards("7h 8h Kd")),
        KeepAside((four[2],)),
    )
    unseen = (UNKNOWN, UNKNOWN, four[2], UNKNOWN)
    drawn = wrong_flop(book(name), WrongFlop(cards=unseen, picked=UNKNOWN)).to_do
    rest = (UNKNOWN, four[2], UNKNOWN)
    assert drawn[3:] == (AtTable("rest-is-flop", count=3, cards=rest),), "one of those unseen"


@pytest.mark.rule("tda2019-RP-14")
def test_for_a_flop_of_five_the_floor_may_let_chance_decide() -> None:
    ruling = wrong_flop(book("house"), WrongFlop(cards=parse_cards("7h 8h 9c Kd 2c")))
    assert told(ruling) == "floor: flop-by-chance, flop-anew"
    assert set(rules_of(ruling)) == {"tda2019-RP-14"}


@pytest.mark.rows(
    ("facts", "why"),
    [
        ({"street": "flop", "cards": TURN}, "on the flop: it must be 3, not 1"),
        ({"street": "fifth", "cards": TURN}, "no board cards to come: on fifth street"),
        ({"street": "preflop", "cards": TURN}, "no board cards to come"),
        ({"street": "turn", "cards": TURN, "game": "flstud"}, "no board cards to come"),
        ({"street": "turn", "cards": TURN, "game": "bridge"}, "bridge is not dealt here"),
    ],
)
def test_boards_that_cannot_have_come_are_refused(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(BadFacts, match=why):
        EarlyBoard(**facts)


@pytest.mark.rows(
    ("facts", "why"),
    [
        ({"street": "third"}, "premature on this street: on third street"),
        ({"game": "nlhe"}, "nlhe is not a stud game"),
        ({"live": (3, 4)}, "The cards go to the live hands"),
        ({"cards": {}}, "The cards go to the live hands"),
    ],
)
def test_streets_that_cannot_have_come_are_refused(facts: dict[str, Any], why: str) -> None:
    base: dict[str, Any] = {"street": "fifth", "cards": {2: 7}, "live": (2, 4)}
    with pytest.raises(BadFacts, match=why):
        EarlyStreet(**{**base, **facts})


def test_flops_that_are_not_wrong_are_refused() -> None:
    with pytest.raises(BadFacts, match="A flop of 3 cards does not have too many"):
        wrong_flop(book("house"), WrongFlop(cards=FLOP))
    with pytest.raises(BadFacts, match="Enter each card once"):
        WrongFlop(cards=(1, 1, 2, 3))
    with pytest.raises(BadFacts, match="only from the cards that were put out"):
        WrongFlop(cards=(1, 2, 3, 4), picked=9)
