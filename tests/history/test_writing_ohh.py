"""Hands as Open Hand History: every chip and every card is told."""

import json
from typing import Any

import pytest
from hypothesis import given
from made_hands import made_hands
from texts import STARS_CASH, STARS_DRAW, STARS_TOURNAMENT, STARS_TWICE

from ruleone.dealing import Hand
from ruleone.history import Record, Unit, Untellable, read_hands, record_of
from ruleone.history.ohh import write_ohh

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


@given(made_hands())
def test_no_chip_is_lost(hand: Hand) -> None:
    record = record_of(hand.events, unit=Unit(0))
    told = json.loads(write_ohh(record, "0.1.0", BEGAN))["ohh"]
    stacks = {player["id"]: player["starting_stack"] for player in told["players"]}
    put_in = sum(
        action.get("amount", 0) for each in told["rounds"] for action in each["actions"]
    )  # fmt: skip
    for each in told["rounds"]:
        for action in each["actions"]:
            stacks[action["player_id"]] -= action.get("amount", 0)
    pots = sum(pot["amount"] for pot in told["pots"])
    for pot in told["pots"]:
        for win in pot["player_wins"]:
            stacks[win["player_id"]] += win["win_amount"]
    short = {seat: hand.stacks[seat] - stack for seat, stack in stacks.items()}
    assert sum(short.values()) == put_in - pots
    assert sum(amount != 0 for amount in short.values()) <= 4, "only uncalled bets come back"


def test_what_the_specification_has_no_name_for_is_refused() -> None:
    (record,) = read_hands(STARS_DRAW.encode())
    assert isinstance(record, Record)
    with pytest.raises(Untellable, match="hand-untold-game"):
        write_ohh(record, "0.1.0", BEGAN)
