"""Which table breaks, who moves where and which table stands still, as the watch reckons it.

It asks its own floor plan and the numbers and choices of the edition, never what the tournament
would do. Where the book leaves a choice each way that it allows is right, and a comment says so.
"""

from final_size import final_size, is_stud, joined_from
from floor_plan import FloorPlan, TableSeen
from places import next_places
from wrong import hold

from ruleone.rulebook import Edition
from ruleone.tournament import EventState, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.games import THIRTEEN


class LevelTables:
    """Judges each thing that happens to tables before its plan follows it, and then what is left
    undone."""

    def __init__(self) -> None:
        self.plan = FloorPlan()
        self.config: EventConfig | None = None
        self.joins = 0

    def hear(self, event: TournamentEvent, state: EventState) -> None:
        """Judge it and follow it."""
        if self.config is None:
            self.config, self.rules = state.config, state.rules
            self.joins = joined_from(state.config, state.rules)
            self.judge = Balancing(self.plan, state.config, state.rules)
        match event:
            case e.SeatsDrawn(break_order=order):
                hold("tables break in the order of the edition", self._is_posted(order), order)
            case e.HandDealt():
                self._dealt(event.order.table)
            case e.TableBroken():
                self._broken(event)
            case e.FinalTableFormed():
                self._joined(event)
            case e.PlayerMoved(why="balance"):
                self.judge.moved(event)
            case e.TableHalted(table=number):
                table = self.plan.tables[number]
                right = self.judge.may_halt(len(table.players)) and self.judge.is_cause(table)
                hold("a table that is halted is too short, as the book has it", right, event)
            case _:
                pass
        self.plan.follow(event, state)

    def settled(self) -> None:
        """Nothing is left undone that is due: the final table, a broken table, a move, a halt."""
        plan = self.plan
        if not plan.running or len(plan.tables) < 2 or plan.in_round:
            return
        if self.is_final_due:
            hold("the last tables are joined when their hands are over", plan.hands > 0)
            return
        self.judge.halts()
        due = self.due_to_break
        if due is not None:
            hold("a table that is due breaks after its hand", due.in_hand, due.number)
            return
        self.judge.balanced()

    @property
    def is_final_due(self) -> bool:
        """Whether the last tables come together (house-10.1 ...): not while more may enter, for
        they would need a second table again; how many these are nobody knows before."""
        plan = self.plan
        return len(plan.tables) > 1 and len(plan.seats) <= self.joins and not plan.may_grow

    @property
    def due_to_break(self) -> TableSeen | None:
        """The next table by the posted order whose players have seats elsewhere, the director's
        before it (house-1), and after all others one at which a seat is kept for special needs
        (house-8, tda2011-6). The last two are the final table's to join."""
        plan = self.plan
        if len(plan.tables) < (2 if plan.may_grow else 3):
            return None
        number = plan.named[0] if plan.named else self._first_posted()
        table = plan.tables[number]
        return table if len(table.players) <= plan.open_elsewhere(table) else None

    def _first_posted(self) -> int:
        plan = self.plan
        if not plan.pinned:
            return plan.posted[0]
        free = (
            number
            for number in plan.posted
            if plan.pinned.isdisjoint(plan.tables[number].players.values())
        )
        return next(free, plan.posted[0])

    def _is_posted(self, order: tuple[int, ...]) -> bool:
        match self.rules.choice("breaking.order"):
            case "highest-table-first":
                return list(order) == sorted(order, reverse=True)
            case "lowest-table-first":
                return list(order) == sorted(order)
            case _:
                return len(set(order)) == len(order)

    def _dealt(self, number: int) -> None:
        """No hand begins at a table that is to break, to be joined or to stand still by now."""
        hold("no hand begins before the last tables are joined", not self.is_final_due, number)
        due = None if self.plan.in_round else self.due_to_break
        hold("no hand begins at a table that is to break", due is None or due.number != number)
        table = self.plan.tables[number]
        short = self.judge.must_halt(len(table.players)) and self.judge.is_cause(table)
        may = table.waived or self.plan.in_round or not short
        hold("no hand begins at a table that is too short", may, number)

    def _broken(self, event: e.TableBroken) -> None:
        due, seats = self.due_to_break, event.draw.seats
        hold("the table breaks whose turn it is", due is not None and due.number == event.table)
        assert due is not None
        hold("all of a broken table move", seats.keys() == set(due.players.values()), event)
        # Which of the open seats they get is drawn (house-9.1, tda2011-7).
        taken = [seat for seat in seats.values() if seat[0] != event.table]
        free = all(seat in self.plan.open_at(self.plan.tables[at]) for at, seat in taken)
        hold("a broken table's players get open seats", free and len(taken) == len(seats), event)

    def _joined(self, event: e.FinalTableFormed) -> None:
        plan, config = self.plan, self.config
        assert config is not None
        hold("the final table is formed when so few are left", self.is_final_due, len(plan.seats))
        hold("the final table waits for all hands", not plan.hands)
        hold("all who are left are at the final table", event.seats.keys() == plan.seats.keys())
        # A table of the event may have more seats than its final table has players (house-10.1).
        most = max(config.table_size, self.joins, final_size(config, self.rules))
        hold("the final table has so many seats", event.size == most, event.size)
        fits = all(1 <= seat <= event.size for seat in event.seats.values())
        hold("a seat of the final table is one of its seats", fits, event)
        redrawn = self.rules.flag("final_table.redraw")
        hold("its button is drawn with its seats", redrawn == (event.button is not None), event)
        if not redrawn:
            stay = plan.tables[event.table].players
            same = all(event.seats[player] == seat for seat, player in stay.items())
            hold("without a draw those at the last table stay", same, event)


class Balancing:
    """Moves and halts, by the floor plan."""

    def __init__(self, plan: FloorPlan, config: EventConfig, rules: Edition) -> None:
        self.plan, self.config, self.rules = plan, config, rules
        stud = is_stud(config) and rules.choice("balancing.stud") == "by-position"
        mover, target = rules.choice("balancing.mover"), rules.choice("balancing.target")
        self.by_position = stud or mover == "by-position"
        self.last_opened = stud or target == "last-opened"
        self.blinds = config.games[0] != THIRTEEN
        self.moving = rules.choice("button.policy") == "moving"
        self.close = max(2, rules.number("balancing.gap"))
        self.far = max(2, rules.number("balancing.gap_many_tables"))
        formats = rules.listing("balancing.halt_formats")
        self.halting = "all" in formats or config.format in formats or config.halt_short_tables
        self.short_by = rules.number("balancing.halt_gap")
        self.by_elimination = rules.choice("balancing.halt_cause") == "elimination"
        waits = rules.choice("balancing.halt_when") == "blinds-impacted"
        self.at_once = not (waits and self.blinds and not stud)
        self.whole = rules.choice("balancing.halt_baseline") == "table-capacity"

    # moves

    def balanced(self) -> None:
        """Tables are within the limit, or the one that gives a player is in a hand. Limits and
        their tightening are the edition's (house-9C.4)."""
        plan = self.plan
        least = min(plan.by_count)
        takers = [plan.tables[number] for number in plan.by_count[least]]
        if not any(plan.open_at(table) for table in takers):
            return
        gap = self._gap(halted=all(table.halted for table in takers))
        givers = [count for count in plan.by_count if count >= least + gap]
        if not givers:
            return
        source = plan.tables[self._giving(givers)]
        hold("tables are balanced, or a hand is waited for", source.in_hand, source.number)

    def moved(self, move: e.PlayerMoved) -> None:
        """A move for balance is due, from the table that gives to one of the shortest, of the right
        player into the right seat."""
        plan = self.plan
        source, target = plan.tables[move.from_table], plan.tables[move.to_table]
        told = source.players.get(move.from_seat), plan.seats.get(move.player)
        there = (move.player, (source.number, move.from_seat))
        hold("who moves leaves his own seat", told == there, move)
        hold("nobody moves in mid-hand", not source.in_hand, move)
        free = plan.open_at(target)
        hold("who moves gets an open seat", move.to_seat in free, move)
        gap = len(source.players) - len(target.players)
        hold("nobody moves without need", gap >= self._gap(halted=target.halted), (gap, move))
        self._is_between_the_right_tables(source, target, move)
        self._is_the_right_seat(target, free, move)
        self._is_the_right_player(source, move)

    def _gap(self, *, halted: bool) -> int:
        few = len(self.plan.tables) <= self.rules.number("balancing.few_tables")
        return self.close if few or halted else self.far

    def _giving(self, counts: list[int], *, idle: bool = False) -> int:
        """Of all tables with so many players the one that gives, by the procedure that was fixed
        beforehand (house-9B, tda2011-8A.4); of those alone that are not in a hand, if `idle`."""
        plan, rules = self.plan, self.rules
        may = {
            count: [one for one in plan.by_count[count] if not (idle and plan.tables[one].in_hand)]
            for count in counts
        }
        if rules.choice("balancing.source_procedure") == "break-order":
            return min((one for some in may.values() for one in some), key=plan.posted.index)
        fullest = may[max(count for count in counts if may[count])]
        return (
            max(fullest)
            if rules.choice("balancing.source_tie") == "highest-table"
            else min(fullest)
        )

    def _is_between_the_right_tables(
        self, source: TableSeen, target: TableSeen, move: e.PlayerMoved
    ) -> None:
        plan = self.plan
        least = min(count for count, some in plan.by_count.items() if self._has_room(some))
        gap = self._gap(halted=target.halted)
        givers = [count for count in plan.by_count if count >= least + gap]
        waits = any(plan.tables[one].in_hand for count in givers for one in plan.by_count[count])
        if not waits:
            hold("who moves goes to a shortest table", len(target.players) == least, move)
            hold(
                "the table that gives is the one fixed", self._giving(givers) == source.number, move
            )
        elif self.rules.choice("balancing.source_procedure") != "break-order":
            # While others wait for their hands to end, which of the short tables they will fill and
            # whether the next one goes before them the book leaves open (house-9B).
            givers = [count for count in givers if count >= len(source.players)]
            due = self._giving(givers, idle=True)
            hold("the table that gives is the one fixed", due == source.number, move)

    def _has_room(self, numbers: set[int]) -> bool:
        return any(self.plan.open_at(self.plan.tables[number]) for number in numbers)

    def _is_the_right_player(self, source: TableSeen, move: e.PlayerMoved) -> None:
        stays = source.placed | self.plan.pinned | self.plan.swapping
        may_go = [seat for seat, player in source.players.items() if player not in stays]
        # Whom the director has just placed, whose needs keep him in his seat (house-8, tda2011-6),
        # or who is to have his own (house-6.2), stays where another can go.
        hold("who stays where possible is not moved", not may_go or move.from_seat in may_go, move)
        if self.by_position:
            due: int | None = move.to_seat
        else:
            due = self._due(source)
        # Who goes where that one cannot, or nobody is in that seat, the book does not say.
        if due in may_go:
            name = "one moves by position" if self.by_position else "the next big blind moves"
            hold(f"for balance {name}", move.from_seat == due, (due, move))

    def _due(self, table: TableSeen) -> int | None:
        """Who is big blind next (tda2011-8A.1), in a mixed game the one who would be in hold'em,
        for the button stands frozen where it is then (house-9A.2, tda2011-8B); in 13-card poker,
        which has a button alone, who has that next (chinese-order-1)."""
        places = self._next(sorted(table.players), table)
        return None if places is None else places[1]

    def _is_the_right_seat(self, target: TableSeen, free: list[int], move: e.PlayerMoved) -> None:
        if self.last_opened:
            opened = [seat for seat in target.left if seat in free]
            # Of seats that nobody has left the book says nothing (tda2011-8A.3).
            right = not opened or move.to_seat == opened[-1]
            hold("who moves fills the seat that opened last", right, (opened, move))
            return
        waits = {seat: self._hands_to_come(target, seat) for seat in free}
        latest = [most for _, most in filter(None, waits.values())]
        wait = waits[move.to_seat]
        # Two seats side by side are equally bad: either will do (tda2011-8A.1).
        worst = wait[0] <= min(latest) if wait is not None else not latest
        hold("who moves gets the worst seat, and never the small blind", worst, (waits, move))

    def _hands_to_come(self, table: TableSeen, seat: int) -> tuple[int, int] | None:
        """After how many hands whoever sat there would be the big blind, at the earliest and the
        latest; None where he would be the small blind, which is never the worst position
        (tda2011-8A.2). With two others at most places are made anew, by who had the big blind last:
        any of them may be his."""
        seats = sorted({*table.players, seat})
        places = self._next(seats, table)
        if places is None:
            return 0, len(seats) - 1
        small, big = places
        if seat == small:
            return None
        wait = (seats.index(seat) - seats.index(big)) % len(seats)
        return wait, wait

    def _next(self, seats: list[int], table: TableSeen) -> tuple[int | None, int] | None:
        return next_places(seats, table.stood, table.drew, moving=self.moving, blinds=self.blinds)

    # halts

    def halts(self) -> None:
        """Each table that is too short is halted, and no other one, but that the director may let
        a table play on (house-9C.1, house-9C.3)."""
        tables = self.plan.tables
        for count, numbers in self.plan.by_count.items():
            if self.must_halt(count):
                stand = all(
                    tables[one].halted or tables[one].waived or not self.is_due(tables[one])
                    for one in numbers
                )
                hold("a table too short is halted", stand, (count, numbers))
        for number in self.plan.halted:
            right = self.may_halt(len(tables[number].players))
            hold("a table that is not too short is not halted", right, number)

    def may_halt(self, players: int) -> bool:
        """Whether they are three short of the fullest table, or of their own seats
        (tda2011-8A.5)."""
        base = self.config.table_size if self.whole else max(self.plan.by_count)
        return self.halting and base - players >= self.short_by

    def is_cause(self, table: TableSeen) -> bool:
        """Whether eliminations alone made it short, and the big blind would come to an open seat,
        where the book asks for it (tda2024-11D.1); without a big blind there is nothing to wait
        for."""
        if self.by_elimination:
            lost = table.lost.intersection(self.plan.open_at(table))
            if len(lost) < self.short_by:
                return False
        if self.at_once:
            return True
        stood = table.stood
        return stood is not None and stood.big_blind % table.size + 1 not in table.players

    def is_due(self, table: TableSeen) -> bool:
        """Whether it halts by now: where the big blind decides, not before its hand is over."""
        return self.is_cause(table) and (self.at_once or not table.in_hand)

    def must_halt(self, players: int) -> bool:
        """The same where a fuller table could give them one: measured by its own seats, which the
        book does not ask for, all tables would stand still for ever if none had one to give."""
        return max(self.plan.by_count) - players >= self.close and self.may_halt(players)
