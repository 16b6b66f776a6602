"""Pictures of events, buttons, draws and races: tables as plans, and lines.

A plan has the players, button and blinds, and the table that waits. A race has the chips, its cards
and the result.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from msgspec import UNSET

from ruleone.cards import parse_cards, texts
from ruleone.rulebook import Edition
from ruleone.scenarios.event import ButtonScenario, DrawScenario, EventScenario
from ruleone.scenarios.event.button import Next, take_step
from ruleone.scenarios.event.draw import Drawn as OneDraw
from ruleone.scenarios.event.race import RaceScenario, Step
from ruleone.scenarios.event.scenario import (
    BELONGS,
    DOWN,
    HAND_FOR_HAND,
    HANDS,
    LOSES,
    LOSES_CHIPS,
    MOVES,
    REBUYS,
    SEATS_LOST,
    TIME,
    Expected,
)
from ruleone.scenarios.scenes.scene import (
    Drawn,
    RingSeat,
    SceneHand,
    SceneLine,
    SceneRing,
    came_out,
    done,
    said,
)
from ruleone.tournament import Positions, Table, draw_seats

TABLES_MAX: Final = 6
"""Maximum number of tables of an event that are drawn; the lines name the others."""


def event_rings(scenario: EventScenario, book: Edition) -> tuple[SceneRing, ...]:
    """Return the tables of an event after its last step."""
    play = scenario.started(book)
    for step in scenario.steps:
        list(play.step(step))
    tables = [table for _, table in sorted(play.event.state.tables.items()) if table.players]
    return tuple(_ring(table, numbered=len(tables) > 1) for table in tables[:TABLES_MAX])


def button_ring(scenario: ButtonScenario, book: Edition) -> SceneRing:
    """Return the table after its last step.

    `waiting` are the players without cards in its last hand.
    """
    table = scenario.table()
    waiting: tuple[int, ...] = ()
    for step in scenario.steps:
        list(take_step(table, step, book))
        if isinstance(step, Next):
            waiting = () if step.waiting is UNSET else step.waiting
    return _ring(table, numbered=False, waiting=waiting)


def drawn_rings(step: OneDraw) -> Iterator[SceneRing]:
    """Yield the tables for which seats were drawn."""
    if not step.seed:
        return
    names = [f"player {number}" for number in range(1, step.players + 1)]
    seats = draw_seats(step.seed.encode(), names, step.tables, step.size).values()
    for number in range(1, min(step.tables, TABLES_MAX) + 1):
        occupied = {seat for table, seat in seats if table == number}
        yield SceneRing(number, seats_of(step.size, occupied))


def seats_of(
    size: int,
    occupied: Collection[int],
    waiting: Collection[int] = (),
    cards: Mapping[int, tuple[str, ...]] | None = None,
    bets: Mapping[int, int] | None = None,
) -> tuple[RingSeat, ...]:
    """Return all seats of a table of `size`, with the cards and chips of each."""
    return tuple(
        RingSeat(
            seat,
            "waiting" if seat in waiting else "taken" if seat in occupied else "open",
            (cards or {}).get(seat, ()),
            (bets or {}).get(seat, 0),
        )
        for seat in range(1, size + 1)
    )


def _ring(table: Table, *, numbered: bool, waiting: Collection[int] = ()) -> SceneRing:
    at = table.before or Positions(table.drawn, 0, 0)
    blinds = table.blinds and at.big_blind != at.button
    return SceneRing(
        table.number if numbered else None,
        seats_of(table.size, table.players, waiting),
        at.button,
        at.small_blind if blinds and at.small_blind in table.players else None,
        at.big_blind if blinds and at.big_blind in table.players else None,
        table.halted,
    )


def event(scenario: EventScenario, book: Edition) -> Drawn:
    """Return an event from its start, with its final tables."""
    lines: list[SceneLine] = []
    for step in scenario.steps:
        lines += [_taken(step)] if isinstance(step, str) else _of_event(step)
    setting = said("scene-event", players=scenario.players, size=scenario.table_size)
    return Drawn(setting, tuple(lines), rings=event_rings(scenario, book))


def button(scenario: ButtonScenario, book: Edition) -> Drawn:
    """Return a table from hand to hand, as it is in the last one."""
    lines: list[SceneLine] = []
    if scenario.last is not None:
        last = scenario.last
        lines += _places(done, last.button, last.small_blind, last.big_blind)
    for step in scenario.steps:
        if isinstance(step, Next):
            lines += _next(step)
        else:
            seat, what = step.split()[1:]
            code = "scene-seat-comes" if what == "comes" else "scene-seat-leaves"
            lines.append(done(code, seat=int(seat)))
    seats = tuple(map(str, sorted(scenario.seats)))
    setting = said("scene-button", seats=seats)
    return Drawn(setting, tuple(lines), rings=(button_ring(scenario, book),))


def draws(scenario: DrawScenario, _: Edition) -> Drawn:
    """Return draws, each with the cards that decide it."""
    lines = [line for step in scenario.steps for line in _draw(step)]
    hands = [
        SceneHand(name, ((card,),), step.highest is not UNSET and (name,) == step.highest)
        for step in scenario.steps
        for name, card in (*step.shown.items(), *step.upcards.items())
    ]
    rings = tuple(ring for step in scenario.steps for ring in drawn_rings(step))
    return Drawn(said("scene-draw"), tuple(lines), rings=rings, hands=tuple(hands))


def _taken(words: str) -> SceneLine:
    """Return the line of an act."""
    if told := HANDS.fullmatch(words):
        code = "scene-table-deals" if told[2] == "deals" else "scene-table-ends"
        return done(code, table=int(told[1]))
    if told := LOSES.fullmatch(words):
        return done("scene-table-loses", table=int(told[1]), count=int(told[2]))
    if told := SEATS_LOST.fullmatch(words):
        return done("scene-table-loses-seats", table=int(told[1]), seats=tuple(told[2].split()))
    if told := DOWN.fullmatch(words):
        return done("scene-down-to", count=int(told[1]))
    if told := TIME.fullmatch(words):
        return done("scene-at", time=":".join(told.groups()))
    if told := LOSES_CHIPS.fullmatch(words):
        table, seat, chips = map(int, told.groups())
        return done("scene-seat-loses", table=table, seat=seat, amount=chips)
    if told := REBUYS.fullmatch(words):
        return done("scene-rebuys", table=int(told[1]), seat=int(told[2]))
    if told := BELONGS.fullmatch(words) or MOVES.fullmatch(words):
        code = "scene-reseats" if MOVES.fullmatch(words) else "scene-belongs"
        table, seat, to_table, to_seat = map(int, told.groups())
        return done(code, table=table, seat=seat, to_table=to_table, to_seat=to_seat)
    if words == HAND_FOR_HAND:
        return done("scene-hand-for-hand")
    return done("scene-waives", table=int(words.rpartition(" ")[2]))


def _of_event(step: Expected) -> Iterator[SceneLine]:
    if step.refuse is not UNSET and (told := HANDS.fullmatch(step.refuse)):
        rules = () if step.rule is UNSET else (step.rule,)
        yield came_out("scene-may-not-deal", *rules, table=int(told[1]))
    if step.refuse is not UNSET and (told := REBUYS.fullmatch(step.refuse)):
        rules = () if step.rule is UNSET else (step.rule,)
        yield came_out("scene-may-not-rebuy", *rules, table=int(told[1]), seat=int(told[2]))
    if step.size is not UNSET:
        yield came_out("scene-final-size", count=step.size)
    if step.final_table is not UNSET:
        yield came_out("scene-final-table", count=step.final_table)
    if step.tables is not UNSET:
        for table, count in step.tables.items():
            yield came_out("scene-table-has", table=int(table), count=count)
    if step.left is not UNSET:
        yield came_out("scene-left", count=step.left)
    for moved in step.moved or ():
        (table, seat), (to_table, to_seat) = (place.split("-") for place in moved.split(" to "))
        yield came_out("scene-moved", table=table, seat=seat, to_table=to_table, to_seat=to_seat)
    for where, chips in (step.stacks or {}).items():
        at_table, at_seat = where.split("-")
        yield came_out("scene-stack-at", table=at_table, seat=at_seat, amount=chips)
    if step.halted is not UNSET:
        halted = tuple(map(str, step.halted))
        yield came_out("scene-halted", count=len(halted), tables=halted)
    for place, prize in step.busts or ():
        yield came_out("scene-bust", place=place, amount=prize)
    if step.level is not UNSET:
        yield came_out("scene-level", level=step.level)
    if step.clock is not UNSET:
        yield came_out("scene-clock", time=step.clock)
    if step.game is not UNSET:
        yield came_out("scene-game", game=step.game)
    if step.blinds is not UNSET:
        yield came_out("scene-blinds", small=step.blinds[0], big=step.blinds[1])
    if step.ante is not UNSET:
        yield came_out("scene-ante", amount=step.ante)
    yield from _places(came_out, step.button, step.small_blind, step.big_blind)


def _places(
    tell: Callable[..., SceneLine], button: object, small: object, big: object
) -> Iterator[SceneLine]:
    for code, seat in (
        ("scene-button-at", button),
        ("scene-small-at", small),
        ("scene-big-at", big),
    ):
        if isinstance(seat, int):
            yield tell(code, seat=seat)


def _next(step: Next) -> Iterator[SceneLine]:
    """Yield the lines of the next hand."""
    yield done("scene-next-hand")
    if step.worst_open is not UNSET:
        yield came_out("scene-worst-open", seat=step.worst_open)
    yield from _places(came_out, step.button, UNSET, step.big_blind)
    if step.posts_small is not UNSET:
        yield came_out("scene-small-posted", seat=step.posts_small)
    elif step.small_blind is not UNSET:
        yield came_out("scene-small-at", seat=step.small_blind)
    if step.dealt_in is not UNSET:
        yield came_out("scene-dealt-in", seats=tuple(map(str, step.dealt_in)))
    if step.waiting is not UNSET:
        waiting = tuple(map(str, step.waiting))
        yield came_out("scene-waiting", count=len(waiting), seats=waiting)


def _draw(step: OneDraw) -> Iterator[SceneLine]:
    if step.seed:
        yield done("scene-draws-seats", count=step.players, tables=step.tables)
    if step.seated is not UNSET:
        yield came_out("scene-seated", count=step.seated)
    if step.again is not UNSET:
        yield came_out("scene-drawn-again", same=step.again)
    if step.highest is not UNSET:
        yield came_out("scene-highest", count=len(step.highest), players=step.highest)
    for name, seat in (step.gets or {}).items():
        yield came_out("scene-gets", player=name, seat=seat)


def races(scenario: RaceScenario, _: Edition) -> Drawn:
    """Return races, each with its cards, and chips that turn up later."""
    lines = [line for step in scenario.steps for line in _told(scenario, step)]
    hands = [
        SceneHand(str(seat), (texts(parse_cards(cards)),), seat in (step.won or ()))
        for step in scenario.steps
        for seat, cards in step.cards.items()
    ]
    setting = said("scene-race", chip=scenario.chip, into=scenario.into)
    return Drawn(setting, tuple(lines), hands=tuple(hands))


def _told(scenario: RaceScenario, step: Step) -> Iterator[SceneLine]:
    chip, into = scenario.chip, scenario.into
    for seat, removed in step.removed.items():
        yield done("scene-race-holds", seat=seat, removed=removed, chip=chip)
    for seat, cards in step.cards.items():
        yield done("scene-race-dealt", seat=seat, cards=texts(parse_cards(cards)))
    if step.found:
        yield done("scene-race-found", count=step.found, chip=chip)
    if step.won is not UNSET:
        seats = tuple(map(str, step.won))
        yield came_out("scene-race-won", count=len(seats), seats=seats, into=into)
    for seat in step.kept_in or ():
        yield came_out("scene-race-kept-in", seat=seat, into=into)
    for seat, amount in (step.after or {}).items():
        yield came_out("scene-race-worth", seat=seat, amount=amount)
    if step.exchange is not UNSET and step.void is not UNSET:
        ruling = "floor" if step.ruling == "floor" else "settled"
        told = {"exchange": step.exchange, "void": step.void}
        yield came_out("scene-race-exchange", ruling=ruling, **told)
