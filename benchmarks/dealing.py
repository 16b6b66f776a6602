"""Hands dealt a second, beside other engines: `python benchmarks/dealing.py [--hands N] [--json]`.

No-limit hold'em, six players with 100 big blinds, the same decks and the same draws for each: fold
(facing a bet), check or call, and raise to a uniform size are equally likely. Every engine is asked
at each turn what is legal. The engines take turns in short rounds and the best round of each block
of hands counts, in processor time, so that another program on the machine slows all alike.
They play for blinds of several sizes, for OpenSpiel lists every size of a raise: it is quickest
where chips are few, at 1 and 2, and slow where a card room plays, at 50 and 100. Our engine is
compiled where `build/engine/bin/python` runs this (`make engine`), not so with `.venv/bin/python`.
With --games every other game is dealt as well, beside pokerkit's where it has the game.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from running import what_runs

from ruleone.cards import texts
from ruleone.dealing import (
    GAMES,
    Action,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Hand,
    RaiseTo,
)
from ruleone.dealing.games import FAMILIES

PLAYERS = 6
STACK = 100
"""In big blinds."""
BLINDS = ((50, 100), (5, 10), (2, 4), (1, 2))
BLOCK = 250
ROUNDS = 8
ROUNDS_OF_GAMES = 4
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


def games(hands: int, seed: int) -> dict[str, dict[str, float]]:
    """Hands a second of every game, here and, where it has the game, in pokerkit: six-handed (four
    in five-card draws), 100 big blinds or 50 big bets, the same kind of random play; the shortest
    of a few rounds counts for both."""
    from games_of_pokerkit import THEIRS, play_theirs

    measured: dict[str, dict[str, float]] = {}
    for game in dict.fromkeys((*(f.limits[-1] + f.name for f in FAMILIES), *THEIRS)):
        chance = Random(seed)
        decks = [sealed(game, chance) for _ in range(hands)]
        _play_any(game, 0, decks[0], chance)  # what is worked out once is not counted
        few = max(20, hands // 2)
        ours = theirs = float("inf")
        for _ in range(ROUNDS_OF_GAMES):
            start = time.process_time()
            for number, deck in enumerate(decks):
                _play_any(game, number, deck, chance)
            ours = min(ours, time.process_time() - start)
            if game in THEIRS:
                start = time.process_time()
                for _ in range(few):
                    play_theirs(THEIRS[game], seats_of(game), chance)
                theirs = min(theirs, time.process_time() - start)
        measured[game] = {"ruleone": hands / ours}
        if game in THEIRS:
            measured[game]["pokerkit"] = few / theirs
    return measured


def sealed(game: str, chance: Random) -> Deck:
    """A deck, with the further orders that the game may need."""
    orders = 1 + GAMES[game].reshuffles
    return tuple(card for _ in range(orders) for card in chance.sample(range(52), 52))


def seats_of(game: str) -> int:
    """How many play: as many as never run out of cards in pokerkit."""
    return 4 if GAMES[game].last_throw and GAMES[game].hole_cards == 5 else PLAYERS


def _play_any(game: str, number: int, deck: Deck, chance: Random) -> None:
    """A hand of any game, what is chosen at random, options at each turn."""
    players = seats_of(game)
    seats = dict.fromkeys(range(1, players + 1), 10_000)
    hand = Hand(
        game, "modern", seats, number % players + 1, (50, 100), deck, ante=10,
        ante_format="per-player",
    )  # fmt: skip
    while (options := hand.options) is not None:
        bounds, facing = options.bet_to, bool(options.to_call)
        action: Action
        if options.discard is not None:
            least, most = options.discard
            thrown = least + int(chance.random() * (min(most, 2) - least + 1))
            action = Discard(texts(hand.holds(options.seat)[:thrown]))
        elif options.bring_in is not None:
            action = BringIn()
        else:
            chosen = int(chance.random() * (1 + facing + (bounds is not None)))
            if facing and chosen == 0:
                action = _FOLD
            elif chosen == facing or bounds is None:
                action = _CALL if facing else _CHECK
            else:
                action = RaiseTo(bounds[chance.random() < 0.5])
        hand.act(options.seat, action)


def main() -> int:
    """Measure all engines and print hands a second and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=500, help="at each size of the blinds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--games", action="store_true", help="every game, beside pokerkit's")
    asked = parser.parse_args()
    if not asked.json:
        print(what_runs())
    if asked.games:
        for game, speeds in games(asked.hands, asked.seed).items():
            told = f"  {game:14} {speeds['ruleone']:10,.0f} hands/s"
            if "pokerkit" in speeds:
                ratio = speeds["ruleone"] / speeds["pokerkit"]
                told += f"   pokerkit {speeds['pokerkit']:8,.0f}   ruleone is {ratio:6.1f} x"
            print(told)
        return 0
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
