"""Scenarios of incidents: facts one after the other, and the expectations of each ruling."""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import fields

from ruleone.cards import text
from ruleone.dealing import CorrectBets
from ruleone.floor import (
    BadFacts,
    ChipsRuling,
    Choice,
    ClockRuling,
    CountRuling,
    TimeRuling,
    TurnRuling,
)
from ruleone.floor.headline import headline
from ruleone.floor.penalties import ConductRuling, DealRuling, GivenRuling, Penalty
from ruleone.floor.procedure import DecksRuling
from ruleone.floor.ruling import AtTable, DealtAgain, HeldTo, Later, Reason, Ruling
from ruleone.floor.rulings import Undecided, path_text
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.floor.incidents import KEYS, Standing, clock_text, facts_of
from ruleone.scenarios.scenario import (
    TELL_FIRST,
    Fault,
    Found,
    Scenario,
    Unlike,
    unlike,
    up_to_the_first,
)
from ruleone.words import SOURCE


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Expectations of a ruling.

    Where it is `tell-first`, `untold` are the facts that the step leaves out and that decide.
    """

    ruling: str | UnsetType = UNSET
    untold: tuple[str, ...] | UnsetType = UNSET
    choices: tuple[str, ...] | UnsetType = UNSET
    proposed: str | UnsetType = UNSET
    remedies: tuple[str, ...] | UnsetType = UNSET
    stands: tuple[int, ...] | UnsetType = UNSET
    void: tuple[int, ...] | UnsetType = UNSET
    waits: tuple[int, ...] | UnsetType = UNSET
    totals: dict[str, int] | UnsetType = UNSET
    skipped: str | UnsetType = UNSET
    penalty: str | UnsetType = UNSET
    because: tuple[str, ...] | UnsetType = UNSET
    again: dict[str, Any] | UnsetType = UNSET
    substantial: bool | UnsetType = UNSET
    out_of_play: int | UnsetType = UNSET
    disqualification: str | UnsetType = UNSET
    prepare_from: str | UnsetType = UNSET
    wash: tuple[int, ...] | UnsetType = UNSET
    counts_from: str | UnsetType = UNSET
    ends: str | UnsetType = UNSET
    after_hand: bool | UnsetType = UNSET
    hand_lives: bool | UnsetType = UNSET
    hands: int | UnsetType = UNSET
    hands_left: int | UnsetType = UNSET
    missed: bool | UnsetType = UNSET
    is_dealt: bool | UnsetType = UNSET
    posts: bool | UnsetType = UNSET
    killed: bool | UnsetType = UNSET


_CARDS = frozenset({"cards", "back", "exposed", "instead"})


def found_in(ruling: Any, step: Expected) -> Found:
    """Return the findings in a ruling of any kind."""
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
    """Return a tuple as a file has it."""
    return list(value) if isinstance(value, tuple) else value


def words_of(choice: Choice | Penalty) -> str:
    """Return a choice as a file has it: "rounds 2", "raise 500"."""
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
        case DecksRuling(from_ms=from_ms):
            return {
                "prepare_from": lambda: "none" if from_ms is None else clock_text(from_ms),
                "wash": lambda: ruling.tables,
            }
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
    """Return a remedy as a file has it: "kill-hand 3", "turn-up 1 2", "held-to 4 call"."""
    if isinstance(remedy, Later):
        return f"{remedy_words(remedy.intervention)} after {remedy.after}"
    name = remedy.code if isinstance(remedy, AtTable) else str(remedy.__struct_config__.tag)
    return " ".join((name, *_told(remedy)))


def _told(remedy: msgspec.Struct) -> Iterator[str]:
    """Yield the parts of it beyond its name."""
    for field in fields(remedy):
        value = getattr(remedy, field.name)
        if field.name == "code" or value in (None, (), field.default):
            continue
        if isinstance(remedy, HeldTo) and field.name == "action":
            yield from (str(value.__struct_config__.tag), *_told(value))
        elif field.name in _CARDS:
            yield from map(text, value if isinstance(value, tuple) else (value,))
        elif isinstance(remedy, CorrectBets):
            yield from (str(part) for bet in remedy.totals for part in bet)
        elif isinstance(value, tuple):
            yield from map(str, value)
        elif field.name == "count" and isinstance(remedy, AtTable) and remedy.cards:
            continue
        else:
            yield f"after {value}" if field.name == "after" else str(value)


WHY_MAX: Final = 300


class FloorScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Incidents at a table.

    Each step has one key of KEYS with its facts, and its expectations; or `contradict` where the
    facts cannot all be true.
    """

    kind: Literal["floor"]
    steps: tuple[dict[str, Any], ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse a step without an incident or with two, and facts and keys of another form."""
        for step in self.steps:
            told = [key for key in step if key in KEYS]
            line = written.line_with(next(iter(told or step), ""), start)
            if len(told) != 1:
                came = ", ".join(told) or ", ".join(step)
                known = tuple(KEYS)
                written.note(line, "scenario-no-incident", step=came[:80], known=known)
                continue
            try:
                facts_of(KEYS[told[0]].facts, step[told[0]])
                _expected(step)
            except msgspec.ValidationError as wrong:
                written.note(line, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])
            except BadFacts:
                continue

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences of rulings from the steps."""
        standing = Standing()
        steps = enumerate(self.steps, 1)
        yield from up_to_the_first((at, _unlike(book, step, standing)) for at, step in steps)


def _unlike(book: Edition, step: dict[str, Any], standing: Standing) -> Iterator[Unlike]:
    (name,) = (key for key in step if key in KEYS)
    expected = _expected(step)
    kind = KEYS[name]
    try:
        ruling = kind.ruled(book, step[name], standing)
    except ValueError as wrong:  # BadFacts, or cards that make no hand.
        if not step.get("contradict"):
            yield name, UNSET, str(wrong)
        return
    if step.get("contradict"):
        yield "contradict", True, False
        return
    if isinstance(ruling, Undecided) and expected.ruling != TELL_FIRST:
        yield name, UNSET, headline(SOURCE, ruling)
        return
    yield from unlike(expected, found_in(ruling, expected))


def _expected(step: dict[str, Any]) -> Expected:
    told = {key: value for key, value in step.items() if key not in (*KEYS, "contradict")}
    return msgspec.convert(told, Expected)
