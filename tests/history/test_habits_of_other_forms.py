"""Habits of Full Tilt, of the dealer of the competition and of PHH, and how files write amounts."""

from other_habits import RIGHT, WRONG
from texts import STARS_CASH, TILT_CASH

from ruleone.history import BrokenHand, Verdict, judge, read_hands
from ruleone.rulebook import edition


def verdict(text: str) -> Verdict:
    (hand,) = read_hands(text.encode())
    return judge(hand, edition("modern"))


def test_a_habit_is_let_pass_by_its_name() -> None:
    faults = []
    for name, (text, needed) in RIGHT.items():
        found = verdict(text)
        if (found.ok, found.tolerances) != (True, needed):
            faults.append((name, found.tolerances, found.fault))
    assert not faults


def test_what_no_habit_explains_stays_wrong() -> None:
    assert not [name for name, text in WRONG.items() if verdict(text).ok is not False]


def commas(text: str) -> str:
    """The text with a comma before its decimals and points between its thousands."""
    return text.translate(str.maketrans(".,", ",."))


LARGE = STARS_CASH.replace("($10 in", "($1,210.50 in").replace("($12.40 in", "($3,000 in")
CENTS = LARGE.replace("Cy D.", "Cy D")
CHIPS = TILT_CASH.replace("$", "").replace("(200)", "(2,000)")
AMOUNTS: dict[str, tuple[str, int | None]] = {
    "thousands and cents": (LARGE, 121050 + 343 - 175),
    "a comma before the cents": (commas(CENTS), 121050 + 343 - 175),
    "whole chips with thousands": (CHIPS, 1200 + 160 - 80),
    "a point before three digits, and nothing tells": (CHIPS.replace("(1,200)", "(1.200)"), None),
    "parted as nobody does": (LARGE.replace("1,210.50", "1,21,0.50"), None),
    "two commas before the cents": (LARGE.replace("1,210.50", "1,210,50"), None),
}  # fmt: skip


def test_an_amount_is_read_by_the_habit_of_its_file_or_not_at_all() -> None:
    faults: list[tuple[str, object]] = []
    for name, (text, stack) in AMOUNTS.items():
        (hand,) = read_hands(text.encode())
        found = judge(hand, edition("modern"))
        if stack is None:
            refused = isinstance(hand, BrokenHand) and hand.fault.refusal.code == "hand-file-money"
            if not refused:
                faults.append((name, hand))
        elif found.ok is not True or found.stacks is None or found.stacks[0] != stack:
            faults.append((name, (found.stacks, found.fault)))
    assert not faults


def test_the_other_hands_of_the_file_decide() -> None:
    sure = TILT_CASH.replace("$1,200", "$1.200,50")
    unsure = CHIPS.replace("(1,200)", "(1.200)").replace("(2,000)", "(2.000)")
    (alone,) = read_hands(unsure.encode())
    assert isinstance(alone, BrokenHand)
    assert alone.fault.refusal.code == "hand-file-money"
    beside = [judge(hand, edition("modern")) for hand in read_hands(f"{sure}\n{unsure}".encode())]
    assert [found.ok for found in beside] == [True, True]
    assert beside[1].recorded == (1280, 0, 2000, 298)


def test_signs_stand_before_or_behind() -> None:
    before = TILT_CASH.replace("$1,200", "€1,200.50").replace("$", "€")
    (hand,) = read_hands(before.encode())
    assert not isinstance(hand, BrokenHand)
    behind = before
    for written in ("1,200.50", "160", "300", "200", "162", "80", "72", "8", "2", "1"):
        behind = behind.replace(f"€{written}", f"{commas(written)} €")
    behind = behind.replace("1 €/2 €", "1€/2€")
    (other,) = read_hands(behind.encode())
    assert not isinstance(other, BrokenHand), other.fault
    first, second = (judge(each, edition("modern")) for each in (hand, other))
    assert (first.ok, first.stacks) == (second.ok, second.stacks) == (True, first.stacks)
