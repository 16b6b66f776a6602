"""Views of an event: its own page, the director's, its tables', and its line in the lobby."""

from typing import Literal

import msgspec

from ruleone.chinese.views import ThirteenTerms, ThirteenView
from ruleone.dealing.views import HandView
from ruleone.room.cash.views import CashView
from ruleone.room.event.alerts import HaltView, MatterView
from ruleone.room.event.bounties import BountiesView
from ruleone.room.event.chips import ChipsView, ColorUpView
from ruleone.room.event.clock.view import ClockView, DecksView, LevelView, PaceView, PushView
from ruleone.room.event.days import DaysView
from ruleone.room.event.deals import DealsView
from ruleone.room.event.draws import DrawsView
from ruleone.room.event.entries.commands import EntryTerms
from ruleone.room.event.entries.view import ChipsOffer, EntrantView, EntryView, SaleView
from ruleone.room.event.home import DutyView, HomeView
from ruleone.room.event.host.news import EventName as EventName
from ruleone.room.event.host.news import EventNews, RotationView
from ruleone.room.event.penalties import ConductView
from ruleone.room.event.reports import ReportsView
from ruleone.room.event.roster import TableLine, TableState
from ruleone.room.event.seating import BreakView, MoveView, WentView
from ruleone.room.event.setup.payouts import PayoutsView
from ruleone.room.event.undo import ActView
from ruleone.room.live.views import AdviceView, RotaView, SaidView
from ruleone.room.table.view import FrozenView, PauseView, TurnView
from ruleone.tournament.terms.config import ShotClock


class PrizeView(msgspec.Struct, frozen=True):
    """A place in the money and its prize, in the smallest unit of the play currency."""

    place: int
    amount: int


class EventLine(msgspec.Struct, frozen=True):
    """An event as the lobby lists it.

    With a `rotation` `game` is its first. A level lasts `level_minutes` or `level_hands` hands, the
    first one where levels differ (`levels_differ`); `bonus` is for 13-card poker. `entries` count
    re-entries too; `entry` has the terms of an entry. Before the start, `by_itself` says that it
    begins some time after the first entry.
    """

    event: str
    name: EventName
    game: str
    edition: str
    state: Literal["open", "running", "night", "finishing", "over"]
    kind: Literal["sit-down", "scheduled", "home"]
    entries: int
    seats: int
    left: int
    tables: int
    table_size: int
    starting_stack: int
    level_minutes: float | None
    buy_in: int
    entry: EntryView
    level: int | None = None
    starts_ms: int | None = None
    joined: bool = False
    my_table: int | None = None
    winner: str | None = None
    rotation: RotationView | None = None
    level_hands: int | None = None
    bonus: bool = False
    levels_differ: bool = False
    by_itself: bool = False


class HandForHandView(msgspec.Struct, frozen=True):
    """Hand for hand: tables play one hand at a time until `to_go` more players are out.

    `number` counts these hands; 0 are those that were in play at the announcement. `finished` of
    `tables` are done. At the tables of `held` all-in hands wait, face down, to be dealt out;
    `waits_for` are those whose hand all others wait for.
    """

    number: int
    finished: int
    tables: int
    to_go: int
    held: tuple[int, ...]
    waits_for: tuple[int, ...] = ()


class EventView(msgspec.Struct, frozen=True, tag="event"):
    """An event's own page, and the wall clock's.

    `paid` is the number of places in the money, by a prize or by a deal. `bubble_at` is the number
    of players left when the bubble has burst: in a satellite those who have a seat. `offers` are
    chips that the viewer may buy, `seed` made draws that were not sealed.

    In a large field `entrants` are the first ones and the viewer. With many `tables` they are those
    that need somebody, the viewer's own and the first ones: `FindPlayers` and `FindTables` show the
    others. `players` counts all, each once however often they entered; `line.tables` counts tables.
    `break_order` has the tables as they will break, the next one first: of many the first ones, and
    never the one that stays. `collected` is the part of the prize pool that came from entries and
    chips bought; the rest of a guarantee is the house's. `my_move` waits for the viewer. The tables
    of `halts` wait for players. `on_sale` are chips that are sold now, `color_ups_now` those of the
    break that is on, made or proposed.

    When the event is over it has no tables, and players sit at none; the rest stays as it was at
    the end. `phone_of` is the name of the player whose page this is on the viewer's phone, by that
    player's link. It shows the player's own part, and asks nothing. An event is `ended_early` by an
    order, with more than one player left. `decks` calls its dealers to prepare. `rebuys` and
    `add_ons` are the numbers of those sold.
    """

    now_ms: int
    line: EventLine
    clock: ClockView
    levels: tuple[LevelView, ...]
    breaks: tuple[tuple[int, float], ...]
    prizes: tuple[PrizeView, ...]
    paid: int
    bubble_at: int
    prize_pool: int
    entrants: tuple[EntrantView, ...]
    tables: tuple[TableLine, ...]
    chips_in_play: int
    average: int
    seed: str | None
    announcement: str | None
    news: tuple[EventNews, ...]
    home: HomeView | None = None
    hand_for_hand: HandForHandView | None = None
    shot_clock: ShotClock | None = None
    chip: int = 0
    """The smallest chip in play, 0 where the event is over."""
    color_ups: tuple[ColorUpView, ...] = ()
    offers: tuple[ChipsOffer, ...] = ()
    deals: DealsView | None = None
    bounties: BountiesView | None = None
    days: DaysView | None = None
    draws: DrawsView | None = None
    players: int = 0
    payouts: PayoutsView | None = None
    """None where the event is over."""
    break_order: tuple[int, ...] = ()
    collected: int = 0
    """0 where the event is over."""
    my_move: MoveView | None = None
    halts: tuple[HaltView, ...] = ()
    phone_of: str | None = None
    on_sale: tuple[SaleView, ...] = ()
    color_ups_now: tuple[ColorUpView, ...] = ()
    ended_early: bool = False
    said: SaidView | None = None
    decks: DecksView | None = None
    rebuys: int = 0
    add_ons: int = 0


class DirectorView(msgspec.Struct, frozen=True, tag="director"):
    """The director's page: the event, its upcoming moves, and its alerts.

    `terms` are the default entry terms of each of the `templates`, and of an event with a custom
    structure (`own-sheet`). `acts` are the record of the director's acts, the newest first, and say
    which can be undone. With `redraw_waits` all seats are redrawn when the hands in play are over.
    `next_break` is what the next table to break waits for. `house_seats` is the number of computer
    players who would come if the event, or its next flight, started now; 0 where neither is to
    start. `reports` are what was reported and is proposed at live tables. With `reasons_first` an
    act is given with its reason; else the reason may follow. `stalling` is good practice against
    slow play.
    """

    now_ms: int
    event: EventView
    moves: tuple[MoveView, ...]
    matters: tuple[MatterView, ...]
    templates: tuple[str, ...]
    terms: dict[str, EntryTerms]
    frozen: tuple[FrozenView, ...] = ()
    chips: ChipsView = ChipsView(0, ())
    push: PushView | None = None
    paces: tuple[PaceView, ...] = ()
    halts: tuple[HaltView, ...] = ()
    conduct: ConductView | None = None
    rota: RotaView | None = None
    acts: tuple[ActView, ...] = ()
    redraw_waits: bool = False
    next_break: BreakView | None = None
    house_seats: int = 0
    reports: ReportsView | None = None
    reasons_first: bool = False
    stalling: tuple[AdviceView, ...] = ()


WaitsFor = Literal["next-hand", "button", "big-blind"]


class PlayerView(msgspec.Struct, frozen=True):
    """A player in a seat.

    `waiting` is true for a player without a part in the hand in play, or the next one. `waits_for`
    says what for: the next hand, the big blind, or that the button has passed. `away` is true for a
    player whose hands the clock folds. `gone` says that a player of the hand still shown is out
    since, has moved, or has left a cash table; None for a player who is here. `bounty` is the
    bounty on the player. `misses` is the number of hands to miss for a penalty, the one in play
    included. Nobody knows a `stack` of None.
    """

    seat: int
    player: str
    name: str
    house: str | None
    stack: int | None
    connected: bool
    away: bool
    waiting: bool
    bank_ms: int
    gone: Literal["out", "moved", "left"] | None = None
    bounty: int = 0
    misses: int = 0
    waits_for: WaitsFor | None = None


class PlaceView(msgspec.Struct, frozen=True):
    """The viewer's standing in the event; `rank` is None for a watcher, and where unknown."""

    rank: int | None
    left: int
    entries: int
    average: int
    paid: int
    next_prize: int


class ResultView(msgspec.Struct, frozen=True):
    """The viewer's own end of the event; `bounties` are those the viewer has won."""

    place: int
    prize: int
    bounties: int = 0


class ChoiceView(msgspec.Struct, frozen=True):
    """The choice of a table's next game by the player in the seat, from `games`, until `ends_ms`.

    That is None where nobody waits for the player, or once the player has `chosen`. `otherwise` is
    the game without a choice. `turn` counts from 0.
    """

    turn: int
    seat: int
    name: str
    games: tuple[str, ...]
    otherwise: str
    chosen: str | None
    ends_ms: int | None


class TableView(msgspec.Struct, frozen=True, tag="table"):
    """A table as one viewer sees it.

    `moved_to` is where a viewer who sat here sits now; `went` has where the players of a broken
    table sit. `next_game` is the game that comes after the hand's own where games take turns,
    `choice` has who chooses it before the next hand. `cash` is there at a cash table, whose blinds
    are in the clock's level; nobody has a place or a result there.

    A hand of 13-card poker is in `thirteen` and leaves `hand` empty. All set their cards at the
    same time. `turn` is then the viewer's own clock, None once the viewer is done, and `turns` are
    those of all who are not, by seat. `terms` say what such a table pays for, whether a hand is on
    it or not; `pause` is there between two of its hands.

    In an event `offers` are chips that the viewer may buy, and `entry` has the terms of a re-entry,
    None where there is none. A table that is played with real cards has a `live` table of this name
    beside it, and its hand is what a watcher sees of that.
    """

    now_ms: int
    event: str
    event_name: EventName
    table: int
    seats: int
    state: TableState
    clock: ClockView
    players: tuple[PlayerView, ...]
    my_seat: int | None
    hand: HandView | None
    turn: TurnView | None
    place: PlaceView
    announcement: str | None = None
    moved_to: int | None = None
    result: ResultView | None = None
    winner: str | None = None
    news: tuple[EventNews, ...] = ()
    went: tuple[WentView, ...] = ()
    my_move: MoveView | None = None
    next_game: str | None = None
    duty: DutyView | None = None
    choice: ChoiceView | None = None
    cash: CashView | None = None
    thirteen: ThirteenView | None = None
    turns: tuple[TurnView, ...] = ()
    terms: ThirteenTerms | None = None
    pause: PauseView | None = None
    offers: tuple[ChipsOffer, ...] = ()
    entry: EntryView | None = None
    deals: DealsView | None = None
    live: str | None = None
    said: SaidView | None = None
