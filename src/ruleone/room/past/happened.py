"""What the stream of one event tells of its players, beside their places."""

from collections import Counter
from typing import Final

import msgspec

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
_KINDS: Final = frozenset(
    (
        "player-registered", "late-player-entered", "player-withdrawn", "rebuy-made", "add-on-made",
        "players-busted", "deal-made", "event-started", "entry-taken-back",
        "hand-taken-back", "purchase-taken-back", "penalty-given", "penalty-taken-back",
    )
)  # fmt: skip


class Happened:
    """Of each player how often he entered and bought chips again, the hand in which he went out for
    good, what a deal gave him, and the penalties given to him, lifted ones too; when the event
    started, in the room's time and under which lease. What was taken back since counts for
    nothing."""

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
            if row.kind in _KINDS:
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
            case e.RebuyMade():
                self.rebuys[told.player] += 1
                self.out.pop(told.player, None)
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
