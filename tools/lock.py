"""Renew the locked dependencies in `requirements/`: `python tools/lock.py [--upgrade]`.

One file a purpose, every package with its hashes, no address of any index. All files agree, because
each is compiled under the constraints of `dev.txt`.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
OF_PROJECT = {"runtime": (), "test": ("--group", "test")}
OF_GROUP_ALONE = {name: ("--group", name) for name in ("build", "docs", "node")}


def main() -> int:
    """Compile every lock file; exit status of the first compilation that fails."""
    upgrade = ["--upgrade"] if "--upgrade" in sys.argv[1:] else []
    project = ["pyproject.toml"]
    compile_lock("dev", [*project, "--all-extras", "--group", "dev", *upgrade])
    agreeing = ["--constraint", str(LOCKS / "dev.txt")]
    for name, groups in OF_PROJECT.items():
        compile_lock(name, [*project, *groups, *agreeing, *upgrade])
    for name, groups in OF_GROUP_ALONE.items():
        compile_lock(name, [*groups, *agreeing, *upgrade])
    return 0


def compile_lock(name: str, arguments: list[str]) -> None:
    """Write `requirements/<name>.txt`."""
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"]
    bare = ["--no-header", "--no-annotate", "--no-config", "--no-emit-index-url"]
    output = ["--output-file", str(LOCKS / f"{name}.txt")]
    uv = [sys.executable, "-m", "uv", "pip", "compile"]
    subprocess.run([*uv, *options, *bare, *output, *arguments], cwd=ROOT, check=True)
    print(f"requirements/{name}.txt")


if __name__ == "__main__":
    sys.exit(main())
