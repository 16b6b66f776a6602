"""Links between the pages of the help lead somewhere, each page has its place in a list, and each
command that is named is one; pages for users name no part of the source."""

import json
import re
import runpy
from pathlib import Path

import pytest
from test_features import is_command

from ruleone.cli.app import GROUPS
from ruleone.web.calls.room import COMMANDS
from ruleone.words import LANGUAGES, has_words

ROOT = Path(__file__).parents[2]
REFERENCE = runpy.run_path(str(ROOT / "tools" / "reference.py"))
"""What is made of the source, wherever it was made last: pages take it in."""
HELP = {language: ROOT / "docs" / language for language in ("en", "zh")}
BESIDE = [
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / name for name in ("README.md", "README.zh-CN.md", "CONTRIBUTING.md", "CHANGELOG.md")),
]
OF_USERS = [
    page
    for folder in HELP.values()
    for page in folder.rglob("*.md")
    if "build" not in page.relative_to(folder).parts
]
PAGES = [*(page for folder in HELP.values() for page in folder.rglob("*.md")), *BESIDE]
INCLUDED = re.compile(r"^```\{include\} (\S+)$", re.MULTILINE)
CODE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)


def text_of(page: Path) -> str:
    """What a reader sees of a page: also what it takes in from elsewhere."""
    text = page.read_text("utf-8")
    taken_in = [(page.parent / at).resolve() for at in INCLUDED.findall(text)]
    return "\n".join([text, *(one.read_text("utf-8") for one in taken_in if one.is_file())])


def anchors(page: Path) -> set[str]:
    """What a link may name behind `#`: the page's headings, as they are shown."""
    headings = re.findall(r"^#+ (.*)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.rows("page", PAGES, ids=name_of)
def test_links_lead_to_pages_and_headings(page: Path) -> None:
    for linked, part in re.findall(
        r"\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)", CODE.sub("", page.read_text("utf-8"))
    ):
        there = page.parent / linked if linked else page
        assert there.exists(), linked
        assert not part or part in anchors(there), f"{linked}#{part}"


@pytest.mark.rows("page", PAGES, ids=name_of)
def test_what_a_page_takes_in_is_there_or_made(page: Path) -> None:
    for at in INCLUDED.findall(page.read_text("utf-8")):
        there = (page.parent / at).resolve()
        made = there.parent == REFERENCE["FOLDER"] and there.name in REFERENCE["NAMES"]
        assert made or there.is_file(), at


@pytest.mark.parametrize("language", HELP)
def test_every_page_stands_in_a_list(language: str) -> None:
    folder = HELP[language]
    listed = {folder / "index.md"}
    for page in folder.rglob("index.md"):
        for block in re.findall(r"```\{toctree\}\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
            names = [line for line in block.split() if not line.startswith(":") and line != "1"]
            listed |= {page.parent / f"{name}.md" for name in names}
    assert listed == {*folder.rglob("*.md")}


@pytest.mark.rows("page", PAGES, ids=name_of)
def test_each_command_that_is_named_is_one(page: Path) -> None:
    text = page.read_text("utf-8")
    named = re.findall(r"`(ruleone [a-z][^`]*)`", CODE.sub("", text))
    lines = [line.strip() for block in CODE.finditer(text) for line in block[0].splitlines()]
    named += [line for line in lines if re.match(r"ruleone [a-z]", line)]
    assert [one for one in named if not is_named(one)] == []


def is_named(line: str) -> bool:
    """Whether the words lead to a command, or are a group of them, and it has each option."""
    words = re.split(r" #| >|[|;&\"]", line)[0].split()
    options = [re.split("=", word)[0] for word in words if word.startswith("--")]
    last = max(len(words), 2)
    return (len(words) == 2 and words[1] in GROUPS) or any(
        is_command(" ".join([*words[:count], *options])) for count in range(2, min(last, 3) + 1)
    )


@pytest.mark.rows("page", OF_USERS, ids=name_of)
def test_a_page_for_users_names_no_part_of_the_source(page: Path) -> None:
    text = CODE.sub("", page.read_text("utf-8"))
    assert re.findall(r"\btests?/|\bsrc/|\w+\.py\b|\bruleone\.\w+\.\w+|test_\w+", text) == []


@pytest.mark.rows("page", OF_USERS, ids=name_of)
def test_the_words_of_the_screen_are_there_in_both_languages(page: Path) -> None:
    asked = re.findall(r"\{ui\}`([^`]+)`", page.read_text("utf-8"))
    missing = [one for one in asked for language in LANGUAGES if not has_words(language, one)]
    assert missing == []


@pytest.mark.rows("page", [p for p in OF_USERS if HELP["zh"] in p.parents], ids=name_of)
def test_a_chinese_page_has_its_english_one(page: Path) -> None:
    assert (HELP["en"] / page.relative_to(HELP["zh"])).is_file()


def test_the_changelog_is_short() -> None:
    assert len((ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()) <= 40


def test_the_refusals_of_calls_are_refusals_of_commands_that_there_are() -> None:
    """`pytest --note-refusals tests/room` notes them anew."""
    noted = json.loads((ROOT / "docs" / "refusals.json").read_text("utf-8"))
    assert noted.keys() <= COMMANDS.keys()
    codes = {code for of in noted.values() for code in of}
    assert [one for one in codes if not has_words("en", f"refusal-{one}")] == []
    assert len(codes) > 100


def test_files_and_folders_that_pages_name_are_there() -> None:
    """A page that speaks of `scoring.py` or of `phh/document.py` speaks of a file that there is."""
    there = [path for path in (ROOT / "src").rglob("*") if "__pycache__" not in path.parts]
    there += [
        path
        for part in ("tests", "tools", "benchmarks", "native")
        for path in (ROOT / part).rglob("*")
    ]
    known = {
        "/" + path.relative_to(ROOT).as_posix() for path in there if path.suffix in (".py", "")
    }
    gone = [
        f"{page.name}: {named}"
        for page in PAGES
        for named in re.findall(
            r"`([\w/-]+\.py|(?:room|tournament|floor)/[\w/]+/)`", page.read_text()
        )
        if not any(path.endswith(f"/{named.strip('/')}") for path in known)
    ]
    assert gone == []
