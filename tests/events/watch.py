"""What has to hold in any event, whatever happens in it: told of every command, it raises Wrong
with the name of what does not hold. It reckons for itself and asks the tournament for nothing that
it could know."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.dealing.events import Posted
from ruleone.tournament import EventState, HandOrder, Tournament, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.breaking import next_to_break
from ruleone.tournament.button import Positions
from ruleone.tournament.config import EventConfig
from ruleone.tournament.days import events as d
from ruleone.tournament.final_table import is_final_due
from ruleone.tournament.games import THIRTEEN, has_button
from ruleone.tournament.stakes import stakes

CHECKED_WHOLE_EVERY = 40
"""Commands; beside those that change seats for many."""
_MANY_MOVE = (e.SeatsDrawn, e.TableBroken, e.FinalTableFormed, e.EventFinished)


class Wrong(AssertionError):
    """Something that has to hold does not."""


def hold(name: str, holds: bool, told: object = "") -> None:
    """Raises Wrong with the name of what should hold, where it does not."""
    if not holds:
        raise Wrong(f"{name}: {told}")


class Watch:
    """Follows one event, outcome by outcome."""

    def __init__(self) -> None:
        self.commands = 0
        self.at_ms = 0
        self.level = 0
        self.on_break = False
        self.hands = 0
        self.late_entries = 0
        self.raced = 0
        self.rebuys: Counter[str] = Counter()
        self.entered: Counter[str] = Counter()
        self.busts: list[e.Bust] = []
        self.bounties_paid = 0
        self.removed: list[e.PlayerRemoved] = []
        self.stood: dict[int, Positions] = {}
        self.dealt_to: dict[int, dict[int, str]] = {}
        self.in_hand: dict[int, HandOrder] = {}
        self.tables_in_hand: set[int] = set()
        self.playing: set[str] = set()
        self.round_dealt: set[int] | None = None
        self.field: set[str] = set()
        self.bagged: dict[str, int] = {}
        self.second_stacks = 0
        self.given_up = 0
        self.last_hands: int | None = None
        self.dealt_last: Counter[int] = Counter()

    def outcome(self, happened: Iterable[TournamentEvent], tournament: Tournament) -> None:
        """A command did this, and the tournament is now as it is."""
        state = tournament.state
        self.commands += 1
        moved: Counter[str] = Counter()
        many = False
        for event in happened:
            hold("time goes on", event.at_ms >= self.at_ms or _early(event), event)
            self.at_ms = max(self.at_ms, event.at_ms)
            many = many or isinstance(event, _MANY_MOVE)
            self._hear(event, state, moved)
        twice = [player for player, times in moved.items() if times > 1]
        hold("nobody is moved twice in one balancing", not twice, twice)
        if many or not self.commands % CHECKED_WHOLE_EVERY:
            self.whole(tournament)

    def _hear(self, event: TournamentEvent, state: EventState, moved: Counter[str]) -> None:
        match event:
            case e.HandDealt():
                self._dealt(event, state)
            case e.HandRecorded():
                self._recorded(event)
            case e.LevelStarted(level=level):
                hold("levels come one after the other", level == self.level + 1, level)
                self.level, self.on_break = level, False
            case e.BreakStarted(after_level=level):
                hold("a break comes after its level", level == self.level, level)
                self.on_break = True
            case e.BreakEnded():
                hold("a break ends that had begun", self.on_break)
                self.on_break = False
            case e.PlayerMoved(why="balance"):
                moved[event.player] += 1
                hold("nobody moves in mid-hand", event.player not in self.playing, event)
            case e.TableBroken(table=table):
                hold("no table breaks in mid-hand", not self._plays(table), table)
                hold(
                    "a broken table's players find seats", _seats_differ(event.draw.seats.values())
                )
            case e.FinalTableFormed():
                hold("the final table waits for all hands", not self.in_hand)
                hold("the final table's seats differ", _seats_differ(event.seats.values()))
                if event.button is not None:
                    self.stood.pop(event.table, None)
                self.dealt_to.pop(event.table, None)
            case e.PlayersBusted():
                self.busts.extend(event.busts)
            case e.PlayerRemoved():
                self.removed.append(event)
                self.bagged.pop(event.player, None)
            case e.PlayerRegistered(player=player):
                self.entered[player] += 1
                self.field.add(player)
            case e.PlayerWithdrawn(player=player):
                self.entered[player] -= 1
                self.field.remove(player)
            case e.EventStarted():
                self.field.clear()
            case _ if isinstance(event, d.DayEvent):
                self._hear_of_days(event)
            case e.LatePlayerEntered():
                self._entered_late(event, state)
            case e.RebuyMade():
                self._rebought(event, state)
            case e.ChipsRaced():
                self._raced(event)
            case e.HandForHandAnnounced():
                self.round_dealt = None
            case e.HandForHandPlayed():
                self.round_dealt = set()
            case e.HandForHandEnded():
                self.round_dealt = None
            case e.BountyWon() | e.BountiesKept():
                self._bounty(event)
            case e.EventFinished():
                self._finished(event, state)

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
        hold("no hand in a break", not self.on_break, order.number)
        hold("no hand at a halted table", not table.halted, order.table)
        hold("a hand is of the level in force", order.level == self.level, order.level)
        if self.round_dealt is not None:
            hold("hand for hand, one hand a table", order.table not in self.round_dealt)
            self.round_dealt.add(order.table)
        told = (*order.seats, *order.waiting, *order.left_out)
        here = {seat: table.players.get(seat) for seat in told}
        hold("all who sit there are dealt in or wait", here == table.players, (here, table.players))
        missing = {order.seats[seat] for seat in order.penalised} | {*order.left_out.values()}
        hold("who misses a hand has a penalty", missing <= state.conduct.keys(), missing)
        hold("who is dealt in sits there", order.seats.items() <= table.players.items())
        chips = {seat: state.stacks[player] for seat, player in order.seats.items()}
        hold("a hand begins with the players' stacks", dict(order.stacks) == chips)
        hold("nobody without chips is dealt in", min(chips.values()) > 0, chips)
        self._stakes(order, state)
        self._places(event, state)
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

    def _places(self, event: e.HandDealt, state: EventState) -> None:
        """Button and blinds are where the book has them (house-30, house-32)."""
        order, now = event.order, event.positions
        before = self.stood.get(order.table)
        there = self.dealt_to.get(order.table, {})
        if not has_button(order.game):
            return
        self.stood[order.table], self.dealt_to[order.table] = now, order.seats
        if order.left_out:
            return  # the places are those among all others
        seats = sorted((*order.seats, *order.waiting))
        hold("the big blind, or the button of 13 cards, is dealt in", now.big_blind in order.seats)
        if order.game == THIRTEEN:
            if before is not None:
                button = _next(seats, before.button)
                hold("the button goes to the next player", now.button == button, order)
            return
        posts = now.small_blind if now.small_blind in order.seats else None
        hold(
            "the small blind is posted where somebody has its place",
            order.small_blind_seat == posts,
        )
        hold("nobody has both blinds", now.small_blind != now.big_blind, order)
        between = {seat for seat in seats if _between(now.button, seat, now.small_blind)}
        hold("only between button and small blind does one wait", set(order.waiting) <= between)
        if len(order.seats) == 2:
            hold("heads-up the button has the small blind", now.button == now.small_blind, order)
        if before is None:
            return
        if len(seats) > 2 and state.rules.choice("button.policy") == "moving":
            hold("the moving button moves", now.button == _next(seats, before.button), order)
        elif len(seats) > 2:
            if not order.waiting or len(order.seats) > 2:
                due = _next(seats, before.big_blind)
                hold("the big blind goes to the next player", now.big_blind == due, order)
                dead = now.small_blind == before.big_blind
                hold("the small blind's place is where the big blind was", dead, order)
        elif state.rules.flag("heads_up.no_repeated_big_blind"):
            again = now.big_blind == before.big_blind
            same = there.get(now.big_blind) == order.seats[now.big_blind]
            hold("nobody has the big blind twice running", not (again and same), order)

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
            short = (
                one.amount < due
                and sum(each.amount for each in posted if each.seat == one.seat)
                == order.stacks[one.seat]
            )
            hold(
                "blinds and antes are paid in full, or all there is",
                one.amount == due or short,
                one,
            )

    def _raced(self, event: e.ChipsRaced) -> None:
        before, after = event.before, event.after
        hold("no race is held in mid-hand", not self._plays(event.table), event)
        hold("a race keeps its seats", before.keys() == after.keys(), event)
        hold("nobody is raced out", min(after.values(), default=1) > 0, event)
        # One chip for odd ones, or less than one of them that was a rest.
        most = max((abs(after[seat] - before[seat]) for seat in before), default=0)
        hold("a race wins or loses less than two chips", most < 2 * event.into, event)
        hold(
            "chips that leave play are gone",
            all(not chips % event.into for chips in after.values()),
        )
        self.raced += sum(after.values()) - sum(before.values())

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
                self._day_ended(event)
            case d.FlightStarted(players=players):
                hold("who has entered plays", set(players) == self.field, event)
                self.second_stacks += sum(player in self.bagged for player in players)
                self._day_begins(0)
                self.field.clear()
            case d.DayDrawn():
                self._day_drawn(event)
            case d.StacksLost(players=players):
                hold("who has lost a stack has another", self.bagged.keys() >= set(players))
            case _:
                pass

    def _day_ended(self, event: d.DayEnded) -> None:
        hold("a day ends between hands", not self.in_hand)
        for player, chips in event.bags.items():
            hold("a bag has chips", chips > 0, player)
            self.bagged[player] = self.bagged.get(player, 0) + chips
        self.last_hands = None
        self.dealt_last.clear()

    def _day_begins(self, level: int) -> None:
        self.level, self.on_break, self.round_dealt = level, False, self.round_dealt and set()
        self.stood.clear()
        self.dealt_to.clear()

    def _day_drawn(self, event: d.DayDrawn) -> None:
        given_up = sum(event.given_up.values())
        everything = sum(event.stacks.values()) + given_up
        hold("the next day has what was bagged", everything == sum(self.bagged.values()), event)
        hold("everybody who bagged comes", event.stacks.keys() == self.bagged.keys(), event)
        self.given_up += given_up
        self.bagged.clear()
        self._day_begins(event.stopped.level - 1)

    # entries and money

    def _entered_late(self, event: e.LatePlayerEntered, state: EventState) -> None:
        self.late_entries += 1
        self.entered[event.player] += 1
        days = state.config.days
        most = (state.config.re_entries + 1) * (1 if days is None else days.flights)
        self.second_stacks += event.player in self.bagged
        hold("nobody enters more often than he may", self.entered[event.player] <= most, event)
        hold("a late entry takes an open seat", event.seat in event.open_seats, event)

    def _rebought(self, event: e.RebuyMade, state: EventState) -> None:
        self.rebuys[event.player] += 1
        rebuys = state.config.rebuys
        assert rebuys is not None
        days = state.config.days
        most = rebuys.most * (1 if days is None else days.flights)
        hold("nobody buys more often than he may", self.rebuys[event.player] <= most, event)

    def _pool(self, config: EventConfig) -> int:
        price = config.rebuys.price if config.rebuys else 0
        entries = self.entered.total() - len(self.field)
        paid_in = entries * config.buy_in + self.rebuys.total() * price
        return max(paid_in, config.guarantee)

    def _chips(self, config: EventConfig) -> int:
        bought = config.rebuys.chips if config.rebuys else 0
        entries = self.entered.total() - len(self.field)
        chips = entries * config.starting_stack + self.rebuys.total() * bought - self.given_up
        return chips + self.raced - sum(one.chips for one in self.removed)

    def _bounty(self, event: e.BountyWon | e.BountiesKept) -> None:
        """What is paid of bounties."""
        if isinstance(event, e.BountyWon):
            parts = sum(share.paid + share.head for share in event.shares)
            hold("a bounty is won whole", parts == event.amount, event)
            self.bounties_paid += sum(share.paid for share in event.shares)
        else:
            self.bounties_paid += sum(share.paid for share in event.kept)

    def _finished(self, event: e.EventFinished, state: EventState) -> None:
        places = [one.place for one in (*event.results, *state.earlier)]
        entries = self.entered.total() - self.second_stacks
        hold("everybody has a place", len(places) == entries, len(places))
        paid = sum(one.prize for one in event.results)
        hold("the pool is paid out, and no place twice", paid == state.pool, paid)
        hold(
            "the pool is what was paid in or guaranteed",
            state.pool == self._pool(state.config),
            state.pool,
        )
        put_up = state.config.bounty.amount * self.entered.total() if state.config.bounty else 0
        hold("all bounties are paid out", self.bounties_paid == put_up, self.bounties_paid)
        hold("the prizes are the pool", sum(state.prizes) == state.pool, state.prizes)
        taken = Counter(places)
        ranks = sorted(taken)
        hold("somebody has won", ranks[0] == 1, ranks[0])
        for place, after in pairwise(ranks):
            hold("each place is given once", after == place + taken[place], (place, after))
        for place in ranks:
            sharing = [one.prize for one in event.results if one.place == place]
            due = sum(state.prizes[place - 1 : place - 1 + taken[place]])
            hold("a place is paid its prize", sum(sharing) == due, (place, sharing, due))

    # the whole

    def whole(self, tournament: Tournament) -> None:
        """All that can be said of the event as it stands."""
        state = tournament.state
        if state.phase == "open":
            return
        chips = state.chips_in_play
        hold("chips are conserved", chips == self._chips(state.config), chips)
        hold(
            "the pool is what was paid in or guaranteed",
            state.pool == self._pool(state.config),
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
            self._level_tables(tournament)

    def _level_tables(self, tournament: Tournament) -> None:
        """Tables are within limits or halted (house-9C.1, house-9C.4), or what puts them right
        waits for a hand to end."""
        state, rules = tournament.state, tournament.state.rules
        if len(state.tables) < 2 or state.in_round or state.orders or state.pinned:
            return
        if is_final_due(state):
            hold("the last tables are joined when their hands are over", bool(state.hands))
            return
        due = next_to_break(state)
        if due is not None:
            hold("a table that is due breaks after its hand", due.hand is not None, due.number)
            return
        counts = {table.number: len(table.players) for table in state.tables.values()}
        most, least = max(counts.values()), min(counts.values())
        few = len(counts) <= rules.number("balancing.few_tables")
        close, far = rules.number("balancing.gap"), rules.number("balancing.gap_many_tables")
        if most - least >= max(2, close if few else far):
            waits = [move.from_table for move in tournament.planned_moves()]
            hold("tables are balanced, or a hand is waited for", bool(waits), counts)
            hold("who waits to move is in a hand", all(self._plays(table) for table in waits))
        formats = rules.listing("balancing.halt_formats")
        if not ("all" in formats or state.config.format in formats):
            return
        whole = rules.choice("balancing.halt_baseline") == "table-capacity"
        base = state.config.table_size if whole else most
        for table in state.tables.values():
            short = base - counts[table.number] >= rules.number("balancing.halt_gap")
            curable = most - counts[table.number] >= max(2, close)
            stands = table.halted or table.waived
            hold("a table too short is halted", stands or not (short and curable), counts)


def _early(event: TournamentEvent) -> bool:
    """A level or break counts from the moment it was due, however late it is announced."""
    chips = e.ColorUpBegan | e.ChipsRaced | d.LastHandsAnnounced | d.DayEnded
    late = e.LevelStarted | e.BreakStarted | e.BreakEnded | chips | e.EntriesClosed
    return isinstance(event, late)


def _seats_differ(seats: Iterable[object]) -> bool:
    taken = list(seats)
    return len(taken) == len(set(taken))


def _next(seats: list[int], seat: int) -> int:
    return next((other for other in seats if other > seat), seats[0])


def _between(start: int, seat: int, end: int) -> bool:
    return start < seat < end if start < end else seat > start or seat < end
