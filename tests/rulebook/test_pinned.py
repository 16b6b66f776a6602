"""Settings that were kept are an edition of the book of today, whatever it says now."""

import msgspec
import pytest
from updates import version

from ruleone.rulebook import (
    EDITIONS,
    BadSetting,
    Carried,
    Option,
    edition,
    options,
    pin,
    read_overlay,
    take_up,
)

CLUB = """
name = "friday-club"
base = "modern"

[[change]]
option = "clock.seconds"
to = 30
overrides = "tda2011-25"
why = "Our evenings are short."
"""


@pytest.mark.rows("name", EDITIONS)
def test_an_edition_of_today_is_taken_up_as_itself(name: str) -> None:
    taken_up = take_up(pin(edition(name)))
    assert taken_up.now is edition(name)
    assert taken_up.carried == ()


def test_what_was_kept_travels_as_a_message() -> None:
    kept = pin(edition("house+raise.limit_cap=5"))
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(kept), type=type(kept))
    assert again == kept
    assert take_up(again).now.id == "house+raise.limit_cap=5"


@pytest.mark.feature("editions")
def test_settings_that_changed_since_are_told_as_changes_of_the_edition() -> None:
    old = edition("modern")
    kept = pin(old)
    with version({"modern": {"clock.seconds": 45, "raise.limit_cap": 3}}):
        taken_up = take_up(kept)
        assert edition("modern").number("clock.seconds") == 45
        assert taken_up.now.id == "modern+clock.seconds=25,raise.limit_cap=4"
        assert taken_up.now is edition(taken_up.now.id)
        assert all(taken_up.now.option(name) == old.option(name) for name in kept.settings)
        assert taken_up.carried == (
            Carried("clock.seconds", "stays", "25", "45"),
            Carried("raise.limit_cap", "stays", "4", "3"),
        )
        # And once more, after another update.
        again = pin(taken_up.now)
    with version({"modern": {"clock.seconds": 10}}):
        assert take_up(again).now.number("clock.seconds") == 25
        assert take_up(again).now.number("raise.limit_cap") == 4
    assert take_up(again).now.digest == old.digest


def test_changes_that_were_there_from_the_beginning_stay_and_are_not_told() -> None:
    kept = pin(edition("modern+clock.seconds=30"))
    with version({"modern": {"raise.limit_cap": 3}}):
        taken_up = take_up(kept)
        assert taken_up.now.id == "modern+clock.seconds=30,raise.limit_cap=4"
        assert [one.option for one in taken_up.carried] == ["raise.limit_cap"]
    with version({"modern": {"clock.seconds": 30}}):
        assert take_up(kept).now.id == "modern"


def test_a_house_keeps_its_name_and_the_rules_that_it_overrode() -> None:
    kept = pin(read_overlay(CLUB).edition)
    with version({"modern": {"raise.limit_cap": 3}}):
        now = take_up(kept).now
        assert now.id == ("modern+clock.seconds=30@tda2011-25,raise.limit_cap=4~friday-club")
        assert (now.house, now.number("clock.seconds")) == ("friday-club", 30)
        assert now.cite("clock.seconds").rule == "tda2011-25"


def test_an_option_that_is_new_leaves_play_as_it_was() -> None:
    kept = pin(edition("modern"))
    known = Option(name="new.known", kind="number", rules=("house-1",), before=7)
    unknown = Option(name="new.unknown", kind="choice", rules=("house-1",), choices=("a", "b"))
    changes = {"modern": {"new.known": 9, "new.unknown": "b"}}
    for name in EDITIONS:
        changes.setdefault(name, {"new.unknown": "a"})
    with version(changes, new=(known, unknown)):
        taken_up = take_up(kept)
        assert taken_up.now.id == "modern+new.known=7"
        assert taken_up.now.choice("new.unknown") == "b"
        assert taken_up.carried == (
            Carried("new.known", "before", "7", "9"),
            Carried("new.unknown", "unknown", "b", "b"),
        )


def test_a_choice_that_cannot_be_made_any_more_goes_on() -> None:
    before = {name: {"odd_chip.break_to": "none"} for name in ("tda2011", "tda2019")}
    with version(before):
        kept = pin(edition("tda2019"))
    taken_up = take_up(kept)
    assert taken_up.now.id == "tda2019+odd_chip.break_to=none"
    assert taken_up.now.choice("odd_chip.break_to") == "none"
    (carried,) = taken_up.carried
    assert carried == Carried("odd_chip.break_to", "stays", "none", "smallest-in-play")


def test_an_option_that_is_gone_is_said() -> None:
    kept = pin(edition("modern"))
    with version(gone=("clock.seconds",)):
        taken_up = take_up(kept)
        assert taken_up.now.id == "modern"
        assert taken_up.carried == (Carried("clock.seconds", "gone", "25", ""),)


def test_an_edition_that_is_gone_is_told_by_the_one_most_like_it() -> None:
    old = edition("tda2011")
    kept = pin(old)
    with version(without=("tda2011",)):
        now = take_up(kept).now
        assert now.base != "tda2011"
        assert {name: now.option(name) for name in kept.settings} == {
            name: old.option(name) for name in kept.settings
        }


def test_what_cannot_be_what_was_kept_is_refused() -> None:
    kept = pin(edition("modern"))
    settings = {**kept.settings} | {"clock.seconds": "51"}
    with pytest.raises(BadSetting, match="another digest"):
        take_up(msgspec.structs.replace(kept, settings=settings))
    policy = msgspec.structs.replace(options()["button.policy"], choices=("dead",), before="dead")
    moving = pin(edition("modern+button.policy=moving"))
    with version(new=(policy,)), pytest.raises(BadSetting, match=r"button\.policy"):
        take_up(moving)
