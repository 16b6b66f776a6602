"""Build the help: `python tools/docs.py`, or `make docs`, which also installs what it takes.

The pages in `docs/en` and `docs/zh` become `docs/dist/help/<language>/`, which the room serves at
`/help` and the wheel carries. A link that leads nowhere, or words that no page shows, are errors.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
WORK = DOCS.parent / "build" / "docs"
BUILT = DOCS / "dist" / "help"
REFERENCE = DOCS.parent / "tools" / "reference.py"
ENVIRONMENT = os.environ | {"PYTHONPATH": str(DOCS.parent / "src")}
LANGUAGES = {"en": "en", "zh": "zh_CN"}
"""The folders, each with the language that Sphinx has for it."""
NOT_SHIPPED = shutil.ignore_patterns(".buildinfo*", "objects.inv", "*.map", ".doctrees")


def main() -> int:
    """Build each language beside the other, once what pages take in of the source is made; the exit
    status of the first that fails."""
    made = subprocess.run([sys.executable, str(REFERENCE)], env=ENVIRONMENT, check=False)
    if made.returncode:
        return made.returncode
    builds = [begun(language) for language in LANGUAGES]
    statuses = [build.wait() for build in builds]
    if any(statuses):
        return next(filter(None, statuses))
    shutil.rmtree(BUILT, ignore_errors=True)
    for language in LANGUAGES:
        shutil.copytree(WORK / language, BUILT / language, ignore=NOT_SHIPPED)
    return 0


def begun(language: str) -> "subprocess.Popen[bytes]":
    """Start the build of one language; what its commands say is in it too."""
    shutil.rmtree(WORK / language, ignore_errors=True)
    told = [f"language={LANGUAGES[language]}", f"html_search_language={language}"]
    command = [sys.executable, "-m", "sphinx", "-q", "-E", "-W", "--keep-going", "-b", "dirhtml"]
    command += [part for one in told for part in ("-D", one)]
    command += ["-c", str(DOCS), "-d", str(WORK / f"{language}.doctrees")]
    command += [str(DOCS / language), str(WORK / language)]
    return subprocess.Popen(command, env=ENVIRONMENT | {"RULEONE_LANG": language})


if __name__ == "__main__":
    sys.exit(main())
