"""One live table: what is entered there, and the hand that is followed."""

from collections.abc import Callable, Mapping
from typing import Final

from ruleone.dealing import GAMES, BadHand, Hand
from ruleone.dealing.start import Terms
from ruleone.floor.followed import (
    ByFloor,
    Chosen,
    FollowedHand,
    Happened,
    NoHand,
    Overruled,
    Undone,
)
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.penalties import disqualified, fined
from ruleone.room.batch import Batch
from ruleone.room.failures import FAILURES
from ruleone.room.live import events as e
from ruleone.room.live.denominations import not_in_chips
from ruleone.room.live.entries import LiveEntry, Offended, entered, out_of_bounds
from ruleone.room.live.redealing import Redeal, button_told, dealt_again
from ruleone.room.live.reseating import reseated
from ruleone.room.live.state import Entered, LiveState
from ruleone.rulebook import Refusal
from ruleone.tournament.button import Lineup, Positions, lineup, lineup_without_blinds
from ruleone.tournament.events import HandOrder
from ruleone.tournament.terms.games import most_seats_in

STALE: Final = Refusal("stale", "illegal")
_OF_FLOOR: Final = (Chosen, Overruled, ByFloor)


class LiveTable:
    """A live table. What is done is written into the batch that is given."""

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
    def _for_the_floor(self) -> tuple[bool, int, int | None]:
        """What the floor is asked for here: whether it was called, on how much it has to decide,
        and the seat on which a clock was called."""
        followed = self.state.followed
        clock_on = None if followed is None else followed.pending.clock_on
        return self.state.call is not None, len(self.state.waits), clock_on

    def begin(
        self, button: int | None, drawn: Callable[[int], int], by: str, batch: Batch
    ) -> Refusal | None:
        """A hand begins, with the button where it is told to be, or where the edition moves it;
        `drawn` draws a place from so many for the very first one. The last hand is closed; where
        it was a misdeal this one deals it again."""
        state = self.state
        if state.in_hand:
            return Refusal("live-hand-on", "illegal", {"hand": state.number})
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
        self._began(line, hand, by, batch, redeal=redeal, dead=dead, closes=closes)
        return None

    def _began(
        self,
        line: Lineup,
        hand: Hand,
        by: str,
        batch: Batch,
        *,
        redeal: bool = False,
        dead: tuple[int, ...] = (),
        order: int | None = None,
        closes: bool = False,
    ) -> None:
        number, at_ms = self.state.next_number, batch.at_ms
        began = e.LiveHandBegan(
            number, line.positions, hand.events, by, at_ms, redeal, dead, order, closes
        )
        self.record(began, batch)

    def take_back_start(self, hand: int, by: str, batch: Batch) -> Refusal | None:
        """The hand of this number was begun wrongly, and nothing stands on its record yet. The one
        before it, which its start has closed, goes on as it was, unless others sit here now."""
        state = self.state
        if hand != state.number or state.followed is None:
            return STALE
        if lines := state.standing:
            return Refusal("live-hand-told", "illegal", {"hand": hand, "lines": len(lines)})
        opens = state.opens_again
        if state.leaving or opens:
            batch.change("lobby")
        self.record(e.LiveHandTakenBack(hand, by, batch.at_ms, opens), batch)
        return None

    def seat(self, players: tuple[e.LivePlayer, ...], batch: Batch) -> None:
        """Those whom the event has seated here, with the chips that they have there."""
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
        """The table plays with chips of these denominations from now on."""
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
        """A hand that the event has ordered begins, for this level, with chips of these
        denominations. The last one is closed."""
        state = self.state
        assert state.followed is None, "the event orders a hand once the last one is over"
        if state.level != level:
            self.record(e.LevelSet(level, by, batch.at_ms), batch)
        self.set_chips(chips, by, batch)
        line = Lineup(positions, tuple(sorted(order.seats)))
        dead = state.dead_in(line.dealt_in, order.penalised)
        hand = self._hand(line, level, order.game, hand_for_hand=order.hand_for_hand, dead=dead)
        self._began(line, hand, by, batch, dead=order.penalised, order=order.number)

    @property
    def again(self) -> Redeal | None:
        """How the hand that the event has ordered is dealt again, where it was a misdeal."""
        positions = self.state.positions
        assert positions is not None, "a hand has begun"
        return dealt_again(self.state, Lineup(positions, self.state.dealt_in))

    def deal_again(self, again: Redeal, order: HandOrder, by: str, batch: Batch) -> None:
        """The misdeal is closed, and the hand that the event has ordered begins once more."""
        self.end_hand(batch)
        line = again.line
        dead = self.state.dead_in(line.dealt_in, again.dead, redeal=True)
        hand = self._hand(line, again.level, hand_for_hand=order.hand_for_hand, dead=dead)
        self._began(again.line, hand, by, batch, redeal=True, dead=again.dead, order=order.number)

    def _lineup(self, seats: list[int], button: int | None, drawn: Callable[[int], int]) -> Lineup:
        """Who is dealt in, and where button and blinds stand."""
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
        hand_for_hand: bool = False,
        dead: tuple[int, ...] = (),
    ) -> Hand:
        """The hand before its first card, played for this level: of the table's game, unless
        another is told. The hands in the seats of `dead` are killed once they are dealt; what they
        have posted is in the pot as far as somebody can win it (house-65C.1, holdem-pots-4). Raises
        BadHand."""
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
            number=state.next_number,
            **terms,
        )

    def _sits_next(self, seat: int) -> int:
        """Where the player in a seat sits in the next hand."""
        return next((one.to for one in reseated(self.state) if one.seat == seat), seat)

    def close_hand(self, batch: Batch) -> bool:
        """Nothing of a hand that is over, or of what was before the first, can be undone any more:
        penalties of chips are paid, and a player who was disqualified in it is out with all chips,
        which leave play. Then those who sat in wrong seats are in the right ones. False where there
        is nothing to close."""
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
            ruling = disqualified(state.rules, state.chips(seat))
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
        """The chips are as the hand left them, or by seat as they were told to be, and nothing of
        it is taken back any more."""
        stacks = {seat: self.state.chips(seat) for seat in sorted(self.state.seats)}
        stacks.update(told or {})
        self.record(e.LiveHandEnded(self.state.number, stacks, batch.at_ms), batch)

    def _collect(self, seat: int, batch: Batch) -> None:
        """The player in a seat pays what he owes, as far as he has it."""
        for owed in self.state.serving(seat).owes:
            ruling = fined(self.state.rules, owed, self.state.chips(seat))
            (reason,) = ruling.reasons
            paid = e.PlayerFined(seat, ruling.out_of_play, reason.citation, batch.at_ms)
            self.record(paid, batch)

    def enter(
        self, hand: int, lines: int, entry: LiveEntry, by: str, is_floor: bool, batch: Batch
    ) -> Refusal | None:
        """An entry of one who saw so many lines of this hand."""
        made = self.judged(hand, lines, entry, by, is_floor, batch.at_ms)
        if isinstance(made, Refusal):
            return made
        entered_line, _ = made
        self.record(e.LineEntered(hand, entered_line.line, by, batch.at_ms), batch)
        return None

    def judged(
        self, hand: int, lines: int, entry: LiveEntry, by: str, is_floor: bool, at_ms: int
    ) -> tuple[Entered, FollowedHand | NoHand] | Refusal:
        """The line that an entry would become, and the hand after it, or the table before its first
        one; nothing happens."""
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
