"""`ruleone forecast`."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from ruleone.cli.app import command_line
from ruleone.cli.forecast import BAR_CELLS, bar, clock, moments, plot
from ruleone.rulebook import edition
from ruleone.sim.forecast import Forecast
from ruleone.structures import shipped_sheet
from ruleone.structures.event import event_of
from ruleone.words import LANGUAGES, say

app = command_line()

RUN = CliRunner()
FEW = ("forecast", "turbo", "--entrants", "12", "--events", "2", "--jobs", "1", "--pace", "online")


def test_figures_are_the_same_for_the_same_seed() -> None:
    first, second = (RUN.invoke(app, [*FEW, "--json"]) for _ in range(2))
    assert first.exit_code == 0, first.output
    assert first.stdout == second.stdout
    answer = msgspec.json.decode(first.stdout, type=Forecast)
    assert (answer.events, answer.entries.middle, answer.levels[0].left.middle) == (2, 12, 12)
    assert answer.levels[0].average == 50.0
    assert answer.end.at_ms.low > 0


@pytest.mark.feature("forecasts")
def test_it_is_told_and_drawn_in_both_languages(tmp_path: Path) -> None:
    for language in LANGUAGES:
        file = tmp_path / f"{language}.svg"
        asked = [*FEW[:5], "1", *FEW[6:], "--lang", language, "--plot", str(file)]
        shown = RUN.invoke(app, asked, env={"COLUMNS": "200"})
        assert shown.exit_code == 0, shown.output
        for column in ("level", "left", "average", "median"):
            assert say(language, f"cli-forecast-{column}") in shown.stdout
        drawn = ElementTree.fromstring(file.read_text("utf-8"))
        words = "".join(drawn.itertext())
        assert say(language, "cli-forecast-stacks") in words
        assert say(language, "cli-forecast-bubble-short") in words
        assert "nan" not in file.read_text("utf-8")


def test_days_end_as_they_are_told() -> None:
    days = ("--day-end", "2:4", "--flights", "2", "--last-hands", "1", "2")
    shown = RUN.invoke(app, [*FEW[:5], "1", *FEW[6:], *days, "--json"])
    assert shown.exit_code == 0, shown.output
    answer = msgspec.json.decode(shown.stdout, type=Forecast)
    (day,) = answer.days
    assert day.day == 1
    assert day.end.level.high <= 2
    assert answer.end.at_ms.low > day.end.at_ms.high
    for language in LANGUAGES:
        assert str(int(day.left.middle)) in moments(answer, language)[-1]


@pytest.mark.rows(
    ("days", "told"),
    [
        (("--day-end", "99:4"), ("99",)),
        (("--day-end", "2:4", "--flights", "7"), ("7", "6")),
    ],
)
def test_why_no_event_can_be_played_like_that_is_told_in_both_languages(
    days: tuple[str, ...], told: tuple[str, ...]
) -> None:
    for language in LANGUAGES:
        shown = RUN.invoke(app, [*FEW, *days, "--lang", language], env={"COLUMNS": "200"})
        assert shown.exit_code == 2
        assert "expected" not in shown.output
        assert all(one in shown.output for one in told)
        if language == "zh":
            assert not re.search("[A-Za-z_]{3}", shown.output), shown.output


def test_a_colour_up_that_what_is_sold_forbids_is_refused_in_words() -> None:
    sheet = shipped_sheet("turbo")
    book = edition("modern")
    config = event_of(msgspec.structs.replace(sheet, entrants=12), "forecast", rules=book)
    plan = config.structure.color_ups[0]
    chips, behind = sheet.stack + plan.removed, plan.after_level + 1
    for language in LANGUAGES:
        asked = (*FEW, "--add-on", str(chips), str(behind), "--lang", language)
        shown = RUN.invoke(app, asked, env={"COLUMNS": "300"})
        assert shown.exit_code == 2, shown.output
        told = {"level": plan.after_level, "chip": plan.removed, "larger": plan.into, "came": chips}
        assert say(language, "bad-event-color-up-sold", **told).rstrip(".。") in shown.output
        assert "Traceback" not in shown.output
    assert RUN.invoke(app, [*FEW, "--add-on", str(chips), str(plan.after_level)]).exit_code == 0


def test_each_number_of_an_event_has_words() -> None:
    """What an event is refused for names the number in both languages."""
    source = Path(__file__).parents[2] / "src" / "ruleone"
    yields = [
        node.value.elts[0].value
        for path in ("tournament/terms/announcing.py",)
        for node in ast.walk(ast.parse((source / path).read_text("utf-8")))
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple)
        if isinstance(node.value.elts[0], ast.Constant)
    ]
    named = {re.sub("[._]", "-", str(one)) for one in yields}
    assert len(named) > 30
    for language in LANGUAGES:
        text = (source.parents[1] / "locale" / language / "forecast.ftl").read_text("utf-8")
        words = text.partition("bad-event-bounds")[2].partition("\n}")[0]
        assert {*re.findall(r"(?<!\*)\[([a-z-]+)\]", words)} == named


def test_a_name_that_could_be_markup_is_text_in_the_picture() -> None:
    shown = RUN.invoke(app, [*FEW[:5], "1", *FEW[6:], "--json"])
    answer = msgspec.json.decode(shown.stdout, type=Forecast)
    drawn = ElementTree.fromstring(plot(answer, "<b>&Friday", "en"))
    title = drawn.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "<b>&Friday"


def test_a_bar_is_as_long_as_its_share() -> None:
    assert bar(1.0) == "█" * BAR_CELLS
    assert bar(0.5) == "█" * (BAR_CELLS // 2)
    assert bar(0.0) == "▏"
    assert (clock(0), clock(3_600_000), clock(7_499_000)) == ("0:00", "1:00", "2:05")


@pytest.mark.rows(
    ("asked", "why"),
    [
        (("nonsense",), "nonsense"),
        (("turbo", "--plot", "turbo.png"), "“turbo.png” must end in .svg"),
        (("wsop-main-2019",), "Use --entrants"),
        (("turbo", "--late", "20"), "Use --late-levels"),
        (("turbo", "--late-levels", "90"), "level 13, not 90"),
        (("turbo", "--entrants", "1"), "--entrants"),
        (("turbo", "--events", "0"), "--events"),
        (("turbo", "--pace", "slow"), "slow"),
        (("turbo", "--day-end", "two"), "“two” is not the end of a day"),
        (("turbo", "--flights", "2"), "Use --day-end for each day"),
        (("turbo", "--day-end", "90"), "The level that ends a day must be 1"),
    ],
)
def test_what_cannot_be_is_told(asked: tuple[str, ...], why: str) -> None:
    shown = RUN.invoke(app, ["forecast", *asked, "--lang", "en"])
    assert shown.exit_code == 2
    assert why in shown.output
    assert "Traceback" not in shown.output


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    where = tmp_path / "no" / "such.svg"
    shown = RUN.invoke(app, [*FEW[:5], "1", *FEW[6:], "--plot", str(where), "--lang", "en"])
    assert shown.exit_code == 2
    assert "Could not write the file" in shown.output


def test_an_add_on_is_told_and_most_of_the_players_take_it() -> None:
    sold = ("--add-on", "30000", "2", "--json")
    nobody, most = (
        msgspec.json.decode(RUN.invoke(app, [*FEW, *sold, *share]).stdout, type=Forecast)
        for share in (("--add-ons", "0"), ())
    )
    assert nobody.levels[0] == most.levels[0]
    assert most.levels[2].average > 1.5 * nobody.levels[2].average
