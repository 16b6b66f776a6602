"""A person's time: action time, time bank, time-outs, going away and coming back."""

import msgspec
import pytest
from world import World, careful, passive

from ruleone.dealing.actions import Call, Fold
from ruleone.dealing.events import Acted
from ruleone.dealing.views import HandView
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import PlayerView, TableView
from ruleone.room.playing import ImBack, Leave
from ruleone.room.table.records import TimedOut
from ruleone.room.table.view import TurnView
from ruleone.room.views import Accepted
from ruleone.rulebook import Citation, Refusal
from ruleone.rulebook import edition as book

ACTION_MS, BANK_MS = 20_000, 60_000


def begin(seed: int = 2, edition: str = "modern") -> tuple[World, TableView, HandView, TurnView]:
    """A world in which it is the turn of `ann`, the first of those here."""
    world = World(seed=seed, settings=Settings(edition=edition))
    ann = world.connect("ann")
    view = next(world.turns(world.sit_down(ann), ann))
    assert view.hand is not None
    assert view.turn is not None
    return world, view, view.hand, view.turn


def me(view: TableView) -> PlayerView:
    return next(player for player in view.players if player.seat == view.my_seat)


def mine(world: World, view: TableView) -> TableView:
    return world.table(view.event, view.table, world.here[0])


def clock_acts(world: World, event: str, number: int) -> tuple[TimedOut, Acted]:
    """What the clock told in this hand, and the act that came of it."""
    rows = list(world.journal.read(f"hand/{event}/{number}"))
    at = next(at for at, row in enumerate(rows) if row.kind == "timed-out")
    told = msgspec.msgpack.decode(rows[at].payload, type=TimedOut)
    return told, msgspec.msgpack.decode(rows[at + 1].payload, type=Acted)


@pytest.mark.feature("time-to-act")
def test_a_turn_has_its_action_time_and_then_the_bank() -> None:
    world, view, hand, turn = begin()
    assert turn.seat == view.my_seat == hand.to_act
    assert turn.ends_ms - turn.started_ms == ACTION_MS
    assert turn.bank_ms == BANK_MS
    assert turn.bank_ends_ms == turn.ends_ms + BANK_MS
    assert world.room.due_ms is not None


def test_nothing_happens_before_the_time_is_up() -> None:
    world, view, _hand, turn = begin()
    world.now_ms = turn.bank_ends_ms - 1
    world.take(world.room.wake(world.now_ms))
    assert mine(world, view).hand == view.hand
    world.now_ms += 1
    world.take(world.room.wake(world.now_ms))
    assert mine(world, view).hand != view.hand


@pytest.mark.rule("house-26.4")
@pytest.mark.rows(
    ("edition", "facing_none"),
    [("modern", "check"), ("house", "check"), ("house+clock.turn_without_bet=as-called", "fold")],
)
def test_facing_a_bet_the_clock_folds_and_facing_none_the_edition_decides(
    edition: str, facing_none: str
) -> None:
    decided = {}
    for seed in range(2, 14):
        world, view, hand, turn = begin(seed, edition)
        options = hand.options
        assert options is not None
        if not options.check and "facing" in decided:
            # Call, and see whether a turn without a bet comes.
            world.act(world.here[0], view, Call())
            view = next(world.turns(view.event, world.here[0]))
            assert view.hand is not None
            assert view.hand.options is not None
            assert view.turn is not None
            hand, turn, options = view.hand, view.turn, view.hand.options
            if not options.check:
                continue
        world.now_ms = turn.bank_ends_ms
        world.take(world.room.wake(world.now_ms))
        told, acted = clock_acts(world, view.event, hand.number)
        asked = "clock.turn_without_bet" if acted.kind == "check" else "clock.expiry"
        assert (told.player, told.citation) == ("ann", book(edition).cite(asked))
        assert acted.seat == view.my_seat
        decided["free" if options.check else "facing"] = acted.kind
        if len(decided) == 2:
            break
    assert decided == {"facing": "fold", "free": facing_none}


@pytest.mark.rule("house-26.5", "tda2024-29.6")
@pytest.mark.rows(("tie", "counts"), [("player", True), ("declaration-order", False)])
def test_an_act_at_the_very_end_of_the_time_is_decided_by_the_edition(
    tie: str, counts: bool
) -> None:
    edition = "modern" if tie == "player" else f"modern+clock.tie={tie}"
    world, view, hand, turn = begin(edition=edition)
    world.now_ms = turn.bank_ends_ms
    result = world.act(world.here[0], view, Fold()).result
    assert isinstance(result, Accepted) == counts
    if isinstance(result, Refusal):
        assert (result.code, result.citation) == ("time-up", Citation("tda2024-29.4", edition))
    rows = [row.kind for row in world.journal.read(f"hand/{view.event}/{hand.number}")]
    assert ("timed-out" in rows) != counts


def test_an_act_after_the_time_is_late_even_where_the_room_was_busy() -> None:
    world, view, hand, turn = begin()
    world.now_ms = turn.bank_ends_ms + 1
    result = world.act(world.here[0], view, Fold()).result
    assert isinstance(result, Refusal)
    assert result.code == "time-up"
    assert clock_acts(world, view.event, hand.number)[0].player == "ann"


def test_what_a_turn_takes_of_the_bank_is_gone_for_the_event() -> None:
    world, view, hand, turn = begin()
    assert hand.options is not None
    world.now_ms = turn.ends_ms + 7_000
    world.act(world.here[0], view, careful(hand.options))
    assert me(mine(world, view)).bank_ms == BANK_MS - 7_000
    world.restart()
    assert me(mine(world, view)).bank_ms == BANK_MS - 7_000
    later = next(world.turns(view.event, world.here[0]))
    assert later.turn is not None
    assert later.turn.bank_ms == BANK_MS - 7_000


def test_an_act_within_the_action_time_takes_nothing_of_the_bank() -> None:
    world, view, hand, turn = begin()
    assert hand.options is not None
    world.now_ms = turn.ends_ms
    world.act(world.here[0], view, careful(hand.options))
    assert me(mine(world, view)).bank_ms == BANK_MS


def time_out(world: World, view: TableView, wakes: int = 20_000) -> TableView:
    """Let the time of this turn run out; the next turn, or the same view where none comes."""
    assert view.turn is not None
    world.now_ms = view.turn.bank_ends_ms
    world.take(world.room.wake(world.now_ms))
    return next(world.turns(view.event, world.here[0], wakes), view)


def away_in_a_hand() -> tuple[World, TableView]:
    """A world in which `ann` has let her time run out twice, where nobody had bet, and has a turn
    in the same hand."""
    for seed in range(1, 200):
        world, view, hand, _turn = begin(seed)
        while view.hand is not None and view.hand.number == hand.number:
            assert view.hand.options is not None
            if view.hand.street == "flop":
                break
            world.act(world.here[0], view, passive(view.hand.options))
            view = next(world.turns(view.event, world.here[0]))
        later = view if me(view).away else time_out(world, view)
        if later.hand is None or later.hand.number != hand.number:
            continue
        assert not me(later).away
        assert later.turn is not None
        assert later.turn.bank_ms == 0
        last = time_out(world, later, wakes=60)
        if last is not later and last.hand is not None and last.hand.number == hand.number:
            return world, last
    raise AssertionError("no such hand")


def test_who_times_out_twice_is_away_and_hardly_waited_for() -> None:
    world, view = away_in_a_hand()
    assert me(view).away
    assert view.turn is not None
    assert view.turn.bank_ends_ms - view.turn.started_ms == world.settings.away_ms


@pytest.mark.rows("how", ["acting", "saying so", "a new page"])
def test_who_was_away_returns(how: str) -> None:
    world, view = away_in_a_hand()
    ann = world.here[0]
    assert me(view).away
    if how == "acting":
        assert view.hand is not None
        assert view.hand.options is not None
        world.act(ann, view, careful(view.hand.options))
    elif how == "saying so":
        world.do(ann, ImBack(view.event))
    else:
        world.disconnect(ann)
        ann = world.connect("ann")
    after = world.my_table(view.event, ann)
    assert after is not None
    assert not me(after).away
    if how != "acting":
        assert after.turn is not None
        assert after.turn.ends_ms - after.turn.started_ms == ACTION_MS


def player(view: TableView, person: str) -> PlayerView:
    return next(one for one in view.players if one.player == person)


def test_who_loses_the_line_in_his_turn_is_marked_and_the_turn_runs_on_as_it_was() -> None:
    world, view, _hand, _turn = begin(seed=4)
    ann, bob = world.here[0], world.connect("bob")
    world.disconnect(ann)
    seen = world.table(view.event, view.table, bob)
    assert not player(seen, "ann").connected
    assert seen.turn == view.turn
    world.connect("ann")
    assert player(world.table(view.event, view.table, bob), "ann").connected


def test_who_is_not_connected_has_his_action_time_but_keeps_his_bank() -> None:
    world, view, hand, _turn = begin(seed=4)
    ann, bob = world.here[0], world.connect("bob")
    assert hand.options is not None
    world.act(ann, view, careful(hand.options))
    world.disconnect(ann)
    for _ in range(400):
        page = world.table(view.event, view.table, bob)
        if page.turn is not None and page.turn.seat == view.my_seat:
            break
        world.wake()
    assert page.turn is not None
    assert (page.turn.bank_ms, page.turn.bank_ends_ms) == (0, page.turn.ends_ms)
    assert page.turn.ends_ms - page.turn.started_ms == ACTION_MS
    world.now_ms = page.turn.ends_ms
    world.take(world.room.wake(world.now_ms))
    assert player(world.table(view.event, view.table, bob), "ann").bank_ms == BANK_MS
    world.here.insert(0, world.connect("ann"))
    later = next(world.turns(view.event, world.here[0]))
    assert later.turn is not None
    assert later.turn.bank_ms == BANK_MS


def test_a_clock_that_acts_late_takes_no_more_than_was_in_the_bank() -> None:
    world, view, _hand, turn = begin()
    world.now_ms = turn.bank_ends_ms + 5_000
    world.take(world.room.wake(world.now_ms))
    assert me(mine(world, view)).bank_ms == 0


def test_a_second_page_keeps_a_person_connected_when_the_first_closes() -> None:
    world, view, _hand, _turn = begin()
    ann, bob = world.here[0], world.connect("bob")
    world.take(world.room.connected(ann, True, world.now_ms))
    world.take(world.room.connected(ann, False, world.now_ms))
    page = world.table(view.event, view.table, bob)
    assert next(one for one in page.players if one.player == "ann").connected


@pytest.mark.rule("house-28.2", "tda2024-30.2")
def test_who_has_left_his_seat_is_folded_in_turn_at_once_even_for_nothing() -> None:
    world, view, hand, _turn = begin(seed=4)
    ann = world.here[0]
    world.do(ann, Leave(view.event))
    world.take(world.room.wake(world.now_ms))
    told, acted = clock_acts(world, view.event, hand.number)
    assert told.citation == Citation("tda2024-30.2", "modern")
    assert acted.kind == "fold"
    page = world.table(view.event, view.table, ann)
    assert page.hand is not None
    assert next(s for s in page.hand.seats if s.seat == view.my_seat).status == "folded"


def test_who_has_left_takes_his_seat_again() -> None:
    world = World(seed=4)
    ann, bob, boss = world.connect("ann"), world.connect("bob"), world.director()
    made = world.do(boss, CreateEvent("sprint-27", "Friends")).event
    assert made is not None
    world.do(ann, Join(made))
    world.do(bob, Join(made))
    world.do(boss, dc.StartEvent(made, "all are here"))
    world.do(ann, Leave(made))
    world.wake()
    world.do(ann, ImBack(made))
    codes = [news.code for news in world.event(made, ann).news]
    assert codes.index("seat-left") < codes.index("seat-taken"), codes
    world.restart()
    view = next(world.turns(made, ann))
    assert view.hand is not None
    assert isinstance(world.act(ann, view, Fold()).result, Accepted)


@pytest.mark.rule("house-26.4")
def test_news_say_whose_time_ran_out_and_what_the_clock_did_for_him() -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    told: list[tuple[str, str, str]] = []
    acts: list[str] = []
    for _ in range(2):
        view = next(world.turns(event, ann))
        assert view.hand is not None
        number = view.hand.number
        assert view.turn is not None
        world.now_ms = view.turn.bank_ends_ms
        world.take(world.room.wake(world.now_ms))
        _, acted = clock_acts(world, event, number)
        acts.append(acted.kind)
    for _ in range(300):
        world.wake()
        news = world.table(event, view.table, ann).news
        told = [
            (line.code, str(line.parameters["player"]), line.citation.rule if line.citation else "")
            for line in news
            if line.code.startswith("time-up") or line.code == "player-away"
        ]
    rule = {"check": "house-26.4", "fold": "tda2024-29.4"}
    assert told == [
        *((f"time-up-{act}", "<ann>", rule[act]) for act in acts),
        ("player-away", "<ann>", ""),
    ]  # fmt: skip
    before = world.table(event, view.table, ann).news
    world.restart()
    assert world.table(event, view.table, ann).news == before
