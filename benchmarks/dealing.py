"""Hands dealt a second, beside other engines: `python benchmarks/dealing.py [--hands N] [--json]`.

No-limit hold'em, six players with 100 big blinds, the same decks and the same draws for each: fold
(facing a bet), check or call, and raise to a uniform size are equally likely. Every engine is asked
at each turn what is legal. The engines take turns in short rounds and the best round of each block
of hands counts, in processor time, so that another program on the machine slows all alike.
They play for blinds of several sizes, for OpenSpiel lists every size of a raise: it is quickest
where chips are few, at 1 and 2, and slow where a card room plays, at 50 and 100.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from ruleone.dealing import Action, Call, Check, Fold, Hand, RaiseTo

PLAYERS = 6
STACK = 100
"""In big blinds."""
BLINDS = ((50, 100), (5, 10), (2, 4), (1, 2))
BLOCK = 250
ROUNDS = 8
DRAWS_A_HAND = 60

Deck = tuple[int, ...]
Blinds = tuple[int, int]
Play = Callable[[list[Deck], list[float], Blinds], None]

_FOLD, _CHECK, _CALL = Fold(), Check(), Call()


def ruleone(decks: list[Deck], draws: list[float], blinds: Blinds) -> None:
    """RuleOne, with events, and options at each turn."""
    draw = iter(draws).__next__
    seats = dict.fromkeys(range(1, PLAYERS + 1), STACK * blinds[1])
    for number, deck in enumerate(decks):
        hand = Hand("nlhe", "modern", seats, number % PLAYERS + 1, blinds, deck)
        while (options := hand.options) is not None:
            bounds, facing = options.bet_to, not options.check
            chosen = int(draw() * (1 + facing + (bounds is not None)))
            action: Action
            if facing and chosen == 0:
                action = _FOLD
            elif chosen == facing or bounds is None:
                action = _CALL if facing else _CHECK
            else:
                action = RaiseTo(bounds[0] + int(draw() * (bounds[1] - bounds[0] + 1)))
            hand.act(options.seat, action)


def open_spiel(decks: list[Deck], draws: list[float], blinds: Blinds) -> None:
    """OpenSpiel's C++ universal_poker, driven from Python."""
    draw = iter(draws).__next__
    game = _open_spiel_game(blinds)
    for deck in decks:
        state, cards = game.new_initial_state(), iter(deck)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(next(cards))
                continue
            legal = state.legal_actions()
            facing = legal[0] == 0
            raises = 1 + facing
            chosen = int(draw() * (raises + (len(legal) > raises)))
            if chosen < raises:
                state.apply_action(legal[chosen])
            else:
                state.apply_action(legal[raises + int(draw() * (len(legal) - raises))])


def pokerkit(decks: list[Deck], draws: list[float], blinds: Blinds) -> None:
    """Pokerkit with all automations; it deals its own cards. One hand in twenty-five."""
    from pokerkit import Automation, NoLimitTexasHoldem

    draw = iter(draws).__next__
    every = tuple(Automation)
    for _ in decks[::25]:
        stacks = (STACK * blinds[1],) * PLAYERS
        state = NoLimitTexasHoldem.create_state(every, True, 0, blinds, blinds[1], stacks, PLAYERS)
        while state.status:
            least = state.min_completion_betting_or_raising_to_amount
            facing = bool(state.checking_or_calling_amount)
            chosen = int(draw() * (1 + facing + (least is not None)))
            if facing and chosen == 0:
                state.fold()
            elif chosen == facing or least is None:
                state.check_or_call()
            else:
                most = state.max_completion_betting_or_raising_to_amount or least
                state.complete_bet_or_raise_to(least + int(draw() * (most - least + 1)))


@cache
def _open_spiel_game(blinds: Blinds) -> Any:
    import pyspiel

    settings = {
        "betting": "nolimit",
        "bettingAbstraction": "fullgame",
        "numPlayers": PLAYERS,
        "numRounds": 4,
        "blind": f"{blinds[0]} {blinds[1]}" + " 0" * (PLAYERS - 2),
        "firstPlayer": "3 1 1 1",
        "numSuits": 4,
        "numRanks": 13,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
        "stack": " ".join([str(STACK * blinds[1])] * PLAYERS),
    }
    return pyspiel.load_game("universal_poker", settings)


ENGINES: dict[str, tuple[Play, int]] = {
    "ruleone": (ruleone, 1),
    "open_spiel universal_poker": (open_spiel, 1),
    "pokerkit": (pokerkit, 25),
}
"""How to play with each engine, and for how many decks it plays one hand."""


def blocks(hands: int, seed: int) -> Iterator[tuple[list[Deck], list[float]]]:
    """Shuffled decks and draws, block by block."""
    chance = Random(seed)
    for _ in range(max(1, hands // BLOCK)):
        decks = [tuple(chance.sample(range(52), 52)) for _ in range(BLOCK)]
        yield decks, [chance.random() for _ in range(DRAWS_A_HAND * BLOCK)]


def measure(hands: int, seed: int, blinds: Blinds) -> dict[str, float]:
    """Hands a second of processor time, for each engine."""
    spent = dict.fromkeys(ENGINES, 0.0)
    count = 0
    for decks, draws in blocks(hands, seed):
        best = dict.fromkeys(ENGINES, float("inf"))
        for _ in range(ROUNDS):
            for name, (play, _) in ENGINES.items():
                start = time.process_time()
                play(decks, draws, blinds)
                best[name] = min(best[name], time.process_time() - start)
        count += BLOCK
        spent = {name: spent[name] + best[name] for name in ENGINES}
    return {name: count / every / spent[name] for name, (_, every) in ENGINES.items()}


def main() -> int:
    """Measure all engines and print hands a second and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=500, help="at each size of the blinds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    asked = parser.parse_args()
    measured = {blinds: measure(asked.hands, asked.seed, blinds) for blinds in BLINDS}
    if asked.json:
        print(json.dumps({f"{small}-{big}": speeds for (small, big), speeds in measured.items()}))
        return 0
    for (small, big), speeds in measured.items():
        print(f"blinds {small}-{big}, stacks of {STACK * big:,}")
        for name, speed in speeds.items():
            ratio = speeds["ruleone"] / speed
            print(f"  {name:28} {speed:10,.0f} hands/s   ruleone is {ratio:6.2f} x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
