"""Hands of all kinds settled by the engine as by an independent slow reference."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from slow_reference import DEFAULTS, RANKS, ROWS, automatic, fouls, natural_of, row_key, settle
from thirteen import cases, deck_for

from ruleone.cards import parse, texts
from ruleone.chinese import Arrange, ThirteenHand, arrange_automatically
from ruleone.chinese.events import Arranged, PairSettled
from ruleone.rulebook import Edition, Refusal, edition, options

IN_TEST = 2_000
IN_SOAK = 100_000
AT_ONCE = 1_000
"""So many hands are of one test, where many are asked for."""

CHOICES: dict[str, list[Any]] = {
    "suit_tiebreak": ["all-rows", "explicit-only", "none"],
    "short_money": ["sequential-cap", "none"],
    "winning_cap": ["starting-balance", "none"],
    "tournament_surrender": ["three-points", "pay-foul", "auto-arrange"],
    "foul_bonus_mode": ["add", "replace"],
    "foul_vs_foul": ["none", "compare"],
    "natural_tie": ["same-class", "same-points"],
    "natural_subtract_lower": [False, True],
    "quads_as_two_pairs": [True, False],
    "equal_rows_legal": [False, True],
    "rake_base": ["net-win", "gross-win"],
    "rake_percent": ["5", "0", "5/2", "100"],
    "twelve_by": ["colour", "suit"],
    "auto_declare_natural": [False, True],
    "bonus_replaces_row_point": [True, False],
    "row_points": [1, 2],
    "majority_points": [1, 0, 3],
    "foul_points": [3, 1, 6],
    "surrender_points": [3, 5],
    "bonus_middle_full_house": [2, 0, 5],
    "bonus_back_quads": [4, 9],
    "natural_six_pairs": [3, 13],
    "naturals": [DEFAULTS["naturals"], DEFAULTS["naturals"][::-1], DEFAULTS["naturals"][3:]],
}
KINDS = (
    "anything", "anything", "anything", "dragon", "suited", "colour", "pairs", "trips", "straights",
    "flushes", "quads", "straight-flushes", "twin", "twin",
)  # fmt: skip


def test_the_reference_takes_every_option_that_settles() -> None:
    """Those left out deal, wait or say who may sit down; none of them moves money in a hand."""
    others = {"reconnect_seconds", "leave_after_disconnect", "players", "stakes"}
    named = {name.partition(".")[2] for name in options() if name.startswith("chinese.")}
    assert named == DEFAULTS.keys() | others


def test_the_reference_ranks_the_ladders_as_written() -> None:
    for ladder in ("ranking_low_to_high_five", "ranking_low_to_high_front"):
        keys = [row_key(row.split()) for row in cases()[ladder]]
        assert keys == sorted(keys)
        assert len(set(keys)) == len(keys)


def test_the_reference_settles_every_worked_case() -> None:
    for case in cases()["cases"]:
        told, expect = case["table"], case["expect"]
        stacks = {player["seat"]: player["stack"] for player in case["players"]}
        seats = sorted(stacks)
        order = [s for s in seats if s > case["button"]] + [s for s in seats if s <= case["button"]]
        players = {
            player["seat"]: {
                "hand": {row: player[row].split() for row in ROWS},
                "declares": player["declare_natural"],
                "surrenders": player["surrender"],
            }
            for player in case["players"]
        }
        facts = {"order": order, "stacks": stacks, "players": players}
        table = {name: told[name] for name in ("point", "bonus", "tournament")}
        found = settle(facts | table, DEFAULTS | {"rake_percent": told["rake_pct"]})
        pairs = [(one["a"], one["b"], one["points_a"], one["paid_to_a"]) for one in expect["pairs"]]
        assert found["pairs"] == pairs, case["id"]
        assert [found["final"][seat] for seat in seats] == expect["final"]


@cache
def book(written: tuple[tuple[str, Any], ...]) -> Edition:
    changes = {f"chinese.{name}": value for name, value in written}
    return edition("chinese").with_options(changes)


def options_of(chance: Random) -> dict[str, Any]:
    """The edition as it stands every other time, else with up to three options changed."""
    changed = chance.sample(sorted(CHOICES), chance.randint(1, 3)) if chance.random() < 0.5 else []
    return {name: chance.choice(CHOICES[name]) for name in changed}


def hand_of(kind: str, left: list[str], others: list[list[str]], chance: Random) -> list[str]:
    """Thirteen of the cards left, of a kind where there are such; the order is that of the rows."""
    cards = _of_kind(kind, left, others, chance)
    free = [card for card in left if card not in cards]
    return cards + chance.sample(free, 13 - len(cards))


def _of_kind(kind: str, left: list[str], others: list[list[str]], chance: Random) -> list[str]:
    by_rank = {rank: [card for card in left if card[0] == rank] for rank in RANKS}
    suits = chance.sample("shcd", 4)
    if kind == "dragon":
        return [chance.choice(cards) for cards in by_rank.values() if cards]
    if kind == "suited":
        return [card for card in left if card[1] == suits[0]]
    if kind == "colour":
        colour = chance.choice(("sc", "hd"))
        same = [card for card in left if card[1] in colour]
        return chance.sample(same, min(len(same), chance.choice((11, 12, 13))))
    if kind in ("pairs", "trips", "quads"):
        times = {"pairs": 2, "trips": 3, "quads": 4}[kind]
        many = [rank for rank in chance.sample(RANKS, 13) if len(by_rank[rank]) >= times]
        cards = [card for rank in many[: 1 if times > 2 else 6] for card in by_rank[rank][:times]]
        if times > 2:
            rest = [rank for rank in chance.sample(RANKS, 13) if rank not in many[:1]]
            pairs = [rank for rank in rest if len(by_rank[rank]) > 1]
            cards += [card for rank in pairs[:5] for card in by_rank[rank][:2]]
        return cards[:13]
    if kind in ("straights", "straight-flushes"):
        return _straights(left, chance, same_suit=kind == "straight-flushes")
    if kind == "flushes":
        lengths = chance.choice(((3, 5, 5), (8, 5), (10, 3), (6, 4, 3)))
        cards = []
        for length, each in zip(lengths, suits, strict=False):
            same = [card for card in left if card[1] == each]
            cards += chance.sample(same, min(length, len(same)))
        return cards
    if kind == "twin" and others:
        # The same ranks as another player's, row by row, in other suits.
        cards = []
        for card in chance.choice(others):
            same = [one for one in by_rank[card[0]] if one not in cards]
            cards += [chance.choice(same)] if same else []
        return cards
    return []


def _straights(left: list[str], chance: Random, *, same_suit: bool) -> list[str]:
    cards: list[str] = []
    for length in (3, 5, 5):
        low = chance.randint(-1, 13 - length)
        for at in range(low, low + length):
            same = [card for card in left if card[0] == RANKS[at] and card not in cards]
            flush = [card for card in same if card[1] == "shcd"[length % 4]]
            if same:
                cards.append(chance.choice(flush if same_suit and flush else same))
    return cards


def case_of(chance: Random) -> dict[str, Any]:
    """A table with money that is often short, and what its players do."""
    seats = sorted(chance.sample(range(1, 11), chance.randint(2, 4)))
    button = chance.choice((*seats, chance.randint(1, 10)))
    tournament, point = chance.random() < 0.35, chance.choice((50, 75, 100, 500))
    left = [rank + suit for rank in RANKS for suit in "shcd"]
    players: dict[int, dict[str, Any]] = {}
    held: list[list[str]] = []
    for seat in seats:
        cards = hand_of(chance.choice(KINDS), left, held, chance)
        left = [card for card in left if card not in cards]
        way = chance.random()
        hand = {"front": cards[:3], "middle": cards[3:8], "back": cards[8:]}
        if way < 0.6:
            set_ = arrange_automatically([parse(card) for card in cards])
            hand = {row: list(texts(made)) for row, made in zip(ROWS, set_, strict=True)}
        cards = [card for row in ROWS for card in hand[row]]
        held.append(cards)
        declares = chance.random() < (0.7 if natural_of(cards, DEFAULTS) else 0.05)
        players[seat] = {
            "hand": hand,
            "declares": declares,
            "surrenders": False,
            "gone": chance.random() < 0.06,
        }
    short = chance.random() < 0.6
    stacks = {
        seat: chance.randint(1, 12 * point) if short and chance.random() < 0.6 else 1_000 * point
        for seat in seats
    }
    return {
        "order": [s for s in seats if s > button] + [s for s in seats if s <= button],
        "button": button, "stacks": stacks, "players": players, "point": point,
        "bonus": chance.random() < 0.6, "tournament": tournament,
    }  # fmt: skip


def dealt(case: dict[str, Any], changes: dict[str, Any], number: int) -> ThirteenHand:
    cards = {
        seat: [parse(card) for row in ROWS for card in player["hand"][row]]
        for seat, player in case["players"].items()
    }
    written = tuple(
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in sorted(changes.items())
    )
    return ThirteenHand(
        book(written),
        case["stacks"],
        case["button"],
        case["point"],
        deck_for(cards, case["button"]),
        bonus=case["bonus"],
        tournament=case["tournament"],
        number=number,
    )


def play(hand: ThirteenHand, case: dict[str, Any], settings: dict[str, Any]) -> None:
    """Everybody does what the case says; what the software does is put into the case."""
    for seat, player in case["players"].items():
        if not player["gone"]:
            front, middle, back = (tuple(player["hand"][row]) for row in ROWS)
            done = hand.act(seat, Arrange(front, middle, back, player["declares"]))
            assert not isinstance(done, Refusal)
            continue
        happened = hand.time_out(seat)
        assert not isinstance(happened, Refusal)
        arranges = settings["tournament_surrender"] == "auto-arrange" or not case["tournament"]
        player["surrenders"] = not arranges
        cards = [card for row in ROWS for card in player["hand"][row]]
        player["declares"] = False
        if arranges:
            player["hand"] = automatic(cards)
            natural = natural_of(cards, settings)
            player["declares"] = bool(settings["auto_declare_natural"] and natural)
            made = happened[0]
            assert isinstance(made, Arranged)
            for row, set_ in zip(ROWS, made.arrangement, strict=True):
                assert sorted(texts(set_)) == sorted(player["hand"][row])
            assert not fouls(player["hand"], settings)


def check(seed: int, seen: Counter[str]) -> None:
    """One hand: settled alike, money kept, nobody below nothing nor beyond what he may win."""
    chance = Random(seed)
    changes = options_of(chance)
    settings, case = DEFAULTS | changes, case_of(chance)
    hand = dealt(case, changes, seed)
    play(hand, case, settings)
    expected = settle(case, settings)
    assert hand.over
    pairs = [event for event in hand.events if isinstance(event, PairSettled)]
    assert [(one.a, one.b, one.points, one.paid) for one in pairs] == expected["pairs"], seed
    view = {seat.seat: seat for seat in hand.view().seats}
    assert {seat: one.net for seat, one in view.items()} == expected["net"], seed
    assert {seat: one.rake for seat, one in view.items()} == expected["rake"], seed
    assert hand.stacks == expected["final"], seed
    assert sum(hand.stacks.values()) + hand.raked == sum(case["stacks"].values())
    assert min(hand.stacks.values()) >= 0
    if not case["tournament"]:
        for seat, start in case["stacks"].items():
            assert expected["net"][seat] >= -start
            if settings["winning_cap"] == "starting-balance":
                assert expected["net"][seat] <= start
    else:
        assert hand.raked == 0
    seen.update(seat.status for seat in view.values())
    seen.update(f"natural {seat.natural}" for seat in view.values() if seat.natural)
    seen.update(f"cut {one.cut}" for one in pairs)
    seen.update(line.code for one in pairs for line in one.lines)
    seen.update(f"option {name}" for name in changes)
    seen.update(
        [f"{len(view)} players", "bonus" if case["bonus"] else "plain",
         "tournament" if case["tournament"] else "cash"]
    )  # fmt: skip


@pytest.mark.feature("thirteen")
@pytest.mark.rule("chinese-compare-2", "chinese-scoring-2", "chinese-scoring-3", "chinese-foul-3")
@pytest.mark.rule("chinese-natural-10", "chinese-money-1", "chinese-money-2", "chinese-rake")
@pytest.mark.rule("chinese-order-1", "chinese-rank-tie", "chinese-disconnect-5")
def test_hands_of_all_kinds_are_settled_as_by_an_independent_reference() -> None:
    seen: Counter[str] = Counter()
    for seed in range(IN_TEST):
        check(seed, seen)
    codes = {
        "row", "row-by-suit", "row-tied", "bonus", "majority", "foul", "foul-bonus", "both-void",
        "false-declaration", "natural", "natural-over-void", "natural-lower", "naturals-tied",
        "surrender", "surrender-nothing",
    }  # fmt: skip
    kinds = {f"natural {natural}" for natural in DEFAULTS["naturals"]}
    cuts = ("payer-short", "winner-at-limit", "payer-closed", "winner-closed")
    wanted = codes | kinds | {f"cut {cut}" for cut in cuts} | {f"option {name}" for name in CHOICES}
    wanted |= {"2 players", "3 players", "4 players", "bonus", "plain", "cash", "tournament"}
    assert wanted - seen.keys() == set()


@pytest.mark.soak
@pytest.mark.parametrize("first", range(IN_TEST, IN_TEST + IN_SOAK, AT_ONCE))
def test_many_more_hands_are_settled_as_by_an_independent_reference(first: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(first, first + AT_ONCE):
        check(seed, seen)
