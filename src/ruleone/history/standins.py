"""Up cards of stud that nobody recorded.

The engine has to see who shows what, for the cards say who acts. Of players who throw their hands
away at once many a file does not tell the up card. Another one stands for it that is not seen
anywhere else in the hand, and that neither has to bring it in nor, if it can be helped, opens a
street: the highest one left in games where the low card brings it in, else the lowest.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from ruleone.cards import FULL_DECK, UNKNOWN
from ruleone.history.games import Family
from ruleone.history.record import Step

_HIGH_BRINGS_IN = "razz"


def with_standins(steps: tuple[Step, ...], family: Family) -> Iterator[Step]:
    """The steps of a hand of stud, every up card known."""
    told = {card for step in steps for card in step.cards}
    unseen = [card for card in FULL_DECK if card not in told]
    if family.name == _HIGH_BRINGS_IN:
        unseen.reverse()
    held: dict[int, int] = {}
    for step in steps:
        if step.verb != "hole":
            yield step
            continue
        first = held.get(step.seat, 0)
        held[step.seat] = first + len(step.cards)
        up = range(family.hole_cards - family.face_up, family.last_up)
        cards = [
            unseen.pop() if card == UNKNOWN and first + at in up and unseen else card
            for at, card in enumerate(step.cards)
        ]
        yield replace(step, cards=tuple(cards)) if UNKNOWN in step.cards else step
