"""A look at one's own thirteen cards while one sets them: how rows stand, and how to set them."""

import msgspec
import pytest
from cash_world import CashWorld

from ruleone.bots.thirteen import arrange as set_best
from ruleone.chinese import Arrange, arrange_automatically, opponents
from ruleone.chinese.views import RowsStand, Suggestions
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.cash.host import CashHost
from ruleone.room.core.roles import Caller
from ruleone.room.playing import Act
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.table.play import CheckRows, Suggest
from ruleone.rulebook import Refusal

ONE = "thirteen-100-bonus"


def dealt(world: CashWorld, stakes: str = ONE) -> tuple[Caller, Caller, CashHost]:
    """Ann and Bob at a table, a hand before them."""
    ann, bob = world.connect("ann"), world.connect("bob")
    for caller in (ann, bob):
        world.do(caller, TakeSeat(stakes, 3_000))
    host = world.host()
    while not host.state.in_hand:
        world.wake()
    return ann, bob, host


def held(host: CashHost, seat: int) -> Arrange:
    """The seat's cards as the software sets them."""
    assert isinstance(host.play, ThirteenPlay)
    return Arrange.of(arrange_automatically(host.play.hand.holds(seat)))


def check(world: CashWorld, caller: Caller, **rows: tuple[str, ...]) -> RowsStand | Refusal:
    answered = world.look(caller, CheckRows("c1", 1, 1, **rows))
    assert isinstance(answered, RowsStand | Refusal)
    return answered


def code(answered: object) -> str:
    assert isinstance(answered, Refusal), answered
    return answered.code


def test_rows_are_named_as_they_fill() -> None:
    world = CashWorld()
    ann, _, host = dealt(world)
    rows = held(host, 1)
    none = check(world, ann)
    assert isinstance(none, RowsStand)
    assert (none.front, none.middle, none.back, none.wrong) == (None, None, None, ())
    some = check(world, ann, front=rows.front[:2], back=rows.back)
    assert isinstance(some, RowsStand)
    assert some.back is not None
    assert (some.front, some.middle) == (None, None)
    whole = check(world, ann, front=rows.front, middle=rows.middle, back=rows.back)
    assert isinstance(whole, RowsStand)
    assert (whole.back, whole.wrong) == (some.back, ())
    # It is what the hand says of them once they are set.
    world.do(ann, Act("c1", 1, 1, 0, rows))
    view = world.at(ann).thirteen
    assert view is not None
    shown = next(one for one in view.seats if one.seat == 1).rows
    assert [one and one.hand for one in (whole.front, whole.middle, whole.back)] == [
        row.hand for row in shown
    ]


@pytest.mark.rule("chinese-hand-3")
def test_a_foul_is_told_as_soon_as_two_full_rows_are_out_of_order() -> None:
    world = CashWorld()
    ann, _, host = dealt(world)
    rows = held(host, 1)
    wrong = check(world, ann, middle=rows.back, back=rows.middle)
    assert isinstance(wrong, RowsStand)
    assert [(one.row, one.under, one.citation.rule) for one in wrong.wrong] == [
        ("middle", "back", "chinese-hand-3")
    ]


def test_a_look_writes_nothing_and_is_not_remembered() -> None:
    world = CashWorld()
    ann, _, host = dealt(world)
    rows = held(host, 1)
    before = host.play and host.play.hand.events
    assert isinstance(check(world, ann, front=rows.front), RowsStand)
    assert isinstance(world.look(ann, Suggest("c1", 1, 1)), Suggestions)
    assert all(not one.writes and not one.changed for one in world.outcomes[-2:])
    assert host.play is not None
    assert host.play.hand.events == before
    # The same id may ask something else: nothing is kept of it.
    for front in (rows.front, rows.front[:1]):
        answered = world.look(ann, CheckRows("c1", 1, 1, front), "look")
        assert isinstance(answered, RowsStand)
        assert (answered.front is None) == (len(front) < 3)


def test_only_own_cards_are_judged_and_only_while_one_sets_them() -> None:
    world = CashWorld()
    ann, bob, host = dealt(world)
    mine, other = held(host, 1), held(host, 2)
    assert code(check(world, ann, front=other.front)) == "rows-other-cards"
    assert code(check(world, ann, back=mine.back[:1] * 2)) == "rows-card-twice"
    assert code(check(world, ann, front=mine.back)) == "row-cards"
    assert code(check(world, ann, front=("As", "1x"))) in {"not-a-card", "rows-other-cards"}
    assert code(world.look(world.connect("wil"), Suggest("c1", 1, 1))) == "not-at-table"
    assert code(world.look(ann, Suggest("c1", 1, 2))) == "stale"
    assert code(world.look(ann, Suggest("c9", 1, 1))) == "event-unknown"
    assert isinstance(world.look(ann, Suggest("c1", 1, 1)), Suggestions)
    world.do(ann, Act("c1", 1, 1, 0, mine))
    for look in (Suggest("c1", 1, 1), CheckRows("c1", 1, 1)):
        assert code(world.look(ann, look)) == "arranged-already"
    world.do(bob, Act("c1", 1, 1, 0, other))
    while host.state.in_hand:
        world.wake()
    for look in (Suggest("c1", 1, 1), CheckRows("c1", 1, 1)):
        assert code(world.look(bob, look)) == "hand-over"


def test_the_best_suggestion_is_what_a_house_player_would_set() -> None:
    for stakes in (ONE, "thirteen-100-plain"):
        world = CashWorld()
        ann, _, host = dealt(world, stakes)
        assert isinstance(host.play, ThirteenPlay)
        told = world.look(ann, Suggest("c1", 1, 1))
        assert isinstance(told, Suggestions)
        points = [one.points for one in told.arrangements]
        assert points == sorted(points, reverse=True)
        assert len(points) == 5
        best = set_best(host.play.hand.view(1))
        front, middle, back = (row.cards for row in told.arrangements[0].rows)
        assert (front, middle, back) == (best.front, best.middle, best.back)
        assert told.declare == best.declare
        # Asked again it is not found again.
        assert world.look(ann, Suggest("c1", 1, 1)) is told


def test_nothing_of_anothers_cards_is_in_a_look() -> None:
    world = CashWorld()
    ann, _, host = dealt(world)
    rows = held(host, 1)
    looks = [
        check(world, ann, front=rows.front, middle=rows.middle, back=rows.back),
        world.look(ann, Suggest("c1", 1, 1)),
    ]
    told = msgspec.json.encode(looks).decode()
    other = held(host, 2)
    cards = (*other.front, *other.middle, *other.back)
    assert not any(f'"{card}"' in told for card in cards)


def test_at_a_table_of_poker_there_is_nothing_to_look_at() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.sit(ann, "holdem-25-50", 5_000)
    world.wake()
    for look in (Suggest("c1", 1, 1), CheckRows("c1", 1, 1)):
        assert code(world.look(ann, look)) == "other-game"


def test_the_first_suggestion_finds_everything_ready() -> None:
    world = CashWorld()
    ann, *_ = dealt(world)
    world.room.make_ready()
    known = opponents._house.cache_info()
    assert isinstance(world.look(ann, Suggest("c1", 1, 1)), Suggestions)
    after = opponents._house.cache_info()
    assert (after.misses, after.hits > known.hits) == (known.misses, True)
