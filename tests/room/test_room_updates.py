"""An update of the program changes an edition; what was being played goes on to its end under the
rules that it began with, and new events and tables go by the new ones."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from cash_world import HIGH, CashWorld, three
from test_room_home_games import play_hand, started
from thirteen_world import ThirteenWorld, own_cards
from updates import version
from world import World, careful, passive

from ruleone.cage import rake
from ruleone.chinese import Arrange, arrange_automatically
from ruleone.cli.serve import changed_words, differing
from ruleone.dealing.events import HandStarted
from ruleone.limits import EVENTS_ABANDONED_SHOWN_MS
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import Join
from ruleone.room.hands.archive import Archive
from ruleone.room.hands.played import Sight
from ruleone.room.hands.view import ReplayView
from ruleone.room.lobby.view import SitDown
from ruleone.room.playing import Act, Leave
from ruleone.rulebook import Option, Refusal, edition, read_overlay
from ruleone.rulebook.settings import rules_behind
from ruleone.store.journal import DECK_KIND

NO_BURN = {"modern": {"dealing.burn_cards": 0}, "holdem-a": {"dealing.burn_cards": 0}}
"""A later version in which no card is burned: every board is another."""


@contextmanager
def same() -> Iterator[None]:
    """A later version with the same rules."""
    yield


def hands(world: World, event: str) -> dict[str, list[Any]]:
    """All hands of an event as the journal has them, what names or numbers an edition left out."""
    return {
        stream: [
            unnamed(msgspec.msgpack.decode(row.payload))
            for row in world.journal.read(stream)
            if row.kind != DECK_KIND
        ]
        for stream, _ in world.journal.streams(f"hand/{event}/")
    }


def unnamed(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: unnamed(one) for key, one in value.items() if key not in ("edition", "digest")}
    return [unnamed(one) for one in value] if isinstance(value, list | tuple) else value


def first_of(world: World, stream: str) -> HandStarted:
    """The start of a hand."""
    row = next(row for row in world.journal.read(stream) if row.kind == "hand-started")
    return msgspec.msgpack.decode(row.payload, type=HandStarted)


def played_over(update: Callable[[], Any]) -> tuple[dict[str, list[Any]], Any, World, str]:
    """An event that is updated in the middle of a hand, and played to its end then."""
    world = World(seed=5)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, careful, turns=6)
    with update():
        world.restart()
        assert world.room.abandoned == {}
        world.random.seed(5)  # an event that is opened under other rules has taken chance
        world.play(event, ann, passive, turns=12)
        world.do(ann, Leave(event))
        ended = world.finish(event, ann)
        return hands(world, event), ended.entrants, world, event


def test_an_event_goes_on_as_if_nothing_had_changed() -> None:
    before, entrants, _, event = played_over(same)
    after, as_before, world, _ = played_over(lambda: version(NO_BURN))
    assert len(before) > 20
    assert after == before
    assert as_before == entrants
    (told,) = {one.now.id for one in world.room.taken_up.values()}
    assert told == "modern+dealing.burn_cards=1"
    late = max(int(stream.rpartition("/")[2]) for stream in after)
    assert first_of(world, f"hand/{event}/{late}").edition == told
    assert first_of(world, f"hand/{event}/1").edition == "modern"


@pytest.mark.feature("editions")
def test_new_events_take_the_new_rules_and_old_ones_survive_further_updates() -> None:
    world = World(seed=5)
    ann = world.connect("ann")
    old = world.sit_down(ann)
    world.play(old, ann, careful, turns=2)
    with version(NO_BURN):
        world.restart()
        assert set(world.room.taken_up) >= {old}
        new = world.do(ann, SitDown("omaha")).event
        assert new is not None
        assert world.event(new, ann).line.edition == "modern"
        world.play(new, ann, careful, turns=1)
        assert first_of(world, f"hand/{new}/1").rules.burn == 0
        world.play(old, ann, careful, turns=1)
    with version({"modern": {"dealing.burn_cards": 2, "raise.limit_cap": 3}}):
        world.restart()
        assert world.event(old, ann).line.edition == "modern+dealing.burn_cards=1,raise.limit_cap=4"
        assert world.event(new, ann).line.edition == "modern+dealing.burn_cards=0,raise.limit_cap=4"
        world.play(old, ann, careful, turns=1)
        world.play(new, ann, careful, turns=1)
    world.restart()
    assert world.event(old, ann).line.edition == "modern"
    assert world.event(new, ann).line.edition == "modern+dealing.burn_cards=0"
    world.play(old, ann, careful, turns=1)
    assert world.room.abandoned == {}


def test_settings_are_written_once_for_each_digest() -> None:
    world = World(seed=5)
    ann = world.connect("ann")
    world.sit_down(ann)
    world.do(ann, SitDown("omaha"))
    world.do(ann, SitDown("thirteen-plain"))
    world.restart()
    with version(NO_BURN):
        world.restart()
        world.restart()
    rows = [row for row in world.journal.read("room") if row.kind == "edition-pinned"]
    told = [msgspec.msgpack.decode(row.payload)["pinned"] for row in rows]
    assert len({one["digest"] for one in told}) == len(told)
    assert sorted(one["edition"] for one in told) == ["chinese", "modern", "modern"]
    kinds = [row.kind for row in world.journal.read("room")]
    assert kinds.index("edition-pinned") < kinds.index("event-announced")


def test_a_home_game_goes_on_under_the_rules_that_its_maker_chose() -> None:
    world = World(seed=6)
    event, callers = started(world, friends=1, showing="anyone")
    play_hand(world, event, callers)
    with version({"holdem-a": {"dealing.burn_cards": 0, "showdown.request_to_see": "anyone"}}):
        world.restart()
        assert world.room.abandoned == {}
        line = world.event(event, callers[0]).line
        assert line.edition == "holdem-a+dealing.burn_cards=1"
        home = world.event(event, callers[0]).home
        assert home is not None
        assert (home.reopening, home.showing) == ("a", "anyone")
        play_hand(world, event, callers)
        play_hand(world, event, callers)
        last = max(int(s.rpartition("/")[2]) for s, _ in world.journal.streams(f"hand/{event}/"))
        assert first_of(world, f"hand/{event}/{last}").rules.burn == 1


def cash_over(update: Callable[[], Any]) -> tuple[dict[str, list[Any]], dict[str, int]]:
    """A cash table that is updated in the middle of a hand."""
    world = CashWorld(seed=4)
    callers = three(world)
    world.next_hand(callers)
    world.one_step(callers)
    with update():
        world.restart()
        assert world.room.abandoned == {}
        world.random.seed(4)  # an event that is opened under other rules has taken chance
        for _ in range(6):
            world.finish_hand(callers)
            world.next_hand(callers)
        return hands(world, "c1"), {one.person: world.own_stack(one) for one in callers}


def test_a_cash_table_goes_on_as_if_nothing_had_changed() -> None:
    before, stacks = cash_over(same)
    after, as_before = cash_over(lambda: version(NO_BURN))
    assert len(before) > 5
    assert after == before
    assert as_before == stacks


def test_who_sits_down_anew_gets_a_table_under_the_new_rules() -> None:
    world = CashWorld(seed=4)
    callers = three(world)
    world.next_hand(callers)
    with version(NO_BURN):
        world.restart()
        dan, eve = world.connect("dan"), world.connect("eve")
        told = world.lobby(dan).cash
        assert told is not None
        lines = {(line.table, line.edition) for line in told.tables if line.stakes == HIGH}
        assert lines == {("c1", "modern+dealing.burn_cards=1"), (None, "modern")}
        assert world.sit(dan) == "c2"
        assert world.do(eve, TakeSeat(HIGH, 5_000, "c1")).event == "c1"
        assert world.host("c1").state.rules.number("dealing.burn_cards") == 1
        assert world.host("c2").state.rules.number("dealing.burn_cards") == 0


def thirteen_over(update: Callable[[], Any]) -> tuple[dict[str, list[Any]], int]:
    """A cash table of 13-card poker that is updated while its players set their cards."""
    world = CashWorld(seed=4)
    callers = [world.connect(name) for name in ("ann", "bob", "cem")]
    for caller in callers:
        assert world.do(caller, TakeSeat("thirteen-100-bonus", 12_000)).event == "c1"
    until(world, callers[:1], hand=1)
    sets(world, callers[0])
    with update():
        world.restart()
        assert world.room.abandoned == {}
        until(world, callers, hand=4)
        return hands(world, "c1"), world.booked().balance(rake("c1"))


def until(world: CashWorld, callers: list[Caller], hand: int) -> None:
    """Time goes on until this hand is dealt; these persons set their cards meanwhile."""
    for _ in range(200):
        state = world.host().state
        if state.in_hand and state.order is not None and state.order.number == hand:
            return
        for caller in callers:
            sets(world, caller)
        world.wake()
    raise AssertionError(f"hand {hand} was not dealt")


def sets(world: CashWorld, caller: Caller) -> None:
    """The player sets his cards, where he is asked to."""
    hand = world.at(caller).thirteen
    if hand is not None and hand.options is not None:
        rows = arrange_automatically(own_cards(hand))
        world.do(caller, Act("c1", 1, hand.number, 0, Arrange.of(rows)))


def test_a_table_of_13_card_poker_goes_on_as_if_nothing_had_changed() -> None:
    changes = {"chinese": {"chinese.rake_percent": "20", "chinese.bonus_front_trips": 9}}
    before, raked = thirteen_over(same)
    after, as_before = thirteen_over(lambda: version(changes))
    assert len(before) >= 3
    assert raked > 0
    assert after == before
    assert as_before == raked


def test_an_event_of_13_card_poker_goes_on_under_its_rules() -> None:
    world = ThirteenWorld(seed=3)
    ann, event = world.begin()
    old = edition("chinese").number("chinese.reconnect_seconds")
    with version({"chinese": {"chinese.reconnect_seconds": old + 1}}):
        world.restart()
        assert world.room.abandoned == {}
        rules = world.host(event).tournament.state.rules
        assert rules.number("chinese.reconnect_seconds") == old
        assert world.event(event, ann).line.edition == rules.id
        assert world.plays(event, ann, hands=2) == 2
        assert world.hand_of(event, "ann").edition.id == rules.id


@pytest.mark.feature("editions")
def test_a_house_s_own_rules_go_on_without_its_file_and_after_an_update() -> None:
    (behind, *_) = rules_behind("raise.limit_cap")
    club = read_overlay(
        f'name = "club"\nbase = "modern"\n[[change]]\noption = "raise.limit_cap"\nto = 2\n'
        f'overrides = "{behind}"\nwhy = "Short."\n'
    ).edition
    world = World(seed=5, settings=Settings(edition=club.id))
    ann = world.connect("ann")
    event = world.sit_down(ann)
    assert world.event(event, ann).line.edition == club.id
    world.play(event, ann, careful, turns=2)
    world.settings = Settings()
    world.restart()
    assert world.event(event, ann).line.edition == club.id
    with version(NO_BURN):
        world.restart()
        line = world.event(event, ann).line
        assert line.edition == "modern+dealing.burn_cards=1,raise.limit_cap=2~club"
        world.play(event, ann, careful, turns=2)
        view = world.my_table(event, ann)
        assert view is not None
        assert view.hand is not None
        assert view.hand.edition == line.edition
        assert world.event(world.fresh(ann), ann).line.edition == "modern"


def test_a_new_option_leaves_play_as_it_was_in_a_hand_too() -> None:
    world = World(seed=5)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    new = Option(name="new.option", kind="number", rules=("house-1",), before=3)
    with version({"modern": {"new.option": 4}}, new=(new,)):
        world.restart()
        assert world.event(event, ann).line.edition == "modern+new.option=3"
        again = world.my_table(event, ann)
        assert again is not None
        assert again.hand is not None
        assert again.hand.edition == "modern+new.option=3"
        assert again.hand.seats == view.hand.seats
        world.play(event, ann, careful, turns=2)


def test_what_cannot_be_restored_has_ended_in_words_and_chips_are_back() -> None:
    """A value that was kept is one that its option takes no longer."""
    world = CashWorld(seed=4)
    callers = three(world)
    ann = callers[0]
    event = world.sit_down(ann)
    world.next_hand(callers)
    had = {one.person: world.wallet(one) + world.own_stack(one) for one in callers}
    policy = Option(
        name="button.policy", kind="choice", rules=("house-30",), choices=("moving",),
        before="moving",
    )  # fmt: skip
    with version(new=(policy,)):
        world.restart()
        gone = world.room.abandoned
        assert {gone["c1"].reason, gone[event].reason} == {"rules-unreadable"}
        assert "button.policy" in gone[event].why
        ended = Refusal(
            "event-abandoned", "illegal", {"reason": "rules-unreadable", "stream": f"event/{event}"}
        )
        closed = Refusal(
            "cash-table-abandoned", "illegal", {"reason": "rules-unreadable", "stream": "cash/c1"}
        )
        assert world.room.view(f"event/{event}", ann, world.now_ms) == ended
        assert world.room.view(f"table/{event}/1", ann, world.now_ms) == ended
        assert world.room.view("table/c1/1", ann, world.now_ms) == closed
        assert world.refused(ann, Join(event)) == ended
        assert world.refused(ann, Leave("c1")) == closed
        assert world.refused(ann, TakeSeat(HIGH, 5_000, "c1")) == closed
        assert {one.person: world.wallet(one) for one in callers} == had
        lines = {line.event: (line.name.template, line.refusal) for line in world.lobby(ann).gone}
        assert lines == {event: ("turbo-27", ended), "c1": ("cash", closed)}
        world.restart()
        assert world.room.abandoned == {}
        assert world.room.view("table/c1/1", ann, world.now_ms) == closed
        assert len(world.lobby(ann).gone) == 2
        world.now_ms += EVENTS_ABANDONED_SHOWN_MS
        assert world.lobby(ann).gone == ()


def test_a_home_game_that_has_ended_so_is_told_to_those_who_ask_for_it_alone() -> None:
    world = World(seed=6)
    event, callers = started(world, friends=1)
    policy = Option(
        name="button.policy", kind="choice", rules=("house-30",), choices=("other",),
        before="other",
    )  # fmt: skip
    with version(new=(policy,)):
        world.restart()
        assert world.lobby(callers[0]).gone == ()
        told = world.refused(callers[0], Join(event))
        assert told.code == "event-abandoned"


def test_hands_that_are_over_are_shown_under_the_rules_that_they_were_dealt_by() -> None:
    world = World(seed=5)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, careful, turns=4)

    def shown() -> ReplayView:
        archive = Archive(world.journal, world.people)
        over = archive.hands(event, Sight("ann"))
        assert not isinstance(over, Refusal)
        view = archive.hand(event, over.hands[-1].number, Sight("ann"))
        assert isinstance(view, ReplayView)
        return view

    before = shown()
    with version(NO_BURN):
        after = shown()
    assert {step.hand.edition for step in after.steps} == {"modern+dealing.burn_cards=1"}
    assert unnamed(msgspec.to_builtins(after)) == unnamed(msgspec.to_builtins(before))


@pytest.mark.rows("seed", range(3))
def test_what_was_not_durable_is_gone_and_the_rest_goes_on(seed: int) -> None:
    """Killed at a moment of chance, and started again as a later version: the settings are in the
    same append as what began under them."""
    world = World(seed=seed)
    ann = world.connect("ann")
    world.lag = True
    event = world.sit_down(ann)
    world.flush(world.random.randrange(1, 3))
    for _ in range(30):
        world.wake()
        world.flush(world.random.randrange(2))
    with version(NO_BURN):
        world.restart()
        world.lag = False
        assert world.room.abandoned == {}
        assert world.event(event, ann).line.edition == "modern+dealing.burn_cards=1"
        world.do(ann, Join(event)) if not world.event(event, ann).line.joined else None
        world.play(event, ann, careful, turns=2)


def test_what_new_tournaments_play_otherwise_is_said_until_one_has_begun() -> None:
    world = World(seed=5)
    ann = world.connect("ann")
    world.sit_down(ann)
    world.restart()
    assert world.room.changed == {}
    with version({"modern": {"clock.seconds": 45, "raise.limit_cap": 3}}):
        world.restart()
        (changed,) = world.room.changed.items()
        assert changed[0] == "modern"
        said = {at.option: (at.value, at.today) for at in differing(changed[1])}
        assert said == {"clock.seconds": ("25", "45"), "raise.limit_cap": ("4", "3")}
        english, chinese = (list(changed_words(dict([changed]), one)) for one in ("en", "zh"))
        assert english[1] == "- clock.seconds: 45; before, 25 (tda2024-29.3)."
        assert chinese[1] == "- clock.seconds：现为 45，此前为 25（tda2024-29.3）。"
        assert "Modern edition" in english[0]
        assert "现代版" in chinese[0]
        world.sit_down(world.connect("bo"))
        world.restart()
        assert world.room.changed == {}
