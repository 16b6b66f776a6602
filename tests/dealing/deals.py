"""Hands for tests: decks with chosen cards, and lines of play in words."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ruleone.cards import FULL_DECK, parse_cards
from ruleone.dealing import (
    GAMES,
    Action,
    BringIn,
    Call,
    Check,
    Discard,
    Event,
    Fold,
    Hand,
    Muck,
    Options,
    RaiseTo,
    Show,
)
from ruleone.rulebook import Refusal


def deck(holes: Sequence[str] = (), board: str = "", lowest: int = 0) -> tuple[int, ...]:
    """A deck that deals `holes` clockwise from the first seat left of the button, then `board`
    ("" for cards of no importance); what is not said are the cards that are left, from
    `lowest` up."""
    hands = [parse_cards(hole) for hole in holes]
    shown = parse_cards(board)
    named = {card for hand in hands for card in hand} | set(shown)
    rest = (card for card in (*FULL_DECK[lowest:], *FULL_DECK[:lowest]) if card not in named)
    dealt = [hand[nth] for nth in range(max(map(len, hands), default=2)) for hand in hands]
    for first, last in ((0, 3), (3, 4), (4, 5)):
        dealt.append(next(rest))
        dealt += shown[first:last] or [next(rest) for _ in range(last - first)]
    return (*dealt, *rest)


def sealed(game: str, chance: Random) -> tuple[int, ...]:
    """A random deck, with the further orders that the game may need."""
    orders = 1 + GAMES[game].reshuffles
    return tuple(card for _ in range(orders) for card in chance.sample(FULL_DECK, 52))


def tell(hand: Hand, *cards: str) -> None:
    """Tell each hand that is due some its cards, in the order of the deal."""
    for seat, told in zip(sorted(hand.stacks), cards, strict=True):
        if told:
            outcome = hand.deal_hole(seat, parse_cards(told))
            assert not isinstance(outcome, Refusal), f"{seat} {told}: {outcome}"


def table(
    stacks: Mapping[int, int] | Sequence[int], button: int | None = None, **facts: Any
) -> Hand:
    """A hand with these stacks in seats 1, 2 ...; the last seat has the button, so seat 1 is the
    first left of it. Blinds are 50 and 100."""
    seats = dict(enumerate(stacks, 1)) if isinstance(stacks, Sequence) else dict(stacks)
    facts.setdefault("deck", FULL_DECK)
    return Hand(seats=seats, button=button or max(seats), **facts)


def action(words: str) -> Action:
    """ "fold", "check", "call", "raise 300", "show", "show As Kd", "muck"."""
    verb, *rest = words.split()
    match verb:
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "call":
            return Call()
        case "bet" | "raise":
            return RaiseTo(int(rest[0]))
        case "show":
            return Show(tuple(rest))
        case "muck":
            return Muck()
        case "bring-in":
            return BringIn()
        case "throw":
            return Discard(tuple(rest))
    raise ValueError(words)


def play(hand: Hand, *line: str) -> tuple[Event, ...]:
    """Play "seat action" after "seat action"; the events of the last one. None may be refused."""
    events: tuple[Event, ...] = ()
    for words in line:
        seat, _, verb = words.partition(" ")
        outcome = hand.act(int(seat), action(verb))
        assert not isinstance(outcome, Refusal), f"{words}: {outcome}"
        events = outcome
    return events


def refused(hand: Hand, words: str) -> Refusal:
    """The refusal of "seat action", which leaves the hand as it was."""
    before = hand.events
    seat, _, verb = words.partition(" ")
    outcome = hand.act(int(seat), action(verb))
    assert isinstance(outcome, Refusal), f"{words}: {outcome}"
    assert hand.events == before
    return outcome


def asked(hand: Hand) -> Options:
    """The options of whoever is asked; somebody has to be."""
    assert hand.options is not None
    return hand.options


def check_down(hand: Hand) -> None:
    """Everybody checks and calls until the hand is over."""
    while hand.options is not None:
        options = hand.options
        play(hand, f"{options.seat} {'check' if options.check else 'call'}")


def choices(options: Options) -> Iterator[Action]:
    """All that is legal, with both ends of the bounds of a bet."""
    if options.fold:
        yield Fold()
    if options.check:
        yield Check()
    if options.call is not None:
        yield Call()
    if options.bet_to is not None:
        yield RaiseTo(options.bet_to[0])
        yield RaiseTo(options.bet_to[1])
    if options.bring_in is not None:
        yield BringIn()
    if options.show:
        yield Show()
    if options.muck:
        yield Muck()
