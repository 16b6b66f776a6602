"""Whether an order still fits what its page had shown: what was ordered since, and which level or
break is on by now."""

from typing import Final

import msgspec

from ruleone.room.event.chips.commands import ColorUp, CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.deals import commands as d
from ruleone.room.event.entries import commands as n
from ruleone.room.event.host.director_log import Noted
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.commands import EndGame
from ruleone.room.event.penalties.commands import LiftPenalty, Penalise
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter

OF_A_PLAYER: Final = (
    CorrectChips | dc.MovePlayer | dc.SwapSeats | dc.PinSeat | dc.RemovePlayer | n.BuyChipsFor
    | Penalise | LiftPenalty | d.AnswerDealFor | n.ReEnterPlayer
)  # fmt: skip
"""What is ordered for a player: that of another one is another order."""


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


_CROSSED_BY: Final = {
    _tag(kind): frozenset(map(_tag, (kind, *others)))
    for kind, others in (
        (dc.NextLevel, (k.PreviousLevel,)),
        (k.PreviousLevel, (dc.NextLevel,)),
        (k.SetClock, (k.MoveClock,)),
        (k.MoveClock, (k.SetClock,)),
        (k.StartBreak, ()),
        (k.EndBreak, ()),
        (ColorUp, ()),
        (CorrectChips, ()),
        (Penalise, ()),
        (LiftPenalty, (Penalise,)),
        (n.BuyChipsFor, ()),
        (d.WithdrawDeal, (d.OfferDeal,)),
        (dc.MovePlayer, (dc.SwapSeats, dc.RedrawSeats)),
        (dc.SwapSeats, (dc.MovePlayer, dc.RedrawSeats)),
        (dc.RedrawSeats, ()),
        (dc.RemovePlayer, (dc.StartEvent,)),
        (dc.AppointStart, ()),
        (EndGame, (dc.StartEvent,)),
    )
}
"""What makes an order mean something else where it was given since: the same, and these others.
Before the start a removal gives the money back, and an end calls the event off."""


def misses(host: EventHost, command: msgspec.Struct, *, again: bool) -> Refusal | None:
    """The refusal of an order that no longer fits what its page had shown; None where it does, and
    where the page said nothing of that. What is done `again` is held up by its own kind alone: what
    else has happened since is known to who does it again."""
    return _another_level(host, command) or _ordered_since(host, command, again=again)


def _another_level(host: EventHost, command: msgspec.Struct) -> Refusal | None:
    """Another level is on than the page had shown, or a break where it had shown none."""
    shown: k.LevelShown | None = getattr(command, "shown", None)
    clock = host.tournament.state.clock
    on = k.LevelShown(clock.level, clock.on_break)
    if shown is None or shown == on:
        return None
    told: dict[str, Parameter] = {
        "shown": shown.level,
        "showed": "break" if shown.on_break else "level",
        "level": on.level,
        "on": "break" if on.on_break else "level",
    }
    return Refusal("level-since", "illegal", told)


def _ordered_since(host: EventHost, command: msgspec.Struct, *, again: bool) -> Refusal | None:
    """Somebody has given the same order since, or one that crosses it."""
    seen: int | None = getattr(command, "seen", None)
    if seen is None:
        return None
    name = _tag(type(command))
    crossed_by = frozenset((name,)) if again else _CROSSED_BY[name]
    for noted in host.acts.newest_first:
        if noted.number <= seen:
            return None
        act = noted.directed
        undone = None if again or act.undoes is None else host.acts.find(act.undoes)
        ordered = noted if undone is None else undone
        if ordered.directed.command not in crossed_by or not _same_players(ordered, command):
            continue
        same = undone is None and (again or _same(host, noted, command))
        by, why = host.name_of(act.by), "told" if act.reason else "untold"
        told: dict[str, Parameter] = {"by": by, "reason": act.reason, "why": why}
        return Refusal("given-since" if same else "crossed-since", "illegal", told)
    return None


def _same_players(noted: Noted, command: msgspec.Struct) -> bool:
    """Whether both are about one player, or one of them about all."""
    ordered, these = _of_act(noted), players_of(command)
    return not ordered or not these or bool(ordered & these)


def _same(host: EventHost, noted: Noted, command: msgspec.Struct) -> bool:
    """Whether the act was this very order, with the same terms where those are kept. Two who
    change seats do so in either order."""
    act = noted.directed
    if act.command != _tag(type(command)):
        return False
    if isinstance(command, dc.SwapSeats):
        return _of_act(noted) == players_of(command)
    if isinstance(command, dc.AppointStart):
        return host.appointed_ms == command.at_ms
    return act.terms is None or act.terms == terms_of(command)


def _of_act(noted: Noted) -> frozenset[str]:
    """The players whom an act was about; empty where that is nobody alone."""
    act = noted.directed
    other = None if act.terms is None else act.terms.get("other")
    return frozenset(one for one in (act.player, other) if one is not None)


def players_of(command: msgspec.Struct) -> frozenset[str]:
    """The players whom an order is about; empty where that is nobody alone."""
    if not isinstance(command, OF_A_PLAYER):
        return frozenset()
    other = command.other if isinstance(command, dc.SwapSeats) else command.player
    return frozenset((command.player, other))


def terms_of(command: msgspec.Struct) -> dict[str, object]:
    """What the order says beside its event and its reason. What its page had shown by then is no
    term of it."""
    told: dict[str, object] = msgspec.to_builtins(command)
    return {key: told[key] for key in told if key not in _NO_TERMS}


_NO_TERMS: Final = ("type", "event", "reason", "seen", "shown")
