"""Which sentences of decisions cite which option or decision of the book, as the source has it.

A sentence is the code of a reason, a refusal, a line of a hand or the news of an event. Where its
citation comes from elsewhere (a caller, a journal) it is found where that one was made.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[1] / "src" / "ruleone"
CITED_AT: Final = {
    "because": 1,
    "illegal": 1,
    "syntax": 1,
    "Refusal": 3,
    "News": 2,
    "ThirteenLine": 4,
    "MatterView": 3,
}
"""What makes a sentence, and at which place of its call the citation stands."""
DEPTH: Final = 3
"""How many names may stand for one another."""

Function = ast.FunctionDef


@cache
def functions() -> tuple[Function, ...]:
    """Every function of the program."""
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py")))
    return tuple(
        node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
    )


def given(name: ast.Name, within: Function) -> Iterator[ast.expr]:
    """What the function gives a name, the last one before it first."""
    found: list[ast.Assign] = [
        node
        for node in ast.walk(within)
        if isinstance(node, ast.Assign) and node.lineno < name.lineno
    ]
    for node in sorted(found, key=lambda node: -node.lineno):
        match node.targets[0], node.value:
            case ast.Name(id=name.id), value:
                yield value
            case ast.Tuple(elts=names), ast.Tuple(elts=values) if len(names) == len(values):
                for each, value in zip(names, values, strict=True):
                    if isinstance(each, ast.Name) and each.id == name.id:
                        yield value


def texts(node: ast.expr, within: Function, depth: int = 0) -> Iterator[str]:
    """The strings that an expression can be, as far as the function tells them."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from texts(node.body, within, depth)
            yield from texts(node.orelse, within, depth)
        case ast.Name() if depth < DEPTH:
            for value in given(node, within):
                yield from texts(value, within, depth + 1)


def cited(node: ast.expr, within: Function, depth: int = 0) -> Iterator[str]:
    """The options and decisions whose rule an expression is."""
    match node:
        case ast.Call(func=ast.Attribute(attr="cite"), args=[name]):
            yield from texts(name, within)
        case ast.IfExp():
            yield from cited(node.body, within, depth)
            yield from cited(node.orelse, within, depth)
        case ast.Tuple(elts=each):
            for one in each:
                yield from cited(one, within, depth)
        case ast.Name() if depth < DEPTH:
            for value in list(given(node, within))[:1]:
                yield from cited(value, within, depth + 1)


@cache
def sentences() -> frozenset[tuple[str, str]]:
    """Each sentence with what it cites."""
    found: set[tuple[str, str]] = set()
    for function in functions():
        for call in ast.walk(function):
            name = ast.unparse(call.func) if isinstance(call, ast.Call) else ""
            if not isinstance(call, ast.Call) or name not in CITED_AT or not call.args:
                continue
            by = call.args[CITED_AT[name] : CITED_AT[name] + 1]
            by += [each.value for each in call.keywords if each.arg == "citation"]
            for cite in (one for each in by for one in cited(each, function)):
                found |= {(code, cite) for code in texts(call.args[0], function)}
    return frozenset(found)


@cache
def names_cited() -> frozenset[str]:
    """Every option or decision that some code cites by its name."""
    return frozenset(
        name
        for function in functions()
        for call in ast.walk(function)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "cite"
        and call.args
        for name in texts(call.args[0], function)
    )


@cache
def ids_made() -> frozenset[str]:
    """Every rule that is cited by its own id, past the editions."""
    return frozenset(
        rule
        for function in functions()
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Citation" and call.args
        for rule in texts(call.args[0], function)
    )
