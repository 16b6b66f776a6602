"""The engine as C: `python native/engine.py FOLDER`, called by CMakeLists.txt.

mypyc makes C of the modules that do the work of a hand, dealt or recorded; the package compiles it
beside the kernel. FOLDER gets the C, `engine.cmake` that tells CMake what to build of it, and
`source.sha256`, the digest of the source that it was made from (see `ruleone.compiled`).
"""

import os
import sys
from pathlib import Path

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
set_target_properties({target} PROPERTIES PREFIX "" OUTPUT_NAME "{name}")
target_include_directories({target} PRIVATE {folders})
target_compile_options({target} PRIVATE -O2 -fwrapv -w)
install(TARGETS {target} LIBRARY DESTINATION ruleone/engine)
"""


def main() -> None:
    """Write the C, the list and the digest."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    sys.path.insert(0, str(SOURCE))
    os.chdir(SOURCE)
    from ruleone.compiled import digest_of_source

    (folder / "engine.cmake").write_text("".join(libraries(folder)), "utf-8")
    (folder / "source.sha256").write_text(digest_of_source(), "utf-8")


def libraries(folder: Path) -> list[str]:
    """What CMake is to build: one library of all modules, and a door to each of them."""
    from mypyc.build import mypycify

    options = ["--strict", "--config-file=", f"--cache-dir={folder / 'types'}"]
    options += ["--ignore-missing-imports", "--disable-error-code=no-any-return"]
    modules = [f"ruleone/{module}.py" for module in MODULES]
    extensions = mypycify([*options, *modules], target_dir=str(folder), group_name="ruleone.engine")
    return [
        LIBRARY.format(
            target=f"engine_{at}",
            name=extension.name,
            sources=" ".join(f'"{Path(source).resolve()}"' for source in extension.sources),
            folders=" ".join(f'"{Path(each).resolve()}"' for each in extension.include_dirs),
        )
        for at, extension in enumerate(extensions)
    ]


if __name__ == "__main__":
    main()
