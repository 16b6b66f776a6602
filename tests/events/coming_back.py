"""Whose seats are kept for chips that they may still buy, as the watch reckons it."""

from collections import Counter

from seats import Seat

from ruleone.rulebook import Edition, stated
from ruleone.tournament import EventState, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.events import days as d
from ruleone.tournament.events import undo as b
from ruleone.tournament.events.penalties import PenaltyGiven
from ruleone.tournament.terms.config import EventConfig


class ComingBack:
    """Those who have lost all, with the seats that they had: in an event that has fewer seats than
    entries each is kept until he buys chips, or the next hand of his table begins (house-25.1)."""

    def __init__(self) -> None:
        self.had: dict[str, Seat] = {}
        self.bought: Counter[str] = Counter()
        self.barred: set[str] = set()
        self.level = 0
        self.late, self.ending = True, False

    def seats(self, config: EventConfig) -> set[Seat]:
        """The seats of all who may buy chips now."""
        rebuys = config.rebuys
        if rebuys is None or config.seats_at_once is None or not self.late or self.ending:
            return set()
        if self.level > rebuys.until_level:
            return set()
        return {
            seat
            for player, seat in self.had.items()
            if player not in self.barred and self.bought[player] < rebuys.most
        }

    def follow(
        self, event: TournamentEvent, state: EventState, seats: dict[str, Seat], rules: Edition
    ) -> None:
        """`seats` are where players sat before it."""
        match event:
            case e.PlayersBusted():
                self.had.update((bust.player, seats[bust.player]) for bust in event.busts)
            case d.StacksLost():
                self.had.update((player, seats[player]) for player in event.players)
            case e.HandDealt(order=order):
                if not stated(rules, "rebuys.no-missed-hand", "may_miss_hand"):
                    self.had = {one: at for one, at in self.had.items() if at[0] != order.table}
            case e.RebuyMade(player=player):
                self.had.pop(player, None)
                self.bought[player] += 1
            case e.LatePlayerEntered() | e.AlternateListed() | b.PlayerReinstated():
                self.had.pop(event.player, None)
            case e.AlternateWithdrawn(player=player):
                self._again(player, state)
            case b.PurchaseTakenBack(what="rebuy"):
                self.bought[event.player] -= 1
            case PenaltyGiven(penalty="disqualification"):
                self.barred.add(event.player)
            case e.LevelStarted(level=level):
                self.level = level
            case e.EntriesClosed():
                self.late = False
            case e.EndOrdered() | b.EndLapsed():
                self.ending = isinstance(event, e.EndOrdered)
            case d.FlightStarted() | d.DayDrawn():
                self.had.clear()
                if isinstance(event, d.FlightStarted):
                    self.bought.clear()
            case b.HandTakenBack() | b.DayDrawTakenBack():
                self.had.clear()
                for player in state.bust_at:
                    self._again(player, state)
            case _:
                pass

    def _again(self, player: str, state: EventState) -> None:
        """He is as he was before: that is taken over, too."""
        if player in state.bust_at and player not in state.stacks:
            number, seat, hand = state.bust_at[player]
            if number in state.tables and state.tables[number].last_hand == hand:
                self.had[player] = number, seat
