"""A process that stood still: its time was nobody's time to act, as after a kill."""

from cash_world import CashWorld
from test_choosing_games import at_the_choice, open_choice
from test_room_home_games import started
from test_times_of_a_restart import left_ms, live_event
from thirteen_world import ThirteenWorld
from world import World, careful

from ruleone.room.core.records import Calendar
from ruleone.room.core.roles import Caller
from ruleone.room.event.orders import commands as dc
from ruleone.room.pages.views import TableView
from ruleone.room.table.view import TurnView
from ruleone.room.views import Accepted

GONE_MS = 3_600_000
Begun = tuple[World, Caller, str, int]
"""A world in which it is this person's turn: at which event or table, and for how long."""


def of_an_event() -> Begun:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    next(world.turns(event, ann))
    return world, ann, event, 20_000


def of_a_home_game() -> Begun:
    world = World(seed=2)
    event, callers = started(world)
    view = next(world.turns(event, callers[1]), None)
    assert view is not None
    return world, callers[1], event, 20_000


def at_a_cash_table() -> Begun:
    world = CashWorld(seed=3)
    callers = [world.connect("ann"), world.connect("bob")]
    for caller in callers:
        world.sit(caller)
    world.next_hand(callers)
    (mine,) = (one for one in callers if turn_of(world.at(one)))
    return world, mine, "c1", 20_000


def of_thirteen_cards() -> Begun:
    world = ThirteenWorld()
    ann, event = world.begin()
    world.to_set(event, ann)
    return world, ann, event, 90_000


def turn_of(view: TableView) -> TurnView | None:
    return view.turn if view.turn is not None and view.turn.seat == view.my_seat else None


def stand(world: World, since_ms: int) -> None:
    """The process stands still from then on, and then does what is due."""
    world.now_ms = since_ms + GONE_MS
    world.take(world.room.stood_still(since_ms, world.now_ms))
    world.take(world.room.wake(world.now_ms))


def seen(world: World, caller: Caller, event: str) -> TableView:
    found = world.table(event, 1, caller) if event == "c1" else world.my_table(event, caller)
    assert found is not None
    return found


def asked(world: World, caller: Caller, event: str) -> tuple[int, int] | None:
    """The hand and the turn for which the room waits for the player, None where it does not."""
    view = seen(world, caller, event)
    hand = view.hand or view.thirteen
    if hand is None or hand.options is None or turn_of(view) is None:
        return None
    return hand.number, getattr(hand, "turn", 0)


def fault(begun: Begun) -> str:
    """What went wrong with a turn that had a moment left when the process stood still."""
    world, caller, event, action_ms = begun
    before, turn = asked(world, caller, event), turn_of(seen(world, caller, event))
    assert turn is not None
    stand(world, turn.bank_ends_ms - 1)
    now = turn_of(seen(world, caller, event))
    if now is None or asked(world, caller, event) != before:
        return "the clock acted"
    if now.started_ms != turn.bank_ends_ms - 1:
        return f"the turn began at {now.started_ms}, not where the room's time stood"
    if now.ends_ms - now.started_ms != action_ms or now.bank_ms != turn.bank_ms:
        return f"not the full time: {now}"
    world.now_ms += now.bank_ends_ms - now.started_ms - 1
    world.take(world.room.wake(world.now_ms))
    if asked(world, caller, event) != before:
        return "the clock acted within the full time"
    world.now_ms += 1
    world.take(world.room.wake(world.now_ms))
    return "" if asked(world, caller, event) != before else "the clock never acts"


def test_nobodys_clock_runs_while_the_process_stands_still() -> None:
    begun = (of_an_event, of_a_home_game, at_a_cash_table, of_thirteen_cards)
    faults = {each.__name__: found for each in begun if (found := fault(each()))}
    assert faults == {}


def test_a_choice_of_a_game_has_its_full_time() -> None:
    world, ann, event, view = at_the_choice()
    ends_ms = open_choice(view).ends_ms
    assert ends_ms is not None
    stand(world, ends_ms - 1)
    again = open_choice(world.table(event, 1, ann))
    assert again.chosen is None
    assert again.ends_ms == ends_ms - 1 + world.settings.choice_ms


def test_a_level_loses_nothing_and_what_happens_has_the_time_of_the_wall() -> None:
    world = World()
    boss, event = live_event(world)
    world.now_ms += 60_000
    left = left_ms(world, boss, event)
    stand(world, world.now_ms)
    assert left_ms(world, boss, event) == left
    world.do(boss, dc.Announce(event, "We are back"))
    told = world.director_page(event, boss).event.news[-1].at_ms
    assert told == world.now_ms
    (row,) = list(world.journal.read(f"event/{event}"))[-1:]
    assert Calendar(world.journal).at_ms(row.at_ms, row.epoch) == world.now_ms
    world.restart(down_ms=GONE_MS)
    assert left_ms(world, boss, event) == left
    assert world.director_page(event, boss).event.news[-1].at_ms == told


def test_a_room_that_stood_still_goes_on_and_is_read_again() -> None:
    world, ann, event, _ = of_an_event()
    for _ in range(3):
        view = next(world.turns(event, ann))
        assert view.turn is not None
        stand(world, world.now_ms + 1_000)
        assert view.hand is not None
        assert view.hand.options is not None
        assert isinstance(world.act(ann, view, careful(view.hand.options)).result, Accepted)
    before = world.event(event, ann).news
    world.restart()
    assert world.event(event, ann).news == before
    next(world.turns(event, ann))
