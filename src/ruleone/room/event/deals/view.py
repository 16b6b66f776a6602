"""Deals, as the pages show them."""

from collections.abc import Collection, Mapping

from ruleone.room.core.names import NameOf
from ruleone.room.event.deals.deal_requests import answers_by_word
from ruleone.room.event.deals.views import DealLine, DealsView, DealView
from ruleone.room.event.host.event_host import EventHost


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
        lines = deal_lines(
            made.amounts, state.deal_stacks, person, host.name_of, consenting=made.amounts
        )
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
        deal_lines(
            offered.amounts,
            wish.stacks,
            person,
            host.name_of,
            offered.worth,
            wish.consenting,
            wish.by_word,
        ),
        offered.number,
        by,
        offered.until_ms - host.ahead_ms,
        by_word=answers_by_word(host),
        shown=wish.shown,
    )


def deal_lines(
    amounts: Mapping[str, int],
    stacks: Mapping[str, int],
    person: str,
    name_of: NameOf,
    worth: Mapping[str, int] | None = None,
    consenting: Collection[str] = (),
    by_word: Collection[str] = (),
) -> tuple[DealLine, ...]:
    """What each has of a deal, whoever has the most first; `stacks` are those on which its figures
    were reckoned."""
    lines = (
        DealLine(
            player=player,
            name=name_of(player),
            stack=stacks[player],
            amount=amount,
            worth=None if worth is None else worth.get(player),
            consents=player in consenting,
            me=player == person,
            by_word=player in by_word,
        )
        for player, amount in amounts.items()
    )
    return tuple(sorted(lines, key=lambda line: (-line.amount, -line.stack)))
