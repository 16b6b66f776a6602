"""Hands as Open Hand History: every chip and every card is told."""

import json
from typing import Any

import pytest
from hypothesis import given
from made_hands import made_hands, made_hands_of_any_game, made_hands_of_many_boards
from texts import STARS_CASH, STARS_DRAW, STARS_STUD, STARS_TOURNAMENT, STARS_TWICE

from ruleone.dealing import Hand
from ruleone.history import Record, Unit, Untellable, read_hands, record_of
from ruleone.history.ohh import write_ohh
from ruleone.words import say

BEGAN = "2021-03-04T15:11:12Z"


def written(text: str) -> dict[str, Any]:
    (record,) = read_hands(text.encode())
    assert isinstance(record, Record)
    document: dict[str, Any] = json.loads(write_ohh(record, "0.1.0", BEGAN))
    assert set(document) == {"ohh"}
    hand: dict[str, Any] = document["ohh"]
    return hand


def test_the_head_tells_the_game_and_the_table() -> None:
    hand = written(STARS_CASH)
    assert (hand["spec_version"], hand["game_number"], hand["start_date_utc"]) == (
        "1.4.7", "7001", BEGAN,
    )  # fmt: skip
    assert (hand["game_type"], hand["bet_limit"]) == ("Holdem", {"bet_type": "NL", "bet_cap": 0})
    assert (hand["small_blind_amount"], hand["big_blind_amount"]) == (0.05, 0.1)
    assert (hand["dealer_seat"], hand["hero_player_id"], hand["currency"]) == (2, 2, "USD")
    assert hand["tournament"] is False
    assert hand["players"][3] == {
        "id": 6, "seat": 6, "name": "Di", "starting_stack": 3, "is_sitting_out": True
    }  # fmt: skip
    assert written(STARS_TOURNAMENT)["tournament_info"] == {"tournament_number": "88"}


def test_the_rounds_tell_what_was_done_with_every_amount() -> None:
    hand = written(STARS_CASH)
    assert [(each["street"], each["cards"]) for each in hand["rounds"]] == [
        ("Preflop", []),
        ("Flop", ["Kh", "7c", "2d"]),
        ("Turn", ["9s"]),
        ("River", ["4h"]),
        ("Showdown", []),
    ]
    preflop = hand["rounds"][0]["actions"]
    assert [each["action"] for each in preflop] == [
        "Post SB", "Post BB", *["Dealt Cards"] * 3, "Raise", "Call", "Fold",
    ]  # fmt: skip
    assert preflop[4] == {
        "action_number": 4, "player_id": 2, "action": "Dealt Cards", "cards": ["As", "Kd"]
    }  # fmt: skip
    assert preflop[6] == {
        "action_number": 6, "player_id": 3, "action": "Call", "amount": 0.25, "is_allin": False
    }  # fmt: skip
    assert hand["pots"] == [
        {
            "number": 0,
            "amount": 3.6,
            "rake": 0.17,
            "player_wins": [{"player_id": 2, "win_amount": 3.43}],
        }
    ]


def test_a_hand_run_twice_tells_both_boards() -> None:
    hand = written(STARS_TWICE)
    assert hand["flags"] == ["Run_It_Twice"]
    streets = [each["street"] for each in hand["rounds"]]
    assert streets == ["Preflop", *["Flop", "Turn", "River"] * 2, "Showdown"]


def test_stud_tells_a_round_for_each_street_and_up_cards_apart() -> None:
    hand = written(STARS_STUD.replace("Razz", "7 Card Stud"))
    assert hand["game_type"] == "Stud"
    assert hand["ante_amount"] == 0.2
    third, fourth = hand["rounds"]
    assert (third["street"], fourth["street"]) == ("Preflop", "Flop")
    told = [
        (each["player_id"], each["action"], each.get("cards"), each.get("amount"))
        for each in third["actions"]
    ]
    assert told == [
        (1, "Post Ante", None, 0.2),
        (2, "Post Ante", None, 0.2),
        (1, "Dealt Cards", ["3s", "4d"], None),
        (1, "Dealt Cards", ["Kh"], None),
        (2, "Dealt Cards", None, None),
        (2, "Dealt Cards", ["5c"], None),
        (1, "Post Extra Blind", None, 1),
        (2, "Raise", None, 2),
        (1, "Call", None, 1),
    ]
    assert [each.get("cards") for each in fourth["actions"]] == [["9c"], ["6d"], None, None]
    assert fourth["actions"][2]["action"] == "Bet"


def chips_told(hand: Hand, told: dict[str, Any]) -> None:
    """Every chip is told, but for the bets that come back uncalled."""
    stacks = {player["id"]: player["starting_stack"] for player in told["players"]}
    done = [action for each in told["rounds"] for action in each["actions"]]
    for action in done:
        stacks[action["player_id"]] -= action.get("amount", 0)
    for pot in told["pots"]:
        for win in pot["player_wins"]:
            stacks[win["player_id"]] += win["win_amount"]
    short = {seat: hand.stacks[seat] - stack for seat, stack in stacks.items()}
    put_in, pots = (
        sum(each.get("amount", 0) for each in done),
        sum(p["amount"] for p in told["pots"]),
    )
    assert sum(short.values()) == put_in - pots
    assert min(short.values()) >= 0
    assert sum(amount != 0 for amount in short.values()) <= 5, "only uncalled bets come back"


@pytest.mark.feature("hand-histories")
@given(made_hands() | made_hands_of_any_game() | made_hands_of_many_boards())
def test_no_chip_is_lost(hand: Hand) -> None:
    record = record_of(hand.events, unit=Unit(0))
    assert record.variant is not None
    family = record.variant.family.name
    named = family in ("he", "o", "o5", "o6", "o8", "o58", "stud", "stud8", "5draw")
    if not named or any(step.verb == "discard" for step in record.steps):
        with pytest.raises(Untellable) as why:
            write_ohh(record, "0.1.0", BEGAN)
        assert why.value.refusal.code == f"hand-untold-{'discard' if named else 'game'}"
        return
    told = json.loads(write_ohh(record, "0.1.0", BEGAN))["ohh"]
    chips_told(hand, told)
    dealt = [step.cards for step in record.steps if step.verb == "hole"]
    actions = [action for each in told["rounds"] for action in each["actions"]]
    cards = [a["cards"] for a in actions if a["action"] == "Dealt Cards"]
    assert sum(map(len, cards)) == sum(map(len, dealt))
    assert "Bet" not in {a["action"] for a in told["rounds"][0]["actions"]}


@pytest.mark.rows(
    ("text", "code"),
    [
        (STARS_STUD, "game"),
        (STARS_DRAW, "discard"),
        (STARS_DRAW.replace("5 Card Draw", "Single Draw 2-7 Lowball"), "game"),
    ],
)
def test_what_the_specification_cannot_tell_is_refused(text: str, code: str) -> None:
    (record,) = read_hands(text.encode())
    assert isinstance(record, Record)
    with pytest.raises(Untellable) as why:
        write_ohh(record, "0.1.0", BEGAN)
    assert why.value.refusal.code == f"hand-untold-{code}"
    for language in ("en", "zh"):
        words = say(language, f"refusal-{why.value.refusal.code}", **why.value.refusal.parameters)
        assert "Open Hand History" in words
