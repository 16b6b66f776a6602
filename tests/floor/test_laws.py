"""What holds of every reading: exact amounts, the same in both languages, the first of words and
chips, an amount alone as its chips."""

from hypothesis import given
from hypothesis import strategies as st
from spots import UTTERED, faces, may_bet
from test_numbers import in_chinese, in_english

from ruleone.dealing.actions import RaiseTo
from ruleone.floor import Facing, Push, Said, reading
from ruleone.rulebook import edition

SPOTS = [spot for name, spot in sorted(UTTERED.items()) if name not in ("small", "small-open")]
BOOKS = ("house", "tda2011", "modern")
books = st.sampled_from(BOOKS)
spots = st.sampled_from(SPOTS)
amounts = st.integers(100, 120_000) | st.integers(1, 1200).map(lambda units: 100 * units)
SAME = (
    ("fold", "弃牌"),
    ("check", "过牌"),
    ("call", "跟注"),
    ("bet", "下注"),
    ("raise", "加注"),
    ("all in", "全下"),
    ("pot", "底池"),
    ("half pot", "半池"),
    ("min raise", "最小加注"),
    ("all in", "梭哈"),
    ("shove", "推"),
    ("complete", "补足"),
    ("if you bet, I raise", "如果你下注，我就加注"),
    ("call and raise", "跟注然后加注"),
)
WITH_AMOUNT = (
    ("bet {}", "下注{}"),
    ("raise to {}", "加到{}"),
    ("raise {}", "加注{}"),
    ("raise {} more", "再加{}"),
    ("{}", "{}"),
    ("{} more", "再{}"),
    ("make it {}", "加到{}"),
    ("call {}", "跟{}"),
    ("call and raise {}", "跟，再加{}"),
)


@given(spots, books, st.sampled_from(SAME))
def test_both_languages_say_the_same(spot: Facing, book: str, said: tuple[str, str]) -> None:
    english, chinese = (reading(edition(book), spot, [Said(words)]) for words in said)
    assert english == chinese


@given(spots, books, st.sampled_from(WITH_AMOUNT), amounts)
def test_both_languages_say_the_same_amounts(
    spot: Facing, book: str, said: tuple[str, str], amount: int
) -> None:
    words = (said[0].format(in_english(amount)), said[1].format(in_chinese(amount)))
    english, chinese = (reading(edition(book), spot, [Said(each)]) for each in words)
    assert english == chinese


@given(amounts, books, st.sampled_from(["{:,}", "{}", "words", "中文"]))
def test_a_declared_raise_is_exact(amount: int, book: str, form: str) -> None:
    spot = faces(1000, behind=100_000)
    told = {"words": f"raise to {in_english(amount)}", "中文": f"加到{in_chinese(amount)}"}
    words = told.get(form) or f"raise to {form.format(amount)}"
    result = reading(edition(book), spot, [Said(words)])
    assert result.action == RaiseTo(min(max(amount, 2000), 100_000))
    assert result.adds == min(max(amount, 2000), 100_000)


@given(amounts, st.integers(0, 5000), books)
def test_an_amount_alone_is_its_chips_in_silence(amount: int, price: int, book: str) -> None:
    spot = faces(price, behind=200_000) if price >= 2 else may_bet(200, behind=200_000)
    said = reading(edition(book), spot, [Said(f"{amount} chips")])
    pushed = reading(edition(book), spot, [Push({1: amount})])
    assert said.action == pushed.action
    assert said.choices == pushed.choices


@given(spots, books, st.integers(1, 30), st.sampled_from([25, 100]), st.sampled_from(SAME))
def test_words_after_the_chips_change_nothing(
    spot: Facing, book: str, count: int, worth: int, said: tuple[str, str]
) -> None:
    chips = Push({worth: min(count, spot.behind // worth)})
    alone = reading(edition(book), spot, [chips])
    for words in said:
        after = reading(edition(book), spot, [chips, Said(words)])
        assert (after.action, after.choices) == (alone.action, alone.choices)
