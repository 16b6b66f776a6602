"""What is asked at a table, of an event or for cash: by who plays there, and to end the game."""

from functools import partial

from ruleone.room.cash import sitting
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.orders import OfATable
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.batch import Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import REPAIRED, Step
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.entries import entering
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided, EventOrder, Events
from ruleone.room.table.commands import Action
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.tournament import Outcome, Tournament


class Leave(OfATable, frozen=True, tag="leave"):
    """Withdraw an entry before the start, and have back what it cost; afterwards: leave the seat.
    Nobody waits for its player
    any longer: hands are folded in turn, those of 13-card poker surrendered, or set by the software
    where the edition says so. At a cash table the chips go into the wallet when the hand is over;
    cards of 13-card poker that are not set the software sets at once, and they are paid."""

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """The entry is taken back, or the seat given up."""
        return entering.leave(host, step.person, step.at_ms, step.batch)

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """The chips go into the wallet."""
        return sitting.leave(host, step.person, step.at_ms, step.batch)


class Act(OfATable, frozen=True, tag="act"):
    """Act in the hand. `hand` and `turn` are those of the view that the player acted on: when the
    hand has moved on, the command is refused as stale and nothing happens. In 13-card poker, where
    everybody is asked once and at the same time, `turn` is 0."""

    table: int
    hand: int
    turn: int
    action: Action

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """The hand goes on."""
        return entering.act(host, self.table, self.hand, self.turn, self.action, step)

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """The hand goes on."""
        return sitting.act(host, self.hand, self.turn, self.action, step)


class ChooseGame(EventOrder, frozen=True, tag="choose-game"):
    """Choose the game of the table's next turn (dealer's choice), one of those of the view's
    `choice`, whose `turn` this is: when the table has moved on, the command is refused as stale."""

    table: int
    turn: int
    game: str

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """The game is chosen."""
        return entering.choose_game(host, self.table, self.turn, self.game, step)


class NextHand(OfATable, frozen=True, tag="next-hand"):
    """Say that one has seen the end of a hand of 13-card poker: once all who are there have said
    so, the next one is dealt at once. Nothing is kept of it; when the next hand has come already,
    the command is refused as stale."""

    table: int
    hand: int

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """The next hand may come."""
        return entering.next_hand(host, self.table, self.hand, step)

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """The next hand may come."""
        return sitting.next_hand(host, self.hand, step)


class ImBack(OfATable, frozen=True, tag="back"):
    """Take part again after being marked away, or after sitting out at a cash table; there `wait`
    says that one waits for the big blind rather than post what was missed. It takes a `leave` back
    too, until the software has set one's cards."""

    wait: bool = False

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """The person takes part again."""
        return entering.back(host, step.person, step.at_ms, step.batch)

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """The person takes part again."""
        return sitting.back(host, step.person, self.wait, step.at_ms, step.batch)


class EndGame(Decided, frozen=True, tag="end-game"):
    """The maker of a home game, the director of any event: call it off before the start, and what
    was paid goes back; later end it when the hands in play are over, everybody placed by his
    chips."""

    reason: str
    seen: int | None = None

    may = DIRECTOR
    maker_may = True
    # Before the start an end calls the event off.
    crossed_by = ("start-event",)
    undo = REPAIRED

    def run(self, step: Step) -> Done | Refusal:
        """A cash table ends too."""
        cash = step.part(CashTables)
        if self.event not in cash.hosts:
            return super().run(step)
        host = cash.standing(self.event, step.person)
        if isinstance(host, Refusal):
            return host
        end = partial(sitting.end, host, step.at_ms, step.batch)
        return bad_reason(self.reason) or cash.guarded(host, end, step.at_ms, step.batch)

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """What has not started is gone."""
        if host.phase != "open":
            return super().in_event(host, step)
        refused = bad_reason(self.reason)
        if refused is None:
            reason = plain(self.reason)
            step.part(Events).call_off(host, step.person, reason, step.batch)
        return refused

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """It ends when the hands in play are over."""
        return bad_reason(self.reason) or event.finish(self.reason, at_ms)


ORDERS = (Leave, Act, ChooseGame, NextHand, ImBack, EndGame)
