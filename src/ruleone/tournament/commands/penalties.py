"""What the floor does about the conduct of players."""

from collections.abc import Iterator

from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.conduct.penalty import Penalty, PenaltyCode
from ruleone.floor.offences import OffenceCode
from ruleone.rulebook import Refusal
from ruleone.tournament import penalties as deciding
from ruleone.tournament.commands.arguments import command
from ruleone.tournament.event_sourced import Happening, Outcome
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.hands.hands import decide_orders, decide_seating


class ConductCommands(Happening):
    """Penalties, and letting them off."""

    __slots__ = ()

    @command
    def penalise(
        self,
        player: str,
        penalty: PenaltyCode,
        count: int,
        offence: OffenceCode | None,
        reason: str,
        at_ms: int,
    ) -> Outcome:
        """Give a player a penalty of the edition's scale: `count` hands or rounds, 0 for a warning
        or a disqualification. It begins with the next deal, wherever he sits then. Or take `count`
        chips for an offence that the edition has pay them; he pays when he is in no hand."""
        try:
            given = Penalty(penalty, count)
        except BadFacts as wrong:
            return wrong.refusal
        refused = deciding.penalty_refused(self.state, player, given, offence, reason)
        return refused or self._happen(self._penalised(player, given, offence, reason, at_ms))

    @command
    def lift_penalty(self, player: str, reason: str, at_ms: int) -> Outcome:
        """Let off what a player has still to miss. The penalty stays on his record."""
        lifted = deciding.lifted(self.state, player, reason, at_ms)
        return lifted if isinstance(lifted, Refusal) else self._happen([lifted])

    def _penalised(
        self,
        player: str,
        penalty: Penalty,
        offence: OffenceCode | None,
        reason: str,
        at_ms: int,
    ) -> Iterator[TournamentEvent]:
        yield from deciding.decide_penalty(self.state, player, penalty, offence, reason, at_ms)
        if penalty.code == "disqualification":
            yield from decide_orders(self.state, at_ms)
            yield from decide_seating(self.state, at_ms)
