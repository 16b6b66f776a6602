"""Chips of an earlier bet beside new ones, by the table of `earlier_chips.toml`: left alone, drawn
in whole or in part, gathered with the new, short of the call or covering it."""

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from spots import faces, push, read, rules_of, told

from ruleone.dealing.actions import Call
from ruleone.floor import BadFacts, Facing, Gathered, PulledBack, Push, Reading, Said, Step
from ruleone.floor.followed.entries import Plays
from ruleone.floor.headline import headline
from ruleone.floor.situations import ruled
from ruleone.rulebook import edition, options, pin, take_up
from ruleone.scenarios.hand.words import chips_of

ROWS: Final[list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("earlier_chips.toml").read_text("utf-8")
)["row"]
EDITIONS: Final = ("modern", "house", "tda2011", "tda2024")
LEAST: Final = 40


def facing_of_row(row: dict[str, Any]) -> Facing:
    prior = row.get("prior")
    lying = chips_of(prior) if prior else ({} if prior == "" else None)
    blind = row.get("blind", False)
    return faces(row["price"], by=row["by"], staked=row["staked"], lying=lying, blind=blind,
                 raised=not blind)  # fmt: skip


def steps_of_row(row: dict[str, Any]) -> list[Step]:
    pulled = row.get("pulled")
    drawn = [PulledBack() if pulled == "all" else PulledBack(chips_of(pulled))] if pulled else []
    return [*drawn, *[Gathered()] * row.get("gathered", False), Push(chips_of(row["push"]))]


@pytest.mark.rule(
    "house-46A",
    "house-45.1",
    "house-45.2",
    "house-44.1",
    "tda2011-39.1",
    "tda2024-45A",
    "tda2024-44.1",
)
@pytest.mark.rule("tda2024-46C.1", "tda2024-46C.2")
def test_each_row_comes_to_what_it_says() -> None:
    assert len(ROWS) >= LEAST
    wrong = []
    for row in ROWS:
        for book in EDITIONS:
            result = read(book, facing_of_row(row), *steps_of_row(row))
            first = result.verdict != "floor" or result.proposed == result.choices[0]
            # The modern rules are those of 2024.
            expected = row["modern"] if book == "tda2024" else row[book]
            if told(result) != expected or not first:
                wrong.append((row, book, told(result), result.proposed))
    assert not wrong


def test_no_chip_is_made_or_lost() -> None:
    """What he adds and gets back makes his total of what lies there."""
    wrong = []
    for row in ROWS:
        for book in EDITIONS:
            facing, steps = facing_of_row(row), steps_of_row(row)
            result = read(book, facing, *steps)
            if result.ruled is None:
                continue
            prior = chips_of(row["prior"]) if row.get("prior") else {1: row["staked"]}
            lay = max(row["staked"], sum(worth * count for worth, count in prior.items()))
            for step in steps:
                chips = getattr(step, "chips", {})
                worth = sum(worth * count for worth, count in chips.items())
                if isinstance(step, PulledBack):
                    lay -= worth if chips else sum(a * b for a, b in prior.items())
                elif isinstance(step, Push):
                    lay += worth
            if lay + result.adds - result.returned != result.ruled.amount:
                wrong.append((row, book, lay, result.adds, result.returned))
    assert not wrong


@pytest.mark.rule("house-46B")
def test_who_draws_chips_in_calls_or_raises_by_the_next_words() -> None:
    facing = faces(2500, by=1500, staked=1000, lying={1000: 1}, raised=True)
    asked = read("house", facing, PulledBack(), Said("fold"))
    assert (asked.verdict, asked.bound and asked.bound.action) == ("ask", Call())
    assert told(read("house", facing, PulledBack(), Said("fold"), Said("call"))) == "call"
    raised = read("house", facing, PulledBack(), Said("fold"), Said("raise to five thousand"))
    assert (told(raised), raised.adds) == ("raise 5000", 5000)
    short = read("house", facing, PulledBack(), push(1000))
    assert (told(short), short.adds, "house-46B" in rules_of(short)) == ("call", 1500, True)
    folded = read("tda2011", facing, PulledBack(), Said("fold"))
    assert (told(folded), folded.adds) == ("fold", 1000)


def test_a_headline_says_as_a_sentence_what_the_player_is_held_to() -> None:
    drawn = faces(2500, by=1500, staked=1000, lying={1000: 1}, raised=True)
    asked = (
        read("house", drawn, PulledBack(), Said("fold")),
        read("house", faces(200), Said("raise")),
    )
    assert [(one.verdict, one.bound is None) for one in asked] == [("ask", False)] * len(asked)
    assert [headline("en", one) for one in asked] == [
        "ask the player what was meant: the call of 2,500 is the minimum",
        "ask the player what was meant: the raise to 400 is the minimum",
    ]
    assert [headline("zh", one) for one in asked] == [
        "先问玩家的意思，至少算跟注 2,500",
        "先问玩家的意思，至少算加注到 400",
    ]


def test_chips_that_do_not_lie_there_are_not_drawn_in() -> None:
    facing = faces(2500, by=1500, staked=1000, lying={500: 2}, raised=True)
    for pulled in ({1000: 1}, {500: 3}):
        with pytest.raises(BadFacts):
            read("house", facing, PulledBack(pulled), push(5000))
    for step in (PulledBack(), Gathered()):
        with pytest.raises(BadFacts):
            read("house", faces(2500), step, push(5000))


@pytest.mark.rule("house-46A")
def test_the_assistant_takes_a_stake_for_chips_that_lie_there() -> None:
    facts: dict[str, Any] = {
        "price": 600, "staked": 100, "behind": 19_900, "raise_by": 400, "raised": True,
        "blind": False, "steps": [{"type": "push", "chips": {"1000": 1}}],
    }  # fmt: skip
    came = {}
    for book in ("modern", "house"):
        for pulled_in in (False, True):
            told_facts = facts | ({"lying": {}} if pulled_in else {})
            ruling = ruled(edition(book), "nlhe", "words-and-chips", told_facts)
            assert isinstance(ruling, Reading)
            came[book, pulled_in] = told(ruling)
    assert came == {
        ("modern", False): "call",
        ("modern", True): "call",
        ("house", False): "floor: call, raise 1100",
        ("house", True): "call",
    }


def test_what_was_pinned_before_keeps_its_way_with_earlier_chips() -> None:
    book = edition("modern").with_options({"chip_bet.prior_chips": "floor"})
    again = take_up(pin(book)).now
    assert again.choice("chip_bet.prior_chips") == "floor"
    assert options()["chip_bet.combined_gesture"].before == "floor"


def test_a_journal_of_before_tells_a_whole_pull_back_in_the_same_bytes() -> None:
    plays = Plays(3, (PulledBack(),))
    written = msgspec.json.encode(plays)
    assert b'{"type":"pulled-back"}' in written
    assert msgspec.json.decode(written, type=Plays) == plays


@pytest.mark.rule("house-3.1", "tda2011-3")
def test_the_assistant_is_told_of_a_bring_in_that_may_be_completed() -> None:
    facts: dict[str, Any] = {"price": 25, "behind": 5_000, "raise_by": 100, "players": 5}
    wrong = []
    for at, words, expected in (
        ("due", "complete", "raise 100"),
        ("stands", "补满", "raise 100"),
        ("due", "bring it in", "bring-in"),
        ("none", "complete", "raise 100"),
    ):
        steps = [{"type": "said", "words": words}]
        told_facts = facts | {"bring_in": at, "steps": steps}
        ruling = ruled(edition("house"), "flstud", "words-and-chips", told_facts)
        assert isinstance(ruling, Reading)
        if told(ruling) != expected:
            wrong.append((at, words, told(ruling)))
    assert not wrong


@pytest.mark.rule("house-43.2", "house-3.1")
def test_the_assistant_completes_a_short_all_in_of_fixed_limit_as_the_edition_counts_it() -> None:
    wrong = []
    for book, price, expected in (
        ("house", 80, 200), ("house", 120, 400), ("holdem", 120, 200), ("house", 280, 400),
    ):  # fmt: skip
        facts = {
            "price": price, "behind": 5_000, "raise_by": 200,
            "steps": [{"type": "said", "words": "raise"}],
        }  # fmt: skip
        ruling = ruled(edition(book), "flhe", "words-and-chips", facts)
        assert isinstance(ruling, Reading)
        if told(ruling) != f"raise {expected}":
            wrong.append((book, price, told(ruling)))
    assert not wrong
