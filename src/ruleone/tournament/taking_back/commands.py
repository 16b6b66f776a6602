"""The director takes back what he did."""

from ruleone.rulebook import Refusal
from ruleone.tournament.arguments import command
from ruleone.tournament.happening import Happening, Outcome
from ruleone.tournament.orders import bad_reason, not_running
from ruleone.tournament.taking_back.deciding import Act, decide_taking_back


class TakingBack(Happening):
    """What was ordered is put right; what has a contrary order of its own is taken back by that."""

    __slots__ = ()

    @command
    def take_back(self, act: Act, reason: str, at_ms: int) -> Outcome:
        """Put right what the director did, as long as nothing has been built on it."""
        if self.state.phase not in ("running", "night"):
            return not_running(self.state)
        decided = bad_reason(reason) or decide_taking_back(self.state, act, reason, at_ms)
        return decided if isinstance(decided, Refusal) else self._happen(decided)
