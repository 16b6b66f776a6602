"""Dealer's choice in the room: the chooser has his time, everybody sees it, and nobody else may."""

import pytest
from world import World

from ruleone.dealing.actions import Action, BringIn, Check, Discard, Fold, Options
from ruleone.room.core.roles import Caller
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.views import ChoiceView, TableView
from ruleone.room.playing import ChooseGame, ImBack, Leave
from ruleone.tournament.terms.templates import template

GAMES = template("dealers-choice").games


def least(options: Options) -> Action:
    """What costs least in any game."""
    if options.discard is not None:
        return Discard(())
    if options.bring_in is not None:
        return BringIn()
    return Check() if options.check else Fold()


def at_the_choice(seed: int = 5) -> tuple[World, Caller, str, TableView]:
    """A world in which ann is to choose the next game, and her table."""
    world = World(seed)
    ann = world.connect("ann")
    event = world.do(ann, SitDown("dealers-choice")).event
    assert event is not None
    return world, ann, event, until_her_choice(world, ann, event)


def until_her_choice(world: World, ann: Caller, event: str) -> TableView:
    """Play on, as cheaply as may be, until the next game is ann's choice."""
    for _ in range(2_000):
        view = world.table(event, 1, ann)
        if view.choice is not None and view.choice.seat == view.my_seat and not view.choice.chosen:
            return view
        if view.hand is not None and view.hand.options is not None:
            world.act(ann, view, least(view.hand.options))
        else:
            world.wake()
    raise AssertionError("it was never ann's choice")


def open_choice(view: TableView) -> ChoiceView:
    assert view.choice is not None
    return view.choice


def dealt_next(world: World, viewer: Caller, event: str) -> TableView:
    """The table with the next hand on it."""
    number = getattr(world.table(event, 1, viewer).hand, "number", 0)
    for _ in range(50):
        view = world.table(event, 1, viewer)
        if view.hand is not None and view.hand.number > number:
            return view
        world.wake()
    raise AssertionError("no hand was dealt")


def choose(view: TableView, game: str) -> ChooseGame:
    return ChooseGame(view.event, view.table, open_choice(view).turn, game)


def test_the_game_that_is_chosen_is_dealt_next_and_everybody_is_told() -> None:
    world, ann, event, view = at_the_choice()
    bob = world.connect("bob")
    seen = open_choice(world.table(event, 1, bob))
    assert seen == open_choice(view)
    assert seen.games == GAMES
    assert seen.ends_ms is not None
    game = next(game for game in reversed(GAMES) if game != seen.otherwise)
    world.do(ann, choose(view, game))
    told = world.table(event, 1, bob)
    assert open_choice(told).chosen == game
    assert open_choice(told).ends_ms is None
    assert told.news[-1].code == "game-chosen"
    assert told.news[-1].parameters == {"player": "<ann>", "game": game}
    after = dealt_next(world, bob, event)
    assert after.hand is not None
    assert after.hand.game == game
    assert after.choice is None


def test_the_table_waits_for_the_choice_and_deals_the_next_of_the_list_when_time_is_up() -> None:
    world, ann, event, view = at_the_choice()
    choice = open_choice(view)
    assert choice.ends_ms is not None
    after = dealt_next(world, ann, event)
    assert world.now_ms == choice.ends_ms
    assert after.hand is not None
    assert after.hand.game == choice.otherwise


def test_nobody_waits_for_house_players_nor_for_one_who_has_left() -> None:
    world, ann, event, view = at_the_choice()
    world.do(ann, Leave(event))
    left = open_choice(world.table(event, 1, ann))
    assert left.ends_ms is None
    world.do(ann, ImBack(event))
    assert open_choice(world.table(event, 1, ann)).ends_ms is not None
    world.do(ann, choose(view, "nlhe"))
    for _ in range(400):
        view = world.table(event, 1, ann)
        if view.choice is not None and view.choice.seat != view.my_seat:
            break
        if view.hand is not None and view.hand.options is not None:
            world.act(ann, view, least(view.hand.options))
        else:
            world.wake()
    house = open_choice(view)
    assert house.ends_ms is None
    after = dealt_next(world, ann, event)
    assert after.hand is not None
    assert after.hand.game == house.otherwise
    assert world.now_ms - view.now_ms <= world.settings.asking_ms


@pytest.mark.rows(
    ("who", "turn", "game", "code"),
    [
        ("bob", 0, "nlhe", "not-your-choice"),
        ("ann", 0, "plo5", "game-not-in-list"),
        ("ann", 0, "nothing", "game-not-in-list"),
        ("ann", 1, "nlhe", "stale"),
        ("ann", -1, "nlhe", "stale"),
    ],
)
def test_the_server_refuses_what_is_nobodys_choice(
    who: str, turn: int, game: str, code: str
) -> None:
    world, ann, event, view = at_the_choice()
    caller = ann if who == "ann" else world.connect(who)
    command = ChooseGame(event, 1, open_choice(view).turn + turn, game)
    assert world.refused(caller, command).code == code
    assert open_choice(world.table(event, 1, ann)).chosen is None


def test_a_choice_counts_once_and_only_between_hands() -> None:
    world, ann, event, view = at_the_choice()
    world.do(ann, choose(view, "flbadugi"))
    assert world.refused(ann, choose(view, "nlhe")).code == "game-already-chosen"
    dealt_next(world, ann, event)
    assert world.refused(ann, choose(view, "nlhe")).code == "no-game-to-choose"
    assert world.refused(ann, ChooseGame(event, 9, 0, "nlhe")).code == "table-unknown"


@pytest.mark.rows("chosen", [None, "flrazz"])
def test_a_restart_keeps_the_choice_and_gives_its_time_anew(chosen: str | None) -> None:
    world, ann, event, view = at_the_choice()
    if chosen is not None:
        world.do(ann, choose(view, chosen))
    before = open_choice(world.table(event, 1, ann))
    world.restart()
    after = open_choice(world.table(event, 1, ann))
    assert (after.turn, after.seat, after.chosen) == (before.turn, before.seat, chosen)
    if chosen is None:
        assert after.ends_ms is not None
        world.do(ann, choose(world.table(event, 1, ann), "flrazz"))
    dealt = dealt_next(world, ann, event)
    assert dealt.hand is not None
    assert dealt.hand.game == "flrazz"
