"""Which kind of play a hand is."""

from collections.abc import Iterable, Sequence

from ruleone.cards import Card
from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.room.plays.play import Play
from ruleone.room.plays.poker import PokerPlay
from ruleone.room.plays.thirteen import ThirteenPlay
from ruleone.tournament.terms.games import THIRTEEN


def play_of(hand: Hand | ThirteenHand) -> Play:
    """A hand that was just dealt."""
    return ThirteenPlay(hand) if isinstance(hand, ThirteenHand) else PokerPlay(hand)


def replayed(game: str, events: Iterable[bytes], deck: Sequence[Card]) -> Play:
    """The hand of this game that these events made, as the journal has them; it goes on with the
    deck."""
    return ThirteenPlay.replay(events) if game == THIRTEEN else PokerPlay.replay(events, deck)
