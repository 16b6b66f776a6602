"""Files of scenarios: what is wrong in them is told with its line; whatever else they say, nothing
breaks."""

import json
import runpy
import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from cases_of_kinds import HAND, told

from ruleone.limits import SCENARIOS_MAX_BYTES
from ruleone.rulebook import edition
from ruleone.scenarios import BadScenario, judged, read_scenarios
from ruleone.scenarios.book import case_files
from ruleone.scenarios.floor.incidents import KEYS
from ruleone.scenarios.hand import HandScenario
from ruleone.words import LANGUAGES, has_words

ROOT = Path(__file__).parents[2]


def test_a_hand_is_read_with_its_players_and_its_origin() -> None:
    (scenario,) = read_scenarios(HAND)
    assert isinstance(scenario, HandScenario)
    assert (scenario.names, scenario.origin) == (("A", "B", "C", "D", "E"), "derived")


@pytest.mark.rows(
    ("kind", "old", "new", "line", "code", "said"),
    [
        ("hand", "[[scenario]]", "[[scenarios]]", 2, "scenario-no-key", "scenarios"),
        ("hand", 'id = "short"', "idd = 1", 2, "scenario-ill-formed", "idd"),
        ("hand", "stack = 10_000", 'stack = "many"', 2, "scenario-ill-formed", "$.stack"),
        ("hand", 'street = "flop"', 'street = "flob"', 2, "scenario-ill-formed", "flob"),
        ("hand", "turn =", "turns =", 2, "scenario-ill-formed", "turns"),
        ("hand", "house-43.1", "house-43", 5, "scenario-no-rule", "house-43"),
        ("hand", '"modern"', '"modernn"', 2, "scenario-ill-formed", "tda2011"),
        (
            "hand",
            "reopen.cumulative",
            "reopen.cumulativ",
            2,
            "scenario-ill-formed",
            "reopen.cumulative",
        ),
        ("hand", "= false", '= "no"', 2, "scenario-ill-formed", "flag"),
        ("hand", "blinds", 'game = "chess"\nblinds', 8, "scenario-no-game", "nlhe"),
        ("hand", "A B C D E", "A B C D A", 9, "scenario-same-seat", "A, B"),
        ("hand", "{ B = 125", "{ X = 125", 11, "scenario-no-seat", "X"),
        ("hand", "street", 'board = "As 1s"\nstreet', 12, "scenario-no-cards", "1s"),
        ("hand", "C call 125", "C calls 125", 14, "scenario-no-act", "C calls 125"),
        ("hand", "B all-in", "F all-in", 14, "scenario-no-act", "A all-in"),
        ("hand", "E call 200", "E call " + "9" * 5000, 14, "scenario-no-act", "E call 999"),
        ("hand", 'id = "short"', 'kind = "chess"', 3, "scenario-no-kind", "hand"),
        ("hand", "E call 200", "E pushes 0y5", 14, "scenario-no-act", "pushes"),
        ("hand", "E call 200", "E says 'call", 14, "scenario-no-act", "says"),
        ("hand", "E call 200", "E as agreed", 14, "scenario-no-act", "as ruled"),
        ("hand", "E call 200", "the floor rules", 14, "scenario-no-act", "the floor rules"),
        ("hand", "E call 200", "E raise -5", 14, "scenario-no-act", "E raise -5"),
        ("hand", 'turn = "A"', 'refuse = "A show 9x"', 15, "scenario-no-act", "A show 9x"),
        ("hand", "stack = 10_000", "stack = ", 10, "text-no-toml", "Invalid value"),
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
def test_a_mistake_is_told_with_its_line(
    kind: str, old: str, new: str, line: int, code: str, said: str
) -> None:
    with pytest.raises(BadScenario) as raised:
        read_scenarios(told(kind, old, new), "cases.toml")
    bad = raised.value
    assert (bad.line, bad.refusal.code) == (line, code)
    assert str(bad).startswith(f"cases.toml, line {line}: ")
    assert said in str(bad)
    assert all(has_words(language, f"refusal-{code}") for language in LANGUAGES)


def test_a_text_without_scenarios_is_refused() -> None:
    with pytest.raises(BadScenario, match=r"line 1: .*scenario"):
        read_scenarios("")
    with pytest.raises(BadScenario, match="the maximum is 1,048,576 bytes"):
        read_scenarios("#" * (SCENARIOS_MAX_BYTES + 1))


def test_a_scenario_is_a_value() -> None:
    (one,), (same,) = read_scenarios(HAND), read_scenarios(HAND)
    assert one == same
    with pytest.raises(AttributeError):
        one.id = "other"  # type: ignore[misc]
    assert msgspec.json.encode(one)


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


@pytest.mark.rows("seed", range(4))
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


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    text = "\n".join(
        (
            told("hand", "house-43.1", "house-43").replace("C call 125", "C calls 125"),
            told("floor", "approved", "aproved"),
            told("hand", 'id = "short"', "idd = 1").replace("turn =", "turns ="),
            told("ranking", "Ks Qs Js", "Ks Qx Js").replace('"rows"', '"cards"'),
            told("race", "into = 100", "into = 90"),
        )
    )
    with pytest.raises(BadScenario) as raised:
        read_scenarios(text, "cases.toml")
    bad = raised.value
    every = (bad, *bad.more)
    assert [each.refusal.code for each in every] == [
        *("scenario-no-rule", "scenario-no-act", "scenario-ill-formed"),
        *("scenario-ill-formed", "scenario-ill-formed"),
        *("scenario-no-order", "scenario-no-cards", "scenario-ill-formed"),
    ]
    lines = [each.line for each in every]
    assert lines == sorted(lines)
    assert str(bad).count("cases.toml, line ") == len(every)


def test_the_guide_lists_every_fact_of_every_incident() -> None:
    told = runpy.run_path(str(ROOT / "tools" / "scenario_facts.py"))["page"]()
    missing = [
        (key, name)
        for key, kind in KEYS.items()
        for name in (key, *(field.removesuffix("_ms") for field in kind.facts.__struct_fields__))
        if f"`{name}`" not in told
    ]
    assert missing == []
