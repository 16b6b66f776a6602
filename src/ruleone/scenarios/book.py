"""The cases that come with the book: those of the documents, and cases derived from them."""

from functools import cache
from pathlib import Path

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


@cache
def scenes_of(rule: str) -> tuple[Scene, ...]:
    """The pictures of the cases that prove a rule of the catalogue, those of documents first."""
    proving = (case for case in cases() if rule in case.rules)
    return tuple(sorted(map(draw, proving), key=lambda scene: not scene.document))
