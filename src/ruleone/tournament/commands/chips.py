"""What the director may do about the chips in play."""

from collections.abc import Mapping

from ruleone.rulebook import Refusal
from ruleone.tournament.chips import color_up as deciding
from ruleone.tournament.chips.corrections import corrected, counted
from ruleone.tournament.commands.arguments import command
from ruleone.tournament.event_sourced import Happening, Outcome
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.state.refusals import bad_reason, deal_on, not_running, refuse


class ChipCommands(Happening):
    """Colour-ups at the director's choice, and corrections of chips."""

    __slots__ = ()

    @command
    def color_up(self, into: int, reason: str, at_ms: int) -> Outcome:
        """Take the smallest chips out of play, for chips of `into`: each table exchanges its own,
        and races off the odd ones, when its hand is over."""
        state = self.state
        if state.phase != "running":
            return not_running(self.state)
        if state.coloring_up:
            return refuse("color-up-on", chip=state.coloring_up[0].removed)
        refused = deciding.order_refused(state, into) or bad_reason(reason)
        return refused or self._happen([deciding.ordered(state, into, reason, at_ms)])

    def chips_to_color_up(self) -> tuple[int, ...]:
        """The chips that `color_up` would take the smallest ones out of play for, now."""
        open_now = self.state.phase == "running" and not self.state.coloring_up
        return deciding.choices(self.state) if open_now else ()

    @command
    def count_stacks(
        self, table: int, stacks: Mapping[int, int], off: int, reason: str, at_ms: int
    ) -> Outcome:
        """The chips of these seats have been counted, between two hands of their table, and have
        `off` more in sum than on record, or below 0 fewer."""
        if self.state.phase != "running":
            return not_running(self.state)
        if self.state.deal is not None:
            return deal_on(self.state)
        told = counted(self.state, table, stacks, off, reason, at_ms)
        return told if isinstance(told, Refusal) else self._happen([told])

    @command
    def correct_chips(
        self, player: str, correction: Correction, chips: int, reason: str, at_ms: int
    ) -> Outcome:
        """Give a player so many chips more, below 0 fewer, and say what happened to them; not in a
        hand that he plays, and not while a deal is on offer."""
        if self.state.deal is not None:
            return deal_on(self.state)
        correct = corrected(self.state, player, correction, chips, reason, at_ms)
        return correct if isinstance(correct, Refusal) else self._happen([correct])
