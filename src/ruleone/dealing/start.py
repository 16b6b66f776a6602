"""The start of a hand: from the facts it begins with to its first event, checked.

`Terms` are the facts beside its players, button, blinds and cards.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Literal, NamedTuple, TypedDict

from msgspec.structs import replace

from ruleone.cards import FULL_DECK, Card
from ruleone.dealing.events import HandStarted, ShowdownMode
from ruleone.dealing.games import GAMES
from ruleone.dealing.opening import Opening, is_plain
from ruleone.dealing.rules import HandRules, hand_rules
from ruleone.limits import HAND_NUMBER_MAX, SEATS_MAX, STACK_MAX_CHIPS
from ruleone.rulebook import Citation, Edition
from ruleone.rulebook import edition as edition_named
from ruleone.rulebook.citation import Unfit

ByButton = Literal["by-button"]
Posts = tuple[tuple[int, int], ...]
"""(seat, amount) each."""
POSTS = ("straddles", "entries", "dead_blinds")
"""Terms that give seat -> amount."""


class Terms(TypedDict, total=False):
    """Optional facts of a hand. All amounts are chips."""

    ante: int
    """Chips that one payer puts in; 0 by default."""
    ante_format: str | None
    """Payer of the ante, one of ANTE_FORMATS; by default the edition's."""
    small_blind_seat: int | ByButton | None
    big_blind_seat: int | ByButton | None
    """Payer of the big blind where it is not left of the button (heads-up on it).

    None is a blind that nobody posts.
    """
    straddles: Mapping[int, int]
    """Seat -> amount, in their order."""
    entries: Mapping[int, int]
    """Live posts of players who come in, seat -> amount, up to the price of the first call."""
    dead_blinds: Mapping[int, int]
    """Posts into the middle, seat -> amount."""
    min_bet: int | None
    """The minimum bet; by default the big blind."""
    chip: int
    """The smallest chip in play, for odd chips; by default 1."""
    players_in_event: int | None
    """Number of players left in the tournament; None in a cash game.

    It lifts the cap of limit games where the edition says so.
    """
    hand_for_hand: bool
    """Whether all-in hands are held face down until `go_on`."""
    showdown: ShowdownMode
    """Under "players" each is asked to show or muck.

    Under "auto", the default, the dealer tables what can win and mucks what is beaten.
    """
    bring_in: int | None
    """The bring-in of stud; by default the edition's share of `min_bet`."""
    absent: Sequence[int]
    """Seats whose players are away: their hands are killed once dealt."""
    penalised: Sequence[int]
    """Seats whose players miss the hand for a penalty: their hands are killed once dealt."""
    exposed: Sequence[int]
    """Seats of stud that had a down card exposed in the deal."""
    boards: int
    """Number of boards dealt, 1 or 2; in cash games."""
    runs: int
    """Maximum number of runs of the rest of the board in an all-in; in cash games."""
    bomb_pot: int
    """Chips that everybody pays before betting begins on the flop; in cash games."""


class Frozen(NamedTuple):
    """The same facts, each as given or by default, in hashable form.

    Posts are (seat, amount) pairs, seats are tuples.
    """

    ante: int = 0
    ante_format: str | None = None
    small_blind_seat: int | ByButton | None = "by-button"
    big_blind_seat: int | ByButton | None = "by-button"
    straddles: Posts = ()
    entries: Posts = ()
    dead_blinds: Posts = ()
    min_bet: int | None = None
    chip: int = 1
    players_in_event: int | None = None
    hand_for_hand: bool = False
    showdown: ShowdownMode = "auto"
    bring_in: int | None = None
    absent: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    boards: int = 1
    runs: int = 1
    bomb_pot: int = 0
    penalised: tuple[int, ...] = ()


def frozen(terms: Terms) -> dict[str, Any]:
    """Return the terms given, with values as they are in `Frozen`."""
    return {
        name: _FROZEN[name](given) if name in _FROZEN else given for name, given in terms.items()
    }


def _pairs(posts: Mapping[int, int]) -> Posts:
    return tuple(posts.items())


_FROZEN: dict[str, Callable[[Any], object]] = {
    **dict.fromkeys(POSTS, _pairs),
    "absent": tuple,
    "exposed": tuple,
    "penalised": tuple,
}

ANTE_FORMATS = ("none", "per-player", "big-blind", "button")
SHOWDOWN_MODES = ("auto", "players")
_WHOLE_DECK = bytes(FULL_DECK)
_INT = frozenset((int,))
_NO_CASH = (1, 1, 0)
"""One board, one run and no bomb pot."""


class BadHand(Unfit):
    """Facts with which no hand can begin.

    The code is one of the words of `refusal-hand-file-begin`.
    """


class Misdeal(BadHand):
    """A fault in the deal, which has to be repeated; `citation` is the rule."""

    def __init__(self, citation: Citation) -> None:
        super().__init__(f"a misdeal by {citation.rule}: expected a new deal")
        self.citation = citation


class Beginning(NamedTuple):
    """Common facts of the hands of one table with the same blinds and the same button."""

    pattern: HandStarted
    """The first event, its number and its stacks still to be filled in."""
    opening: Opening
    stacks_of: "itemgetter[tuple[int, ...]]"
    """Takes the stacks in the order of the deal."""


def hand_started(beginning: Beginning, seats: Mapping[int, int], number: int) -> HandStarted:
    """Return the first event of a hand.

    Raises BadHand for stacks and a number out of bounds.
    """
    stacks = beginning.stacks_of(seats)
    total = sum(stacks)
    if type(total) is not int or min(stacks) < 2 or total > STACK_MAX_CHIPS:
        _check_stacks(stacks)
    if type(number) is not int or not 0 <= number <= HAND_NUMBER_MAX:
        _check_number(number)
    return replace(beginning.pattern, number=number, stacks=stacks)


def check_started(started: HandStarted) -> None:
    """Raise BadHand for a first event that `hand_started` would never make.

    The rules in it are not checked.
    """
    order, rules, game = started.seats, started.rules, started.game
    cash = started.boards, started.runs, started.bomb_pot
    _check_modes(game, started.ante_format, started.players_in_event, started.showdown)
    if _clockwise(order, started.button) != order or len(set(order)) < len(order):
        raise BadHand(f"expected the seats left of {started.button} and round to it, got {order}")
    if len(started.stacks) != len(order):
        raise BadHand(f"expected a stack for each of {order}, got {len(started.stacks)}")
    _check_stacks(started.stacks)
    _check_number(started.number)
    _check_seats(game, rules, order)
    _check_numbers(started.blinds, started.min_bet, started.ante, started.chip)
    _check_cash(game, rules, order, cash)
    _check_tournament(started.players_in_event, cash, started.straddles)
    posts = started.straddles, started.entries, started.dead_blinds
    _check_posts(order, started.blinds[1], *posts)
    blinds = _blind_seats(order, started.blinds, started.small_blind_seat, started.big_blind_seat)
    _check_live(blinds, (*started.straddles, *started.entries))
    if started.bring_in:
        _bring_in(rules, started.min_bet, started.chip, started.bring_in)
    if GAMES[game].bring_in is not None or started.bomb_pot:
        _check_no_posts(*posts)
    for what in ("absent", "exposed", "penalised"):
        _dealt_in(order, what, getattr(started, what))


def _check_stacks(stacks: tuple[int, ...]) -> None:
    _check_ints(*stacks)
    if min(stacks) < 1 or max(stacks) > STACK_MAX_CHIPS:
        told = f"expected stacks of 1 to {STACK_MAX_CHIPS} chips, got {stacks}"
        raise BadHand(told, "stacks", most=STACK_MAX_CHIPS)


def _check_number(number: int) -> None:
    _check_ints(number)
    if not 0 <= number <= HAND_NUMBER_MAX:
        raise BadHand(f"expected a hand number from 0 to {HAND_NUMBER_MAX}, got {number}")


@lru_cache(maxsize=4096, typed=True)
def beginning(
    game: str,
    edition: str | Edition,
    seats: tuple[int, ...],
    button: int,
    small_blind: int,
    big_blind: int,
    **terms: Any,
) -> Beginning:
    """Return everything known of a hand before its number and its stacks.

    `terms` are those of `Frozen`. Raises BadHand for facts that do not fit together.
    """
    told = Frozen(**terms)
    _check_modes(game, told.ante_format, told.players_in_event, told.showdown)
    book = edition_named(edition) if isinstance(edition, str) else edition
    rules = hand_rules(book, game)
    order = _clockwise(seats, button)
    _check_seats(game, rules, order)
    least = big_blind if told.min_bet is None else told.min_bet
    _check_numbers((small_blind, big_blind), least, told.ante, told.chip)
    cash = told.boards, told.runs, told.bomb_pot
    _check_cash(game, rules, order, cash)
    _check_tournament(told.players_in_event, cash, told.straddles)
    blinds, small, big, brings_in = (small_blind, big_blind), None, None, 0
    ante, ante_format = told.ante, told.ante_format or rules.ante_format
    _check_posts(order, big_blind, told.straddles, told.entries, told.dead_blinds)
    if GAMES[game].bring_in is None and not told.bomb_pot:
        small, big = _blind_seats(order, blinds, told.small_blind_seat, told.big_blind_seat)
        _check_live((small, big), (*told.straddles, *told.entries))
    else:
        blinds = 0, 0
        ante_format = "none" if told.ante_format == "none" else "per-player"
        _check_no_posts(told.straddles, told.entries, told.dead_blinds)
        brings_in = _bring_in(rules, least, told.chip, told.bring_in)
    if told.bomb_pot:
        ante, ante_format, brings_in = told.bomb_pot, "per-player", 0
    pattern = HandStarted(
        0,
        game,
        book.id,
        book.digest,
        rules,
        order,
        (),
        button,
        small,
        big,
        blinds,
        least,
        ante,
        ante_format,
        told.straddles,
        told.entries,
        told.dead_blinds,
        told.chip,
        told.players_in_event,
        told.hand_for_hand,
        told.showdown,
        brings_in,
        _dealt_in(order, "absent", told.absent),
        _exposed(game, order, rules, book, told.exposed),
        *cash,
        _dealt_in(order, "penalised", told.penalised),
        runs_whole=told.runs > 1,
    )
    opening = Opening(pattern)
    return Beginning(pattern, opening, itemgetter(*order))


def _check_modes(
    game: str, ante_format: str | None, players_in_event: int | None, showdown: str
) -> None:
    if game not in GAMES:
        raise BadHand(f"expected a game, one of {', '.join(GAMES)}, got {game!r}")
    if players_in_event is not None:
        _check_ints(players_in_event)
        if players_in_event < 1:
            raise BadHand(f"expected players_in_event from 1, got {players_in_event}")
    if showdown not in SHOWDOWN_MODES:
        raise BadHand(f"expected a showdown, {' or '.join(SHOWDOWN_MODES)}, got {showdown!r}")
    if ante_format is not None and ante_format not in ANTE_FORMATS:
        raise BadHand(f"expected an ante {', '.join(ANTE_FORMATS)}, got {ante_format!r}")


def _check_live(blinds: tuple[int | None, int | None], posts: Posts) -> None:
    live = [*(seat for seat in blinds if seat is not None), *(seat for seat, _ in posts)]
    if len(set(live)) < len(live):
        raise BadHand(f"expected one live post from a seat, got posts in the seats {live}", "live")


def _check_no_posts(*posts: Posts) -> None:
    if any(posts):
        raise BadHand("expected no straddles, entries or dead blinds in stud", "posts-in-stud")


def most_seats(game: str, burn: int) -> int:
    """Return the maximum number of players, with `burn` cards burned before each street."""
    dealt, cards = GAMES[game], len(FULL_DECK) - GAMES[game].lowest
    board = sum(street.board + burn for street in dealt.rounds if street.board)
    return min(dealt.seats, (cards - board) // dealt.hole_cards)


def _check_cash(
    game: str,
    rules: HandRules,
    order: tuple[int, ...],
    cash: tuple[int, int, int],
) -> None:
    """Raise BadHand where several boards, runs and a bomb pot do not fit together.

    There must also be enough cards for all.
    """
    _check_ints(*cash)
    boards, runs, bomb_pot = cash
    if cash == _NO_CASH:
        return
    if not is_plain(GAMES[game]):
        told = f"expected a game of hole cards and a board for this, got {game}"
        raise BadHand(told, "bomb-pot-game", game=game)
    if min(boards, runs) < 1 or min(boards, runs) > 1 or not 0 <= bomb_pot <= STACK_MAX_CHIPS:
        raise BadHand(
            "expected boards or runs from 1, not more than one of both, and a bomb pot from 0, "
            f"got {boards}, {runs}, {bomb_pot}",
            "bomb-pot",
            most=STACK_MAX_CHIPS,
        )
    streets = GAMES[game].rounds[1:]
    needed = len(order) * GAMES[game].hole_cards
    needed += max(boards, runs) * sum(street.board + rules.burn for street in streets)
    if needed > len(FULL_DECK) - GAMES[game].lowest:
        raise BadHand(f"expected fewer boards for {len(order)} players, got {max(boards, runs)}")


def _check_tournament(
    players_in_event: int | None, cash: tuple[int, int, int], straddles: Posts
) -> None:
    if players_in_event is not None and (cash != _NO_CASH or straddles):
        raise BadHand("expected no straddle, second board, second run or bomb pot in a tournament")


def _check_seats(game: str, rules: HandRules, order: tuple[int, ...]) -> None:
    """Raise BadHand for more players than the deck has cards for."""
    most = most_seats(game, rules.burn)
    if len(order) > most:
        told = f"expected at most {most} seats in {game}, got {len(order)}"
        raise BadHand(told, "players-of-game", seats=most, game=game, came=len(order))


def _bring_in(rules: HandRules, small_bet: int, chip: int, told: int | None) -> int:
    """Return the bring-in: as given, else the edition's share of the small bet in whole chips."""
    if told is None:
        share = small_bet * rules.bring_in_num // rules.bring_in_den
        return max(share // chip * chip, min(chip, small_bet))
    _check_ints(told)
    if not 1 <= told <= small_bet:
        wrong = f"expected a bring-in from 1 to the small bet {small_bet}, got {told}"
        raise BadHand(wrong, "bring-in", most=small_bet)
    return told


def _dealt_in(order: tuple[int, ...], what: str, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats of a term.

    Raises BadHand for a seat that is not dealt in.
    """
    if not set(seats) <= set(order):
        raise BadHand(f"expected {what} seats out of {order}, got {seats}")
    return seats


def _exposed(
    game: str, order: tuple[int, ...], rules: HandRules, edition: Edition, seats: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the seats of exposed down cards, in stud alone.

    Raises Misdeal where the edition has them misdealt.
    """
    if seats and GAMES[game].bring_in is None:
        raise BadHand(f"expected exposed seats of a hand of stud, got {seats}")
    if _dealt_in(order, "exposed", seats) and rules.down_card_misdeal:
        raise Misdeal(edition.cite("misdeal.stud_downcard"))
    return seats


def _check_numbers(blinds: tuple[int, int], least: int, ante: int, chip: int) -> None:
    _check_ints(*blinds, least, ante, chip)
    if min(least, chip) < 1 or ante < 0 or max(least, chip, ante) > STACK_MAX_CHIPS:
        raise BadHand(
            f"expected min_bet and chip from 1, ante from 0, all up to {STACK_MAX_CHIPS}, "
            f"got {least}, {chip}, {ante}",
            "bets",
            most=STACK_MAX_CHIPS,
        )


def _check_ints(*numbers: int) -> None:
    """Raise BadHand for seats, chips and numbers that are not ints.

    A half chip would be split for ever after.
    """
    if not _INT.issuperset(map(type, numbers)):
        wrong = next(number for number in numbers if type(number) is not int)
        raise BadHand(f"expected seats and chips in whole numbers, got {wrong!r}")


def check_kinds(edition: object, seats: object, blinds: object, terms: Terms) -> None:
    """Raise BadHand for a fact of the wrong type."""
    if not isinstance(edition, str | Edition):
        raise BadHand(f"expected an edition or its name, got {edition!r}")
    posts = ((what, given) for what, given in terms.items() if what in POSTS)
    for what, given in (("seats", seats), *posts):
        if not isinstance(given, Mapping):
            raise BadHand(f"expected {what} as a mapping, seat -> chips, got {given!r}")
        _check_ints(*given, *given.values())
    if not isinstance(blinds, Sequence) or len(blinds) != 2:
        raise BadHand(f"expected a small blind and a big blind, got {blinds!r}")


def sealed(deck: Sequence[Card], opening: Opening) -> tuple[Card, ...]:
    """Return the deck as a tuple, without cards that the game does not play with.

    Raises BadHand unless it holds each of the 52 cards once, and once more for each time that the
    game may shuffle them.
    """
    if opening.plain:
        if not opening.lowest:
            return _sealed_once(deck)
        stripped = tuple(range(opening.lowest))
        cards = _sealed_once((*deck, *stripped) if len(deck) + len(stripped) == 52 else deck)
        return tuple(card for card in cards if card not in stripped)
    return _sealed_orders(deck, 1 + opening.game.reshuffles)


def _sealed_orders(deck: Sequence[Card], orders: int) -> tuple[Card, ...]:
    size = len(_WHOLE_DECK)
    try:
        cards = tuple(deck)
        told = bytearray(cards)
    except (TypeError, ValueError):
        raise BadHand(f"expected each of the 52 cards {orders} times, got {deck!r:.200}") from None
    if len(cards) != orders * size:
        raise BadHand(
            f"expected a deck and {orders - 1} further orders of its cards behind it, "
            f"{orders * size} cards, got {len(cards)}"
        )
    for top in range(0, len(cards), size):
        if _WHOLE_DECK.translate(None, told[top : top + size]):
            raise BadHand("expected each of the 52 cards once in each order, got one twice")
    return cards


def _sealed_once(deck: Sequence[Card]) -> tuple[Card, ...]:
    try:
        cards = tuple(deck)
        missing = _WHOLE_DECK.translate(None, bytearray(cards))
    except (TypeError, ValueError):
        raise BadHand(f"expected each of the 52 cards once, got {deck!r}") from None
    if missing or len(cards) != len(_WHOLE_DECK):
        raise BadHand(f"expected each of the 52 cards once, got {len(cards)} cards or one twice")
    return cards


def _clockwise(seats: tuple[int, ...], button: int) -> tuple[int, ...]:
    """Return the seats in the order of the deal, from left of the button round to it."""
    _check_ints(*seats, button)
    if not 2 <= len(seats) <= SEATS_MAX:
        told = f"expected 2 to {SEATS_MAX} seats, got {len(seats)}"
        raise BadHand(told, "players", seats=SEATS_MAX, came=len(seats))
    around = sorted(seats)
    if around[0] < 1 or around[-1] > SEATS_MAX or not 1 <= button <= SEATS_MAX:
        told = f"expected seats and button from 1 to {SEATS_MAX}, got {around}, {button}"
        raise BadHand(told, "seats", seats=SEATS_MAX)
    return (*(seat for seat in around if seat > button), *(s for s in around if s <= button))


def _blind_seats(
    order: tuple[int, ...],
    blinds: tuple[int, int],
    small: int | ByButton | None,
    big: int | ByButton | None,
) -> tuple[int | None, int | None]:
    """Return the seats of the blinds.

    They are where the button puts them (heads-up it has the small one itself) unless they are
    named; a blind of 0 is not posted.
    """
    _check_ints(*blinds)
    left, next_left = (order[-1], order[0]) if len(order) == 2 else order[:2]
    if small == "by-button":
        small = left if blinds[0] else None
    elif small is not None and (type(small) is not int or small not in order):
        told = f"expected the small blind in one of the seats {order}, got {small}"
        raise BadHand(told, "small-blind-seat")
    if big == "by-button":
        big = next_left if blinds[1] else None
    elif big is not None and (type(big) is not int or big not in order):
        told = f"expected the big blind in one of the seats {order}, got {big}"
        raise BadHand(told, "big-blind-seat")
    if not 0 <= blinds[0] <= blinds[1] <= STACK_MAX_CHIPS:
        told = f"expected a small blind of 0 or more, up to the big blind, got {blinds}"
        raise BadHand(told, "blinds", small=blinds[0], big=blinds[1])
    if small is not None and small == big:
        told = f"expected the blinds in two seats, got both in seat {small}"
        raise BadHand(told, "blinds-in-one-seat", seat=small)
    return small, big


def _check_posts(
    order: tuple[int, ...], big_blind: int, straddles: Posts, entries: Posts, dead_blinds: Posts
) -> None:
    for seat, amount in (*straddles, *entries, *dead_blinds):
        _check_ints(seat, amount)
        if seat not in order or not 1 <= amount <= STACK_MAX_CHIPS:
            told = f"expected a post from one of {order}, got {amount} in seat {seat}"
            raise BadHand(told, "post", seat=seat)
    over = big_blind
    for seat, amount in straddles:
        if amount <= over:
            told = f"expected a straddle of more than {over} in seat {seat}, got {amount}"
            raise BadHand(told, "straddle", seat=seat, least=over)
        over = amount
    for seat, amount in entries:
        if amount > over:
            told = f"expected an entry of up to {over} in seat {seat}, got {amount}"
            raise BadHand(told, "entry", seat=seat, most=over)
