"""Chips leave play in an event: as the structure plans it, or by the director's word."""

from typing import Any

import pytest
from event_checks import act_of
from event_play import MINUTE, Play, config, of_kind, snapshot

from ruleone.cards import parse_cards
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import BadEvent, Break, Level, Structure, Tournament
from ruleone.tournament.chips.color_up import Race, race_cards, race_off
from ruleone.tournament.events import (
    BreakEnded,
    BreakStarted,
    ChipsRaced,
    ColorUpBegan,
    EntriesClosed,
    EventOpened,
    HandDealt,
    LevelStarted,
    TournamentEvent,
)
from ruleone.tournament.levels import EndBreak, PreviousLevel, StartBreak
from ruleone.tournament.news import news
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import AddOnTerms, Rebuys
from ruleone.tournament.terms.structure import ColorUp
from ruleone.tournament.terms.templates import template
from ruleone.words import LANGUAGES, say

LEVELS = (Level(25, 50), Level(50, 100), Level(100, 200), Level(300, 600), Level(1_000, 2_000))


def structure(*color_ups: ColorUp, rest: bool = False, **changes: object) -> Structure:
    """Levels of ten minutes in chips of 25; with `rest` a break follows the second."""
    breaks = (Break(2, 5 * MINUTE),) if rest else ()
    plain = {"level_ms": 10 * MINUTE, "breaks": breaks, "color_ups": color_ups}
    return Structure(LEVELS, **(plain | changes))  # type: ignore[arg-type]


PLANNED = structure(ColorUp(2, 25, 100))


def at_level_two(play: Play) -> Play:
    play.now = 10 * MINUTE
    play.do(play.tournament.wake(play.now))
    return play


def end(play: Play, table: int, *moves: tuple[int, int, int]) -> tuple[TournamentEvent, ...]:
    """A hand in which chips go from seat to seat."""
    order = play.deal(table)
    stacks = dict(order.stacks)
    for loser, winner, chips in moves:
        stacks[loser] -= chips
        stacks[winner] += chips
    return play.do(play.tournament.record(order.number, stacks, play.now))


def codes(play: Play, *events: TournamentEvent) -> list[str]:
    """The news of these, which can be said in both languages."""
    lines = [line for event in events for line in news(event, play.state, str)]
    for line in lines:
        assert all(say(language, f"news-{line.code}", **line.parameters) for language in LANGUAGES)
    return [line.code for line in lines]


@pytest.mark.rule("house-22A.1", "tda2011-21.1")
@pytest.mark.rows(("rules", "rule"), [("house", "house-22A.1"), ("tda2011", "tda2011-21.1")])
def test_behind_the_planned_level_odd_chips_are_raced_and_anyone_can_do_it_again(
    rules: str, rule: str
) -> None:
    play = at_level_two(Play(4, rules=rules, structure=PLANNED))
    end(play, 1, (1, 2, 25), (3, 4, 50))
    before = {
        seat: play.state.stacks.known(player)
        for seat, player in play.state.tables[1].players.items()
    }
    assert before == {1: 9_975, 2: 10_025, 3: 9_950, 4: 10_050}
    play.now = 20 * MINUTE
    happened = play.do(play.tournament.wake(play.now))
    began, raced = of_kind(happened, ColorUpBegan)[0], of_kind(happened, ChipsRaced)[0]
    assert (began.removed, began.into, began.why) == (25, 100, "planned")
    assert began.citations == (edition(rules).cite("chips.race"),)
    assert began.citations[0].rule == raced.citations[0].rule == rule
    piles = {
        seat: {25: chips % 100 // 25, 100: chips // 100} for seat, chips in sorted(before.items())
    }
    assert play.state.seed is not None
    race = Race(25, 100, piles)
    cards = race_cards(play.state.seed, 1, race, edition(rules))
    again = race_off(race, cards, edition(rules))
    assert {seat: parse_cards("".join(told)) for seat, told in raced.cards.items()} == cards
    assert list(raced.cards) == [1, 2, 3, 4]  # seat 1 is dealt first
    assert [len(told) for told in raced.cards.values()] == [3, 1, 2, 2]
    assert raced.won == again.won
    assert len(raced.won) == len(set(raced.won)) == 2  # eight odd chips buy two, one to a player
    gained = {seat: raced.after[seat] - chips // 100 * 100 for seat, chips in before.items()}
    assert gained == {seat: 100 if seat in raced.won else 0 for seat in before}
    assert [play.state.stacks[play.state.tables[1].players[seat]] for seat in (1, 2, 3, 4)] == [
        raced.after[seat] for seat in (1, 2, 3, 4)
    ]
    assert codes(play, began, raced) == ["color-up-planned", "race-won", "race-won", "chips-raced"]


@pytest.mark.rule("house-22A.1", "tda2011-21.1")
def test_a_table_races_when_its_hand_is_over_and_odd_chips_go_by_the_new_chip_then() -> None:
    play = at_level_two(Play(18, structure=PLANNED))
    end(play, 2, (1, 2, 75))
    order = play.deal(1)
    play.now = 20 * MINUTE
    happened = play.do(play.tournament.wake(play.now))
    assert [raced.table for raced in of_kind(happened, ChipsRaced)] == [2]
    assert order.chip == 25
    assert play.tournament.ready_tables(play.now) == (2,)
    assert play.deal(2).chip == 100
    stacks = order.stacks | {1: order.stacks[1] - 75, 2: order.stacks[2] + 75}
    happened = play.do(play.tournament.record(order.number, stacks, play.now))
    assert [raced.table for raced in of_kind(happened, ChipsRaced)] == [1]
    assert play.deal(1).chip == 100
    assert play.state.coloring_up == []


def test_chips_leave_play_in_the_break() -> None:
    play = at_level_two(Play(4, structure=structure(ColorUp(2, 25, 100), rest=True)))
    end(play, 1, (1, 2, 25))
    play.now = 20 * MINUTE
    kinds = [type(event) for event in play.do(play.tournament.wake(play.now))]
    assert kinds == [BreakStarted, ColorUpBegan, ChipsRaced]
    play.now += 5 * MINUTE
    happened = play.do(play.tournament.wake(play.now))
    assert of_kind(happened, LevelStarted)
    assert not of_kind(happened, ColorUpBegan)


def test_where_the_clock_alone_begins_a_level_the_race_comes_before_the_hand() -> None:
    options = {"levels.trigger": "clock-zero"}
    play = at_level_two(Play(4, options=options, structure=PLANNED))
    end(play, 1, (1, 2, 25))
    play.now = 20 * MINUTE
    happened = play.do(play.tournament.next_hand(1, play.now))
    kinds = [type(event) for event in happened]
    assert kinds == [ColorUpBegan, LevelStarted, ChipsRaced, HandDealt]
    dealt = of_kind(happened, HandDealt)[0].order
    assert not any(stack % 100 for stack in dealt.stacks.values())


@pytest.mark.rule("house-22A.2", "tda2011-21.2")
@pytest.mark.rows(("rules", "rule"), [("house", "house-22A.2"), ("tda2011", "tda2011-21.2")])
@pytest.mark.rows("left", [25, 20])
def test_nobody_goes_out_by_an_exchange(rules: str, rule: str, left: int) -> None:
    play = at_level_two(Play(4, rules=rules, structure=PLANNED))
    end(play, 1, (1, 2, 10_000 - left))
    play.now = 20 * MINUTE
    raced = of_kind(play.do(play.tournament.wake(play.now)), ChipsRaced)[0]
    assert raced.before[1] == left
    assert raced.kept_in == (1,)
    assert raced.after[1] == 100
    assert raced.citations[1].rule == rule
    assert "race-kept-in" in codes(play, raced)


@pytest.mark.rule("house-22C.2")
def test_less_than_an_odd_chip_is_taken_out() -> None:
    play = at_level_two(Play(4, structure=PLANNED))
    end(play, 1, (1, 2, 10))
    play.now = 20 * MINUTE
    raced = of_kind(play.do(play.tournament.wake(play.now)), ChipsRaced)[0]
    assert raced.cards.keys() == {1}
    assert (raced.before[1], raced.before[2]) == (9_990, 10_010)
    assert (raced.after[1], raced.after[2]) == (9_900, 10_000)
    assert raced.citations[-1] == edition("modern").cite("chips.below-one")
    assert chip_lines(play.state) == {"entries": 40_000, "bought": 0, "removed": 0, "raced": -100}


def test_the_lines_of_the_ledger_are_all_chips_in_play() -> None:
    rebuys = Rebuys(chips=10_000, price=1, most=1, until_level=1)
    play = Play(4, structure=PLANNED, rebuys=rebuys)
    player = play.state.tables[1].players[1]
    play.do(play.tournament.rebuy(player, 0))
    at_level_two(play)
    end(play, 1, (1, 2, 25))
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    play.do(play.tournament.remove(play.state.tables[1].players[3], "left", play.now))
    assert chip_lines(play.state) == {
        "entries": 40_000,
        "bought": 10_000,
        "removed": -10_000,
        "raced": 0,
    }
    assert sum(chip_lines(play.state).values()) == play.state.chips_in_play == 40_000
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_chips_leave_play_one_denomination_after_the_other() -> None:
    """A table whose hand lasts longest exchanges both."""
    plans = structure(ColorUp(2, 25, 100), ColorUp(3, 100, 1_000), level_ms=MINUTE)
    late = structure(ColorUp(2, 25, 100), ColorUp(4, 100, 1_000), level_ms=MINUTE)
    for planned, last in ((plans, 100), (late, 1_000)):  # level 4 needs chips of 100
        play = Play(4, structure=planned)
        order = play.deal(1)
        for minute in range(1, 6):
            play.now = minute * MINUTE
            play.do(play.tournament.wake(play.now))
        assert len(play.state.coloring_up) == (1 if last == 100 else 2)
        stacks = order.stacks | {1: 9_925, 2: 10_075}
        happened = play.do(play.tournament.record(order.number, stacks, play.now))
        raced = of_kind(happened, ChipsRaced)
        assert [one.into for one in raced] == [100, 1_000][: 1 + (last == 1_000)]
        assert play.state.chip == last
        assert not any(stack % last for stack in play.state.stacks.told().values())


def test_a_player_who_comes_from_a_table_that_has_not_raced_exchanges_alone() -> None:
    play = at_level_two(Play(18, structure=PLANNED))
    end(play, 1, (1, 2, 25))
    player = play.state.tables[1].players[1]
    free = play.state.open_seats(play.state.tables[1])
    assert not free
    play.do(play.tournament.remove(play.state.tables[2].players[5], "left", play.now))
    order = play.deal(1)
    assert order.seats[1] == player
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    seat = play.state.open_seats(play.state.tables[2])[0]
    play.do(play.tournament.move(player, 2, seat, "why", play.now))
    happened = play.do(play.tournament.record(order.number, order.stacks, play.now))
    # His own table has raced with him before he goes.
    assert [raced.table for raced in of_kind(happened, ChipsRaced)] == [1]
    assert play.state.seats[player] == (2, seat)
    assert play.state.coloring_up == []


@pytest.mark.rule("house-23B.1", "house-23B.2", "tda2011-22.3")
@pytest.mark.rows(
    ("rules", "cited"),
    [("house", ["house-23B.2", "house-23B.1"]), ("tda2011", ["tda2011-22.3", "tda2011-22.3"])],
)
def test_the_director_colours_up_at_his_choice_and_it_is_announced(
    rules: str, cited: list[str]
) -> None:
    play = at_level_two(Play(4, rules=rules, structure=structure()))
    assert play.tournament.chips_to_color_up() == ()  # level 2 has a small blind of 50
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    end(play, 1, (1, 2, 25))
    assert play.tournament.chips_to_color_up() == (100,)
    happened = play.do(play.tournament.color_up(100, "fewer chips", play.now))
    assert [type(event) for event in happened] == [ColorUpBegan, ChipsRaced]
    began = of_kind(happened, ColorUpBegan)[0]
    assert [citation.rule for citation in began.citations] == cited
    assert codes(play, began) == ["color-up-ordered"]
    assert play.deal(1).chip == 100


@pytest.mark.rule("house-23B.1", "tda2011-22.3")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_in_the_break_behind_the_last_level_that_needs_them_the_director_colours_up(
    rules: str,
) -> None:
    play = at_level_two(Play(4, rules=rules, structure=structure(rest=True)))
    order = play.deal(1)
    play.do(play.tournament.order_clock(StartBreak(MINUTE), "fire alarm", play.now))
    assert play.tournament.chips_to_color_up() == ()  # the level goes on after such a break
    play.do(play.tournament.order_clock(EndBreak(), "over", play.now))
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert (play.state.clock.level, play.state.clock.on_break) == (2, True)
    assert play.tournament.chips_to_color_up() == (100,)
    assert len(play.do(play.tournament.color_up(100, "fewer chips", play.now))) == 1
    stacks = order.stacks | {1: order.stacks[1] - 75, 2: order.stacks[2] + 75}
    raced = of_kind(play.do(play.tournament.record(order.number, stacks, play.now)), ChipsRaced)
    assert [one.into for one in raced] == [100]
    back = play.tournament.order_clock(PreviousLevel(), "a slip", play.now)
    assert isinstance(back, Refusal)
    assert back.code == "level-needs-smaller-chips"


@pytest.mark.rule("house-23B.1", "tda2011-22.3")
def test_chips_that_are_still_needed_stay() -> None:
    play = at_level_two(Play(4, structure=structure()))
    refused = [play.tournament.color_up(into, "why", play.now) for into in (100, 60, 25, 100_000)]
    assert [one.code for one in refused if isinstance(one, Refusal)] == [
        "color-up-needed",
        "color-up-no-multiple",
        "color-up-no-multiple",
        "color-up-no-multiple",
    ]
    assert all(
        one.citation == edition("modern").cite("chips.color-up")
        for one in refused
        if isinstance(one, Refusal)
    )
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    play.deal(1)
    bare = play.tournament.color_up(100, "x" * 999, play.now)
    assert isinstance(bare, Refusal)
    assert bare.code == "reason-too-long"
    play.do(play.tournament.color_up(100, "why", play.now))
    again = play.tournament.color_up(1_000, "why", play.now)
    assert isinstance(again, Refusal)
    assert again.code == "color-up-on"


def test_a_plan_for_chips_that_the_edition_does_not_end_with_is_left_out() -> None:
    """Antes for each player need smaller chips than the plan knew."""
    levels = tuple(Level(one.small_blind, one.big_blind, 0, 5) for one in LEVELS)
    planned = Structure(levels, 10 * MINUTE, color_ups=(ColorUp(2, 25, 100),))
    options = {"ante.format": "per-player"}
    play = at_level_two(Play(4, structure=planned, options=options))
    play.now = 20 * MINUTE
    assert not of_kind(play.do(play.tournament.wake(play.now)), ColorUpBegan)
    assert play.deal().chip == 5


SOLD: list[dict[str, Any]] = [
    {"late_levels": 2, "starting_stack": 10_025},
    {"rebuys": Rebuys(chips=10_025, price=1, most=1, until_level=2)},
    {"add_on": AddOnTerms(chips=2_525, price=1, level=2)},
]
"""What is sold until level 2 is over, and in the break behind it, with chips of 25 alone."""


@pytest.mark.rule("house-23B.1", "tda2011-22.3")
@pytest.mark.rows("sold", SOLD)
@pytest.mark.rows("rest", [False, True])
def test_the_director_leaves_the_chips_in_which_all_that_may_still_be_bought_is_paid(
    sold: dict[str, Any], rest: bool
) -> None:
    play = at_level_two(Play(4, structure=structure(rest=rest), seats=9, **sold))
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert play.tournament.chips_to_color_up() == (() if rest else (100,))
    if rest:
        refused = play.tournament.color_up(100, "why", play.now)
        assert isinstance(refused, Refusal)
        assert refused.code == "color-up-entries"
        assert refused.citation == edition("modern").cite("chips.color-up")
        play.now += 5 * MINUTE
        play.do(play.tournament.wake(play.now))
    play.do(play.tournament.color_up(100, "why", play.now))
    assert play.state.chip == 100


@pytest.mark.rule("house-23B.1", "tda2011-22.3")
def test_no_level_comes_again_in_which_chips_that_are_gone_would_be_sold() -> None:
    rebuys = Rebuys(chips=10_025, price=1, most=1, until_level=3)
    play = Play(4, structure=structure(), seats=9, late_levels=4, rebuys=rebuys)
    for level in (1, 2, 3):
        play.now = 10 * level * MINUTE
        play.do(play.tournament.wake(play.now))
    assert (play.state.clock.level, play.state.late_open) == (4, True)
    play.do(play.tournament.color_up(100, "why", play.now))
    back = play.tournament.order_clock(PreviousLevel(), "a slip", play.now)
    assert isinstance(back, Refusal)
    assert (back.code, back.parameters) == ("level-needs-smaller-chips", {"level": 3, "chip": 100})


@pytest.mark.rule("house-23B.1", "tda2011-22.3")
@pytest.mark.rows("sold", [False, True])
def test_the_end_of_a_level_is_not_taken_back_once_its_chips_are_gone(sold: bool) -> None:
    rebuys = Rebuys(chips=10_025, price=1, most=1, until_level=3)
    more: dict[str, Any] = {"rebuys": rebuys} if sold else {}
    play = Play(4, structure=structure(), seats=9, late_levels=4, **more)
    for _ in range(2 if sold else 1):
        play.do(play.tournament.next_level("on", play.now))
    ended = play.do(play.tournament.next_level("on", play.now))
    play.do(play.tournament.color_up(100, "why", play.now))
    back = play.tournament.undo(act_of(ended, []), "a slip", play.now)
    assert isinstance(back, Refusal)
    assert back.code == "level-needs-smaller-chips"


@pytest.mark.rule("house-23B.1", "tda2011-22.3")
def test_a_denomination_that_the_director_passes_over_leaves_play_with_the_smaller_one() -> None:
    play = Play(4, structure=structure(ColorUp(2, 25, 100)))
    for level in (1, 2, 3, 4):
        if level == 2:
            end(play, 1, (1, 2, 75), (3, 4, 325))
        play.now = 10 * level * MINUTE
        play.do(play.tournament.wake(play.now))
    assert (play.state.clock.level, play.state.chip) == (5, 100)
    assert play.tournament.chips_to_color_up() == (500, 1_000)
    happened = play.do(play.tournament.color_up(1_000, "few are left", play.now))
    (raced,) = of_kind(happened, ChipsRaced)
    odd = {seat: chips % 1_000 // 100 for seat, chips in raced.before.items()}
    assert {seat: len(cards) for seat, cards in raced.cards.items()} == {
        seat: count for seat, count in odd.items() if count
    }
    assert not any(chips % 1_000 for chips in play.state.stacks.told().values())


def test_a_purchase_that_is_over_keeps_no_chips_while_another_goes_on() -> None:
    rebuys = Rebuys(chips=10_000, price=1, most=1, until_level=4)
    play = Play(4, structure=structure(), rebuys=rebuys, late_levels=2, starting_stack=10_050)
    for level in (1, 2):
        play.now = 10 * level * MINUTE
        play.do(play.tournament.wake(play.now))
    assert play.tournament.chips_to_color_up() == (100,)


@pytest.mark.rule("house-22A.1", "tda2011-21.1")
@pytest.mark.rows("sold", SOLD)
def test_a_planned_colour_up_waits_for_the_end_of_a_break_in_which_chips_are_sold(
    sold: dict[str, Any],
) -> None:
    planned = structure(ColorUp(2, 25, 100), rest=True)
    play = at_level_two(Play(4, structure=planned, seats=9, **sold))
    play.now = 20 * MINUTE
    kinds = [type(event) for event in play.do(play.tournament.wake(play.now))]
    assert (kinds, play.state.chip) == ([BreakStarted], 25)
    if "late_levels" in sold:
        play.do(play.tournament.register("late", None, play.now))
    elif "rebuys" in sold:
        play.do(play.tournament.rebuy("p1", play.now))
    else:
        play.do(play.tournament.add_on("p1", play.now))
    play.now += 5 * MINUTE
    kinds = [type(event) for event in play.do(play.tournament.wake(play.now))]
    assert kinds == [BreakEnded, ColorUpBegan, EntriesClosed, LevelStarted, ChipsRaced]
    assert play.deal(1).chip == 100
    assert not any(stack % 100 for stack in play.state.stacks.told().values())
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_where_the_clock_alone_ends_the_break_the_chips_leave_before_the_hand() -> None:
    options = {"levels.trigger": "clock-zero"}
    planned = structure(ColorUp(2, 25, 100), rest=True)
    play = at_level_two(Play(4, options=options, structure=planned, **SOLD[2]))
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    play.now += 5 * MINUTE
    assert play.deal(1).chip == 100


@pytest.mark.rows("sold", SOLD)
def test_a_plan_that_chips_sold_behind_it_forbid_is_refused_when_the_event_is_announced(
    sold: dict[str, Any],
) -> None:
    early = structure(ColorUp(1, 25, 50), ColorUp(2, 50, 100))
    with pytest.raises(BadEvent, match="sold behind level 1 in chips of 50") as told:
        Play(4, structure=early, **sold)
    assert told.value.code == "bad-event-color-up-sold"


def test_an_event_that_was_announced_with_such_a_plan_is_played_without_it() -> None:
    planned = structure(ColorUp(1, 25, 50))
    add_on = AddOnTerms(chips=2_525, price=1, level=2)
    announced = config(4, structure=planned, add_on=add_on)
    rules = edition("modern")
    opened = EventOpened(announced, rules.id, rules.digest, at_ms=0)
    with pytest.raises(BadEvent):
        Tournament.create(announced, rules)
    assert Tournament.replay([opened]).state.phase == "open"


@pytest.mark.rows(
    "plans",
    [
        (ColorUp(2, 25, 60),),
        (ColorUp(2, 25, 25),),
        (ColorUp(2, 25, 100), ColorUp(3, 25, 100)),
        (ColorUp(3, 25, 100), ColorUp(2, 100, 500)),
        (ColorUp(5, 25, 100),),
        (ColorUp(0, 25, 100),),
        (ColorUp(2, 25, 100_000),),
    ],
)
def test_plans_that_cannot_be_are_refused(plans: tuple[ColorUp, ...]) -> None:
    with pytest.raises(BadEvent, match="colour-up"):
        Play(4, structure=structure(*plans))


@pytest.mark.rule("house-22A.1", "tda2011-21.1")
@pytest.mark.rows("name", ["re-entry", "rebuys"])
@pytest.mark.rows(
    ("rules", "planned"),
    [
        ("modern", [(10, 25, 100), (16, 100, 500)]),
        ("house", [(4, 5, 25), (10, 25, 100), (16, 100, 500)]),
        ("tda2011", [(4, 5, 25), (10, 25, 100), (16, 100, 500)]),
    ],
)
def test_events_that_are_entered_again_have_their_colour_ups(
    name: str, rules: str, planned: list[tuple[int, int, int]]
) -> None:
    """Chips leave play behind a level that has a break, none of them needed afterwards."""
    config = template(name)
    play = Play(4, rules=rules, structure=config.structure, starting_stack=config.starting_stack)
    found: list[tuple[int, int, int]] = []
    while not play.state.clock.is_last:
        level = play.state.clock.level
        play.now += MINUTE
        happened = play.do(play.tournament.next_level("on", play.now))
        began = of_kind(happened, ColorUpBegan)
        assert not began or of_kind(happened, BreakStarted)
        found += [(level, one.removed, one.into) for one in began]
    assert found == planned
