"""What the floor is called to, by the key that a file has for it: the facts, and who rules."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec.structs import asdict

from ruleone.floor import (
    CalledClock,
    ClockCall,
    ClockRuling,
    CountRuling,
    TimeRuling,
    clock_called,
    found_behind,
    is_substantial,
    out_of_view,
    pot_count,
    stack_count,
    time_over,
    unowned,
)
from ruleone.floor.followed import INCIDENTS as AT_TABLE
from ruleone.floor.penalties import (
    DealRuling,
    GivenRuling,
    Incident,
    Penalty,
    Serving,
    deal,
    disqualified,
    given,
    infraction,
)
from ruleone.floor.ruling import ChipsRuling
from ruleone.floor.rulings import OneRuling
from ruleone.floor.situations.told import ActedEarly, acted_early
from ruleone.floor.untold import Facts
from ruleone.floor.whole import whole
from ruleone.rulebook import Edition
from ruleone.scenarios.floor.facts import as_read, facts_of
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

    def goes_on(self, ruling: object) -> None:
        """What a ruling leaves standing."""
        match ruling:
            case ClockRuling(clock=clock):
                self.clock = clock
            case GivenRuling(serving=serving) | DealRuling(serving=serving):
                self.serving = serving


class Key(NamedTuple):
    """Facts, and what is ruled of them under an edition, as it stands at the table. Of a `kind` of
    situation the ruling has to hold for all that the file leaves out; of others nothing is left out
    that decides."""

    facts: type[msgspec.Struct]
    rule: Callable[[Edition, Any, Standing], object]
    kind: str | None = None

    def ruled(self, book: Edition, told: dict[str, Any], standing: Standing) -> object:
        """The ruling on facts as a file tells them, and what it leaves standing goes on. Raises
        BadFacts where they contradict."""
        facts = facts_of(self.facts, told)
        ruling = self._whole(book, facts, told, standing)
        standing.goes_on(ruling)
        return ruling

    def _whole(
        self, book: Edition, facts: msgspec.Struct, told: dict[str, Any], standing: Standing
    ) -> object:
        if self.kind is None:
            return self.rule(book, facts, standing)

        def rule(known: Facts) -> OneRuling:
            return cast(OneRuling, self.rule(book, self.facts(**known), standing))

        return whole(self.kind, facts, as_read(told), rule)


def _call(book: Edition, call: CallAt, _: Standing) -> ClockRuling:
    facts = asdict(call)
    at_ms = facts.pop("at_ms")
    return clock_called(book, ClockCall(**facts), at_ms)


def _time_up(book: Edition, facts: TimeUp, standing: Standing) -> TimeRuling:
    """Where the file calls no clock, one of the edition's time that was called at 0."""
    whole_clock = CalledClock(0, book.number("clock.seconds"), book.number("clock.countdown"))
    return time_over(
        book,
        standing.clock or whole_clock,
        faces_bet=facts.faces_bet,
        acted_ms=facts.acted_ms,
        declared_ms=facts.declared_ms,
    )


def _given(book: Edition, facts: Given, standing: Standing) -> GivenRuling:
    penalty = Penalty(facts.code, facts.count)
    return given(book, standing.serving, penalty, players=facts.players)


def _dealt(book: Edition, facts: Dealt, standing: Standing) -> DealRuling:
    return deal(book, standing.serving, redeal=facts.redeal, bring_in=facts.bring_in)


def _found_behind(book: Edition, facts: Amount) -> ChipsRuling:
    return found_behind(book, facts.chips, all_in_won=facts.all_in_won)


def _stack_count(book: Edition, facts: AskedStack) -> CountRuling:
    return stack_count(book, in_turn=facts.in_turn, faces=facts.faces)


def _plain(facts: type[msgspec.Struct], kind: str, ruled: Callable[[Edition, Any], object]) -> Key:
    """A situation of this kind that nothing before it has a say in."""
    return Key(facts, lambda book, told, _: ruled(book, told), kind)


KEYS: Final[dict[str, Key]] = {
    "acted": Key(Acts, lambda book, told, _: is_substantial(book, told.acts)),
    "asks_for_pot": _plain(AskedPot, "count-asked", lambda book, it: pot_count(book, it.betting)),
    "asks_for_stack": _plain(AskedStack, "count-asked", _stack_count),
    "clock_called": Key(CallAt, _call, "clock-called"),
    "time_up": Key(TimeUp, _time_up, "time-over"),
    "found_behind": _plain(Amount, "chips-found", _found_behind),
    "out_of_view": _plain(Amount, "chips-found", lambda book, it: out_of_view(book, it.chips)),
    "unowned": _plain(Amount, "chips-found", lambda book, it: unowned(book, it.chips)),
    "disqualified": _plain(Amount, "chips-found", lambda book, it: disqualified(book, it.chips)),
    "infraction": _plain(Incident, "conduct", infraction),
    "penalty_given": Key(Given, _given),
    "dealt": Key(Dealt, _dealt, "dealt"),
    "acted_early": _plain(ActedEarly, "acted-early", acted_early),
    **{
        kind.replace("-", "_"): _plain(incident.facts, kind, incident.rules)
        for kind, incident in AT_TABLE.items()
    },
}
"""Every incident that a scenario may tell of: those of a live table under their own names, all
facts told since no hand is followed, and what else the floor is called to."""
