"""A hand at a live table: what the dealer enters, what is ruled, what is done in the hand."""

import msgspec
import pytest
from live import entered, live, refused

from ruleone.dealing import Call, Check, Fold, Forfeit, KillHand, RaiseTo, Show
from ruleone.floor import BadFacts, ClockCall, HeldTo, Push, Reading, Ruling, Said
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    ChipsFound,
    Chosen,
    ClockCalled,
    CountAsked,
    FollowedHand,
    HandDealt,
    Happened,
    Instructed,
    Line,
    Misconduct,
    Overruled,
    Plays,
    SkippedSpoke,
    StackTold,
    TimeOver,
    Undone,
    happened,
    line_in_words,
)
from ruleone.floor.penalties import Incident
from ruleone.floor.showdown import HandShown
from ruleone.floor.steps import Step


def restored(followed: FollowedHand) -> FollowedHand:
    """The same hand from its record as a room would journal it."""
    written = msgspec.json.encode(followed.lines)
    lines = msgspec.json.decode(written, type=tuple[Line, ...])
    return FollowedHand.restore(followed.opening, lines)


def test_an_oversized_chip_calls_and_the_rest_goes_back() -> None:
    followed = live()
    line = entered(followed, Plays(3, (Push({1000: 1}),)))
    assert isinstance(line.ruling, Reading)
    assert line.done == (HeldTo(3, Call()),)
    assert line.ruling.returned == 900
    assert followed.hand.stacks[3] == 9_900


def test_words_decide_what_the_chips_are() -> None:
    followed = live()
    entered(followed, Plays(3, (Said("raise"), Push({1000: 1}))))
    assert followed.hand.price == 1000


def test_the_dealer_asks_and_tells_the_answer() -> None:
    followed = live()
    line = entered(followed, Plays(3, (Said("I'm in it"),)))
    assert isinstance(line.ruling, Reading)
    assert line.ruling.verdict == "ask"
    assert not line.events
    entered(followed, Plays(3, (Said("I'm in it"), Said("raise to 500"))))
    assert followed.hand.price == 500


def test_an_undercall_waits_for_the_floor() -> None:
    followed = live()
    entered(followed, Acts(3, RaiseTo(800)))
    line = entered(followed, Plays(4, (Push({100: 2}),)))
    assert line.for_the_floor
    assert refused(followed, Acts(4, Call())).code == "floor-decides-first"
    assert isinstance(line.ruling, Reading)
    codes = [choice.code for choice in line.ruling.choices]
    chosen = entered(followed, Chosen(line.n, codes.index("forfeit-and-fold"), "he knew"))
    assert chosen.done == (Forfeit(4, 200),)
    assert followed.pending.open == ()
    assert followed.view().total == 1150
    assert followed.view().seats[3].status == "folded"
    assert refused(followed, Chosen(line.n, 0)).code == "decided-already"


def test_a_raise_out_of_turn_waits_and_is_void_when_the_action_changes() -> None:
    followed = live()
    line = entered(followed, Acts(5, RaiseTo(400)))
    assert not line.events
    assert line.turn is not None
    assert [each.verdict for each in line.turn.early] == ["waits"]
    assert line.penalty_allowed
    line = entered(followed, Acts(3, RaiseTo(800)))
    assert line.turn is not None
    assert [(each.verdict, each.returned) for each in line.turn.early] == [("void", 400)]
    entered(followed, Acts(4, Fold()))
    assert refused(followed, Acts(5, RaiseTo(2000))).code == "raise-lost"
    assert followed.options is not None
    assert (followed.options.call, followed.options.bet_to) == (800, None)
    entered(followed, Acts(5, Call()))
    assert followed.pending.turn is None


@pytest.mark.rule("house-39A.3")
@pytest.mark.rows(
    "steps",
    [
        (Push({500: 5}),),
        (Said("raise"), Push({1000: 1, 500: 3})),
        (Said("raise to 2500"),),
        (Said("2500"),),
    ],
)
def test_a_raise_of_who_has_lost_it_is_a_call(steps: tuple[Step, ...]) -> None:
    followed = live()
    entered(followed, Acts(5, RaiseTo(400)), Acts(3, RaiseTo(800)), Acts(4, Fold()))
    line = entered(followed, Plays(5, steps))
    assert isinstance(line.ruling, Reading)
    assert line.done == (HeldTo(5, Call()),)
    assert followed.hand.stacks[5] == 9_200
    pushed = sum(worth * n for s in steps if isinstance(s, Push) for worth, n in s.chips.items())
    assert line.ruling.returned == max(0, pushed - 800)
    said = {(each.code, each.citation.rule) for each in line.ruling.reasons}
    assert ("raise-lost", "house-39A.3") in said


def test_who_keeps_every_option_raises_after_a_void_act() -> None:
    followed = live(edition="tda2011")
    entered(followed, Acts(5, RaiseTo(400)), Acts(3, RaiseTo(800)), Acts(4, Fold()))
    entered(followed, Plays(5, (Push({500: 5}),)))
    assert followed.hand.price == 2_500


def test_an_act_out_of_turn_is_done_when_the_turn_comes_unchanged() -> None:
    followed = live()
    entered(followed, Plays(5, (Said("raise"), Push({500: 1}))), Acts(3, Call()))
    assert followed.hand.price == 100
    line = entered(followed, Acts(4, Fold()))
    assert followed.hand.price == 500
    assert len(line.events) == 2
    assert followed.view().to_act == 1


def test_the_floor_says_what_becomes_of_a_skipped_hand() -> None:
    """Two act behind seat 3 with chips, which is substantial action."""
    followed = live()
    entered(followed, Acts(4, RaiseTo(400)), Acts(5, Call()))
    line = entered(followed, SkippedSpoke(False, had_time=True))
    assert line.for_the_floor
    assert line.turn is not None
    codes = [choice.code for choice in line.turn.choices]
    entered(followed, Chosen(line.n, codes.index("hand-dead")))
    assert followed.view().seats[2].status == "folded"
    assert followed.hand.price == 400
    assert followed.view().to_act == 1


@pytest.mark.feature("time-to-act")
def test_the_clock_kills_the_hand_of_who_faces_a_bet() -> None:
    followed = live()
    waits = entered(followed, ClockCalled(ClockCall(), 0))
    assert waits.pending.clock is None
    entered(followed, ClockCalled(ClockCall(reasonable=True, approved=True), 0))
    again = ClockCalled(ClockCall(reasonable=True), 1)
    assert refused(followed, again).code == "clock-runs-already"
    assert followed.pending.clock_on == 3
    line = entered(followed, TimeOver(60_001))
    assert line.done == (HeldTo(3, Fold()),)
    assert followed.pending.clock is None
    entered(followed, ClockCalled(ClockCall(reasonable=True, approved=True), 0))
    entered(followed, Acts(4, Call()))
    assert followed.pending.clock is None
    assert refused(followed, TimeOver(60_001)).code == "no-clock-runs"


def test_conduct_is_ruled_and_the_floor_gives_the_penalty() -> None:
    followed = live()
    line = entered(followed, Misconduct(4, Incident(offence="abuse")))
    assert not line.for_the_floor
    entered(followed, Acts(3, Call()))
    given = entered(followed, Chosen(line.n, 1))
    assert given.penalty is not None
    assert given.penalty.code == "hands"
    entered(followed, Misconduct(9, Incident(offence="abuse")))  # he waits for the next hand
    nobody = refused(followed, Misconduct(11, Incident(offence="abuse")))
    assert (nobody.code, nobody.parameters["came"]) == ("fact-out-of-range", 11)


def test_a_ruling_of_the_showdown_does_what_it_says() -> None:
    followed = live((1000, 1000))
    entered(followed, Acts(2, Call()), Acts(1, Check()), BoardTurned(("As", "Kd", "2c")))
    for card in ("7h", "9h"):
        entered(followed, Acts(1, Check()), Acts(2, Check()), BoardTurned((card,)))
    entered(followed, Acts(1, RaiseTo(100)), Acts(2, Call()))
    shown = HandShown(seat=1, face_up=1, identified=False, clearly_shown=False)
    line = entered(followed, happened(shown))
    assert isinstance(line.ruling, Ruling)
    if line.for_the_floor:
        codes = [choice.code for choice in line.ruling.choices]
        line = entered(followed, Chosen(line.n, codes.index("hand-dead")))
    assert line.done == (KillHand(1),)
    assert followed.hand.over
    assert followed.hand.stacks == {1: 800, 2: 1200}


def test_facts_that_contradict_are_answered_and_change_nothing() -> None:
    followed = live()
    for entry in (
        AllDealt(),
        HandDealt(3, ("As", "Kd")),
        BoardTurned(("As", "Kd", "2c")),
        Plays(9, (Said("call"),)),
        Plays(3, (Push({1000: 11}),)),
        Acts(3, RaiseTo(50_000)),
        Acts(3, Check()),
        Acts(5, RaiseTo(50_000)),
        Acts(9, Fold()),
        Acts(3, Show()),
        TimeOver(5),
        SkippedSpoke(False),
        Happened("no-such-thing"),
        Happened("hand-shown", {"seat": 3}),
        Happened("hand-shown", {"seat": 3, "face_up": 9}),
        ChipsFound(how="view", chips=100),
        ChipsFound(how="view", chips=0, seat=3, counted=True),
        CountAsked(9),
        StackTold(3, 10_000),
        StackTold(9, 10_000),
        Instructed(),
        Chosen(1, 0),
        Chosen(77, 0),
        Overruled(77, (), "why not"),
        Overruled(1, (), ""),
        ByFloor((KillHand(9),), "he left"),
        ByFloor((KillHand(3), KillHand(3)), "he left"),
        ByFloor((KillHand(3),), " "),
    ):
        refused(followed, entry)


@pytest.mark.feature("undo")
def test_an_undone_entry_leaves_the_hand_as_it_was_and_stays_in_the_record() -> None:
    followed = live()
    entered(followed, Acts(3, Call()))
    before = followed.hand.events, followed.hand.options, followed.pending
    entered(followed, Acts(1, RaiseTo(500)))
    entered(followed, Undone("it was seat 4"))
    assert (followed.hand.events, followed.hand.options, followed.pending) == before
    assert [type(line.entry) for line in followed.lines] == [AllDealt, Acts, Acts, Undone]
    assert [line.n for line in followed.standing] == [1, 2]
    entered(followed, Undone(), Undone())
    assert followed.hand.awaits == "hole-cards"
    assert refused(followed, Undone()).code == "no-entry-to-undo"


def test_an_overruling_replaces_what_the_last_entry_did_and_both_stay() -> None:
    followed = live()
    line = entered(followed, Plays(3, (Push({1000: 1}),)))
    over = entered(followed, Overruled(line.n, (HeldTo(3, RaiseTo(1000)),), "he said it clearly"))
    assert followed.hand.price == 1000
    assert len(followed.lines) == 3
    assert restored(followed).hand.events == followed.hand.events
    entered(followed, Undone())
    assert followed.hand.price == 100
    assert over.done == (HeldTo(3, RaiseTo(1000)),)


def test_an_overruling_of_an_earlier_entry_comes_on_top() -> None:
    followed = live()
    line = entered(followed, Acts(3, RaiseTo(400)))
    entered(followed, Acts(4, Call()))
    entered(followed, Overruled(line.n, (KillHand(3),), "he had no cards"))
    assert followed.view().seats[2].status == "folded"
    assert followed.view().seats[3].bet == 400


def test_what_would_come_of_an_entry_can_be_seen_before_it_is_made() -> None:
    followed = live()
    line = followed.judged(Plays(3, (Push({1000: 1}),)))
    assert isinstance(line, Line)
    assert line.done == (HeldTo(3, Call()),)
    assert len(followed.lines) == 1
    assert followed.view().to_act == 3


def test_the_record_makes_the_same_hand_again() -> None:
    followed = live()
    entered(
        followed,
        Acts(5, RaiseTo(400)),
        ClockCalled(ClockCall(reasonable=True, approved=True), 0),
        Plays(3, (Said("call"),)),
        Misconduct(4, Incident(offence="abuse")),
        ByFloor((HeldTo(1, Fold()), KillHand(2)), "both left the table"),
        StackTold(4, 5_000),
    )
    again = restored(followed)
    assert again.hand.events == followed.hand.events
    assert again.hand.options == followed.hand.options
    assert again.pending == followed.pending
    assert again.lines == followed.lines


def test_what_incidents_take_is_told_by_their_facts() -> None:
    entry = happened(HandShown(seat=3, face_up=2))
    assert entry == Happened("hand-shown", entry.facts)
    with pytest.raises(BadFacts, match="ClockCall"):
        happened(ClockCall())


def test_who_acts_out_of_turn_again_is_told_apart() -> None:
    """By the house's rules only a repeated act out of turn costs."""
    followed = live(edition="modern+out_of_turn.penalty=repeated")
    first = entered(followed, Acts(5, RaiseTo(400)))
    assert not first.penalty_allowed
    entered(followed, Acts(3, Call()), Acts(4, Call()), Acts(1, Call()), Acts(2, Call()))
    entered(followed, Acts(3, Call()), Acts(4, Call()), BoardTurned(("As", "Kd", "2c")))
    assert followed.pending.repeated == (5,)
    assert entered(followed, Acts(5, RaiseTo(400))).penalty_allowed
    assert restored(followed).pending == followed.pending


def test_a_line_is_told_in_words() -> None:
    followed = live()
    entered(followed, Acts(3, RaiseTo(800)))
    line = entered(followed, Plays(4, (Push({100: 2}),)))
    assert line_in_words("en", line)[-1] == "200 is less than the call of 800: the floor decides."
    chosen = entered(followed, Chosen(line.n, 0))
    assert chosen.chosen is not None
    assert line_in_words("en", chosen) == ("full call of 800", "Seat 4 is held to a call.")


def test_an_open_ruling_stays_open_whatever_else_is_entered() -> None:
    """Something else is noted before the floor decides on the skipped hand."""
    followed = live()
    entered(followed, Acts(4, RaiseTo(400)), Acts(5, Call()))
    line = entered(followed, SkippedSpoke(False, had_time=True))
    entered(followed, Misconduct(4, Incident(offence="abuse")), CountAsked(1))
    assert followed.pending.open == (line.n,)
    entered(followed, Overruled(line.n, (), "he could not be heard"))
    entered(followed, Acts(3, Fold()))
    assert followed.pending.turn is None
