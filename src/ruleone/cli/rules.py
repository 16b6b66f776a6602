"""The commands `ruleone rules`: the book to read, to compare and to test.

`ask` finds situations by words, `check` plays and judges files of scenarios, `diff` compares two
editions. `list` lists rules of the catalogue, `show` shows one rule or one option with everything
about it. The book is an edition by its id, or a file of house rules.
"""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, NoReturn

import msgspec
import typer
from msgspec import UNSET
from rich.console import Console
from rich.table import Table

from ruleone.asked import FoundSituation, asked_by_words
from ruleone.cli.editions import (
    NoEdition,
    Unread,
    edition_named,
    house_rules_in,
    read_file,
    title_of,
)
from ruleone.cli.groups import group
from ruleone.cli.language import LANGUAGE, told
from ruleone.limits import ASKED_WORDS_MAX_CHARACTERS, SCENARIOS_MAX_BYTES
from ruleone.rulebook import (
    EDITIONS,
    Basis,
    Edition,
    Option,
    Overlay,
    Refusal,
    Rule,
    edition,
    rules_behind,
)
from ruleone.rulebook import options as all_options
from ruleone.rulebook import rules as all_rules
from ruleone.rulebook.edition import applied_by
from ruleone.rulebook.search import has_all, terms_of, text_of
from ruleone.rulebook.values import (
    choice_in_words,
    rule_in_words,
    value_for_programs,
    value_in_words,
)
from ruleone.scenarios import Fault, Scenario, judged, proves_nothing_of, read_scenarios
from ruleone.scenarios.book import case_files
from ruleone.words import Language, say

EXIT_BAD_INPUT: Final = 2


class Book(NamedTuple):
    """An edition, and the house rules that made it, if any."""

    edition: Edition
    overlay: Overlay | None = None

    def title(self, lang: Language) -> str:
        """Return the edition's name in words, with the house's."""
        return title_of(self.edition.id, lang)


def book_meant(text: str, lang: Language) -> Book:
    """Return the edition with this id, or that of the house rules in this file.

    Ends the process where there is neither.
    """
    try:
        if overlay := house_rules_in(text, lang):
            return Book(overlay.edition, overlay)
        return Book(edition_named(text, lang))
    except NoEdition as none:
        end(str(none))


def end(why: str) -> NoReturn:
    """Print what was expected and what came, and exit."""
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)


EXIT_OTHERWISE: Final = 1


class Verdict(msgspec.Struct, frozen=True):
    """A scenario under one edition.

    It is `ok` where it comes out as it says and, under each of its other options, differently;
    `proves_nothing_of` are those under which it does not.
    """

    file: str
    scenario: str
    rules: tuple[str, ...]
    edition: str
    ok: bool
    faults: tuple[Fault, ...]
    proves_nothing_of: tuple[dict[str, Any], ...]


def check(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=told("rules-check-metavar"), help=told("rules-check-paths"), show_default=False
        ),
    ] = None,
    book: Annotated[
        str, typer.Option("--edition", help=told("rules-check-edition"), show_default=False)
    ] = "",
    rule: Annotated[str, typer.Option(help=told("rules-check-rule"), show_default=False)] = "",
    lang: Annotated[Language, typer.Option(help=told("rules-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("rules-check-json"))] = False,
) -> None:
    """Play scenarios and say which differ."""
    by = book_meant(book, lang).edition if book else None
    files = [*_files(paths)] if paths else case_files()
    cases = [
        (str(path), scenario)
        for path in files
        for scenario in _read(path, lang)
        if not rule or rule in scenario.rules
    ]
    if not cases:
        end(say(lang, "cli-rules-check-nothing", paths=tuple(paths or (str(files[0].parent),))))
    verdicts = [verdict for file, scenario in cases for verdict in _verdicts(file, scenario, by)]
    if json:
        typer.echo(msgspec.json.encode({"verdicts": verdicts}).decode())
    else:
        _show_verdicts(verdicts, len(cases), lang)
    if not all(verdict.ok for verdict in verdicts):
        raise typer.Exit(EXIT_OTHERWISE)


def _files(paths: Iterable[str]) -> Iterator[Path]:
    """Yield the files given, and those of the folders given, by name."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(path.glob("*.toml"))
        else:
            yield path


def _read(path: Path, lang: Language) -> tuple[Scenario, ...]:
    """Return the scenarios of a file; a fault ends the command."""
    try:
        return read_file(path, SCENARIOS_MAX_BYTES, read_scenarios, lang)
    except Unread as unread:
        end(str(unread))


def _verdicts(file: str, scenario: Scenario, by: Edition | None) -> Iterator[Verdict]:
    """Yield the verdicts under the edition asked for, or else under each of its own."""
    for book in [by] if by else map(edition, scenario.editions):
        faults = judged(scenario, book)
        nothing = () if by or faults else proves_nothing_of(scenario, book)
        ok = not faults and not nothing
        yield Verdict(file, scenario.id, scenario.rules, book.id, ok, faults, nothing)


def _show_verdicts(verdicts: list[Verdict], cases: int, lang: Language) -> None:
    console = Console(highlight=False, soft_wrap=True, markup=False)
    for verdict in verdicts:
        where = {"file": verdict.file, "scenario": verdict.scenario, "edition": verdict.edition}
        for fault in verdict.faults:
            words = _fault_words(fault, lang)
            console.print(say(lang, "cli-rules-check-fault", **where, words=words))
        for options in verdict.proves_nothing_of:
            words = say(lang, "cli-rules-check-proves-nothing", options=_written(options, lang))
            console.print(say(lang, "cli-rules-check-fault", **where, words=words))
    failed = sum(not verdict.ok for verdict in verdicts)
    runs = len(verdicts)
    console.print(say(lang, "cli-rules-check-sum", cases=cases, runs=runs, failed=failed))


def _fault_words(fault: Fault, lang: Language) -> str:
    expected, came = _written(fault.expected, lang), _written(fault.came, lang)
    words = {"what": fault.what, "expected": expected, "came": came}
    if fault.step == 0:
        return say(lang, "cli-rules-check-no-hand", **words)
    if isinstance(fault.came, Refusal):
        return say(lang, "cli-rules-check-refused", step=fault.step, what=fault.what, why=came)
    return say(lang, "cli-rules-check-unlike", step=fault.step, **words)


def _written(value: Any, lang: Language) -> str:
    """Return a value as the file would have it."""
    if isinstance(value, str):
        return value
    if isinstance(value, Refusal):
        return say(lang, f"refusal-{value.code}", **value.parameters)
    if value is UNSET or value is None or value in ((), {}):
        return say(lang, "value-none")
    if isinstance(value, dict):
        return ", ".join(f"{key} = {_written(each, lang)}" for key, each in value.items())
    return msgspec.json.encode(value).decode()


class Side(msgspec.Struct, frozen=True):
    """An option in one of the two: its value, its rule, and whether the rule says it."""

    value: Any
    rule: str
    basis: Basis


class Difference(msgspec.Struct, frozen=True):
    """An option with different values; `why` is the house's reason where it changed it."""

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
    """Show the options with different values in two editions."""
    one, other = book_meant(first, lang), book_meant(second, lang)
    found = differences(one, other)
    if json:
        answer = {"first": one.edition.id, "second": other.edition.id, "differences": found}
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        _show_differences(one, other, found, lang)


def differences(one: Book, other: Book) -> list[Difference]:
    """Return the options with different values, in the order of the book."""
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


def _show_differences(one: Book, other: Book, found: list[Difference], lang: Language) -> None:
    console = Console(highlight=False, markup=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-rules-option"), overflow="fold")
    table.add_column(say(lang, "cli-rules-means"), overflow="fold")
    for book in (one, other):
        table.add_column(book.edition.house or book.edition.id, overflow="fold")
    for difference in found:
        name = difference.option
        cells = (
            f"{value_in_words(all_options()[name], book.edition.option(name), lang)}"
            f"\n{rule_in_words(book.edition.cite(name), lang)}"
            for book in (one, other)
        )
        table.add_row(name, all_options()[name].words[lang], *cells)
    if found:
        console.print(table)
    titles = {"first": one.title(lang), "second": other.title(lang)}
    console.print(say(lang, "cli-rules-differ", count=len(found), of=len(all_options()), **titles))
    for difference in found:
        if difference.why:
            why = difference.why.strip()
            console.print(say(lang, "cli-rules-because", option=difference.option, why=why))


class Listed(msgspec.Struct, frozen=True):
    """One rule of `--json`. `kind` is its nature: who decides."""

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
    found: Iterable[Rule] = all_rules().values()
    if book:
        cited = book_meant(book, lang).edition.rules
        found = [rule for rule in found if rule.id in cited]
    if topic:
        topics = tuple(sorted({rule.topic for rule in all_rules().values()}))
        if topic not in topics:
            end(say(lang, "cli-rules-no-topic", topic=topic[:40], topics=topics))
        found = [rule for rule in found if rule.topic == topic]
    sought = terms_of(search)
    found = [rule for rule in found if has_all(text_of(rule.id), sought)]
    if json:
        typer.echo(msgspec.json.encode({"rules": [listed(rule) for rule in found]}).decode())
    else:
        _show_rules(found, lang)
        if not (topic or sought):
            _end_sheet(book_meant(book or "modern", lang).edition, lang)


def listed(rule: Rule) -> Listed:
    """Return a rule as programs read it."""
    return Listed(
        rule.id,
        rule.source,
        dict(rule.titles.items()),
        rule.topic,
        rule.kind,
        rule.mentions,
        dict(rule.words.items()),
    )


def _show_rules(found: list[Rule], lang: Language) -> None:
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
    console.print(say(lang, "cli-rules-count", found=len(found), of=len(all_rules())))


def _end_sheet(book: Edition, lang: Language) -> None:
    """Print the end of the whole sheet of rules: when to stop, who helps, where a copy is.

    Before it stands which rules are beside these and over them, where the edition says so.
    """
    place = book.cite("rules.place")
    if place.basis != "ours":
        typer.echo("\n" + all_rules()[place.rule].words[lang])
    told = all_rules()[book.cite("rules.notice").rule].parameters
    typer.echo("\n" + say(lang, "rules-notice", site=told["site"], helpline=told["helpline"]))


NEAR_MAX: Final = 5


class Setting(msgspec.Struct, frozen=True):
    """An option in one edition: its value, its rule, and whether the rule says it."""

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
    if rule := all_rules().get(name):
        if json:
            typer.echo(msgspec.json.encode(_rule_for_programs(rule, meant.edition)).decode())
        else:
            _show_rule(rule, meant, lang)
    elif option := all_options().get(name):
        if json:
            typer.echo(msgspec.json.encode(_option_for_programs(option, meant.edition)).decode())
        else:
            _show_option(option, meant, lang)
    else:
        end(say(lang, "cli-rules-no-rule", name=name[:60], near=_near(name)))


def _near(name: str) -> tuple[str, ...]:
    """Return rules and options that begin so (house-43), or else the most similar ones."""
    known = (*all_rules(), *all_options())
    begun = tuple(one for one in known if name and one.startswith(name))[:NEAR_MAX]
    return begun or tuple(get_close_matches(name[:60], known, n=3, cutoff=0))


def _setting(name: str, book: Edition) -> Setting:
    value, cited = value_for_programs(book.option(name)), book.cite(name)
    return Setting(name, book.id, value, cited.rule, cited.basis)


def _rule_for_programs(rule: Rule, book: Edition) -> dict[str, Any]:
    settled = [name for name in book.names() if name not in all_options()]
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
    """Return the editions of the book, this one first where it is not one of them."""
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
        value = value_in_words(all_options()[name], book.option(name), lang)
        by = rule_in_words(book.cite(name), lang)
        table.add_row(name, all_options()[name].words[lang], value, by)
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
        value, by = value_in_words(option, each.option(option.name), lang), all_rules()[cited.rule]
        named = rule_in_words(cited, lang)
        table.add_row(each.house or each.id, value, named, by.titles[lang])
    console.print(table)
    behind = rules_behind(option.name)
    console.print("\n" + say(lang, "cli-rules-behind", rules=behind))
    _say_why((option.name,), book, console, lang)


def _takes(option: Option, lang: Language) -> str:
    """Return the values the option takes, in words."""
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
    """Print the house's reasons for these options."""
    for change in book.overlay.changes if book.overlay else ():
        if change.option in names:
            option = all_options()[change.option]
            was, to = (value_in_words(option, value, lang) for value in (change.was, change.to))
            words = say(lang, "cli-rules-why", option=change.option, was=was, to=to, why=change.why)
            console.print("\n" + words.strip())


def ask(
    words: Annotated[
        str,
        typer.Argument(
            metavar=told("rules-ask-metavar"), help=told("rules-ask-words"), show_default=False
        ),
    ],
    book: Annotated[str, typer.Option("--edition", help=told("rules-ask-edition"))] = "modern",
    lang: Annotated[Language, typer.Option(help=told("rules-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("rules-ask-json"))] = False,
) -> None:
    """Find the situations that words may mean, with rules and worked cases."""
    if len(words) > ASKED_WORDS_MAX_CHARACTERS:
        end(say(lang, "cli-rules-ask-long", most=ASKED_WORDS_MAX_CHARACTERS, came=len(words)))
    answer = asked_by_words(words, book_meant(book, lang).edition)
    if json:
        typer.echo(msgspec.json.encode(answer).decode())
        return
    console = Console(highlight=False, markup=False)
    for place, found in enumerate(answer.situations, 1):
        _show_found(place, found, console, lang)
    if not answer.situations:
        console.print(say(lang, "cli-rules-ask-nothing"))


def _show_found(place: int, found: FoundSituation, console: Console, lang: Language) -> None:
    console.print(f"{place}. {found.words[lang]}", style="bold")
    console.print(f"   {found.about[lang]}", style="dim")
    stated = tuple(one.words[lang] for one in found.understood)
    rules = tuple(f"{one.rule} {one.title[lang]}" for one in found.rules)
    cases = tuple(f"{scene.id} {scene.title[lang]}" for scene in found.scenes)
    for code, lines in (("understood", stated), ("rules", rules), ("cases", cases)):
        if lines:
            console.print("   " + say(lang, f"cli-rules-ask-{code}"))
        for line in lines:
            console.print(f"     {line}")


rules = group("rules", list=listing, show=show, diff=diff, check=check, ask=ask)
