"""The ruling assistant: a situation told from nothing, under any edition, by who may ask."""

import re
from typing import Any

import msgspec
import pytest
from live_world import LiveWorld

from ruleone.dealing import RaiseTo
from ruleone.floor import Push
from ruleone.floor.followed import Acts, AllDealt, Chosen, Plays
from ruleone.floor.situations import KINDS, Form, described
from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import Caller
from ruleone.room.live import commands as lc
from ruleone.room.live.commands import Consult, ConsultNext
from ruleone.room.live.entries import Offended
from ruleone.room.live.events import LiveEvent
from ruleone.room.live.views import Consulted, FactAsked, SituationsView
from ruleone.rulebook import Refusal
from ruleone.store.journal import Entry, Write

STRING_BET: dict[str, Any] = {
    "price": 200,
    "behind": 5_000,
    "raise_by": 200,
    "steps": [
        {"type": "push", "chips": {"100": 2}},
        {"type": "push", "chips": {"500": 1}},
    ],
}
MISDEAL: dict[str, Any] = {
    "entitled": [1, 2, 3],
    "exposed": [{"number": 1, "seat": 1}, {"number": 4, "seat": 1, "card": "As"}],
    "acts": [],
}


@pytest.fixture
def world() -> LiveWorld:
    return LiveWorld()


def told(
    world: LiveWorld, caller: Caller, kind: str, facts: dict[str, Any], **of: Any
) -> Consulted:
    answer = world.look(caller, Consult(kind=kind, facts=facts, **of))
    assert isinstance(answer, Consulted), answer
    return answer


def refused(world: LiveWorld, caller: Caller, **of: Any) -> Refusal:
    answer = world.look(caller, Consult(**of))
    assert isinstance(answer, Refusal), answer
    return answer


@pytest.mark.feature("words-and-chips")
@pytest.mark.rule("house-50")
def test_a_string_bet(world: LiveWorld) -> None:
    ruling = told(world, world.floor, "words-and-chips", STRING_BET, edition="house")
    assert ruling.verdict == "settled"
    assert ruling.ruled is not None
    assert (ruling.ruled["en"], ruling.ruled["zh"]) == ("call of 200", "跟注 200")
    rules = [reason.citation.rule for reason in ruling.reasons]
    assert rules[-2:] == ["house-41A", "house-50"]
    assert [text["en"] for text in ruling.follows] == ["500 is returned."]
    assert ruling.ruler is not None
    assert ruling.ruler.pushed == 700
    assert ruling.advice == (), "how a dealer treats bets has nothing to do with it"


@pytest.mark.rule("house-43.1")
def test_what_was_said_and_what_is_ruled_stand_apart_on_the_ruler(world: LiveWorld) -> None:
    """300 to call, the least raise 600: half of it or more is made up to 600, whatever was said."""
    rows = {
        "五百": (500, 500, 600),
        "five hundred": (500, 500, 600),
        "加注 500": (500, 500, 600),
        "raise by 200": (500, 500, 600),
        "700": (700, 700, 700),
        "raise the minimum": (600, 0, 600),
    }
    faults = []
    for words, wanted in rows.items():
        facts = {"price": 300, "behind": 10_000, "raise_by": 300, "steps": [said(words)]}
        ruler = told(world, world.floor, "words-and-chips", facts, edition="modern").ruler
        shown = None if ruler is None else (ruler.to, ruler.said, ruler.ruled)
        if shown != wanted:
            faults.append((words, shown))
    assert faults == []


def said(words: str) -> dict[str, Any]:
    return {"type": "said", "words": words}


def test_bets_that_were_brought_in_come_with_good_practice(world: LiveWorld) -> None:
    facts = {"to": "bring-in", "to_act": 2, "asked_by": None}
    ruling = told(world, world.floor, "bets-touched", facts, edition="house")
    advised = [one.citation.rule for one in ruling.advice]
    assert advised == ["house-RP-2.1", "house-RP-2.2"]


def test_a_misdeal_depends_on_the_edition(world: LiveWorld) -> None:
    ruling = told(world, world.floor, "initial-deal", MISDEAL, edition="house")
    assert ruling.ruled is not None
    assert ruling.ruled["zh"] == "错误发牌"
    lone = MISDEAL | {"exposed": [{"number": 4, "seat": 1}]}
    assert told(world, world.floor, "initial-deal", lone, edition="house").ruled != ruling.ruled


def test_the_floor_chooses_a_penalty(world: LiveWorld) -> None:
    before: dict[str, Any] = {"offence": "told-contents", "heaviest": "warning"}
    ruling = told(world, world.floor, "conduct", before, edition="house")
    assert ruling.verdict == "floor"
    assert [one.proposed for one in ruling.choices].count(True) == 1
    assert (ruling.penalty_allowed, ruling.penalties) == (False, ())


def test_pot_limit_bounds_a_raise_by_the_pot(world: LiveWorld) -> None:
    facts: dict[str, Any] = {
        "price": 100,
        "behind": 5_000,
        "raise_by": 100,
        "pot": 150,
        "steps": [{"type": "said", "words": "pot"}],
    }
    ruling = told(world, world.floor, "words-and-chips", facts, game="plhe", edition="house")
    assert ruling.ruled is not None
    assert ruling.ruled["en"] == "raise to 350"
    assert (
        told(world, world.floor, "words-and-chips", facts, game="flhe", edition="house").ruled
        != ruling.ruled
    )


def test_out_of_turn_and_a_clock(world: LiveWorld) -> None:
    facts: dict[str, Any] = {
        "order": [2, 3],
        "early": [{"seat": 3, "act": "raise", "to": 500}],
        "since": [{"seat": 2, "act": "bet", "to": 300}],
    }
    ruling = told(world, world.floor, "acted-early", facts, edition="house")
    assert "changed" in ruling.reasons[0].words["en"]
    assert ruling.penalties
    clock = told(world, world.floor, "clock-called", {"reasonable": True, "approved": True})
    assert clock.verdict == "settled"
    late = told(world, world.floor, "time-over", {"faces_bet": True, "acted_s": 900})
    assert "dead" in late.reasons[-1].words["en"]


@pytest.mark.feature("ruling-assistant")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_asked_without_a_traceback(world: LiveWorld, kind: str) -> None:
    """A kind told with nothing, and with what its description says stands for each form."""
    forms: dict[Form, Any] = {
        "flag": True, "number": 3, "amount": 500, "seconds": 10, "milliseconds": 10_000,
        "text": "fr", "seat": 2, "seats": [1, 2, 3], "card": "As",
        "cards": ["As", "Kd", "7c", "2h"],
        "pile": {"100": 2}, "steps": [{"type": "said", "words": "call"}], "pair": [50, 100],
        "number-by-seat": {"1": 2, "2": 2, "3": 1}, "amount-by-seat": {"1": 100, "2": -100},
        "card-by-seat": {"1": "As"}, "cards-by-seat": {"1": ["As", "Kd"]},
    }  # fmt: skip

    def value(fact: Any) -> Any:
        if fact.form in ("choice", "choices", "sequence"):
            first = fact.offered[0].value
            return first if fact.form == "choice" else [first]
        if fact.form in ("rows", "group"):
            row = {part.name: value(part) for part in fact.parts}
            return [row] if fact.form == "rows" else row
        return forms[fact.form]

    assert isinstance(world.look(world.floor, Consult(kind=kind)), Consulted | Refusal)
    (view,) = (one for one in described() if one.kind == kind)
    game = "flstud" if view.played == "stud" else "nlhe"
    for some in (lambda fact: fact.needed, lambda fact: True):
        facts = {fact.name: value(fact) for fact in view.facts if some(fact)}
        answer = world.look(world.floor, Consult(kind=kind, facts=facts, game=game))
        assert isinstance(answer, Consulted | Refusal)
        assert isinstance(answer, Consulted) or answer.code != "live-entry-failed"


def test_who_may_ask(world: LiveWorld) -> None:
    asked = Consult(kind="initial-deal", facts=MISDEAL, event="l1")
    assert isinstance(world.look(world.dealer, asked), Consulted)
    player = world.connect("pia")
    assert refused(world, player, kind="initial-deal", facts=MISDEAL).code == "needs-floor"
    assert (
        refused(world, player, kind="initial-deal", facts=MISDEAL, event="l1").code
        == "needs-dealer"
    )
    assert refused(world, world.dealer, kind="initial-deal").code == "needs-floor"
    assert refused(world, world.floor, kind="foul-deck", event="l9").code == "live-table-unknown"


def test_what_cannot_be_is_refused(world: LiveWorld) -> None:
    floor = world.floor
    assert refused(world, floor, kind="nothing").code == "situation-unknown"
    assert refused(world, floor, kind="foul-deck", game="snap").code == "live-game"
    assert refused(world, floor, kind="foul-deck", edition="snap").code == "live-edition"
    assert refused(world, floor, kind="foul-deck").code == "fact-missing"
    assert refused(world, floor, kind="foul-deck", facts={"found": "x" * 300}).code == "live-text"
    huge = STRING_BET | {"behind": 10**13}
    assert refused(world, floor, kind="words-and-chips", facts=huge).code == "live-number"
    short = STRING_BET | {"behind": 100}
    assert refused(world, floor, kind="words-and-chips", facts=short).kind == "illegal"


def test_kinds_are_described_to_everybody(world: LiveWorld) -> None:
    view = world.see("situations", world.connect("pia"))
    assert isinstance(view, SituationsView)
    assert [kind.kind for kind in view.kinds] == list(KINDS)
    assert "nlhe" in view.games
    assert {"house", "modern"} <= set(view.editions)


def test_what_a_hand_knows_itself_is_marked() -> None:
    facts = {view.kind: {fact.name: fact.of_hand for fact in view.facts} for view in described()}
    assert facts["initial-deal"]["entitled"]
    assert not facts["initial-deal"]["boxed"]
    assert facts["foul-deck"] == {"found": True}
    assert not any(facts["words-and-chips"].values())


def test_words_of_the_floor_reach_every_table(world: LiveWorld) -> None:
    pia = world.connect("pia")
    world.do(world.floor, lc.AnnounceLive(texts={"en": "Dinner at nine", "zh": "九点用餐"}))
    world.do(world.floor, lc.AnnounceLive(event="l1", texts={"en": " ", "zh": "请保持安静"}))
    first, second = world.board(pia).announcements
    assert first.texts == {"zh": "请保持安静"}
    assert second.texts == {"en": "Dinner at nine", "zh": "九点用餐"}
    world.restart()
    assert world.board(pia).announcements == world.live().announcements == (first, second)
    assert world.refused(world.floor, lc.AnnounceLive(event="l1")).code == "live-text"
    unknown = world.refused(world.floor, lc.AnnounceLive(event="l1", texts={"qq": "x"}))
    assert (unknown.code, unknown.parameters["came"]) == ("live-language", "qq")
    long = lc.AnnounceLive(event="l1", texts={"en": "x" * 281})
    assert world.refused(world.floor, long).code == "live-text"
    assert world.refused(world.floor, lc.AnnounceLive(event="l7", texts={"en": "x"})).code == (
        "live-table-unknown"
    )
    world.do(world.floor, lc.CloseLiveTable("l1"))
    assert world.refused(world.floor, lc.AnnounceLive(texts={"en": "x"})).code == "live-none-open"


def test_what_was_said_before_there_were_other_languages_is_read_as_it_stands(
    world: LiveWorld,
) -> None:
    old = msgspec.msgpack.encode(
        {
            "type": "live-announced",
            "en": "Dinner at nine",
            "zh": "",
            "by": "boss",
            "at_ms": 5,
            "hand_for_hand": None,
        }
    )
    assert msgspec.msgpack.encode(msgspec.msgpack.decode(old, type=LiveEvent)) == old
    last = [*world.journal.read("live/l1")][-1]
    entry = Entry("live-announced", old)
    world.journal.append([Write("live/l1", last.version, last.epoch, 5, (entry,))])
    world.restart()
    (said,) = world.board(world.connect("pia")).announcements
    assert (said.at_ms, said.texts) == (5, {"en": "Dinner at nine"})
    world.do(world.floor, lc.AnnounceLive(texts={"en": "Quiet"}))
    world.restart()
    assert [one.texts for one in world.live().announcements] == [{"en": "Quiet"}, said.texts]


def test_live_tables_are_in_the_lobby(world: LiveWorld) -> None:
    (line,) = world.lobby(world.connect("pia")).live
    assert (line.table, line.title, line.game, line.players) == ("l1", "Final table", "nlhe", 4)
    world.do(world.floor, lc.SeatLive("l1", 9, "Zed", 5_000))
    assert world.lobby(world.connect("pia")).live[0].players == 5
    world.do(world.floor, lc.CloseLiveTable("l1"))
    assert world.lobby(world.connect("pia")).live == ()


def test_the_floor_lets_dealers_of_live_tables_in(world: LiveWorld) -> None:
    link = world.do(world.floor, MakeLink("dealer", "l1", 1)).link
    assert link is not None
    assert link.path is not None
    assert world.refused(world.floor, MakeLink("floor")).code == "needs-director"
    assert world.refused(world.floor, MakeLink("dealer", "e1", 1)).code == "needs-director"
    assert world.refused(world.dealer, MakeLink("dealer", "l1", 1)).code == "needs-floor"


def test_players_hear_of_a_decision_once_it_is_made(world: LiveWorld) -> None:
    pia = world.connect("pia")
    world.start(button=4)
    world.enter(AllDealt(), Acts(3, RaiseTo(2_000)))
    under = world.enter(Plays(4, (Push({500: 1}),)))
    assert under.verdict == "floor"
    assert world.board(pia).rulings == ()
    choice = next(place for place, one in enumerate(under.choices) if one.proposed)
    world.enter(Chosen(under.n, choice), by=world.floor)
    (heard,) = world.board(pia).rulings
    assert heard.ruling[0]["en"] == "full call of 2,000"
    follows = world.live().lines[-1].follows
    assert [one["en"] for one in follows] == ["Seat 4 puts in 1,500 more."]
    assert heard.ruling[1:] == (*(reason.words for reason in under.reasons), *follows)
    assert heard.citations == under.citations
    told_off = world.enter(Offended(1, "told-contents"))
    world.enter(Chosen(told_off.n, 1), by=world.floor)
    assert world.board(pia).rulings == (heard,)


def test_a_number_of_seconds_is_asked_for_with_the_moment_from_which_it_counts() -> None:
    asked = [
        fact.words
        for view in described()
        for whole in view.facts
        for fact in (whole, *whole.parts)
        if fact.form in ("seconds", "milliseconds") or fact.name == "seconds"
    ]
    assert len(asked) >= 6
    for words in asked:
        assert re.search(r"\b(after|from)\b", words["en"]), words["en"]
        assert re.search("后|自|从", words["zh"]), words["zh"]


@pytest.mark.rule("house-39B")
def test_what_the_floor_judges_first_is_the_fact_that_is_asked(world: LiveWorld) -> None:
    early = [{"seat": 3, "act": "raise", "to": 300}, {"seat": 4, "act": "call", "to": 300}]
    facts = {"order": [2, 3, 4, 5], "price": 100, "early": early, "spoke_up": False}
    asked = told(world, world.floor, "acted-early", facts)
    assert (asked.verdict, asked.untold) == ("ask", ("had_time",))
    settled = told(world, world.floor, "acted-early", facts | {"had_time": True})
    assert settled.untold == ()


def test_one_question_follows_the_other(world: LiveWorld) -> None:
    """First what there is no ruling without, then what decides; nobody's stack is asked for."""

    def asked(facts: dict[str, Any]) -> Consulted | FactAsked:
        do = ConsultNext(kind="words-and-chips", facts=facts)
        answer = world.look(world.floor, do)
        assert isinstance(answer, Consulted | FactAsked), answer
        return answer

    steps = [{"type": "push", "chips": {"500": 1}}]
    assert asked({}) == FactAsked("words-and-chips", "modern", "steps")
    pushed = asked({"steps": steps})
    assert isinstance(pushed, Consulted)
    assert (pushed.verdict, pushed.untold[0], pushed.ruler) == ("ask", "price", None)
    called = asked({"steps": steps, "price": 200})
    assert isinstance(called, Consulted)
    assert (called.verdict, called.untold) == ("settled", ())
    assert called.ruled is not None
    assert called.ruled["en"] == "call of 200"
    wrong = world.look(world.floor, ConsultNext(kind="words-and-chips", facts={"steps": []}))
    assert isinstance(wrong, Refusal)
    player = world.connect("pia")
    denied = world.look(player, ConsultNext(kind="words-and-chips"))
    assert isinstance(denied, Refusal)
    assert denied.code == "needs-floor"
