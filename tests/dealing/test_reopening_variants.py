"""The three ways in which the hold'em article lets short all-ins open the betting again."""

import pytest
from deals import asked, play, table

from ruleone.dealing import Hand
from ruleone.dealing.events import Posted
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
@pytest.mark.rows(
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
@pytest.mark.rows(("stack", "reopens"), [(850, False), (851, True)])
def test_more_than_half_a_raise_reopens_in_few_casinos(stack: int, reopens: bool) -> None:
    hand = table([5000, stack, 5000], edition="holdem-b")
    play(hand, "3 call", "1 call", "2 check", "1 bet 500", f"2 raise {stack - 100}", "3 call")
    options = hand.options
    assert options is not None
    assert options.seat == 1
    assert (options.bet_to is not None) == reopens
    assert edition("holdem-b").cite("reopen.comparison").rule == "holdem-allin-short-b"


@pytest.mark.rule("holdem-min-raise")
def test_in_the_hold_em_article_the_last_raise_is_the_least_of_the_next() -> None:
    """After a bet of 1000 an all-in to 1600 opens no betting again, but the next raise adds 600."""
    hand = table([20_000, 1700, 20_000], edition="holdem-b")
    play(hand, "3 call", "1 call", "2 check", "1 bet 1000", "2 raise 1600")
    assert asked(hand).bet_to == (2200, 19_900)


@pytest.mark.rule("holdem-allin-short-a")
@pytest.mark.rows(("stack", "reopens"), [(1900, False), (1999, False), (2100, True)])
def test_in_the_article_only_a_full_raise_opens_the_betting_again(
    stack: int, reopens: bool
) -> None:
    hand = table([20_000, stack, 20_000], edition="holdem")
    play(hand, "3 call", "1 call", "2 check", "1 bet 1000", f"2 raise {stack - 100}", "3 call")
    assert (asked(hand).seat, asked(hand).bet_to is not None) == (1, reopens)


@pytest.mark.rule("holdem-allin-short-a")
@pytest.mark.rows(("stack", "reopens"), [(250, False), (299, False), (300, True)])
def test_in_fixed_limit_too_only_a_full_raise_opens_the_betting_again(
    stack: int, reopens: bool
) -> None:
    hand = table([20_000, stack, 20_000], game="flhe", edition="holdem")
    play(hand, "3 call", "1 call", "2 check", "1 bet 100", f"2 raise {stack - 100}", "3 call")
    assert (asked(hand).seat, asked(hand).bet_to is not None) == (1, reopens)


@pytest.mark.rule("holdem-allin-short-c")
@pytest.mark.rows(("last", "reopens"), [(2000, False), (2001, True)])
def test_short_all_ins_that_add_up_must_exceed_a_raise_in_the_third_way(
    last: int, reopens: bool
) -> None:
    """A bet of 1000, all-ins to 1400 and to twice the bet, or a chip more."""
    hand = table([20_000, 1500, last + 100, 20_000], edition="holdem-c")
    play(hand, "3 call", "4 call", "1 call", "2 check")
    play(hand, "1 bet 1000", "2 raise 1400", f"3 raise {last}", "4 call")
    assert (asked(hand).seat, asked(hand).bet_to is not None) == (1, reopens)


@pytest.mark.rule("holdem-ante")
def test_in_the_article_nobody_pays_an_ante_unless_the_game_has_one() -> None:
    hand = table([2000] * 3, edition="holdem", ante=10)
    posted = [event.kind for event in hand.events if isinstance(event, Posted)]
    assert posted == ["small-blind", "big-blind"]
