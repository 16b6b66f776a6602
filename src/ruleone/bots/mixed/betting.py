"""How a style bets in any game: what its hand is worth against the price asked."""

from collections.abc import Sequence

from ruleone.bots.chance import Chance
from ruleone.bots.mixed.seen import Rival, Seen
from ruleone.bots.mixed.share import reckoned, share_of_pot
from ruleone.bots.mixed.temper import Temper
from ruleone.bots.sizing import bet_pot_share, check_or_call, check_or_fold
from ruleone.dealing.actions import Action

CAPPED = 4
LAST_WORD = 0.02
"""What it takes off the price to be the last to speak."""


def bet(seen: Seen, temper: Temper, chance: Chance) -> Action:
    """What a player of this temper does where betting is asked for."""
    rivals = reckoned(seen)
    share = share_of_pot(seen, rivals, temper.runs, temper.trust, chance)
    fair = 1 / (1 + len(rivals))
    if seen.to_call or seen.options.bring_in is not None:
        return _priced(seen, temper, share, rivals, chance)
    wanted = temper.opens if seen.is_first_street else temper.value
    if share >= min(0.9, wanted * fair):
        return bet_pot_share(seen, temper.size)
    if seen.can_act and len(seen.rivals) < 3 and chance.share() < temper.bluffs:
        return bet_pot_share(seen, temper.size)
    return check_or_fold(seen)


def _priced(
    seen: Seen, temper: Temper, share: float, rivals: Sequence[Rival], chance: Chance
) -> Action:
    """A bet, a blind or the bring-in is to be paid."""
    fair = 1 / (1 + len(rivals))
    alone = len(seen.rivals) == 1 and seen.raises < 2
    if seen.is_first_street and not seen.raises:
        raises = share >= min(0.9, temper.opens * fair)
    else:
        raises = share >= _to_raise(seen, temper, fair) or (
            alone and chance.share() < temper.bluffs / 4
        )
    if raises:
        return bet_pot_share(seen, temper.size)
    needed = _price(seen, rivals) + temper.margin
    if seen.in_position:
        needed -= LAST_WORD
    if seen.is_first_street:
        needed = max(needed, temper.enters * fair)
    return check_or_call(seen) if share >= min(0.95, needed) else check_or_fold(seen)


def _price(seen: Seen, rivals: Sequence[Rival]) -> float:
    """The share of the pot that a call has to win, where those we reckon with call too."""
    due = seen.bet + seen.to_call
    others = (seen.opponents[rival.seat] for rival in rivals)
    coming = sum(min(max(0, due - other.bet), other.stack) for other in others)
    return seen.to_call / max(1, seen.pot + seen.to_call + coming)


def _to_raise(seen: Seen, temper: Temper, fair: float) -> float:
    """The share from which a bet is raised: more after each raise, less against many."""
    against_many = temper.raises * (0.5 + fair)
    return min(0.95, against_many + 0.06 * min(CAPPED, max(0, seen.raises - 1)))
