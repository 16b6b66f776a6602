"""Flights in the room: a day is ended, bags are signed, the next day is drawn and played."""

from hashlib import sha256

import msgspec
import pytest
from world import World, all_in, careful, plain

from ruleone.cage import prize_pool, wallet
from ruleone.cage.events import LedgerEvent
from ruleone.cage.ledger import Ledger
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.chips import CorrectChips
from ruleone.room.event.days import BagView, DaysView, DrawDay, EndDay, SignBag, SignBags, StartDay
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.penalties import Penalise
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import TakeBack
from ruleone.room.playing import EndGame, Leave
from ruleone.store.verify import verify
from ruleone.tournament.events.days import LastHandsSealed
from ruleone.tournament.seeded_draw import draw_for
from ruleone.tournament.terms.config import BountyTerms, DayEnd, Days

GRANT = Settings().grant_cents
DAYS = Days((DayEnd(level=2),), 2, "best", (1, 3))
TERMS = n.EntryTerms(charged=True, buy_in=500, fee=50, house_players=4)


class Flights:
    """A room with its director, and an event of two flights with `ann` and `bob` in the first."""

    def __init__(
        self,
        days: Days = DAYS,
        seed: int = 3,
        terms: n.EntryTerms = TERMS,
        into: n.EntryTerms | None = None,
    ) -> None:
        self.world = World(seed=seed)
        self.boss = self.world.director()
        self.target = None
        if into is not None:
            sunday = CreateEvent("six-max", "Sunday", into)
            self.target = self.world.do(self.boss, sunday).event
        announced = CreateEvent("six-max", "Autumn", terms, None, days, into=self.target)
        event = self.world.do(self.boss, announced).event
        assert event is not None
        self.event = event
        self.ann, self.bob = self.world.connect("ann"), self.world.connect("bob")
        for caller in (self.ann, self.bob):
            self.world.do(caller, Join(event))
        self.world.do(self.boss, dc.StartEvent(event, "all are here"))

    def days(self, caller: Caller | None = None) -> DaysView:
        found = self.world.event(self.event, caller or self.ann).days
        assert found is not None
        return found

    def bag(self, caller: Caller) -> BagView:
        return next(bag for bag in self.days(caller).bags if bag.me and bag.open)

    def until(self, stage: str, *players: Caller) -> None:
        """They check and fold until the event comes to this stage."""
        for _ in range(20_000):
            if self.days().stage == stage:
                return
            for caller in players:
                view = self.world.my_table(self.event, caller)
                if view is not None and view.hand is not None and view.hand.options is not None:
                    self.world.act(caller, view, careful(view.hand.options))
                    break
            else:
                self.world.wake()
        raise AssertionError(f"it never comes to {stage}")

    def night(self, *players: Caller, hands: int | None = 0) -> None:
        self.world.do(self.boss, EndDay(self.event, "late", hands))
        self.until("night", *players)

    def booked(self) -> Ledger:
        rows = self.world.journal.read("cage")
        return Ledger.replay(msgspec.msgpack.decode(row.payload, type=LedgerEvent) for row in rows)


@pytest.mark.feature("days")
def test_two_flights_are_bagged_merged_and_played_out_through_restarts() -> None:
    flights = Flights()
    world, event, ann, bob, boss = (
        flights.world, flights.event, flights.ann, flights.bob, flights.boss,
    )  # fmt: skip
    flights.until("night", ann, bob)
    found = flights.days()
    assert (found.day, found.flight, found.flights, found.next_flight) == (1, 1, 2, 2)
    assert (found.level, found.left_ms) == (3, None)
    line = world.event(event, ann).line
    assert line.state == "night"
    assert line.entry.taken
    chips = world.event(event, ann).chips_in_play
    assert chips == sum(bag.chips for bag in found.bags) == line.entries * line.starting_stack
    table = world.my_table(event, ann)
    assert table is not None
    assert table.state == "night"
    assert table.place.rank is not None
    assert table.clock.stopped

    world.do(ann, SignBag(event))
    assert flights.bag(ann).signed
    assert not flights.bag(ann).floor
    assert world.refused(boss, dc.StartEvent(event, "go")).code == "bags-unsigned"
    before = plain(world.event(event, ann))
    world.restart()
    assert plain(world.event(event, ann)) == before
    world.do(boss, SignBags(event))
    assert flights.bag(bob).floor

    cat = world.connect("cat")
    world.do(bob, Join(event))
    world.do(cat, Join(event))
    assert world.refused(bob, Join(event)).code == "already-entered"
    world.do(cat, Leave(event))
    assert flights.booked().balance(wallet("cat")) == GRANT
    world.do(cat, Join(event))
    assert flights.days().field == 2
    assert flights.days(bob).entered
    assert not flights.days(ann).entered
    world.restart()
    world.do(boss, dc.StartEvent(event, "flight B"))
    assert flights.days().flight == 2
    assert world.my_table(event, ann) is None
    flights.night(bob, cat, hands=1)
    mine = [bag for bag in flights.days(bob).bags if bag.me]
    assert {bag.flight for bag in mine} <= {1, 2}

    _draws_and_plays_day_two(flights, cat)


def _draws_and_plays_day_two(flights: Flights, cat: Caller) -> None:
    world, event, ann, bob, boss = (
        flights.world, flights.event, flights.ann, flights.bob, flights.boss,
    )  # fmt: skip
    world.do(boss, SignBags(event))
    world.do(boss, DrawDay(event, "tomorrow"))
    drawn = world.event(event, ann)
    assert flights.days().stage == "drawn"
    assert flights.days().day == 2
    seated = [(one.table, one.seat) for one in drawn.entrants if one.table is not None]
    assert len(seated) == len(set(seated)) == drawn.line.left
    assert drawn.line.my_table is not None
    before = plain(drawn)
    world.restart()
    assert plain(world.event(event, ann)) == before
    world.do(boss, StartDay(event, "good morning"))
    clock = world.event(event, ann).clock
    assert clock.level is not None
    assert (clock.state, clock.level.number) == ("running", 1)
    for caller in (ann, bob, cat):
        world.play(event, caller, all_in)
    over = world.finish(event, ann)
    assert sum(one.prize for one in over.entrants) == over.prize_pool
    booked = flights.booked()
    assert booked.balance(prize_pool(event)) == 0
    spent = {"ann": 1, "bob": 2, "cat": 1}
    won = {one.player: one.prize for one in over.entrants}
    for person, entries in spent.items():
        assert booked.balance(wallet(person)) == GRANT - 550 * entries + won[person]
    verify(world.journal)


def test_a_flight_for_which_nobody_has_entered_does_not_start() -> None:
    flights = Flights()
    world, event, boss = flights.world, flights.event, flights.boss
    flights.night(flights.ann, flights.bob)
    world.do(boss, SignBags(event))
    assert flights.days().next_flight == 2
    assert world.refused(boss, dc.StartEvent(event, "go")).code == "nobody-entered"
    world.do(world.connect("cat"), Join(event))
    world.do(boss, dc.StartEvent(event, "go"))
    assert flights.days().flight == 2


def test_a_bag_with_another_number_is_put_right_and_signed_anew() -> None:
    flights = Flights()
    world, event = flights.world, flights.event
    flights.night(flights.ann, flights.bob)
    world.do(flights.ann, SignBag(event))
    world.do(flights.boss, SignBags(event))
    has = flights.bag(flights.ann).chips
    world.do(flights.boss, CorrectChips(event, "ann", "lost", -100, "counted twice"))
    bag = flights.bag(flights.ann)
    assert (bag.chips, bag.signed, bag.floor) == (has - 100, False, False)
    assert world.refused(flights.boss, DrawDay(event, "now")).code == "bags-unsigned"
    world.do(flights.boss, SignBags(event, ("ann",)))
    world.do(flights.boss, DrawDay(event, "now"))
    page = world.event(event, flights.ann)
    assert next(one.stack for one in page.entrants if one.me) == has - 100


def test_the_secret_of_the_last_hands_is_sealed_and_told_with_them_to_nobody_before() -> None:
    flights = Flights()
    world, event = flights.world, flights.event
    rows = world.journal.read(f"event/{event}")
    sealed = [row.payload for row in rows if b"last-hands-sealed" in row.payload]
    assert len(sealed) == 1
    secret = msgspec.msgpack.decode(sealed[0], type=LastHandsSealed).secret
    for caller in (flights.ann, flights.boss, world.connect("screen")):
        for topic in ("lobby", f"event/{event}", f"director/{event}", f"table/{event}/1"):
            shown = world.room.view(topic, caller, world.now_ms)
            assert secret.encode() not in msgspec.json.encode(shown)
    (lot,) = flights.days().lots
    assert lot.sealed == sha256(bytes.fromhex(secret)).hexdigest()
    assert (lot.secret, lot.hands) == (None, None)

    world.restart()
    world.do(flights.boss, EndDay(event, "late", None))
    (lot,) = flights.days().lots
    last = flights.days().last_hands
    assert last is not None
    assert lot.secret == secret
    drawn = 1 + draw_for(bytes.fromhex(secret), "last-hands").below(3)
    assert lot.hands == last.hands == drawn
    flights.until("night", flights.ann, flights.bob)
    world.restart()
    assert flights.days().lots == (lot,)
    world.do(flights.boss, SignBags(event))
    world.do(flights.boss, DrawDay(event, "tomorrow"))
    before, after = flights.days().lots
    assert before == lot
    assert (after.day, after.flight, after.secret) == (2, 1, None)
    assert after.sealed != lot.sealed


def test_the_draw_of_a_day_is_taken_back_until_it_starts_and_drawn_from_a_fresh_secret() -> None:
    flights = Flights(Days((DayEnd(level=2),), last_hands=(1, 3)))
    world, event, boss = flights.world, flights.event, flights.boss
    flights.night(flights.ann, flights.bob)
    world.do(boss, SignBags(event))
    bags = {bag.player: bag.chips for bag in flights.days().bags}
    world.do(boss, DrawDay(event, "tomorrow"))
    drawn = world.event(event, boss)
    assert drawn.draws is not None
    act = world.director_page(event, boss).acts[0]
    assert (act.code, act.stands) == ("directed-draw-day", None)
    world.do(boss, TakeBack(event, act.act, "a bag was counted wrongly"))
    assert flights.days().stage == "night"
    assert {bag.player: bag.chips for bag in flights.days().bags} == bags
    assert all(bag.floor for bag in flights.days().bags)
    page = world.event(event, flights.ann)
    assert page.news[-1].code == "day-draw-taken-back"
    assert world.refused(boss, StartDay(event, "go")).code == "day-not-drawn"
    *_, lot = flights.days().lots
    assert lot.void
    assert sha256(bytes.fromhex(lot.secret or "")).hexdigest() == lot.sealed
    before = plain(world.event(event, flights.ann))
    world.restart()
    assert plain(world.event(event, flights.ann)) == before

    world.do(boss, DrawDay(event, "tomorrow"))
    again = world.event(event, boss)
    assert again.draws is not None
    assert again.draws.made == drawn.draws.made + 1
    assert again.draws.newest[0].seal == drawn.draws.next_seal
    (old, new) = flights.days().lots[-2:]
    assert (old.void, new.void, new.secret) == (True, False, None)
    assert new.sealed != old.sealed
    codes = [act.code for act in reversed(world.director_page(event, boss).acts)]
    assert codes.count("directed-draw-day") == 2
    world.do(boss, StartDay(event, "good morning"))
    act = next(
        one for one in world.director_page(event, boss).acts if one.code.endswith("draw-day")
    )
    assert world.refused(boss, TakeBack(event, act.act, "so")).code == "act-day-began"
    world.restart()
    assert flights.days().stage == "play"


@pytest.mark.rows("command", [EndDay, DrawDay, StartDay])
def test_a_player_ends_and_draws_no_day(command: type[EndDay | DrawDay | StartDay]) -> None:
    flights = Flights()
    refused = flights.world.refused(flights.ann, command(flights.event, "why not"))
    assert refused.code == "needs-director"
    assert flights.world.refused(flights.ann, SignBags(flights.event)).code == "needs-floor"
    assert flights.world.refused(flights.ann, SignBag(flights.event)).code == "no-bag"


def test_who_is_not_there_in_the_morning_is_blinded_off() -> None:
    flights = Flights(Days((DayEnd(level=2),)))
    world, event = flights.world, flights.event
    flights.night(flights.ann, flights.bob)
    world.do(flights.boss, SignBags(event))
    world.do(flights.boss, DrawDay(event, "now"))
    world.disconnect(flights.bob)
    world.do(flights.boss, StartDay(event, "good morning"))
    seat = world.event(event, flights.ann)
    bob = next(one for one in seat.entrants if one.player == "bob")
    assert bob.table is not None
    table = world.table(event, bob.table, flights.ann)
    assert next(one for one in table.players if one.player == "bob").away


def _is_away(flights: Flights, player: str) -> bool:
    seat = next(one for one in flights.world.event(flights.event, flights.ann).entrants
                if one.player == player)  # fmt: skip
    assert seat.table is not None
    table = flights.world.table(flights.event, seat.table, flights.ann)
    return next(one for one in table.players if one.player == player).away


@pytest.mark.rows("begun", ["day one", "flight B", "day two"])
def test_after_a_restart_everybody_has_his_full_time_on_any_day(begun: str) -> None:
    """Nobody is away because his page has not come back yet, also where a day or a flight began
    without him."""
    flights = Flights(Days((DayEnd(level=2),), 2 if begun == "flight B" else 1, "best"))
    world, event, boss = flights.world, flights.event, flights.boss
    if begun != "day one":
        flights.night(flights.ann, flights.bob)
        world.do(boss, SignBags(event))
    if begun == "flight B":
        for caller in (flights.ann, flights.bob):
            world.do(caller, Join(event))
        world.do(boss, dc.StartEvent(event, "flight B"))
    elif begun == "day two":
        world.do(boss, DrawDay(event, "now"))
        world.do(boss, StartDay(event, "good morning"))
    assert not _is_away(flights, "bob")
    world.here.remove(flights.bob)
    world.restart()
    assert not _is_away(flights, "bob")
    world.here.append(flights.bob)
    for _ in range(20_000):
        seen = world.my_table(event, flights.bob)
        if seen is not None and seen.turn is not None and seen.turn.seat == seen.my_seat:
            break
        world.wake()
    else:
        raise AssertionError("it is never his turn")
    assert seen.turn.ends_ms - seen.turn.started_ms == world.settings.action_ms


def test_days_that_cannot_be_played_are_refused_in_words() -> None:
    world = World()
    boss = world.director()
    days = Days((DayEnd(level=2),), last_hands=(4, 2))
    refused = world.refused(boss, CreateEvent("six-max", "", TERMS, None, days))
    assert (refused.code, refused.parameters["what"]) == ("event-bounds", "last-hands-most")


@pytest.mark.rule("house-65D", "house-63.2")
def test_who_is_found_out_in_the_night_goes_out_with_his_bag_and_may_come_back() -> None:
    flights = Flights(Days((DayEnd(level=2),)))
    world, event, boss = flights.world, flights.event, flights.boss
    flights.night(flights.ann, flights.bob)
    told = world.director_page(event, boss)
    assert told.conduct is not None
    left = told.event.line.left
    world.do(boss, Penalise(event, "bob", "hands", "talked", 2))
    world.do(boss, Penalise(event, "bob", "disqualification", "marked cards"))
    page = world.director_page(event, boss)
    assert page.event.line.left == left - 1
    bob = next(one for one in page.event.entrants if one.player == "bob")
    assert (bob.place, bob.stack) == (left, 0)
    world.restart()
    acts = world.director_page(event, boss).acts
    act = next(one for one in acts if one.code.endswith("penalise"))
    world.do(boss, TakeBack(event, act.act, "it was ann's deck"))
    assert world.director_page(event, boss).event.line.left == left
    world.do(boss, SignBags(event))
    world.do(boss, DrawDay(event, "now"))
    world.do(boss, StartDay(event, "good morning"))
    page = world.director_page(event, boss)
    assert page.conduct is not None
    assert [(one.player, one.left) for one in page.conduct.players] == [("bob", 2)]


def test_the_last_one_in_is_not_put_out_at_night_and_has_the_money_where_the_event_ends() -> None:
    bounty = BountyTerms(kind="fixed", amount=50)
    terms = msgspec.structs.replace(TERMS, house_players=0, bounty=bounty)
    flights = Flights(terms=terms)
    flights.night(flights.ann, flights.bob)
    world, event, boss = flights.world, flights.event, flights.boss
    world.do(boss, dc.RemovePlayer(event, "ann", "cheated"))
    assert world.refused(boss, dc.RemovePlayer(event, "bob", "too")).code == "last-one-in"
    world.do(boss, EndGame(event, "nobody comes"))
    booked = flights.booked()
    paid = 500 + 50 + TERMS.fee
    assert booked.balance(wallet("ann")) == GRANT - paid
    assert booked.balance(wallet("bob")) == GRANT - paid + 2 * (500 + 50)


def test_a_player_penalises_nobody_at_night() -> None:
    flights = Flights(Days((DayEnd(level=2),)))
    flights.night(flights.ann, flights.bob)
    asked = Penalise(flights.event, "bob", "warning", "loud")
    assert flights.world.refused(flights.ann, asked).code == "needs-floor"
