"""Tables of the help that are made from the program itself: a page says {generated} and their name.

Each is Markdown in the language of the page, so that no page can say other than what runs.
"""

import ast
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import typer
from docutils import nodes
from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective
from typer.core import TyperArgument, TyperGroup

from ruleone.cli.app import command_line
from ruleone.room.roles import EVERYBODY, MAY_ASK
from ruleone.rulebook import EDITIONS, edition, options
from ruleone.rulebook.values import value_in_words
from ruleone.tournament.structures import SHIPPED, shipped_sheet
from ruleone.tournament.templates import TEMPLATES, template
from ruleone.web.calls import CALLS, COMMANDS, Call
from ruleone.web.openapi import page as openapi
from ruleone.words import Language, group_digits, say

ROOT = Path(__file__).resolve().parent.parent
HEADS: Final[dict[str, dict[Language, tuple[str, ...]]]] = {
    "templates": {
        "en": ("Template", "Seats", "Table", "Chips", "Levels"),
        "zh": ("模板", "座位", "每桌", "起始筹码", "级别"),
    },
    "structures": {
        "en": ("Structure", "File", "Chips", "Levels", "Minutes"),
        "zh": ("结构", "文件", "起始筹码", "级别", "分钟"),
    },
    "editions": {
        "en": ("Id", "Edition"),
        "zh": ("编号", "版本"),
    },
    "options": {
        "en": ("Option", "What it decides", "In the modern edition", "Rule"),
        "zh": ("选项", "决定什么", "现代版的设定", "规则"),
    },
    "glossary": {
        "en": ("English", "Chinese"),
        "zh": ("英文", "中文"),
    },
    "parameters": {
        "en": ("Option", "What it does"),
        "zh": ("选项", "作用"),
    },
}


class Generated(SphinxDirective):
    """`{generated} options`: the table of this name."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The table, parsed as if it stood in the page."""
        language: Language = "zh" if (self.config.language or "en").startswith("zh") else "en"
        text = TABLES[self.arguments[0]](language)
        for source in ("tools/docs_tables.py", "locale"):
            self.env.note_dependency(str(ROOT / source))
        held = nodes.container()
        lines = StringList(text.splitlines(), source=f"generated {self.arguments[0]}")
        self.state.nested_parse(lines, self.content_offset, held, match_titles=True)
        return list(held.children)


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Rows as a table in Markdown; a bar in a cell stays a bar."""
    names = list(heads)
    lines = [names, ["---"] * len(names), *([_cell(one) for one in row] for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def _cell(value: object) -> str:
    return " ".join(str(value).split()).replace("|", "\\|")


def templates(language: Language) -> str:
    """The templates of tournaments, with what each begins with."""
    events = {name: template(name) for name in TEMPLATES}
    rows = (
        (
            say(language, f"template-{name}"),
            group_digits(language, event.seats),
            event.table_size,
            group_digits(language, event.starting_stack),
            len(event.structure.levels),
        )
        for name, event in events.items()
    )
    return table(HEADS["templates"][language], rows)


def structures(language: Language) -> str:
    """The structures that come with the room."""
    rows = (
        (
            say(language, f"structure-{name}"),
            f"`{name}`",
            group_digits(language, sheet.stack),
            len(sheet.levels),
            sheet.minutes or "",
        )
        for name, sheet in ((name, shipped_sheet(name)) for name in SHIPPED)
    )
    return table(HEADS["structures"][language], rows)


def editions(language: Language) -> str:
    """The editions of the book."""
    rows = ((f"`{name}`", say(language, f"edition-{name}")) for name in EDITIONS)
    return table(HEADS["editions"][language], rows)


def all_options(language: Language) -> str:
    """Every option of the book, with what the modern edition says and by which rule."""
    book = edition("modern")
    rows = (
        (
            f"`{name}`",
            option.words[language],
            value_in_words(option, book.option(name), language),
            f'<a href="/rules/modern/{book.cite(name).rule}">{book.cite(name).rule}</a>',
        )
        for name, option in sorted(options().items())
    )
    return table(HEADS["options"][language], rows)


def glossary(language: Language) -> str:
    """The words of the game in both languages, in parts as the glossary has them."""
    text = (ROOT / "locale" / "glossary.toml").read_text("utf-8")
    terms = tomllib.loads(text)["term"]
    rows = ((one["en"], "、".join([one["zh"], *one.get("also", ())])) for one in terms)
    return table(HEADS["glossary"][language], sorted(rows))


def commands(language: Language) -> str:
    """Every command with what it does, examples and options, in the language of the build."""
    lines: list[str] = []
    for words, command in _leaves(typer.main.get_command(command_line()), ("ruleone",)):
        about, *rest = str(command.help or "").split("\n\n")
        lines += [f"## `{' '.join(words[1:])}`", "", about, ""]
        examples = [one.strip() for one in rest if one.strip().startswith("ruleone ")]
        lines += [one for one in rest if not one.strip().startswith("ruleone ")]
        if examples:
            lines += ["", "```{code-block} console", *examples, "```"]
        lines += ["", table(HEADS["parameters"][language], _parameters(command, words)), ""]
    return "\n".join(lines)


def _leaves(command: Any, words: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(command, TyperGroup):
        for name, each in command.commands.items():
            yield from _leaves(each, (*words, name))
    else:
        yield words, command


def _parameters(command: Any, words: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for one in command.params:
        if isinstance(one, TyperArgument):
            yield f"`{one.metavar or one.name.upper()}`", one.help or ""
        else:
            yield " ".join(f"`{option}`" for option in one.opts), one.help or ""


def calls(language: Language) -> str:
    """Every call of the interface: what it does, who may, an example, and how it is refused."""
    schemas = openapi()["components"]["schemas"]
    refusals = _refusals()
    lines: list[str] = []
    for call in CALLS:
        lines += [f"## {call.method} {call.path}", "", call.description or call.summary, ""]
        lines += _example(call, schemas)
        name = call.path.removeprefix("/api/do/")
        if name in COMMANDS:
            roles = MAY_ASK.get(COMMANDS[name], EVERYBODY)
            who = "everybody" if roles == EVERYBODY else ", ".join(sorted(roles))
            lines += [f"Who may: {who}.", ""]
        known = refusals.get(name, refusals.get(call.path, []))
        if known:
            lines += [table(("Refused with", "What it says"), _told(known, language))]
    return "\n".join(lines)


def _refusals() -> dict[str, list[str]]:
    """The codes with which each call was refused while the tests ran (`pytest --note-refusals`)."""
    path = ROOT / "docs" / "refusals.json"
    return json.loads(path.read_text("utf-8")) if path.is_file() else {}


def _told(codes: Iterable[str], language: Language) -> Iterator[tuple[str, str]]:
    messages = _messages(language)
    for code in codes:
        yield f"`{code}`", messages.get(f"refusal-{code}", "")


def _messages(language: Language) -> dict[str, str]:
    """The words of refusals as they are written: a variable as its name, of several wordings the
    usual one."""
    found: dict[str, str] = {}
    for path in (ROOT / "locale" / language).glob("*.ftl"):
        text = path.read_text("utf-8")
        for code, words in re.findall(r"^(refusal-[\w-]+) =((?:.*)(?:\n[ \t].*)*)", text, re.M):
            usual = re.sub(r"\{[^{}]*->[^*]*\*\[\w+\]((?:[^{}]|\{[^{}]*\})*)\}", r"\1", words)
            found[code] = re.sub(r"\{ *(?:NUMBER\()?\$(\w+)[^{}]*\}", r"‹\1›", usual)
    return found


def _example(call: Call, schemas: dict[str, Any]) -> list[str]:
    """A request that this call takes, made from its form."""
    name = getattr(call.takes, "__name__", "")
    if name not in schemas or call.method != "POST":
        return []
    made = _made(schemas[name], schemas)
    if call.path.startswith("/api/do/"):
        made.pop("type", None)  # The path says it.
    body = json.dumps(made, ensure_ascii=False)
    return ["```{code-block} text", f"{call.method} {call.path}", "", body, "```", ""]


def _made(schema: dict[str, Any], schemas: dict[str, Any]) -> Any:
    """The smallest value of a form: what has to be there, and nothing else."""
    if "$ref" in schema:
        return _made(schemas[schema["$ref"].rpartition("/")[2]], schemas)
    for key in ("const", "default"):
        if key in schema:
            return schema[key]
    if "enum" in schema:
        return schema["enum"][0]
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return _made(schema[key][0], schemas)
    match schema.get("type"):
        case "object":
            there = schema.get("properties", {})
            needed = [one for one in schema.get("required", ()) if one in there]
            return {one: _made(there[one], schemas) for one in needed}
        case "array":
            least = schema.get("minItems", 0) if "items" in schema else 0
            return [_made(schema["items"], schemas)] * least
        case "integer" | "number":
            return schema.get("minimum", 1)
        case "boolean":
            return True
        case _:
            return "..."


def marked_tests() -> dict[str, list[str]]:
    """The tests that run, by the features whose mark they carry: `@pytest.mark.feature("clock")`,
    and `// feature: clock` above a test of the pages."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "mark.feature" in text:
            for name, features in _marks(ast.parse(text).body):
                for feature in features:
                    found.setdefault(feature, []).append(f"{path.relative_to(ROOT)}::{name}")
    above = re.compile(r"// feature: ([\w, -]+)\n\s*(?:it|test)(?:\.each)?\(\s*'([^']+)'")
    for path in sorted((ROOT / "ui" / "tests").rglob("*.test.ts")):
        for features, name in above.findall(path.read_text("utf-8")):
            for feature in features.split(", "):
                found.setdefault(feature, []).append(f"{path.relative_to(ROOT)}::{name}")
    return found


def _marks(body: list[ast.stmt]) -> Iterator[tuple[str, list[str]]]:
    """Each test with the features that it is marked with, but for those that are left out."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}::{name}", features) for name, features in _marks(node.body))
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        marks = {ast.unparse(mark): mark for mark in node.decorator_list}
        if any(re.search(r"\b(skip|skipif|xfail|soak)\b", mark) for mark in marks):
            continue
        for mark in marks.values():
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.feature":
                yield node.name, [ast.literal_eval(one) for one in mark.args]


def feature_tests(language: Language) -> str:
    """The tests that show each feature."""
    tests = marked_tests()
    rows = ((f"`{one}`", ", ".join(f"`{test}`" for test in tests[one])) for one in sorted(tests))
    return table(("Feature", "Tests"), rows)


TABLES: Final[dict[str, Callable[[Language], str]]] = {
    "templates": templates,
    "structures": structures,
    "editions": editions,
    "options": all_options,
    "glossary": glossary,
    "commands": commands,
    "calls": calls,
    "feature-tests": feature_tests,
}
