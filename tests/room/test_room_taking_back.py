"""The director takes back what he did to an event: from his page, with a reason, on the record."""

import pytest
from test_directed_clock import left_ms
from test_room_deals import last_three, on
from test_room_entries import TERMS, Till
from world import World, passive

from ruleone.room.commands import ORDERS
from ruleone.room.core.roles import DIRECTOR, Caller
from ruleone.room.event.chips import CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.deals import AnswerDeal, OfferDeal
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.host.order import Direction
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.penalties import Penalise
from ruleone.room.event.seating import BreakTable, KeepTable
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import ActView, TakeBack
from ruleone.room.playing import EndGame
from ruleone.rulebook import Refusal
from ruleone.tournament.terms.config import Rebuys
from ruleone.words import LANGUAGES, say


def started(world: World) -> tuple[str, Caller, Caller]:
    """An event that is played: its director, and a player."""
    boss, ann = world.director(), world.connect("ann")
    event = world.sit_down(ann)
    return event, boss, ann


def acts(world: World, event: str, boss: Caller) -> tuple[ActView, ...]:
    return world.director_page(event, boss).acts


@pytest.mark.feature("undo")
def test_each_of_the_directors_commands_can_be_taken_back_or_says_why_not() -> None:
    directed = {kind for kind in ORDERS if issubclass(kind, Direction)}
    assert not [
        kind for kind in directed if kind.undo.how not in ("repaired", "contrary", "stands")
    ]
    for kind in ORDERS:
        if kind.undo.how == "stands":
            for language in LANGUAGES:
                assert say(language, f"refusal-{kind.undo.code}")
    assert TakeBack.may == DIRECTOR


def test_a_clock_that_was_set_goes_on_as_it_was_and_both_are_on_record() -> None:
    world = World(seed=3)
    event, boss, _ = started(world)
    before = left_ms(world, event, boss)
    world.do(boss, k.SetClock(event, 30, "by mistake"))
    (act,) = acts(world, event, boss)[:1]
    assert (act.code, act.stands, act.taken_back_by) == ("directed-set-clock", None, None)
    world.do(boss, TakeBack(event, act.act, "it was another event"))
    assert left_ms(world, event, boss) == before
    newest, taken, *_ = acts(world, event, boss)
    assert (newest.undoes, taken.taken_back_by) == (taken.act, newest.act)
    assert newest.stands == Refusal("act-final-again", "illegal")
    assert taken.stands == Refusal("act-taken-back", "illegal")
    told = [act.code for act in reversed(world.director_page(event, boss).acts)]
    assert told[-2:] == ["directed-set-clock", "directed-take-back"]
    for number, code in ((taken.act, "act-taken-back"), (newest.act, "act-final-again")):
        assert world.refused(boss, TakeBack(event, number, "again")).code == code
    assert world.refused(boss, TakeBack(event, 99, "again")).code == "act-unknown"


def test_levels_that_were_ended_and_gone_back_from_are_taken_back_one_after_the_other() -> None:
    world = World(seed=3)
    event, boss, _ = started(world)
    before = left_ms(world, event, boss)
    assert before is not None
    world.do(boss, k.SetClock(event, 30, "so"))
    world.do(boss, dc.NextLevel(event, "so"))
    world.do(boss, k.PreviousLevel(event, "so"))
    told = {act.act: act.stands for act in acts(world, event, boss)}
    since = Refusal("act-level-since", "illegal")
    assert told == {1: since, 2: since, 3: None}
    for act, level in ((3, 2), (2, 1)):
        world.do(boss, TakeBack(event, act, "so"))
        clock = world.director_page(event, boss).event.clock
        assert clock.level is not None
        assert clock.level.number == level
    world.do(boss, TakeBack(event, 1, "so"))
    assert left_ms(world, event, boss) == before
    world.restart()
    assert not any(act.stands is None for act in acts(world, event, boss))


def test_what_an_act_did_is_told_in_figures() -> None:
    world = World(seed=3)
    event, boss, _ = started(world)
    world.do(boss, k.SetClock(event, 30, "so"))
    world.do(boss, dc.PinSeat(event, "ann", True, "so"))
    pinned, clock = acts(world, event, boss)
    ((line,),) = (pinned.did,)
    assert (line.code, line.parameters["player"]) == (
        "seat-pinned",
        pinned.parameters["player"],
    )
    ((line,),) = (clock.did,)
    assert (line.code, line.parameters["left"]) == ("clock-set", "0:30")


def test_the_record_tells_figures() -> None:
    world = World(seed=3)
    event, boss, _ = started(world)
    world.do(boss, k.SetClock(event, 30, "so"))
    world.do(boss, dc.NextLevel(event, "so"))
    world.do(boss, CorrectChips(event, "h1", "found", 500, "under the table"))
    world.do(boss, TakeBack(event, 3, "they were another's"))
    for _ in range(2):
        page = world.director_page(event, boss)
        clock, level, found, back = (act.did[-1] for act in reversed(page.acts))
        assert clock.parameters["left"] == "0:30"
        assert level.parameters["level"] == 2
        assert found.parameters["chips"] == 500
        for language in LANGUAGES:
            for line, figure in ((clock, "0:30"), (level, "2"), (found, "500"), (back, "500")):
                assert figure in say(language, f"news-{line.code}", **line.parameters)
        world.restart()


def test_what_has_been_overtaken_is_not_offered() -> None:
    world = World(seed=3)
    event, boss, _ = started(world)
    world.do(boss, dc.Pause(event, "so"))
    world.do(boss, dc.Resume(event, "so"))
    world.do(boss, dc.Announce(event, "the first"))
    world.do(boss, dc.Announce(event, "the second"))
    told = {act.act: act.stands for act in acts(world, event, boss)}
    not_so = Refusal("act-not-so", "illegal")
    assert told == {1: Refusal("not-paused", "illegal"), 2: None, 3: not_so, 4: None}
    for number, stands in told.items():
        if stands is not None:
            assert world.refused(boss, TakeBack(event, number, "so")).code == stands.code
    world.do(boss, TakeBack(event, 2, "so"))
    assert world.director_page(event, boss).event.clock.state == "paused"


def offered(world: World, event: str, boss: Caller, *names: str) -> dict[str, str | None]:
    """What the newest act of each of these orders says why it stands; None where its way back is
    offered. Where it stands the room says the same to who asks."""
    found: dict[str, str | None] = {}
    for act in acts(world, event, boss):
        if (name := act.code.removeprefix("directed-")) in names and name not in found:
            found[name] = None if act.stands is None else act.stands.code
            if act.stands is not None:
                refused = world.refused(boss, TakeBack(event, act.act, "so"))
                assert refused.code == act.stands.code
    return found


def test_a_table_that_was_to_stay_is_not_offered_to_break_where_the_room_breaks_none() -> None:
    world = World(seed=3)
    boss, ann = world.director(), world.connect("ann")
    event = world.do(boss, CreateEvent("turbo-27", "", None)).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(boss, BreakTable(event, 2, "a dealer is missing"))
    world.do(boss, KeepTable(event, 2, "she has come"))
    assert offered(world, event, boss, "keep-table") == {"keep-table": None}
    house = [one.player for one in world.event(event, boss).entrants if one.house is not None]
    for player in house[:12]:
        world.do(boss, dc.RemovePlayer(event, player, "a short evening"))
    state = world.room._lobby.hosts[event].tournament.state
    while len(state.tables) > 2:
        world.wake()
    assert offered(world, event, boss, "keep-table")["keep-table"] in (
        "last-two-tables", "table-unknown",
    )  # fmt: skip


def test_nothing_is_taken_back_of_an_event_that_is_over() -> None:
    world, ann, ben, boss, event = last_three()
    world.do(boss, dc.Announce(event, "we talk"))
    world.do(boss, OfferDeal(event, "icm", "asked by all"))
    number = on(world, event, boss).number
    for caller in (ann, ben):
        world.do(caller, AnswerDeal(event, number, True))
    assert world.event(event, boss).line.state == "over"
    assert offered(world, event, boss, "offer-deal", "announce") == {
        "offer-deal": "event-over",
        "announce": "event-over",
    }
    world, ann, ben, boss, event = last_three()
    world.do(boss, EndGame(event, "the venue closes"))
    host = world.room._lobby.hosts[event]
    while host.phase != "over":
        world.wake()
    assert offered(world, event, boss, "end-game") == {"end-game": "event-over"}


def test_a_deal_that_is_off_is_not_offered_to_be_withdrawn() -> None:
    """Nor is one that was made, nor an earlier one for a later one's sake."""
    world, ann, ben, boss, event = last_three()
    world.do(boss, OfferDeal(event, "icm", "asked by all", left=10))
    first = acts(world, event, boss)[0].act
    assert offered(world, event, boss, "offer-deal") == {"offer-deal": None}
    world.do(ann, AnswerDeal(event, on(world, event, boss).number, False))
    assert offered(world, event, boss, "offer-deal") == {"offer-deal": "deal-not-offered"}
    world.now_ms += 1_000
    world.do(boss, OfferDeal(event, "icm", "asked again", left=10))
    told = {act.act: act.stands for act in acts(world, event, boss)}
    assert told[first] is not None
    for caller in (ann, ben):
        world.do(caller, AnswerDeal(event, on(world, event, boss).number, True))
    assert offered(world, event, boss, "offer-deal") == {"offer-deal": "deal-made"}


def test_a_level_begun_in_a_break_is_told_with_the_end_of_the_break() -> None:
    world = World(seed=3)
    event, boss, _ = started(world)
    world.do(boss, k.PlanBreak(event, 1, 10, "so"))
    for _ in range(2):
        world.do(boss, dc.NextLevel(event, "so"))
    act = acts(world, event, boss)[0]
    assert [line.code for line in act.did] == ["break-ended", "level-started"]


def test_the_acts_are_the_same_after_a_restart() -> None:
    world = World(seed=3)
    event, boss, ann = started(world)
    world.do(boss, dc.Pause(event, "so"))
    world.do(boss, TakeBack(event, 1, "by mistake"))
    world.do(boss, dc.RemovePlayer(event, "ann", "so"))
    before = acts(world, event, boss)
    world.restart()
    assert acts(world, event, boss) == before
    removed = before[0]
    if removed.stands is None:
        world.do(boss, TakeBack(event, removed.act, "another Ann was meant"))
        assert world.event(event, ann).line.my_table is not None


def test_a_move_that_waits_for_a_hand_is_off() -> None:
    world = World(seed=3)
    event, boss, ann = started(world)
    world.play(event, ann, passive, turns=1)
    page = world.director_page(event, boss).event
    free = next(
        (table.table, seat)
        for table in page.tables
        for seat in range(1, table.seats + 1)
        if seat not in {one.seat for one in table.players}
    )
    world.do(boss, dc.MovePlayer(event, "ann", *free, "so"))
    assert "ann" in {move.player for move in world.director_page(event, boss).moves}
    world.do(boss, TakeBack(event, 1, "by mistake"))
    assert "ann" not in {move.player for move in world.director_page(event, boss).moves}


def test_a_rebuy_taken_down_by_mistake_gives_the_money_back() -> None:
    till = Till(
        n.EntryTerms(
            charged=True, buy_in=500, fee=50, late_levels=3, house_players=4,
            rebuys=Rebuys(chips=10_000, price=500, most=2, until_level=3),
        )
    )  # fmt: skip
    till.start("ann")
    world, boss, event = till.world, till.boss, till.event
    world.do(boss, dc.Pause(event, "rebuys"))
    has = till.has("ann")
    for _ in range(2_000):
        answer = world.ask(boss, n.BuyChipsFor(event, "ann", "rebuy", "said so")).result
        if not isinstance(answer, Refusal):
            break
        world.wake()
    assert till.has("ann") == has - 500
    act = acts(world, event, boss)[0]
    world.do(boss, TakeBack(event, act.act, "it was Ben"))
    assert till.has("ann") == has
    assert till.booked.total == 0


def test_only_the_director_takes_back_and_the_reason_fits() -> None:
    world = World(seed=3)
    event, boss, ann = started(world)
    world.do(boss, Penalise(event, "ann", "warning", "so"))
    assert world.refused(ann, TakeBack(event, 1, "so")).code == "needs-director"
    assert world.refused(boss, TakeBack(event, 1, "x" * 999)).code == "reason-too-long"
    world.do(boss, TakeBack(event, 1, "it was Ben"))
    assert world.director_page(event, boss).acts[0].undoes == 1


def test_of_a_penalty_that_was_undone_nothing_stands_against_the_player() -> None:
    world = World(seed=3)
    event, boss, _ = started(world)
    world.do(boss, Penalise(event, "ann", "warning", "so"))
    conduct = world.director_page(event, boss).conduct
    assert conduct is not None
    assert [one.player for one in conduct.players] == ["ann"]
    world.do(boss, TakeBack(event, 1, "it was Ben"))
    conduct = world.director_page(event, boss).conduct
    assert conduct is not None
    assert conduct.players == ()


def test_seats_that_were_drawn_stand() -> None:
    world = World(seed=3)
    boss, ann = world.director(), world.connect("ann")
    event = world.do(boss, CreateEvent("six-max", "", TERMS)).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(boss, dc.StartEvent(event, "go"))
    (act,) = acts(world, event, boss)
    assert act.stands == Refusal("act-final-seats", "illegal")
    assert world.refused(boss, TakeBack(event, act.act, "so")).code == "act-final-seats"
