"""`ruleone rules diff`: what two editions play otherwise, and by which rules."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.rules.books import Book, book_meant
from ruleone.rulebook import Basis, Edition, options
from ruleone.rulebook.values import rule_in_words, value_for_programs, value_in_words
from ruleone.words import Language, say


class Side(msgspec.Struct, frozen=True):
    """An option in one of the two: its value, the rule behind it, and whether that says it."""

    value: Any
    rule: str
    basis: Basis


class Difference(msgspec.Struct, frozen=True):
    """An option that the two set otherwise; `why` is the house's reason where it changed it."""

    option: str
    first: Side
    second: Side
    why: str | None


def diff(
    first: Annotated[
        str,
        typer.Argument(
            metavar=told("rules-diff-first"), help=told("rules-diff-book"), show_default=False
        ),
    ],
    second: Annotated[
        str,
        typer.Argument(
            metavar=told("rules-diff-second"), help=told("rules-diff-other"), show_default=False
        ),
    ],
    lang: Annotated[Language, typer.Option(help=told("rules-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("rules-diff-json"))] = False,
) -> None:
    """Show the options that two editions set otherwise."""
    one, other = book_meant(first, lang), book_meant(second, lang)
    found = differences(one, other)
    if json:
        answer = {"first": one.edition.id, "second": other.edition.id, "differences": found}
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        _show(one, other, found, lang)


def differences(one: Book, other: Book) -> list[Difference]:
    """The options with another value, in the order of the book."""
    reasons = {
        change.option: change.why
        for book in (one, other)
        for change in (book.overlay.changes if book.overlay else ())
    }
    return [
        Difference(name, _side(name, one.edition), _side(name, other.edition), reasons.get(name))
        for name in one.edition.unlike(other.edition)
    ]


def _side(name: str, book: Edition) -> Side:
    cited = book.cite(name)
    return Side(value_for_programs(book.option(name)), cited.rule, cited.basis)


def _show(one: Book, other: Book, found: list[Difference], lang: Language) -> None:
    console = Console(highlight=False, markup=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-rules-option"), overflow="fold")
    table.add_column(say(lang, "cli-rules-means"), overflow="fold")
    for book in (one, other):
        table.add_column(book.edition.house or book.edition.id, overflow="fold")
    for difference in found:
        name = difference.option
        cells = (
            f"{value_in_words(options()[name], book.edition.option(name), lang)}"
            f"\n{rule_in_words(book.edition.cite(name), lang)}"
            for book in (one, other)
        )
        table.add_row(name, options()[name].words[lang], *cells)
    if found:
        console.print(table)
    titles = {"first": one.title(lang), "second": other.title(lang)}
    console.print(say(lang, "cli-rules-differ", count=len(found), of=len(options()), **titles))
    for difference in found:
        if difference.why:
            why = difference.why.strip()
            console.print(say(lang, "cli-rules-because", option=difference.option, why=why))
