"""Numbers as they are said: written out by the test, read back by the readers."""

import tomllib
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.floor import heard
from ruleone.floor.speech.lexicon import lexicon

ONES = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
DIGITS = "零一二三四五六七八九"


def in_english(number: int, joined: str = "") -> str:
    """A number below a thousand million in words; `joined` stands before its last part."""
    for scale, name in ((1_000_000, "million"), (1_000, "thousand"), (100, "hundred")):
        if number >= scale:
            high, rest = divmod(number, scale)
            word = joined if 0 < rest < 100 else ""
            tail = f" {word}{in_english(rest, joined)}" if rest else ""
            return f"{in_english(high, joined)} {name}{tail}"
    if number < 20:
        return ONES[number]
    tens, ones = divmod(number, 10)
    return f"{TENS[tens]}-{ONES[ones]}" if ones else TENS[tens]


def in_chinese(number: int) -> str:
    """A number below a hundred million, in full."""
    if number >= 10_000:
        high, rest = divmod(number, 10_000)
        gap = "零" if 0 < rest < 1_000 else ""
        return in_chinese(high) + "万" + gap + (in_chinese(rest) if rest else "")
    for unit, sign in ((1_000, "千"), (100, "百"), (10, "十")):
        if number >= unit:
            high, rest = divmod(number, unit)
            gap = "零" if 0 < rest < unit // 10 else ""
            return DIGITS[high] + sign + gap + (in_chinese(rest) if rest else "")
    return DIGITS[number]


def values(words: str) -> tuple[int, ...]:
    """What the amount of a declaration may be."""
    amount = heard(words)[0].amount
    assert amount is not None, words
    return amount.values


@given(st.integers(1, 999_999_999), st.sampled_from(["", "and "]))
def test_english_numbers_are_read_back(number: int, joined: str) -> None:
    assert number in values(f"bet {in_english(number, joined)}")
    assert values(f"bet {number:,} total")[0] == number


@given(st.integers(1, 99_999_999))
def test_chinese_numbers_are_read_back(number: int) -> None:
    assert number in values(f"下注{in_chinese(number)}")
    assert number in values(f"下注{number}块")


@given(st.integers(1, 9), st.integers(1, 9))
def test_chinese_numbers_are_cut_short_as_people_say_them(high: int, low: int) -> None:
    for sign, unit in (("万", 10_000), ("千", 1_000), ("百", 100)):
        said = f"加到{DIGITS[high]}{sign}{DIGITS[low]}"
        assert values(said) == (high * unit + low * unit // 10,)


@given(st.integers(11, 99), st.integers(10, 99))
def test_hundreds_are_said_in_two_parts(high: int, low: int) -> None:
    assert values(f"bet {in_english(high)} {in_english(low)}") == (100 * high + low,)
    assert values(f"bet {in_english(high)} hundred") == (100 * high,)


@pytest.mark.rows("words", ["bet five", "下注五"])
def test_a_small_number_alone_may_be_worth_more(words: str) -> None:
    assert {5, 500, 5000} < {*values(words)}


@pytest.mark.rows("language", ["english", "chinese"])
def test_no_phrase_stands_twice_in_a_lexicon(language: str) -> None:
    text = files("ruleone.floor.speech").joinpath(f"{language}.toml").read_text("utf-8")
    phrases = [
        phrase
        for kinds in tomllib.loads(text).values()
        for listed in kinds.values()
        for phrase in listed
    ]
    assert len(phrases) == len(set(phrases)) == len(lexicon(language))


NO_NUMBERS = """
bet one thousand 𐩀 | bet ٣ | bet ½ | bet 1e9 | bet 0x10 | bet 1_000 | bet 1,00 | bet 12,34,567
bet -500 | bet 500% | bet a million million | bet five hundred hundred | bet five point
下注𐩀 | 下注一亿亿 | 下注九千九百九十九亿亿 | 下注1,00万 | 下注-五百 | 下注十百 | 下注五百千
"""
TOO_LONG = ["bet " + "9" * 150, "下注" + "9" * 150, "下注" + "一" * 150, "x" * 500, "五百" * 50]


@pytest.mark.rows("words", [*NO_NUMBERS.strip().replace("\n", " | ").split(" | "), *TOO_LONG])
def test_what_is_no_number_is_never_read_as_one(words: str) -> None:
    (said,) = heard(words)
    assert said.verb == "unclear"
