"""Which seats have opened, in which order, as the watch reckons it: what a move by position is
judged by (tda2011-8A.3)."""

from ruleone.dealing import GAMES
from ruleone.tournament import EventState, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.days import events as d
from ruleone.tournament.games import THIRTEEN
from ruleone.tournament.redraw.events import SeatsRedrawn
from ruleone.tournament.swapping.events import SeatsSwapped
from ruleone.tournament.taking_back import events as b

Seat = tuple[int, int]


def _moves_by_position(state: EventState) -> bool:
    """Whether it is an event of stud alone under an edition that moves by position there."""
    games = state.config.games
    stud = all(game != THIRTEEN and GAMES[game].bring_in for game in games)
    return stud and state.rules.choice("balancing.stud") == "by-position"


class OpenedSeats:
    """Who sits where, and the seats that players have left, the latest last."""

    def __init__(self) -> None:
        self.seats: dict[str, Seat] = {}
        self.left: list[Seat] = []

    def fits(self, event: TournamentEvent, state: EventState) -> bool:
        """Follow what happened; whether a move in a stud event is one by position. While the
        director keeps seats for players who are to come it is not asked."""
        right = True
        if isinstance(event, e.PlayerMoved) and event.why == "balance" and not state.orders:
            right = not _moves_by_position(state) or self._is_right(event, state)
        self._follow(event)
        return right

    def _follow(self, event: TournamentEvent) -> None:
        match event:
            case e.SeatsDrawn(seats=seats) | SeatsRedrawn(seats=seats):
                self.seats, self.left = dict(seats), []
            case e.LatePlayerEntered() | b.PlayerReinstated():
                self._sit(event.player, event.seat)
            case e.RebuyMade() if event.player not in self.seats:
                self._sit(event.player, event.seat)
            case e.PlayerMoved():
                self._stand_up(event.player)
                self._sit(event.player, (event.to_table, event.to_seat))
            case e.TableBroken():
                for player, seat in event.draw.seats.items():
                    self._stand_up(player)
                    self._sit(player, seat)
            case SeatsSwapped(players=players, seats=seats):
                self.seats.update(zip(players, seats, strict=True))
            case e.PlayersBusted():
                for bust in event.busts:
                    self._stand_up(bust.player)
            case d.StacksLost(players=players):
                for player in players:
                    self._stand_up(player)
            case e.PlayerRemoved(player=player):
                self._stand_up(player)
            case _:
                pass

    def _is_right(self, move: e.PlayerMoved, state: EventState) -> bool:
        """Whether it goes to the seat that opened last, from the seat of its number, or from
        another one where nobody may go from there."""
        table = state.tables[move.to_table]
        taken = {seat for at, seat in self.seats.values() if at == move.to_table}
        opened = [seat for at, seat in self.left if at == move.to_table]
        never = (seat for seat in table.all_seats if seat not in taken)
        due = opened[-1] if opened else next(never, None)
        there = next(
            (one for one, at in self.seats.items() if at == (move.from_table, move.to_seat)), None
        )
        stays = state.pinned.keys() | state.tables[move.from_table].placed
        same = move.from_seat == move.to_seat or there is None or there in stays
        return move.to_seat == due and same

    def _sit(self, player: str, seat: Seat) -> None:
        self.seats[player] = seat
        if seat in self.left:
            self.left.remove(seat)

    def _stand_up(self, player: str) -> None:
        if (seat := self.seats.pop(player, None)) is not None:
            self.left.append(seat)
