"""Events of 13-card poker: points for blinds, four to a table, and the button alone goes round."""

from collections.abc import Mapping

import msgspec
import pytest
from event_play import MINUTE, Play, of_kind

from ruleone.bots import STYLES
from ruleone.bots.thirteen import arrange
from ruleone.cards import shuffle
from ruleone.chinese import ThirteenHand
from ruleone.rulebook import Refusal, edition
from ruleone.sim.whole_event import EventReport, WholeEvent
from ruleone.tournament import (
    BadEvent,
    HandOrder,
    Level,
    Structure,
    Tournament,
    structure_flaws,
    template,
)
from ruleone.tournament.events import (
    FinalTableFormed,
    HeadsUpBegan,
    LevelStarted,
    PlayerMoved,
    PlayersBusted,
    TableBroken,
    TableHalted,
)
from ruleone.tournament.hands.choosing import thirteen_of
from ruleone.tournament.terms.config import Rotation
from ruleone.tournament.terms.templates import THIRTEEN_CARDS, THIRTEEN_OPEN

CHINESE = edition("chinese")
POINTS = Structure(tuple(map(Level.of_point, (50, 75, 100))), level_hands=2)


def thirteen(entries: int, options: Mapping[str, object] | None = None, **changes: object) -> Play:
    """An event of 13-card poker that has started."""
    plain: dict[str, object] = {"structure": POINTS, "game": "thirteen", "bonus": True}
    table_size = changes.pop("table_size", 4)
    assert isinstance(table_size, int)
    return Play(entries, table_size, "chinese", options, **(plain | changes))  # type: ignore[arg-type]


def played(order: HandOrder, seed: int) -> ThirteenHand:
    """The hand of the order, set by house players."""
    hand = thirteen_of(order, shuffle(seed.to_bytes(32, "big")))
    while (options := hand.options) is not None:
        seat = options.seats[0]
        assert not isinstance(hand.act(seat, arrange(hand.view(seat))), Refusal)
    return hand


def simulated(name: str, seed: int, options: Mapping[str, object] | None = None) -> EventReport:
    return WholeEvent(template(name), CHINESE.with_options(options or {}), seed, STYLES).play()


# whole events


@pytest.mark.rows(("name", "seed"), [("thirteen", 1), ("thirteen-plain", 2), ("thirteen-16", 3)])
def test_an_event_is_played_to_its_end_and_everybody_has_one_place(name: str, seed: int) -> None:
    report = simulated(name, seed)
    config = template(name)
    assert report.chips == config.seats * config.starting_stack
    assert sum(result.prize for result in report.results) == report.pool
    assert sorted({result.player for result in report.results}) == sorted(
        f"{number:04}" for number in range(1, config.seats + 1)
    )
    assert report.results[0].place == 1
    assert len({result.place for result in report.results}) <= config.seats
    assert report.level > 1


def test_what_the_engine_keeps_is_the_event() -> None:
    kept: list[object] = []
    event = WholeEvent(template("thirteen-16"), CHINESE, 5, STYLES, kept.extend)
    report = event.play()
    assert {result.style for result in report.results} == {""}
    again = Tournament.replay(kept)  # type: ignore[arg-type]  # they are its own events
    assert again.state.results == event.tournament.state.results
    formed = of_kind(kept, FinalTableFormed)
    assert len(formed) == 1
    assert len(formed[0].seats) <= 4
    assert of_kind(kept, TableBroken)
    assert not of_kind(kept, TableHalted), "short tables of four play on"


@pytest.mark.rule("chinese-scoring-2")
def test_what_a_bonus_is_worth_changes_the_course_of_an_event() -> None:
    dear = {"chinese.bonus_front_trips": 13, "chinese.bonus_middle_full_house": 12}
    assert simulated("thirteen", 4) != simulated("thirteen", 4, dear)


# hands


@pytest.mark.rule("chinese-hand-5")
def test_the_button_goes_to_the_next_player_each_hand_whoever_is_gone() -> None:
    """Of four, three and two players: nobody is passed over, and no button is dead."""
    play = thirteen(4)
    first = play.deal()
    assert first.button == play.state.tables[1].drawn
    assert first.small_blind_seat in (None, first.button)
    play.end(first)
    second = play.deal()
    assert second.button == first.button % 4 + 1
    coming = second.button % 4 + 1
    play.end(second, coming)
    third = play.deal()
    assert third.button == coming % 4 + 1, "the seat that is empty is passed over"
    assert len(third.seats) == 3
    assert third.waiting == ()
    play.end(third, third.button % 4 + 1 if third.button % 4 + 1 != coming else second.button)
    last = play.deal()
    two = sorted(last.seats)
    play.end(last)
    assert play.deal().button == next(seat for seat in two if seat != last.button)
    (began,) = of_kind(play.events, HeadsUpBegan)
    assert {citation.rule for citation in began.citations} == {"chinese-hand-5"}


def test_a_level_says_what_a_point_is_worth_and_nothing_else_is_paid() -> None:
    play = thirteen(4, bonus=False)
    points = []
    for _ in range(7):
        order = play.deal()
        points.append(order.point)
        assert (order.blinds, order.ante, order.bonus) == ((0, 0), 0, False)
        play.end(order)
    assert points == [50, 50, 75, 75, 100, 100, 100]
    assert [level.why for level in of_kind(play.events, LevelStarted)] == [
        "start",
        "hands",
        "hands",
    ]


@pytest.mark.rule("chinese-money-3")
def test_in_an_event_a_short_stack_wins_more_than_it_began_with_and_nothing_is_raked() -> None:
    """The same hand in a cash game: his winnings end at what he had, and the house takes a part."""
    play = thirteen(4)
    order = play.deal()
    short = min(order.stacks)
    order = msgspec.structs.replace(order, stacks=order.stacks | {short: 50})
    for seed in range(50):
        hand = played(order, seed)
        assert sum(hand.stacks.values()) == sum(order.stacks.values())
        if hand.stacks[short] > 100:
            break
    else:
        raise AssertionError("in fifty hands the short stack never won more than a point")
    cash = ThirteenHand(
        CHINESE, order.stacks, order.button, order.point, shuffle(seed.to_bytes(32, "big"))
    )
    while (options := cash.options) is not None:
        cash.act(options.seats[0], arrange(cash.view(options.seats[0])))
    assert cash.stacks[short] <= 100 < hand.stacks[short]
    assert cash.raked > 0


@pytest.mark.rule("tda2019-RP-8A")
@pytest.mark.rows(("same_hand", "places"), [("bigger-stack-first", [3, 4]), ("shared", [3, 3])])
def test_who_goes_out_in_the_same_hand_is_placed_by_the_edition(
    same_hand: str, places: list[int]
) -> None:
    play = thirteen(4, {"places.same_hand": same_hand})
    order = play.deal()
    one, two, three, four = sorted(order.stacks)
    stacks = order.stacks | {one: order.stacks[one] + 4_000, two: order.stacks[two] - 4_000}
    play.do(play.tournament.record(order.number, stacks, play.now))
    (busted,) = of_kind(play.bust(1, two, three), PlayersBusted)
    assert [bust.place for bust in busted.busts] == places
    assert len(play.state.stacks) == 2
    assert four in play.state.tables[1].players


# tables


@pytest.mark.rule("tda2011-8A.1", "tda2011-8A.3", "chinese-order-1")
@pytest.mark.rows(("mover", "target"), [
    ("next-big-blind", "worst-position"), ("by-position", "last-opened"),
])  # fmt: skip
def test_the_next_button_moves_to_the_seat_that_is_the_button_soonest(
    mover: str, target: str
) -> None:
    """Who compares last has the worst place: of four, four and two players. By position it is the
    seat that opened last, filled from the same seat."""
    play = thirteen(12, {"balancing.mover": mover, "balancing.target": target})
    giving = play.state.tables[1]
    due = giving.lineup(play.rules)
    assert due is not None
    order = play.deal(3)
    after = order.button % 4 + 1
    out = (order.button, after)  # the seat after the button opens last
    (move,) = of_kind(play.end(order, *out), PlayerMoved)
    assert (move.from_table, move.to_table, move.why) == (1, 3, "balance")
    if mover == "by-position":
        assert move.from_seat == move.to_seat
        assert move.to_seat in out
    else:
        assert move.from_seat == due.positions.button
        assert move.to_seat == after
        coming = play.state.tables[3].lineup(play.rules)
        assert coming is not None
        assert coming.positions.button == after
    expected = "tda2011-8A.1" if mover == "next-big-blind" else "tda2011-8A.3"
    assert expected in {citation.rule for citation in move.citations}


def test_a_table_is_broken_as_soon_as_the_others_have_seats_for_it() -> None:
    play = thirteen(12)
    first = play.state.break_order[0]
    others = [number for number in (1, 2, 3) if number != first]
    assert not of_kind(
        play.bust(others[0], *sorted(play.state.tables[others[0]].players)[:1]), TableBroken
    )
    happened = play.bust_some(others[1], 2)
    assert not of_kind(happened, TableBroken)
    happened = play.bust_some(first, 1)
    assert [broken.table for broken in of_kind(happened, TableBroken)] == [first]
    assert sorted(play.counts().values()) == [4, 4]
    order = play.deal(others[0])
    assert len(order.seats) == 4, "whoever came is dealt in at once"


@pytest.mark.rule("house-6.1")
@pytest.mark.rows("redraw", [True, False])
def test_the_last_four_sit_down_at_one_table(redraw: bool) -> None:
    play = thirteen(8, {"final_table.redraw": redraw})
    last = play.state.break_order[-1]
    other = play.state.break_order[0]
    before = dict(play.state.tables[last].players)
    play.bust_some(other, 2)
    (formed,) = of_kind(play.bust_some(other, 1) + play.bust_some(last, 1), FinalTableFormed)
    assert len(formed.seats) == 4
    assert (formed.button is not None) is redraw
    if not redraw:
        assert all(formed.seats.get(player, seat) == seat for seat, player in before.items())
    order = play.deal(last)
    if formed.button is not None:
        assert order.button == formed.button.button
    assert len(order.seats) == 4


# what can be announced


@pytest.mark.rule("chinese-hand-1")
@pytest.mark.rows(
    ("players", "table_size", "plays"),
    [
        (["2", "3", "4"], 4, True),
        (["2", "3", "4"], 5, False),
        (["2", "3"], 3, True),
        (["2", "3"], 4, False),
        (["3", "4"], 4, False),
    ],
)
def test_tables_are_as_large_as_the_edition_lets_play_and_end_with_two(
    players: list[str], table_size: int, plays: bool
) -> None:
    options = {"chinese.players": players}
    if plays:
        play = thirteen(6, options, table_size=table_size)
        assert max(play.counts().values()) <= table_size
    else:
        with pytest.raises(BadEvent, match=r"may play|tables of 2 to"):
            thirteen(6, options, table_size=table_size)


@pytest.mark.rows(
    ("changes", "why"),
    [
        ({"structure": Structure((Level(50, 100),), level_hands=2)}, "levels of points"),
        ({"game": "nlhe"}, "levels of blinds"),
        ({"rotation": Rotation(("thirteen", "nlhe"))}, "by itself"),
        ({"structure": Structure((Level(50, 100, point=5),), level_hands=2)}, "blinds-beside"),
        (
            {"structure": Structure((Level.of_point(5), Level.of_point(0)), level_hands=2)},
            "below-one",
        ),
        ({"structure": Structure((), level_hands=2)}, "no-levels"),
    ],
)
def test_what_cannot_be_played_is_not_announced(changes: dict[str, object], why: str) -> None:
    with pytest.raises(BadEvent, match=why):
        thirteen(4, None, **changes)


def test_no_other_document_tells_the_game() -> None:
    with pytest.raises(BadEvent, match="speaks of thirteen"):
        Tournament.create(template("thirteen"), edition("modern"))


@pytest.mark.rule("holdem-levels")
def test_what_is_odd_in_a_structure_of_points_is_told() -> None:
    levels = tuple(map(Level.of_point, (100, 75, 200, 200)))
    found = structure_flaws(Structure(levels, 10 * MINUTE), CHINESE)
    assert [(flaw.code, flaw.level) for flaw in found] == [
        ("point-falls", 2), ("point-leaps", 3), ("level-repeated", 4),
    ]  # fmt: skip
    assert not any(flaw.unplayable for flaw in found)
    assert {flaw.citation.rule for flaw in found if flaw.citation} == {"holdem-levels"}


@pytest.mark.rows("name", [*THIRTEEN_CARDS, THIRTEEN_OPEN])
def test_our_own_structures_of_points_have_no_flaw(name: str) -> None:
    config = template(name)
    assert config.edition == "chinese"
    assert structure_flaws(config.structure, CHINESE) == ()
    assert config.starting_stack >= 50 * config.structure.levels[0].point
    assert config.structure.levels[-1].point * 20 > config.seats * config.starting_stack
    assert config.smallest_chip(CHINESE) == 25
