"""Who takes the add-on in a forecast: bought through the engine, at the time the terms allow."""

from collections.abc import Iterable

import msgspec
import pytest

from ruleone.bots import STYLES
from ruleone.rulebook import edition
from ruleone.sim.coming import Coming
from ruleone.sim.forecast import Asked, observed
from ruleone.sim.whole_event import USUAL, WholeEvent
from ruleone.tournament import TournamentEvent, template
from ruleone.tournament import events as e
from ruleone.tournament.snapshot import Stand
from ruleone.tournament.terms.config import EventConfig

PEOPLE = 18
REBUYS: EventConfig = msgspec.structs.replace(
    template("rebuys"), seats=2 * PEOPLE, charged=False, fee=0
)


def played(coming: Coming) -> tuple[WholeEvent, list[TournamentEvent]]:
    kept: list[TournamentEvent] = []
    rules = edition("modern")
    event = WholeEvent(REBUYS, rules, 3, STYLES, kept.extend, USUAL, coming, PEOPLE)
    event.play()
    return event, kept


def count(kept: Iterable[TournamentEvent], kind: type[TournamentEvent]) -> int:
    return sum(isinstance(one, kind) for one in kept)


@pytest.mark.feature("forecasts")
@pytest.mark.rule("house-25.2")
@pytest.mark.rows("share", [0.5, 1.0])
def test_chips_in_play_are_those_of_entries_rebuys_and_add_ons(share: float) -> None:
    event, kept = played(Coming(rebuys=0.5, add_ons=share))
    state = event.tournament.state
    rebuys, add_ons = count(kept, e.RebuyMade), count(kept, e.AddOnMade)
    assert rebuys
    assert add_ons
    assert REBUYS.rebuys is not None
    assert REBUYS.add_on is not None
    bought = rebuys * REBUYS.rebuys.chips + add_ons * REBUYS.add_on.chips
    whole = state.entries * REBUYS.starting_stack + bought + state.chips_raced
    assert state.chips_in_play == whole


def test_all_who_are_there_take_it_once_while_it_is_sold() -> None:
    _, kept = played(Coming(add_ons=1.0))
    assert REBUYS.add_on is not None
    level = 0
    takers: list[str] = []
    out: set[str] = set()
    for one in kept:
        if isinstance(one, e.LevelStarted):
            level = one.level
        elif isinstance(one, e.AddOnMade):
            assert level == REBUYS.add_on.level
            takers.append(one.player)
        elif isinstance(one, e.PlayersBusted) and level < REBUYS.add_on.level:
            out.update(bust.player for bust in one.busts)
    assert len(takers) == len(set(takers))
    assert len(takers) == PEOPLE - len(out)


def test_a_share_of_nobody_gives_what_it_gave_and_an_event_without_one_too() -> None:
    usual, none = (played(coming)[1] for coming in (Coming(rebuys=0.5), Coming(0, 0, 0.5, 0.0)))
    assert usual == none
    assert not count(none, e.AddOnMade)
    config = msgspec.structs.replace(template("sprint-27"), seats=9)
    asked = Asked(config, edition("modern").id, 5, 9, "online")
    sold = msgspec.structs.replace(asked, coming=Coming(add_ons=1.0))
    assert observed(asked) == observed(sold)


def test_it_makes_stacks_deeper_from_its_level_on() -> None:
    asked = Asked(REBUYS, edition("modern").id, 5, PEOPLE, "online")
    without = observed(asked)
    taken = observed(msgspec.structs.replace(asked, coming=Coming(add_ons=1.0)))
    assert REBUYS.add_on is not None
    level = REBUYS.add_on.level
    assert taken.levels[: level - 1] == without.levels[: level - 1]
    chips, more = (
        seen.levels[level].left * seen.levels[level].average for seen in (without, taken)
    )
    assert more > 1.5 * chips


def test_who_has_had_it_does_not_take_it_again_from_where_an_event_stands() -> None:
    assert REBUYS.add_on is not None
    stand = Stand(1, REBUYS.add_on.level, 60_000, (5_000,) * 9, 9, 2_700, (2_700,), (0, 1, 2))
    kept: list[TournamentEvent] = []
    WholeEvent(
        REBUYS, edition("modern"), 5, STYLES, kept.extend, USUAL, Coming(add_ons=1.0), 9, stand
    ).play()
    takers = {one.player for one in kept if isinstance(one, e.AddOnMade)}
    assert takers
    assert takers.isdisjoint({"0001", "0002", "0003"})
