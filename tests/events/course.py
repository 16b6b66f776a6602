"""One event of the battery: its players come, stay away, are penalised, go out and come again, its
director acts; the engine deals every hand, and the watch looks on."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from random import Random

import msgspec
from desk import Desk
from incidents import Incidents
from money import Money
from plan import Planned
from real_cards import RealCards, has_real_cards
from watched import WatchedEvent
from wrong import hold

from ruleone.bots import Chance
from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.dealing.events import HandKilled
from ruleone.draw_audit import Audit
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import HandOrder, Tournament, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.tournament import Outcome

REPLAYED_UP_TO = 60
"""So large events are made again from their events."""
HANDS_OF_A_PLAYER_MAX = 400
"""An event in which more hands are played for each entry does not come to its end."""


class Told(msgspec.Struct, frozen=True):
    """What became of an event. `seen` counts what happened in it."""

    number: int
    source: str
    people: int
    entries: int
    hands: int
    seen: dict[str, int]


class CourseOfEvent(WatchedEvent):
    """Plays what is planned."""

    def __init__(self, plan: Planned) -> None:
        self.plan = plan
        self.throw = Random(f"course {plan.number}")
        self.seen: Counter[str] = Counter()
        self.kept: list[TournamentEvent] = []
        self.book = edition(plan.rules)
        self.incidents = Incidents(self.book, self.throw, plan.incidents, self.seen)
        self.at_tables = Random(f"real cards {plan.number}")
        self.money = Money(plan.config, self.seen)
        super().__init__(
            plan.config, self.book, plan.number, plan.player, plan.pace, plan.coming, plan.people
        )
        if plan.no_shows:
            there = list(self.tournament.state.entrants)
            self.absent = {player for player in there if self.throw.random() < plan.no_shows}
            self.seen["no-shows"] += len(self.absent)

    @cached_property
    def desk(self) -> Desk:
        """Where its director acts."""
        return Desk(self.tournament, Random(f"desk {self.plan.number}"), self.do, self.seen)

    def do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        """Counts what happens, and keeps the events of small events; its money is followed."""
        happened = super().do(outcome)
        self.money.hear(happened, self.tournament.state)
        if self.plan.people <= REPLAYED_UP_TO:
            self.kept.extend(happened)
        for event in happened:
            self.seen[type(event).__name__] += 1
            if (
                isinstance(event, e.LatePlayerEntered)
                and self.watch.accounts.entered[event.player] > 1
            ):
                self.seen["re-entry"] += 1
            elif isinstance(event, e.HandDealt):
                self.seen[event.order.game] += 1
                missed = len(event.order.penalised) + len(event.order.left_out)
                self.seen["penalised hands"] += missed
            elif isinstance(event, e.EndOrdered) and event.why == "seats":
                self.seen["seats won"] += 1
            elif isinstance(event, e.SeatsDrawn):
                self._special_needs(event.seats)
        return happened

    def _special_needs(self, seats: Mapping[str, tuple[int, int]]) -> None:
        """Who was pinned to a seat by its number before a draw has one of this number, unless
        somebody was before him."""
        state, numbers = self.tournament.state, Counter(self.tournament.state.pinned.values())
        for player, seat in state.pinned.items():
            if numbers[seat] == 1 and player in seats and seat is not None:
                hold("special needs are met", seats[player][1] == seat, (player, seats[player]))
                self.seen["seats kept"] += 1

    # hands of those who are not there

    def play_hand(self, hand: Hand, order: HandOrder) -> tuple[Hand, int]:
        """Those who are not there have no hand, unless it is the last one (house-28.2). Where the
        plan has incidents the floor rules, also on cards that go wrong at a table with real
        ones."""
        plan = self.plan
        gone = {seat for seat, player in order.seats.items() if player in self.absent}
        hold("who is not there is told", gone <= {*order.absent, *order.penalised}, gone)
        killed = {event.seat for event in hand.events if isinstance(event, HandKilled)}
        left = order.seats.keys() - killed
        hold("hands of absent players are dead", not gone & left or len(left) == 1, gone & left)
        chance = Chance(self._entropy(f"play/{order.number}"))
        if not gone and has_real_cards(order.game) and self.at_tables.random() < plan.real_cards:
            live = RealCards(order, self.book, self.at_tables, self.seen)
            return live.play(plan.player, chance)
        if not plan.incidents:
            return super().play_hand(hand, order)
        return hand, self.incidents.play(hand, plan.player, chance)

    def set_cards(self, hand: ThirteenHand, order: HandOrder) -> int:
        """Of thirteen cards those who are not there set none: they surrender."""
        for seat, player in order.seats.items():
            options = hand.options
            if player in self.absent and options is not None and seat in options.seats:
                done = hand.time_out(seat)
                hold("who is away surrenders", not isinstance(done, Refusal), done)
        return super().set_cards(hand, order)

    # the director

    def gathered(self) -> None:
        """Before seats are drawn some with special needs name theirs."""
        if self.plan.pins:
            self.desk.pins(self.now_ms)

    def overnight(self) -> None:
        """Now and then somebody is found out in the night."""
        if self.throw.random() < 1 / 4:
            self.desk.judges(self.now_ms)

    def meanwhile(self) -> None:
        """What the floor and the director do now and then."""
        plan, state = self.plan, self.tournament.state
        at_most = HANDS_OF_A_PLAYER_MAX * max(2, state.entries)
        hold("an event comes to its end", state.last_hand <= at_most, state.last_hand)
        if state.phase != "running":
            return
        if plan.penalties and self.throw.random() * 100 < plan.penalties:
            self._penalise()
        if plan.lifts and state.conduct:
            self.desk.lifts(self.now_ms)
        if plan.acts and self.throw.random() * 100 < plan.acts:
            self._act()
        if plan.desk and self.throw.random() * 100 < plan.desk:
            self.desk.works(self.now_ms)
        self.desk.sells(self.now_ms)
        if plan.waives:
            self.desk.waives(self.now_ms)
        if plan.deals:
            self.desk.deals(self.now_ms)
        half = len(state.stacks) * 2 <= len(state.entrants)
        # Those who are away surrender, and pay nothing to each other: only the director ends that.
        deserted = state.config.game == "thirteen" and state.stacks.keys() <= self.absent
        if (deserted or (plan.ended_early and half)) and state.phase == "running":
            self._try("ended", self.tournament.finish("enough", self.now_ms))
        self._end_empty_play()

    def _end_empty_play(self) -> None:
        """Where the last level is on and only those who are away could still play each other, the
        blinds go to and fro between them for ever: the director takes one of them out."""
        state = self.tournament.state
        if state.phase != "running" or not state.clock.is_last:
            return
        playing = [set(table.players.values()) for table in state.tables.values() if table.can_play]
        away = min((min(there) for there in playing), default="")
        if playing and all(there <= self.absent for there in playing) and away not in state.orders:
            self._try("put out", self.tournament.remove(away, "never came", self.now_ms))

    def _penalise(self) -> None:
        """A player is given hands or rounds to miss, or is disqualified."""
        event, player = self.tournament, self.throw.choice(sorted(self.tournament.state.stacks))
        kinds: tuple[PenaltyCode, ...] = ("hands", "rounds", "disqualification")
        kind = self.throw.choice(kinds)
        count = 0 if kind == "disqualification" else self.throw.randint(1, 3)
        given = event.penalise(player, kind, count, None, "why", self.now_ms)
        self._try("disqualified" if kind == "disqualification" else "penalties", given)

    def _act(self) -> None:
        event, state, now = self.tournament, self.tournament.state, self.now_ms
        player = self.throw.choice(sorted(state.stacks))
        match self.throw.randrange(13):
            case 0:
                table = self.throw.choice(state.standing_tables)
                if free := state.open_seats(table):
                    seat = self.throw.choice(free)
                    self._try("moved", event.move(player, table.number, seat, "why", now))
            case 1:
                self._try("pinned", event.pin(player, player not in state.pinned, "why", now))
            case 2:
                if not state.clock.paused:
                    self._try("paused", event.pause("why", now))
                    self._try("resumed", event.resume("why", now))
            case 3:
                self._try("level ended", event.next_level("why", now))
            case 4:
                self._try("hand for hand announced", event.hand_for_hand("why", now))
            case 5:
                self._try("hand for hand ended", event.end_hand_for_hand("why", now))
            case 6:
                self._try("rebuy", event.rebuy(player, now))
            case 7:
                other = self.throw.choice(sorted(state.stacks))
                self._try("swapped", event.swap(player, other, "why", now))
            case 8:
                self._try("redrawn", event.redraw("why", now))
            case 9:
                if state.config.days is not None:
                    self._try("day ended", event.end_day(None, "why", now))
            case 10 | 11:
                self.desk.breaks(now)
            case _:
                if chips := event.chips_to_color_up():
                    into = self.throw.choice(chips)
                    self._try("coloured up", event.color_up(into, "why", now))

    def _try(self, name: str, outcome: Outcome) -> None:
        """The director may ask for what is refused."""
        if isinstance(outcome, Refusal):
            self.seen["refused"] += 1
            return
        self.seen[name] += 1
        self.do(outcome)


def together(seen: Counter[str]) -> Iterator[str]:
    """What came in one event beside each other, of what each changes for the other."""
    waited, flights = seen["AlternateListed"], seen["FlightStarted"]
    if waited and seen["RebuyMade"]:
        yield "alternates beside rebuys"
    if waited and flights:
        yield "alternates in flights"
    if flights and (seen["BountyWon"] or seen["MysteryBegan"]):
        yield "bounties over flights"
    if seen["DayEnded"] and seen["seats won"]:
        yield "satellites over days"


def made_again(events: list[TournamentEvent]) -> Tournament:
    """The event from its events, each of its draws made again from the secret told with it."""
    again, audit = Tournament.replay(events[:1]), Audit()
    for one in events[1:]:
        hold("each draw comes out again", not audit.finds_wrong(again.state, one), one)
        again.apply(one)
    return again


def played(plan: Planned) -> Told:
    """Play the event to its end; raises what is wrong with it."""
    event = CourseOfEvent(plan)
    event.play()
    state = event.tournament.state
    hold("the event is over", state.phase == "over", state.phase)
    event.watch.whole(event.tournament)
    event.money.closed(state, event.watch.accounts)
    if event.kept:
        again = made_again(event.kept).state
        same = again.results == state.results and again.stacks == state.stacks
        hold("its events are the event", same and again.clock.level == state.clock.level)
    event.seen.update(together(event.seen))
    seen = {name: count for name, count in sorted(event.seen.items()) if count}
    return Told(plan.number, plan.source, plan.people, state.entries, state.last_hand, seen)
