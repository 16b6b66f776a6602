"""Cases as pictures: every one can be drawn, and shows what its file says."""

import re

import pytest

from ruleone.rulebook import edition
from ruleone.scenarios import judged, read_scenarios
from ruleone.scenarios.book import case_files, cases, scenes_of
from ruleone.scenarios.event import RaceScenario
from ruleone.scenarios.floor import FloorScenario
from ruleone.scenarios.scenes import Scene, draw
from ruleone.scenarios.scenes.scene import SceneRing, SceneSeat, twins
from ruleone.scenarios.stakes import StakesScenario
from ruleone.scenarios.thirteen import ThirteenScenario

CASE = """\
[[scenario]]
id = "short"
title = "A short all-in"
title_zh = "不足额全下"
rules = ["house-43.1"]
editions = ["house", "modern"]
with = { "reopen.cumulative" = true }
blinds = [50, 100]
seats = "A B C D E"
stack = 10_000
stacks = { B = 125, D = 200 }
cards = { A = "As Kd" }
street = "flop"
steps = [
  "A bet 100", "B all-in", "C call 125", "D all-in", "E call 200",
  { turn = "A", to_call = 100, raise = [300, 10_000] },
  { refuse = "A raise 250", rule = "house-42A.1" },
]
"""


def drawn(text: str) -> Scene:
    (case,) = read_scenarios(text)
    return draw(case, edition(case.editions[0]))


def seats(scene: Scene) -> dict[str, SceneSeat]:
    assert scene.table is not None
    return {seat.name: seat for seat in scene.table.seats}


def test_every_case_of_the_book_can_be_drawn() -> None:
    assert len(case_files()) > 5
    for case in cases():
        for name in case.editions:
            scene = draw(case, edition(name))
            assert scene.id == case.id
            assert all(line.text["en"] and line.text["zh"] for line in scene.lines)
            if scene.setting["en"]:  # of a kind that is drawn
                assert scene.lines, case.id
                assert scene.setting["zh"], case.id


def test_every_case_of_the_book_has_a_chinese_title() -> None:
    for title in (case.titles.get("zh", "") for case in cases()):
        assert re.search(r"[\u4e00-\u9fff]", title)
        assert not re.search(r"[\u4e00-\u9fff][,;:?!.]|[,;?!][\u4e00-\u9fff]", title), title
        assert not re.search(r"[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]", title), title


def test_a_hand_shows_seats_chips_bets_and_who_is_to_act() -> None:
    scene = drawn(CASE)
    table = scene.table
    assert table is not None
    assert (table.button, table.to_act, [pot.amount for pot in table.pots]) == (5, 1, [500])
    found = seats(scene)
    assert {name: seat.bet for name, seat in found.items()} == {
        "A": 100, "B": 125, "C": 125, "D": 200, "E": 200
    }  # fmt: skip
    assert (found["A"].stack, found["A"].cards) == (9900, ("As", "Kd"))
    assert [name for name, seat in found.items() if seat.status == "all-in"] == ["B", "D"]
    assert all(seat.cards == () for name, seat in found.items() if name != "A")


def of_the_book(name: str) -> Scene:
    (case,) = (case for case in cases() if case.id == name)
    return draw(case, edition(case.editions[0]))


@pytest.mark.rule("house-42A.1")
def test_a_case_of_how_much_a_raise_must_be_shows_how_the_bets_grew() -> None:
    scene = of_the_book("seed-house-42-1")
    rungs = [(rung.below, rung.to, rung.least) for rung in scene.ladder]
    assert rungs == [
        (0, 600, False), (600, 1600, False), (1600, 3600, False), (3600, 5600, True)
    ]  # fmt: skip
    assert scene.ladder[-1].text["en"] == "D, minimum 5,600"
    assert scene.ladder[-1].text["zh"] == "D 至少 5,600"
    assert scene.ruler is None


@pytest.mark.rule("house-42A.2")
def test_what_was_pushed_is_measured_against_call_half_and_smallest_raise() -> None:
    scene = of_the_book("seed-house-42A")
    assert scene.ruler is not None
    assert (scene.ruler.pushed, scene.ruler.to) == (1400, 1400)
    marks = [(mark.code, mark.to) for mark in scene.ruler.marks]
    assert marks == [("call", 1000), ("half", 1500), ("raise", 2000)]
    assert scene.ladder == ()


def test_it_tells_what_is_done_and_then_what_comes_out_in_both_languages() -> None:
    scene = drawn(CASE)
    done = [line.text["en"] for line in scene.lines if not line.came_out]
    assert done[:2] == ["A bets 100.", "B raises to 125 and is all-in."]
    *told, refused = [line for line in scene.lines if line.came_out]
    assert [line.text["zh"] for line in told] == [
        "轮到 A 行动。", "跟注需 100。", "最少加注到 300，最多加注到 10,000。"
    ]  # fmt: skip
    assert (refused.text["en"], refused.rules) == ("A may not raise to 250.", ("house-42A.1",))
    assert scene.setting["en"] == "No-limit hold'em, blinds 50 and 100, from the flop on"
    assert scene.title["zh"] == "不足额全下"


def test_options_laid_over_the_edition_are_told_in_words() -> None:
    (laid,) = drawn(CASE).laid
    assert (laid.option, laid.value["zh"]) == ("reopen.cumulative", "是")


def test_board_cards_that_a_case_does_not_name_are_not_shown() -> None:
    unnamed, named = drawn(CASE), drawn(CASE.replace("street =", 'board = "2c 7d Jh"\nstreet ='))
    assert unnamed.table is not None
    assert unnamed.table.board == ("??",) * 3
    assert named.table is not None
    assert named.table.board == ("2c", "7d", "Jh")


def test_words_and_chips_and_what_is_ruled_of_them_are_told() -> None:
    steps = (
        '  "A bet 1000", "B says \'raise\', pushes 14x100", { ruling = "raise", total = 2000 },\n'
    )
    head, _ = CASE.split('  "A bet 100"')
    scene = drawn(f"{head}{steps}]\n".replace("stacks = { B = 125, D = 200 }\n", ""))
    told = [line.text["en"] for line in scene.lines]
    assert "B says “raise”." in told
    assert "B pushes 14 × 100." in told
    assert "Ruled: raise to 2,000." in told
    assert scene.lines[-1].rules


@pytest.mark.rows("rule", ["chinese-rank-flush", "chinese-scoring-5"])
def test_hands_lie_beside_each_other(rule: str) -> None:
    for scene in scenes_of(rule, edition("chinese")):
        assert scene.table is None
        assert len(scene.hands) >= 2


def test_cases_of_documents_come_first() -> None:
    documents = [scene.document for scene in scenes_of("house-43.1", edition("house"))]
    assert documents == sorted(documents, reverse=True)


def test_a_case_is_drawn_as_the_edition_that_is_read_has_it() -> None:
    house, old = (scenes_of("house-42A.2", edition(name)) for name in ("house", "tda2011"))
    assert {scene.id for scene in old} < {scene.id for scene in house}
    cited = {rule for scene in old for line in scene.lines for rule in line.rules}
    assert cited & {"tda2011-38.1", "tda2011-38.2"}
    assert not any(rule.startswith("house-42A") for rule in cited)
    assert scenes_of("house-26.3", edition("tda2011")) == ()


def test_a_case_that_does_not_hold_under_a_houses_own_rules_is_left_out() -> None:
    cases_of = [case for case in cases() if "house-43.1" in case.rules]
    club = edition("house+reopen.cumulative=false")
    kept = {scene.id for scene in scenes_of("house-43.1", club)}
    assert kept
    assert {case.id for case in cases_of if not judged(case, club)} == kept
    assert {case.id for case in cases_of if {"reopen.cumulative": False} in case.without} - kept


def lying(ring: SceneRing) -> dict[int, tuple[str, ...]]:
    return {seat.seat: seat.cards for seat in ring.seats if seat.cards}


def told(scene: Scene, *, zh: bool = False) -> list[str]:
    return [line.text["zh"] if zh else line.text["en"] for line in scene.lines if not line.came_out]


def test_what_the_floor_is_told_is_told_fact_by_fact() -> None:
    scene = of_the_book("der-mis-unentitled")
    assert told(scene)[:2] == [
        "A mistake in the deal",
        "Players to be dealt in, starting with the seat of the first card: 5, 6, 7, and 1",
    ]
    assert "庄位：1 号座" in told(scene, zh=True)
    assert told(of_the_book("der-mis-boxed-1"))[-1] == "Boxed cards: 2"


def test_a_deal_shows_who_has_cards_and_who_should_have_none() -> None:
    (ring,) = of_the_book("der-mis-unentitled").rings
    assert ring.button == 1
    assert lying(ring) == dict.fromkeys((1, 3, 5, 6, 7), ("??", "??"))
    assert [seat.standing for seat in ring.seats] == [
        "taken", "open", "waiting", "open", "taken", "taken", "taken"
    ]  # fmt: skip
    (exposed,) = of_the_book("der-mis-stud").rings
    assert lying(exposed) == {4: ("7c",)}


def test_cards_that_lie_at_no_seat_and_hands_of_seats_lie_beside_each_other() -> None:
    (flop,) = of_the_book("der-fourflop").hands
    assert (flop.rows, flop.seat) == ((("7h", "8h", "9c", "Kd"),), None)
    assert [hand.seat for hand in of_the_book("der-odd-stud").hands] == [1, 2]


def test_an_event_shows_its_tables_as_they_stand_at_the_end() -> None:
    halted = of_the_book("der-halt-1").rings
    assert [(ring.table, ring.halted) for ring in halted] == [(1, False), (2, False), (3, True)]
    taken = [sum(seat.standing == "taken" for seat in ring.seats) for ring in halted]
    assert max(taken) - min(taken) >= 3
    (final,) = of_the_book("der-ft-house").rings
    assert (final.table, len(final.seats)) == (None, 9)
    assert sum(seat.standing == "taken" for seat in final.seats) == 9


def test_button_and_blinds_stand_where_they_were_in_the_last_hand() -> None:
    (ring,) = of_the_book("der-dead-3").rings
    assert (ring.button, ring.small_blind, ring.big_blind) == (2, None, 4)
    standing = [seat.standing for seat in ring.seats]
    assert standing[:4] == ["taken", "open", "open", "taken"], (
        "the button is dead, and nobody has the small blind"
    )


def test_times_of_day_have_names_of_their_own() -> None:
    lines = told(of_the_book("der-clock-2"))
    assert lines[:2] == ["The clock is called", "Time of day: 12:00:00"]
    assert "The player acted: 12:01:00" in lines
    assert "Pot awarded: 12:00:30" in told(of_the_book("der-dispute-2"))


def test_whatever_has_cards_or_several_seats_has_a_picture() -> None:
    bare = {
        case.id: type(case)
        for case, scene in ((case, draw(case, edition(case.editions[0]))) for case in cases())
        if not (scene.table or scene.rings or scene.hands or scene.ruler)
    }
    assert {*bare.values()} == {FloorScenario, RaceScenario, StakesScenario, ThirteenScenario}
    assert {name for name, kind in bare.items() if kind is ThirteenScenario} == {
        "der-ch-deal-5", "der-ch-auto-prop"
    }  # fmt: skip


def test_what_a_case_quotes_is_chinese_on_a_chinese_page_and_judged_alike() -> None:
    """Every English utterance has its Chinese words, with which its case comes out the same."""
    faults: list[tuple[object, ...]] = []
    said = twins()["zh"]["words"]
    for file in case_files():
        text = file.read_text("utf-8")
        chinese = re.sub(r"'([^'\n]*)'", lambda m: f"'{said.get(m[1], m[1])}'", text)
        if chinese == text:
            continue
        for case in read_scenarios(chinese, file.name):
            for name in case.editions:
                faults += [(case.id, name, fault) for fault in judged(case, edition(name))]
    for case in cases():
        for line in draw(case, edition(case.editions[0])).lines:
            for quoted in re.findall(r"“([^”]*)”", line.text["zh"]):
                if re.search(r"[a-z]{3}", quoted) and quoted in line.text["en"]:
                    faults.append((case.id, "", quoted))
            if re.search(r"\b(SB|BB|UTG|MP|CO|BTN)\b", line.text["zh"]):
                faults.append((case.id, "", line.text["zh"]))
    assert not faults


def test_five_may_be_fifty_thousand_in_chinese_alone() -> None:
    """So the cases that say "five" have 40,000 behind: their Chinese words come out the same."""
    case = """\
[[scenario]]
id = "five"
title = "Five with much behind"
title_zh = "后手很多时说五"
rules = ["house-51.2"]
editions = ["house"]
blinds = [200, 400]
seats = "A B C"
stack = 60_000
street = "flop"
steps = ["A says 'SAID'", { ruling = "ask", choices = CHOICES }]
"""
    for said, choices in (
        ("I bet five", '["bet 500", "bet 5000"]'),
        ("我下注五", '["bet 500", "bet 5000", "bet 50000"]'),
    ):
        (five,) = read_scenarios(case.replace("SAID", said).replace("CHOICES", choices))
        assert list(judged(five, edition("house"))) == [], said
