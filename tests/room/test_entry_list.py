"""Entries by a list: the director enters many, each as if he had come himself, and nobody twice."""

import msgspec
import pytest
from world import World

from ruleone import limits
from ruleone.cage import Ledger, LedgerEvent, prize_pool, wallet
from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.entries.view import PassedOver
from ruleone.room.event.home import MakeHomeGame
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import Leave
from ruleone.store.people import ERASED

GRANT = Settings().grant_cents
TERMS = n.EntryTerms(charged=True, buy_in=500, fee=50, house_players=0, seats=40)
WHY = "List: friday.csv"


class Listed:
    """A room with a director and an event that takes entries."""

    def __init__(
        self,
        terms: n.EntryTerms = TERMS,
        template: str = "six-max",
        settings: Settings | None = None,
    ) -> None:
        self.world = World(settings=settings)
        self.boss = self.world.director()
        event = self.world.do(self.boss, CreateEvent(template, "Friday", terms)).event
        assert event is not None
        self.event = event

    def enter(self, *players: str) -> None:
        self.world.do(self.boss, EnterPlayers(self.event, players, WHY))

    def refused(self, *players: str) -> tuple[str, object]:
        """Why, and who is told of."""
        refused = self.world.refused(self.boss, EnterPlayers(self.event, players, WHY))
        return refused.code, refused.parameters.get("player")

    @property
    def entered(self) -> list[str]:
        return list(self.world.room._lobby.hosts[self.event].tournament.state.entrants)

    @property
    def booked(self) -> Ledger:
        rows = self.world.journal.read("cage")
        return Ledger.replay(msgspec.msgpack.decode(row.payload, type=LedgerEvent) for row in rows)


def some(first: int, count: int) -> tuple[str, ...]:
    return tuple(f"p{number}" for number in range(first, first + count))


def test_each_pays_from_his_wallet_as_if_he_had_come_himself() -> None:
    alone, listed = Listed(), Listed()
    for player in some(0, 4):
        alone.world.do(Caller(player, player), Join(alone.event))
    listed.enter(*some(0, 4))
    assert listed.entered == alone.entered == list(some(0, 4))
    for room in (alone, listed):
        booked = room.booked
        assert [booked.balance(wallet(one)) for one in some(0, 4)] == [GRANT - 550] * 4
        assert [booked.balance(prize_pool(room.event, one)) for one in some(0, 4)] == [550] * 4


def test_an_event_into_which_a_director_enters_players_waits_for_his_word() -> None:
    room = Listed(n.EntryTerms(charged=True, buy_in=500, fee=50, seats=40))
    world = room.world

    def starts() -> int | None:
        return world.event(room.event, room.boss).line.starts_ms

    world.do(Caller("ann", "ann"), Join(room.event))
    assert starts() is not None, "friends who come by themselves are waited for so long"
    room.enter(*some(0, 3))
    assert starts() is None
    world.restart()
    world.now_ms += 10 * world.settings.gather_ms
    world.take(world.room.wake(world.now_ms))
    assert world.event(room.event, room.boss).line.state == "open"
    world.do(room.boss, dc.StartEvent(room.event, "all are here"))
    assert world.event(room.event, room.boss).line.state == "running"


def test_an_event_that_starts_with_its_first_entry_waits_too_where_a_director_enters() -> None:
    room = Listed(n.EntryTerms(charged=False, buy_in=100, seats=27), "turbo-27")
    world = room.world
    room.enter(*some(0, 3))
    room.enter(*some(3, 3))
    world.do(Caller("ann", "ann"), Join(room.event))
    world.restart()
    world.do(Caller("ben", "ben"), Join(room.event))
    assert world.event(room.event, room.boss).line.state == "open"
    world.do(room.boss, dc.StartEvent(room.event, "all are here"))
    assert room.entered[:8] == [*some(0, 6), "ann", "ben"]
    line = world.event(room.event, room.boss).line
    assert (line.state, line.entries) == ("running", 27)


def test_a_list_that_is_sent_again_enters_nobody_twice() -> None:
    room = Listed()
    room.enter(*some(0, 3))
    room.enter(*some(0, 5), "p4")
    assert room.entered == list(some(0, 5))
    assert room.booked.balance(prize_pool(room.event, "p0")) == 550
    assert room.refused(*some(0, 5))[0] == "entries-none-new"
    assert room.world.outcomes[-1].changed == (), (
        "there was nothing to do, and nothing is on record"
    )
    room.world.restart()
    room.boss = room.world.director()
    room.enter(*some(0, 6))
    assert room.entered == list(some(0, 6))


@pytest.mark.feature("entry-lists")
def test_who_is_passed_over_is_told_and_how_he_stands() -> None:
    room = Listed(msgspec.structs.replace(TERMS, late_levels=3, re_entries=1))
    room.enter(*some(0, 12))
    room.world.do(room.boss, dc.StartEvent(room.event, "all are here"))
    room.world.do(room.boss, dc.RemovePlayer(room.event, "p1", "asked to"))
    state = room.world.room._lobby.hosts[room.event].tournament.state
    for _ in range(400):
        if "p1" not in state.stacks:
            break
        room.world.wake()
    order = EnterPlayers(room.event, ("p0", "p1", "p20", "p0"), WHY)
    assert room.world.do(room.boss, order).passed == (
        PassedOver("p0", "playing"), PassedOver("p1", "out"),
    )  # fmt: skip
    refused = room.world.refused(room.boss, EnterPlayers(room.event, ("p0", "p1"), WHY))
    assert (refused.code, refused.parameters) == ("entries-none-new", {"here": 1, "out": 1})
    assert room.refused("p0") == ("already-entered", "<p0>")
    assert room.refused("p1") == ("re-entry-by-order", "<p1>")
    assert room.refused()[0] == "entries-none-new"


def test_all_of_a_portion_enter_or_none() -> None:
    room = Listed(msgspec.structs.replace(TERMS, buy_in=GRANT - 50))
    room.world.do(Caller("p1", "p1"), Join(room.event))
    room.world.do(Caller("p1", "p1"), Leave(room.event))
    poor = room.world.do(room.boss, CreateEvent("six-max", "Other", TERMS)).event
    assert poor is not None
    room.world.do(Caller("p1", "p1"), Join(poor))
    assert room.refused("p0", "p1", "p2") == ("wallet-short", "<p1>")
    assert room.entered == []
    room.enter("p0", "p2")
    assert room.entered == ["p0", "p2"]


def test_nobody_whom_the_room_does_not_know_and_nobody_in_too_many_events() -> None:
    room = Listed()
    room.world.people.names["gone"] = ERASED
    assert room.refused("p0", "gone")[0] == "player-unknown"
    for _ in range(limits.EVENTS_OF_A_PERSON_MAX):
        other = room.world.do(room.boss, CreateEvent("six-max", "Other", TERMS)).event
        assert other is not None
        room.world.do(Caller("p0", "p0"), Join(other))
    assert room.refused("p0") == ("player-in-too-many", "<p0>")
    assert room.entered == []


def test_no_more_than_the_event_has_seats_and_the_last_one_starts_it() -> None:
    room = Listed(msgspec.structs.replace(TERMS, seats=6))
    assert room.refused(*some(0, 7))[0] == "entries-too-many"
    room.enter(*some(0, 4))
    assert room.world.event(room.event, room.boss).line.state == "open"
    room.enter(*some(2, 4))
    line = room.world.event(room.event, room.boss).line
    assert (line.state, line.entries) == ("running", 6)
    assert room.refused("p9")[0] in ("entries-closed", "entries-too-many")


def test_who_went_out_is_not_entered_again_by_his_list() -> None:
    room = Listed(msgspec.structs.replace(TERMS, late_levels=3, re_entries=1))
    room.enter(*some(0, 12))
    room.world.do(room.boss, dc.StartEvent(room.event, "all are here"))
    room.world.do(room.boss, dc.RemovePlayer(room.event, "p1", "asked to"))
    for _ in range(200):
        if "p1" not in room.world.room._lobby.hosts[room.event].tournament.state.stacks:
            break
        room.world.wake()
    room.enter(*some(0, 13))
    state = room.world.room._lobby.hosts[room.event].tournament.state
    assert "p1" not in state.stacks
    assert "p12" in state.stacks, "late entries come by a list too"
    assert state.entered["p1"] == 1


def test_an_entry_of_a_list_is_withdrawn_before_the_start_and_its_money_comes_back() -> None:
    room = Listed()
    room.enter(*some(0, 2))
    room.world.do(room.boss, dc.RemovePlayer(room.event, "p0", "a slip"))
    assert room.entered == ["p1"]
    assert room.booked.balance(wallet("p0")) == GRANT
    record = room.world.director_page(room.event, room.boss).acts[::-1]
    assert [line.code for line in record] == ["directed-enter-players", "directed-remove-player"]
    whom = {"players": ("<p0>", "<p1>"), "more": 0}
    assert record[0].parameters == {"by": "<boss>", "reason": WHY} | whom


def test_the_reason_of_a_list_fits() -> None:
    room = Listed()
    reason = "x" * (limits.REASON_MAX_CHARACTERS + 1)
    refused = room.world.refused(room.boss, EnterPlayers(room.event, ("p0",), reason))
    assert refused.code == "reason-too-long"


def test_the_director_alone_enters_others() -> None:
    room = Listed()
    ann = room.world.connect("ann")
    order = EnterPlayers(room.event, ("p0",), WHY)
    assert room.world.refused(ann, order).code == "needs-director"
    # Who directs this event alone spends nobody's money.
    link = room.world.do(room.boss, MakeLink("director", room.event)).link
    assert link is not None
    guest = room.world.connect("guest", (link.link,))
    assert room.world.refused(guest, order).code == "needs-director"


def test_nobody_is_brought_into_a_home_game_whom_its_maker_has_not_let_in() -> None:
    room = Listed()
    world = room.world
    game = MakeHomeGame("At home", seats=6, big_blind=10, small_blind=5, stack=1_000)
    room.event = world.do(world.connect("max"), game).event or ""
    assert room.refused("p0") == ("player-not-invited", "<p0>")
    assert room.entered == ["max"]
