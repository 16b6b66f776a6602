"""The three ways in which the hold'em article lets short all-ins open the betting again."""

import pytest
from deals import play, table

from ruleone.dealing import Hand
from ruleone.rulebook import edition


def two_short_all_ins(book: str) -> Hand:
    """On a flop the third player bets 500, the fourth makes it 1000, the fifth calls; then all-ins
    to 1300 and 1700, a call of the bettor's, and it is up to the one who raised."""
    hand = table([1400, 1800, 5000, 5000, 5000], edition=book)
    play(hand, "3 call", "4 call", "5 call", "1 call", "2 check")
    play(hand, "1 check", "2 check", "3 bet 500", "4 raise 1000", "5 call")
    play(hand, "1 raise 1300", "2 raise 1700", "3 call")
    return hand


@pytest.mark.rule("holdem-allin-short-a", "holdem-allin-short-b", "holdem-allin-short-c")
@pytest.mark.parametrize(
    ("book", "bounds", "rule"),
    [
        ("holdem", None, "holdem-allin-short-a"),
        ("holdem-a", None, "holdem-allin-short-a"),
        # 300 is more than half of 500; it is also the last raise of its round.
        ("holdem-b", (2100, 4900), "holdem-allin-short-a"),
        ("holdem-c", (2200, 4900), "holdem-allin-short-c"),
        ("house", (2200, 4900), "house-43.1"),
    ],
)
def test_two_short_all_ins_in_each_variant(
    book: str, bounds: tuple[int, int] | None, rule: str
) -> None:
    hand = two_short_all_ins(book)
    options = hand.options
    assert options is not None
    assert (options.seat, options.to_call, options.bet_to) == (4, 700, bounds)
    assert hand.edition.cite("reopen.cumulative").rule == rule


@pytest.mark.rule("holdem-allin-short-b")
@pytest.mark.parametrize(("stack", "reopens"), [(850, False), (851, True)])
def test_more_than_half_a_raise_reopens_in_few_casinos(stack: int, reopens: bool) -> None:
    hand = table([5000, stack, 5000], edition="holdem-b")
    play(hand, "3 call", "1 call", "2 check", "1 bet 500", f"2 raise {stack - 100}", "3 call")
    options = hand.options
    assert options is not None
    assert options.seat == 1
    assert (options.bet_to is not None) == reopens
    assert edition("holdem-b").cite("reopen.comparison").rule == "holdem-allin-short-b"
