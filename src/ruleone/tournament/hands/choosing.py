"""Dealer's choice of the game of a table's next turn, and the hand that an order asks for.

The rules of the books do not cover dealer's choice; it is the house's, made in an event's rotation.
The first turn of a table is chosen by the player on the button, each later one by the next player
clockwise. In stud the button does not move (house-9A.1), and after an orbit it is back where it
was, so that the choice goes round by itself. Where nobody has chosen, the next game of the list is
played.
"""

from collections.abc import Callable
from itertools import chain

import msgspec

from ruleone.cards import Card, shuffle
from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.dealing.events import ShowdownMode
from ruleone.limits import SHUFFLE_ENTROPY_MIN_BYTES
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.button import next_after
from ruleone.tournament.events import GameChosen, HandOrder
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.terms.errors import shown
from ruleone.tournament.terms.games import THIRTEEN, decks_of


class Choice(msgspec.Struct, frozen=True):
    """A choice that is open, or made and not dealt yet: of the turn with this number, by the seat.

    `otherwise` is the game without a choice; `chosen` is None until it is made.
    """

    turn: int
    seat: int
    player: str
    games: tuple[str, ...]
    otherwise: str
    chosen: str | None = None


class Round(msgspec.Struct, frozen=True):
    """A table's next hand: its turn, its game, the chooser of the game, and the next turn's game.

    They are None where games do not take turns, or where somebody will choose.
    """

    turn: int
    game: str
    chooser: int | None = None
    after: str | None = None


def choice_at(state: EventState, table: Table) -> Choice | None:
    """Return the choice before the table's next hand.

    It is None while a hand is in play, and where no turn is about to begin or its game is nobody's
    choice.
    """
    rotation = state.config.rotation
    if rotation is None or not rotation.chosen or table.hand is not None:
        return None
    coming = table.lineup(state.rules)
    number = table.turn.coming(rotation, state.clock.level)
    if coming is None or not table.turn.is_new(number):
        return None
    made = table.turn.chosen
    if made is not None and made.turn == number and made.seat in table.players:
        seat, chosen = made.seat, made.game
    else:
        seat, chosen = _chooser(table, coming.dealt_in, coming.positions.button), None
    player, otherwise = table.players[seat], rotation.after(table.turn.game)
    return Choice(number, seat, player, rotation.games, otherwise, chosen)


def _chooser(table: Table, seats: tuple[int, ...], button: int) -> int:
    """Return the seat with the choice among those who are dealt in."""
    before = table.turn.chooser
    if before is None:
        return button if button in seats else next_after(seats, button)
    return next_after(seats, before)


def choose(
    state: EventState, player: str, table: Table, game: str, at_ms: int
) -> GameChosen | Refusal:
    """Choose the game of the table's next turn."""
    choice = choice_at(state, table)
    if choice is None:
        return Refusal("no-game-to-choose", "illegal", {"table": table.number})
    if choice.player != player:
        return Refusal("not-your-choice", "illegal", {"player": choice.player})
    if choice.chosen is not None:
        return Refusal("game-already-chosen", "illegal", {"game": choice.chosen})
    if game not in choice.games:
        told: dict[str, Parameter] = {"choices": choice.games, "came": shown(game)}
        return Refusal("game-not-in-list", "illegal", told)
    return GameChosen(table.number, choice.seat, player, choice.turn, game, at_ms=at_ms)


def round_at(state: EventState, table: Table) -> Round:
    """Return the table's next hand, between two hands."""
    rotation = state.config.rotation
    if rotation is None:
        return Round(0, state.config.game)
    number = table.turn.coming(rotation, state.clock.level)
    if not rotation.chosen:
        return Round(number, rotation.game(number), after=rotation.game(number + 1))
    choice = choice_at(state, table)
    if choice is None:
        return Round(number, table.turn.game, table.turn.chooser)
    return Round(number, choice.chosen or choice.otherwise, choice.seat)


Entropy = Callable[[int], bytes]
"""Function for chance: new bytes at each call, as many as asked for."""


def deck_for(game: str, entropy: Entropy) -> tuple[Card, ...]:
    """Return the deck of a hand of this game, with the further orders for shuffles in mid-hand.

    Each order comes from bytes of its own.
    """
    orders = (shuffle(entropy(SHUFFLE_ENTROPY_MIN_BYTES)) for _ in range(decks_of(game)))
    return tuple(chain.from_iterable(orders))


def dealt(order: HandOrder, deck: tuple[Card, ...]) -> Hand | ThirteenHand:
    """Return the hand of the order, of any game, dealt from this deck."""
    return thirteen_of(order, deck) if order.game == THIRTEEN else hand_of(order, deck)


def hand_of(
    order: HandOrder, deck: tuple[Card, ...] | None, showdown: ShowdownMode = "auto"
) -> Hand:
    """Return the hand of poker of the order, dealt from this deck.

    With None the dealer enters its cards.
    """
    return Hand(
        game=order.game,
        edition=order.edition,
        seats=order.stacks,
        button=order.button,
        blinds=order.blinds,
        deck=deck,
        ante=order.ante,
        ante_format=order.ante_format,
        min_bet=order.min_bet,
        bring_in=order.bring_in,
        small_blind_seat=order.small_blind_seat,
        big_blind_seat=order.big_blind_seat,
        number=order.number,
        chip=order.chip,
        players_in_event=order.players_in_event,
        hand_for_hand=order.hand_for_hand,
        absent=order.absent,
        penalised=order.penalised,
        showdown=showdown,
    )


def thirteen_of(order: HandOrder, deck: tuple[Card, ...]) -> ThirteenHand:
    """Return the hand of 13-card poker of the order, dealt from this deck.

    There is no cap on wins, and no rake (chinese-money-3). A hand that is missed for a penalty is
    surrendered once it is dealt.
    """
    return ThirteenHand(
        edition=order.edition,
        seats=order.stacks,
        button=order.button,
        point=order.point,
        deck=deck,
        bonus=order.bonus,
        tournament=True,
        number=order.number,
        penalised=order.penalised,
    )
