"""Everything the room says to a browser. Each view is built for its viewer by allow-list.

Times are milliseconds on the server's own clock; `now_ms` in each view lets a page run its clocks.
"""

from typing import Literal

import msgspec

from ruleone.chinese.views import RowsStand, Suggestions, ThirteenTerms, ThirteenView
from ruleone.dealing.views import HandView
from ruleone.room.bounty_views import BountiesView
from ruleone.room.cash.views import CashLobbyView, CashView
from ruleone.room.clock_views import ClockView, LevelView, PushView
from ruleone.room.conduct_views import ConductView
from ruleone.room.day_views import DaysView
from ruleone.room.deal_views import DealsView
from ruleone.room.desk.views import RotaView
from ruleone.room.director_views import (
    ActView,
    BreakView,
    ChipsView,
    ColorUpView,
    FrozenView,
    HaltView,
    PaceView,
)
from ruleone.room.draw_views import DrawsFound, DrawsView
from ruleone.room.entry_commands import EntryTerms
from ruleone.room.entry_views import ChipsOffer, EntrantView, EntriesFound, EntryView, PassedOver
from ruleone.room.event_names import EventName as EventName
from ruleone.room.home_views import HomeView
from ruleone.room.link_views import LinksView as LinksView
from ruleone.room.link_views import LinkView as LinkView
from ruleone.room.link_views import PlayerLinkView as PlayerLinkView
from ruleone.room.live.views import (
    Consulted,
    FloorView,
    LiveBoardView,
    LiveJudged,
    LiveLobbyLine,
    LiveTableView,
    SituationsView,
)
from ruleone.room.matter_views import MattersView, MatterView
from ruleone.room.move_views import MoveView, WentView
from ruleone.room.news_views import EventNews
from ruleone.room.payout_views import PayoutsView
from ruleone.room.programs.views import HooksView, HookView, TokensView, TokenView
from ruleone.room.register.changed import RegisterView
from ruleone.room.screens.views import ScreensView, ScreenView
from ruleone.rulebook.citation import Citation, Refusal
from ruleone.tournament.terms.config import ShotClock, TableKind

TableState = Literal[
    "playing", "between", "halted", "paused", "break", "frozen", "broken", "over", "waiting",
    "night",
]  # fmt: skip
"""What goes on at a table: a hand, the pause after one, or why no hand is dealt."""


class PrizeView(msgspec.Struct, frozen=True):
    """A paid place and its prize, in the smallest unit of the play currency."""

    place: int
    amount: int


class RotationView(msgspec.Struct, frozen=True):
    """Games that take turns, in order and over again: each for an `orbit`, a `level` or so many
    `hands`. Where it is `chosen` a player chooses the game of each turn (dealer's choice)."""

    games: tuple[str, ...]
    by: Literal["hands", "orbit", "level"]
    hands: int
    chosen: bool


class EventLine(msgspec.Struct, frozen=True):
    """An event as the lobby lists it. With a `rotation` `game` is its first. A level lasts a time,
    or so many hands, the first one where not all last the same (`levels_differ`); `bonus` is for
    13-card poker. `entries` count those who entered again, too; `entry` tells how one enters."""

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


class OfferView(msgspec.Struct, frozen=True):
    """A game, or a `rotation` of several, that can be sat down to at once (`sit-down`): so many
    `seats` at one table, or at tables of `table_size`. A level lasts a time, or so many hands;
    `bonus` is for 13-card poker."""

    template: str
    game: str
    seats: int
    starting_stack: int
    level_minutes: float | None
    rotation: RotationView | None = None
    table_size: int = 0
    level_hands: int | None = None
    bonus: bool = False


class GoneView(msgspec.Struct, frozen=True):
    """An event or a cash table that did not go on after an update, and why."""

    event: str
    name: EventName
    refusal: Refusal


class LobbyView(msgspec.Struct, frozen=True, tag="lobby"):
    """The lobby: `play_now` is the event that one click joins and starts, `offers` the other games
    that start as soon as somebody sits down, `cash` the cash tables, `gone` what an update has
    ended lately, `live` the live tables."""

    now_ms: int
    events: tuple[EventLine, ...]
    play_now: str | None
    online: int
    offers: tuple[OfferView, ...] = ()
    cash: CashLobbyView | None = None
    gone: tuple[GoneView, ...] = ()
    live: tuple[LiveLobbyLine, ...] = ()


class TableLine(msgspec.Struct, frozen=True):
    """A table at a glance; `break_order` says when it breaks (1 is next), None for the one that
    stays, and `to_break` that the director has it break before its turn. `kind` says who deals its
    next hand. One that is played with real cards has a `live` table of this name beside it, but
    before a day that is drawn and once the event is over; `back` is the number of its last hand
    there, where that can be taken back now."""

    table: int
    state: TableState
    players: tuple[EntrantView, ...]
    seats: int
    hand: int
    button: int | None
    break_order: int | None
    average: int
    live: str | None = None
    to_break: bool = False
    back: int | None = None
    kind: TableKind = "dealt"


class HandForHandView(msgspec.Struct, frozen=True):
    """Tables play one hand at a time until `to_go` more players are out. `number` counts these
    hands, 0 are those that were in play at the announcement; `finished` of `tables` are done.
    At the tables of `held` all-in hands wait, face down, to be dealt out; `waits_for` are those
    whose hand all others wait for."""

    number: int
    finished: int
    tables: int
    to_go: int
    held: tuple[int, ...]
    waits_for: tuple[int, ...] = ()


class EventView(msgspec.Struct, frozen=True, tag="event"):
    """An event's own page, and the wall clock's. So many places are `paid`, by a prize or by a
    deal, and so many are left when the bubble has burst (`bubble_at`): in a satellite those who
    have a seat. `offers` are chips that he may buy, `seed` made draws that were not sealed.

    Of a large field `entrants` are the first ones and the viewer himself, of many `tables` those
    that need somebody, his own and the first ones: `FindPlayers` and `FindTables` show the others.
    There are `players` in all, so many as have entered, however often; `line.tables` tables.

    `break_order` are the tables as they will break, the next one first: of many the first ones, and
    never the one that stays. Of the prize pool so much was `collected` from entries and chips that
    were bought; what a guarantee is above it is the house's. `my_move` waits for the viewer.
    The tables of `halts` wait for players. When the event is over it has no tables any more, and
    who is left sits at none; the rest stays as it was at the end.

    `phone_of` is the name of the player whose page this is on the viewer's phone, by a link of his
    own: it shows what is his, and asks nothing."""

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


class PlayersFound(msgspec.Struct, frozen=True, tag="players-found"):
    """Players of an event from number `first` on (from 0) of the `total` that were looked for, in
    the order of its page."""

    total: int
    first: int
    players: tuple[EntrantView, ...]


class TablesFound(msgspec.Struct, frozen=True, tag="tables-found"):
    """The same of its tables, by their numbers."""

    total: int
    first: int
    tables: tuple[TableLine, ...]


class DirectorView(msgspec.Struct, frozen=True, tag="director"):
    """What the director has before him: the event, what moves next, and what matters now. `terms`
    are how each of the `templates` is entered where nothing else is said, and an event by a sheet
    of one's own (`own-sheet`); `acts` are the record of what he did, the newest first, with what
    can be taken back; `redraw_waits` says that all seats are drawn anew when the hands in play are
    over; `next_break` is what the next table that breaks waits for. So many `house_seats` would
    house players take if the event, or its next flight, started now; 0 where neither is to
    start."""

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


class TurnView(msgspec.Struct, frozen=True):
    """Whose clock runs: action time ends at `ends_ms`, then `bank_ms` of the time bank is used,
    until `bank_ends_ms`."""

    seat: int
    started_ms: int
    ends_ms: int
    bank_ms: int
    bank_ends_ms: int


class PlayerView(msgspec.Struct, frozen=True):
    """Who sits where. `waiting` is true for one who is not dealt in until the button has passed;
    `away` for one whose hands the clock folds; `gone` says whether one who played the hand that is
    still to be seen is out since, has moved to another seat, or has left a cash table; None for
    who is here. `bounty` lies on his head. He `misses` so many hands for a penalty, the one that is
    on included."""

    seat: int
    player: str
    name: str
    house: str | None
    stack: int
    connected: bool
    away: bool
    waiting: bool
    bank_ms: int
    gone: Literal["out", "moved", "left"] | None = None
    bounty: int = 0
    misses: int = 0


class PlaceView(msgspec.Struct, frozen=True):
    """How the viewer stands in the event; `rank` is None for a watcher."""

    rank: int | None
    left: int
    entries: int
    average: int
    paid: int
    next_prize: int


class ResultView(msgspec.Struct, frozen=True):
    """The viewer's own end of the event; `bounties` are what he has won of them."""

    place: int
    prize: int
    bounties: int = 0


class DutyView(msgspec.Struct, frozen=True):
    """Whose turn it is, by seat, in the hand on the table or the coming one, where the players deal
    themselves. (The room deals its own sealed deck all the same.)"""

    dealer: int
    shuffler: int
    cutter: int
    citation: Citation


class ChoiceView(msgspec.Struct, frozen=True):
    """The game of a table's next turn is chosen by the player in the seat, from `games`, until
    `ends_ms`; that is None where nobody waits for him, or once he has `chosen`. `otherwise` is the
    game where he does not choose. `turn` counts from 0."""

    turn: int
    seat: int
    name: str
    games: tuple[str, ...]
    otherwise: str
    chosen: str | None
    ends_ms: int | None


class PauseView(msgspec.Struct, frozen=True):
    """After a hand of 13-card poker: the next one is dealt at `ends_ms`, or once all who are there
    have said that they would go on (`next-hand`). `ready` are the seats that have, `waits_for`
    those that have not. The viewer who `may_hold` it plays with house players alone (`hold-deal`);
    while it is `held` no hand comes at `ends_ms`: who holds it sits out then."""

    ends_ms: int
    ready: tuple[int, ...]
    waits_for: tuple[int, ...]
    may_hold: bool = False
    held: bool = False


class TableView(msgspec.Struct, frozen=True, tag="table"):
    """A table as one viewer sees it. `moved_to` tells one who sat here where he sits now; `went`
    tells everybody where the players of a broken table sit. `next_game` is the game that comes
    after the hand's own where games take turns, `choice` tells who chooses it before the next
    hand. `cash` is there at a cash table, whose blinds stand in the clock's level; nobody has a
    place or a result there.

    A hand of 13-card poker stands in `thirteen` and leaves `hand` empty. All set their cards at the
    same time: `turn` is then the viewer's own clock, None once he has set them, and `turns` those
    of all who have not, by seat. `terms` say what such a table pays for, whether a hand is on it or
    not; `pause` is there between two of its hands.

    In an event `offers` are chips that the viewer may buy, and `entry` tells one who is out how he
    may enter again, None where he may not. A table that is played with real cards has a `live`
    table of this name beside it, and its hand is what a watcher sees of that."""

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


View = (
    LobbyView | EventView | TableView | DirectorView | LinksView | LiveTableView | LiveBoardView
    | FloorView | SituationsView | TokensView
    | HooksView | ScreenView | ScreensView | RegisterView | MattersView
)  # fmt: skip


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """First frame of a connection: who you are. `name` is "" as long as you have only looked: the
    first act gives you one, and this comes once more. `roles` are the session's, server-side. It
    also comes once more where the room stood still: its time goes on from `now_ms`. `reach` is the
    address under which others find the room, None where no machine beside its own does."""

    person: str
    name: str
    roles: tuple[str, ...]
    edition: str
    protocol: str
    now_ms: int
    reach: str | None = None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """A command's answer: done, and durable. `table`, `link`, `token`, `hook`, `screen` or
    `player_links` where the command made one; `passed` are those of a list of entries who were in
    or out already."""

    event: str | None = None
    table: int | None = None
    link: LinkView | None = None
    token: TokenView | None = None
    hook: HookView | None = None
    screen: ScreenView | None = None
    passed: tuple[PassedOver, ...] = ()
    player_links: tuple[PlayerLinkView, ...] = ()


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to the command of this id; what only looks has an answer of its own."""

    id: str
    result: (
        Accepted | Refusal | RowsStand | Suggestions | LiveJudged | Consulted | PlayersFound
        | EntriesFound | TablesFound | DrawsFound
    )  # fmt: skip


class Shown(msgspec.Struct, frozen=True, tag="view"):
    """A topic's view. `version` grows by one with each frame of that topic on that connection."""

    topic: str
    version: int
    view: View


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """The topic cannot be watched (any more), and why."""

    topic: str
    refusal: Refusal


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The server is about to close this connection; come back after `retry_ms`."""

    code: str
    retry_ms: int


Frame = Welcome | Answer | Shown | Gone | Closing
