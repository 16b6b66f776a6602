"""Tables of games other than hold'em: sat down to at once, dealt, and played on by the clock."""

import pytest
from world import World

from ruleone.dealing import GAMES
from ruleone.dealing.actions import Action, BringIn, Check, Discard, Fold, Options
from ruleone.room.lobby.view import SitDown
from ruleone.tournament.terms.games import event_games
from ruleone.tournament.terms.templates import OTHER_GAMES, SIT_DOWN, template


def sit_down(name: str, seed: int = 3) -> tuple[World, str]:
    """A world in which ann has sat down to this game, and the id of its event."""
    world = World(seed)
    ann = world.connect("ann")
    answer = world.do(ann, SitDown(name))
    assert answer.event is not None
    assert answer.table == 1
    return world, answer.event


def least(options: Options) -> Action:
    """What costs least in any game."""
    if options.discard is not None:
        return Discard(())
    if options.bring_in is not None:
        return BringIn()
    return Check() if options.check else Fold()


@pytest.mark.rows("name", OTHER_GAMES)
def test_every_offered_game_is_dealt_and_decided(name: str) -> None:
    world, event = sit_down(name)
    ann = world.here[0]
    view = next(world.turns(event, ann))
    assert view.hand is not None
    assert view.hand.game == template(name).games[0]
    assert view.seats == template(name).table_size
    world.play(event, ann, least, turns=6)
    again = world.my_table(event, ann)
    assert again is not None
    assert again.state != "frozen"
    assert again.hand is not None
    assert again.hand.number > view.hand.number


@pytest.mark.rows("name", ["stud", "razz", "five-card-draw", "badugi"])
def test_the_clock_plays_every_game_for_one_who_does_not_answer(name: str) -> None:
    world, event = sit_down(name)
    ann = world.here[0]
    numbers = set[int]()
    for _ in range(2_000):
        view = world.my_table(event, ann)
        if view is None or len(numbers) >= 4:
            break
        assert view.state != "frozen"
        if view.hand is not None:
            numbers.add(view.hand.number)
        world.wake()
    assert len(numbers) >= 4


def test_in_stud_everybody_pays_the_ante_and_nobody_a_blind() -> None:
    world, event = sit_down("stud")
    view = next(world.turns(event, world.here[0]))
    assert view.hand is not None
    level = template("stud").structure.levels[0]
    assert view.hand.ante == level.stud_ante
    assert view.hand.blinds == (0, 0)
    assert view.hand.bring_in == level.bring_in
    antes = [line for line in view.hand.log if line.code == "post-ante"]
    assert len(antes) == len(view.hand.seats)


def test_the_lobby_offers_the_games_and_lists_no_event_before_somebody_sits_down() -> None:
    world = World()
    ann = world.connect("ann")
    offers = {offer.template: offer for offer in world.lobby(ann).offers}
    assert tuple(offers) == SIT_DOWN
    assert all(offer.game in event_games() for offer in offers.values())
    turns = {name: offer.rotation for name, offer in offers.items() if offer.rotation}
    assert list(turns) == ["horse", "hose", "eight-game", "dealers-choice"]
    assert all(set(rotation.games) <= set(GAMES) for rotation in turns.values())
    assert [one.by for one in turns.values()] == ["orbit", "level", "hands", "hands"]
    assert len(world.lobby(ann).events) == 1
    world.do(ann, SitDown("razz"))
    assert sorted(line.game for line in world.lobby(ann).events) == ["flrazz", "nlhe"]


def test_only_what_is_offered_can_be_sat_down_to() -> None:
    world = World()
    ann = world.connect("ann")
    assert world.refused(ann, SitDown("deep-1000")).code == "template-unknown"
    for _ in range(3):
        world.ask(ann, SitDown("badugi"))
    assert world.refused(ann, SitDown("badugi")).code in ("too-many-events",)


def test_a_game_that_was_sat_down_to_goes_on_after_a_restart() -> None:
    world, event = sit_down("triple-draw")
    ann = world.here[0]
    before = next(world.turns(event, ann))
    world.restart()
    after = world.my_table(event, ann)
    assert before.hand is not None
    assert after is not None
    assert after.hand is not None
    assert after.hand.number >= before.hand.number
