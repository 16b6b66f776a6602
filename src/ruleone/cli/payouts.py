"""The command `ruleone payouts`: the prizes of a field, or a payout table.

A table is by the size of the field: printed, as CSV, or for programs.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.amounts import Amounts, NoAmounts, amounts_in
from ruleone.cli.language import LANGUAGE, told
from ruleone.limits import ENTRANTS_MAX, STACK_MAX_CHIPS
from ruleone.spreadsheets import as_csv
from ruleone.tournament.terms.errors import BadEvent
from ruleone.tournament.terms.payouts import (
    PLACES_PERCENT,
    SHARES_WHOLE,
    PayoutColumn,
    PayoutPlan,
    PlacesRow,
    payout_table,
    payout_tables,
    planned_columns,
    planned_prizes,
    prizes,
    prizes_by_place,
    seats_won,
    shares_by_place,
    with_least,
)
from ruleone.words import Language, group_digits, say

LEAST_FIELD = 2
_PERCENT = SHARES_WHOLE // 100


class TableAnswer(msgspec.Struct, frozen=True):
    """The document of `--json`.

    It has the columns as an event takes them (shares in hundredths of a percent), and the same by
    place. With a buy-in it has the prizes of each column's smallest field, with `decimals` 2 in
    cents.
    """

    columns: tuple[PayoutColumn, ...]
    shares: tuple[PlacesRow, ...]
    decimals: int = 0
    prizes: tuple[PlacesRow, ...] = ()


def table_answer(fields: Sequence[int], percent: int, buy_in: Amounts) -> TableAnswer:
    """Return the table whose columns end with these fields.

    Raises BadEvent where they do not rise.
    """
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
    """Print it as CSV; a place that is not paid is empty."""
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


EXIT_BAD_INPUT: Final = 2


class Answer(msgspec.Struct, frozen=True):
    """The document of `--json`: the prizes, first place first. With `decimals` 2 they are cents."""

    pool: int
    entrants: int
    decimals: int
    prizes: tuple[int, ...]


def payouts(
    pool: Annotated[str, typer.Option(help=told("payouts-pool"), show_default=False)] = "",
    entrants: Annotated[
        int | None,
        typer.Option(min=1, max=ENTRANTS_MAX, help=told("payouts-entrants"), show_default=False),
    ] = None,
    table: Annotated[str, typer.Option(help=told("payouts-table"), show_default=False)] = "",
    places: Annotated[
        int | None,
        typer.Option(min=1, max=ENTRANTS_MAX, help=told("payouts-places"), show_default=False),
    ] = None,
    percent: Annotated[
        int, typer.Option(min=1, max=100, help=told("payouts-percent"))
    ] = PLACES_PERCENT,
    least: Annotated[str, typer.Option(help=told("payouts-least"))] = "0",
    unit: Annotated[str, typer.Option(help=told("payouts-unit"))] = "1",
    seat: Annotated[str, typer.Option(help=told("payouts-seat"), show_default=False)] = "",
    fields: Annotated[str, typer.Option(help=told("payouts-fields"), show_default=False)] = "",
    buy_in: Annotated[str, typer.Option(help=told("payouts-buy-in"), show_default=False)] = "0",
    as_csv: Annotated[bool, typer.Option("--csv", help=told("payouts-csv"))] = False,
    lang: Annotated[Language, typer.Option(help=told("payouts-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("payouts-json"))] = False,
) -> None:
    """Show the prizes of a field, or a table of them by fields."""
    if fields:
        _by_field(fields, percent, buy_in, lang, as_csv=as_csv, as_json=json)
        return
    if not pool or entrants is None:
        _end(say(lang, "cli-payouts-needs"))
    try:
        whole, lowest, step, ticket = amounts_in(pool, least, unit, seat or "1")
    except NoAmounts as wrong:
        _end(say(lang, "cli-payouts-no-amount", came=str(wrong)))
    if max(*whole.values, *lowest.values, *step.values, *ticket.values) >= STACK_MAX_CHIPS or 0 in (
        *step.values,
        *ticket.values,
    ):
        most = whole.written(lang, STACK_MAX_CHIPS - 1)
        _end(say(lang, "cli-payouts-out-of-range", most=most))
    if seat:
        paid = seats_won(whole.values[0], ticket.values[0], entrants)
    elif table:
        paid = with_least(_of_table(table, whole, entrants, lang), lowest.values[0])
    else:
        paid = planned_prizes(
            PayoutPlan(
                pool=whole.values[0],
                entrants=entrants,
                places=places,
                percent=percent,
                least=lowest.values[0],
                unit=step.values[0],
            )
        )
    if json:
        answer = Answer(whole.values[0], entrants, whole.decimals, paid)
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        _show(paid, whole, lang)


def _by_field(
    fields: str, percent: int, buy_in: str, lang: Language, *, as_csv: bool, as_json: bool
) -> None:
    """Print the payout table whose columns end with these fields."""
    try:
        (ends,), (each,) = amounts_in(fields), amounts_in(buy_in)
        if ends.decimals or len(each.values) != 1 or each.values[0] > STACK_MAX_CHIPS:
            raise NoAmounts(fields if ends.decimals else buy_in)
        answer = table_answer(ends.values, percent, each)
    except NoAmounts as wrong:
        _end(say(lang, "cli-payouts-no-amount", came=str(wrong)))
    except BadEvent:
        _end(say(lang, "cli-payouts-no-fields", least=LEAST_FIELD, most=ENTRANTS_MAX))
    if as_json:
        typer.echo(msgspec.json.encode(answer).decode())
    elif as_csv:
        write_table(answer)
    else:
        show_table(answer, lang)


def _of_table(table: str, whole: Amounts, entrants: int, lang: Language) -> tuple[int, ...]:
    """Return the prizes that a payout table of the package has for the field."""
    known = tuple(payout_tables())
    if table not in known:
        _end(say(lang, "cli-payouts-no-table", name=table[:40], known=known))
    columns = payout_table(table)
    least, most = columns[0].entrants_min, columns[-1].entrants_max
    if not least <= entrants <= most:
        _end(say(lang, "cli-payouts-no-column", name=table, least=least, most=most, came=entrants))
    return prizes(whole.values[0], entrants, table)


def _show(paid: tuple[int, ...], whole: Amounts, lang: Language) -> None:
    """Print the prizes, places with the same one together."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for code in ("place", "prize", "share"):
        table.add_column(say(lang, f"cli-payouts-{code}"), justify="right")
    place = 1
    for prize, group in groupby(paid):
        last = place + len(list(group)) - 1
        named = str(place) if last == place else f"{place}-{last}"
        share = f"{100 * prize / whole.values[0]:.2f}%"
        table.add_row(named, whole.written(lang, prize), share)
        place = last + 1
    Console(highlight=False, markup=False).print(table)
    typer.echo(say(lang, "cli-payouts-sum", places=len(paid), sum=whole.written(lang, sum(paid))))


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
