"""Functions and constructors have at most six parameters: more belong together in a struct."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src" / "ruleone"
MOST: Final = 6
LONGER: Final = {
    "chinese/hand.py ThirteenHand.__init__": "a public constructor: what a table is set up with",
    "chinese/start.py started": "the parameters of ThirteenHand, checked",
    "dealing/hand.py Hand.__init__": "a public constructor: what a table is set up with",
    "floor/showdown/at_showdown.py hand_shown_in": "its parameters are the facts to ask for",
    "floor/showdown/awards.py disputed_in": "its parameters are the facts to ask for",
    "ranking/python_twin/seven.py rank7": "the seven cards of a hand; a sequence is slower",
    "sim/whole_event.py WholeEvent.__init__": "a constructor of defaults, all of them named",
    "tournament/commands/penalties.py penalise": "a command by its fields",
    "tournament/commands/seating.py move": "a command by its fields",
    "web/calls/call.py call": "the declaration of a call of the API, all of it by name",
}
"""Functions with more that stay as they are, and why."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(at: ast.AST, within: str = "") -> Iterator[tuple[str, Function]]:
    """Yield the functions and methods under a node, each by its qualified name."""
    for node in ast.iter_child_nodes(at):
        if isinstance(node, Function):
            yield within + node.name, node
        inside = f"{node.name}." if isinstance(node, Function | ast.ClassDef) else ""
        yield from functions(node, within + inside)


def parameters(function: Function) -> list[ast.arg]:
    """Return the parameters of a function, without the object of a method."""
    its = function.args
    return [
        each
        for each in (*its.posonlyargs, *its.args, *its.kwonlyargs)
        if each.arg not in ("self", "cls")
    ]


def is_command(path: Path, function: Function) -> bool:
    """Whether it is a command of the command line: one parameter for each of its options."""
    annotations = [ast.unparse(each.annotation) for each in parameters(function) if each.annotation]
    return "cli" in path.parts and any(each.startswith("Annotated[") for each in annotations)


def longer(source: Path) -> Iterator[str]:
    """Yield the functions with more parameters than `MOST`."""
    for path in sorted(source.rglob("*.py")):
        inside = path.relative_to(source)
        for name, function in functions(ast.parse(path.read_text("utf-8"))):
            if len(parameters(function)) > MOST and not is_command(inside, function):
                yield f"{inside.as_posix()} {name}"


def test_functions_have_at_most_six_parameters() -> None:
    assert sorted(longer(SOURCE)) == sorted(LONGER)


def test_a_function_with_seven_parameters_is_found(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(
        "class Some:\n"
        "    def fine(self, a, b, c, d, *, e, f): ...\n"
        "    async def long(self, a, b, c, d, *, e, f, g): ...\n",
        "utf-8",
    )

    assert list(longer(tmp_path)) == ["some.py Some.long"]
