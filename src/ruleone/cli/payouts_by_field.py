"""A payout table by the size of the field, on the command line: printed, as CSV, for programs."""

from collections.abc import Sequence

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.amounts import Amounts
from ruleone.spreadsheets import as_csv
from ruleone.tournament.terms.payouts import (
    SHARES_WHOLE,
    PayoutColumn,
    PlacesRow,
    planned_columns,
    prizes_by_place,
    shares_by_place,
)
from ruleone.words import Language, group_digits, say

LEAST_FIELD = 2
_PERCENT = SHARES_WHOLE // 100


class TableAnswer(msgspec.Struct, frozen=True):
    """The document of `--json`: the columns as an event takes them (shares in hundredths of a
    percent), the same by place, and where a buy-in was told the prizes of each column's smallest
    field, with `decimals` 2 in cents."""

    columns: tuple[PayoutColumn, ...]
    shares: tuple[PlacesRow, ...]
    decimals: int = 0
    prizes: tuple[PlacesRow, ...] = ()


def table_answer(fields: Sequence[int], percent: int, buy_in: Amounts) -> TableAnswer:
    """The table whose columns end with these fields. Raises BadEvent where they do not rise."""
    columns = planned_columns(tuple(fields), percent, LEAST_FIELD)
    (each,) = buy_in.values
    if not each:
        return TableAnswer(columns, shares_by_place(columns))
    pools = [each * column.entrants_min for column in columns]
    prizes = prizes_by_place(columns, pools)
    return TableAnswer(columns, shares_by_place(columns), buy_in.decimals, prizes)


def show_table(answer: TableAnswer, lang: Language) -> None:
    """Print it for people."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-payouts-place"), justify="right")
    for column in answer.columns:
        first, last = (group_digits(lang, n) for n in (column.entrants_min, column.entrants_max))
        table.add_column(first if first == last else f"{first}-{last}", justify="right")
    amounts = Amounts((), answer.decimals)
    for row in answer.prizes or answer.shares:
        told = [
            "-" if not one
            else amounts.written(lang, one) if answer.prizes
            else f"{one / _PERCENT:.2f}%"
            for one in row.each
        ]  # fmt: skip
        place = str(row.first) if row.first == row.last else f"{row.first}-{row.last}"
        table.add_row(place, *told)
    Console(highlight=False, markup=False).print(table)
    if answer.prizes:
        typer.echo(say(lang, "cli-payouts-smallest-field"))


def write_table(answer: TableAnswer) -> None:
    """Print it as CSV; what is not paid is left empty."""
    fields = ((column.entrants_min, column.entrants_max) for column in answer.columns)
    heads = [str(least) if least == most else f"{least} to {most}" for least, most in fields]
    unit = 10**answer.decimals if answer.prizes else _PERCENT
    rows = answer.prizes or answer.shares
    lines: list[list[str | int]] = [
        [row.first, row.last, *(_written(one, unit) for one in row.each)] for row in rows
    ]
    typer.echo(as_csv(["first", "last", *heads], lines), nl=False)


def _written(amount: int, unit: int) -> str:
    whole, rest = divmod(amount, unit)
    if not amount:
        return ""
    return f"{whole}.{rest:02}" if rest else str(whole)
