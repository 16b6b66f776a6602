"""A penalty as it is served: which hands it takes, and how they are counted."""

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from ruleone.floor import BadFacts, sentences
from ruleone.floor.penalties import Penalty, Serving, deal, given
from ruleone.rulebook import EDITIONS, edition
from ruleone.words import LANGUAGES


@pytest.mark.rule("house-65A.2", "tda2011-51.4")
@pytest.mark.rows(("players", "rounds", "hands"), [(9, 2, 18), (6, 1, 6), (2, 3, 6)])
def test_a_round_is_a_hand_for_everybody_at_the_table(
    players: int, rounds: int, hands: int
) -> None:
    for book, rule in (("house", "house-65A.2"), ("tda2011", "tda2011-51.4")):
        ruling = given(edition(book), Serving(5), Penalty("rounds", rounds), players)
        assert (ruling.hands, ruling.serving.hands_left) == (hands, 5 + hands)
        assert [reason.citation.rule for reason in ruling.reasons] == [rule]
        assert given(edition(book), Serving(), Penalty("hands", 1), players).hands == 1
        assert given(edition(book), Serving(), Penalty("warning"), players).serving.over
    assert sentences("en", ruling)[0].endswith(f"with {players} at the table: {hands} hands.")
    assert str(hands) in sentences("zh", ruling)[0]


@pytest.mark.rule("house-65A.4", "house-65C.1", "house-65C.2", "tda2011-51.5")
def test_a_penalised_player_is_dealt_in_and_killed_and_goes_on_posting() -> None:
    for book, rule in (("house", "house-65C.1"), ("tda2011", "tda2011-51.5")):
        served = deal(edition(book), Serving(2), bring_in=True)
        assert (served.missed, served.dealt, served.posts, served.killed) == (True,) * 4
        rules = [reason.citation.rule for reason in served.reasons]
        assert rules == [rule, "house-65A.4", "house-65C.2"]
    away = edition("house").with_options({"penalties.dealt_and_killed": False})
    served = deal(away, Serving(2))
    assert (served.missed, served.dealt, served.posts, served.killed) == (True, False, True, False)
    assert served.serving.hands_left == 1


@pytest.mark.rule("house-33C.1", "house-33C.2", "house-33C.3", "tda2011-32.4")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_a_re_deal_counts_once(book: str) -> None:
    first = deal(edition(book), Serving(3))
    again = deal(edition(book), first.serving, redeal=True)
    assert (first.serving.hands_left, again.serving.hands_left) == (2, 2)
    assert (again.dealt, again.killed) == (True, True)
    rules = [reason.citation.rule for reason in again.reasons]
    assert {"house-33C.2", "house-33C.3"} <= set(rules)
    new = edition(book).with_options({"misdeal.redeal": "new-hand"})
    assert deal(new, first.serving, redeal=True).serving.hands_left == 1


@pytest.mark.rule("house-33C.2", "house-33C.3")
def test_a_penalty_given_between_the_deal_and_the_re_deal_takes_the_re_deal() -> None:
    again = deal(edition("house"), Serving(4), redeal=True)
    assert (again.serving.hands_left, again.killed) == (3, True)
    twice = deal(edition("house"), again.serving, redeal=True)
    assert twice.serving.hands_left == 3
    last = deal(edition("house"), Serving(1))
    assert last.serving.over
    assert deal(edition("house"), last.serving, redeal=True).killed
    assert not deal(edition("house"), last.serving).missed


def test_facts_that_cannot_be_are_refused() -> None:
    with pytest.raises(
        BadFacts, match=r"11 is not valid for the number of players\. Enter a number from 1 to 10"
    ):
        given(edition("house"), Serving(), Penalty("rounds", 1), 11)
    with pytest.raises(BadFacts, match=r"the number of rounds to miss\. Enter a number from 1"):
        Penalty("rounds", 0)


@over(
    st.sampled_from(EDITIONS),
    st.lists(st.tuples(st.sampled_from(["hands", "rounds"]), st.integers(1, 4)), max_size=3),
    st.integers(2, 10),
    st.lists(st.booleans(), max_size=60),
)
def test_exactly_the_hands_given_are_missed_whatever_is_dealt_again(
    book: str, penalties: list[tuple[str, int]], players: int, redeals: list[bool]
) -> None:
    rules, serving = edition(book), Serving()
    total = sum(count * (players if code == "rounds" else 1) for code, count in penalties)
    for code, count in penalties:
        penalty = Penalty(code, count)  # type: ignore[arg-type]
        serving = given(rules, serving, penalty, players).serving
    assert serving.hands_left == total
    hands = [False, *redeals]
    missed = 0
    for redeal in hands:
        told = deal(rules, serving, redeal=redeal)
        missed += told.missed and not redeal
        assert told.killed == told.missed
        assert told.serving.hands_left == total - missed
        for language in LANGUAGES:
            assert all(sentences(language, told))
        serving = told.serving
    assert missed == min(total, hands.count(False))
