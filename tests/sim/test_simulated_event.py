"""Whole events without waiting."""

import msgspec
import pytest
from typer.testing import CliRunner

from ruleone.bots import STYLES
from ruleone.cli.app import command_line
from ruleone.limits import ENTRANTS_MAX
from ruleone.rulebook import edition
from ruleone.sim.whole_event import EventReport, Progress, WholeEvent
from ruleone.tournament import Tournament, TournamentEvent, prizes, template
from ruleone.tournament.events import ChipsRaced, HandDealt, LevelStarted, TableBroken
from ruleone.words import LANGUAGES, say

app = command_line()

RUN = CliRunner()


def report_of(name: str, seed: int, rules: str = "modern") -> EventReport:
    return WholeEvent(template(name), edition(rules), seed, STYLES).play()


@pytest.mark.rows(("name", "rules"), [("sprint-27", "modern"), ("turbo-27", "house")])
def test_an_event_is_played_to_the_last_chip_and_prize(name: str, rules: str) -> None:
    kept: list[TournamentEvent] = []
    report = WholeEvent(template(name), edition(rules), 3, STYLES, kept.extend).play()
    raced = [one for one in kept if isinstance(one, ChipsRaced)]
    changed = sum(sum(one.after.values()) - sum(one.before.values()) for one in raced)
    assert next(result.place for result in report.results) == 1
    assert len(report.results) == report.entrants == 27
    assert sum(result.prize for result in report.results) == report.pool
    paid = tuple(result.prize for result in report.results if result.prize)
    assert paid == prizes(report.pool, 27, "standard")
    assert report.chips == 27 * template(name).starting_stack + changed
    assert {result.style for result in report.results} <= set(STYLES)


def test_the_same_seed_is_the_same_event_and_another_is_not() -> None:
    assert report_of("sprint-27", 5) == report_of("sprint-27", 5)
    assert report_of("sprint-27", 5) != report_of("sprint-27", 6)


def test_the_events_kept_are_the_tournament() -> None:
    kept: list[TournamentEvent] = []
    event = WholeEvent(template("turbo-27"), edition("modern"), 1, STYLES, kept.extend)
    report = event.play()
    again = Tournament.replay(kept)
    assert again.state.results == event.tournament.state.results
    kinds = {type(one) for one in kept}
    assert {HandDealt, LevelStarted, TableBroken} <= kinds
    assert report.hands == sum(isinstance(one, HandDealt) for one in kept)


def test_progress_is_told_and_ends_with_the_winner() -> None:
    told: list[Progress] = []
    WholeEvent(template("sprint-27"), edition("modern"), 2, STYLES).play(told.append)
    assert told[-1].left == 1
    assert [at.left for at in told] == sorted((at.left for at in told), reverse=True)


def test_breaks_pass() -> None:
    """With one style alone and levels so short that every break comes."""
    config = template("turbo-27")
    short = msgspec.structs.replace(config.structure, level_ms=30_000)
    quick = msgspec.structs.replace(config, structure=short)
    report = WholeEvent(quick, edition("modern"), 1, ("rock",)).play()
    assert report.level > 8
    assert {result.style for result in report.results} == {"rock"}


def test_simulate_prints_the_same_json_for_the_same_seed() -> None:
    asked = ["simulate", "--template", "sprint-27", "--players", "20", "--seed", "4", "--json"]
    first, second = RUN.invoke(app, asked), RUN.invoke(app, asked)
    assert first.exit_code == 0, first.output
    assert first.stdout == second.stdout
    report = msgspec.json.decode(first.stdout, type=EventReport)
    assert (report.entrants, report.seed, report.edition) == (20, 4, "modern")
    assert sum(result.prize for result in report.results) == report.pool


@pytest.mark.feature("poker-games")
@pytest.mark.parametrize("game", ["flstud", "plo8", "flbadugi", "nlirish"])
def test_an_event_of_any_game_is_played_to_its_end(game: str) -> None:
    """With antes and a bring-in in stud, and tables that are not larger than the game allows."""
    asked = ["simulate", "--template", "sprint-27", "--players", "10", "--game", game, "--json"]
    shown = RUN.invoke(app, asked)
    assert shown.exit_code == 0, shown.output
    report = msgspec.json.decode(shown.stdout, type=EventReport)
    assert report.chips == 10 * template("sprint-27").starting_stack
    assert sum(result.prize for result in report.results) == report.pool
    assert len(report.results) == 10


def test_simulate_shows_places_and_styles_in_both_languages() -> None:
    for language in LANGUAGES:
        asked = ["simulate", "--template", "heads-up", "--lang", language]
        shown = RUN.invoke(app, asked, env={"COLUMNS": "200"})
        assert shown.exit_code == 0, shown.output
        for column in ("place", "style", "back"):
            assert say(language, f"cli-simulate-{column}") in shown.stdout


def test_an_event_of_thirteen_cards_tells_no_styles() -> None:
    """House players of all styles set their cards alike."""
    asked = ["simulate", "--template", "thirteen-plain", "--lang", "en"]
    shown = RUN.invoke(app, asked, env={"COLUMNS": "200"})
    assert shown.exit_code == 0, shown.output
    assert say("en", "cli-simulate-prize") in shown.stdout
    for words in ("cli-simulate-style", "cli-simulate-back", *(f"style-{one}" for one in STYLES)):
        assert say("en", words) not in shown.stdout


@pytest.mark.rows(
    ("asked", "why"),
    [
        (["--template", "nonsense"], "turbo-27"),
        (["--edition", "nonsense"], "modern"),
        (["--edition", "modern+button.policy=sideways"], "moving"),
        (["--game", "nonsense"], "flrazz"),
        (["--players", "1"], "players"),
        (["--players", "1000000"], f"{ENTRANTS_MAX:,}"),
        (["--seed", "-1"], "seed"),
    ],
)
def test_bad_input_is_told_in_plain_words(asked: list[str], why: str) -> None:
    shown = RUN.invoke(app, ["simulate", *asked])
    assert shown.exit_code == 2
    assert why in shown.output
    assert "Traceback" not in shown.output


def test_a_thousand_players() -> None:
    report = report_of("deep-1000", 7)
    assert report.entrants == 1_000
    assert sum(result.prize for result in report.results) == report.pool
    assert report.chips == 20_000_000
