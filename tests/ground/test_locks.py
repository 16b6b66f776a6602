"""The locked dependencies: hashed, without addresses, in agreement, and all that is needed."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
SOURCES = ROOT / "src" / "ruleone"
# Used without being imported: uvicorn finds them by name, babel speaks for Fluent.
UNSEEN = {"uvloop", "websockets"}


@cache
def locked(name: str) -> dict[str, set[Version]]:
    """Packages of a lock file with the versions that it allows."""
    found: dict[str, set[Version]] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text("utf-8").splitlines():
        if not line.startswith(" "):
            requirement = Requirement(line.rstrip("\\ "))
            version = Version(str(requirement.specifier).removeprefix("=="))
            found.setdefault(canonicalize_name(requirement.name), set()).add(version)
    return found


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


EXTRAS: list[str] = [
    one for extra in project()["project"]["optional-dependencies"].values() for one in extra
]


@pytest.mark.rows("lock", LOCKS, ids=lambda path: path.stem)
def test_lock_has_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert "#" not in text
    for package in re.split(r"\n(?=\S)", text.strip()):
        first, *rest = package.splitlines()
        assert re.match(r"[a-z0-9.-]+==\S+( ; [^\\]+)? \\$", first), first
        assert rest, f"{first} has no hash"
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in rest)


def test_locks_agree() -> None:
    for name in ("runtime", "test", "build", "docs"):
        for package, versions in locked(name).items():
            assert locked("dev")[package] == versions, package
    assert locked("runtime").keys() <= locked("test").keys()


@pytest.mark.rows(
    ("lock", "wanted"),
    [
        ("runtime", project()["project"]["dependencies"]),
        ("build", project()["build-system"]["requires"]),
        ("dev", EXTRAS),
        *(
            (name, [one for one in project()["dependency-groups"][name] if isinstance(one, str)])
            for name in ("dev", "test", "build", "docs", "node")
        ),
    ],
)
def test_lock_holds_what_the_project_asks_for(lock: str, wanted: list[str]) -> None:
    for requirement in map(Requirement, wanted):
        versions = locked(lock)[canonicalize_name(requirement.name)]
        assert all(version in requirement.specifier for version in versions), requirement


def test_package_imports_what_it_declares_and_nothing_else() -> None:
    owners = packages_distributions()
    imported: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add((node.module or "").split(".")[0])
    foreign = imported - set(sys.stdlib_module_names) - {"ruleone"}
    declared = {
        canonicalize_name(Requirement(one).name)
        for one in (*project()["project"]["dependencies"], *EXTRAS)
    }
    used: set[str] = set()
    for module in foreign:
        owned_by = {canonicalize_name(owner) for owner in owners.get(module, [module])}
        assert owned_by & declared, f"{module} is imported, but not declared"
        used |= owned_by
    assert declared - used - UNSEEN == set(), "declared, but not used"


def test_lock_of_the_pages_has_no_addresses() -> None:
    lock = json.loads((ROOT / "ui" / "package-lock.json").read_text("utf-8"))
    packages = {path: entry for path, entry in lock["packages"].items() if path}
    assert packages
    assert not [path for path, entry in packages.items() if "resolved" in entry]
    assert all(entry["integrity"].startswith("sha512-") for entry in packages.values())


def test_list_of_licences_is_fresh() -> None:
    check = [sys.executable, str(ROOT / "tools" / "licences.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
