"""What every hand of 13-card poker has to keep: money, secrets, replay, refusals, words."""

import copy
import pickle
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from thirteen import dealt, played, rows, set_all

from ruleone.bots.thirteen import arrange
from ruleone.cards import FULL_DECK, UNKNOWN_TEXT, Card
from ruleone.chinese import (
    Arrange,
    Arrangement,
    BadHand,
    Event,
    MoneyLost,
    ThirteenHand,
    arrange_automatically,
)
from ruleone.chinese.events import (
    Arranged,
    CardsDealt,
    PairSettled,
    RakeTaken,
    Surrendered,
    ThirteenEnded,
    ThirteenStarted,
)
from ruleone.chinese.scoring import PointLine
from ruleone.chinese.views import ThirteenLine
from ruleone.room.core.settings import Settings
from ruleone.room.table.clocks import Presence
from ruleone.room.table.games import ThirteenPlay
from ruleone.rulebook import Refusal
from ruleone.words import LANGUAGES, Parameter, name_hand, say

EVENTS = tuple[Event, ...]
OVERLAYS = (
    "chinese",
    "chinese+chinese.short_money=none",
    "chinese+chinese.winning_cap=none",
    "chinese+chinese.rake_base=gross-win,chinese.rake_percent=33",
    "chinese+chinese.suit_tiebreak=none,chinese.foul_vs_foul=compare",
    "chinese+chinese.suit_tiebreak=explicit-only,chinese.tournament_surrender=pay-foul",
    "chinese+chinese.natural_subtract_lower=true,chinese.natural_tie=same-points",
    "chinese+chinese.tournament_surrender=auto-arrange,chinese.auto_declare_natural=true",
    "chinese+chinese.bonus_replaces_row_point=false,chinese.foul_bonus_mode=replace",
)


@st.composite
def tables(draw: st.DrawFn) -> ThirteenHand:
    """A hand that has been dealt, with whatever facts and options."""
    players = draw(st.integers(2, 4))
    seats = draw(st.lists(st.integers(1, 9), min_size=players, max_size=players, unique=True))
    stacks = draw(st.lists(st.integers(1, 4_000), min_size=players, max_size=players))
    deck = list(FULL_DECK)
    Random(draw(st.integers(0, 2**32))).shuffle(deck)
    return ThirteenHand(
        draw(st.sampled_from(OVERLAYS)),
        dict(zip(seats, stacks, strict=True)),
        draw(st.integers(1, 9)),
        draw(st.sampled_from([1, 75, 500])),
        deck,
        bonus=draw(st.booleans()),
        tournament=draw(st.booleans()),
    )


def steps(hand: ThirteenHand, chance: Random) -> Iterator[object]:
    """Everybody sets his cards, well, anyhow, or not at all, and now and then wrongly; yields each
    answer."""
    yield None
    while hand.options is not None:
        seat = chance.choice(hand.options.seats)
        cards = list(hand.holds(seat))
        way = chance.randrange(6)
        if way == 0:
            yield hand.time_out(seat)
            continue
        arrangement = arrange_automatically(cards)
        if way == 1:
            chance.shuffle(cards)
            arrangement = Arrangement(tuple(cards[:3]), tuple(cards[3:8]), tuple(cards[8:]))
        if way == 2:
            yield hand.act(chance.randrange(1, 10), Arrange.of(arrangement))
        yield hand.act(seat, Arrange.of(arrangement, declare=way == 3))


def views(hand: ThirteenHand) -> list[bytes]:
    return [msgspec.json.encode(hand.view(seat)) for seat in (None, *hand.stacks)]


@given(tables(), st.randoms(use_true_random=False))
def test_money_is_never_made_or_lost(hand: ThirteenHand, chance: Random) -> None:
    money = sum(hand.stacks.values())
    for _ in steps(hand, chance):
        assert hand.chips == sum(hand.stacks.values()) + hand.raked == money
        assert min(hand.stacks.values()) >= 0
    assert hand.over
    for moment in ThirteenHand.moments(hand.events):
        assert moment.chips == sum(moment.stacks.values()) + moment.raked == money
        assert min(moment.stacks.values()) >= 0
    first, last = hand.events[0], hand.events[-1]
    assert isinstance(first, ThirteenStarted)
    assert isinstance(last, ThirteenEnded)
    assert dict(zip(first.seats, last.stacks, strict=True)) == hand.stacks
    if first.tournament:
        assert hand.raked == 0
    elif first.edition == "chinese":
        assert all(abs(seat.net) <= seat.start for seat in hand.view().seats)


@given(tables(), st.randoms(use_true_random=False))
def test_events_make_the_same_hand_again_to_the_byte(hand: ThirteenHand, chance: Random) -> None:
    for _ in steps(hand, chance):
        packed = msgspec.msgpack.encode(hand.events)
        again = ThirteenHand.replay(msgspec.msgpack.decode(packed, type=EVENTS))
        assert views(again) == views(hand)
        assert again.options == hand.options
        assert msgspec.msgpack.encode(again.events) == packed


@given(tables(), st.randoms(use_true_random=False), st.data())
def test_a_hand_broken_off_anywhere_goes_on_to_the_same_end(
    hand: ThirteenHand, chance: Random, data: st.DataObject
) -> None:
    for _ in steps(hand, chance):
        pass
    decided = [at for at, one in enumerate(hand.events) if isinstance(one, Arranged | Surrendered)]
    cut = data.draw(st.integers(decided[-1] + 1, len(hand.events)))
    assert ThirteenHand.replay(hand.events[:cut]).events == hand.events


@given(tables(), st.randoms(use_true_random=False))
def test_a_refusal_changes_nothing(hand: ThirteenHand, chance: Random) -> None:
    before, seen = hand.events, views(hand)
    for answer in steps(hand, chance):
        if isinstance(answer, Refusal):
            assert (hand.events, views(hand)) == (before, seen)
        before, seen = hand.events, views(hand)


@given(tables(), st.randoms(use_true_random=False), st.permutations(range(52)))
def test_who_may_not_see_cards_cannot_tell_them_from_others(
    hand: ThirteenHand, chance: Random, other: list[int]
) -> None:
    """The same hand with every card that a viewer may not see exchanged sends him the same bytes,
    whatever the others have set and declared."""
    for _ in steps(hand, chance):
        if hand.over:
            break
        for viewer in (None, *hand.stacks):
            own = set(hand.holds(viewer)) if viewer is not None else set()
            turned = ThirteenHand.replay(exchanged(hand.events, own, other))
            assert msgspec.json.encode(turned.view(viewer)) == msgspec.json.encode(
                hand.view(viewer)
            )


@given(tables(), st.randoms(use_true_random=False), st.permutations(range(52)))
def test_the_cards_of_a_surrendered_hand_stay_hidden_when_all_is_over(
    hand: ThirteenHand, chance: Random, other: list[int]
) -> None:
    """Exchanged with cards that nobody was dealt, they change no byte that anybody else gets."""
    for _ in steps(hand, chance):
        pass
    for gone in [event.seat for event in hand.events if isinstance(event, Surrendered)]:
        dealt = {card for seat in hand.stacks for card in hand.holds(seat)}
        free = sorted({*FULL_DECK} - dealt | set(hand.holds(gone)), key=other.index)[:13]
        events = tuple(
            msgspec.structs.replace(
                event,
                cards=tuple(
                    tuple(free) if seat == gone else cards
                    for seat, cards in zip(event.seats, event.cards, strict=True)
                ),
            )
            if isinstance(event, CardsDealt)
            else event
            for event in hand.events
        )
        turned = ThirteenHand.replay(events)
        assert turned.holds(gone) == tuple(free)
        for viewer in (None, *(seat for seat in hand.stacks if seat != gone)):
            assert msgspec.json.encode(turned.view(viewer)) == msgspec.json.encode(
                hand.view(viewer)
            )


def exchanged(events: EVENTS, own: set[Card], other: list[int]) -> EVENTS:
    """The events with all cards but one's own dealt otherwise, and others' declarations turned."""
    free = [card for card in FULL_DECK if card not in own]
    onto = iter([card for card in other if card not in own])
    turned = {card: card for card in own} | {card: next(onto) for card in free}

    def exchange(value: object) -> object:
        if isinstance(value, tuple):
            return tuple(map(exchange, value))
        return turned[value] if isinstance(value, int) else value

    made: list[Event] = []
    for event in events:
        if isinstance(event, Arranged):
            mine = set(event.arrangement.cards) == own
            rows_ = [tuple(turned[card] for card in row) for row in event.arrangement]
            event = msgspec.structs.replace(
                event,
                arrangement=Arrangement(*rows_),
                declared=event.declared if mine else not event.declared,
            )
        elif hasattr(event, "cards"):
            event = msgspec.structs.replace(event, cards=exchange(event.cards))
        made.append(event)
    return tuple(made)


@given(tables(), st.randoms(use_true_random=False))
def test_nobody_sees_anothers_cards_before_all_have_set_theirs(
    hand: ThirteenHand, chance: Random
) -> None:
    for _ in steps(hand, chance):
        for viewer in (None, *hand.stacks):
            view = hand.view(viewer)
            assert (view.options is not None) is (viewer in view.to_arrange)
            for seat in view.seats:
                known = seat.seat == viewer or (hand.over and seat.status != "surrendered")
                assert (seat.cards == (UNKNOWN_TEXT,) * 13) is not known
                if not known:
                    assert (seat.rows, seat.declared, seat.natural) == ((), False, "")


@given(tables(), st.randoms(use_true_random=False))
def test_a_pair_is_explained_by_its_lines(hand: ThirteenHand, chance: Random) -> None:
    for _ in steps(hand, chance):
        pass
    net = dict.fromkeys(hand.stacks, 0)
    for pair in hand.events:
        if isinstance(pair, PairSettled):
            given_ = [line.points if line.seat == pair.a else -line.points for line in pair.lines]
            assert sum(given_) == pair.points
            assert abs(pair.paid) <= abs(pair.due)
            assert (pair.cut == "none") is (pair.paid == pair.due)
            net[pair.a] += pair.paid
            net[pair.b] -= pair.paid
    assert {seat.seat: seat.net for seat in hand.view().seats} == net
    assert len(hand.view().pairs) == len(net) * (len(net) - 1) // 2


def said(language: str, line: ThirteenLine) -> str:
    assert language in LANGUAGES
    about: dict[str, Parameter] = {}
    if line.seat is not None:
        about["player"] = "Ann"
    if line.other is not None:
        about["opponent"] = "Bo"
    spoken = say("en" if language == "en" else "zh", f"log-{line.code}", **about, **line.parameters)
    assert spoken
    assert "[" not in spoken
    assert "{" not in spoken
    return spoken


@given(tables(), st.randoms(use_true_random=False))
def test_all_that_happens_has_words_and_every_payment_a_rule(
    hand: ThirteenHand, chance: Random
) -> None:
    for answer in steps(hand, chance):
        if isinstance(answer, Refusal):
            for language in LANGUAGES:
                assert say(language, f"refusal-{answer.code}", **answer.parameters)
    view = hand.view()
    for pair in view.pairs:
        assert pair.lines
        assert all(line.citation is not None for line in pair.lines)
    for language in LANGUAGES:
        for line in (*view.log, *(line for pair in view.pairs for line in pair.lines)):
            said(language, line)
        for row in (row for seat in view.seats for row in seat.rows):
            assert name_hand(language, row.hand.category, row.hand.ranks, kicker=True)


def test_a_payment_is_told_in_both_languages() -> None:
    hands = {
        1: rows("Qs Qd 5c / 9c Ts Jd Qh Kc / 8s 8h 8d 8c 2s"),
        2: rows("Jc Jh 4d / As Ad 3s 3d 6h / 2h 5h 7h 9h Th"),
    }
    deck = [card for turn in range(13) for card in (hands[1].cards[turn], hands[2].cards[turn])]
    deck += [card for card in FULL_DECK if card not in deck]
    hand = ThirteenHand(seats={1: 100_000, 2: 700}, button=2, deck=deck)
    set_all(hand, hands)
    assert [said("en", line) for line in hand.view().pairs[0].lines] == [
        "Ann wins the front row from Bo with a pair of queens: one point.",
        "Ann wins the middle row from Bo with a straight, king high: one point.",
        "Ann wins a bonus from Bo in the bottom row with four eights: 4 points.",
        "Bo pays Ann 600.",
    ]
    assert [said("zh", line) for line in hand.view().pairs[0].lines] == [
        "Ann 以一对 Q 赢下 Bo 的前墩：1 分。",
        "Ann 以 K 大的顺子赢下 Bo 的中墩：1 分。",
        "Ann 以四条 8 在底墩向 Bo 赢得奖励：4 分。",
        "Bo 付给 Ann 600。",
    ]


def test_only_the_start_of_a_hand_begins_one() -> None:
    with pytest.raises(BadHand, match="expected the start of a hand first, got ThirteenEnded"):
        ThirteenHand.replay([ThirteenEnded((1, 2))])
    with pytest.raises(BadHand, match="got no event"):
        ThirteenHand.replay([])


def test_an_event_that_makes_money_is_no_event() -> None:
    hand = ThirteenHand(seats={1: 5, 2: 5}, deck=FULL_DECK)
    with pytest.raises(MoneyLost, match="expected 0 to be paid"):
        ThirteenHand.replay([*hand.events, PairSettled(2, 1, (), 0, 0, 6)])
    line = PointLine("majority", 2, 1, 1)
    with pytest.raises(MoneyLost, match="to go round"):
        ThirteenHand.replay([*hand.events, PairSettled(2, 1, (line,), 1, 100, 100)])
    with pytest.raises(ValueError, match="expected the start of a hand as its first event alone"):
        ThirteenHand.replay([*hand.events, hand.events[0]])


@pytest.mark.rule("chinese-compare-3", "chinese-rake")
def test_a_replay_does_not_believe_what_a_hand_is_said_to_come_to() -> None:
    hand = played(
        "Kd 2c 2h / 8d 8h 9c 4d 3h / 7d 7h Qh Qd 5h", "Kc 9d 4c / 9h 9s 5c 2s 6h / Td Th 6d 6c Jc"
    )
    *before, pair, rake, end = hand.events
    assert isinstance(pair, PairSettled)
    assert isinstance(rake, RakeTaken)
    assert isinstance(end, ThirteenEnded)
    assert ThirteenHand.replay(hand.events).stacks == hand.stacks
    other = tuple(reversed(end.stacks))
    lies: list[list[Event]] = [
        [pair, rake, replace(end, stacks=other)],
        [replace(pair, paid=7 * pair.paid), rake, end],
        [replace(pair, paid=0), rake, end],
        [replace(pair, paid=-pair.paid, cut="payer-short"), rake, end],
        [replace(pair, points=pair.points + 1), rake, end],
        [replace(pair, due=pair.due + 1), rake, end],
        [pair, replace(rake, amount=rake.won + 1), end],
        [pair, replace(rake, amount=-1), end],
    ]
    for told in lies:
        with pytest.raises(MoneyLost, match="expected"):
            ThirteenHand.replay([*before, *told])


@pytest.mark.rule("chinese-hand-3", "chinese-natural-9", "chinese-disconnect-1")
def test_a_hand_goes_by_the_rules_that_it_was_dealt_under() -> None:
    """The edition of that name says otherwise by now."""
    strong = "Ah 2h 3h / 8s 7s 6s 5s 4s / Kh Qh Jh Th 9h"
    equal = "7d 5c 2c / Ac Kd 9c 8c 6c / Ad Kc 9d 8d 6d"
    now = dealt({1: rows(strong), 2: rows(equal)})
    first, cards = now.events
    assert isinstance(first, ThirteenStarted)
    naturals = tuple((name, 40) if name == "dragon" else (name, points) for name, points in
                     first.rules.naturals)  # fmt: skip
    old = replace(first.rules, equal_rows_legal=True, naturals=naturals, reconnect_s=5)
    then = ThirteenHand.replay([replace(first, rules=old), cards])
    for hand, wrong, declares in ((now, 1, False), (then, 0, True)):
        stand = hand.check(2, Arrange.of(rows(equal)))
        assert not isinstance(stand, Refusal)
        assert len(stand.wrong) == wrong
        suggested = hand.suggest(1)
        assert not isinstance(suggested, Refusal)
        assert suggested.declare is declares
        assert arrange(hand.view(1), hand.rules).declare is declares
    play = ThirteenPlay(then)
    presence = Presence(0)
    turn = play.clock(1, 1_000, presence, now.edition, Settings())
    assert turn.due_ms == 6_000
    (set_, *_) = play.act_for_house(1, "rock", b"")
    assert isinstance(set_, Arranged)
    assert set_.declared


def test_a_copied_hand_stands_as_it_stood_and_goes_its_own_way() -> None:
    hand = ThirteenHand(seats={1: 50_000, 2: 50_000, 3: 900}, button=3, deck=FULL_DECK)
    assert repr(hand) == "<ThirteenHand 1: seats 1, 2, 3 still to set>"
    wrong = []
    while hand.options is not None:
        seen, seat = (hand.events, views(hand)), hand.options.seats[0]
        for way, other in (
            ("copy()", hand.copy()),
            ("copy.copy", copy.copy(hand)),
            ("copy.deepcopy", copy.deepcopy(hand)),
            ("pickle", pickle.loads(pickle.dumps(hand))),
        ):
            if other is hand or other != hand or views(other) != seen[1]:
                wrong.append((way, seat, "stands otherwise"))
            other.time_out(seat)
            if other == hand or (hand.events, views(hand)) != seen:
                wrong.append((way, seat, "changes the original"))
        hand.time_out(seat)
    assert not wrong
    assert hand != "a hand"
    assert repr(hand) == f"<ThirteenHand 1: over, stacks {hand.stacks}>"
