"""A ruling is settled only if it holds for every value of the facts that nobody told.

A situation is told in part, and what was left out is then filled in at random: what was settled
stays as it was. What is presumed stays out of it, and every presumption says why.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.ruling import Reading
from ruleone.floor.situations import (
    KINDS,
    Kind,
    Undecided,
    came_to,
    described,
    left_open,
    read,
    ruled,
)
from ruleone.floor.untold import NotDeclared, Presumed, declarations
from ruleone.floor.whole import at, put, untold
from ruleone.rulebook import EDITIONS, edition

Facts = Mapping[str, Any]
PUSH = {"type": "push", "chips": {"100": 5}}
SAID = {"type": "said", "words": "raise"}
TOLD: Mapping[str, tuple[tuple[str, Facts], ...]] = {
    "words-and-chips": (
        ("nlhe", {"behind": 5_000, "raise_by": 200, "steps": [PUSH]}),
        ("nlhe", {"price": 800, "behind": 5_000, "raise_by": 400, "steps": [PUSH]}),
        ("nlhe", {"price": 300, "staked": 100, "behind": 900, "raise_by": 200, "steps": [PUSH]}),
        *(
            (
                "nlhe",
                {"price": 600, "staked": 300, "behind": 9_000, "raise_by": 300, "steps": steps},
            )
            for steps in (
                [{"type": "gathered"}, PUSH],
                [{"type": "pulled-back", "chips": {"100": 1}}, PUSH],
            )
        ),
        ("plo", {"price": 100, "behind": 5_000, "raise_by": 100, "steps": [SAID, PUSH]}),
        ("nlhe", {"behind": 500, "raise_by": 200, "steps": [{"type": "said", "words": "check"}]}),
        ("nlhe", {"behind": 9_000, "raise_by": 200, "steps": [{"type": "said", "words": "five"}]}),
        ("flhe", {"price": 100, "behind": 5_000, "raise_by": 100, "steps": [PUSH]}),
    ),
    "acted-early": (
        ("plo", {"order": [1, 2, 3], "pot": 300, "early": [{"seat": 2, "act": "pot"}]}),
        ("nlhe", {"order": [1, 2, 3], "early": [{"seat": 2, "act": "check"}]}),
        ("nlhe", {"order": [1, 2, 3], "price": 100, "early": [{"seat": 3, "act": "check"}]}),
        (
            "nlhe",
            {
                "order": [1, 2, 3],
                "price": 100,
                "early": [{"seat": 2, "act": "raise", "to": 400}, {"seat": 3, "act": "call"}],
            },
        ),
        (
            "nlhe",
            {
                "order": [1, 2, 3],
                "price": 100,
                "early": [{"seat": 3, "act": "raise", "to": 400}],
                "since": [{"seat": 1, "act": "raise", "to": 900}],
            },
        ),
    ),
    "bets-touched": tuple(
        ("nlhe", {"to": to, "to_act": 2}) for to in ("count", "bring-in", "other")
    ),
    "count-asked": tuple(("plo", {"of": of}) for of in ("pot", "all-in", "bet", "other")),
    "misheard": (("nlhe", {"seat": 2, "acts": ["call"]}),),
    "substantial-action": (("nlhe", {"acts": ["call", "fold"]}),),
    "bettor-discards": tuple(
        ("nlhe", {"seat": 1, "identified": known}) for known in (True, False, None)
    ),
    "wrong-bet": (
        *(("nlhe", {"seat": 2, "bet": bet, "legal": 2_400}) for bet in (1_300, 2_000)),
        *(("plo", {"seat": 1, "bet": bet, "legal": 3_300}) for bet in (3_000, 3_500)),
    ),
    "initial-deal": tuple(
        (game, {"entitled": [1, 2, 3, 4], **facts})
        for game in ("nlhe", "flstud", "nl27sd")
        for facts in (
            {},
            {"got": {"2": 1}},
            {"got": {"2": 0}},
            {"first_to": 2},
            {"twice": [4]},
            {"boxed": 1},
            {"boxed": 2},
            {"exposed": [{"number": 1, "seat": 1}]},
            {"exposed": [{"number": 1, "seat": 1}, {"number": 2, "seat": 2}]},
        )
    ),
    "redeal": (
        (
            "nlhe",
            {
                "first": {"seats": [1, 2, 3], "button": 1, "blinds": [50, 100]},
                "now": {"seats": [1, 2, 3, 4], "button": 2, "blinds": [100, 200]},
            },
        ),
    ),
    "at-the-deal": tuple(
        ("nlhe", {"seat": 1, "moment": moment})
        for moment in ("first-card", "last-card", "deal-complete", "later")
    ),
    "wrong-flop": tuple(("nlhe", {"cards": ["??"] * count}) for count in (4, 5)),
    "wrong-burn": (
        ("nlhe", {"street": "turn", "burned": 2}),
        ("nlhe", {"street": "flop", "burned": 1}),
    ),
    "early-board": tuple(
        ("nlhe", {"street": street, "cards": ["??"] * count})
        for street, count in (("flop", 3), ("turn", 1), ("river", 1))
    ),
    "dropped-stub": (("nlhe", {"stub": 30}), ("nlhe", {"stub": 30, "muck": 4})),
    "boxed-in-stub": (("nlhe", {}),),
    "foreign-card": (
        *(("nlhe", {"place": place}) for place in ("stub", "board")),
        ("nlhe", {"place": "hand", "seat": 2}),
    ),
    "duplicate-card": tuple(("nlhe", {"found": found}) for found in ("in-hand", "afterwards")),
    "foul-deck": tuple(("nlhe", {"found": found}) for found in ("in-hand", "afterwards")),
    "fouled-hand": tuple(("nlhe", {"seat": 1, "how": how}) for how in ("fouled", "killed")),
    "early-street": (("flstud", {"street": "fifth", "cards": {"1": "As"}, "live": [1, 2, 3]}),),
    "extra-street": (
        ("flstud", {"street": "fifth", "seat": 1, "cards": ["As", "??"]}),
        ("flstud", {"street": "fifth", "seat": 1, "cards": ["As", "??"], "acts": ["check"]}),
    ),
    "picked-up": tuple(("flstud", {"seat": 1, "faces_action": faces}) for faces in (True, False)),
    "folded-in-stud": (
        ("flstud", {"seat": 1, "pushed": True}),
        ("flstud", {"seat": 1, "face_down": True}),
    ),
    "last-card-seen": tuple(
        (game, {"cards": {"1": "As"}, "betting_left": left})
        for game in ("flstud", "nl27sd")
        for left in (True, False)
    ),
    "hand-shown": tuple(("nlhe", {"seat": 1, "face_up": up}) for up in (0, 1, 2)),
    "called-hand": tuple(("nlhe", {"seat": 1, "true": true}) for true in (True, False)),
    "thrown-in": (("nlhe", {"seat": 1}),),
    "killed-hand": tuple(("nlhe", {"seat": 1, "tabled": tabled}) for tabled in (True, False)),
    "asked-to-see": (("nlhe", {"by": 1, "of": 2}),),
    "spoke-up": tuple(
        ("nlhe", {"who": who, "seat": 1}) for who in ("in-hand", "out-of-hand", "dealer", "watcher")
    ),
    "who-shows": (
        ("nlhe", {"live": [2, 4, 5]}),
        ("flstud", {"live": [2, 4, 5]}),
        ("nlhe", {"live": [3]}),
    ),
    "shared-pot": tuple(
        (game, {"amount": amount, "high": [1, 2]})
        for game in ("nlhe", "plo8")
        for amount in (300, 325, 1_000)
    ),
    "disputed": tuple(
        ("nlhe", {"raised_ms": 90_000, "since": since})
        for since in ([], [{"what": "first-riffle", "at_ms": 80_000}])
    ),
    "cards-to-come": (("nlhe", {}),),
    "clock-called": (("nlhe", {}), ("nlhe", {"reasonable": True, "approved": True})),
    "time-over": (
        ("nlhe", {"faces_bet": True}),
        ("nlhe", {"faces_bet": False}),
        ("nlhe", {"faces_bet": True, "acted_s": 60}),
    ),
    "conduct": tuple(
        ("nlhe", {"offence": offence, **facts})
        for offence, facts in (
            ("other-language", {"language": "zh"}),
            ("other-language", {"language": "fr"}),
            ("left-seat", {}),
            ("collusion", {}),
            ("delayed", {}),
        )
    ),
    "chips-found": tuple(("nlhe", {"how": how, "chips": 500}) for how in ("behind", "view")),
    "color-up": (("nlhe", {"chip": 25, "needed": 100}),),
    "wrong-stacks": (("nlhe", {"how": "out", "moves": {"1": 500}}),),
    "deck-change": tuple(("nlhe", {"moment": moment}) for moment in ("house", "player")),
    "dealer-push": (("nlhe", {}),),
    "level-of-hand": (("nlhe", {"began": [], "level": {"zero_ms": 5_000}}),),
    "wrong-level": (("nlhe", {}), ("nlhe", {"acts": ["call", "raise"]})),
    "wrong-button": (("nlhe", {}),),
    "wrong-seat": (("nlhe", {"seat": 1, "belongs": 2, "right_stack": True}),),
}
"""Each kind told with little, in games where it may come out otherwise."""
FILLED = 12
"""How often what was left out is filled in."""


def test_every_fact_says_what_it_could_be_or_why_it_is_presumed() -> None:
    """The table above tells of every kind, and a fact that is new declares itself."""
    assert [*TOLD] == [*KINDS]
    for kind in KINDS.values():
        for name, mark in declarations(kind.facts).items():
            assert not isinstance(mark, Presumed) or mark.why.strip(), (kind.name, name)

    (thrown,) = (one for one in described() if one.kind == "thrown-in")
    presumed = {fact.name: fact.presumed for fact in thrown.facts if not fact.needed}
    assert presumed == {"in_muck": True, "identified": False, "all_in": False, "moves": True}

    class New(msgspec.Struct):
        flag: bool = False
        chips: int = 0

    with pytest.raises(NotDeclared, match=r"New\.chips"):
        declarations(New)


def told_more(kind: Kind, game: str, facts: Facts, chance: Random) -> Facts:
    """The same told with some of the facts that were left out, as they could be."""
    known: Facts = msgspec.structs.asdict(read(kind, game, facts))
    more = dict(facts)
    for one in untold(kind.facts, known, facts):
        if len(one.path) == 1 and chance.random() < 0.5:
            value = chance.choice([*one.could.values(known)])
            known = put(known, one.path, value)
            more[str(one.path[0])] = msgspec.to_builtins(value, str_keys=True)
    return more


def filled(kind: Kind, game: str, facts: Facts, chance: Random) -> msgspec.Struct:
    """The same with all that was left out as it may have been; amounts beside the thresholds too.
    Raises BadFacts where that cannot be."""
    known: Facts = msgspec.structs.asdict(read(kind, game, facts))
    for one in untold(kind.facts, known, facts):
        row = at(known, one.path[:-1])
        beside = known if row is known else {**known, **msgspec.structs.asdict(row)}
        value = chance.choice([*one.could.values(beside)])
        if type(value) is int and value > 1 and chance.random() < 0.3:
            value += chance.choice((-1, 1))
        known = put(known, one.path, value)
    return kind.facts(**known)


def situations() -> Iterator[tuple[str, Kind, str, Facts]]:
    for name, told in TOLD.items():
        for book in EDITIONS:
            for game, facts in told:
                yield book, KINDS[name], game, facts


def test_a_settled_ruling_holds_for_all_that_nobody_told() -> None:
    faults, settled, asked = [], set[str](), set[str]()
    for book, kind, game, least in situations():
        chance = Random(f"{book} {kind.name} {game} {least}")
        for facts in (least, told_more(kind, game, least, chance)):
            try:
                ruling = ruled(edition(book), game, kind.name, facts)
            except BadFacts:
                continue
            if isinstance(ruling, Undecided):
                asked.add(kind.name)
                assert ruling.asks, "what is undecided asks for something"
            elif left_open(ruling) == "settled":
                settled.add(kind.name)
                for _ in range(FILLED):
                    try:
                        whole = filled(kind, game, facts, chance)
                        other = kind.rule(edition(book), whole)
                    except BadFacts:
                        continue
                    if came_to(other) != came_to(ruling):
                        faults.append((book, kind.name, game, facts, whole))
    assert faults == []
    assert len(settled) > len(KINDS) // 2, "most kinds are settled somewhere"
    assert len(asked) > len(KINDS) // 3, "many are asked for more"


RIFFLE = {"what": "first-riffle", "at_ms": 80_000}
EARLY_CHECK: dict[str, Any] = {
    "order": [1, 2, 3],
    "price": 100,
    "early": [{"seat": 2, "act": "check"}],
}
COUNTED: dict[str, Any] = {
    "price": 124_500,
    "raise_by": 124_500,
    "behind": 170_000,
    "steps": [{"type": "told-count", "price": 102_500}, {"type": "said", "words": "call"}],
}
DROPPED: dict[str, Any] = {"stub": 36, "restorable": True}
SHORT: dict[str, Any] = {"entitled": [1, 2, 3, 4, 5, 6], "button": 6, "got": {"6": 1}}
UNSHOWN: dict[str, Any] = {"seat": 1, "face_up": 0, "identified": False}
RULED: tuple[tuple[str, str, Facts, str], ...] = (
    ("nlhe", "disputed", {"raised_ms": 90_000, "wrong": True, "since": [RIFFLE]}, "pot-stands"),
    ("nlhe", "initial-deal", SHORT, "complete acts"),
    ("nlhe", "initial-deal", SHORT | {"complete": True, "acts": []}, "floor"),
    ("nlhe", "wrong-button", {}, "dealt acts"),
    ("nlhe", "wrong-button", {"acts": []}, "dealt"),
    ("nlhe", "wrong-button", {"acts": ["fold"]}, "floor"),
    ("nlhe", "wrong-button", {"dealt": True, "acts": []}, "floor"),
    ("nlhe", "initial-deal", {"entitled": [1, 2, 3], "first_to": 2}, "acts"),
    ("nlhe", "acted-early", EARLY_CHECK, "early.0.staked"),
    ("nlhe", "words-and-chips", COUNTED, "call"),
    ("nlhe", "dropped-stub", DROPPED, "seen"),
    ("nlhe", "dropped-stub", DROPPED | {"seen": True}, "mixed muck"),
    ("nlhe", "dropped-stub", DROPPED | {"seen": False}, "stub-restored"),
    ("nlhe", "hand-shown", UNSHOWN | {"clearly_shown": False}, "hand-dead"),
    ("nlhe", "hand-shown", UNSHOWN, "clearly_shown"),
    ("nlhe", "hand-shown", UNSHOWN | {"clearly_shown": None}, "floor"),
    ("nlhe", "fouled-hand", {"seat": 1, "how": "killed"}, "certainty bet"),
    ("nlhe", "conduct", {"offence": "other-language", "language": "en"}, "none"),
)
"""What was called settled under `house`, or was no ruling at all, and what it is: an outcome, what
is left open, or the facts that are asked for."""


@pytest.mark.rule("house-12B.2", "house-20.1", "house-48", "house-59.2", "house-39A.1")
def test_what_was_called_settled_too_soon() -> None:
    faults = []
    for game, kind, facts, expected in RULED:
        ruling = ruled(edition("house"), game, kind, facts)
        if isinstance(ruling, Undecided):
            came: str = " ".join(".".join(map(str, path)) for path in ruling.asks)
        elif (came := left_open(ruling)) == "settled":
            ruled_so = getattr(ruling, "ruled", None)
            came = ruled_so.code if ruled_so else str(getattr(ruling, "liability", "settled"))
        if came != expected:
            faults.append((kind, facts, came, expected))
    assert faults == []


@pytest.mark.rule("house-39A.1", "house-39A.3")
def test_a_check_against_a_bet_binds_nobody_out_of_turn() -> None:
    """Under the bet it is no act; after a raise it costs the raise like any other; with the whole
    price in already it is a check."""
    book, options = edition("house"), []
    for staked, since in ((0, []), (100, []), (0, [{"seat": 1, "act": "raise", "to": 300}])):
        facts = EARLY_CHECK | {"since": since}
        facts["early"] = [{"seat": 2, "act": "check", "staked": staked}]
        ruling = ruled(book, "nlhe", "acted-early", facts)
        assert isinstance(ruling, TurnRuling)
        (early,) = ruling.early
        options.append((early.verdict, early.options, early.reasons[0].code))
    assert options == [
        ("void", ("call", "raise", "fold"), "cannot-check"),
        ("waits", (), "waits-for-turn"),
        ("void", ("call", "fold"), "action-changed"),
    ]


@pytest.mark.rule("house-48", "house-1")
def test_a_call_after_a_wrong_count_accepts_the_true_price() -> None:
    ruling = ruled(edition("house"), "nlhe", "words-and-chips", COUNTED)
    assert isinstance(ruling, Reading)
    rules = [reason.citation.rule for reason in ruling.reasons]
    assert rules == ["house-38A", "house-48", "house-1"]
    before = COUNTED | {"steps": [*reversed(COUNTED["steps"])]}
    ruling = ruled(edition("house"), "nlhe", "words-and-chips", before)
    assert isinstance(ruling, Reading)
    assert [reason.citation.rule for reason in ruling.reasons] == ["house-38A"]


@pytest.mark.rule("house-5")
def test_a_language_that_is_allowed_is_not_one_that_nobody_named() -> None:
    ruling = ruled(
        edition("house"), "nlhe", "conduct", {"offence": "other-language", "language": "en"}
    )
    assert not isinstance(ruling, Undecided)
    assert [reason.code for reason in ruling.reasons] == ["language-allowed"]
