"""The catalogue is whole, and every rule says what it means in both languages."""

import re

import pytest

from ruleone.rulebook import Option, Rule, UnknownName, options, rule, rules

RULES_BY_SOURCE = {
    "house": 215,
    "tda2024": 304,
    "tda2011": 107,
    "tda2019": 44,
    "holdem": 56,
    "chinese": 57,
}

# What machine translations of these documents made of player, blinds, chips, check, break,
# heads-up, community-card games, string bet, muck, dealing, draw games, boxed card, tabling.
MISTRANSLATED = re.compile(
    "闲家|百叶窗|薯条|支票|检查|休息桌|破产桌|对决|牌桌游戏|讹注|荒堆|交易|抽奖|盒装牌|兔子|换色|"
    "后翻|推盘|开盘|斗牌|上牌|底注限制|全场公共牌"
)


def test_every_rule_of_the_documents_is_there() -> None:
    counted = dict.fromkeys(RULES_BY_SOURCE, 0)
    for row in rules().values():
        counted[row.source] += 1
        assert row.id.startswith(row.source)
    assert counted == RULES_BY_SOURCE


def test_rules_and_options_name_each_other() -> None:
    for row in rules().values():
        for name in row.options:
            assert row.id in options()[name].rules
    for option in options().values():
        assert set(option.rules) <= rules().keys()


@pytest.mark.rows("row", rules().values(), ids=lambda row: row.id)
def test_a_rule_has_words_in_both_languages(row: Rule) -> None:
    assert row.words.keys() == {"en", "zh"}
    english, chinese = row.words["en"], row.words["zh"]
    assert english.endswith(".")
    assert english.isascii()
    assert chinese.endswith("。")
    assert len(re.findall(r"[\u4e00-\u9fff]", chinese)) >= 6
    for written in (chinese, row.titles["zh"]):
        assert not re.search(r"[,.;:!?()]", re.sub(r"\d[.,]\d", "", written)), "Chinese punctuation"
        assert not MISTRANSLATED.search(written)
    assert re.search(r"[\u4e00-\u9fff]", row.titles["zh"])


@pytest.mark.rows("option", options().values(), ids=lambda option: option.name)
def test_an_option_says_what_it_is_in_both_languages(option: Option) -> None:
    words = option.words
    assert words.keys() == {"en", "zh"}
    assert words["en"].isascii()
    assert re.search(r"[\u4e00-\u9fff]", words["zh"])
    assert not MISTRANSLATED.search(words["zh"])


def test_an_unknown_rule_is_a_clear_error() -> None:
    with pytest.raises(UnknownName, match="no rule 'house-99'"):
        rule("house-99")
