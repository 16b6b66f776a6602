"""The words themselves: every language complete and alike, and true to the glossary."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ruleone.words import LANGUAGES, setting

LOCALE = Path(__file__).parents[2] / "locale"
FOUND = sorted(path.name for path in LOCALE.iterdir() if path.is_dir())
RULEBOOK = Path(__file__).parents[2] / "src" / "ruleone" / "rulebook"
# Lists that code takes apart at the commas.
LISTS = {"newcomer-animals", "newcomer-epithets"}
HAN = r"[\u3400-\u9fff]"
# Parameters that are a person's name; a space is put around them when a name turns out to be Latin.
NAMES = {"player", "by", "first", "second"}


class Term:
    """A row of the glossary."""

    def __init__(self, row: dict[str, object]) -> None:
        self.en = str(row["en"])
        self.zh = str(row["zh"])
        self.good = (self.zh, *_texts(row.get("also")))
        self.never = _texts(row.get("never"))
        self.not_for = _texts(row.get("not_for"))
        self.loose = row.get("loose") is True
        plural = "" if self.en.endswith("s") else "(?:e?s)?"
        self.pattern = re.compile(rf"\b{re.escape(self.en)}{plural}\b", re.IGNORECASE)


def _texts(value: object) -> tuple[str, ...]:
    return tuple(str(one) for one in value) if isinstance(value, list) else ()


@cache
def glossary() -> tuple[Term, ...]:
    """All terms, the longest English first, so that "big blind" is seen before "blind"."""
    rows = tomllib.loads((LOCALE / "glossary.toml").read_text("utf-8"))["term"]
    return tuple(sorted((Term(row) for row in rows), key=lambda term: -len(term.en)))


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Each message and attribute of a language by its id ("hand-pair", "hand-pair.phrase")."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name
                parts = {f"{name}.{one.id.name}": one.value for one in entry.attributes}
                if entry.value is not None:
                    parts[name] = entry.value
                twice = parts.keys() & found.keys()
                assert not twice, f"{path}: {twice} stands twice"
                found |= parts
    return found


def texts(node: ast.Pattern) -> Iterator[str]:
    """Every text that a pattern can come out as, placeholders as `{}`; one a choice."""
    plain, choices = "", []
    for element in node.elements:
        if isinstance(element, ast.TextElement):
            plain += element.value
        elif isinstance(element, ast.Placeable):
            plain += "{}"
            if isinstance(element.expression, ast.SelectExpression):
                choices += element.expression.variants
    yield plain
    for choice in choices:
        yield from texts(choice.value)


def variables(node: ast.BaseNode) -> set[str]:
    """The names of all parameters that a pattern uses."""
    found: set[str] = set()

    def visit(value: object) -> None:
        if isinstance(value, ast.VariableReference):
            found.add(value.id.name)
        elif isinstance(value, ast.BaseNode):
            for inner in vars(value).values():
                visit(inner)
        elif isinstance(value, list | dict):
            for inner in value.values() if isinstance(value, dict) else value:
                visit(inner)

    visit(node)
    return found


def whole(language: str, code: str) -> str:
    """All that a message can say, in one text."""
    return "\n".join(texts(patterns(language)[code]))


def test_files_are_the_same_in_every_language() -> None:
    names = {language: {path.name for path in (LOCALE / language).iterdir()} for language in FOUND}
    assert {*FOUND} == {*LANGUAGES}
    assert not {language for language, each in names.items() if each != names["en"]}


@pytest.mark.rows("language", LANGUAGES)
def test_messages_are_there_in_every_language_with_the_same_parameters(language: str) -> None:
    english, own = patterns("en"), patterns(language)
    assert english.keys() ^ own.keys() == set()
    assert not [code for code in english if variables(english[code]) != variables(own[code])]
    assert setting(language).name


def untrue(english: str, chinese: str) -> Iterator[str]:
    """Where a Chinese text leaves the glossary."""
    for term in glossary():
        yield from (f"{word} is never said" for word in term.never if word in chinese)
        if term.loose or not term.pattern.search(english):
            continue
        english = term.pattern.sub("", english)
        yield from (f"{word} is not {term.en}" for word in term.not_for if word in chinese)
        if not any(word in chinese for word in term.good):
            yield f"{term.en} is {term.zh}"


def test_chinese_messages_are_true_to_the_glossary() -> None:
    wrong = {code: list(untrue(whole("en", code), whole("zh", code))) for code in patterns("en")}
    assert not {code: why for code, why in wrong.items() if why}


@pytest.mark.rows(
    ("english", "chinese", "why"),
    [
        ("The player folds.", "闲家弃牌。", "闲家 is never said"),
        ("The player folds.", "玩家放弃。", "fold is 弃牌"),
        ("A big blind of 200", "盲注 200", "big blind is 大盲"),
        ("The flop", "失败", "失败 is not flop"),
    ],
)
def test_glossary_is_able_to_refuse(english: str, chinese: str, why: str) -> None:
    assert why in untrue(english, chinese)
    assert not list(untrue("The player posts the big blind.", "玩家下大盲。"))


def faults(chinese: str) -> Iterator[str]:
    """What is wrong with the setting of a Chinese text."""
    if re.search(r"[\u3400-\u9fff}]\s*[,;:?!]", chinese):
        yield "half-width punctuation"
    if re.search(rf"{HAN}\.(\s|$)", chinese):
        yield "a full stop is 。"
    if tight := re.findall(rf"{HAN}[A-Za-z0-9]|[A-Za-z0-9]{HAN}", chinese):
        yield f"a space belongs into {tight}"
    if loose := re.findall(rf"{HAN} +{HAN}", chinese):
        yield f"no space belongs into {loose}"


def test_chinese_messages_are_set_in_chinese() -> None:
    wrong = {code: list(faults(whole("zh", code))) for code in patterns("zh").keys() - LISTS}
    assert not {code: why for code, why in wrong.items() if why}
    assert not [code for code in patterns("en") if re.search(HAN, whole("en", code))]


def counted_forms(node: object) -> Iterator[str]:
    """The plural forms by which a pattern chooses what it says."""
    match node:
        case ast.Variant(key=ast.Identifier(name="zero" | "one" | "two" | "few" | "many" as form)):
            yield form
    if isinstance(node, ast.BaseNode):
        for inner in vars(node).values():
            yield from counted_forms(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from counted_forms(inner)


def test_chinese_chooses_by_no_plural_form() -> None:
    """Chinese has one form for every number, so what stands under another is never said: a number
    with words of its own is named, [1]."""
    assert not {
        code: forms for code, node in patterns("zh").items() if (forms := list(counted_forms(node)))
    }
    assert any(counted_forms(node) for node in patterns("en").values())


def loose_names(node: ast.Pattern) -> Iterator[str]:
    """Names that stand apart from the Han characters beside them."""
    for before, between, after in zip(
        [None, *node.elements], node.elements, [*node.elements[1:], None], strict=False
    ):
        name = between.expression if isinstance(between, ast.Placeable) else None
        if isinstance(name, ast.SelectExpression):
            for variant in name.variants:
                yield from loose_names(variant.value)
        elif isinstance(name, ast.VariableReference) and name.id.name in NAMES:
            left = before.value if isinstance(before, ast.TextElement) else ""
            right = after.value if isinstance(after, ast.TextElement) else ""
            if re.search(rf"{HAN} +$", left) or re.match(rf" +{HAN}", right):
                yield name.id.name


def test_names_stand_without_spaces_in_chinese() -> None:
    assert not {
        code: names for code, node in patterns("zh").items() if (names := list(loose_names(node)))
    }


@pytest.mark.rows(
    ("chinese", "loose"),
    [
        ("轮到 { $player }行动", ["player"]),
        ("{ $player } 赢得 { $amount }", ["player"]),
        ("轮到{ $player }，剩 { $left }", []),
        ("{ $place ->\n    [1] { $by } 胜\n   *[other] 负\n }", ["by"]),
    ],
)
def test_a_loose_name_is_found(chinese: str, loose: list[str]) -> None:
    (entry,) = FluentParser().parse(f"said = {chinese}").body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    assert list(loose_names(entry.value)) == loose


@pytest.mark.rows(
    "chinese", ["玩家,荷官", "玩家弃牌.", "一对K", "第 3手", "玩家 弃牌", "加注到{}?"]
)
def test_setting_is_able_to_refuse(chinese: str) -> None:
    assert list(faults(chinese))
    assert not list(faults("第 3 手：{}加注到 {}，全下。一对 K？"))


def words_of_the_rulebook(table: object, name: str = "") -> Iterator[tuple[str, str, str]]:
    """Where words stand in a table of the rulebook, and what they are in English and Chinese."""
    if isinstance(table, dict):
        if "title_zh" in table:
            yield f"{name}/title", str(table["title"]), str(table["title_zh"])
        for key, value in table.items():
            if key == "words":
                yield name, str(value["en"]), str(value["zh"])
            else:
                yield from words_of_the_rulebook(value, f"{name}/{key}")


def refused(english: str, chinese: str) -> Iterator[str]:
    """The words that stand in a Chinese text and that the glossary refuses, whatever else there may
    stand in their place."""
    for term in glossary():
        yield from (word for word in term.never if word in chinese)
        if not term.loose and term.pattern.search(english):
            yield from (word for word in term.not_for if word in chinese)


@pytest.mark.rows(
    "path", sorted(RULEBOOK.rglob("*.toml")), ids=lambda path: str(path.relative_to(RULEBOOK))
)
def test_words_of_the_rulebook_keep_the_glossary(path: Path) -> None:
    for where, english, chinese in words_of_the_rulebook(tomllib.loads(path.read_text("utf-8"))):
        assert not [*refused(english, chinese)], where
        assert not [*faults(chinese)], where


def test_glossary_is_in_order() -> None:
    terms = glossary()
    assert len({term.en for term in terms}) == len(terms) >= 150
    good = {word for term in terms for word in term.good}
    bad = {word for term in terms for word in term.never}
    clash = {(word, other) for word in bad for other in good if word in other}
    assert not clash, "a good rendering contains a refused one"
