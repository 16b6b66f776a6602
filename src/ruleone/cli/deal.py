"""The command `ruleone deal`: the shares of the remaining players in a deal."""

from collections.abc import Sequence
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.amounts import Amounts, NoAmounts, amounts_in
from ruleone.cli.language import LANGUAGE, told
from ruleone.tournament.deals import BadDeal, Deal, agreed, deal_flaws, offer
from ruleone.tournament.terms.errors import Flaw
from ruleone.words import Language, Parameter, group_digits, say

EXIT_BAD_INPUT: Final = 2


class Told(msgspec.Struct, frozen=True):
    """One deal of `--json`.

    Amounts are in the order of the stacks, in the smallest unit of the prizes, with warnings for
    the players.
    """

    kind: str
    amounts: tuple[int, ...]
    left: int
    warnings: tuple[str, ...]


class Answer(msgspec.Struct, frozen=True):
    """The document of `--json`. With `decimals` 2 all amounts are cents."""

    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    decimals: int
    deals: tuple[Told, ...]


def deal(
    stacks: Annotated[str, typer.Option(help=told("deal-stacks"), show_default=False)],
    prizes: Annotated[str, typer.Option(help=told("deal-prizes"), show_default=False)],
    left: Annotated[str, typer.Option(help=told("deal-left"))] = "0",
    amounts: Annotated[str, typer.Option(help=told("deal-amounts"), show_default=False)] = "",
    lang: Annotated[Language, typer.Option(help=told("deal-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("deal-json"))] = False,
) -> None:
    """Compute deals and show them beside each other."""
    try:
        (chips,) = amounts_in(stacks)
        paid, kept, named = amounts_in(prizes, left, amounts or "0")
    except NoAmounts as wrong:
        _end(say(lang, "cli-deal-no-amount", came=str(wrong)))
    if chips.decimals:
        _end(say(lang, "cli-deal-no-amount", came=stacks[:40]))
    rest = kept.values[0]
    try:
        deals = [
            offer("icm", chips.values, paid.values, rest),
            offer("chip-chop", chips.values, paid.values, rest),
        ]
        if amounts:
            deals.append(agreed(named.values, chips.values, paid.values, rest))
    except BadDeal as wrong:
        _end(say(lang, f"deal-{wrong.code}", **_written(wrong.parameters, wrong.code, paid, lang)))
    if json:
        answer = Answer(
            chips.values,
            paid.values,
            paid.decimals,
            tuple(
                Told(each.kind, each.amounts, each.left, tuple(_warnings(each, paid, lang)))
                for each in deals
            ),
        )
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        _show(chips.values, paid, deals, lang)


def _show(stacks: Sequence[int], paid: Amounts, deals: Sequence[Deal], lang: Language) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-deal-stack"), justify="right")
    for each in deals:
        table.add_column(say(lang, "cli-deal-kind", kind=each.kind), justify="right")
    for at, stack in enumerate(stacks):
        cells = (paid.written(lang, each.amounts[at]) for each in deals)
        table.add_row(group_digits(lang, stack), *cells)
    Console(highlight=False, markup=False).print(table)
    if deals[0].left:
        typer.echo(say(lang, "cli-deal-kept", left=paid.written(lang, deals[0].left)))
    for each in deals:
        kind = say(lang, "cli-deal-kind", kind=each.kind)
        for words in _warnings(each, paid, lang):
            typer.echo(say(lang, "cli-deal-warning", deal=kind, words=words))


def _warnings(each: Deal, paid: Amounts, lang: Language) -> list[str]:
    return [_flaw_words(flaw, paid, lang) for flaw in deal_flaws(each, paid.values)]


def _flaw_words(flaw: Flaw, paid: Amounts, lang: Language) -> str:
    money = {
        name: paid.written(lang, value)
        for name, value in flaw.parameters.items()
        if type(value) is int
    }
    return say(lang, f"flaw-{flaw.code}", level=flaw.level, **money)


_COUNTS: Final = frozenset(
    ("players", "stack-out-of-range", "prizes-not-players", "amounts-not-players")
)
"""Refusals with numbers that are not money."""


def _written(
    parameters: dict[str, int], code: str, paid: Amounts, lang: Language
) -> dict[str, Parameter]:
    """Return the numbers of a refusal, money as it was typed."""
    if code in _COUNTS:
        return {**parameters}
    return {
        name: f"-{paid.written(lang, -value)}" if value < 0 else paid.written(lang, value)
        for name, value in parameters.items()
    }


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
