"""Settings in words: every choice of every option, in both languages, from one source."""

import re
from fractions import Fraction
from itertools import permutations

import pytest

from ruleone.rulebook import EDITIONS, Option, edition, options
from ruleone.rulebook.values import choice_code, value_for_programs, value_in_words
from ruleone.words import LANGUAGES, Language, has_words


@pytest.mark.rows("option", options().values(), ids=lambda option: option.name)
def test_every_choice_of_an_option_has_words(option: Option) -> None:
    for choice in option.choices:
        code = choice_code(option.name, choice)
        assert all(has_words(language, code) for language in LANGUAGES), f"locale/: {code}"


@pytest.mark.rows("option", options().values(), ids=lambda option: option.name)
def test_two_values_of_an_option_never_read_alike(option: Option) -> None:
    for language in LANGUAGES:
        told = [value_in_words(option, option.read(value), language) for value in _values(option)]
        assert len(set(told)) == len(told)


def _values(option: Option) -> list[object]:
    """One value for each of the choices."""
    if option.kind == "order":
        return [*permutations(option.choices)]
    return [[one] if option.kind == "listing" else one for one in option.choices]


@pytest.mark.rows(
    ("name", "value", "language", "told"),
    [
        ("reopen.cumulative", True, "en", "yes"),
        ("reopen.cumulative", False, "zh", "否"),
        ("dealer_push.hold_seconds", 1200, "en", "1,200"),
        ("disputes.break_window_seconds", None, "zh", "无"),
        ("raise.half", Fraction(1, 2), "en", "1/2"),
        ("reopen.comparison", ">=", "en", "yes: that percentage or more"),
        ("suits.order", ("s", "h", "c", "d"), "zh", "黑桃、红桃、梅花、方片"),
        ("odd_chip.board", "left-of-button", "en", "the first winner left of the button"),
        ("chinese.stakes", ("1:30:5",), "en", "1:30:5"),
    ],
)
def test_a_value_is_told(name: str, value: object, language: Language, told: str) -> None:
    option = options()[name]
    assert value_in_words(option, option.read(value), language) == told


@pytest.mark.rows("name", EDITIONS)
def test_no_setting_of_an_edition_is_left_in_code(name: str) -> None:
    book = edition(name)
    for option in options().values():
        told = value_in_words(option, book.option(option.name), "zh")
        assert not re.search("[a-z]", told), (option.name, told)


def test_programs_read_a_fraction_as_text() -> None:
    assert value_for_programs(Fraction(1, 2)) == "1/2"
    assert value_for_programs(("zh", "en")) == ("zh", "en")
    assert value_for_programs(None) is None
