"""What contradicts is told in the reader's language: what was expected, what came, and of what."""

from typing import Any, get_args

import msgspec
import pytest

from ruleone.floor import BadFacts
from ruleone.floor.bet_faced import Facing
from ruleone.floor.followed import INCIDENTS, facts_of
from ruleone.floor.situations.kinds import ruled
from ruleone.limits import NUMBER_MAX
from ruleone.rulebook import edition
from ruleone.words import LANGUAGES, has_words, say


def fields(kind: Any) -> set[str]:
    """The names of facts in a type, those of structs within it included."""
    if isinstance(kind, type(msgspec.Struct)):
        own = msgspec.structs.fields(kind)
        return {field.name for field in own}.union(*(fields(field.type) for field in own))
    return set().union(*map(fields, get_args(kind)))


def told_of(kind: str) -> set[str]:
    """The names of all facts of an incident, those included that its hand knows."""
    return {*facts_of(kind)}.union(
        fields(INCIDENTS[kind].facts), *map(fields, facts_of(kind).values())
    )


def test_every_fact_of_an_incident_has_a_name() -> None:
    names = set().union(*map(told_of, INCIDENTS))
    names |= {"behind", "raise_by", "price", "staked", "pot", "blind", "language", "seconds"}
    assert names >= {"entitled", "number", "acts_first", "what", "left_ms"}
    for language in LANGUAGES:
        assert not [name for name in sorted(names) if not has_words(language, f"fact-{name}")]


@pytest.mark.rows(
    ("chips", "english", "chinese"),
    [
        (
            -5,
            "-5 is not valid for the bet to call. Enter a number from 0 to 1,000,000,000,000.",
            "当前下注不能是 -5：须为 0 至 1,000,000,000,000 之间的数字。",
        ),
        (
            10**30,
            "… is not valid for the bet to call. Enter a number from 0 to 1,000,000,000,000.",
            "当前下注不能是 …：须为 0 至 1,000,000,000,000 之间的数字。",
        ),
    ],
)
def test_facts_are_named_in_the_readers_language(chips: int, english: str, chinese: str) -> None:
    with pytest.raises(BadFacts) as wrong:
        Facing(behind=100, bet_to=None, raise_by=0, players=2, price=chips)
    refusal = wrong.value.refusal
    assert (refusal.kind, wrong.value.code) == ("illegal", "fact-out-of-range")
    assert str(wrong.value) == english
    assert say("zh", f"refusal-{refusal.code}", **refusal.parameters) == chinese


def test_what_came_is_cut_to_what_can_be_read() -> None:
    wrong = BadFacts("no-live-hand", seats=range(1, 20_000), came=["x" * 1000])
    parameters = wrong.refusal.parameters
    assert isinstance(parameters["seats"], tuple)
    assert len(parameters["seats"]) == 60
    assert parameters["came"] == ("x" * 59 + "…",)
    assert BadFacts("clock-runs", seat=NUMBER_MAX + 1).refusal.parameters["seat"] == "…"


SAID: dict[str, Any] = {"type": "said", "words": "I"}
PUSHED: dict[str, Any] = {"type": "push", "chips": {"500": 1}}


def asked(kind: str, facts: dict[str, Any]) -> tuple[str, str, str]:
    """How the assistant refuses these facts: the code, the words in English and in Chinese."""
    with pytest.raises(BadFacts) as wrong:
        ruled(edition("house"), "nlhe", kind, facts)
    refusal = wrong.value.refusal
    english, chinese = (
        say(language, f"refusal-{refusal.code}", **refusal.parameters) for language in LANGUAGES
    )
    return refusal.code, english, chinese


def test_a_fact_of_another_form_is_told_with_what_was_expected() -> None:
    fouled: dict[str, Any] = {"seat": 3, "how": "fouled"}
    assert asked("fouled-hand", {"how": "fouled"}) == (
        "fact-missing",
        "Missing: the seat.",
        "缺少：座位。",
    )
    assert asked("fouled-hand", fouled | {"seat": "x"}) == (
        "fact-ill-formed",
        '"x" is not valid for the seat. Enter a whole number.',
        '座位：应为整数，不是 "x"。',
    )
    assert (
        asked("fouled-hand", fouled | {"dead": 7})[2]
        == "手牌是否已是死牌：应为“是”或“否”，不是 7。"
    )
    assert asked("fouled-hand", fouled | {"how": "lost"})[0] == "fact-ill-formed"
    assert asked("wrong-flop", {"cards": 7})[1].startswith(
        "7 is not valid for the cards. Enter a list"
    )
    assert asked("wrong-flop", {"cards": ["Zz"]})[0] == "no-such-card"
    assert asked("fouled-hand", fouled | {"colour": 1})[0] == "not-such-a-fact"
    assert asked("moonrise", {})[0] == "no-such-situation"


@pytest.mark.rows(
    ("kind", "facts", "at", "came", "parts"),
    [
        ("words-and-chips", {"steps": [SAID, PUSHED | {"siad": "raise"}]}, "steps[1]", "siad", 3),
        ("words-and-chips", {"steps": [{"type": "moved", "far": 1}]}, "steps[0]", "far", 1),
        (
            "acted-early",
            {"order": [1, 2], "early": [{"seat": 2, "act": "call", "too": 4}]},
            "early[0]",
            "too",
            6,
        ),
    ],
)
def test_a_part_that_no_such_fact_has_is_told_with_its_place(
    kind: str, facts: dict[str, Any], at: str, came: str, parts: int
) -> None:
    """Passed over, what was said to be a raise would be ruled a call."""
    if kind == "words-and-chips":
        facts |= {"behind": 1_000, "raise_by": 100, "price": 200}
    with pytest.raises(BadFacts) as wrong:
        ruled(edition("house"), "nlhe", kind, facts)
    told = wrong.value.refusal
    assert (told.code, told.parameters["at"], told.parameters["came"]) == (
        "not-part-of-fact",
        at,
        came,
    )
    expected = told.parameters["expected"]
    assert isinstance(expected, tuple)
    assert len(expected) == parts
    for language in LANGUAGES:
        assert f"{at}" in say(language, f"refusal-{told.code}", **told.parameters)
