"""Conduct at the table: infractions, their penalties, and the serving of a penalty."""

from ruleone.floor.offences import OFFENCES, OffenceCode
from ruleone.floor.penalties.infraction import NOTHING, ConductRuling, Incident, Record, infraction
from ruleone.floor.penalties.penalty import (
    SOME_CHIPS,
    Penalty,
    disqualified,
    fined,
    of_chips,
    on_the_scale,
)
from ruleone.floor.penalties.serving import DealRuling, GivenRuling, Serving, deal, given

__all__ = [
    "NOTHING",
    "OFFENCES",
    "SOME_CHIPS",
    "ConductRuling",
    "DealRuling",
    "GivenRuling",
    "Incident",
    "OffenceCode",
    "Penalty",
    "Record",
    "Serving",
    "deal",
    "disqualified",
    "fined",
    "given",
    "infraction",
    "of_chips",
    "on_the_scale",
]
