"""Deals, as the pages show them."""

from collections.abc import Collection

from ruleone.room.bargaining import answers_by_word
from ruleone.room.deal_views import DealLine, DealsView, DealView
from ruleone.room.event_host import EventHost


def deals_view(host: EventHost, person: str) -> DealsView | None:
    """The deal that is talked about or made, and who may ask for one; None where there can be
    none."""
    tournament, state = host.tournament, host.tournament.state
    on = _on(host, person)
    may_propose = tournament.deal_refused(None) is None
    if on is None and not may_propose:
        return None
    prizes = (*state.prizes[: len(state.stacks)], 0, 0)
    return DealsView(
        on=on,
        may_ask=person in state.stacks and tournament.deal_refused(person) is None,
        may_propose=may_propose,
        sum=sum(prizes),
        most_left=prizes[0] - prizes[1],
    )


def _on(host: EventHost, person: str) -> DealView | None:
    state = host.tournament.state
    if (made := state.deal_made) is not None:
        stacks = state.deal_stacks
        lines = _lines(host, person, stacks, made.amounts, {}, set(made.amounts))
        return DealView("made", None, made.left, lines)
    if (wish := state.deal) is None:
        return None
    asked, offered = wish.asked, wish.offered
    by = None if asked.by is None else host.name_of(asked.by)
    if offered is None:
        return DealView("asked", asked.kind, asked.left, by=by)
    return DealView(
        "offered",
        offered.kind,
        offered.left,
        _lines(
            host, person, wish.stacks, offered.amounts, offered.worth, wish.consenting, wish.by_word
        ),
        offered.number,
        by,
        offered.until_ms - host.ahead_ms,
        by_word=answers_by_word(host),
        shown=wish.shown,
    )


def _lines(
    host: EventHost,
    person: str,
    stacks: dict[str, int],
    amounts: dict[str, int],
    worth: dict[str, int],
    consenting: set[str],
    by_word: Collection[str] = (),
) -> tuple[DealLine, ...]:
    lines = (
        DealLine(
            player=player,
            name=host.name_of(player),
            stack=stacks[player],
            amount=amount,
            worth=worth.get(player),
            consents=player in consenting,
            me=player == person,
            by_word=player in by_word,
        )
        for player, amount in amounts.items()
    )
    return tuple(sorted(lines, key=lambda line: (-line.amount, -line.stack)))
