"""One live table: what is entered there, and the hand that is followed.

The record says where players in wrong seats belong. At a table of its own the room carries the move
out once the hand is closed. At a table of an event the event's director seats the players, and
nobody is moved to another table from here.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from math import gcd
from typing import Final, NamedTuple

from ruleone.dealing import GAMES, BadHand, Hand, RaiseTo
from ruleone.dealing.start import Terms
from ruleone.floor.followed import (
    Acts,
    ByFloor,
    Chosen,
    FollowedHand,
    Happened,
    Line,
    NoHand,
    Overruled,
    Plays,
    Undone,
    moves,
)
from ruleone.floor.hand_stage import was_misdeal
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.penalties.penalty import disqualified, fined
from ruleone.floor.ruling import AtTable, Ruling
from ruleone.floor.steps import PulledBack, Push
from ruleone.room.core.batch import FAILURES, Batch
from ruleone.room.live import events as e
from ruleone.room.live.entries import LiveEntry, Offended, entered, out_of_bounds
from ruleone.room.live.events import LiveLevel, Reseating
from ruleone.room.live.redealing import Redeal, button_told, dealt_again
from ruleone.room.live.state import Entered, LiveState
from ruleone.rulebook import Citation, Refusal
from ruleone.tournament.button import Lineup, Positions, lineup, lineup_without_blinds
from ruleone.tournament.events import HandOrder
from ruleone.tournament.terms.games import most_seats_in


def not_in_chips(entry: LiveEntry, hand: Hand | None, chips: Collection[int]) -> Refusal | None:
    """Return why an entry cannot be made with chips of these denominations, or None.

    It names others, or a bet in this hand that cannot be made of them. All-ins, and bets that the
    hand itself offers, are never refused: stacks may be odd.
    """
    among = tuple(map(str, sorted(chips)))
    match entry:
        case Plays(steps=steps, lying=lying):
            of_chips = (step.chips for step in steps if isinstance(step, Push | PulledBack))
            pushed = {worth for chips_of in of_chips for worth in chips_of}
            for worth in sorted((pushed | {*(lying or {})}).difference(chips)):
                return Refusal("live-denomination", "illegal", {"chips": among, "came": worth})
        case Happened("color-up", {"chip": int(chip)}) if chip not in chips:
            return Refusal("live-denomination", "illegal", {"chips": among, "came": chip})
        case Acts(seat, RaiseTo(to)) if hand and to % gcd(*chips) and to not in _odd(hand, seat):
            return Refusal("live-not-in-chips", "illegal", {"chips": among, "came": to})
    return None


def stack_not_in_chips(player: str, stack: int, chips: Collection[int]) -> Refusal | None:
    """Return why a player cannot sit down with this stack of these denominations, or None."""
    unit = gcd(*chips)
    if stack % unit == 0:
        return None
    among = tuple(map(str, sorted(chips)))
    return Refusal(
        "live-stack-not-in-chips",
        "illegal",
        {"player": player, "chips": among, "unit": unit, "came": stack},
    )


def level_not_in_chips(level: LiveLevel, chips: Collection[int]) -> Refusal | None:
    """Return why a level cannot be played with these denominations, or None."""
    return _not_paid(level, chips, "live-level-not-in-chips")


def chips_not_for(level: LiveLevel, chips: Collection[int]) -> Refusal | None:
    """Return why these denominations cannot be used at this level, or None."""
    return _not_paid(level, chips, "live-chips-not-for-level")


def _not_paid(level: LiveLevel, chips: Collection[int], code: str) -> Refusal | None:
    unit = gcd(*chips)
    amounts = (level.small_blind, level.big_blind, level.ante, level.min_bet, level.bring_in)
    for amount in amounts:
        if amount is not None and amount % unit:
            among = tuple(map(str, sorted(chips)))
            return Refusal(code, "illegal", {"chips": among, "unit": unit, "came": amount})
    return None


def _odd(hand: Hand, seat: int) -> set[int]:
    """Return totals of a street for a seat that need not be made of chips in play."""
    options = hand.options
    offered = options.bet_to if options is not None and options.seat == seat else None
    all_in = {each.bet + each.stack for each in hand.view().seats if each.seat == seat}
    return all_in.union(offered or ())


class Ordered(NamedTuple):
    """A move on the record: the rule, and whether the seat is at another table."""

    move: Reseating
    elsewhere: bool


def no_seat_here(entry: LiveEntry, size: int) -> int | None:
    """Return a seat that an entry sends somebody to, beyond a table of this size, or None."""
    seats: tuple[int, ...] = ()
    match entry:
        case Happened("wrong-seat", {"belongs": int(seat), **facts}) if not facts.get("elsewhere"):
            seats = (seat,)
        case Overruled(remedies=remedies) | ByFloor(remedies=remedies):
            moves = (one for one in remedies if isinstance(one, AtTable))
            seats = tuple(seat for one in moves if one.code == "move-seat" for seat in one.seats)
    return next((seat for seat in seats if seat > size), None)


def ordered(state: LiveState) -> tuple[Ordered, ...]:
    """Return the moves on the record of this hand, or before the first, that are still open.

    The player still sits in the same seat; of several moves of a player the last counts.
    """
    found: dict[int, Ordered] = {}
    for line, told in moves(state.standing):
        seat, to = told.seats
        if state.still_sits(line.n, seat) and seat not in state.going:
            move = Reseating(seat, to, _rule(state, line, told))
            found.setdefault(seat, Ordered(move, told.code == "move-elsewhere"))
    return tuple(found[seat] for seat in sorted(found))


def reseated(state: LiveState) -> tuple[Reseating, ...]:
    """Return the moves that the room carries out once this hand is closed.

    The new seat has to be free then; nobody moves before a misdeal is dealt again.
    """
    if state.opened.event is not None or _dealt_again(state):
        return ()
    left = [one.move for one in ordered(state) if not one.elsewhere]
    while True:
        sit = state.seats.keys() - {one.seat for one in left} - state.going
        into = Counter(one.to for one in left)
        free = [one for one in left if one.to not in sit and into[one.to] == 1]
        if len(free) == len(left):
            return tuple(left)
        left = free


def _dealt_again(state: LiveState) -> bool:
    """Whether the next hand deals a misdeal again, to the seats that it was dealt to."""
    if state.followed is None:
        return state.redeals is not None
    return was_misdeal(state.followed.hand)


def _rule(state: LiveState, line: Line, move: AtTable) -> Citation:
    """Return the rule by which the record orders the move; the floor's own where it rules so."""
    choice = line.chosen or (line.ruling.ruled if isinstance(line.ruling, Ruling) else None)
    cited = () if choice is None else choice.cited
    mine = (each.citation for each in cited if each.remedy == move)
    return next(mine, state.rules.cite("floor.decides"))


STALE: Final = Refusal("stale", "illegal")
_OF_FLOOR: Final = (Chosen, Overruled, ByFloor)


class LiveTable:
    """A live table. Its acts are written into the batch that is given."""

    def __init__(
        self, name: str, opened: e.LiveTableOpened, name_of: Callable[[str], str] = str
    ) -> None:
        self.name: Final = name
        self.state: Final = LiveState(opened, name_of)

    @property
    def stream(self) -> str:
        """The table's own stream."""
        return f"live/{self.name}"

    @property
    def topics(self) -> tuple[str, ...]:
        """All topics that show something of the table."""
        opened = self.state.opened
        beside = () if opened.event is None else (f"table/{opened.event}/{opened.number}",)
        return f"live/{self.name}", f"live-board/{self.name}", "floor", *beside

    def record(self, event: e.LiveEvent, batch: Batch) -> None:
        """Take in an event and write it."""
        waited = self._for_the_floor
        self.state.apply(event)
        batch.add(self.stream, event)
        batch.change(*self.topics)
        beside = self.state.opened.event
        if beside is not None and self._for_the_floor != waited:
            batch.change(f"director/{beside}", "matters")

    @property
    def _for_the_floor(self) -> tuple[object, ...]:
        """The floor's open tasks here: a call, the number of decisions, and the seat on a clock.

        With the call who is coming.
        """
        state, followed = self.state, self.state.followed
        clock_on = None if followed is None else followed.pending.clock_on
        return state.call is not None, state.coming, len(state.waits), clock_on

    def begin(
        self, button: int | None, drawn: Callable[[int], int], by: str, batch: Batch
    ) -> Refusal | None:
        """Begin a hand with the button in this seat, or else where the edition moves it.

        `drawn` draws one of a number of places for the very first hand. The last hand is closed;
        where it was a misdeal this one deals it again.
        """
        state = self.state
        if state.in_hand:
            return Refusal("live-hand-on", "illegal", {"hand": state.called(state.number)})
        seats = sorted(
            self._sits_next(seat)
            for seat in state.seats
            if state.chips_next(seat) and seat not in state.going
        )
        if len(seats) < 2:
            return Refusal("live-too-few", "illegal")
        if button is not None and button not in seats:
            return Refusal("live-button", "illegal", {"seats": tuple(map(str, seats))})
        if waits := state.following.pending.open:
            return Refusal("floor-decides-first", "illegal", {"entry": waits[0]})
        most = most_seats_in((state.opened.game,), state.rules)
        if len(seats) > most:
            return Refusal("live-too-many-dealt", "illegal", {"most": most, "came": len(seats)})
        line, level = self._lineup(seats, button, drawn), state.level
        again = dealt_again(state, line)
        if again is not None:
            line, level = again.line, again.level
            if button not in (None, line.positions.button):
                return Refusal("live-redeal-button", "illegal", {"seat": line.positions.button})
        try:
            self._hand(line, level)
        except BadHand:
            return Refusal("live-hand-bad", "illegal")
        closes = self.close_hand(batch)
        dead, redeal = (() if again is None else again.dead), again is not None
        hand = self._hand(line, level, dead=state.dead_in(line.dealt_in, dead, redeal=redeal))
        self.record(
            e.LiveHandBegan(
                state.next_number,
                line.positions,
                hand.events,
                by,
                batch.at_ms,
                redeal=redeal,
                dead=dead,
                closes=closes,
            ),
            batch,
        )
        return None

    def take_back_start(self, hand: int, by: str, batch: Batch) -> Refusal | None:
        """Undo the start of this hand, on whose record nothing is yet.

        The hand before it, which its start has closed, is open again, unless others sit here now.
        """
        state = self.state
        if hand != state.number or state.followed is None:
            return STALE
        if lines := state.standing:
            told = {"hand": state.called(hand), "lines": len(lines)}
            return Refusal("live-hand-told", "illegal", {**told})
        opens = state.opens_again
        if state.leaving or opens:
            batch.change("lobby")
        self.record(e.LiveHandTakenBack(hand, by, batch.at_ms, opens), batch)
        return None

    def seat(self, players: tuple[e.LivePlayer, ...], batch: Batch) -> None:
        """Seat the players whom the event has seated here, with their chips."""
        state = self.state
        dealt = state.dealt_in
        now = {
            seat: (one.player, state.stacks[seat])
            for seat, one in state.seats.items()
            if seat not in dealt
        }
        if now != {one.seat: (one.player, one.stack) for one in players if one.seat not in dealt}:
            self.record(e.LiveSeated(players, batch.at_ms), batch)

    def set_chips(self, chips: tuple[int, ...], by: str, batch: Batch) -> None:
        """Set the denominations that the table plays with from now on."""
        if self.state.denominations != chips:
            self.record(e.LiveChipsSet(chips, by, batch.at_ms), batch)

    def follow(
        self,
        order: HandOrder,
        positions: Positions,
        level: e.LiveLevel,
        chips: tuple[int, ...],
        by: str,
        batch: Batch,
    ) -> None:
        """Begin a hand that the event has ordered, at this level and with these denominations.

        The last one is closed.
        """
        state = self.state
        assert state.followed is None, "the event orders a hand once the last one is over"
        if state.level != level:
            self.record(e.LevelSet(level, by, batch.at_ms), batch)
        self.set_chips(chips, by, batch)
        line = Lineup(positions, tuple(sorted(order.seats)))
        dead = state.dead_in(line.dealt_in, order.penalised)
        hand = self._hand(
            line,
            level,
            order.game,
            number=order.number,
            hand_for_hand=order.hand_for_hand,
            dead=dead,
        )
        began = e.LiveHandBegan(
            state.next_number,
            line.positions,
            hand.events,
            by,
            batch.at_ms,
            dead=order.penalised,
            order=order.number,
        )
        self.record(began, batch)

    @property
    def again(self) -> Redeal | None:
        """The re-deal of the hand that the event has ordered, where that was a misdeal."""
        positions = self.state.positions
        assert positions is not None, "a hand has begun"
        return dealt_again(self.state, Lineup(positions, self.state.dealt_in))

    def deal_again(self, again: Redeal, order: HandOrder, by: str, batch: Batch) -> None:
        """Close the misdeal, and begin the hand that the event has ordered again."""
        self.end_hand(batch)
        line = again.line
        dead = self.state.dead_in(line.dealt_in, again.dead, redeal=True)
        hand = self._hand(
            line, again.level, number=order.number, hand_for_hand=order.hand_for_hand, dead=dead
        )
        began = e.LiveHandBegan(
            self.state.next_number,
            line.positions,
            hand.events,
            by,
            batch.at_ms,
            redeal=True,
            dead=again.dead,
            order=order.number,
        )
        self.record(began, batch)

    def _lineup(self, seats: list[int], button: int | None, drawn: Callable[[int], int]) -> Lineup:
        """Return the seats dealt in, and where button and blinds are."""
        state, before = self.state, self.state.positions
        button = button_told(state) if button is None else button
        first = seats[0] if before is not None else seats[drawn(len(seats))]
        if button is not None:
            before, first = None, button
        if GAMES[state.opened.game].bring_in is not None:
            line = lineup_without_blinds(seats, before, first)
        else:
            line = lineup(seats, before, first, state.rules)
        assert line is not None, "two have chips"
        return line

    def _hand(
        self,
        line: Lineup,
        level: e.LiveLevel,
        game: str | None = None,
        *,
        number: int | None = None,
        hand_for_hand: bool = False,
        dead: tuple[int, ...] = (),
    ) -> Hand:
        """Return the hand before its first card, played for this level.

        It is of the table's game and has its next number, unless others are given. The hands in the
        seats of `dead` are killed once they are dealt; their posts are in the pot as far as
        somebody can win them (house-65C.1, holdem-pots-4). Raises BadHand.
        """
        state = self.state
        game = game or state.game
        terms = Terms(
            ante=level.ante,
            min_bet=level.min_bet,
            chip=min(state.denominations),
            players_in_event=level.players_left,
            hand_for_hand=hand_for_hand,
            showdown="players",
            penalised=dead,
        )
        if GAMES[game].bring_in is not None:
            terms["bring_in"] = level.bring_in
        else:
            terms["small_blind_seat"] = line.small_blind_seat
            terms["big_blind_seat"] = line.big_blind_seat
        if not level.ante:
            terms["ante_format"] = "none"
        return Hand(
            game,
            state.rules.id,
            {
                to: state.chips_next(seat)
                for seat in state.seats
                if (to := self._sits_next(seat)) in line.dealt_in
            },
            line.positions.button,
            (level.small_blind, level.big_blind),
            number=state.next_number if number is None else number,
            **terms,
        )

    def _sits_next(self, seat: int) -> int:
        """Return the seat in the next hand of the player in a seat."""
        return next((one.to for one in reseated(self.state) if one.seat == seat), seat)

    def close_hand(self, batch: Batch) -> bool:
        """Close a hand that is over, or what was before the first; False if there is neither.

        Nothing of it can be undone any longer. Penalties of chips are paid, and a player who was
        disqualified in it is out, with all chips removed from play. Then players in wrong seats are
        moved to the right ones.
        """
        state = self.state
        if state.followed is None and not state.following.lines:
            return False
        out = state.disqualified
        by = {seat: one.by for one in state.lines for seat in out if one.line.n == out[seat].n}
        moves = reseated(state)
        self.end_hand(batch)
        for seat in sorted(state.seats):
            self._collect(seat, batch)
        for seat in sorted(out.keys() & state.seats.keys()):
            ruling = disqualified(state.rules, state.known_chips(seat))
            (reason,) = ruling.reasons
            left = e.PlayerDisqualified(
                seat, ruling.out_of_play, reason.citation, by[seat], batch.at_ms
            )
            self.record(left, batch)
            batch.change("lobby")
        if moves:
            self.record(e.PlayersReseated(moves, batch.at_ms), batch)
        return True

    def end_hand(self, batch: Batch, told: Mapping[int, int] | None = None) -> None:
        """End the hand with its stacks, or those given by seat; its lines are then final."""
        chips = {seat: self.state.chips(seat) for seat in sorted(self.state.seats)}
        stacks = {seat: has for seat, has in chips.items() if has is not None} | {**(told or {})}
        self.record(e.LiveHandEnded(self.state.number, stacks, batch.at_ms), batch)

    def _collect(self, seat: int, batch: Batch) -> None:
        """Take the chips that the player in a seat owes for penalties, as far as there are any."""
        for owed in self.state.serving(seat).owes:
            ruling = fined(self.state.rules, owed, self.state.known_chips(seat))
            (reason,) = ruling.reasons
            paid = e.PlayerFined(seat, ruling.out_of_play, reason.citation, batch.at_ms)
            self.record(paid, batch)

    def enter(
        self, hand: int, lines: int, entry: LiveEntry, by: str, is_floor: bool, batch: Batch
    ) -> Refusal | None:
        """Enter something for a person who saw `lines` lines of this hand."""
        made = self.judged(hand, lines, entry, by, is_floor, batch.at_ms)
        if isinstance(made, Refusal):
            return made
        entered_line, _ = made
        self.record(e.LineEntered(hand, entered_line.line, by, batch.at_ms), batch)
        return None

    def judged(
        self, hand: int, lines: int, entry: LiveEntry, by: str, is_floor: bool, at_ms: int
    ) -> tuple[Entered, FollowedHand | NoHand] | Refusal:
        """Return the line that an entry would become, and the hand after it; nothing happens.

        Before the first hand it is the table.
        """
        state = self.state
        following = state.following
        if hand != state.number or lines != len(following.lines):
            return STALE
        if not is_floor and self._is_the_floors(entry):
            return Refusal("needs-floor", "illegal")
        of_hand = None if state.followed is None else state.followed.hand
        refused = out_of_bounds(entry) or not_in_chips(entry, of_hand, state.denominations)
        if refused is not None:
            return refused
        if isinstance(entry, Offended) and entry.seat not in state.seats:
            return Refusal("live-seat-empty", "illegal")
        if (seat := no_seat_here(entry, state.size)) is not None:
            return Refusal("live-no-such-seat", "illegal", {"most": state.size, "came": seat})
        if self._moves_an_events_button(entry):
            return Refusal("live-button-of-event", "illegal")
        after = following.with_lines(following.lines)
        try:
            line = after.enter(entered(entry, at_ms, state.record))
            if isinstance(line, Refusal):
                return line
            return Entered(hand, line, state.told(line), by, at_ms), after
        except BadFacts as wrong:
            return wrong.refusal
        except FAILURES:
            return Refusal("live-entry-failed", "illegal")

    def _moves_an_events_button(self, entry: LiveEntry) -> bool:
        """Whether this tells another seat for the button than the event has it at."""
        state = self.state
        if not isinstance(entry, Happened) or entry.kind != "wrong-button":
            return False
        if state.opened.event is None or state.positions is None:
            return False
        return entry.facts.get("belongs") != state.positions.button

    def _is_the_floors(self, entry: LiveEntry) -> bool:
        """Whether the floor alone may enter this: what it decides, and the undoing of that."""
        standing = self.state.standing
        if isinstance(entry, Undone) and standing:
            return isinstance(standing[-1].entry, _OF_FLOOR)
        return isinstance(entry, _OF_FLOOR)
