"""Incidents by the key that a file has for them: their facts, and the function that rules.

Facts in a file are times of day, cards as text, and the like. Some incidents whose functions in
`ruleone.floor` take their facts one by one have a struct here.
"""

import re
from collections.abc import Callable, Iterator
from datetime import time
from typing import Annotated, Any, Final, Literal, NamedTuple, cast, get_origin, get_type_hints

import msgspec
from msgspec.structs import asdict

from ruleone.cards import CardError, parse_cards
from ruleone.dealing.events import BettingKind
from ruleone.dealing.game import Limit
from ruleone.floor import (
    BadFacts,
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
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.floor.procedure import PlayResumes, prepare_decks
from ruleone.floor.ruling import ChipsRuling
from ruleone.floor.rulings import OneRuling
from ruleone.floor.situations.told import NOT_ACTED, ActedEarly, acted_early, declared_beside
from ruleone.floor.untold import Could, Facts, Presumed
from ruleone.floor.whole import whole
from ruleone.rulebook import Edition

FROM_THE_CALL: Final = Presumed("times count from the call where a file tells no time of day")
OF_HANDS: Final = Presumed("hands and rounds are refused without it, and nothing else reads it")
OF_ROUNDS: Final = Presumed("rounds are refused without it, and nothing else reads it")


class Acts(msgspec.Struct, frozen=True, kw_only=True):
    """Acts of players, one after the other in turn."""

    acts: tuple[BettingKind, ...]


class Amount(msgspec.Struct, frozen=True, kw_only=True):
    """Chips, and for those found behind an all-in, whether it won."""

    chips: int
    all_in_won: bool = False


class AskedPot(msgspec.Struct, frozen=True, kw_only=True):
    """A player's request for the size of the pot."""

    betting: Limit


class AskedStack(msgspec.Struct, frozen=True, kw_only=True):
    """A player's request for another's chips."""

    in_turn: bool = True
    faces: Literal["all-in", "bet", "nothing"]


class CallAt(ClockCall, frozen=True, kw_only=True):
    """A clock that is called, and when; all times count from the call where that is left out."""

    at_ms: Annotated[int, FROM_THE_CALL] = 0


class TimeUp(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a clock: the bet faced, the time of the act, and the time of the declared end."""

    faces_bet: bool
    acted_ms: Annotated[int | None, NOT_ACTED] = None
    declared_ms: Annotated[int | None, Could(lambda told: declared_beside(told["acted_ms"]))] = None


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """A penalty that is given at a table of `players`."""

    code: PenaltyCode
    count: Annotated[int, OF_HANDS] = 0
    players: Annotated[int | None, OF_ROUNDS] = None


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that is dealt, or dealt again; whether the penalised player has the bring-in."""

    redeal: bool = False
    bring_in: bool = False


Told = dict[str, Any]

_CARD: Final = r"(?:[2-9TJQKA][shdc]|\?\?)"
_CARDS: Final = re.compile(rf"{_CARD}(?: {_CARD})*")
_TIME: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d):([0-5]\d)")


def facts_of(kind: type[msgspec.Struct], told: Told) -> msgspec.Struct:
    """Return the facts of this kind from a file.

    "12:00:40" is a time in milliseconds, "As Kd" are cards, "??" is one that nobody has seen.
    Raises msgspec.ValidationError where they are of another form, BadFacts where they cannot all be
    true.
    """
    try:
        read = _piles(as_read(told), kind)
        facts = msgspec.convert(read, kind, str_keys=True)
    except CardError as wrong:
        raise msgspec.ValidationError(str(wrong)) from None
    except msgspec.ValidationError as wrong:
        if isinstance(wrong.__cause__, BadFacts):
            raise wrong.__cause__ from None
        raise
    if unknown := next(_unknown(read, msgspec.to_builtins(facts, str_keys=True)), None):
        raise msgspec.ValidationError(f"Object contains unknown field `{unknown}`")
    return facts


def _unknown(read: object, made: object) -> Iterator[str]:
    """Yield the names in the facts read that the facts made of them do not have."""
    if isinstance(read, dict) and isinstance(made, dict):
        for key, value in read.items():
            if key not in made:
                yield key
            yield from _unknown(value, made.get(key))
    if isinstance(read, list) and isinstance(made, list | tuple):
        for one, other in zip(read, made, strict=False):
            yield from _unknown(one, other)


def _piles(read: Told, kind: type[msgspec.Struct]) -> Told:
    """Return the facts with one card as a pile of one, where there is room for several."""
    hints = get_type_hints(kind)
    return {
        key: (value,) if isinstance(value, int) and get_origin(hints.get(key)) is tuple else value
        for key, value in read.items()
    }


def clock_text(at_ms: int) -> str:
    """Return a time of day as a file writes it."""
    seconds = at_ms // 1000
    return time(seconds // 3600 % 24, seconds // 60 % 60, seconds % 60).isoformat()


def as_read(value: object) -> Any:
    """Return a value of a file, converted.

    Times are in milliseconds, cards are numbers, and "none" is None: there is none, or nobody
    knows.
    """
    match value:
        case dict():
            return {key: as_read(each) for key, each in _timed(value).items()}
        case list():
            return [as_read(each) for each in value]
        case "none":
            return None
        case str() if _CARDS.fullmatch(value):
            cards = parse_cards(value)
            return cards[0] if len(cards) == 1 else cards
    return value


def _timed(told: Told) -> Told:
    """Return the facts with times of day under their names for milliseconds."""
    found: Told = {}
    for key, value in told.items():
        if isinstance(value, str) and _TIME.fullmatch(value):
            hours, minutes, seconds = map(int, value.split(":"))
            found[f"{key}_ms"] = (hours * 3600 + minutes * 60 + seconds) * 1000
        else:
            found[key] = value
    return found


class Standing:
    """Anything that persists from one incident of a scenario to the next: a clock, a penalty."""

    def __init__(self) -> None:
        self.clock: CalledClock | None = None
        self.serving = Serving()

    def goes_on(self, ruling: object) -> None:
        """Keep what persists of a ruling."""
        match ruling:
            case ClockRuling(clock=clock):
                self.clock = clock
            case GivenRuling(serving=serving) | DealRuling(serving=serving):
                self.serving = serving


class Key(NamedTuple):
    """A kind of facts, and the ruling on them under an edition.

    For a `kind` of situation the ruling has to hold whatever the facts left out; for others no
    deciding fact is left out.
    """

    facts: type[msgspec.Struct]
    rule: Callable[[Edition, Any, Standing], object]
    kind: str | None = None

    def ruled(self, book: Edition, told: dict[str, Any], standing: Standing) -> object:
        """Return the ruling on facts as a file has them, and keep what persists.

        Raises BadFacts where they contradict each other.
        """
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
    """Rule on the end of time.

    Where the file calls no clock, it is one of the edition's time that was called at 0.
    """
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
    """Return the key of a situation that no earlier one influences."""
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
    "play_resumes": Key(PlayResumes, lambda book, told, _: prepare_decks(book, told)),
    "acted_early": _plain(ActedEarly, "acted-early", acted_early),
    **{
        kind.replace("-", "_"): _plain(incident.facts, kind, incident.rules)
        for kind, incident in AT_TABLE.items()
    },
}
"""All incidents of scenarios.

Those of a live table have their own names, with all facts reported since no hand is followed; the
others are further calls to the floor.
"""
