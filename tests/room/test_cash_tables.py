"""Cash tables: seats bought and left at any time, and every cent of it in the books."""

import msgspec
import pytest
from cash_world import GRANT, HIGH, LOW, CashWorld, three
from world import all_in

from ruleone.cage import ISSUE, Rake, rake, wallet
from ruleone.dealing.actions import Fold
from ruleone.limits import CASH_TABLES_OF_A_PERSON_MAX
from ruleone.room import commands as c
from ruleone.room.cash import stakes as stakes_data
from ruleone.room.cash import tables
from ruleone.room.cash.commands import AddOn, AskForChips, SitOut, TakeSeat
from ruleone.room.cash.events import CashOrder
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.playing import Act, ImBack, Leave
from ruleone.rulebook import Refusal


def posts(world: CashWorld, player: str) -> list[tuple[str, int]]:
    """What a player has posted in the hand on the table."""
    host = world.host()
    assert host.play is not None
    assert host.state.order is not None
    seat = next(s for s, who in host.state.order.seats.items() if who == player)
    told = [msgspec.to_builtins(event) for event in host.play.hand.events]
    return [
        (one["kind"], one["amount"])
        for one in told
        if one["type"] == "posted" and one["seat"] == seat
    ]


def until_dealt_in(world: CashWorld, player: str, callers: list[Caller]) -> CashOrder:
    """Play hands until the player is dealt in to one; it is on the table then."""
    for _ in range(10):
        world.next_hand(callers)
        order = world.host().state.order
        assert order is not None
        if player in order.seats.values():
            return order
        world.finish_hand(callers)
    raise AssertionError(f"{player} is not dealt in")


@pytest.mark.feature("cash-tables")
def test_a_single_newcomer_finds_a_game_and_takes_his_chips_home() -> None:
    world = CashWorld(seed=2)
    ann = world.connect("ann")
    assert world.wallet(ann) == GRANT
    assert world.sit(ann, LOW, 3_000) == "c1"
    assert world.wallet(ann) == GRANT - 3_000
    view = world.at(ann)
    assert sorted(one.house is None for one in view.players) == [False, False, False, True]
    world.next_hand([ann])
    world.finish_hand([ann])
    stack = world.own_stack(ann)
    assert next(one.stack for one in world.at(ann).players if one.player == "ann") == stack
    world.do(ann, Leave("c1"))
    assert world.wallet(ann) == GRANT - 3_000 + stack
    ledger = world.booked()
    assert dict(ledger) == {ISSUE: -(GRANT - 3_000 + stack), wallet("ann"): GRANT - 3_000 + stack}
    lobby = world.lobby(ann).cash
    assert lobby is not None
    assert all(line.table is None for line in lobby.tables)


def test_the_grant_is_issued_once_and_written() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.sit(ann)
    world.do(ann, Leave("c1"))
    world.sit(ann)
    assert world.booked().balance(ISSUE) == -GRANT
    assert world.booked().total == 0


@pytest.mark.rows(
    ("ask", "code"),
    [
        (TakeSeat("monopoly", 5_000), "stakes-unknown"),
        (TakeSeat(HIGH, 3_999), "buy-in-bounds"),
        (TakeSeat(HIGH, 10_001), "buy-in-bounds"),
        (TakeSeat(HIGH, -5_000), "buy-in-bounds"),
        (TakeSeat(HIGH, 5_000, "c9"), "cash-table-unknown"),
        (TakeSeat(LOW, 5_000, "c1"), "cash-table-unknown"),
        (TakeSeat(HIGH, 5_000, "c1", 1), "seat-not-open"),
        (TakeSeat(HIGH, 5_000, "c1", 10), "seat-not-open"),
        (AddOn("c1", 10), "not-seated"),
        (SitOut("c1"), "not-seated"),
        (ImBack("c1"), "not-seated"),
        (Leave("c1"), "not-seated"),
        (Act("c1", 1, 1, 0, Fold()), "stale"),
        (AddOn("c9", 10), "cash-table-unknown"),
        (Leave("c9"), "event-unknown"),
        (AskForChips(), "enough-chips"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(ask: c.Command, code: str) -> None:
    world = CashWorld()
    world.sit(world.connect("ann"), HIGH, 5_000, 1)
    bob = world.connect("bob")
    assert world.refused(bob, ask).code == code


def test_nobody_sits_twice_or_at_too_many_tables_or_for_more_than_he_has() -> None:
    world = CashWorld(settings=Settings(grant_cents=9_000))
    ann = world.connect("ann")
    world.sit(ann, HIGH, 4_000)
    assert world.refused(ann, TakeSeat(HIGH, 4_000, "c1")).code == "already-seated"
    assert world.refused(ann, TakeSeat(HIGH, 5_001)).parameters == {"has": 5_000, "needs": 5_001}
    for _ in range(1, CASH_TABLES_OF_A_PERSON_MAX):
        world.sit(ann, "holdem-5-10", 400)
    refused = world.refused(ann, TakeSeat("holdem-5-10", 400))
    assert refused.code == "too-many-cash-tables-of-yours"


def test_a_full_table_is_full_and_another_one_opens() -> None:
    world = CashWorld()
    seats = stakes_data.all_stakes()[HIGH].seats
    names = {world.sit(world.connect(f"p{n}")) for n in range(seats)}
    assert names == {"c1"}
    late = world.connect("late")
    assert world.refused(late, TakeSeat(HIGH, 5_000, "c1")).code == "table-full"
    assert world.sit(late) == "c2"


def test_house_players_make_room_one_for_each_further_person() -> None:
    world = CashWorld(seed=5)
    callers: list[Caller] = []
    for number, house in enumerate([3, 2, 1, 0, 0]):
        callers.append(world.connect(f"p{number}"))
        world.sit(callers[-1], LOW, 3_000)
        if world.host().state.in_hand:
            world.finish_hand(callers)
        sitting = list(world.host().state)
        assert sum(one.house is not None for one in sitting) == house
        world.next_hand(callers)
    assert world.booked().total == 0


def test_two_persons_play_without_house_players_and_one_does_not() -> None:
    world = CashWorld()
    ann, bob = world.connect("ann"), world.connect("bob")
    world.sit(ann)
    assert world.at(ann).state == "waiting"
    world.sit(bob)
    assert world.at(ann).state == "between"
    world.next_hand([ann, bob])
    assert world.at(bob).state == "playing"


def test_chips_are_added_between_hands_only() -> None:
    world = CashWorld()
    ann, bob, _ = callers = three(world)
    most = stakes_data.all_stakes()[HIGH].buy_in[1]
    world.do(ann, AddOn("c1", 100))
    assert world.own_stack(ann) == 5_100
    world.next_hand(callers)
    play = world.host().play
    assert play is not None
    world.do(ann, AddOn("c1", 1_000))
    assert world.mine(ann).add_on == 1_000
    assert play.hand.chips == 15_100
    assert world.own_stack(ann) == 5_100
    refused = world.refused(ann, AddOn("c1", most - 5_100 + 1))
    assert (refused.code, refused.parameters["most"]) == ("add-on-bounds", most - 5_100)
    world.do(bob, AddOn("c1", 700))
    world.do(bob, AddOn("c1", 0))
    world.finish_hand(callers)
    assert world.mine(ann).add_on == 0
    assert sum(world.own_stack(caller) for caller in callers) == 16_100
    assert world.wallet(ann) == GRANT - 6_100
    assert world.wallet(bob) == GRANT - 5_000


def test_an_add_on_never_lifts_a_stack_above_the_largest_buy_in() -> None:
    world = CashWorld(seed=4)
    callers = three(world)
    for _ in range(6):
        world.next_hand(callers)
        for caller in callers:
            world.do(caller, AddOn("c1", world.mine(caller).add_on_most))
        before = {caller.person: world.own_stack(caller) for caller in callers}
        world.finish_hand(callers)
        for caller in callers:
            assert world.own_stack(caller) <= max(10_000, before[caller.person] + 10_000)
    assert world.booked().total == 0


def test_who_sits_out_is_dealt_no_hand_and_posts_what_he_missed() -> None:
    world = CashWorld()
    ann, bob, cem = callers = three(world)
    for _ in range(3):
        world.next_hand(callers)
        world.finish_hand(callers)
    world.do(bob, SitOut("c1"))
    for _ in range(3):
        world.next_hand(callers)
        order = world.host().state.order
        assert order is not None
        assert "bob" not in order.seats.values()
        world.finish_hand(callers)
    assert world.mine(bob).sits_out
    owed = world.mine(bob).owes
    assert owed == 150
    world.do(bob, ImBack("c1"))
    order = until_dealt_in(world, "bob", callers)
    told = posts(world, "bob")
    if order.big_blind_seat == 2:
        assert told == [("big-blind", 100)]
    else:
        assert sorted(told) == [("dead-blind", 50), ("entry", 100)]
    assert world.mine(bob).owes == 0
    world.finish_hand(callers)
    world.next_hand([ann, bob, cem])
    assert ("dead-blind", 50) not in posts(world, "bob")


def test_who_waits_for_the_big_blind_posts_nothing_else() -> None:
    world = CashWorld()
    callers = three(world)
    world.next_hand(callers)
    dan = world.connect("dan")
    world.sit(dan, HIGH, 5_000, 6, wait=True)
    world.finish_hand(callers)
    order = until_dealt_in(world, "dan", callers)
    assert order.big_blind_seat == 6
    assert order.entries == order.dead_blinds == {}
    assert posts(world, "dan") == [("big-blind", 100)]


def test_who_leaves_in_mid_hand_is_folded_in_turn_and_keeps_the_rest() -> None:
    world = CashWorld()
    callers = three(world)
    world.next_hand(callers)
    options = {one.person: world.at(one).hand for one in callers}
    acting = next(one for one in callers if (hand := options[one.person]) and hand.options)
    staked = sum(amount for _, amount in posts(world, acting.person))
    world.do(acting, Leave("c1"))
    assert world.mine(acting).leaving
    assert world.room.due_ms is not None
    assert world.room.due_ms <= world.now_ms
    world.finish_hand([one for one in callers if one is not acting])
    assert world.cash(acting).mine is None
    assert world.wallet(acting) == GRANT - staked
    assert world.booked().total == 0


def test_who_comes_back_at_once_may_bring_any_buy_in() -> None:
    world = CashWorld()
    callers = three(world)
    world.do(callers[0], Leave("c1"))
    world.sit(callers[0], HIGH, 4_000)
    assert world.own_stack(callers[0]) == 4_000


def test_the_clock_sits_out_who_is_not_there_and_missed_blinds_cost_the_seat() -> None:
    world = CashWorld()
    ann, bob, cem = callers = three(world)
    world.disconnect(cem)
    others = [ann, bob]
    for _ in range(12):
        world.next_hand(others)
        world.finish_hand(others)
        if world.host().state.sitter("cem") is None:
            break
    assert world.host().state.sitter("cem") is None
    assert world.cash(cem).mine is None
    told = [row.kind for row in world.journal.read("cash/c1")]
    assert "sat-out" in told
    missed = Settings().blinds_missed
    dealt = [msgspec.msgpack.decode(row.payload) for row in world.journal.read("cash/c1")]
    assert sum(3 in one["missed_big"] for one in dealt if "missed_big" in one) == missed
    assert world.wallet(cem) + sum(world.own_stack(one) for one in callers) == GRANT + 10_000
    assert world.wallet(cem) <= GRANT


def test_acting_again_brings_back_whom_the_clock_sat_out() -> None:
    world = CashWorld(settings=Settings(timeouts_until_away=1))
    callers = three(world)
    world.next_hand(callers)
    host = world.host()
    (seat,) = host.asked.turns
    slow = callers[seat - 1]
    view = world.at(slow)
    assert view.turn is not None
    world.now_ms = view.turn.bank_ends_ms + 1
    world.take(world.room.wake(world.now_ms))
    assert world.mine(slow).sits_out
    world.finish_hand([one for one in callers if one is not slow])
    world.do(slow, ImBack("c1"))
    assert not world.mine(slow).sits_out


def test_an_act_out_of_time_is_refused_and_the_clock_acts() -> None:
    world = CashWorld()
    callers = three(world)
    world.next_hand(callers)
    (seat,) = world.host().asked.turns
    slow = callers[seat - 1]
    view = world.at(slow)
    assert view.turn is not None
    world.now_ms = view.turn.bank_ends_ms + 1
    result = world.act(slow, view, Fold()).result
    assert isinstance(result, Refusal)
    assert result.code == "time-up"
    assert result.citation is not None
    again = world.act(slow, view, Fold()).result
    assert isinstance(again, Refusal)
    assert again.code == "stale"


def test_the_same_command_is_answered_once() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    ask = TakeSeat(HIGH, 5_000)
    first = world.ask(ann, ask, "same")
    assert world.ask(ann, ask, "same") == first
    world.restart()
    assert world.ask(ann, ask, "same") == first
    assert world.wallet(ann) == GRANT - 5_000
    other = world.ask(ann, TakeSeat(HIGH, 6_000), "same").result
    assert isinstance(other, Refusal)
    assert other.code == "same-id-other-command"


def test_a_restart_in_mid_hand_goes_on_with_the_same_cards() -> None:
    world = CashWorld()
    ann, bob, cem = callers = three(world)
    world.next_hand(callers)
    world.one_step(callers)
    world.do(cem, AddOn("c1", 500))
    before = [world.at(one).hand for one in callers]
    wallets = [world.wallet(one) for one in callers]
    world.restart(down_ms=10 * 3_600_000)
    assert [world.at(one).hand for one in callers] == before
    assert [world.wallet(one) for one in callers] == wallets
    assert world.mine(cem).add_on == 500
    world.finish_hand([ann, bob, cem])
    assert sum(world.own_stack(one) for one in callers) == 15_500
    world.restart()
    view = world.at(ann)
    assert view.hand is not None
    assert view.hand.street == "over"
    world.next_hand(callers)


@pytest.mark.feature("watching")
def test_one_who_only_watches_sees_no_hidden_card() -> None:
    world = CashWorld()
    ann, *_ = callers = three(world)
    watcher = world.connect("watcher")
    world.next_hand(callers)
    own = world.at(ann).hand
    assert own is not None
    cards = next(one.cards for one in own.seats if one.seat == 1)
    assert "??" not in cards
    for other in (watcher, callers[1]):
        told = msgspec.json.encode(world.at(other).hand).decode()
        assert not any(f'"{card}"' in told for card in cards)
    seen = world.cash(watcher)
    assert (seen.mine, seen.wallet, seen.may_sit) == (None, GRANT, True)


def test_a_table_where_nothing_happens_is_closed_and_everybody_has_his_chips() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.sit(ann)
    world.now_ms += Settings().idle_ms
    world.take(world.room.wake(world.now_ms))
    assert world.wallet(ann) == GRANT
    view = world.room.view("table/c1/1", ann, world.now_ms)
    assert isinstance(view, Refusal)
    world.restart()
    assert world.sit(ann) == "c2"


def test_who_is_out_of_play_money_is_given_some_again() -> None:
    world = CashWorld(settings=Settings(grant_cents=4_000))
    ann, bob = world.connect("ann"), world.connect("bob")
    world.sit(ann, HIGH, 4_000)
    assert world.refused(ann, AskForChips()).code == "enough-chips"
    world.sit(bob, HIGH, 4_000)
    for _ in range(200):
        lost = next((one for one in (ann, bob) if not world.own_stack(one)), None)
        if lost is not None and not world.host().state.in_hand:
            break
        for caller in (ann, bob):
            view = world.at(caller)
            if view.hand is not None and (options := view.hand.options) is not None:
                world.act(caller, view, all_in(options))
                break
        else:
            world.wake()
    assert lost is not None
    lobby = world.lobby(lost).cash
    assert lobby is not None
    assert lobby.broke
    world.do(lost, AskForChips())
    assert world.wallet(lost) == 4_000
    assert world.booked().balance(ISSUE) == -12_000
    assert world.refused(lost, AskForChips()).code == "enough-chips"


@pytest.fixture
def raked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stakes without house players, with a rake of five percent and a cap."""
    offered = dict(stakes_data.all_stakes())
    offered[HIGH] = msgspec.structs.replace(offered[HIGH], rake=Rake(500, 40))
    monkeypatch.setattr(tables, "all_stakes", lambda _: offered)


@pytest.mark.usefixtures("raked")
def test_the_rake_is_taken_of_what_is_won_and_booked() -> None:
    world = CashWorld()
    ann, bob = world.connect("ann"), world.connect("bob")
    world.sit(ann)
    world.sit(bob)
    taken = 0
    for _ in range(4):
        world.next_hand([ann, bob])
        world.finish_hand([ann, bob])
        settled = msgspec.msgpack.decode(
            [r for r in world.journal.read("cash/c1") if r.kind == "cash-hand-settled"][-1].payload
        )
        taken += sum(settled["rake"].values())
        assert all(cents <= 40 for cents in settled["rake"].values())
    assert taken > 0
    assert world.booked().balance(rake("c1")) == taken
    assert world.own_stack(ann) + world.own_stack(bob) == 10_000 - taken
    world.restart()
    assert world.own_stack(ann) + world.own_stack(bob) == 10_000 - taken


def test_the_lobby_is_told_when_seats_and_wallets_change_and_not_of_every_hand() -> None:
    world = CashWorld()
    callers = three(world)
    world.outcomes.clear()
    world.next_hand(callers)
    world.finish_hand(callers)
    assert not any("lobby" in one.changed for one in world.outcomes)
    for ask in (AddOn("c1", 50), Leave("c1")):
        world.do(callers[0], ask)
        assert "lobby" in world.outcomes[-1].changed
    world.sit(callers[0])
    assert "lobby" in world.outcomes[-1].changed


def test_a_seat_says_what_its_player_waits_for_and_it_comes_so() -> None:
    """Of newcomers who post and who wait for the big blind, in every seat of a table in play: the
    next hand, that the button has passed, or the big blind; the next hand has it so."""
    seen = set()
    for seed in range(1, 7):
        world = CashWorld(seed=seed)
        callers = three(world)
        for _ in range(seed):
            world.next_hand(callers)
            world.finish_hand(callers)
        world.next_hand(callers)
        for seat, wait in ((4, False), (5, True), (6, False)):
            callers.append(world.connect(f"new{seat}"))
            world.sit(callers[-1], HIGH, 5_000, seat, wait)
        for _ in range(4):
            told = {one.player: one.waits_for for one in world.at(callers[0]).players}
            assert all(
                one.waiting is (one.waits_for is not None) for one in world.at(callers[0]).players
            )
            world.finish_hand(callers)
            world.next_hand(callers)
            order = world.host().state.order
            assert order is not None
            for person, waits_for in told.items():
                if waits_for is not None:
                    seen.add(waits_for)
                    dealt_in = person in order.seats.values()
                    assert dealt_in is (waits_for == "next-hand"), (seed, person, waits_for)
    assert seen == {"next-hand", "button", "big-blind"}
