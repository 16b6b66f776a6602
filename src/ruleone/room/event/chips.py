"""The chips of an event: what its director orders of them, and what he sees."""

import msgspec

from ruleone.room.core.orders import REPAIRED
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.tournament import Outcome, Tournament


class ColorUp(Decided, frozen=True, tag="color-up"):
    """Director: the smallest chips leave play for chips of `into`, one of those of the director's
    view. Each table exchanges its own, and races off the odd ones, when its hand is over."""

    into: int
    reason: str
    seen: int | None = None

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """The smallest chips leave play."""
        return event.color_up(self.into, self.reason, at_ms)


class CorrectChips(Decided, frozen=True, tag="correct-chips"):
    """Director: a player has so many chips more, below 0 fewer, because this happened to them. Not
    in a hand that he plays."""

    player: str
    correction: Correction
    chips: int
    reason: str
    seen: int | None = None

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """The stack is put right."""
        told = self.player, self.correction, self.chips
        return event.correct_chips(*told, self.reason, at_ms)


ORDERS = (ColorUp, CorrectChips)


class ColorUpView(msgspec.Struct, frozen=True):
    """Behind this level chips of `removed` leave play for chips of `into`."""

    after_level: int
    removed: int
    into: int


class ChipLineView(msgspec.Struct, frozen=True):
    """A line of the event's ledger of chips, in words `chips-<line>`: so many came into play by it,
    below 0 so many left it."""

    line: str
    chips: int


class ChipsView(msgspec.Struct, frozen=True):
    """The chips of an event, for its director: the lines add up to all that are `in_play`. The
    smallest ones may leave play now for one of `into`; at the tables of `racing` they are still to
    be exchanged when the hand is over."""

    in_play: int
    lines: tuple[ChipLineView, ...]
    into: tuple[int, ...] = ()
    racing: tuple[int, ...] = ()


def chips_view(host: EventHost) -> ChipsView:
    """The ledger of chips, and what may be done about the smallest of them."""
    state = host.tournament.state
    waiting = set().union(*(up.waiting for up in state.coloring_up))
    return ChipsView(
        in_play=state.chips_in_play,
        lines=tuple(ChipLineView(line, chips) for line, chips in chip_lines(state).items()),
        into=host.tournament.chips_to_color_up(),
        racing=tuple(sorted({state.seats[player][0] for player in waiting})),
    )
