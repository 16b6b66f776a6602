"""What is entered at a live table before its first hand."""

import pytest

from ruleone.dealing import Call, CorrectStack, Fold, KillHand
from ruleone.floor import AtTable, Push
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    ByFloor,
    ChipsFound,
    Chosen,
    CountAsked,
    Entry,
    Happened,
    Line,
    Misconduct,
    NoHand,
    Overruled,
    Plays,
    StackTold,
    Undone,
    corrections,
)
from ruleone.floor.followed.record import standing
from ruleone.floor.penalties import Incident, Penalty
from ruleone.limits import FLOOR_REMEDIES_MAX
from ruleone.rulebook import Refusal, edition
from ruleone.words import LANGUAGES, say


def table(book: str = "house") -> NoHand:
    return NoHand(edition(book), {1: 5_000, 4: 800})


def entered(at: NoHand, *entries: Entry) -> Line:
    """Each is taken; the line of the last one."""
    for entry in entries:
        line = at.enter(entry)
        assert isinstance(line, Line), (entry, line)
    return at.lines[-1]


def refused(at: NoHand, entry: Entry) -> Refusal:
    before = at.lines
    refusal = at.enter(entry)
    assert isinstance(refusal, Refusal)
    assert at.lines == before
    for language in LANGUAGES:
        assert say(language, f"refusal-{refusal.code}", **refusal.parameters)
    return refusal


def moved(at: NoHand) -> dict[int, int]:
    return {each.seat: each.by for _, each in corrections(at.standing)}


@pytest.mark.rule("house-65B.2", "tda2011-51.2")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_an_infraction_is_penalised_and_overruled(book: str) -> None:
    at = table(book)
    line = entered(at, Misconduct(4, Incident(offence="abuse")))
    given = entered(at, Chosen(line.n, 0))
    assert (given.decides, given.penalty) == (line.n, Penalty("warning"))
    assert refused(at, Chosen(line.n, 0)).code == "decided-already"
    assert refused(at, Chosen(7, 0)).code == "no-such-entry"
    other = entered(at, Overruled(given.n, (), "worse than that", Penalty("rounds", 1)))
    assert (other.decides, other.penalty) == (line.n, Penalty("rounds", 1))
    assert refused(at, Overruled(line.n, (), " ")).code == "floor-says-why"
    entered(at, Undone("not he"))
    assert at.standing[-1].penalty == Penalty("warning")


@pytest.mark.rule("house-57.1", "tda2011-48")
@pytest.mark.rows(("book", "rule"), [("house", "house-57.1"), ("tda2011", "tda2011-48")])
def test_chips_carried_out_of_view_leave_the_stack(book: str, rule: str) -> None:
    at = table(book)
    line = entered(at, ChipsFound(how="view", chips=300, seat=4, counted=True))
    assert line.done == (CorrectStack(4, -300),)
    assert moved(at) == {4: -300}
    assert [reason.citation.rule for reason in line.ruling.reasons] == [rule]  # type: ignore[union-attr]
    entered(at, Overruled(line.n, (CorrectStack(4, -100),), "only one of them"))
    assert moved(at) == {4: -100}
    entered(at, Overruled(line.n, (), "they lay there"))
    assert moved(at) == {}
    entered(at, Undone(), Undone())
    assert moved(at) == {4: -300}
    uncounted = entered(at, ChipsFound(how="view", chips=300, seat=4, counted=False))
    assert uncounted.done == ()


@pytest.mark.rule("house-58")
def test_what_nobody_owns_leaves_play() -> None:
    line = entered(table(), ChipsFound(how="nobody", chips=300))
    assert line.done == ()
    assert line.ruling.out_of_play == 300  # type: ignore[union-attr]


@pytest.mark.rule("house-23B.1", "house-23B.2")
def test_what_the_floor_has_to_decide_waits() -> None:
    at = table()
    line = entered(at, Happened("color-up", {"chip": 25, "needed": 100}))
    assert list(at.pending.open) == [line.n]
    chosen = entered(at, Chosen(line.n, 0))
    assert not at.pending.open
    assert chosen.done == (AtTable("announce-color-up", amount=25),)


def test_the_floor_puts_stacks_right() -> None:
    at = table()
    entered(at, ByFloor((CorrectStack(1, 250), CorrectStack(1, -50)), "counted again"))
    assert sum(each.by for _, each in corrections(at.standing)) == 200


@pytest.mark.rows(
    ("entry", "code"),
    [
        (AllDealt(), "no-hand-yet"),
        (Acts(1, Fold()), "no-hand-yet"),
        (Plays(1, (Push({100: 1}),)), "no-hand-yet"),
        (CountAsked(1, 4), "no-hand-yet"),
        (StackTold(1, 100), "no-hand-yet"),
        (Happened("foul-deck"), "no-hand-yet"),
        (Happened("cards-to-come"), "no-hand-yet"),
        (ChipsFound(how="behind", chips=5, seat=1), "no-hand-yet"),
        (ByFloor((KillHand(1),), "fouled"), "no-hand-for-that"),
        (ByFloor((CorrectStack(9, 5),), "counted"), "no-such-seat-at-table"),
        (ByFloor((CorrectStack(4, -801),), "counted"), "fact-out-of-range"),
        (ByFloor((CorrectStack(4, 10**12),), "counted"), "fact-out-of-range"),
        (ByFloor((AtTable("cut"),) * (FLOOR_REMEDIES_MAX + 1), "cut"), "too-many-remedies"),
        (ChipsFound(how="view", chips=801, seat=4, counted=True), "fact-out-of-range"),
        (ChipsFound(how="view", chips=1, seat=2, counted=True), "no-such-seat-at-table"),
        (ChipsFound(how="view", chips=1), "fact-missing"),
        (ChipsFound(how="nobody", chips=10_000), "fact-out-of-range"),
        (Undone(), "no-entry-to-undo"),
        (Overruled(1, (), "no"), "no-such-entry"),
    ],
)
def test_what_needs_a_hand_or_cannot_be_is_refused(entry: Entry, code: str) -> None:
    assert refused(table(), entry).code == code


def test_what_is_undone_leaves_no_stack_that_cannot_be() -> None:
    at = table()
    entered(at, ByFloor((CorrectStack(4, 500),), "counted"))
    at = NoHand(edition("house"), {1: 5_000, 4: 1_300}, at.lines)
    entered(at, ByFloor((CorrectStack(4, -1_300),), "gone"))
    at = NoHand(edition("house"), {1: 5_000, 4: 0}, at.lines)
    first = standing(at.lines)[0]
    assert refused(at, Overruled(first.n, (), "they were not his")).code == "fact-out-of-range"
    assert refused(at, Acts(4, Call())).code == "no-hand-yet"
