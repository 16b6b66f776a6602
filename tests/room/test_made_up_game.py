"""A game states itself in one place: a made-up draw is dealt, played, written and read by that."""

import pytest
from made_up_game import GAME, MADE_UP, SHEET
from world import World

from ruleone.bots import Chance, decide
from ruleone.dealing import GAMES
from ruleone.history import Record, document_of, judge, read_hands, write_phh
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders.commands import StartEvent
from ruleone.room.event.setup.custom_structure import OWN
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.hands.archive import Archive
from ruleone.room.views import Accepted
from ruleone.rulebook import edition


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is dealt, and nothing else is done for it."""
    for name, game in MADE_UP.items():
        monkeypatch.setitem(GAMES, name, game)


def played_out() -> tuple[World, str]:
    """An event that computer players play to its end, one of them in a person's seat."""
    world, chance = World(seed=7), Chance(b"a person")
    boss, ann = world.director(), world.connect("ann")
    terms = EntryTerms(charged=False, buy_in=100)
    event = world.do(boss, CreateEvent(OWN, "Friday", terms, sheet=SHEET)).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(boss, StartEvent(event, "all are here"))
    assert sum(one.house is not None for one in world.table(event, 1, ann).players) == 3
    for view in world.turns(event, ann):
        assert view.hand is not None
        assert view.hand.kind == "draw"
        world.now_ms += 1
        done = world.act(ann, view, decide("rock", view.hand, chance)).result
        assert isinstance(done, Accepted), done
    world.finish(event, ann)
    assert world.director_page(event, boss).frozen == ()
    return world, event


def records(world: World, event: str) -> list[Record]:
    """Every hand of the event, as a file tells it."""
    archive = Archive(world.journal, world.people)
    seats = archive.seats_of(event)
    assert isinstance(seats, dict)
    found = [archive.record(event, number) for number in seats]
    hands = [one for one in found if isinstance(one, Record)]
    assert len(hands) == len(found)
    return hands


def test_an_event_of_it_is_played_out_and_its_hands_are_written_and_read() -> None:
    world, event = played_out()
    hands = records(world, event)
    drawn = [step for hand in hands for step in hand.steps if step.verb == "discard"]
    assert len(hands) >= 4
    assert len(drawn) > len(hands)
    assert {len(step.cards) for step in drawn} > {0, 1}
    book = edition("modern")
    for hand in hands:
        (again,) = read_hands(write_phh(document_of(hand)).encode())
        assert isinstance(again, Record)
        assert again.variant == hand.variant
        assert again.variant is not None
        assert (again.variant.code, again.variant.family.kind) == (GAME, "draw")
        told = document_of(hand).fields["actions"]
        assert document_of(again).fields["actions"] == told
        verdict = judge(again, book)
        assert verdict.ok, verdict.fault
        assert verdict.stacks == verdict.recorded
