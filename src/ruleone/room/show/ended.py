"""The page of an event that is over: the same before a restart as after it."""

from msgspec.structs import replace

from ruleone.room.bounty_views import BountiesView
from ruleone.room.clock_views import ClockView
from ruleone.room.deal_views import DealsView, DealView
from ruleone.room.director_views import ColorUpView
from ruleone.room.home_views import HomeView, reopening_of
from ruleone.room.kept_page import PageKept
from ruleone.room.news import NameOf, for_everybody
from ruleone.room.records import EventEnded
from ruleone.room.show.bounties import bounties_shown
from ruleone.room.show.deals import deal_lines
from ruleone.room.show.draws import draws_shown
from ruleone.room.show.lobby import ended_line, name_in, seats_won
from ruleone.room.show.roster import ended_entrants
from ruleone.room.views import EventView, PrizeView
from ruleone.tournament.state.bounty_accounts import Bounties


def ended_view(
    ended: EventEnded, page: PageKept | None, person: str, name_of: NameOf, now_ms: int
) -> EventView:
    """The page: its results, and beside them what was kept of it, where it was."""
    paid = tuple(PrizeView(one.place, one.prize) for one in ended.results if one.prize)
    view = EventView(
        now_ms=now_ms,
        line=ended_line(ended, page, person, name_of),
        clock=ClockView("over", None, None),
        levels=(),
        breaks=(),
        prizes=paid,
        paid=len(paid),
        bubble_at=seats_won(ended) or len(paid),
        prize_pool=sum(one.prize for one in ended.results),
        entrants=ended_entrants(ended, page, person, name_of),
        tables=(),
        chips_in_play=0,
        average=0,
        seed=None,
        announcement=None,
        news=(),
        players=len(ended.results),
        draws=draws_shown(ended, page),
        shot_clock=ended.config.shot_clock,
        color_ups=tuple(
            ColorUpView(plan.after_level, plan.removed, plan.into)
            for plan in ended.config.structure.color_ups
        ),
    )
    return view if page is None else _as_kept(view, ended, page, person, name_of)


def _as_kept(
    view: EventView, ended: EventEnded, page: PageKept, person: str, name_of: NameOf
) -> EventView:
    def named(player: str) -> str:
        return name_in(ended, player, name_of)

    last = page.levels[page.level - 1] if page.level else None
    return replace(
        view,
        clock=ClockView("over", last, None),
        levels=page.levels,
        breaks=tuple((each.after_level, each.length_ms / 60_000) for each in page.breaks),
        prizes=tuple(PrizeView(at, amount) for at, amount in enumerate(page.prizes, 1) if amount),
        paid=len(page.prizes),
        bubble_at=page.bubble_at,
        prize_pool=page.pool,
        chips_in_play=page.chips,
        average=page.chips // page.left if page.left else 0,
        seed=page.seed,
        announcement=page.announcement,
        news=tuple(line.shown(named) for line in for_everybody(page.news)),
        home=_home(ended, page, person, named),
        deals=_deals(page, person, named),
        bounties=_bounties(ended, page, person, named),
        days=page.days,
    )


def _home(ended: EventEnded, page: PageKept, person: str, named: NameOf) -> HomeView | None:
    """Nobody is invited any more, and nothing is taken back."""
    if page.home is None or ended.maker is None:
        return None
    level = ended.config.structure.levels[0]
    return HomeView(
        maker=named(ended.maker),
        mine=ended.maker == person,
        house=page.home.house,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        reopening=reopening_of(ended.edition),
        showing=page.home.showing,
    )


def _deals(page: PageKept, person: str, named: NameOf) -> DealsView | None:
    deal = page.deal
    if deal is None:
        return None
    lines = deal_lines(deal.amounts, deal.stacks, person, named, consenting=deal.amounts)
    prizes = (*page.prizes[: page.left], 0, 0)
    made = DealView("made", None, deal.left, lines)
    return DealsView(made, False, False, sum(prizes), prizes[0] - prizes[1])


def _bounties(ended: EventEnded, page: PageKept, person: str, named: NameOf) -> BountiesView | None:
    terms, kept = ended.config.bounty, page.bounties
    if terms is None or kept is None:
        return None
    stood = Bounties(
        pot=kept.held,
        wins=list(kept.won),
        secret=kept.secret,
        envelopes=kept.envelopes,
        opened=kept.opened,
    )
    return bounties_shown(terms, stood, person, named, over=True)
