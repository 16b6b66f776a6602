"""Public questions, each with the situation that answers it, are well formed and can be asked.

`questions.toml` is for tuning the search by words, `questions_kept.toml` is left alone meanwhile.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ruleone.floor.situations import KINDS
from ruleone.room.live.consulting import consulted
from ruleone.rulebook import Refusal

FILES = ("questions.toml", "questions_kept.toml")
OF_EACH = 15
KINDS_ASKED = 35
TEXTS = ("id", "language", "words", "situation", "source", "game", "edition")
CHINESE = re.compile(r"[一-鿿]")

Question = dict[str, Any]


def asked(name: str) -> list[Question]:
    text = (Path(__file__).parent / name).read_text("utf-8")
    questions: list[Question] = tomllib.loads(text)["question"]
    return questions


def misfits(question: Question) -> Iterator[str]:
    """What is missing or out of form in a question."""
    if {*question} != {*TEXTS, "also", "facts"}:
        yield f"has {sorted(question)}"
        return
    for name in TEXTS:
        text = question[name]
        if not isinstance(text, str) or text != text.strip() or not text or "\n" in text:
            yield f"{name} is {text!r}"
    if (question["language"] == "zh") != bool(CHINESE.search(question["words"])):
        yield f"is not in {question['language']}"
    kinds = [question["situation"], *question["also"]]
    yield from (f"{kind} is not a situation" for kind in kinds if kind not in KINDS)
    if len({*kinds}) != len(kinds) or len(kinds) > 2:
        yield f"names {kinds}"


def refused(question: Question) -> Iterator[str]:
    """Why the assistant refuses the facts of a question."""
    answer = consulted(
        question["edition"], question["game"], question["situation"], question["facts"]
    )
    if isinstance(answer, Refusal):
        yield f"is refused: {answer.code} {dict(answer.parameters)}"


def test_public_questions_are_well_formed_and_can_be_asked() -> None:
    faults: list[str] = []
    every: list[Question] = []
    for name in FILES:
        questions = asked(name)
        languages = Counter(one.get("language") for one in questions)
        if languages != {"en": OF_EACH, "zh": OF_EACH}:
            faults.append(f"{name}: {dict(languages)}")
        every += questions
    for once in ("id", "words"):
        counted = Counter(one.get(once) for one in every).items()
        faults += [f"{once} {text!r}: {count} times" for text, count in counted if count > 1]
    for one in every:
        wrong = [*misfits(one)] or [*refused(one)]
        faults += [f"{one.get('id')}: {each}" for each in wrong]
    kinds = {one.get("situation") for one in every}
    if len(kinds) < KINDS_ASKED:
        faults.append(f"only {len(kinds)} situations are asked for")
    assert faults == []
