"""`ruleone rules show`: one rule or one option, with all that hangs on it."""

from difflib import get_close_matches
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.rules.books import Book, book_meant, end
from ruleone.cli.rules.listing import listed
from ruleone.rulebook import (
    EDITIONS,
    Basis,
    Edition,
    Option,
    Rule,
    edition,
    options,
    rules,
    rules_behind,
)
from ruleone.rulebook.applied import applied_by
from ruleone.rulebook.values import (
    choice_in_words,
    rule_in_words,
    value_for_programs,
    value_in_words,
)
from ruleone.words import Language, say

NEAR_MAX: Final = 5


class Setting(msgspec.Struct, frozen=True):
    """An option in one edition: its value, the rule behind it, and whether that rule says it."""

    option: str
    edition: str
    value: Any
    rule: str
    basis: Basis


def show(
    name: Annotated[
        str,
        typer.Argument(
            metavar=told("rules-show-metavar"), help=told("rules-show-name"), show_default=False
        ),
    ],
    book: Annotated[str, typer.Option("--edition", help=told("rules-show-edition"))] = "modern",
    lang: Annotated[Language, typer.Option(help=told("rules-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("rules-show-json"))] = False,
) -> None:
    """Show a rule or an option."""
    meant = book_meant(book, lang)
    if rule := rules().get(name):
        if json:
            typer.echo(msgspec.json.encode(_rule_for_programs(rule, meant.edition)).decode())
        else:
            _show_rule(rule, meant, lang)
    elif option := options().get(name):
        if json:
            typer.echo(msgspec.json.encode(_option_for_programs(option, meant.edition)).decode())
        else:
            _show_option(option, meant, lang)
    else:
        end(say(lang, "cli-rules-no-rule", name=name[:60], near=_near(name)))


def _near(name: str) -> tuple[str, ...]:
    """Rules and options that begin so (house-43), or else those most like it."""
    known = (*rules(), *options())
    begun = tuple(one for one in known if name and one.startswith(name))[:NEAR_MAX]
    return begun or tuple(get_close_matches(name[:60], known, n=3, cutoff=0))


def _setting(name: str, book: Edition) -> Setting:
    value, cited = value_for_programs(book.option(name)), book.cite(name)
    return Setting(name, book.id, value, cited.rule, cited.basis)


def _rule_for_programs(rule: Rule, book: Edition) -> dict[str, Any]:
    settled = [name for name in book.names() if name not in options()]
    return {
        **msgspec.to_builtins(listed(rule)),
        "parameters": rule.parameters,
        "editions": applied_by(rule),
        "settings": [_setting(name, book) for name in rule.mentions],
        "decisions": [name for name in settled if book.cite(name).rule == rule.id],
    }


def _option_for_programs(option: Option, book: Edition) -> dict[str, Any]:
    return {
        "option": option.name,
        "kind": option.kind,
        "choices": option.offered,
        "rules": rules_behind(option.name),
        "words": option.words,
        "settings": [_setting(option.name, each) for each in _beside(book)],
    }


def _beside(book: Edition) -> list[Edition]:
    """The editions of the book, and first this one where it is none of them."""
    standing = [edition(name) for name in EDITIONS]
    return standing if book.id in EDITIONS else [book, *standing]


def _show_rule(rule: Rule, book: Book, lang: Language) -> None:
    console = Console(highlight=False, markup=False)
    console.print(f"{rule.id}  {rule.titles[lang]}", style="bold")
    about = (
        say(lang, f"document-{rule.source}"),
        say(lang, f"rule-topic-{rule.topic}"),
        say(lang, f"rule-kind-{rule.kind}.long"),
    )
    console.print(say(lang, "cli-rules-dot").join(about), style="dim")
    console.print(f"\n{rule.words[lang]}")
    if applied := applied_by(rule):
        console.print("\n" + say(lang, "cli-rules-applied-by", editions=applied))
    if names := rule.mentions:
        console.print("\n" + say(lang, "cli-rules-options-in", edition=book.title(lang)))
        console.print(_settings_table(names, book.edition, lang))
    _say_why(names, book, console, lang)


def _settings_table(names: tuple[str, ...], book: Edition, lang: Language) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-rules-option"), overflow="fold")
    table.add_column(say(lang, "cli-rules-means"), overflow="fold")
    table.add_column(say(lang, "cli-rules-value"), overflow="fold")
    table.add_column(say(lang, "cli-rules-by"), no_wrap=True)
    for name in names:
        value = value_in_words(options()[name], book.option(name), lang)
        by = rule_in_words(book.cite(name), lang)
        table.add_row(name, options()[name].words[lang], value, by)
    return table


def _show_option(option: Option, book: Book, lang: Language) -> None:
    console = Console(highlight=False, markup=False)
    console.print(option.name, style="bold")
    console.print(_takes(option, lang), style="dim")
    console.print(f"\n{option.words[lang]}\n")
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-rules-edition"), no_wrap=True)
    table.add_column(say(lang, "cli-rules-value"), overflow="fold")
    table.add_column(say(lang, "cli-rules-by"), no_wrap=True)
    table.add_column(say(lang, "cli-rules-title"), overflow="fold")
    for each in _beside(book.edition):
        cited = each.cite(option.name)
        value, by = value_in_words(option, each.option(option.name), lang), rules()[cited.rule]
        named = rule_in_words(cited, lang)
        table.add_row(each.house or each.id, value, named, by.titles[lang])
    console.print(table)
    behind = rules_behind(option.name)
    console.print("\n" + say(lang, "cli-rules-behind", rules=behind))
    _say_why((option.name,), book, console, lang)


def _takes(option: Option, lang: Language) -> str:
    """Which values the option takes, in words."""
    if option.choices:
        some = {"listing": "some", "order": "order"}.get(option.kind, "choice")
        known = tuple(
            say(
                lang, "cli-rules-choice", choice=choice, means=choice_in_words(option, choice, lang)
            )
            for choice in option.offered
        )
        return say(lang, f"cli-rules-takes-{some}", known=known)
    return say(lang, f"cli-rules-takes-{option.kind}")


def _say_why(names: tuple[str, ...], book: Book, console: Console, lang: Language) -> None:
    """Why the house plays these options otherwise."""
    for change in book.overlay.changes if book.overlay else ():
        if change.option in names:
            option = options()[change.option]
            was, to = (value_in_words(option, value, lang) for value in (change.was, change.to))
            words = say(lang, "cli-rules-why", option=change.option, was=was, to=to, why=change.why)
            console.print("\n" + words.strip())
