"""Between two hands of 13-card poker at a cash table: who has seen enough, and who holds the deal.

One who plays with house players alone may hold the next hand until he asks for it. With other
persons at the table the pause keeps its time.
"""

from ruleone.room.cash import events as e
from ruleone.room.cash.host import CashHost
from ruleone.room.core.batch import Batch
from ruleone.room.table.commands import OTHER_GAME, HoldDeal, NextHand
from ruleone.room.table.thirteen import STALE as HAND_STALE
from ruleone.room.table.thirteen import ThirteenPlay
from ruleone.rulebook import Refusal


def there(host: CashHost) -> dict[int, str]:
    """The persons for whom the next hand waits, by their seats: those who play it and are there."""
    return {
        one.seat: one.player
        for one in host.state.persons
        if one.plays and host.presences[one.player].there
    }


def next_hand(
    host: CashHost, person: str, do: NextHand, now_ms: int, batch: Batch
) -> Refusal | None:
    """He has seen the end of a hand; the last one to say so brings the next."""
    play, order = host.play, host.state.order
    if not isinstance(play, ThirteenPlay) or order is None:
        return OTHER_GAME
    all_seen = play.seen(person, there(host).values(), order.number, do)
    if isinstance(all_seen, Refusal):
        return all_seen
    if all_seen:
        host.ready_ms = min(host.ready_ms, now_ms)
        if host.state.hold is not None:
            host.record(e.HoldEnded(person, now_ms), batch)
    batch.change(host.topic)
    return None


def may_hold(host: CashHost, person: str) -> bool:
    """Whether he is there, and the only person who would be dealt the next hand."""
    playing = [one.player for one in host.state.persons if one.plays]
    return playing == [person] and person in there(host).values()


def hold(host: CashHost, person: str, do: HoldDeal, now_ms: int, batch: Batch) -> Refusal | None:
    """He holds the next hand, as long as the house lets him (`hold_ms` after the last one)."""
    play, order = host.play, host.state.order
    if not isinstance(play, ThirteenPlay) or order is None:
        return OTHER_GAME
    if do.hand != order.number or host.state.in_hand:
        return HAND_STALE
    if person not in there(host).values():
        return Refusal("not-at-table", "illegal", {"table": do.table})
    if not may_hold(host, person):
        return Refusal("not-alone", "illegal")
    if host.state.hold is None:
        until_ms = host.state.settled_ms + host.outside.settings.hold_ms
        host.record(e.DealHeld(person, order.number, max(until_ms, host.ready_ms), now_ms), batch)
    return None


def see_company(host: CashHost, now_ms: int, batch: Batch) -> None:
    """Where somebody else would play now, nobody holds the deal any longer: it comes after the
    usual pause."""
    held = host.state.hold
    others = (one for one in host.state.persons if held and one.player != held.player)
    if held is None or host.play is None or not any(one.plays for one in others):
        return
    host.record(e.HoldEnded(held.player, now_ms), batch)
    settings = host.outside.settings
    host.ready_ms = now_ms + settings.paced(host.play.rest_ms(settings))


def held_too_long(host: CashHost, now_ms: int, batch: Batch) -> None:
    """The time of a hold is over: who held the deal sits out, and keeps his seat."""
    assert host.state.hold is not None
    host.record(e.SatOut(host.state.hold.player, "pause", now_ms), batch)
