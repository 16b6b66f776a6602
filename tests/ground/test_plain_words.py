"""Everything that people read is in plain words: no riddles, the field's own terms, no player he.

Read are the messages of both languages, the help pages, and the texts at the root of the tree;
test_docstrings.py reads docstrings. Quoted words are somebody else's and stay, and so does code.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

ROOT: Final = Path(__file__).parents[2]
WORDS_MAX: Final = 28
"""In one sentence."""

ENGLISH: Final = {
    r"\b(?:he|him|his)\b": "they, or the player",
    r"\banew\b": "again, or a verb with re-",
    r"\(any more\)": "no longer",
    r"\b(?:is|are|be) told\b": "shown, reported, entered, recorded",
    r"\bstand(?:s|ing)? still\b": "frozen",
    r"\bput right\b": "correct, fix",
    r"\bso many\b": "the number of",
    r"(?<!\bthere )\bis no (?!longer\b|more\b)[a-z]": "is not a",
    r"\bone's own\b": "custom, your",
    r"\bwho is due\b": "the player to act",
    r"\bhouse (?:player|bot)s?\b": "computer player",
    r"\brole links?\b": "staff link",
    r"\bcolour(?:ed|s)?[ -]?up\b": "color-up",
    r"\b(?:take|takes|taken|took|taking) back\b": "undo, withdraw",
    r"\bleaves? play\b": "removed from play, colored up",
    r"\bat the least\b|\bthe least\b": "minimum",
    r"\bFetching\b": "Loading",
    r"\benters? again\b": "re-enter",
    r"\blate entr(?:y|ies)\b": "late registration",
    r"\bpaid places?\b": "places paid",
}
"""A pattern that our English may not have, and what to write instead."""
OPENING: Final = re.compile(r"(?:Who|What|Whoever|Of|So many)\b(?!.*\?)")
"""How no sentence begins, unless it asks."""

CHINESE: Final = {
    "翻牌轮|转牌轮|河牌轮": "翻牌圈、转牌圈、河牌圈",
    "身后的?筹码": "后手筹码",
    "叫时间": "要求计时",
    "换码": "移除小面额",
    "筹码竞赛": "抢筹",
    "冠军独得": "赢家通吃",
    "岩石型|疯狂型|鲨鱼型": "石头、疯子、鲨鱼",
    "当前要事": "待处理",
    "本店规则": "本场规则",
    "主办者": "主办方、局主",
    "实体牌桌": "现场桌",
    "手对手|钱圈": "同步发牌、奖励圈",
    "角色": "身份",
    "菠萝扑克": "Pineapple",
    "延迟注册": "延迟报名",
    r"您": "你",
    r"(?<!其)[他她](?![人们用])": "该玩家、对方",
    r"[每一两几各名] ?位(?=玩家|对手|荷官|赢家)": "名",
}
"""The same of Chinese, one word for one thing."""


KEPT: Final = {
    "names-of-roles": "what guests may not call themselves",
}
"""Messages, files and names that stay as they are, each with its reason."""

QUOTED: Final = re.compile(r'"[^"\n]*"|“[^”\n]*”|‘[^’\n]*’|`[^`\n]*`')


def sentences(text: str) -> Iterator[str]:
    """The sentences of a text, without what is quoted in it."""
    for paragraph in re.split(r"\n\s*\n", QUOTED.sub("X", text)):
        yield from re.split(r"(?<=[.!?])\s+", " ".join(paragraph.split()))


def english(text: str) -> list[str]:
    """What a text of ours has that plain English has not, and what to write instead."""
    found = []
    for sentence in sentences(text):
        for pattern, instead in ENGLISH.items():
            flags = 0 if pattern == r"\bFetching\b" else re.IGNORECASE
            if hit := re.search(pattern, sentence, flags):
                found.append(f"“{hit.group()}”: write {instead}")
        if OPENING.match(sentence) and sentence.endswith((".", ":")):
            found.append(f"opens with {sentence.split()[0]}: “{sentence[:60]}”")
        if len(sentence.split()) > WORDS_MAX:
            found.append(f"{len(sentence.split())} words: “{sentence[:60]}”")
    return found


def chinese(text: str) -> list[str]:
    """The same of a Chinese text."""
    own = QUOTED.sub("X", text)
    return [
        f"“{hit.group()}”：写{instead}"
        for pattern, instead in CHINESE.items()
        if (hit := re.search(pattern, own))
    ]


def forms(pattern: ast.Pattern) -> Iterator[str]:
    """Every text that a message can be, with X for what is filled in; one choice after another."""
    plain, choices = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            plain += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            plain += "X"
            choices += element.expression.variants
        else:
            plain += "X"
    yield plain
    for choice in choices:
        yield from forms(choice.value)


def messages(language: str) -> Iterator[tuple[str, str]]:
    """The messages of a language; search terms, `.names`, are what others say."""
    for path in sorted((ROOT / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for name, value in parts:
                if not name.endswith(".names"):
                    yield from ((name, text) for text in forms(value))


def prose(text: str) -> Iterator[str]:
    """The paragraphs, items and cells of a page, without code, comments and addresses."""
    text = re.sub(r"^ *(`{3,}|:{3,}).*?^ *\1`*\s*$", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"<!--.*?-->|\{[a-z]+\}`[^`]*`|\]\([^)]*\)", "X", text, flags=re.DOTALL)
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=[|#])", text):
        if block.startswith("|"):
            yield from (cell for cell in block.split("|") if cell.strip())
        else:
            yield re.sub(r"^\s*(?:[-*#>]+|\d+\.)\s+", "", block)


def pages() -> list[Path]:
    """The help pages and the texts at the root."""
    return [
        *sorted((ROOT / "docs").glob("??/**/*.md")),
        *sorted((ROOT / "docs").glob("*.md")),
        *sorted(ROOT.glob("*.md")),
    ]


def is_chinese(where: Path) -> bool:
    return "zh" in where.relative_to(ROOT).parts or ".zh-" in where.name


@pytest.mark.parametrize(
    "text",
    [
        "The player takes his chips.",
        "Deal anew.",
        "Players are told.",
        "Who is due acts.",
        "A seat is no chair.",
        "What was bet stays.",
        "word " * 29,
    ],
)
def test_riddles_are_found(text: str) -> None:
    assert english(text)


@pytest.mark.parametrize(
    "text", ["Deal again.", "Who folded?", '"He" is quoted.', "It is no longer open.", "word " * 28]
)
def test_plain_words_pass(text: str) -> None:
    assert english(text) == []


@pytest.mark.parametrize("text", ["翻牌轮下注。", "他弃牌。", "您弃牌。", "选择角色"])
def test_chinese_that_a_table_would_not_say_is_found(text: str) -> None:
    assert chinese(text)


def test_plain_chinese_passes() -> None:
    assert chinese("翻牌圈下注，其他玩家弃牌。") == []


def test_messages_are_in_plain_english() -> None:
    wrong = {name: found for name, text in messages("en") if (found := english(text))}
    assert {name: found for name, found in wrong.items() if name not in KEPT} == {}


def test_messages_are_in_plain_chinese() -> None:
    wrong = {name: found for name, text in messages("zh") if (found := chinese(text))}
    assert {name: found for name, found in wrong.items() if name not in KEPT} == {}


@pytest.mark.rows("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_are_in_plain_words(page: Path) -> None:
    check = chinese if is_chinese(page) else english
    assert [fault for block in prose(page.read_text("utf-8")) for fault in check(block)] == []
