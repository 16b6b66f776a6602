"""Deals: asked for, answered, withdrawn."""

from collections.abc import Mapping

from ruleone.rulebook import Refusal
from ruleone.tournament.deals import deciding
from ruleone.tournament.events.deals import DealKind, DealLapsed, ShownOn
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running, refuse


def ask_for_deal(
    state: EventState,
    by: str | None,
    kind: DealKind,
    left: int,
    amounts: Mapping[str, int],
    at_ms: int,
) -> Decision:
    """Ask for a deal among all who are left, as one of them or (None) as the director.

    The offer with everybody's figures follows as soon as no hand is in play.
    """
    if state.phase != "running":
        return not_running(state)
    wish = deciding.asked(state, by, kind, left, amounts, at_ms)
    return wish if isinstance(wish, Refusal) else [wish]


def show_deal(state: EventState, number: int, how: ShownOn, at_ms: int) -> Decision:
    """Note that the figures of this offer were shown to all who are left.

    From then on they may answer by word.
    """
    if state.phase != "running":
        return not_running(state)
    shown = deciding.shown(state, number, how, at_ms)
    return shown if isinstance(shown, Refusal) else [shown]


def answer_deal(
    state: EventState, player: str, number: int, consents: bool, at_ms: int, by_word: bool = False
) -> Decision:
    """Consent to the offer of this number, or refuse it.

    The player answers, or the director enters the player's word, once the figures were shown. With
    the last consent the deal is made.
    """
    if state.phase != "running":
        return not_running(state)
    refused = deciding.answer_refused(state, player, number, by_word=by_word)
    return refused or deciding.decide_answer(state, player, consents, at_ms, by_word=by_word)


def withdraw_deal(state: EventState, reason: str, at_ms: int) -> Decision:
    """Withdraw a request or an offer. A deal that was made stands."""
    if state.deal is None:
        return refuse("deal-not-offered" if state.deal_made is None else "deal-made")
    lapsed = DealLapsed("withdrawn", None, reason, at_ms=at_ms)
    return bad_reason(reason) or [lapsed]
