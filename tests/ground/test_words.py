"""What `ruleone.words` makes of codes and parameters."""

import pytest

from ruleone.words import (
    LANGUAGES,
    Language,
    WordsMissing,
    group_digits,
    has_words,
    name_hand,
    say,
)


@pytest.mark.rows(
    ("language", "category", "ranks", "said"),
    [
        ("en", "high-card", ("A", "K"), "High card, ace; king kicker"),
        ("en", "pair", ("K", "A"), "Pair of kings, ace kicker"),
        ("en", "pair", ("6",), "Pair of sixes"),
        ("en", "two-pair", ("J", "6", "T"), "Two pair, jacks and sixes, ten kicker"),
        ("en", "full-house", ("2", "A"), "Full house, twos over aces"),
        ("zh", "pair", ("K", "A"), "一对 K，A 踢脚"),
        ("zh", "two-pair", ("J", "6"), "J 和 6 两对"),
        ("zh", "straight", ("T",), "10 大的顺子"),
    ],
)
def test_hand_is_named(
    language: Language, category: str, ranks: tuple[str, ...], said: str
) -> None:
    assert name_hand(language, category, ranks, kicker=True) == said.replace(";", ",")


def test_hand_is_named_inside_a_sentence() -> None:
    assert name_hand("en", "pair", ("K", "A"), form="phrase") == "a pair of kings"
    assert name_hand("zh", "two-pair", ("K", "9", "A"), form="phrase") == "K 和 9 两对"


def test_a_hand_has_one_name_in_chinese_wherever_it_stands() -> None:
    ranks = ("A", "K", "Q", "J", "T")
    made = ("pair", "two-pair", "trips", "straight", "flush", "full-house", "quads")
    names = {
        each: {name_hand("zh", each, ranks), name_hand("zh", each, ranks, form="phrase")}
        for each in (*made, "high-card", "straight-flush", "royal-flush")
    }
    assert {each: said for each, said in names.items() if len(said) > 1} == {}


def test_amounts_are_grouped() -> None:
    assert {group_digits(language, 1_234_567) for language in LANGUAGES} == {"1,234,567"}


@pytest.mark.rows(
    ("player", "said"),
    [("Ann", "Ann 赢得 300"), ("林晓", "林晓赢得 300"), ("老K", "老 K 赢得 300")],
)
def test_latin_name_has_space_around_it_in_chinese(player: str, said: str) -> None:
    assert say("zh", "won-player", player=player, amount=300) == said


@pytest.mark.rows("language", LANGUAGES)
def test_unknown_code_warns_and_stays_visible(language: Language) -> None:
    assert not has_words(language, "no-such-code")
    with pytest.warns(WordsMissing, match="no-such-code"):
        assert say(language, "no-such-code") == "[no-such-code]"


def test_missing_parameter_warns_and_says_the_rest() -> None:
    with pytest.warns(WordsMissing, match="kernel"):
        assert "1.0" in say("en", "cli-version", version="1.0")


def test_missing_words_fail_a_test() -> None:
    """Because pytest is told to turn warnings into errors."""
    with pytest.raises(WordsMissing):
        say("en", "no-such-code")


@pytest.mark.rows("category", ["pair", "straight", "flush", "royal-flush"])
@pytest.mark.rows("language", LANGUAGES)
def test_every_form_of_a_hand_has_words(language: Language, category: str) -> None:
    assert name_hand(language, category, ("A", "K"), form="phrase")
