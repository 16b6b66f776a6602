"""The engine as C: `python native/engine.py FOLDER`, called by CMakeLists.txt.

mypyc makes C of the modules that do the work of a hand, dealt or recorded. A wheel carries what is
compiled of it beside the source, and Python takes that first. FOLDER gets the C, and `engine.cmake`
that tells CMake what to build of it.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from docstrings import docstrings, documented
from mypyc.build import mypycify

SOURCE = Path(__file__).resolve().parent.parent / "src"
DEALING = (
    "acts", "asking", "betting", "course", "dealer", "evolve", "intervened", "intervening",
    "opening", "personal", "showdown", "state", "street", "stub", "tabling",
)  # fmt: skip
"""What a hand runs through. Not among them is what msgspec makes, events and views, and what runs
once for a table."""
HISTORY = ("replay", "phh/read")
"""What a recorded hand runs through, when it is read and played again."""
MODULES = (
    *(f"dealing/{name}" for name in DEALING),
    *(f"history/{name}" for name in HISTORY),
)

LIBRARY = """\
python_add_library({target} MODULE WITH_SOABI {sources})
set_target_properties({target} PROPERTIES PREFIX "" OUTPUT_NAME "{name}"
                      LIBRARY_OUTPUT_DIRECTORY "${{ENGINE}}/built/{package}")
target_include_directories({target} PRIVATE {folders})
target_compile_options({target} PRIVATE -O2 -fwrapv -w)
install(TARGETS {target} LIBRARY DESTINATION {package})
"""


def main() -> None:
    """Write the C and the list."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    os.chdir(SOURCE)
    (folder / "engine.cmake").write_text("".join(libraries(folder)), "utf-8")


def libraries(folder: Path) -> Iterator[str]:
    """What CMake is to build: one library of all modules, and beside the source of each of them the
    module that opens it."""
    options = ["--strict", "--config-file=", f"--cache-dir={folder / 'types'}"]
    options += ["--ignore-missing-imports", "--disable-error-code=no-any-return"]
    modules = [f"ruleone/{module}.py" for module in MODULES]
    extensions = mypycify([*options, *modules], target_dir=str(folder), group_name="ruleone.engine")
    for at, extension in enumerate(extensions):
        *package, name = extension.name.split(".")
        sources = [Path(source).resolve() for source in extension.sources]
        within = {*map(Path, extension.include_dirs), *(source.parent for source in sources)}
        yield LIBRARY.format(
            target=f"engine_{at}",
            package="/".join(package),
            name=name,
            sources=" ".join(f'"{with_docstrings(source)}"' for source in sources),
            folders=" ".join(sorted(f'"{each.resolve()}"' for each in within)),
        )


def with_docstrings(source: Path) -> Path:
    """The file of C to compile: this one, or where it has modules in it one beside it that has
    their docstrings too, written where it has changed."""
    code = source.read_text("utf-8")
    if "static PyMethodDef" not in code:
        return source
    modules = [f"ruleone.{module.replace('/', '.')}" for module in MODULES]
    code, path = documented(code, docstrings(SOURCE, modules)), source.with_suffix(".told.c")
    if not path.exists() or path.read_text("utf-8") != code:
        path.write_text(code, "utf-8")
    return path


if __name__ == "__main__":
    main()
