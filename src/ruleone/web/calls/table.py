"""All calls of the room: the routes, and the entries of OpenAPI and `protocol.md`."""

from collections.abc import Iterable
from typing import Final

from ruleone.web.calls.browsers import BrowserCalls
from ruleone.web.calls.bundles import BundleCalls
from ruleone.web.calls.call import Call
from ruleone.web.calls.entries import EntryCalls
from ruleone.web.calls.forecast import ForecastCalls
from ruleone.web.calls.host import HostCalls, TellingCalls
from ruleone.web.calls.links import LinkCalls
from ruleone.web.calls.logo import LogoCalls
from ruleone.web.calls.payments import PaymentCalls
from ruleone.web.calls.players import PlayerCalls
from ruleone.web.calls.prizes import PrizeCalls
from ruleone.web.calls.replays import ReplayCalls
from ruleone.web.calls.results import ResultCalls
from ruleone.web.calls.room import RoomCalls
from ruleone.web.calls.rulebook import RuleCalls
from ruleone.web.calls.serving import Group
from ruleone.web.calls.situations import SituationCalls
from ruleone.web.calls.structures import StructureCalls
from ruleone.web.calls.templates import TemplateCalls

Groups = tuple[type[Group], ...]

GROUPS: Final[Groups] = (
    RoomCalls,
    ReplayCalls,
    ResultCalls,
    BrowserCalls,
    PlayerCalls,
    EntryCalls,
    BundleCalls,
    ForecastCalls,
    PrizeCalls,
    PaymentCalls,
    StructureCalls,
    TemplateCalls,
    LogoCalls,
    RuleCalls,
    SituationCalls,
    TellingCalls,
    LinkCalls,
    HostCalls,
)
"""The calls of each subject, in the order of the documentation."""


def stated(groups: Iterable[type[Group]] = GROUPS) -> tuple[Call, ...]:
    """Return the declared calls, those that stand for many at the end."""
    every = [one for group in groups for one in group.CALLS]
    return tuple(sorted(every, key=lambda one: one.each is not None))


def documented(groups: Iterable[type[Group]] = GROUPS) -> tuple[Call, ...]:
    """Return the calls with one for each command and each topic."""
    return tuple(each for one in stated(groups) for each in one.documented())
