"""What players and director may say about a deal."""

from collections.abc import Mapping

from ruleone.rulebook import Refusal
from ruleone.tournament.commands.arguments import command
from ruleone.tournament.deals import deciding
from ruleone.tournament.event_sourced import Happening, Outcome
from ruleone.tournament.events.deals import DealKind, DealLapsed, ShownOn
from ruleone.tournament.state.refusals import bad_reason, not_running, refuse


class DealCommands(Happening):
    """Asking for a deal, answering it, taking it back."""

    __slots__ = ()

    @command
    def ask_for_deal(
        self, by: str | None, kind: DealKind, left: int, amounts: Mapping[str, int], at_ms: int
    ) -> Outcome:
        """Ask for a deal among all who are left, as one of them or (None) as the director. The
        offer with everybody's figures follows as soon as no hand is in play."""
        if self.state.phase != "running":
            return not_running(self.state)
        wish = deciding.asked(self.state, by, kind, left, amounts, at_ms)
        return wish if isinstance(wish, Refusal) else self._happen([wish])

    @command
    def show_deal(self, number: int, how: ShownOn, at_ms: int) -> Outcome:
        """Everybody's figures of this offer have been shown to all who are left, as the director
        says: they may answer by word."""
        if self.state.phase != "running":
            return not_running(self.state)
        shown = deciding.shown(self.state, number, how, at_ms)
        return shown if isinstance(shown, Refusal) else self._happen([shown])

    @command
    def answer_deal(
        self, player: str, number: int, consents: bool, at_ms: int, by_word: bool = False
    ) -> Outcome:
        """Consent to the offer of this number, or refuse it: himself, or by word, as the director
        says, once the figures were shown. With the last consent it is made."""
        state = self.state
        if state.phase != "running":
            return not_running(state)
        refused = deciding.answer_refused(state, player, number, by_word=by_word)
        return refused or self._happen(
            deciding.decide_answer(state, player, consents, at_ms, by_word=by_word)
        )

    @command
    def withdraw_deal(self, reason: str, at_ms: int) -> Outcome:
        """Take back what is asked for or offered. A deal that was made stands."""
        state = self.state
        if state.deal is None:
            return refuse("deal-not-offered" if state.deal_made is None else "deal-made")
        lapsed = DealLapsed("withdrawn", None, reason, at_ms=at_ms)
        return bad_reason(reason) or self._happen([lapsed])

    def deal_refused(self, by: str | None) -> Refusal | None:
        """Why `ask_for_deal` would be refused now, whatever the deal; None where it would not."""
        running = self.state.phase == "running"
        return deciding.deal_refused(self.state, by) if running else not_running(self.state)
