"""Make this checkout ready: `python3.11 tools/setup.py run` to play, `... test` to develop,
`... docs` to build the help alone.

Needs nothing but Python 3.11 with venv. Each step leaves a stamp with a digest of what it was made
from in `.venv/stamps/`, so that a second call does only what is out of date.

The checkout runs its own source, in Python, with the kernel in C++. `... engine` installs the
package beside it, in `build/engine/`, as a wheel carries it: with the engine compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
from ruleone.shipped import help_sources, page_sources  # noqa: E402 - nothing is installed yet

VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
STAMPS = VENV / "stamps"
LOG = VENV / "setup.log"
NODE_NEEDED = (20, 19)
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""Browsers that the tests can use; the first does half the work of the others."""
NOTHING: Mapping[str, str] = {}
LOCKS = {
    "run": ("runtime", "build"),
    "test": ("dev",),
    "engine": ("runtime", "build"),
    "docs": ("runtime", "docs"),
}
COMPILED = ROOT / "build" / "engine"
"""An environment with the package as it is installed, and all else from `.venv`."""


class Failed(Exception):
    """A step did not work; the message says which and what to do."""


def main() -> int:
    """Make the checkout ready for a purpose; exit status 1 and a plain line if it fails."""
    purpose = sys.argv[1] if len(sys.argv) == 2 else ""
    if purpose not in LOCKS:
        print(__doc__)
        return 2
    try:
        make_environment()
        install_locked(purpose)
        if purpose == "docs":
            build_help()
            return 0
        install_package(purpose)
        compile_modules()
        build_pages()
        try:
            build_help()
        except Failed as failed:
            if purpose == "test":
                raise
            tell(f"The room opens without its help: {failed}")
        if purpose == "engine":
            install_compiled()
        if purpose == "test":
            install_browser()
            fetch_old_browser()
    except Failed as failed:
        print(f"Set-up stopped: {failed}", file=sys.stderr)
        return 1
    return 0


def make_environment() -> None:
    """An environment of its own in .venv, with a Python that is new enough."""
    if PYTHON.exists():
        return
    if sys.version_info < (3, 11):  # noqa: UP036 - whichever Python was found runs this file
        raise Failed(f"Python 3.11 or later is needed, this is {sys.version.split()[0]}")
    tell("Making an environment in .venv")
    made = subprocess.run(
        [sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise Failed(f"venv says: {(made.stdout + made.stderr).strip()}")


def install_locked(purpose: str) -> None:
    """The locked packages, each checked against its hash."""
    locks = [ROOT / "requirements" / f"{name}.txt" for name in LOCKS[purpose]]
    digest = digest_of(locks)
    if purpose != "test" and is_done("locked-test", digest_of([ROOT / "requirements" / "dev.txt"])):
        return
    if is_done(f"locked-{purpose}", digest):
        return
    pip(
        f"Installing the locked packages ({', '.join(LOCKS[purpose])})",
        "--require-hashes",
        *(part for lock in locks for part in ("-r", str(lock))),
    )
    mark_done(f"locked-{purpose}", digest)


def install_package(purpose: str) -> None:
    """RuleOne itself, in place, with the kernel where a compiler can build it."""
    native = os.environ.get("RULEONE_NATIVE") or native_mode(purpose)
    sources = [ROOT / "pyproject.toml", ROOT / "CMakeLists.txt"]
    sources += [path for path in (ROOT / "native").iterdir() if path.suffix != ".py"]
    sources += [ROOT / "src" / "ruleone" / "__init__.py"]
    # The installation in place knows each module by its file: one that moves must be found anew.
    modules = (str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*.py"))
    kind = "off" if native == "off" else "kernel"
    digest = digest_of(sources, "\n".join((kind, *sorted(modules))))
    if is_done("package", digest) and (native != "require" or has_kernel()):
        return
    what = "Installing RuleOne" + ("" if native == "off" else " and building its kernel")
    pip(what, "--no-deps", "--no-build-isolation", "-e", str(ROOT), env={"RULEONE_NATIVE": native})
    if native == "off":
        tell("No C++ compiler with Python's headers: the kernel's Python twin serves")
    elif not has_kernel():
        tell("The kernel could not be built: its Python twin serves")
    mark_done("package", digest)


def install_compiled() -> None:
    """RuleOne as a wheel carries it, kernel and engine compiled, in an environment of its own."""
    if native_mode("engine") == "off":
        raise Failed("the engine needs a C++ compiler and Python's headers to be compiled")
    sources = [ROOT / "pyproject.toml", ROOT / "CMakeLists.txt"]
    for folder in ("native", "src", "locale", "ui/dist", "docs/dist"):
        sources += (path for path in (ROOT / folder).rglob("*") if path.suffix != ".pyc")
    digest = digest_of(sources)
    python = COMPILED / "bin" / "python"
    if is_done("engine", digest) and python.exists():
        return
    make = [str(PYTHON), "-m", "venv", "--without-pip", "--clear", str(COMPILED)]
    run("Making an environment for the compiled engine", make)
    (packages,) = COMPILED.glob("lib/python*/site-packages")
    (others,) = VENV.glob("lib/python*/site-packages")
    (packages / "others.pth").write_text(f"{others}\n", "utf-8")
    pip(
        "Compiling the engine (a minute or two where its source has changed)",
        *("--no-deps", "--no-build-isolation", "--ignore-installed", str(ROOT)),
        env={"RULEONE_NATIVE": "require"},
        into=python,
    )
    mark_done("engine", digest)


def compile_modules() -> None:
    """Bytecode beside the modules, as every installation leaves it: a room starts twice as fast,
    also where Python is told to write none."""
    command = [str(PYTHON), "-m", "compileall", "-q", str(ROOT / "src")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"compileall says: {(done.stdout + done.stderr).strip()}")


def native_mode(purpose: str) -> str:
    """`off` without compiler or Python headers; else play tries to build, all else requires it."""
    compilers = (os.environ.get("CXX", ""), "c++", "g++", "clang++")
    compiler = any(name and shutil.which(name) for name in compilers)
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    if not (compiler and headers):
        return "off"
    return "auto" if purpose == "run" else "require"


def has_kernel() -> bool:
    """Whether the environment can load the kernel."""
    command = [str(PYTHON), "-c", "import ruleone._kernel"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def build_pages() -> None:
    """The pages in ui/dist, with the machine's Node or one from PyPI."""
    ui = ROOT / "ui"
    lock = digest_of([ui / "package.json", ui / "package-lock.json"])
    index = ui / "dist" / "index.html"
    sources = [*page_sources(ROOT), index]
    installed = is_done("node-modules", lock) and (ui / "node_modules").is_dir()
    built = is_done("pages", digest_of(sources)) and index.exists()
    if installed and built:
        index.touch()  # Written after them: `ruleone serve` goes by that.
        return
    npm = find_npm()
    if not installed:
        run("Fetching what the pages are built with", [npm, "ci"], cwd=ui)
        mark_done("node-modules", lock)
    if not built:
        run("Building the pages", [npm, "run", "build"], cwd=ui)
        mark_done("pages", digest_of(sources))


def build_help() -> None:
    """The help in docs/dist, which the room serves at /help, with what it is made with."""
    digest = digest_of(help_sources(ROOT))
    if is_done("help", digest) and (ROOT / "docs" / "dist" / "help" / "en" / "index.html").exists():
        return
    install_locked("docs")
    run("Building the help", [str(PYTHON), str(ROOT / "tools" / "docs.py")])
    mark_done("help", digest)


def find_npm() -> str:
    """npm of the machine's Node if that is new enough, else of the Node on PyPI."""
    if (BIN / "npm").exists():
        return str(BIN / "npm")
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        version = tuple(
            int(part) for part in told.stdout.strip().lstrip("v").split(".")[:2] if part
        )
        if version >= NODE_NEEDED:
            return npm
    lock = ROOT / "requirements" / "node.txt"
    pip(
        "Installing Node from PyPI (this machine has none that is new enough)",
        "--require-hashes",
        "-r",
        str(lock),
    )
    return str(BIN / "npm")


def install_browser() -> None:
    """Browsers and a Chinese font for the browser tests, where this machine lets us."""
    missing = []
    browser = not (os.environ.get("CHROMIUM") or any(shutil.which(name) for name in BROWSERS))
    if not has_chinese_font():
        missing.append("fonts-noto-cjk")
    # The pages are tried on these too: their tests are skipped without.
    others = {"firefox-esr": "firefox-esr", "WPEWebDriver": "wpewebkit-driver", "cog": "cog"}
    missing += [package for program, package in others.items() if not shutil.which(program)]
    if not (browser or missing):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        missing += ["chromium"] if browser else []
        tell(f"Missing for the browser tests, to be installed by you: {', '.join(missing)}")
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("Asking apt what there is", ["apt-get", "update", "-q"], env=quiet)
    if browser:
        known = subprocess.run(["apt-cache", "show", BROWSERS[0]], capture_output=True, check=False)
        missing.append("chromium" if known.returncode else BROWSERS[0])
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *missing]
    run(f"Installing {' and '.join(missing)}", install, env=quiet)


def fetch_old_browser() -> None:
    """The oldest Chromium that the pages are made for; without it the test of it is skipped."""
    folder = ROOT / "tests" / "browser" / "from_npm"
    digest = digest_of([folder / "package-lock.json"])
    target = VENV / "engines" / "chromium-107"
    if is_done("old-browser", digest) and target.exists():
        return
    work = VENV / "engines"
    work.mkdir(exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(folder / name, work / name)
    packed = work / "node_modules" / "@sparticuz" / "chromium" / "bin" / "chromium.br"
    unpack = (
        "const [from, to] = process.argv.slice(1), fs = require('fs'), zlib = require('zlib');"
        "fs.writeFileSync(to, zlib.brotliDecompressSync(fs.readFileSync(from)), { mode: 0o755 })"
    )
    npm = find_npm()
    try:
        run("Fetching an old Chromium", [npm, "ci", "--ignore-scripts"], cwd=work)
        node = str(Path(npm).with_name("node"))
        run("Unpacking it", [node, "-e", unpack, str(packed), str(target)], cwd=work)
    except Failed as failed:
        tell(f"The pages are not tried on an old Chromium: {failed}")
        return
    shutil.rmtree(work / "node_modules")
    mark_done("old-browser", digest)


def has_chinese_font() -> bool:
    """Whether fontconfig knows a font with Chinese characters."""
    if not shutil.which("fc-list"):
        return False
    told = subprocess.run(["fc-list", ":lang=zh"], capture_output=True, text=True, check=False)
    return bool(told.stdout.strip())


def pip(what: str, *arguments: str, env: Mapping[str, str] = NOTHING, into: Path = PYTHON) -> None:
    """One pip install into .venv, or into the environment of another Python."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    command = [str(PYTHON), "-m", "pip", "--python", str(into), "install", *quiet, *arguments]
    run(what, command, env=env)


def run(what: str, command: list[str], cwd: Path = ROOT, env: Mapping[str, str] = NOTHING) -> None:
    """Run one command with its output in .venv/setup.log; Failed with the end of it if it fails."""
    print(f"{what} ... ", end="", flush=True)
    started = time.monotonic()
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    variables = {**os.environ, "PATH": path, **env}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=variables,
        stdin=subprocess.DEVNULL,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"== {what}: {' '.join(command)}\n{done.stdout}\n")
    if done.returncode:
        print("failed", flush=True)
        end = "\n".join(done.stdout.strip().splitlines()[-15:])
        raise Failed(f"{what} failed; the whole story is in {LOG.relative_to(ROOT)}\n{end}")
    print(f"{time.monotonic() - started:.0f} s", flush=True)


def tell(line: str) -> None:
    """One line of progress."""
    print(line, flush=True)


def digest_of(paths: Iterable[Path], *also: str) -> str:
    """A digest over names and contents of files, over Python's version, and over `also`."""
    digest = hashlib.sha256(repr((sys.version_info[:2], also)).encode())
    for path in sorted(path for path in paths if path.is_file()):
        digest.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_done(step: str, digest: str) -> bool:
    """Whether the step was done with exactly these inputs."""
    stamp = STAMPS / step
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest


def mark_done(step: str, digest: str) -> None:
    """Remember that the step was done with these inputs."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / step).write_text(digest, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
