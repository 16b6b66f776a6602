import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.cards import (
    FULL_DECK,
    UNKNOWN,
    CardError,
    parse,
    parse_cards,
    rank_of,
    suit_of,
    text,
    texts,
)
from ruleone.rulebook import edition

known = st.sampled_from(FULL_DECK)


def test_the_deck_runs_from_the_deuce_of_clubs_to_the_ace_of_spades() -> None:
    assert texts(FULL_DECK[:5]) == ("2c", "2d", "2h", "2s", "3c")
    assert texts(FULL_DECK[-4:]) == ("Ac", "Ad", "Ah", "As")
    assert len(set(texts(FULL_DECK))) == 52


def test_cards_of_one_rank_compare_as_the_default_edition_orders_the_suits() -> None:
    highest_first = edition("modern").listing("suits.order")
    assert sorted(map(parse, ("9c", "9d", "9h", "9s")), reverse=True) == [
        parse("9" + suit) for suit in highest_first
    ]


@given(known)
def test_every_card_reads_back_from_its_text(card: int) -> None:
    assert parse(text(card)) == card
    assert 4 * rank_of(card) + suit_of(card) == card


@pytest.mark.parametrize(
    ("written", "cards"),
    [
        ("AsKd", ("As", "Kd")),
        (" as  KD\n2c ", ("As", "Kd", "2c")),
        ("10h9h", ("Th", "9h")),
        ("????", ("??", "??")),
        ("A♠K♥Q♦J♣", ("As", "Kh", "Qd", "Jc")),
        ("10♠\ufe0f 9♥\ufe0f", ("Ts", "9h")),
        ("a♤ k♡ q♢ j♧ T❤\ufe0f 9♣\ufe0e", ("As", "Kh", "Qd", "Jc", "Th", "9c")),
        ("", ()),
    ],
)
def test_cards_are_read_as_people_write_them(written: str, cards: tuple[str, ...]) -> None:
    assert texts(parse_cards(written)) == cards


def test_an_unknown_card_is_written_with_question_marks() -> None:
    assert parse("??") == UNKNOWN
    assert text(UNKNOWN) == "??"


@pytest.mark.parametrize(
    "wrong", ["", "A", "As Kd", "1s", "Ax", "sA", "As.", "?", "A♠♠", "♠A", "A☎", "??s"]
)
def test_what_is_no_card_is_refused_with_what_was_expected(wrong: str) -> None:
    with pytest.raises(CardError) as refused:
        parse(wrong)
    assert refused.value.expected == 'a card such as "As", "Td" or "??"'
    assert refused.value.came == repr(wrong)


def test_a_card_that_comes_twice_is_named() -> None:
    with pytest.raises(CardError, match="expected each card at most once, got Kd twice"):
        parse_cards("As Kd Kd")


@pytest.mark.parametrize("card", [-1, 53, 1000])
def test_an_int_beyond_the_deck_has_no_text(card: int) -> None:
    with pytest.raises(CardError, match=f"expected a card from 0 to 52, got {card}"):
        text(card)


@given(st.text(max_size=40))
def test_any_text_is_cards_or_a_card_error(written: str) -> None:
    try:
        cards = parse_cards(written)
    except CardError:
        return
    assert parse_cards("".join(texts(cards))) == cards
