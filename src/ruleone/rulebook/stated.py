"""Numbers and choices that rules state in themselves, beside the options of the book."""

from typing import Any

from ruleone.rulebook.catalogue import rule
from ruleone.rulebook.edition import Edition
from ruleone.rulebook.settings import rule_that_sets, settings


def stated(book: Edition, decision: str, parameter: str, silent: Any = None) -> Any:
    """Return a parameter of the rule that settles a decision under this edition.

    The parameter is one of the rule's row in the catalogue; `silent` is returned where the row does
    not have it.
    """
    return rule(book.cite(decision).rule).parameters.get(parameter, silent)


def stated_with(book: Edition, option: str, parameter: str) -> Any:
    """Return a parameter of the rule that sets an option as this edition has it.

    It also covers an option that a house changed. Raises KeyError where the rule's row does not
    have it.
    """
    telling = rule_that_sets(option, book.option(option)) or book.cite(option).rule
    return rule(telling).parameters[parameter]


def stated_of(option: str, choice: str, parameter: str) -> Any:
    """Return a parameter of the rule behind one choice of an option that lists several.

    The rule is the first that has the choice in its list, whatever edition a house builds on.
    Raises KeyError where no document has the choice, or the rule's row does not have the parameter.
    """
    columns = settings().options[option].values()
    telling = next((each.rule for each in columns if choice in each.written), None)
    if telling is None:
        raise KeyError(choice)
    return rule(telling).parameters[parameter]
