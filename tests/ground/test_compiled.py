"""The compiled engine: it deals the same hands as its source, and speaks of itself as it does.

These run where it is compiled, as in `make test`, and compare it with the same package that has
nothing but the source of it.
"""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ruleone
from ruleone.dealing import ENGINE

pytestmark = pytest.mark.skipif(ENGINE != "compiled", reason="the engine runs in Python here")

ROOT = Path(__file__).parents[2]
PACKAGE = Path(ruleone.__file__).parent
DEALS = """
import hashlib, sys
from random import Random
from lines import random_hand, steps
import msgspec
from ruleone.dealing import ENGINE, GAMES
digest = hashlib.sha256()
for game in sorted(GAMES):
    for seed in range(int(sys.argv[1])):
        chance = Random(f"{game} {seed}")
        hand = random_hand(game, chance)
        taken = list(steps(hand, chance))
        digest.update(msgspec.msgpack.encode(hand.events))
        digest.update(repr([hand.view(seat) for seat in (None, *hand.stacks)]).encode())
print(ENGINE, digest.hexdigest())
"""
NAMES = """
import inspect, json, pkgutil, re
from importlib import import_module
import ruleone

def told(value):
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):
        return [inspect.getdoc(value), None, None]
    # Of a compiled method `self` is never given by its name.
    named = {name: one for name, one in signature.parameters.items() if name != "self"}
    kinds = {name: one.kind.name for name, one in named.items()}
    defaults = {name: re.sub(r" at 0x\\w+", "", repr(one.default)) for name, one in named.items()}
    return [inspect.getdoc(value), kinds, defaults]

def is_public(name):
    return not name.startswith("_")

found = {}
for each in pkgutil.walk_packages(ruleone.__path__, "ruleone."):
    if "_" in each.name and each.name.endswith(("._kernel", "__mypyc")) or "worker" in each.name:
        continue
    module = import_module(each.name)
    found[each.name] = [inspect.getdoc(module), None, None]
    for name, value in filter(lambda item: is_public(item[0]), vars(module).items()):
        full = f"{each.name}.{name}"
        if getattr(value, "__module__", each.name) != each.name or isinstance(value, type(json)):
            continue
        if inspect.isclass(value):
            found[full] = told(value)
            for own in filter(is_public, vars(value)):
                if own != "options":  # an attribute, and a member where it is compiled
                    found[f"{full}.{own}"] = told(getattr(value, own))
        elif callable(value):
            found[full] = told(value)
from ruleone.dealing import ENGINE
print(json.dumps([ENGINE, found]))
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the same package, without what is compiled of its Python."""
    folder = tmp_path_factory.mktemp("source")

    def compiled(_: str, names: list[str]) -> list[str]:
        return [
            name
            for name in names
            if name in ("dist", "__pycache__")
            or (name.endswith(EXTENSION_SUFFIXES[0]) and not name.startswith("_kernel"))
        ]

    shutil.copytree(PACKAGE, folder / "ruleone", ignore=compiled)
    return folder


def said(program: str, *arguments: str, beside: Path | None = None) -> str:
    """What a program prints in a process of its own, with this package or that of a folder."""
    path = [*([str(beside)] if beside else []), str(ROOT / "tests" / "dealing")]
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def deals_alike(source: Path, hands: int) -> None:
    """Deal random hands of every game by both, and compare their events and views."""
    compiled, python = said(DEALS, str(hands)), said(DEALS, str(hands), beside=source)
    assert (compiled.split()[0], python.split()[0]) == ("compiled", "python")
    assert compiled.split()[1] == python.split()[1]


def test_compiled_engine_deals_what_its_source_deals(source: Path) -> None:
    deals_alike(source, 12)


@pytest.mark.soak
def test_compiled_engine_deals_a_thousand_hands_of_each_game_as_its_source_does(
    source: Path,
) -> None:
    deals_alike(source, 1_000)


def test_every_public_name_keeps_its_docstring_and_its_signature(source: Path) -> None:
    """What `help()` prints of a name is what its source says, whether it is compiled or not."""
    engine, compiled = json.loads(said(NAMES))
    twin, python = json.loads(said(NAMES, beside=source))
    assert (engine, twin) == ("compiled", "python")
    assert {"ruleone.dealing.course.Course.act", "ruleone.history.replay.play"} <= python.keys()
    assert compiled.keys() == python.keys()
    differing = {
        name: (told, compiled[name]) for name, told in python.items() if told != compiled[name]
    }
    assert differing == {}
    assert [name for name, (doc, *_) in python.items() if not doc and name.count(".") == 2] == []


def test_each_compiled_module_has_its_source_beside_it() -> None:
    suffix = EXTENSION_SUFFIXES[0]
    built = [path for path in PACKAGE.rglob(f"*{suffix}") if path.name != f"_kernel{suffix}"]
    names = {path.name.removesuffix(suffix) for path in built}
    assert {"course", "dealer", "replay", "engine__mypyc"} <= names
    library = f"engine__mypyc{suffix}"
    alone = [
        path
        for path in built
        if path.name != library and not path.with_name(path.name.replace(suffix, ".py")).exists()
    ]
    assert alone == []
