"""A room that grows is not looked through for garbage while people wait for answers."""

import asyncio
import gc
import weakref

from ruleone.web.upkeep import collect, seldom_looked_for


class Ring:
    """Refers to itself: only the collector frees it."""

    def __init__(self) -> None:
        self.me = self


def test_what_has_lived_long_is_looked_through_only_when_it_is_due() -> None:
    whole: list[int] = []

    def noted(phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == 2:
            whole.append(about["collected"])

    before = gc.get_threshold()
    gc.callbacks.append(noted)
    try:
        with seldom_looked_for():
            ring = Ring()
            gone = weakref.ref(ring)
            gc.collect(1)
            del ring
            kept = [[number] for number in range(200_000)]
            assert len(kept) == 200_000
            assert not whole
            assert gone() is not None
            asyncio.run(collect())
            assert len(whole) == 1
            assert gone() is None
    finally:
        gc.callbacks.remove(noted)
    assert gc.get_threshold() == before
