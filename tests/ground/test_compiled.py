"""The compiled engine: taken while it is in step with its source, and dealing the same hands."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ruleone
from ruleone.compiled import ENGINE, FOLDER, Engine, digest_of_source, modules

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


def dealt(engine: str, hands: int) -> str:
    """The digest of random hands of every game, in a process that deals with this engine."""
    told = subprocess.run(
        [sys.executable, "-X", f"engine={engine}", "-c", DEALS, str(hands)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests" / "dealing")},
        capture_output=True,
        text=True,
        check=True,
    )
    which, digest = told.stdout.split()
    assert which == engine
    return digest


@pytest.mark.skipif(ENGINE != "compiled", reason="no engine was compiled here")
def test_compiled_engine_deals_what_its_source_deals() -> None:
    assert dealt("compiled", 12) == dealt("python", 12)


@pytest.mark.soak
@pytest.mark.skipif(ENGINE != "compiled", reason="no engine was compiled here")
def test_compiled_engine_deals_a_thousand_hands_of_each_game_as_its_source_does() -> None:
    assert dealt("compiled", 1_000) == dealt("python", 1_000)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A place with an engine that is in step with the source."""
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / "source.sha256").write_text(digest_of_source(), "utf-8")
    (folder / f"ruleone.dealing.hand{EXTENSION_SUFFIXES[0]}").touch()
    return tmp_path


def test_engine_in_step_with_its_source_is_taken(built: Path) -> None:
    file = str(built / FOLDER / f"ruleone.dealing.hand{EXTENSION_SUFFIXES[0]}")
    assert modules([str(built / "elsewhere"), str(built)]) == {"ruleone.dealing.hand": file}
    spec = Engine(modules([str(built)])).find_spec("ruleone.dealing.hand")
    assert spec is not None
    assert spec.origin == file
    assert Engine(modules([str(built)])).find_spec("ruleone.dealing.game") is None


def test_engine_of_another_source_is_left_alone(built: Path) -> None:
    (built / FOLDER / "source.sha256").write_text("of yesterday", "utf-8")
    assert modules([str(built)]) == {}


def test_engine_for_another_python_is_left_alone(built: Path) -> None:
    engine = built / FOLDER
    (engine / f"ruleone.dealing.hand{EXTENSION_SUFFIXES[0]}").rename(
        engine / "ruleone.dealing.hand.cpython-39-pdp11.so"
    )
    assert modules([str(built)]) == {}


@pytest.mark.parametrize("part", ["limits.py", "dealing/betting.py", "ranking/order.py"])
def test_every_change_of_the_source_is_a_change_of_its_digest(part: str, tmp_path: Path) -> None:
    package = tmp_path / "ruleone"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.toml"))
    assert digest_of_source(package) == digest_of_source()
    with (package / part).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert digest_of_source(package) != digest_of_source()
