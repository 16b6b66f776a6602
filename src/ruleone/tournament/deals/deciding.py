"""Decisions on a deal in an event: requests, offers, consents, and results.

The five documents say nothing about deals; whether they are allowed at all is the option
`deals.from`, under the first rule of the book. All players left see everybody's figures before they
answer, and one refusal is enough that there is no deal.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from ruleone.limits import DEAL_ANSWER_MS, DEAL_BY_WORD_MS
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.bounties import decide_kept
from ruleone.tournament.deals.offer import BadDeal, Deal, agreed, icm, offer
from ruleone.tournament.events import EventFinished, Standing, TournamentEvent
from ruleone.tournament.events.deals import (
    DealAnswered,
    DealAsked,
    DealKind,
    DealLapsed,
    DealMade,
    DealOffered,
    DealShown,
    ShownOn,
)
from ruleone.tournament.state.event_state import EventState


def deal_refused(state: EventState, by: str | None) -> Refusal | None:
    """Return the refusal of a request now (None: the director), None where it is allowed."""
    if state.rules.choice("deals.from") == "never" or state.config.satellite is not None:
        return _refused(state, "deals-not-allowed")
    if len(state.tables) != 1 or state.late_open or state.in_flight:
        return _refused(state, "deal-before-final-table")
    if state.ending:
        return _refused(state, "event-ending")
    if state.deal_made is not None:
        return _refused(state, "deal-made")
    if state.deal is not None:
        return _refused(state, "deal-on")
    if not state.prizes:
        return _refused(state, "deal-no-prizes")
    if by is not None and by not in state.stacks:
        return _refused(state, "player-not-in-event", player=by)
    if by is not None and state.deal_asked_in.get(by) == state.clock.level:
        return _refused(state, "deal-asked-already")
    return None


def asked(
    state: EventState,
    by: str | None,
    kind: DealKind,
    left: int,
    amounts: Mapping[str, int],
    at_ms: int,
) -> DealAsked | Refusal:
    """Return the request for a deal, or its refusal."""
    refused = deal_refused(state, by)
    if refused is not None:
        return refused
    if kind == "custom" and amounts.keys() != state.stacks.keys():
        return _refused(
            state, "deal-amounts-not-players", expected=len(state.stacks), came=len(amounts)
        )
    if state.reckoned is None:
        return _uncounted(state)
    try:
        _reckoned(state, kind, left, amounts)
    except BadDeal as bad:
        return _refused(state, f"deal-{bad.code}", **bad.parameters)
    named = dict(amounts) if kind == "custom" else {}
    cite = (state.rules.cite("deals.from"),)
    return DealAsked(by, kind, left, named, at_ms=at_ms, citations=cite)


def _uncounted(state: EventState) -> Refusal:
    """Return what the counts lack: players, or chips of the whole."""
    players = [one for one in state.uncounted if not state.is_counted(one)]
    if players or state.waits_for_a_count:
        return _refused(state, "deal-needs-count", players=len(players), chips=state.chips_in_play)
    came = sum(state.counts[one].number for one in state.uncounted)
    came += sum(state.stacks.told().values())
    return _refused(state, "deal-counts-differ", came=came, chips=state.stacks.total)


def decide_offer(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Offer the figures, once no hand is in play, with the answers of computer players.

    The request lapses where somebody has gone out since.
    """
    wish = state.deal
    if wish is None or state.hands:
        return
    if wish.offered is not None:
        if wish.offered.amounts.keys() != state.stacks.keys():
            yield DealLapsed("changed", at_ms=at_ms)
        return
    players, has = list(state.stacks), state.reckoned
    if has is None:
        yield DealLapsed("changed", at_ms=at_ms)
        return
    try:
        deal = _reckoned(state, wish.asked.kind, wish.asked.left, wish.asked.amounts)
    except (BadDeal, KeyError):
        yield DealLapsed("changed", at_ms=at_ms)
        return
    stacks = list(has.values())
    worth = icm(stacks, open_prizes(state))
    # Rounded as a deal is, so that the two agree where the deal is by ICM too.
    whole = offer("icm", stacks, open_prizes(state)).amounts
    yield DealOffered(
        state.deals_offered + 1,
        wish.asked.kind,
        dict(zip(players, deal.amounts, strict=True)),
        dict(zip(players, whole, strict=True)),
        deal.left,
        at_ms + (DEAL_BY_WORD_MS if state.config.tables == "live" else DEAL_ANSWER_MS),
        at_ms=at_ms,
        citations=(state.rules.cite("deals.from"),),
    )
    for player, amount, each in zip(players, deal.amounts, worth, strict=True):
        if state.deal is not None and state.entrants[player] is not None:
            share = Fraction(deal.left * has[player], sum(stacks))
            yield from decide_answer(state, player, is_fair(amount, share, each), at_ms)


def is_fair(amount: int, share: Fraction, worth: Fraction) -> bool:
    """Whether a computer player consents.

    With its `share` of the part left to play for, by its chips, it would not have a whole unit less
    than these are worth.
    """
    return amount + share > worth - 1


def shown(state: EventState, number: int, how: ShownOn, at_ms: int) -> DealShown | Refusal:
    """Return the note that all have seen the figures of this offer, or its refusal."""
    offered = None if state.deal is None else state.deal.offered
    if state.deal is None or offered is None or offered.number != number:
        return _refused(state, "deal-not-offered")
    if state.deal.shown is not None:
        return _refused(state, "deal-shown-already")
    until_ms = max(offered.until_ms, at_ms + DEAL_BY_WORD_MS)
    return DealShown(
        number, how, until_ms, at_ms=at_ms, citations=(state.rules.cite("deals.from"),)
    )


def answer_refused(
    state: EventState, player: str, number: int, *, by_word: bool = False
) -> Refusal | None:
    """Return the refusal of a player's answer to this offer, if any.

    By word nobody answers before all have seen the figures.
    """
    offered = None if state.deal is None else state.deal.offered
    if state.deal is None or offered is None or offered.number != number:
        return _refused(state, "deal-not-offered")
    if by_word and state.deal.shown is None:
        return _refused(state, "deal-not-shown")
    if player not in offered.amounts:
        return _refused(state, "player-not-in-event", player=player)
    if player in state.deal.consenting:
        return _refused(state, "deal-answered")
    return None


def decide_answer(
    state: EventState, player: str, consents: bool, at_ms: int, *, by_word: bool = False
) -> Iterator[TournamentEvent]:
    """Apply a player's answer: one refusal ends the offer, the last consent makes the deal."""
    assert state.deal is not None
    assert state.deal.offered is not None
    offered = state.deal.offered
    yield DealAnswered(player, consents, by_word, at_ms=at_ms)
    if not consents:
        yield DealLapsed("refused", player, at_ms=at_ms)
    elif state.deal.consenting == offered.amounts.keys():
        cite = (state.rules.cite("deals.from"),)
        yield DealMade(offered.amounts, offered.left, at_ms=at_ms, citations=cite)
        if not offered.left:
            yield from _decide_end(state, offered.amounts, at_ms)


def decide_no_answer(state: EventState, now_ms: int) -> Iterator[TournamentEvent]:
    """End an offer that not all have answered in time."""
    offered = None if state.deal is None else state.deal.offered
    if offered is not None and offered.until_ms <= now_ms:
        yield DealLapsed("time", at_ms=now_ms)


def _decide_end(
    state: EventState, amounts: Mapping[str, int], at_ms: int
) -> Iterator[TournamentEvent]:
    """End the event with nothing left to play for: places by chips, equal ones shared."""
    has = state.reckoned or dict.fromkeys(state.stacks, 0)
    left = sorted(has.values(), reverse=True)
    agreeing = [
        Standing(player, left.index(stack) + 1, amounts[player]) for player, stack in has.items()
    ]
    agreeing.sort(key=lambda one: one.place)
    yield from decide_kept(state, [one.player for one in agreeing], at_ms)
    results = sorted([*agreeing, *state.results.values()], key=lambda one: one.place)
    yield EventFinished(tuple(results), at_ms=at_ms)


def _reckoned(state: EventState, kind: DealKind, left: int, amounts: Mapping[str, int]) -> Deal:
    """Return the deal by the present chips.

    Raises BadDeal; KeyError where somebody has no amount.
    """
    stacks, prizes = list((state.reckoned or {}).values()), open_prizes(state)
    if kind == "custom":
        named = [amounts[player] for player in state.stacks]
        return agreed(named, stacks, prizes, left)
    return offer(kind, stacks, prizes, left)


def open_prizes(state: EventState) -> tuple[int, ...]:
    """Return the prizes of the places of those who are left."""
    return state.prizes[: len(state.stacks)]


def _refused(state: EventState, code: str, **parameters: Parameter) -> Refusal:
    return Refusal(code, "illegal", parameters, state.rules.cite("deals.from"))
