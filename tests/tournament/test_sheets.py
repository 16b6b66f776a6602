"""Structure sheets: made, checked, read and written."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleone.limits import SHEET_MAX_BYTES
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import BadEvent, Tournament
from ruleone.tournament.structures import (
    FORMS,
    SHIPPED,
    BadSheet,
    BadWish,
    Pause,
    Sheet,
    SheetLevel,
    UnknownSheet,
    Wish,
    event_of,
    form_of,
    make_sheet,
    read_sheet,
    sheet_flaws,
    shipped_sheet,
    write_sheet,
)
from ruleone.tournament.structures.color_ups import with_color_ups
from ruleone.tournament.structures.shipped import REAL, TEMPLATES
from ruleone.words import LANGUAGES, say

MODERN, CHINESE = edition("modern"), edition("chinese")
FACTS = json.loads((Path(__file__).parent / "facts" / "tournaments.json").read_text("utf-8"))
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


@pytest.mark.parametrize("name", TEMPLATES)
def test_our_own_structures_have_no_flaw(name: str) -> None:
    book = CHINESE if name == "thirteen" else MODERN
    assert sheet_flaws(shipped_sheet(name), book) == ()


@pytest.mark.parametrize("name", SHIPPED)
def test_a_structure_that_is_written_and_read_is_the_same(name: str) -> None:
    sheet = shipped_sheet(name)
    for form in FORMS:
        text = write_sheet(sheet, form)
        assert read_sheet(text, form=form) == sheet
        assert write_sheet(read_sheet(text, form=form), form) == text


@pytest.mark.parametrize(("name", "printed"), [*zip(REAL, PRINTED, strict=True)])
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


@pytest.mark.parametrize(
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
        (small(games=("flstud",)), [
            ("game-not-dealt", 0), ("game-without-stakes", 1), ("game-without-stakes", 2),
        ]),
        (small(breaks=(Pause(after_level=2, remove=(25,)),)), []),
        (small(levels=()), [("no-levels", 0), ("break-nowhere", 1)]),
    ],
)  # fmt: skip
def test_what_a_director_is_told(sheet: Sheet, expected: list[tuple[str, int]]) -> None:
    assert sorted(flaws(sheet)) == sorted(expected)
    for flaw in sheet_flaws(sheet, MODERN):
        assert all(say(language, f"flaw-{flaw.code}", **flaw.parameters) for language in LANGUAGES)


RISING = levels((25, 50), (50, 100), (100, 200))


@pytest.mark.parametrize(
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


@pytest.mark.rule("tda2019-RP-11.2")
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


@pytest.mark.parametrize("minutes", range(60, 600, 30))
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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize("name", TEMPLATES)
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


# read


def test_a_file_says_what_it_looks_like() -> None:
    sheet = small()
    assert sheet.levels == (
        SheetLevel(small_blind=25, big_blind=50),
        SheetLevel(small_blind=50, big_blind=100, ante=100),
    )
    assert sheet.breaks == (Pause(after_level=1, minutes=5),)
    assert (sheet.game(1), sheet.minutes_of(2), sheet.hands_of(2)) == ("nlhe", 10, None)
    assert [form_of(name) for name in ("a.toml", "b.CSV", "c.json", "d.txt")] == [
        "toml", "csv", "json", None,
    ]  # fmt: skip


def test_rows_may_be_tables_of_their_own() -> None:
    head = SMALL.partition("rows")[0]
    tables = "[[rows]]\nlevel = 1\nblinds = [25, 50]\n\n[[rows]]\nlevel = 3\n"
    with pytest.raises(BadSheet) as wrong:
        read_sheet(f"{head}{tables}")
    assert (wrong.value.line, wrong.value.refusal.code) == (11, "sheet-level-order")


def test_a_spreadsheet_may_have_its_own_columns_and_separators() -> None:
    text = "What;Value;Small blind;Big blind\nname;Club;;\nstack;500;;\n\nlevel;1;10;20\n"
    sheet = read_sheet("\ufeff" + text, form="csv")
    assert sheet.levels == (SheetLevel(small_blind=10, big_blind=20),)


def test_a_spreadsheet_may_group_thousands() -> None:
    text = 'what,value,small_blind,big_blind\nname,Club\nstack,"1,000,000"\nlevel,1,"1,000",2000\n'
    sheet = read_sheet(text, form="csv")
    assert (sheet.stack, sheet.levels[0].small_blind) == (1_000_000, 1_000)
    with pytest.raises(BadSheet, match="line 3"):
        read_sheet(text.replace("1,000,000", "1,00,000"), form="csv")


def test_the_sheet_on_the_page_can_be_read() -> None:
    page = Path(__file__).parents[2] / "docs" / "structures.md"
    (text,) = re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    sheet = read_sheet(text)
    assert [pause.remove for pause in sheet.breaks] == [(25,)]
    assert [code for code, _ in flaws(sheet)] == ["levels-run-out"]


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "told"),
    [
        ("name", "nme", 1, "sheet-no-key", "nme"),
        ('name = "Friday"', "", 1, "sheet-missing", "name"),
        ('"Friday"', '"=cmd"', 1, "sheet-value", "=cmd"),
        ('"Friday"', '" Friday"', 1, "sheet-value", " Friday"),
        ("= 1000", "= -5", 2, "sheet-value", "-5"),
        ("= 1000", "= 1.5", 2, "sheet-value", "1.5"),
        ("= 1000", "= true", 2, "sheet-value", "true"),
        ("= 1000", f"= {10**13}", 2, "sheet-value", "10000000000000"),
        ("= 1000", f"= 1{'0' * 5_000}", 2, "text-long-number", "whole number"),
        ('"big-blind"', '"everyone"', 5, "sheet-value", "everyone"),
        ("[25, 8]", '["25", 8]', 6, "sheet-value", "25"),
        ("[25, 50]", "[25]", 8, "sheet-value", "[25]"),
        ("level = 2", "level = 3", 10, "sheet-level-order", "3"),
        ("level = 2, ", "", 10, "sheet-level-or-break", "break"),
        ("break = 5", "break = 5, level = 2", 9, "sheet-level-or-break", "break"),
        ("break = 5", "break = 5, ante = 5", 9, "sheet-not-for", "ante"),
        ("ante = 100", "remove = [25]", 10, "sheet-not-for", "remove"),
        ("ante = 100", 'game = "chess"', 10, "sheet-no-game", "chess"),
        ("ante = 100", "antee = 100", 10, "sheet-no-key", "antee"),
        ("  { level = 1, blinds = [25, 50] },\n", "", 8, "sheet-break-first", "break"),
        ("stack = 1000", 'stack = 1000\ngames = ["go"]', 3, "sheet-no-game", "go"),
        ("]\n", "\n", 11, "text-no-toml", ""),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line(
    old: str, new: str, line: int, code: str, told: str
) -> None:
    assert old in SMALL
    text = SMALL.replace(old, new, 1) if old != "]\n" else SMALL.rstrip()[:-1]
    with pytest.raises(BadSheet) as wrong:
        read_sheet(text, "friday.toml")
    assert (wrong.value.refusal.code, wrong.value.line) == (code, line)
    assert told in str(wrong.value)
    assert str(wrong.value).startswith(f"friday.toml, line {line}: ")


@pytest.mark.parametrize(
    ("form", "text", "line", "code"),
    [
        ("json", '{\n "name": "x",\n "cap" 1\n}', 3, "sheet-no-json"),
        ("json", "[]", 1, "sheet-no-json"),
        ("json", "[" * 20_000, 1, "text-too-deep"),
        ("json", '{"stack": 1' + "0" * 5_000 + "}", 1, "text-long-number"),
        ("json", '{\n"name": "x",\n"stack": 5,\n"rows": [\n{"level": 1},\n{"level": "2"}\n]}', 6,
         "sheet-value"),
        ("json", '{"name": "\\ud800", "stack": 5, "rows": [{"level": 1}]}', 1, "sheet-value"),
        ("csv", "what,value\nname,x\nstak,5\n", 3, "sheet-no-key"),
        ("csv", "what,worth\n", 1, "sheet-no-column"),
        ("csv", "value\n", 1, "sheet-no-column"),
        ("csv", "what,value,value\n", 1, "sheet-twice"),
        ("csv", "what,value\nname,x\nname,y\n", 3, "sheet-twice"),
        ("csv", "what,value\nname,x,y,z\n", 2, "sheet-cells"),
        ("csv", 'what,value\nname,"x\n', 2, "sheet-no-csv"),
        ("csv", "what,value,big_blind\nname,x\nstack,5\nlevel,1,2\nlevel,2,four\n", 5,
         "sheet-value"),
        ("csv", "", 1, "sheet-value"),
    ],
)  # fmt: skip
def test_other_forms_are_told_with_their_line_too(
    form: Any, text: str, line: int, code: str
) -> None:
    with pytest.raises(BadSheet) as wrong:
        read_sheet(text, "file", form)
    assert (wrong.value.refusal.code, wrong.value.line) == (code, line)
    assert str(wrong.value)


@pytest.mark.parametrize("form", FORMS)
def test_a_file_is_bounded(form: Any) -> None:
    with pytest.raises(BadSheet) as wrong:
        read_sheet("#" * (SHEET_MAX_BYTES + 1), form=form)
    assert wrong.value.refusal.code == "text-too-large"


@settings(max_examples=200)
@given(st.sampled_from(FORMS), st.text(max_size=200), st.integers(0, 400), st.integers(0, 60))
def test_a_damaged_file_is_read_or_refused(form: Any, put: str, at: int, cut: int) -> None:
    text = write_sheet(small(), form)
    damaged = text[:at] + put + text[at + cut :]
    came = read_or_refused(damaged, form)
    if isinstance(came, BadSheet):
        assert 1 <= came.line <= damaged.count("\n") + damaged.count("\r") + 2
        assert str(came)
    else:
        assert read_sheet(write_sheet(came, form), form=form) == came


def read_or_refused(text: str, form: Any) -> Sheet | BadSheet:
    """The sheet, or what is wrong with it."""
    try:
        return read_sheet(text, "damaged", form)
    except BadSheet as wrong:
        return wrong
