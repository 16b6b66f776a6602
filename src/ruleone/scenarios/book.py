"""The cases that come with the book: those of the documents, and cases derived from them."""

from functools import cache
from pathlib import Path

from ruleone.rulebook import BadSetting, Edition
from ruleone.scenarios.judging import judged
from ruleone.scenarios.reading import read_scenarios
from ruleone.scenarios.scenario import Scenario
from ruleone.scenarios.scenes import Scene, draw

_CASES = Path(__file__).resolve().parent / "cases"


def case_files() -> tuple[Path, ...]:
    """The files of the cases, by name; each is one topic."""
    return tuple(sorted(_CASES.glob("*.toml")))


@cache
def cases() -> tuple[Scenario, ...]:
    """All of them, file by file."""
    return tuple(
        case for path in case_files() for case in read_scenarios(path.read_text("utf-8"), path.name)
    )


def scenes_of(rule: str, book: Edition) -> tuple[Scene, ...]:
    """The pictures, as this edition has them, of the cases that prove a rule of the catalogue and
    hold in it, those of documents first."""
    proving = (case for case in cases() if rule in case.rules and holds(case, book))
    return tuple(sorted((draw(case, book) for case in proving), key=lambda one: not one.document))


def holds(case: Scenario, book: Edition) -> bool:
    """Whether a case comes out as it says in this edition. Nothing holds in one that takes no
    further change."""
    try:
        return book.id in case.editions or not judged(case, book)
    except BadSetting:
        return False
