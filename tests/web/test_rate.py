"""How often somebody may ask."""

from hypothesis import given
from hypothesis import strategies as st

from ruleone.web.rate import Bucket, Buckets


def test_burst_then_steady_rate() -> None:
    bucket = Bucket(per_second=2.0, at_once=3.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5), bucket.take(10.5)] == [True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(0, 5), max_size=200))
def test_never_more_than_burst_and_rate_allow(gaps_s: list[float]) -> None:
    bucket = Bucket(per_second=4.0, at_once=6.0)
    now_s, taken = 0.0, 0
    for gap_s in gaps_s:
        now_s += gap_s
        taken += bucket.take(now_s)
    assert taken <= 6 + 4 * now_s + 1e-6


def test_each_has_a_bucket_of_his_own_and_the_longest_unseen_goes() -> None:
    buckets = Buckets(per_second=0.0, at_once=1.0, kept_max=2)
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [True, True, False]
    assert buckets.take("c")  # "b" was unseen for longest, and is forgotten
    assert [buckets.take("a"), buckets.take("b")] == [False, True]
