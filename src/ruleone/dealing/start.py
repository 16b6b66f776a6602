"""From the facts a hand begins with to its first event, checked."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Literal

from ruleone.cards import FULL_DECK, Card
from ruleone.dealing.events import HandStarted, ShowdownMode
from ruleone.dealing.game import GAMES
from ruleone.dealing.rules import hand_rules
from ruleone.limits import HAND_NUMBER_MAX, SEATS_MAX, STACK_MAX_CHIPS
from ruleone.rulebook import Edition

ByButton = Literal["by-button"]
ANTE_FORMATS = ("none", "per-player", "big-blind", "button")
SHOWDOWN_MODES = ("auto", "players")
_WHOLE_DECK = bytes(FULL_DECK)
_INT = frozenset((int,))


class BadHand(ValueError):
    """A hand cannot begin like this; the message says what was expected and what came."""


def hand_started(
    game: str,
    edition: Edition,
    seats: Mapping[int, int],
    button: int,
    blinds: tuple[int, int],
    ante: int,
    ante_format: str | None,
    small_blind_seat: int | ByButton | None,
    big_blind_seat: int | ByButton | None,
    straddles: Mapping[int, int],
    entries: Mapping[int, int],
    dead_blinds: Mapping[int, int],
    min_bet: int | None,
    number: int,
    chip: int,
    players_in_event: int | None,
    hand_for_hand: bool,
    showdown: ShowdownMode,
) -> HandStarted:
    """The first event of a hand. Raises BadHand for facts that do not fit together."""
    if game not in GAMES:
        raise BadHand(f"expected a game, one of {', '.join(GAMES)}, got {game!r}")
    rules = hand_rules(edition, game)
    order, stacks_of = _clockwise(tuple(seats), button)
    stacks = stacks_of(seats)
    small, big = _blind_seats(order, blinds, small_blind_seat, big_blind_seat)
    least = blinds[1] if min_bet is None else min_bet
    _check_numbers(stacks, button, least, ante, chip, number)
    if not 0 <= number <= HAND_NUMBER_MAX:
        raise BadHand(f"expected a hand number from 0 to {HAND_NUMBER_MAX}, got {number}")
    if players_in_event is not None and players_in_event < 1:
        raise BadHand(f"expected players_in_event from 1, got {players_in_event}")
    if showdown not in SHOWDOWN_MODES:
        raise BadHand(f"expected a showdown, {' or '.join(SHOWDOWN_MODES)}, got {showdown!r}")
    if straddles or entries or dead_blinds:
        _check_posts(order, blinds[1], straddles, entries, dead_blinds)
    if ante_format is not None and ante_format not in ANTE_FORMATS:
        raise BadHand(f"expected an ante {', '.join(ANTE_FORMATS)}, got {ante_format!r}")
    return HandStarted(
        number,
        game,
        edition.id,
        edition.digest,
        rules,
        order,
        stacks,
        button,
        small,
        big,
        blinds,
        least,
        ante,
        ante_format or rules.ante_format,
        tuple(straddles.items()) if straddles else (),
        tuple(entries.items()) if entries else (),
        tuple(dead_blinds.items()) if dead_blinds else (),
        chip,
        players_in_event,
        hand_for_hand,
        showdown,
    )


def _check_numbers(
    stacks: tuple[int, ...], button: int, least: int, ante: int, chip: int, number: int
) -> None:
    _check_ints(*stacks, button, least, ante, chip, number)
    if min(stacks) < 1 or max(stacks) > STACK_MAX_CHIPS:
        raise BadHand(f"expected stacks of 1 to {STACK_MAX_CHIPS} chips, got {stacks}")
    if min(least, chip) < 1 or ante < 0 or max(least, chip, ante) > STACK_MAX_CHIPS:
        raise BadHand(
            f"expected min_bet and chip from 1, ante from 0, all up to {STACK_MAX_CHIPS}, "
            f"got {least}, {chip}, {ante}"
        )


def _check_ints(*numbers: int) -> None:
    """Seats, chips and numbers are ints: a half chip would be split for ever after."""
    if not _INT.issuperset(map(type, numbers)):
        wrong = next(number for number in numbers if type(number) is not int)
        raise BadHand(f"expected seats and chips in whole numbers, got {wrong!r}")


def sealed(deck: Sequence[Card]) -> tuple[Card, ...]:
    """The deck as a tuple. Raises BadHand unless it holds each of the 52 cards once."""
    try:
        missing = _WHOLE_DECK.translate(None, bytes(deck))
    except (TypeError, ValueError):
        missing = _WHOLE_DECK
    if missing or len(deck) != len(_WHOLE_DECK):
        raise BadHand(f"expected each of the 52 cards once, got {len(deck)} cards or one twice")
    return tuple(deck)


@lru_cache(maxsize=4096)
def _clockwise(
    seats: tuple[int, ...], button: int
) -> tuple[tuple[int, ...], "itemgetter[tuple[int, ...]]"]:
    """The seats in the order of the deal, from the first one left of the button round to it, and
    what takes their stacks in that order."""
    _check_ints(*seats, button)
    if not 2 <= len(seats) <= SEATS_MAX:
        raise BadHand(f"expected 2 to {SEATS_MAX} seats, got {len(seats)}")
    around = sorted(seats)
    if around[0] < 1 or around[-1] > SEATS_MAX or not 1 <= button <= SEATS_MAX:
        raise BadHand(f"expected seats and button from 1 to {SEATS_MAX}, got {around}, {button}")
    order = (*(seat for seat in around if seat > button), *(s for s in around if s <= button))
    return order, itemgetter(*order)


def _blind_seats(
    order: tuple[int, ...],
    blinds: tuple[int, int],
    small: int | ByButton | None,
    big: int | ByButton | None,
) -> tuple[int | None, int | None]:
    """The seats of the blinds: where the button puts them (heads-up it has the small one itself)
    unless they are named; nobody posts a blind of nothing."""
    if len(blinds) != 2:
        raise BadHand(f"expected a small blind and a big blind, got {blinds}")
    if not (type(blinds[0]) is type(blinds[1]) is int):
        _check_ints(*blinds)
    left, next_left = (order[-1], order[0]) if len(order) == 2 else order[:2]
    if small == "by-button":
        small = left if blinds[0] else None
    elif small is not None and (type(small) is not int or small not in order):
        raise BadHand(f"expected the small blind in one of the seats {order}, got {small}")
    if big == "by-button":
        big = next_left if blinds[1] else None
    elif big is not None and (type(big) is not int or big not in order):
        raise BadHand(f"expected the big blind in one of the seats {order}, got {big}")
    if not 0 <= blinds[0] <= blinds[1] <= STACK_MAX_CHIPS:
        raise BadHand(f"expected a small blind of 0 or more, up to the big blind, got {blinds}")
    if small is not None and small == big:
        raise BadHand(f"expected the blinds in two seats, got both in seat {small}")
    return small, big


def _check_posts(
    order: tuple[int, ...],
    big_blind: int,
    straddles: Mapping[int, int],
    entries: Mapping[int, int],
    dead_blinds: Mapping[int, int],
) -> None:
    for posts in (straddles, entries, dead_blinds):
        _check_ints(*posts, *posts.values())
    over = big_blind
    for seat, amount in straddles.items():
        if amount <= over:
            raise BadHand(f"expected a straddle of more than {over} in seat {seat}, got {amount}")
        over = amount
    for seat, amount in entries.items():
        if amount > over:
            raise BadHand(f"expected an entry of up to {over} in seat {seat}, got {amount}")
    for posts in (straddles, entries, dead_blinds):
        for seat, amount in posts.items():
            if seat not in order or not 1 <= amount <= STACK_MAX_CHIPS:
                raise BadHand(f"expected a post from one of {order}, got {amount} in seat {seat}")
