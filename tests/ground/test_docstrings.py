"""Docstrings have one first line that stands alone, and are sentences that an engineer would write.

PEP 257: an imperative for a function, a noun phrase for a module, a class, a property or a name.
Their English is judged as that of pages is (test_plain_words.py).
"""

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from test_plain_words import english

SOURCE: Final = Path(__file__).parents[2] / "src" / "ruleone"
RIDDLE: Final = re.compile(
    r"(?:Why|Where|How|That|When|Which|Whom|Whose|If|Those|By|In|At|On|For|From|With|Without"
    r"|After|Before|Beside|Stands)\b"
)
"""Starts of a clause that leaves open what the thing is, beside those of plain words."""
NO_IMPERATIVE: Final = re.compile(
    r"(?:The|An?|All|Every\w*|Those|These|This|Each|It|Its|They|He|His|There|No|None|Nothing|Nobody|One"
    r"|Only|Both|Some\w*|Any\w*|Others?|Another|With|Without|In|By|At|As|After|Before|For|From|To|If"
    r"|When|Whom|Whose|Which|Until)\b"
)
"""Starts of a docstring that says what is, or when, and not what a function does."""
IDIOM: Final = re.compile(r"\b(?:himself|put right|let go)\b", re.IGNORECASE)
QUOTED: Final = re.compile(r'"[^"]*"|“[^”]*”|`[^`]*`')
EXAMPLE: Final = re.compile(r"^ {4}.*$", re.MULTILINE)
PROPERTIES: Final = ("property", "cached_property")

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Docstring(NamedTuple):
    """A docstring, what has it, and its line."""

    of: ast.Module | ast.ClassDef | Function | None
    """None for the name that is assigned in the statement before."""
    line: int
    text: str


def docstrings(source: str) -> Iterator[Docstring]:
    """Yield the docstrings of a module and of all in it, those of assigned names too."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Module | ast.ClassDef | Function):
            continue
        text = ast.get_docstring(node)
        if text is not None:
            yield Docstring(node, node.body[0].lineno, text)
        for before, after in zip(node.body, node.body[1:], strict=False):
            match before, after:
                case (
                    ast.Assign() | ast.AnnAssign(),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    yield Docstring(None, after.lineno, cleandoc(text))


def is_property(function: Function) -> bool:
    """Whether a function is read as a property, whose docstring is a noun phrase."""
    decorators = [ast.unparse(each).split(".")[-1] for each in function.decorator_list]
    return any(each in PROPERTIES for each in decorators)


def flaws(docstring: Docstring) -> Iterator[str]:
    """Yield what is wrong with a docstring."""
    first, *others = docstring.text.splitlines()
    if others and others[0].strip():
        yield "the first line does not stand alone"
    if RIDDLE.match(first):
        yield f"it starts with {first.split()[0]}"
    of_function = isinstance(docstring.of, Function) and not is_property(docstring.of)
    if of_function and NO_IMPERATIVE.match(first):
        yield "a function's docstring is no imperative"
    own = QUOTED.sub("", docstring.text)
    yield from (f"it says {word}" for word in IDIOM.findall(own))
    yield from english(EXAMPLE.sub("", docstring.text))


def test_docstrings_are_plain() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        found += [
            f"{path.relative_to(SOURCE)}:{docstring.line}: {flaw}"
            for docstring in docstrings(path.read_text("utf-8"))
            for flaw in flaws(docstring)
        ]

    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "flaw"),
    [
        ('"""What a hand is."""', "opens with What: “What a hand is.”"),
        ('"""A hand and\nits cards."""', "the first line does not stand alone"),
        ('SIZE = 2\n"""Where players sit."""', "it starts with Where"),
        (
            'def stack() -> int:\n    """The chips."""',
            "a function's docstring is no imperative",
        ),
        (
            'def fold() -> None:\n    """The hand is dead."""',
            "a function's docstring is no imperative",
        ),
        (
            'class Hand:\n    """A hand of a player and his cards."""',
            "“his”: write they, or the player",
        ),
    ],
)
def test_a_flaw_is_found(source: str, flaw: str) -> None:
    [docstring] = docstrings(source)

    assert list(flaws(docstring)) == [flaw]


@pytest.mark.parametrize(
    "source",
    [
        'class Hand:\n    @property\n    def stack(self) -> int:\n        """The chips."""',
        'def stack() -> int:\n    """Return the chips of the player.\n\n    Bets too.\n    """',
        'def quoted() -> None:\n    """Answer "his" with "their"."""',
        'def shown() -> str:\n    """Return it.\n\n        a = he or they\n\n    In hex.\n    """',
    ],
)
def test_a_plain_docstring_is_fine(source: str) -> None:
    assert [flaw for docstring in docstrings(source) for flaw in flaws(docstring)] == []
