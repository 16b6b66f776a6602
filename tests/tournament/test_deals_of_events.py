"""Deals in an event: figures before consent, all or none, and every prize is somewhere."""

import pytest
from event_play import MINUTE, Play, of_kind, snapshot

from ruleone.limits import DEAL_ANSWER_MS
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Tournament, TournamentEvent
from ruleone.tournament.deals import icm, offer
from ruleone.tournament.events import (
    DealAsked,
    DealLapsed,
    DealMade,
    DealOffered,
    EventFinished,
    HandDealt,
    LevelStarted,
    PlayersBusted,
)
from ruleone.tournament.news import news
from ruleone.words import LANGUAGES, say

STACKS = (15_000, 9_000, 4_000, 2_000)


class Last(Play):
    """Four players, all of them persons, with these chips; the pool is 400."""

    def __init__(self, stacks: tuple[int, ...] = STACKS, **told: object) -> None:
        options = told.pop("options", None)
        super().__init__(
            len(stacks),
            options=options,  # type: ignore[arg-type]
            starting_stack=sum(stacks) // len(stacks),
            payouts="standard",
        )
        order = self.deal()
        self.do(self.tournament.record(order.number, dict(enumerate(stacks, 1)), 0))
        self.players = [self.state.tables[1].players[seat] for seat in sorted(order.seats)]

    def ask(
        self, kind: str = "icm", left: int = 0, by: str | None = None, **amounts: int
    ) -> tuple[TournamentEvent, ...]:
        asked = self.tournament.ask_for_deal(by, kind, left, amounts, self.now)  # type: ignore[arg-type]
        return self.do(asked)

    def answer(self, *players: str, consents: bool = True) -> tuple[TournamentEvent, ...]:
        happened: tuple[TournamentEvent, ...] = ()
        number = self.state.deals_offered
        for player in players:
            happened = self.do(self.tournament.answer_deal(player, number, consents, self.now))
        return happened

    def code(self, **told: object) -> str:
        """Why a deal like this is refused."""
        plain = {"by": None, "kind": "icm", "left": 0, "amounts": {}, "at_ms": self.now} | told
        refused = self.tournament.ask_for_deal(**plain)  # type: ignore[arg-type]
        assert isinstance(refused, Refusal)
        for language in LANGUAGES:
            assert say(language, f"refusal-{refused.code}", **refused.parameters)
        return refused.code


def codes(play: Play, *events: TournamentEvent) -> list[str]:
    lines = [line for event in events for line in news(event, play.state, str)]
    for line in lines:
        assert all(say(language, f"news-{line.code}", **line.parameters) for language in LANGUAGES)
    return [line.code for line in lines]


def order_of(play: Last) -> list[str]:
    """The players in the order in which the event has them."""
    return list(play.state.stacks)


@pytest.mark.rule("house-1", "tda2011-1")
@pytest.mark.rows("kind", ["icm", "chip-chop"])
def test_all_see_everybodys_figures_and_with_the_last_consent_it_is_over(kind: str) -> None:
    play = Last()
    prizes = play.state.prizes
    asked, offered = play.ask(kind, by=play.players[2])
    assert isinstance(asked, DealAsked)
    assert isinstance(offered, DealOffered)
    stacks = [play.state.stacks.known(player) for player in order_of(play)]
    expected = offer(kind, stacks, prizes).amounts  # type: ignore[arg-type]
    assert offered.amounts == dict(zip(order_of(play), expected, strict=True))
    worth = offer("icm", stacks, prizes).amounts
    assert offered.worth == dict(zip(order_of(play), worth, strict=True))
    assert (offered.worth == offered.amounts) == (kind == "icm"), "two figures never contradict"
    assert sum(offered.worth.values()) == sum(prizes)
    assert sum(offered.amounts.values()) == play.state.pool == 400
    assert offered.citations == (edition("modern").cite("deals.from"),)
    assert play.state.phase == "running"
    happened = play.answer(*play.players)
    finished = of_kind(happened, EventFinished)[0]
    assert {one.player: one.prize for one in finished.results} == offered.amounts
    assert [one.place for one in finished.results] == [1, 2, 3, 4]
    by_chips = sorted(play.players, key=lambda player: -play.state.stacks.known(player))
    assert [one.player for one in finished.results] == by_chips
    assert codes(play, asked, offered, *happened) == [
        "deal-asked-by-player", "deal-offered", "deal-consented", "deal-made",
        *["deal-amount"] * 4, "event-finished",
    ]  # fmt: skip
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_with_something_left_play_goes_on_for_it_and_each_has_his_amount_besides() -> None:
    play = Last()
    pool, left = play.state.pool, 20
    play.ask("icm", left)
    play.answer(*play.players)
    made = of_kind(play.events, DealMade)[0]
    assert sum(made.amounts.values()) + left == pool
    assert play.state.phase == "running"
    busted = of_kind(play.bust(1, 4), PlayersBusted)[0].busts[0]
    assert (busted.place, busted.prize) == (4, made.amounts[busted.player])
    players = play.state.tables[1].players
    play.do(play.tournament.remove(players[3], "left", play.now))
    assert play.state.results[play.players[2]].prize == made.amounts[play.players[2]]
    play.bust(1, 2)
    finished = of_kind(play.events, EventFinished)[0]
    winner = finished.results[0]
    assert winner.prize == made.amounts[winner.player] + left
    assert sum(one.prize for one in finished.results) == pool
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_after_a_deal_an_ordered_end_pays_what_is_left_to_the_most_chips() -> None:
    play = Last()
    play.ask("chip-chop", 10)
    play.answer(*play.players)
    made = of_kind(play.events, DealMade)[0]
    play.do(play.tournament.finish("late", play.now))
    finished = of_kind(play.events, EventFinished)[0]
    first = play.players[0]
    assert finished.results[0].player == first
    assert finished.results[0].prize == made.amounts[first] + 10
    assert sum(one.prize for one in finished.results) == play.state.pool


def test_one_refusal_is_enough_and_play_goes_on() -> None:
    play = Last()
    play.ask()
    play.answer(play.players[0])
    happened = play.answer(play.players[1], consents=False)
    assert [one.why for one in of_kind(happened, DealLapsed)] == ["refused"]
    assert codes(play, *happened) == ["deal-lapsed-refused"]
    late = play.tournament.answer_deal(play.players[2], 1, True, play.now)
    assert isinstance(late, Refusal)
    assert late.code == "deal-not-offered"
    assert play.deal().number == 2


def test_no_hand_is_dealt_and_the_clock_stands_until_all_have_answered() -> None:
    play = Last()
    left_ms = play.tournament.clock(play.now).left_ms
    play.ask()
    waits = play.tournament.next_hand(1, play.now)
    assert isinstance(waits, Refusal)
    assert waits.code == "deal-waits"
    assert play.tournament.ready_tables(play.now) == ()
    due = play.tournament.due_ms(play.now)
    assert due == DEAL_ANSWER_MS
    play.now = due - 1
    assert play.tournament.wake(play.now) == ()
    play.now = due
    assert play.tournament.clock(play.now).left_ms == left_ms
    lapsed = play.do(play.tournament.wake(play.now))
    assert codes(play, *lapsed) == ["deal-lapsed-time"]
    assert play.tournament.clock(play.now).left_ms == left_ms
    assert isinstance(play.deal().number, int)


def test_asked_for_in_a_hand_the_figures_come_when_it_is_over() -> None:
    play = Last()
    order = play.deal()
    (asked,) = play.ask("icm", 0, play.players[0])
    assert isinstance(asked, DealAsked)
    happened = play.end(order)
    offered = of_kind(happened, DealOffered)[0]
    assert offered.amounts.keys() == set(play.players)
    assert not of_kind(happened, HandDealt)


def test_amounts_of_ones_own_lapse_when_somebody_goes_out_meanwhile() -> None:
    play = Last()
    order = play.deal()
    named = dict(zip(play.players, (160, 110, 80, 50), strict=True))
    play.ask("custom", 0, None, **named)
    happened = play.end(order, 4)
    assert [one.why for one in of_kind(happened, DealLapsed)] == ["changed"]
    assert codes(play, *of_kind(happened, DealLapsed)) == ["deal-lapsed-changed"]
    assert play.state.deal is None


def test_a_player_who_is_removed_takes_the_offer_with_him() -> None:
    play = Last()
    play.ask()
    happened = play.do(play.tournament.remove(play.players[3], "left", play.now))
    assert [one.why for one in of_kind(happened, DealLapsed)] == ["changed"]


def test_the_director_takes_it_back_but_not_what_was_made() -> None:
    play = Last()
    nothing = play.tournament.withdraw_deal("why", play.now)
    assert isinstance(nothing, Refusal)
    assert nothing.code == "deal-not-offered"
    (asked, _) = play.ask()
    assert codes(play, asked) == ["deal-asked-by-director"]
    bare = play.tournament.withdraw_deal("x" * 999, play.now)
    assert isinstance(bare, Refusal)
    lapsed = play.do(play.tournament.withdraw_deal("no agreement", play.now))
    assert codes(play, *lapsed) == ["deal-lapsed-withdrawn"]
    play.ask("icm", 10)
    play.answer(*play.players)
    stands = play.tournament.withdraw_deal("why", play.now)
    assert isinstance(stands, Refusal)
    assert stands.code == "deal-made"
    assert play.code() == "deal-made"


def test_house_players_consent_to_what_is_not_below_their_chips_worth() -> None:
    """Two persons and two house players; custom amounts that give those less are refused."""
    for short in (0, 1, 2):
        play = Last()
        for player in play.players[2:]:
            play.state.entrants[player] = "rock"
        worth = icm([play.state.stacks.known(p) for p in order_of(play)], play.state.prizes)
        fair = {player: int(each) for player, each in zip(order_of(play), worth, strict=True)}
        fair[play.players[2]] -= short
        rest = play.state.pool - sum(fair.values())
        happened = play.ask(
            "custom", 0, None, **(fair | {play.players[0]: fair[play.players[0]] + rest})
        )
        lapsed = [one.player for one in of_kind(happened, DealLapsed)]
        assert lapsed == ([] if short == 0 else [play.players[2]])
    play = Last()
    for player in play.players[1:]:
        play.state.entrants[player] = "rock"
    play.ask("icm", 30)
    assert of_kind(play.answer(play.players[0]), DealMade)


def test_who_may_ask_and_when() -> None:
    play = Last(options={"deals.from": "never"})
    assert play.code() == "deals-not-allowed"
    refused = Play(18).tournament.ask_for_deal(None, "icm", 0, {}, 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "deal-before-final-table"
    play = Last()
    one = play.players[0]
    assert play.code(by="nobody") == "player-not-in-event"
    assert play.code(left=play.state.prizes[0]) == "deal-left-out-of-range"
    assert play.code(kind="custom", amounts={one: 400}) == "deal-amounts-not-players"
    less = dict.fromkeys(play.players, 99)
    assert play.code(kind="custom", amounts=less) == "deal-does-not-add-up"
    below = less | {one: -1}
    assert play.code(kind="custom", amounts=below) == "deal-below-nothing"
    assert play.code(kind="fair") == "value-not-understood"
    assert play.code(amounts={one: "much"}) == "value-not-understood"
    play.ask(by=one)
    assert play.code() == "deal-on"
    counted = play.tournament.correct_chips(one, "counted", 100, "a miscount", play.now)
    assert isinstance(counted, Refusal)
    assert (counted.code, counted.citation) == ("deal-on", play.state.rules.cite("deals.from"))
    again = play.tournament.answer_deal(play.players[1], 2, True, play.now)
    assert isinstance(again, Refusal)
    play.answer(one)
    twice = play.tournament.answer_deal(one, 1, True, play.now)
    assert isinstance(twice, Refusal)
    assert twice.code == "deal-answered"
    play.answer(play.players[1], consents=False)
    assert play.code(by=one) == "deal-asked-already"
    play.now += 20 * MINUTE
    assert of_kind(play.do(play.tournament.wake(play.now)), LevelStarted)
    assert play.tournament.deal_refused(one) is None


def test_without_prizes_there_is_nothing_to_share() -> None:
    play = Play(3, buy_in=0)
    refused = play.tournament.ask_for_deal(None, "icm", 0, {}, 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "deal-no-prizes"
