"""Every code that Python can give has words, and no words wait for a code that nothing gives."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from ruleone.words import LANGUAGES, has_words

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src" / "ruleone").rglob("*.py"))
# Where these structs take their parameters.
PARAMETERS_AT = {"Refusal": 2, "News": 1}
# How words are named after the struct that carries the code.
PREFIXES = {
    "Refusal": "refusal",
    "LogLine": "log",
    "EventNews": "news",
    "News": "news",
    "BadFacts": "refusal",
    "because": "ruling",
    "Choice": "ruled",
}
CARRIED = ("refusal", "log", "news", "ruling", "ruled")
# Takes the id of the words as it stands.
WHOLE_IDS = {"words", "said", "done", "came_out"}
# What words may use beside: a hand's name.
DERIVED = {"ranks": "hand"}
# Says to a page, not to a person, why the connection ends: the page has its own words for that.
FOR_PAGES = {"farewell"}
PAGES = sorted(
    path
    for path in (*(ROOT / "ui").glob("*.ts"), *(ROOT / "ui" / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte")
)


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in SOURCES}


@cache
def makers() -> dict[str, list[str]]:
    """What takes a code, with the names of all that it takes in order; "**" at the end for more."""
    found = {"Refusal": ["code", "kind", "parameters"], "News": ["code", "parameters"]}
    found["BadFacts"] = ["code", "**"]
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                plain = [*node.args.posonlyargs, *node.args.args]
                names = [argument.arg for argument in plain if argument.arg != "self"]
                speaks = "code" in names and "language" not in names
                if speaks and node.name not in FOR_PAGES:
                    found[node.name] = [*names, "**"] if node.args.kwarg else names
    return found


def name_of(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def given(call: ast.Call) -> ast.expr | None:
    """What a call hands over as the code, if it does."""
    for keyword in call.keywords:
        if keyword.arg == "code":
            return keyword.value
    takes = makers().get(name_of(call), [])
    at = takes.index("code") if "code" in takes else len(call.args)
    return call.args[at] if at < len(call.args) else None


def parameters(call: ast.Call) -> set[str] | None:
    """The names of the parameters that a call hands over; None where that is worked out."""
    takes = makers().get(name_of(call), [])
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    if None in keywords:
        return None
    if name_of(call) in PARAMETERS_AT:
        at = PARAMETERS_AT[name_of(call)]
        handed = call.args[at] if at < len(call.args) else keywords.get("parameters")
        if handed is None:
            return set()
        if not isinstance(handed, ast.Dict):
            return None
        names = {key.value for key in handed.keys if isinstance(key, ast.Constant)}
        return {str(name) for name in names} if len(names) == len(handed.keys) else None
    return {str(name) for name in keywords if name not in takes} if "**" in takes else None


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an expression chooses from; none where it is worked out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def codes() -> Iterator[tuple[str, ast.Call]]:
    """Each code that is given, with the call that gives it."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (code := given(node)) is not None:
                for literal in literals(code):
                    yield literal, node


def calls() -> list[ParameterSet]:
    return [pytest.param(*each, id=f"{name_of(each[1])}-{each[0]}") for each in codes()]


@pytest.mark.rows(("code", "call"), calls)
def test_code_has_words_that_its_parameters_fill(code: str, call: ast.Call) -> None:
    maker = name_of(call)
    prefixes = ("cli",) if maker == "told" else (PREFIXES[maker],) if maker in PREFIXES else CARRIED
    ids = [code] if maker in WHOLE_IDS else [f"{prefix}-{code}" for prefix in prefixes]
    for language in LANGUAGES:
        named = [one for one in ids if has_words(language, one)]
        assert named, f"no {language} words for any of {ids}"
        handed = parameters(call)
        if handed is not None:
            filled = handed | {name for asked, name in DERIVED.items() if asked in handed}
            assert wanted(language, named[0]) <= filled, f"{named[0]} is handed {handed}"


@cache
def wanted(language: str, code: str) -> set[str]:
    """The parameters that the words for a code use."""
    for path in (ROOT / "locale" / language).glob("*.ftl"):
        found = re.search(rf"^{code} =.*(?:\n(?:[ }}].*|))*", path.read_text("utf-8"), re.M)
        if found:
            return set(re.findall(r"\$(\w+)", found[0]))
    return set()


def test_no_words_wait_for_a_code_that_nothing_gives() -> None:
    texts = {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    worked_out = re.compile("|".join(_openings()) or "(?!)")
    idle = []
    for path in sorted((ROOT / "locale" / "en").glob("*.ftl")):
        for id_ in re.findall(
            r"^((?:refusal|log|news|ruling|ruled)-[\w-]+) =", path.read_text("utf-8"), re.M
        ):
            code = id_.partition("-")[2]
            if code not in texts and id_ not in texts and not worked_out.match(code):
                idle.append(f"{path.name}: {id_}")
    assert not idle


def _openings() -> Iterator[str]:
    """How codes begin that are put together: `f"directed-{command}"` gives "directed-"."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                opening = str(node.values[0].value)
                if re.fullmatch(r"[a-z]+(-[a-z]+)*-", opening):
                    yield re.escape(opening)


def said_by_the_pages() -> set[str]:
    """The codes that the pages say by name."""
    text = "\n".join(path.read_text("utf-8") for path in PAGES)
    return set(re.findall(r"""\bsay\(\s*['"]([a-z][\w-]*)(?:\.\w+)?['"]""", text))


def test_codes_of_the_pages_have_words() -> None:
    said = said_by_the_pages()
    assert said
    for language in LANGUAGES:
        assert not [code for code in sorted(said) if not has_words(language, code)]


def test_no_words_of_the_pages_are_idle() -> None:
    text = "\n".join(path.read_text("utf-8") for path in PAGES)
    named = set(re.findall(r"""['"`]([a-z][\w-]*)(?:\.\w+)?['"`]""", text))
    openings = tuple(re.findall(r"`([a-z][\w-]*-)\$\{|['\"]([a-z][\w-]*-)['\"]", text))
    openings = tuple(one or other for one, other in openings)
    file = ROOT / "locale" / "en" / "ui.ftl"
    ids = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M)
    assert ids
    # One message may refer to another.
    words = "\n".join(path.read_text("utf-8") for path in file.parent.glob("*.ftl"))
    named |= set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", words))
    assert not [one for one in ids if one not in named and not one.startswith(openings)]
