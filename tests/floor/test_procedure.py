"""How a table is run: the start of a hand, dealers, decks, bets and chips before the players."""

from typing import Any

import pytest
from of_2024 import OTHERS
from rulings import book, code, rules_of

from ruleone.dealing.events import BettingKind
from ruleone.floor import AtTable, BadFacts
from ruleone.floor.penalties import Incident, OffenceCode, Record, infraction
from ruleone.floor.procedure import (
    Began,
    BetsTouched,
    ColorUp,
    DealerPush,
    DeckChange,
    LevelEnds,
    LevelOver,
    WrongLevel,
    bets_touched,
    color_up,
    dealer_push,
    deck_change,
    level_of_hand,
    wrong_level,
)
from ruleone.floor.procedure.deck_change import Moment
from ruleone.floor.rulings import Undecided
from ruleone.floor.situations import ruled
from ruleone.rulebook import rules
from ruleone.tournament import Level, Structure
from ruleone.tournament.levels import push_now
from ruleone.tournament.state.clock import LevelClock

RIFFLE = Began("first-riffle", 58_000)
ZERO = LevelOver(60_000, announced_ms=60_000)
_TWO: tuple[BettingKind, ...] = ("call", "raise")


@pytest.mark.rule("house-21.3", "tda2011-20.2", "house-21.2", "tda2011-20.1")
@pytest.mark.rows(
    ("name", "started", "next_hand"),
    [("house", "house-21.3", "house-21.2"), ("tda2011", "tda2011-20.2", "tda2011-20.1")],
)
def test_a_hand_that_began_before_zero_is_played_at_its_level(
    name: str, started: str, next_hand: str
) -> None:
    before = level_of_hand(book(name), LevelEnds(began=(RIFFLE,), level=ZERO))
    assert (code(before), rules_of(before)[1:]) == ("old-level", [started, next_hand])
    after = level_of_hand(book(name), LevelEnds(began=(Began("first-riffle", 60_000),), level=ZERO))
    assert (code(after), len(rules_of(after))) == ("new-level", 1)
    unshuffled = book(name, hand__start_events=["dealer-push"])
    assert code(level_of_hand(unshuffled, LevelEnds(began=(RIFFLE,), level=ZERO))) == "new-level"
    pushed = level_of_hand(book(name), LevelEnds(began=(Began("dealer-push", 1),), level=ZERO))
    assert code(pushed) == ("old-level" if name == "house" else "new-level")


@pytest.mark.rule("house-21.1", "tda2011-20.1")
def test_a_level_is_over_when_it_is_announced() -> None:
    late = LevelOver(50_000, announced_ms=60_000)
    for name, rule in (("house", "house-21.1"), ("tda2011", "tda2011-20.1")):
        ruling = level_of_hand(book(name), LevelEnds(began=(RIFFLE,), level=late))
        assert (code(ruling), rules_of(ruling)[0]) == ("old-level", rule)
        by_clock = book(name, levels__trigger="clock-zero")
        assert code(level_of_hand(by_clock, LevelEnds(began=(RIFFLE,), level=late))) == "new-level"
        unsaid = level_of_hand(book(name), LevelEnds(began=(), level=LevelOver(50_000)))
        assert (code(unsaid), rules_of(unsaid)) == ("old-level", [rule])


@pytest.mark.rule("tda2024-23.1")
def test_a_level_begins_with_its_sound_or_its_announcement() -> None:
    first_of = book("modern")
    riffle = (Began("first-riffle", 6_000),)
    rows = [
        (LevelOver(0, announced_ms=25_000, sounded_ms=0), "new-level"),
        (LevelOver(0, announced_ms=5_000, sounded_ms=25_000), "new-level"),
        (LevelOver(0, announced_ms=20_000), "old-level"),
        (LevelOver(0), "old-level"),
    ]
    for level, expected in rows:
        ruling = level_of_hand(first_of, LevelEnds(began=riffle, level=level))
        assert (code(ruling), rules_of(ruling)[0]) == (expected, "tda2024-23.1")


@pytest.mark.rule("tda2024-23.5", "tda2024-23.3")
def test_a_level_that_changes_during_a_dealer_push_leaves_one_hand_at_the_old_one() -> None:
    """The push at 22:14:58, the sound at 22:15:00, the riffle at 22:15:20."""
    ends = LevelEnds(
        began=(Began("dealer-push", 58_000), Began("first-riffle", 80_000)),
        level=LevelOver(60_000, announced_ms=60_000, sounded_ms=60_000),
    )
    pushed = level_of_hand(book("tda2024"), ends)
    expected = ["tda2024-23.1", "tda2024-23.3", "tda2024-23.5", "tda2024-23.2"]
    assert (code(pushed), rules_of(pushed)) == ("old-level", expected)
    house = level_of_hand(book("house"), ends)
    assert rules_of(house) == ["house-21.1", "house-21.3", "house-21.2"]
    riffled = LevelEnds(began=(Began("first-riffle", 58_000),), level=ends.level)
    assert "tda2024-23.5" not in rules_of(level_of_hand(book("tda2024"), riffled))


@pytest.mark.rule("tda2024-23.4", "tda2024-36A")
def test_a_hand_begun_at_the_old_level_is_corrected_until_substantial_action() -> None:
    """How it is corrected the rule does not say: that is ours."""
    early = wrong_level(book("tda2024"), WrongLevel(acts=("call",)))
    assert (code(early), early.to_do) == ("new-level", (AtTable("make-up-level"),))
    assert [reason.citation.basis for reason in early.reasons] == ["ours"]
    late = wrong_level(book("tda2024"), WrongLevel(acts=_TWO))
    assert (code(late), rules_of(late)) == ("old-level", ["tda2024-36A", "tda2024-23.4"])
    assert late.to_do == ()
    told = ((WrongLevel(acts=("call",)), "new-level"), (WrongLevel(acts=_TWO), "old-level"))
    for name in OTHERS:
        for level, proposed in told:
            ruling = wrong_level(book(name), level)
            assert ruling.proposed is not None
            assert (ruling.verdict, ruling.proposed.code) == ("floor", proposed), name
    open_still = ruled(book("tda2024"), "nlhe", "wrong-level", {})
    assert isinstance(open_still, Undecided)
    assert open_still.asks == (("acts",),)


def test_whether_the_clock_sounded_is_asked_where_it_decides() -> None:
    facts = {"began": [{"what": "first-riffle", "at_ms": 6_000}], "level": {"zero_ms": 0}}
    first_of = book("modern")
    open_still = ruled(first_of, "nlhe", "level-of-hand", facts)
    assert isinstance(open_still, Undecided)
    assert open_still.asks == (("level", "sounded_ms"),)
    assert not isinstance(ruled(book("house"), "nlhe", "level-of-hand", facts), Undecided)


@pytest.mark.rule("house-RP-7", "tda2019-RP-7")
@pytest.mark.rows(("name", "rule"), [("house", "house-RP-7"), ("tda2019", "tda2019-RP-7")])
@pytest.mark.rows(
    ("left_s", "goes"), [(95, True), (90.001, True), (90, False), (30, False), (0, False)]
)
def test_dealers_are_not_changed_shortly_before_a_level_of_the_event(
    name: str, rule: str, left_s: float, goes: bool
) -> None:
    clock = LevelClock(Structure((Level(25, 50), Level(50, 100)), level_ms=600_000))
    clock.level, clock.anchor_ms = 1, 0
    reading = clock.reading(600_000 - int(left_s * 1000), 0)
    ruling = push_now(book(name), reading)
    assert (code(ruling), rules_of(ruling)) == ("allowed" if goes else "refused", [rule])
    shorter = book(name, dealer_push__hold_seconds=29)
    assert code(push_now(shorter, reading)) == ("refused" if left_s < 30 else "allowed")


def test_without_a_level_to_come_nothing_holds_the_dealers() -> None:
    clock = LevelClock(Structure((Level(25, 50),), level_ms=600_000))
    assert code(push_now(book("house"), clock.reading(0, 0))) == "allowed"
    clock.level = 1
    assert code(push_now(book("house"), clock.reading(599_999, 0))) == "allowed"
    with pytest.raises(
        BadFacts, match=r"not valid for the time left in the level\. Enter 0 or more"
    ):
        dealer_push(book("house"), DealerPush(left_ms=-1))


@pytest.mark.rule("house-24.1", "house-24.2", "tda2011-23")
@pytest.mark.rows(
    ("name", "changes", "asks"),
    [("house", "house-24.1", "house-24.2"), ("tda2011", "tda2011-23", "tda2011-23")],
)
def test_players_get_no_other_deck_for_the_asking(name: str, changes: str, asks: str) -> None:
    moments: tuple[Moment, ...] = ("dealer-push", "level-change", "house")
    for moment in moments:
        ruling = deck_change(book(name), DeckChange(moment=moment))
        assert (code(ruling), rules_of(ruling)) == ("allowed", [changes])
    asked = deck_change(book(name), DeckChange(moment="player"))
    assert (code(asked), rules_of(asked)) == ("refused", [asks])


def test_the_moments_for_another_deck_are_those_of_the_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rule = rules()["house-24.1"]
    monkeypatch.setitem(rule.parameters, "when", ["level-change"])
    monkeypatch.setitem(rules()["house-24.2"].parameters, "player_request", True)
    came = {
        one: code(deck_change(book("house"), DeckChange(moment=one)))
        for one in ("dealer-push", "player")
    }
    assert came == {"dealer-push": "refused", "player": "allowed"}


@pytest.mark.rule("house-RP-2.3", "tda2019-RP-2.2")
@pytest.mark.rows(("name", "rule"), [("house", "house-RP-2.3"), ("tda2019", "tda2019-RP-2.2")])
def test_who_faces_action_may_have_the_bets_brought_in(name: str, rule: str) -> None:
    his = bets_touched(book(name), BetsTouched(to="bring-in", to_act=2, asked_by=2))
    assert (code(his), rules_of(his)) == ("allowed", [rule])
    assert his.to_do == (AtTable("bring-in-bets"),)
    other = bets_touched(book(name), BetsTouched(to="bring-in", to_act=2, asked_by=1))
    assert (code(other), rules_of(other)) == ("refused", [rule])


@pytest.mark.rule("house-RP-2.1", "tda2019-RP-2.1")
@pytest.mark.rows(("name", "rule"), [("house", "house-RP-2.1"), ("tda2019", "tda2019-RP-2.1")])
def test_bets_are_not_brought_in_as_a_routine(name: str, rule: str) -> None:
    pulled = BetsTouched(to="bring-in", to_act=1, pulled={1: 3000, 2: 3000, 3: 3000})
    ruling = bets_touched(book(name), pulled)
    assert (code(ruling), rules_of(ruling)) == ("refused", [rule])
    assert ruling.to_do == tuple(AtTable("put-back", (seat,), 3000) for seat in (1, 2, 3))


@pytest.mark.rule("house-RP-2.2", "tda2019-RP-2.3")
def test_when_a_dealer_touches_a_bet() -> None:
    for name, rule, freely in (
        ("house", "house-RP-2.2", False),
        ("tda2019", "tda2019-RP-2.3", True),
    ):
        count = bets_touched(book(name), BetsTouched(to="count", to_act=1))
        assert (code(count), rules_of(count)) == ("allowed", [rule])
        tidy = BetsTouched(to="other", to_act=1)
        assert code(bets_touched(book(name), tidy)) == ("allowed" if freely else "refused")
        assert rules_of(bets_touched(book(name), tidy)) == [rule]
        turned = "count-only" if freely else "free-unless-routine"
        other = book(name, dealer__touch_bets=turned)
        assert code(bets_touched(other, tidy)) == ("refused" if freely else "allowed")


@pytest.mark.rows(
    ("facts", "told"),
    [
        (
            {"to": "bring-in", "pulled": {1: 0}},
            "not valid for the chips pulled in. Enter a number from 1 to",
        ),
        ({"to": "count", "pulled": {1: 5}}, "stay where they are"),
    ],
)
def test_pulled_chips_that_cannot_be_are_refused(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(BadFacts, match=told):
        BetsTouched(to_act=1, **facts)


@pytest.mark.rule("house-23B.1", "house-23B.2", "tda2011-22.3", "tda2019-RP-12.3")
@pytest.mark.rule("tda2024-25B.1", "tda2024-25B.2", "tda2024-RP-12.3")
@pytest.mark.rows(
    ("name", "decides", "announces", "helps"),
    [
        ("house", "house-23B.1", "house-23B.2", "tda2019-RP-12.3"),
        ("tda2011", "tda2011-22.3", "tda2011-22.3", "tda2019-RP-12.3"),
        ("tda2024", "tda2024-25B.1", "tda2024-25B.2", "tda2024-RP-12.3"),
    ],
)
def test_the_director_may_color_up_and_announces_it(
    name: str, decides: str, announces: str, helps: str
) -> None:
    idle = color_up(book(name), ColorUp(chip=25, needed=100))
    assert (code(idle), rules_of(idle)) == (
        "(color-up)",
        [decides, announces, helps],
    )
    assert idle.choices[0].remedies == (AtTable("announce-color-up", amount=25),)
    needed = color_up(book(name), ColorUp(chip=100, needed=100))
    assert (code(needed), rules_of(needed)[:2]) == ("(let-be)", [decides, announces])
    with pytest.raises(BadFacts, match=r"not valid for the denomination\. Enter a number from 1"):
        color_up(book(name), ColorUp(chip=0, needed=100))


@pytest.mark.rule("house-23A.1", "house-23A.3", "house-22B", "tda2011-22.1", "tda2011-22.2")
@pytest.mark.rule("tda2024-25A.1", "tda2024-25A.3", "tda2024-24B")
@pytest.mark.rows(
    ("offence", "house", "tda2011", "tda2024"),
    [
        ("uncountable-chips", "house-23A.1", "tda2011-22.1", "tda2024-25A.1"),
        ("hid-high-chips", "house-23A.3", "tda2011-22.2", "tda2024-25A.3"),
        ("hid-chips-in-race", "house-22B", "house-22B", "tda2024-24B"),
    ],
)
def test_chips_are_kept_in_view_and_in_stacks(
    offence: OffenceCode, house: str, tda2011: str, tda2024: str
) -> None:
    for name, rule, duties in (
        ("house", house, "house-2"),
        ("tda2011", tda2011, "house-2"),
        ("tda2024", tda2024, "tda2024-2"),
    ):
        ruling = infraction(book(name), Incident(offence=offence))
        assert ruling.liability == "noted"
        assert [one.citation.rule for one in ruling.reasons][:2] == [rule, duties]


@pytest.mark.rule("house-51.3")
def test_repeated_ambiguity_may_be_penalised() -> None:
    once = infraction(book("house"), Incident(offence="ambiguous"))
    assert once.liability == "noted"
    again = infraction(book("house"), Incident(offence="ambiguous", record=Record(noted=1)))
    assert again.liability == "may"
    assert again.proposed is not None
    assert again.reasons[0].citation.rule == "house-51.3"
    strict = infraction(
        book("house", penalties__ladder=["rounds"]),
        Incident(offence="ambiguous", record=Record(noted=1)),
    )
    assert strict.proposed is not None
    assert strict.proposed.code == "rounds"
