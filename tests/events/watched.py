"""A whole event that is watched from its first entry to its last payout."""

from watch import Watch
from wrong import hold

from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.rulebook import Edition
from ruleone.sim.coming import ALL_THERE, Coming
from ruleone.sim.whole_event import PLAIN, USUAL, EventReport, Pace, Plain, WholeEvent
from ruleone.tournament import EventConfig, HandOrder, TournamentEvent
from ruleone.tournament.tournament import Outcome


class WatchedEvent(WholeEvent):
    """Plain players, real hands, and a watch over everything."""

    def __init__(
        self,
        config: EventConfig,
        rules: Edition,
        seed: int,
        player: Plain = PLAIN,
        pace: Pace = USUAL,
        coming: Coming = ALL_THERE,
        people: int | None = None,
    ) -> None:
        self.watch = Watch()
        super().__init__(config, rules, seed, player, None, pace, coming, people)

    def do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        """Every command is watched."""
        happened = super().do(outcome)
        self.watch.outcome(happened, self.tournament)
        return happened

    def played(self, order: HandOrder, hand: Hand | ThirteenHand) -> None:
        """So is every hand."""
        self.watch.played(order, hand)


def watched(event: WatchedEvent) -> EventReport:
    """Play it to its end: the winner has all the chips."""
    report = event.play()
    state = event.tournament.state
    hold("the event is over", state.phase == "over", state.phase)
    event.watch.whole(event.tournament)
    return report
