"""Everything that happens to an event can be said in both languages."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from event_play import Play, of_kind
from whole_events import play_out

from ruleone.tournament import TEMPLATES, Tournament, TournamentEvent
from ruleone.tournament.events import EventPaused
from ruleone.tournament.news import News, news
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_event_has_words(language: Language) -> None:
    _, events = play_out(27, "turbo-27", "modern")
    for kind, lines in told(events).items():
        assert bool(lines) is (kind not in SILENT), kind
        for line in lines:
            assert say(language, f"news-{line.code}", **line.parameters)


@pytest.mark.parametrize("language", LANGUAGES)
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
    assert said == f"{line.parameters['player']} is out in place 9."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_flaw_and_template_has_words(language: Language) -> None:
    source = Path(__file__).parents[2] / "src" / "ruleone" / "tournament"
    text = "".join(path.read_text("utf-8") for path in source.rglob("*.py"))
    codes = set(re.findall(r'(?:_refused|refuse|Refusal)\(\s*"([a-z-]+)"', text))
    codes |= set(re.findall(r'return "([a-z-]+)"', (source / "hands.py").read_text("utf-8")))
    assert len(codes) > 25
    assert not [code for code in codes if not has_words(language, f"refusal-{code}")]
    flaws = re.findall(
        r'Flaw\("([a-z-]+)"',
        (source / "structure.py").read_text("utf-8") + (source / "payouts.py").read_text("utf-8"),
    )
    assert not [code for code in flaws if not has_words(language, f"flaw-{code}")]
    assert all(has_words(language, f"template-{name}") for name in TEMPLATES)
