"""What each order of the director states about its undo is what happens: it is undone at once, on
record, or stands for the reason that it states."""

from collections.abc import Callable

import msgspec
import pytest
from live_event_world import LiveEvent
from test_halted_tables import halted
from test_lists_taken_back import Late
from test_live_deals import offered, said
from test_room_color_up import at_level
from test_room_deals import last_three
from test_room_directing import freeze_table
from test_room_entries import TERMS, Till
from test_room_flights import DAYS, Flights
from test_room_hand_for_hand import begin, host_of, step
from test_two_directors import between_hands, of_other_table, open_seats, seats
from world import World, all_in, careful

from ruleone.room.commands import BY_TAG, Command
from ruleone.room.core.roles import Caller
from ruleone.room.event import reports as ro
from ruleone.room.event.chips import ColorUp, CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.days import DrawDay, EndDay, SignBags, StartDay
from ruleone.room.event.deals import OfferDeal, ShowDeal, WithdrawDeal
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.hands.tracked_tables import SwitchTable
from ruleone.room.event.host.order import Direction
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers, ReEnterPlayer
from ruleone.room.event.penalties import LiftPenalty, Penalise
from ruleone.room.event.seating import BreakTable, KeepTable
from ruleone.room.event.setup.changing import ChangeEvent, EventChanges, LevelRow
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import KeepAct, TakeBack
from ruleone.room.live import commands as lc
from ruleone.room.playing import EndGame
from ruleone.room.recovery.frozen import RetireHand, Unfreeze
from ruleone.tournament.terms.config import Rebuys
from ruleone.tournament.undo.contrary import Contrary
from ruleone.tournament.undo.undo import UNDO

Given = tuple[World, str, Caller, Command]
"""A room, its event, its director, and the order that is given next."""

SO = "so"
FIVE_LEVELS = EventChanges(
    levels=tuple(LevelRow(small_blind=50 * n, big_blind=100 * n) for n in range(1, 6))
)


def tables(*before: Callable[[str], Command]) -> tuple[World, str, Caller]:
    """Two tables of which no hand is in play, the event paused, once these orders were given."""
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    till.start("ann", "ben")
    between_hands(till)
    for order in before:
        till.world.do(till.boss, order(till.event))
    return till.world, till.event, till.boss


def at_tables(order: Callable[[str], Command], *before: Callable[[str], Command]) -> Given:
    world, event, boss = tables(*before)
    return world, event, boss, order(event)


def in_hands(order: Callable[[str], Command]) -> Given:
    """Each table plays a hand."""
    world = World(seed=3)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    next(world.turns(event, ann))
    return world, event, boss, order(event)


def moved() -> Given:
    till = Till(msgspec.structs.replace(TERMS, house_players=9))
    till.start("ann", "ben")
    between_hands(till)
    to, *_ = open_seats(till)
    player = next(one for one, (table, _) in seats(till).items() if table != to[0])
    return till.world, till.event, till.boss, dc.MovePlayer(till.event, player, *to, SO)


def swapped() -> Given:
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    till.start("ann", "ben")
    between_hands(till)
    order = dc.SwapSeats(till.event, "ann", of_other_table(till), SO)
    return till.world, till.event, till.boss, order


def redrawn() -> Given:
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    (ann,) = till.start("ann")
    next(till.world.turns(till.event, ann))
    return till.world, till.event, till.boss, dc.RedrawSeats(till.event, SO)


def bought() -> Given:
    rebuys = Rebuys(chips=10_000, price=500, most=2, until_level=3)
    till = Till(msgspec.structs.replace(TERMS, rebuys=rebuys, house_players=11))
    till.start("ann", "ben")
    between_hands(till)
    order = n.BuyChipsFor(till.event, "ann", "rebuy", SO)
    return till.world, till.event, till.boss, order


def colored_up() -> Given:
    world, event, boss, order = in_hands(lambda event: ColorUp(event, 100, SO))
    at_level(world, boss, event, 6)
    while not all(table.in_hand for table in host_of(world, event).tables.values()):
        world.wake()
    return world, event, boss, order


def breaking(order: Callable[[str], Command], *before: Callable[[str], Command]) -> Given:
    """A table that is to break waits for its hand."""
    world = World(seed=3)
    boss, ann = world.director(), world.connect("ann")
    event = world.do(boss, CreateEvent("turbo-27", "", None)).event
    assert event is not None
    world.do(ann, Join(event))
    next(world.turns(event, ann))
    for one in before:
        world.do(boss, one(event))
    return world, event, boss, order(event)


def hand_for_hand(order: Callable[[str], Command]) -> Given:
    world, _, boss, event = begin()
    return world, event, boss, order(event)


def dealt_out() -> Given:
    """Somebody is all-in, hand for hand, and the cards wait for the other tables."""
    for seed in range(1, 12):
        world, ann, boss, event = begin(seed)
        host = host_of(world, event)
        for _ in range(3_000):
            page = world.event(event, ann)
            if world.my_table(event, ann) is None or page.hand_for_hand is None:
                break
            for table in host.tables.values():
                if table.held:
                    return world, event, boss, dc.DealOut(event, table.number)
            step(world, ann, event, all_in if page.hand_for_hand.number else careful)
    raise AssertionError("nobody was called all-in")


def waived() -> Given:
    world, _, boss, event, table = halted()
    return world, event, boss, dc.WaiveHalt(event, table, SO)


def dealing(order: Callable[[str], Command], *before: Callable[[str], Command]) -> Given:
    """Three are left."""
    world, _, _, boss, event = last_three()
    for one in before:
        world.do(boss, one(event))
    return world, event, boss, order(event)


def by_word(shown: bool) -> Given:
    """The director has proposed a deal at a live table."""
    world = offered()
    show = ShowDeal(world.name, 1, "paper")
    if not shown:
        return world, world.name, world.boss, show
    world.do(world.boss, show)
    first, *_ = world.host.tournament.state.stacks
    return world, world.name, world.boss, said(world, first)


def at_night(order: Callable[[str], Command], *before: Callable[[str], Command]) -> Given:
    """The only flight of a day is in its bags."""
    flights = Flights(msgspec.structs.replace(DAYS, flights=1))
    flights.night(flights.ann, flights.bob)
    for one in before:
        flights.world.do(flights.boss, one(flights.event))
    return flights.world, flights.event, flights.boss, order(flights.event)


def last_hands() -> Given:
    flights = Flights()
    return flights.world, flights.event, flights.boss, EndDay(flights.event, SO, 3)


def announced(order: Callable[[World, str], Command]) -> Given:
    """An event that has not started."""
    world = World(seed=3)
    boss, ann = world.director(), world.connect("ann")
    event = world.do(boss, CreateEvent("six-max", "", TERMS)).event
    assert event is not None
    world.do(ann, Join(event))
    return world, event, boss, order(world, event)


def listed(order: Callable[[str], Command]) -> Given:
    room = Late()
    room.out("p1")
    return room.world, room.event, room.boss, order(room.event)


def frozen(order: Callable[[str, int], Command]) -> Given:
    """A table is frozen in its hand."""
    world = World(seed=7)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    view = freeze_table(world, event, ann)
    return world, event, boss, order(event, view.table)


def live(order: Callable[[LiveEvent], Command], *, begun: bool = False) -> Given:
    """A live table of an event, in a hand or before its first."""
    world = LiveEvent(5, seed=7)
    if begun:
        world.start("l1")
    return world, world.name, world.boss, order(world)


def unfollowed(
    order: Callable[[LiveEvent], Command],
    *before: Callable[[LiveEvent], Command],
    players: int = 5,
) -> Given:
    """Live tables that nobody follows, after these orders."""
    world = LiveEvent(players, seed=7, followed=False, by_itself=False)
    for each in before:
        world.do(world.boss, each(world))
    return world, world.name, world.boss, order(world)


def at_table(world: LiveEvent, table: int) -> dict[int, str]:
    return world.host.tournament.state.tables[table].players


def all_stacks(world: LiveEvent) -> tuple[lc.SeatChips, ...]:
    chips = world.host.tournament.state.config.starting_stack
    return tuple(lc.SeatChips(seat, chips) for seat in sorted(at_table(world, 1)))


def going(world: LiveEvent) -> Command:
    return ro.ReportOut(world.name, (ro.OutOf(next(iter(at_table(world, 1).values()))),))


def thinning(world: LiveEvent) -> Command:
    """Somebody at the largest table is out."""
    tables = world.host.tournament.state.tables.values()
    most = max(tables, key=lambda table: (len(table.players), -table.number))
    return ro.ReportOut(world.name, (ro.OutOf(next(iter(most.players.values()))),))


def proposed(world: LiveEvent) -> ro.ProposalView:
    reports = world.director_page(world.name, world.boss).reports
    assert reports is not None
    return reports.proposals[0]


def moving(world: LiveEvent) -> Command:
    one = proposed(world)
    told = tuple(ro.BigBlindAt(each.table, each.players[0].seat) for each in one.asked)
    return ro.TakeProposal(world.name, one.id, told)


def not_out(world: LiveEvent) -> Command:
    """The one who was reported last is not out."""
    outs = world.host.tournament.state.outs
    return ro.UndoOut(world.name, max(outs, key=lambda player: outs[player].number))


def keeping(world: LiveEvent) -> Command:
    acts = world.director_page(world.name, world.boss).acts
    return KeepAct(world.name, next(act.act for act in acts if act.offered))


def absent() -> Given:
    """Somebody who entered never came, and others may still enter."""
    late = n.EntryTerms(
        charged=False, buy_in=100, late_levels=2, house_players=0, at_desk=False, seats=27
    )
    world = LiveEvent(5, seed=7, terms=late)
    return world, world.name, world.boss, dc.NoShow(world.name, "p1", SO)


def counted(world: LiveEvent) -> Command:
    first, second, *_ = sorted(world.live("l1").state.seats)
    chips = world.host.tournament.state.config.starting_stack
    stacks = lc.SeatChips(first, chips + 500), lc.SeatChips(second, chips - 500)
    return lc.CountLiveStacks("l1", stacks, SO)


def hand_taken_back(world: LiveEvent) -> Command:
    beside = world.tablet("l1").beside
    assert beside is not None
    return lc.TakeBackLiveHand("l1", beside.hand, SO)


ORDERS: dict[str, Callable[[], Given]] = {
    "pause": lambda: in_hands(lambda event: dc.Pause(event, SO)),
    "resume": lambda: at_tables(lambda event: dc.Resume(event, SO)),
    "next-level": lambda: at_tables(lambda event: dc.NextLevel(event, SO)),
    "set-clock": lambda: at_tables(lambda event: k.SetClock(event, 30, SO)),
    "move-clock": lambda: at_tables(lambda event: k.MoveClock(event, -60, SO)),
    "previous-level": lambda: at_tables(
        lambda event: k.PreviousLevel(event, SO), lambda event: dc.NextLevel(event, SO)
    ),
    "start-break": lambda: at_tables(lambda event: k.StartBreak(event, 10, SO)),
    "end-break": lambda: at_tables(
        lambda event: k.EndBreak(event, SO), lambda event: k.StartBreak(event, 10, SO)
    ),
    "plan-break": lambda: at_tables(lambda event: k.PlanBreak(event, 1, 10, SO)),
    "change-event": lambda: at_tables(lambda event: ChangeEvent(event, FIVE_LEVELS)),
    "hand-for-hand": lambda: in_hands(lambda event: dc.HandForHand(event, SO)),
    "end-hand-for-hand": lambda: hand_for_hand(lambda event: dc.EndHandForHand(event, SO)),
    "deal-out": dealt_out,
    "waive-halt": waived,
    "announce": lambda: at_tables(lambda event: dc.Announce(event, "Soup is served")),
    "take-down": lambda: at_tables(dc.TakeDown, lambda event: dc.Announce(event, "Soup")),
    "move-player": moved,
    "swap-seats": swapped,
    "redraw-seats": redrawn,
    "pin-seat": lambda: at_tables(lambda event: dc.PinSeat(event, "ann", True, SO)),
    "remove-player": lambda: in_hands(lambda event: dc.RemovePlayer(event, "ann", SO)),
    "no-show": absent,
    "color-up": colored_up,
    "correct-chips": lambda: at_tables(lambda event: CorrectChips(event, "ann", "found", 500, SO)),
    "penalise": lambda: at_tables(lambda event: Penalise(event, "ann", "hands", SO, count=2)),
    "lift-penalty": lambda: at_tables(
        lambda event: LiftPenalty(event, "ann", SO),
        lambda event: Penalise(event, "ann", "hands", SO, count=2),
    ),
    "buy-chips-for": bought,
    "break-table": lambda: breaking(lambda event: BreakTable(event, 2, SO)),
    "keep-table": lambda: breaking(
        lambda event: KeepTable(event, 2, SO), lambda event: BreakTable(event, 2, SO)
    ),
    "offer-deal": lambda: dealing(lambda event: OfferDeal(event, "icm", SO)),
    "withdraw-deal": lambda: dealing(
        lambda event: WithdrawDeal(event, SO), lambda event: OfferDeal(event, "icm", SO)
    ),
    "show-deal": lambda: by_word(shown=False),
    "answer-deal-for": lambda: by_word(shown=True),
    "end-day": last_hands,
    "sign-bags": lambda: at_night(SignBags),
    "draw-day": lambda: at_night(lambda event: DrawDay(event, SO), SignBags),
    "start-day": lambda: at_night(
        lambda event: StartDay(event, SO), SignBags, lambda event: DrawDay(event, SO)
    ),
    "end-game": lambda: in_hands(lambda event: EndGame(event, SO)),
    "start-event": lambda: announced(lambda world, event: dc.StartEvent(event, SO)),
    "appoint-start": lambda: announced(
        lambda world, event: dc.AppointStart(event, SO, world.now_ms + 3_600_000)
    ),
    "enter-players": lambda: announced(
        lambda world, event: EnterPlayers(event, ("p20", "p21"), SO)
    ),
    "re-enter-player": lambda: listed(lambda event: ReEnterPlayer(event, "p1", SO)),
    "unfreeze": lambda: frozen(lambda event, table: Unfreeze(event, SO, table)),
    "retire-hand": lambda: frozen(lambda event, table: RetireHand(event, table, SO)),
    "switch-table": lambda: live(lambda world: SwitchTable(world.name, 1, "dealt", SO)),
    "count-live-stacks": lambda: live(counted),
    "take-back-live-hand": lambda: live(hand_taken_back, begun=True),
    "follow-table": lambda: unfollowed(
        lambda world: ro.FollowTable(world.name, 1, all_stacks(world))
    ),
    "let-go-table": lambda: unfollowed(
        lambda world: ro.LetGoTable(world.name, 1),
        lambda world: ro.FollowTable(world.name, 1, all_stacks(world)),
    ),
    "report-out": lambda: unfollowed(lambda world: ro.ReportOut(world.name, (ro.OutOf("p1"),))),
    "undo-out": lambda: unfollowed(
        lambda world: ro.UndoOut(world.name, "p1"),
        lambda world: ro.ReportOut(world.name, (ro.OutOf("p1"),)),
    ),
    "report-stacks": lambda: unfollowed(
        lambda world: ro.ReportStacks(world.name, (ro.Counted("p1", 900),))
    ),
    "report-big-blind": lambda: unfollowed(
        lambda world: ro.ReportBigBlind(world.name, 1, min(at_table(world, 1)))
    ),
    "report-hand-over": lambda: unfollowed(
        lambda world: ro.ReportHandOver(world.name, 1),
        lambda world: dc.HandForHand(world.name, SO),
        players=18,
    ),
    "take-proposal": lambda: unfollowed(moving, *[going] * 2, players=18),
    "keep-act": lambda: unfollowed(keeping, *[going] * 2, moving, not_out, players=18),
    "take-proposal/break": lambda: unfollowed(moving, *[thinning] * 11, players=27),
    "take-proposal/final-table": lambda: unfollowed(moving, *[thinning] * 9, players=18),
    "redraw-seats/unfollowed": lambda: unfollowed(
        lambda world: dc.RedrawSeats(world.name, SO), players=18
    ),
    "break-table/unfollowed": lambda: unfollowed(
        lambda world: BreakTable(world.name, 2, SO), *[thinning] * 9, players=27
    ),
    "put-off-proposal": lambda: unfollowed(
        lambda world: ro.PutOffProposal(world.name, proposed(world).id), *[going] * 2, players=18
    ),
    "looked-at-table": lambda: unfollowed(lambda world: ro.LookedAtTable(world.name, 1)),
    "switch-by-itself": lambda: unfollowed(lambda world: ro.SwitchByItself(world.name, True)),
    "take-back": lambda: at_tables(
        lambda event: TakeBack(event, 2, SO), lambda event: dc.PinSeat(event, "ann", True, SO)
    ),
}
"""An order of each kind where it can be given; after a slash, where it is undone in another way."""


@pytest.mark.feature("undo")
@pytest.mark.rows("name", ORDERS)
def test_what_an_order_states_of_its_undo_is_what_happens(name: str) -> None:
    world, event, boss, order = ORDERS[name]()
    name = name.partition("/")[0]
    assert order.__struct_config__.tag == name
    world.do(boss, order)
    act = next(
        act
        for act in world.director_page(event, boss).acts
        if act.code.startswith(f"directed-{name}") and act.taken_back_by is None
    )
    stated = BY_TAG[name].undo
    if stated.how == "stands":
        assert act.stands is not None
        assert act.stands.code == stated.code
        assert world.refused(boss, TakeBack(event, act.act, SO)) == act.stands
        return
    assert act.stands is None
    noted = world.room._lobby.hosts[event].director_log.find(act.act)
    assert noted is not None
    first = next(iter(noted.events), None)  # an appointed start is repaired by the room alone
    told = None if noted.is_list or first is None else UNDO[type(first)]
    contrary = isinstance(told, Contrary)
    assert stated.how == ("contrary" if contrary else "repaired")
    world.do(boss, TakeBack(event, act.act, "by mistake"))
    newest, *earlier = world.director_page(event, boss).acts
    assert newest.undoes == act.act
    assert next(one for one in earlier if one.act == act.act).taken_back_by == newest.act


def test_an_order_of_each_kind_is_tried() -> None:
    directed = {name for name, kind in BY_TAG.items() if issubclass(kind, Direction)}
    assert directed <= ORDERS.keys()
