"""What people call a situation, in either language, finds it, as the assistant's page searches."""

import pytest

from ruleone.floor.situations.kinds import described
from ruleone.rulebook.search import has_all, normal, terms_of

CALLED = (
    ("string bet", "words-and-chips"),
    ("string raises", "words-and-chips"),
    ("oversized chip", "words-and-chips"),
    ("undercall", "words-and-chips"),
    ("out of turn", "acted-early"),
    ("misdeal", "initial-deal"),
    ("exposed card", "initial-deal"),
    ("four card flop", "wrong-flop"),
    ("premature river", "early-board"),
    ("fouled deck", "foul-deck"),
    ("mucked", "thrown-in"),
    ("odd chip", "shared-pot"),
    ("split pot", "shared-pot"),
    ("shot clock", "clock-called"),
    ("soft play", "conduct"),
    ("collusion", "conduct"),
    ("colour-up", "color-up"),
    ("rabbit", "cards-to-come"),
    ("分次加注", "words-and-chips"),
    ("分段下注", "words-and-chips"),
    ("跟全下", "words-and-chips"),
    ("跟注不足", "words-and-chips"),
    ("不按顺序", "acted-early"),
    ("发错牌", "initial-deal"),
    ("提前发", "early-board"),
    ("越序", "acted-early"),
    ("错误发牌", "initial-deal"),
    ("四张翻牌", "wrong-flop"),
    ("two upcards", "extra-street"),
    ("多一张牌", "extra-street"),
    ("倒计时", "clock-called"),
    ("猎兔", "cards-to-come"),
    ("伸缩性下注", "words-and-chips"),
    ("零头筹码", "shared-pot"),
    ("读秒", "clock-called"),
    ("放水", "conduct"),
    ("换色", "color-up"),
    ("换码", "color-up"),
    ("移除小面额", "color-up"),
    ("实质性行动", "substantial-action"),
    ("兔子", "cards-to-come"),
    ("底牌曝光", "initial-deal"),
    ("翻牌曝光", "early-board"),
    ("曝光", "initial-deal"),
    ("多发一张", "initial-deal"),
    ("多发一张牌", "wrong-flop"),
    ("多一张牌", "initial-deal"),
    ("少发一张", "initial-deal"),
    ("错位", "acted-early"),
    ("叫钟", "clock-called"),
    ("误弃", "killed-hand"),
    ("推错池", "disputed"),
    ("庄码放错", "wrong-button"),
    ("花色看错", "called-hand"),
    ("换座", "wrong-seat"),
    ("软打", "conduct"),
    ("慢打", "clock-called"),
    ("藏筹码", "chips-found"),
    ("骂人", "conduct"),
    ("串牌", "conduct"),
    ("迟到", "at-the-deal"),
    ("slow roll", "who-shows"),
    ("slowroll", "conduct"),
    ("慢亮牌", "who-shows"),
    ("慢摊", "conduct"),
    ("flashed card", "initial-deal"),
    ("闪牌", "conduct"),
    ("acted behind", "substantial-action"),
    ("action behind", "misheard"),
    ("身后已行动", "substantial-action"),
    ("tanking", "clock-called"),
    ("磨叽", "clock-called"),
    ("coaching", "conduct"),
    ("场外指导", "conduct"),
    ("card protector", "fouled-hand"),
    ("护牌", "fouled-hand"),
    ("pump fake", "words-and-chips"),
    ("假动作", "words-and-chips"),
    ("angle shooting", "conduct"),
    ("钻空子", "conduct"),
    ("headphones", "conduct"),
    ("耳机", "conduct"),
)


def found(query: str) -> list[str]:
    """The kinds that a query lists."""
    texts = {
        kind.kind: normal(" ".join(f"{told['en']} {told['zh']}" for told in parts))
        for kind in described()
        for parts in [(kind.words, kind.about, kind.names)]
    }
    return [name for name, text in texts.items() if has_all(text, terms_of(query))]


@pytest.mark.rows(("query", "kind"), CALLED)
def test_what_people_call_it_finds_the_situation(query: str, kind: str) -> None:
    assert kind in found(query)


def test_every_name_of_a_situation_finds_it() -> None:
    faults = []
    for kind in described():
        names = [*kind.names["en"].split(", "), *kind.names["zh"].split("、")]
        faults += [(kind.kind, name) for name in names if kind.kind not in found(name)]
        if len(names) < 2:
            faults.append((kind.kind, "has no name of its own"))
    assert faults == []
    assert found("zebra") == []
