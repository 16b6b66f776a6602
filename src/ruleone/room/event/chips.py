"""The chips of an event: its director's orders about them, and the director's view."""

import msgspec

from ruleone.room.core.orders import REPAIRED
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.proposals import color_ups_of_break
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.tournament import Outcome, Tournament


class ColorUp(Decided, frozen=True, tag="color-up"):
    """Director: color up the smallest chips to chips of `into`, one of those in the view.

    Each table exchanges its own, and races off the odd ones, when its hand is over.
    """

    into: int
    reason: str = ""
    seen: int | None = None

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Color up the smallest chips."""
        return event.color_up(self.into, self.reason, at_ms)


class CorrectChips(Decided, frozen=True, tag="correct-chips"):
    """Director: correct a player's stack by `chips`, below 0 downwards, for this reason.

    Not during a hand that the player plays. With `removed` these are the chips, below 0, that went
    with a player who was removed uncounted.
    """

    player: str
    correction: Correction
    chips: int
    reason: str = ""
    seen: int | None = None

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Correct the stack."""
        told = self.player, self.correction, self.chips
        return event.correct_chips(*told, self.reason, at_ms)


ORDERS = (ColorUp, CorrectChips)


class ColorUpView(msgspec.Struct, frozen=True):
    """A planned color-up: after this level chips of `removed` are exchanged for chips of `into`."""

    after_level: int
    removed: int
    into: int


def color_ups_now(host: EventHost, now_ms: int) -> tuple[ColorUpView, ...]:
    """Return the color-ups of the break that is on."""
    state = host.tournament.state
    return tuple(
        ColorUpView(state.clock.level, removed, into)
        for removed, into in color_ups_of_break(state, host.time(now_ms))
    )


class ChipLineView(msgspec.Struct, frozen=True):
    """A line of the event's ledger of chips, in words `chips-<line>`.

    This many chips came into play by it; below 0 they were removed from play.
    """

    line: str
    chips: int


class RemovedView(msgspec.Struct, frozen=True):
    """A removed player."""

    player: str
    name: str


class ChipsView(msgspec.Struct, frozen=True):
    """The chips of an event, for its director: the lines add up to all that are `in_play`.

    The smallest ones may be colored up now for one of `into`; at the tables of `racing` they are
    still to be exchanged when the hand is over. The chips of `uncounted` players, who were removed,
    are in play still: nobody has counted them.
    """

    in_play: int
    lines: tuple[ChipLineView, ...]
    into: tuple[int, ...] = ()
    racing: tuple[int, ...] = ()
    uncounted: tuple[RemovedView, ...] = ()


def chips_view(host: EventHost) -> ChipsView:
    """Return the ledger of chips, and the color-ups that are possible."""
    state = host.tournament.state
    waiting = set().union(*(up.waiting for up in state.coloring_up))
    return ChipsView(
        in_play=state.chips_in_play,
        lines=tuple(ChipLineView(line, chips) for line, chips in chip_lines(state).items()),
        into=host.tournament.chips_to_color_up(),
        racing=tuple(sorted({state.seats[player][0] for player in waiting})),
        uncounted=tuple(
            RemovedView(player, host.name_of(player))
            for player, said in state.removed_uncounted.items()
            if not said
        ),
    )
