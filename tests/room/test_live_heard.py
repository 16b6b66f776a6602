"""What everybody at a live table hears: how the hand goes on, never what anybody may be penalised
for, and no ruling where an act came as it was declared."""

import re
from pathlib import Path

import msgspec
from live_world import LiveWorld

from ruleone.dealing import Fold
from ruleone.floor import Push, Said
from ruleone.floor.followed import Acts, AllDealt, BoardTurned, Chosen, Plays
from ruleone.floor.ruling import PENAL
from ruleone.room.live.entries import Offended

LOCALE = Path(__file__).parents[2] / "locale" / "en"


def test_the_board_tells_nothing_of_a_penalty() -> None:
    world = LiveWorld()
    player = world.connect("pia")
    world.start(button=4)
    world.enter(AllDealt())
    early = world.enter(Plays(1, (Said("raise to 600"),)))
    assert early.penalty_allowed
    line = world.enter(Offended(3, "phoned"))
    at = [choice.words["en"] for choice in line.choices].index("one missed round")
    world.enter(Chosen(line.n, at), by=world.floor)
    (told,) = world.board(player).rulings
    assert (told.seat, told.player) == (1, "Ada")
    assert any("out of turn" in text["en"] for text in told.ruling)
    assert [one.rule for one in told.citations] == ["house-42B", "house-39A.1"]
    world.enter(Acts(3, Fold()), Acts(4, Fold()))
    world.enter(Acts(2, Fold()))
    world.start()
    assert world.live().seats[2].misses
    board = msgspec.json.encode(world.board(player)).decode()
    for told_of in ("penal", "hands_left", "misses", "missed"):
        assert told_of not in board


def test_every_reason_that_speaks_of_a_penalty_is_kept_from_the_board() -> None:
    spoken = set()
    for name in ("floor", "cards", "showdown"):
        for line in (LOCALE / f"{name}.ftl").read_text().splitlines():
            found = re.match(r"ruling-([a-z-]+) = .*penal[it]", line)
            if found and found[1] not in ("penalty", "redeal-dead"):
                spoken.add(found[1])
    assert spoken == PENAL


def test_an_act_that_came_as_it_was_declared_is_no_ruling() -> None:
    world = LiveWorld()
    player = world.connect("pia")
    world.start(button=4)
    world.enter(AllDealt())
    world.enter(Plays(3, (Said("call"),)), Plays(4, (Push({100: 1}),)), Plays(1, (Said("fold"),)))
    world.enter(Plays(2, (Said("check"),)), BoardTurned(("As", "Kd", "7c")))
    assert (world.board(player).rulings, world.floor_page().rulings) == ((), ())
    world.enter(Plays(2, (Push({100: 2}),)))
    chip = world.enter(Plays(3, (Push({1_000: 1}),)))
    rulings = world.floor_page().rulings
    assert [(one.line.n, one.seat, one.player) for one in rulings] == [(chip.n, 3, "Cy")]
    assert [one.n for one in world.board(player).rulings] == [chip.n]


def test_a_decision_names_whom_the_entry_was_about() -> None:
    world = LiveWorld()
    player = world.connect("pia")
    world.start(button=4)
    world.enter(AllDealt(), Plays(3, (Said("raise to 500"),)), Plays(4, (Said("raise to 1500"),)))
    line = world.enter(Plays(1, (Push({500: 1}),)))
    (waiting,) = world.floor_page().decisions
    assert (waiting.seat, waiting.player) == (1, "Ada")
    world.enter(Chosen(line.n, 0), by=world.floor)
    assert world.floor_page().rulings[0].player == world.board(player).rulings[0].player == "Ada"
    before = world.seen()
    world.restart()
    assert world.seen() == before
