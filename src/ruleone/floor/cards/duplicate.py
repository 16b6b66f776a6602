"""Fouled decks: two cards of one rank and suit, during a hand or once it is over."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from ruleone.dealing.interventions import CorrectStack, VoidHand
from ruleone.floor.cards.uncovered import FoulDeck, foul_deck
from ruleone.floor.facts import Move, Seat, Times
from ruleone.floor.ruling import AtTable, Choice, Reason, Ruling
from ruleone.floor.untold import DAY_MS, OF_HAND, among
from ruleone.floor.verdict import because, by, settled
from ruleone.rulebook import Edition

_DAY_S: Final = DAY_MS // 1000


class DuplicateCard(msgspec.Struct, frozen=True, kw_only=True):
    """Two cards of one rank and suit, found before the pots of a hand were awarded or afterwards.

    For a hand that is over, `begun` says that the next one has begun. `on_break` says that the hand
    ended in a break, in which `waited_s` seconds have passed since the award. `moves` are the chips
    that return all stacks to where the hand began, by seat.
    """

    found: Literal["in-hand", "afterwards"]
    begun: bool = False
    on_break: bool = False
    waited_s: Annotated[Times, among(0, _DAY_S)] = 0
    moves: Annotated[Mapping[Seat, Move], OF_HAND] = {}


def duplicate_card(book: Edition, deck: DuplicateCard) -> Ruling:
    """Rule on a deck with two of one card (deck.fouled).

    All bets go back however much action there was, posts and antes and those of folded players too.
    Then the deck is changed, and the hand is dealt again as after a misdeal. Once the hand is over
    the deck may be claimed as long as its pot may be disputed. An edition without a rule has it as
    any deck that is foul.
    """
    if book.choice("deck.fouled") == "floor":
        return foul_deck(book, FoulDeck(found=deck.found))
    fouled = because("deck-fouled", book.cite("deck.duplicates"))
    bets = because("fouled-bets-back", book.cite("deck.fouled"))
    change = by(book.cite("cards.uncovered"), AtTable("change-deck"))
    if deck.found == "in-hand":
        again = by(book.cite("misdeal.too-late"), AtTable("deal-again"))
        void = Choice("misdeal", cited=(*by(bets.citation, VoidHand()), *change, *again))
        return settled(void, fouled, bets)
    claim = book.cite("deck.fouled-afterwards")
    if closed := _closed(book, deck):
        return settled(Choice("pot-stands", cited=change), fouled, closed)
    moves = deck.moves
    moved = (CorrectStack(seat, moves[seat]) for seat in sorted(moves, key=moves.__getitem__))
    back = by(bets.citation, AtTable("bets-back"), *moved)
    returned = Choice("bets-returned", cited=(*back, *change))
    return settled(returned, fouled, because("fouled-in-time", claim), bets)


def _closed(book: Edition, deck: DuplicateCard) -> Reason | None:
    """Return the reason why it is too late to claim the deck, None while it is not."""
    window = book.optional_number("disputes.break_window_seconds")
    if deck.on_break and window is not None and deck.waited_s > window:
        cited = book.cite("disputes.break_window_seconds")
        return because("dispute-over-in-break", cited, seconds=window)
    if deck.begun:
        return because("fouled-too-late", book.cite("deck.fouled-afterwards"))
    return None
