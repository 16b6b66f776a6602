"""How long one may take to set his thirteen cards, how long who lost his connection is waited for,
and what comes too late."""

import msgspec
import pytest
from cash_world import CashWorld

from ruleone.chinese import Arrange, arrange_automatically, thirteen_rules
from ruleone.room.cash import tables
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.stakes import Stakes, all_stakes
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.playing import Act
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal, edition

BOOK = edition("chinese")
OWN_MS, BANK_MS = Settings().arrange_ms, Settings().bank_ms
WAITS_MS = 1_000 * BOOK.number("chinese.reconnect_seconds")


def offered(monkeypatch: pytest.MonkeyPatch, **options: object) -> Stakes:
    """The room offers 13-card poker under these options, without house players."""
    book = BOOK.with_options({f"chinese.{name}": value for name, value in options.items()})
    stakes = msgspec.structs.replace(all_stakes()["thirteen-100-bonus"], edition=book.id, house=0)
    monkeypatch.setattr(tables, "all_stakes", lambda _: {stakes.name: stakes})
    return stakes


@pytest.fixture
def world() -> CashWorld:
    return CashWorld()


def two(world: CashWorld, stakes: Stakes) -> tuple[Caller, Caller, CashHost]:
    """Ann and Bob at a table, a hand before them."""
    ann, bob = world.connect("ann"), world.connect("bob")
    for caller in (ann, bob):
        world.do(caller, TakeSeat(stakes.name, 3_000))
    host = world.host()
    while not host.state.in_hand:
        world.wake()
    return ann, bob, host


def arrange(world: CashWorld, caller: Caller, seat: int, declare: bool = False) -> str:
    """The person sets his cards as the software would: the refusal's code, or nothing."""
    host = world.host()
    assert host.state.order is not None
    assert isinstance(host.play, ThirteenPlay)
    rows = arrange_automatically(host.play.hand.holds(seat))
    act = Act("c1", 1, host.state.order.number, 0, Arrange.of(rows, declare=declare))
    result = world.ask(caller, act).result
    assert isinstance(result, Accepted | Refusal)
    return result.code if isinstance(result, Refusal) else ""


def after(world: CashWorld, ms: int) -> None:
    """So much time goes by, and the room does what is due."""
    ends_ms = world.now_ms + ms
    while world.room.due_ms is not None and world.room.due_ms <= ends_ms:
        world.wake()
    world.now_ms = ends_ms


def left_ms(host: CashHost, world: CashWorld, seat: int) -> int:
    """When the software sets the cards of this seat, from now."""
    return host.asked.turns[seat].due_ms - world.now_ms


def test_the_house_says_how_long_one_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    assert OWN_MS == 90_000
    for own_ms in (OWN_MS, 45_000):
        world = CashWorld(settings=Settings(arrange_ms=own_ms))
        ann, bob, host = two(world, offered(monkeypatch))
        assert [left_ms(host, world, seat) for seat in (1, 2)] == [own_ms + BANK_MS] * 2
        turn = world.at(ann).turn
        assert turn is not None
        assert (turn.ends_ms - turn.started_ms, turn.bank_ms) == (own_ms, BANK_MS)
        after(world, own_ms + BANK_MS - 1)
        assert arrange(world, bob, 2) == ""
        after(world, 1)
        assert not host.state.in_hand


@pytest.mark.rule("chinese-disconnect-1")
@pytest.mark.parametrize(
    ("changed", "seconds"), [({}, 60), ({"reconnect_seconds": 25}, 25)], ids=["60", "25"]
)
def test_who_loses_his_connection_is_waited_for_as_long_as_the_edition_says(
    world: CashWorld, monkeypatch: pytest.MonkeyPatch, changed: dict[str, object], seconds: int
) -> None:
    stakes = offered(monkeypatch, **changed)
    ann, bob, host = two(world, stakes)
    after(world, 10_000)
    world.disconnect(ann)
    assert left_ms(host, world, 1) == 1_000 * seconds
    assert left_ms(host, world, 2) == OWN_MS + BANK_MS - 10_000
    clocks = {clock.seat: clock.bank_ends_ms for clock in world.at(bob).turns}
    assert clocks[1] == host.asked.turns[1].due_ms
    # The game itself goes on: the other one sets his cards meanwhile.
    assert arrange(world, bob, 2) == ""
    after(world, 1_000 * seconds - 1)
    assert host.state.in_hand
    after(world, 1)
    assert not host.state.in_hand


@pytest.mark.rule("chinese-disconnect-1")
def test_who_is_back_has_what_he_had_left_and_is_waited_for_so_long_in_all(
    world: CashWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, host = two(world, offered(monkeypatch))
    after(world, 10_000)
    world.disconnect(ann)
    after(world, 40_000)
    world.here.append(ann)
    world.take(world.room.connected(ann, True, world.now_ms))
    assert left_ms(host, world, 1) == OWN_MS + BANK_MS - 10_000
    after(world, 5_000)
    world.disconnect(ann)
    assert left_ms(host, world, 1) == WAITS_MS - 40_000
    # He who comes and goes at the very end is not waited for any longer.
    after(world, WAITS_MS - 40_000 - 1)
    world.here.append(ann)
    world.take(world.room.connected(ann, True, world.now_ms))
    world.disconnect(ann)
    assert left_ms(host, world, 1) == 1


@pytest.mark.rule("chinese-disconnect-3", "chinese-disconnect-4")
def test_who_is_not_back_has_his_cards_set_and_is_out_of_the_game_after_the_hand(
    world: CashWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, host = two(world, offered(monkeypatch))
    assert isinstance(host.play, ThirteenPlay)
    hand = host.play.hand
    rows = arrange_automatically(hand.holds(1), thirteen_rules(BOOK).suits)
    world.disconnect(ann)
    after(world, WAITS_MS)
    assert host.state.sitter("ann") is not None
    assert arrange(world, bob, 2) == ""
    first = hand.view().seats[0]
    assert (first.automatic, first.declared) == (True, False)
    assert tuple(row.cards for row in first.rows) == (
        Arrange.of(rows).front, Arrange.of(rows).middle, Arrange.of(rows).back,
    )  # fmt: skip
    assert host.state.sitter("ann") is None


def test_what_comes_too_late_or_again_is_refused_and_changes_nothing(
    world: CashWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, host = two(world, offered(monkeypatch))
    assert isinstance(host.play, ThirteenPlay)
    assert arrange(world, bob, 2) == ""
    events = host.play.hand.events
    assert arrange(world, bob, 2) == "arranged-already"
    assert arrange(world, bob, 2, declare=True) == "arranged-already"
    assert host.play.hand.events == events
    # The very moment belongs to the player or to the clock by the edition; one later is too late.
    world.now_ms = host.asked.turns[1].due_ms + 1
    hand = host.play.hand
    assert arrange(world, ann, 1) == "time-up"
    assert hand.over
    assert hand.view().seats[0].automatic
    assert arrange(world, ann, 1) == "hand-over"
    assert arrange(world, bob, 2, declare=True) == "hand-over"


def test_a_refusal_of_what_is_late_cites_what_the_software_does(
    world: CashWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, host = two(world, offered(monkeypatch))
    assert isinstance(host.play, ThirteenPlay)
    rows = Arrange.of(arrange_automatically(host.play.hand.holds(1)))
    world.now_ms = host.asked.turns[1].due_ms + 1
    refused = world.ask(ann, Act("c1", 1, 1, 0, rows)).result
    assert isinstance(refused, Refusal)
    assert refused.code == "time-up"
    assert refused.citation == BOOK.with_options({}).cite("chinese.automatic")
    stale = world.refused(ann, Act("c1", 1, 1, 1, rows))
    assert stale.code == "stale"
