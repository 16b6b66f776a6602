"""What counts from the moment it was due, however late it is announced."""

from ruleone.tournament import TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.events import days as d
from ruleone.tournament.events.draws import DrawMade

CLOCK = (
    e.LevelStarted | e.BreakStarted | e.BreakEnded | e.EntriesClosed | e.AlternatesUnseated
)  # fmt: skip
DAY = d.LastHandsAnnounced | d.DayEnded
CHIPS = e.ColorUpBegan | e.ChipsRaced


def is_early(event: TournamentEvent) -> bool:
    """Whether an event may bear an earlier time than those before it: a level or a break, the end
    of entries, for who waits too, the end of a day, and chips that leave play, with the draw of the
    cards for their race."""
    race = isinstance(event, DrawMade) and event.purpose.startswith("race/")
    return race or isinstance(event, CLOCK | DAY | CHIPS)
