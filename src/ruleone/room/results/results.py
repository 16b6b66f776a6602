"""The results of the room: every event that is over, shown to whoever may see it.

Nothing of the room's own state is read here, so that an answer can be made ready beside the room.
"""

from collections import Counter, OrderedDict
from contextlib import AbstractContextManager, nullcontext
from typing import Final

import msgspec

from ruleone.limits import PAYMENTS_SHOWN_MAX, RESULT_EVENTS_KEPT_MAX, RESULTS_LISTED_MAX
from ruleone.room.core.names import Names
from ruleone.room.core.records import Calendar
from ruleone.room.core.settings import STREAM
from ruleone.room.event.draws import ended_draws_view
from ruleone.room.event.host.news import event_name, rotation_view
from ruleone.room.event.prizes_by_hand import PrizesByHand, due_of
from ruleone.room.event.records import EventEnded, EventTakenIn, PrizePaid, PrizeTakenBack
from ruleone.room.hands.played import Sight
from ruleone.room.results.views import (
    DealNote,
    EventResults,
    PaymentView,
    PlacedView,
    ResultsLine,
    ResultsView,
)
from ruleone.rulebook import Refusal
from ruleone.store.journal import Journal
from ruleone.tournament import events as e
from ruleone.tournament.events.penalties import PenaltyGiven
from ruleone.tournament.events.undo import (
    EntryTakenBack,
    HandTakenBack,
    PenaltyTakenBack,
    PurchaseTakenBack,
)

_told: Final = msgspec.msgpack.Decoder(
    e.PlayerRegistered | e.LatePlayerEntered | e.PlayerWithdrawn | e.RebuyMade | e.AddOnMade
    | e.PlayersBusted | e.DealMade | e.EventStarted | EntryTakenBack
    | HandTakenBack | PurchaseTakenBack | PenaltyGiven | PenaltyTakenBack
)  # fmt: skip

_TOLD: Final = frozenset(
    (
        "player-registered", "late-player-entered", "player-withdrawn", "rebuy-made", "add-on-made",
        "players-busted", "deal-made", "event-started", "entry-taken-back",
        "hand-taken-back", "purchase-taken-back", "penalty-given", "penalty-taken-back",
    )
)  # fmt: skip


class Happened:
    """The acts of an event that its results show, by player.

    Entries and rebuys, the hand in which the player finally went out, the share of a deal, and
    penalties, lifted ones too. `started` is when the event started, in the room's time, and under
    which lease. Acts that were undone do not count.
    """

    def __init__(self) -> None:
        self.entries: Final[Counter[str]] = Counter()
        self.rebuys: Final[Counter[str]] = Counter()
        self.add_ons: Final[Counter[str]] = Counter()
        self.out: Final[dict[str, int]] = {}
        self._was_out: Final[dict[str, int | None]] = {}
        self.deal: e.DealMade | None = None
        self.penalties: Final[dict[str, list[PenaltyGiven]]] = {}
        self.started: tuple[int, int] | None = None

    @classmethod
    def of(cls, journal: Journal, event: str) -> "Happened":
        """Read the event's own stream. Raises Damaged where it cannot be believed."""
        happened = cls()
        for row in journal.read(f"event/{event}"):
            if row.kind in _TOLD:
                happened._take(_told.decode(row.payload), row.at_ms, row.epoch)
        return happened

    def _take(self, told: msgspec.Struct, at_ms: int, epoch: int) -> None:
        match told:
            case e.PlayerRegistered() | e.LatePlayerEntered():
                self.entries[told.player] += 1
                self._was_out[told.player] = self.out.pop(told.player, None)
            case e.PlayerWithdrawn() | EntryTakenBack():
                self.entries[told.player] -= 1
                if (hand := self._was_out.pop(told.player, None)) is not None:
                    self.out[told.player] = hand
            case PurchaseTakenBack():
                counted = self.rebuys if told.what == "rebuy" else self.add_ons
                counted[told.player] -= 1
                hand = self._was_out.pop(told.player, None) if told.place is not None else None
                if hand is not None:
                    self.out[told.player] = hand
            case e.RebuyMade():
                self.rebuys[told.player] += 1
                if told.player in self.out:
                    self._was_out[told.player] = self.out.pop(told.player)
            case e.AddOnMade():
                self.add_ons[told.player] += 1
            case e.PlayersBusted():
                self.out.update({bust.player: told.hand for bust in told.busts})
            case HandTakenBack():
                for player in told.back:
                    self.out.pop(player, None)
            case PenaltyGiven():
                self.penalties.setdefault(told.player, []).append(told)
            case PenaltyTakenBack():
                against = self.penalties[told.player]
                back = told.meant(against)
                self.penalties[told.player] = [one for one in against if one is not back]
            case e.DealMade():
                self.deal = told
            case e.EventStarted():
                self.started = at_ms, epoch
            case _:
                pass


_KINDS: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (EventEnded, EventTakenIn, PrizePaid, PrizeTakenBack)
)
_record: Final = msgspec.msgpack.Decoder(EventEnded | EventTakenIn | PrizePaid | PrizeTakenBack)

ALONE: Final[AbstractContextManager[object]] = nullcontext()
"""A lock that locks nothing, for a reader that is used by one thread."""
NO_RESULTS: Final = Refusal("results-unknown", "illegal")


class Ended(msgspec.Struct, frozen=True):
    """The result that the room noted of an event, and when it was over, by the wall.

    `elsewhere` is there where it was played in another room.
    """

    record: EventEnded
    at_ms: int
    elsewhere: EventTakenIn | None = None

    def is_told_to(self, sight: Sight) -> bool:
        """Whether the person may see it.

        A home game is shown to its host and its players, and to those who may see every seat.
        """
        maker = self.record.maker
        return maker in (None, sight.person) or sight.whole or self.has(sight.person)

    def has(self, person: str) -> bool:
        """Whether the person played."""
        return any(one.player == person for one in self.record.results)


class Results:
    """A reader of finished events from the journal.

    Where several may ask at a time, `turn` lets one in after another, as a lock does that its
    holder may take again.
    """

    def __init__(
        self,
        journal: Journal,
        names: Names,
        turn: AbstractContextManager[object] = ALONE,
    ) -> None:
        self._journal: Final = journal
        self._names: Final = names
        self.turn: Final = turn
        self._version = 0
        self._ended: Final[dict[str, Ended]] = {}
        self._payments: Final[dict[str, list[PaymentView]]] = {}
        self._handed: Final = PrizesByHand()
        self._calendar: Final = Calendar(journal)
        self._happened: Final[OrderedDict[str, Happened]] = OrderedDict()

    def ended(self) -> dict[str, Ended]:
        """Return every event that is over by now, the oldest first."""
        with self.turn:
            self._read_on()
            by_age = sorted(self._ended.items(), key=lambda one: one[1].at_ms)
            return dict(by_age)

    def _read_on(self) -> None:
        for row in self._journal.read(STREAM, self._version):
            self._version = row.version
            if row.kind not in _KINDS:
                continue
            match record := _record.decode(row.payload):
                case EventEnded():
                    ended_ms = self._calendar.at_ms(row.at_ms, row.epoch)
                    self._ended[record.event] = Ended(record, ended_ms)
                case EventTakenIn():
                    self._ended[record.event] = Ended(record.ended, record.ended_ms, record)
                case PrizePaid():
                    self._handed.take(record)
                    paid_ms = self._calendar.at_ms(row.at_ms, row.epoch)
                    paid = PaymentView(record.player, record.amount, record.by, paid_ms)
                    self._payments.setdefault(record.event, []).append(paid)
                case PrizeTakenBack():
                    self._handed.take(record)
                    back_ms = self._calendar.at_ms(row.at_ms, row.epoch)
                    back = PaymentView(record.player, 0, record.by, back_ms, record.reason)
                    self._payments.setdefault(record.event, []).append(back)

    def _by_the_wall(self, at_ms: int, epoch: int) -> int:
        with self.turn:
            return self._calendar.at_ms(at_ms, epoch)

    def happened(self, event: str) -> Happened:
        """Return the acts that the event's own stream tells."""
        with self.turn:
            known = self._happened.get(event)
            if known is None:
                known = self._happened[event] = Happened.of(self._journal, event)
            self._happened.move_to_end(event)
            if len(self._happened) > RESULT_EVENTS_KEPT_MAX:
                self._happened.popitem(last=False)
            return known

    def listed(self, sight: Sight, skipped: int = 0, directs: bool = False) -> ResultsView:
        """Return the events that the person may see, the newest first.

        With `directs` the person may import an event of another room.
        """
        told = [one for one in reversed(self.ended().values()) if one.is_told_to(sight)]
        page = told[skipped : skipped + RESULTS_LISTED_MAX]
        lines = tuple(self._line(one, sight) for one in page)
        return ResultsView(lines, skipped, len(told) > skipped + len(page), directs)

    def event(
        self, event: str, sight: Sight, directs: bool = False, pays: bool = False
    ) -> EventResults | Refusal:
        """Return the results of one event, or a refusal where it is unknown or private.

        With `directs` the person may download it as a file, with `pays` see what was paid by hand.
        """
        ended = self.ended().get(event)
        if ended is None or not ended.is_told_to(sight):
            return NO_RESULTS
        record, happened = ended.record, self.happened(event)
        deal = happened.deal
        agreed = {} if deal is None else deal.amounts
        payments = self._paid_by_hand(event)
        last = {one.player: one for one in payments}
        handed = self._handed.of_event(event)
        due = {} if ended.elsewhere is not None else due_of(record)
        if not pays:
            due = {player: amount for player, amount in due.items() if player == sight.person}
        return EventResults(
            line=self._line(ended, sight),
            started_ms=happened.started and self._by_the_wall(*happened.started),
            buy_in=record.config.buy_in,
            fee=record.config.fee,
            table_size=record.config.table_size,
            placed=tuple(
                PlacedView(
                    place=one.place,
                    player=one.player,
                    name=self.name_in(record, one.player),
                    house=record.styles.get(one.player),
                    prize=one.prize,
                    bounties=record.bounties.get(one.player, 0),
                    entries=happened.entries[one.player],
                    rebuys=happened.rebuys[one.player],
                    add_ons=happened.add_ons[one.player],
                    agreed=agreed.get(one.player, 0),
                    hand=happened.out.get(one.player),
                    me=one.player == sight.person,
                    due=_to_pay(due.get(one.player, 0), handed.get(one.player, 0)),
                    paid=_paid(
                        last.get(one.player), due.get(one.player, 0), handed.get(one.player, 0)
                    ),
                )
                for one in record.results
            ),
            deal=None if deal is None else DealNote(len(agreed), sum(agreed.values()), deal.left),
            elsewhere=ended.elsewhere is not None,
            directs=directs,
            pays=pays and bool(due),
            payments=tuple(payments[: -PAYMENTS_SHOWN_MAX - 1 : -1]) if pays else (),
            draws=ended_draws_view(record),
            bounty=0 if record.config.bounty is None else record.config.bounty.amount,
            currency=record.config.currency,
        )

    def _paid_by_hand(self, event: str) -> list[PaymentView]:
        """Return the payments by hand and their corrections, with the payers, the oldest first."""
        with self.turn:
            told = self._payments.get(event, ())
            return [msgspec.structs.replace(one, by=self._names.name(one.by)) for one in told]

    def paid_to(self, person: str) -> list[tuple[str, PaymentView]]:
        """Return the payments by hand to the person and their corrections, each with its event."""
        with self.turn:
            self._read_on()
            return [
                (event, one)
                for event, told in self._payments.items()
                for one in told
                if one.player == person
            ]

    def name_in(self, record: EventEnded, player: str) -> str:
        """Return the name of a player of the event: a computer player's then, a person's now."""
        return record.names.get(player) or self._names.name(player)

    def name_of(self, person: str) -> str:
        """Return the present name of a person."""
        return self._names.name(person)

    def _line(self, ended: Ended, sight: Sight) -> ResultsLine:
        record = ended.record
        first = record.results[0].player if record.results else ""
        return ResultsLine(
            event=record.event,
            name=event_name(record.event, record.name, record.config),
            game=record.config.games[0],
            rotation=rotation_view(record.config),
            edition=record.edition,
            ended_ms=ended.at_ms,
            entries=record.entries,
            persons=sum(one.player not in record.names for one in record.results),
            pool=sum(one.prize for one in record.results),
            winner=self.name_in(record, first) if first else "",
            mine=ended.has(sight.person),
        )


def _to_pay(due: int, handed: int) -> int:
    """Return what is still to be handed out, or of a prize that is paid all of it."""
    return due - handed if handed < due else due


def _paid(last: PaymentView | None, due: int, handed: int) -> PaymentView | None:
    """Return a player's newest payment with all that was handed out, once the prize is paid."""
    if last is None or not due or handed < due:
        return None
    return msgspec.structs.replace(last, amount=handed, reason=None)
