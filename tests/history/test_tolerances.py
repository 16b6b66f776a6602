"""Habits of rooms: a hand that needs one is right and names it, and a fault stays a fault."""

from typing import get_args

import other_habits
from habits import RIGHT, WRONG

from ruleone.history import TOLERANCES, Tolerance, Verdict, judge, read_hands
from ruleone.rulebook import edition
from ruleone.words import say


def verdict(text: str, book: str = "modern") -> Verdict:
    (hand,) = read_hands(text.encode())
    return judge(hand, edition(book))


def test_a_hand_that_needs_a_habit_is_right_and_names_it() -> None:
    faults = []
    for name, (text, stacks, needed) in RIGHT.items():
        found = verdict(text)
        if (found.ok, found.stacks, found.tolerances) != (True, stacks, needed):
            faults.append((name, found.ok, found.stacks, found.tolerances, found.fault))
    assert faults == []


def test_what_no_habit_explains_stays_wrong() -> None:
    faults = []
    for name, (text, code) in WRONG.items():
        found = verdict(text)
        why = None if found.fault is None else found.fault.refusal.code
        if (found.ok, found.tolerances, why) != (False, (), code):
            faults.append((name, found.ok, found.tolerances, why))
    assert faults == []


def test_an_edition_that_counts_antes_needs_no_habit_for_them() -> None:
    text, stacks, _ = RIGHT["antes count in pot limit"]
    found = verdict(text, "modern+pot_limit.antes_count=true")
    assert (found.ok, found.stacks, found.tolerances) == (True, stacks, ())


def test_every_habit_is_tried_and_has_words() -> None:
    tried = {name for _, _, needed in RIGHT.values() for name in needed}
    tried |= {name for _, needed in other_habits.RIGHT.values() for name in needed}
    assert sorted(tried) == list(TOLERANCES)
    assert get_args(Tolerance) == tuple(sorted(TOLERANCES))
    told = [say(lang, f"tolerance-{name}", hands=3) for lang in ("en", "zh") for name in TOLERANCES]
    assert [words for words in told if "3" not in words] == []
