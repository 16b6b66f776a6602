"""A line of the record in words: what was ruled, why, what is done."""

from ruleone.floor.conduct.told import penalty_in_words
from ruleone.floor.corrections import remedy_in_words
from ruleone.floor.followed.record import Line
from ruleone.floor.headline import choice_in_words
from ruleone.floor.ruling import HeldTo, Later, Remedy, Ruling
from ruleone.floor.sentences import sentences
from ruleone.words import Language, say


def line_in_words(language: Language, line: Line) -> tuple[str, ...]:
    """The sentences of a line, nothing where an entry needed no ruling: the rulings with their
    reasons, what the floor chose or gave, and what is done where the ruling does not say so."""
    told: list[str] = []
    if line.ruling is not None:
        told += sentences(language, line.ruling)
    if line.turn is not None:
        told += sentences(language, line.turn)
    if line.chosen is not None:
        told.append(choice_in_words(language, line.chosen))
    if line.penalty is not None:
        told.append(penalty_in_words(language, line.penalty))
    if not isinstance(line.ruling, Ruling):
        told += [
            remedy_in_words(language, remedy)
            for remedy in line.done
            if line.ruling is None or not isinstance(remedy, HeldTo)
        ]
    told += dropped_in_words(language, line)
    return tuple(told)


def dropped_in_words(language: Language, line: Line) -> tuple[str, ...]:
    """What was due and cannot be done any more."""
    told = (_at_last(remedy) for remedy in line.dropped)
    return tuple(
        say(language, "does-not-any-more", what=remedy_in_words(language, remedy))
        for remedy in told
    )


def _at_last(remedy: Remedy) -> Remedy:
    """What was to be done later, as it would have been done now."""
    return remedy.intervention if isinstance(remedy, Later) else remedy
