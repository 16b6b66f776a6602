"""The shark: plays by price, position and stack, bets thinly for value and bluffs with care.

Before the flop it opens by position, answers by price, and goes all-in when short. After the flop
it compares the worth of the hand, against likely holdings, with the price asked. People raise with
more hands than they should, and call with many more: its assumptions on others are the averages of
a mixed field, not of experts.

With short stacks before the flop it is all-in or fold. Both sides play their best answer to the
other. The player who goes all-in does so with every hand that gains by it, those behind call with
every hand that has the price. The solution is found by alternating best answers until they settle.
Depths and pots are rounded so that each question is computed once.
"""

from functools import lru_cache

from ruleone.bots.chance import Chance
from ruleone.bots.equity import Band, Likely, estimate
from ruleone.bots.sizing import all_in, bet_pot_share, check_or_call, check_or_fold, raise_to
from ruleone.bots.spot import Opponent, Spot
from ruleone.bots.starting_hands import BY_STRENGTH, class_of, combos_of, equity_against, share_of
from ruleone.dealing.actions import Action

ROUNDS = 10
LEAST_SHARE = 0.02
"""Minimum share of hands, whatever the price: the very best are always among them."""

LEAST_DEPTH = 0.5
"""Minimum depth in big blinds: a smaller stack counts as this, so that there is always a price."""


def push_gain(number: int, depth: float, behind: int, pot: float, call_share: float) -> float:
    """Return the gain of going all-in for `depth` big blinds over folding.

    There are `pot` big blinds in the middle and `behind` players behind, each of whom calls with
    this share of all hands.
    """
    all_fold = (1 - call_share) ** behind
    called = equity_against(number, call_share) * (2 * depth + pot) - depth
    return all_fold * pot + (1 - all_fold) * called


def shares(depth: float, behind: int, pot: float) -> tuple[float, float]:
    """Return the share of all hands to go all-in with, and that of each player behind to call.

    Amounts are in big blinds.
    """
    rounded = max(LEAST_DEPTH, round(min(depth, 40.0) * 2) / 2)
    return _settled(rounded, max(1, behind), round(pot * 4) / 4)


@lru_cache(maxsize=8_192)
def _settled(depth: float, behind: int, pot: float) -> tuple[float, float]:
    push, call = 0.4, 0.2
    price = depth / (2 * depth + pot)
    for _ in range(ROUNDS):
        calling = [n for n in BY_STRENGTH if equity_against(n, push) >= price]
        call = max(LEAST_SHARE, (call + _share(calling)) / 2)
        pushing = [n for n in BY_STRENGTH if push_gain(n, depth, behind, pot, call) >= 0]
        push = max(LEAST_SHARE, (push + _share(pushing)) / 2)
    return push, call


def _share(numbers: list[int]) -> float:
    """Return the share of all hands in these classes."""
    return sum(combos_of(number) for number in numbers) / 1326


RAISED_OPEN = (0.46, 0.46, 0.40, 0.34, 0.29, 0.25, 0.22, 0.20, 0.18, 0.17)
"""Share of hands raised first, by the number of players behind."""
RAISED_AGAIN = (1.0, 0.30, 0.11, 0.06, 0.045)
"""Share of hands behind a raise of each level before the flop.

Openings go by position.
"""
SHORT_BET = 20
"""Short all-ins, in big blinds, that are made with more hands.

The shares are the minimum, first in and as a raise of a raise.
"""
SHORT_OPENING, SHORT_AGAIN = 0.25, 0.15
PUSHES_READ = 2
CALLS_READ = 2
"""Number of bets and raises, or calls, beyond which more reveal nothing."""


def raising_share(opponent: Opponent, spot: Spot) -> float:
    """Return the share of hands with which an opponent made the last raise before the flop."""
    bet_bb = opponent.bet / spot.big_blind
    short = opponent.all_in and bet_bb <= SHORT_BET
    if opponent.level > 1:
        again = RAISED_AGAIN[min(opponent.level, len(RAISED_AGAIN) - 1)]
        return max(SHORT_AGAIN, again) if short else again
    if not short:
        return RAISED_OPEN[min(opponent.behind, len(RAISED_OPEN) - 1)]
    pot = (spot.pot - opponent.bet) / spot.big_blind
    return max(SHORT_OPENING, shares(bet_bb, opponent.behind, pot)[0])


def band_of(opponent: Opponent, spot: Spot) -> Band:
    """Return the starting hands that an opponent may have come in with."""
    match opponent.part:
        case "raiser":
            return 0.0, raising_share(opponent, spot)
        case "caller":
            return (0.03, 0.42) if spot.levels == 1 else (0.01, 0.2)
        case "limper":
            return 0.05, 0.65
        case "blind":
            return 0.08, 1.0
        case _:
            return 0.0, 1.0


def likely_holdings(spot: Spot) -> list[Likely]:
    """Return the likely holdings of all opponents after the flop."""
    return [
        Likely(
            band_of(opponent, spot),
            min(PUSHES_READ, opponent.pushes),
            min(CALLS_READ, opponent.calls),
        )
        for opponent in spot.opponents.values()
    ]


SHORT, DEEP = 9, 25
"""Big blinds: with SHORT or fewer the first raise is all-in, above DEEP raises are larger."""
OPENING = (0.65, 0.60, 0.50, 0.38, 0.30, 0.25, 0.20, 0.17, 0.15, 0.14)
"""Share of hands to raise first with, by the number of players behind."""
AGAIN_OF_RAISER = 0.27
"""Share of the raiser's own hands that is good enough to raise again."""
UNKNOWN_RAISER = 0.3
LOOSE_CALLERS = 0.1
"""Minimum share of hands that call an all-in, whatever the price."""
COLD_MARGIN, OVERCALL_RISK, OVERCALLS = 0.01, 0.006, 0.04
"""Cost of players behind us.

Equity to call a raise, equity to call an all-in for each of them, and how often one of them calls
an all-in.
"""
LEAST_JAM_CALLS, JAM_PRICE = 0.4, 0.22
ISOLATING = 0.6
ONE_MORE_CALLER = 0.76
"""Factor on the equity for each further player in the pot."""
CALLED_ALL_IN, BOTH_BEATEN = 0.15, 1.2
"""Share of hands with which others call an all-in, and correlation of their wins.

A hand that beats one often beats the other.
"""


def decide_preflop(spot: Spot) -> Action:
    """Return the decision with no board."""
    if spot.levels:
        return _against_raise(spot)
    if spot.effective <= SHORT * spot.big_blind:
        return _all_in_or_fold(spot)
    return _over_limpers(spot) if spot.limpers else _first_in(spot)


def _all_in_or_fold(spot: Spot) -> Action:
    """Return the decision of a short stack: all-in where that gains over folding.

    Limpers may call like those behind.
    """
    depth, pot = spot.effective / spot.big_blind, spot.pot / spot.big_blind
    callers = max(1, spot.behind + spot.limpers)
    call = shares(depth, callers, pot)[1]
    risk = depth - spot.bet / spot.big_blind
    gain = push_gain(class_of(*spot.hole), risk, callers, pot, max(call, LOOSE_CALLERS))
    return all_in(spot) if gain > 0 else check_or_fold(spot)


def _first_in(spot: Spot) -> Action:
    deep = spot.effective > DEEP * spot.big_blind
    if share_of(*spot.hole) <= OPENING[min(spot.behind, len(OPENING) - 1)]:
        return raise_to(spot, (2.5 if deep else 2.1) * spot.big_blind)
    return check_or_fold(spot)


def _over_limpers(spot: Spot) -> Action:
    share, late = share_of(*spot.hole), spot.behind <= 3
    if share <= (0.22 if late else 0.14):
        return raise_to(spot, (3.5 + spot.limpers) * spot.big_blind)
    cheap = spot.to_call <= 0.03 * spot.effective and share <= 0.5 and late
    return check_or_call(spot) if cheap else check_or_fold(spot)


def _against_raise(spot: Spot) -> Action:
    raiser = max(spot.opponents.values(), key=lambda o: o.level)
    held = raising_share(raiser, spot) if raiser.level else UNKNOWN_RAISER
    number = class_of(*spot.hole)
    if raiser.all_in or spot.to_call >= spot.stack:
        return _against_all_in(spot, number, held)
    equity = equity_against(number, held) * ONE_MORE_CALLER ** _callers(spot)
    again = (2.6 if spot.in_position else 3.1) + 0.4 * (spot.effective > DEEP * spot.big_blind)
    target = again * (spot.bet + spot.to_call)
    jam = target - spot.bet >= 0.35 * (spot.effective - spot.bet)
    call_gain = _call_gain(spot, equity)
    if jam and _jam_gain(spot, raiser, number, held) > max(0.0, call_gain):
        return all_in(spot)
    if not jam and share_of(*spot.hole) <= AGAIN_OF_RAISER * held:
        return raise_to(spot, target)
    return check_or_call(spot) if call_gain > 0 else check_or_fold(spot)


def _against_all_in(spot: Spot, number: int, held: float) -> Action:
    """Return the decision against an all-in: call at the price, or raise with a good hand.

    The raise keeps the others out. Callers have good hands themselves, and both have to be beaten.
    """
    equity = equity_against(number, held)
    equity *= (BOTH_BEATEN * equity_against(number, CALLED_ALL_IN)) ** _callers(spot)
    if equity < spot.price + 0.01 + OVERCALL_RISK * spot.behind:
        return check_or_fold(spot)
    alone = equity >= ISOLATING and spot.can_act > 0
    return all_in(spot) if alone else check_or_call(spot)


def _callers(spot: Spot) -> int:
    """Return the number of others who are in without having raised."""
    return sum(o.part in ("caller", "limper") for o in spot.opponents.values())


def _call_gain(spot: Spot, equity: float) -> float:
    """Return the gain of a call, in chips.

    Only part of the equity can be realised later on, less out of position and with deep stacks.
    """
    after = (spot.effective - spot.bet - spot.to_call) / max(1, spot.pot + spot.to_call)
    depth = min(1.0, max(0.0, after / 4))
    realised = 1 - depth * (0.10 if spot.in_position else 0.22)
    needed = spot.price + (COLD_MARGIN if spot.behind else 0.0)
    return (equity * realised - needed) * (spot.pot + spot.to_call)


def _jam_gain(spot: Spot, raiser: Opponent, number: int, held: float) -> float:
    """Return the gain of going all-in over a raise, in chips.

    A raiser who gets a better price calls with more of the raising hands.
    """
    risk = spot.effective - spot.bet
    cost = max(0, min(spot.effective, raiser.bet + raiser.stack) - raiser.bet)
    price = cost / (cost + spot.pot + risk)
    calls = min(1.0, max(LEAST_JAM_CALLS, 1.0 - 2.6 * (price - JAM_PRICE)))
    folds = (1 - calls) * (1 - OVERCALLS) ** spot.behind
    called = equity_against(number, calls * held) * (spot.pot + risk + cost) - risk
    return folds * spot.pot + (1 - folds) * called


RUNS = {3: 60, 4: 60, 5: 70}
"""Number of run-outs by the number of board cards."""
VALUE = {3: 0.57, 4: 0.60, 5: 0.63}
"""Equity against one opponent from which a bet is for value."""
RAISE = {3: 0.77, 4: 0.80, 5: 0.84}
"""Equity from which a bet is raised."""
FIRST_BLUFF, SECOND_BLUFF, RIVER_BLUFF = 0.5, 0.22, 0.10
SEMI_BLUFF_RAISE = 0.08


def decide_postflop(spot: Spot, chance: Chance) -> Action:
    """Return the decision with a board."""
    cards = len(spot.board)
    equity = estimate(spot.hole, spot.board, likely_holdings(spot), RUNS[cards], chance)
    return _facing_bet(spot, equity, chance) if spot.to_call else _unbet(spot, equity, chance)


def _unbet(spot: Spot, equity: float, chance: Chance) -> Action:
    cards, others = len(spot.board), len(spot.opponents)
    if not spot.can_act:
        return check_or_fold(spot)
    fair = VALUE[cards] ** (1 + 0.55 * (others - 1))
    if equity >= fair:
        return bet_pot_share(spot, 0.75 if equity >= fair + 0.15 else 0.55)
    if chance.share() < _bluff_odds(spot, equity):
        return bet_pot_share(spot, 0.4 if cards == 3 else 0.6)
    return check_or_fold(spot)


def _bluff_odds(spot: Spot, equity: float) -> float:
    """Return how often to bet a hand that is not good enough.

    Mostly once, against one opponent, after our own raise before the flop, and with a draw.
    """
    if len(spot.opponents) > 1:
        return 0.0
    match len(spot.board):
        case 3:
            return FIRST_BLUFF if spot.led and equity >= 0.25 else 0.0
        case 4:
            return SECOND_BLUFF if equity >= 0.25 else 0.0
        case _:
            return RIVER_BLUFF if spot.in_position and equity < 0.2 else 0.0


def _facing_bet(spot: Spot, equity: float, chance: Chance) -> Action:
    cards = len(spot.board)
    strong = RAISE[cards] + 0.05 * (spot.raises - 1)
    if equity >= min(strong, 0.95) and spot.options.bet_to is not None:
        return bet_pot_share(spot, 0.8)
    margin = 0.01 if spot.in_position else 0.03
    waiting = sum(not o.all_in and o.bet < spot.bet + spot.to_call for o in spot.opponents.values())
    if equity >= spot.price + margin + 0.03 * waiting:
        return check_or_call(spot)
    drawing = cards < 5 and equity >= 0.3 and spot.raises == 1 and len(spot.opponents) == 1
    if drawing and chance.share() < SEMI_BLUFF_RAISE:
        return bet_pot_share(spot, 0.8)
    return check_or_fold(spot)


def decide(spot: Spot, chance: Chance) -> Action:
    """Return the action of a shark."""
    return decide_postflop(spot, chance) if spot.board else decide_preflop(spot)
