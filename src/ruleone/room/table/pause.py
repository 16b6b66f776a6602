"""What stands between two hands of 13-card poker: until when, and for whom the next one waits."""

from collections.abc import Callable, Mapping

from ruleone.room.table.play import Play
from ruleone.room.table.thirteen import ThirteenPlay
from ruleone.room.table.views import PauseView


def pause_view(
    play: Play | None, there: Callable[[], Mapping[int, str]], ends_ms: int
) -> PauseView | None:
    """The pause after `play`, where it is a hand of 13-card poker that is over; `there` tells the
    persons who are waited for, by their seats."""
    if not isinstance(play, ThirteenPlay) or not play.hand.over:
        return None
    waited_for = there()
    ready = tuple(seat for seat, player in sorted(waited_for.items()) if player in play.seen_by)
    return PauseView(ends_ms, ready, tuple(sorted(waited_for.keys() - set(ready))))
