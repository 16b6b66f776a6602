"""The director does again what was taken back: the same order, by the same path, on the record."""

from typing import Final

import msgspec

from ruleone.room import clock_commands as k
from ruleone.room import director_commands as dc
from ruleone.room.act_commands import Redo
from ruleone.room.acts import Noted
from ruleone.room.directing import Direction, would_refuse
from ruleone.room.entry_commands import ReEnterPlayer
from ruleone.room.event_host import EventHost
from ruleone.room.re_entering import re_entry_refused
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import refuse

Order = Direction | ReEnterPlayer
"""What is given again."""

_OF_A_PERIOD: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (
        dc.NextLevel, k.SetClock, k.MoveClock, k.PreviousLevel, k.StartBreak, k.EndBreak,
    )
)  # fmt: skip
"""What would mean something else in another level or break, where it is not done again."""


def order_again(host: EventHost, command: Redo, by: str, directs: bool) -> Order | Refusal:
    """The order of the act, or why it is not given again. Who `directs` the event does again what
    anybody did, the maker of a home game what he did, and took back, himself."""
    noted = host.acts.find(command.act)
    if noted is None:
        return refuse("act-unknown")
    return _barred(host, noted, None if directs else by) or _order(host, noted)


def not_again(host: EventHost, noted: Noted, now_ms: int, own: str | None = None) -> Refusal | None:
    """Why the act cannot be done again as the event stands now; None where it can. In how many
    other events somebody plays who would enter again is not looked at before it is asked."""
    if (refused := _barred(host, noted, own)) is not None:
        return refused
    order = _order(host, noted)
    if isinstance(order, ReEnterPlayer):
        return re_entry_refused(host, order.player, {})
    return would_refuse(host, order, now_ms)


def _barred(host: EventHost, noted: Noted, own: str | None) -> Refusal | None:
    """What bars it before its order is looked at."""
    if noted.taken_back_by is None:
        return refuse("act-not-taken-back")
    taken = host.acts.find(noted.taken_back_by)
    hands = {noted.directed.by, None if taken is None else taken.directed.by}
    if own is not None and hands != {own}:
        return refuse("act-again-of-director")
    if noted.redone_by is not None:
        return refuse("act-redone")
    if noted.directed.terms is None:
        return refuse("act-terms-not-kept")
    if noted.directed.command in _OF_A_PERIOD and not host.acts.same_period(noted):
        return refuse("act-again-level-since")
    return None


def _order(host: EventHost, noted: Noted) -> Order:
    """With the same terms and the same reason. Who has given it since it was taken back has given
    it for this one: what counts again was `seen` until then."""
    act = noted.directed
    told = (act.terms or {}) | {
        "type": act.command,
        "event": host.event,
        "reason": act.reason,
        "seen": noted.taken_back_by,
    }
    order: Order = msgspec.convert(told, type=Order)
    return order
