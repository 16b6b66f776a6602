"""What who asks the assistant for the first time reads: all-in, complete, what is missing."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from ruleone.floor.headline import choice_in_words, headline
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Ruling
from ruleone.floor.rulings import Undecided
from ruleone.floor.sentences import sentences
from ruleone.floor.situations import described, ruled
from ruleone.floor.situations.kinds import KINDS, PartView
from ruleone.floor.untold import Could, declarations
from ruleone.floor.whole import inner_facts
from ruleone.rulebook import edition
from ruleone.words import Language

HOLDEM: dict[str, Any] = {
    "price": 400, "staked": 0, "behind": 10_000, "raise_by": 200, "raised": True, "players": 3,
    "blind": False, "pot": 700, "lying": {},
}  # fmt: skip


def asked(words: str, game: str = "nlhe", **facts: Any) -> Any:
    said = {"steps": [{"type": "said", "words": words}]}
    return ruled(edition("house"), game, "words-and-chips", HOLDEM | facts | said)


@pytest.mark.rule("house-3.1")
def test_an_all_in_reads_as_one_among_the_choices_and_in_the_ruling() -> None:
    both = asked("跟全下").choices
    rows: dict[tuple[Language, int], str] = {
        ("en", 0): "call of 400",
        ("en", 1): "all-in for 10,000",
        ("zh", 0): "跟注 400",
        ("zh", 1): "全下 10,000",
    }
    faults: dict[tuple[object, int], str] = {}
    for (language, place), due in rows.items():
        if (came := choice_in_words(language, both[place])) != due:
            faults[language, place] = came
    heads = {
        ("all in", 10_000): "all-in for 10,000",
        ("raise to 10000", 10_000): "all-in for 10,000",
        ("call", 300): "call all-in of 300",
        ("raise to 800", 10_000): "raise to 800",
    }
    for (words, behind), due in heads.items():
        if (came := headline("en", asked(words, behind=behind))) != due:
            faults[words, behind] = came
    assert not faults


@pytest.mark.rule("house-3.1")
def test_complete_is_a_word_of_the_game_where_there_is_nothing_to_complete() -> None:
    faults = {}
    for words in ("complete", "补满"):
        for price in (0, 400):
            ruling = asked(words, price=price, raised=bool(price))
            told = " ".join(sentences("en", ruling))
            codes = [reason.code for reason in ruling.reasons]
            due = ["check", "bet", "no-action"] if not price else ["call", "raise", "fold"]
            came = [one.code for one in ruling.choices]
            if codes != ["nothing-to-complete"] or came[: len(due)] != due:
                faults[words, price] = f"{codes} {came}"
            elif "none of the game" in told or "Complete" not in told:
                faults[words, price] = told
    assert not faults


def test_a_raise_without_its_amount_is_asked_for() -> None:
    """In the form it is needed with the raise alone; told without it, it is what has to be told."""
    kind = next(one for one in described() if one.kind == "acted-early")
    for name, value in (("early", "raise"), ("since", "bet")):
        rows = next(fact for fact in kind.facts if fact.name == name)
        to = next(part for part in rows.parts if part.name == "to")
        assert to.needed_where is not None
        assert to.needed_where.fact == "act"
        assert value in to.needed_where.values
    early = [{"seat": 3, "act": "raise"}]
    told = {"order": [2, 3], "price": 200, "early": early}
    with pytest.raises(BadFacts) as refused:
        ruled(edition("house"), "nlhe", "acted-early", told)
    assert refused.value.code == "fact-missing"
    since = [{"seat": 2, "act": "bet"}]
    told |= {"early": [{"seat": 3, "act": "call"}], "since": since}
    with pytest.raises(BadFacts) as refused:
        ruled(edition("house"), "nlhe", "acted-early", told)
    assert refused.value.code == "fact-missing"


def test_a_bring_in_is_told_only_in_games_that_have_one() -> None:
    offered = [
        (kind.kind, each.value)
        for kind in described()
        for fact in kind.facts
        for part in (fact, *fact.parts)
        for each in part.offered
        if each.value in ("bring-in", "complete")
        and each.played != "stud"
        and kind.kind != "bets-touched"
    ]
    assert not offered
    words = next(one for one in described() if one.kind == "words-and-chips")
    of_stud = [fact.name for fact in words.facts if fact.played == "stud"]
    assert of_stud == ["bring_in"]
    with pytest.raises(BadFacts, match="no bring-in"):
        asked("call", bring_in="stands")
    since = [{"seat": 2, "act": "complete", "to": 200}]
    told = {"order": [2, 3], "early": [{"seat": 3, "act": "call"}], "price": 50, "since": since}
    with pytest.raises(BadFacts, match="no bring-in"):
        ruled(edition("house"), "nlhe", "acted-early", told)
    ruled(edition("house"), "flstud", "acted-early", told)


def test_all_that_may_be_asked_for_has_a_field_in_every_game() -> None:
    """A fact that decides, and that no form has, could never be told: there would be no ruling."""

    def missing(facts: type[msgspec.Struct], shown: Sequence[PartView], at: str) -> Iterator[str]:
        fields = {fact.name: fact for fact in shown}
        for name, mark in declarations(facts).items():
            field = fields.get(name)
            if isinstance(mark, Could) and (field is None or field.played != "any"):
                yield f"{at}.{name}"
            elif field is not None and (inner := inner_facts(facts).get(name)):
                yield from missing(inner, getattr(field, "parts", ()), f"{at}.{name}")

    faults = [
        fault
        for kind in described()
        for fault in missing(KINDS[kind.kind].facts, kind.facts, kind.kind)
    ]
    assert not faults
    one = next(one for one in described() if one.kind == "bets-touched")
    to = next(fact for fact in one.facts if fact.name == "to")
    assert {each.played for each in to.offered} == {"any"}
    told = {"entitled": [4, 5, 6, 1, 2, 3], "button": 3, "got": {"6": 1}}
    missed = ruled(edition("house"), "nlhe", "initial-deal", told)
    assert isinstance(missed, Undecided)
    assert ("complete",) in missed.asks
    dealt = ruled(edition("house"), "nlhe", "initial-deal", told | {"complete": True, "acts": []})
    assert isinstance(dealt, Ruling)
    assert dealt.proposed is not None
    assert (
        choice_in_words("en", dealt.proposed) == "hands are corrected to the right number of cards"
    )
    pot = ruled(edition("house"), "nlhe", "shared-pot", {"amount": 300, "high": [1, 2], "chip": 25})
    assert not isinstance(pot, Undecided)


@pytest.mark.rule("house-39A.1")
def test_a_bet_out_of_turn_can_be_told_as_one() -> None:
    told = {"order": [2, 3], "price": 0, "early": [{"seat": 3, "act": "bet", "to": 500}]}
    assert "bet of 500" in headline("en", ruled(edition("house"), "nlhe", "acted-early", told))
    early = next(one for one in described() if one.kind == "acted-early").facts
    rows = next(fact for fact in early if fact.name == "early")
    acts = next(part for part in rows.parts if part.name == "act")
    assert [each.value for each in acts.offered][3:5] == ["bet", "raise"]
    with pytest.raises(BadFacts, match="Missing: "):
        ruled(
            edition("house"), "nlhe", "acted-early", told | {"early": [{"seat": 3, "act": "bet"}]}
        )


def test_nobody_is_preset_as_the_speaker() -> None:
    words = next(one for one in described() if one.kind == "words-and-chips")
    seat = next(fact for fact in words.facts if fact.name == "seat")
    assert (seat.initial, seat.nobody) == (None, False)


def test_seats_that_get_cards_are_asked_for_by_what_came() -> None:
    rows = {
        (): "No seat was entered",
        (3,): "Only seat 3 was entered",
        (2, 2): "A seat was entered twice",
    }
    faults = {}
    for seats, due in rows.items():
        with pytest.raises(BadFacts) as refused:
            ruled(edition("house"), "nlhe", "initial-deal", {"entitled": list(seats)})
        if due not in str(refused.value):
            faults[seats] = str(refused.value)
    assert not faults


@pytest.mark.rule("house-38B.2")
def test_what_an_undercall_may_come_to_is_told_apart() -> None:
    told = {
        "price": 500, "behind": 5000, "raise_by": 300,
        "steps": [{"type": "push", "chips": {"100": 3}}],
    }  # fmt: skip
    open_ = ruled(edition("house"), "nlhe", "words-and-chips", told)
    of_the_floor = "the floor's decision (full call of 500 or fold, and the 300 stays in the pot)"
    assert f"It will be one of these: call of 500 or {of_the_floor}." in sentences("en", open_)


def test_earlier_chips_without_a_bet_name_both_facts() -> None:
    with pytest.raises(BadFacts) as bad:
        asked("call", lying={"500": 1})
    assert (bad.value.refusal.code, bad.value.refusal.parameters) == (
        "lying-without-bet",
        {"came": 500},
    )
