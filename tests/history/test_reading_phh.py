"""What a hand file says, and where it is broken."""

import ast
import re
from decimal import Decimal
from pathlib import Path

import pytest
from files import BLUFF, dealt, only, phh, verdict, why
from hypothesis import given
from hypothesis import strategies as st

from ruleone.history import BrokenHand, Record, Unit, read_hands
from ruleone.history.money import BadAmount, amount
from ruleone.history.record import Ending, Post, Stakes, Step
from ruleone.limits import HAND_FILE_MAX_BYTES, HAND_NAME_MAX_CHARACTERS
from ruleone.words import LANGUAGES, say


def test_a_hand_is_read_with_its_number_and_money() -> None:
    hand = only(phh(*BLUFF, hand="151", finishing_stacks="[950, 1900, 3150]"))
    assert isinstance(hand, Record)
    assert (hand.id, hand.named, hand.unit) == (151, "NT", Unit(0))
    assert [seat.stack for seat in hand.seats] == [1000, 2000, 3000]
    assert hand.ending == Ending((950, 1900, 3150))
    assert hand.stakes == Stakes(100)
    assert hand.posts == (Post(1, "small-blind", 50), Post(2, "big-blind", 100))
    assert [step.verb for step in hand.steps] == [*["hole"] * 3, "raise", "fold", "fold"]
    assert hand.steps[3] == Step(3, "raise", 3, (), 300)


def test_a_file_of_many_hands_keeps_its_order_and_counts_those_without_a_number() -> None:
    text = f"[7]\n{phh(*BLUFF)}\n[3]\n{phh(*BLUFF, hand='88')}\n['b c']\n{phh(*BLUFF)}"
    hands = list(read_hands(text.encode(), "hands.phhs"))
    assert [hand.id for hand in hands] == [1, 88, 3]
    assert all(isinstance(hand, Record) for hand in hands)


def test_a_name_too_long_for_words_is_none() -> None:
    long = "x" * (HAND_NAME_MAX_CHARACTERS + 1)
    named = only(phh(*BLUFF, hand=f'"{long}"'))
    assert isinstance(named, Record)
    assert named.id == 1
    assert only(phh(*BLUFF, hand=f'"{long[1:]}"')).id == long[1:]
    broken = verdict(phh(*BLUFF, variant=f'"{long}"'))
    assert (broken.variant, broken.ok) == (None, False)
    assert why(broken) == (1, "hand-file-field")


def test_a_broken_hand_does_not_hide_the_others() -> None:
    text = f"[1]\n{phh(*BLUFF)}[2]\n{phh(*BLUFF, antes='')}[3]\n{phh(*BLUFF, min_bet='nan')}"
    first, second, third = read_hands(text.encode(), "hands.phhs")
    assert isinstance(first, Record)
    assert isinstance(second, BrokenHand)
    assert second.fault.refusal.code == "hand-file-missing"
    assert isinstance(third, BrokenHand)
    lines = text.splitlines()
    assert lines[third.fault.line - 1] == "min_bet = nan"


@pytest.mark.rows(
    ("raw", "exact"),
    [
        (100, 100),
        (1259450.25, Decimal("1259450.25")),
        (12.450000000000001, Decimal("12.45")),
        (0.1 + 0.2, Decimal("0.3")),
        ("4.50", Decimal("4.5")),
        ("300", 300),
        (10**12, 10**12),
        ("١", 1),
    ],
)
def test_an_amount_is_what_its_writer_meant(raw: object, exact: object) -> None:
    assert amount(raw) == exact


NO_AMOUNTS: tuple[object, ...] = (
    *(True, None, [], "", "x", "-", "1e400", "1e-400", "9" * 25, "0.123456789"),
    *(10**13, -(10**13), 1e300, float("inf"), float("nan"), "Infinity", "NaN"),
)


@pytest.mark.rows("raw", NO_AMOUNTS)
def test_what_is_no_amount_is_refused(raw: object) -> None:
    with pytest.raises(BadAmount):
        amount(raw)


@given(st.integers(-(10**9), 10**9), st.integers(0, 6))
def test_units_are_exact_both_ways(units: int, decimals: int) -> None:
    unit = Unit(decimals)
    assert unit.count(amount(float(unit.written(units)))) == units
    assert unit.count(unit.written(units)) == units


def test_the_unit_is_the_finest_that_the_file_uses_actions_included() -> None:
    hand = only(phh("p3 cbr 300.25", finishing_stacks="[1.5, 2.0, 3]"))
    assert isinstance(hand, Record)
    assert hand.unit == Unit(2)
    assert hand.ending == Ending((150, 200, 300))


@pytest.mark.rows(
    ("data", "line", "code"),
    [
        (b"antes = [0,\n0\nb = 1\n", 3, "hand-file-not-toml"),
        (b"a = 1\n\xff\xfe", 1, "hand-file-form"),
        (b"", 1, "hand-file-form"),
        (b"ante_trimming_status = true\n", 1, "hand-file-missing"),
        (b"\n\nvariant = 5\nactions = []", 3, "hand-file-field"),
        (b"variant = 'NT'\nactions = [1, 2]", 2, "hand-file-field"),
        (b"variant = 'NT'\nactions = []", 1, "hand-file-missing"),
        (b"variant = 'NT'\nactions = []\nantes = 'none'", 3, "hand-file-field"),
        (b"variant = 'NT'\nactions = []\nantes = ['x']", 3, "hand-file-amount"),
        (b"x" * (HAND_FILE_MAX_BYTES + 1), 1, "hand-file-too-large"),
    ],
    ids=["toml", "bytes", "empty", "bare", "type", "actions", "numbers", "antes", "amount", "size"],
)
def test_a_broken_file_names_its_line(data: bytes, line: int, code: str) -> None:
    (hand,) = read_hands(data, "hand.phh")
    assert isinstance(hand, BrokenHand)
    assert (hand.fault.line, hand.fault.refusal.code) == (line, code)


@pytest.mark.rows(
    ("action", "code"),
    [
        ("p3 bets 300", "hand-file-action"),
        ("d db", "hand-file-action"),
        ("p4 f", "hand-file-player"),
        ("p0 f", "hand-file-player"),
        ("q1 f", "hand-file-player"),
        ("p3 cbr much", "hand-file-raise"),
        ("d db AsKsXx", "hand-file-cards"),
        ("d db AsAsKd", "hand-file-cards"),
        ("p2 sm AhAd", "hand-file-other-cards"),
        ("p3 sd", "hand-file-verb"),
    ],
)
def test_an_action_that_cannot_be_read_names_its_line(action: str, code: str) -> None:
    text = phh(*BLUFF[:3], "# a comment", action, *BLUFF[3:])
    line, found = why(verdict(text))
    assert found == code
    assert text.splitlines()[line - 1] == f'  "{action}",'


@pytest.mark.rows(
    ("fields", "line_of", "code"),
    [
        ({"antes": "[0, 0]"}, "antes", "hand-file-players"),
        ({"blinds_or_straddles": ""}, "variant", "hand-file-missing"),
        ({"min_bet": ""}, "variant", "hand-file-missing"),
        ({"starting_stacks": "[0, 5, 5]"}, "starting_stacks", "hand-file-begin"),
        ({"variant": '"FT"', "small_bet": "100", "big_bet": "150"}, "big_bet", "hand-file-big-bet"),
        ({"variant": '"FT"', "small_bet": "0", "big_bet": "0"}, "big_bet", "hand-file-big-bet"),
    ],
)
def test_a_hand_that_cannot_begin_names_the_line(
    fields: dict[str, str], line_of: str, code: str
) -> None:
    text = phh(*BLUFF, **fields)
    line, found = why(verdict(text))
    assert found == code
    assert text.splitlines()[line - 1].startswith(f"{line_of} =")


@pytest.mark.rows(
    ("fields", "why_so", "told"),
    [
        ({"starting_stacks": "[0, 5, 5]"}, "stacks", {}),
        ({"min_bet": "0"}, "bets", {}),
        ({"blinds_or_straddles": "[100, 50, 0]"}, "blinds", {"small": 100, "big": 50}),
    ],
)  # fmt: skip
def test_why_a_hand_cannot_begin_is_told_in_both_languages(
    fields: dict[str, str], why_so: str, told: dict[str, int]
) -> None:
    fault = verdict(phh(*BLUFF, **fields)).fault
    assert fault is not None
    parameters = fault.refusal.parameters
    assert (fault.refusal.code, parameters["why"]) == ("hand-file-begin", why_so)
    assert told.items() <= parameters.items()
    english, chinese = (say(one, "refusal-hand-file-begin", **parameters) for one in LANGUAGES)
    assert "expected" not in english + chinese
    assert not re.search("[A-Za-z]{3}", chinese), chinese


def test_every_reason_why_a_hand_cannot_begin_has_words() -> None:
    """Those that stand in the engine are those of the words, in both languages."""
    source = Path(__file__).parents[2] / "src" / "ruleone"
    starts = [source / part / "start.py" for part in ("dealing", "chinese")]
    calls = (
        node
        for path in starts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("BadHand", "_check_int")
    )
    given = {
        argument.value
        for call in calls
        for argument in call.args[1:2] + call.args[4:5]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    for language in LANGUAGES:
        text = (source.parents[1] / "locale" / language / "history.ftl").read_text("utf-8")
        words = text.partition("refusal-hand-file-begin")[2].partition("\n}")[0]
        assert {*re.findall(r"\[([a-z-]+)\]", words)} == given | {"facts"}


def test_lines_are_found_on_one_line_in_quotes_and_in_the_right_table() -> None:
    compact = phh(actions="""['p3 f', "p1 [x", 'p2 f'] # [""")
    line, _ = why(verdict(compact))
    assert compact.splitlines()[line - 1].startswith("actions =")
    remarked = phh(actions="[\n  'p3 f', # it's \"folded\" ]\n  'p1 x',\n]")
    line, _ = why(verdict(remarked))
    assert remarked.splitlines()[line - 1] == "  'p1 x',"
    many = f"[1]\n{phh(*BLUFF)}\n[ '2' ]\n{phh(*BLUFF[:3], 'p1 f')}"
    _, second = read_hands(many.encode(), "hands.phhs")
    assert isinstance(second, Record)
    at = second.source.line_of(action=3)
    assert many.splitlines()[at - 1] == '  "p1 f",'
    assert at > many.splitlines().index("[ '2' ]")


@given(st.binary(max_size=200))
def test_any_bytes_are_hands_or_broken(data: bytes) -> None:
    assert all(isinstance(hand, Record | BrokenHand) for hand in read_hands(data, "hand.phh"))


@given(st.lists(st.text("pdfcbrsmh0123456789 ?AKs#.-", max_size=12), max_size=6))
def test_any_actions_are_played_or_refused(actions: list[str]) -> None:
    found = verdict(phh(*dealt("AsKs", "QdQc", "7h2c"), *actions))
    assert (found.stacks is None) != (found.fault is None)
