"""Everything that puts things right can be told in both languages."""

from typing import get_args

import pytest
from msgspec.structs import replace

from ruleone.cards import parse_cards
from ruleone.dealing import KeepAside, KillHand, ReshuffleStub
from ruleone.floor.corrections import remedies_in_words, remedy_in_words
from ruleone.floor.headline import choice_in_words
from ruleone.floor.ruling import ActCode, AtTable, Choice, ChoiceCode, DealtAgain, Later
from ruleone.words import LANGUAGES, Language


@pytest.mark.rows("language", LANGUAGES)
@pytest.mark.rows("code", get_args(ActCode))
def test_what_is_done_at_the_table_has_words(language: Language, code: ActCode) -> None:
    act = AtTable(code, seats=(3,), amount=100, count=2, cards=(0,))
    assert remedy_in_words(language, act)
    later = remedy_in_words(language, AtTable(code, seats=(3,), after="flop"))
    assert ": " in later or "：" in later


@pytest.mark.rows("code", get_args(ChoiceCode))
def test_what_may_be_ruled_has_one_name(code: ChoiceCode) -> None:
    turned_round = "-".join(reversed(code.split("-")))
    assert turned_round == code or turned_round not in get_args(ChoiceCode)
    for language in LANGUAGES:
        assert choice_in_words(language, Choice(code, amount=100))


def test_a_hand_dealt_again_in_words() -> None:
    again = DealtAgain(seats=(1, 2, 4), button=4, blinds=(100, 200), killed=(2,))
    assert remedy_in_words("en", again) == (
        "Redeal to seats 1, 2, and 4, button at seat 4, blinds 100 and 200. Kill after the deal: 2."
    )
    assert remedy_in_words("zh", again).endswith("发牌后随即作废：2 号座。")


def test_what_the_dealer_does_is_told_once() -> None:
    card = parse_cards("7h")
    done = (
        KeepAside(card),
        AtTable("set-aside", count=1, cards=card),
        Later(ReshuffleStub(card), "turn"),
        AtTable("shuffle-stub", after="turn"),
        KillHand(3),
    )
    assert remedies_in_words("en", done) == (
        "7♥ is set aside.",
        "After the betting on the turn: The dealer shuffles the stub.",
        "The hand of seat 3 is dead.",
    )
    assert remedies_in_words("en", (KeepAside(card),)) == ("Set aside: 7♥.",)


def test_early_cards_are_named_where_they_are_known() -> None:
    early = AtTable("back-to-stub", count=2, cards=parse_cards("7hQs"))
    assert remedy_in_words("en", early) == "7♥ Q♠ go back to the stub."
    assert remedy_in_words("zh", early) == "7♥ Q♠ 退回余牌。"
    assert remedy_in_words("en", replace(early, cards=())) == (
        "The 2 premature cards go back to the stub."
    )
    assert remedy_in_words("zh", AtTable("set-aside", count=1)) == "提前发出的 1 张牌放在一旁。"
