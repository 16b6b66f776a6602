"""`from ruleone import Hand`: the names of the package itself, and what it loads for them."""

import ast
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ruleone
from ruleone import Call, Fold, Hand, RaiseTo, edition, shuffle
from ruleone.rulebook import EDITIONS

LIGHT = """
import sys
before = set(sys.modules)
import ruleone
print(__import__("json").dumps(sorted(set(sys.modules) - before)))
"""


def told_to_type_checkers() -> dict[str, str]:
    """The names of the block that is never run, each with its module."""
    tree = ast.parse(Path(ruleone.__file__).read_text("utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If)]
    assert ast.unparse(block.test) == "TYPE_CHECKING"
    return {
        name.name: str(one.module)
        for one in block.body
        if isinstance(one, ast.ImportFrom)
        for name in one.names
    }


def test_the_package_alone_loads_none_of_its_parts() -> None:
    command = [sys.executable, "-c", LIGHT]
    loaded = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert [name for name in loaded if name.partition(".")[0] not in sys.stdlib_module_names] == [
        "ruleone"
    ]


def test_each_name_is_that_of_its_part() -> None:
    told = told_to_type_checkers()
    assert sorted(told) == sorted(ruleone.__all__)
    assert sorted(told) == sorted(ruleone._PART_OF)
    for name, module in told.items():
        assert getattr(ruleone, name) is getattr(import_module(module), name), name
        assert name in dir(ruleone)
    assert {"__version__", "__name__"} <= {*dir(ruleone)}


def test_a_name_that_there_is_not_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'ruleone' has no attribute 'Raise'"):
        ruleone.Raise  # noqa: B018
    with pytest.raises(ImportError):
        exec("from ruleone import Raise")


def test_a_hand_is_dealt_and_played_with_these_names_alone() -> None:
    hand = Hand(seats={1: 100, 2: 100}, button=1, blinds=(1, 2), deck=shuffle(b"\x01" * 64))
    hand.play(RaiseTo(6))
    hand.play(Call())
    while hand.options is not None and hand.options.bet_to is not None:
        hand.play(RaiseTo(hand.options.bet_to[0]))
        hand.play(Fold())
    assert sum(hand.stacks.values()) == 200
    assert hand.options is None
    assert edition(EDITIONS[0]).id == EDITIONS[0]
