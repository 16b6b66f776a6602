"""A ruling in words, English or Chinese."""

from collections.abc import Iterator

from ruleone.floor.corrections import remedies_in_words
from ruleone.floor.counts import CountRuling
from ruleone.floor.headline import NameOf, asked_fact, choice_in_words, headline, of_turns
from ruleone.floor.out_of_turn import EarlyRuling, TurnRuling
from ruleone.floor.penalties import DealRuling, GivenRuling, Penalty
from ruleone.floor.penalties.serving import OfTimeAndConduct, consequences, penalty_in_words
from ruleone.floor.ruling import PENAL, ChipsRuling, Choice, Reading, Reason, Ruling
from ruleone.floor.rulings import AnyRuling, OneRuling, Undecided
from ruleone.floor.whole import proposed
from ruleone.words import Language, either, say


def sentences(
    language: Language,
    ruling: AnyRuling | GivenRuling | DealRuling,
    name_of: NameOf = str,
) -> tuple[str, ...]:
    """Return the ruling, then its reasons step by step, then what follows for chips and player.

    `name_of` gives the name of a seat with a ruling on an act out of turn.
    """
    because = _why(language, ruling.reasons)
    if isinstance(ruling, TurnRuling):
        at_a_glance = filter(None, (of_turns(language, ruling, name_of),))
        early = _early(language, ruling, name_of)
        return (*at_a_glance, *early, *because, *_ruled(language, ruling))
    if isinstance(ruling, Undecided):
        return (*because, *_comes_to(language, ruling))
    if isinstance(ruling, CountRuling):
        return (headline(language, ruling), *because)
    if isinstance(ruling, Ruling):
        done = remedies_in_words(language, ruling.to_do)
        return (*_ruled(language, ruling), *because, *done, *_penalty(language, ruling))
    if isinstance(ruling, GivenRuling | DealRuling):
        return (*because, *consequences(language, ruling))
    if isinstance(ruling, OfTimeAndConduct):
        return (headline(language, ruling), *because, *consequences(language, ruling))
    told = (*_ruled(language, ruling), *because, *_of_chips(language, ruling))
    return (*told, *_penalty(language, ruling)) if isinstance(ruling, Reading) else told


def reason_in_words(language: Language, reason: Reason) -> str:
    """Return one step of a ruling; for a missing fact, the words that say so."""
    told = reason.parameters
    if reason.code == "untold":
        told = {"fact": asked_fact(language, str(told["kind"]), str(told["fact"]))}
    return say(language, f"ruling-{reason.code}", **told)


def follows(
    language: Language,
    ruling: AnyRuling | GivenRuling | DealRuling,
) -> tuple[str, ...]:
    """Return what follows for the chips, the cards and the player at once.

    It is the part of `sentences` that somebody at the table has to do.
    """
    match ruling:
        case Undecided():
            return tuple(_comes_to(language, ruling))
        case Reading(verdict="ask"):
            return tuple(_asked(language, ruling))
        case Reading() | ChipsRuling():
            return tuple(_of_chips(language, ruling))
        case TurnRuling():
            return tuple(_goes_back(language, each) for each in ruling.early if each.returned)
        case Ruling():
            return remedies_in_words(language, ruling.to_do)
    return ()


def _comes_to(language: Language, ruling: Undecided) -> Iterator[str]:
    """Yield the possible rulings by the values of missing facts, where there are words for them."""
    each = dict.fromkeys(
        filter(None, (_ruled_or_proposed(language, one) for one in ruling.rulings))
    )
    if len(each) > 1:
        yield say(language, "ruling-comes-to", offered=either(language, each))


def _ruled_or_proposed(language: Language, ruling: OneRuling) -> str:
    choices: tuple[Choice, ...] = getattr(ruling, "choices", ())
    if len(choices) > 1 and isinstance(ruling, Reading | Ruling) and ruling.ruled is None:
        offered = either(language, (choice_in_words(language, choice) for choice in choices))
        return say(language, "ruled-by-floor", offered=offered)
    ruled = getattr(ruling, "ruled", None) or proposed(ruling)
    if isinstance(ruled, Penalty):
        return penalty_in_words(language, ruled)
    return "" if ruled is None else choice_in_words(language, ruled)


def _why(language: Language, reasons: tuple[Reason, ...]) -> tuple[str, ...]:
    return tuple(reason_in_words(language, reason) for reason in reasons)


def _early(language: Language, ruling: TurnRuling, name_of: NameOf) -> Iterator[str]:
    for each in ruling.early:
        yield from _why(language, each.reasons)
        if each.returned:
            yield _goes_back(language, each, name_of)


def _goes_back(language: Language, early: EarlyRuling, name_of: NameOf = str) -> str:
    """Yield the return of the chips of an act out of turn, with the seat."""
    return say(language, "does-give-back", amount=early.returned, seat=name_of(early.act.seat))


def _ruled(language: Language, ruling: Reading | ChipsRuling | TurnRuling | Ruling) -> list[str]:
    told: list[str] = []
    if isinstance(ruling, Reading | Ruling) and ruling.ruled is not None:
        told.append(choice_in_words(language, ruling.ruled))
    if isinstance(ruling, Reading):
        told += _asked(language, ruling)
    if ruling.choices:
        offered = either(language, (choice_in_words(language, choice) for choice in ruling.choices))
        judged_first = isinstance(ruling, Ruling) and ruling.verdict == "ask"
        code = "ruling-comes-to" if judged_first else "ruling-for-the-floor"
        told.append(say(language, code, offered=offered))
    if ruling.proposed is not None:
        told.append(
            say(language, "ruling-proposed", held=choice_in_words(language, ruling.proposed))
        )
    return told


def _asked(language: Language, ruling: Reading) -> Iterator[str]:
    if ruling.verdict == "ask":
        yield say(language, "ruling-asked")
    if ruling.bound is not None:
        yield say(language, "ruling-held-to", held=choice_in_words(language, ruling.bound))


def _penalty(language: Language, ruling: Reading | Ruling) -> Iterator[str]:
    """Yield that a penalty may follow, where no reason has said so."""
    if ruling.penalty and not any(reason.code in PENAL for reason in ruling.reasons):
        yield say(language, "ruling-penalty")


def _of_chips(language: Language, ruling: Reading | ChipsRuling) -> list[str]:
    told: list[str] = []
    if isinstance(ruling, ChipsRuling):
        if ruling.out_of_play:
            told.append(say(language, "ruling-out-of-play", amount=ruling.out_of_play))
        if ruling.disqualification != "none":
            told.append(say(language, "ruling-disqualified", how=ruling.disqualification))
        return told
    if ruling.adds:
        told.append(say(language, "ruling-adds", amount=ruling.adds))
    if ruling.returned:
        told.append(say(language, "ruling-returned", amount=ruling.returned))
    return told
