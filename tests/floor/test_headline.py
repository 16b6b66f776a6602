"""A ruling at a glance: the seat, what comes of it, how much; in every place that shows one."""

from typing import Any

from ruleone.floor import Reading, TurnRuling, sentences
from ruleone.floor.headline import headline
from ruleone.floor.situations import KINDS, read
from ruleone.room.live.consulting import consulted
from ruleone.room.live.views import Consulted
from ruleone.rulebook import edition
from ruleone.words import LANGUAGES

RAISE = {"seat": 4, "act": "raise", "to": 3000}
SKIPPED_EN = (
    "Seat 4: raise to 3,000 stands unless the action changes. "
    "Seat 5: fold stands. Seat 3: the floor first decides whether there was time to speak up"
)
SKIPPED_ZH = (
    "4 号座：加注到 3,000，轮到前行动未变即有效；5 号座：弃牌，有效；"
    "3 号座：先由裁判认定当时是否有时间提出"
)
CASES: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "acted-early",
        {"order": [3, 4], "price": 1000, "early": [RAISE], "since": [{"seat": 3, "act": "fold"}]},
        "Seat 4: raise to 3,000 stands",
        "4 号座：加注到 3,000，有效",
    ),
    (
        "acted-early",
        {
            "order": [3, 4],
            "early": [{"seat": 4, "act": "check"}],
            "since": [{"seat": 3, "act": "bet", "to": 500}],
        },
        "Seat 4: check is void, only call or fold",
        "4 号座：过牌，无效，只能跟注或弃牌",
    ),
    (
        "acted-early",
        {"order": [3, 4], "early": [{"seat": 4, "act": "raise", "to": 500}]},
        "Seat 4: bet of 500 stands unless the action changes",
        "4 号座：下注 500，轮到前行动未变即有效",
    ),
    (
        "acted-early",
        {
            "order": [3, 4, 5],
            "price": 9,
            "early": [RAISE, {"seat": 5, "act": "fold"}],
            "spoke_up": False,
        },
        SKIPPED_EN,
        SKIPPED_ZH,
    ),
    (
        "words-and-chips",
        {
            "price": 100,
            "raise_by": 100,
            "behind": 900,
            "steps": [{"type": "said", "words": "call"}],
        },
        "call of 100",
        "跟注 100",
    ),
    (
        "words-and-chips",
        {"price": 100, "raise_by": 100, "behind": 900, "steps": [{"type": "said", "words": "hm"}]},
        "ask the player what was meant",
        "先问玩家的意思",
    ),
    (
        "fouled-hand",
        {"seat": 2, "how": "fouled", "certainty": 0, "bet": 0, "matched": 0},
        "Seat 2: the hand is dead",
        "2 号座：该手牌作废",
    ),
    (
        "thrown-in",
        {"seat": 2, "identified": None},
        "Seat 2: needs a decision first, then the hand is live or the hand is dead",
        "2 号座：先行认定，再定：该手牌有效或该手牌作废",
    ),
    (
        "foul-deck",
        {"found": "in-hand"},
        "proposed: misdeal",
        "建议：错误发牌",
    ),
    ("count-asked", {"of": "pot"}, "no count", "不清点"),
    ("clock-called", {}, "the clock was called", "被要求计时"),
    ("time-over", {"faces_bet": True}, "time is up, the hand is dead", "时间到，手牌作废"),
    (
        "conduct",
        {"offence": "abuse", "heaviest": "no-penalty"},
        "a penalty is required, proposed: one missed hand",
        "应予处罚，建议：停赛 1 手",
    ),
    ("conduct", {"offence": "collusion"}, "disqualification", "取消资格"),
    ("chips-found", {"how": "nobody", "chips": 500}, "500 is removed from play", "500 移出比赛"),
]


def test_the_headline_is_the_ruling() -> None:
    faults = []
    for kind, facts, english, chinese in CASES:
        told = consulted("house", "nlhe", kind, facts)
        assert isinstance(told, Consulted), (kind, told)
        if (told.headline["en"], told.headline["zh"]) != (english, chinese):
            faults.append((kind, told.headline))
    assert faults == []


def test_the_sentences_of_a_ruling_begin_with_it() -> None:
    faults = []
    for kind, facts, *_ in CASES:
        ruling = KINDS[kind].rule(edition("house"), read(KINDS[kind], "nlhe", facts))
        settled = isinstance(ruling, TurnRuling) or getattr(ruling, "ruled", None) is not None
        for language in LANGUAGES:
            told = sentences(language, ruling)
            if settled and told[0] != headline(language, ruling):
                faults.append((kind, told))
            if not settled and isinstance(ruling, Reading) and len(told) < 2:
                faults.append((kind, told))
    assert faults == []
    assert {kind for kind, *_ in CASES} <= {*KINDS}
