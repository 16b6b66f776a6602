"""`ruleone serve --rules`, and `ruleone serve` after an update, killed in between."""

import sys
from pathlib import Path
from typing import Final

import pytest
from guest import Guest
from serving import Served
from test_serve import bytes_of, refused

from ruleone.room.cash.commands import TakeSeat
from ruleone.room.event.entries.commands import Join
from ruleone.room.views import Accepted
from ruleone.rulebook import read_overlay

CLUB: Final = """\
name = "friday-club"
base = "modern"

[[change]]
option = "raise.limit_cap"
to = 3
overrides = "house-47.2"
why = "Our evenings are short."
"""
CLUB_ID: Final = read_overlay(CLUB).edition.id
LATER: Final = (
    sys.executable,
    "-c",
    (
        "from updates import version\n"
        "from ruleone.cli.main import main\n"
        "with version({'modern': {'dealing.burn_cards': 0}}): main()"
    ),
    "serve",
)
"""A later version of `ruleone serve`, whose edition `modern` burns no card."""


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "friday-club.toml"
    path.write_text(CLUB, "utf-8")
    return path


async def test_a_room_under_house_rules_and_without_them_again(tmp_path: Path, club: Path) -> None:
    data = tmp_path / "room"
    with Served(data, "--rules", str(club)) as served:
        guest = await Guest.come(served.address)
        await guest.watch("lobby")
        assert guest.welcome is not None
        assert guest.welcome.edition == CLUB_ID
        event = guest.lobby.play_now
        joined = await guest.ask(Join(event or ""))
        assert isinstance(joined, Accepted)
        sat = await guest.ask(TakeSeat("holdem-50-100", 5_000))
        assert isinstance(sat, Accepted)
        served.kill()
        await guest.leave()
    again = Served(data)
    again.port = served.port
    with again:
        await guest.connect()
        await guest.watch("lobby", f"table/{event}/{joined.table}")
        assert guest.welcome is not None
        assert guest.welcome.edition == "modern"
        lines = {line.event: line.edition for line in guest.lobby.events}
        assert lines[event or ""] == CLUB_ID
        assert lines[guest.lobby.play_now or ""] == "modern"
        assert guest.table(f"table/{event}/{joined.table}").my_seat is not None
        assert guest.lobby.cash is not None
        tables = {line.table: line.edition for line in guest.lobby.cash.tables if line.mine}
        assert tables == {sat.event: CLUB_ID}
        await guest.leave()


async def test_killed_and_updated_in_mid_hand_and_updated_back(tmp_path: Path) -> None:
    with Served(tmp_path / "room") as served:
        guest = await Guest.come(served.address)
        await guest.watch("lobby")
        event = guest.lobby.play_now or ""
        joined = await guest.ask(Join(event))
        assert isinstance(joined, Accepted)
        table = f"table/{event}/{joined.table}"
        for command, told in ((LATER, "modern+dealing.burn_cards=1"), (None, "modern")):
            served.kill()
            await guest.leave()
            served.start(*([command] if command else []))
            await guest.connect()
            await guest.watch("lobby", table)
            (line,) = (one for one in guest.lobby.events if one.event == event)
            assert line.edition == told
            assert guest.table(table).my_seat is not None
            fresh = next(one for one in guest.lobby.events if one.event == guest.lobby.play_now)
            assert fresh.edition == "modern"
        assert f"{event} began under " in served.said()
        assert "- dealing.burn_cards stays 1; in the edition it is now 0." in served.said()
        await guest.leave()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (CLUB.replace("= 3", '= "many"'), "friday-club.toml, line 6: "),
        (CLUB.replace("house-47.2", "house-1"), "friday-club.toml, line 7: "),
        (CLUB.replace("raise.limit_cap", "final_table.size").replace("= 3", "= 1")
         .replace("house-47.2", "tda2019-RP-9.1"), "the room cannot deal"),
    ],
)  # fmt: skip
def test_rules_that_are_wrong_are_told_before_anything_starts(
    tmp_path: Path, club: Path, wrong: str, said: str
) -> None:
    club.write_text(wrong, "utf-8")
    data = tmp_path / "room"
    told = refused(data, "--rules", str(club))
    assert told.returncode == 2
    assert said in told.stderr
    assert "Traceback" not in told.stderr
    assert not data.exists()


def test_two_files_for_the_same_games_are_refused(tmp_path: Path, club: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(CLUB.replace("modern", "house").replace("= 3", "= 7"), "utf-8")
    data = tmp_path / "room"
    told = refused(data, "--rules", str(club), "--rules", str(other), RULEONE_LANG="zh")
    assert told.returncode == 2
    assert f"{club} 和{other} 规定的是同样的牌局" in told.stderr
    assert bytes_of(data) == {}
