"""Where words are filled in, Chinese is set as Chinese: no space between two of its characters."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from test_locale import HAN, patterns, texts

from ruleone.words import Parameter, say

FILLED = "某"
"""A word of Chinese that stands for whatever is filled in."""


def places(node: object, *, counted: bool = False) -> Iterator[tuple[str, str | int]]:
    """The parameters of a pattern with what may be filled in there: a word, or a number where one
    is counted; and each value by which the words differ."""
    match node:
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            for variant in variants:
                if isinstance(variant.key, ast.Identifier):
                    yield name.name, variant.key.name
        case ast.FunctionReference(arguments=arguments):
            for argument in arguments.positional:
                yield from places(argument, counted=True)
            return
        case ast.MessageReference(id=name):
            yield from places(patterns("zh")[name.name])
        case ast.VariableReference(id=name):
            yield name.name, 5 if counted else FILLED
    if isinstance(node, ast.BaseNode):
        for inner in vars(node).values():
            yield from places(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from places(inner)


def said_with_words(code: str, pattern: ast.Pattern) -> Iterator[str]:
    """A message filled in with words of Chinese, in all its forms."""
    found = list(places(pattern))
    filled: dict[str, Parameter] = dict(sorted(found, key=lambda one: isinstance(one[1], int)))
    for name, value in found:
        yield say("zh", code, **(filled | {name: value}))


def spoken(pattern: ast.Pattern) -> bool:
    """Whether the pattern is a sentence, and no row of values for code to take apart."""
    return any(re.search(HAN, text) for text in texts(pattern))


def test_no_space_stands_between_chinese_words_that_are_filled_in() -> None:
    wrong = {
        code: loose
        for code, pattern in patterns("zh").items()
        if not code.startswith("-") and spoken(pattern)
        for said in said_with_words(code, pattern)
        if (loose := re.findall(rf"{HAN}+ +{HAN}+", said))
    }
    assert wrong == {}


@pytest.mark.rows(
    ("came", "said"),
    [
        ("无", "第 3 步，牌：应为跟注，实为无"),
        ("12", "第 3 步，牌：应为跟注，实为 12"),
        ("A♠ 10♥", "第 3 步，牌：应为跟注，实为 A♠ 10♥"),
        ("王 小明", "第 3 步，牌：应为跟注，实为王 小明"),
    ],
)
def test_what_is_filled_in_stands_close_to_chinese_and_apart_from_the_rest(
    came: str, said: str
) -> None:
    """What somebody has written himself stays as he wrote it."""
    asked = say("zh", "cli-rules-check-unlike", step=3, what="牌", expected="跟注", came=came)
    assert asked == said
