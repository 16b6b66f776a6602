"""The terms of an event are changed while it is announced or played: what is over stays, what is to
come follows, and undoing it gives back what nobody has changed since."""

import msgspec
import pytest
from event_play import MINUTE, Play, config, snapshot
from msgspec import structs

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Break, Level, Structure, Tournament
from ruleone.tournament.commands.terms import first_to_change
from ruleone.tournament.events import LevelStarted, TermsChanged, TournamentEvent
from ruleone.tournament.news import news
from ruleone.tournament.terms.changing import Terms
from ruleone.tournament.terms.structure import ColorUp
from ruleone.tournament.undo.acts import Act
from ruleone.words import say

LEVELS = tuple(Level(25 * n, 50 * n) for n in (1, 2, 3, 4, 6, 8))
TIMED = Structure(LEVELS, 20 * MINUTE, breaks=(Break(2, 10 * MINUTE), Break(4, 10 * MINUTE)))


def begun(entries: int = 9, **changes: object) -> Play:
    return Play(entries, **{"structure": TIMED, **changes})  # type: ignore[arg-type]


def lengths(structure: Structure, *minutes: float) -> Structure:
    each = tuple(round(MINUTE * one) for one in minutes)
    return structs.replace(structure, level_ms=each[0], lengths_ms=each)


def with_level(structure: Structure, number: int, **stakes: object) -> Structure:
    levels = list(structure.levels)
    levels[number - 1] = structs.replace(levels[number - 1], **stakes)
    return structs.replace(structure, levels=tuple(levels))


def change(play: Play, structure: Structure, reason: str = "") -> TermsChanged:
    (told,) = play.do(play.tournament.change_terms(Terms(structure=structure), reason, play.now))
    assert isinstance(told, TermsChanged)
    return told


def refused(play: Play, structure: Structure) -> tuple[str, dict[str, object]]:
    before = snapshot(play.tournament)
    outcome = play.tournament.change_terms(Terms(structure=structure), "", play.now)
    assert isinstance(outcome, Refusal)
    assert snapshot(play.tournament) == before
    for language in ("en", "zh"):
        assert say(language, f"refusal-{outcome.code}", **outcome.parameters)
    return outcome.code, dict(outcome.parameters)


def undo(play: Play, done: TermsChanged) -> tuple[TournamentEvent, ...] | Refusal:
    act = Act((done,), None, True, frozenset(), frozenset())
    return play.tournament.undo(act, "a slip", play.now)


def left(play: Play) -> int | None:
    return play.tournament.clock(play.now).left_ms


def told(play: Play, done: TermsChanged) -> list[str]:
    lines = news(done, play.state, str)
    for line in lines:
        assert say("zh", f"news-{line.code}", **line.parameters)
    return [say("en", f"news-{line.code}", **line.parameters) for line in lines]


def to_level(play: Play, level: int, minutes: float = 0) -> None:
    """The event comes to this level by its clock, and plays so many minutes of it."""
    while play.state.clock.level < level or play.state.clock.on_break:
        due = play.tournament.due_ms(play.now)
        assert due is not None
        play.now = due
        play.do(play.tournament.wake(play.now))
    play.now += round(minutes * MINUTE)


@pytest.mark.feature("changed-terms")
@pytest.mark.rule("house-1", "house-21.2", "tda2024-23.2", "tda2024-1")
def test_levels_are_cut_from_the_level_that_is_on() -> None:
    play = begun()
    to_level(play, 3, 5)
    done = change(play, lengths(TIMED, 20, 20, 15, 15, 15, 15), "to keep the schedule")
    assert done.citations[0].rule == "tda2024-1"
    assert told(play, done) == ["Levels 3 to 5: 15 min each, before 20 min."]
    assert left(play) == 10 * MINUTE
    to_level(play, 4)
    assert left(play) == 15 * MINUTE


def test_a_typing_error_in_a_level_to_come_is_corrected() -> None:
    play = begun()
    done = change(play, with_level(TIMED, 5, small_blind=200, big_blind=400, ante=400))
    assert told(play, done) == [
        "Level 5: blinds 200/400, before 150/300.",
        "Level 5: ante 400, before 0.",
    ]
    assert play.state.clock.structure.levels[4] == Level(200, 400, 400)


@pytest.mark.rule("house-21.2")
def test_new_stakes_of_the_level_that_is_on_count_from_the_next_hand() -> None:
    play = begun()
    hand = play.deal()
    change(play, with_level(TIMED, 1, small_blind=50, big_blind=100))
    assert hand.blinds == (25, 50)
    play.end(hand)
    assert play.deal().blinds == (50, 100)


def test_breaks_and_color_ups_are_changed_with_the_levels_they_follow() -> None:
    play = begun()
    to_level(play, 3)
    structure = structs.replace(
        TIMED,
        breaks=(Break(2, 10 * MINUTE), Break(5, 15 * MINUTE)),
        color_ups=(ColorUp(4, 25, 50),),
    )
    assert told(play, change(play, structure)) == [
        "No break after level 4, before 10 min.",
        "After level 4, chips of 25 are colored up to 50.",
        "Break after level 5: 15 min.",
    ]
    assert play.tournament.clock(play.now).next_break_after == 5


def test_levels_come_and_go_and_are_told_as_that_alone() -> None:
    play = begun()
    longer = structs.replace(TIMED, levels=(*LEVELS[:3], Level(100, 150), *LEVELS[3:]))
    longer = structs.replace(longer, breaks=(Break(2, 10 * MINUTE), Break(5, 10 * MINUTE)))
    assert told(play, change(play, longer)) == [
        "New level 4: blinds 100/150, ante 0.", "Level 4: 20 min.",
    ]  # fmt: skip
    assert told(play, change(play, TIMED)) == [
        "There is no longer a level 4 with blinds 100/150, ante 0."
    ]


def test_what_is_over_stays() -> None:
    play = begun()
    to_level(play, 3, 12)
    assert refused(play, with_level(TIMED, 2, big_blind=110)) == (
        "change-level-over", {"level": 2, "open": 3},
    )  # fmt: skip
    no_break = structs.replace(TIMED, breaks=(Break(4, 10 * MINUTE),))
    assert refused(play, no_break)[0] == "change-level-over"
    assert refused(play, lengths(TIMED, 20, 20, 12, 20, 20, 20)) == (
        "change-level-played", {"level": 3, "least": 13},
    )  # fmt: skip
    two = structs.replace(TIMED, levels=LEVELS[:2], breaks=())
    assert refused(play, two)[0] == "change-level-over"
    assert refused(play, structs.replace(TIMED, levels=LEVELS[:2], breaks=(Break(2, 10 * MINUTE),)))


def test_in_the_break_behind_a_level_that_level_is_over() -> None:
    play = begun()
    to_level(play, 2, 20)
    play.do(play.tournament.wake(play.now))
    assert play.state.clock.on_break
    assert first_to_change(play.state) == 3
    assert refused(play, lengths(TIMED, 20, 30, 20, 20, 20, 20))[0] == "change-level-over"
    change(play, lengths(TIMED, 20, 20, 10, 10, 10, 10))
    to_level(play, 3)
    assert left(play) == 10 * MINUTE


def test_what_could_not_be_played_is_refused_with_the_level() -> None:
    play = begun()
    assert refused(play, TIMED) == ("change-nothing", {})
    assert refused(play, with_level(TIMED, 4, small_blind=500))[0] == "flaw-blinds-out-of-order"
    assert refused(play, with_level(TIMED, 4, big_blind=210)) == (
        "change-needs-smaller-chips", {"level": 4, "chip": 25},
    )  # fmt: skip
    assert (
        refused(play, structs.replace(TIMED, breaks=(Break(6, MINUTE),)))[0] == "flaw-break-nowhere"
    )


def test_before_the_start_all_of_it_may_be_changed_and_the_smallest_chip_follows() -> None:
    tournament, (opened,) = Tournament.create(config(9, structure=TIMED), edition("modern"))
    finer = structs.replace(TIMED, levels=(Level(5, 10), *LEVELS[1:]))
    outcome = tournament.change_terms(Terms(structure=finer), "", 0)
    assert not isinstance(outcome, Refusal)
    assert tournament.state.chip == 5
    assert tournament.state.config.structure.levels[0] == Level(5, 10)
    assert Tournament.replay((opened, *outcome)).state.chip == 5


@pytest.mark.rule("house-21.1")
def test_undoing_it_gives_back_what_is_still_to_come() -> None:
    play = begun()
    done = change(play, lengths(TIMED, 30, 30, 30, 30, 30, 30))
    to_level(play, 2, 25)
    (back,) = undo_of(play, done)
    assert [told(play, back), left(play)] == [
        ["Levels 2 to 5: 20 min each, before 30 min."], 1_000,
    ]  # fmt: skip
    assert play.state.clock.structure.length_ms(1) == 30 * MINUTE
    play.now += 1_000
    assert play.do(play.tournament.wake(play.now))
    assert play.state.clock.on_break


def undo_of(play: Play, done: TermsChanged) -> list[TermsChanged]:
    outcome = undo(play, done)
    return [one for one in play.do(outcome) if isinstance(one, TermsChanged)]


def test_undoing_it_leaves_what_was_changed_since() -> None:
    play = begun()
    cut = change(play, lengths(TIMED, 20, 20, 15, 15, 15, 15))
    present = play.state.clock.structure
    corrected = change(play, with_level(present, 5, small_blind=200, big_blind=400))
    change(play, with_level(play.state.clock.structure, 5, ante=400))
    (back,) = undo_of(play, cut)
    assert told(play, back) == ["Levels 3 to 5: 20 min each, before 15 min."]
    assert play.state.clock.structure.levels[4] == Level(200, 400, 400)
    (back,) = undo_of(play, corrected)
    assert told(play, back) == ["Level 5: blinds 150/300, before 200/400."]
    assert play.state.clock.structure.levels[4] == Level(150, 300, 400)
    again = undo(play, corrected)
    assert isinstance(again, Refusal)
    assert again.code == "act-not-so"


def test_a_level_that_was_added_and_played_stays() -> None:
    play = begun()
    longer = structs.replace(TIMED, levels=(LEVELS[0], Level(25, 75), *LEVELS[1:]), breaks=())
    longer = structs.replace(longer, breaks=(Break(3, 10 * MINUTE), Break(5, 10 * MINUTE)))
    done = change(play, longer)
    to_level(play, 3)
    outcome = undo(play, done)
    assert isinstance(outcome, Refusal)
    assert outcome.code == "act-level-since"


def test_the_last_level_gets_an_end_when_others_follow_it() -> None:
    play = begun()
    to_level(play, 6, 50)
    longer = structs.replace(TIMED, levels=(*LEVELS, Level(300, 600)))
    assert refused(play, longer) == ("change-level-played", {"level": 6, "least": 51})
    change(play, lengths(longer, 20, 20, 20, 20, 20, 60, 60))
    assert left(play) == 10 * MINUTE
    to_level(play, 7)
    assert play.deal().blinds == (300, 600)


def test_the_same_events_make_the_same_event_again() -> None:
    play = begun()
    done = change(play, lengths(TIMED, 25, 20, 15, 15, 15, 15), "so")
    to_level(play, 2, 3)
    undo_of(play, done)
    rows = msgspec.msgpack.encode(play.events)
    again = Tournament.replay(msgspec.msgpack.decode(rows, type=list[TournamentEvent]))
    assert snapshot(again) == snapshot(play.tournament)
    assert again.state.clock.structure == play.state.clock.structure
    assert any(isinstance(one, LevelStarted) for one in play.events)
