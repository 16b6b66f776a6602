"""The judge of the kill test is able to condemn."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from deaths import Death
from guest import Guest
from judge import Account, arranged, chips, entries, judge, seats, turns
from players import Player
from serving import Served
from trial import DOOMED, complaints

Events = list[tuple[str, dict[str, Any]]]


async def played(folder: Path, *command: str, **environment: str) -> Path:
    """A room in which one person has played until the process died; what he was told."""
    log = folder / "told.jsonl"
    served = Served(folder / "data")
    served.start(command, **environment)
    guest = await Guest.come(served.address)
    await Player(guest, log, seed=1).play()
    await guest.leave()
    served.kill()
    return log


async def test_journal_that_says_durable_too_early_is_found_out(tmp_path: Path) -> None:
    death = Death(step="answered", occurrence=12, delay_us=0, after_s=0)
    told = await played(tmp_path, *DOOMED, RULEONE_DEATH=death.told(), RULEONE_LIES="yes")
    wrong, _ = await asyncio.to_thread(judge, tmp_path / "data", told)
    assert any("is in the journal 0 times" in one for one in wrong), wrong


async def test_honest_journal_is_acquitted_and_a_false_answer_is_not(tmp_path: Path) -> None:
    death = Death(step="answered", occurrence=12, delay_us=0, after_s=0)
    told = await played(tmp_path, *DOOMED, RULEONE_DEATH=death.told())
    assert (await asyncio.to_thread(judge, tmp_path / "data", told))[0] == []
    lines = told.read_text("utf-8").splitlines()
    told.write_text("\n".join([*lines, lines[-1].replace('"id":"', '"id":"never-')]), "utf-8")
    assert len((await asyncio.to_thread(judge, tmp_path / "data", told))[0]) >= 1


def hand(**changed: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A small hand that is in order, with one event after the other changed."""
    events: Events = [
        ("hand-started", {"stacks": [100, 100]}),
        ("posted", {"seat": 1, "amount": 5}),
        ("posted", {"seat": 2, "amount": 10}),
        ("acted", {"seat": 1, "paid": 5}),
        ("acted", {"seat": 2, "paid": 0}),
        ("board-dealt", {}),
        ("acted", {"seat": 2, "paid": 0}),
        ("acted", {"seat": 1, "paid": 20}),
        ("acted", {"seat": 2, "paid": 0}),
        ("uncalled-returned", {"seat": 1, "amount": 20}),
        ("pot-awarded", {"seats": [1], "amounts": [20]}),
        ("hand-ended", {"stacks": [110, 90]}),
    ]
    for place, (kind, event) in enumerate(events):
        yield kind, event | changed.get(f"at{place}", {})


@pytest.mark.rows(
    ("changed", "said"),
    [
        ({"at3": {"seat": 2}}, "acted twice in a row"),
        ({"at3": {"paid": 6}}, "stayed in the middle"),
        ({"at10": {"amounts": [30]}}, "stayed in the middle"),
        ({"at11": {"stacks": [110, 91]}}, "began with 200 chips and ended with 201"),
    ],
)
def test_hand_that_is_out_of_order_is_condemned(
    changed: dict[str, dict[str, Any]], said: str
) -> None:
    assert list(turns("hand/e1/1", hand())) == []
    assert said in " ".join(turns("hand/e1/1", hand(**changed)))


def event(**changed: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """An event of two players and one hand, in order, with one event after the other changed."""
    order = {"number": 1, "seats": {1: "p1", 2: "h1"}, "stacks": {1: 100, 2: 100}}
    events: Events = [
        ("event-opened", {"config": {"starting_stack": 100}}),
        ("player-registered", {"player": "p1"}),
        ("player-registered", {"player": "h1"}),
        ("hand-dealt", {"order": order}),
        ("hand-recorded", {"number": 1, "stacks": {1: 150, 2: 50}}),
        ("hand-dealt", {"order": order | {"number": 2, "stacks": {1: 150, 2: 50}}}),
        ("hand-recorded", {"number": 2, "stacks": {1: 200, 2: 0}}),
    ]
    for place, (kind, one) in enumerate(events):
        yield kind, one | changed.get(f"at{place}", {})


@pytest.mark.rows(
    ("changed", "said"),
    [
        ({"at5": {"order": {"number": 1, "seats": {1: "p1"}, "stacks": {1: 150}}}}, "dealt twice"),
        ({"at6": {"number": 1}}, "recorded twice"),
        ({"at4": {"stacks": {1: 150, 2: 51}}}, "began with 200 chips and ended with 201"),
        ({"at6": {"stacks": {1: 199, 2: 0}}}, "199 chips, 2 entries of 100"),
    ],
)
def test_event_that_loses_or_makes_chips_is_condemned(
    changed: dict[str, dict[str, Any]], said: str
) -> None:
    assert list(chips("event/e1", event())) == []
    assert said in " ".join(chips("event/e1", event(**changed)))


def thirteen(**changed: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A hand of 13-card poker that is in order, with one event after the other changed."""
    events: Events = [
        ("thirteen-started", {"stacks": [1_000, 1_000]}),
        ("arranged", {"seat": 1}),
        ("arranged", {"seat": 2}),
        ("rake-taken", {"seat": 1, "amount": 10}),
        ("thirteen-ended", {"stacks": [1_190, 800]}),
    ]
    for place, (kind, one) in enumerate(events):
        yield kind, one | changed.get(f"at{place}", {})


@pytest.mark.rows(
    ("changed", "said"),
    [
        ({"at2": {"seat": 1}}, "set its cards twice"),
        ({"at3": {"amount": 11}}, "began with 2000, ended with 1990, 11 were raked"),
        ({"at4": {"stacks": [1_200, 800]}}, "ended with 2000, 10 were raked"),
    ],
)
def test_hand_of_thirteen_cards_that_is_out_of_order_is_condemned(
    changed: dict[str, dict[str, Any]], said: str
) -> None:
    assert list(arranged("hand/c1/1", thirteen())) == []
    assert said in " ".join(arranged("hand/c1/1", thirteen(**changed)))


ISSUE = ["issue", "", ""]
WALLET, STACK, HOUSE = ["wallet", "", "p1"], ["stack", "c1", "p1"], ["stack", "c1", "h1"]
RAKE = ["rake", "c1", ""]


def cage(**changed: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The cage of one who has won a hand from a house player."""
    moves = [
        [[ISSUE, -5_000], [WALLET, 5_000]],
        [[WALLET, -1_000], [STACK, 1_000]],
        [[ISSUE, -1_000], [HOUSE, 1_000]],
        [[STACK, 190], [HOUSE, -200], [RAKE, 10]],
    ]
    yield "ledger-opened", {}
    for place, moved in enumerate(moves):
        yield "entered", {"number": place + 1, "moves": moved} | changed.get(f"at{place}", {})


def table(**changed: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """His table, with one event after the other changed."""
    order = {"number": 1, "seats": {1: "p1", 2: "h1"}, "stacks": {1: 1_000, 2: 1_000}}
    events: Events = [
        ("seat-bought", {"player": "p1", "cents": 1_000}),
        ("seat-bought", {"player": "h1", "cents": 1_000}),
        ("cash-hand-dealt", {"order": order}),
        ("cash-hand-settled", {"number": 1, "stacks": {1: 1_190, 2: 800}}),
    ]
    for place, (kind, one) in enumerate(events):
        yield kind, one | changed.get(f"at{place}", {})


@pytest.mark.rows(
    ("changed", "said"),
    [
        ({"at1": {"moves": [[WALLET, -1_000], [STACK, 1_001]]}}, "entry 2 does not balance"),
        ({"at0": {"moves": [[ISSUE, -500], [WALLET, 500]]}}, "has -500 cents after entry 2"),
    ],
)
def test_cage_that_does_not_add_up_is_condemned(
    changed: dict[str, dict[str, Any]], said: str
) -> None:
    assert list(entries(cage(), Counter())) == []
    assert said in " ".join(entries(cage(**changed), Counter()))


@pytest.mark.rows(
    ("changed", "said"),
    [
        ({"at0": {"cents": 900}, "at3": {"stacks": {2: 800}}}, "p1 has 900 cents there"),
        ({"at3": {"stacks": {1: 1_180, 2: 800}}}, "20 cents were raked, the cage says 10"),
        ({"at3": {"number": 2}}, "hand 2 was settled in hand 1"),
    ],
)
def test_table_that_has_other_money_than_the_cage_is_condemned(
    changed: dict[str, dict[str, Any]], said: str
) -> None:
    balances: Counter[Account] = Counter()
    assert list(entries(cage(), balances)) == []
    assert list(seats("cash/c1", table(), balances)) == []
    assert said in " ".join(seats("cash/c1", table(**changed), balances))


def test_log_of_a_process_that_was_held_up_is_no_complaint_and_all_else_is() -> None:
    held_up = '{"ms": 2180, "event": "the process stood still", "level": "warning"}'
    others = [
        '{"ms": 2180, "event": "the process stood still again", "level": "warning"}',
        '{"event": "a view failed", "topic": "the process stood still", "level": "error"}',
        '{"event": "", "level": "warning"}',
    ]
    assert complaints("\n".join(["Opened.", held_up, others[0], held_up, *others[1:]])) == others
