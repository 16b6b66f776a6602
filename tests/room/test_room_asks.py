"""Asks that are repeated, late, stale, malformed or not for the one who asks."""

import pytest
from world import World, careful, passive

from ruleone.dealing.actions import Check, Fold, RaiseTo
from ruleone.limits import (
    ANSWERS_OF_A_PERSON_MAX,
    COMMAND_ID_MAX_CHARACTERS,
    EVENTS_OF_A_PERSON_MAX,
    NAME_MAX_CHARACTERS,
    TOPICS_WATCHED_MAX,
)
from ruleone.room import commands as c
from ruleone.room.commands import Ask
from ruleone.room.core.roles import Caller
from ruleone.room.directory.naming import SetName
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import Act, ImBack, Leave
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal
from ruleone.words import has_words


def test_the_same_command_gets_the_same_answer_and_happens_once() -> None:
    world = World()
    ann = world.connect("ann")
    event = world.fresh(ann)
    first = world.ask(ann, Join(event), "j1")
    rows = dict(world.journal.streams())
    assert world.ask(ann, Join(event), "j1") == first
    assert world.outcomes[-1].writes == ()
    assert dict(world.journal.streams()) == rows


def test_an_accepted_answer_survives_a_restart_and_a_refusal_is_judged_anew() -> None:
    world = World()
    ann = world.connect("ann")
    event = world.fresh(ann)
    refused = world.refused(ann, ImBack(event), "b1")
    assert refused.code == "not-in-event"
    first = world.ask(ann, Join(event), "j1")
    world.restart()
    assert world.ask(ann, Join(event), "j1") == first
    assert isinstance(world.ask(ann, ImBack(event), "b1").result, Accepted)


def test_the_same_id_with_another_body_is_a_refusal_of_its_own() -> None:
    world = World()
    ann = world.connect("ann")
    event = world.fresh(ann)
    world.ask(ann, Join(event), "x")
    assert world.refused(ann, Leave(event), "x").code == "same-id-other-command"
    world.restart()
    assert world.refused(ann, Leave(event), "x").code == "same-id-other-command"
    world.refused(ann, ImBack("e99"), "y")
    assert world.refused(ann, ImBack("e98"), "y").code == "same-id-other-command"


def test_two_persons_may_use_the_same_id() -> None:
    world = World()
    ann, bob = world.connect("ann"), world.connect("bob")
    for person in (ann, bob):
        event = world.fresh(person)
        assert isinstance(world.ask(person, Join(event), "1").result, Accepted)


def test_a_forgotten_refusal_is_judged_anew_and_an_accepted_answer_is_not() -> None:
    world = World()
    ann = world.connect("ann")
    event = world.fresh(ann)
    first = world.ask(ann, Join(event), "j1")
    for number in range(ANSWERS_OF_A_PERSON_MAX + 5):
        world.refused(ann, ImBack("e99"), f"n{number}")
    assert world.ask(ann, Join(event), "j1") == first
    assert world.ask(ann, Leave(event), "n0").result == Accepted(event)


def test_refusals_of_so_many_persons_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleone.room.idempotency.ANSWERED_PERSONS_MAX", 2)
    world = World()
    event = world.fresh(world.connect("ann"))
    people = [world.connect(name) for name in ("ann", "bob", "cat")]
    for person in people:
        assert world.refused(person, ImBack(event), "b").code == "not-in-event"
    other = Leave(event)
    assert world.refused(people[2], other, "b").code == "same-id-other-command"
    assert world.refused(people[0], other, "b").code == "not-entered", "longest unheard"


def test_an_act_that_arrives_twice_is_played_once() -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    assert view.hand.options is not None
    act = Act(event, view.table, view.hand.number, view.hand.turn, careful(view.hand.options))
    first = world.ask(ann, act, "a1")
    assert isinstance(first.result, Accepted)
    assert world.ask(ann, act, "a1") == first
    assert world.refused(ann, act, "a2").code == "stale"


def test_an_act_for_a_turn_or_hand_that_has_passed_is_stale() -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    hand = view.hand
    assert hand is not None
    for number, turn in (
        (hand.number, hand.turn - 1),
        (hand.number, hand.turn + 1),
        (hand.number - 1, hand.turn),
        (hand.number + 1, hand.turn),
    ):
        act = Act(event, view.table, number, turn, Fold())
        assert world.refused(ann, act).code == "stale"
    again = world.my_table(event, ann)
    assert again is not None
    assert again.hand == hand


def test_an_act_at_another_table_or_out_of_turn_or_for_no_seat_is_refused() -> None:
    world = World(seed=2)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    act = Act(event, view.table, view.hand.number, view.hand.turn, Fold())
    assert world.refused(bob, act).code == "not-at-table"
    other = next(line for line in world.event(event, ann).tables if line.table != view.table)
    elsewhere = Act(event, other.table, other.hand, 1, Fold())
    assert world.refused(ann, elsewhere).code == "not-at-table"
    assert world.refused(ann, Act(event, 99, 1, 1, Fold())).code == "stale"
    assert world.refused(ann, Act("e77", 1, 1, 1, Fold())).code == "event-unknown"
    world.act(ann, view, passive(view.hand.options) if view.hand.options else Fold())
    after = world.my_table(event, ann)
    assert after is not None
    assert after.hand is not None
    if after.hand.to_act is not None and after.hand.options is None:
        early = Act(event, after.table, after.hand.number, after.hand.turn, Fold())
        refusal = world.refused(ann, early)
        assert refusal.citation is not None


def test_an_illegal_amount_is_refused_by_the_rule_and_changes_nothing() -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    assert view.hand.options is not None
    assert view.hand.options.bet_to is not None
    least, most = view.hand.options.bet_to
    for amount in (least - 1, most + 1, 0, -5):
        act = Act(event, view.table, view.hand.number, view.hand.turn, RaiseTo(amount))
        refusal = world.refused(ann, act)
        assert refusal.citation is not None
        assert refusal.citation.edition == "modern"
    if not view.hand.options.check:
        act = Act(event, view.table, view.hand.number, view.hand.turn, Check())
        assert world.refused(ann, act).citation is not None
    again = world.my_table(event, ann)
    assert again is not None
    assert again.hand == view.hand


@pytest.mark.rows("name", ["", "x" * (COMMAND_ID_MAX_CHARACTERS + 1)])
def test_an_id_has_its_bounds(name: str) -> None:
    world = World()
    ann = world.connect("ann")
    outcome = world.room.on(Ask(name, SetName("Ann")), ann, world.now_ms)
    assert outcome.answer is not None
    assert isinstance(outcome.answer.result, Refusal)
    assert outcome.answer.result.code == "bad-id"


@pytest.mark.rows(
    ("name", "shown"),
    [("  Ann   B. ", "Ann B."), ("小明", "小明"), ("A\u202e\x07nn", "A nn")],
)
def test_a_name_is_made_plain(name: str, shown: str) -> None:
    world = World()
    ann = world.connect("ann")
    world.do(ann, SetName(name))
    assert world.people.name("ann") == shown


@pytest.mark.rows("name", ["", "   ", "\u200b\x00", "x" * (NAME_MAX_CHARACTERS + 1)])
def test_a_name_has_its_bounds(name: str) -> None:
    world = World()
    ann = world.connect("ann")
    assert world.refused(ann, SetName(name)).code == "name-length"


def test_a_person_plays_in_so_many_events_and_no_more() -> None:
    world = World()
    ann = world.connect("ann")
    for _ in range(EVENTS_OF_A_PERSON_MAX):
        world.sit_down(ann)
    event = world.fresh(ann)
    assert world.refused(ann, Join(event)).code == "too-many-events"
    world.do(ann, Leave("e1"))
    world.do(ann, Join(event))


def test_so_many_events_run_at_once_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleone.room.lobby.lobby.EVENTS_AT_WILL_MAX", 2)
    world = World()
    for person in ("ann", "bob"):
        world.sit_down(world.connect(person))
    cat = world.connect("cat")
    event = world.fresh(cat)
    refused = world.refused(cat, Join(event))
    assert (refused.code, refused.parameters) == ("too-many-running", {"most": 2})


def test_entries_are_once_and_only_before_the_start() -> None:
    world = World()
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    assert world.refused(ann, Join(event)).code == "entries-closed"
    assert world.refused(bob, Join(event)).code == "entries-closed"
    assert world.refused(bob, Leave(event)).code == "not-in-event"
    assert world.refused(bob, Join("e99")).code == "event-unknown"


def test_watching_gives_what_may_be_watched() -> None:
    world = World()
    ann = world.connect("ann")
    event = world.sit_down(ann)
    asked = (
        "lobby",
        f"event/{event}",
        f"table/{event}/1",
        f"director/{event}",
        "links",
        "nonsense",
    )
    outcome = world.room.on(Ask("w", c.Watch(asked)), ann, world.now_ms)
    assert outcome.watch == ("lobby", f"event/{event}", f"table/{event}/1")
    many = tuple(f"table/{event}/{n}" for n in range(TOPICS_WATCHED_MAX + 1))
    assert world.refused(ann, c.Watch(many)).code == "too-many-topics"


@pytest.mark.rows(
    "topic",
    [
        "", "lobby/", "lobby/e1", "event", "event/", "event/e1/1", "table/e1", "table/e1/x",
        "table/e1/-1", "table/e1/٣", "table/e1/1/1", "links/e1/1", "director", "hand/e1/1",
        "table//1", "x" * 5000, "table/e1/" + "9" * 90, "table/e1/99",
    ],
)  # fmt: skip
def test_a_topic_that_is_none_is_said_to_be_none(topic: str) -> None:
    world = World()
    ann = world.connect("ann")
    world.sit_down(ann)
    view = world.room.view(topic, ann, world.now_ms)
    assert isinstance(view, Refusal)
    assert view.code == "topic-unknown"


def test_every_refusal_met_here_has_words() -> None:
    world = World()
    stranger = Caller("x", "c")
    for command in (Join("e9"), dc.Pause("e1", "r"), CreateEvent("a", "b"), SetName("")):
        result = world.ask(stranger, command).result
        assert isinstance(result, Refusal)
        assert has_words("en", f"refusal-{result.code}")
        assert has_words("zh", f"refusal-{result.code}")


def test_a_name_that_somebody_else_has_is_refused() -> None:
    world = World(seed=1)
    ann, bob = world.connect("ann"), world.connect("bob")
    world.do(ann, SetName("Maverick"))
    refused = world.refused(bob, SetName(" Maverick "))
    assert (refused.code, refused.parameters) == ("name-taken", {"name": "Maverick"})
    world.do(ann, SetName("Maverick"))
    world.do(ann, SetName("Ann"))
    world.do(bob, SetName("Maverick"))
