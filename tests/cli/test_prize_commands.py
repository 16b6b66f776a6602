"""`ruleone payouts` and `ruleone deal`: prizes and deals, in both languages and for programs."""

import csv
import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ruleone.cli.app import command_line

app = command_line()

runner = CliRunner(env={"COLUMNS": "200"})
FOUR = ("--stacks", "100000,70000,50000,20000", "--prizes", "200.00,120,80,50")


def asked(*arguments: str) -> Result:
    return runner.invoke(app, list(arguments))


def answer(*arguments: str) -> Any:
    told = asked(*arguments, "--json")
    assert told.exit_code == 0, told.stderr
    return json.loads(told.stdout)


def test_a_published_deal_comes_out_to_the_cent() -> None:
    deals = answer("deal", *FOUR)["deals"]
    assert deals[0]["amounts"] == [14_084, 12_380, 10_896, 7_640]
    assert deals[1]["amounts"] == [15_417, 12_292, 10_208, 7_083]
    assert [each["kind"] for each in deals] == ["icm", "chip-chop"]
    told = asked("deal", *FOUR, "--left", "20", "--lang", "zh").stdout
    assert "20.00 留给冠军。" in told


def test_what_the_players_name_stands_beside_and_is_warned_of() -> None:
    named = ("--amounts", "220,100,90,40", "--lang", "en")
    told = asked("deal", *FOUR, *named).stdout
    assert "As agreed: Stack 1 would get 220.00, more than the first prize of 200.00." in told
    assert "As agreed: Stack 4 would get 40.00, less than the 50.00" in told
    whole = ("--stacks", "3,2", "--prizes", "30,20")
    assert answer("deal", *whole)["decimals"] == 0


@pytest.mark.rows(
    ("arguments", "why"),
    [
        (("--stacks", "3,x", "--prizes", "30"), "“x” is not an amount"),
        (("--stacks", "3,2.5", "--prizes", "30"), "“3,2.5” is not an amount"),
        (("--stacks", "3", "--prizes", "30"), "2 to 16 players, not 1"),
        (("--stacks", "3,2", "--prizes", "20,30"), "from first place down"),
        (("--stacks", "3,2", "--prizes", "30.50,20", "--left", "11"), "must be 0 to 10.50"),
        (("--stacks", "3,2", "--prizes", "30,20", "--amounts", "30,19"), "add up to 49"),
    ],
)
def test_what_makes_no_deal_is_told(arguments: tuple[str, ...], why: str) -> None:
    told = asked("deal", *arguments, "--lang", "en")
    assert told.exit_code == 2
    assert why in told.stderr


def test_prizes_add_up_with_a_least_one() -> None:
    made = answer(
        "payouts", "--pool", "20000", "--entrants", "200", "--least", "150", "--unit", "10"
    )
    assert sum(made["prizes"]) == 20_000
    assert (len(made["prizes"]), min(made["prizes"]) >= 150) == (30, True)
    cents = answer("payouts", "--pool", "2700.50", "--entrants", "27", "--table", "standard")
    assert cents["prizes"] == [135_025, 81_015, 54_010]
    assert cents["decimals"] == 2
    seats = answer("payouts", "--pool", "8000", "--entrants", "80", "--seat", "1500")
    assert seats["prizes"] == [1_500] * 5 + [500]
    lifted = answer(
        "payouts", "--pool", "1000", "--entrants", "60", "--table", "standard", "--least", "60"
    )
    assert (sum(lifted["prizes"]), lifted["prizes"][-1]) == (1_000, 60)


def test_an_event_that_was_played_is_paid_as_it_was() -> None:
    main = answer(
        "payouts", "--pool", "94041600", "--entrants", "10112", "--table", "wsop-main-2024"
    )
    assert (main["prizes"][0], main["prizes"][-1], len(main["prizes"])) == (10**7, 15_000, 1_517)


def test_places_with_one_prize_stand_together() -> None:
    told = asked("payouts", "--pool", "20000", "--entrants", "200", "--lang", "en").stdout
    assert "10-12" in told
    assert "30 places paid: 20,000 in all." in told
    assert (
        "30 个名次"
        in asked("payouts", "--pool", "20000", "--entrants", "200", "--lang", "zh").stdout
    )
    assert "0 places" in asked("payouts", "--pool", "0", "--entrants", "2", "--lang", "en").stdout


@pytest.mark.rows(
    ("arguments", "why"),
    [
        (("--pool", "many"), "“many” is not an amount"),
        (("--pool", "-5"), "“-5” is not an amount"),
        (("--pool", "9" * 15), "Amounts must be 0 to"),
        (("--pool", "100", "--unit", "0"), "Amounts must be 0 to"),
        (
            ("--pool", "100", "--table", "flat"),
            "no payout table “flat”. Choose one of these: standard,",
        ),
        (("--pool", "100", "--table", "single-table"), "is for 1 to 4 players, not 9"),
        (("--pool", "100", "--table", "club-200"), "is for 200 to 200 players, not 9"),
    ],
)
def test_what_makes_no_prizes_is_told(arguments: tuple[str, ...], why: str) -> None:
    told = asked("payouts", "--entrants", "9", *arguments, "--lang", "en")
    assert told.exit_code == 2
    assert why in told.stderr


def test_a_payout_table_by_the_size_of_the_field() -> None:
    fields = ("payouts", "--fields", "10,20,50", "--percent", "20", "--lang", "en")
    table = answer(*fields)
    assert [(one["entrants_min"], one["entrants_max"]) for one in table["columns"]] == [
        (2, 10), (11, 20), (21, 50),
    ]  # fmt: skip
    assert all(sum(n * each for n, each in one["shares"]) == 10_000 for one in table["columns"])
    head, *rows = csv.reader(asked(*fields, "--csv").stdout.splitlines())
    assert head == ["first", "last", "2 to 10", "11 to 20", "21 to 50"]
    for at in (2, 3, 4):
        assert sum(float(row[at] or 0) for row in rows) == pytest.approx(100)
    told = asked(*fields, "--buy-in", "100.50")
    assert "Each column shows the prizes for its smallest field." in told.stdout
    assert "201.00" in told.stdout
    for wrong, why in (
        ("20,10", "Fields must be 2"),
        ("10.5", "not an amount"),
        ("x", "not an amount"),
    ):
        refused = asked("payouts", "--fields", wrong, "--lang", "en")
        assert refused.exit_code == 2
        assert why in refused.stderr
    assert "--fields" in asked("payouts", "--pool", "100", "--lang", "en").stderr
