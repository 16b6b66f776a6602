"""The lines of a hand and its refusals name the rule of the edition that it is dealt under."""

import pytest
from deals import asked, deck, play, refused, table

from ruleone.dealing import Hand
from ruleone.rulebook import Citation, Refusal


def cited(hand: Hand, code: str) -> set[str | None]:
    """The rules that the lines of this code name."""
    lines = [line for line in hand.view().log if line.code == code]
    assert lines, f"no line {code}"
    return {line.citation.rule if line.citation else None for line in lines}


def refuses(hand: Hand, words: str) -> str | None:
    """The rule by which "seat action" is refused."""
    citation = refused(hand, words).citation
    return citation.rule if citation else None


@pytest.mark.rule("holdem-flow", "holdem-blinds-1", "holdem-preflop-first", "holdem-deal-order")
def test_what_comes_before_the_first_action_names_its_rule() -> None:
    hand = table([2000] * 4, straddles={3: 200}, dead_blinds={4: 50})
    assert cited(hand, "hand-started") == {"holdem-flow"}
    assert cited(hand, "post-small-blind") == cited(hand, "post-big-blind") == {"holdem-blinds-1"}
    assert cited(hand, "post-dead-blind") == {"holdem-blinds-1"}
    assert cited(hand, "post-straddle") == {"holdem-preflop-first"}
    assert cited(hand, "street-preflop") == {"holdem-deal-order"}


@pytest.mark.rule("holdem-board", "holdem-uncontested")
def test_a_street_and_a_pot_that_nobody_contests_name_their_rules() -> None:
    hand = table([2000] * 3)
    play(hand, "3 call", "1 call", "2 check", "1 bet 100", "2 fold", "3 fold")
    assert cited(hand, "street-flop") == {"holdem-board"}
    assert cited(hand, "won") == {"holdem-uncontested"}


@pytest.mark.rule("holdem-pots-5")
def test_a_side_pot_that_nobody_contests_names_its_rule() -> None:
    hand = table([100, 2000, 2000], deck=deck(["AhAs", "KhKs", "QhQs"]))
    play(hand, "3 call", "1 call", "2 raise 300", "3 call", "2 bet 100", "3 fold")
    side = [line for line in hand.view().log if line.parameters.get("which") == "side"]
    assert [(line.seat, line.citation and line.citation.rule) for line in side] == [
        (2, "holdem-pots-5")
    ]


@pytest.mark.rows(
    ("edition", "rule"),
    [
        pytest.param("house", "house-19", marks=pytest.mark.rule("house-19")),
        pytest.param("tda2011", "tda2011-18", marks=pytest.mark.rule("tda2011-18")),
        pytest.param("holdem", "holdem-pots-2", marks=pytest.mark.rule("holdem-pots-2")),
    ],
)
def test_each_side_pot_is_split_by_itself_by_the_editions_rule(edition: str, rule: str) -> None:
    hand = table([100, 2000, 2000], edition=edition, deck=deck(["AhAs", "QhQs", "KhKs"]))
    play(hand, "3 call", "1 call", "2 raise 300", "3 call")
    play(hand, "2 check", "3 check", "2 check", "3 check", "2 check", "3 check")
    side = [line for line in hand.view().log if line.parameters.get("which") == "side"]
    assert [(line.seat, line.citation and line.citation.rule) for line in side] == [(3, rule)]


@pytest.mark.rows(
    ("edition", "rule"),
    [
        pytest.param("house", "house-15A.2", marks=pytest.mark.rule("house-15A.2")),
        pytest.param("tda2011", "tda2011-12", marks=pytest.mark.rule("tda2011-12")),
        pytest.param(
            "holdem", "holdem-show-order-1", marks=pytest.mark.rule("holdem-show-order-1")
        ),
    ],
)
def test_who_bet_last_shows_first_by_the_editions_rule(edition: str, rule: str) -> None:
    hand = table([2000, 2000], edition=edition, button=1, showdown="players")
    play(hand, "1 call", "2 check", *("2 check", "1 check") * 2, "2 check", "1 bet 100", "2 call")
    assert asked(hand).seat == 1
    assert cited(hand, "street-showdown") == {rule}


@pytest.mark.rows(
    ("edition", "rule"),
    [
        pytest.param("house", "house-3.1", marks=pytest.mark.rule("house-3.1")),
        pytest.param("tda2011", "tda2011-3", marks=pytest.mark.rule("tda2011-3")),
    ],
)
def test_a_check_against_a_bet_is_refused_by_the_editions_rule(edition: str, rule: str) -> None:
    assert refuses(table([2000] * 3, edition=edition), "3 check") == rule


@pytest.mark.rule("holdem-call")
def test_a_call_of_nothing_is_refused_by_its_rule() -> None:
    hand = table([2000] * 3)
    play(hand, "3 call", "1 call")
    assert refuses(hand, "2 call") == "holdem-call"


@pytest.mark.rule("holdem-fold")
def test_who_has_folded_acts_no_more_by_its_rule() -> None:
    hand = table([2000] * 3)
    play(hand, "3 fold")
    assert refuses(hand, "3 call") == "holdem-fold"


@pytest.mark.rule("holdem-deck", "holdem-hole-cards")
def test_cards_that_cannot_be_told_are_refused_by_their_rules() -> None:
    hand = table([2000] * 2, deck=None)
    too_few = hand.deal_hole(1, (5,))
    assert isinstance(too_few, Refusal)
    assert too_few.citation == Citation("holdem-hole-cards", "modern")
    assert not isinstance(hand.deal_hole(1, (5, 9)), Refusal)
    twice = hand.deal_hole(2, (5, 6))
    assert isinstance(twice, Refusal)
    assert twice.citation == Citation("holdem-deck", "modern")
