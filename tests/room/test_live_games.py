"""Every game at a live table, through the room: from the shuffle to the pot, with accidents."""

import re
from random import Random

import msgspec
import pytest
from live_hands import Dealer

from ruleone.dealing import GAMES, CorrectStack
from ruleone.dealing.events import Intervened
from ruleone.room.views import Accepted

STEPS_MAX = 250
every_game = pytest.mark.parametrize("game", GAMES)


def check(dealer: Dealer) -> None:
    """All chips are there, and a watcher is shown no card that lies face down."""
    hand = dealer.hand
    corrected = sum(
        event.intervention.by
        for event in hand.events
        if isinstance(event, Intervened) and isinstance(event.intervention, CorrectStack)
    )
    view = hand.view()
    assert hand.chips == dealer.chips + corrected
    assert sum(hand.stacks.values()) + view.total == hand.chips
    board = dealer.world.board(dealer.watcher)
    told = msgspec.json.encode(board.hand).decode()
    for card in dealer.hidden():
        assert f'"{card}"' not in told, card
    words = " ".join(text["en"] for one in board.rulings for text in (*one.ruling, *one.done))
    assert not [card for card in dealer.hidden() if re.search(rf"\b{card}\b", words)]


def same_after_a_restart(dealer: Dealer) -> None:
    before = dealer.world.seen()
    dealer.world.restart()
    assert dealer.world.seen() == before


@pytest.mark.feature("one-engine")
@every_game
def test_a_hand_from_the_shuffle_to_the_pot(game: str) -> None:
    dealer = Dealer(game, Random(f"live {game}"))
    for _ in range(2):
        if sum(1 for seat in dealer.world.live().seats if seat.stack) < 2:
            break
        dealer.begin()
        for step in range(STEPS_MAX):
            if dealer.hand.over:
                break
            dealer.go_on()
            check(dealer)
            if step == 7:
                same_after_a_restart(dealer)
        assert dealer.hand.over
        assert sum(dealer.hand.stacks.values()) == sum(
            seat.stack or 0 for seat in dealer.world.live().seats if seat.seat in dealer.hand.stacks
        )
        dealer.chips = sum(dealer.hand.stacks.values())
    same_after_a_restart(dealer)


@every_game
def test_whatever_happens_the_hand_goes_on_to_its_end(game: str) -> None:
    chance = Random(f"accidents {game}")
    for edition in ("house", "tda2019"):
        dealer = Dealer(game, chance, edition)
        dealer.begin()
        left = 25
        for _ in range(STEPS_MAX):
            if dealer.hand.over:
                break
            if left and chance.random() < 0.45:
                left -= 1
                before = dealer.world.seen()
                if not isinstance(dealer.asked(dealer.accident()), Accepted):
                    assert dealer.world.seen() == before
            else:
                dealer.go_on()
            check(dealer)
        assert dealer.hand.over
        same_after_a_restart(dealer)
