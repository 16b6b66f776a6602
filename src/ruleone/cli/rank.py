"""`ruleone rank`: which hand wins, and what it is called."""

from collections.abc import Iterable
from typing import Annotated, Final, NamedTuple, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone import cards, limits, ranking
from ruleone.cli.language import LANGUAGE, told
from ruleone.words import Language, group_digits, name_hand, say

EXIT_BAD_INPUT: Final = 2


class Ranked(NamedTuple):
    """A hand as it was given, and the value of its best five cards."""

    given: tuple[cards.Card, ...]
    value: int


class Answer(msgspec.Struct, frozen=True):
    """One hand of `--json`. Equal hands share a place, 1 is the best; a higher value wins."""

    place: int
    cards: tuple[str, ...]
    five: tuple[str, ...]
    value: int
    category: str
    ranks: tuple[str, ...]
    name: str


def rank(
    hands: Annotated[list[str], typer.Argument(help=told("rank-hands"), show_default=False)],
    board: Annotated[str, typer.Option(help=told("rank-board"))] = "",
    lang: Annotated[Language, typer.Option(help=told("rank-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("rank-json"))] = False,
) -> None:
    """Rank the hands against each other and say what each is called."""
    if len(hands) > limits.RANK_HANDS_MAX:
        _end(say(lang, "cli-rank-too-many", most=limits.RANK_HANDS_MAX, came=len(hands)))
    ranked = [_ranked(hand, board, lang) for hand in hands]
    ranked.sort(key=lambda hand: -hand.value)
    answers = [_answer(hand, ranked, lang) for hand in ranked]
    if json:
        typer.echo(msgspec.json.encode({"hands": answers}).decode())
    else:
        _show(answers, lang)


def _ranked(hand: str, board: str, lang: Language) -> Ranked:
    """A hand read and ranked; ends the process in plain words where it is none."""
    try:
        given = cards.parse_cards(hand + board)
        return Ranked(given, ranking.rank(given))
    except cards.CardError:
        wrong = "cli-rank-wrong-with-board" if board else "cli-rank-wrong"
        _end(say(lang, wrong, hand=hand[:40], onboard=board[:40]))


def _answer(hand: Ranked, everyone: Iterable[Ranked], lang: Language) -> Answer:
    category, ranks = ranking.name(hand.value)
    return Answer(
        place=1 + sum(other.value > hand.value for other in everyone),
        cards=cards.texts(hand.given),
        five=cards.texts(ranking.best_five(hand.given)),
        value=hand.value,
        category=category,
        ranks=ranks,
        name=name_hand(lang, category, ranks, kicker=True),
    )


def _show(answers: Iterable[Answer], lang: Language) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-rank-place"), justify="right")
    table.add_column(say(lang, "cli-rank-cards"))
    table.add_column(say(lang, "cli-rank-name"))
    table.add_column(say(lang, "cli-rank-value"), justify="right")
    for answer in answers:
        written = say(lang, "cli-rank-written", cards=answer.cards)
        value = group_digits(lang, answer.value)
        table.add_row(str(answer.place), written, answer.name, value)
    Console(highlight=False).print(table)


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
