"""Rebuys, add-ons and re-entries that are undone where nobody follows the hands."""

import pytest
from event_play import MINUTE, Play

from ruleone.rulebook import Refusal
from ruleone.tournament import TournamentEvent
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.reports import Out
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import AddOnTerms, BountyTerms, Rebuys
from ruleone.tournament.terms.structure import Level, Structure
from ruleone.tournament.tournament import Outcome, Tournament
from ruleone.tournament.undo.acts import Act

CHIPS, PRICE = 10_000, 50
LEVELS = Structure(tuple(Level(50 * n, 100 * n) for n in range(1, 13)), level_ms=20 * MINUTE)


class Club:
    """A night at tables that nobody follows, with rebuys and an add-on in the first level."""

    def __init__(self, players: int = 9, bounty: BountyTerms | None = None) -> None:
        self.play = Play(
            players,
            structure=LEVELS,
            rebuys=Rebuys(chips=CHIPS, price=PRICE, most=3, until_level=1),
            add_on=AddOnTerms(chips=20_000, price=PRICE, level=1),
            bounty=bounty,
            late_levels=1,
            re_entries=2,
            buy_in=PRICE,
            seats=60,
            entries_min=2,
            house_players=0,
            tables="live",
            followed=False,
            by_itself=False,
        )
        self.now = 0
        self.state = self.play.state

    def did(self, outcome: Outcome) -> Act:
        assert not isinstance(outcome, Refusal), outcome
        self.play.events += outcome
        self.now += 1000
        self.adds_up()
        return Act(_told(outcome), None, True, frozenset(), frozenset())

    def adds_up(self) -> None:
        state = self.state
        assert state.stacks.total == sum(chip_lines(state).values())
        again = Tournament.replay(self.play.events).state
        assert (again.results, again.pool, again.bounties) == (
            state.results, state.pool, state.bounties,
        )  # fmt: skip

    def out(self, *players: str, to: tuple[str, ...] = ()) -> Act:
        outs = [Out(player, to) for player in players]
        return self.did(self.play.tournament.report_out(outs, self.now))

    def rebuy(self, player: str) -> Act:
        return self.did(self.play.tournament.rebuy(player, self.now))

    def add_on(self, player: str) -> Act:
        return self.did(self.play.tournament.add_on(player, self.now))

    def enter(self, player: str) -> Act:
        return self.did(self.play.tournament.register(player, None, self.now))

    def undo(self, act: Act) -> None:
        self.did(self.play.tournament.undo(act, "by mistake", self.now))

    def refusal(self, act: Act) -> str:
        outcome = self.play.tournament.undo(act, "by mistake", self.now)
        assert isinstance(outcome, Refusal)
        return outcome.code

    def place(self, player: str) -> int:
        return self.state.results[player].place


def _told(outcome: tuple[TournamentEvent, ...]) -> tuple[TournamentEvent, ...]:
    return tuple(one for one in outcome if not isinstance(one, DrawMade))


@pytest.mark.rule("house-62.1")
def test_a_rebuy_that_brought_somebody_back_is_undone_whatever_followed() -> None:
    """Gina is out, Kenji too, Gina is back by mistake, Rita is out: Gina is ninth again."""
    club = Club()
    pool, total = club.state.pool, club.state.stacks.total
    club.out("p1")
    club.out("p2")
    back = club.rebuy("p1")
    assert (club.place("p2"), club.state.left) == (9, 8)
    club.out("p3")
    assert club.place("p3") == 8
    club.undo(back)
    assert [club.place(one) for one in ("p1", "p2", "p3")] == [9, 8, 7]
    assert (club.state.pool, club.state.stacks.total) == (pool, total)
    assert club.state.rebought == {}
    assert "p1" not in club.state.seats
    # It is a bust-out like any other: Gina may rebuy, or was not out at all.
    club.undo(club.rebuy("p1"))
    club.did(club.play.tournament.undo_out("p1", club.now))
    assert (club.place("p2"), club.place("p3")) == (9, 8)


def test_players_of_one_hand_share_again_once_their_rebuys_are_undone() -> None:
    club = Club()
    club.out("p1", "p2", "p3")
    first, second = club.rebuy("p1"), club.rebuy("p2")
    club.out("p4")
    assert [club.place(one) for one in ("p3", "p4")] == [9, 8]
    club.undo(first)
    assert [club.place(one) for one in ("p1", "p3", "p4")] == [8, 8, 7]
    club.undo(second)
    assert [club.place(one) for one in ("p1", "p2", "p3", "p4")] == [7, 7, 7, 6]


@pytest.mark.rows("first", (0, 1))
def test_rebuys_are_undone_in_any_order(first: int) -> None:
    club = Club()
    club.out("p1")
    club.out("p2")
    club.enter("q1")
    backs = [club.rebuy("p2"), club.rebuy("p1")]
    club.out("p3")
    club.undo(backs[first])
    club.undo(backs[1 - first])
    assert [club.place(one) for one in ("p1", "p2", "p3")] == [10, 9, 8]


def test_a_bust_out_before_that_is_undone_moves_the_place_to_come() -> None:
    club = Club()
    club.out("p1")
    club.out("p2")
    back = club.rebuy("p2")
    club.did(club.play.tournament.undo_out("p1", club.now))
    club.undo(back)
    assert club.place("p2") == 9


def test_who_is_out_again_since_is_named_and_is_undone_first() -> None:
    club = Club()
    club.out("p1")
    back = club.rebuy("p1")
    again = club.out("p1")
    assert club.refusal(back) == "act-out-since"
    later = club.rebuy("p1")
    assert club.refusal(back) == "act-bought-since"
    club.undo(later)
    club.undo(again)
    club.out("p2")
    club.undo(back)
    assert (club.place("p1"), club.place("p2"), club.state.pool) == (9, 8, 9 * PRICE)


def test_chips_of_a_player_who_is_out_since_are_undone() -> None:
    """The chips are somebody's by now: the total is right, and so is the pool."""
    club = Club()
    total = club.state.stacks.total
    added, short = club.add_on("p1"), club.rebuy("p1")
    club.out("p1")
    club.undo(added)
    club.undo(short)
    assert (club.state.stacks.total, club.state.pool) == (total, 9 * PRICE)
    assert (club.place("p1"), club.state.added_on, club.state.rebought) == (9, {}, {})


def test_the_bounty_of_the_rebuy_goes_with_it() -> None:
    club = Club(bounty=BountyTerms(kind="progressive", amount=20, at_once=5_000))
    bounties = club.state.bounties
    club.out("p1", to=("p2",))
    put = bounties.put
    back = club.rebuy("p1")
    assert (bounties.put, bounties.again, bounties.heads["p1"]) == (put + 20, 1, 20)
    won = club.out("p3", to=("p1",))
    assert club.refusal(back) == "act-bounty-since"
    club.undo(won)
    club.undo(back)
    assert (bounties.put, bounties.again, bounties.won) == (put, 0, {"p2": 10})
    assert "p1" not in bounties.heads


def test_a_rebuy_of_one_who_was_never_out_gives_its_bounty_back_too() -> None:
    """The bust-out was wrong: the player has the bounty of the entry again beside that of the
    rebuy."""
    club = Club(bounty=BountyTerms(kind="progressive", amount=20, at_once=5_000))
    bounties, pool = club.state.bounties, club.state.pool
    club.out("p1", to=("p2",))
    put = bounties.put
    back = club.rebuy("p1")
    club.did(club.play.tournament.undo_out("p1", club.now))
    assert (bounties.put, bounties.heads["p1"]) == (put + 20, 40)
    club.undo(back)
    assert (bounties.put, bounties.again, bounties.heads["p1"]) == (put, 0, 20)
    assert (club.state.pool, club.state.rebought) == (pool, {})
    assert "p1" in club.state.stacks


def test_a_re_entry_is_undone_where_nobody_follows_the_hands() -> None:
    club = Club()
    total = club.state.stacks.total
    club.out("p1")
    again = club.enter("p1")
    club.out("p2")
    assert (club.place("p2"), club.state.entries) == (9, 10)
    club.undo(again)
    assert (club.place("p1"), club.place("p2"), club.state.entries) == (9, 8, 9)
    assert (club.state.stacks.total, club.state.pool) == (total, 9 * PRICE)
    again = club.enter("p1")
    out = club.out("p1")
    assert club.refusal(again) == "act-out-since"
    club.undo(out)
    club.undo(again)
    assert club.place("p1") == 9


def test_after_entries_closed_pool_and_prizes_follow() -> None:
    """The break is over before anybody sees that the add-on was another player's."""
    club = Club()
    added = club.add_on("p1")
    club.did(club.play.tournament.next_level("on", club.now))
    assert not club.state.late_open
    club.out("p1")
    club.undo(added)
    assert sum(club.state.prizes) == club.state.pool == 9 * PRICE
