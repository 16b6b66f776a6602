"""The assistant asks one question after the other, and only for what can change the ruling."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest
from test_untold_facts import TOLD, situations, told_more

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.rulings import Undecided, path_text
from ruleone.floor.situations import KINDS, came_to, left_open, ruled
from ruleone.floor.situations.asking import SoFar, ruled_so_far
from ruleone.floor.untold import Could, declarations
from ruleone.floor.whole import at, put, untold
from ruleone.rulebook import edition

Facts = Mapping[str, Any]
FILLED = 12
"""How often what was left out is filled in."""
CALLED: dict[str, Any] = {"steps": [{"type": "said", "words": "call"}]}
ONE_CHIP: dict[str, Any] = {"steps": [{"type": "push", "chips": {"500": 1}}]}
ELEVEN: dict[str, Any] = {
    "steps": [{"type": "push", "chips": {"5000": 1}, "said": "eleven"}],
    "raised": True,
}
SHOWN: dict[str, Any] = {"seat": 3, "face_up": 1}
ASKED: tuple[tuple[str, str, Facts, str], ...] = (
    ("nlhe", "words-and-chips", {}, "steps"),
    ("nlhe", "words-and-chips", ONE_CHIP, "price"),
    ("nlhe", "words-and-chips", ONE_CHIP | {"price": 200}, "settled"),
    ("nlhe", "words-and-chips", ELEVEN | {"price": 3_000}, "behind"),
    ("nlhe", "words-and-chips", ELEVEN | {"price": 3_000, "behind": 30_000}, "raise_by"),
    ("nlhe", "words-and-chips", CALLED, "price"),
    ("nlhe", "words-and-chips", CALLED | {"price": 200}, "behind"),
    ("nlhe", "words-and-chips", CALLED | {"price": 200, "behind": 9_000}, "settled"),
    ("nlhe", "words-and-chips", CALLED | {"price": 200, "behind": 150}, "settled"),
    ("nlhe", "conduct", {}, "offence"),
    ("nlhe", "conduct", {"offence": "other-language"}, "language"),
    ("nlhe", "foreign-card", {"place": "stub"}, "found"),
    ("nlhe", "foreign-card", {"place": "hand"}, "seat"),
    ("nlhe", "hand-shown", {}, "seat"),
    ("nlhe", "hand-shown", SHOWN, "identified"),
    ("nlhe", "hand-shown", SHOWN | {"identified": True}, "would_win"),
    ("nlhe", "boxed-in-stub", {}, "floor"),
    ("nlhe", "spoke-up", {"who": "watcher"}, "about"),
    ("nlhe", "spoke-up", {"who": "watcher", "about": "hand"}, "seat"),
)
"""Facts told so far under `modern`, and the fact that is asked for next."""


def test_the_next_question_is_the_one_that_decides() -> None:
    faults = []
    for game, kind, facts, expected in ASKED:
        so_far = ruled_so_far(edition("modern"), game, kind, facts)
        if isinstance(so_far, str):
            came = so_far
        else:
            came = path_text(so_far.asks[0]) if so_far.asks else left_open(so_far.ruling)
        if came != expected:
            faults.append((kind, facts, expected, came))
    assert faults == []


def without_what_could_be(kind: str, facts: Facts, chance: Random) -> Facts:
    """The facts without some of those that are needed only where they decide."""
    marks = declarations(KINDS[kind].facts)
    left_out = {
        field.name
        for field in msgspec.structs.fields(KINDS[kind].facts)
        if field.required and isinstance(marks[field.name], Could) and chance.random() < 0.7
    }
    return {name: fact for name, fact in facts.items() if name not in left_out}


def other_case(so_far: SoFar, told: Facts, chance: Random) -> Facts:
    """All that nobody told as it may have been."""
    of = type(so_far.facts)
    known: Facts = msgspec.structs.asdict(so_far.facts)
    for one in untold(of, known, told):
        row = at(known, one.path[:-1])
        beside = known if row is known else {**known, **msgspec.structs.asdict(row)}
        known = put(known, one.path, chance.choice([*one.could.values(beside)]))
    return known


def test_nothing_untold_changes_a_ruling_that_asks_for_nothing() -> None:
    faults, ruled_on = [], set[str]()
    for book, kind, game, least in situations():
        chance = Random(f"{book} {kind.name} {game} {least}")
        for facts in (least, told_more(kind, game, least, chance)):
            told = without_what_could_be(kind.name, facts, chance)
            try:
                so_far = ruled_so_far(edition(book), game, kind.name, told)
            except BadFacts:
                continue
            if isinstance(so_far, str) or so_far.asks:
                continue
            assert not isinstance(so_far.ruling, Undecided), "what is undecided asks for something"
            ruled_on.add(kind.name)
            for _ in range(FILLED):
                known = other_case(so_far, told, chance)
                try:
                    other = kind.rule(edition(book), kind.facts(**known))
                except BadFacts:
                    continue
                if came_to(other) != came_to(so_far.ruling):
                    faults.append((book, kind.name, game, told, known))
    assert faults == []
    assert len(ruled_on) > len(KINDS) // 2, "most kinds are ruled on somewhere"


def test_the_same_is_ruled_as_in_the_full_form() -> None:
    """Where nothing is asked for any more, and all that a form needs was told."""
    faults: list[object] = []
    compared = 0
    for book, kind, game, least in situations():
        try:
            whole = ruled(edition(book), game, kind.name, least)
        except BadFacts:
            continue
        so_far = ruled_so_far(edition(book), game, kind.name, least)
        if isinstance(so_far, str):
            faults.append((book, kind.name, least, so_far))
            continue
        compared += 1
        if isinstance(whole, Undecided):
            if not isinstance(so_far.ruling, Undecided) or so_far.asks != whole.asks:
                faults.append((book, kind.name, least, so_far, whole.asks))
        elif isinstance(so_far.ruling, Undecided) or came_to(so_far.ruling) != came_to(whole):
            faults.append((book, kind.name, least, so_far.ruling, whole))
    assert faults == []
    assert compared > len(TOLD)


def test_bad_facts_are_named_one_by_one_too() -> None:
    rows: tuple[tuple[str, Facts, str], ...] = (
        ("no-such-kind", {}, "no-such-situation"),
        ("hand-shown", {"seat": "three", "face_up": 0}, "fact-ill-formed"),
        ("hand-shown", {"seat": 3, "face_up": 0, "eyes": 2}, "not-such-a-fact"),
    )
    for kind, facts, code in rows:
        with pytest.raises(BadFacts) as raised:
            ruled_so_far(edition("modern"), "nlhe", kind, facts)
        assert raised.value.refusal.code == code, kind
