"""Every kind of scenario: its mistakes are told with their line, and what comes out otherwise is
found; whatever else a file says, nothing breaks."""

import json
import tomllib
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from ruleone.rulebook import Refusal, edition
from ruleone.scenarios import BadScenario, Fault, judged, read_scenarios, read_waiting
from ruleone.scenarios.book import case_files

HEAD = """\
[[scenario]]
kind = "{kind}"
id = "one"
title = "A case"
rules = ["house-1"]
editions = ["{edition}"]
{body}
"""
BODIES = {
    "floor": """\
steps = [
  { clock_called = { approved = true, reasonable = true, at = "12:00:00" }, ends = "12:01:00" },
]""",
    "thirteen": """\
seats = "A B"
steps = [
  "A sets As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c",
  "B sets",
  { standing = { A = "ordinary" } },
]""",
    "ranking": """\
order = "rows"
steps = [{ hands = { A = "Ks Qs Js", B = "7h 7d 2c" }, best = ["B"] }]""",
    "stakes": "steps = [{ point = 50, start = 1500, go_on = 250 }]",
    "button": """\
seats = [1, 2, 3]
steps = ["seat 4 comes", { button = 1 }]""",
    "draw": 'steps = [{ shown = { A = "Ks", B = "9d" }, highest = ["A"] }]',
    "race": """\
chip = 25
into = 100
steps = [{ removed = { 1 = 3, 2 = 2 }, cards = { 1 = "Ks 9d 2c", 2 = "Ad 3h" }, won = [2] }]""",
    "event": """\
players = 18
steps = ["down to 10", { left = 10 }]""",
}
OF_13 = ("thirteen", "ranking", "stakes")


def text(kind: str, old: str = "", new: str = "") -> str:
    body = BODIES[kind]
    assert old in body
    book = "chinese" if kind in OF_13 else "house"
    return HEAD.format(kind=kind, edition=book, body=body.replace(old, new, 1))


def faults(kind: str, old: str = "", new: str = "") -> tuple[Fault, ...]:
    (scenario,) = read_scenarios(text(kind, old, new))
    return judged(scenario, edition(scenario.editions[0]))


@pytest.mark.parametrize("kind", BODIES)
def test_a_case_of_each_kind_holds(kind: str) -> None:
    assert faults(kind) == ()


@pytest.mark.parametrize(
    ("kind", "old", "new", "what", "came"),
    [
        ("floor", 'ends = "12:01:00"', 'ends = "12:01:01"', "ends", "12:01:00"),
        ("floor", "ends =", 'ruling = "refused", ends =', "ruling", "runs"),
        ("floor", "ends =", "contradict = true, ends =", "contradict", False),
        ("floor", "approved", "seconds = 999, approved", "clock_called", None),
        ("floor", "ends =", "hands = 3, ends =", "hands", None),
        ("thirteen", '"ordinary"', '"foul"', "standing", {"A": "ordinary"}),
        ("thirteen", '"B sets"', '"B sets", "B sets"', "B sets", None),
        ("thirteen", 'seats = "A B"', 'seats = "A B"\nstack = 0', "hand", None),
        ("thirteen", 'seats = "A B"', 'seats = "A B"\nbegins = false', "hand", True),
        ("ranking", '["B"]', '["A"]', "best", ("B",)),
        ("stakes", "1500", "1501", "start", None),
        ("button", "button = 1", "button = 2", "button", 1),
        ("button", "seat 4 comes", "seat 4 leaves", "seat 4 leaves", False),
        ("draw", '["A"]', '["B"]', "highest", ("A",)),
        ("race", "won = [2]", "won = [1]", "won", (2,)),
        ("race", "won = [2]", "kept_in = []", "kept_in", (1,)),
        ("race", "won = [2]", "after = { 1 = 0 }", "after", {1: 100}),
        ("race", "Ks 9d 2c", "Ks 9d", "race", None),
        ("race", "steps = [{", "steps = [{ found = 9, void = 0 }, {", "void", 25),
        ("race", "won = [2]", "void = 0", "void", None),
        ("event", "left = 10", "left = 11", "left", 10),
        ("event", "down to 10", "table 9 deals", "table 9 deals", None),
        ("event", "players = 18", "players = 1", "event", None),
        ("event", "left = 10", 'refuse = "table 1 deals"', "refuse table 1 deals", False),
    ],
)
def test_what_does_not_hold_is_found(
    kind: str, old: str, new: str, what: str, came: object
) -> None:
    (fault, *_) = faults(kind, old, new)
    assert fault.what == what
    if came is not None:
        assert fault.came == came


def test_a_step_that_is_refused_says_why() -> None:
    (fault,) = faults("thirteen", '"B sets"', '"B sets", "A sets"')
    assert isinstance(fault.came, Refusal)
    assert (fault.step, fault.what) == (3, "A sets")


@pytest.mark.parametrize(
    ("kind", "old", "new", "line", "code", "said"),
    [
        ("floor", "clock_called", "clock_caled", 8, "scenario-no-incident", "clock_called"),
        ("floor", "approved", "aproved", 8, "scenario-ill-formed", "aproved"),
        ("floor", "approved = true", "record = { notd = 1 }", 8, "scenario-ill-formed", "record"),
        ("floor", "ends", "end", 8, "scenario-ill-formed", "end"),
        ("thirteen", "Td Tc 3s", "Td Tx 3s", 9, "scenario-no-act", "A sets"),
        ("thirteen", '"A B"', '"A A"', 7, "scenario-same-seat", "A and A"),
        ("thirteen", '"B sets"', '"C sets"', 10, "scenario-no-act", "A sets"),
        ("ranking", '"rows"', '"cards"', 7, "scenario-no-order", "high"),
        ("ranking", "Ks Qs Js", "Ks Qs", 8, "scenario-no-cards", "3 to 5 cards"),
        ("stakes", "point", "pont", 1, "scenario-ill-formed", "pont"),
        ("button", "seat 4 comes", "seat 4 goes", 8, "scenario-no-act", "seat 2 leaves"),
        ("button", "[1, 2, 3]", "[1, 2, 33]", 7, "scenario-ill-formed", "1 to 10"),
        ("draw", '"Ks"', '"Kx"', 7, "scenario-no-cards", "Kx"),
        ("race", "Ks 9d 2c", "Kx 9d 2c", 9, "scenario-no-cards", "Kx"),
        ("race", "into = 100", "into = 90", 8, "scenario-ill-formed", "a multiple of 25"),
        ("race", '1 = "Ks', '11 = "Ks', 9, "scenario-ill-formed", "1 to 10"),
        ("race", "2 = 2", "two = 2", 1, "scenario-ill-formed", "removed"),
        ("event", "down to 10", "down to ten", 8, "scenario-no-act", "down to 10"),
        ("event", "players = 18", 'players = 18\ngame = "chess"', 8, "scenario-no-game", "nlhe"),
        ("event", "players = 18", "players = 501", 1, "scenario-ill-formed", "500"),
    ],
)
def test_a_mistake_of_each_kind_is_told_with_its_line(
    kind: str, old: str, new: str, line: int, code: str, said: str
) -> None:
    with pytest.raises(BadScenario) as raised:
        read_scenarios(text(kind, old, new), "cases.toml")
    told = raised.value
    assert (told.line, told.refusal.code) == (line, code)
    assert said in str(told)


def test_cases_that_wait_are_told_and_not_played() -> None:
    waits = '[[waiting]]\nid = "a"\nrules = ["house-25.1"]\nwhy = "No rebuys."\n'
    (one,) = read_waiting(waits)
    assert (one.id, one.why) == ("a", "No rebuys.")
    assert read_scenarios(waits) == ()
    with pytest.raises(BadScenario, match="line 3"):
        read_waiting(waits.replace("house-25.1", "house-25"))
    with pytest.raises(BadScenario, match="line 1"):
        read_waiting(waits.replace("why", "reason"))


def paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value in a table."""
    within = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, one in within:
        found.append((*at, key))
        if isinstance(one, dict | list):
            found += paths(one, (*at, key))
    return found


def written(value: Any) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {written(one)}" for key, one in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return json.dumps(value, ensure_ascii=False)


def spoilt(table: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The table with a value or two of another size or sense."""
    table = deepcopy(table)
    for _ in range(chance.randint(1, 3)):
        *way, last = chance.choice(
            [path for path in paths(table) if path[0] not in ("id", "title")]
        )
        holder: Any = table
        for key in way:
            holder = holder[key]
        value = holder[last]
        if isinstance(value, bool):
            holder[last] = not value
        elif isinstance(value, int):
            holder[last] = chance.choice([0, 1, -1, value + 1, value * 2, 10**12])
        elif isinstance(value, str):
            holder[last] = chance.choice(["", "A", "As As", "go on", value[: len(value) // 2]])
        elif value and isinstance(value, list):
            chance.shuffle(value)
        else:
            del holder[last]
    return table


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_file_says_it_is_refused_or_played(seed: int) -> None:
    chance = Random(seed)
    tables = [
        table
        for path in case_files()
        for table in tomllib.loads(path.read_text("utf-8")).get("scenario", ())
        if table["id"] != "der-ch-auto-prop"
    ]
    for table in chance.sample(tables, 60):
        try:
            lines = [f"{key} = {written(one)}" for key, one in spoilt(table, chance).items()]
            (scenario,) = read_scenarios("\n".join(("[[scenario]]", *lines)))
        except BadScenario:
            continue
        for name in scenario.editions:
            judged(scenario, edition(name))
