"""The table of rule, code and test, and what is wrong in it: `python tools/rule_table.py`.

`tools/reference.py` writes the table; this tells what is wrong, and fails where anything is.

Code: every place outside the rulebook that asks for an option, a decision or a rule, and every
docstring that names a rule which holds without being asked for: what beats what, say. An option
stands for each rule that sets or mentions it. Tests: the marks `@pytest.mark.rule("house-43.1")`
and the cases of ruleone.scenarios. It fails on a rule without code or without a test, and on a mark
that names no rule; a rule that only illustrates others (`kind = "display"`) needs a test alone, one
of a document that no edition asks neither. It fails on an option, too, that no code asks for: an
edition would set it, and nothing would follow.
"""

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from ruleone.rulebook import EDITIONS, edition, options, rules
from ruleone.rulebook.settings import settings

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ruleone"

_WORD = re.compile(r"[\w.-]+")

Places = dict[str, set[str]]
"""Rule id to the places that apply it, or that prove it."""


def names_to_rules() -> dict[str, set[str]]:
    """Each option, decision and rule id, with the rules that it stands for in some edition."""
    stands_for: dict[str, set[str]] = {name: {name} for name in rules()}
    stands_for |= {name: {*option.rules} for name, option in options().items()}
    for book in map(edition, EDITIONS):
        for name in book.names():
            stands_for.setdefault(name, set()).add(book.cite(name).rule)
    return stands_for


def nodes(tree: ast.AST, within: str = "") -> Iterator[tuple[ast.AST, str]]:
    """Every node of a module with the dotted name of the class and function it stands in."""
    for node in ast.iter_child_nodes(tree):
        place = within
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            place = f"{within}.{node.name}".strip(".")
        yield node, place
        yield from nodes(node, place)


def text_of(node: ast.AST) -> str:
    """The text of a string constant, empty for any other node."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def named_in(node: ast.AST) -> set[str]:
    """The rules that a docstring names, of a module, a class, a function or a value."""
    if not isinstance(node, ast.Expr):
        return set()
    return {word.rstrip(".") for word in _WORD.findall(text_of(node.value))} & rules().keys()


def code_places() -> Places:
    """Where the code applies each rule: file and function, with the name that it asks for."""
    stands_for = names_to_rules()
    places: Places = defaultdict(set)
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "rulebook"):
            continue
        for node, place in nodes(ast.parse(path.read_text("utf-8"))):
            where = f"{path.relative_to(SOURCE).as_posix()} `{place or 'module'}`"
            text = text_of(node)
            for rule in stands_for.get(text, ()):
                places[rule].add(where if rule == text else f"{where} ({text})")
            for rule in named_in(node):
                places[rule].add(where)
    return places


def test_places() -> Places:
    """Which tests prove each rule, by their marks and by the scenarios that they play."""
    places: Places = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node, place in nodes(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for rule in filter(None, map(text_of, node.args)):
                    places[rule].add(f"{path.relative_to(ROOT).as_posix()} `{place or 'module'}`")
    for path in sorted((SOURCE / "scenarios" / "cases").glob("*.toml")):
        for scenario in tomllib.loads(path.read_text("utf-8")).get("scenario", ()):
            for rule in scenario["rules"]:
                places[rule].add(f"{path.relative_to(ROOT).as_posix()} `{scenario['id']}`")
    return places


def table(code: Places, tests: Places) -> str:
    """The text of the page."""
    lines = [
        "# Rule, code, test",
        "",
        f"Made by `python tools/reference.py`. Tests prove {len(tests)} of {len(rules())} rules,",
        f"and code applies {len(code)}; the others only illustrate these. Code stands under",
        "`src/ruleone/`, with the option or decision of the edition that it asks for; where none",
        "stands there, it names the rule.",
        "",
        "| rule | what it says | code | test |",
        "|---|---|---|---|",
    ]
    for rule in rules().values():
        said = rule.words["en"].replace("|", "\\|")
        cells = ("<br>".join(sorted(places.get(rule.id, ()))) for places in (code, tests))
        lines.append(f"| {rule.id} | {said} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def asked_for() -> set[str]:
    """The options that some code outside the rulebook asks for by name."""
    trees = (
        ast.parse(path.read_text("utf-8"))
        for path in SOURCE.rglob("*.py")
        if not path.is_relative_to(SOURCE / "rulebook")
    )
    return {text_of(node) for tree in trees for node in ast.walk(tree)} & options().keys()


def not_asked_for(asked: set[str]) -> Iterator[str]:
    """What is wrong of the options: those that no code asks for, in the order of the book."""
    for name in options():
        if name not in asked:
            yield f"no code asks for the option {name}: play by it, or take it out of the book"


def faults(code: Places, tests: Places) -> Iterator[str]:
    """What is wrong whatever is written: marks of no rule, rules without a test or without code."""
    for rule in sorted(tests.keys() - rules().keys()):
        yield f"no such rule: {rule}, marked by {', '.join(sorted(tests[rule]))}"
    asked = {document for name in EDITIONS for document in settings().orders[name]}
    for name, row in rules().items():
        if row.source not in asked:
            continue
        if name not in tests:
            yield f"no test proves {name}: mark the one that does, or write it"
        if name not in code and row.kind != "display":
            yield f"no code applies {name}: ask for it, or name it where it holds"


def main() -> int:
    """Print each fault; exit status 1 where there is one."""
    found = [*faults(code_places(), test_places()), *not_asked_for(asked_for())]
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
