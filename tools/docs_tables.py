"""Tables of the help that are made from the program itself: a page says {generated} and their name.

Each is Markdown in the language of the page, so that no page can say other than what runs.
"""

import ast
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import typer
from docutils import nodes
from docutils.statemachine import StringList
from fluent.syntax import FluentParser
from fluent.syntax import ast as ast_of_words
from sphinx.util.docutils import SphinxDirective
from typer.core import TyperArgument, TyperGroup

from ruleone.cli.app import command_line
from ruleone.room.core.roles import EVERYBODY, RoleName
from ruleone.rulebook import EDITIONS, edition, options
from ruleone.rulebook.values import value_in_words
from ruleone.structures import SHIPPED, shipped_sheet
from ruleone.tournament.terms.templates import TEMPLATES, template
from ruleone.web.calls.call import Call
from ruleone.web.calls.examples import example, written
from ruleone.web.calls.room import COMMANDS
from ruleone.web.calls.table import documented
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
    messages = _messages(language)
    lines: list[str] = []
    for call in documented():
        lines += [f"## {call.method} {call.shown}", "", call.description or call.summary, ""]
        lines += [f"Who may: {_may(call)}", ""]
        lines += ["```{code-block} text", *written(example(call)).splitlines(), "```", ""]
        rows = [
            (status, f"`{code}`", messages.get(f"refusal-{code}", ""))
            for status, codes in sorted(_refusals(call).items())
            for code in codes
        ]
        lines += [table(("Status", "Refused with", "What it says"), rows)] if rows else []
    return "\n".join(lines)


def _may(call: Call) -> str:
    """Who may make a call; of a command, in which roles."""
    command = COMMANDS.get(call.path.removeprefix("/api/do/"))
    roles: frozenset[RoleName] = getattr(command, "may", EVERYBODY)
    return call.may.words if roles == EVERYBODY else f"{', '.join(sorted(roles))}."


def _refusals(call: Call) -> dict[int, list[str]]:
    """The codes that the call states, by status, and those with which the command that it judges
    was refused while the tests ran (`pytest --note-refusals`)."""
    found = {status: [*codes] for status, codes in call.refusals.items()}
    if call.judges is not None:
        noted = json.loads((ROOT / "docs" / "refusals.json").read_text("utf-8"))
        stated = {code for codes in found.values() for code in codes}
        own = [code for code in noted.get(call.judges, ()) if code not in stated]
        found[409] = [*found.get(409, ()), *own]
    return found


def _messages(language: Language) -> dict[str, str]:
    """The words of refusals as they are written: a variable as its name, of several wordings the
    usual one."""
    patterns = {
        entry.id.name: entry.value
        for path in sorted((ROOT / "locale" / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast_of_words.Message | ast_of_words.Term)
    }
    refusals = [code for code in patterns if code.startswith("refusal-")]
    return {code: _worded(patterns[code], patterns) for code in refusals}


def _worded(told: Any, patterns: Mapping[str, Any]) -> str:
    """What a pattern, or a part of it, says."""
    match told:
        case ast_of_words.Pattern(elements=parts):
            return "".join(_worded(part, patterns) for part in parts)
        case ast_of_words.TextElement(value=text) | ast_of_words.Literal(value=text):
            return str(text)
        case ast_of_words.Placeable(expression=within):
            return _worded(within, patterns)
        case ast_of_words.SelectExpression(variants=variants):
            return _worded(next(one.value for one in variants if one.default), patterns)
        case ast_of_words.FunctionReference(arguments=given):
            return _worded(given.positional[0], patterns)
        case ast_of_words.VariableReference(id=named):
            return f"‹{named.name}›"
        case ast_of_words.MessageReference(id=named) | ast_of_words.TermReference(id=named):
            return _worded(patterns[named.name], patterns)
    raise TypeError(f"no words of {told!r}")


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
