"""Everything that happens to an event can be said in both languages."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pytest
from event_play import Play, of_kind
from test_hand_for_hand_ends import BY_TIME, down_to
from whole_events import play_out

from ruleone.tournament import TEMPLATES, Tournament, TournamentEvent
from ruleone.tournament.events import EventPaused
from ruleone.tournament.news import News, news
from ruleone.tournament.terms.config import DayEnd, Days
from ruleone.tournament.tournament import Outcome
from ruleone.words import LANGUAGES, Language, has_words, say

SILENT = {
    "EventOpened", "PlayerRegistered", "PlayerWithdrawn", "SeatsDrawn", "HandDealt",
    "HandRecorded", "MoveOrdered", "RemovalOrdered", "ClockRestarted",
}  # fmt: skip


def told(events: Iterable[TournamentEvent]) -> dict[str, tuple[News, ...]]:
    """The last news of each kind of event, with players named by their id."""
    following = iter(events)
    again = Tournament.replay([next(following)])
    found = {}
    for event in following:
        again.apply(event)
        found[type(event).__name__] = news(event, again.state, lambda player: player.upper())
    return found


@pytest.mark.rows("language", LANGUAGES)
def test_a_whole_event_has_words(language: Language) -> None:
    _, events = play_out(27, "turbo-27", "modern")
    for kind, lines in told(events).items():
        assert bool(lines) is (kind not in SILENT), kind
        for line in lines:
            assert say(language, f"news-{line.code}", **line.parameters)


def followed(play: Play, command: Callable[[], Outcome]) -> list[News]:
    """What is told of a command by one who follows it, the same as by one who replays it."""
    live: list[News] = []
    tournament = play.tournament

    def follow(event: TournamentEvent) -> None:
        live.extend(news(event, tournament.state, str))

    again, told = Tournament.replay(play.events), list[News]()
    for event in play.do(tournament.follow(command, follow)):
        again.apply(event)
        told.extend(news(event, again.state, str))
    assert live == told != []
    return live


def test_each_event_is_told_before_the_next_one_is_decided() -> None:
    """Who goes out brings hand for hand, and the end of the day with it: one is to go then, though
    nobody sits at a table when all is done."""
    days = Days((DayEnd(players=10),))
    play = down_to(Play(48, 6, structure=BY_TIME, days=days, hand_for_hand_within=1), 11)
    order = play.deal(3)
    out, winner, *_ = order.stacks
    stacks = order.stacks | {out: 0, winner: order.stacks[winner] + order.stacks[out]}
    told = followed(play, partial(play.tournament.record, order.number, stacks, play.now))
    assert play.state.phase == "night"
    (announced,) = (line for line in told if line.code == "hand-for-hand-announced")
    assert announced.parameters == {"to_go": 1}


def test_of_what_comes_at_once_nobody_is_told_that_it_is_to_come() -> None:
    play = Play(18)
    told = followed(play, partial(play.tournament.redraw, "mixed up", play.now))
    assert [line.code for line in told] == ["seats-redrawn"]
    play = Play(27, options={"breaking.order": "highest-table-first"})
    while len(play.state.stacks) > 19:
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    last, first = play.deal(3), play.deal(1)
    play.end(first, min(first.seats))
    assert last.number in play.state.hands
    told = followed(play, partial(play.tournament.break_table, 2, "a leak", play.now))
    assert next(line.code for line in told) == "table-broken"


@pytest.mark.rows("language", LANGUAGES)
def test_the_directors_deeds_have_words(language: Language) -> None:
    play = Play(27)
    play.deal(1)
    play.deal(2)
    play.bust_some(3, 3)
    play.do(play.tournament.waive_halt(3, "late", 0))
    play.do(play.tournament.announce("Dinner at nine", 0))
    play.do(play.tournament.pause("fire alarm", 0))
    play.do(play.tournament.resume("all clear", 0))
    players = play.state.tables[3].players
    player = players[max(players)]
    free = play.state.open_seats(play.state.tables[3])[0]
    play.do(play.tournament.move(player, 3, free, "view", 0))
    play.do(play.tournament.remove(player, "left", 0))
    found = told(play.events)
    codes = {line.code for lines in found.values() for line in lines}
    assert {
        "halt-waived", "table-halted", "announced", "event-paused", "event-resumed",
        "player-moved-by-director", "player-removed",
    } <= codes  # fmt: skip
    for lines in found.values():
        for line in lines:
            assert say(language, f"news-{line.code}", **line.parameters)
    assert of_kind(play.events, EventPaused)


def test_news_name_players_and_cite_rules() -> None:
    play = Play(9, button=1)
    play.bust(1, 4)
    (line,) = told(play.events)["PlayersBusted"]
    assert line.code == "player-busted"
    assert line.parameters["player"] == str(line.player).upper()
    assert line.citation is not None
    assert line.citation.rule == "tda2019-RP-8A"
    assert line.table == 1
    said = say("en", f"news-{line.code}", **line.parameters)
    assert said == f"{line.parameters['player']} is out and finishes in place 9."


@pytest.mark.rows("language", LANGUAGES)
def test_every_refusal_flaw_and_template_has_words(language: Language) -> None:
    source = Path(__file__).parents[2] / "src" / "ruleone" / "tournament"
    hands = source / "hands" / "hands.py"
    text = "".join(path.read_text("utf-8") for path in source.rglob("*.py"))
    codes = set(re.findall(r'(?:_refused|refuse|Refusal)\(\s*"([a-z-]+)"', text))
    codes |= set(re.findall(r'return "([a-z-]+)"', hands.read_text("utf-8")))
    assert len(codes) > 25
    assert not [code for code in codes if not has_words(language, f"refusal-{code}")]
    flaws = re.findall(r'Flaw\(\s*"([a-z-]+)"', text)
    assert len(flaws) > 10
    assert not [code for code in flaws if not has_words(language, f"flaw-{code}")]
    assert all(has_words(language, f"template-{name}") for name in TEMPLATES)
