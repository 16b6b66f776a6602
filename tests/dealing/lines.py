"""Random lines of legal play in any game, from a seed."""

from collections.abc import Iterator
from random import Random

from deals import choices, sealed

from ruleone.dealing import GAMES, Action, Discard, Fold, Hand, RaiseTo, Run
from ruleone.rulebook import Refusal

Line = list[tuple[int, Action]]


def random_hand(game: str, chance: Random, deck: tuple[int, ...] | None = None) -> Hand:
    """A hand of any number of players, short and deep, each asked to show or muck."""
    count = chance.randint(2, GAMES[game].seats)
    deepest = chance.choice((150, 800, 4000))
    return Hand(
        game,
        "modern",
        {seat: chance.randint(1, deepest) for seat in range(1, count + 1)},
        chance.randint(1, count),
        (50, 100),
        sealed(game, chance) if deck is None else deck,
        ante=chance.choice((0, 10, 25)),
        ante_format="per-player",
        showdown="players",
    )


def own_cards(hand: Hand, seat: int) -> tuple[str, ...]:
    """What the player in a seat holds, as he sees it."""
    return next(each.cards for each in hand.view(seat).seats if each.seat == seat)


def chosen(hand: Hand, chance: Random) -> Action:
    """A legal action; folds come seldom, and amounts are often the least."""
    options = hand.options
    assert options is not None
    if options.discard is not None:
        cards = own_cards(hand, options.seat)
        least, most = options.discard
        return Discard(tuple(chance.sample(cards, chance.randint(least, min(most, len(cards))))))
    if options.runs is not None:
        return Run(chance.randint(1, options.runs))
    legal = list(choices(options))
    if options.fold and len(legal) > 1 and chance.random() < 0.8:
        legal.remove(Fold())
    action = chance.choice(legal)
    if isinstance(action, RaiseTo) and options.bet_to is not None and chance.random() < 0.7:
        return RaiseTo(options.bet_to[0])
    return action


def steps(hand: Hand, chance: Random) -> Iterator[tuple[int, Action]]:
    """Play the hand to its end, telling each action after it was taken."""
    while hand.options is not None:
        seat, action = hand.options.seat, chosen(hand, chance)
        outcome = hand.act(seat, action)
        assert not isinstance(outcome, Refusal), (seat, action, outcome)
        yield seat, action
