"""What newcomers are called."""

import itertools
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from ruleone import limits
from ruleone.store.people import People, Player
from ruleone.web.replies import language_of
from ruleone.web.sessions.lookers import friendly_names
from ruleone.words import LANGUAGES, Language


@pytest.mark.rows(
    ("accept", "language"),
    [
        ("", "en"),
        ("zh", "zh"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh"),
        ("en-GB,en;q=0.9,zh;q=0.8", "en"),
        ("de, fr;q=0.9, zh-Hans;q=0.1", "zh"),
        ("en;q=0.2, zh;q=0.7", "zh"),
        ("zh;q=oops, en;q=0.1", "en"),
        ("*", "en"),
        (",;=,q=", "en"),
    ],
)
def test_language_is_the_first_of_ours_that_is_wished_for(accept: str, language: Language) -> None:
    assert language_of(accept) == language


@pytest.mark.rows("language", LANGUAGES)
def test_names_are_plain_at_first_and_fit(language: Language) -> None:
    names = list(islice(friendly_names(language, Random(1).randrange), 40))
    assert not any(sign.isdigit() for name in names[:3] for sign in name), "numerals come last"
    assert len(set(names[3:])) > 30, "each is drawn anew"
    most = islice(friendly_names(language, lambda count: count - 1), 40)
    assert all(0 < len(name) <= limits.NAME_MAX_CHARACTERS for name in (*names, *most))


@pytest.mark.rows("language", LANGUAGES)
def test_a_free_name_is_found_as_soon_among_many_as_among_none(language: Language) -> None:
    """A hundred thousand people have the names that are tried first; who comes then looks at a few,
    as who came first did."""
    draw = Random(2).randrange
    taken: set[str] = set()

    def tried() -> int:
        for tries, name in enumerate(friendly_names(language, draw), 1):
            if name not in taken:
                taken.add(name)
                return tries
        raise AssertionError

    first = [tried() for _ in range(100)]
    between = [tried() for _ in range(100_000)]
    last = [tried() for _ in range(100)]
    assert sum(first) <= 200
    assert sum(last) <= 1_000
    assert max(first + between + last) <= 20


def step(count: "itertools.count[int]") -> int:
    """Count a step, and let SQLite go on."""
    return min(0, next(count))


def test_looking_for_a_name_walks_over_no_others(tmp_path: Path) -> None:
    """Counted in steps of SQLite's own machine, with people in the room and without."""
    steps = []
    for number in (0, 5_000):
        path = tmp_path / f"{number}.sqlite"
        people = People(path, Random(3).randbytes)
        here = [Player("", f"Quiet Heron {one}") for one in range(number)]
        people.keep(here, 5)
        people.close()
        people = People(path, Random(4).randbytes)
        count = itertools.count()
        people._reader.set_progress_handler(partial(step, count), 1)
        assert people.expect("p1", ("Wren",))
        steps.append(next(count))
        people.close()
    without, among_many = steps
    assert among_many < 2 * without, steps
