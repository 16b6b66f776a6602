"""A player gives up the chips that are left and re-enters, by the director's order."""

import msgspec
import pytest
from test_entry_list import WHY
from test_re_entering import AGAIN, Field

from ruleone.room.core.settings import Settings
from ruleone.room.event.orders.entry_list import ReEnterPlayer
from ruleone.room.event.undo import TakeBack
from ruleone.rulebook import Refusal

ALLOWED = Settings(edition="tda2024+entries.forfeit_for_reentry=true")


class Evening(Field):
    """Twelve players, some of whom may give up their chips."""

    def __init__(self, settings: Settings = ALLOWED, re_entries: int = 1) -> None:
        terms = msgspec.structs.replace(AGAIN, re_entries=re_entries)
        super().__init__(terms, settings)

    def gives_up(self, player: str, chips: int) -> Refusal | None:
        order = ReEnterPlayer(self.event, player, WHY, gives_up=chips)
        answer = self.world.ask(self.boss, order).result
        return answer if isinstance(answer, Refusal) else None

    def between_hands(self, player: str) -> int:
        """The player's chips, as soon as no hand of the player is in play."""
        for _ in range(400):
            if not self.state.in_hand(player):
                return self.state.stacks.known(player)
            self.world.wake()
        raise AssertionError(f"{player} is in a hand all the time")


@pytest.mark.rule("tda2024-8B")
def test_the_chips_leave_play_and_all_that_counts_chips_follows() -> None:
    room = Evening()
    has = room.between_hands("p1")
    before, pool = room.state.chips_in_play, room.state.pool
    wrong = room.gives_up("p1", has + 1)
    assert wrong is not None
    assert (wrong.code, wrong.parameters["player"]) == ("forfeit-chips", "<p1>")
    assert "forfeit" in room.may("p1")
    assert room.gives_up("p1", has) is None
    state, full = room.state, room.state.config.starting_stack
    assert (state.stacks["p1"], state.entered["p1"], state.pool) == (full, 2, pool + 500)
    assert state.chips_in_play == before + full - has
    page = room.world.director_page(room.event, room.boss)
    assert ("forfeited", -has) in [(one.line, one.chips) for one in page.chips.lines]
    assert page.event.average == state.chips_in_play // state.left
    assert page.acts[0].code == "directed-re-enter-player"
    news = [(one.code, one.parameters.get("chips")) for one in page.event.news]
    assert ("chips-forfeited", has) in news
    used = room.gives_up("p1", room.between_hands("p1"))
    assert used is not None
    assert used.code == "forfeit-used"
    room.world.restart()
    assert room.state.chips_in_play == state.chips_in_play
    assert room.state.chips_forfeited == has


@pytest.mark.rule("tda2024-8B")
def test_undone_the_chips_and_the_money_are_back() -> None:
    room = Evening()
    has, money, seat = room.between_hands("p1"), room.money("p1"), room.state.seats["p1"]
    entries = room.state.entries
    assert room.gives_up("p1", has) is None
    assert room.money("p1") != money
    act = room.world.director_page(room.event, room.boss).acts[0].act
    room.world.do(room.boss, TakeBack(room.event, act, "changed their mind"))
    assert (room.state.stacks["p1"], room.state.seats["p1"]) == (has, seat)
    assert (room.state.entries, room.money("p1")) == (entries, money)
    news = room.world.director_page(room.event, room.boss).event.news[-1]
    assert (news.code, news.parameters["chips"]) == ("forfeit-taken-back", has)
    room.world.restart()
    assert room.state.stacks["p1"] == has


@pytest.mark.rule("tda2024-8B")
def test_an_event_that_does_not_allow_it_refuses_it() -> None:
    for edition in ("tda2024", "modern"):
        room = Evening(Settings(edition=edition))
        has = room.between_hands("p1")
        refused = room.gives_up("p1", has)
        assert refused is not None
        assert refused.code == "forfeit-not-allowed"
        assert "forfeit" not in room.may("p1")
    none = Evening(re_entries=0)
    used = none.gives_up("p1", none.between_hands("p1"))
    assert used is not None
    assert used.code == "forfeit-used"
