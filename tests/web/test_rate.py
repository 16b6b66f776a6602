"""How often somebody may ask."""

import httpx
import pytest
from houses import House
from hypothesis import given
from hypothesis import strategies as st

from ruleone import limits
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


async def test_programs_are_held_to_the_same_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is seen counts as much as what is asked, for each person by himself."""
    monkeypatch.setattr(limits, "ASKS_PER_SECOND", 0.0)
    monkeypatch.setattr(limits, "ASKS_AT_ONCE", 3.0)
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    ask = {"id": "1", "do": {"type": "watch", "topics": []}}
    for asks in ("vvvv", "dddd", "vdvd", "dvdv"):
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            await client.get("/api/me")
            answers = [
                await (
                    client.post("/api/do", json=ask)
                    if one == "d"
                    else client.get("/api/view", params={"topic": "lobby"})
                )
                for one in asks
            ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["code"] == "too-fast"
    house.close()
