"""One short journey in each of the other browsers that this machine has: joining, a hand, 13 cards,
the director's page, the clock."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from engines import ENGINES, Engine, Missing
from playwright.sync_api import Playwright
from serving import ROOT, Served
from visitor import PATIENCE_MS

pytestmark = pytest.mark.browser

OWN_TURN: Final = "!!document.querySelector('[data-move=fold], [data-move=check]')"
SETTLE_S: Final = 0.6
SIZES: Final = ((390, 844), (800, 600), (1280, 800))
"""Of a phone, a small window and a laptop. WebKit's window here does not change: it is small."""
OUT_OF_SIGHT: Final = """[...document.querySelectorAll('SELECTOR')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !(one.contains(there) || there?.contains(one));
}).map((one) => one.outerHTML.slice(0, 120))"""
"""What is not wholly in the window, or lies under something else."""


def until(engine: Engine, script: str, holds: Callable[[Any], object] = bool) -> Any:
    """Wait until what a script tells suits; what it told."""
    told = None
    for _ in range(PATIENCE_MS // 200):
        told = engine.run(script)
        if holds(told):
            return told
        time.sleep(0.2)
    raise AssertionError(
        f"waited in vain: {script} tells {told}; {engine.run('document.body.innerText')}"
    )


def press(engine: Engine, selector: str) -> None:
    """Press a button as soon as it is there."""
    until(engine, f"!!document.querySelector('{selector}')")
    engine.run(f"(document.querySelector('{selector}').click(), true)")


def coloured(engine: Engine) -> None:
    """The page has its colours, and nothing is said against the browser."""
    paper = engine.run("getComputedStyle(document.documentElement).backgroundColor")
    assert paper in ("rgb(245, 243, 237)", "rgb(18, 21, 19)"), paper
    assert engine.run("document.getElementById('undrawn').hidden")


def in_sight(engine: Engine, selector: str) -> None:
    """All of these can be seen whole, in each size of the window."""
    hidden = OUT_OF_SIGHT.replace("SELECTOR", selector)
    for width, height in SIZES:
        engine.resize(width, height)
        until(engine, hidden, lambda found: not found)


@pytest.mark.parametrize("name", ENGINES)
def test_a_journey(name: str, playwright: Playwright, served: Served, tmp_path: Path) -> None:
    try:
        with ENGINES[name](playwright, tmp_path) as engine:
            journey(engine, served)
    except Missing as missing:
        pytest.skip(str(missing))


def journey(engine: Engine, served: Served, see: Callable[[str], None] = lambda page: None) -> None:
    """Open each page and use it; `see` is told its name when it is there."""
    engine.open(served.address)
    until(engine, "!!document.querySelector('[data-play-now]')")
    see("lobby")
    press(engine, "[data-play-now]")
    until(engine, OWN_TURN)
    coloured(engine)
    cards = engine.run("document.querySelectorAll('.me [data-card], .mine [data-card]').length")
    assert cards == 2
    see("hand")
    in_sight(engine, "[data-move]")
    event = engine.run("location.pathname").split("/")[2]
    time.sleep(SETTLE_S)
    turn = "document.querySelector('[data-turn]').dataset.turn"
    before = engine.run(turn)
    press(engine, "[data-move=fold], [data-move=check]")
    until(
        engine,
        "document.querySelector('[data-turn]')?.dataset.turn ?? ''",
        lambda now: now != before,
    )

    engine.open(served.address)
    press(engine, "[data-thirteen-open]")
    press(engine, "[data-cash-sit]")
    until(
        engine,
        "document.querySelectorAll('[data-place=hand] [data-carry]').length",
        lambda n: n == 13,
    )
    coloured(engine)
    height = (
        "document.querySelector('[data-place=hand] [data-carry]').getBoundingClientRect().height"
    )
    assert engine.run(height) >= 40
    see("thirteen")

    engine.open(f"{served.address}/clock/{event}")
    until(
        engine,
        "document.querySelector('[data-part=clock]')?.innerText ?? ''",
        lambda t: re.search(r"\d:\d\d", t),
    )
    coloured(engine)
    see("clock")
    in_sight(engine, "[role=timer]")

    engine.open(served.director)
    until(engine, "location.pathname", lambda path: path.startswith("/director"))
    until(engine, "document.querySelectorAll('main section').length", lambda n: n > 1)
    coloured(engine)
    see("director")


def test_the_old_chromium_is_as_old_as_the_oldest_of_ours() -> None:
    oldest = re.search(r"chrome: '(\d+)'", (ROOT / "ui" / "browsers.ts").read_text("utf-8"))
    lock = (ROOT / "tests" / "browser" / "from_npm" / "package.json").read_text("utf-8")
    assert oldest
    assert f'"@sparticuz/chromium": "{oldest[1]}.' in lock
