"""Orders of the players at a table, of an event or for cash, and the order to end the game."""

from functools import partial

from ruleone.room.cash import sitting
from ruleone.room.cash.commands import OfATable
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.batch import Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import REPAIRED, Step
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.entries import entering
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided, EventOrder, Events
from ruleone.room.table.play import Action
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import no_reason
from ruleone.tournament.tournament import Outcome, Tournament


class Leave(OfATable, frozen=True, tag="leave"):
    """Withdraw an entry before the start, and get back what it cost; later leave the seat.

    Nobody waits for the player any longer: hands are folded in turn, those of 13-card poker
    surrendered, or set by the software where the edition says so. At a cash table the chips go into
    the wallet when the hand is over. 13 cards that are not set yet are set by the software at once,
    and the hand is paid.
    """

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Withdraw the person's entry, or give up the seat."""
        return entering.leave(host, step.person, step.at_ms, step.batch)

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Leave the table; the chips go into the wallet."""
        return sitting.leave(host, step.person, step.at_ms, step.batch)


class Act(OfATable, frozen=True, tag="act"):
    """Act in the hand.

    `hand` and `turn` are those of the view that the player acted on. When the hand has moved on,
    the command is refused as stale and nothing happens. In 13-card poker, where everybody is asked
    once and at the same time, `turn` is 0.
    """

    table: int
    hand: int
    turn: int
    action: Action

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Act in the hand at the event's table."""
        return entering.act(host, self.table, self.hand, self.turn, self.action, step)

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Act in the hand at the cash table."""
        return sitting.act(host, self.hand, self.turn, self.action, step)


class ChooseGame(EventOrder, frozen=True, tag="choose-game"):
    """Choose the game of the table's next turn (dealer's choice).

    It is one of those in the view's `choice`, whose `turn` this is: when the table has moved on,
    the command is refused as stale.
    """

    table: int
    turn: int
    game: str

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Choose the game for the table."""
        return entering.choose_game(host, self.table, self.turn, self.game, step)


class NextHand(OfATable, frozen=True, tag="next-hand"):
    """Say that you have seen the end of a hand of 13-card poker.

    Once all who are there have said so, the next hand is dealt at once. Nothing is kept of it; when
    the next hand has come already, the command is refused as stale.
    """

    table: int
    hand: int

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Note that the person is ready for the next hand."""
        return entering.next_hand(host, self.table, self.hand, step)

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Note that the person is ready for the next hand."""
        return sitting.next_hand(host, self.hand, step)


class ImBack(OfATable, frozen=True, tag="back"):
    """Take part again after being marked away, or after sitting out at a cash table.

    With `wait` a player at a cash table waits for the big blind rather than post what was missed.
    It also withdraws a `leave`, until the software has set the player's cards.
    """

    wait: bool = False

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Mark the person as back in the event."""
        return entering.back(host, step.person, step.at_ms, step.batch)

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Mark the person as back at the cash table."""
        return sitting.back(host, step.person, self.wait, step.at_ms, step.batch)


class EndGame(Decided, frozen=True, tag="end-game"):
    """Host of a home game, director of any event: end the game.

    Before the start it is called off, and what was paid is returned. Later it ends when the hands
    in play are over, and everybody is placed by their chips.
    """

    reason: str
    seen: int | None = None

    may = DIRECTOR
    maker_may = True
    # Before the start this calls the event off, so an event started meanwhile refuses it.
    crossed_by = ("start-event",)
    undo = REPAIRED

    def run(self, step: Step) -> Done | Refusal:
        """End the cash table of this name, or else the event."""
        cash = step.part(CashTables)
        if self.event not in cash.hosts:
            return super().run(step)
        host = cash.standing(self.event, step.person)
        if isinstance(host, Refusal):
            return host
        end = partial(sitting.end, host, step.at_ms, step.batch)
        return no_reason(self.reason) or cash.guarded(host, end, step.at_ms, step.batch)

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Call the event off before its start, or else end it."""
        if host.phase != "open":
            return super().in_event(host, step)
        refused = no_reason(self.reason)
        if refused is None:
            reason = plain(self.reason)
            step.part(Events).call_off(host, step.person, reason, step.batch)
        return refused

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """End the event when the hands in play are over."""
        return no_reason(self.reason) or event.finish(self.reason, at_ms)


ORDERS = (Leave, Act, ChooseGame, NextHand, ImBack, EndGame)
