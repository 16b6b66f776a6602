"""A house's rules laid over an edition: read with the line of every mistake, and the edition that
they make is made again by its id."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.cards import FULL_DECK
from ruleone.dealing import Hand
from ruleone.limits import EDITION_ID_MAX_CHARACTERS, OVERLAY_MAX_BYTES
from ruleone.rulebook import (
    BadOverlay,
    BadSetting,
    UnknownName,
    edition,
    options,
    read_overlay,
    rules,
)
from ruleone.rulebook.settings import rules_behind
from ruleone.words import LANGUAGES, has_words

FRIDAY = """\
# The club's Friday tournament.
name = "friday-club"
base = "modern"

[[change]]
option = "clock.seconds"
to = 30
overrides = "tda2024-29.3"
why = "Our evenings are short."

[[change]]
option = "reopen.cumulative"
to = false
overrides = "tda2024-47A.1"
why = \"\"\"
We have always played it so:
option = "not a key"
\"\"\"
"""


def friday(old: str = "", new: str = "") -> str:
    assert FRIDAY.count(old) >= 1
    return FRIDAY.replace(old, new, 1) if old else FRIDAY


def test_an_overlay_is_an_edition_of_its_own() -> None:
    overlay = read_overlay(FRIDAY)
    modern, book = edition("modern"), overlay.edition
    assert (overlay.name, overlay.base) == ("friday-club", "modern")
    assert [(c.option, c.was, c.to) for c in overlay.changes] == [
        ("clock.seconds", 25, 30),
        ("reopen.cumulative", True, False),
    ]
    assert overlay.changes[0].why == "Our evenings are short."
    assert book.id == "modern+clock.seconds=30,reopen.cumulative=false~friday-club"
    assert (book.base, book.house) == ("modern", "friday-club")
    assert (book.number("clock.seconds"), book.flag("reopen.cumulative")) == (30, False)
    assert book.digest != modern.digest
    assert book.number("clock.countdown") == modern.number("clock.countdown")


def test_a_change_cites_the_rule_that_it_overrides() -> None:
    book = read_overlay(FRIDAY).edition
    assert book.cite("reopen.cumulative").rule == "tda2024-47A.1"
    assert book.cite("reopen.cumulative").edition == book.id
    # Changed without a house, the option cites the document that sets it so.
    plain = edition("modern").with_options({"reopen.cumulative": False})
    assert plain.cite("reopen.cumulative").rule == "tda2011-38.3"
    assert plain.house == ""


def test_its_id_alone_makes_the_same_edition_again() -> None:
    overlay = read_overlay(friday('"tda2024-47A.1"', '"tda2011-38.3"'))
    book = overlay.edition
    assert book.id.endswith("reopen.cumulative=false@tda2011-38.3~friday-club")
    again = edition(book.id)
    assert (again.id, again.digest) == (book.id, book.digest)
    assert again.cite("reopen.cumulative").rule == "tda2011-38.3"


def test_a_hand_played_by_it_is_the_same_hand_again() -> None:
    book = read_overlay(FRIDAY).edition
    hand = Hand("nlhe", book, seats={1: 500, 2: 500}, button=1, deck=FULL_DECK)
    again = Hand.replay(hand.events)
    assert again.edition.digest == book.digest
    assert again.events == hand.events


def test_more_may_be_changed_in_a_houses_edition() -> None:
    book = read_overlay(FRIDAY).edition
    more = book.with_options({"raise.limit_cap": 5, "clock.seconds": 25})
    assert more.id == "modern+raise.limit_cap=5,reopen.cumulative=false~friday-club"
    assert edition(more.id).digest == more.digest
    back = more.with_options({"raise.limit_cap": 4, "reopen.cumulative": True})
    assert (back.id, back.digest) == ("modern", edition("modern").digest)


@st.composite
def overlays(draw: st.DrawFn) -> str:
    """An overlay that changes some flags, each by any of the rules behind it."""
    base = draw(st.sampled_from(["modern", "house", "tda2011", "holdem-c"]))
    flags = sorted(name for name in options() if options()[name].kind == "flag")
    lines = ['name = "any"', f'base = "{base}"']
    for name in draw(st.lists(st.sampled_from(flags), min_size=1, max_size=6, unique=True)):
        to = str(not edition(base).flag(name)).lower()
        rule = draw(st.sampled_from(rules_behind(name)))
        lines += ["[[change]]", f'option = "{name}"', f"to = {to}", f'overrides = "{rule}"']
        lines += ['why = "so"']
    return "\n".join(lines)


@given(overlays())
def test_any_overlay_is_found_again_by_its_id(text: str) -> None:
    overlay = read_overlay(text)
    again = edition(overlay.edition.id)
    assert again.digest == overlay.edition.digest
    for change in overlay.changes:
        assert again.option(change.option) == change.to != change.was
        assert again.cite(change.option).rule == change.overrides


@pytest.mark.rows(
    ("old", "new", "line", "code", "said"),
    [
        ('name = "friday-club"', "", 19, "overlay-key-missing", "name"),
        ('base = "modern"', "", 19, "overlay-key-missing", "base"),
        ('why = "Our evenings are short."', "", 5, "overlay-key-missing", "why"),
        ("friday-club", "Friday Club", 2, "overlay-bad-name", "Friday Club"),
        ("friday-club", "house", 2, "overlay-bad-name", "house"),
        ('"friday-club"', "7", 2, "overlay-no-text", "7"),
        ('"Our evenings are short."', '""', 9, "overlay-no-text", "why"),
        ("modern", "modernn", 3, "overlay-no-edition", "tda2019"),
        ("base =", "seats = 9\nbase =", 3, "overlay-no-key", "seats"),
        ("to = 30", "too = 30", 7, "overlay-no-key", "too"),
        ("clock.seconds", "clock.second", 6, "overlay-no-option", "clock.seconds"),
        ("to = 30", "to = true", 7, "overlay-no-value", "a whole number from 0 to 1,000,000,000"),
        ("to = 30", "to = 0.5", 7, "overlay-no-value", "0.5"),
        ("to = 30", "to = 25", 7, "overlay-no-change", "25"),
        ("to = false", 'to = "no"', 13, "overlay-no-value", "true or false"),
        ('"tda2024-29.3"', '"tda2024-29.33"', 8, "overlay-no-rule", "tda2024-29.3"),
        ('"tda2024-29.3"', '"tda2024-47A.1"', 8, "overlay-not-behind", "tda2011-25"),
        ('"tda2024-47A.1"', "43", 14, "overlay-no-text", "43"),
        ("reopen.cumulative", "clock.seconds", 12, "overlay-twice", "clock.seconds"),
        ("to = 30", "to = 9999999999", 7, "overlay-no-value", "9999999999"),
        ("to = 30", "to = 0x" + "f" * 6000, 7, "text-long-number", "18 digits"),
        ("to = 30", "to = " + "9" * 5000, 7, "text-long-number", "18 digits"),
        ("to = 30", "to = " + "[" * 3000 + "]" * 3000, 1, "text-too-deep", "too deep"),
        ("to = 30", "to = ", 7, "text-no-toml", "Invalid value"),
        ("[[change]]", "[[changes]]", 5, "overlay-no-key", "changes"),
    ],
)
def test_a_mistake_is_told_with_its_line(
    old: str, new: str, line: int, code: str, said: str
) -> None:
    text = friday(old, new)
    if code == "overlay-twice":
        text = text.replace("to = false", "to = 40").replace("tda2024-47A.1", "tda2024-29.3")
    with pytest.raises(BadOverlay) as raised:
        read_overlay(text, "friday.toml")
    told = raised.value
    assert (told.line, told.refusal.code) == (line, code)
    assert str(told).startswith(f"friday.toml, line {line}: ")
    assert said in str(told)
    assert all(has_words(language, f"refusal-{told.refusal.code}") for language in LANGUAGES)


def test_a_choice_that_there_is_not_is_told_with_those_there_are() -> None:
    text = friday('"clock.seconds"', '"clock.expiry_without_bet"').replace("30", '"call"')
    with pytest.raises(BadOverlay, match=r"line 7: .* cannot be “call”\. Choose one of these"):
        read_overlay(text.replace("tda2024-29.3", "house-26.4"))


def test_a_choice_that_only_what_began_so_has_is_not_to_be_had() -> None:
    text = friday('"clock.seconds"', '"odd_chip.break_to"').replace("30", '"none"')
    with pytest.raises(BadOverlay, match=r"line 7: .* Choose one of these: smallest-in-play"):
        read_overlay(text.replace("tda2024-29.3", "house-18.1"))


@pytest.mark.rows("changes", ["change = 3", "change = [3]", "change = []"])
def test_changes_that_are_no_tables_are_refused(changes: str) -> None:
    with pytest.raises(BadOverlay, match=r"line 3: .*\[\[change\]\]"):
        read_overlay(f'name = "x"\nbase = "modern"\n{changes}')


def test_changes_written_in_one_line_are_read_too() -> None:
    change = '{ option = "clock.seconds", to = 30, overrides = "tda2024-29.3", why = "so" }'
    text = f'name = "x"\nbase = "modern"\nchange = [{change}]'
    assert read_overlay(text).edition.number("clock.seconds") == 30
    with pytest.raises(BadOverlay, match=r"line 3: .*30"):
        read_overlay(text.replace("30", '"30"'))


def test_an_overlay_is_bounded() -> None:
    with pytest.raises(BadOverlay, match="the maximum is 65,536 bytes"):
        read_overlay("#" * (OVERLAY_MAX_BYTES + 1))
    lines = ['name = "turned"', 'base = "modern"']
    for name in options():
        value = edition("modern").option(name)
        if isinstance(value, int):
            to = str(not value).lower() if isinstance(value, bool) else value + 1
            lines += ["[[change]]", f'option = "{name}"', f"to = {to}", 'why = "so"']
            lines.append(f'overrides = "{rules_behind(name)[0]}"')
    with pytest.raises(BadOverlay, match=r"line 1: \d+ changes"):
        read_overlay("\n".join(lines))


@pytest.mark.rows(
    ("id_", "error"),
    [
        ("modern+clock.seconds=30@tda2024-29.3", BadSetting),
        ("modern+clock.seconds=30@tda2024-47A.1~x", BadSetting),
        ("modern+clock.seconds=30@house-99~x", BadSetting),
        ("modern+clock.seconds=25~x", BadSetting),
        ("modern+clock.seconds=30~", BadSetting),
        ("modern+clock.seconds=30~X Y", BadSetting),
        ("modern+clock.seconds=30~x~y", BadSetting),
        ("modern+~x", UnknownName),
        ("modern~x", UnknownName),
        ("modern+clock.seconds=30~" + "x" * EDITION_ID_MAX_CHARACTERS, BadSetting),
    ],
)
def test_an_id_that_no_overlay_makes_is_refused(id_: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        edition(id_)


def test_every_option_has_rules_behind_it_and_its_own_rule_is_among_them() -> None:
    for name in options():
        behind = rules_behind(name)
        assert set(behind) <= rules().keys()
        assert edition("modern").cite(name).rule in behind
