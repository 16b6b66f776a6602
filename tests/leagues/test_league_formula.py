"""A league's formula: what it comes to, and that whatever is written is read or refused."""

from decimal import Decimal

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ruleone import limits
from ruleone.leagues.formula import NAMES, BadFormula, Formula

VALUES = {name: Decimal(value) for value, name in enumerate(NAMES, start=1)}
TABLE = (Decimal(100), Decimal(70), Decimal("50.5"))


def points(text: str, **values: int) -> Decimal:
    told = VALUES | {name: Decimal(value) for name, value in values.items()}
    return Formula(text).points(told, TABLE)


def wrong(text: str, **values: int) -> tuple[str, object]:
    with pytest.raises(BadFormula) as bad:
        points(text, **values)
    refusal = bad.value.refusal
    return refusal.code.removeprefix("formula-"), refusal.parameters.get("at")


@pytest.mark.rows(
    ("text", "number"),
    [
        ("1 + 2 * 3", "7"),
        ("(1 + 2) * 3", "9"),
        ("10 - 4 - 3", "3"),
        ("2 ^ 3 ^ 2", "512"),
        ("-2 ^ 2", "-4"),
        ("2 ^ -1", "0.5"),
        ("0.1 + 0.2", "0.3"),
        ("100 * sqrt(entrants) / sqrt(place)", "50"),
        ("table(place)", "50.5"),
        ("table(4) + table(0) + table(-1)", "0"),
        ("max(entrants - place + 1, 0)", "0"),
        ("if(place <= 3, 10, 0) + if(place = 1, 5, 0)", "10"),
        ("round(10 / 3, 2)", "3.33"),
        ("round(2.5) + floor(-0.5) + ceil(0.1)", "3"),
        ("log10(1000) + ln(1) + abs(-4)", "7"),
        ("if(1, 2, 1 / 0)", "2"),
        ("1 < 2", "1"),
        ("min(3, 1, 2)", "1"),
    ],
)
def test_a_formula_comes_to_a_number(text: str, number: str) -> None:
    came = points(text, place=3 if "table(place)" in text or "if(" in text else 4, entrants=1)
    if text.startswith("100"):
        came = points(text, place=4, entrants=1)
    assert came == Decimal(number)


def test_halves_are_rounded_away_from_nothing() -> None:
    assert points("round(0.5)") == 1
    assert points("round(-0.5)") == -1
    assert points("round(1.005, 2)") == Decimal("1.01")


@pytest.mark.rows(
    ("text", "told"),
    [
        ("", ("ends", 1)),
        ("1 +", ("ends", 4)),
        ("1 2", ("more", 3)),
        ("(1", ("expected", 3)),
        ("1 $ 2", ("sign", 3)),
        ("* 2", ("value", 1)),
        ("1 + places", ("name", 5)),
        ("2 * open(1)", ("function", 5)),
        ("2 * open('x')", ("sign", 10)),
        ("__import__", ("name", 1)),
        ("place.real", ("sign", 6)),
        ("sqrt(1, 2)", ("takes", 1)),
        ("min()", ("value", 5)),
        ("1 / (place - place)", ("by-zero", 3)),
        ("0 ^ -1", ("by-zero", 3)),
        ("sqrt(-1)", ("no-number", 1)),
        ("ln(0)", ("no-number", 1)),
        ("2 ^ 17", ("no-number", 3)),
        ("9 ^ 16 * 9 ^ 16 * 9 ^ 16", ("too-large", 17)),
        ("round(1, 11)", ("no-number", 1)),
        ("1 < 2 < 3", ("more", 7)),
        ("1" * 31, ("digits", 1)),
        ("(" * 17 + "1" + ")" * 17, ("deep", 17)),
        ("-" * 20 + "1", ("deep", 16)),
        ("\uff11", ("sign", 1)),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, told: tuple[str, int]) -> None:
    assert wrong(text) == told


def test_length_and_terms_are_bounded() -> None:
    assert wrong("1" + " " * limits.FORMULA_MAX_CHARACTERS)[0] == "long"
    assert wrong("+".join("1" * 101))[0] == "terms"


PIECES = st.sampled_from(
    [*NAMES, "min(", "max(", "sqrt(", "ln(", "log10(", "round(", "if(", "table(", "abs(", "floor(",
     "ceil(", "(", ")", ",", "+", "-", "*", "/", "^", "<", "<=", "=", "!=", "0", "1", "2.5", "16",
     "999999999999", " ", "__class__", "."]
)  # fmt: skip


@pytest.mark.feature("leagues")
@settings(deadline=None)
@given(
    text=st.lists(PIECES, max_size=30).map("".join) | st.text(max_size=60),
    values=st.lists(st.integers(-(10**15), 10**15), min_size=len(NAMES), max_size=len(NAMES)),
)
@example("9^16^16", [1] * len(NAMES))
@example("0^0", [1] * len(NAMES))
@example("round(999999999999*999999999999*9999,10)", [1] * len(NAMES))
def test_whatever_is_written_is_a_number_or_a_refusal(text: str, values: list[int]) -> None:
    told = dict(zip(NAMES, map(Decimal, values), strict=True))
    try:
        came = Formula(text).points(told, TABLE)
    except BadFormula as bad:
        came = Decimal(0)
        told_place = bad.refusal.parameters.get("at", 1)
        if not isinstance(told_place, int) or told_place < 1:
            pytest.fail(f"no place: {bad.refusal}")
    assert came.is_finite()
