"""What has to hold in any event, whatever happens in it: told of every command, it raises Wrong
with the name of what does not hold. It reckons for itself and asks the tournament for nothing that
it could know."""

from collections import Counter
from collections.abc import Iterable

from accounts import Accounts
from due import is_early
from level_tables import LevelTables
from places import Places
from race import is_by_the_book
from seats import came_after_the_deal, halted_after_the_deal, seats_differ
from wrong import hold

from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.dealing.events import Posted
from ruleone.tournament import EventState, HandOrder, Tournament, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.events import days as d
from ruleone.tournament.events import undo as b
from ruleone.tournament.events.seating import SeatsRedrawn, SeatsSwapped
from ruleone.tournament.terms.structure import stakes

CHECKED_WHOLE_EVERY = 40
"""Commands; beside those that change seats for many."""
_MANY_MOVE = (
    e.SeatsDrawn, e.TableBroken, e.FinalTableFormed, SeatsRedrawn, SeatsSwapped, e.EventFinished,
)  # fmt: skip


class Watch:
    """Follows one event, outcome by outcome."""

    def __init__(self) -> None:
        self.level_tables = LevelTables()
        self.commands = 0
        self.came: frozenset[str] = frozenset()
        self.halted_since: frozenset[int] = frozenset()
        self.at_ms = 0
        self.level = 0
        self.on_break = False
        self.hands = 0
        self.accounts = Accounts()
        self.places = Places()
        self.in_hand: dict[int, HandOrder] = {}
        self.tables_in_hand: set[int] = set()
        self.playing: set[str] = set()
        self.round_dealt: set[int] | None = None
        self.round_waits = False
        self.last_hands: int | None = None
        self.dealt_last: Counter[int] = Counter()

    def outcome(self, happened: Iterable[TournamentEvent], tournament: Tournament) -> None:
        """A command did this, and the tournament is now as it is."""
        state = tournament.state
        happened = tuple(happened)
        self.came = came_after_the_deal(happened)
        self.halted_since = halted_after_the_deal(happened)
        self.commands += 1
        many = False
        moved = Counter(
            one.player
            for one in happened
            if isinstance(one, e.PlayerMoved) and one.why == "balance"
        )
        hold("nobody is moved twice in one balancing", max(moved.values(), default=1) == 1, moved)
        for event in happened:
            hold("time goes on", event.at_ms >= self.at_ms or is_early(event), event)
            self.at_ms = max(self.at_ms, event.at_ms)
            many = many or isinstance(event, _MANY_MOVE)
            self._hear(event, state)
            self.level_tables.hear(event, state)
        self.level_tables.settled()
        if many or not self.commands % CHECKED_WHOLE_EVERY:
            self.whole(tournament)

    def _hear(self, event: TournamentEvent, state: EventState) -> None:
        self.accounts.hear(event, state)
        match event:
            case e.HandDealt():
                self._dealt(event, state)
            case e.HandRecorded():
                self._recorded(event)
            case e.LevelStarted(level=level):
                back = event.why == "director" and level <= self.level
                hold("levels come one after the other", level == self.level + 1 or back, level)
                self.level, self.on_break = level, False
            case e.BreakStarted(after_level=level):
                hold("a break comes after its level", level == self.level, level)
                self.on_break = True
            case e.BreakEnded():
                hold("a break ends that had begun", self.on_break)
                self.on_break = False
            case e.HandForHandAnnounced():
                self.round_dealt, self.round_waits = None, True
            case e.HandForHandEnded():
                self.round_dealt, self.round_waits = None, False
            case e.HandForHandPlayed():
                self.round_dealt, self.round_waits = set(), False
            case e.LatePlayerEntered():
                hold("a late entry takes an open seat", event.seat in event.open_seats, event)
            case e.ChipsRaced():
                self._raced(event)
            case b.LastHandsTakenBack():
                self.last_hands = None
            case _ if isinstance(event, d.DayEvent):
                self._hear_of_days(event)
            case _:
                self._hear_of_seats(event)

    def _hear_of_seats(self, event: TournamentEvent) -> None:
        match event:
            case e.PlayerMoved(why="balance"):
                hold("nobody moves in mid-hand", event.player not in self.playing, event)
            case e.TableBroken(table=table):
                hold("no table breaks in mid-hand", not self._plays(table), table)
                hold("a broken table's players find seats", seats_differ(event.draw.seats.values()))
            case e.FinalTableFormed():
                hold("the final table's seats differ", seats_differ(event.seats.values()))
                self.places.final_table(event)
            case SeatsRedrawn(seats=seats):
                hold("a redraw waits for all hands", not self.in_hand)
                there = self.level_tables.plan.seats.keys()
                hold("a redraw has a seat for each", seats.keys() == there, seats.keys() ^ there)
                hold("the seats of a redraw differ", seats_differ(seats.values()))
                self.places.clear()
            case SeatsSwapped(players=players):
                hold("nobody moves in mid-hand", self.playing.isdisjoint(players), event)
            case _:
                pass

    # hands

    def _plays(self, table: int) -> bool:
        return table in self.tables_in_hand

    def _dealt(self, event: e.HandDealt, state: EventState) -> None:
        order = event.order
        table = state.tables[order.table]
        hold("hands are numbered one by one", order.number == self.hands + 1, order.number)
        self.hands += 1
        if self.last_hands is not None:
            self.dealt_last[order.table] += 1
            most = self.dealt_last[order.table] <= self.last_hands
            hold("a table deals no more than the last hands", most, order.table)
        hold("a table plays one hand at a time", not self._plays(order.table), order.table)
        ending = self.last_hands is not None
        hold("no hand in a break but a day's last", ending or not self.on_break, order.number)
        halted = table.halted and order.table not in self.halted_since
        hold("no hand at a halted table", not halted, order.table)
        hold("a hand is of the level in force", order.level == self.level, order.level)
        if order.chip != state.config.smallest_chip(state.rules):
            due = state.config.structure.levels[order.level - 1].due_in(state.rules)
            whole = not any(amount % order.chip for amount in due)
            hold("what is due can be paid when small chips have left", whole, order)
        hold("hand for hand, the hands in play are finished first", not self.round_waits)
        if self.round_dealt is not None:
            hold("hand for hand, one hand a table", order.table not in self.round_dealt)
            self.round_dealt.add(order.table)
        told = (*order.seats, *order.waiting, *order.left_out)
        here = {seat: table.players.get(seat) for seat in told}
        sat = {seat: one for seat, one in table.players.items() if one not in self.came}
        hold("all who sit there are dealt in or wait", here == sat, (here, sat))
        missing = {order.seats[seat] for seat in order.penalised} | {*order.left_out.values()}
        hold("who misses a hand has a penalty", missing <= state.conduct.keys(), missing)
        hold("who is dealt in sits there", order.seats.items() <= table.players.items())
        chips = {seat: state.stacks.known(player) for seat, player in order.seats.items()}
        hold("a hand begins with the players' stacks", dict(order.stacks) == chips)
        hold("nobody without chips is dealt in", min(chips.values()) > 0, chips)
        self._stakes(order, state)
        self.places.dealt(event, state)
        twice = self.playing.intersection(order.seats.values())
        hold("nobody plays two hands at once", not twice, twice)
        self.in_hand[order.number] = order
        self.tables_in_hand.add(order.table)
        self.playing.update(order.seats.values())

    def _stakes(self, order: HandOrder, state: EventState) -> None:
        level = state.config.structure.levels[self.level - 1]
        if state.config.game == "nlhe" and state.config.rotation is None:
            antes = state.rules.choice("ante.format")
            ante = {"none": 0, "per-player": level.ante_each}.get(antes, level.ante)
            expected = ((level.small_blind, level.big_blind), ante)
            hold("blinds and antes are the level's", (order.blinds, order.ante) == expected, order)
        else:
            told = stakes(order.game, level, state.rules)
            same = (told.blinds, told.ante, told.point) == (order.blinds, order.ante, order.point)
            hold("blinds and antes are the level's", same, order)

    def played(self, order: HandOrder, hand: Hand | ThirteenHand) -> None:
        """A hand of an order was played by the engine."""
        ends = hand.stacks
        hold("a hand keeps its seats", ends.keys() == order.stacks.keys(), order.number)
        hold("a hand keeps its chips", sum(ends.values()) == sum(order.stacks.values()), ends)
        if isinstance(hand, ThirteenHand):
            return
        blinds = {order.small_blind_seat: order.blinds[0], order.big_blind_seat: order.blinds[1]}
        posted = [one for one in hand.events if isinstance(one, Posted)]
        of_blinds = Counter(one.seat for one in posted if one.kind != "ante")
        hold("each blind is posted once", max(of_blinds.values(), default=1) == 1, order)
        for one in posted:
            due = order.ante if one.kind == "ante" else blinds.get(one.seat, 0)
            paid = sum(each.amount for each in posted if each.seat == one.seat)
            short = one.amount < due and paid == order.stacks[one.seat]
            hold(
                "blinds and antes are paid in full, or all there is",
                one.amount == due or short,
                one,
            )

    def _raced(self, event: e.ChipsRaced) -> None:
        hold("no race is held in mid-hand", not self._plays(event.table), event)
        hold("a race keeps its seats", event.before.keys() == event.after.keys(), event)
        hold("a race is by the book", is_by_the_book(event), event)

    def _recorded(self, event: e.HandRecorded) -> None:
        order = self.in_hand.pop(event.number, None)
        hold("what is recorded was dealt", order is not None, event)
        assert order is not None
        self.tables_in_hand.remove(order.table)
        self.playing.difference_update(order.seats.values())
        before, after = sum(order.stacks.values()), sum(event.stacks.values())
        hold("a hand's chips are conserved", before == after, event)

    # days

    def _hear_of_days(self, event: d.DayEvent) -> None:
        match event:
            case d.LastHandsAnnounced(hands=hands):
                hold("last hands are announced once", self.last_hands is None, event)
                hold("so many are drawn", event.least <= hands <= event.most, event)
                self.last_hands = hands
            case d.DayEnded():
                hold("a day ends between hands", not self.in_hand)
                self.last_hands = None
                self.dealt_last.clear()
            case d.FlightStarted():
                self._day_begins(0)
            case d.DayDrawn():
                self._day_begins(event.stopped.level - 1)
            case _:
                pass

    def _day_begins(self, level: int) -> None:
        self.level, self.on_break, self.round_dealt = level, False, self.round_dealt and set()
        self.places.clear()

    # the whole

    def whole(self, tournament: Tournament) -> None:
        """All that can be said of the event as it stands."""
        state = tournament.state
        if state.phase == "open":
            return
        chips = state.chips_in_play
        hold("chips are conserved", chips == self.accounts.chips(state.config), chips)
        at_once = state.config.seats_at_once
        enough = at_once is None or not state.late_open or len(state.stacks) <= at_once
        hold("no more play than may", enough, at_once)
        hold(
            "the pool is what was paid in or guaranteed",
            state.pool == self.accounts.pool(state.config),
            state.pool,
        )
        seated: dict[str, tuple[int, int]] = {}
        for table in state.tables.values():
            for seat, player in table.players.items():
                hold("a seat is one of the table's", 1 <= seat <= table.size, (table.number, seat))
                hold("nobody has two seats", player not in seated, player)
                seated[player] = (table.number, seat)
        hold("who is in has the seat that is told", seated == state.seats)
        if state.phase == "running":
            hold("who is in has a seat, who is out has none", seated.keys() == state.stacks.keys())
            hold("who is in sits where he was seen to sit", seated == self.level_tables.plan.seats)
            self.level_tables.settled()
