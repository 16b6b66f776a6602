"""Whatever is told of an incident, at whatever moment of a hand: it is refused or ruled, no chip is
made or lost, and all that was ruled can be said."""

import re
from random import Random
from typing import Any

import pytest
from accidents import begun
from hypothesis import given, settings
from hypothesis import strategies as st
from live import live, refused
from msgspec import inspect as types
from test_accidents import enter, go_on, has_words

from ruleone.cards import UNKNOWN
from ruleone.dealing import GAMES, Call, KeepAside, KillHand
from ruleone.floor import AtTable, HeldTo, Push, Said
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.facts import A_CARD
from ruleone.floor.followed import (
    INCIDENTS,
    Acts,
    BoardTurned,
    ByFloor,
    ClockCalled,
    CountAsked,
    Entry,
    FollowedHand,
    HandDealt,
    Happened,
    Overruled,
    Plays,
    Undone,
    facts_of,
)
from ruleone.floor.followed.incidents import takes
from ruleone.floor.ruling import DealtAgain, Later
from ruleone.limits import FLOOR_REMEDIES_MAX, NUMBER_MAX
from ruleone.words import say

NONSENSE: tuple[Any, ...] = (None, -1, 999, 10**30, "x", "x" * 3000, [], {}, [[[[[[[0]]]]]]], 1.5)
TOLD_IN_A_HAND = 40
STEPS_MAX = 400


def drawn(kind: types.Type, chance: Random, seats: list[int]) -> Any:
    """Something of this type as JSON has it; seats and cards as a table may have them."""
    match kind:
        case types.Metadata(types.IntType(), extra=marks) if marks == A_CARD:
            return chance.choice((UNKNOWN, UNKNOWN, chance.randrange(UNKNOWN)))
        case types.Metadata(types.IntType()):
            return chance.choice(seats)
        case types.IntType(ge=least, le=most):
            low, high = least or 0, NUMBER_MAX if most is None else most
            return chance.choice((low, high, chance.randint(low, min(high, 52)), 100, 5))
        case types.UnionType(kinds):
            return drawn(chance.choice(kinds), chance, seats)
        case types.BoolType():
            return chance.random() < 0.5
        case types.LiteralType(values):
            return chance.choice(values)
        case types.VarTupleType(inner):
            return [drawn(inner, chance, seats) for _ in range(chance.choice((0, 1, 1, 2, 3, 4)))]
        case types.TupleType(inners):
            return [drawn(inner, chance, seats) for inner in inners]
        case types.DictType(key, value):
            size = chance.choice((0, 1, 2))
            return {
                str(drawn(key, chance, seats)): drawn(value, chance, seats) for _ in range(size)
            }
        case types.StructType(fields=fields):
            some = [one for one in fields if one.required or chance.random() < 0.5]
            return {one.name: drawn(one.type, chance, seats) for one in some}
    return None


def told(followed: FollowedHand, chance: Random) -> Happened:
    """An incident of any kind with facts that may be true, or with nonsense among them."""
    kind = chance.choice([*INCIDENTS])
    seats = [*followed.hand.stacks, *([9] if chance.random() < 0.05 else [])]
    incident, of = INCIDENTS[kind], facts_of(kind)
    needed = {name for name, one in takes(incident.of_hand or incident.facts).items() if one.needed}
    facts = {
        name: drawn(types.type_info(each), chance, seats)
        for name, each in of.items()
        if chance.random() < (0.97 if name in needed else 0.4)
    }
    if kind in ("disputed", "killed-hand") and chance.random() < 0.5:
        chips = chance.choice((1, 50, 300, 10_000))
        facts |= {"wrong": True} if kind == "disputed" else {"tabled": True, "best": True}
        facts["moves"] = {str(seats[0]): chips, str(seats[-1]): -chips}
    if chance.random() < 0.1:
        facts[chance.choice([*of, "nothing"])] = chance.choice(NONSENSE)
    return Happened(kind, facts)


def told_anything(game: str, book: str, seed: int) -> tuple[FollowedHand, set[str]]:
    """A hand with anything told of it, followed to its end; the kinds that were ruled on."""
    chance = Random(seed)
    followed = begun(chance, game, book)
    left, ruled = TOLD_IN_A_HAND, set[str]()
    for _ in range(STEPS_MAX):
        if left and chance.random() < 0.6:
            left -= 1
            before = len(followed.lines)
            entry = told(followed, chance)
            enter(followed, entry)
            if len(followed.lines) > before:
                ruled.add(entry.kind)
        elif followed.hand.over:
            break
        else:
            go_on(followed, chance)
    assert followed.hand.over or followed.pending.open, "a hand that cannot be finished"
    return followed, ruled


@settings(max_examples=60, derandomize=True, deadline=None)
@given(st.sampled_from([*GAMES]), st.sampled_from(("house", "tda2019")), st.integers(0, 2**32 - 1))
def test_whatever_is_told_is_refused_or_ruled(game: str, book: str, seed: int) -> None:
    followed, _ = told_anything(game, book, seed)
    has_words(followed)


def test_three_kinds_in_four_are_ruled_somewhere() -> None:
    """The hands above are no empty trial."""
    ruled = set[str]()
    for seed in range(100):
        game = ("nlhe", "flstud", "plo8", "flstud8")[seed % 4]
        ruled |= told_anything(game, "house", seed)[1]
    assert 4 * len(ruled) > 3 * len(INCIDENTS), {*INCIDENTS} - ruled


def deep(levels: int) -> Any:
    facts: Any = 0
    for _ in range(levels):
        facts = [facts]
    return facts


CARD = AtTable("back-to-stub", cards=(999,))
UNBOUNDED: dict[str, Entry] = {
    "held": ByFloor((HeldTo(4, Call()),) * (FLOOR_REMEDIES_MAX + 1), "x"),
    "held-many": ByFloor((HeldTo(4, Call()),) * 20_000, "x"),
    "overruled": Overruled(1, (HeldTo(4, Call()),) * (FLOOR_REMEDIES_MAX + 1), "x"),
    "card": ByFloor((CARD,), "x"),
    "card-below": ByFloor((AtTable("back-to-stub", cards=(-1,)),), "x"),
    "count": ByFloor((AtTable("replace-boxed", count=10**9),), "x"),
    "seat": ByFloor((AtTable("turn-up", (77,)),), "x"),
    "chips": ByFloor((AtTable("push-chips", (1,), 10**13),), "x"),
    "later": ByFloor((Later(KeepAside((999,)), "flop"),), "x"),
    "again": ByFloor((DealtAgain(seats=(1, 2), button=44, blinds=(-1, 10**13)),), "x"),
    "reason": ByFloor((KillHand(3),), "x" * 5_000),
    "undone": Undone("x" * 5_000),
    "kind": Happened("x" * 5_000),
    "facts": Happened("boxed-in-stub", {str(at): 1 for at in range(20_000)}),
    "name": Happened("boxed-in-stub", {"x" * 5_000: 1}),
    "cards": Happened("wrong-flop", {"cards": [52] * 50_000}),
    "deep": Happened("early-board", {"cards": deep(100)}),
    "deeper": Happened("early-board", {"cards": deep(100_000)}),
    "number": Happened("asked-to-see", {"by": 1, "of": 2, "asked_before": 10**30}),
    "time": Happened("dealer-push", {"left_ms": 10**40}),
    "clock": ClockCalled(ClockCall(reasonable=True, approved=True), 10**30),
    "said": Plays(3, (Said("call " * 2_000),)),
    "pushed": Plays(3, tuple(Push({100: 1}) for _ in range(5_000))),
    "turned": BoardTurned(("As",) * 5_000),
    "dealt": HandDealt(3, ("As",) * 5_000),
    "seat-asked": CountAsked(10**30),
}


@pytest.mark.rows("what", UNBOUNDED)
def test_what_is_too_much_for_an_entry_is_refused(what: str) -> None:
    followed = live()
    refusal = refused(followed, UNBOUNDED[what])
    assert len(str(refusal.parameters)) < 1_000, "what came is not echoed whole"


@pytest.mark.rows("what", ["card", "count", "seat", "chips", "later", "again"])
def test_a_remedy_that_cannot_be_is_told_with_what_came_in_both_languages(what: str) -> None:
    refusal = refused(live(), UNBOUNDED[what])
    assert refusal.code == "remedy-ill-formed"
    assert re.search(r"999|44|77|10{9,}", str(refusal.parameters["came"]))
    assert "Expected" not in say("zh", "refusal-remedy-ill-formed", **refusal.parameters)


def test_what_is_within_its_bounds_is_taken() -> None:
    followed = live()
    enter(followed, ByFloor((HeldTo(4, Call()),) * FLOOR_REMEDIES_MAX, "all of it"))
    enter(followed, Acts(3, Call()))
    enter(followed, Happened("dealer-push", {"left_ms": NUMBER_MAX}))
    assert len(followed.lines) == 4
    has_words(followed)
