"""What a ruling left for the dealer to do later, told again when its moment has come."""

from msgspec.structs import replace

from ruleone.dealing import Hand
from ruleone.dealing.views import Street
from ruleone.floor.corrections import remedy_in_words
from ruleone.floor.followed import FollowedHand, Overruled
from ruleone.floor.hand_stage import deal_complete
from ruleone.floor.ruling import AtTable
from ruleone.room.live.in_both import in_words
from ruleone.rulebook.values import InWords


def due_now(followed: FollowedHand) -> tuple[InWords, ...]:
    """What the dealer does with the cards before the next street comes, as rulings on earlier
    entries have it; nothing of what was taken back or overruled since."""
    street = _betting_over(followed.hand)
    if street is None:
        return ()
    overruled = {line.decides for line in followed.standing if isinstance(line.entry, Overruled)}
    return tuple(
        in_words(replace(remedy, after=None), remedy_in_words)
        for line in followed.standing
        if not overruled.intersection((line.n, line.decides or 0))
        or isinstance(line.entry, Overruled)
        for remedy in line.done
        if isinstance(remedy, AtTable) and remedy.after == street
    )


def _betting_over(hand: Hand) -> Street | None:
    """The street whose betting is over while the cards of the next one are awaited."""
    cards_come = hand.awaits in ("board", "hole-cards") and deal_complete(hand)
    return hand.view().street if cards_come else None
