"""Small chips leave play: exchanged, raced off one by one, and nobody goes out by it."""

from hashlib import sha256, shake_256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.cards import FULL_DECK, EntropyError, parse_cards
from ruleone.rulebook import Edition, edition
from ruleone.tournament.chips.color_up import (
    BadRace,
    Race,
    Raced,
    commitment,
    keeps_to,
    leftovers,
    race_cards,
    race_off,
    value,
)

HOUSE, OF_2011 = edition("house"), edition("tda2011")
SEED = bytes(range(32))
CHIPS = {25: 100, 100: 500, 500: 1_000, 5: 25, 100_000: 1_000_000}


@st.composite
def races(draw: st.DrawFn) -> Race:
    """Any table before a race: seats with chips of the removed and of higher denominations."""
    removed = draw(st.sampled_from(sorted(CHIPS)))
    into = CHIPS[removed]
    seats = draw(st.sets(st.integers(1, 10), min_size=1))
    pile = st.fixed_dictionaries({removed: st.integers(0, 40), into: st.integers(0, 3)})
    piles = pile.filter(lambda chips: value(chips) > 0)
    return Race(removed, into, {seat: draw(piles) for seat in seats})


def raced(race: Race, seed: bytes = SEED) -> Raced:
    return race_off(race, race_cards(seed, 1, race, HOUSE), HOUSE)


@pytest.mark.feature("color-ups")
@pytest.mark.rule("house-22A.1", "tda2011-21.1")
@given(races(), st.binary(min_size=32, max_size=32))
def test_no_chip_of_the_removed_kind_stays_and_nobody_gains_more_than_one(
    race: Race, seed: bytes
) -> None:
    result = raced(race, seed)
    for seat, pile in race.chips.items():
        after = result.chips[seat]
        exchanged = value(pile) - race.odd.get(seat, 0) * race.removed
        assert race.removed not in after
        assert value(after) - exchanged in (0, race.into)
    assert len(set(result.won)) == len(result.won)
    assert set(result.won) <= set(race.odd)


@pytest.mark.feature("color-ups")
@pytest.mark.rule("house-22A.2", "tda2011-21.2")
@given(races(), st.binary(min_size=32, max_size=32))
def test_nobody_is_raced_out_of_play(race: Race, seed: bytes) -> None:
    result = raced(race, seed)
    assert all(value(pile) >= race.into for pile in result.chips.values())
    for seat in result.kept_in:
        assert result.chips[seat] == {race.into: 1}
        assert seat not in result.won


@given(races(), st.binary(min_size=32, max_size=32))
def test_chips_are_kept_but_for_a_rest_and_for_those_who_are_kept_in(
    race: Race, seed: bytes
) -> None:
    result = raced(race, seed)
    rest = sum(race.odd.values()) * race.removed % race.into
    assert result.change == len(result.kept_in) * race.into - rest
    before, after = (sum(map(value, chips.values())) for chips in (race.chips, result.chips))
    assert after == before + result.change


@pytest.mark.rule("house-22A.1", "house-22A.2", "tda2011-21.1", "tda2011-21.2")
def test_a_player_with_the_best_two_cards_gets_one_chip() -> None:
    race = Race(25, 100, {3: {25: 3, 100: 1}, 8: {25: 3, 100: 1}, 9: {25: 2, 100: 1}})
    cards = {3: parse_cards("AsAhAd"), 8: parse_cards("2c3d4h"), 9: parse_cards("5s2d")}
    for book, rules in (
        (HOUSE, ["house-22A.1", "house-22A.2"]),
        (OF_2011, ["tda2011-21.1", "tda2011-21.2"]),
    ):
        result = race_off(race, cards, book)
        assert result.won == (3, 9)
        assert [citation.rule for citation in result.citations] == rules


@pytest.mark.rule("house-22A.1", "tda2011-21.1")
@pytest.mark.rows("book", [HOUSE, OF_2011], ids=["house", "tda2011"])
def test_seat_one_is_dealt_first_and_all_of_his_cards(book: Edition) -> None:
    """Made again from the page on draws and the standard library alone."""
    race = Race(25, 100, {9: {25: 1}, 1: {25: 3}, 4: {25: 6}})
    stream = iter(shake_256(SEED + b"/race/7/25").digest(1_000))
    deck = list(FULL_DECK)
    for last in range(51, 0, -1):
        fair = 256 - 256 % (last + 1)
        while (drawn := next(stream)) >= fair:
            pass
        other = drawn % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    dealt = race_cards(SEED, 7, race, book)
    assert list(dealt) == [1, 4, 9]
    assert dealt == {1: tuple(deck[:3]), 4: tuple(deck[3:5]), 9: (deck[5],)}


def test_one_deck_after_the_other_where_there_are_more_odd_chips_than_cards() -> None:
    race = Race(100, 1_000, {seat: {100: 9} for seat in range(1, 11)})
    dealt = race_cards(SEED, 1, race, HOUSE)
    assert sum(map(len, dealt.values())) == 90
    assert len(race_off(race, dealt, HOUSE).won) == 9


def test_of_equal_cards_the_one_dealt_first_counts() -> None:
    race = Race(25, 100, {2: {25: 3, 100: 1}, 5: {25: 3, 100: 1}})
    again = {2: parse_cards("2cAs3c"), 5: parse_cards("As2d3d")}
    assert race_off(race, again, HOUSE).won == (2,)


@pytest.mark.feature("sealed-draws")
def test_the_seed_of_a_race_is_announced_before_and_shown_after() -> None:
    announced = commitment(SEED)
    assert announced == sha256(SEED).hexdigest()
    assert keeps_to(announced, SEED)
    assert keeps_to(announced.upper(), SEED)
    assert not keeps_to(announced, SEED + b"x")
    with pytest.raises(EntropyError, match="at least 32"):
        commitment(SEED[:31])


def test_tables_and_chips_have_cards_of_their_own() -> None:
    race, other = (Race(chip, 100, {1: {chip: 1}, 2: {chip: 1}}) for chip in (25, 50))
    drawn = [race_cards(SEED, 1, race, HOUSE), race_cards(SEED, 2, race, HOUSE)]
    drawn.append(race_cards(SEED, 1, other, HOUSE))
    assert len({tuple(cards.values()) for cards in drawn}) == 3


@pytest.mark.rows(
    ("race", "why"),
    [
        ((25, 25, {}), "a multiple of 25, got 25"),
        ((20, 50, {}), "a multiple of 20, got 50"),
        ((1, 1_001, {1: {1: 1_000}}), "up to 1000 chips for one of more, got 1001"),
        ((25, 100, {0: {25: 1}}), "a seat from 1 to 10, got 0"),
        ((25, 100, {1: {25: -1, 100: 1}}), "-1 of 25 at seat 1"),
        ((25, 100, {1: {5: 1}}), "1 of 5 at seat 1"),
    ],
)
def test_a_race_that_cannot_be_is_refused(
    race: tuple[int, int, dict[int, dict[int, int]]], why: str
) -> None:
    with pytest.raises(BadRace, match=why):
        Race(*race)


def test_each_odd_chip_has_its_card() -> None:
    race = Race(25, 100, {1: {25: 3}, 2: {25: 4}})
    with pytest.raises(BadRace, match="expected 3 cards for seat 1, got 2"):
        race_off(race, {1: parse_cards("AsKs")}, HOUSE)
    with pytest.raises(BadRace, match="expected 0 cards for seat 2, got 1"):
        race_off(race, {1: parse_cards("AsKsQs"), 2: parse_cards("Js")}, HOUSE)


@pytest.mark.rule("house-22C.1", "house-22C.2")
@given(st.integers(0, 1_000))
def test_chips_found_later_are_exchanged_at_equal_value_alone(found: int) -> None:
    told = leftovers(HOUSE, found, 25, 100)
    assert told.verdict == "settled"
    assert told.exchange + told.void == 25 * found
    assert told.exchange % 100 == 0
    assert told.void < 100
    rules = [citation.rule for citation in told.citations]
    assert rules == ["house-22C.1"] + ["house-22C.2"] * bool(told.void)


@pytest.mark.rule("tda2011-21.2", "house-22C.1")
def test_chips_found_later_are_for_the_floor_where_the_book_is_silent() -> None:
    told = leftovers(OF_2011, 9, 25, 100)
    assert (told.verdict, told.exchange, told.void) == ("floor", 200, 25)
    assert [citation.rule for citation in told.citations] == ["tda2011-21.2"]
    with pytest.raises(BadRace, match="less than 100, got 1 of 500"):
        leftovers(HOUSE, 1, 500, 100)
