"""What the floor is called to, by the key that a file has for it: the facts, and who rules."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import asdict

from ruleone.floor import (
    CalledClock,
    ClockCall,
    ClockRuling,
    CountRuling,
    clock_called,
    found_behind,
    is_substantial,
    out_of_view,
    pot_count,
    stack_count,
    time_over,
    unowned,
)
from ruleone.floor.conduct import (
    Incident,
    Penalty,
    Serving,
    deal,
    disqualified,
    given,
    infraction,
)
from ruleone.floor.followed import INCIDENTS as AT_TABLE
from ruleone.floor.ruling import ChipsRuling
from ruleone.floor.situations.told import ActedEarly, acted_early
from ruleone.rulebook import Edition
from ruleone.scenarios.floor.told import (
    Acts,
    Amount,
    AskedPot,
    AskedStack,
    CallAt,
    Dealt,
    Given,
    TimeUp,
)


class Standing:
    """What goes on from one incident of a scenario to the next: a clock, a penalty."""

    def __init__(self) -> None:
        self.clock: CalledClock | None = None
        self.serving = Serving()


class Key(NamedTuple):
    """Facts, and what is ruled of them under an edition."""

    facts: type[msgspec.Struct]
    ruled: Callable[[Edition, Any, Standing], object]


def _call(book: Edition, call: CallAt, standing: Standing) -> ClockRuling:
    facts = asdict(call)
    at_ms = facts.pop("at_ms")
    ruling = clock_called(book, ClockCall(**facts), at_ms)
    standing.clock = ruling.clock
    return ruling


def _time_up(book: Edition, facts: TimeUp, standing: Standing) -> object:
    clock = standing.clock or CalledClock(0, 0, 0)
    return time_over(
        book,
        clock,
        faces_bet=facts.faces_bet,
        acted_ms=facts.acted_ms,
        declared_ms=facts.declared_ms,
    )


def _given(book: Edition, facts: Given, standing: Standing) -> object:
    penalty = Penalty(facts.code, facts.count)
    ruling = given(book, standing.serving, penalty, players=facts.players)
    standing.serving = ruling.serving
    return ruling


def _dealt(book: Edition, facts: Dealt, standing: Standing) -> object:
    ruling = deal(book, standing.serving, redeal=facts.redeal, bring_in=facts.bring_in)
    standing.serving = ruling.serving
    return ruling


def _found_behind(book: Edition, facts: Amount, _: Standing) -> ChipsRuling:
    return found_behind(book, facts.chips, all_in_won=facts.all_in_won)


def _stack_count(book: Edition, facts: AskedStack, _: Standing) -> CountRuling:
    return stack_count(book, in_turn=facts.in_turn, faces=facts.faces)


def _plain(facts: type[msgspec.Struct], ruled: Callable[[Edition, Any], object]) -> Key:
    """An incident that nothing before it has a say in."""
    return Key(facts, lambda book, told, _: ruled(book, told))


KEYS: Final[dict[str, Key]] = {
    "acted": _plain(Acts, lambda book, told: is_substantial(book, told.acts)),
    "asks_for_pot": _plain(AskedPot, lambda book, told: pot_count(book, told.betting)),
    "asks_for_stack": Key(AskedStack, _stack_count),
    "clock_called": Key(CallAt, _call),
    "time_up": Key(TimeUp, _time_up),
    "found_behind": Key(Amount, _found_behind),
    "out_of_view": _plain(Amount, lambda book, told: out_of_view(book, told.chips)),
    "unowned": _plain(Amount, lambda book, told: unowned(book, told.chips)),
    "disqualified": _plain(Amount, lambda book, told: disqualified(book, told.chips)),
    "infraction": _plain(Incident, infraction),
    "penalty_given": Key(Given, _given),
    "dealt": Key(Dealt, _dealt),
    "acted_early": _plain(ActedEarly, acted_early),
    **{
        kind.replace("-", "_"): _plain(incident.facts, incident.rules)
        for kind, incident in AT_TABLE.items()
    },
}
"""Every incident that a scenario may tell of: those of a live table under their own names, all
facts told since no hand is followed, and what else the floor is called to."""
