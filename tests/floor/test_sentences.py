"""Every ruling can be said in both languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from spots import UTTERED, faces, push, read
from test_utterances import uttered

from ruleone.dealing.actions import RaiseTo
from ruleone.floor import found_behind, out_of_view, sentences, unowned
from ruleone.floor.facts import value_of
from ruleone.floor.penalties import Incident, infraction
from ruleone.floor.showdown import CalledHand, HandShown, called_hand, hand_shown
from ruleone.floor.steps import (
    Gathered,
    Moved,
    NoValue,
    PulledBack,
    Push,
    Said,
    Step,
    Tapped,
    ToldCount,
)
from ruleone.rulebook import edition
from ruleone.words import LANGUAGES

BOOKS = ("house", "tda2011", "modern")
WORDS = sorted({words for one in ("en", "zh") for of in uttered(one).values() for words in of})
STEPS: list[Step] = [
    Moved(),
    Tapped(),
    PulledBack(),
    Gathered(),
    NoValue(),
    ToldCount(600),
    push(25),
    push(500, 500),
    push(2000),
    Push({100: 3}, said="raise"),
]


@given(
    st.sampled_from(sorted(UTTERED)),
    st.lists(st.sampled_from(WORDS).map(Said) | st.sampled_from(STEPS), min_size=1, max_size=3),
    st.sampled_from(BOOKS),
)
def test_every_reading_has_words(spot: str, happened: list[Step], book: str) -> None:
    facing, left = UTTERED[spot], UTTERED[spot].behind
    possible: list[Step] = []
    for step in happened:
        worth = value_of(step.chips) if isinstance(step, Push) else 0
        draws = isinstance(step, PulledBack | Gathered)
        if worth <= left and (UTTERED[spot].staked or not draws):
            left -= worth
            possible.append(step)
    result = read(book, facing, *possible)
    for language in LANGUAGES:
        told = sentences(language, result)
        assert len(told) >= 1 + len(result.reasons)
        assert all(told)


def test_a_reading_in_words() -> None:
    result = read("house", faces(1100, by=600), push(1000, *[100] * 5))
    assert result.action == RaiseTo(1700)
    only_if = "1,500 is a raise only if at least half a raise was added."
    assert sentences("en", result) == (
        "raise to 1,700",
        f"The call is covered even without the smallest chip: {only_if}",
        "Half of 600 or more was added: a full raise to 1,700.",
        "200 more must be put in.",
    )
    assert sentences("zh", result)[0] == "加注到 1,700"


@pytest.mark.rows("language", LANGUAGES)
def test_rulings_on_chips_have_words(language: str) -> None:
    book = edition("house")
    strict = book.with_options({"chips.out_of_view": "required"})
    for ruling in (
        found_behind(book, 500, all_in_won=True),
        found_behind(book, 500, all_in_won=False),
        out_of_view(book, 500),
        out_of_view(strict, 500),
        unowned(book, 500),
    ):
        assert all(sentences(language, ruling))


@pytest.mark.rule("house-RP-1", "tda2019-RP-1", "tda2024-RP-1")
@pytest.mark.rows(
    ("book", "rule"),
    [("house", "house-RP-1"), ("tda2019", "tda2019-RP-1"), ("tda2024", "tda2024-RP-1")],
)
def test_an_all_in_gets_its_button(book: str, rule: str) -> None:
    all_in = read(book, faces(1000, behind=3500), Said("all in"))
    assert rule in [reason.citation.rule for reason in all_in.reasons]
    assert all_in.action == RaiseTo(3500)
    less = read(book, faces(1000, behind=3500), Said("raise to three thousand"))
    assert rule not in [reason.citation.rule for reason in less.reasons]


def test_what_the_floor_may_choose_is_told_as_alternatives() -> None:
    unread = hand_shown(edition("house"), HandShown(seat=3, face_up=1))
    told = "It will be one of these: the hand is live or the hand is dead."
    assert told in sentences("en", unread)
    assert "将定为下列之一：该手牌有效或该手牌作废。" in sentences("zh", unread)
    hidden = hand_shown(edition("house"), HandShown(seat=3, face_up=1, identified=False))
    assert "For the floor: the hand is live or the hand is dead." in sentences("en", hidden)
    assert "由裁判选择：该手牌有效或该手牌作废。" in sentences("zh", hidden)
    phoned = infraction(edition("tda2011"), Incident(offence="phoned"))
    assert any(" or disqualification" in one for one in sentences("en", phoned))


def test_that_a_penalty_may_follow_is_said_once() -> None:
    """A reason that says so of the act is enough."""
    fold = read("house", faces(0, by=100), Said("fold"))
    assert fold.penalty
    assert [text for text in sentences("en", fold) if "penal" in text] == [
        "Folding with nothing to call is binding and may be penalised."
    ]
    tiny = read("house", faces(2000), push(25))
    assert tiny.penalty
    assert sentences("en", tiny)[-1] == "A penalty may follow."
    miscalled = called_hand(
        edition("house"), CalledHand(seat=1, tabled=True, true=False, on_purpose=True)
    )
    assert [text for text in sentences("en", miscalled) if "penal" in text] == [
        "Miscalling a hand on purpose may be penalised."
    ]
