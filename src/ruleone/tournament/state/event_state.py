"""The state of an event: entries, seats, stacks, tables, orders, penalties, draws.

Only `evolve` changes it, but where a step has failed.

Sealed draws: the secret of draw n is HMAC-SHA-256 of the event's secret (the key) and `draw/n`. The
SHA-256 of the event's secret, its seal, is shown at the announcement. The seal of each draw's
secret is shown with the draw before it, that of the first one at the announcement. The secret
itself is shown with its draw.

So nobody can compute a draw that is to come: the secrets revealed so far say nothing of the next
one. Each draw is checked at once against a seal that was shown before it. Nor can a secret be
chosen by what has happened since the announcement: at the end the event's secret is revealed, and
each draw's secret follows from it. A chain of hashes, revealed from its end on, needs no such end,
but has a fixed length. Nobody knows at the announcement how many draws a field of 20,000 needs, and
each link is computed back from the last one. One secret for all draws, as in earlier versions,
reveals all of them with the first.
"""

from collections.abc import Iterable, Mapping, Set
from hashlib import sha256
from hmac import digest
from typing import Literal, NamedTuple, NoReturn, Self

import msgspec

from ruleone.floor.penalties import Penalty, Record, Serving
from ruleone.limits import COUNT_SERVES_MS
from ruleone.rulebook import Edition, edition
from ruleone.tournament.button import (
    Lineup,
    Positions,
    before_big_blind,
    lineup,
    lineup_without_blinds,
)
from ruleone.tournament.events import (
    EndOrdered,
    EventOpened,
    HandOrder,
    MoveOrdered,
    RemovalOrdered,
    Said,
    Standing,
)
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.events.days import Stop
from ruleone.tournament.events.deals import DealAsked, DealMade, DealOffered, ShownOn
from ruleone.tournament.events.penalties import PenaltyGiven, PenaltyPaid
from ruleone.tournament.events.seating import RedrawOrdered, SwapOrdered
from ruleone.tournament.state.bounty_accounts import Bounties
from ruleone.tournament.state.calendar import Bag, Calendar
from ruleone.tournament.state.clock import LevelClock
from ruleone.tournament.state.prices import Prices
from ruleone.tournament.state.trail import Seating, Trail
from ruleone.tournament.terms.config import DayEnd, Turn


class Stacks(dict[str, int | None]):
    """Chips by player, None where nobody knows them, with their sum.

    Nobody knows the chips of a player at a live table whose hands are not followed. `uncounted` are
    those that all such players have together, which is known: chips only move. `total` is kept with
    each change: every event of a tournament is checked against it, also where ten thousand play.
    """

    __slots__ = ("total", "uncounted")

    def __init__(self, stacks: Mapping[str, int] | None = None) -> None:
        super().__init__(stacks or {})
        self.total = sum((stacks or {}).values())
        self.uncounted = 0

    @classmethod
    def each(cls, players: Iterable[str], chips: int) -> Self:
        """Return the same chips for every player."""
        return cls(dict.fromkeys(players, chips))

    def __setitem__(self, player: str, chips: int | None) -> None:
        """Set a stack that is known; with None, or where it was unknown, no chips come or go."""
        before = self.get(player)
        if before is None and player in self:
            self.uncounted -= chips or 0
        elif chips is None:
            self.uncounted += before or 0
        else:
            self.total += chips - (before or 0)
        super().__setitem__(player, chips)

    def __delitem__(self, player: str) -> None:
        """Remove a player with all chips; those of an unknown stack stay with the others."""
        self.total -= self[player] or 0
        super().__delitem__(player)

    def lose(self, chips: int) -> None:
        """Remove chips of players whose stacks nobody knows, whoever of them has these."""
        self.uncounted -= chips
        self.total -= chips

    def known(self, player: str) -> int:
        """Return a stack at a table that is followed, where each is known; 0 for nobody's."""
        chips = self.get(player, 0)
        assert chips is not None, f"nobody knows the chips of {player}"
        return chips

    def add(self, player: str, chips: int) -> None:
        """Bring chips into play in front of a player, below 0 remove them."""
        before = self[player]
        if before is None:
            self.uncounted += chips
            self.total += chips
        else:
            self[player] = before + chips

    def told(self) -> dict[str, int]:
        """Return the stacks that are known."""
        return {player: chips for player, chips in self.items() if chips is not None}

    def all_known(self) -> dict[str, int] | None:
        """Return all stacks, None where somebody's is unknown."""
        told = self.told()
        return told if len(told) == len(self) else None

    def _no_other_way(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("stacks change by one player's chips at a time")

    pop = update = setdefault = popitem = clear = __ior__ = _no_other_way


class Reported(msgspec.Struct, frozen=True):
    """A number that somebody has reported, and when: a count of chips, or a seat."""

    number: int
    at_ms: int


class OutReported(msgspec.Struct, frozen=True):
    """A player who was reported out, at a table whose hands nobody follows.

    `number` is that of the report, `seat` the player's table and seat then, `entered` the number of
    the player's entries. A bounty that nobody won has `left` this sum without an owner. `before` is
    the report before this one, of a player who came back since.
    """

    number: int
    seat: tuple[int, int]
    at_ms: int
    entered: int
    left: int = 0
    before: "OutReported | None" = None


class Comeback(msgspec.Struct, frozen=True):
    """A rebuy, made at `bought_ms`, by which a player is back in who was reported out.

    They would have this `place` without it, `shared` with these players. `report` is the number of
    the report before it, `bust_at` and `bust_ms` say where and when it was.
    """

    bought_ms: int
    place: int
    report: int
    shared: frozenset[str]
    bust_at: tuple[int, int, int]
    bust_ms: int


Order = MoveOrdered | RemovalOrdered


class WaitingOrders(dict[str, Order]):
    """The director's orders that wait for a hand to end, by player.

    `kept` are the seats that somebody is to move to, by table. A search for open seats asks for
    them once a table, also where there are a thousand.
    """

    __slots__ = ("kept",)

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[int, set[int]] = {}

    def __setitem__(self, player: str, order: Order) -> None:
        self.pop(player, None)
        super().__setitem__(player, order)
        if isinstance(order, MoveOrdered):
            self.kept.setdefault(order.table, set()).add(order.seat)

    def __delitem__(self, player: str) -> None:
        order = self[player]
        super().__delitem__(player)
        if isinstance(order, MoveOrdered):
            seats = self.kept[order.table]
            seats.discard(order.seat)
            if not seats:
                del self.kept[order.table]

    def pop(self, player: str, default: None = None) -> Order | None:  # type: ignore[override]
        """Remove and return the player's order, if any."""
        order = self.get(player)
        if order is not None:
            del self[player]
        return order

    def who_comes(self, table: int, seat: int) -> str | None:
        """Return the player who is to move to this seat, if any."""
        if seat not in self.kept.get(table, ()):
            return None
        moves = (order for order in self.values() if isinstance(order, MoveOrdered))
        return next(order.player for order in moves if (order.table, order.seat) == (table, seat))

    def _no_other_way(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("orders come and go one at a time")

    update = setdefault = popitem = clear = __ior__ = _no_other_way


class Conduct(msgspec.Struct, frozen=True):
    """A player's penalties, the oldest first, and the hands still to miss.

    Those in chips are either in `owes`, until the hand is over, or in `paid`.
    """

    given: tuple[PenaltyGiven, ...] = ()
    serving: Serving = Serving()
    owes: tuple[PenaltyGiven, ...] = ()
    paid: tuple[PenaltyPaid, ...] = ()

    @property
    def record(self) -> Record:
        """The same as the record that the floor weighs."""
        return Record(tuple(Penalty(one.penalty, one.count) for one in self.given))

    def payment(self, given: PenaltyGiven) -> PenaltyPaid | None:
        """Return the payment of this penalty, None where it is owed, or takes no chips."""
        told = given.penalty, given.at_ms, given.number
        paid = (one for one in self.paid if (one.penalty, one.given_ms, one.number) == told)
        return next(paid, None)

    @property
    def next_number(self) -> int:
        """The number of the player's next penalty."""
        return 1 + max((one.number for one in self.given), default=0)

    @property
    def disqualified(self) -> bool:
        """Whether the player is disqualified."""
        return any(one.penalty == "disqualification" for one in self.given)


CLEAN = Conduct()


def seal(secret: bytes) -> str:
    """Return the seal of a secret, shown before it: its SHA-256 in hex digits."""
    return sha256(secret).hexdigest()


def secret_of_draw(secret: bytes, number: int) -> bytes:
    """Return the secret of the draw of this number, from 1, in an event with this `secret`."""
    return digest(secret, f"draw/{number}".encode("ascii"), "sha256")


class Draws(msgspec.Struct):
    """The draws of an event: their `secret`, and the purpose of each so far, in order."""

    secret: bytes
    purposes: list[str] = []

    @property
    def made(self) -> int:
        """The number of draws so far."""
        return len(self.purposes)

    def secret_of(self, number: int) -> bytes:
        """Return the secret of the draw of this number."""
        return secret_of_draw(self.secret, number)


Phase = Literal["open", "running", "night", "over"]


class Table:
    """A table in play. `players` are by seat, `hand` is the number of the hand in play.

    `last_hand` is the number of the newest one, 0 before the first. `before` are the positions of
    its last hand with blinds (in stud the button stands frozen, house-9A.1, tda2011-8B). Until
    there is one, `drawn` is the seat that drew the button. `hands_in_level` counts finished hands
    of the present level. `placed` are the players whom the director has seated there since its last
    hand began. `opened` are seats that players have left empty, the latest last;
    the last player of those in `lost_seats` is out. Without `blinds` (13-card poker) the button
    alone goes round. `posted` are all players of the event who had the
    big blind in their last hand with blinds. `trail` are the changes of its last hand, until that
    is undone.

    A table that is not `followed` plays with real cards, and nobody enters its hands. Its button,
    its hands and its stacks are unknown. `next_big_blind` is the seat that was reported to be the
    next big blind, None where nobody did, or somebody has sat down or left since.
    """

    __slots__ = (
        "before", "blinds", "drawn", "followed", "halted", "hand", "hands_in_level", "last_hand",
        "lost_seats", "next_big_blind", "number", "opened", "placed", "players", "posted", "size",
        "trail", "turn", "waived",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        size: int,
        drawn: int,
        *,
        blinds: bool = True,
        posted: Set[str] = frozenset(),
        followed: bool = True,
    ) -> None:
        self.number = number
        self.followed = followed
        self.next_big_blind: Reported | None = None
        self.posted = posted
        self.size = size
        self.drawn = drawn
        self.blinds = blinds
        self.before: Positions | None = None
        self.players: dict[int, str] = {}
        self.opened: list[int] = []
        self.lost_seats: set[int] = set()
        self.placed: set[str] = set()
        self.hand: int | None = None
        self.last_hand = 0
        self.hands_in_level = 0
        self.halted = False
        self.waived = False
        self.turn = Turn()
        self.trail: Trail | None = None

    @property
    def all_seats(self) -> range:
        """Its seats, in order."""
        return range(1, self.size + 1)

    @property
    def can_play(self) -> bool:
        """Whether enough players sit here for a hand: `lineup` then has one."""
        return len(self.players) > 1

    def place(self, player: str) -> None:
        """Note that the director has seated a player here since the last hand began.

        At a table that is not followed nobody knows when the next hand begins: nothing is noted.
        """
        if self.followed:
            self.placed.add(player)

    def lineup(self, rules: Edition) -> Lineup | None:
        """Return the positions of its next hand if it started now.

        It is None with fewer than two players, and where nobody knows the positions.
        """
        return self.lineup_of(self.players, rules)

    def lineup_of(self, occupied: Iterable[int], rules: Edition) -> Lineup | None:
        """Return the positions of its next hand with these seats occupied.

        At a table that is not followed they come from the big blind that was reported.
        """
        if not self.followed:
            told = self.next_big_blind
            before = None if told is None else before_big_blind(self.players, told.number)
            return None if before is None else lineup(occupied, before, self.drawn, rules)
        if self.blinds:
            posted = [seat for seat, player in self.players.items() if player in self.posted]
            return lineup(occupied, self.before, self.drawn, rules, posted)
        return lineup_without_blinds(occupied, self.before, self.drawn)


class HandForHand:
    """Hand-for-hand play: all tables play one hand at a time until `ends_at` players are left.

    `number` counts these hands, 0 are those that were in play at the announcement. `played` are the
    ones of this number that are over, by table, None for one that was only reported to be over.
    `reported` are the players who were reported out in this round.
    """

    __slots__ = ("ends_at", "number", "played", "reported")

    def __init__(self, ends_at: int) -> None:
        self.ends_at = ends_at
        self.number = 0
        self.played: dict[int, HandOrder | None] = {}
        self.reported: list[str] = []


class ColoredUp(NamedTuple):
    """A color-up that has begun, in or after the break of this number, from 1."""

    removed: int
    into: int
    in_break: int


class ColoringUp:
    """A color-up in progress: chips of `removed` are exchanged for chips of `into`.

    The players in `waiting` have not exchanged theirs yet.
    """

    __slots__ = ("into", "removed", "waiting")

    def __init__(self, removed: int, into: int, waiting: Iterable[str]) -> None:
        self.removed = removed
        self.into = into
        self.waiting = set(waiting)


class DealWished:
    """A deal that was `asked` for.

    `offered` are its figures, once no hand is in play, with those who consent. `shown` is how they
    were shown to players who answer by word, as those of `by_word` did. The figures were computed
    on these `stacks`.
    """

    __slots__ = ("asked", "by_word", "consenting", "offered", "shown", "stacks")

    def __init__(self, asked: DealAsked) -> None:
        self.asked = asked
        self.offered: DealOffered | None = None
        self.stacks: dict[str, int] = {}
        self.shown: ShownOn | None = None
        self.consenting: set[str] = set()
        self.by_word: set[str] = set()


class Night(msgspec.Struct, frozen=True, kw_only=True):
    """The night before a day was drawn, as the draw found it.

    The calendar, the bags, the smallest `chip`, the seat numbers of pinned players (`pinned`), and
    the tables of the evening with their players.
    """

    day: int
    flight: int
    bags: dict[str, list[Bag]]
    stopped: list[Stop]
    chips: list[int]
    given_up: int
    chip: int
    pinned: dict[str, int | None]
    tables: dict[int, Table]
    seats: dict[str, tuple[int, int]]
    break_order: tuple[int, ...]
    to_break: list[int]
    broken: tuple[int, ...]


class EventState:
    """The state of an event, made by its events. Only `evolve` changes it; reading is free.

    `entrants` holds every entry in order with the style of a computer player, `alternates` those
    who wait for a seat, in order. `stacks` and `seats` have only those still in. `results` has
    those who are out (and the winner in the end), `earlier` the earlier results of re-entered
    players. `entries` counts all entries from the start on, `entered` those of each player.
    `entries_of_persons` counts those of persons, also before the start; `late_open` says that there
    may be more. `left_at_close` were left when entries closed, without those who never came; None
    before, and where entries closed with the start. `dealt_in` were dealt a hand since they
    entered. `paid_in` is the sum paid for prizes, `prices_paid` says by whom, `bounties` are those
    put up beside it.

    `draws` are the sealed ones, None where they are not. `seed` is the source of the next draw: the
    secret revealed last of a sealed one, else the seed that was published. `rebought` is the number
    of rebuys of a player, `heads_again` the bounties put up with each of these, `added_on` the
    number of add-ons. They are those of all flights; those of this one are the `calendar`'s.
    `rebuys_made` are those of all, undone ones included. `bust_at` is the table, seat and hand
    number of a player's last loss of all chips, `bust_ms` its time.

    `break_order` are the open tables as they will break, the last one stays. `to_break` are those
    that the director breaks before their turn, the next one first. `orders` are the director's,
    waiting for a hand to end, `swaps` those for two players at once. `end` is the order that the
    hands in play are to be the last. `redraw` is one that waits for the hands in play, `redraws` is
    their number. `pinned` are players who keep their seats where possible, each with its number,
    None before the draw. `posted` are those who had the big blind in their last hand with blinds.
    `conduct` are the penalties of each player.

    `hand_for_hand_announced` stays true when that is over. `hand_for_hand_paid` says that it was
    over because all who were left were paid. `chip` is the smallest chip in play, `coloring_up` are
    color-ups in progress, in order. `colored_for` has those that have begun by the level they were
    made for, of the newest one alone, `breaks` is the number of breaks so far. `chips_raced` is the
    change of all chips by races, `chips_corrected` that by the director's corrections. `calendar`
    is its place in its days; in the phase "night" all chips are in bags. Once the next day is drawn
    `night` is that before it, until the day begins. `deal` is the one asked for or offered now,
    `deal_made` the one that all agreed on, on the chips of `deal_stacks`. `deal_asked_in` is the
    level in which a player asked for one last.

    `removed_uncounted` are the players who were removed before anybody counted their chips. Each
    has those counted since: until then they are part of all chips in play.

    `by_itself` says that moves, breaks and color-ups happen as soon as they are due; else each is
    proposed, and the director takes it. `put_off` are proposals that wait, by id, each with the
    time since when. `counts` are the chips that players were counted with last, where their
    stacks are unknown.
    `outs` are the players who were reported out, with the newest report of each; `reports` is the
    number of reports. `comebacks` are the rebuys since by which they are back in. `seatings` are
    the seats before each draw of seats at tables that nobody follows, by the purpose of the draw.
    `drawn_before` says how often a draw of this purpose was undone.
    """

    def __init__(self, opened: EventOpened) -> None:
        self.config = opened.config
        self.rules = edition(opened.edition)
        self.phase: Phase = "open"
        self.entrants: dict[str, str | None] = {}
        self.alternates: list[str] = []
        self.draws: Draws | None = None
        self.seed: bytes | None = None
        self.paid_in = 0
        self.prices_paid = Prices()
        self.bounties = Bounties()
        self.pool = 0
        self.prizes: tuple[int, ...] = ()
        self.stacks = Stacks()
        self.seats: dict[str, tuple[int, int]] = {}
        self.tables: dict[int, Table] = {}
        self.broken: list[int] = []
        self.break_order: tuple[int, ...] = ()
        self.to_break: list[int] = []
        self.final_table: int | None = None
        self.heads_up = False
        self.hands: dict[int, HandOrder] = {}
        self.last_hand = self.chips_removed = self.chips_forfeited = 0
        self.removed_uncounted: dict[str, int] = {}
        self.results: dict[str, Standing] = {}
        self.earlier: list[Standing] = []
        self.entries = 0
        self.entries_of_persons = 0
        self.entered: dict[str, int] = {}
        self.late_open = False
        self.left_at_close: int | None = None
        self.dealt_in: set[str] = set()
        self.rebought: dict[str, int] = {}
        self.heads_again: dict[str, tuple[int, ...]] = {}
        self.added_on: dict[str, int] = {}
        self.rebuys_made = self.chips_bought = 0
        self.bust_at: dict[str, tuple[int, int, int]] = {}
        self.bust_ms: dict[str, int] = {}
        self.orders = WaitingOrders()
        self.swaps: list[SwapOrdered] = []
        self.redraw: RedrawOrdered | None = None
        self.redraws = 0
        self.night: Night | None = None
        self.pinned: dict[str, int | None] = {}
        self.posted: set[str] = set()
        self.conduct: dict[str, Conduct] = {}
        self.announced: Said | None = None
        self.end: EndOrdered | None = None
        self.hand_for_hand: HandForHand | None = None
        self.hand_for_hand_announced = self.hand_for_hand_paid = False
        self.chip = opened.config.smallest_chip(self.rules)
        self.coloring_up: list[ColoringUp] = []
        self.colored_for: dict[int, tuple[ColoredUp, ...]] = {}
        self.breaks = self.chips_raced = 0
        self.chips_corrected: dict[Correction, int] = {}
        self.deal: DealWished | None = None
        self.deal_made: DealMade | None = None
        self.deal_stacks: dict[str, int] = {}
        self.deal_asked_in: dict[str, int] = {}
        self.deals_offered = 0
        self.clock = LevelClock(opened.config.structure)
        self.calendar = Calendar()
        self.by_itself = opened.config.by_itself
        self.put_off: dict[str, int] = {}
        self.counts: dict[str, Reported] = {}
        self.outs: dict[str, OutReported] = {}
        self.reports = 0
        self.comebacks: dict[str, tuple[Comeback, ...]] = {}
        self.seatings: dict[str, Seating] = {}
        self.drawn_before: dict[str, int] = {}

    @property
    def ending(self) -> bool:
        """Whether the hands in play are to be the last, by order or because all seats are won."""
        return self.end is not None

    @property
    def ended_early(self) -> bool:
        """Whether the event is over by an order, before one player had all the chips."""
        return self.phase == "over" and self.end is not None and self.end.why == "director"

    @property
    def announcement(self) -> str | None:
        """The text announced last, until it is taken down."""
        return None if self.announced is None else self.announced.text

    def said(self, at_ms: int) -> Said | None:
        """Return the announcement that stands at this time, or None."""
        said = self.announced
        if said is None or (said.until_ms is not None and said.until_ms <= at_ms):
            return None
        return said

    def goes_back_to(self, phase: Phase) -> None:
        """Return to the phase before a failed step that was to end the event.

        Nothing may be shown that waits for its end. Other changes of the step are undone by the
        journal alone.
        """
        if self.phase == "over":
            self.phase, self.clock.over = phase, phase == "over"

    @property
    def chips_in_play(self) -> int:
        """All chips of those still in, in front of them and in bags."""
        return self.stacks.total + self.calendar.bagged

    def chips_of(self, player: str) -> int | None:
        """Return the chips that the player plays with, or at night has bagged last; 0 for none.

        None where nobody knows them: at a table that is not followed, or until they are counted.
        """
        bag = self.calendar.bag_of(player) if self.phase == "night" else None
        return self.stacks.get(player, 0) if bag is None else bag.chips

    @property
    def reckoned(self) -> dict[str, int] | None:
        """The chips of all who play, None where they are not all known or counted.

        Counts that still serve do where they and the known stacks make up all chips in play.
        """
        if (known := self.stacks.all_known()) is not None:
            return known
        told = self.stacks.told()
        unknown = self.uncounted
        told |= {
            player: self.counts[player].number for player in unknown if self.is_counted(player)
        }
        # The last one whose chips nobody counted has all the others.
        if len(rest := unknown - told.keys()) == 1 and not self.waits_for_a_count:
            told |= dict.fromkeys(rest, self.stacks.total - sum(told.values()))
        whole = len(told) == len(self.stacks) and sum(told.values()) == self.stacks.total
        whole = whole and min(told.values(), default=1) > 0
        return {player: told[player] for player in self.stacks} if whole else None

    @property
    def waits_for_a_count(self) -> bool:
        """Whether chips of a removed player are part of the total, which nobody has counted."""
        return not all(self.removed_uncounted.values())

    def is_counted(self, player: str) -> bool:
        """Whether the player's last count still serves to reckon with.

        It does for a time, and until somebody is out: then chips have moved.
        """
        told = self.counts.get(player)
        if told is None or self.clock.anchor_ms - told.at_ms > COUNT_SERVES_MS:
            return False
        return told.at_ms >= max((out.at_ms for out in self.outs.values()), default=0)

    @property
    def uncounted(self) -> frozenset[str]:
        """The players whose stacks nobody knows."""
        return frozenset(player for player, chips in self.stacks.items() if chips is None)

    @property
    def left(self) -> int:
        """Return the number of persons still in: players, and those with a bagged stack."""
        if not self.calendar.bags:
            return len(self.stacks)
        return len(self.stacks.keys() | self.calendar.bags.keys())

    @property
    def day_end(self) -> DayEnd | None:
        """The end of the present day, None for one that is played out."""
        days = self.config.days
        if days is None or self.calendar.day > len(days.ends):
            return None
        return days.ends[self.calendar.day - 1]

    @property
    def last_hands_range(self) -> tuple[int, int]:
        """The minimum and maximum number of last hands of a day."""
        return (0, 0) if self.config.days is None else self.config.days.last_hands

    @property
    def in_flight(self) -> bool:
        """Whether one of several flights is played: its last players are not those of the event."""
        days = self.config.days
        flights = 1 if days is None else days.flights
        return self.phase == "running" and self.calendar.day == 1 and flights > 1

    @property
    def more_flights(self) -> bool:
        """Whether another flight follows, with entries of its own."""
        days = self.config.days
        flights = 1 if days is None else days.flights
        return self.late_open and self.calendar.day == 1 and self.calendar.flight < flights

    def open_seats(self, table: Table) -> list[int]:
        """Return the seats that are empty and not kept by the director, in order."""
        taken, kept = table.players, self.orders.kept.get(table.number, ())
        if len(taken) == table.size:
            return []
        return [seat for seat in table.all_seats if seat not in taken and seat not in kept]

    def count_open(self, table: Table) -> int:
        """Return the number of these seats."""
        kept = self.orders.kept.get(table.number, ())
        return table.size - len(table.players) - sum(seat not in table.players for seat in kept)

    @property
    def open_at_all(self) -> int:
        """Return the number of open seats at all tables, without a search of each seat.

        It is asked after every hand, of a thousand tables too.
        """
        kept = (
            seat not in self.tables[number].players
            for number, seats in self.orders.kept.items()
            if number in self.tables
            for seat in seats
        )
        return sum(one.size - len(one.players) for one in self.tables.values()) - sum(kept)

    def conduct_of(self, player: str) -> Conduct:
        """Return the player's penalties, at any table."""
        return self.conduct.get(player, CLEAN)

    @property
    def in_round(self) -> bool:
        """Whether some tables, but not all, have finished their hand of the round.

        Until all have, nobody goes out or moves.
        """
        return self.hand_for_hand is not None and bool(self.hand_for_hand.played or self.hands)

    def has_pinned(self, table: Table) -> bool:
        """Whether a pinned player sits at the table."""
        return not self.pinned.keys().isdisjoint(table.players.values())

    def smallest_chip_of(self, player: str) -> int:
        """Return the smallest chip that the player has.

        It is one of those being colored up, until the table has exchanged them, else the smallest
        in play.
        """
        leaving = (up.removed for up in self.coloring_up if player in up.waiting)
        return min(leaving, default=self.chip)

    def in_hand(self, player: str) -> bool:
        """Whether the player takes part in a hand in play; a player without a seat does not."""
        table, seat = self.seats.get(player, (0, 0))
        number = self.tables[table].hand if table in self.tables else None
        return number is not None and self.hands[number].seats.get(seat) == player

    @property
    def standing_tables(self) -> list[Table]:
        """Return the open tables in order of their numbers."""
        return [self.tables[number] for number in sorted(self.tables)]
