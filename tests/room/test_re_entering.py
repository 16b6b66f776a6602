"""The director enters again who is out: who came by a list has no page to ask for it himself."""

import msgspec
import pytest
from test_entry_list import GRANT, TERMS, WHY, Listed, some

from ruleone.cage import prize_pool, wallet
from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import RoleName
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.view import EntriesFound
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import ReEnterPlayer
from ruleone.room.event.penalties import Penalise
from ruleone.room.event.roster import FindEntries
from ruleone.room.event.undo import TakeBack
from ruleone.store.people import ERASED
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import AddOnTerms, Rebuys

AGAIN = msgspec.structs.replace(TERMS, late_levels=3, re_entries=1)


class Field(Listed):
    """Twelve who were entered by a list, in an event that is played."""

    def __init__(self, terms: n.EntryTerms = AGAIN, settings: Settings | None = None) -> None:
        super().__init__(terms, settings=settings)
        self.enter(*some(0, 12))
        self.world.do(self.boss, dc.StartEvent(self.event, "all are here"))

    @property
    def state(self) -> EventState:
        return self.world.room._lobby.hosts[self.event].tournament.state

    def out(self, player: str) -> None:
        """He is taken out of the event."""
        self.world.do(self.boss, dc.RemovePlayer(self.event, player, "asked to"))
        for _ in range(400):
            if player not in self.state.stacks:
                return
            self.world.wake()
        raise AssertionError(f"{player} is still in")

    def again(self, player: str) -> None:
        self.world.do(self.boss, ReEnterPlayer(self.event, player, WHY))

    def not_again(self, player: str) -> tuple[str, str | None]:
        """Why not, and by which rule."""
        order = ReEnterPlayer(self.event, player, WHY)
        refused = self.world.refused(self.boss, order)
        return refused.code, refused.citation.rule if refused.citation else None

    def may(self, player: str) -> tuple[str, ...]:
        """What the director is told that the room would take for him, and for nobody else."""
        found = self.world.look(self.boss, FindEntries(self.event, player=player))
        assert isinstance(found, EntriesFound)
        (one,) = found.entries
        assert one.entrant.player == player
        return one.may

    def money(self, player: str) -> tuple[int, int]:
        """What he has, and what he has paid into the event."""
        booked = self.booked
        return booked.balance(wallet(player)), booked.balance(prize_pool(self.event, player))


@pytest.mark.feature("entries-undone")
@pytest.mark.rule("house-7.1")
def test_who_was_entered_by_a_list_and_is_out_comes_again_by_the_directors_order() -> None:
    room = Field()
    room.out("p1")
    pool, entries = room.state.pool, room.state.entries
    room.again("p1")
    state = room.state
    assert state.stacks["p1"] == state.config.starting_stack
    assert "p1" in state.seats
    assert "p1" not in state.results
    assert (state.entered["p1"], state.entries, state.pool) == (2, entries + 1, pool + 500)
    assert room.money("p1") == (GRANT - 1_100, 1_100)
    line = room.world.director_page(room.event, room.boss).acts[0]
    assert line.code == "directed-re-enter-player"
    assert line.parameters == {"by": "<boss>", "player": "<p1>", "reason": WHY}


def test_he_may_as_often_as_the_event_lets_him_and_is_told_by_which_rule_not() -> None:
    room = Field()
    assert room.not_again("p0") == ("already-entered", "tda2024-8A.1")
    room.out("p1")
    room.again("p1")
    room.out("p1")
    assert room.not_again("p1") == ("no-re-entry", "tda2024-8A.1")
    room.out("p2")
    for _ in range(3):
        room.world.do(room.boss, dc.NextLevel(room.event, "late"))
    assert room.not_again("p2") == ("entries-closed", "tda2024-8A.1")
    assert room.not_again("somebody") == ("not-entered", None)


def test_the_director_is_offered_for_a_player_what_the_room_would_take() -> None:
    rebuys = Rebuys(chips=TERMS.buy_in, price=300, most=1, until_level=3)
    add_on = AddOnTerms(chips=15_000, price=200, level=2)
    room = Field(msgspec.structs.replace(AGAIN, rebuys=rebuys, add_on=add_on))
    assert "again" not in room.may("p1")
    assert "add-on" not in room.may("p0"), "it is sold in the next level"
    room.out("p1")
    assert room.may("p1") == ("again",), "who was taken out has lost no hand to buy chips after"
    room.again("p1")
    room.out("p1")
    assert room.may("p1") == ()
    room.world.do(room.boss, Penalise(room.event, "p2", "disqualification", WHY))
    for _ in range(400):
        if "p2" not in room.state.stacks:
            break
        room.world.wake()
    assert room.may("p2") == ()
    room.world.do(room.boss, dc.NextLevel(room.event, "late"))
    assert "add-on" in room.may("p0")
    assert "add-on" not in room.may("p2")


def test_he_pays_or_is_not_entered() -> None:
    room = Field(msgspec.structs.replace(AGAIN, buy_in=GRANT // 2))
    room.out("p1")
    order = ReEnterPlayer(room.event, "p1", WHY)
    refused = room.world.refused(room.boss, order)
    assert refused.code == "wallet-short"
    assert refused.parameters["player"] == "<p1>"
    assert "p1" in room.state.results


def test_house_players_and_who_was_erased_do_not_come_again() -> None:
    room = Listed(msgspec.structs.replace(AGAIN, house_players=1))
    room.enter(*some(0, 4))
    room.world.do(room.boss, dc.StartEvent(room.event, "all are here"))
    for player in ("h1", "p1"):
        room.world.do(room.boss, dc.RemovePlayer(room.event, player, "asked to"))
    state = room.world.room._lobby.hosts[room.event].tournament.state
    for _ in range(400):
        if {"h1", "p1"} <= state.results.keys():
            break
        room.world.wake()
    room.world.people.names["p1"] = ERASED
    for player in ("h1", "p1"):
        order = ReEnterPlayer(room.event, player, WHY)
        assert room.world.refused(room.boss, order).code == "re-entry-of-persons"


def test_where_all_seats_are_taken_he_waits_and_his_place_in_the_line_is_taken_back() -> None:
    room = Field(msgspec.structs.replace(AGAIN, seats_at_once=12))
    room.out("p1")
    room.enter("p20")
    room.again("p1")
    assert room.state.alternates == ["p1"]
    act = room.world.director_page(room.event, room.boss).acts[0]
    room.world.do(room.boss, TakeBack(room.event, act.act, "it was another"))
    assert room.state.alternates == []
    assert room.money("p1") == (GRANT - 550, 550)


@pytest.mark.feature("entries-undone")
def test_an_entry_by_mistake_is_taken_back_with_its_money_until_he_has_played() -> None:
    room = Field()
    room.world.do(room.boss, dc.Pause(room.event, "a dispute"))
    while room.state.hands:
        room.world.wake()
    room.out("p1")
    before = room.state.results["p1"], room.state.pool, room.state.prizes, room.state.entries
    room.again("p1")
    act = room.world.director_page(room.event, room.boss).acts[0]
    assert (act.code, act.stands) == ("directed-re-enter-player", None)
    room.world.do(room.boss, TakeBack(room.event, act.act, "it was another"))
    state = room.state
    assert (state.results["p1"], state.pool, state.prizes, state.entries) == before
    assert "p1" not in state.seats
    assert room.money("p1") == (GRANT - 550, 550)
    assert state.entered["p1"] == 1
    room.world.restart()
    assert room.state.results["p1"] == before[0]
    room.boss = room.world.director()
    room.again("p1")
    act = room.world.director_page(room.event, room.boss).acts[0]
    room.world.do(room.boss, dc.Resume(room.event, "decided"))
    for _ in range(400):
        if any("p1" in hand.seats.values() for hand in room.state.hands.values()):
            break
        room.world.wake()
    refused = room.world.refused(room.boss, TakeBack(room.event, act.act, "so"))
    assert refused.code == "act-hand-since"


def test_the_director_of_the_event_enters_again_and_the_floor_does_not() -> None:
    room = Field()
    room.out("p1")
    roles: tuple[RoleName, ...] = ("floor", "cashier")
    for role in roles:
        link = room.world.do(room.boss, MakeLink(role, room.event)).link
        assert link is not None
        order = ReEnterPlayer(room.event, "p1", WHY)
        assert (
            room.world.refused(room.world.connect(role, (link.link,)), order).code
            == "needs-director"
        )
    link = room.world.do(room.boss, MakeLink("director", room.event)).link
    assert link is not None
    room.world.do(room.world.connect("dora", (link.link,)), ReEnterPlayer(room.event, "p1", WHY))
    assert "p1" in room.state.stacks


def test_its_reason_fits() -> None:
    room = Field()
    room.out("p1")
    refused = room.world.refused(room.boss, ReEnterPlayer(room.event, "p1", "x" * 999))
    assert refused.code == "reason-too-long"
