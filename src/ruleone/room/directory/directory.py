"""The register of players: those the house keeps, those who have played, and their results.

It also collects what the room holds of one person at this moment. Names and details are kept beside
the journal, results are read from it; nothing is stored twice.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from ruleone.limits import (
    PLAYER_DETAIL_MAX_CHARACTERS,
    PLAYER_DETAILS_MAX,
    PLAYERS_SHOWN_MAX,
)
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.records import by_the_calendar
from ruleone.room.desk.desk import Desk
from ruleone.room.directory.sheets import (
    BadSheet,
    Row,
    SheetForm,
    judged,
    read_players,
    write_players,
)
from ruleone.room.directory.views import (
    AccountHeld,
    ChosenLine,
    EntryFault,
    EntryHeld,
    PaidLine,
    PenaltyLine,
    PersonHere,
    PersonView,
    PlaceHeld,
    PlayedLine,
    PlayerLine,
    PlayersView,
    SeatHeld,
    SheetTaken,
)
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import event_name
from ruleone.room.event.roster import status_of
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.results.results import Ended, Results
from ruleone.rulebook import Refusal
from ruleone.spreadsheets import as_csv
from ruleone.store.people import ERASED, NameTaken, People, Player
from ruleone.tournament.events import Standing
from ruleone.tournament.events.penalties import PenaltyGiven


def person_here(
    person: str, lobby: Lobby, cash: CashTables, live: LiveTables, desk: Desk
) -> PersonHere:
    """Return the person's money, entries, seats and places on lists."""
    return PersonHere(
        accounts=tuple(
            AccountHeld(account.kind, account.place, cents)
            for account, cents in cash.books.ledger
            if account.player == person
        ),
        entries=tuple(_entries(person, lobby)),
        seats=tuple(_seats(person, cash, live)),
        places=tuple(_places(person, cash, desk)),
    )


def _entries(person: str, lobby: Lobby) -> Iterator[EntryHeld]:
    for host in lobby.hosts.values():
        state = host.tournament.state
        known = (
            state.entrants, state.alternates, state.calendar.field, host.withdrawn, state.conduct,
        )  # fmt: skip
        if host.phase != "over" and any(person in some for some in known):
            yield _entry(person, host)


def _entry(person: str, host: EventHost) -> EntryHeld:
    state = host.tournament.state
    table, seat = state.seats.get(person, (None, None))
    conduct = state.conduct.get(person)
    return EntryHeld(
        event=host.event,
        name=event_name(host.event, host.name, state.config),
        status=status_of(host, person),
        stack=state.chips_of(person),
        table=table,
        seat=seat,
        bags=tuple(bag.chips for bag in state.calendar.bags.get(person, ())),
        pinned=person in state.pinned,
        pinned_seat=state.pinned.get(person),
        entries=state.entered.get(person, int(person in state.entrants)),
        rebuys=state.rebought.get(person, 0),
        add_ons=state.added_on.get(person, 0),
        penalties=() if conduct is None else penalty_lines(host.event, conduct.given),
    )


def penalty_lines(event: str, given: Sequence[PenaltyGiven]) -> tuple[PenaltyLine, ...]:
    """Return the penalties as their player sees them."""
    return tuple(
        PenaltyLine(event, one.penalty, one.count, one.offence, one.reason) for one in given
    )


def _seats(person: str, cash: CashTables, live: LiveTables) -> Iterator[SeatHeld]:
    """Yield the person's seats at cash tables and at live tables of the room's own.

    Those at live tables of events are in the entries.
    """
    for host in cash.of(person):
        sitter = host.state.sitter(person)
        assert sitter is not None, "the sitter of each of these tables is known"
        yield SeatHeld(host.name, sitter.seat, sitter.stack)
    for table in live.at(person):
        state = table.state
        for seat, player in state.seats.items():
            if person == (player.person or player.player) and state.opened.event is None:
                yield SeatHeld(table.name, seat, state.known_chips(seat))


def _places(person: str, cash: CashTables, desk: Desk) -> Iterator[PlaceHeld]:
    for wait in cash.waiting.of(person):
        yield PlaceHeld(wait.table, wait.stakes)
    for name in desk.list.names.values():
        if name.person == person:
            yield PlaceHeld(name.table)


NO_PLAYER: Final = Refusal("player-unknown", "illegal")

RESULT_COLUMNS: Final = (
    "event", "name", "ended", "player", "player_name", "place", "field", "prize",
    "bounties", "buy_in", "entries", "rebuys", "add_ons",
)  # fmt: skip


class Meant(NamedTuple):
    """The player meant by a line of a file, with all that is kept; line 0 is of no file."""

    line: int
    player: Player
    paid: bool = False


class Directory:
    """Reads and keeps players; several may ask at a time."""

    def __init__(self, people: People, results: Results) -> None:
        self._people: Final = people
        self._results: Final = results

    def listed(self, sought: str = "", skipped: int = 0) -> PlayersView:
        """Return the players whose name or details contain `sought`, by name.

        A search also finds names that were typed at the floor's desk or for a seat at a live table.
        """
        lines = self._lines()
        if sought:
            lines += (_typed(one) for one in self._people.typed())
        wanted = sought.casefold()
        found = [
            line for line in lines
            if any(wanted in text.casefold() for text in (line.called, *line.details.values()))
        ]  # fmt: skip
        found.sort(key=lambda line: (line.called.casefold(), line.player))
        fields = dict.fromkeys(field for line in lines for field in line.details)
        page = tuple(found[skipped : skipped + PLAYERS_SHOWN_MAX])
        return PlayersView(page, skipped, len(found), tuple(fields))

    def person(self, person: str, here: PersonHere) -> PersonView | Refusal:
        """Return all that the room has of one person, and what is `here` of them now."""
        registered = self._people.registered(person)
        if registered is None:
            return NO_PLAYER
        played = [(ended, one) for ended, one in self._results_of_persons() if one.player == person]
        return PersonView(
            player=person,
            name=registered.player.name,
            language=registered.language,
            created_ms=registered.created_ms,
            sessions_ms=registered.sessions_ms,
            details=registered.player.details,
            results=tuple(self._line(ended, one) for ended, one in played),
            penalties=tuple(line for ended, _ in played for line in self._penalties(ended, person)),
            paid=tuple(
                PaidLine(event, one.amount, one.at_ms, one.reason)
                for event, one in self._results.paid_to(person)
            ),
            here=here,
        )

    def _penalties(self, ended: Ended, person: str) -> tuple[PenaltyLine, ...]:
        event = ended.record.event
        return penalty_lines(event, self._results.happened(event).penalties.get(person, ()))

    def written(self, form: SheetForm) -> str:
        """Return everybody whom the house keeps or who has played, as a file that can be imported.

        In JSON with all results.
        """
        players = [Player(one.player, one.name, one.details) for one in self._lines()]
        if form == "csv":
            return write_players(players, form)
        # One event after the other: what their streams tell is read once each.
        played: dict[str, list[PlayedLine]] = {}
        for ended, one in self._results_of_persons():
            played.setdefault(one.player, []).append(self._line(ended, one))
        rows = [
            msgspec.json.encode(
                {"id": one.person, "name": one.name, "details": one.details,
                 "results": played.get(one.person, [])}
            ).decode()
            for one in players
        ]  # fmt: skip
        return '{"players": [\n' + ",\n".join(rows) + "\n]}\n"

    def results_written(self) -> str:
        """Return every result of every person as CSV, the oldest event first."""
        lines: list[list[str | int]] = []
        for ended, one in self._results_of_persons():
            told = self._line(ended, one)
            lines.append(
                [told.event, ended.record.name, _moment(told.ended_ms), one.player,
                 self._people.name(one.player), told.place, told.field, told.prize,
                 told.bounties, told.buy_in, told.entries, told.rebuys, told.add_ons]
            )  # fmt: skip
        return as_csv(RESULT_COLUMNS, lines)

    def take_in(self, data: bytes, form: SheetForm, at_ms: int) -> tuple[SheetTaken, list[str]]:
        """Keep all players of a file, or none of them, and return their ids.

        Raises BadSheet, and OSError where the disk refuses.
        """
        meant = self.meant(data, form)
        persons = self.keep(meant, at_ms)
        changed = sum(bool(one.player.person) for one in meant)
        return SheetTaken(len(meant) - changed, changed), persons

    def meant(self, data: bytes, form: SheetForm) -> tuple[Meant, ...]:
        """Return the players whom the rows of a file mean; nothing is kept yet.

        A row means the person with its id, or without an id the one with its name, in capitals or
        not, who keeps the spelling of the name. A field that the file leaves empty stays as it was.
        Raises BadSheet.
        """
        faults: list[Refusal] = []
        found: list[Meant] = []
        lines: dict[str, int] = {}
        for row in read_players(data, form):
            player = self._meant(row)
            if isinstance(player, Refusal):
                faults.append(player)
                continue
            if (key := player.person or row.name) in lines:
                faults.append(
                    _fault("roster-twice", line=row.line, first_line=lines[key], came=row.name)
                )
            lines.setdefault(key, row.line)
            found.append(Meant(row.line, player))
        if faults:
            raise BadSheet(*faults)
        return tuple(found)

    def named(self, name: str) -> list[tuple[Player, str]]:
        """Return the persons with this name, each with the name that pages show."""
        found = []
        for person in self._people.persons_of(name):
            known = self._people.registered(person)
            if known is not None:
                found.append((known.player, self._people.name(person)))
        return sorted(found, key=lambda one: one[1])

    def known(self, person: str) -> tuple[Player, str] | None:
        """Return the person of this id with the name that pages show, None for an unknown one."""
        known = self._people.registered(person)
        return None if known is None else (known.player, self._people.name(person))

    def chosen(self, lines: Sequence[ChosenLine]) -> tuple[list[Meant], list[EntryFault]]:
        """Return the players meant by chosen lines, each once, and the lines that mean nobody."""
        meant: dict[str | int, Meant] = {}
        faults = []
        called: dict[str, int] = {}
        for one in lines:
            player = self._chosen(one, called)
            if isinstance(player, Refusal):
                faults.append(EntryFault(one.line, one.name[:PLAYER_DETAIL_MAX_CHARACTERS], player))
            else:
                meant.setdefault(
                    player.person or -len(meant) - 1, Meant(one.line, player, one.paid)
                )
        return list(meant.values()), faults

    def _chosen(self, one: ChosenLine, called: dict[str, int]) -> Player | Refusal:
        """Return the player whom a chosen line means, or why it can mean nobody."""
        row = judged(one.line, one.person, one.name, one.details)
        if isinstance(row, Refusal):
            return row
        if not row.person:
            first = called.setdefault(row.name.casefold(), row.line)
            if first != row.line and not one.namesake:
                return _fault("roster-twice", line=row.line, first_line=first, came=row.name)
            if self._people.persons_of(row.name) and not one.namesake:
                return _fault("roster-name-taken", line=row.line, came=row.name)
            return Player("", row.name, row.details)
        known = self._people.registered(row.person)
        if known is None:
            return _fault("roster-id", line=row.line, came=row.person[:40])
        details = known.player.details | row.details
        if len(details) > PLAYER_DETAILS_MAX:
            most, came = PLAYER_DETAILS_MAX, len(details)
            return _fault("roster-columns", line=row.line, most=most, came=came)
        return Player(row.person, known.player.name, details)

    def of_house(self) -> tuple[Meant, ...]:
        """Return everybody whom the house keeps."""
        return tuple(Meant(0, player) for player in self._people.players())

    def keep(self, meant: Sequence[Meant], at_ms: int, *, namesakes: bool = False) -> list[str]:
        """Keep these players, all or none, and return their ids.

        With `namesakes` those whose name is taken get a number behind it.

        Raises BadSheet where a name has been taken since, and OSError where the disk refuses.
        """
        try:
            persons, durable = self._people.keep(
                [one.player for one in meant], at_ms, namesakes=namesakes
            )
        except NameTaken as taken:
            one = next((one for one in meant if one.player.name == str(taken)), meant[0])
            raise BadSheet(_fault("roster-name-taken", line=one.line, came=str(taken))) from None
        durable.result()
        return persons

    def _meant(self, row: Row) -> Player | Refusal:
        """Return the player whom a row means, with all that is kept, or why it can mean nobody."""
        holders = self._people.persons_of(row.name)
        if not row.person and len(holders) > 1:
            return _fault("roster-namesakes", line=row.line, came=row.name, count=len(holders))
        person = row.person or next(iter(holders), "")
        known = self._people.registered(person) if person else None
        if row.person and known is None:
            return _fault("roster-id", line=row.line, came=row.person[:40])
        if holders and person not in holders:
            return _fault("roster-name-taken", line=row.line, came=row.name)
        details = ({} if known is None else known.player.details) | row.details
        if len(details) > PLAYER_DETAILS_MAX:
            return _fault(
                "roster-columns", line=row.line, most=PLAYER_DETAILS_MAX, came=len(details)
            )
        is_called = bool(person) and row.name == self._people.name(person)
        name = known.player.name if known and (is_called or not row.person) else row.name
        return Player(person, name, details)

    def _lines(self) -> list[PlayerLine]:
        """Return everybody, first those whom the house keeps."""
        kept = {player.person: player for player in self._people.players()}
        won: dict[str, list[tuple[int, int, int]]] = {}
        for ended, one in self._results_of_persons():
            won.setdefault(one.player, []).append((one.place, one.prize, ended.at_ms))
        lines = []
        for person in dict.fromkeys((*kept, *won)):
            player = kept.get(person) or Player(person, self._people.name(person))
            if player.name == ERASED:
                continue
            results = won.get(person, [])
            line = PlayerLine(
                player=person,
                name=player.name,
                called=self._people.name(person),
                kept=person in kept,
                details=player.details,
                played=len(results),
                won=sum(place == 1 for place, _, _ in results),
                paid=sum(prize > 0 for _, prize, _ in results),
                prizes=sum(prize for _, prize, _ in results),
                last_ms=max((at_ms for _, _, at_ms in results), default=None),
            )
            lines.append(line)
        return lines

    def _results_of_persons(self) -> Iterator[tuple[Ended, Standing]]:
        """Yield the results of persons, the oldest event first."""
        for ended in self._results.ended().values():
            for one in ended.record.results:
                if one.player not in ended.record.names:
                    yield ended, one

    def _line(self, ended: Ended, standing: Standing) -> PlayedLine:
        record, happened = ended.record, self._results.happened(ended.record.event)
        person = standing.player
        return PlayedLine(
            event=record.event,
            name=event_name(record.event, record.name, record.config),
            ended_ms=ended.at_ms,
            field=record.entries,
            place=standing.place,
            prize=standing.prize,
            bounties=record.bounties.get(person, 0),
            buy_in=record.config.buy_in,
            entries=happened.entries[person],
            rebuys=happened.rebuys[person],
            add_ons=happened.add_ons[person],
        )


def _typed(one: Player) -> PlayerLine:
    """Return the line of a person of whom no more than a name is known."""
    return PlayerLine(one.person, one.name, one.name, False, {}, 0, 0, 0, 0, None)


def _moment(at_ms: int) -> str:
    """Return a time for a table, in UTC."""
    return f"{by_the_calendar(at_ms):%Y-%m-%dT%H:%M:%SZ}"


def _fault(code: str, **told: int | str) -> Refusal:
    """Return the refusal of a line that does not fit the room's players."""
    return Refusal(code, "illegal", {**told})
