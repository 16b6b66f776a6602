"""Reads a journal after a crash, by itself, and says whether it kept every promise.

It works on a copy, with SQL and msgpack alone: nothing of the room, the tournament or the hand is
used, so that a mistake there cannot hide itself. The chain of hashes is checked by the store's own
`verify`, and sealed cards are read with its key.
"""

import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from players import Told

from ruleone.room.playing import Act
from ruleone.room.views import Accepted
from ruleone.store.key_file import key_of
from ruleone.store.sqlite import SqliteJournal
from ruleone.store.verify import verify

JOURNAL: Final = "journal.sqlite"
Account = tuple[str, str, str]
"""Kind, table and player."""
TOLD: Final = msgspec.json.Decoder(Told)


def judge(data: Path, log: Path) -> tuple[list[str], int]:
    """What is wrong with the journal in `data`, given what persons were told; and its rows."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in data.glob(f"{JOURNAL}*"):
            if not part.name.endswith(".lock"):
                shutil.copy(part, copy / part.name)
        key = key_of(data)
        journal = SqliteJournal(copy / JOURNAL, key=key)
        report = verify(journal)
        journal.close()
        wrong = [f"{fault.stream}: {fault.damage.say('en')}" for fault in report.faults]
        rows = sqlite3.connect(copy / JOURNAL)
        wrong += acknowledged(rows, log)
        for (name,) in rows.execute("SELECT name FROM streams WHERE name LIKE 'event/%'"):
            wrong += chips(name, payloads(rows, name))
        sealed = SqliteJournal(copy / JOURNAL, inspect=True, key=key)
        for (name,) in rows.execute("SELECT name FROM streams WHERE name LIKE 'hand/%'"):
            hand = list(cards(sealed, name))
            wrong += turns(name, hand)
            wrong += arranged(name, hand)
        sealed.close()
        balances: Counter[Account] = Counter()
        wrong += entries(payloads(rows, "cage"), balances)
        for (name,) in rows.execute("SELECT name FROM streams WHERE name LIKE 'cash/%'"):
            wrong += seats(name, payloads(rows, name), balances)
        rows.close()
    return wrong, report.rows


def acknowledged(rows: sqlite3.Connection, log: Path) -> Iterator[str]:
    """Every answer that was given is in the journal once, and as it was given."""
    acted: Counter[tuple[str, str, int, int]] = Counter()
    given: dict[str, Told] = {}
    for line in log.read_bytes().splitlines() if log.exists() else ():
        told = TOLD.decode(line)
        if not isinstance(told.result, Accepted):
            continue
        command = f"{told.person}/{told.ask.id}"
        if command in given and given[command] != told:
            yield f"{command} was answered twice, and differently"
        if command not in given and isinstance(told.ask.do, Act):
            act = told.ask.do
            acted[told.person, act.event, act.hand, act.turn] += 1
        given[command] = told
    for command, told in given.items():
        query = "SELECT answer FROM rows WHERE command = ?"
        found = rows.execute(query, (command,)).fetchall()
        if len(found) != 1:
            yield f"{command} was acknowledged, and is in the journal {len(found)} times"
        elif msgspec.msgpack.decode(found[0][0], type=Accepted) != told.result:
            yield f"{command} was answered {told.result}, the journal has another answer"
    yield from (f"{turn} was acted on {times} times" for turn, times in acted.items() if times > 1)


def payloads(rows: sqlite3.Connection, stream: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Kind and content of each row of a stream; sealed decks left out."""
    query = (
        "SELECT kind, payload FROM rows JOIN streams ON streams.id = rows.stream "
        "WHERE name = ? AND kind != 'deck' ORDER BY version"
    )
    for kind, payload in rows.execute(query, (stream,)):
        yield kind, msgspec.msgpack.decode(payload, strict=False)


def cards(journal: SqliteJournal, stream: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The same of a hand, whose cards the store alone can read."""
    for row in journal.read(stream):
        if row.kind != "deck":
            yield row.kind, msgspec.msgpack.decode(row.payload, strict=False)


def chips(stream: str, events: Iterator[tuple[str, dict[str, Any]]]) -> Iterator[str]:
    """No hand makes or loses a chip, no hand is played twice, and the event has all its chips."""
    starting = raced = 0
    stacks: dict[str, int] = {}
    dealt: dict[int, dict[str, Any]] = {}
    recorded: set[int] = set()
    for kind, event in events:
        if kind == "event-opened":
            starting = event["config"]["starting_stack"]
        elif kind == "player-registered":
            stacks[event["player"]] = starting
        elif kind == "player-withdrawn":
            del stacks[event["player"]]
        elif kind == "hand-dealt":
            order = event["order"]
            if order["number"] in dealt:
                yield f"{stream}: hand {order['number']} was dealt twice"
            dealt[order["number"]] = order
        elif kind == "hand-recorded":
            number, order = event["number"], dealt.get(event["number"])
            if order is None:
                yield f"{stream}: hand {number} was recorded, and never dealt"
                continue
            if number in recorded:
                yield f"{stream}: hand {number} was recorded twice"
            recorded.add(number)
            before, after = sum(order["stacks"].values()), sum(event["stacks"].values())
            if before != after:
                yield f"{stream}: hand {number} began with {before} chips and ended with {after}"
            for seat, stack in event["stacks"].items():
                stacks[order["seats"][seat]] = stack
        elif kind == "chips-raced":
            for seat, stack in event["after"].items():
                stacks[event["seats"][seat]] = stack
            raced += sum(event["after"].values()) - sum(event["before"].values())
    if sum(stacks.values()) != starting * len(stacks) + raced:
        yield f"{stream}: {sum(stacks.values())} chips, {len(stacks)} entries of {starting}"


def turns(stream: str, events: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[str]:
    """Nobody acts twice in a row on one street, and what went into the middle came out of it."""
    last: int | None = None
    began = middle = 0
    for kind, event in events:
        match kind:
            case "hand-started":
                began = sum(event["stacks"])
            case "posted":
                middle += event["amount"]
            case "acted":
                middle += event["paid"]
                if event["seat"] == last:
                    yield f"{stream}: seat {last} acted twice in a row"
                last = event["seat"]
            case "board-dealt":
                last = None
            case "uncalled-returned":
                middle -= event["amount"]
            case "pot-awarded":
                middle -= sum(event["amounts"])
            case "hand-ended":
                ended = sum(event["stacks"])
                if middle != 0:
                    yield f"{stream}: {middle} chips stayed in the middle"
                if began != ended:
                    yield f"{stream}: began with {began} chips and ended with {ended}"


def arranged(stream: str, events: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[str]:
    """In 13-card poker everybody sets his cards once, and what is not won is raked."""
    done: set[int] = set()
    began = raked = 0
    for kind, event in events:
        match kind:
            case "thirteen-started":
                began = sum(event["stacks"])
            case "arranged" | "surrendered":
                if event["seat"] in done:
                    yield f"{stream}: seat {event['seat']} set its cards twice"
                done.add(event["seat"])
            case "rake-taken":
                raked += event["amount"]
            case "thirteen-ended":
                ended = sum(event["stacks"])
                if began != ended + raked:
                    yield f"{stream}: began with {began}, ended with {ended}, {raked} were raked"


def entries(
    events: Iterator[tuple[str, dict[str, Any]]], balances: Counter[Account]
) -> Iterator[str]:
    """Every entry of the cage balances, and nobody but the issue has less than nothing; the
    balances are left in `balances`."""
    for kind, event in events:
        if kind != "entered":
            continue
        if sum(cents for _, cents in event["moves"]) != 0:
            yield f"cage: entry {event['number']} does not balance"
        for account, cents in event["moves"]:
            whose: Account = (account[0], account[1], account[2])
            balances[whose] += cents
            if balances[whose] < 0 and whose[0] != "issue":
                yield f"cage: {whose} has {balances[whose]} cents after entry {event['number']}"
    if balances.total() != 0:
        yield f"cage: all accounts together have {balances.total()} cents"


def seats(
    stream: str, events: Iterator[tuple[str, dict[str, Any]]], balances: Counter[Account]
) -> Iterator[str]:
    """What stands before each at a cash table, and what was raked there, is what the cage says; no
    hand is dealt or settled twice."""
    table = stream.partition("/")[2]
    stacks: Counter[str] = Counter()
    order: dict[str, Any] = {}
    raked = last = settled = 0
    for kind, event in events:
        match kind:
            case "seat-bought" | "chips-added":
                stacks[event["player"]] += event["cents"]
            case "table-left":
                if stacks[event["player"]] != event["cents"]:
                    yield f"{stream}: {event['player']} left with {event['cents']} cents"
                del stacks[event["player"]]
            case "cash-hand-dealt":
                order = event["order"]
                if order["number"] != last + 1:
                    yield f"{stream}: hand {order['number']} was dealt after hand {last}"
                last = order["number"]
            case "cash-hand-settled":
                if event["number"] != last or settled == last:
                    yield f"{stream}: hand {event['number']} was settled in hand {last}"
                settled = event["number"]
                raked += sum(order["stacks"].values()) - sum(event["stacks"].values())
                for seat, cents in event["stacks"].items():
                    stacks[order["seats"][seat]] = cents
    for player, cents in stacks.items():
        booked = balances["stack", table, player]
        if booked != cents:
            yield f"{stream}: {player} has {cents} cents there, the cage says {booked}"
    if raked != balances["rake", table, ""]:
        yield f"{stream}: {raked} cents were raked, the cage says {balances['rake', table, '']}"
