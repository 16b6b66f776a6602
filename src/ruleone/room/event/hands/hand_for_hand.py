"""Hand for hand in the room: the tables that all others wait for, and live tables' announcements.

A hand with real cards in which all are in and called waits face down like any other
(tda2019-RP-8F). Its dealer resumes it once all others have finished or wait as well, the floor at
any time.
"""

from ruleone.floor.followed import Instructed
from ruleone.room.core.batch import Batch
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.live import events as v
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.host import LiveTable
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.rulebook.values import in_each
from ruleone.tournament.hands.hand_for_hand import to_go, to_play
from ruleone.words import Language, say


def waited_for(host: EventHost) -> tuple[int, ...]:
    """Return the tables whose hand all others wait for: in play, or still to begin.

    Where a break or a deal comes first nobody waits for those that have not begun.
    """
    state = host.tournament.state
    if state.hand_for_hand is None:
        return ()
    playing = {order.table for order in state.hands.values()}
    held = {number for number, table in host.tables.items() if table.held}
    to_come = () if state.clock.on_break or state.deal is not None else to_play(state)
    return tuple(sorted((playing - held).union(to_come)))


def may_turn_up(host: EventHost) -> bool:
    """Whether hands that are held may resume (tda2019-RP-8F).

    They may once every other table has finished its hand, or waits like them. Tables that are no
    longer hand for hand wait for nobody.
    """
    return not waited_for(host)


def held_back(host: EventHost, entry: LiveEntry) -> Refusal | None:
    """Return why a dealer cannot resume a hand, with the tables waited for, or None."""
    if not isinstance(entry, Instructed) or not (tables := waited_for(host)):
        return None
    cite = host.tournament.state.rules.cite("showdown.hand_for_hand_reveal")
    told: dict[str, Parameter] = {"tables": tuple(map(str, tables)), "count": len(tables)}
    return Refusal("hand-held", "illegal", told, cite)


def let_go_on(live: LiveTable, by: str, batch: Batch) -> Refusal | None:
    """Resume a held hand with real cards, by the floor's word."""
    state = live.state
    lines = len(state.following.lines)
    return live.enter(state.number, lines, Instructed(), by, is_floor=True, batch=batch)


def announce(host: EventHost, live: LiveTable, batch: Batch) -> None:
    """Announce at a live table that hand for hand begins or ends."""
    gate = host.tournament.state.hand_for_hand
    if (gate is not None) != live.state.hand_for_hand:
        texts = in_each(lambda language: _announced(host, language))
        told = v.LiveSaid(texts, "", batch.at_ms, hand_for_hand=gate is not None)
        live.record(told, batch)


def _announced(host: EventHost, language: Language) -> str:
    state = host.tournament.state
    if state.hand_for_hand is None:
        return say(language, "live-hand-for-hand-ended")
    return say(language, "news-hand-for-hand-announced", to_go=to_go(state))
