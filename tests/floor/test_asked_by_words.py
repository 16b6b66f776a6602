"""The way in by words: what people tell finds the situation, and nothing is understood beyond it.

Of `questions_kept.toml` only counts are told here, never a question: nobody tunes by it.
"""

import random
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from ruleone import asked
from ruleone.asked import asked_by_words
from ruleone.asked.index import FIELDS
from ruleone.asked.situations import index, kinds_of, phrases
from ruleone.asked.terms import terms_of, without_signs
from ruleone.asked.understood import understood
from ruleone.floor.situations import KINDS, described
from ruleone.limits import ASKED_WORDS_MAX_CHARACTERS
from ruleone.room.live.consulting import consulted
from ruleone.rulebook import EDITIONS, Refusal, edition
from ruleone.scenarios.book import cases

FILES: Final = ("questions.toml", "questions_kept.toml")
FOUND_MIN: Final = {"en": 27, "zh": 27}
"""Of 30 questions in each language."""
OF_A_KIND_MIN: Final = 6
"""Phrases of each situation in each language."""
BOOK: Final = edition("modern")
VIEWS: Final = {view.kind: view for view in described()}
AMOUNTS: Final = {"amount", "number", "milliseconds", "seconds", "seat", "cards"}
BY_WORDS: Final = {
    ("wrong-burn", "burned"),
    ("hand-shown", "face_up"),
    ("words-and-chips", "players"),
}
"""Numbers that words alone state: no burn card, only one card, heads up."""

Question = dict[str, Any]


def questions() -> Iterator[Question]:
    """All public questions, of both files."""
    for name in FILES:
        yield from tomllib.loads((Path(__file__).parent / name).read_text("utf-8"))["question"]


def found(words: str) -> list[str]:
    return [one.kind for one in asked_by_words(words, BOOK).situations]


@pytest.mark.feature("ruling-assistant")
def test_the_right_situation_of_public_questions_is_among_the_first_three() -> None:
    right: Counter[str] = Counter()
    for one in questions():
        right[one["language"]] += not {one["situation"], *one["also"]}.isdisjoint(
            found(one["words"])
        )
    assert all(right[language] >= least for language, least in FOUND_MIN.items()), dict(right)


def test_what_is_understood_of_them_the_assistant_takes_and_the_question_says() -> None:
    refused = otherwise = stated = 0
    for one in questions():
        facts = {
            each.fact: each.value for each in understood(VIEWS[one["situation"]], one["words"])
        }
        told = one["facts"] | facts
        answer = consulted(one["edition"], one["game"], one["situation"], told)
        refused += isinstance(answer, Refusal)
        otherwise += sum(one["facts"].get(name, value) != value for name, value in facts.items())
        stated += len(facts)
    assert (refused, otherwise) == (0, 0)
    assert stated >= 15


def test_every_situation_is_found_first_by_its_own_title() -> None:
    faults = [
        (kind, title, found(title))
        for kind, view in VIEWS.items()
        for title in view.words.values()
        if found(title)[:1] != [kind]
    ]
    assert faults == []


def test_every_name_of_a_situation_finds_it() -> None:
    faults = []
    for kind, view in VIEWS.items():
        for names in view.names.values():
            for name in names.replace("、", ",").replace(";", ",").split(","):
                ranked = [one.name for one in index().scored(name.strip())[:5]]
                faults += [] if kind in ranked else [(kind, name, ranked)]
    assert faults == []


def test_every_situation_has_phrases_of_its_own_in_both_languages() -> None:
    told = Counter(
        (kind, any("一" <= sign <= "鿿" for sign in phrase))
        for kind, those in phrases().items()
        for phrase in those
    )
    assert {*phrases()} == {*KINDS}
    assert [
        key for kind in KINDS for key in ((kind, True), (kind, False)) if told[key] < OF_A_KIND_MIN
    ] == []
    assert max(Counter(one for those in phrases().values() for one in those).values()) == 1


def test_every_word_of_the_trade_stands_for_its_meaning() -> None:
    file = Path(asked.__file__ or "").with_name("words.toml")
    rows = tomllib.loads(file.read_text("utf-8"))["words"]
    faults = [
        (meaning, word)
        for meaning, words in rows.items()
        for word in words
        if f"={meaning}" not in terms_of(word)
    ]
    assert faults == []
    many = Counter(without_signs(word) for words in rows.values() for word in words)
    assert [word for word, count in many.items() if count > 2] == []


def test_words_are_found_with_a_typing_error() -> None:
    for words, kind in (
        ("dealer forgto to burn", "wrong-burn"),
        ("the stub was droped", "dropped-stub"),
        ("collusoin", "conduct"),
        ("prematrue river", "early-board"),
    ):
        assert kind in found(words), words
    assert index().terms("xyzzq") == {"xyzzq": 0.7}


def test_the_same_words_have_the_same_answer_in_every_process() -> None:
    words = ("button has one card", "按钮少一张牌", "he said call then saw it was an all-in")
    code = (
        "import sys\n"
        "from ruleone.asked.situations import index\n"
        "print([index().scored(words) for words in sys.argv[1:]])\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code, *words],
            env={"PYTHONHASHSEED": seed, "PYTHONUTF8": "1"},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert [[one.name for one in ranked][:1] for ranked in map(index().scored, words)] == [
        ["initial-deal"], ["initial-deal"], ["words-and-chips"]
    ]  # fmt: skip
    names = {line.replace("Scored(", "").split(",")[0] for line in told}
    assert len(names) == 1


def test_what_says_nothing_of_the_game_finds_nothing() -> None:
    for words in (
        "",
        " ",
        "?!",
        "zebra",
        "hello there",
        "xx",
        "1234",
        "你好",
        "\x00\ud7ff",
        "💥" * 50,
    ):
        assert found(words) == [], words


def test_very_long_words_are_cut_and_garbage_does_no_harm() -> None:
    cut = "dealer forgot to burn " * 2
    long = cut + "x " * ASKED_WORDS_MAX_CHARACTERS * 20
    answer = asked_by_words(long, BOOK)
    assert len(answer.words) == ASKED_WORDS_MAX_CHARACTERS
    assert answer.situations[0].kind == "wrong-burn"
    chance = random.Random(7)
    signs = "abcde 牌发跟 0123 \n\t\"'{}[]().*+?|\\^$%“”号seat ofKh"
    for _ in range(200):
        words = "".join(chance.choices(signs, k=chance.randrange(ASKED_WORDS_MAX_CHARACTERS)))
        assert len(asked_by_words(words, BOOK).situations) <= 3


def test_words_without_digits_state_no_amounts() -> None:
    """Nor seats, nor cards, whatever the order of the words."""
    chance = random.Random(11)
    digits = set("0123456789一二两三四五六七八九十百千万零")
    plain = [
        phrase
        for those in phrases().values()
        for phrase in those
        if digits.isdisjoint(phrase) and " of " not in phrase
    ]
    for kind, view in VIEWS.items():
        forms = {fact.name: fact.form for fact in view.facts}
        for _ in range(60):
            words = " ".join(chance.sample(plain, 3))
            for one in understood(view, words):
                if (kind, one.fact) not in BY_WORDS:
                    assert forms[one.fact] not in AMOUNTS, (words, one)


UNDERSTOOD: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("wrong-burn", "forgot to burn and put up the river", {"street": "river", "burned": 0}),
    ("wrong-burn", "转牌前烧了两张", {"street": "turn", "burned": 2}),
    ("early-board", "put up the turn, the Kh, too early", {"street": "turn", "cards": ["Kh"]}),
    ("early-board", "the flop came as the td spoke, ah well", {"street": "flop"}),
    ("early-board", "荷官提前翻出河牌方块10", {"street": "river", "cards": ["Td"]}),
    ("early-board", "the Kh or the Kd came early", {}),
    ("early-board", "the flop came, then the turn too soon", {}),
    ("wrong-burn", "acted out of turn, burn", {}),
    ("chips-found", "found a 5k under the table, on the floor", {"how": "nobody", "chips": 5_000}),
    ("chips-found", "全下输了，底下还有个五千的", {"how": "behind", "chips": 5_000}),
    ("shared-pot", "both tie, pot is 3,175, smallest chip is 25", {"amount": 3_175, "chip": 25}),
    ("words-and-chips", "heads up, facing 600", {"price": 600, "players": 2}),
    ("words-and-chips", "facing 600 or facing 700", {}),
    ("words-and-chips", "said call then saw it was an all-in",
     {"steps": [{"type": "said", "words": "call"}]}),
    ("words-and-chips", "喊跟注然后才发现对方是全下",
     {"steps": [{"type": "said", "words": "跟注"}]}),
    ("words-and-chips", "one said raise, the next said call", {}),
    ("words-and-chips", "said raise and pushed chips", {}),
    ("words-and-chips", "did not say call", {}),
    ("conduct", "he was on the phone", {"offence": "phoned"}),
    ("conduct", "不是串通", {}),
    ("at-the-deal", "seat 5 came back late", {"seat": 5}),
    ("at-the-deal", "5号位迟到", {"seat": 5}),
    ("at-the-deal", "seat 5 and seat 6 came back late", {}),
    ("at-the-deal", "seat 55 came back late", {}),
)  # fmt: skip


@pytest.mark.rows(("kind", "words", "facts"), UNDERSTOOD)
def test_only_what_words_state_for_certain_is_understood(
    kind: str, words: str, facts: dict[str, Any]
) -> None:
    stated = understood(VIEWS[kind], words)
    assert {one.fact: one.value for one in stated} == facts
    assert all(one.words["en"] and one.words["zh"] for one in stated)


@pytest.mark.parametrize("name", EDITIONS)
def test_rules_and_cases_are_those_of_the_edition(name: str) -> None:
    book = edition(name)
    answer = asked_by_words("button got shorted a card", book)
    first = answer.situations[0]
    assert first.kind == "initial-deal"
    assert {one.rule for one in first.rules} <= book.rules
    own = {case.id for case in cases() if "initial-deal" in kinds_of(case)}
    shown = [scene.id for scene in first.scenes]
    assert len(shown) == 3 or not own
    assert [scene in own for scene in shown] == sorted(
        (scene in own for scene in shown), reverse=True
    )
    assert all(scene.lines for scene in first.scenes)


def test_the_case_most_like_the_words_comes_first() -> None:
    shown = [
        scene.id for scene in asked_by_words("button has three cards", BOOK).situations[0].scenes
    ]
    assert shown[0] == "t24-button-three-cards"


def test_the_way_in_weighs_nothing_until_it_is_used() -> None:
    code = (
        "import sys, ruleone; print([name for name in sys.modules if name.startswith('ruleone.')])"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    assert "asked" not in loaded.stdout
    assert {*FIELDS} >= {"title", "names", "phrases", "cases", "rules"}
    assert msgspec.json.encode(asked_by_words("misdeal", BOOK))
