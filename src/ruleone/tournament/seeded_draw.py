"""Draws of an event. Anyone who has the seed of a draw can repeat it.

The seed is the secret revealed with the draw where draws are sealed (`sealed_draws`), else the one
seed that was published. Each draw has a stream of its own: `Draw(seed + b"/" + purpose)`, where the
purpose is written in ASCII: `seats`, `button/<table>`, `button/final`, `break-order`,
`break/<table>`, `final-table`, `redraw/<number>`, `button/redraw/<number>/<table>`,
`entry/<number>`, `rebuy/<number>`, `race/<table>/<chip>`. A break or a final table that was undone
has a number from 2 on behind it the next time. `envelopes` and `last-hands` come from
secrets of their own, which are revealed when they are drawn from. `ruleone.cards.draw` has the
recipe of a draw.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from ruleone.cards import FULL_DECK, Card, Draw, parse, rank_of, texts
from ruleone.cards.card import suit_of, text
from ruleone.rulebook import Edition

Player = TypeVar("Player", int, str)
"""A seat, or a player's name."""
NOBODY: Final[Mapping[str, int]] = {}
"""No pinned players."""
SeatCard = tuple[int, int]
"""A table's number and a seat's number, as a seat card shows them."""


def draw_for(seed: bytes, purpose: str) -> Draw:
    """Return the stream of the draw with this purpose."""
    return Draw(seed + b"/" + purpose.encode("ascii"))


def draw_seats(
    seed: bytes,
    players: Sequence[str],
    tables: int,
    size: int,
    pinned: Mapping[str, int] = NOBODY,
    purpose: str = "seats",
) -> dict[str, SeatCard]:
    """Return the seat of each player (house-6.1): a seat card from the drawn stack, by entry.

    Before that those who are `pinned` to a seat number take theirs, in the same order: the first
    card of the stack that shows it. Where none does, the player gets the first one of a table whose
    seat of this number is free, and that seat in the place of the card's. A player who can be given
    neither draws.

    The players are spread evenly: with n players each table gets n//tables seat cards, from seat 1
    on, and the first n % tables tables get one more. Before the draw the cards are in order of
    table and seat. Raises ValueError where the tables have fewer seats than players.
    """
    if not 0 < len(players) <= tables * size:
        raise ValueError(f"expected 1 to {tables * size} players, got {len(players)}")
    least, more = divmod(len(players), tables)
    cards = [
        (table, seat)
        for table in range(1, tables + 1)
        for seat in range(1, least + (table <= more) + 1)
    ]
    stack = list(draw_for(seed, purpose).shuffled(cards))
    kept: dict[str, SeatCard] = {}
    for player in filter(pinned.__contains__, players):
        number = pinned[player]
        taken = {*kept.values(), *stack}
        # The first card of the drawn stack, so that the table stays random for a pinned player too.
        shows = (card for card in stack if card[1] == number)
        stands = (card for card in stack if (card[0], number) not in taken)
        if (card := next(shows, None) or next(stands, None)) is not None:
            stack.remove(card)
            kept[player] = card[0], number
    drawn = dict(zip((one for one in players if one not in kept), stack, strict=True))
    return {player: kept.get(player) or drawn[player] for player in players}


class ButtonDraw(msgspec.Struct, frozen=True):
    """A table's first button.

    `rounds` are the cards shown for it, seat by seat, where cards decide; later rounds are those of
    the seats that tied.
    """

    table: int
    button: int
    rounds: tuple[dict[int, str], ...] = ()


def draw_button(
    seed: bytes, purpose: str, table: int, seats: Sequence[int], edition: Edition
) -> ButtonDraw:
    """Return the first button among these seats, as the edition draws it.

    See `seating.button_draw`.
    """
    draw = draw_for(seed, f"button/{purpose}")
    method = edition.choice("seating.button_draw")
    if method == "random":
        return ButtonDraw(table, seats[draw.below(len(seats))])
    rounds: list[dict[int, str]] = []
    tied = list(seats)
    while len(tied) > 1:
        # Each round is dealt from a full, newly shuffled deck.
        cards = dict(zip(tied, draw.shuffled(FULL_DECK), strict=False))
        rounds.append({seat: text(card) for seat, card in cards.items()})
        tied = list(highest(cards, edition))
    return ButtonDraw(table, tied[0], tuple(rounds))


def highest(cards: Mapping[Player, Card], edition: Edition) -> tuple[Player, ...]:
    """Return the players with the highest card for the first button.

    There are several where ranks tie and the edition does not settle it by suit
    (`seating.button_draw`).
    """
    suits_count = edition.choice("seating.button_draw") == "high-card-suit"
    order = by_suit(edition) if suits_count else {}
    strengths = {player: card_strength(card, order) for player, card in cards.items()}
    return tuple(player for player in cards if strengths[player] == max(strengths.values()))


def draws_seats_with_cards(edition: Edition) -> bool:
    """Whether a home game draws seats and first dealer with cards (holdem-seat-draw-1)."""
    return edition.choice("seating.button_draw") != "random"


def draw_home_seats(
    seed: bytes, players: Sequence[str], edition: Edition
) -> tuple[dict[str, SeatCard], ButtonDraw]:
    """Return seats and first dealer of a home game at table 1, by cards.

    Each player is dealt one, in order of entry; the highest sits in seat 1 and deals, the others
    sit down clockwise in the order of their cards. Equal ranks are dealt again among themselves
    from a full, newly shuffled deck, or settled by suit (`seating.draw_tie`).
    """
    draw = draw_for(seed, "seats")
    order = {} if edition.choice("seating.draw_tie") == "redraw" else by_suit(edition)
    dealt: dict[str, list[int]] = {player: [] for player in players}

    def strength(player: str) -> list[tuple[int, int]]:
        return [card_strength(card, order) for card in dealt[player]]

    tied = list(players)
    while tied:
        for player, card in zip(tied, draw.shuffled(FULL_DECK), strict=False):
            dealt[player].append(card)
        # Only equal cards are drawn again, and all earlier cards still count.
        counts = Counter(tuple(strength(player)) for player in players)
        tied = [player for player in players if counts[tuple(strength(player))] > 1]
    ranked = sorted(players, key=strength, reverse=True)
    seats = {player: (1, seat) for seat, player in enumerate(ranked, 1)}
    rounds = tuple(
        {
            seat: text(dealt[player][number])
            for seat, player in enumerate(ranked, 1)
            if number < len(dealt[player])
        }
        for number in range(max(map(len, dealt.values())))
    )
    return seats, ButtonDraw(1, 1, rounds)


class MovingDraw(msgspec.Struct, frozen=True):
    """The draw of new seats for the players of a broken table.

    The stack of seat cards, the cards that each of them was dealt (more than one where a tie was
    drawn again), and the seats.
    """

    seat_cards: tuple[SeatCard, ...]
    upcards: dict[str, tuple[str, ...]]
    seats: dict[str, SeatCard]


def draw_moves(
    draw: Draw, players: Sequence[str], seat_cards: Sequence[SeatCard], edition: Edition
) -> MovingDraw:
    """Return new seats for these players, as the edition breaks a table (`breaking.method`).

    In two steps (house-9.1, house-IA-9) the seat cards are mixed and stacked, then each player is
    dealt a card and the highest takes the top of the stack. Else it is one random step, or none.
    """
    method = edition.choice("breaking.method")
    if method == "listed-order":
        stack = tuple(sorted(seat_cards))
    else:
        stack = draw.shuffled(sorted(seat_cards))
    if method != "two-step-random":
        return MovingDraw(stack, {}, dict(zip(players, stack, strict=True)))
    deck = draw.shuffled(FULL_DECK)
    upcards = {player: [text(card)] for player, card in zip(players, deck, strict=False)}
    rest = list(texts(deck[len(players) :]))
    if edition.choice("seating.draw_tie") == "redraw":
        while tied := _tied(upcards):
            for player in tied:
                upcards[player].append(rest.pop(0))
    shown = {player: tuple(cards) for player, cards in upcards.items()}
    return MovingDraw(stack, shown, hand_out(stack, shown, edition))


def hand_out(
    stack: Sequence[SeatCard], upcards: Mapping[str, Sequence[str]], edition: Edition
) -> dict[str, SeatCard]:
    """Return the seat cards handed out from the top, the highest upcard first.

    This is the second step. Equal ranks are settled by suit or by the cards drawn after them
    (`seating.draw_tie`).
    """
    redraw = edition.choice("seating.draw_tie") == "redraw"
    order = {} if redraw else by_suit(edition)

    def strength(player: str) -> tuple[tuple[int, int], ...]:
        return tuple(card_strength(parse(card), order) for card in upcards[player])

    ranked = sorted(upcards, key=strength, reverse=True)
    return dict(zip(ranked, stack, strict=True))


def _tied(upcards: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the players whose cards so far have the same ranks as another's."""
    ranks = {player: [card[0] for card in cards] for player, cards in upcards.items()}
    shown = list(ranks.values())
    return [player for player in ranks if shown.count(ranks[player]) > 1]


def by_suit(edition: Edition) -> dict[int, int]:
    """Return each suit's strength in the edition's order (`suits.order`, the highest first)."""
    order = edition.listing("suits.order")
    return {suit_of(parse(f"A{suit}")): -place for place, suit in enumerate(order)}


def card_strength(card: Card, suits: Mapping[int, int]) -> tuple[int, int]:
    """Return the sort key of a card in a draw: its rank, then its suit where suits count."""
    return rank_of(card), suits.get(suit_of(card), 0)
