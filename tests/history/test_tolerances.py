"""Habits of rooms: a hand that needs one is right and says so, and a fault stays a fault."""

from typing import get_args

from texts import STARS_CASH, STARS_CASH_OUT

from ruleone.history import TOLERANCES, Tolerance, Verdict, judge, read_hands
from ruleone.rulebook import edition
from ruleone.words import say


def verdict(text: str) -> Verdict:
    (hand,) = read_hands(text.encode())
    return judge(hand, edition("modern"))


RIGHT: dict[str, tuple[str, tuple[str, ...]]] = {
    "no habit": (STARS_CASH, ()),
    "the winner cashed out": (STARS_CASH_OUT, ("cash-out",)),
    "the loser cashed out": (
        STARS_CASH_OUT.replace("Ann cashed", "Bo cashed").replace(
            "*** SUMMARY", "Ann collected $98 from pot\n*** SUMMARY"
        ),
        (),
    ),
}
WRONG = {
    "the summary tells another sum": STARS_CASH_OUT.replace("won ($98)", "won ($97)"),
    "the other hand is said to have won": STARS_CASH_OUT.replace("Ann cashed", "Bo cashed"),
}


def test_a_hand_that_needs_a_habit_is_right_and_names_it() -> None:
    faults = []
    for name, (text, needed) in RIGHT.items():
        found = verdict(text)
        if (found.ok, found.tolerances) != (True, needed):
            faults.append((name, found.ok, found.tolerances, found.fault))
    assert faults == []


def test_what_no_habit_explains_stays_wrong() -> None:
    faults = []
    for name, text in WRONG.items():
        found = verdict(text)
        if (found.ok, found.tolerances) != (False, ()):
            faults.append((name, found.ok, found.tolerances))
    assert faults == []


def test_every_habit_has_words() -> None:
    assert get_args(Tolerance) == tuple(sorted(TOLERANCES))
    told = [say(lang, f"tolerance-{name}", hands=3) for lang in ("en", "zh") for name in TOLERANCES]
    assert [words for words in told if "3" not in words] == []
