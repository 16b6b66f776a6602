"""From words to the ruling: public questions need five touches on average, and are ruled the same.

A touch is each button, seat, card and chip, each number entered, a fact opened that nobody asks
for, a question that nobody can answer, and the situation that is chosen. The words are not counted.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from test_questions import FILES, Question, asked

from ruleone.asked import asked_by_words
from ruleone.floor.rulings import AnyRuling, Undecided, path_text
from ruleone.floor.situations import FactView, came_to, described, ruled
from ruleone.floor.situations.asking import ruled_so_far
from ruleone.floor.untold import Path
from ruleone.rulebook import Edition, edition

Told = dict[str, Any]
TOUCHES_MOST = 5.0
VIEWS = {view.kind: {fact.name: fact for fact in view.facts} for view in described()}
ONE = frozenset(
    ("choice", "flag", "seat", "number", "amount", "seconds", "milliseconds", "text", "card")
)


class Came(NamedTuple):
    """How a question was answered: touches, what they were, and whether the ruling is the same."""

    touches: int
    of: tuple[str, ...]
    same: bool


def touches_of(fact: FactView, value: Any) -> int:
    """How many touches a value takes."""
    if value is None or fact.form in ONE:
        return 1
    if fact.form == "pile":
        return sum(value.values())
    if fact.form == "steps":
        said = sum(1 for step in value if step.get("words") or step.get("said"))
        return said + sum(sum(step.get("chips", {}).values()) for step in value)
    if fact.form == "seats" and len(value) > 2 and value == [*range(1, len(value) + 1)]:
        return 2  # The last of them, and "Seats 1 to 6".
    if fact.form == "rows":
        return sum(map(len, value))
    return max(len(value), 1)


def told_by_words(question: Question, book: Edition) -> tuple[int, Told]:
    """Touches to the situation, and the facts that the words state as the question has them."""
    for found in asked_by_words(question["words"], book).situations:
        if found.kind == question["situation"]:
            stated = {one.fact: one.value for one in found.understood}
            facts = question["facts"]
            return 1, {name: told for name, told in stated.items() if told == facts.get(name)}
    return 2, {}


def least_of(question: Question, enough: Callable[[Told], bool]) -> Told:
    """The facts of a question without the seats that are as they always are."""
    facts: Told = question["facts"]
    for name, value in facts.items():
        if VIEWS[question["situation"]][name].form == "number-by-seat":
            for seat in [*value]:
                less = {each: number for each, number in facts[name].items() if each != seat}
                if less and enough(facts | {name: less}):
                    facts = facts | {name: less}
    return facts


def at_path(facts: Mapping[str, Any], path: Path) -> Any:
    """A fact of a question, None where it does not tell it."""
    value: Any = facts
    for step in path:
        try:
            value = value[step]
        except (KeyError, IndexError):
            return None
    return value


def answered(question: Question) -> Came:
    """The way through the questions of the assistant, with the facts of a question."""
    book, game, kind = edition(question["edition"]), question["game"], question["situation"]
    whole = ruled(book, game, kind, question["facts"])
    facts = least_of(question, lambda told: same(ruled(book, game, kind, told), whole))
    touches, told = told_by_words(question, book)
    of, skipped = [f"{touches} to it"], set[Path]()

    def so_far() -> tuple[AnyRuling | None, tuple[Path, ...]]:
        came = ruled_so_far(book, game, kind, told)
        return (None, ((came,),)) if isinstance(came, str) else (came.ruling, came.asks)

    while True:
        ruling, asks = so_far()
        path = next((path for path in asks if path not in skipped), None)
        if path is None:
            break
        value = at_path(facts, path)
        if value is None or len(path) > 1:
            skipped.add(path)
        else:
            told[str(path[0])] = value
        more = 1 if len(path) > 1 else touches_of(VIEWS[kind][str(path[0])], value)
        touches += more
        of.append(f"{more} {path_text(path)}")
    for name in facts:
        if same(ruling, whole):
            break
        if name not in told:
            told[name] = facts[name]
            more = 1 + touches_of(VIEWS[kind][name], facts[name])
            touches += more
            of.append(f"{more} more: {name}")
            ruling, _ = so_far()
    return Came(touches, tuple(of), same(ruling, whole))


def same(ruling: AnyRuling | None, whole: AnyRuling) -> bool:
    """Whether it is the ruling of the whole form."""
    if isinstance(whole, Undecided):
        return isinstance(ruling, Undecided)
    if ruling is None or isinstance(ruling, Undecided):
        return False
    return came_to(ruling) == came_to(whole)


def questions() -> Iterator[Question]:
    for name in FILES:
        yield from asked(name)


def test_public_questions_take_five_touches_and_are_ruled_as_by_the_whole_form() -> None:
    faults, touches = [], 0
    every = [*questions()]
    for question in every:
        came = answered(question)
        touches += came.touches
        if not came.same:
            faults.append((question["id"], came.of))
    assert faults == []
    assert touches / len(every) <= TOUCHES_MOST
