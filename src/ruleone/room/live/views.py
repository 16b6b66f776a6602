"""Views of live tables: for their dealer and the floor, and for everybody else."""

from typing import Literal

import msgspec

from ruleone.dealing import GAMES, Hand
from ruleone.dealing.actions import Options
from ruleone.dealing.course import Awaits
from ruleone.dealing.game import Game
from ruleone.dealing.views import HandView, SeatView, Street
from ruleone.floor.called_clock import ClockNeed
from ruleone.floor.measured import RulerView
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.floor.procedure.deck_change import Moment
from ruleone.floor.situations import KindView, Verdict
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.events import LiveLevel, TitleOfEvent
from ruleone.room.live.racing import LiveRaceView
from ruleone.room.live.telling import Asked, LivePlayerView, LiveReasonView
from ruleone.rulebook.citation import Citation, Parameter, Refusal
from ruleone.rulebook.values import InWords


class DeskActView(msgspec.Struct, frozen=True, kw_only=True):
    """An act at the desk, by its number there; `code` names its words.

    `stands` is why it cannot be undone now, null where it can. For an act that was undone
    `taken_back_by` has who did it and `reason` why. `citations` are the rules for placing a dealer
    who left a table or replaced another dealer.
    """

    act: int
    at_ms: int
    code: str
    parameters: dict[str, Parameter]
    stands: Refusal | None
    taken_back_by: str | None
    reason: str
    citations: tuple[Citation, ...] = ()


class FloorNameView(msgspec.Struct, frozen=True):
    """A name on the floor's list, for a live table or with None for any of them.

    It has the times of its entry and of its last call.
    """

    number: int
    name: str
    table: str | None
    since_ms: int
    called_ms: int | None


class DealerView(msgspec.Struct, frozen=True):
    """A dealer on duty, at a table or with None on a break, since `since_ms`.

    `next` is the table at the next push, None for a break.
    """

    dealer: str
    name: str
    table: str | None
    since_ms: int
    came_ms: int
    next: str | None


class DealtTableView(msgspec.Struct, frozen=True):
    """A table that dealers are pushed to: the dealer there and the next one, "" for nobody.

    `title` is that of a live table, "" where `table` is a number.
    """

    table: str
    title: str
    dealer: str
    next: str


class DealerMoveView(msgspec.Struct, frozen=True):
    """A dealer who went from one table to another; None is a break."""

    name: str
    from_table: str | None
    to_table: str | None


class PushMadeView(msgspec.Struct, frozen=True):
    """A change of dealers on record, with its moves and the rules for it.

    `reason` is there where the rules held the dealers; `taken_back` says that it was undone.
    """

    at_ms: int
    by: str
    moves: tuple[DealerMoveView, ...]
    reason: str
    citations: tuple[Citation, ...]
    taken_back: bool = False


class RotaView(msgspec.Struct, frozen=True, kw_only=True):
    """The dealers of an event, or of the room's live tables.

    Those at tables in their order, then those on a break, the longest first; without any, there are
    no `tables`. They are pushed every `minutes` minutes, next at `due_ms`; `held` is the rule that
    holds them where they are now. The last `pushes` and the last `acts` come the newest first.
    """

    event: str | None
    minutes: int
    due_ms: int | None
    held: Citation | None
    dealers: tuple[DealerView, ...]
    tables: tuple[DealtTableView, ...]
    pushes: tuple[PushMadeView, ...]
    acts: tuple[DeskActView, ...] = ()


class LiveBreakView(msgspec.Struct, frozen=True):
    """The event's break at a live table, or the night before its next day.

    Play resumes at `resumes_ms`. It is None while the clock is stopped, with `left_ms` left, or
    where no time is appointed. The next hand is of this `level`. From `prepare_ms` on the dealer
    prepares the deck, by the rule cited; None where the edition or the players at the table ask for
    nothing.
    """

    level: int
    resumes_ms: int | None
    left_ms: int | None
    prepare_ms: int | None = None
    citation: Citation | None = None


class DeckView(msgspec.Struct, frozen=True):
    """The deck that is in play at a live table, counted from 1.

    `at_ms`, `by`, `moment` and `citations` are time, author, occasion and rules of its change; the
    first deck has none. `due` is the occasion for another deck since: dealers were pushed, or the
    level has changed. The last `acts` come the newest first.
    """

    number: int
    due: Literal["dealer-push", "level-change"] | None
    at_ms: int | None = None
    by: str = ""
    moment: Moment | None = None
    citations: tuple[Citation, ...] = ()
    acts: tuple[DeskActView, ...] = ()


class TableDeskView(msgspec.Struct, frozen=True):
    """The desk's part of a live table: its dealer and the next one, the next push, and the deck.

    A dealer is "" where there is none. `advice` is for a change of dealers.
    """

    dealer: str
    next: str
    due_ms: int | None
    deck: DeckView
    advice: tuple["AdviceView", ...] = ()


class LiveDueView(msgspec.Struct, frozen=True):
    """The cards that a seat is to get now, those face up after those face down."""

    seat: int
    down: int
    up: int


class LiveStreetView(msgspec.Struct, frozen=True):
    """The next street that brings cards on the board, and how many."""

    street: Street
    cards: int


def due_cards(hand: Hand) -> tuple[LiveDueView, ...]:
    """Return the seats that are to get cards now, clockwise from the button.

    Empty where no cards are awaited.
    """
    if hand.awaits != "hole-cards":
        return ()
    view = hand.view()
    game = GAMES[view.game]
    live = [seat for seat in view.seats if seat.status in ("in", "all-in")]
    due = _of_stud(game, live) if game.bring_in is not None else _of_hands(game, live)
    return tuple(sorted(due, key=lambda one: ((one.seat <= view.button), one.seat)))


def _of_hands(game: Game, live: list[SeatView]) -> list[LiveDueView]:
    missing = ((seat.seat, game.hole_cards - len(seat.cards)) for seat in live)
    return [LiveDueView(seat, count, 0) for seat, count in missing if count > 0]


def _of_stud(game: Game, live: list[SeatView]) -> list[LiveDueView]:
    """Return the seats that lack cards of the first incomplete street."""
    whole = 0
    for street in game.rounds:
        whole += street.down + street.up
        lack = [seat.seat for seat in live if len(seat.cards) < whole]
        if lack:
            return [LiveDueView(seat, street.down, street.up) for seat in lack]
    return []


def next_street(hand: Hand) -> LiveStreetView | None:
    """Return the next street of the board; None where it is complete, or the hand is over."""
    view = hand.view()
    if hand.over:
        return None
    if GAMES[view.game].bring_in is not None:
        return LiveStreetView("seventh", 1) if hand.awaits == "board" else None
    for board in (view.board, *view.more_boards):
        if (street := _after(view, len(board))) is not None:
            return street
    return None


def _after(view: HandView, cards: int) -> LiveStreetView | None:
    whole = 0
    for street in GAMES[view.game].rounds:
        whole += street.board
        if whole > cards:
            return LiveStreetView(street.street, whole - cards)
    return None


class LiveSeatView(msgspec.Struct, frozen=True):
    """A player at a live table, with the stack, None where nobody knows it.

    `misses` says that the player misses this hand for a penalty, and `hands_left` counts those to
    miss after it. `leaving` says that the player leaves when the next hand begins. `given` are the
    penalties of this hand, which count from the next one on. `forfeits` are the chips then removed
    from play with a player who is disqualified, None for others.
    """

    seat: int
    name: str
    stack: int | None
    misses: bool
    hands_left: int
    leaving: bool
    given: tuple[InWords, ...] = ()
    forfeits: int | None = None


class LiveChoiceView(msgspec.Struct, frozen=True):
    """A choice of the floor, at its place among the choices.

    With `forfeits` the floor enters a number of chips.
    """

    words: InWords
    proposed: bool
    chosen: bool
    forfeits: bool = False


class LiveLineView(msgspec.Struct, frozen=True):
    """A line of the record, for dealer and floor.

    It has its `headline`, the `facts` reported of an incident, the `players` it is about, and the
    entry with its time and author. Then come the ruling with its rules, the choices of the floor,
    and what was done. `open` says that the hand waits for the floor's decision on it, `undone` that
    it was undone.

    The `verdict` says whether the book settles it, somebody has to be asked first or the floor
    decides; None where nothing had to be ruled. `ask` is the person to ask, or who judges. `ruled`,
    its `reasons` and what `follows` for somebody at the table are parts of `ruling`. A decision of
    the floor has the reasons of the entry that it decides on. `penalty_allowed` says that one may
    follow beside what is ruled; the penalties for an infraction are its choices. The `ruler`
    measures what was put out. Where the `teller` is asked, `untold` are the facts that were left
    out and decide.
    """

    n: int
    at_ms: int
    by: str
    entry: LiveEntry
    headline: InWords
    facts: tuple[InWords, ...]
    players: tuple[LivePlayerView, ...]
    undone: bool
    open: bool
    verdict: Verdict | None
    ask: Asked | None
    ruled: InWords | None
    reasons: tuple[LiveReasonView, ...]
    follows: tuple[InWords, ...]
    ruler: RulerView | None
    ruling: tuple[InWords, ...]
    citations: tuple[Citation, ...]
    choices: tuple[LiveChoiceView, ...]
    done: tuple[InWords, ...]
    penalty_allowed: bool
    penalty: InWords | None
    untold: tuple[str, ...] = ()


class LiveEarlyView(msgspec.Struct, frozen=True):
    """An act out of turn whose turn has not come: the player's total with it on this street.

    `void` says that the action has changed and the chips went back.
    """

    seat: int
    action: str
    to: int
    void: bool = False


class LiveClockView(msgspec.Struct, frozen=True):
    """A clock that was called: on whom, when the count begins, when it ends."""

    seat: int
    counts_from_ms: int
    ends_ms: int


class LiveCallView(msgspec.Struct, frozen=True):
    """A call for the floor: from which table, since when, by whom, what for.

    Once somebody of the floor has seen it, `coming` is who, since `coming_ms`.
    """

    table: str
    title: str
    at_ms: int
    by: str
    about: str
    unnamed: TitleOfEvent | None = None
    coming: str = ""
    coming_ms: int | None = None


class LiveAnsweredView(msgspec.Struct, frozen=True):
    """An answered call for the floor: what for, who called when, and who of the floor came when.

    `ruled` is what the floor said of its ruling, "" where it said nothing.
    """

    about: str
    by: str
    at_ms: int
    came: str
    came_ms: int
    ruled: str = ""


class AdviceView(msgspec.Struct, frozen=True):
    """Good practice that the book advises in a situation."""

    situation: str
    words: InWords
    citation: Citation


class AnnouncementView(msgspec.Struct, frozen=True):
    """An announcement of the floor at a table: texts by language, in one or more."""

    at_ms: int
    texts: dict[str, str]


class SaidView(msgspec.Struct, frozen=True):
    """An announcement to everyone in an event, and the same in other languages.

    It ends by itself at `ends_ms`, None where it stands until it is taken down.
    """

    text: str
    texts: dict[str, str]
    ends_ms: int | None


class PenaltyKindView(msgspec.Struct, frozen=True):
    """A kind of penalty that the edition has.

    `most` is the maximum of hands or rounds at once, None where that is open, 0 where nothing is
    counted.
    """

    code: PenaltyCode
    most: int | None


class LiveWentView(msgspec.Struct, frozen=True):
    """A player of the last hand of a table of an event who has left the seat since.

    The new seat may be at another table or at this one; None and None for a player who is out.
    `from_seat` is the old seat at a table that broke, None where it is not known.
    """

    name: str
    table: int | None
    seat: int | None
    from_seat: int | None = None


class LiveTransitView(msgspec.Struct, frozen=True):
    """A move to or from a table of an event that has not happened yet, and its rules.

    It is `proposed` to the director, `ordered` by the director for when the hand is over, or
    `planned` by the event itself. A name or place that nobody has settled yet is "" or None. A
    `break` or a `final-table` (the code) takes all players from the table.
    """

    stage: Literal["proposed", "ordered", "planned"]
    code: Literal["balance", "director", "break", "final-table"]
    name: str = ""
    from_table: int | None = None
    from_seat: int | None = None
    to_table: int | None = None
    to_seat: int | None = None
    citations: tuple[Citation, ...] = ()


class LiveLogView(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log of a table of an event; `code` says why.

    A player came or left: without a seat before into play, without one after out of it, then in
    `place` where that is known; `winners` have the chips. Or somebody entered a `hand`'s result, or
    counted stacks. `by` is who entered it (`author` the id), "" for what nobody has entered here.
    """

    n: int
    at_ms: int
    code: str
    name: str
    from_table: int | None
    from_seat: int | None
    to_table: int | None
    to_seat: int | None
    place: int | None
    winners: tuple[str, ...]
    hand: int | None
    by: str
    author: str
    citation: Citation | None


class LiveGateView(msgspec.Struct, frozen=True):
    """Hand for hand at a live table of an event.

    `number` counts the hands; 0 are those that were in play at the announcement. `waits_for` are
    the tables whose hand all others wait for: while there are any a held hand stays face down,
    unless the floor orders otherwise. `to_go` more have to go out. Players in `out` have lost all
    here in this hand. They keep their seats until all tables have finished, and share the places
    with those who go out elsewhere.
    """

    number: int
    waits_for: tuple[int, ...]
    to_go: int
    out: tuple[str, ...]
    citation: Citation


class LiveBesideView(msgspec.Struct, frozen=True):
    """The event beside whose table a live table stands.

    It has that `table`, the event's number of its last `hand`, and how many players are `left` in
    it. `dealt` are the seats of this hand, else those to which the next would be dealt now. `hold`
    is the code of the refusal with which its next hand cannot begin now; `went` are those who have
    left it since its last hand began. It is not `open` once the table is broken, or dealt to by the
    room.

    `gate` is there where tables play hand for hand. `ends_at` is the number of players left at
    which the event is over, None where a flight or a day with others follows. In an event with a
    shot clock `shot_s` is the time for the coming decision, in seconds, which the dealer may count.
    `back` is the number of the hand that can be undone now: its last one, as long as nothing was
    built on it.

    Where the table is not `followed` nobody enters its hands: who is out is reported there, and
    stacks are counted. With `winners` a report has to say who won the chips, for the bounties.
    `said` is the event's announcement. `transits` are moves to come, and `log` what happened to its
    seats and was entered, the oldest first. `races` are color-ups of the break, or of the level.
    `pause` is the event's break; `advice` is good practice where the table breaks or is broken.
    """

    event: str
    table: int
    hand: int
    dealt: tuple[int, ...]
    open: bool
    hold: str | None
    left: int
    went: tuple[LiveWentView, ...]
    gate: LiveGateView | None = None
    shot_s: int | None = None
    back: int | None = None
    ends_at: int | None = None
    followed: bool = True
    winners: bool = True
    said: SaidView | None = None
    transits: tuple[LiveTransitView, ...] = ()
    log: tuple[LiveLogView, ...] = ()
    races: tuple[LiveRaceView, ...] = ()
    pause: LiveBreakView | None = None
    advice: tuple["AdviceView", ...] = ()


class LiveReseatView(msgspec.Struct, frozen=True):
    """A player in a wrong seat, and the seat where the player belongs.

    It is at another table where it is `elsewhere`. The move is carried out `by` the room, once the
    hand is closed; or by the floor, or the director of the event.
    """

    seat: int
    to: int
    elsewhere: bool
    by: Literal["room", "floor", "director"]


class LiveTableView(msgspec.Struct, frozen=True, kw_only=True, tag="live-table"):
    """A live table, for its dealer and the floor.

    `hand` is what a watcher sees of the hand followed. `awaits` is what it waits for: cards for
    hands, a board, an action, an instruction. `options` are those of the player to act, `due` the
    seats to get cards now, `next` the next street of the board. `skipped` are seats that others
    acted before, where their players' reaction has to be reported or judged.

    `lines` are the newest of its record, the oldest first, of `lines_count` in all: the next entry
    names that number. `open` is the oldest of the lines on which the floor has to decide.
    Announcements come the newest first; `penalties` are the kinds that the edition has, `advice` is
    the good practice for the hand as it stands. `may_happen` are the kinds of `situations` that can
    be entered at this moment, the commonest first. `reminders` are the dealer's tasks before the
    next cards, from earlier rulings. `clock_needs` is what has to be entered about a called clock
    before it starts under the edition.

    `out_of_play` are cards that lie aside, or for which others came. `redeal` says that the hand
    deals a misdeal again; without a hand, that the next one does so, its start having been undone.
    `reseats` are players in wrong seats whom the record sends to others. `answered` are the
    newest calls for the floor that were answered, the oldest first. `size` is the number of the
    table's seats. Commands name the hand by its `hand_number`; people know it as `called`: at a
    table of an event by the event's number. The floor's `desk` has the next dealer and the deck;
    `beside` is there at a table of an event.
    """

    now_ms: int
    table: str
    title: str
    edition: str
    game: str
    level: LiveLevel
    chips: tuple[int, ...]
    seats: tuple[LiveSeatView, ...]
    hand_number: int
    hand: HandView | None
    awaits: Awaits | None
    options: Options | None
    due: tuple[LiveDueView, ...]
    next: LiveStreetView | None
    early: tuple[LiveEarlyView, ...]
    skipped: tuple[int, ...]
    clock: LiveClockView | None
    open: int | None
    call: LiveCallView | None
    lines_count: int
    lines: tuple[LiveLineView, ...]
    announcements: tuple[AnnouncementView, ...]
    penalties: tuple[PenaltyKindView, ...]
    advice: tuple[AdviceView, ...]
    may_happen: tuple[str, ...]
    reminders: tuple[InWords, ...]
    clock_needs: ClockNeed
    out_of_play: tuple[str, ...] = ()
    redeal: bool = False
    desk: TableDeskView | None = None
    beside: LiveBesideView | None = None
    unnamed: TitleOfEvent | None = None
    reseats: tuple[LiveReseatView, ...] = ()
    size: int
    called: int
    answered: tuple[LiveAnsweredView, ...] = ()


class LiveJudged(msgspec.Struct, frozen=True, tag="live-judged"):
    """The result of an entry if it were made now; nothing has happened.

    Its line of the record, and the player to act after it with the amount to call.
    """

    line: LiveLineView
    to_act: int | None
    to_call: int


class Consulted(msgspec.Struct, frozen=True, kw_only=True, tag="consulted"):
    """The book's ruling on a situation, in the form that `LiveLineView` has for an entry.

    The `headline` is the ruling, with the seat where one was given. `penalties` are those allowed
    beside it, for a first offence; `advice` is the good practice for the case. Where the `teller`
    is asked, `untold` are the facts that were left out and decide, the most decisive first. Where
    the floor judges first, it is the fact that it judges. A fact of a row is written as
    `list.place.fact`, places counted from 0.
    """

    kind: str
    edition: str
    headline: InWords
    verdict: Verdict
    ask: Asked | None
    ruled: InWords | None
    reasons: tuple[LiveReasonView, ...]
    follows: tuple[InWords, ...]
    ruler: RulerView | None
    ruling: tuple[InWords, ...]
    citations: tuple[Citation, ...]
    choices: tuple[LiveChoiceView, ...]
    penalty_allowed: bool
    penalties: tuple[InWords, ...]
    advice: tuple[AdviceView, ...]
    untold: tuple[str, ...] = ()


class FactAsked(msgspec.Struct, frozen=True, tag="fact-asked"):
    """The `fact` of a situation without which there is no ruling under this edition."""

    kind: str
    edition: str
    fact: str


class SituationsView(msgspec.Struct, frozen=True, tag="situations"):
    """The kinds of situations for the ruling assistant and live tables, with their facts.

    Also the games and editions that there are, and the edition of the room.
    """

    kinds: tuple[KindView, ...]
    games: tuple[str, ...]
    editions: tuple[str, ...]
    edition: str


class LiveRulingView(msgspec.Struct, frozen=True):
    """A ruling in a hand, and what was done, as everybody at the table hears it.

    It is about the player in `seat`, None and "" where it is not about one alone. `called` is the
    number of the hand that people know.
    """

    hand: int
    called: int
    n: int
    at_ms: int
    seat: int | None
    player: str
    ruling: tuple[InWords, ...]
    citations: tuple[Citation, ...]
    done: tuple[InWords, ...]


class LiveBoardSeatView(msgspec.Struct, frozen=True):
    """A player at a live table as everybody sees them; a stack of None is unknown."""

    seat: int
    name: str
    stack: int | None


class LiveBoardView(msgspec.Struct, frozen=True, kw_only=True, tag="live-board"):
    """A live table for players and watchers.

    The hand, whether it deals a misdeal again (`redeal`), the last rulings and announcements, each
    the newest first. `called` is the number of the hand that people know.
    """

    now_ms: int
    table: str
    title: str
    edition: str
    game: str
    level: LiveLevel
    seats: tuple[LiveBoardSeatView, ...]
    hand_number: int
    called: int
    hand: HandView | None
    clock: LiveClockView | None
    floor_called: bool
    rulings: tuple[LiveRulingView, ...]
    announcements: tuple[AnnouncementView, ...]
    redeal: bool = False
    unnamed: TitleOfEvent | None = None


class LiveTableLine(msgspec.Struct, frozen=True):
    """A live table at a glance.

    `over` says that its hand, known as `called`, is over, or that there was none yet; `waits` that
    the hand waits for the floor's decision.
    """

    table: str
    title: str
    game: str
    edition: str
    level: LiveLevel
    players: int
    hand: int
    over: bool
    waits: bool
    unnamed: TitleOfEvent | None = None
    called: int = 0


class LiveLobbyLine(msgspec.Struct, frozen=True):
    """A live table in the lobby, for everybody.

    With an `event` it stands beside its table `number`.
    """

    table: str
    title: str
    game: str
    edition: str
    players: int
    unnamed: TitleOfEvent | None = None
    event: str | None = None
    number: int | None = None


class FloorLineView(msgspec.Struct, frozen=True):
    """A line of a table's record, for the floor.

    It is about the player in `seat`, None and "" where it is not about one alone, in the hand known
    as `called`. `offered` are the floor's choices where it decided with this line, the one it made
    marked.
    """

    table: str
    title: str
    hand: int
    seat: int | None
    player: str
    line: LiveLineView
    offered: tuple[LiveChoiceView, ...] = ()
    unnamed: TitleOfEvent | None = None
    called: int = 0


class PenaltyRunningView(msgspec.Struct, frozen=True):
    """A penalty that a player still serves, and the hands still to miss.

    `begins` says that it was given in this hand, and counts from the next one.
    """

    table: str
    title: str
    seat: int
    name: str
    penalty: InWords | None
    hands_left: int
    begins: bool
    unnamed: TitleOfEvent | None = None


class FloorView(msgspec.Struct, frozen=True, kw_only=True, tag="floor"):
    """The floor's page of live tables.

    It has the tables, calls and open decisions, the oldest first, penalties being served, and the
    rulings of the last 24 hours, the newest first. Ordinary acts are left out, as are lines that
    wait for a decision or have one. `waiting` are the names on the list for live tables, with the
    last `list_acts`, the newest first; `rota` are the dealers of those tables.
    """

    now_ms: int
    tables: tuple[LiveTableLine, ...]
    calls: tuple[LiveCallView, ...]
    decisions: tuple[FloorLineView, ...]
    penalties: tuple[PenaltyRunningView, ...]
    rulings: tuple[FloorLineView, ...]
    waiting: tuple[FloorNameView, ...] = ()
    list_acts: tuple[DeskActView, ...] = ()
    rota: RotaView | None = None
