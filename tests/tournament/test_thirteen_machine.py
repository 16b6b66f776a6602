"""Any course of any event of 13-card poker: what holds of every event holds of these."""

import pytest
from courses import new, the_same
from event_play import MINUTE, config
from hypothesis import strategies as st
from hypothesis.stateful import initialize, run_state_machine_as_test
from test_event_machine import AnyEvent

from ruleone.chinese import next_button
from ruleone.tournament import Level, Structure, TournamentEvent
from ruleone.tournament.events import FinalTableFormed, HandDealt
from ruleone.tournament.events.seating import SeatsRedrawn
from ruleone.tournament.events.undo import HandTakenBack
from ruleone.tournament.hands.choosing import deck_for, thirteen_of

EDITIONS = (
    "chinese",
    "chinese+final_table.redraw=false,places.same_hand=shared",
    "chinese+balancing.mover=by-position,balancing.target=last-opened",
    "chinese+balancing.halt_baseline=table-capacity,balancing.halt_formats=all,balancing.halt_gap=2",
    "chinese+breaking.order=lowest-table-first,button.policy=dead,heads_up.no_repeated_big_blind=false",
)
POINTS = (50, 75, 100, 150, 200, 300)


class AnyThirteen(AnyEvent):
    """An event of 13-card poker whose every hand ends as hypothesis likes."""

    @initialize(
        entries=st.integers(2, 24),
        table_size=st.sampled_from([2, 3, 4]),
        rules=st.sampled_from(EDITIONS),
        seed=st.binary(min_size=16, max_size=16),
        by_hands=st.booleans(),
    )
    def start(self, entries: int, table_size: int, rules: str, seed: bytes, by_hands: bool) -> None:
        levels = tuple(map(Level.of_point, POINTS))
        by_time = Structure(levels, level_ms=3 * MINUTE)
        points = Structure(levels, level_hands=3) if by_hands else by_time
        self.buttons: dict[int, list[int]] = {}
        event = config(entries, table_size, structure=points, game="thirteen", bonus=by_hands)
        self.begin(event, rules, seed, entries)

    def check_order(self, dealt: HandDealt, came: set[str]) -> None:
        """Everybody at the table is dealt in but who came since, for the level's point, and the
        button goes to the next of them."""
        order = dealt.order
        there = self.state.tables[order.table].players
        assert order.seats == {seat: one for seat, one in there.items() if one not in came}
        assert order.waiting == ()
        assert order.point == POINTS[order.level - 1]
        assert (order.blinds, order.ante, order.bonus) == ((0, 0), 0, self.config.bonus)
        hand = thirteen_of(order, deck_for(order.game, bytes))
        assert hand.stacks == order.stacks
        assert hand.options is not None or len(order.penalised) >= len(order.seats) - 1
        buttons = self.buttons.setdefault(order.table, [])
        formed = [event for event in self.events if isinstance(event, FinalTableFormed)]
        if buttons and not (formed and formed[-1].table == order.table):
            assert order.button == next_button(order.seats, buttons[-1])
        buttons.append(order.button)

    def count_missed(self, event: TournamentEvent) -> None:
        """The button of a hand that was taken back is where it was before; it is drawn anew with
        the seats."""
        super().count_missed(event)
        if isinstance(event, HandTakenBack):
            self.buttons[event.table].pop()
        elif isinstance(event, SeatsRedrawn):
            self.buttons.clear()


def test_any_course_of_thirteen_cards_holds() -> None:
    run_state_machine_as_test(AnyThirteen, settings=the_same(20, 50))


@pytest.mark.soak
def test_many_courses_of_thirteen_cards_hold() -> None:
    run_state_machine_as_test(AnyThirteen, settings=new(4_000))
