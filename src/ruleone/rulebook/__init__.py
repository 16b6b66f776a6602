"""The catalogue of rules, the editions that choose among them, and the citations they give."""

from ruleone.rulebook.catalogue import Rule, rule, rules
from ruleone.rulebook.citation import Basis, Citation, Refusal
from ruleone.rulebook.edition import EDITIONS, Edition, edition
from ruleone.rulebook.options import BadSetting, Option, UnknownName, Value, options
from ruleone.rulebook.overlay import BadOverlay, BadText, Change, Overlay, Written, read_overlay
from ruleone.rulebook.pinned import Carried, Pinned, TakenUp, pin, take_up
from ruleone.rulebook.settings import rule_that_sets, rules_behind
from ruleone.rulebook.stated import stated, stated_of, stated_with

__all__ = [
    "EDITIONS",
    "BadOverlay",
    "BadSetting",
    "BadText",
    "Basis",
    "Carried",
    "Change",
    "Citation",
    "Edition",
    "Option",
    "Overlay",
    "Pinned",
    "Refusal",
    "Rule",
    "TakenUp",
    "UnknownName",
    "Value",
    "Written",
    "edition",
    "options",
    "pin",
    "read_overlay",
    "rule",
    "rule_that_sets",
    "rules",
    "rules_behind",
    "stated",
    "stated_of",
    "stated_with",
    "take_up",
]
