"""What events of any course are played under: editions, bounties, penalties."""

from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.tournament.terms.config import BountyTerms

EDITIONS = (
    "modern",
    "house",
    "tda2011",
    "tda2019",
    "modern+button.policy=moving",
    "modern+balancing.source_tie=highest-table,breaking.method=random,breaking.order=lowest-table-first",
    "modern+balancing.halt_baseline=table-capacity,balancing.halt_formats=all",
    "modern+final_table.redraw=false,seating.draw_tie=redraw",
    "modern+final_table.double_bust=false,final_table.size=10,places.same_hand=shared",
    "modern+balancing.mover=by-position,balancing.source_procedure=break-order,balancing.target=last-opened",
    "modern+levels.trigger=clock-zero",
    "house+hand_for_hand.seconds_per_hand=900,hand_for_hand.share_from=next-hand",
)


BOUNTIES = (
    None,
    BountyTerms(kind="fixed", amount=100),
    BountyTerms(kind="progressive", amount=101, at_once=3_333, odd_unit="head"),
    BountyTerms(kind="mystery", amount=99, envelopes=((1, 40), (2, 10), (1, 5))),
    BountyTerms(kind="mystery", amount=7, stage="final-table"),
)
PENALTIES: tuple[tuple[PenaltyCode, int, OffenceCode | None], ...] = (
    ("warning", 0, None),
    ("hands", 1, "phoned"),
    ("rounds", 2, None),
    ("forfeiture", 2_500, "soft-play"),
    ("forfeiture", 1_000_000, "soft-play"),
    ("disqualification", 0, "cheating"),
)
