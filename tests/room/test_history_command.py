"""`ruleone history`: the hands of a room's folder, in forms that come back as they were played."""

import json
import os
from pathlib import Path

import pytest
from cash_world import CashWorld
from test_archive_cash import POKER, THIRTEEN, played
from typer.testing import CliRunner, Result
from world import World, careful

from ruleone.cli.app import command_line
from ruleone.history import Record, ThirteenRecord, judge, read_hands
from ruleone.rulebook import edition
from ruleone.store.journal import DECK_KIND, Entry, Write
from ruleone.store.people import People
from ruleone.store.sqlite import SqliteJournal

app = command_line()

MODERN = edition("modern")


def run(*arguments: object) -> Result:
    told = CliRunner().invoke(app, ["history", *map(str, arguments), "--lang", "en"])
    assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
    return told


def kept(world: World, folder: Path) -> Path:
    """The room's folder as `ruleone serve` would have left it."""
    journal = SqliteJournal(folder / "journal.sqlite")
    for stream, _ in world.journal.streams():
        for row in world.journal.read(stream):
            entry = Entry(row.kind, row.payload)
            write = Write(stream, row.version - 1, row.epoch, row.at_ms, (entry,))
            journal.append([write]).result()
    journal.close()
    people = People(folder / "people.sqlite", os.urandom)
    people.close()
    return folder


@pytest.fixture(scope="module")
def cash(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[CashWorld, Path]]:
    """A room in which poker was played for cash, and one with 13-card poker: two hands each."""
    found = {}
    for stakes in (POKER, THIRTEEN):
        world, _ = played(stakes)
        found[stakes] = world, kept(world, tmp_path_factory.mktemp(stakes))
    return found


def read(text: str) -> list[Record | ThirteenRecord]:
    hands = list(read_hands(text.encode()))
    assert all(isinstance(hand, Record | ThirteenRecord) for hand in hands), hands
    return [hand for hand in hands if isinstance(hand, Record | ThirteenRecord)]


def seat_of(world: CashWorld, person: str) -> int:
    order = world.host().state.order
    assert order is not None
    return next(seat for seat, player in order.seats.items() if player == person)


@pytest.mark.parametrize(
    ("stakes", "form"),
    [(POKER, "phh"), (POKER, "pokerstars"), (THIRTEEN, "text"), (THIRTEEN, "json")],
)
def test_hands_of_a_room_come_back_and_are_judged_right(
    stakes: str, form: str, cash: dict[str, tuple[CashWorld, Path]]
) -> None:
    world, folder = cash[stakes]
    before = (folder / "journal.sqlite").read_bytes()
    told = run(folder, "--table", "c1", "--form", form)
    assert (told.exit_code, told.stderr) == (0, "")
    hands = read(told.stdout)
    assert len(hands) == 2
    assert [judge(hand, MODERN).ok for hand in hands] == [True, True]
    house = next(one.name for one in world.host().state if one.name)
    assert house in {seat.name for seat in hands[-1].seats}
    one = run(folder, "--table", "c1", "--form", form, "--hand", 2)
    (second,) = read(one.stdout)
    assert second.seats == hands[1].seats
    assert (folder / "journal.sqlite").read_bytes() == before


@pytest.mark.parametrize("stakes", [POKER, THIRTEEN])
def test_a_seat_is_told_what_it_knows_and_nothing_else(
    stakes: str, cash: dict[str, tuple[CashWorld, Path]]
) -> None:
    world, folder = cash[stakes]
    seat = seat_of(world, "ann")
    mine = read(run(folder, "--table", "c1", "--seat", seat).stdout)
    whole = read(run(folder, "--table", "c1").stdout)
    assert len(mine) == len(whole) == 2
    for own, all_ in zip(mine, whole, strict=True):
        if isinstance(own, ThirteenRecord):
            assert own.cards.keys() == {seat}
            assert isinstance(all_, ThirteenRecord)
            assert len(all_.cards) == len(all_.seats)
        assert own.seats == all_.seats
    # A player of the house, by name: the same hands through other eyes.
    name = next(one.name for one in world.host().state if one.name)
    assert read(run(folder, "--table", "c1", "--player", name).stdout)


def test_no_hand_tells_a_card_that_its_viewer_did_not_see(
    cash: dict[str, tuple[CashWorld, Path]],
) -> None:
    world, folder = cash[POKER]
    seat = seat_of(world, "ann")
    told = run(folder, "--table", "c1", "--form", "ohh", "--seat", seat)
    assert told.exit_code == 0
    hands = [json.loads(each)["ohh"] for each in told.stdout.split("\n\n")]
    assert [hand["hero_player_id"] for hand in hands] == [seat, seat]
    for hand in hands:
        streets = [action for street in hand["rounds"] for action in street["actions"]]
        dealt = {
            one["player_id"] for one in streets if one["action"] == "Dealt Cards" and "cards" in one
        }
        assert seat in dealt
        shown = {one["player_id"] for one in streets if one["action"] == "Shows Cards"}
        assert dealt <= shown | {seat}
    assert DECK_KIND not in told.stdout


def test_hands_of_an_event_are_written_too(tmp_path: Path) -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, careful, turns=12)
    folder = kept(world, tmp_path)
    hands = read(run(folder, "--event", event, "--form", "pokerstars").stdout)
    assert hands
    assert all(judge(hand, MODERN).ok for hand in hands)
    assert {hand.setting.tournament for hand in hands} == {event[1:]}


def test_what_cannot_be_written_is_said(cash: dict[str, tuple[CashWorld, Path]]) -> None:
    _, folder = cash[THIRTEEN]
    for asked, why in (
        ((), "Give either --event"),
        (("--event", "e1", "--table", "c1"), "Give either --event"),
        (("--event", "c1"), "Give either --event"),
        (("--table", "c1", "--seat", 1, "--player", "Ann"), "Give --player or --seat"),
        (("--table", "c7"), "There is no c7 in this room."),
        (("--event", "e99"), "There is no e99 in this room."),
        (("--table", "c1", "--hand", 99), "c1 has no such finished hand."),
        (("--table", "c1", "--player", "nobody"), "c1 has no such finished hand."),
        (
            ("--table", "c1", "--form", "phh"),
            "phh cannot write this game. Choose one of these: text",
        ),
    ):
        told = run(folder, *asked)
        assert (told.exit_code, told.stdout) == (2, "")
        assert why in told.stderr
    none = run(folder / "nothing", "--table", "c1")
    assert (none.exit_code, "There is no room in" in none.stderr) == (2, True)
    open_ = SqliteJournal(folder / "journal.sqlite")
    try:
        assert "is in use" in run(folder, "--table", "c1").stderr
    finally:
        open_.close()
