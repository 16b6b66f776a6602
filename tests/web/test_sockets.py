"""Who has a place where all are taken, and that a club behind one address has all it needs."""

import asyncio
from typing import Final

import pytest
from guest import Come, Guest
from houses import House
from serving import Served

from ruleone import limits
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.views import Closing
from ruleone.rulebook import Refusal
from ruleone.web.shell.watcher import Watcher
from ruleone.web.sockets.sockets import Sockets

PHONES: Final = 100
SOCKETS_OF_A_PHONE: Final = 3


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room with six places."""
    monkeypatch.setattr(limits, "SOCKETS_MAX", 6)


@pytest.mark.usefixtures("full")
@pytest.mark.rows(
    ("here", "newcomer", "goes"),
    [
        ("a0 a0 a0 a0 a0 a0", "a0", None),
        ("a0 a0 a0 a0 a0 a0", "b0", 0),
        ("a0 a0 a0 a0 b0 b0", "b0", 0),
        ("a0 a0 a0 b0 b0 b0", "b0", None),
        ("b0 a0 a0 a0 a0 b0", "b0", 1),
        ("a0 a0 a0 b0 b0 b0", "b1", 0),
        ("a0 a0 a0 a0 a0 a0", "a1", 0),
        ("a1 a1 a1 a1 a1 a0", "b1", 5),
        ("a1 a1 a1 a1 a1 a1", "b0", None),
        ("a1 a1 a1 a1 a1 a1", "b1", 0),
        ("a1 a1 a1 a1 a1 b0", "b0", None),
        ("a1 a1 a1 a1 a1 a1", "a2", 0),
        ("a2 a2 a2 a2 a2 a2", "a2", None),
    ],
)
def test_whose_place_is_taken(here: str, newcomer: str, goes: int | None) -> None:
    sockets = Sockets(lambda caller: int(caller.person[1]))
    inside = [Watcher(Caller(one, f"c{n}", address=one[0])) for n, one in enumerate(here.split())]
    assert all(sockets.take(one) for one in inside)
    assert sockets.take(Watcher(Caller(newcomer, "new", address=newcomer[0]))) == (goes is not None)
    assert [n for n, one in enumerate(inside) if one.mailbox.closing] == [goes][: goes is not None]


@pytest.mark.usefixtures("full")
def test_a_crowd_at_one_address_pushes_itself_out() -> None:
    sockets = Sockets(lambda _: 0)
    club = [Watcher(Caller(f"c{n}", "c", address="club")) for n in range(2)]
    crowd = [Watcher(Caller(f"x{n}", "c", address="crowd")) for n in range(50)]
    assert all(sockets.take(one) for one in club)
    assert [sockets.take(one) for one in crowd] == [True] * 4 + [False] * 46
    late = Watcher(Caller("l", "c", address="elsewhere"))
    assert sockets.take(late)
    assert not any(one.mailbox.closing for one in (*club, late))


async def test_a_seat_or_a_role_comes_before_a_look(house: House) -> None:
    looks, seated, cash = (house.visitor() for _ in range(3))
    await seated.ask(Join("e1"))
    stakes, terms = next(iter(house.room._cash.offered.items()))
    await cash.ask(TakeSeat(stakes, terms.buy_in[0]))
    told = [house.room.standing(one.watcher.caller) for one in (looks, seated, cash)]
    secret = await house.shell.director_link()
    assert secret is not None
    link = await house.shell.open_link(secret, Caller("boss", "c"))
    assert not isinstance(link, Refusal)
    assert [*told, house.room.standing(Caller("boss", "c", (link.link,)))] == [0, 1, 1, 2]


async def test_a_club_behind_one_address_is_never_turned_away(served: Served, come: Come) -> None:
    """A hundred phones, each with three sockets, from the one address that all have here."""
    phones = [await come() for _ in range(PHONES)]
    more = [
        Guest(served.address, phone.cookie)
        for phone in phones
        for _ in range(SOCKETS_OF_A_PHONE - 1)
    ]
    await asyncio.gather(*(one.connect() for one in more))
    assert all(one.connected and one.welcome is not None for one in phones + more)
    assert not any(isinstance(one.closing, Closing) for one in phones + more)
    for one in more:
        await one.leave()
