"""One event: its tournament, its tables, its players, and what happens among them.

Games that people make for themselves, sit-down games and home games, stay for a time with nobody
there.
"""

import traceback
from bisect import bisect_left
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import cached_property, partial
from typing import Final, TypeVar

import msgspec

from ruleone.limits import (
    EVIDENCE_MAX_CHARACTERS,
    HOME_GAME_GUESTS_MAX,
    REQUESTS_MAX,
    WITHDRAWN_KEPT_MAX,
)
from ruleone.room.core.batch import FAILURES, Batch
from ruleone.room.core.books import Books
from ruleone.room.core.orders import Ports
from ruleone.room.core.roles import digest
from ruleone.room.core.settings import Settings
from ruleone.room.event.accounts import EventAccounts
from ruleone.room.event.host.director_log import DirectorLog
from ruleone.room.event.host.news import NewsDesk, named
from ruleone.room.event.host.pace import LevelEnds, Paces, TimeBanks
from ruleone.room.event.host.table_dues import TableDues
from ruleone.room.event.host.table_host import SeatCounts, TableHost
from ruleone.room.event.host.table_log import TableLog, TablesHeard
from ruleone.room.event.records import (
    ClocksCalled,
    DeskAsked,
    GuestCame,
    HomeGameMade,
    HostRecord,
    HousePlayersNamed,
    HurriedOn,
    Invited,
    Request,
    RequestEnded,
    SeatLeft,
    SeatTaken,
    StartAppointed,
    TableGoesDealt,
    TableGoesLive,
    TurnsTaken,
)
from ruleone.room.table.clocks import Presence
from ruleone.room.table.records import BankUsed, Directed, GoesOn, HandRetired, TableFrozen
from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.entries import takes_late
from ruleone.tournament.events.days import DayDrawn, DayStarted, FlightStarted, StacksLost
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.seating import SeatsRedrawn, SeatsSwapped
from ruleone.tournament.events.undo import DayDrawTakenBack, EntryTakenBack, SeatsTakenBack
from ruleone.tournament.hands.choosing import Choice
from ruleone.tournament.seating.balancing import PlannedMove
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import ShotClock
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.tournament.tournament import Outcome, Tournament

T = TypeVar("T")

_QUIET: Final = (e.HandDealt, e.HandRecorded)
"""Events that only the table itself and the event's own page show."""

_OF_HANDS: Final = (TurnsTaken, ClocksCalled, BankUsed, HurriedOn)
"""Records of one hand, or that come with one."""

_OF_TABLES: Final = (*_QUIET, e.PlayersBusted, e.PlayerMoved, e.TableBroken, DrawMade)
"""Events that other tables show by nothing but how the field stands after them."""


class Withdrawn:
    """The players with withdrawn entries, until they re-enter; the newest of very many."""

    def __init__(self) -> None:
        self._players: Final[dict[str, None]] = {}

    def __contains__(self, player: str) -> bool:
        return player in self._players

    def __iter__(self) -> Iterator[str]:
        return iter(self._players)

    def note(self, event: e.TournamentEvent | HostRecord, entrants: Container[str]) -> None:
        """Note an event; `entrants` are those who are entered after it."""
        gone: tuple[str, ...] = ()
        match event:
            case e.PlayerWithdrawn() | e.AlternateWithdrawn() | EntryTakenBack():
                gone = (event.player,)
            case e.AlternatesUnseated(players=gone) | e.EntriesClosed(unseated=gone):
                pass
            case e.PlayerRegistered() | e.LatePlayerEntered() | e.AlternateListed():
                self._players.pop(event.player, None)
        self._players.update((player, None) for player in gone if player not in entrants)
        while len(self._players) > WITHDRAWN_KEPT_MAX:
            del self._players[next(iter(self._players))]


class Standings:
    """An event as it stands at one moment; after anything that happens there are others."""

    def __init__(self, state: EventState) -> None:
        self._state: Final = state

    @cached_property
    def order(self) -> tuple[str, ...]:
        """Everybody: those still in by their chips, then those who are out by their places."""
        state, results, stacks = self._state, self._state.results, self._stacks
        left = [player for player in state.entrants if player not in results]
        # Where not all stacks are known, in the order of entry: nobody is ahead of anybody.
        if stacks is not None:
            left.sort(key=lambda player: stacks.get(player, 0), reverse=True)
        out = [player for player in state.entrants if player in results]
        out.sort(key=lambda player: results[player].place)
        return (*left, *out)

    @cached_property
    def _stacks(self) -> dict[str, int] | None:
        """The stacks of all who are still in, None where they are not all known or counted."""
        state = self._state
        if state.phase != "night":
            return state.reckoned
        bagged = {player: state.chips_of(player) for player in state.stacks or state.calendar.bags}
        return {player: chips for player, chips in bagged.items() if chips is not None}

    @cached_property
    def _in_order(self) -> list[int]:
        return sorted((self._stacks or {}).values())

    def rank(self, player: str) -> int | None:
        """Return the player's rank by chips among those who are still in, from 1.

        None where that is not known.
        """
        stacks = self._stacks
        if stacks is None:
            return None
        return 1 + len(stacks) - bisect_left(self._in_order, stacks.get(player, 0) + 1)


class EventHost:
    """An event in the room.

    Each method that does something writes it into the batch it is given. `presences` are the
    persons in it. `home` is there for a home game. `frozen` says what failed where the whole event
    is frozen. `broken` keeps the players of each table that has been broken.

    `made_at_will` says that people have made it for themselves, from the address `made_from` while
    this process runs; `empty_ms` is since when none of them has been there. `due_ms` is when it has
    something to do next, and `ready` are the tables that may deal. `dues` has the times of all, and
    `served` is the table at which something was done last. `unsettled` says that live tables may
    have to follow what happened, `has_live_tables` that it has or had any.
    """

    def __init__(
        self, event: str, name: str, tournament: Tournament, ports: Ports, books: Books
    ) -> None:
        self.event: Final = event
        self._name: Final = name
        self.tournament: Final = tournament
        self.ports: Final = ports
        self.books: Final = books
        self.accounts: Final = EventAccounts(event, tournament.state.config, books)
        self.tables: dict[int, TableHost] = {}
        self.presences: dict[str, Presence] = {}
        self.house_names: dict[str, str] = {}
        self.withdrawn: Final = Withdrawn()
        self.former_tables: dict[str, set[int]] = {}
        self.news: Final = NewsDesk()
        self.director_log: Final = DirectorLog()
        self.paces: Final = Paces()
        self.level_ends: Final = LevelEnds()
        self.table_log: Final = TableLog()
        self.heard: Final = TablesHeard()
        self.broken: dict[int, tuple[str, ...]] = {}
        self._beside: Final[dict[int, str]] = {}
        self.frozen: TableFrozen | None = None
        self.home: HomeGame | None = None
        self.ahead_ms, self.made_at_will, self.made_from = 0, False, ""
        self.empty_ms: int | None = None
        self.starts_ms: int | None = None
        self.appointed_ms: int | None = None
        self.desk_enters = False
        self.due_ms: int | None = None
        self.ready: frozenset[int] = frozenset()
        self.dues: Final = TableDues()
        self._standings: Standings | None = None
        self._planned: dict[str, PlannedMove] | None = None
        self._seat_counts: Final = SeatCounts()
        self.requests: Final[dict[str, Request]] = {}
        """The requests of players' phones to the desk, the oldest first."""
        self.declined: Final[dict[str, Request]] = {}
        """The declined requests, until the player asks again or has an entry; the oldest first."""
        self._banks: Final = TimeBanks(tournament.state.config.shot_clock)
        self.served, self.unsettled = 0, False
        self.has_live_tables = tournament.state.config.tables == "live"

    @property
    def name(self) -> str:
        """The name that its director gave it or changed it to; "" for none."""
        return self.tournament.state.config.name or self._name

    @property
    def stream(self) -> str:
        """The event's own stream."""
        return f"event/{self.event}"

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics of the event's own pages, and the one that tells what matters in all."""
        return (
            f"event/{self.event}",
            f"director/{self.event}",
            f"payments/{self.event}",
            "matters",
        )

    @property
    def phase(self) -> str:
        """The phase of the event: "open", "running", "night" or "over"."""
        return self.tournament.state.phase

    @property
    def persons_in(self) -> bool:
        """Whether a person is still in and has not left the seat.

        At a table with real cards somebody always is.
        """
        seats, presences = self.tournament.state.seats, self.presences
        fewer = seats if len(seats) < len(presences) else presences
        return self.has_live_tables or any(
            player in seats and player in presences and not presences[player].left
            for player in fewer
        )

    @property
    def may_be_joined(self) -> bool:
        """Whether no person is in the event, which keeps its pace for one who may still enter."""
        return not self.persons_in and takes_late(self.tournament.state)

    @property
    def somebody_plays(self) -> bool:
        """Whether a person sits here, has a page open and plays."""
        seats = self.tournament.state.seats
        return any(
            player in seats and there.connected and not there.left and not there.away
            for player, there in self.presences.items()
        )

    @property
    def needs_persons(self) -> bool:
        """Whether the event would go on for ever while all its persons are away.

        So would a home game, whose blinds never rise. So would 13-card poker without computer
        players, where all surrender and none of them pays (chinese-disconnect-5).
        """
        if self.home is not None or self.tournament.state.config.game != THIRTEEN:
            return self.home is not None
        return not any(player in self.house_names for player in self.tournament.state.seats)

    @property
    def planned(self) -> dict[str, PlannedMove]:
        """The moves that balance the tables when hands are over, as they stand now, by player."""
        if self._planned is None:
            self._planned = {move.player: move for move in self.tournament.planned_moves()}
        return self._planned

    def shows_to(self, person: str) -> bool:
        """Whether the event is shown to the person: a home game to its players and guests alone."""
        return self.home is None or self.home.knows(person) or person in self.presences

    def is_made_by(self, person: str) -> bool:
        """Whether the person has made this home game."""
        return self.home is not None and self.home.maker == person

    @property
    def standings(self) -> Standings:
        """The ranking of the players now."""
        if self._standings is None:
            self._standings = Standings(self.tournament.state)
        return self._standings

    @property
    def begins_ms(self) -> int | None:
        """The time of the event's automatic start, by the room's clock.

        It is as appointed, by the wall, else some time after the first entry.
        """
        if self.appointed_ms is not None:
            return self.appointed_ms + self.ports.ahead_ms
        return self.starts_ms if self.phase == "open" else None

    def time(self, now_ms: int) -> int:
        """Return the event's own time, which runs ahead while no person is in it."""
        return now_ms + self.ahead_ms

    def name_of(self, player: str) -> str:
        """Return the player's name."""
        return self.house_names.get(player) or self.ports.names.name(player)

    def say(self, refusal: Refusal) -> Refusal:
        """Return a refusal with names in the place of ids."""
        return msgspec.structs.replace(refusal, parameters=named(refusal.parameters, self.name_of))

    # what happened

    def carry_out(
        self, command: Callable[[], Outcome], batch: Batch, directed: Directed | None = None
    ) -> Refusal | None:
        """Give the tournament a command, and let tables and news follow its events.

        Each event is written and noted before the next one is decided, so that the state is the
        same live and restored. The director's order goes on record before its events, and a refused
        one not at all.
        """
        before, events = tuple(self.tables.values()), list[e.TournamentEvent]()

        def follow(event: e.TournamentEvent) -> None:
            if directed is not None and not events:
                self.record(directed, batch)
            events.append(event)
            self._take(event, batch)

        outcome = self.tournament.follow(command, follow)
        if isinstance(outcome, Refusal):
            return self.say(outcome)
        if directed is not None and not events:
            self.record(directed, batch)
        self.accounts.check(self.tournament.state)
        # A watcher of a table that is gone learns so, and where its players sit now.
        for table in before:
            if self.tables.get(table.number) is not table:
                batch.change(table.topic)
                batch.finish(*table.streams)
        self.follow(batch.at_ms)
        self.unsettled = True
        if not all(isinstance(event, _OF_TABLES) for event in events):
            self.change_all(batch)
        elif not all(isinstance(event, _QUIET) for event in events):
            self._change_tables(events, batch)
        else:
            batch.change_later(*self.topics)
        return None

    def _take(self, event: e.TournamentEvent, batch: Batch) -> None:
        """Write and note what has just happened, and move its money."""
        self._standings = self._planned = None
        batch.add(self.stream, event)
        self.note(event, batch.at_ms, self.ports.wall_ms(batch.at_ms))
        if isinstance(event, FlightStarted | DayStarted):
            self._blind_off()
        ticket = self.accounts.by_ticket(event)
        self.accounts.follow(event, self.tournament.state, batch)
        if ticket is not None:
            self.record(ticket, batch)

    def _blind_off(self) -> None:
        """Mark players who are not connected as away, as a day or a flight begins.

        Nobody waits for them. Nothing of it is in the journal: after a restart everybody has the
        full time, as on day one.
        """
        for presence in self.presences.values():
            presence.away = presence.away or not presence.connected

    def _change_tables(self, events: Sequence[e.TournamentEvent], batch: Batch) -> None:
        """Show the tables of these events again, and those that send their players on.

        The other tables show the number of players left with their next news.
        """
        numbers: set[int] = set()
        for event in events:
            match event:
                case e.PlayersBusted():
                    numbers.add(event.table)
                case e.PlayerMoved():
                    numbers |= {event.from_table, event.to_table}
                    numbers |= self.former_tables.get(event.player, set())
                case e.TableBroken():
                    for player, (number, _) in event.draw.seats.items():
                        numbers |= {number, *self.former_tables.get(player, ())}
        batch.change("lobby", *self.topics)
        batch.change(*(f"table/{self.event}/{number}" for number in sorted(numbers)))
        for table in self.tables.values():
            if table.number in numbers:
                batch.change(*table.topics)
            else:
                batch.change_later(*table.topics)

    def change_all(self, batch: Batch) -> None:
        """Show the lobby and every page of the event again."""
        batch.change("lobby", *self.topics)
        for table in self.tables.values():
            batch.change(*table.topics)

    def record(self, event: HostRecord, batch: Batch) -> None:
        """Write what only the room knows of the event."""
        batch.add(self.stream, event)
        self.note(event, batch.at_ms, self.ports.wall_ms(batch.at_ms))
        if isinstance(event, _OF_HANDS):
            batch.change_later(*self.topics)
        else:
            batch.change(*self.topics)

    def note(self, event: e.TournamentEvent | HostRecord, at_ms: int, wall_ms: int) -> None:
        """Note an event that the tournament has applied already; the same live and restored.

        `at_ms` is the room's time, `wall_ms` the wall's.
        """
        state = self.tournament.state
        match event:
            case e.PlayerRegistered(house=None):
                self._comes(event.player)
                self._gather(at_ms)
            case e.LatePlayerEntered(house=None) | e.AlternateListed():
                self._comes(event.player).is_back()
            case e.RebuyMade() if event.player in self.presences:
                self.presences[event.player].is_back()
            case e.TableOpened():
                self._follow_tables()
                settings = self.ports.settings
                self.tables[event.table].ready_ms = at_ms + settings.paced(settings.first_hand_ms)
            case e.PlayerWithdrawn() | e.AlternateWithdrawn() | EntryTakenBack():
                if event.player not in state.entrants:
                    self.presences.pop(event.player, None)
                    self._gather(at_ms)
            case e.AlternatesUnseated():
                self._leave_event(event.players)
            case DayDrawn():
                # No seats are drawn where one stack is left.
                self._leave_tables(tuple(self.tables))
            case e.SeatsDrawn() | DayDrawTakenBack():
                self._leave_tables(tuple(self.tables))
                self._follow_tables()
            case e.FinalTableFormed() | e.TableBroken() | SeatsTakenBack():
                self._note_tables(event)
            case e.HandDealt():
                self.tables[event.order.table].ordered(event)
            case e.ChipsRaced(cards=cards) if cards and (table := self.tables.get(event.table)):
                settings = self.ports.settings
                seen_ms = settings.paced(settings.race_ms) if table.persons else 0
                table.raced_ms = at_ms + seen_ms
            case e.PlayersBusted(busts=busts):
                self._sat_at(event.table, (bust.player for bust in busts))
            case StacksLost():
                self._sat_at(event.table, event.players)
            case e.PlayerMoved() | SeatsSwapped() | SeatsRedrawn():
                self._note_moved(event)
            case HomeGameMade() | Invited() | GuestCame():
                self._note_home(event)
            case HousePlayersNamed():
                self.house_names.update(event.names)
            case SeatLeft() | SeatTaken():
                self.presences[event.player].left = isinstance(event, SeatLeft)
            case HurriedOn():
                self.ahead_ms = event.ahead_ms
            case TableFrozen() | GoesOn():
                self._note_standing_still(event)
            case TableGoesLive() | TableGoesDealt():
                self._goes(event)
            case HandRetired():
                self.tables[event.table].retire()
        self._note_beside(event, at_ms, wall_ms)

    def _note_beside(self, event: e.TournamentEvent | HostRecord, at_ms: int, wall_ms: int) -> None:
        """Note an event in all that the host keeps beside its tables and persons."""
        state = self.tournament.state
        if isinstance(event, e.TermsChanged):
            self.accounts.change(state.config)
        self.accounts.note(event)
        self._note_request(event)
        self._note_starting(event)
        self.withdrawn.note(event, state.entrants)
        self._seat_counts.note(event, state)
        self._banks.note(event, state, self.presences, self.ports.settings)
        if self.has_live_tables:
            self.table_log.note(event, state, at_ms)
            self.heard.note(event, state, at_ms)
        self.director_log.note(event, at_ms, wall_ms)
        self.paces.note(event)
        self.level_ends.note(event, wall_ms)
        self.news.note(event, wall_ms, state)

    def _note_request(self, event: e.TournamentEvent | HostRecord) -> None:
        """Note what a player asks the desk for, until it is there or refused."""
        match event:
            case DeskAsked():
                self.requests[event.player] = event.what
                self.declined.pop(event.player, None)
            case RequestEnded(player=player):
                what = self.requests.pop(player, None)
                if what is not None and event.by != player:
                    self._note_declined(player, what)
            case (
                e.PlayerRegistered(player=player)
                | e.LatePlayerEntered(player=player)
                | e.AlternateListed(player=player)
                | e.RebuyMade(player=player)
                | e.AddOnMade(player=player)
            ):
                self.requests.pop(player, None)
                self.declined.pop(player, None)
            case e.EntriesClosed():
                self.requests.clear()
                self.declined.clear()

    def _note_declined(self, player: str, what: Request) -> None:
        self.declined[player] = what
        if len(self.declined) > REQUESTS_MAX:
            del self.declined[next(iter(self.declined))]

    def _leave_event(self, players: Iterable[str]) -> None:
        for player in players:
            if player not in self.tournament.state.entrants:
                self.presences.pop(player, None)

    def _note_moved(self, event: e.PlayerMoved | SeatsSwapped | SeatsRedrawn) -> None:
        """Note that players sit elsewhere: one of them, two in each other's seats, or all."""
        if isinstance(event, e.PlayerMoved):
            self._sat_at(event.from_table, (event.player,))
        elif isinstance(event, SeatsRedrawn):
            for number, table in self.tables.items():
                self._sat_at(number, table.order.seats.values() if table.order else ())
        else:
            for player, (number, _) in zip(event.players, reversed(event.seats), strict=True):
                self._sat_at(number, (player,))

    def _note_standing_still(self, event: TableFrozen | GoesOn) -> None:
        """Note that a table, or without one the whole event, is frozen or goes on."""
        what = self if event.table is None else self.tables[event.table]
        what.frozen = event if isinstance(event, TableFrozen) else None

    def _note_starting(self, event: e.TournamentEvent | HostRecord) -> None:
        if isinstance(event, Directed):
            self.desk_enters = self.desk_enters or event.command == "enter-players"
        elif isinstance(event, StartAppointed):
            self.appointed_ms = event.at_ms
        elif isinstance(event, e.EventStarted | FlightStarted | DayStarted):
            self.appointed_ms = None

    def _goes(self, event: TableGoesLive | TableGoesDealt) -> None:
        if isinstance(event, TableGoesLive) and not self.has_live_tables:
            self.has_live_tables = True
            self.table_log.begin(self.tournament.state)
        self.tables[event.table].goes(event)

    def _note_home(self, event: HomeGameMade | Invited | GuestCame) -> None:
        if isinstance(event, HomeGameMade):
            self.home = HomeGame(event.by, event.house)
        assert self.home is not None
        if isinstance(event, GuestCame):
            self.home.guests.add(event.person)
        else:
            self.home.invites_by(event.door)

    @property
    def shot_clock(self) -> ShotClock | None:
        """The time for decisions, where the event was announced with a shot clock."""
        return self.tournament.state.config.shot_clock

    def _comes(self, player: str) -> Presence:
        """Return the presence of a person who enters; an earlier one stays as it was."""
        full_ms = self._banks.full_ms(self.ports.settings)
        return self.presences.setdefault(player, Presence(full_ms))

    def timing(self, table: TableHost) -> Settings:
        """Return the room's times, with those of the event and of the game on the table."""
        return table.timing(self.ports.settings, self.shot_clock)

    def _gather(self, at_ms: int) -> None:
        """Set the start of an event that friends join, some time after its first entry.

        Where too few had entered by then, it is set again with the next entry.
        """
        if not self.presences or not self.starts_by_itself:
            self.starts_ms = None
        elif self.starts_ms is None or self.starts_ms < at_ms:
            self.starts_ms = at_ms + self.ports.settings.gather_ms

    @property
    def starts_by_itself(self) -> bool:
        """Whether it starts some time after the first entry.

        Not before people with real cards, nor where a director enters players, who sees who is
        still to come.
        """
        config = self.tournament.state.config
        return config.kind == "scheduled" and config.tables == "dealt" and not self.desk_enters

    def _follow_tables(self) -> None:
        """Add tables that came with the draw, and remove broken ones; their players are kept."""
        state = self.tournament.state
        for number in [number for number in state.tables if number not in self.tables]:
            kind = state.config.tables
            self.tables[number] = TableHost(self.event, number, kind, self.dues.stirred)
        self._leave_tables([number for number in self.tables if number not in state.tables])

    def _note_tables(self, event: e.FinalTableFormed | e.TableBroken | SeatsTakenBack) -> None:
        """Note tables that are gone, or open again with the live tables beside them."""
        self._follow_tables()
        if isinstance(event, e.TableBroken):
            self.broken[event.table] = tuple(event.draw.seats)
        if not isinstance(event, SeatsTakenBack):
            return
        for number in event.tables:
            self.broken.pop(number, None)
            self.tables[number].beside = self._beside.get(number, self.tables[number].beside)
        for player, (number, _) in event.left.items():
            self._sat_at(number, (player,))

    def _leave_tables(self, numbers: Sequence[int]) -> None:
        """Remove these tables: they are gone, or others of a new day have their numbers."""
        for number in numbers:
            gone = self.tables.pop(number)
            gone.stir()
            if gone.beside is not None:
                self._beside[number] = gone.beside
            sat = gone.order.seats.values() if gone.order else self.table_log.seated_at(number)
            self.broken[number] = tuple(sat)
            self._sat_at(number, self.broken[number])

    def _sat_at(self, number: int, players: Iterable[str]) -> None:
        """Remember that these players sat at the table: its page sends them to their seats now."""
        for player in players:
            self.former_tables.setdefault(player, set()).add(number)

    def follow(self, now_ms: int) -> None:
        """Bring the tables up to date after seats may have changed.

        Count each table's persons again, find the tables that may deal, and those that wait for a
        person to choose a game.
        """
        self.ready = frozenset(self.tournament.ready_tables(self.time(now_ms)))
        self._seat_counts.count(self.tables, self.tournament.state, self.presences)
        rotation = self.tournament.state.config.rotation
        if rotation is not None and rotation.chosen:
            for number, table in self.tables.items():
                table.ask_for_game(self._asked(number), now_ms, self.ports.settings.choice_ms)

    def _asked(self, number: int) -> Choice | None:
        """Return the choice of a game for which the table waits, or None.

        It waits for a person who plays, until that person has chosen.
        """
        choice = self.tournament.choice(number)
        if choice is None or choice.chosen is not None:
            return None
        presence = self.presences.get(choice.player)
        return None if presence is None or presence.left or presence.away else choice

    def end_if_left(self, now_ms: int, batch: Batch) -> None:
        """End a home game without persons: its blinds never rise, so it might never end."""
        state = self.tournament.state
        alone = self.home is not None and not self.persons_in
        if alone and self.phase == "running" and not state.ending:
            self.carry_out(partial(self.tournament.finish, "", self.time(now_ms)), batch)

    # failures

    def first_hands(self, now_ms: int) -> None:
        """Let all tables wait a while before their first hand."""
        settings = self.ports.settings
        wait_ms = settings.first_hand_ms if self.home is None else settings.drawn_ms
        for table in self.tables.values():
            table.ready_ms = now_ms + settings.paced(wait_ms)

    def guarded(
        self, step: Callable[[], T], table: TableHost | None, now_ms: int, batch: Batch
    ) -> T | None:
        """Do one step; where it fails, undo it and freeze what failed.

        That is the table, or the event where the tournament itself may be half changed. The answer
        is then None.
        """
        mark, entered = batch.mark(), self.books.mark()
        state = self.tournament.state
        phase = state.phase
        try:
            return step()
        except FAILURES as failure:
            batch.cut(mark)
            self.books.undo(entered)
            state.goes_back_to(phase)
            alone = table is not None and table.in_hand
            self.freeze(table if alone else None, failure, now_ms, batch)
            return None

    def freeze(
        self, table: TableHost | None, failure: Exception, now_ms: int, batch: Batch
    ) -> None:
        """Freeze the table, or with None the event; the evidence goes into the journal."""
        evidence = "".join(traceback.format_exception(failure))[-EVIDENCE_MAX_CHARACTERS:]
        number = None if table is None else table.number
        hand = None if table is None or table.order is None else table.order.number
        told = f"{type(failure).__name__}: {failure}"[:EVIDENCE_MAX_CHARACTERS]
        self.record(TableFrozen(number, hand, told, evidence, now_ms), batch)
        self.change_all(batch)


def is_at_will(host: EventHost) -> bool:
    """Whether people play the event for themselves.

    A director has neither announced it nor entered anybody, and no real cards are dealt.
    """
    return host.made_at_will and not host.has_live_tables and not host.desk_enters


def concerns(host: EventHost, person: str) -> bool:
    """Whether the person has entered the event, or may come to this home game."""
    return person in host.presences or (host.home is not None and host.home.knows(person))


def takes_a_place(host: EventHost) -> bool:
    """Whether the event is in play, and goes on after the hands that are being dealt."""
    return host.phase == "running" and not host.tournament.state.ending


def look_who_is_there(host: EventHost, now_ms: int) -> None:
    """Note the time since which nobody has been there.

    A game that waits for the first person to come is not empty.
    """
    waits = host.phase == "open" and host.home is None
    if waits or not is_at_will(host) or any(map(host.ports.is_here, _people(host))):
        host.empty_ms = None
    elif host.empty_ms is None:
        host.empty_ms = now_ms


def _people(host: EventHost) -> Iterable[str]:
    """Return the people of the game: those with a seat; before the start all who may come."""
    seats, home = host.tournament.state.seats, host.home
    if host.phase == "open" and home is not None:
        return {*host.presences, home.maker, *home.guests}
    return [one for one, there in host.presences.items() if one in seats and not there.left]


def ends_ms(host: EventHost) -> int | None:
    """Return the time at which it ends unless somebody comes back, None where it does not."""
    settings = host.ports.settings
    if host.empty_ms is None or host.frozen is not None:
        return None
    if host.phase == "open":
        return None if host.appointed_ms is not None else host.empty_ms + settings.invited_ms
    if not takes_a_place(host):
        return None
    return host.empty_ms + (settings.empty_ms if host.home is None else settings.home_empty_ms)


class HomeGame:
    """The facts that make an event a home game.

    `maker` is its host, who directs it; `house` is the number of computer players beside the host's
    friends; `guests` have come by the invitation in force. The journal keeps only the digest of the
    invitation: `token` is its secret as long as this process runs.
    """

    __slots__ = ("door", "guests", "house", "maker", "token")

    def __init__(self, maker: str, house: int) -> None:
        self.maker: Final = maker
        self.house: Final = house
        self.door: bytes | None = None
        self.token: str | None = None
        self.guests: set[str] = set()

    def invites_by(self, door: bytes | None) -> None:
        """Replace the invitation; guests of the former one who have not sat down are out."""
        self.door = door
        self.token = None
        self.guests.clear()

    def opens(self, token: str) -> bool:
        """Whether this is the secret of the invitation in force."""
        return self.door is not None and digest(token) == self.door

    @property
    def is_full(self) -> bool:
        """Whether the limit of guests by this invitation is reached."""
        return len(self.guests) >= HOME_GAME_GUESTS_MAX

    def knows(self, person: str) -> bool:
        """Whether the person has made the game or come by its invitation."""
        return person == self.maker or person in self.guests
