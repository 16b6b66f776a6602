"""Hands of 13-card poker for tests of their forms: dealt here, whatever happens in them."""

from collections.abc import Iterator
from random import Random

from ruleone.cards import FULL_DECK
from ruleone.chinese import Arrange, Arrangement, Event, ThirteenHand, arrange_automatically
from ruleone.rulebook import Refusal, edition

CHANGES: list[dict[str, object]] = [
    {},
    {},
    {"chinese.rake_percent": 0},
    {"chinese.rake_base": "gross-win"},
    {"chinese.short_money": "none", "chinese.winning_cap": "none"},
    {"chinese.suit_tiebreak": "explicit-only"},
    {"chinese.tournament_surrender": "auto-arrange", "chinese.auto_declare_natural": True},
]


def thirteen_hand(seed: int) -> ThirteenHand:
    """A hand that is over, the same for the same seed."""
    chance = Random(seed)
    seats = sorted(chance.sample(range(1, 7), chance.randint(2, 4)))
    hand = ThirteenHand(
        edition("chinese").with_options(chance.choice(CHANGES)),
        {seat: chance.choice((chance.randint(1, 900), 50_000)) for seat in seats},
        chance.choice(seats),
        chance.choice((50, 100, 750)),
        chance.sample(FULL_DECK, 52),
        bonus=chance.random() < 0.5,
        tournament=chance.random() < 0.4,
        number=seed,
    )
    while hand.options is not None:
        seat = chance.choice(hand.options.seats)
        cards = list(hand.holds(seat))
        way = chance.randrange(5)
        rows = arrange_automatically(cards)
        if way == 1:
            chance.shuffle(cards)
            rows = Arrangement(tuple(cards[:3]), tuple(cards[3:8]), tuple(cards[8:]))
        done = (
            hand.time_out(seat, there=seat == 2)
            if way == 0
            else hand.act(seat, Arrange.of(rows, declare=way == 2))
        )
        assert not isinstance(done, Refusal)
    return hand


def thirteen_hands(count: int) -> Iterator[ThirteenHand]:
    """So many different hands."""
    return map(thirteen_hand, range(1, count + 1))


def names_of(events: tuple[Event, ...]) -> dict[int, str]:
    """Names that are hard to tell from the words around them."""
    told = ["Ann", "Bo (500.00)", "李 雷", "Seat 2 sets [As]", ": ", '"']
    return {seat: told[seat - 1].strip() for seat in range(1, 7)}
