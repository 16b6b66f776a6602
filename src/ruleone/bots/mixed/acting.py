"""Betting and discards of a style in any game but hold'em.

A hand is worth its part of the pot, estimated by running it out, against the price asked; a profile
distinguishes the styles. Discards are changed in draws, and final in the pineapples.
"""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from ruleone.bots.chance import Chance
from ruleone.bots.mixed.keeping import keeping
from ruleone.bots.mixed.runout import Values, runner, stub_of
from ruleone.bots.mixed.seen import Rival, Seen
from ruleone.bots.sizing import bet_pot_share, check_or_call, check_or_fold
from ruleone.bots.starting_hands import share_of
from ruleone.cards import Card, texts
from ruleone.dealing.actions import Action, Discard
from ruleone.ranking import HIGH

RECKONED_WITH = 3
"""Maximum number of opponents that are run out, those who showed the most strength."""
STAY = 3
"""Share (1 in this number) of those yet to act on the first street who stay, at least one."""
PUSHES_READ = CALLS_READ = 2


def reckoned(seen: Seen) -> list[Rival]:
    """Return the opponents to count: those in, and some of those who may yet come in."""
    waiting = [seat for seat, one in seen.opponents.items() if one.part == "waiting"]
    staying = waiting[: -(-len(waiting) // STAY)] if seen.is_first_street else waiting
    rivals = [
        rival for seat, rival in seen.rivals.items() if seat not in waiting or seat in staying
    ]
    return sorted(rivals, key=_strength, reverse=True)[:RECKONED_WITH]


def share_of_pot(
    seen: Seen, rivals: Sequence[Rival], runs: int, trust: float, chance: Chance
) -> float:
    """Return our part of the pot against these, 0 to 1, halves and quarters weighed in.

    `trust` is the number of further hands that a bet or raise is taken to be the best of; a call
    counts half.
    """
    run = runner(seen, [(rival, 1 + trust * _strength(rival)) for rival in rivals], chance)
    return sum(part(run()) for _ in range(runs)) / runs


def part(values: Sequence[Values]) -> float:
    """Return the first hand's part of a pot.

    A half that no hand qualifies for goes with the other one.
    """
    orders = [order for order in zip(*values, strict=True) if max(order)]
    return sum(_of(order) for order in orders) / len(orders)


def _of(values: Sequence[int]) -> float:
    best = max(values)
    return 1 / values.count(best) if values[0] == best else 0.0


def _strength(rival: Rival) -> float:
    """Return the strength that an opponent has shown: bets and raises, and half of the calls."""
    return min(PUSHES_READ, rival.pushes) + min(CALLS_READ, rival.calls) / 2


class Temper(msgspec.Struct, frozen=True):
    """A profile of betting.

    Shares are of the pot, and measured against the fair one: each player's share if all hands were
    alike.
    """

    runs: int
    """Number of run-outs for a decision."""
    trust: float
    """Weight given to a bet."""
    enters: float
    """Fair shares from which a hand is played on the first street."""
    opens: float
    """Fair shares from which it is bet or raised there."""
    margin: float
    """Margin over the price that a hand must be worth to call."""
    value: float
    """Fair shares from which a hand is bet on later streets."""
    raises: float
    """Share of the pot against one opponent from which a bet is raised."""
    bluffs: float
    """Frequency of bets with a hand that is not good enough, against one opponent."""
    size: float
    """Size of a bet, as a share of the pot."""
    snows: float = 0.0
    """Frequency of standing pat with a weak hand in the last draw, to bluff."""


TEMPERS = {
    "shark": Temper(
        runs=40, trust=0.6, enters=1.0, opens=1.25, margin=0.02, value=1.2, raises=0.68,
        bluffs=0.06, size=0.7,
    ),
    "rock": Temper(
        runs=24, trust=2.0, enters=1.3, opens=1.6, margin=0.1, value=1.45, raises=0.85,
        bluffs=0.0, size=0.6,
    ),
    "station": Temper(
        runs=16, trust=0.0, enters=0.6, opens=2.2, margin=-0.12, value=1.6, raises=0.93,
        bluffs=0.0, size=0.5,
    ),
    "maniac": Temper(
        runs=16, trust=0.0, enters=0.8, opens=0.95, margin=-0.02, value=0.9, raises=0.62,
        bluffs=0.45, size=0.9, snows=0.08,
    ),
}  # fmt: skip

CAPPED = 4
LAST_WORD = 0.02
"""Reduction of the price for acting last."""


def bet(seen: Seen, temper: Temper, chance: Chance) -> Action:
    """Return the action of a player with this profile where betting is asked for."""
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
    """Return the action where a bet, a blind or the bring-in is to be paid."""
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
    """Return the share of the pot that a call has to win, where the counted opponents call too."""
    due = seen.bet + seen.to_call
    others = (seen.opponents[rival.seat] for rival in rivals)
    coming = sum(min(max(0, due - other.bet), other.stack) for other in others)
    return seen.to_call / max(1, seen.pot + seen.to_call + coming)


def _to_raise(seen: Seen, temper: Temper, fair: float) -> float:
    """Return the share from which a bet is raised: more after each raise, less against many."""
    against_many = temper.raises * (0.5 + fair)
    return min(0.95, against_many + 0.06 * min(CAPPED, max(0, seen.raises - 1)))


RUNS = 24
"""Number of run-outs for each two cards before the others go."""


def throw(seen: Seen, snows: float, chance: Chance) -> Discard:
    """Return the cards to discard, none to stand pat; `snows` is how often that is a bluff."""
    least, most = seen.options.discard or (0, 0)
    if least:
        kept = _two_to_keep(seen, chance)
    else:
        kept = keeping(seen.game.orders)(seen.cards, seen.draws_left)
        if snows and seen.draws_left == 1 and _snows(seen, kept, snows, chance):
            kept = seen.cards
    thrown = [card for card in seen.cards if card not in kept]
    return Discard(texts(thrown[: most or None]))


def _snows(seen: Seen, kept: tuple[Card, ...], snows: float, chance: Chance) -> bool:
    """Whether to stand pat on nothing, against one opponent who draws as many cards or more."""
    few = len(seen.rivals) == 1 and len(kept) >= seen.game.hole_cards - 2
    return few and chance.share() < snows


def _two_to_keep(seen: Seen, chance: Chance) -> tuple[Card, ...]:
    """Return the two cards to keep.

    Before the flop they are the two that start best, after it those that win most often.
    """
    pairs = list(combinations(seen.cards, 2))
    if not seen.board:
        return min(pairs, key=lambda two: share_of(*two))
    won = dict.fromkeys(pairs, 0)
    stub = stub_of(seen, chance)
    for _ in range(RUNS):
        stub.fresh()
        board = (*seen.board, *stub.take(5 - len(seen.board)))
        other = HIGH.rank(stub.take(2) + board)
        for two in pairs:
            value = HIGH.rank(two + board)
            won[two] += 2 * (value > other) + (value == other)
    return max(pairs, key=lambda two: won[two])
