"""The events of the room: those that can be joined, those in play, and those that are over.

Also the check that all that the room offers can be dealt under the rules laid down for it, and the
alerts of all events.
"""

import re
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from ruleone.limits import (
    EVENTS_ABANDONED_KEPT_MAX,
    EVENTS_ABANDONED_SHOWN_MS,
    EVENTS_AT_WILL_MAX,
    EVENTS_ENDED_SHOWN_MAX,
    EVENTS_OPEN_MAX,
    EVENTS_RUNNING_MAX,
    HOME_GAMES_MAX,
    SEATS_MAX,
    SHUFFLE_ENTROPY_MIN_BYTES,
    UNPAID_EVENTS_SHOWN_MAX,
)
from ruleone.room.bundle.checking import Checked
from ruleone.room.bundle.importing import keep
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.stakes import all_stakes
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.batch import Batch
from ruleone.room.core.books import Books
from ruleone.room.core.making_way import Bounds, make_way
from ruleone.room.core.orders import Ports
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.settings import STREAM, Settings
from ruleone.room.event.accounts import drop_charges, give_back, owe_prizes
from ruleone.room.event.alerts import MatterView, alerts
from ruleone.room.event.clock.event_clock import plan
from ruleone.room.event.entries.entering import takes_entries
from ruleone.room.event.finished import FinishedPage, page_of, page_stream, summary_of
from ruleone.room.event.home import HOME
from ruleone.room.event.host.event_host import EventHost, ends_ms, is_at_will, takes_a_place
from ruleone.room.event.host.news import event_name
from ruleone.room.event.host.order import NO_SUCH_EVENT, Events
from ruleone.room.event.prizes_by_hand import PrizesByHand, due_of
from ruleone.room.event.records import (
    EventAbandoned,
    EventAnnounced,
    EventCalledOff,
    EventEnded,
    HomeGameCalledOff,
)
from ruleone.room.lobby.view import AtWillView, EventMatters, GoneView, MattersView, gone_view
from ruleone.room.pages.cash import cash_name
from ruleone.room.pages.event import ended_line, event_line
from ruleone.room.pages.views import EventLine
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.terms.announcing import check_config, check_sold
from ruleone.tournament.terms.config import EventConfig, shot_clock_refused
from ruleone.tournament.terms.errors import BadEvent
from ruleone.tournament.terms.games import misfit
from ruleone.tournament.terms.templates import SIT_DOWN, TEMPLATES, template
from ruleone.tournament.tournament import Tournament

HOME_GAMES: Final = ("holdem-a", "holdem-b", "holdem-c")
"""The editions among which the maker of a home game chooses."""


class Unplayable(msgspec.Struct, frozen=True):
    """An offer of the room that could not be dealt under an edition, for the author of its rules.

    `what` is its template or its stakes, `edition` the edition's id, and `why` the fault.
    """

    what: str
    edition: str
    why: str


def unplayable(settings: Settings) -> Unplayable | None:
    """Return the first offer that could not be dealt, None where all can be."""
    return next(_unplayable(settings), None)


def _unplayable(settings: Settings) -> Iterator[Unplayable]:
    for name in dict.fromkeys((*TEMPLATES, *SIT_DOWN)):
        config = template(name)
        book = edition(settings.rules_for(config.edition))
        try:
            check_config(config, book)
            check_sold(config, book)
        except (BadEvent, ValueError) as wrong:
            yield Unplayable(name, book.id, str(wrong))
    try:
        offered = all_stakes(settings)
    except ValueError as wrong:
        yield Unplayable("cash", settings.rules_for("chinese"), str(wrong))
        return
    tables = [
        (one.name, one.game, one.seats, one.edition or settings.edition) for one in offered.values()
    ]
    homes = [(HOME, "nlhe", SEATS_MAX, settings.rules_for(name)) for name in HOME_GAMES]
    for what, game, seats, rules in (*tables, *homes):
        if (why := misfit(game, seats, edition(rules))) is not None:
            yield Unplayable(what, rules, why)


NOT_AT_CASH: Final = Refusal("not-at-cash-tables", "illegal")
_NAME: Final = re.compile(r"e([1-9][0-9]{0,8})")
FRESH: Final = "turbo-27"
"""The template of which one event can always be joined."""


class Lobby(Events):
    """The events of the room by id.

    `ended` keeps the results of those that are over, the newest last. `abandoned` has those, cash
    and live tables among them, with which a later version could not go on.
    """

    def __init__(self, ports: Ports, pins: PinnedRules, books: Books) -> None:
        self._ports: Final = ports
        self.books: Final = books
        self._pins: Final = pins
        self._count = 0
        self.hosts: dict[str, EventHost] = {}
        self.ended: dict[str, EventEnded] = {}
        self.pages: Final[dict[str, FinishedPage]] = {}
        """The pages of those of `ended` whose page was kept."""
        self.abandoned: dict[str, EventAbandoned] = {}
        self._played: dict[str, frozenset[str]] = {}
        """The players of each event in `ended`."""
        self.prizes: Final = PrizesByHand()
        self._called_off: dict[str, str] = {}
        """The reasons of directors who called an event off, the newest last."""
        self._homes_called_off: dict[str, None] = {}
        """The home games that did not start, the newest last."""
        books.takes_tickets = self._takes_tickets
        books.wall_ms = ports.wall_ms
        self.cash: Collection[str] = ()
        """The names of cash tables, at which no order of events is given."""
        self.closed_cash: Callable[[str, str], Refusal | None] = lambda event, person: None
        """The fate of a cash table that has closed, for this person; None for another name."""

    def find(self, event: str) -> EventHost | Refusal:
        """Return the event while its tables are there, else why it cannot be found."""
        host = self.hosts.get(event)
        if host is not None:
            return host
        if (gone := self.gone(event)) is not None:
            return gone
        return self.absence(event)

    def absence(self, event: str) -> Refusal:
        """Return the refusal of an event without tables here, or one hidden from its visitor.

        It says what became of an event of this room, and of any other that there is none.
        """
        match = _NAME.fullmatch(event)
        if (ended := self.ended.get(event)) is not None:
            code = "event-over" if ended.maker is None else "home-game-over"
        elif event in self.hosts or match is None or int(match[1]) > self._count:
            return NO_SUCH_EVENT
        else:
            code = "home-game-called-off" if event in self._homes_called_off else "event-gone"
        return Refusal(code, "illegal", {"event": event})

    def asked(self, event: str, person: str) -> EventHost | Refusal:
        """Return the event of a person's order, which no cash table knows, or why there is none."""
        if event in self.cash:
            return NOT_AT_CASH
        found = self.find(event)
        return self.closed_cash(event, person) or found if found == NO_SUCH_EVENT else found

    def abandon(self, record: EventAbandoned) -> None:
        """Note an event or a table that does not go on, and drop the oldest."""
        self.abandoned[record.event] = record
        while len(self.abandoned) > EVENTS_ABANDONED_KEPT_MAX:
            del self.abandoned[next(iter(self.abandoned))]

    def gone(self, name: str) -> Refusal | None:
        """Return why this event or table is gone, or None.

        An event may have been called off; an event or a table may not have gone on after an update.
        """
        if name in self._called_off:
            return Refusal("event-called-off", "illegal", {"reason": self._called_off[name]})
        record = self.abandoned.get(name)
        if record is None:
            return None
        match name[0]:
            case "c":
                code, stream = "cash-table-abandoned", f"cash/{name}"
            case "l":
                code, stream = "live-table-abandoned", f"live/{name}"
            case _:
                code, stream = "event-abandoned", f"event/{name}"
        return Refusal(code, "illegal", {"reason": record.reason, "stream": stream})

    def announced(self, event: str) -> None:
        """Note an event that was announced, here or in the journal: later ids follow it.

        The ids stay ahead also where the journal lacks an earlier event.
        """
        self._count = max(self._count, int(event[1:]))

    @property
    def _next(self) -> str:
        """The id of the next event."""
        return f"e{self._count + 1}"

    def take_in(self, checked: Checked, by: str, behind_ms: int, batch: Batch) -> str:
        """Keep a whole event of another room, and return its name here.

        `behind_ms` is how far the room's time is behind the wall.
        """
        event = self._next
        keep(checked, event, by, behind_ms, self._pins, batch)
        self.announced(event)
        return event

    def _takes_tickets(self, event: str) -> bool:
        host = self.hosts.get(event)
        return host is not None and takes_entries(host)

    def announce(
        self,
        config: EventConfig,
        title: str,
        by: str | None,
        batch: Batch,
        *,
        at_will: bool = False,
    ) -> EventHost:
        """Open an event under the rules in force for it.

        `title` is "" without one; `by` is None where the room keeps the event open for the first
        person who sits down to it.
        """
        rules = edition(self._ports.settings.rules_for(config.edition))
        return self.open(config, rules, title, by, batch, at_will=at_will)

    def open(
        self,
        config: EventConfig,
        rules: Edition,
        title: str,
        by: str | None,
        batch: Batch,
        *,
        at_will: bool = False,
    ) -> EventHost:
        """Open an event of this kind under this edition.

        It is `at_will` where people make it for themselves. Raises BadEvent where none can be
        played like that. Whatever it raises, the lobby and the pins are as before: what was added
        to the batch must never be written.
        """
        event, pinned = self._next, self._pins.to_pin(rules)
        tournament, (opened,) = Tournament.create(config, rules, batch.at_ms)
        host = EventHost(event, title, tournament, self._ports, self.books)
        host.made_at_will = at_will
        if pinned is not None:
            batch.add(STREAM, pinned)
        batch.add(STREAM, EventAnnounced(event, config.template, title, by, at_will))
        batch.add(host.stream, opened)
        self._seal(host, batch)
        if pinned is not None:
            self._pins.take(pinned)
        self.announced(event)
        self.hosts[event] = host
        return host

    def _seal(self, host: EventHost, batch: Batch) -> None:
        """Seal the draws before anybody has entered: the seal is published from now on."""
        secret = self._ports.entropy(SHUFFLE_ENTROPY_MIN_BYTES)
        host.carry_out(partial(host.tournament.seal, secret, host.time(batch.at_ms)), batch)

    def may_announce(self, config: EventConfig) -> Refusal | None:
        """Return why one more event cannot be announced, or None.

        Too many are open, or its edition does not allow its shot clock.
        """
        if sum(host.phase == "open" for host in self._directed()) >= EVENTS_OPEN_MAX:
            return Refusal("too-many-open", "illegal", {"most": EVENTS_OPEN_MAX})
        rules = edition(self._ports.settings.rules_for(config.edition))
        return None if config.shot_clock is None else shot_clock_refused(config.shot_clock, rules)

    def may_start(self) -> Refusal | None:
        """Return why one more event of a director cannot start, or None.

        Events that people made at will do not take its place.
        """
        if sum(host.phase == "running" for host in self._directed()) >= EVENTS_RUNNING_MAX:
            return Refusal("too-many-running", "illegal", {"most": EVENTS_RUNNING_MAX})
        return None

    def _directed(self) -> Iterator[EventHost]:
        return (host for host in self.hosts.values() if not is_at_will(host))

    def may_sit_down(self, address: str, now_ms: int, batch: Batch) -> Refusal | None:
        """Return why nobody at this address can sit down to one more event, or None.

        An empty game gives way.
        """
        playing = [one for one in self.at_will() if one.home is None and takes_a_place(one)]
        most, code = EVENTS_AT_WILL_MAX, "too-many-running"
        return self._make_way(playing, most, code, address, now_ms, batch)

    def may_make_home_game(self, address: str, now_ms: int, batch: Batch) -> Refusal | None:
        """Return why nobody at this address can make one more home game, or None."""
        games = [one for one in self.home_games() if one.phase == "open" or takes_a_place(one)]
        most, code = HOME_GAMES_MAX, "too-many-home-games"
        return self._make_way(games, most, code, address, now_ms, batch)

    def _make_way(
        self,
        among: list[EventHost],
        most: int,
        code: str,
        address: str,
        now_ms: int,
        batch: Batch,
    ) -> Refusal | None:
        return_ms = self._ports.settings.return_ms
        bounds = Bounds(most, Refusal(code, "illegal", {"most": most}), return_ms)
        empty = [one for one in self.at_will() if ends_ms(one) is not None]
        ending = make_way(empty, among, bounds, address, now_ms)
        if isinstance(ending, Refusal):
            return ending
        for host in ending:
            self.end_at_will(host, now_ms, batch)
        return None

    def at_will(self) -> list[EventHost]:
        """Return the games that people made at will and that are not over, the oldest first."""
        return [host for host in self.hosts.values() if is_at_will(host) and host.phase != "over"]

    def end_empty(self, host: EventHost, now_ms: int, batch: Batch) -> bool:
        """End a game made at will whose time has come with nobody there; return whether it had."""
        due_ms = ends_ms(host)
        over = due_ms is not None and due_ms <= now_ms
        if over:
            self.end_at_will(host, now_ms, batch)
        return over

    def end_at_will(self, host: EventHost, now_ms: int, batch: Batch) -> None:
        """Call a game off before its start, or else end it.

        Everybody is placed by their chips when the hands in play are over.
        """
        if host.phase == "open":
            self.call_off(host, "", "", batch)
            return
        finish = partial(host.tournament.finish, "", host.time(now_ms))
        host.guarded(partial(host.carry_out, finish, batch), None, now_ms, batch)
        plan(host, now_ms)

    def home_games(self) -> list[EventHost]:
        """Return the home games that are not over, the oldest first."""
        return [host for host in self.hosts.values() if host.home and host.phase != "over"]

    def call_off(self, host: EventHost, by: str, reason: str, batch: Batch) -> None:
        """Call off an event that has not started: it is gone, and what was paid is returned."""
        if host.home is not None:
            off = HomeGameCalledOff(host.event)
            self.called_off(off)
            self._let_go(host, off, batch)
            return
        give_back(self.books, (host.event,), batch)
        drop_charges(self.books, host.event, batch)
        record = EventCalledOff(host.event, by, reason)
        self.called_off(record)
        self._let_go(host, record, batch)

    def called_off(self, record: HomeGameCalledOff | EventCalledOff) -> None:
        """Note why an event was called off, or that a home game did not start; drop the oldest."""
        match record:
            case HomeGameCalledOff():
                self._homes_called_off[record.event] = None
            case EventCalledOff(by=None):
                pass
            case EventCalledOff():
                self._called_off[record.event] = record.reason
        for kept in (self._called_off, self._homes_called_off):
            while len(kept) > EVENTS_ABANDONED_KEPT_MAX:
                del kept[next(iter(kept))]

    def renew(self, batch: Batch) -> None:
        """Bring open events up to today's rules, after a start.

        An event that one click would join, under rules no longer in force, is replaced: nobody has
        entered it, since the first entry starts it. An open event that was announced before there
        were seals has its draws sealed.
        """
        for host in tuple(self.hosts.values()):
            if self._waits_for_a_click(host) and not self._is_in_force(host):
                self._let_go(host, EventCalledOff(host.event), batch)
            elif (
                host.phase == "open" and host.frozen is None and host.tournament.state.draws is None
            ):
                self._seal(host, batch)

    def _let_go(
        self, host: EventHost, record: HomeGameCalledOff | EventCalledOff, batch: Batch
    ) -> None:
        host.change_all(batch)
        batch.add(STREAM, record)
        batch.finish(host.stream)
        del self.hosts[host.event]

    def _waits_for_a_click(self, host: EventHost) -> bool:
        fresh = host.tournament.state.config == template(FRESH)
        return fresh and host.phase == "open" and host.frozen is None

    def _is_in_force(self, host: EventHost) -> bool:
        """Whether an event like this one would be opened under its rules today."""
        state = host.tournament.state
        return state.rules.id == self._ports.settings.rules_for(state.config.edition)

    def play_now(self) -> EventHost | None:
        """Return the event that one click joins and starts."""
        hosts = self.hosts.values()
        return next((host for host in hosts if self._waits_for_a_click(host)), None)

    def tidy(self, batch: Batch) -> None:
        """Finish a step: note what is over, and keep a fresh event open."""
        for host in tuple(self.hosts.values()):
            # Ending one event may drop the oldest, which may come later in this loop.
            here = host.event in self.hosts
            if here and host.phase == "over" and host.event not in self.ended:
                maker = None if host.home is None else host.home.maker
                state, names = host.tournament.state, host.house_names
                summary = summary_of(host.event, host.name, state, names, maker)
                summary = replace(summary, at_will=is_at_will(host))
                for gone in self.end(summary):
                    for table in gone.tables.values():
                        batch.finish(*table.streams)
                self.pages[host.event] = page = page_of(host)
                batch.add(STREAM, summary)
                if summary.config.at_desk:
                    owe_prizes(self.books, host.event, due_of(summary), batch)
                batch.add(page_stream(host.event), page)
                batch.finish(host.stream, page_stream(host.event))
                batch.change("lobby")
        if self.play_now() is None:
            self.announce(template(FRESH), "", None, batch, at_will=True)

    def end(self, summary: EventEnded) -> list[EventHost]:
        """Note that an event is over; drop the oldest, and return those that were still shown."""
        self.ended[summary.event] = summary
        self.prizes.ended(summary)
        self._played[summary.event] = frozenset(one.player for one in summary.results)
        gone: list[EventHost] = []
        while (oldest := self._one_too_many(summary)) is not None:
            del self.ended[oldest], self._played[oldest]
            self.pages.pop(oldest, None)
            if (host := self.hosts.pop(oldest, None)) is not None:
                gone.append(host)
        return gone

    @property
    def winners(self) -> frozenset[str]:
        """The winners of the events that are over and still listed."""
        return frozenset(ended.results[0].player for ended in self.ended.values())

    def _one_too_many(self, newest: EventEnded) -> str | None:
        """Return the oldest finished event beyond those that are shown, or None.

        Events made at will and a director's are counted apart; it is of the kind of the newest.
        """
        at_will = was_at_will(newest)
        like = [name for name, one in self.ended.items() if was_at_will(one) is at_will]
        return like[0] if len(like) > EVENTS_ENDED_SHOWN_MAX else None

    def gone_lately(self, now_ms: int) -> Iterator[GoneView]:
        """Yield what an update has ended lately, the newest first.

        Home games are left out: they concern their own people alone, and nobody knows any longer
        who these are.
        """
        for record in reversed(self.abandoned.values()):
            lately = now_ms - record.at_ms < EVENTS_ABANDONED_SHOWN_MS
            refusal = self.gone(record.event)
            if lately and refusal is not None and record.template not in ("", HOME):
                yield gone_view(record, refusal)

    def lines(self, person: str, now_ms: int) -> Iterator[EventLine]:
        """Yield every event as the lobby lists it for this person, the newest first."""
        for host in reversed(self.hosts.values()):
            if host.event not in self.ended and host.shows_to(person):
                yield event_line(host, person, now_ms)
        for summary in reversed(self.ended.values()):
            if told_to(summary, person):
                yield ended_line(summary, self.pages.get(summary.event), person, self.name_of)

    def has_part(self, person: str, topic: str) -> bool:
        """Whether the topic shows this person something of their own.

        The person plays in the event, or has played in one that the lobby lists. A home game never
        counts as everybody's.
        """
        _, _, event = topic.partition("/")
        host = self.hosts.get(event.partition("/")[0])
        if host is not None:
            mine = person in host.presences or host.accounts.has_ticket(person)
            return (
                mine or person in host.requests or person in host.declined or host.home is not None
            )
        if any(
            person in other.presences
            or other.accounts.has_ticket(person)
            or (other.home is not None and other.home.knows(person))
            for other in self.hosts.values()
        ):
            return True
        return any(
            ended.maker == person or person in self._played[ended.event]
            for ended in self.ended.values()
        )

    def is_told_of(self, person: str, event: str) -> bool:
        """Whether the person may know of this event, in play or over."""
        host = self.hosts.get(event)
        if host is not None:
            return host.shows_to(person)
        ended = self.ended.get(event)
        return ended is not None and told_to(ended, person)

    def name_of(self, person: str) -> str:
        """Return the person's name."""
        return self._ports.names.name(person)


def was_at_will(ended: EventEnded) -> bool:
    """Whether people had made the event for themselves."""
    return ended.at_will or ended.maker is not None


def told_to(ended: EventEnded, person: str) -> bool:
    """Whether an event that is over is shown to the person: a home game to its own people alone."""
    if ended.maker is None or ended.maker == person:
        return True
    return any(one.player == person for one in ended.results)


def at_will_views(lobby: Lobby, cash: CashTables) -> tuple[AtWillView, ...]:
    """Return the games made at will, first those that are empty, the longest empty before others.

    The event that waits for the first person to sit down is left out.
    """
    games = [_game(one) for one in lobby.at_will() if one.phase != "open" or one.home is not None]
    games += [_table(one) for one in cash.hosts.values()]
    return tuple(sorted(games, key=lambda one: (one.empty_ms is None, one.empty_ms)))


def _game(host: EventHost) -> AtWillView:
    state = host.tournament.state
    waits = host.phase == "open"
    return AtWillView(
        event=host.event,
        name=event_name(host.event, host.name, state.config),
        kind="sit-down" if host.home is None else "home",
        open=waits,
        people=sum(waits or one in state.seats for one in host.presences),
        ending=state.ending,
        empty_ms=host.empty_ms,
        ends_ms=ends_ms(host),
    )


def _table(host: CashHost) -> AtWillView:
    return AtWillView(
        event=host.name,
        name=cash_name(host.name),
        kind="cash",
        open=False,
        people=len(host.state.persons),
        ending=host.ends,
        empty_ms=host.empty_ms,
        ends_ms=None if host.empty_ms is None else host.closes_ms,
    )


def alerts_view(lobby: Lobby, cash: CashTables, person: str, now_ms: int) -> MattersView:
    """Return the alerts of all events that the person may see.

    Those that are played or to come, and those that are over and not paid yet.
    """
    hosts = lobby.hosts.values()
    shown = (host for host in hosts if host.phase != "over" and host.shows_to(person))
    of_events = [
        EventMatters(
            host.event,
            event_name(host.event, host.name, host.tournament.state.config),
            alerts(host, now_ms),
        )
        for host in shown
    ]
    waiting = [ended for ended in lobby.prizes.waiting() if told_to(ended, person)]
    of_events += [
        EventMatters(
            ended.event,
            event_name(ended.event, ended.name, ended.config),
            tuple(_unpaid(lobby, ended)),
        )
        for ended in waiting[:UNPAID_EVENTS_SHOWN_MAX]
    ]
    more = max(0, len(waiting) - UNPAID_EVENTS_SHOWN_MAX)
    events = tuple(one for one in of_events if one.matters)
    return MattersView(now_ms, events, more, at_will_views(lobby, cash))


def event_alerts(lobby: Lobby, host: EventHost, now_ms: int) -> tuple[MatterView, ...]:
    """Return the alerts of this event; one that is over has its prizes."""
    if host.phase != "over":
        return alerts(host, now_ms)
    ended = lobby.ended.get(host.event)
    return () if ended is None else tuple(_unpaid(lobby, ended))


def _unpaid(lobby: Lobby, ended: EventEnded) -> Iterator[MatterView]:
    """Yield an alert for prizes of an event at real tables that the cashier has yet to pay."""
    if ended.config.tables != "live":
        return
    due = lobby.prizes.unpaid(ended.event)
    if due:
        told: dict[str, Parameter] = {"count": len(due), "amount": sum(due.values())}
        yield MatterView("prizes-unpaid", "cashier", told)
