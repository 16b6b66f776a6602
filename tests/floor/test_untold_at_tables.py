"""At a live table and in a scenario file, too, what is settled or proposed holds for every value of
the facts that nobody told.

Of each incident some facts are left out and then filled in at random: the ruling stays as it was,
or the facts that decide were asked for.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import msgspec
import pytest
from incident_tables import TABLES, TOLD
from live import entered

from ruleone.dealing import Hand
from ruleone.floor.called_clock import CalledClock
from ruleone.floor.followed import Happened, facts_of
from ruleone.floor.followed.incidents import INCIDENTS, read, ruling_on
from ruleone.floor.headline import headline
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.penalties import Serving
from ruleone.floor.rulings import Undecided
from ruleone.floor.untold import Presumed, declarations
from ruleone.floor.whole import came_to, left_open, untold
from ruleone.rulebook import EDITIONS, edition
from ruleone.scenarios import judged, read_scenarios
from ruleone.scenarios.floor.incidents import KEYS, Standing

Facts = Mapping[str, Any]
FILLED: Final = 12
"""How often what was left out is filled in."""


def in_part(kind: str) -> Iterator[Facts]:
    """The facts that the tables tell of this kind, and those with one left out."""
    facts = TOLD[kind][1]
    yield facts
    for left_out in facts:
        yield {name: fact for name, fact in facts.items() if name != left_out}


def filled(hand: Hand, kind: str, facts: Facts, chance: Random) -> Facts:
    """The same with all that a dealer could have told, each as it could be."""
    incident = INCIDENTS[kind]
    makes = incident.of_hand
    told = msgspec.json.decode(msgspec.json.encode(facts))
    made = _made(hand, kind, told) if makes else incident.facts(**_read(kind, told))
    known = msgspec.structs.asdict(made)
    more = dict(facts)
    for one in untold(incident.facts, known, facts):
        name = str(one.path[0])
        if len(one.path) == 1 and name in facts_of(kind):
            value = chance.choice([*one.could.values(known)])
            more[name] = msgspec.to_builtins(value, str_keys=True)
    return more


def _read(kind: str, told: Facts) -> dict[str, Any]:
    incident = INCIDENTS[kind]
    return read(incident.of_hand or incident.facts, told)


def _made(hand: Hand, kind: str, told: Facts) -> msgspec.Struct:
    makes = INCIDENTS[kind].of_hand
    assert makes is not None
    return makes(hand, **_read(kind, told))


def test_what_is_settled_in_a_hand_holds_for_all_that_its_dealer_did_not_tell() -> None:
    faults: list[object] = []
    settled, asked = set[str](), set[str]()
    for kind, (table, _) in TOLD.items():
        hand = TABLES[table]().hand
        for facts in in_part(kind):
            chance = Random(f"{kind} {facts}")
            try:
                ruling = ruling_on(hand, Happened(kind, dict(facts)))
            except BadFacts:
                continue
            if isinstance(ruling, Undecided):
                asked.add(kind)
                if not {path[0] for path in ruling.asks} <= facts_of(kind).keys():
                    faults.append((kind, facts, ruling.asks, "the hand knows it"))
                continue
            if left_open(ruling) == "ask":
                continue
            settled.add(kind)
            for _ in range(FILLED):
                more = filled(hand, kind, facts, chance)
                try:
                    other = ruling_on(hand, Happened(kind, dict(more)))
                except BadFacts:
                    continue
                if isinstance(other, Undecided) or came_to(other) != came_to(ruling):
                    faults.append((kind, facts, more, "another ruling"))
    assert faults == []
    assert len(settled) > len(INCIDENTS) // 2, "most kinds are settled somewhere"
    assert len(asked) > len(INCIDENTS) // 6, "several are asked for more"


@pytest.mark.rule("house-15A.2")
def test_nothing_is_done_before_what_decides_is_told() -> None:
    followed = TABLES["showdown"]()
    line = entered(followed, Happened("who-shows"))
    assert isinstance(line.ruling, Undecided)
    assert line.ruling.asks == (("waiting",),)
    assert (line.done, line.for_the_floor) == ((), False)
    words = [headline(language, line.ruling) for language in ("en", "zh")]
    assert [words[0][:12], words[1][:4]] == ["answer first", "请先回答"]
    told = entered(followed, Happened("who-shows", {"waiting": False}))
    assert left_open(told.ruling) == "settled" if told.ruling else False
    again = type(followed).restore(followed.opening, followed.lines)
    assert msgspec.json.encode(again.lines) == msgspec.json.encode(followed.lines)
    written = msgspec.json.decode(msgspec.json.encode(line), type=type(line))
    assert written == line, "a journal keeps it"


LEFT_OUT = """\
[[scenario]]
kind = "floor"
id = "left-out"
title = "A misplaced button, without what was done since"
rules = ["house-1"]
editions = ["house"]
steps = [{ wrong_button = { STEP }, EXPECTED }]
"""


def test_a_file_that_leaves_out_what_decides_has_a_fault() -> None:
    book = edition("house")
    rows: tuple[tuple[str, str, list[str]], ...] = (
        (
            "",
            'ruling = "floor"',
            ["answer first: Cards are out, Action in this hand, in turn"],
        ),
        ("dealt = false, acts = []", 'ruling = "floor", proposed = "button-corrected"', []),
        ("", 'ruling = "tell-first", untold = ["dealt", "acts"]', []),
    )
    faults = []
    for step, expected, came in rows:
        text = LEFT_OUT.replace("STEP", step).replace("EXPECTED", expected)
        (scenario,) = read_scenarios(text)
        found = [fault.came for fault in judged(scenario, book)]
        if found != came:
            faults.append((step, expected, found))
    assert faults == []


def test_what_a_file_is_told_holds_for_all_that_it_leaves_out() -> None:
    """Each kind of a floor scenario, told with as little as its facts need, in every edition."""
    faults, ruled = [], 0
    for key, told in LEAST.items():
        kind = KEYS[key]
        for name in EDITIONS:
            book, chance = edition(name), Random(f"{name} {key} {told}")
            try:
                ruling = kind.ruled(book, told, standing())
            except BadFacts:
                continue
            if isinstance(ruling, Undecided) or left_open(ruling) == "ask":  # type: ignore[arg-type]
                continue
            ruled += 1
            known = msgspec.structs.asdict(msgspec.convert(told, kind.facts, str_keys=True))
            for _ in range(FILLED):
                more = dict(known)
                for one in untold(kind.facts, known, told):
                    if len(one.path) == 1:
                        more[str(one.path[0])] = chance.choice([*one.could.values(known)])
                try:
                    other = kind.rule(book, kind.facts(**more), standing())
                except BadFacts:
                    continue
                if came_to(other) != came_to(ruling):  # type: ignore[arg-type]
                    faults.append((name, key, told, more))
    assert faults == []
    assert ruled > len(EDITIONS)


def standing() -> Standing:
    """A table at which a clock runs, and a penalty is served."""
    stands = Standing()
    stands.clock = CalledClock(5_000, 50, 10)
    stands.serving = Serving(2, counted=True)
    return stands


def test_a_key_that_is_ruled_as_it_is_told_leaves_nothing_out_that_decides() -> None:
    plain = {key: kind for key, kind in KEYS.items() if kind.kind is None}
    assert [*plain] == ["acted", "penalty_given", "play_resumes"]
    for key, kind in plain.items():
        for name, mark in declarations(kind.facts).items():
            assert mark is None or isinstance(mark, Presumed), (key, name)
    with pytest.raises(BadFacts, match="the number of players"):
        KEYS["penalty_given"].ruled(edition("house"), {"code": "rounds", "count": 1}, Standing())


def test_a_file_tells_of_a_clock_and_of_a_deal_what_decides() -> None:
    """What was ruled from a default, and what it is now, each under `house`."""
    book, faults = edition("house"), []
    rows: tuple[tuple[str, dict[str, Any], str], ...] = (
        ("clock_called", {"reasonable": True}, "staff"),
        ("clock_called", {"approved": True}, "runs"),
        ("clock_called", {"reasonable": False}, "refused"),
        ("time_up", {"faces_bet": True}, "hand-dead"),
        ("time_up", {"faces_bet": True, "acted": "00:01:05"}, "in-time"),
        ("dealt", {}, "redeal"),
        ("dealt", {"redeal": False}, "missed"),
    )
    for key, told, expected in rows:
        ruling: Any = KEYS[key].ruled(book, told, standing())
        if isinstance(ruling, Undecided):
            came: object = " ".join(str(path[0]) for path in ruling.asks)
        else:
            came = getattr(ruling, "verdict", None) or getattr(ruling, "result", "missed")
        if came != expected:
            faults.append((key, told, came, expected))
    assert faults == []
    ruled = KEYS["time_up"].ruled(
        edition("tda2011"), {"faces_bet": True, "acted": "00:01:05"}, standing()
    )
    assert isinstance(ruled, Undecided)
    assert ruled.asks == (("declared_ms",),)
    words = [headline(language, ruled) for language in ("en", "zh")]
    assert words == ["answer first: When time was declared over", "请先回答：何时宣布时间到"]


LEAST: Final[Mapping[str, dict[str, Any]]] = {
    "initial_deal": {"game": "nlhe", "entitled": [1, 2, 3, 4]},
    "wrong_button": {"acts": []},
    "wrong_burn": {"street": "turn", "burned": 2},
    "at_the_deal": {"seat": 1, "moment": "last-card"},
    "dropped_stub": {"stub": 30, "restorable": True},
    "fouled_hand": {"seat": 1, "how": "killed"},
    "hand_shown": {"seat": 1, "face_up": 1},
    "thrown_in": {"seat": 1, "identified": True},
    "asked_to_see": {"by": 1, "of": 2},
    "who_shows": {"live": [1, 2, 3]},
    "spoke_up": {"who": "dealer"},
    "called_hand": {"seat": 1, "true": False},
    "bets_touched": {"to": "bring-in", "to_act": 1},
    "picked_up": {"seat": 1, "faces_action": True},
    "found_behind": {"chips": 500},
    "out_of_view": {"chips": 500},
    "asks_for_stack": {"faces": "bet"},
    "infraction": {"offence": "other-language", "language": "fr"},
    "clock_called": {"approved": True},
    "time_up": {"faces_bet": True, "acted_ms": 65_000},
    "dealt": {},
    "disputed": {"raised_ms": 90_000},
    "dealer_push": {},
    "deck_change": {"moment": "player"},
    "wrong_stacks": {"how": "out", "moves": {"1": 500}},
}
