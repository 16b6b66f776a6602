"""The numbers and choices that rules state in themselves, beside the options of the book."""

from typing import Any

from ruleone.rulebook.catalogue import rule
from ruleone.rulebook.edition import Edition
from ruleone.rulebook.settings import rule_that_sets, settings


def stated(book: Edition, decision: str, parameter: str, silent: Any = None) -> Any:
    """What the rule that settles a decision under this edition states for a parameter of its row in
    the catalogue; `silent` where it states nothing of that name."""
    return rule(book.cite(decision).rule).parameters.get(parameter, silent)


def stated_with(book: Edition, option: str, parameter: str) -> Any:
    """The same for an option: what the rule states that sets it as this edition has it, also where
    a house changed it. Raises KeyError where that states nothing of that name."""
    telling = rule_that_sets(option, book.option(option)) or book.cite(option).rule
    return rule(telling).parameters[parameter]


def stated_of(option: str, choice: str, parameter: str) -> Any:
    """The same for one choice of an option that lists several: what the first rule states that has
    it in its list, under whatever edition a house took it over. Raises KeyError where no document
    has it, or that rule states nothing of that name."""
    columns = settings().options[option].values()
    telling = next((each.rule for each in columns if choice in each.written), None)
    if telling is None:
        raise KeyError(choice)
    return rule(telling).parameters[parameter]
