"""A live table as the events of its stream made it, with the penalties of its players.

Penalties are kept wherever the players sit, and after they leave.
"""

from collections import deque
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from ruleone.dealing import Hand
from ruleone.floor.followed import (
    DeadOnceDealt,
    FollowedHand,
    Line,
    Misconduct,
    NoHand,
    Overruled,
    corrections,
    standing,
)
from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.infraction import NOTHING, ConductRuling, Record
from ruleone.floor.penalties.penalty import Penalty
from ruleone.floor.penalties.serving import DealRuling, Serving, deal, given
from ruleone.limits import (
    LIVE_ANNOUNCEMENTS_KEPT_MAX,
    LIVE_CALLS_ANSWERED_KEPT_MAX,
    LIVE_RULINGS_KEPT_MAX,
    SEATS_MAX,
)
from ruleone.room.live import events as e
from ruleone.room.live.telling import Told, told
from ruleone.rulebook import Edition, edition
from ruleone.store.people import ERASED
from ruleone.tournament.button import Positions


class Standing(msgspec.Struct, frozen=True):
    """A player's record from closed hands, the hands still to miss, and penalties in chips."""

    record: Record = Record()
    serving: Serving = Serving()
    last: Penalty | None = None
    owes: tuple[Penalty, ...] = ()

    @property
    def disqualified(self) -> bool:
        """Whether the player was disqualified."""
        return any(one.code == "disqualification" for one in self.record.penalties)


class _Then(NamedTuple):
    """The moment of an entry: the players by seat (`p1`, ...), and those who played."""

    seated: dict[int, str]
    playing: frozenset[str]


class Answered(NamedTuple):
    """A call for the floor, and its answer."""

    call: e.FloorCalled
    answer: e.FloorAnswered


class Kept(NamedTuple):
    """The penalties of the players, and those present at each line, at one moment."""

    of: dict[str, Standing]
    then: dict[int, _Then]


class Weighed(NamedTuple):
    """The result of the infraction of line `n`: a penalty, or a note alone.

    `by` is the line of the decision, if there was one.
    """

    n: int
    seat: int
    penalty: Penalty | None
    noted: bool
    by: Line | None


class Standings:
    """Penalties by player (`p1`, ...): leaving a seat removes none of them.

    An entry in a hand counts when that is closed. At a table `of_event` the event keeps the
    penalties.
    """

    def __init__(self, rules: Edition, *, of_event: bool = False) -> None:
        self._rules: Final = rules
        self._of_event: Final = of_event
        self._of: Final[dict[str, Standing]] = {}
        self._then: Final[dict[int, _Then]] = {}

    def __getitem__(self, player: str) -> Standing:
        return self._of.get(player, Standing())

    @property
    def kept(self) -> Kept:
        """All of it as it stands, for `restore`."""
        return Kept(dict(self._of), dict(self._then))

    def restore(self, kept: Kept) -> None:
        """Restore everything as it was when it was `kept`."""
        self._of.clear()
        self._of.update(kept.of)
        self._then.clear()
        self._then.update(kept.then)

    def serve(self, player: str, serving: Serving) -> None:
        """Note that a hand was dealt: the player has these hands left to miss."""
        self._of[player] = msgspec.structs.replace(self[player], serving=serving)

    def paid(self, player: str) -> None:
        """Note that the first of the player's penalties in chips has been paid."""
        self._of[player] = msgspec.structs.replace(self[player], owes=self[player].owes[1:])

    def entered(self, line: Line, seated: dict[int, str], playing: frozenset[str]) -> None:
        """Note who sat and who played when a line was entered."""
        self._then[line.n] = _Then(seated, playing)

    def who(self, n: int, seat: int) -> str | None:
        """Return the player (`p1`, ...) in a seat when line `n` was entered, or None."""
        return self._then[n].seated.get(seat)

    def record(self, player: str, lines: Iterable[Line]) -> Record:
        """Return a player's record, these lines of the hand included."""
        record = self[player].record
        for weigh in weighed(lines):
            if self._player(weigh) == player:
                record = _with(record, weigh)
        return record

    def owed(self, player: str, lines: Iterable[Line]) -> int:
        """Return the chips that a player owes, these lines of the hand included."""
        given = [
            weigh.penalty
            for weigh in weighed(lines)
            if weigh.penalty is not None and self._player(weigh) == player
        ]
        owes = (*self[player].owes, *given)
        return sum(penalty.count for penalty in owes if penalty.takes_chips)

    def disqualified(self, lines: Iterable[Line]) -> dict[str, Line]:
        """Return the players disqualified in these lines of the hand, each with the decision."""
        return {
            self._player(weigh): weigh.by
            for weigh in weighed(lines)
            if weigh.by and weigh.penalty is not None and weigh.penalty.code == "disqualification"
        }

    def close(self, lines: Iterable[Line]) -> None:
        """Close the hand of these lines: its penalties count.

        A round is a hand for each player at the table when it was given, the offender included
        (penalties.round-length).
        """
        for weigh in weighed(lines):
            player = self._player(weigh)
            standing = self[player]
            if self._of_event:
                noted = Record((), standing.record.noted + weigh.noted)
                self._of[player] = msgspec.structs.replace(standing, record=noted)
                continue
            record = _with(standing.record, weigh)
            if weigh.by is not None and weigh.penalty is not None:
                players = len(self._then[weigh.by.n].playing | {player})
                served = given(self._rules, standing.serving, weigh.penalty, players).serving
                owes = (weigh.penalty,) if weigh.penalty.takes_chips else ()
                standing = Standing(record, served, weigh.penalty, (*standing.owes, *owes))
            self._of[player] = msgspec.structs.replace(standing, record=record)
        self._then.clear()

    def _player(self, weigh: Weighed) -> str:
        """Return the player in the seat when it happened."""
        return self._then[weigh.n].seated[weigh.seat]


def _with(record: Record, weigh: Weighed) -> Record:
    penalties = () if weigh.penalty is None else (weigh.penalty,)
    return Record((*record.penalties, *penalties), record.noted + weigh.noted)


def weighed(standing: Iterable[Line]) -> Iterator[Weighed]:
    """Yield the infractions in the standing lines of a hand, by the floor's last decision on each.

    One that the floor overruled without a penalty is not noted either.
    """
    lines = tuple(standing)
    decided = {line.decides: line for line in lines if line.decides is not None}
    for line in lines:
        if isinstance(line.entry, Misconduct) and isinstance(line.ruling, ConductRuling):
            by = decided.get(line.n)
            given = None if by is None or by.penalty == NOTHING else by.penalty
            cleared = by is not None and isinstance(by.entry, Overruled)
            noted = given is None and not cleared and line.ruling.liability == "noted"
            yield Weighed(line.n, line.entry.seat, given, noted, by)


class Entered(msgspec.Struct, frozen=True):
    """A line of a hand with its words; `undone` says that it was undone."""

    hand: int
    line: Line
    told: Told
    by: str
    at_ms: int
    undone: bool = False


class Given(msgspec.Struct, frozen=True):
    """A penalty that the floor has given in a hand, to whom, for what, and by whom."""

    player: str
    penalty: Penalty
    offence: OffenceCode
    by: str


class _Start(NamedTuple):
    """The state that undoing the start of a hand restores.

    The places of button and blinds before it, and by player the hands that were to be missed.
    """

    positions: Positions | None
    serving: dict[str, Serving]


class _Open(NamedTuple):
    """The state of the table before a hand, or entries between hands, were closed.

    It is restored when they are opened again.
    """

    number: int
    positions: Positions | None
    start: _Start | None
    game: str
    followed: FollowedHand | None
    missing: frozenset[int]
    redeals: e.LiveHandBegan | None
    entered: tuple[Entered, ...]
    before_hands: tuple[Line, ...]
    past: tuple[Entered, ...]
    seats: dict[int, e.LivePlayer]
    stacks: dict[int, int | None]
    gone: dict[str, e.LivePlayer]
    leaving: frozenset[int]
    standings: Kept


class LiveState:
    """The table.

    `followed` is the hand on it, over or not, until it is closed. `number` is that of the newest
    hand, `missing` are the seats that miss it for a penalty. `leaving` are seats whose players are
    gone when it is closed. `past` are the lines of closed hands, newest last. `redeals` is how the
    newest hand began where it deals a misdeal again, undone or not. `announced` are the
    announcements of the floor, and `hand_for_hand` says whether the table plays hand for hand with
    its event.

    At a table of an event `set_by_floor` are the denominations that the floor has set in the place
    of the event's, () for none. `name_of` names persons, those whom an event has seated and those
    whose names were typed, and `record_of` returns their record there. `size` is the number of its
    seats.
    """

    def __init__(self, opened: e.LiveTableOpened, name_of: Callable[[str], str] = str) -> None:
        self.opened: Final = opened
        self.name_of: Final = name_of
        self.record_of: Callable[[str], Record] = _clean
        self.size = SEATS_MAX
        self.rules: Final[Edition] = edition(opened.edition)
        self.level = opened.level
        self.denominations = opened.chips
        self.set_by_floor: tuple[int, ...] = ()
        self.seats: dict[int, e.LivePlayer] = {one.seat: one for one in opened.seats}
        self.stacks: dict[int, int | None] = {one.seat: one.stack for one in opened.seats}
        self.came = len(opened.seats)
        self.gone: dict[str, e.LivePlayer] = {}
        self.leaving: set[int] = set()
        self.number = 0
        self.positions: Positions | None = None
        self.followed: FollowedHand | None = None
        self.game = opened.game
        self.missing: set[int] = set()
        self.redeals: e.LiveHandBegan | None = None
        self._start: _Start | None = None
        self._last = 0
        self._of_event: Final[dict[int, int]] = {}
        self._closed: _Open | None = None
        self.call: e.FloorCalled | None = None
        self.coming: e.FloorComing | None = None
        self.answered: Final[deque[Answered]] = deque(maxlen=LIVE_CALLS_ANSWERED_KEPT_MAX)
        self.hand_for_hand = False
        self.announced: Final[deque[e.LiveAnnounced | e.LiveSaid]] = deque(
            maxlen=LIVE_ANNOUNCEMENTS_KEPT_MAX
        )
        self.past: Final[deque[Entered]] = deque(maxlen=LIVE_RULINGS_KEPT_MAX)
        self._entered: list[Entered] = []
        self._before_hands: tuple[Line, ...] = ()
        self._standings: Final = Standings(self.rules, of_event=opened.event is not None)

    def called(self, number: int) -> int:
        """Return the number by which people know a hand of the table.

        At a table of an event it is the event's own, which its results, its replay and its records
        have.
        """
        return self._of_event.get(number, number)

    def apply(self, event: e.LiveEvent) -> None:
        """Take in an event; the same live and restored."""
        self._take(event)
        if self.followed is not None:
            others = self.seats.keys() - self.followed.hand.stacks.keys()
            told = {seat: self.chips(seat) for seat in sorted(others)}
            self.followed.beside = {seat: has for seat, has in told.items() if has is not None}
            self.followed.denominations = self.denominations

    def _take(self, event: e.LiveEvent) -> None:
        if isinstance(event, e.PlayerSat | e.LiveSeated | e.PlayerLeft):
            self._closed = None
        match event:
            case e.PlayerSat(player):
                self.came += self.gone.pop(player.player, None) is None
                self.seats[player.seat] = player
                told = self._put_right(player.player)
                self.stacks[player.seat] = None if player.stack is None else player.stack - told
            case e.LiveSeated(players):
                self._seat(players)
            case e.PlayerLeft(seat) if self.followed is not None and seat in self.dealt_in:
                self.leaving.add(seat)
            case e.PlayerFined(seat, chips):
                self.stacks[seat] = self.known_chips(seat) - chips
                self._standings.paid(self.seats[seat].player)
            case e.PlayerLeft(seat) | e.PlayerDisqualified(seat):
                self._goes(seat)
            case e.PlayersReseated(moves):
                self._reseat(moves)
            case e.LevelSet(level):
                self.level = level
            case e.LiveChipsSet(chips, stay=stay):
                self.denominations = chips
                self.set_by_floor = chips if stay else self.set_by_floor
            case e.LiveHandBegan():
                self._begin(event)
            case e.LiveHandTakenBack(opens=opens):
                self._take_start_back(self._closed if opens else None)
            case e.LineEntered():
                self._enter(event)
            case e.LiveHandEnded():
                self._closed = self._open
                self._end(event)
            case e.FloorCalled():
                self.call, self.coming = event, None
            case e.FloorComing():
                self.coming = event
            case e.FloorAnswered():
                if self.call is not None:
                    self.answered.append(Answered(self.call, event))
                self.call = self.coming = None
            case e.LiveAnnounced() | e.LiveSaid():
                self.announced.append(event)
                if event.hand_for_hand is not None:
                    self.hand_for_hand = event.hand_for_hand
            case _:
                pass

    @property
    def dealt_in(self) -> tuple[int, ...]:
        """The seats of the hand on the table."""
        return () if self.followed is None else tuple(sorted(self.followed.hand.stacks))

    @property
    def next_number(self) -> int:
        """The number of the next hand.

        A hand with lines on its record keeps its number, even if its start was undone.
        """
        return self._last + 1

    @property
    def opens_again(self) -> bool:
        """Whether undoing the start of this hand opens what that has closed.

        It does if nobody has sat down or left since.
        """
        return self._closed is not None

    @property
    def in_hand(self) -> bool:
        """Whether a hand is on the table that is not over."""
        return self.followed is not None and not self.followed.hand.over

    @property
    def waits(self) -> set[int]:
        """The entries that the floor has still to decide on.

        The hand waits for it, or an infraction has had no answer yet.
        """
        lines = self.standing
        answered = {line.decides for line in lines}
        return set(self.following.pending.open) | {
            line.n
            for line in lines
            if isinstance(line.ruling, ConductRuling)
            and line.ruling.choices
            and line.n not in answered
        }

    @property
    def following(self) -> FollowedHand | NoHand:
        """The hand on the table that takes entries, or the table before its first one."""
        if self.followed is not None:
            return self.followed
        told = {seat: self.chips(seat) for seat in self.seats}
        chips = {seat: has for seat, has in told.items() if has is not None}
        return NoHand(self.rules, chips, self._before_hands)

    @property
    def standing(self) -> tuple[Line, ...]:
        """The lines of the hand on the table that were not undone, or those before the first."""
        if self.followed is not None:
            return self.followed.standing
        return standing(self._before_hands)

    def chips(self, seat: int) -> int | None:
        """Return the stack of the player in a seat, None where nobody knows it."""
        if self.followed is not None and seat in self.followed.hand.stacks:
            return self.followed.hand.stacks[seat]
        has = self.stacks[seat]
        return None if has is None else has + self._put_right(self.seats[seat].player)

    def known_chips(self, seat: int) -> int:
        """Return the stack of a player at a table whose hands somebody follows."""
        chips = self.chips(seat)
        assert chips is not None, f"nobody knows the chips in seat {seat}"
        return chips

    def _put_right(self, player: str) -> int:
        """Return the chips by which corrections on the record changed a player's stack.

        They are from before the first hand, or of a hand that the player is not in.
        """
        return sum(
            correction.by
            for line, correction in corrections(self.standing)
            if correction.seat not in self.dealt_in
            and self._standings.who(line.n, correction.seat) == player
        )

    def chips_next(self, seat: int) -> int:
        """Return the stack of the player in a seat once this hand is closed and penalties paid."""
        owed = self._standings.owed(self.seats[seat].player, self.standing)
        return max(0, self.known_chips(seat) - owed)

    def name(self, player: e.LivePlayer) -> str:
        """Return the name of a player."""
        return player.name or self.name_of(player.person or player.player)

    def knows(self, person: str) -> bool:
        """Whether the person sits here, or did."""
        players = (*self.seats.values(), *self.gone.values())
        return any(person == (one.person or one.player) for one in players)

    @property
    def lines(self) -> Iterator[Entered]:
        """The lines of the hand on the table, or those before the first, the oldest first."""
        kept = {line.n for line in self.standing}
        for one in self._entered:
            yield msgspec.structs.replace(one, undone=one.line.n not in kept)

    def told(self, line: Line) -> Told:
        """Return a line in words, as if it were entered now."""
        names = {seat: self.name(player) for seat, player in self.seats.items()}
        earlier = {one.line.n: one.told for one in self._entered}
        return told(line, self.following, names, earlier)

    def record(self, seat: int) -> Record:
        """Return the record of the player in a seat with this hand; empty for an empty seat."""
        if seat not in self.seats:
            return Record()
        player = self.seats[seat].player
        here, before = self._standings.record(player, self.standing), self.record_of(player)
        return Record((*before.penalties, *here.penalties), before.noted + here.noted)

    def still_sits(self, n: int, seat: int) -> bool:
        """Whether in this seat is who sat there when line `n` of the record was entered."""
        now = self.seats.get(seat)
        return now is not None and self._standings.who(n, seat) == now.player

    def serving(self, seat: int) -> Standing:
        """Return what the player in a seat serves and owes, as when the hand began."""
        return self._standings[self.seats[seat].player]

    def dead_in(
        self, seats: Iterable[int], dead: Container[int], *, redeal: bool = False
    ) -> tuple[int, ...]:
        """Return the seats of a coming hand whose hands are killed once they are dealt.

        Those in `dead`, and those of players who miss it for a penalty.
        """
        dealt = self._dealt(seats, redeal=redeal)
        return tuple(seat for seat, ruling in dealt.items() if ruling.missed or seat in dead)

    def _dealt(self, seats: Iterable[int], *, redeal: bool) -> dict[int, DealRuling]:
        """Return the effect of a hand's deal on the penalty of each of these players."""
        return {seat: deal(self.rules, self.serving(seat).serving, redeal=redeal) for seat in seats}

    @property
    def given(self) -> tuple[Given, ...]:
        """The penalties of the hand that is on, the oldest first."""
        entered = {one.line.n: one for one in self.lines if not one.undone}
        found: list[Given] = []
        for weigh in weighed(self.standing):
            of = entered[weigh.n].line.entry
            if weigh.by is not None and weigh.penalty is not None and isinstance(of, Misconduct):
                player, by = self._standings.who(weigh.n, weigh.seat), entered[weigh.by.n]
                assert player is not None, "an infraction is somebody's"
                offence = of.incident.offence
                found.append(Given(player, weigh.penalty, offence, by.by))
        return tuple(found)

    @property
    def put_right(self) -> dict[str, int]:
        """The chips by which stacks outside the hand are corrected on its record, by player."""
        found = {one.player: self._put_right(one.player) for one in self.seats.values()}
        return {player: chips for player, chips in found.items() if chips}

    @property
    def disqualified(self) -> dict[int, Line]:
        """The seats of players disqualified in this hand, each with the decision.

        They are out when it is closed.
        """
        by = self._standings.disqualified(self.standing)
        return {seat: by[one.player] for seat, one in self.seats.items() if one.player in by}

    @property
    def going(self) -> set[int]:
        """The seats whose players are out when the hand on the table is closed."""
        return self.leaving | set(self.disqualified)

    def is_out(self, player: str) -> bool:
        """Whether a player (`p1`, ...) has been disqualified here."""
        by = self._standings.disqualified(self.standing)
        return player in by or self._standings[player].disqualified

    def back(self, name: str) -> e.LivePlayer | None:
        """Return the player of this name who comes back; None where none has left.

        Among several it is the one with the most hands to miss.
        """
        sits = {one.player for seat, one in self.seats.items() if seat not in self.leaving}
        left = {**self.gone, **{self.seats[seat].player: self.seats[seat] for seat in self.leaving}}
        named = [
            one
            for one in left.values()
            if self.name(one).casefold() == name.casefold() != ERASED and one.player not in sits
        ]
        return max(named, key=lambda one: self._weight(one.player), default=None)

    def _weight(self, player: str) -> tuple[bool, int]:
        return self.is_out(player), self._standings[player].serving.hands_left

    @property
    def _seated(self) -> dict[int, str]:
        return {seat: one.player for seat, one in self.seats.items()}

    @property
    def _playing(self) -> frozenset[str]:
        """The players in play now: also those all-in, but not those who have lost all or left."""
        in_hand = self.dealt_in if self.in_hand else ()
        seats = (seat for seat in self.seats if seat in in_hand or self.chips(seat) != 0)
        return frozenset(self.seats[seat].player for seat in seats if seat not in self.leaving)

    def _enter(self, entered: e.LineEntered) -> None:
        line, waited, words = entered.line, self.waits, self.told(entered.line)
        self._entered.append(Entered(entered.hand, line, words, entered.by, entered.at_ms))
        self._standings.entered(line, self._seated, self._playing)
        if self.followed is None:
            self._before_hands = (*self._before_hands, line)
        else:
            self.followed = self.followed.with_lines((*self.followed.lines, line))
        if line.decides in waited and not self.waits:
            self.call = None

    def _begin(self, began: e.LiveHandBegan) -> None:
        self._start = _Start(self.positions, {})
        self.redeals = began if began.redeal else None
        self.number, self.positions = began.number, began.positions
        self._last = began.number
        if began.order is not None:
            self._of_event[began.number] = began.order
        if not began.closes:
            self._closed = None
        hand = Hand.replay(began.opening)
        self.game = hand.view().game
        self.missing, self._entered = set(), []
        for seat, ruling in self._dealt(hand.stacks, redeal=began.redeal).items():
            standing = self.serving(seat)
            if ruling.missed:
                self.missing.add(seat)
            if ruling.serving != standing.serving:
                self._start.serving[self.seats[seat].player] = standing.serving
                self._standings.serve(self.seats[seat].player, ruling.serving)
        if self.opened.event is not None:
            self.missing.update(began.dead)
        rule = "penalties.redeal-killed" if began.redeal else "penalties.dealt_and_killed"
        dead = [seat for seat in hand.stacks if seat in self.missing or seat in began.dead]
        killed = (DeadOnceDealt(seat, self.rules.cite(rule)) for seat in dead)
        self.followed = FollowedHand(hand, dead=killed)

    def _take_start_back(self, closed: _Open | None) -> None:
        """Undo the start of the hand.

        Penalties are served as before the hand began, and the button is where it was. A hand
        without entries leaves its number to the next. The hand that its start has `closed` is open
        again.
        """
        assert self._start is not None, "a hand has begun"
        for player, serving in self._start.serving.items():
            self._standings.serve(player, serving)
        self.positions = self._start.positions
        if not self._entered:
            self._last -= 1
        self.number = self._last
        undone = tuple(self.lines)
        self._clear()
        if closed is not None:
            self._open_again(closed, undone)

    @property
    def _open(self) -> _Open:
        """The table as it stands, for `_open_again`."""
        return _Open(
            number=self.number,
            positions=self.positions,
            start=self._start,
            game=self.game,
            followed=self.followed,
            missing=frozenset(self.missing),
            redeals=self.redeals,
            entered=tuple(self._entered),
            before_hands=self._before_hands,
            past=tuple(self.past),
            seats=dict(self.seats),
            stacks=dict(self.stacks),
            gone=dict(self.gone),
            leaving=frozenset(self.leaving),
            standings=self._standings.kept,
        )

    def _open_again(self, closed: _Open, undone: tuple[Entered, ...]) -> None:
        """Restore the table as before it was closed; the record keeps what was `undone` since."""
        self.number, self.positions, self._start = closed.number, closed.positions, closed.start
        self.game, self.followed = closed.game, closed.followed
        self.missing, self.redeals = set(closed.missing), closed.redeals
        self._entered, self._before_hands = list(closed.entered), closed.before_hands
        self.past.clear()
        self.past.extend((*closed.past, *undone))
        self.seats, self.stacks = dict(closed.seats), dict(closed.stacks)
        self.gone, self.leaving = dict(closed.gone), set(closed.leaving)
        self._standings.restore(closed.standings)
        self._closed = None

    def _end(self, ended: e.LiveHandEnded) -> None:
        self.stacks |= ended.stacks
        self.redeals = None
        self._clear()

    def _clear(self) -> None:
        """Remove the hand from the table: its record counts, and players who left are gone."""
        self._standings.close(self.standing)
        self.past.extend(self.lines)
        for seat in self.leaving:
            self._goes(seat)
        self.leaving.clear()
        self.followed, self.missing, self._entered, self._before_hands = None, set(), [], ()

    def _seat(self, players: tuple[e.LivePlayer, ...]) -> None:
        """Seat the event's players; those who are in the hand stay until it is over."""
        stay = {seat: self.seats[seat] for seat in self.dealt_in if seat in self.seats}
        self.seats = stay | {one.seat: one for one in players if one.seat not in stay}
        chips = {one.seat: one.stack for one in players}
        self.stacks = {
            seat: self.stacks[seat] if seat in stay else chips[seat] for seat in self.seats
        }

    def _reseat(self, moves: Iterable[e.Reseating]) -> None:
        """Move players to other seats, all at once, with everything that is theirs."""
        moved = [(one.to, self.seats.pop(one.seat), self.stacks.pop(one.seat)) for one in moves]
        for to, player, stack in moved:
            self.seats[to] = msgspec.structs.replace(player, seat=to)
            self.stacks[to] = stack

    def _goes(self, seat: int) -> None:
        """Remove a player from the table; the record stays for their return."""
        player = self.seats.pop(seat)
        del self.stacks[seat]
        if player.player not in self._seated.values():
            self.gone[player.player] = player


def _clean(player: str) -> Record:
    """Return an empty record: nothing is known of a player beyond this table."""
    return Record()
