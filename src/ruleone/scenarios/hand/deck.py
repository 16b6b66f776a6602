"""The deck that deals what a scenario names."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice

from ruleone.cards import FULL_DECK, Card, parse_cards
from ruleone.dealing.game import Game


def deck_of(
    game: Game, names: Sequence[str], cards: Mapping[str, str], board: str, top: str
) -> list[Card]:
    """The cards that are named where they are dealt, any others in between; `top` is the whole deck
    from its top card, where that is told instead.

    `names` go clockwise from the first one who is dealt a card. Of a player whose cards end before
    the last street nobody has to know more: he is out by then.
    """
    usual = (*FULL_DECK[game.lowest :], *FULL_DECK[: game.lowest])
    held = {name: parse_cards(each) for name, each in cards.items()}
    shown = parse_cards(board)
    named = {*parse_cards(top), *shown, *(card for each in held.values() for card in each)}
    others = iter([card for card in usual if card not in named])
    if top:
        deck = [*parse_cards(top)]
    else:
        deck = list(_dealt(game, names, {name: iter(each) for name, each in held.items()},
                           iter(shown), others))  # fmt: skip
    return [*deck, *others, *FULL_DECK * game.reshuffles]


def _dealt(
    game: Game,
    names: Sequence[str],
    held: Mapping[str, Iterator[Card]],
    shown: Iterator[Card],
    others: Iterator[Card],
) -> Iterator[Card]:
    """Street by street: a burn card, one card after the other to the players, the board. Where the
    deck ends early, so does this."""
    for at, street in enumerate(game.rounds):
        if at and not street.draw and not street.discard:
            yield from islice(others, 1)
        for _ in range(street.down + street.up):
            for name in names:
                yield from islice(held.get(name, others), 1)
        for _ in range(street.board):
            yield from islice(chain(shown, others), 1)
