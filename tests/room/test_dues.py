"""Times in order: the first is the least of those that count, however often each was put."""

from hypothesis import given
from hypothesis import strategies as st

from ruleone.room.core.dues import Dues, DuesInTurn

NAMES = st.sampled_from(("c1", "c2", "c3", "c10"))
TIMES = st.one_of(st.none(), st.integers(0, 20))


@given(st.lists(st.tuples(NAMES, TIMES, st.integers(0, 20)), max_size=300))
def test_first_and_due_are_those_of_a_plain_table(puts: list[tuple[str, int | None, int]]) -> None:
    dues, plain = Dues[str](), dict[str, int]()
    for name, due_ms, now_ms in puts:
        dues.put(name, due_ms)
        plain.pop(name, None)
        if due_ms is not None:
            plain[name] = due_ms
        assert dues.first_ms == min(plain.values(), default=None)
        due = sorted((at_ms, one) for one, at_ms in plain.items() if at_ms <= now_ms)
        assert dues.until(now_ms) == [one for _, one in due]
        assert dues.first_ms == min(plain.values(), default=None)


def test_what_was_due_is_not_when_the_time_has_gone_back() -> None:
    """A room that died had lost what came last: those that were due by then are due later again."""
    dues = DuesInTurn()
    dues.put(3, 10)
    assert dues.after(0, 20) == 3
    assert dues.after(0, 5) is None
    assert dues.first_ms == 10
    assert dues.after(0, 10) == 3
