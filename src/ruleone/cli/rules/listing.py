"""`ruleone rules list`: the rules of the catalogue, those that are asked for."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.rules.books import book_meant, end
from ruleone.rulebook import Edition, Rule, rules
from ruleone.rulebook.search import has_all, terms_of, text_of
from ruleone.words import Language, say


class Listed(msgspec.Struct, frozen=True):
    """One rule of `--json`. `kind` is who decides it."""

    id: str
    document: str
    title: dict[str, str]
    topic: str
    kind: str
    options: tuple[str, ...]
    words: dict[str, str]


def listing(
    book: Annotated[
        str, typer.Option("--edition", help=told("rules-list-edition"), show_default=False)
    ] = "",
    topic: Annotated[str, typer.Option(help=told("rules-list-topic"), show_default=False)] = "",
    search: Annotated[str, typer.Option(help=told("rules-list-search"), show_default=False)] = "",
    lang: Annotated[Language, typer.Option(help=told("rules-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("rules-list-json"))] = False,
) -> None:
    """List the rules that are asked for."""
    found: Iterable[Rule] = rules().values()
    if book:
        cited = book_meant(book, lang).edition.rules
        found = [rule for rule in found if rule.id in cited]
    if topic:
        topics = tuple(sorted({rule.topic for rule in rules().values()}))
        if topic not in topics:
            end(say(lang, "cli-rules-no-topic", topic=topic[:40], topics=topics))
        found = [rule for rule in found if rule.topic == topic]
    sought = terms_of(search)
    found = [rule for rule in found if has_all(text_of(rule.id), sought)]
    if json:
        typer.echo(msgspec.json.encode({"rules": [listed(rule) for rule in found]}).decode())
    else:
        _show(found, lang)
        if not (topic or sought):
            _end_sheet(book_meant(book or "modern", lang).edition, lang)


def listed(rule: Rule) -> Listed:
    """A rule as programs read it."""
    return Listed(
        rule.id,
        rule.source,
        dict(rule.titles.items()),
        rule.topic,
        rule.kind,
        rule.mentions,
        dict(rule.words.items()),
    )


def _show(found: list[Rule], lang: Language) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-rules-rule"), no_wrap=True)
    table.add_column(say(lang, "cli-rules-title"), overflow="fold")
    table.add_column(say(lang, "cli-rules-topic"), overflow="fold")
    table.add_column(say(lang, "cli-rules-kind"), overflow="fold")
    for rule in found:
        table.add_row(
            rule.id,
            rule.titles[lang],
            say(lang, f"rule-topic-{rule.topic}"),
            say(lang, f"rule-kind-{rule.kind}"),
        )
    console = Console(highlight=False, markup=False)
    if found:
        console.print(table)
    console.print(say(lang, "cli-rules-count", found=len(found), of=len(rules())))


def _end_sheet(book: Edition, lang: Language) -> None:
    """What the whole sheet of rules ends with: when to stop, who helps, where a copy is."""
    told = rules()[book.cite("rules.notice").rule].parameters
    typer.echo("\n" + say(lang, "rules-notice", site=told["site"], helpline=told["helpline"]))
