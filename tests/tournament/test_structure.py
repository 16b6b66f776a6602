"""What a director is told about a printed structure."""

import msgspec
import pytest

from ruleone.rulebook import Edition, edition
from ruleone.tournament import TEMPLATES, Break, Level, Structure, structure_flaws, template
from ruleone.tournament.terms.errors import Flaw

MODERN = edition("modern")
MINUTES = 60_000


def flaws(*levels: Level, rules: str = "modern", **changes: object) -> list[tuple[str, int]]:
    shape: dict[str, object] = {"level_ms": 60 * MINUTES} | changes
    structure = Structure(levels, **shape)  # type: ignore[arg-type]  # fields by name
    return [(flaw.code, flaw.level) for flaw in structure_flaws(structure, edition(rules))]


@pytest.mark.rule("holdem-levels")
def test_a_misprint_that_lowers_the_big_blind_is_told() -> None:
    """A real one: 25,000 and 30,000 printed for 50,000 after 20,000 and 40,000."""
    levels = Level(20_000, 40_000), Level(25_000, 30_000), Level(30_000, 60_000)
    found = structure_flaws(Structure(levels, 60 * MINUTES), MODERN)
    (falls,) = (flaw for flaw in found if flaw.code == "big-blind-falls")
    assert (falls.level, falls.parameters) == (2, {"before": 40_000, "now": 30_000})
    assert falls.citation is not None
    assert falls.citation.rule == "holdem-levels"


def test_a_real_structure_with_antes_that_begin_at_the_second_level_stands() -> None:
    """Levels 1 and 2 differ in the ante alone; small blinds of 200 and 300 for 300 and 500."""
    found = flaws(
        Level(100, 200), Level(100, 200, 200), Level(200, 300, 300), Level(200, 400, 400),
        Level(300, 500, 500), Level(300, 600, 600),
    )  # fmt: skip
    assert found == [("small-blind-unusual", 3), ("small-blind-unusual", 5)]


@pytest.mark.rule("holdem-blinds-1", "holdem-blinds-2")
def test_the_usual_share_of_the_small_blind_is_the_editions() -> None:
    """Ten and fifteen may stand, and are told where half is usual."""
    levels = (Level(10, 15),)
    found = structure_flaws(Structure(levels, MINUTES), MODERN)
    assert [flaw.code for flaw in found] == ["small-blind-unusual"]
    two_thirds = MODERN.with_options({"blinds.sb_ratio": "2/3"})
    assert structure_flaws(Structure(levels, MINUTES), two_thirds) == ()


@pytest.mark.rule("tda2019-RP-11.2", "tda2024-RP-11.2")
def test_antes_do_not_fall_unless_the_edition_lets_them() -> None:
    levels = Level(50, 100, 100), Level(100, 200, 50)
    found = structure_flaws(Structure(levels, MINUTES), MODERN)
    assert [(flaw.code, flaw.level) for flaw in found] == [("ante-falls", 2)]
    lets = MODERN.with_options({"ante.reduction": True})
    assert structure_flaws(Structure(levels, MINUTES), lets) == ()


LIMIT = Level(100, 200, small_bet=200, stud_ante=50, bring_in=75, big_bet_blinds=(50, 100))


@pytest.mark.rule("holdem-levels")
@pytest.mark.rows(
    ("stake", "fallen", "risen"),
    [("small_bet", 150, 401), ("bring_in", 50, None), ("big_bet_blinds", (40, 80), (101, 202))],
)
def test_stakes_of_every_kind_of_game_rise_and_do_not_leap(
    stake: str, fallen: object, risen: object
) -> None:
    def after(*values: object) -> list[tuple[str, int]]:
        rows = (msgspec.structs.replace(LIMIT, **{stake: value}) for value in values)
        found = flaws(LIMIT, *rows, Level(200, 400))
        return [each for each in found if each[0].startswith("stake")]

    assert after(fallen) == [("stake-falls", 2)]
    if risen is not None:
        assert after(risen) == [("stake-leaps", 2)]
    # A level in which that game is not played stands between them.
    nothing = None if stake == "big_bet_blinds" else 0
    assert after(nothing, fallen) == [("stake-falls", 3)]


@pytest.mark.rule("tda2019-RP-11.2", "tda2024-RP-11.2")
def test_antes_of_stud_do_not_fall_unless_the_edition_lets_them() -> None:
    levels = (LIMIT, msgspec.structs.replace(LIMIT, big_blind=300, stud_ante=25))
    book = MODERN.with_options({"blinds.sb_ratio": "1/3"})

    def stakes(rules: Edition) -> list[tuple[str, object]]:
        found = structure_flaws(Structure(levels, MINUTES), rules)
        return [(each.code, each.citation) for each in found if each.code.startswith("stake")]

    assert stakes(book) == [("stake-falls", book.cite("ante.reduction"))]
    assert stakes(book.with_options({"ante.reduction": True})) == []


@pytest.mark.rule("tda2019-RP-11.2", "tda2024-RP-11.2")
def test_an_ante_of_stud_that_is_gone_has_fallen_where_the_level_is_of_stud() -> None:
    bets = [Level(0, 100 * n, small_bet=100 * n, stud_ante=20 if n == 1 else 0) for n in (1, 2, 3)]

    def fallen(levels: list[Level], *games: str) -> list[int]:
        found = structure_flaws(Structure(tuple(levels), MINUTES), MODERN, games)
        return [each.level for each in found if each.code == "stake-falls"]

    assert fallen(bets, *["flstud"] * 3) == [2]
    assert fallen(bets, "flstud", "flhe", "flstud") == [3]
    assert fallen(bets) == []
    each = [msgspec.structs.replace(level, ante_each=20) for level in bets]
    assert fallen(each, *["flstud"] * 3) == []


def test_everything_else_that_cannot_be_played_is_told() -> None:
    assert flaws() == [("no-levels", 0)]
    assert flaws(Level(50, 100), level_ms=None) == [("levels-without-length", 0)]
    assert flaws(Level(50, 100), level_hands=5) == [("levels-without-length", 0)]
    assert flaws(Level(100, 50)) == [("blinds-out-of-order", 1)]
    assert flaws(Level(50, 100), Level(50, 100)) == [("level-repeated", 2)]
    assert flaws(Level(50, 100), Level(150, 300)) == [("big-blind-leaps", 2)]
    breaks = (Break(1, MINUTES), Break(1, MINUTES), Break(2, MINUTES))
    assert flaws(Level(50, 100), Level(100, 200), breaks=breaks) == [
        ("break-twice-or-empty", 1),
        ("break-nowhere", 2),
    ]


@pytest.mark.rows("name", [name for name in TEMPLATES if not template(name).structure.by_points])
@pytest.mark.rows("rules", ["modern", "house"])
def test_our_own_structures_have_no_flaw(name: str, rules: str) -> None:
    config = template(name)
    assert structure_flaws(config.structure, edition(rules)) == ()
    chips = config.seats * config.starting_stack
    assert config.structure.levels[-1].big_blind * 10 > chips or config.seats > 100
    assert config.starting_stack >= 50 * config.structure.levels[0].big_blind


def test_flaws_have_words() -> None:
    assert Flaw("no-levels").parameters == {}
