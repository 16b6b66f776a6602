"""Whatever comes in, it is told what was expected and what came; and nothing has changed."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from event_play import Play, config, snapshot
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleone.limits import ENTRANTS_MAX, SEATS_MAX
from ruleone.rulebook import BadSetting, Refusal, UnknownName, edition
from ruleone.tournament import (
    BadEvent,
    Break,
    EventConfig,
    Level,
    Structure,
    Tournament,
    UnknownTemplate,
    prizes,
    structure_flaws,
    template,
)
from ruleone.tournament.events import EventOpened, HandRecorded, PlayerWithdrawn
from ruleone.tournament.state.adding_up import Broken
from ruleone.words import Language, say

MODERN = edition("modern")
LANGUAGES: tuple[Language, ...] = ("en", "zh")

anything: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(st.characters(), max_size=8),
    st.sampled_from(["p1", "\ud800", "", 1, 2, -1, 2**70, 2**53]),
    st.binary(max_size=20),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.integers(1, 3) | st.text(max_size=1), st.integers() | st.none(), max_size=3),
    st.just(object()),
)

COMMANDS = {
    "register": 3, "unregister": 2, "start": 2, "next_hand": 2, "record": 3, "pause": 2,
    "resume": 2, "next_level": 2, "announce": 2, "move": 5, "remove": 3, "waive_halt": 3,
}  # fmt: skip
TIMES = ("wake", "restart", "due_ms", "clock", "ready_tables")


@given(st.data())
def test_a_command_takes_what_it_takes_and_refuses_the_rest(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(COMMANDS)))
    play = Play(3, 3)
    if data.draw(st.booleans()):
        play.deal()
    arguments = [data.draw(anything) for _ in range(COMMANDS[name])]
    before = snapshot(play.tournament)
    outcome = getattr(play.tournament, name)(*arguments)
    assert isinstance(outcome, Refusal | tuple)
    if isinstance(outcome, Refusal):
        assert snapshot(play.tournament) == before
        for language in LANGUAGES:
            assert say(language, f"refusal-{outcome.code}", **outcome.parameters)
    else:
        msgspec.msgpack.encode(outcome)


@given(st.data())
def test_one_bad_argument_is_named(data: st.DataObject) -> None:
    """Everything else is right, so what is told is about this argument."""
    good: dict[str, dict[str, Any]] = {
        "move": {"player": "p1", "table": 1, "seat": 1, "reason": "why", "at_ms": 0},
        "remove": {"player": "p1", "reason": "why", "at_ms": 0},
        "record": {"number": 1, "stacks": {1: 1}, "at_ms": 0},
        "register": {"player": "p9", "house": None, "at_ms": 0},
        "announce": {"text": "Welcome", "at_ms": 0},
        "start": {"seed": bytes(32), "at_ms": 0},
    }
    name = data.draw(st.sampled_from(sorted(good)))
    at = data.draw(st.sampled_from(sorted(good[name])))
    wrong = data.draw(st.sampled_from([1.5, object(), [], ("a",), True]))
    outcome = getattr(Play(3, 3).tournament, name)(**(good[name] | {at: wrong}))
    assert isinstance(outcome, Refusal)
    assert (outcome.code, outcome.kind) == ("value-not-understood", "syntax")
    assert outcome.parameters["at"] == at


@given(st.sampled_from(TIMES), anything)
def test_a_time_is_a_time_or_the_error_says_so(name: str, now_ms: Any) -> None:
    tournament = Play(3, 3).tournament
    try:
        getattr(tournament, name)(now_ms)
    except BadEvent as error:
        assert "expected a time in whole milliseconds" in str(error)  # noqa: PT017


FIELDS = EventConfig.__struct_fields__


@settings(max_examples=300)
@given(st.data())
def test_an_event_is_made_or_the_error_says_why(data: st.DataObject) -> None:
    chosen = data.draw(st.sets(st.sampled_from(FIELDS), min_size=1, max_size=2))
    changes = {field: data.draw(anything) for field in sorted(chosen)}
    try:
        tournament, made = Tournament.create(msgspec.structs.replace(config(27), **changes), MODERN)
    except BadEvent:
        return
    msgspec.msgpack.encode(made)
    for number in range(tournament.state.config.entries_min):
        assert not isinstance(tournament.register(f"p{number}", None, 0), Refusal)
    assert not isinstance(tournament.start(bytes(32), 0), Refusal)
    first = next(iter(tournament.state.tables))
    assert not isinstance(tournament.next_hand(first, 0), Refusal)


levels = st.lists(st.builds(Level, *[st.integers(-2, 300) | anything] * 4), max_size=3).map(tuple)


@given(
    st.builds(
        Structure,
        levels | anything,
        st.integers(-1, 5) | st.none() | anything,
        st.integers(-1, 5) | st.none() | anything,
        st.lists(st.builds(Break, st.integers(-1, 3), st.integers(-1, 3) | anything)).map(tuple)
        | anything,
    )
)
def test_a_structure_has_flaws_or_an_error_and_an_event_can_be_played_with_none(
    structure: Structure,
) -> None:
    try:
        flaws = structure_flaws(structure, MODERN)
    except BadEvent:
        flaws = None
    playable = flaws is not None and not any(flaw.unplayable for flaw in flaws)
    try:
        Tournament.create(config(3, 3, structure=structure, starting_stack=1), MODERN)
    except BadEvent:
        assert not playable or _too_large(structure)
    else:
        assert playable


def _too_large(structure: Structure) -> bool:
    return any(max(msgspec.to_builtins(level)) > 10**12 for level in structure.levels)


@pytest.mark.rows(
    ("changes", "told"),
    [
        (
            {"seats": ENTRANTS_MAX + 1},
            f"expected seats from 2 to {ENTRANTS_MAX}, got {ENTRANTS_MAX + 1}",
        ),
        ({"seats": 1}, "expected seats from 2"),
        ({"table_size": SEATS_MAX + 1}, f"expected table_size from 2 to {SEATS_MAX}, got 11"),
        ({"entries_min": 28}, "expected entries_min from 2 to 27, got 28"),
        ({"starting_stack": 0}, "expected starting_stack from 1"),
        (
            {"starting_stack": "many"},
            "EventConfig: expected `int`, got `str` - at `$.starting_stack`",
        ),
        ({"chip": 0}, "expected chip from 1"),
        ({"buy_in": -1}, "expected buy_in from 0"),
        ({"game": "bridge"}, "expected a game, one of"),
        ({"payouts": "mine"}, "the payout tables are standard"),
        ({"structure": Structure(())}, "got no-levels"),
        ({"structure": Structure((Level(100, 50),), 1)}, "got blinds-out-of-order at level 1"),
        ({"structure": Structure((Level(1, 2, -1),), 1)}, "got ante-below-nothing at level 1"),
    ],
)
def test_an_event_that_cannot_be_played_is_told(changes: dict[str, object], told: str) -> None:
    with pytest.raises(BadEvent) as caught:
        Tournament.create(config(27, **changes), MODERN)  # type: ignore[arg-type]  # any field
    assert told in str(caught.value)


def test_a_final_table_that_no_table_can_seat_is_told() -> None:
    with pytest.raises(BadEvent, match="expected a final table of 2 to 10 seats, got 12"):
        Tournament.create(config(27), MODERN.with_options({"final_table.size": 12}))


WRONG: list[Callable[[], object]] = [
    lambda: Tournament("a tournament"),  # type: ignore[arg-type]
    lambda: Tournament.create("turbo-27", MODERN),  # type: ignore[arg-type]
    lambda: Tournament.create(config(3), "modern"),  # type: ignore[arg-type]
    lambda: Tournament.create(config(3), MODERN, -1),
    lambda: Tournament.replay(5),  # type: ignore[arg-type]
    lambda: Tournament.replay([]),
    lambda: Tournament.replay([PlayerWithdrawn("p1", at_ms=0)]),
    lambda: Tournament.replay([EventOpened(config(3), "modern", "another digest", at_ms=0)]),
    lambda: prizes(-1, 3, "standard"),
    lambda: prizes(100, "three", "standard"),  # type: ignore[arg-type]
    lambda: structure_flaws("a structure", MODERN),  # type: ignore[arg-type]
]


@pytest.mark.rows("made", WRONG)
def test_what_is_no_event_at_all_is_told(made: Callable[[], object]) -> None:
    with pytest.raises(BadEvent, match="expected"):
        made()


def test_names_that_nothing_has_are_told_with_those_there_are() -> None:
    with pytest.raises(UnknownTemplate, match="the templates are turbo-27"):
        template(["turbo-27"])  # type: ignore[arg-type]
    with pytest.raises(LookupError, match="the payout tables are standard"):
        prizes(100, 3, ["standard"])  # type: ignore[arg-type]
    with pytest.raises((UnknownName, BadSetting)):
        Tournament(EventOpened(config(3), "nowhere", "", at_ms=0))


@pytest.mark.rows(
    "event",
    [PlayerWithdrawn("nobody", at_ms=0), HandRecorded(7, 1, {1: 1}, at_ms=0), "nothing", None, 5],
)
def test_an_event_that_does_not_follow_is_told(event: Any) -> None:
    with pytest.raises(Broken, match="does not follow"):
        Play(3, 3).tournament.apply(event)
