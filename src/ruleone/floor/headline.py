"""Headlines of rulings: the seat, the result and the amount; and names of facts in words."""

from collections.abc import Callable, Iterator
from functools import reduce

from ruleone.dealing.actions import Call, Check, Fold
from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.counts import CountRuling
from ruleone.floor.out_of_turn import Early, EarlyRuling, TurnRuling
from ruleone.floor.penalties import ConductRuling
from ruleone.floor.penalties.serving import penalty_in_words
from ruleone.floor.ruling import ChipsRuling, Choice, Reading, Ruling
from ruleone.floor.rulings import AnyRuling, Undecided, path_text
from ruleone.words import SOURCE, Language, Parameter, either, has_words, say


def code_of_fact(kind: str, name: str) -> str:
    """Return the code of the words for a fact of this kind of situation, or for its value.

    They are its own words, or those that it shares with other kinds.
    """
    own, shared = (f"tell-{part}".replace("_", "-") for part in (f"{kind}-{name}", name))
    return own if has_words(SOURCE, own) else shared


def asked_fact(language: Language, kind: str, path: str) -> str:
    """Return a fact by its name; one of a row has the place of the row: "early.0.staked"."""
    name, *within = path.split(".")
    fact = say(language, code_of_fact(kind, name))
    if not within:
        return fact
    *places, inner = within
    place = next((int(step) + 1 for step in places if step.isdecimal()), 0)
    part = say(language, code_of_fact(kind, inner))
    return say(language, "untold-part", list=fact, place=place, fact=part)


NameOf = Callable[[int], Parameter]
_STRUNG = frozenset({"string", "string-words"})
"""Reasons that mention a string bet."""


def headline(
    language: Language, ruling: AnyRuling, seats: tuple[int, ...] = (), name_of: NameOf = str
) -> str:
    """Return the ruling in one line: "Seat 4: raise to 3,000 stands".

    `seats` are those concerned, where the ruling does not name them, `name_of` gives the name of a
    seat.
    """
    if isinstance(ruling, TurnRuling):
        told = of_turns(language, ruling, name_of)
        return told or say(language, "outcome-no-turn-waits")
    told = _outcome(language, ruling)
    if any(reason.code == "before-turn" for reason in ruling.reasons):
        told = say(language, "head-early-asked", what=told)
    if not seats:
        return told
    named = tuple(str(name_of(seat)) for seat in seats)
    return say(language, "outcome-of-seat", seats=named, what=told)


def of_turns(language: Language, ruling: TurnRuling, name_of: NameOf = str) -> str:
    """Return the results of acts out of turn and of skipped hands, "" where none are pending."""
    told = [early_in_words(language, each, name_of) for each in ruling.early]
    told += filter(None, (skipped_in_words(language, ruling, name_of),))
    return reduce(lambda one, other: say(language, "head-and", one=one, other=other), told or [""])


def skipped_in_words(language: Language, ruling: TurnRuling, name_of: NameOf = str) -> str:
    """Return how skipped players act, "" where it is as usual."""
    if not ruling.skipped or ruling.fate == "acts":
        return ""
    proposed = "" if ruling.proposed is None else choice_in_words(language, ruling.proposed)
    seats = tuple(str(name_of(seat)) for seat in ruling.skipped)
    return say(language, "outcome-skipped", seats=seats, fate=ruling.fate, what=proposed)


def early_in_words(language: Language, early: EarlyRuling, name_of: NameOf = str) -> str:
    """Return the result of one act out of turn."""
    return say(
        language,
        f"outcome-early-{early.verdict}",
        seat=name_of(early.act.seat),
        what=choice_in_words(language, act_as_choice(early.act)),
        every="raise" in early.options,
    )


def act_as_choice(act: Early) -> Choice:
    """Return an act out of turn as a choice, with its amount."""
    match act.action:
        case Fold():
            return Choice("fold", act.action)
        case Check():
            return Choice("check", act.action)
        case Call():
            return Choice("call", act.action, act.to, all_in=act.all_in)
    return Choice("raise" if act.price else "bet", act.action, act.to, all_in=act.all_in)


def choice_in_words(language: Language, choice: Choice) -> str:
    """Return a choice in words."""
    if choice.all_in:
        call = isinstance(choice.action, Call)
        return say(language, "ruled-call-all-in" if call else "ruled-all-in", amount=choice.amount)
    return say(language, f"ruled-{choice.code}", amount=choice.amount)


def _outcome(language: Language, ruling: AnyRuling) -> str:
    match ruling:
        case Undecided(kind=kind, asks=asks):
            facts = (asked_fact(language, kind, path_text(path)) for path in asks)
            return say(language, "outcome-untold", facts=say(language, "between").join(facts))
        case Reading(ruled=Choice() as ruled, reasons=reasons):
            told = choice_in_words(language, ruled)
            strung = any(reason.code in _STRUNG for reason in reasons)
            return say(language, "head-string", what=told) if strung else told
        case Ruling(ruled=Choice() as ruled):
            return choice_in_words(language, ruled)
        case Reading(verdict="ask", bound=bound):
            if bound is None:
                return say(language, "outcome-asked")
            return say(language, "outcome-asked-held", what=choice_in_words(language, bound))
        case Ruling(verdict="ask", choices=choices):
            offered = either(language, (choice_in_words(language, one) for one in choices))
            return say(language, "outcome-judged-first", offered=offered)
        case Reading(proposed=Choice() as proposed) | Ruling(proposed=Choice() as proposed):
            return say(language, "outcome-proposed", what=choice_in_words(language, proposed))
        case ChipsRuling():
            return say(language, "between").join(_of_chips(language, ruling))
        case ConductRuling(liability=liability, proposed=penalty):
            what = "" if penalty is None else penalty_in_words(language, penalty)
            return say(language, f"outcome-conduct-{liability}", what=what)
        case ClockRuling(verdict=verdict, clock=clock):
            seconds = 0 if clock is None else clock.seconds
            return say(language, f"head-clock-{verdict}", seconds=seconds)
        case TimeRuling(result=result):
            return say(language, f"head-time-{result}")
        case CountRuling(given=given):
            return say(language, "outcome-count", given=given)
    raise TypeError(f"nothing is ruled: {ruling!r}")


def _of_chips(language: Language, ruling: ChipsRuling) -> Iterator[str]:
    if ruling.out_of_play:
        yield say(language, "outcome-out-of-play", amount=ruling.out_of_play)
    if ruling.proposed is not None:
        what = choice_in_words(language, ruling.proposed)
        yield say(language, "outcome-proposed", what=what)
    if not ruling.out_of_play and ruling.proposed is None:
        yield say(language, "outcome-chips-wait")
