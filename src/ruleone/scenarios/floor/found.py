"""What a ruling says to each key of what must hold."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import fields

from ruleone.cards import text
from ruleone.floor import ChipsRuling, Choice, ClockRuling, CountRuling, TimeRuling, TurnRuling
from ruleone.floor.penalties import ConductRuling, DealRuling, GivenRuling, Penalty
from ruleone.floor.ruling import AtTable, DealtAgain, HeldTo, Later, Reason, Ruling
from ruleone.floor.rulings import Undecided, path_text
from ruleone.scenarios.fault import TELL_FIRST, Found
from ruleone.scenarios.floor.expected import Expected
from ruleone.scenarios.floor.facts import clock_text

_CARDS = frozenset({"cards", "back", "exposed", "instead"})


def found_in(ruling: Any, step: Expected) -> Found:
    """What there is to find in a ruling of any kind."""
    reasons: tuple[Reason, ...] = getattr(ruling, "reasons", ())
    cited = {reason.citation.rule for reason in reasons}
    wanted = step.because or ()
    found: dict[str, Callable[[], object]] = {
        "because": lambda: wanted if {*wanted} <= cited else tuple(sorted(cited))
    }
    if hasattr(ruling, "choices"):
        found["choices"] = lambda: tuple(map(words_of, ruling.choices))
        found["proposed"] = lambda: words_of(ruling.proposed) if ruling.proposed else None
    if isinstance(ruling, Ruling):
        again = [one for one in ruling.to_do if isinstance(one, DealtAgain)]
        found["again"] = lambda: {
            key: _listed(getattr(one, key, None)) for one in again for key in step.again or ()
        }
    return found | dict(_of(ruling))


def _listed(value: object) -> object:
    """A tuple as a file has it."""
    return list(value) if isinstance(value, tuple) else value


def words_of(choice: Choice | Penalty) -> str:
    """A choice as a file has it: "rounds 2", "raise 500"."""
    amount = choice.amount if isinstance(choice, Choice) else choice.count
    return f"{choice.code} {amount}" if amount else choice.code


def _of(ruling: Any) -> Found:
    match ruling:
        case Undecided():
            paths = tuple(path_text(path).removesuffix("_ms") for path in ruling.asks)
            return {"ruling": lambda: TELL_FIRST, "untold": lambda: paths}
        case bool():
            return {"substantial": lambda: ruling}
        case Ruling():
            return {
                "ruling": lambda: words_of(ruling.ruled) if ruling.ruled else ruling.verdict,
                "remedies": lambda: tuple(map(remedy_words, ruling.to_do)),
                "penalty": lambda: ruling.penalty or "none",
            }
        case TurnRuling():
            return _of_turns(ruling)
        case ChipsRuling():
            return {
                "out_of_play": lambda: ruling.out_of_play,
                "disqualification": lambda: ruling.disqualification,
            }
        case CountRuling():
            return {"ruling": lambda: ruling.given}
        case ClockRuling():
            clock = ruling.clock
            return {
                "ruling": lambda: ruling.verdict,
                "counts_from": lambda: clock_text(clock.counts_from_ms) if clock else None,
                "ends": lambda: clock_text(clock.ends_ms) if clock else None,
            }
        case TimeRuling():
            return {"ruling": lambda: ruling.result}
        case ConductRuling():
            return {
                "ruling": lambda: ruling.liability,
                "after_hand": lambda: ruling.after_hand,
                "hand_lives": lambda: ruling.hand_lives,
            }
        case GivenRuling():
            return {
                "hands": lambda: ruling.hands,
                "hands_left": lambda: ruling.serving.hands_left,
            }
        case DealRuling():
            return {
                "missed": lambda: ruling.missed,
                "is_dealt": lambda: ruling.dealt,
                "posts": lambda: ruling.posts,
                "killed": lambda: ruling.killed,
                "hands_left": lambda: ruling.serving.hands_left,
            }
    raise TypeError(f"no ruling: {ruling!r}")


def _of_turns(ruling: TurnRuling) -> Found:
    def those(verdict: str) -> tuple[int, ...]:
        return tuple(each.act.seat for each in ruling.early if each.verdict == verdict)

    return {
        "stands": lambda: those("stands"),
        "void": lambda: those("void"),
        "waits": lambda: those("waits"),
        "totals": lambda: {str(each.act.seat): each.act.to for each in ruling.early},
        "skipped": lambda: ruling.fate,
        "because": lambda: tuple(
            reason.citation.rule for each in ruling.early for reason in each.reasons
        ),
    }


def remedy_words(remedy: msgspec.Struct) -> str:
    """What is done as a file has it: "kill-hand 3", "turn-up 1 2", "held-to 4 call"."""
    if isinstance(remedy, Later):
        return f"{remedy_words(remedy.intervention)} after {remedy.after}"
    name = remedy.code if isinstance(remedy, AtTable) else str(remedy.__struct_config__.tag)
    return " ".join((name, *_told(remedy)))


def _told(remedy: msgspec.Struct) -> Iterator[str]:
    """What is told of it beyond its name."""
    for field in fields(remedy):
        value = getattr(remedy, field.name)
        if field.name == "code" or value in (None, (), field.default):
            continue
        if isinstance(remedy, HeldTo) and field.name == "action":
            yield from (str(value.__struct_config__.tag), *_told(value))
        elif field.name in _CARDS:
            yield from map(text, value if isinstance(value, tuple) else (value,))
        elif isinstance(value, tuple):
            yield from map(str, value)
        elif field.name == "count" and isinstance(remedy, AtTable) and remedy.cards:
            continue
        else:
            yield f"after {value}" if field.name == "after" else str(value)
