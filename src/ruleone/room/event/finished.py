"""The record that the room keeps of an event that is over, for its page.

The event's own stream is the source, and the page only a reading of it. A room that starts again
does not play finished events through to show their pages. The page is in a stream of its own, so
that the room's stream stays short, and no bundle has to agree with it.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from ruleone.limits import BOUNTIES_SHOWN_MAX
from ruleone.room.event.clock.view import LevelView, level_views
from ruleone.room.event.days import DaysView, days_view
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import Line
from ruleone.room.event.records import Bought, EventEnded
from ruleone.store.journal import Journal
from ruleone.tournament.events.bounties import BountyWon
from ruleone.tournament.places import bubble_at
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.structure import Break


def summary_of(
    event: str, name: str, state: EventState, house_names: Mapping[str, str], maker: str | None
) -> EventEnded:
    """Return the result of an event, from its tournament and its computer players' names.

    `maker` is the host of a home game.
    """
    return EventEnded(
        event=event,
        name=state.config.name or name,
        config=state.config,
        edition=state.rules.id,
        entries=max(state.entries, len(state.entrants)),
        results=tuple(sorted(state.results.values(), key=lambda one: one.place)),
        names=dict(house_names),
        styles={player: style for player, style in state.entrants.items() if style},
        maker=maker,
        bounties=dict(state.bounties.won),
        secret="" if state.draws is None else state.draws.secret.hex(),
        draws=0 if state.draws is None else state.draws.made,
        bought=_bought(state),
    )


def _bought(state: EventState) -> dict[str, Bought]:
    once = Bought(1, 0, False)
    players = sorted(state.entered.keys() | state.rebought.keys() | state.added_on.keys())
    bought = {
        player: Bought(
            state.entered.get(player, 1),
            state.rebought.get(player, 0),
            player in state.added_on,
            heads if any(heads := state.heads_again.get(player, ())) else (),
            state.added_on.get(player, 0),
        )
        for player in players
    }
    return {player: paid for player, paid in bought.items() if paid != once}


NOBODY: Final = ""
"""The viewer of what is kept: nobody's own page."""


class KeptBounties(msgspec.Struct, frozen=True):
    """The bounties of an event at its end.

    `held` is what was put up and not paid, `won` are the newest. A mystery has its envelopes in
    their order, the number of open ones, and their `secret`.
    """

    held: int
    won: tuple[BountyWon, ...]
    envelopes: tuple[int, ...] = ()
    opened: int = 0
    secret: bytes = b""


class KeptDeal(msgspec.Struct, frozen=True):
    """A deal that was made: the certain amounts, and the prize that was `left` to play for.

    `stacks` are those from which it was calculated.
    """

    amounts: dict[str, int]
    left: int
    stacks: dict[str, int]


class KeptHome(msgspec.Struct, frozen=True):
    """The host's choices for a home game.

    The number of `house` computer players, and who may ask to see a hand (`showing`).
    """

    house: int
    showing: str


class FinishedPage(msgspec.Struct, frozen=True, tag="page-kept"):
    """The page of an event as it was at its end, beside `event-ended`.

    Persons are there by their ids, and nothing is one viewer's own. The event ended in `level` with
    `stacks` still in play, `chips` in all. `prizes` are those of the places, with a deal what it
    left. `draws` are the purposes of the sealed ones, in order; `seed` (hex) made those that were
    not sealed. It ended `early` by an order; an earlier version did not keep that.
    """

    event: str
    stacks: dict[str, int | None]
    chips: int
    level: int
    levels: tuple[LevelView, ...]
    breaks: tuple[Break, ...]
    prizes: tuple[int, ...]
    pool: int
    bubble_at: int
    announcement: str | None
    news: tuple[Line, ...]
    draws: tuple[str, ...] = ()
    seed: str | None = None
    bounties: KeptBounties | None = None
    deal: KeptDeal | None = None
    days: DaysView | None = None
    home: KeptHome | None = None
    early: bool = False

    @property
    def left(self) -> int:
        """The number of players who were still in: in a satellite those who won its seats."""
        return len(self.stacks)


_page: Final = msgspec.msgpack.Decoder(FinishedPage)


def page_stream(event: str) -> str:
    """Return the stream of the page, by the event's name."""
    return f"page/{event}"


def page_of(host: EventHost) -> FinishedPage:
    """Return the page of an event that has just come to its end."""
    state = host.tournament.state
    sealed, made = state.draws, state.deal_made
    days = days_view(host, NOBODY)
    return FinishedPage(
        event=host.event,
        stacks={**state.stacks, **(state.reckoned or {})},
        chips=state.chips_in_play,
        level=state.clock.level,
        levels=level_views(host),
        breaks=tuple(state.clock.structure.breaks),
        prizes=tuple(state.prizes),
        pool=state.pool,
        bubble_at=bubble_at(state),
        announcement=_standing(state),
        news=host.news.kept(),
        draws=() if sealed is None else tuple(sealed.purposes),
        seed=None if state.seed is None or sealed is not None else state.seed.hex(),
        bounties=_bounties(host),
        deal=None
        if made is None
        else KeptDeal(dict(made.amounts), made.left, dict(state.deal_stacks)),
        days=None if days is None else msgspec.structs.replace(days, bags=()),
        home=_home(host),
        early=state.ended_early,
    )


def _standing(state: EventState) -> str | None:
    """Return the announcement that stays, None for one that ends by itself."""
    said = state.announced
    return None if said is None or said.until_ms is not None else said.text


def _home(host: EventHost) -> KeptHome | None:
    if host.home is None:
        return None
    return KeptHome(host.home.house, host.tournament.state.rules.choice("showdown.request_to_see"))


def _bounties(host: EventHost) -> KeptBounties | None:
    state = host.tournament.state
    if state.config.bounty is None:
        return None
    stand = state.bounties
    newest = tuple(stand.wins[-BOUNTIES_SHOWN_MAX:])
    return KeptBounties(stand.held, newest, tuple(stand.envelopes), stand.opened, stand.secret)


def read_page(journal: Journal, event: str) -> FinishedPage | None:
    """Return the page as it was kept, or None.

    None for an event that ended before pages were kept, and where another version kept it in a form
    that cannot be read. The event's own stream has everything. Raises Damaged where the page's
    stream cannot be believed.
    """
    kept: FinishedPage | None = None
    for row in journal.read(page_stream(event)):
        try:
            kept = _page.decode(row.payload)
        except msgspec.MsgspecError:
            kept = None
    return kept
