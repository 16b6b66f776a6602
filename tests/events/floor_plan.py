"""Who sits where and which table is in a hand, as the watch reckons it from what happened alone."""

from collections.abc import Iterable, Iterator

from coming_back import ComingBack
from seats import Seat

from ruleone.dealing import GAMES
from ruleone.tournament import EventState, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.button import Positions
from ruleone.tournament.events import days as d
from ruleone.tournament.events import undo as b
from ruleone.tournament.events.seating import (
    SeatsRedrawn,
    SeatsSwapped,
    SwapLapsed,
    SwapOrdered,
    TableBreakOrdered,
    TableBreakWithdrawn,
)
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.games import THIRTEEN


class TableSeen:
    """A table in play. `drew` is the seat that drew its button, `stood` where button and blinds
    were in its last hand that has them; `left` are the seats that players have left, the latest
    last, `lost` those whose players went out, `placed` whom the director has put there since its
    last hand began."""

    def __init__(self, number: int, size: int, drew: int) -> None:
        self.number = number
        self.size = size
        self.drew = drew
        self.stood: Positions | None = None
        self.players: dict[int, str] = {}
        self.left: list[int] = []
        self.lost: set[int] = set()
        self.placed: set[str] = set()
        self.in_hand = False
        self.halted = False
        self.waived = False


class FloorPlan:
    """The tables of an event. `posted` is the order in which they break, `named` are those that the
    director breaks before their turn, `kept` the seats that he keeps for players who are to come,
    `coming_back` who may buy chips again in his,
    `swapping` who waits to change seats with another; `by_count` are the tables by how many sit
    there."""

    def __init__(self) -> None:
        self.tables: dict[int, TableSeen] = {}
        self.seats: dict[str, Seat] = {}
        self.by_count: dict[int, set[int]] = {}
        self.halted: set[int] = set()
        self.room = 0
        self.posted: list[int] = []
        self.named: list[int] = []
        self.pinned: set[str] = set()
        self.kept: dict[str, Seat] = {}
        self.coming_back = ComingBack()
        self.for_rebuys: set[Seat] = set()
        self.swapping: set[str] = set()
        self.hands = 0
        self.running = False
        self.late = False
        self.day, self.flights = 1, 1
        self.hand_for_hand = False
        self.played: set[int] = set()

    @property
    def may_grow(self) -> bool:
        """Whether more may enter what is played: late, or with another flight."""
        return self.late or (self.day == 1 and self.flights > 1)

    @property
    def in_round(self) -> bool:
        """Whether, hand for hand, tables wait for others: nobody moves before all are done."""
        return self.hand_for_hand and bool(self.played or self.hands)

    def open_at(self, table: TableSeen) -> list[int]:
        """Seats that nobody has and that are kept for nobody. Where no hand can be dealt none ends
        the time of who may buy chips: his seat is open."""
        kept = {seat for at, seat in self.kept.values() if at == table.number}
        if self._deals(table):
            kept |= {seat for at, seat in self.for_rebuys if at == table.number}
        taken = table.players.keys() | kept
        return [seat for seat in range(1, table.size + 1) if seat not in taken]

    def open_elsewhere(self, table: TableSeen) -> int:
        """How many such seats the other tables have."""
        kept = {
            (at, seat)
            for at, seat in (*self.kept.values(), *self._kept_for_rebuys())
            if at != table.number and at in self.tables and seat not in self.tables[at].players
        }
        return self.room - (table.size - len(table.players)) - len(kept)

    def _kept_for_rebuys(self) -> Iterator[Seat]:
        for at, seat in self.for_rebuys:
            if at in self.tables and self._deals(self.tables[at]):
                yield at, seat

    def _deals(self, table: TableSeen) -> bool:
        return len(table.players) > 1 and not table.halted

    # what happens

    def follow(self, event: TournamentEvent, state: EventState) -> None:
        """Nothing is asked of the state but what the event was announced with; what the director
        takes back whole is taken over from it."""
        self.coming_back.follow(event, state, self.seats, state.rules)
        self.for_rebuys = self.coming_back.seats(state.config)
        match event:
            case e.HandDealt():
                self._dealt(event)
            case e.HandRecorded(table=number):
                self.tables[number].in_hand = False
                self.hands -= 1
                if self.hand_for_hand:
                    self.played.add(number)
            case e.PlayersBusted(busts=busts):
                self._leave(bust.player for bust in busts)
            case d.StacksLost(players=players):
                self._leave(players)
            case e.PlayerRemoved(player=player) | b.EntryTakenBack(player=player):
                self._leave((player,))
            case e.LatePlayerEntered() | b.PlayerReinstated() | e.RebuyMade():
                if event.player not in self.seats and event.seat is not None:
                    self._sit(event.player, event.seat)
            case e.HandForHandAnnounced():
                self.hand_for_hand = True
                self.played.clear()
            case e.HandForHandPlayed():
                self.played.clear()
            case e.HandForHandEnded():
                self.hand_for_hand = False
            case e.EntriesClosed():
                self.late = False
            case b.HandTakenBack() | b.DayDrawTakenBack():
                self._take_over(state)
            case _:
                self._follow_days(event, state.config)
                self._follow_moves(event)
                self._follow_orders(event)

    def _follow_days(self, event: TournamentEvent, config: EventConfig) -> None:
        match event:
            case e.EventStarted():
                self.flights = 1 if config.days is None else config.days.flights
                self.running = True
                self.late = config.entries_until > 0 or self.flights > 1
            case d.FlightStarted():
                self._clear()
                self.running = True
            case d.DayDrawn(day=day):
                self._clear()
                self.day = day
            case d.DayStarted():
                self.running = True
            case d.DayEnded():
                self.running = False
                self.kept.clear()
            case e.EventFinished():
                self.running = False
            case _:
                pass

    def _follow_moves(self, event: TournamentEvent) -> None:
        match event:
            case e.SeatsDrawn(seats=seats):
                for draw in event.buttons:
                    self._open(draw.table, event.size, draw.button)
                self.posted = list(event.break_order)
                self._all_sit(seats)
            case e.TableOpened(table=number):
                self._open(number, event.size, event.button)
                self.posted.insert(0, number)
            case e.PlayerMoved(player=player):
                self._stand_up(player)
                self._sit(player, (event.to_table, event.to_seat))
                if event.why != "balance":
                    self.kept.pop(player, None)
                    self.tables[event.to_table].placed.add(player)
            case e.TableBroken(table=number):
                self._all_sit(event.draw.seats)
                self._close(number)
            case e.FinalTableFormed():
                self._joined(event)
            case SeatsRedrawn(seats=seats):
                self._all_sit(seats)
                for table in self.tables.values():
                    table.left.clear()
                    table.lost.clear()
                for draw in event.buttons:
                    self.tables[draw.table].drew = draw.button
                    self.tables[draw.table].stood = None
            case SeatsSwapped(players=players, seats=swapped):
                self.swapping.difference_update(players)
                self._all_sit(dict(zip(players, swapped, strict=True)))
                for player in players:
                    self.tables[self.seats[player][0]].placed.add(player)
            case _:
                pass

    def _follow_orders(self, event: TournamentEvent) -> None:
        match event:
            case e.MoveOrdered(player=player):
                self.kept[player] = event.table, event.seat
            case e.MoveLapsed(player=player):
                self.kept.pop(player, None)
            case SwapOrdered(players=players):
                self.swapping.update(players)
            case SwapLapsed(players=players):
                self.swapping.difference_update(players)
            case e.SeatPinned(player=player):
                (self.pinned.add if event.pinned else self.pinned.discard)(player)
            case TableBreakOrdered(table=number):
                self.named.append(number)
            case TableBreakWithdrawn(table=number):
                self.named.remove(number)
            case e.TableHalted(table=number) | b.WaiverTakenBack(table=number):
                self._halt(number, True, waived=False)
            case e.TableReleased(table=number):
                self._halt(number, False, waived=event.waived)
            case _:
                pass

    def _dealt(self, event: e.HandDealt) -> None:
        table = self.tables[event.order.table]
        table.in_hand = True
        table.placed.clear()
        self.hands += 1
        # In stud the button stands frozen where it was (house-9A.1, tda2011-8B).
        if event.order.game == THIRTEEN or not GAMES[event.order.game].bring_in:
            table.stood = event.positions

    def _joined(self, event: e.FinalTableFormed) -> None:
        for player in event.seats:
            self._stand_up(player)
        for number in [number for number in self.tables if number != event.table]:
            self._close(number)
        table = self.tables[event.table]
        self.room += event.size - table.size
        table.size = event.size
        self._halt(table.number, False, waived=False)
        if event.button is not None:
            table.drew, table.stood = event.button.button, None
        for player, seat in event.seats.items():
            self._sit(player, (event.table, seat))

    # seats

    def _all_sit(self, seats: dict[str, Seat]) -> None:
        for player in seats.keys() & self.seats.keys():
            self._stand_up(player)
        for player, seat in seats.items():
            self._sit(player, seat)

    def _sit(self, player: str, seat: Seat) -> None:
        table = self.tables[seat[0]]
        self._counted(table, 1)
        table.players[seat[1]] = player
        self.seats[player] = seat
        table.lost.discard(seat[1])
        if seat[1] in table.left:
            table.left.remove(seat[1])

    def _stand_up(self, player: str) -> None:
        number, seat = self.seats.pop(player)
        table = self.tables[number]
        self._counted(table, -1)
        del table.players[seat]
        table.placed.discard(player)
        table.left.append(seat)

    def _leave(self, players: Iterable[str]) -> None:
        for player in players:
            if player in self.seats:
                number, seat = self.seats[player]
                self._stand_up(player)
                self.tables[number].lost.add(seat)
            self.kept.pop(player, None)
            self.pinned.discard(player)

    def _counted(self, table: TableSeen, more: int) -> None:
        count = len(table.players)
        self._uncount(table.number, count)
        self.by_count.setdefault(count + more, set()).add(table.number)
        self.room -= more

    def _uncount(self, number: int, count: int) -> None:
        self.by_count[count].remove(number)
        if not self.by_count[count]:
            del self.by_count[count]

    def _open(self, number: int, size: int, drew: int) -> None:
        self.tables[number] = TableSeen(number, size, drew)
        self.by_count.setdefault(0, set()).add(number)
        self.room += size

    def _close(self, number: int) -> None:
        table = self.tables.pop(number)
        self._uncount(number, len(table.players))
        self.room -= table.size
        self.halted.discard(number)
        self.posted.remove(number)
        if number in self.named:
            self.named.remove(number)

    def _halt(self, number: int, halted: bool, *, waived: bool) -> None:
        table = self.tables[number]
        table.halted, table.waived = halted, waived
        (self.halted.add if halted else self.halted.discard)(number)

    def _clear(self) -> None:
        self.tables, self.seats, self.by_count = {}, {}, {}
        self.halted.clear()
        self.posted, self.named, self.room = [], [], 0

    def _take_over(self, state: EventState) -> None:
        """As it stands now: the course of the event has gone back."""
        self._clear()
        self.day, self.running = state.calendar.day, state.phase == "running"
        self.posted, self.named = list(state.break_order), list(state.to_break)
        self.hands = len(state.hands)
        for number, there in state.tables.items():
            self._open(number, there.size, there.drawn)
            table = self.tables[number]
            for seat, player in there.players.items():
                self._sit(player, (number, seat))
            table.stood, table.left = there.before, list(there.opened)
            table.lost = set(there.lost_seats)
            table.placed, table.in_hand = set(there.placed), there.hand is not None
            self._halt(number, there.halted, waived=there.waived)
