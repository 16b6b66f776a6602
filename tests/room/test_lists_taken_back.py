"""Entries of a list after the start, made by mistake: they come back until a hand was dealt."""

from typing import Any

import msgspec
import pytest
from test_entry_list import GRANT, WHY, Listed, some
from test_re_entering import AGAIN, Field

from ruleone.cage import prize_pool, wallet
from ruleone.room.event.chips import CorrectChips
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.view import EntriesFound
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.roster import FindEntries
from ruleone.room.event.undo import ActView, Redo, TakeBack
from ruleone.rulebook import Refusal
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import BountyTerms

SO = "it was another"


class Late(Field):
    """Twelve play, and no hand is in play: the event is paused."""

    def __init__(self, terms: n.EntryTerms = AGAIN) -> None:
        super().__init__(terms)
        self.pause()

    def pause(self) -> None:
        self.world.do(self.boss, dc.Pause(self.event, "a dispute"))
        while self.state.hands:
            self.world.wake()

    @property
    def act(self) -> ActView:
        return self.world.director_page(self.event, self.boss).acts[0]

    def back(self, act: int, player: str | None = None) -> None:
        self.world.do(self.boss, TakeBack(self.event, act, SO, player))

    def stands(self, act: int, player: str | None = None) -> tuple[str, str | None, object]:
        """Why, by which rule, and of whom it is told."""
        no = self.world.refused(self.boss, TakeBack(self.event, act, SO, player))
        cited = no.citation.rule if no.citation else None
        return no.code, cited, no.parameters.get("player")

    def offered(self, player: str) -> int | None:
        """What the director's sheet of the player offers to take back."""
        found = self.world.look(self.boss, FindEntries(self.event, player=player))
        assert isinstance(found, EntriesFound)
        return found.entries[0].entered_by

    def status(self, player: str) -> str:
        found = self.world.look(self.boss, FindEntries(self.event, player=player))
        assert isinstance(found, EntriesFound)
        return found.entries[0].status

    def standing(self) -> dict[str, Any]:
        """What nobody who was entered by mistake may have changed."""
        state = self.state
        return {
            "entrants": list(state.entrants), "seats": dict(sorted(state.seats.items())),
            "stacks": dict(sorted(state.stacks.items())), "pool": state.pool,
            "prizes": state.prizes, "paid_in": state.paid_in, "entries": state.entries,
            "persons": state.entries_of_persons, "entered": dict(state.entered),
            "flight": dict(state.calendar.entered), "results": dict(state.results),
            "waiting": list(state.alternates), "heads": dict(state.bounties.heads),
            "chips": chip_lines(state), "money": self.booked.held("prizes", self.event),
            "on_heads": self.booked.held("bounties", self.event),
        }  # fmt: skip

    def deal_to(self, player: str) -> None:
        """Play on until he is in a hand."""
        self.world.do(self.boss, dc.Resume(self.event, "decided"))
        for _ in range(400):
            if any(player in hand.seats.values() for hand in self.state.hands.values()):
                return
            self.world.wake()
        raise AssertionError(f"{player} is dealt nothing")


@pytest.mark.feature("entries-undone")
@pytest.mark.rule("house-7.1")
@pytest.mark.rows("bounty", [None, BountyTerms(kind="fixed", amount=100)])
def test_a_late_list_is_taken_back_whole_and_all_is_as_it_was(bounty: BountyTerms | None) -> None:
    room = Late(msgspec.structs.replace(AGAIN, bounty=bounty))
    room.out("p1")
    room.out("p2")
    before = room.standing()
    room.enter("p20", "p21")
    assert {"p20", "p21"} <= room.state.stacks.keys()
    entered = room.act
    assert (entered.code, entered.stands) == ("directed-enter-players", None)
    whom = entered.parameters
    assert (whom["players"], whom["more"]) == (("<p20>", "<p21>"), 0), "whom it has entered"
    room.back(entered.act)
    assert room.standing() == before
    for player in ("p20", "p21"):
        assert room.money(player) == (GRANT, 0)
        assert room.status(player) == "withdrawn"
    newest, listed, *_ = room.world.director_page(room.event, room.boss).acts
    assert (newest.undoes, listed.taken_back_by) == (listed.act, newest.act)
    codes = [line.code for line in room.world.director_page(room.event, room.boss).event.news]
    assert codes.count("first-entry-taken-back") == 2
    room.world.restart()
    room.boss = room.world.director()
    assert room.standing() == before
    assert room.status("p20") == "withdrawn"
    room.enter("p20")
    assert room.state.entered["p20"] == 1


def test_one_of_a_list_is_taken_back_by_himself_from_his_sheet() -> None:
    room = Late()
    room.out("p1")
    room.out("p2")
    room.enter("p20", "p21")
    act = room.act.act
    assert room.offered("p20") == room.offered("p21") == act
    assert room.offered("p0") is None, "he has his seat by the draw"
    room.back(act, "p20")
    assert room.money("p20") == (GRANT, 0)
    assert room.money("p21") == (GRANT - 550, 550)
    assert "p20" not in room.state.entrants
    newest, listed, *_ = room.world.director_page(room.event, room.boss).acts
    assert (newest.undoes, newest.parameters["player"]) == (act, "<p20>")
    assert (listed.taken_back_by, listed.stands) == (None, None)
    assert room.stands(act, "p20")[0] == "act-not-so"
    assert room.stands(act, "p0") == ("act-not-of-player", None, "<p0>")
    assert room.stands(newest.act, "p20")[0] == "act-final-again"
    room.world.restart()
    room.boss = room.world.director()
    assert room.offered("p21") == act
    room.back(act, "p21")
    newest, _, listed, *_ = room.world.director_page(room.event, room.boss).acts
    assert listed.taken_back_by == newest.act
    assert room.stands(act, "p21")[0] == "act-taken-back"


@pytest.mark.rule("house-7.1")
def test_who_was_dealt_a_hand_stays_in_and_the_others_go_one_by_one() -> None:
    room = Late(msgspec.structs.replace(AGAIN, seats_at_once=12))
    room.out("p1")
    room.enter("p20", "p21")
    assert room.state.alternates == ["p21"]
    act = room.act.act
    room.deal_to("p20")
    played = ("act-entry-played", "house-7.1", "<p20>")
    assert room.stands(act) == room.stands(act, "p20") == played
    assert room.act.stands is None, "the pause that is over"
    listed = next(one for one in room.world.director_page(room.event, room.boss).acts
                  if one.act == act)  # fmt: skip
    assert isinstance(listed.stands, Refusal)
    assert listed.stands.code == "act-entry-played"
    assert listed.stands.parameters["others"] == 1, "who waits, and can be withdrawn"
    assert room.offered("p20") is None
    room.back(act, "p21")
    assert room.state.alternates == []
    assert room.money("p21") == (GRANT, 0)


def test_a_seat_that_comes_free_is_his_who_waits() -> None:
    room = Late(msgspec.structs.replace(AGAIN, seats_at_once=12))
    room.out("p1")
    room.enter("p20")
    act = room.act.act
    room.enter("p30")
    assert room.state.alternates == ["p30"]
    room.back(act)
    assert "p30" in room.state.stacks
    assert "p20" not in room.state.entrants
    assert room.booked.balance(wallet("p20")) == GRANT
    assert room.booked.balance(prize_pool(room.event, "p30")) == 550
    waited = next(
        one for one in room.world.director_page(room.event, room.boss).acts
        if one.code == "directed-enter-players"
    )  # fmt: skip
    room.back(waited.act)
    assert "p30" not in room.state.entrants, "who waited and has a seat now came by the same list"


def test_what_was_built_on_an_entry_is_named() -> None:
    room = Late()
    for player in ("p1", "p2", "p3"):
        room.out(player)
    room.enter("p20", "p21", "p22")
    act = room.act.act
    room.out("p20")
    assert room.stands(act, "p20") == ("act-entry-removed", "house-7.1", "<p20>")
    room.back(room.act.act)
    room.world.do(room.boss, CorrectChips(room.event, "p20", "lost", -100, "so"))
    assert room.stands(act, "p20") == ("act-entry-chips", "house-7.1", "<p20>")
    for _ in range(3):
        room.world.do(room.boss, dc.NextLevel(room.event, "late"))
    assert room.stands(act, "p22") == ("act-entry-closed", "house-7.1", "<p22>")
    assert room.offered("p22") is None


def test_an_entry_stands_where_tables_were_balanced_because_of_it() -> None:
    room = Late()
    before = dict(room.state.seats)
    room.enter("p20")
    moved = [player for player, seat in before.items() if room.state.seats[player] != seat]
    assert moved, "a table was opened for him, and others went to it"
    assert room.stands(room.act.act) == ("act-entry-balanced", "house-7.1", "<p20>")
    assert room.offered("p20") is None


def test_an_entry_stands_where_it_would_leave_fewer_than_are_paid() -> None:
    room = Late()
    while len(room.state.stacks) > max(2, len(room.state.prizes)):
        room.out(max(room.state.stacks))
    room.enter("p20")
    act = room.act.act
    assert room.act.stands is None
    room.out("p0")
    assert room.state.late_open
    assert room.stands(act) == ("act-entry-paid", "house-7.1", "<p20>")


def test_before_the_start_a_list_is_taken_back_too_and_after_it_the_draw_stands() -> None:
    room = Listed(AGAIN)
    room.enter(*some(0, 12))
    room.enter("p20", "p21")
    act = room.world.director_page(room.event, room.boss).acts[0]
    assert act.stands is None
    room.world.do(room.boss, TakeBack(room.event, act.act, SO, "p20"))
    assert room.entered == [*some(0, 12), "p21"]
    room.world.do(room.boss, dc.StartEvent(room.event, "all are here"))
    refused = room.world.refused(room.boss, TakeBack(room.event, act.act, SO))
    assert (refused.code, refused.parameters["player"]) in (
        ("act-entry-drawn", "<p21>"), ("act-entry-played", "<p21>"),
    )  # fmt: skip


def test_a_long_list_is_kept_whole() -> None:
    room = Late(msgspec.structs.replace(AGAIN, seats_at_once=12))
    room.enter(*some(20, 25))
    assert len(room.state.alternates) == 25
    act = room.act
    assert act.stands is None
    room.back(act.act, "p44")
    room.back(act.act)
    assert room.state.alternates == []
    assert all(room.booked.balance(wallet(player)) == GRANT for player in some(20, 25))


def test_only_a_director_takes_back_and_the_reason_fits() -> None:
    room = Late(msgspec.structs.replace(AGAIN, seats_at_once=12))
    room.enter("p20")
    act, ann = room.act.act, room.world.connect("ann")
    assert room.world.refused(ann, TakeBack(room.event, act, SO, "p20")).code == "needs-director"
    wordy = TakeBack(room.event, act, "x" * 999, "p20")
    assert room.world.refused(room.boss, wordy).code == "reason-too-long"
    assert WHY in str(room.act.parameters["reason"])


def test_a_list_that_was_taken_back_is_entered_anew_and_not_done_again() -> None:
    """Whoever may enter others, and spends what is in their wallets, gives that order himself."""
    late = Late()
    late.out("p1")
    late.enter("p20")
    entered = late.act.act
    late.back(entered)
    assert late.world.refused(late.boss, Redo(late.event, entered)).code == "act-terms-not-kept"
    listed = next(act for act in late.world.director_page(late.event, late.boss).acts
                  if act.act == entered)  # fmt: skip
    assert listed.not_again is not None
    assert listed.not_again.code == "act-terms-not-kept"
    late.enter("p20")
    assert late.status("p20") == "playing"
