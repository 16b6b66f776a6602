"""`ruleone chinese arrange`: how thirteen cards are set best, and how the software sets them."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, NoReturn

import msgspec
import typer

from ruleone.cards import Card, CardError, parse_cards, texts
from ruleone.cards import text as card_text
from ruleone.chinese import (
    Arrangement,
    ThirteenRules,
    arrange_automatically,
    best_natural,
    thirteen_rules,
)
from ruleone.chinese.rules import CARDS_EACH, ROWS
from ruleone.cli.editions import NoEdition, chinese_edition
from ruleone.cli.language import LANGUAGE, told
from ruleone.limits import ARRANGEMENTS_LISTED_MAX
from ruleone.rulebook import Edition
from ruleone.words import Language, name_hand, say

EXIT_BAD_INPUT: Final = 2


class Natural(msgspec.Struct, frozen=True):
    """A natural that the cards hold, and its points where it is declared."""

    kind: str
    points: int


class Rows(msgspec.Struct, frozen=True):
    """One way to set the cards: its rows, and the points that it expects from each opponent who
    sets like the house. `exact` where every hand of his was compared with, else it is estimated."""

    front: tuple[str, ...]
    middle: tuple[str, ...]
    back: tuple[str, ...]
    points: float
    exact: bool = True


class Best(msgspec.Struct, frozen=True):
    """The best that can be done: set these rows, and `declare` the natural or not. `points` are
    those of the rows, or of the natural where it is declared."""

    front: tuple[str, ...]
    middle: tuple[str, ...]
    back: tuple[str, ...]
    points: float
    declare: bool


class Answer(msgspec.Struct, frozen=True):
    """The document of `--json`. `ranked` are the ways to set the cards, the best first: those that
    are exact, and behind them, in an order of their own, those that are estimated."""

    cards: tuple[str, ...]
    bonus: bool
    natural: Natural | None
    best: Best
    automatic: Rows
    ranked: tuple[Rows, ...]


def arrange(
    cards: Annotated[
        list[str],
        typer.Argument(metavar=told("value-cards"), help=told("chinese-cards"), show_default=False),
    ],
    plain: Annotated[bool, typer.Option("--plain", help=told("chinese-plain"))] = False,
    most: Annotated[
        int, typer.Option(min=0, max=ARRANGEMENTS_LISTED_MAX, help=told("chinese-most"))
    ] = 0,
    rules: Annotated[str, typer.Option("--edition", help=told("chinese-edition"))] = "chinese",
    lang: Annotated[Language, typer.Option(help=told("chinese-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("chinese-arrange-json"))] = False,
) -> None:
    """Set the thirteen cards."""
    held = _thirteen("".join(cards), lang)
    try:
        book = chinese_edition(rules, lang)
    except NoEdition as none:
        _end(str(none))
    answer = _answer(held, book, bonus=not plain, most=most)
    if json:
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        typer.echo("\n".join(_words(answer, thirteen_rules(book), lang)))


def _thirteen(written: str, lang: Language) -> tuple[Card, ...]:
    """The cards; ends the process in plain words where they are not thirteen different ones."""
    told_ = "".join(written.split()).replace("10", "T")
    seen: set[Card] = set()
    for at in range(0, len(told_), 2):
        each = told_[at : at + 2]
        try:
            (card,) = parse_cards(each)
        except (CardError, ValueError):
            card = len(seen) + 1_000
        if card >= 52:
            _end(say(lang, "cli-chinese-no-card", place=at // 2 + 1, came=each))
        if card in seen:
            _end(say(lang, "cli-chinese-card-twice", card=card_text(card)))
        seen.add(card)
        if len(seen) > CARDS_EACH:
            break
    cards = parse_cards(told_) if len(seen) <= CARDS_EACH else ()
    if len(cards) != CARDS_EACH:
        _end(say(lang, "cli-chinese-not-thirteen", came=(len(told_) + 1) // 2))
    return cards


def _answer(cards: Sequence[Card], book: Edition, *, bonus: bool, most: int) -> Answer:
    # These load numpy and the model, which no other command needs.
    from ruleone.chinese.arranging import (
        FINALISTS,
        arrangements_ranked,
        best_arrangement,
        points_of,
    )
    from ruleone.chinese.opponents import house

    rules = thirteen_rules(book)
    against = house(rules, bonus=bonus).facing(cards)
    best = best_arrangement(cards, against, rules)
    automatic = arrange_automatically(cards, rules.suits)
    natural = best_natural(cards, rules)
    listed = arrangements_ranked(cards, against, rules, most=most) if most else []
    return Answer(
        texts(sorted(cards, reverse=True)),
        bonus,
        None if natural is None else Natural(*natural),
        Best(*_texts(best.arrangement), round(best.points, 4), best.declare),
        _rows(automatic, points_of(automatic, against, rules)),
        tuple(
            _rows(each.arrangement, each.points, exact=at < FINALISTS)
            for at, each in enumerate(listed)
        ),
    )


def _rows(arrangement: Arrangement, points: float, *, exact: bool = True) -> Rows:
    return Rows(*_texts(arrangement), round(points, 4), exact)


def _texts(arrangement: Arrangement) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    return texts(arrangement.front), texts(arrangement.middle), texts(arrangement.back)


def _words(answer: Answer, rules: ThirteenRules, lang: Language) -> Iterator[str]:
    best, natural = answer.best, answer.natural
    if natural is not None:
        code = "cli-chinese-declare" if best.declare else "cli-chinese-do-not-declare"
        yield say(lang, code, natural=natural.kind, points=natural.points)
    if not best.declare:
        yield say(lang, "cli-chinese-best", expected=_expected(best.points), bonus=answer.bonus)
        yield from _told_rows(best, rules, lang)
    automatic = answer.automatic
    yield say(lang, "cli-chinese-automatic", expected=_expected(automatic.points))
    yield from _told_rows(automatic, rules, lang)
    if answer.ranked:
        yield say(lang, "cli-chinese-ranked", most=len(answer.ranked))
    for place, each in enumerate(answer.ranked, start=1):
        if not each.exact and answer.ranked[place - 2].exact:
            yield say(lang, "cli-chinese-about")
        code = "cli-chinese-place" if each.exact else "cli-chinese-place-about"
        rows = {"front": each.front, "middle": each.middle, "back": each.back}
        yield say(lang, code, place=place, expected=_expected(each.points), **rows)


def _told_rows(rows: Rows | Best, rules: ThirteenRules, lang: Language) -> Iterator[str]:
    order = rules.own_order
    for row in ROWS:
        cards = getattr(rows, row)
        category, ranks = order.name(order.rank(parse_cards("".join(cards))))
        name = name_hand(lang, category, ranks, kicker=True)
        yield "  " + say(lang, "cli-chinese-row", row=row, cards=cards, name=name)


def _expected(points: float) -> str:
    """Points with their sign and two decimals."""
    return f"{points:+.2f}"


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
