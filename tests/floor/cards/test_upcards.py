"""Stud: upcards picked up and folded, the last card seen. And what no rule covers."""

import pytest
from ruled import acts_of, book, rules_of, told

from ruleone.cards import parse, parse_cards
from ruleone.dealing import (
    BringIn,
    Call,
    Check,
    Fold,
    Hand,
    KillHand,
    RaiseTo,
    ReplaceCard,
    VoidHand,
)
from ruleone.floor import BadFacts
from ruleone.floor.cards import (
    BoxedInStub,
    FoldedInStud,
    FoulDeck,
    LastCardSeen,
    PickedUp,
    boxed_in_stub,
    folded_in_stud,
    foul_deck,
    last_card_seen,
    picked_up,
)
from ruleone.floor.ruling import AtTable, HeldTo


@pytest.mark.rule("house-60.1", "tda2011-50")
@pytest.mark.rows(("name", "rule"), [("house", "house-60.1"), ("tda2011", "tda2011-50")])
def test_picking_up_upcards_facing_action_kills_the_hand(name: str, rule: str) -> None:
    ruling = picked_up(book(name), PickedUp(seat=5, faces_action=True))
    assert (told(ruling), rules_of(ruling)) == ("hand-dead", [rule])
    assert ruling.to_do == (KillHand(5),)
    spared = picked_up(book(name), PickedUp(seat=5, faces_action=False))
    assert told(spared) == "floor: hand-live, hand-dead"
    assert spared.proposed == spared.choices[0]


@pytest.mark.rule("house-60.2", "tda2024-66.2")
def test_a_proper_fold_of_stud() -> None:
    for name, rule in (("house", "house-60.2"), ("tda2024", "tda2024-66.2")):
        whole = folded_in_stud(book(name), FoldedInStud(seat=5, face_down=True, pushed=True))
        assert (told(whole), rules_of(whole)) == ("fold", [rule])
    assert whole.to_do == (HeldTo(5, Fold()),)
    assert whole.reasons[0].code == "folded-properly"
    upward = folded_in_stud(book("house"), FoldedInStud(seat=5, face_down=False, pushed=True))
    assert (told(upward), upward.reasons[0].code) == ("fold", "folded-face-up")
    half = folded_in_stud(book("house"), FoldedInStud(seat=5, face_down=True, pushed=False))
    assert told(half) == "ask: fold, hand-live"
    with pytest.raises(BadFacts, match="did nothing"):
        folded_in_stud(book("house"), FoldedInStud(seat=5, face_down=False, pushed=False))


@pytest.mark.rule("tda2019-RP-10B.1", "tda2019-RP-10B.2")
def test_the_last_card_is_replaced_while_there_is_betting_to_come() -> None:
    seen = {5: parse("9d"), 7: parse("2c")}
    early = last_card_seen(book("tda2019"), LastCardSeen(cards=seen, betting_left=True))
    assert told(early) == "replace-card"
    assert rules_of(early) == ["tda2019-RP-10B.2", "tda2019-RP-10B.1"]
    assert early.to_do[:2] == (ReplaceCard(5, parse("9d")), ReplaceCard(7, parse("2c")))
    late = last_card_seen(book("tda2019"), LastCardSeen(cards=seen, betting_left=False))
    assert (told(late), acts_of(late)) == ("play-on", [(None, "cards-stay-up")])
    own = last_card_seen(book("tda2019"), LastCardSeen(cards=seen, betting_left=True, by="player"))
    assert (told(own), own.penalty) == ("play-on", "exposed-cards")
    with pytest.raises(BadFacts, match="Enter at least one seen card"):
        LastCardSeen(cards={}, betting_left=True)


@pytest.mark.rule("tda2019-RP-10B.1", "house-60.1")
def test_the_engine_replaces_the_card_and_kills_the_hand() -> None:
    hand = Hand("flstud", "tda2019", {1: 5000, 2: 5000, 3: 5000}, 3, (100, 200), ante=10)
    for seat, cards in ((1, "Ah Kd 2c"), (2, "Qs Qd 9h"), (3, "3s 3d Jh")):
        hand.deal_hole(seat, parse_cards(cards))
    streets = iter(("4c 5c 6c", "7s 8s 9s", "Td Th Tc", "2h 2d 2s"))
    while hand.awaits in ("action", "hole-cards"):
        if hand.awaits == "hole-cards":
            came = next(streets)
            for seat, card in zip((1, 2, 3), came.split(), strict=True):
                hand.deal_hole(seat, parse_cards(card))
            if came.startswith("2h"):
                break
            continue
        assert hand.options is not None
        options = hand.options
        act = BringIn() if options.bring_in is not None else Call() if options.call else Check()
        hand.act(options.seat, act)
    seen = LastCardSeen(cards={2: parse("2d")}, betting_left=hand.options is not None)
    ruling = last_card_seen(hand.edition, seen)
    replaced = ruling.to_do[0]
    assert replaced == ReplaceCard(2, parse("2d"))
    hand.intervene(ReplaceCard(2, parse("2d"), parse("Kc")), ruling.reasons[-1].citation)
    assert parse("2d") not in hand.holds(2)
    assert parse("Kc") in hand.holds(2)
    assert hand.options is not None
    hand.act(hand.options.seat, RaiseTo(200))
    seat = hand.options.seat
    dead = picked_up(hand.edition, PickedUp(seat=seat, faces_action=True))
    hand.intervene(KillHand(seat), dead.reasons[0].citation)
    assert {each.seat: each.status for each in hand.view().seats}[seat] == "folded"


@pytest.mark.rule("tda2019-RP-14")
def test_what_no_rule_covers_is_for_the_floor() -> None:
    now = foul_deck(book("house"), FoulDeck(found="in-hand"))
    assert told(now) == "floor: misdeal, play-on"
    assert rules_of(now) == ["tda2019-RP-14", "house-1"]
    assert now.choices[0].remedies == (
        VoidHand(),
        AtTable("change-deck"),
        AtTable("deal-again"),
    )
    assert (
        told(foul_deck(book("house"), FoulDeck(found="afterwards")))
        == "floor: pot-stands, read-again"
    )
    boxed = boxed_in_stub(book("house"), BoxedInStub(count=2))
    assert told(boxed) == "floor: replace-card, play-on"
    assert boxed.choices[0].remedies == (AtTable("replace-boxed", count=2),)
