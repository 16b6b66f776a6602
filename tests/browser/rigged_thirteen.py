"""`ruleone serve` with a deck of 13-card poker that is always the same: three to a table, and each
of them holds a natural. For tests that must not depend on what is dealt."""

from typing import Final
from unittest.mock import patch

from ruleone.cards import FULL_DECK, Card, parse_cards
from ruleone.cli.main import main
from ruleone.room.cash import host
from ruleone.room.event.host import table_host

HANDS: Final = (
    "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s",  # thirteen of one suit
    "Ah Kd Qc Jh Td 9c 8h 7d 6c 5h 4d 3c 2h",  # a dragon
    "Ac Ad Kh Kc Qh Qd Jc Jd Th Tc 9h 9d 8d",  # six pairs
)
"""What the first, the second and the third player left of the button hold. Dealt from the highest
rank down to the bottom, the middle and the front none of them fouls; from the lowest each does."""


def rigged(*_: object) -> tuple[Card, ...]:
    """The deck that deals these hands, one card at a time."""
    hands = [parse_cards(hand) for hand in HANDS]
    top = [hand[at] for at in range(13) for hand in hands]
    return (*top, *(card for card in FULL_DECK if card not in top))


if __name__ == "__main__":
    with patch.object(host, "deck_for", rigged), patch.object(table_host, "deck_for", rigged):
        main()
