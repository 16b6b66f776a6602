"""The command `ruleone rank`: the winning hand, and the names of hands."""

from collections.abc import Iterable
from typing import Annotated, Final, NamedTuple, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone import cards, limits, ranking
from ruleone.cli.language import LANGUAGE, told
from ruleone.words import Language, Parameter, group_digits, name_hand, say

EXIT_BAD_INPUT: Final = 2


class Ranked(NamedTuple):
    """A hand as it was given, its value, and the cards that make it."""

    given: tuple[cards.Card, ...]
    value: int
    best: tuple[cards.Card, ...]


class Answer(msgspec.Struct, frozen=True):
    """One hand of `--json`.

    Equal hands share a place, 1 is the best; a higher value wins, 0 does not qualify.
    """

    place: int
    cards: tuple[str, ...]
    best: tuple[str, ...]
    value: int
    category: str
    ranks: tuple[str, ...]
    name: str


def rank(
    hands: Annotated[
        list[str],
        typer.Argument(metavar=told("value-hands"), help=told("rank-hands"), show_default=False),
    ],
    board: Annotated[str, typer.Option(help=told("rank-board"))] = "",
    order: Annotated[str, typer.Option(help=told("rank-order"))] = ranking.HIGH.id,
    omaha: Annotated[bool, typer.Option("--omaha", help=told("rank-omaha"))] = False,
    lang: Annotated[Language, typer.Option(help=told("rank-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("rank-json"))] = False,
) -> None:
    """Rank the hands against each other and name each."""
    if len(hands) > limits.RANK_HANDS_MAX:
        _end(say(lang, "cli-rank-too-many", most=limits.RANK_HANDS_MAX, came=len(hands)))
    by = ranking.ORDERS.get(order)
    if by is None:
        _end(say(lang, "cli-rank-no-order", order=order[:40], orders=tuple(ranking.ORDERS)))
    if omaha and not by.has_omaha:
        _end(say(lang, "cli-rank-no-omaha", order=order))
    ranked = [_ranked(hand, board, by, omaha, lang) for hand in _written_apart(hands)]
    ranked.sort(key=lambda hand: -hand.value)
    answers = [_answer(hand, ranked, by, lang) for hand in ranked]
    if json:
        typer.echo(msgspec.json.encode({"hands": answers}).decode())
    else:
        _show(answers, lang)


def _written_apart(hands: list[str]) -> list[str]:
    """Return the hands, with single cards alone taken as one hand written with spaces."""
    return ["".join(hands)] if len(hands) > 1 and all(map(_is_card, hands)) else hands


def _is_card(text: str) -> bool:
    try:
        return len(cards.parse_cards(text)) == 1
    except cards.CardError:
        return False


def _ranked(hand: str, board: str, order: ranking.Order, omaha: bool, lang: Language) -> Ranked:
    """Return a hand read and ranked; ends the process where it is invalid."""
    try:
        given = cards.parse_cards(hand + board)
        if omaha:
            parts = cards.parse_cards(hand), cards.parse_cards(board)
            return Ranked(given, order.rank_omaha(*parts), order.best_omaha(*parts))
        return Ranked(given, order.rank(given), order.best(given))
    except cards.CardError:
        least, most = order.cards
        given_as: dict[str, Parameter] = {
            "hand": hand[:40],
            "onboard": board[:40],
            "short": order.lowest > 0,
        }
        if omaha:
            _end(say(lang, "cli-rank-wrong-omaha", **given_as))
        wrong = "cli-rank-wrong-with-board" if board else "cli-rank-wrong"
        _end(say(lang, wrong, **given_as, least=least, most=most))


def _answer(
    hand: Ranked, everyone: Iterable[Ranked], order: ranking.Order, lang: Language
) -> Answer:
    category, ranks = order.name(hand.value)
    return Answer(
        place=1 + sum(other.value > hand.value for other in everyone),
        cards=cards.texts(hand.given),
        best=cards.texts(hand.best),
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
