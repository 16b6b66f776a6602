"""What the floor does: rulings, penalties, chips that come and go, words to everybody."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.live import events as v
from ruleone.room.live.rulings import is_ruling
from ruleone.room.programs.telling.fact import Fact, Name, Tellers, who
from ruleone.tournament import events as e
from ruleone.tournament.conduct import events as p
from ruleone.words import LANGUAGES


def _penalty(record: p.PenaltyGiven, name: Name) -> Iterator[Fact]:
    told = {"how": "given", "table": record.table, "penalty": record.penalty}
    count = {"count": record.count, "hands": record.hands, "offence": record.offence}
    yield Fact("penalty", who(record.player, name) | told | count)


def _paid(record: p.PenaltyPaid, name: Name) -> Iterator[Fact]:
    told = {"how": "paid", "table": record.table, "penalty": record.penalty}
    yield Fact("penalty", who(record.player, name) | told | {"chips": record.chips})


def _served(record: p.PenaltyServed, name: Name) -> Iterator[Fact]:
    yield Fact("penalty", who(record.player, name) | {"how": "served", "table": record.table})


def _lifted(record: p.PenaltyLifted, name: Name) -> Iterator[Fact]:
    told = {"how": "lifted", "table": record.table, "hands": record.hands}
    yield Fact("penalty", who(record.player, name) | told)


def _fined(record: v.PlayerFined, _: Name) -> Iterator[Fact]:
    told = {"how": "fined", "seat": record.seat, "chips": record.chips}
    yield Fact("penalty", told | {"rule": record.citation.rule})


def _disqualified(record: v.PlayerDisqualified, _: Name) -> Iterator[Fact]:
    told = {"how": "disqualified", "seat": record.seat, "chips": record.chips}
    yield Fact("penalty", told | {"rule": record.citation.rule})


def _color_up(record: e.ColorUpBegan, _: Name) -> Iterator[Fact]:
    told = {"how": "color-up", "removed": record.removed, "into": record.into}
    yield Fact("chips", told)


def _raced(record: e.ChipsRaced, _: Name) -> Iterator[Fact]:
    told = {"how": "raced", "table": record.table, "removed": record.removed, "into": record.into}
    yield Fact("chips", told | {"stacks": record.after, "won": record.won})


def _corrected(record: e.ChipsCorrected, name: Name) -> Iterator[Fact]:
    told = {"how": "corrected", "why": record.correction, "chips": record.chips}
    yield Fact("chips", who(record.player, name) | told)


def _counted(record: e.StacksCounted, name: Name) -> Iterator[Fact]:
    stacks = [who(player, name) | {"chips": chips} for player, chips in record.after.items()]
    told = {"how": "counted", "table": record.table, "players": stacks, "off": record.off}
    yield Fact("chips", told)


def _denominations(record: v.LiveChipsSet, _: Name) -> Iterator[Fact]:
    yield Fact("chips", {"how": "denominations", "denominations": record.chips})


def _line(record: v.LineEntered, _: Name) -> Iterator[Fact]:
    line = record.line
    if is_ruling(line, line.turn):
        kind = str(line.entry.__struct_config__.tag)
        yield Fact("ruling", {"hand": record.hand, "line": line.n, "kind": kind})


def _called(record: v.FloorCalled, _: Name) -> Iterator[Fact]:
    yield Fact("floor-call", {"on": True, "about": record.about})


def _came(_record: v.FloorAnswered, _: Name) -> Iterator[Fact]:
    yield Fact("floor-call", {"on": False})


def _announced(record: e.Announced, _: Name) -> Iterator[Fact]:
    yield Fact("announcement", {"text": record.text})


def _announced_live(record: v.LiveAnnounced | v.LiveSaid, _: Name) -> Iterator[Fact]:
    texts = {language: record.texts.get(language, "") for language in LANGUAGES}
    yield Fact("announcement", texts)


OF_FLOOR: Final[Tellers] = {
    p.PenaltyGiven: _penalty,
    p.PenaltyPaid: _paid,
    p.PenaltyServed: _served,
    p.PenaltyLifted: _lifted,
    v.PlayerFined: _fined,
    v.PlayerDisqualified: _disqualified,
    e.ColorUpBegan: _color_up,
    e.ChipsRaced: _raced,
    e.ChipsCorrected: _corrected,
    e.StacksCounted: _counted,
    v.LiveChipsSet: _denominations,
    v.LineEntered: _line,
    v.FloorCalled: _called,
    v.FloorAnswered: _came,
    e.Announced: _announced,
    v.LiveAnnounced: _announced_live,
    v.LiveSaid: _announced_live,
}
