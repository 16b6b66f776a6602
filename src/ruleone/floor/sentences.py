"""A ruling in words, English or Chinese."""

from ruleone.floor.conduct.told import OfTimeAndConduct, consequences
from ruleone.floor.counts import CountRuling
from ruleone.floor.ruling import ChipsRuling, Choice, Reading
from ruleone.words import Language, say


def sentences(
    language: Language, ruling: Reading | ChipsRuling | CountRuling | OfTimeAndConduct
) -> tuple[str, ...]:
    """What is ruled, then why, step by step, then what follows for the chips and the player."""
    because = tuple(
        say(language, f"ruling-{reason.code}", **reason.parameters) for reason in ruling.reasons
    )
    if isinstance(ruling, CountRuling):
        return because
    if isinstance(ruling, OfTimeAndConduct):
        return (*because, *consequences(language, ruling))
    return (*_ruled(language, ruling), *because, *_consequences(language, ruling))


def _choice(language: Language, choice: Choice) -> str:
    return say(language, f"ruled-{choice.code}", amount=choice.amount)


def _ruled(language: Language, ruling: Reading | ChipsRuling) -> list[str]:
    told: list[str] = []
    if isinstance(ruling, Reading):
        if ruling.ruled is not None:
            told.append(_choice(language, ruling.ruled))
        if ruling.verdict == "ask":
            told.append(say(language, "ruling-asked"))
        if ruling.bound is not None:
            told.append(say(language, "ruling-held-to", held=_choice(language, ruling.bound)))
    if ruling.choices:
        offered = tuple(_choice(language, choice) for choice in ruling.choices)
        told.append(say(language, "ruling-for-the-floor", offered=offered))
    if ruling.proposed is not None:
        told.append(say(language, "ruling-proposed", held=_choice(language, ruling.proposed)))
    return told


def _consequences(language: Language, ruling: Reading | ChipsRuling) -> list[str]:
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
    if ruling.penalty:
        told.append(say(language, "ruling-penalty"))
    return told
