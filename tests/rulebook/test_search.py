"""Any word of the glossary, and what people say instead, finds the rules of its other words."""

import tomllib
from functools import cache
from pathlib import Path

from ruleone.rulebook import rules
from ruleone.rulebook.search import Term, alike, has_all, normal, terms_of, text_of

LOCALE = Path(__file__).parents[2] / "locale"
SAID = (
    *("换色", "底注", "让牌", "全押", "发牌员", "闲家", "河牌圈", "读秒", "color-up", "shot clock"),
    *("底牌曝光", "翻牌曝光", "曝光", "多发一张", "多发一张牌", "多一张牌", "少发一张", "错位"),
    *("叫钟", "误弃", "推错池", "庄码放错", "花色看错", "换座", "软打", "慢打", "藏筹码", "骂人"),
    *("串牌", "迟到"),
    *(
        "colour up",
        "COLOUR-UPS",
        "ｃｏｌｏｒ－ｕｐ",
        "oversized",
        "乌龙",
        "出千",
        "all in",
        "All-Ins",
    ),
)


@cache
def having(terms: tuple[Term, ...]) -> frozenset[str]:
    return frozenset(rule for rule in rules() if has_all(text_of(rule), terms))


def found(query: str) -> frozenset[str]:
    return having(terms_of(query))


def test_every_word_of_the_glossary_finds_what_its_other_words_find() -> None:
    faults = []
    words = 0
    for term in tomllib.loads((LOCALE / "glossary.toml").read_text("utf-8"))["term"]:
        row = [term["en"], term["zh"]]
        for key in ("also", "never", "not_for"):
            row += term.get(key, [])
        wanted = frozenset().union(*(having(((normal(word),),)) for word in row if len(word) > 1))
        words += len(row)
        faults += [(word, sorted(wanted - found(word))[:3]) for word in row if wanted - found(word)]
    assert faults == []
    assert words > 500


def test_what_people_say_finds_rules_in_either_language() -> None:
    assert [word for word in SAID if not found(word)] == []
    assert found("换色") == found("color-up") == found("Colour up")
    assert "house-26.3" in found("读秒")
    assert found("叫时间") == found("要求计时") != frozenset()
    assert found("shot clock") <= found("clock")


def test_words_of_a_card_room_find_the_nearest_rules() -> None:
    """Words that a first-time user typed and found nothing by."""
    wanted = {
        "never mind": "house-37A",
        "nevermind": "house-37A",
        "splash": "tda2019-RP-13",
        "time bank": "house-26.4",
        "time extension": "house-26.4",
        "chopped pot": "holdem-tie",
        "re-buy": "house-25.1",
        "buy in": "house-7.1",
        "buy-in": "house-7.1",
        "甩筹码": "tda2019-RP-13",
        "slow roll": "house-15A.1",
        "慢亮牌": "house-15A.1",
        "慢摊": "house-15A.1",
        "flashed card": "house-65B.1",
        "闪牌": "house-65B.1",
        "acted behind": "house-34",
        "身后已行动": "house-34",
        "tanking": "house-26.6",
        "磨叽": "house-26.6",
        "coaching": "house-61.2",
        "教牌": "house-61.2",
        "card protector": "house-59.1",
        "压牌器": "house-59.1",
        "pump fake": "house-41A",
        "假动作": "house-41A",
        "angle shooting": "house-1",
        "钻空子": "house-1",
        "headphones": "house-4.3",
        "耳机": "house-4.3",
    }
    assert [query for query, rule in wanted.items() if rule not in found(query)] == []


def test_several_words_are_all_asked_for() -> None:
    assert "house-18B" in found("odd chip stud")
    assert found("odd chip stud") == found("stud odd-chips")
    assert "house-18B" in found("零头筹码梭哈")
    assert found("zebra odd chip") == frozenset() == found("斑马")
    assert found("") == frozenset(rules())


def test_a_word_alone_stands_for_itself_first() -> None:
    assert all(words[0] == word for word, words in alike().items())
