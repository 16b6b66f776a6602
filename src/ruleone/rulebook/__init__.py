"""The catalogue of rules, the editions that choose among them, and the citations they give."""

from ruleone.rulebook.catalogue import Rule, rule, rules
from ruleone.rulebook.citation import Citation, Refusal
from ruleone.rulebook.edition import EDITIONS, Edition, edition
from ruleone.rulebook.options import BadSetting, Option, UnknownName, options

__all__ = [
    "EDITIONS",
    "BadSetting",
    "Citation",
    "Edition",
    "Option",
    "Refusal",
    "Rule",
    "UnknownName",
    "edition",
    "options",
    "rule",
    "rules",
]
