"""What an event would say to an order, without giving it."""

from collections.abc import Iterable

from ruleone.tournament import events as e
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.tournament import Tournament


class Trial(Tournament):
    """The commands of an event as it stands, of which none changes it: each is refused as the event
    would refuse it, and answers nothing where the event would carry it out. A refusal comes before
    the first thing that happens, so what would happen need not be decided."""

    __slots__ = ()

    def __init__(self, state: EventState) -> None:
        self.state = state

    def _happen(
        self, decided: Iterable[e.TournamentEvent], now_ms: int | None = None
    ) -> tuple[e.TournamentEvent, ...]:
        return ()
