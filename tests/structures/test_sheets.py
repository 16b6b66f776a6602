"""Structure sheets: shipped, checked, made and played."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleone.rulebook import Refusal, edition
from ruleone.structures import (
    FORMS,
    SHIPPED,
    BadWish,
    Pause,
    Sheet,
    SheetLevel,
    UnknownSheet,
    Wish,
    event_of,
    make_sheet,
    read_sheet,
    sheet_flaws,
    shipped_sheet,
    write_sheet,
)
from ruleone.structures.sheet import with_color_ups
from ruleone.structures.shipped import REAL, TEMPLATES
from ruleone.tournament import BadEvent, Tournament
from ruleone.words import LANGUAGES, say

MODERN, CHINESE = edition("modern"), edition("chinese")
FACTS = json.loads(
    (Path(__file__).parents[1] / "tournament" / "facts" / "tournaments.json").read_text("utf-8")
)
PRINTED: list[dict[str, Any]] = FACTS["structures"]
HORSE = ("flhe", "flo8", "flrazz", "flstud", "flstud8")

SMALL = """\
name = "Friday"
stack = 1000
entrants = 4
minutes = 10
ante = "big-blind"
chips = [[25, 8], [100, 8]]
rows = [
  { level = 1, blinds = [25, 50] },
  { break = 5 },  # a short one
  { level = 2, blinds = [50, 100], ante = 100 },
]
"""


def small(**changes: Any) -> Sheet:
    """The sheet of `SMALL`, changed."""
    return msgspec.structs.replace(read_sheet(SMALL), **changes)


def levels(*blinds: tuple[int, int], **more: Any) -> tuple[SheetLevel, ...]:
    return tuple(SheetLevel(small_blind=low, big_blind=high, **more) for low, high in blinds)


def flaws(sheet: Sheet, rules: str = "modern") -> list[tuple[str, int]]:
    return [(flaw.code, flaw.level) for flaw in sheet_flaws(sheet, edition(rules))]


# shipped


@pytest.mark.rows("name", TEMPLATES)
def test_our_own_structures_have_no_flaw(name: str) -> None:
    book = CHINESE if name == "thirteen" else MODERN
    assert sheet_flaws(shipped_sheet(name), book) == ()


@pytest.mark.rows("name", SHIPPED)
def test_a_structure_that_is_written_and_read_is_the_same(name: str) -> None:
    sheet = shipped_sheet(name)
    for form in FORMS:
        text = write_sheet(sheet, form)
        assert read_sheet(text, form=form) == sheet
        assert write_sheet(read_sheet(text, form=form), form) == text


@pytest.mark.rows(("name", "printed"), [*zip(REAL, PRINTED, strict=True)])
def test_the_real_ones_are_as_they_were_printed(name: str, printed: dict[str, Any]) -> None:
    sheet = shipped_sheet(name)
    told = [(level.small_blind, level.big_blind, level.ante) for level in sheet.levels]
    assert told == [(each["sb"], each["bb"], each["ante"]) for each in printed["levels"]]
    assert (sheet.stack, sheet.minutes) == (printed["starting_chips"], printed["level_minutes"])
    assert sheet.source == printed["url"]
    for pause, each in zip(sheet.breaks, printed.get("breaks", ()), strict=False):
        assert (pause.after_level, pause.minutes) == (each["after_level"], each.get("minutes", 0))
        assert pause.remove == tuple(filter(None, (each.get("remove_chip"),)))


@pytest.mark.rule("holdem-levels", "holdem-blinds-1")
def test_a_misprint_in_a_real_structure_is_told_and_nothing_else() -> None:
    """25,000 and 30,000 after 20,000 and 40,000; all the rest, colour-ups too, is in order."""
    assert flaws(shipped_sheet("wpt-champions-2018")) == [
        ("small-blind-unusual", 25), ("big-blind-falls", 25),
    ]  # fmt: skip
    assert flaws(shipped_sheet("wsop-main-2019")) == [
        ("small-blind-unusual", 3), ("small-blind-unusual", 5),
    ]  # fmt: skip


def test_other_names_are_told_which_there_are() -> None:
    with pytest.raises(UnknownSheet, match="turbo, regular"):
        shipped_sheet("hyper")


# checked


@pytest.mark.feature("structure-maker")
@pytest.mark.rows(
    ("sheet", "expected"),
    [
        (small(), []),
        (small(levels=levels((25, 50), (300, 600))), [
            ("color-up-possible", 1), ("blinds-outgrow-chips", 2), ("big-blind-leaps", 2),
        ]),
        (small(levels=levels((10, 20), (20, 40))), [
            ("cannot-be-paid", 1), ("set-without-change", 1), ("cannot-be-paid", 2),
            ("levels-run-out", 2),
        ]),
        (small(stack=900), [("chips-not-stack", 0), ("starts-shallow", 1)]),
        (small(stack=800, chips=((100, 8),)), [
            ("cannot-be-paid", 1), ("set-without-change", 1), ("cannot-be-paid", 2),
            ("starts-shallow", 1),
        ]),
        (small(chips=((25, 1), (975, 1))), [("set-without-change", 1)]),
        (small(chips=((25, 8), (100, 4), (100, 4))), [("chip-twice", 0)]),
        (small(breaks=(Pause(after_level=1, minutes=5, remove=(25,)),)), [("cannot-be-paid", 2)]),
        (small(breaks=(Pause(after_level=1, minutes=5, remove=(50,)),)), [("removes-no-chip", 1)]),
        (small(minutes=None), [("levels-without-length", 1), ("levels-without-length", 2)]),
        (small(hands=9), [("levels-without-length", 1), ("levels-without-length", 2)]),
        (small(levels=levels((25, 50), (50, 100), ante=50), antes="none"), [
            ("ante-nobody-pays", 1), ("ante-nobody-pays", 2),
        ]),
        (small(levels=levels((25, 50), (50, 100), ante=150)), [
            ("ante-above-big-blind", 1), ("ante-above-big-blind", 2),
        ]),
        (small(levels=levels((25, 50), (50, 100), ante=25), antes="per-player"), [
            ("antes-heavy", 1), ("antes-heavy", 2),
        ]),
        (small(games=("flstud",), table_size=8, stack=4_000, chips=(), levels=(
            SheetLevel(big_blind=100, small_bet=100, stud_ante=25, bring_in=25),
            SheetLevel(big_blind=250, small_bet=250, stud_ante=75, bring_in=75),
        )), [
            ("big-blind-leaps", 2), ("levels-run-out", 2), ("stake-leaps", 2),
            ("stud-antes-heavy", 2),
        ]),
        (small(games=("flstud",), table_size=8), [
            ("game-without-stakes", 1), ("game-without-stakes", 2),
        ]),
        (small(games=("flstud",), table_size=8, stack=4_000, chips=(), levels=tuple(
            SheetLevel(big_blind=bet, small_bet=bet, stud_ante=ante, bring_in=25)
            for bet, ante in ((100, 20), (200, 0), (300, 0))
        )), [("stake-falls", 2)]),
        (small(games=("flstud",)), [
            ("game-not-dealt", 0), ("game-without-stakes", 1), ("game-without-stakes", 2),
        ]),
        (small(games=("flhe", "nlhe"), entrants=2, chips=(), breaks=(), levels=(
            SheetLevel(small_blind=5, big_blind=10, big_bet_blinds=(50, 100)),
            SheetLevel(small_blind=10, big_blind=20, big_bet_blinds=(100, 200)),
        )), [("blinds-outgrow-chips", 2)]),
        (small(breaks=(Pause(after_level=2, remove=(25,)),)), []),
        (small(levels=()), [("no-levels", 0), ("break-nowhere", 1)]),
    ],
)  # fmt: skip
def test_what_a_director_is_told(sheet: Sheet, expected: list[tuple[str, int]]) -> None:
    assert sorted(flaws(sheet)) == sorted(expected)
    for flaw in sheet_flaws(sheet, MODERN):
        assert all(say(language, f"flaw-{flaw.code}", **flaw.parameters) for language in LANGUAGES)


RISING = levels((25, 50), (50, 100), (100, 200))


@pytest.mark.rows(
    ("sheet", "code", "level"),
    [
        (small(levels=(*levels((25, 50)), *levels((50, 100), point=5))), "points-for-blinds", 2),
        (small(chips=((25, 8), (60, 0)), levels=RISING, breaks=(
            Pause(after_level=1, minutes=5, remove=(25,)),
        )), "color-up-impossible", 1),
        (small(chips=((25, 8), (100, 8), (500, 0)), levels=RISING, breaks=(
            Pause(after_level=1, minutes=5, remove=(100,)),
            Pause(after_level=2, minutes=5, remove=(25,)),
        )), "color-up-out-of-turn", 2),
        (small(levels=tuple(
            SheetLevel(small_blind=25 * n, big_blind=50 * n, game="plo" if n == 26 else "nlhe")
            for n in range(1, 27)
        )), "games-too-many", 0),
    ],
)  # fmt: skip
def test_what_no_event_can_be_is_told_apart(sheet: Sheet, code: str, level: int) -> None:
    told = [flaw for flaw in sheet_flaws(sheet, MODERN) if flaw.unplayable]
    assert (code, level) in [(flaw.code, flaw.level) for flaw in told]
    assert all(
        say(one, f"flaw-{flaw.code}", **flaw.parameters) for flaw in told for one in LANGUAGES
    )


def test_chips_that_could_leave_play_are_told_once() -> None:
    rises = levels((25, 50), (100, 200), (200, 400))
    chips = ((25, 8), (100, 8), (500, 2))
    pauses = (Pause(after_level=1, minutes=5), Pause(after_level=2, minutes=5))
    sheet = small(levels=rises, chips=chips, stack=2_000, breaks=pauses)
    told = [flaw for flaw in sheet_flaws(sheet, MODERN) if flaw.code == "color-up-possible"]
    assert [(flaw.level, flaw.parameters) for flaw in told] == [(1, {"chip": 25})]
    assert told[0].citation is not None
    planned = with_color_ups(rises, "none", pauses, [25, 100, 500])
    assert [pause.remove for pause in planned] == [(25,), ()]
    better = msgspec.structs.replace(sheet, breaks=planned)
    assert "color-up-possible" not in [code for code, _ in flaws(better)]


@pytest.mark.rule("tda2019-RP-11.2", "tda2024-RP-11.2")
def test_antes_are_looked_at_as_the_sheet_has_them() -> None:
    falls = (*levels((25, 50), ante=50), *levels((50, 100), ante=25))
    for antes in ("big-blind", "button", "per-player"):
        assert ("ante-falls", 2) in flaws(small(levels=falls, antes=antes))
    assert ("ante-falls", 2) not in flaws(small(levels=falls, antes="none"))


def test_thirteen_cards_are_checked_by_points() -> None:
    sheet = shipped_sheet("thirteen")
    (wild,) = (
        flaw
        for flaw in sheet_flaws(
            msgspec.structs.replace(
                sheet, levels=(*sheet.levels, SheetLevel(point=2 * sheet.levels[-1].point))
            ),
            CHINESE,
        )
    )
    assert (wild.code, wild.level) == ("blinds-outgrow-chips", len(sheet.levels) + 1)
    assert wild.parameters["counted"] == "points"


# made

wishes = st.builds(
    Wish,
    name=st.just("Any"),
    minutes=st.integers(1, 2_000),
    entrants=st.integers(2, 2_000),
    stack=st.integers(1, 4_000).map(lambda units: 25 * units),
    chips=st.sampled_from([(25, 100, 500, 1_000, 5_000), (25, 100, 1_000, 25_000), (5, 25, 100)]),
    level_minutes=st.none() | st.integers(1, 120),
    depth=st.integers(20, 500),
    table_size=st.integers(2, 10),
    antes=st.sampled_from(["none", "per-player", "big-blind", "button"]),
    games=st.sampled_from([("nlhe",), ("plo",), HORSE, ("flstud",), ("thirteen",)]),
    break_minutes=st.integers(0, 30),
    play_minutes=st.integers(1, 300),
)


@pytest.mark.feature("chip-planner")
@settings(max_examples=200)
@given(wishes)
def test_a_structure_that_is_made_has_no_flaw(wish: Wish) -> None:
    try:
        sheet = make_sheet(wish)
    except BadWish:
        return
    book = CHINESE if wish.games == ("thirteen",) else MODERN
    assert sheet_flaws(sheet, book) == ()
    assert sheet.stack == sum(chip * count for chip, count in sheet.chips)
    assert read_sheet(write_sheet(sheet, "csv"), form="csv") == sheet


@pytest.mark.feature("structure-maker")
@pytest.mark.rows("minutes", range(60, 600, 30))
def test_it_lasts_about_as_long_as_it_should(minutes: int) -> None:
    sheet = make_sheet(Wish(name="Evening", minutes=minutes, entrants=50, stack=20_000))
    assert sheet.minutes is not None
    lasts = len(sheet.levels) * sheet.minutes + sum(pause.minutes for pause in sheet.breaks)
    assert abs(lasts - minutes) <= sheet.minutes


def test_antes_begin_at_the_third_level_and_are_those_that_were_asked_for() -> None:
    wish = Wish(name="Evening", minutes=240, entrants=50, stack=20_000)
    big = make_sheet(wish)
    assert [level.ante for level in big.levels[:3]] == [0, 0, big.levels[2].big_blind]
    each = make_sheet(msgspec.structs.replace(wish, antes="per-player"))
    assert each.levels[2].ante * 4 <= each.levels[2].big_blind
    none = make_sheet(msgspec.structs.replace(wish, antes="none"))
    assert not any(level.ante for level in none.levels)


@pytest.mark.rows(
    ("changes", "code"),
    [
        ({"name": ""}, "no-name"),
        ({"name": "=1+1"}, "no-name"),
        ({"entrants": 1}, "out-of-range"),
        ({"stack": 10**12}, "out-of-range"),
        ({"depth": 10}, "out-of-range"),
        ({"games": ()}, "no-game"),
        ({"games": ("bridge",)}, "no-game"),
        ({"games": ("nlhe", "thirteen")}, "thirteen-alone"),
        ({"chips": ()}, "no-chips"),
        ({"chips": (25, 40)}, "chips-apart"),
        ({"stack": 10_010}, "stack-not-in-chips"),
        ({"stack": 500, "chips": (100,)}, "chips-too-large"),
        ({"stack": 1_000, "entrants": 2, "chips": (25,), "depth": 20}, "nothing-to-climb"),
        ({"level_minutes": 120}, "levels-do-not-fit"),
        ({"minutes": 2}, "time-does-not-fit"),
        ({"games": HORSE}, "table-too-large"),
        ({"games": ("nlhe",) * 25}, "games-too-many"),
        ({"chips": tuple(2**n for n in range(17))}, "chips-too-many"),
        ({"chips": (1,), "stack": 20_000}, "chips-too-small"),
    ],
)
def test_what_cannot_be_made_is_told(changes: dict[str, Any], code: str) -> None:
    wish = Wish(name="Evening", minutes=240, entrants=50, stack=20_000)
    with pytest.raises(BadWish) as refused:
        make_sheet(msgspec.structs.replace(wish, **changes))
    wrong = refused.value
    assert wrong.code == code
    assert all(say(language, f"wish-{code}", **wrong.parameters) for language in LANGUAGES)


# played


@pytest.mark.rows("name", TEMPLATES)
def test_an_event_is_played_by_the_sheet(name: str) -> None:
    sheet = shipped_sheet(name)
    config = event_of(sheet, name)
    book = edition(config.edition or "modern")
    event, opened = Tournament.create(config, book)
    assert not isinstance(opened, Refusal)
    assert book.choice("ante.format") == sheet.antes
    for number in range(1, len(sheet.levels) + 1):
        level = config.structure.levels[number - 1]
        assert level.ante_in(book) == sheet.levels[number - 1].ante
        if config.rotation is not None:
            assert config.rotation.game(number - 1) == sheet.game(number)
    assert config.structure.level_ms == (sheet.minutes or 0) * 60_000
    assert [pause.after_level for pause in config.structure.breaks] == [
        pause.after_level for pause in sheet.breaks
    ]
    assert event.state.phase == "open"


def test_a_sheet_that_no_clock_can_follow_is_refused() -> None:
    mixed = (*levels((25, 50)), *levels((50, 100), hands=5))
    with pytest.raises(BadEvent, match="by time or by the same hands, got both"):
        event_of(small(levels=mixed), "any")
    with pytest.raises(BadEvent, match="for how many players"):
        event_of(shipped_sheet("wpt-champions-2018"), "any")
    by_hands = event_of(small(minutes=None, hands=8), "any").structure
    assert (by_hands.level_ms, by_hands.level_hands) == (None, 8)
    longer = (*levels((25, 50)), *levels((50, 100), minutes=15))
    unlike = event_of(small(levels=longer), "any").structure
    assert (unlike.level_ms, unlike.lengths_ms) == (600_000, (600_000, 900_000))


def test_the_rules_of_the_house_stay_but_for_the_antes() -> None:
    house = edition("house")
    config = event_of(small(antes="per-player"), "any", rules=house)
    book = edition(str(config.edition))
    assert (book.base, book.choice("ante.format")) == ("house", "per-player")
