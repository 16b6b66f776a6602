"""Live tables: a dealer tells what happens, RuleOne follows, rules and keeps the record."""

import re
from dataclasses import dataclass

import msgspec
import pytest
from live_world import LEVEL, LiveWorld, opening

from ruleone import limits
from ruleone.cards import parse
from ruleone.dealing import Call, Check, Fold, Muck, RaiseTo, Show
from ruleone.floor import ClockCall, Push, Said
from ruleone.floor.cards import EarlyBoard
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    Chosen,
    HandDealt,
    Happened,
    Overruled,
    Plays,
    StackTold,
    Undone,
    happened,
)
from ruleone.room.access.role_links import RevokeLink
from ruleone.room.core.orders import Order
from ruleone.room.live import commands as lc
from ruleone.room.live import events as e
from ruleone.room.live.commands import LiveSeat
from ruleone.room.live.entries import ClockAsked, CountOver, LiveEntry, Offended
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.views import LiveAnsweredView
from ruleone.rulebook import Refusal
from ruleone.words import say

STUD = LiveLevel(small_blind=0, big_blind=0, ante=25, min_bet=100, bring_in=50)


def in_chinese(refused: Refusal) -> str:
    """The code of a refusal whose Chinese words hold no English sentence."""
    told = say("zh", f"refusal-{refused.code}", **refused.parameters)
    assert not re.search("[A-Za-z]+ [A-Za-z]+", told), told
    return refused.code


def stacks_of(world: LiveWorld) -> dict[int, int]:
    return {seat.seat: seat.stack or 0 for seat in world.live().seats}


def checked_down(world: LiveWorld, *boards: tuple[str, ...]) -> None:
    """Each street comes and everybody checks it."""
    for cards in boards:
        world.enter(BoardTurned(cards))
        street = world.hand().view().street
        while world.hand().options is not None and world.hand().view().street == street:
            seat = world.hand().view().to_act
            assert seat is not None
            world.enter(Acts(seat, Check()))


def test_a_hand_from_the_shuffle_to_the_pot() -> None:
    """An oversized chip, a raise out of turn, a premature turn card, an entry taken back, and the
    floor overruling: the pots are right in the end."""
    world = LiveWorld()
    world.start(button=4)
    assert world.live().awaits == "hole-cards"
    world.enter(AllDealt())
    early = world.enter(Acts(4, RaiseTo(300)))
    assert [(one.seat, one.action, one.to) for one in world.live().early] == [(4, "RaiseTo", 300)]
    assert early.citations
    silent = world.enter(Plays(3, (Push({500: 1}),)))
    assert silent.ruling[0]["en"].startswith("call")
    assert silent.ruling[0]["zh"].startswith("跟注")
    assert world.live().early == ()
    world.enter(Acts(1, Fold()), Plays(2, (Said("call"),)), Acts(3, Fold()))
    wrong = world.enter(BoardTurned(("As", "Kd", "7d")))
    world.enter(Undone("the seven is a club"))
    lines = {line.n: line for line in world.live().lines}
    assert lines[wrong.n].undone
    world.enter(BoardTurned(("As", "Kd", "7c")), Acts(2, Check()))
    world.enter(happened(EarlyBoard(street="turn", cards=(parse("Qs"),))))
    assert world.live().lines[-1].done
    world.enter(Acts(4, Check()), BoardTurned(("9d",)))
    bet = world.enter(Plays(2, (Push({1000: 1}),)))
    world.enter(Overruled(bet.n, (), "he had checked before"), by=world.floor)
    world.enter(Acts(2, Check()), Acts(4, Check()), BoardTurned(("Qs",)))
    world.enter(Acts(2, Check()), Acts(4, Check()))
    world.enter(Acts(2, Show(("Ah", "Qh"))), Acts(4, Muck()))
    view = world.live()
    assert view.awaits is None
    assert stacks_of(world) == {1: 9_950, 2: 10_450, 3: 9_900, 4: 9_700}
    assert view.hand is not None
    assert sum(award.amount for award in view.hand.awards) == 750
    world.start()
    assert [type(event) for event in world.written()[-2:]] == [e.LiveHandEnded, e.LiveHandBegan]
    assert world.live().hand_number == 2
    assert sum(stacks_of(world).values()) + (world.hand().view().total) == 40_000


def test_a_hand_that_is_over_may_be_taken_back_until_the_next_begins() -> None:
    world = LiveWorld(stacks=(10_000,) * 3)
    world.start(button=3)
    world.enter(AllDealt(), Acts(3, Fold()), Acts(1, Fold()))
    assert world.live().awaits is None
    world.restart()
    world.enter(Undone("seat 1 had not folded"))
    assert world.live().awaits == "action"
    world.enter(Acts(1, Call()), Acts(2, Check()))
    assert world.refused(world.dealer, lc.StartLiveHand("l1", 1)).code == "live-hand-on"


def test_a_restart_in_mid_hand_shows_the_same() -> None:
    world = LiveWorld()
    world.start()
    world.enter(AllDealt())
    first = world.hand().view().to_act
    assert first is not None
    world.do(world.dealer, lc.CallFloor("l1", "somebody looked at the muck"))
    world.enter(ClockAsked(ClockCall(reasonable=True, approved=True)))
    world.enter(Offended(first, "other-language", language="fr"))
    world.enter(Plays(first, (Push({1000: 1}),)), Acts(first % 4 + 1, Fold()))
    before, events = world.seen(), world.hand().events
    world.restart()
    assert world.seen() == before
    assert world.hand().events == events
    world.restart()
    assert world.seen() == before
    world.enter(Undone())
    assert world.live().lines[-2].undone


@dataclass(frozen=True)
class Asked:
    """A command with the least role that may ask it."""

    command: Order
    dealer: bool


ASKED = (
    Asked(opening(), False),
    Asked(lc.SeatLive("l1", 9, "Gil", 5_000), False),
    Asked(lc.LeaveLive("l1", 1), False),
    Asked(lc.SetLiveLevel("l1", LEVEL), False),
    Asked(lc.SetLiveChips("l1", (25, 100)), True),
    Asked(lc.StartLiveHand("l1", 1), True),
    Asked(lc.TakeBackLiveHand("l1", 1), True),
    Asked(lc.EnterLive("l1", 1, 0, AllDealt()), True),
    Asked(lc.EnterLive("l1", 1, 0, ByFloor((), "a word")), False),
    Asked(lc.CallFloor("l1", "a dispute"), True),
    Asked(lc.AnswerCall("l1"), False),
    Asked(lc.AnnounceLive(event="l1", texts={"en": "Dinner at nine"}), False),
    Asked(lc.CloseLiveTable("l1"), False),
)


@pytest.mark.rows("asked", ASKED, ids=lambda asked: type(asked.command).__name__)
def test_who_may_ask_what_of_a_live_table(asked: Asked) -> None:
    world = LiveWorld()
    world.start(button=1)
    world.do(world.floor, opening())
    others = (
        world.holder("dealer", "eve", "l2", 1),
        world.holder("dealer", "eli", "l1", 2),
        world.holder("floor", "flo", "l2"),
        world.holder("cashier", "cat"),
        world.connect("ann"),
    )
    for caller in others:
        refusal = world.refused(caller, asked.command)
        assert refusal.code in ("needs-floor", "needs-dealer"), caller
    mine = world.ask(world.dealer, asked.command).result
    denied = isinstance(mine, Refusal) and mine.code in ("needs-floor", "needs-dealer")
    assert denied != asked.dealer
    result = world.ask(world.floor, asked.command).result
    assert not isinstance(result, Refusal) or not result.code.startswith("needs")


def test_who_may_watch_what_of_a_live_table() -> None:
    world = LiveWorld()
    world.do(world.floor, opening())
    other, ann = world.holder("dealer", "eve", "l2", 1), world.connect("ann")
    bound = world.holder("floor", "flo", "l1")
    for caller, topics in (
        (world.floor, {"live/l1", "live-board/l1", "floor"}),
        (world.boss, {"live/l1", "live-board/l1", "floor"}),
        (world.dealer, {"live/l1", "live-board/l1"}),
        (bound, {"live/l1", "live-board/l1"}),
        (other, {"live-board/l1"}),
        (ann, {"live-board/l1"}),
    ):
        for topic in ("live/l1", "live-board/l1", "floor"):
            view = world.room.view(topic, caller, world.now_ms)
            assert isinstance(view, Refusal) == (topic not in topics), (caller, topic)
    unknown = world.room.view("live-board/l9", ann, world.now_ms)
    assert isinstance(unknown, Refusal)
    assert unknown.code == "live-table-unknown"


def test_a_revoked_link_deals_no_more() -> None:
    world = LiveWorld()
    world.start()
    world.do(world.boss, RevokeLink(world.dealer.links[0]))
    assert "live/l1" in world.outcomes[-1].changed
    command = lc.EnterLive("l1", 1, 0, AllDealt())
    assert world.refused(world.dealer, command).code == "needs-dealer"


def test_what_is_stale_changes_nothing() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    before = world.seen()
    for hand, lines in ((1, 0), (1, 2), (0, 1), (2, 1), (2, 0)):
        command = lc.EnterLive("l1", hand, lines, Acts(3, Call()))
        assert world.refused(world.dealer, command).code == "stale"
    assert world.refused(world.dealer, lc.StartLiveHand("l1", 0)).code == "stale"
    assert world.seen() == before


@pytest.mark.rows(
    ("entry", "code"),
    [
        (BoardTurned(("As", "Kd", "7c")), "no-board-now"),
        (Acts(7, Fold()), "no-turn-to-come"),
        (Plays(3, (Push({1000: 11}),)), "pushed-too-much"),
        (Plays(2**50, (Said("fold"),)), "live-number"),
        (StackTold(3, 2**50), "live-number"),
        (StackTold(3, -1), "live-number"),
        (Happened("early-board", {"cards": ["x" * 201]}), "live-text"),
        (Happened("early-board", {"cards": [99]}), None),
        (Happened("moonrise", {}), "no-such-incident"),
        (CountOver(), "no-clock-runs"),
        (CountOver(-1), "live-number"),
        (Chosen(1, 0), None),
        (Overruled(1, (), "x" * 201), None),
    ],
)
def test_what_contradicts_changes_nothing(entry: LiveEntry, code: str | None) -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    refusal = world.not_entered(entry, by=world.floor)
    assert code is None or refusal.code == code
    before = world.seen()
    world.restart()
    assert world.seen() == before


def test_no_card_is_shown_to_who_may_not_see_it() -> None:
    world = LiveWorld(stacks=(10_000,) * 2)
    ann = world.connect("ann")
    world.start(button=2)
    world.enter(HandDealt(1, ("Th", "Td")), HandDealt(2, ("Ks", "Kd")))
    world.enter(Plays(2, (Push({500: 1}),)), Acts(1, Check()), BoardTurned(("2c", "7h", "9s")))
    world.do(world.dealer, lc.CallFloor("l1", "who is to act?"))
    told = msgspec.json.encode(world.board(ann)).decode()
    for card in ("Th", "Td", "Ks", "Kd"):
        assert not re.search(rf"\b{card}\b", told)
    hand = world.live().hand
    assert hand is not None
    assert [seat.cards for seat in hand.seats] == [("??", "??")] * 2
    assert "2c" in told
    world.enter(Acts(1, Check()), Acts(2, Check()), BoardTurned(("3c",)))
    world.enter(Acts(1, Check()), Acts(2, Check()), BoardTurned(("4c",)))
    world.enter(Acts(1, Check()), Acts(2, Check()))
    world.enter(Acts(1, Show(("Th", "Td"))), Acts(2, Muck()))
    told = msgspec.json.encode(world.board(ann)).decode()
    assert '"Th"' in told
    assert '"Ks"' not in told


def test_the_record_says_who_of_the_floor_came_to_a_call_and_when() -> None:
    world = LiveWorld()
    assert world.live().answered == ()
    for about in ("he used his phone", "a torn card"):
        world.now_ms += 1_000
        world.do(world.dealer, lc.CallFloor("l1", about))
        called_ms = world.now_ms
        before = len(world.live().answered)
        world.now_ms += 45_000
        world.do(world.floor, lc.AnswerCall("l1"))
        assert len(world.live().answered) == before + 1
        assert world.live().answered[-1] == LiveAnsweredView(
            about, "<dan>", called_ms, "<fay>", world.now_ms
        )
    told = world.live().answered
    world.restart()
    assert world.live().answered == told


def test_a_call_tells_who_is_coming_and_the_record_what_was_ruled() -> None:
    """Nobody is said to come before somebody of the floor says so; the same after a restart."""
    world = LiveWorld()
    assert world.refused(world.floor, lc.ComeToCall("l1")).code == "live-no-call"
    world.do(world.dealer, lc.CallFloor("l1", "dispute"))
    call = world.live().call
    assert call is not None
    assert (call.coming, call.coming_ms) == ("", None)
    assert world.refused(world.dealer, lc.ComeToCall("l1")).code == "needs-floor"
    world.now_ms += 5_000
    came_ms = world.now_ms
    world.do(world.floor, lc.ComeToCall("l1"))
    world.restart()
    call = world.live().call
    assert call is not None
    assert (call.coming, call.coming_ms) == ("<fay>", came_ms)
    assert world.refused(world.floor, lc.ComeToCall("l1")).code == "live-coming"
    long = world.refused(world.floor, lc.AnswerCall("l1", "x" * 201))
    assert (long.code, long.parameters) == ("live-ruled", {"most": 200})
    world.do(world.floor, lc.AnswerCall("l1", " The bet stands. "))
    world.restart()
    assert world.live().call is None
    assert [(one.about, one.came, one.ruled) for one in world.live().answered] == [
        ("dispute", "<fay>", "The bet stands.")
    ]
    world.do(world.dealer, lc.CallFloor("l1", "chips"))
    call = world.live().call
    assert call is not None
    assert call.coming == ""


def test_the_floor_comes_chooses_and_its_page_shows_it() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    world.do(world.dealer, lc.CallFloor("l1", "he used his phone"))
    assert [call.about for call in world.floor_page().calls] == ["he used his phone"]
    assert world.refused(world.dealer, lc.CallFloor("l1", "again")).code == "live-called"
    world.do(world.floor, lc.AnswerCall("l1"))
    assert world.floor_page().calls == ()
    line = world.enter(Offended(3, "phoned"))
    waiting = world.floor_page().decisions
    assert [(one.table, one.line.n) for one in waiting] == [("l1", line.n)]
    at = [choice.words["en"] for choice in line.choices].index("one missed round")
    assert world.not_entered(Chosen(line.n, at)).code == "needs-floor"
    given = world.enter(Chosen(line.n, at), by=world.floor)
    assert given.penalty is not None
    assert world.floor_page().decisions == ()
    assert world.not_entered(Undone("not so")).code == "needs-floor"
    assert world.live().lines[-2].choices[at].chosen
    world.enter(Acts(3, Fold()), Acts(4, Fold()), Acts(1, Fold()))
    world.start()
    running = world.floor_page().penalties
    assert [(one.seat, one.name, one.hands_left) for one in running] == [(3, "Cy", 3)]
    assert [seat.misses for seat in world.live().seats] == [False, False, True, False]
    world.enter(AllDealt())
    again = world.enter(Offended(3, "phoned"))
    proposed = [choice.words["en"] for choice in again.choices if choice.proposed]
    assert proposed == ["2 missed rounds"]
    page = world.floor_page()
    assert [(one.hand, one.line.n) for one in page.decisions] == [(2, again.n)]
    assert [(one.hand, one.line.n) for one in page.rulings] == [(2, 1), (1, given.n)]
    before = world.seen()
    world.restart()
    assert world.seen() == before


def test_the_clock_runs_by_the_rooms_own_time() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt(), ClockAsked(ClockCall(reasonable=True, approved=True)))
    view = world.live()
    assert view.clock is not None
    assert view.clock.seat == 3
    assert view.clock.counts_from_ms - view.lines[-1].at_ms == 50_000
    world.now_ms = view.clock.ends_ms + 500
    world.enter(CountOver())
    assert world.live().clock is None
    assert world.hand().view().to_act == 4


def test_players_come_and_go_and_levels_change_between_hands() -> None:
    world = LiveWorld(stacks=(10_000,) * 3)
    world.start(button=3)
    world.enter(AllDealt())
    world.do(world.floor, lc.SeatLive("l1", 5, "Eva", 4_000))
    assert world.refused(world.floor, lc.SeatLive("l1", 5, "Eli", 4_000)).code == "live-seat-taken"
    world.do(world.floor, lc.LeaveLive("l1", 1))
    world.do(world.floor, lc.SetLiveLevel("l1", LiveLevel(small_blind=100, big_blind=200)))
    assert [seat.seat for seat in world.live().seats] == [1, 2, 3, 5]
    world.enter(Acts(3, Fold()), Acts(1, Fold()))
    world.start()
    assert [seat.seat for seat in world.live().seats] == [2, 3, 5]
    assert world.hand().view().blinds == (100, 200)
    assert world.refused(world.floor, lc.CloseLiveTable("l1")).code == "live-hand-on"
    world.restart()
    assert [seat.seat for seat in world.live().seats] == [2, 3, 5]


def test_a_closed_table_is_gone() -> None:
    world = LiveWorld()
    world.do(world.floor, lc.CloseLiveTable("l1"))
    assert world.floor_page().tables == ()
    assert world.refused(world.floor, lc.CloseLiveTable("l1")).code == "live-table-over"
    world.restart()
    assert world.do(world.floor, opening()).event == "l2"


REPLACED: tuple[tuple[dict[str, object], str], ...] = (
    ({"title": ""}, "name-length"),
    ({"title": "x" * (limits.NAME_MAX_CHARACTERS + 1)}, "name-length"),
    ({"game": "snap"}, "live-game"),
    ({"edition": "hoyle"}, "live-edition"),
    ({"chips": ()}, "live-chips"),
    ({"chips": (25, 25)}, "live-chips"),
    ({"chips": (0,)}, "live-number"),
    ({"level": LiveLevel(small_blind=100, big_blind=50)}, "live-blinds"),
    ({"level": LiveLevel(small_blind=-1, big_blind=50)}, "live-number"),
    ({"level": LiveLevel(small_blind=1, big_blind=2, min_bet=0)}, "live-number"),
    ({"level": LiveLevel(small_blind=10, big_blind=20)}, "live-level-not-in-chips"),
    ({"level": LiveLevel(small_blind=25, big_blind=50, ante=5)}, "live-level-not-in-chips"),
    ({"seats": (LiveSeat(11, "Ada", 100),)}, "live-seat"),
    ({"seats": (LiveSeat(1, " ", 100),)}, "name-length"),
    ({"seats": (LiveSeat(1, "Ada", 0),)}, "live-number"),
    ({"seats": (LiveSeat(1, "Ada", 5), LiveSeat(1, "Bo", 5))}, "live-seat-taken"),
)


@pytest.mark.rows(("changed", "code"), REPLACED)
def test_what_no_table_may_be(changed: dict[str, object], code: str) -> None:
    world = LiveWorld()
    command = msgspec.structs.replace(opening(), **changed)
    assert in_chinese(world.refused(world.floor, command)) == code


@pytest.mark.rows("amount", ["small_blind", "big_blind", "ante", "min_bet", "bring_in"])
def test_a_level_is_of_the_chips_in_play(amount: str) -> None:
    world = LiveWorld()
    level = {"small_blind": 25, "big_blind": 50} | {amount: 40}
    refusal = world.refused(world.floor, lc.SetLiveLevel("l1", LiveLevel(**level)))
    assert in_chinese(refusal) == "live-level-not-in-chips"
    assert (refusal.parameters["unit"], refusal.parameters["came"]) == (25, 40)
    world.do(world.floor, lc.SetLiveChips("l1", (5, 25, 100)))
    world.do(world.floor, lc.SetLiveLevel("l1", LiveLevel(**level)))


def test_what_no_hand_may_begin_with() -> None:
    world = LiveWorld(stacks=(10_000,))
    assert world.refused(world.dealer, lc.StartLiveHand("l1", 0)).code == "live-too-few"
    world.do(world.floor, lc.SeatLive("l1", 2, "Bo", 100))
    assert world.refused(world.dealer, lc.StartLiveHand("l1", 0, 7)).code == "live-button"
    assert world.refused(world.dealer, lc.CallFloor("l1", "x" * 201)).code == "live-text"
    nothing = lc.SetLiveLevel("l1", LiveLevel(small_blind=0, big_blind=0))
    world.do(world.floor, nothing)
    assert in_chinese(world.refused(world.dealer, lc.StartLiveHand("l1", 0))) == "live-hand-bad"
    assert world.written()[-1] == e.LevelSet(nothing.level, "fay", world.now_ms)


def test_a_game_is_not_dealt_to_more_than_its_deck_has_cards_for() -> None:
    world = LiveWorld(game="flstud", stacks=(10_000,) * 9, level=STUD)
    refused = world.refused(world.dealer, lc.StartLiveHand("l1", 0))
    assert (in_chinese(refused), refused.parameters) == (
        "live-too-many-dealt",
        {"most": 8, "came": 9},
    )
    world.do(world.floor, lc.LeaveLive("l1", 9))
    world.start()
