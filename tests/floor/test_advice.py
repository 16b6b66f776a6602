"""Good practice is offered where it applies."""

from typing import Any

import pytest
from of_2024 import OF_2024, OTHERS
from rulings import book
from spots import faces, push, read

from ruleone.cards import FULL_DECK
from ruleone.dealing import Call, Check, Fold, Hand, RaiseTo
from ruleone.floor import Facing, NoValue, Said
from ruleone.floor.advice import ADVICE, Advice, Situation, advice_for, situations_of
from ruleone.floor.situations import KINDS, bears_on
from ruleone.floor.situations import read as told_of
from ruleone.floor.steps import Step
from ruleone.rulebook import EDITIONS, edition, rules
from ruleone.words import LANGUAGES


def rules_of(advice: tuple[Advice, ...]) -> list[str]:
    return [one.citation.rule for one in advice]


@pytest.mark.rule(
    "house-RP-2.1",
    "house-RP-2.2",
    "tda2019-RP-2.1",
    "tda2019-RP-2.3",
    "tda2019-RP-13",
    "tda2024-RP-2.1",
    "tda2024-RP-13",
)
def test_a_dealer_is_told_how_to_treat_bets_and_pots() -> None:
    for name, betting, stacked in (
        ("house", ["house-RP-2.1", "house-RP-2.2"], "tda2019-RP-13"),
        ("tda2019", ["tda2019-RP-2.1", "tda2019-RP-2.3"], "tda2019-RP-13"),
        ("tda2024", ["tda2024-RP-2.1", "tda2024-RP-2.1"], "tda2024-RP-13"),
    ):
        hand = Hand(
            "plo8", name, {1: 500, 2: 500, 3: 500}, button=3, blinds=(5, 10), deck=tuple(range(52))
        )
        assert situations_of(hand) == ("split-pot",)
        assert rules_of(advice_for("betting", hand.edition)) == betting
        assert rules_of(advice_for("split-pot", hand.edition)) == [stacked]
    as_before = book("tda2019", dealer__touch_bets="count-only")
    assert rules_of(advice_for("betting", as_before))[-1] == "house-RP-2.2"


def test_a_hand_as_any_other_needs_no_advice() -> None:
    hand = Hand(seats={1: 500, 2: 500}, button=1, blinds=(5, 10), deck=tuple(range(52)))
    for seat, action in ((1, Call()), (2, Check()), (2, RaiseTo(50)), (1, Fold())):
        assert situations_of(hand) == ()
        hand.act(seat, action)
    assert situations_of(hand) == ()


def test_advice_comes_only_where_it_bears_on_the_case() -> None:
    """Of each kind one case that it bears on, and one that it does not."""
    cases: list[tuple[str, dict[str, Any], tuple[Situation, ...]]] = [
        ("bets-touched", {"to": "count", "to_act": 2}, ()),
        ("bets-touched", {"to": "bring-in", "to_act": 2}, ("betting",)),
        ("count-asked", {"of": "pot"}, ()),
        ("count-asked", {"of": "all-in"}, ("stacks",)),
        ("chips-found", {"how": "nobody", "chips": 500}, ()),
        ("chips-found", {"how": "view", "chips": 500}, ("carrying-chips",)),
        ("chips-found", {"how": "behind", "chips": 500}, ("stacks",)),
        ("color-up", {"chip": 100, "needed": 100}, ()),
        ("color-up", {"chip": 25, "needed": 100}, ("chips-colored-up", "chip-race")),
        ("who-shows", {"live": [1, 2]}, ()),
        ("who-shows", {"live": [1, 2], "hand_for_hand": True}, ("hand-for-hand",)),
        ("wrong-flop", {"cards": ["As", "Kd", "7c", "2h"]}, ()),
        ("wrong-flop", {"cards": ["As", "Kd", "7c", "2h", "3h"]}, ("uncovered-mistake",)),
        ("foul-deck", {"found": "in-hand"}, ("uncovered-mistake",)),
        ("dropped-stub", {"stub": 36, "restorable": True}, ()),
        ("boxed-in-stub", {}, ("uncovered-mistake",)),
    ]
    faults = []
    for kind, facts, expected in cases:
        told = told_of(KINDS[kind], "nlhe", facts)
        if (came := bears_on(told, KINDS[kind].rule(edition("modern"), told))) != expected:
            faults.append((kind, facts, came))
    assert faults == []


@pytest.mark.rule(
    "holdem-history",
    "house-23A.2",
    "house-57.2",
    "tda2019-RP-0",
    "tda2024-25A.2",
    "tda2024-63.2",
    "tda2024-RP-0",
)
@pytest.mark.rows(
    ("situation", "rule", "of_2024"),
    [
        ("blinds", "holdem-history", "holdem-history"),
        ("stacks", "house-23A.2", "tda2024-25A.2"),
        ("carrying-chips", "house-57.2", "tda2024-63.2"),
        ("uncovered-mistake", "tda2019-RP-0", "tda2024-RP-0"),
        ("chips-colored-up", "tda2019-RP-12.3", "tda2024-RP-12.3"),
    ],
)
def test_advice_is_offered_in_its_situation(situation: Situation, rule: str, of_2024: str) -> None:
    for name in EDITIONS:
        expected = of_2024 if name in OF_2024 else rule
        assert rules_of(advice_for(situation, edition(name))) == [expected]


@pytest.mark.rule(
    "tda2024-12.3", "tda2024-RP-15A", "tda2024-RP-15B", "tda2024-RP-16", "tda2024-RP-19"
)
def test_duties_that_came_with_2024_are_advice_of_that_edition_alone() -> None:
    new: dict[Situation, list[str]] = {
        "showdown": ["tda2024-12.3"],
        "dealer-change": ["tda2024-RP-15A", "tda2024-RP-15B"],
        "table-breaks": ["tda2024-RP-16"],
        "stalling": ["tda2024-RP-19"],
    }
    for situation, cited in new.items():
        assert rules_of(advice_for(situation, edition("tda2024"))) == cited
        for name in OTHERS:
            assert advice_for(situation, edition(name)) == ()


@pytest.mark.rule("tda2024-46A", "tda2024-RP-22.1")
def test_chips_that_are_read_two_ways_bring_their_advice_in_2024() -> None:
    """A word first would settle it, and a token of another size is no betting chip."""
    earlier = faces(2500, by=1500, staked=1000, lying={1000: 1}, raised=True)
    rows: list[tuple[Facing, Step, list[str]]] = [
        (earlier, push(5000), ["tda2024-46A"]),
        (earlier, Said("call"), []),
        (faces(500), NoValue(), ["tda2024-RP-22.1"]),
        (faces(500), push(500), []),
    ]
    for facing, step, cited in rows:
        for name in EDITIONS:
            ruling = read(name, facing, step)
            given = [
                rule
                for situation in bears_on(facing, ruling)
                for rule in rules_of(advice_for(situation, edition(name)))
            ]
            assert given == (cited if name in OF_2024 else []), (name, step)


@pytest.mark.rule("tda2024-12.3")
def test_a_dealer_reads_the_hands_aloud_at_showdown() -> None:
    hand = Hand("nlhe", "tda2024", {1: 500, 2: 500}, 1, (5, 10), deck=FULL_DECK, showdown="players")
    hand.act(1, Call())
    hand.act(2, Check())
    for _ in range(3):
        assert "showdown" not in situations_of(hand)
        hand.act(2, Check())
        hand.act(1, Check())
    assert situations_of(hand) == ("showdown",)


@pytest.mark.rule(
    "house-22B", "tda2011-21.3", "house-RP-6", "tda2019-RP-6", "tda2019-RP-8E", "house-57.2"
)
@pytest.mark.rule("tda2024-24B", "tda2024-RP-6", "tda2024-RP-8E", "tda2024-63.2")
def test_advice_on_chips_moves_and_hand_for_hand() -> None:
    for name, race, moves in (
        ("house", ["house-22B", "house-22B"], ["house-RP-6", "house-57.2"]),
        ("tda2011", ["tda2011-21.3", "house-22B"], ["house-RP-6", "house-57.2"]),
        ("tda2019", ["tda2011-21.3", "house-22B"], ["tda2019-RP-6", "house-57.2"]),
        ("tda2024", ["tda2024-24B", "tda2024-24B"], ["tda2024-RP-6", "tda2024-63.2"]),
    ):
        assert rules_of(advice_for("chip-race", edition(name))) == race
        assert rules_of(advice_for("moving-players", edition(name))) == moves
    for told in (False, True):
        hand = Hand(
            "nlhe",
            "tda2019",
            {1: 500, 2: 500},
            button=1,
            blinds=(5, 10),
            deck=tuple(range(52)),
            players_in_event=20,
            hand_for_hand=told,
        )
        assert ("hand-for-hand" in situations_of(hand)) == told
        assert rules_of(advice_for("hand-for-hand", hand.edition)) == ["tda2019-RP-8E"]
    assert rules_of(advice_for("hand-for-hand", edition("tda2024"))) == ["tda2024-RP-8E"]


def test_every_advice_is_told_in_both_languages() -> None:
    for situation in ADVICE:
        for one in advice_for(situation, edition("modern")):
            for language in LANGUAGES:
                assert one.words(language) == rules()[one.citation.rule].words[language]
