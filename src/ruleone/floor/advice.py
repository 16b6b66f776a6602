"""Good practice that the book advises, offered where it applies."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from ruleone.dealing import GAMES, Hand
from ruleone.floor.hand_stage import started
from ruleone.rulebook import Citation, Edition, rule
from ruleone.words import Language

Situation = Literal[
    "betting",
    "split-pot",
    "blinds",
    "stacks",
    "carrying-chips",
    "chips-colored-up",
    "chip-race",
    "moving-players",
    "hand-for-hand",
    "uncovered-mistake",
    "showdown",
    "dealer-change",
    "table-breaks",
    "stalling",
    "earlier-chips",
    "token-bet",
]

ADVICE: Mapping[Situation, tuple[str, ...]] = {
    "betting": ("bets.routine", "dealer.touch_bets"),
    "split-pot": ("advice.stack-pot",),
    "blinds": ("advice.blinds",),
    "stacks": ("advice.clean-stacks",),
    "carrying-chips": ("advice.racks",),
    "chips-colored-up": ("advice.color-up",),
    "chip-race": ("advice.watch-race", "chips.race-in-view"),
    "moving-players": ("advice.quick-moves", "advice.racks"),
    "hand-for-hand": ("advice.stay-seated",),
    "uncovered-mistake": ("advice.procedures",),
    "showdown": ("announce.hand-values",),
    "dealer-change": ("advice.handover", "advice.report-conduct"),
    "table-breaks": ("breaking.absent-chips",),
    "stalling": ("advice.against-stalling",),
    "earlier-chips": ("advice.declare-first",),
    "token-bet": ("advice.tokens",),
}
"""Advice for each situation, by the name under which an edition cites its rule."""


class Advice(msgspec.Struct, frozen=True):
    """A piece of advice, with its rule."""

    situation: Situation
    citation: Citation

    def words(self, language: Language) -> str:
        """Return the advice in the words of the rulebook."""
        return rule(self.citation.rule).words[language]


def advice_for(situation: Situation, book: Edition) -> tuple[Advice, ...]:
    """Return the advice of the edition for a situation, the most important first.

    There is none where no document of the edition gives it.
    """
    cited = (book.cite(name) for name in ADVICE[situation])
    return tuple(Advice(situation, one) for one in cited if one.basis != "ours")


def situations_of(hand: Hand) -> tuple[Situation, ...]:
    """Return the situations of a hand of the engine that advice concerns.

    How bets are treated matters only once somebody has touched them.
    """
    view = hand.view()
    if view.street == "over":
        return ()
    found: list[Situation] = []
    if started(hand).hand_for_hand:
        found.append("hand-for-hand")
    if view.street == "showdown":
        found.append("showdown")
    if len(GAMES[view.game].orders) > 1 and view.total:
        found.append("split-pot")
    return tuple(found)
