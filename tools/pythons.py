"""Run the quick tests of the pure parts on every later Python here: `python tools/pythons.py`.

A later Python differs in its grammar, its library and the order of things, and the quick tests
show that. The slow ones go through more hands by the same lines.

Each version gets a small environment of its own under `build/python-<version>`, with the locked
test packages and the source tree in place of an installation: the Python twin is what is tried.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "test.txt"
VERSIONS = ("3.12", "3.13", "3.14")
PARTS = ("cards", "ranking", "rulebook", "dealing", "tournament", "history", "bots")


def main() -> int:
    """Try each version found; exit status 1 if the tests fail on one."""
    failed = []
    for version in VERSIONS:
        python = find(version)
        if python is None:
            print(f"Python {version} is not on this machine: not tried")
        elif not passes(environment(version, python)):
            failed.append(version)
    if failed:
        print(f"The pure parts fail on Python {', '.join(failed)}", file=sys.stderr)
    return int(bool(failed))


def find(version: str) -> str | None:
    """A Python of that version that runs, on the path or among pyenv's."""
    for candidate in candidates(version):
        told = subprocess.run(
            [candidate, "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
        if told.stdout.strip() == version:
            return candidate
    return None


def candidates(version: str) -> Iterator[str]:
    """Where a Python of that version may be."""
    if on_path := shutil.which(f"python{version}"):
        yield on_path
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    for python in sorted(home.glob(f"versions/{version}.*/bin/python{version}"), reverse=True):
        yield str(python)


def environment(version: str, python: str) -> Path:
    """The Python of an environment with the locked test packages, made where it is missing."""
    folder = ROOT / "build" / f"python-{version}"
    stamp, digest = folder / "locked", hashlib.sha256(LOCK.read_bytes()).hexdigest()
    inside = folder / "bin" / "python"
    if not stamp.exists() or stamp.read_text("utf-8") != digest:
        print(f"Making an environment for Python {version}", flush=True)
        subprocess.run([python, "-m", "venv", "--clear", str(folder)], check=True)
        quiet = ["--quiet", "--disable-pip-version-check", "--require-hashes"]
        pip = [str(inside), "-m", "pip", "install", *quiet, "-r", str(LOCK)]
        subprocess.run(pip, check=True)
        stamp.write_text(digest, "utf-8")
    return inside


def passes(python: Path) -> bool:
    """Whether the quick tests of the pure parts pass under this Python."""
    folders = [str(path) for part in PARTS if (path := ROOT / "tests" / part).is_dir()]
    told = ["-q", "-n", "2", "-p", "no:cacheprovider", "-m", "not soak and not slow"]
    print(f"The pure parts on {python.parent.parent.name}", flush=True)
    command = [str(python), "-m", "pytest", *told, *folders]
    # For the processes that tests start: the source tree is not installed.
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
