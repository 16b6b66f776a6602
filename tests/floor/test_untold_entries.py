"""What is entered of a hand beside incidents is settled only where it holds for all that its dealer
did not tell: the chips that lie there, what the skipped player did, chips that a stack may have in
it, the language of the place, what nobody has judged of a clock.

Each entry is made with that left out, then with it filled in at random; scenarios of hands too.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Final

import msgspec
import pytest
from live import entered, live, refused
from msgspec.structs import replace

from ruleone.dealing import Call, Fold, RaiseTo
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.facts import Chips
from ruleone.floor.followed import (
    Acts,
    ChipsFound,
    ClockCalled,
    Entry,
    FollowedHand,
    Line,
    Misconduct,
    NoHand,
    Plays,
    SkippedSpoke,
)
from ruleone.floor.followed.judging import judged
from ruleone.floor.in_turn import ruled_of_turns
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.penalties import Incident
from ruleone.floor.rulings import AnyRuling, Undecided
from ruleone.floor.steps import Gathered, PulledBack, Push, Said, Step
from ruleone.floor.whole import came_to, left_open
from ruleone.rulebook import EDITIONS, edition
from ruleone.scenarios import judged as played
from ruleone.scenarios import read_scenarios

FILLED: Final = 12
"""How often what was left out is filled in."""
WORTHS: Final = (1, 5, 25, 50, 100, 250, 500, 1_000)
STEPS: Final[tuple[tuple[Step, ...], ...]] = (
    (Push({500: 1}),),
    (Push({500: 2}),),
    (Push({100: 4}),),
    (Push({100: 7}),),
    (Push({100: 2, 500: 1}),),
    (Push({100: 5}), Push({100: 3})),
    (Gathered(), Push({500: 1})),
    (Gathered(), Push({500: 2})),
    (PulledBack({100: 1}), Push({500: 1})),
    (PulledBack({100: 1}), Push({500: 2})),
    (PulledBack(), Push({1_000: 1})),
    (PulledBack({100: 2}), Push({100: 6})),
    (Said("raise"), Push({500: 2})),
    (Said("call"),),
)


def heap(amount: int, worths: Sequence[int], chance: Random) -> Chips:
    """Chips of this worth, of any of these denominations or, where there are none, of others."""
    found: dict[int, int] = {}
    while amount:
        worth = chance.choice([each for each in worths or (*WORTHS, amount) if each <= amount])
        count = chance.randint(1, amount // worth)
        found[worth] = found.get(worth, 0) + count
        amount -= worth * count
    return found


def bets(book: str) -> Iterator[FollowedHand]:
    """Hands in which a player with chips in is asked: blinds, and bets that were raised."""
    yield entered_in(live(edition=book), Acts(3, RaiseTo(600)), Acts(4, Fold()), Acts(5, Fold()))
    small_blind = (Acts(3, RaiseTo(600)), Acts(4, Fold()), Acts(5, Fold()), Acts(1, Fold()))
    yield entered_in(live(edition=book), *small_blind)
    for opened, raised in ((300, 800), (300, 600), (500, 1_100), (225, 500), (700, 1_300)):
        fold = (Acts(5, Fold()), Acts(1, Fold()), Acts(2, Fold()))
        yield entered_in(
            live(edition=book), Acts(3, RaiseTo(opened)), Acts(4, RaiseTo(raised)), *fold
        )


def entered_in(followed: FollowedHand, *entries: Entry) -> FollowedHand:
    entered(followed, *entries)
    return followed


BETS: Final = {name: tuple(bets(name)) for name in EDITIONS}


def ruling(
    followed: FollowedHand, entry: Entry, denominations: tuple[int, ...] = ()
) -> AnyRuling | None:
    """The ruling on an entry; None where it cannot be."""
    try:
        return judged(followed.hand, followed.pending, entry, {}, denominations)
    except BadFacts:
        return None


def test_words_and_chips_hold_for_all_chips_that_may_lie_there() -> None:
    faults: list[object] = []
    settled, asked = 0, set[tuple[str, tuple[int, ...]]]()
    for name, steps, denominations in product(EDITIONS, STEPS, ((), (25, 100, 500, 1_000))):
        for followed in BETS[name]:
            seat = followed.asked or 0
            own = next(each for each in followed.view().seats if each.seat == seat)
            chance = Random(f"{name} {own.bet} {steps}")
            told = ruling(followed, Plays(seat, steps), denominations)
            if isinstance(told, Undecided):
                asked.add((name, denominations))
                if told.asks != (("lying",),):
                    faults.append((name, steps, told.asks))
            elif told is not None:
                settled += 1
                for _ in range(FILLED):
                    lying = heap(own.bet, denominations, chance)
                    other = ruling(followed, Plays(seat, steps, lying), denominations)
                    if other is not None and _differ(told, other):
                        faults.append((name, own.bet, steps, lying))
    assert faults == []
    assert settled > len(EDITIONS) * len(STEPS)
    assert {name for name, _ in asked} >= {"house", "modern"}, "what lies there decides somewhere"
    assert {known for _, known in asked} == {(), (25, 100, 500, 1_000)}


def _differ(one: AnyRuling, other: AnyRuling) -> bool:
    if isinstance(one, Undecided) or isinstance(other, Undecided):
        return True
    return came_to(one) != came_to(other)


@pytest.mark.rule("house-39B", "house-IA-39B")
def test_acts_out_of_turn_hold_whatever_the_skipped_player_did() -> None:
    faults: list[object] = []
    asked, settled = 0, 0
    acts = (Fold(), Call(), RaiseTo(600), RaiseTo(1_400))
    for name in EDITIONS:
        chance = Random(name)
        for _ in range(40):
            followed, order = live(edition=name), [4, 5, 1, 2]
            for seat in order[chance.randrange(2) : chance.randint(2, 4)]:
                followed.enter(Acts(seat, chance.choice(acts)))
            hand, pending = followed.hand, followed.pending
            if pending.turn is None or (told := ruled_of_turns(hand, pending.turn, None)) is None:
                continue
            if left_open(told) == "ask":
                asked += 1
                refused(followed, Acts(3, Call()))
                continue
            settled += 1
            for spoke, had_time in ((True, None), (False, True), (False, False)):
                turn = replace(pending.turn, spoke_up=spoke, had_time=had_time)
                other = ruled_of_turns(hand, turn, None)
                if other is None or came_to(other) != came_to(told):
                    faults.append((name, pending.turn, spoke, had_time))
    assert faults == []
    assert asked > len(EDITIONS)
    assert settled > len(EDITIONS)


def test_a_skipped_player_may_fold_and_nothing_else_before_it_is_told() -> None:
    followed = live()
    line = entered(followed, Acts(4, RaiseTo(300)), Acts(5, Call()))
    assert line.turn is not None
    assert (line.turn.fate, line.for_the_floor, left_open(line.turn)) == (
        "tell-first",
        False,
        "ask",
    )
    assert refused(followed, Acts(3, Call())).code == "skipped-told-first"
    assert refused(followed, Plays(3, (Said("call"),))).code == "skipped-told-first"
    spoke = followed.with_lines(followed.lines)
    entered(spoke, SkippedSpoke(spoke_up=True), Acts(3, Call()))
    assert spoke.asked == 1, "the raise and its call were played"
    entered(followed, Acts(3, Fold()))
    assert followed.asked == 1
    written = msgspec.json.decode(msgspec.json.encode(line), type=type(line))
    assert written == line, "a journal keeps it"


ENTRIES: Final[tuple[tuple[Entry, tuple[Entry, ...]], ...]] = (
    *(
        (
            ChipsFound(how="view", chips=chips, seat=3),
            tuple(
                ChipsFound(how="view", chips=chips, seat=3, counted=counted)
                for counted in (True, False)
            ),
        )
        for chips in (500, 10_001)
    ),
    *(
        (
            Misconduct(3, Incident(offence="other-language", language=spoken)),
            tuple(
                Misconduct(3, Incident(offence="other-language", language=spoken, local=local))
                for local in ("en", "zh", "fr", "de", "ja")
            ),
        )
        for spoken in ("en", "zh", "fr", "de")
    ),
    (Misconduct(3, Incident(offence="collusion")), ()),
    *(
        (
            ClockCalled(ClockCall(reasonable=reasonable, approved=approved), 5_000),
            tuple(
                ClockCalled(ClockCall(reasonable=told, approved=said), 5_000)
                for told in ((True, False) if reasonable is None else (reasonable,))
                for said in ((True, False) if approved is None else (approved,))
                if not (said and told is False and reasonable is None)
            ),
        )
        for reasonable in (True, False, None)
        for approved in (True, False, None)
    ),
)
"""Entries with something left out, and the same with it told. Staff approve a clock only once
reasonable time has passed."""


def test_what_a_dealer_enters_holds_for_all_that_was_left_out() -> None:
    faults: list[object] = []
    asked, settled = set[str](), set[str]()
    for name in EDITIONS:
        followed = live(edition=name)
        between = NoHand(edition(name), dict.fromkeys(range(1, 6), 10_000))
        for entry, told in ENTRIES:
            kind = type(entry).__name__
            came = ruling(followed, entry)
            assert came is not None
            if not isinstance(entry, ClockCalled):
                line = entered_between(between, entry)
                if line != came:
                    faults.append((name, entry, "another ruling without a hand"))
            if isinstance(came, Undecided):
                asked.add(kind)
            elif left_open(came) != "ask":
                settled.add(kind)
                others = ((each, ruling(followed, each)) for each in told)
                faults += [
                    (name, entry, each)
                    for each, other in others
                    if other is not None and _differ(came, other)
                ]
    assert faults == []
    assert settled == {"ChipsFound", "Misconduct", "ClockCalled"}
    assert asked == {"ChipsFound", "Misconduct", "ClockCalled"}


def entered_between(between: NoHand, entry: Entry) -> AnyRuling | None:
    """The ruling on an entry at a table without a hand."""
    line = between.with_lines(()).enter(entry)
    assert not hasattr(line, "code"), line
    return line.ruling


def test_nothing_is_done_before_the_chips_are_told() -> None:
    followed = live(edition="house")
    entered(followed, Acts(3, RaiseTo(500)), Acts(4, RaiseTo(1_100)))
    entered(followed, *(Acts(seat, Fold()) for seat in (5, 1, 2)))
    before = followed.hand.events
    steps = (Gathered(), Push({500: 2}))
    line = entered(followed, Plays(3, steps))
    assert isinstance(line.ruling, Undecided)
    assert (line.done, line.for_the_floor, followed.hand.events) == ((), False, before)
    of_hundreds = followed.judged(Plays(3, steps, {100: 5}))
    settled = entered(followed, Plays(3, steps, {500: 1}))
    assert isinstance(of_hundreds, Line)
    assert of_hundreds.for_the_floor
    assert settled.ruling != line.ruling


HAND = """\
[[scenario]]
id = "left-out"
title = "Chips in front, and chips pushed"
rules = ["house-45.1"]
editions = ["house"]
blinds = [50, 100]
seats = "A B C"
stack = 10_000
street = "flop"
steps = [BET, "B raise 1100", "C fold", "A pulls back 100, pushes 2x500", EXPECTED]
"""
SKIPPED = """\
[[scenario]]
id = "skipped"
title = "Substantial action behind a player who was skipped"
rules = ["house-39B"]
editions = ["house"]
blinds = [50, 100]
seats = "A B C D"
stack = 10_000
street = "flop"
steps = ["A bet 100", "C raise 300 out of turn", "D call out of turn", STEPS]
"""


def test_a_hand_of_a_file_that_leaves_out_what_decides_has_a_fault() -> None:
    first = "answer first: The player's earlier chips still out there"
    rows: tuple[tuple[str, dict[str, str], list[object]], ...] = (
        (HAND, {"BET": '"A bet 500"', "EXPECTED": "{ to_call = 600 }"}, [first]),
        (HAND, {"BET": '"A bet 500"', ", EXPECTED": ""}, [first]),
        (
            HAND,
            {"BET": '"A bet 500"', "EXPECTED": '{ ruling = "tell-first", untold = ["lying"] }'},
            [],
        ),
        (HAND, {"BET": '"A pushes 5x100"', "EXPECTED": '{ because = ["house-46A"] }'}, []),
        (SKIPPED, {"STEPS": '{ waits = ["C", "D"] }'}, ["tell-first"]),
        (SKIPPED, {"STEPS": '{ skipped = "tell-first", waits = ["C", "D"] }'}, []),
        (SKIPPED, {"STEPS": '"B spoke up", { skipped = "acts", waits = ["C", "D"] }'}, []),
        (SKIPPED, {"STEPS": '"B fold", "C as ruled", { turn = "D" }'}, []),
    )
    faults = []
    for text, filled, came in rows:
        for mark, told in filled.items():
            text = text.replace(mark, told)
        (scenario,) = read_scenarios(text)
        found = [fault.came for fault in played(scenario, edition("house"))]
        if found != came:
            faults.append((filled, found))
    assert faults == []
