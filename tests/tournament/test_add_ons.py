"""The add-on: once for everybody who is in, when the rebuys end, before a hand."""

import pytest
from event_play import MINUTE, Play, config, of_kind

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import BadEvent, Break, Level, Structure, Tournament
from ruleone.tournament.events import AddOnMade, EntriesClosed
from ruleone.tournament.terms.config import AddOnTerms, Rebuys

LEVELS = Structure(
    (Level(50, 100), Level(100, 200), Level(200, 400)),
    level_ms=20 * MINUTE,
    breaks=(Break(2, 10 * MINUTE),),
)
SOLD = AddOnTerms(chips=15_000, price=40, level=2)


def selling(rules: str = "modern", **changes: object) -> Play:
    told: dict[str, object] = {"structure": LEVELS, "add_on": SOLD} | changes
    return Play(9, rules=rules, **told)  # type: ignore[arg-type]


def code(refused: object) -> str:
    assert isinstance(refused, Refusal)
    return refused.code


def test_it_is_sold_in_its_level_and_the_break_after_it_and_once() -> None:
    play = selling()
    one, two, three = (play.state.tables[1].players[seat] for seat in (1, 2, 3))
    assert code(play.tournament.add_on(one, 0)) == "add-on-not-now"
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    (made,) = of_kind(play.do(play.tournament.add_on(one, play.now)), AddOnMade)
    assert (made.chips, made.pool, sum(made.prizes)) == (15_000, 940, 940)
    assert play.state.stacks[one] == 25_000
    assert code(play.tournament.add_on(one, play.now)) == "add-on-used"
    play.now = 40 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert play.state.clock.on_break
    play.do(play.tournament.add_on(two, play.now))
    play.now = 50 * MINUTE
    (closed,) = of_kind(play.do(play.tournament.wake(play.now)), EntriesClosed)
    assert closed.pool == 980
    assert code(play.tournament.add_on(three, play.now)) == "add-on-not-now"


@pytest.mark.rule("house-25.2", "tda2011-24")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_in_a_hand_nobody_buys_it(rules: str) -> None:
    play = selling(rules, add_on=AddOnTerms(15_000, 40, 1))
    refused = play.tournament.add_on(play.deal().seats[4], 0)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.citation) == (
        "add-on-in-hand", edition(rules).cite("add-ons.as-rebuys"),
    )  # fmt: skip


def test_who_is_out_buys_none_and_an_event_without_one_sells_none() -> None:
    play = selling(add_on=AddOnTerms(15_000, 40, 1), rebuys=Rebuys(10_000, 50, 1, 1))
    out = play.state.tables[1].players[4]
    play.bust(1, 4)
    assert code(play.tournament.add_on(out, 0)) == "player-not-in-event"
    play.do(play.tournament.rebuy(out, 0))
    play.do(play.tournament.add_on(out, 0))
    assert play.state.stacks[out] == 25_000
    assert code(selling(add_on=None).tournament.add_on(out, 0)) == "no-add-on"


def test_the_pool_is_never_below_the_guarantee() -> None:
    play = selling(guarantee=920)
    assert (play.state.pool, sum(play.state.prizes), play.state.paid_in) == (920, 920, 900)
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    play.do(play.tournament.add_on("p1", play.now))
    assert (play.state.pool, play.state.paid_in) == (940, 940)


@pytest.mark.rows(
    "sold", [AddOnTerms(0, 1, 1), AddOnTerms(1, -1, 1), AddOnTerms(1, 1, 3), AddOnTerms(1, 1, 0)]
)
def test_add_ons_that_cannot_be_are_refused(sold: AddOnTerms) -> None:
    announced = config(9, structure=LEVELS, add_on=sold)
    with pytest.raises(BadEvent):
        Tournament.create(announced, edition("modern"))
