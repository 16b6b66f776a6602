"""A forecast as a picture: players left and stacks in big blinds, by hours of play, as SVG."""

from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree as Xml

from ruleone.cli.forecast.table import clock, moments
from ruleone.sim.forecast import Forecast
from ruleone.words import Language, say

WIDTH, HEIGHT = 900, 640
LEFT, RIGHT, TOP, BETWEEN, BOTTOM = 70, 30, 60, 50, 140
_PANEL: Final = (HEIGHT - TOP - BETWEEN - BOTTOM) / 2
_HOUR_MS: Final = 3_600_000
_INK, _GRID, _FIRST, _SECOND = "#1d2733", "#d5dbe1", "#0b6e4f", "#b3541e"
Point = tuple[float, float]


class Panel:
    """One of the two pictures over the same hours: from 0 at its foot to `most` at its top."""

    def __init__(self, within: Xml.Element, top: float, most: float, hours: float) -> None:
        self.within, self.top = within, top
        self.most, self.hours = max(most, 1.0), max(hours, 1e-9)

    def at(self, ms: float, value: float) -> Point:
        """Where a value of this moment lies."""
        across = LEFT + (WIDTH - LEFT - RIGHT) * (ms / _HOUR_MS) / self.hours
        return across, self.top + _PANEL * (1 - min(value, self.most) / self.most)

    def grid(self, title: str) -> None:
        """Axes, lines across, and what they are worth."""
        _text(self.within, LEFT, self.top - 10, title, weight="600")
        for part in range(5):
            value = self.most * part / 4
            _, down = self.at(0, value)
            _line(self.within, (LEFT, down), (WIDTH - RIGHT, down), _GRID)
            _text(self.within, LEFT - 8, down + 4, f"{value:,.0f}", anchor="end")
        step = next(each for each in (0.5, 1, 2, 4, 8, 24) if self.hours / each <= 12 or each == 24)
        for count in range(int(self.hours / step) + 1):
            across, _ = self.at(count * step * _HOUR_MS, 0)
            _line(self.within, (across, self.top), (across, self.top + _PANEL), _GRID)
            down = self.top + _PANEL + 18
            _text(self.within, across, down, clock(count * step * _HOUR_MS), anchor="middle")

    def curve(self, points: Sequence[Point], color: str) -> None:
        """A line through these moments and values."""
        told = " ".join(f"{x:.1f},{y:.1f}" for x, y in (self.at(*point) for point in points))
        style = {"points": told, "fill": "none", "stroke": color, "stroke-width": "2.5"}
        Xml.SubElement(self.within, "polyline", style)

    def band(self, low: Sequence[Point], high: Sequence[Point], color: str) -> None:
        """What lies between two lines."""
        around = [self.at(*point) for point in (*low, *reversed(high))]
        told = " ".join(f"{x:.1f},{y:.1f}" for x, y in around)
        style = {"points": told, "fill": color, "fill-opacity": "0.15", "stroke": "none"}
        Xml.SubElement(self.within, "polygon", style)

    def mark(self, ms: float, words: str, row: int) -> None:
        """An upright line at a moment, with its words."""
        across, _ = self.at(ms, 0)
        _line(self.within, (across, self.top), (across, self.top + _PANEL), _INK, dashed=True)
        near_end = across > WIDTH * 0.75
        anchor, beside = ("end", across - 6) if near_end else ("start", across + 6)
        _text(self.within, beside, self.top + 14 + 16 * row, words, anchor=anchor)


def plot(answer: Forecast, name: str, lang: Language) -> str:
    """The picture as an SVG document; all that it shows also stands in its words."""
    size = {"width": str(WIDTH), "height": str(HEIGHT), "viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    font = {"font-family": "system-ui, sans-serif", "font-size": "13", "fill": _INK}
    picture = Xml.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, **font})
    Xml.SubElement(picture, "title").text = name
    words = moments(answer, lang)
    Xml.SubElement(picture, "desc").text = " ".join(words)
    Xml.SubElement(picture, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    _text(picture, LEFT, 26, name, weight="700", size="17")
    hours = answer.end.at_ms.high / _HOUR_MS
    _players(picture, answer, hours, lang)
    _stacks(picture, answer, hours, lang)
    for row, line in enumerate(words):
        _text(picture, LEFT, HEIGHT - BOTTOM + 52 + 18 * row, line)
    return Xml.tostring(picture, encoding="unicode") + "\n"


def _players(picture: Xml.Element, answer: Forecast, hours: float, lang: Language) -> None:
    levels = answer.levels
    panel = Panel(picture, TOP, max(level.left.high for level in levels), hours)
    panel.grid(say(lang, "cli-forecast-left"))
    low = [(level.at_ms.middle, level.left.low) for level in levels]
    high = [(level.at_ms.middle, level.left.high) for level in levels]
    panel.band(low, high, _FIRST)
    panel.curve([(level.at_ms.middle, level.left.middle) for level in levels], _FIRST)
    for row, (code, moment) in enumerate(
        (("bubble-short", answer.bubble), ("final-table-short", answer.final_table))
    ):
        if moment is not None:
            panel.mark(moment.at_ms.middle, say(lang, f"cli-forecast-{code}"), row)


def _stacks(picture: Xml.Element, answer: Forecast, hours: float, lang: Language) -> None:
    levels = answer.levels
    most = max(level.average for level in levels)
    panel = Panel(picture, TOP + _PANEL + BETWEEN, most, hours)
    average, middle = (say(lang, f"cli-forecast-{code}") for code in ("average", "median"))
    panel.grid(say(lang, "cli-forecast-stacks"))
    panel.curve([(level.at_ms.middle, level.average) for level in levels], _FIRST)
    panel.curve([(level.at_ms.middle, level.median) for level in levels], _SECOND)
    for row, (words, color) in enumerate(((average, _FIRST), (middle, _SECOND))):
        down = panel.top + 16 + 18 * row
        _line(picture, (WIDTH - 200, down - 4), (WIDTH - 176, down - 4), color, width="2.5")
        _text(picture, WIDTH - 168, down, words)


def _text(
    within: Xml.Element,
    across: float,
    down: float,
    words: str,
    *,
    anchor: str = "start",
    weight: str = "400",
    size: str = "13",
) -> None:
    place = {"x": f"{across:.1f}", "y": f"{down:.1f}", "text-anchor": anchor}
    told = Xml.SubElement(within, "text", {**place, "font-weight": weight, "font-size": size})
    told.text = words


def _line(
    within: Xml.Element,
    start: Point,
    stop: Point,
    color: str,
    *,
    dashed: bool = False,
    width: str = "1",
) -> None:
    ends = {"x1": start[0], "y1": start[1], "x2": stop[0], "y2": stop[1]}
    style = {"stroke": color, "stroke-width": width}
    if dashed:
        style["stroke-dasharray"] = "5 4"
    Xml.SubElement(within, "line", {name: f"{at:.1f}" for name, at in ends.items()} | style)
