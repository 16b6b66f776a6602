"""What is a misdeal, by each edition, and what is done where the deal stands."""

from typing import Any

import pytest
from ruled import acts_of, book, codes_of, rules_of, told

from ruleone.cards import parse
from ruleone.dealing import GAMES, KillHand, ReplaceCard, VoidHand
from ruleone.floor import BadFacts, Ruling
from ruleone.floor.cards import Deal, Exposed, initial_deal
from ruleone.floor.ruling import AtTable
from ruleone.rulebook import Edition

SEATS = (2, 3, 4, 5, 6, 7, 8, 9, 1)


def dealt(rules: str | Edition, game: str = "nlhe", **facts: Any) -> Ruling:
    """The ruling on a deal to nine seats, fewer where the game has fewer; the first card was due to
    seat 2."""
    named = book(rules) if isinstance(rules, str) else rules
    seats = SEATS[: GAMES[game].seats]
    return initial_deal(named, Deal(**{"game": game, "entitled": seats, **facts}))


def cards(*numbers: int, by: Any = "dealer") -> tuple[Exposed, ...]:
    """These cards off the deck, exposed."""
    return tuple(Exposed(number, SEATS[(number - 1) % 9], by) for number in numbers)


def got(**other: int) -> dict[int, int]:
    """Two cards at every seat, but for those named `s3=0`."""
    return {**dict.fromkeys(SEATS, 2), **{int(name[1:]): count for name, count in other.items()}}


@pytest.mark.rule("house-33A-1", "tda2011-32.2b")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_two_boxed_cards_are_a_misdeal(name: str) -> None:
    rule = {"house": "house-33A-1", "tda2011": "tda2011-32.2b"}[name]
    ruling = dealt(name, boxed=2)
    assert (told(ruling), rules_of(ruling)) == ("misdeal", [rule])
    one = dealt(name, boxed=1)
    assert (told(one), rules_of(one)[0]) == ("floor: replace-card, play-on", rule)
    assert told(dealt(book(name, misdeal__boxed_cards=3), boxed=2)).startswith("floor")


@pytest.mark.rule("tda2011-32.2b", "house-33A-1")
def test_exposed_and_boxed_cards_are_counted_together_or_not() -> None:
    facts: dict[str, Any] = {"boxed": 1, "exposed": cards(5)}
    ruling = dealt("tda2011", **facts)
    assert (told(ruling), codes_of(ruling)) == ("misdeal", ["exposed-and-boxed"])
    assert rules_of(ruling) == ["tda2011-32.2b"]
    apart = book("tda2011", misdeal__count_exposed_and_boxed_together=False)
    assert told(dealt(apart, **facts)) == "floor: replace-card, play-on"
    assert told(dealt("house", **facts)) == "floor: replace-card, play-on"
    together = book("house", misdeal__count_exposed_and_boxed_together=True)
    assert told(dealt(together, **facts)) == "misdeal"
    assert told(dealt("tda2011", exposed=cards(5))) == "floor: replace-card, play-on"


@pytest.mark.rule("house-33A-2", "tda2011-32.2c")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_the_first_card_at_the_wrong_seat_is_a_misdeal(name: str) -> None:
    ruling = dealt(name, first_to=1)
    assert told(ruling) == "misdeal"
    assert rules_of(ruling) == [{"house": "house-33A-2", "tda2011": "tda2011-32.2c"}[name]]
    assert ruling.reasons[0].parameters == {"seat": 1, "right": 2}
    assert told(dealt(name, first_to=2)) == "play-on"


@pytest.mark.rule("house-33A-3", "tda2011-32.2d")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_cards_for_a_seat_that_is_not_entitled_to_any_are_a_misdeal(name: str) -> None:
    ruling = dealt(name, entitled=(2, 3, 5, 1), got={2: 2, 3: 2, 4: 2, 5: 2, 1: 2})
    assert told(ruling) == "misdeal"
    assert rules_of(ruling) == [{"house": "house-33A-3", "tda2011": "tda2011-32.2d"}[name]]
    assert ruling.reasons[0].parameters == {"seats": ("4",)}


@pytest.mark.rule("house-33A-4", "tda2011-32.2e")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_a_seat_that_is_left_out_is_a_misdeal(name: str) -> None:
    facts: dict[str, Any] = {"entitled": (1, 2, 3, 4), "got": {1: 2, 2: 2, 4: 2}}
    ruling = dealt(name, **facts)
    assert told(ruling) == "misdeal"
    assert rules_of(ruling) == [{"house": "house-33A-4", "tda2011": "tda2011-32.2e"}[name]]
    assert ruling.reasons[0].parameters == {"seats": ("3",)}
    assert told(dealt(name, **facts, complete=False)) == "misdeal"


@pytest.mark.rule("house-33A-4", "tda2011-32.2e")
@pytest.mark.rows("name", ["house", "tda2011"])
@pytest.mark.rows(
    ("counts", "left_out"),
    [
        ((2, 2, 2, 2, 0), ("5",)),
        ((1, 0, 1, 0, 0), ("2",)),
        ((0, 1, 0, 0, 0), ("1",)),
        ((2, 1, 1, 0, 0), ("4", "5")),
        ((1, 1, 0, 0, 0), ()),
        ((2, 2, 1, 1, 1), ()),
        ((0, 0, 0, 0, 0), ()),
    ],
)
def test_a_seat_that_was_passed_over_is_a_misdeal_while_the_cards_go_round(
    name: str, counts: tuple[int, ...], left_out: tuple[str, ...]
) -> None:
    got = dict(enumerate(counts, 1))
    ruling = dealt(name, entitled=(1, 2, 3, 4, 5), got=got, complete=False)
    if not left_out:
        assert (told(ruling), codes_of(ruling)) == ("play-on", ["deal-stands"])
        return
    assert told(ruling) == "misdeal"
    assert rules_of(ruling) == [{"house": "house-33A-4", "tda2011": "tda2011-32.2e"}[name]]
    assert ruling.reasons[0].parameters == {"seats": left_out}


@pytest.mark.rule("house-33A.7", "house-33B", "house-33A-2")
def test_what_proves_nothing_of_other_seats_while_the_cards_go_round() -> None:
    five: dict[str, Any] = {"entitled": (1, 2, 3, 4, 5), "complete": False}
    behind = dealt("house", **five, got={1: 2, 2: 2, 3: 1, 4: 2, 5: 0})
    assert codes_of(behind)[0] == "seat-left-out"
    behind = dealt("house", **five, got={1: 2, 2: 2, 3: 1, 4: 2, 5: 1})
    assert told(behind) == "floor: mend-hands, misdeal"
    assert behind.choices[0].remedies == (AtTable("deal-missing", seats=(3,), count=1),)
    assert behind.reasons[0].parameters == {"seats": ("3",)}
    assert codes_of(behind)[0] == "too-few-cards"
    twice = dealt("house", **five, button=5, got={1: 1, 2: 1, 3: 2}, twice=(3,))
    assert codes_of(twice) == ["order-wrong", "chance-decides"]
    astray = dealt("house", **five, got={3: 1, 4: 1}, first_to=3)
    assert codes_of(astray) == ["first-card-astray"]


@pytest.mark.rule("house-33A-6", "tda2011-32.2a")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_one_of_the_first_two_cards_exposed_is_a_misdeal(name: str) -> None:
    for number in (1, 2):
        ruling = dealt(name, exposed=cards(number))
        assert told(ruling) == "misdeal"
        assert rules_of(ruling) == [{"house": "house-33A-6", "tda2011": "tda2011-32.2a"}[name]]
    assert told(dealt(name, exposed=cards(3))).startswith("floor: replace-card")


@pytest.mark.rule("house-33A-6", "tda2011-32.2b")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_two_other_cards_exposed_by_the_dealer_are_a_misdeal(name: str) -> None:
    rule = {"house": "house-33A-6", "tda2011": "tda2011-32.2b"}[name]
    ruling = dealt(name, exposed=cards(5, 11))
    assert (told(ruling), rules_of(ruling)) == ("misdeal", [rule])
    assert told(dealt(name, exposed=cards(5))) == "floor: replace-card, play-on"


@pytest.mark.rule("house-33A-6", "tda2011-32.2a", "tda2011-32.2b")
@pytest.mark.rows("numbers", [(1,), (5, 11)])
def test_cards_that_a_player_exposed_himself_count_by_the_letter_or_not(
    numbers: tuple[int, ...],
) -> None:
    own = cards(*numbers, by="player")
    for_the_house = dealt("house", exposed=own)
    assert (told(for_the_house), rules_of(for_the_house)) == ("play-on", ["house-62.1"])
    by_the_letter = dealt("tda2011", exposed=own)
    assert told(by_the_letter) == "floor: misdeal, play-on"
    assert for_the_house.penalty == by_the_letter.penalty == "exposed-cards"
    any_two = book("house", misdeal__flop_exposure="two-any")
    assert told(dealt(any_two, exposed=own)) == "floor: misdeal, play-on"
    two_other = book("tda2011", misdeal__flop_exposure="two-other")
    assert told(dealt(two_other, exposed=own)) == "play-on"


@pytest.mark.rule("house-33A-5", "tda2011-32.1", "tda2019-RP-10A")
def test_a_downcard_of_stud_is_a_misdeal_or_turned_up() -> None:
    seen = (Exposed(3, 4, card=parse("7c")),)
    for name, rule in (("house", "house-33A-5"), ("tda2011", "tda2011-32.1")):
        ruling = dealt(name, "flstud", exposed=seen)
        assert (told(ruling), rules_of(ruling)) == ("misdeal", [rule])
    ruling = dealt("tda2019", "flstud", exposed=seen)
    assert told(ruling) == "play-on"
    assert set(rules_of(ruling)) == {"tda2019-RP-10A"}
    assert codes_of(ruling)[-1] == "upcard-may-bring-in"
    up, down = ruling.to_do
    assert up == AtTable("leave-up", seats=(4,), cards=(parse("7c"),))
    assert down == AtTable("deal-down", seats=(4,))
    turned = book("house", misdeal__stud_downcard="becomes-upcard")
    assert dealt(turned, "flstud", exposed=seen).to_do == (up, down)


@pytest.mark.rule("tda2019-RP-10A")
def test_one_card_of_third_street_makes_up_for_one_downcard() -> None:
    both = (Exposed(3, 4, card=parse("7c")), Exposed(11, 4, card=parse("Kd")))
    for name in ("tda2019", "modern"):
        ruling = dealt(name, "flstud", exposed=both, entitled=SEATS[:8])
        assert told(ruling) == "floor: replace-card, play-on, misdeal"
        assert codes_of(ruling)[:3] == [
            "downcard-becomes-upcard",
            "upcard-may-bring-in",
            "upcard-there-already",
        ]
        assert ruling.to_do == (
            AtTable("leave-up", seats=(4,), cards=(parse("7c"),)),
            AtTable("deal-down", seats=(4,)),
        )
        assert ruling.proposed is not None
        assert ruling.proposed.remedies == (
            ReplaceCard(4, parse("Kd")),
            AtTable("replace-exposed", seats=(4,), cards=(parse("Kd"),)),
        )
    apart = (Exposed(3, 4, card=parse("7c")), Exposed(5, 6, card=parse("Kd")))
    ruling = dealt("tda2019", "flstud", exposed=apart)
    assert told(ruling) == "play-on"
    assert acts_of(ruling) == [(None, "leave-up"), (None, "deal-down")] * 2


UNLISTED_IN_STUD: list[tuple[dict[str, Any], str, str]] = [
    ({"boxed": 2}, "house-33A-1", "tda2011-32.2b"),
    ({"first_to": 5}, "house-33A-2", "tda2011-32.2c"),
    ({"entitled": (2, 3), "got": {2: 3, 3: 3, 4: 3}}, "house-33A-3", "tda2011-32.2d"),
    ({"entitled": (2, 3, 4), "got": {2: 3, 3: 3}}, "house-33A-4", "tda2011-32.2e"),
]


@pytest.mark.rule(
    "house-33A-1",
    "house-33A-2",
    "house-33A-3",
    "house-33A-4",
    "house-33A.7",
    "tda2011-32.2b",
    "tda2011-32.2c",
    "tda2011-32.2d",
    "tda2011-32.2e",
    "tda2024-35A.1",
    "tda2024-35A.2",
    "tda2024-35A.3",
    "tda2024-35A.4",
)
@pytest.mark.rows(("facts", "house", "directors"), UNLISTED_IN_STUD)
def test_the_list_for_flop_games_settles_nothing_in_stud(
    facts: dict[str, Any], house: str, directors: str
) -> None:
    for name in ("tda2011", "tda2019"):
        ruling = dealt(name, "flstud", **facts)
        assert told(ruling) == "floor: misdeal, play-on"
        assert ruling.to_do == ()
        assert rules_of(ruling) == [directors, "house-33A.7"]
        assert codes_of(ruling)[-1] == "stud-not-listed"
    of_2024 = house.replace("house-33A-", "tda2024-35A.")
    for name, rule in (("house", house), ("modern", of_2024)):
        ruling = dealt(name, "flstud", **facts)
        assert (told(ruling), rules_of(ruling)) == ("misdeal", [rule])
    seen = Exposed(1, facts.get("entitled", SEATS)[0], card=parse("7c"))
    ruling = dealt("tda2011", "flstud", **facts, exposed=(seen,))
    assert (told(ruling), "tda2011-32.1" in rules_of(ruling)) == ("misdeal", True)
    floor = dealt("tda2019", "flstud", **facts, exposed=(seen,))
    assert told(floor) == "floor: misdeal, play-on"
    assert [getattr(one, "code", None) for one in floor.choices[1].remedies] == [
        "leave-up",
        "deal-down",
    ]


@pytest.mark.rule("house-33A.7", "tda2011-32.2e")
def test_draw_games_follow_the_standards_of_the_house() -> None:
    for facts in ({"first_to": 9}, {"boxed": 2}):
        assert told(dealt("house", "flbadugi", **facts)) == "misdeal"
        unlisted = dealt("tda2011", "flbadugi", **facts)
        assert told(unlisted) == "floor: misdeal, play-on"
        assert rules_of(unlisted)[-1] == "tda2011-32.2e"
        by_house = book("tda2011", misdeal__draw_policy="house")
        assert told(dealt(by_house, "flbadugi", **facts)) == "misdeal"
    seen = dealt("house", "flbadugi", exposed=cards(1, 5))
    assert (told(seen), rules_of(seen)[-1]) == ("floor: misdeal, play-on", "house-33A.7")
    one = dealt("house", "flbadugi", exposed=cards(5))
    assert (told(one), rules_of(one)[0]) == ("floor: replace-card, play-on", "house-33A.7")


@pytest.mark.rule("house-33B", "tda2011-32.3")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_the_button_may_get_two_cards_in_a_row(name: str) -> None:
    ruling = dealt(name, button=1, twice=(1,))
    assert told(ruling) == "play-on"
    assert rules_of(ruling) == [{"house": "house-33B", "tda2011": "tda2011-32.3"}[name]]
    other = dealt(name, button=1, twice=(1, 4))
    assert told(other) == "floor: play-on, misdeal"
    assert "house-33A.7" in rules_of(other)


@pytest.mark.rule("house-33D", "tda2011-32.4", "house-34", "tda2011-33")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_after_substantial_action_nothing_is_a_misdeal(name: str) -> None:
    wrong: list[dict[str, Any]] = [
        {"entitled": (1, 2, 3, 4), "got": {1: 2, 2: 2, 4: 2}},
        {"boxed": 4},
        {"first_to": 5},
        {"exposed": cards(1, 5, 7)},
    ]
    for facts in wrong:
        assert told(dealt(name, **facts)) == "misdeal"
        late = dealt(name, **facts, acts=("call", "fold"))
        assert (told(late), late.to_do) == ("play-on", ())
        assert rules_of(late)[-1] == {"house": "house-33D", "tda2011": "tda2011-32.4"}[name]
        assert told(dealt(name, **facts, acts=("fold", "fold"))) == "misdeal"
        assert told(dealt(name, **facts, acts=("fold", "fold", "fold"))) == "play-on"


@pytest.mark.rule("house-33A.7", "tda2019-RP-14")
def test_a_wrong_number_of_cards_is_put_right_by_chance_or_is_for_the_floor() -> None:
    few = dealt("house", got=got(s3=1))
    assert told(few) == "floor: mend-hands, misdeal"
    assert rules_of(few) == ["house-33A.7", "tda2019-RP-14"]
    assert few.choices[0].remedies == (AtTable("deal-missing", seats=(3,), count=1),)
    many = dealt("house", got=got(s3=3, s5=1))
    assert many.choices[0].remedies == (
        AtTable("deal-missing", seats=(5,), count=1),
        AtTable("draw-back", seats=(3,), count=1),
    )
    late = dealt("house", got=got(s3=3), acts=("call", "call"))
    assert told(late) == "floor: hand-dead, play-on"
    assert late.choices[0].remedies == (KillHand(3),)


@pytest.mark.rule("tda2024-35A.5", "tda2024-38.2")
def test_of_2024_a_wrong_number_of_cards_is_a_misdeal_and_later_a_dead_hand() -> None:
    for facts in (got(s3=1), got(s3=3)):
        ruling = dealt("tda2024", got=facts, button=1, acts=("call",))
        assert (told(ruling), codes_of(ruling)) == ("misdeal", ["count-misdeal"])
        assert rules_of(ruling) == ["tda2024-35A.5"]
        late = dealt("tda2024", got=facts, button=1, acts=("raise", "call"))
        assert (told(late), late.to_do) == ("hand-dead", (KillHand(3),))
        assert rules_of(late) == ["tda2024-35A.5", "tda2024-35D.1", "tda2024-38.2"]
    both = dealt("tda2024", got=got(s3=1, s1=1), button=1)
    assert told(both) == "misdeal"


@pytest.mark.rule("tda2024-37.1", "tda2024-37.2", "tda2024-35A.5")
def test_of_2024_a_button_with_too_few_cards_gets_them_until_it_acts() -> None:
    """The button is the ninth to be dealt to and the seventh to act."""
    made_up = AtTable("deal-missing", seats=(1,), count=1)
    six = ("raise", "call", "fold", "fold", "fold", "fold")
    for acts in ((), ("raise", "call"), six):
        early = dealt("tda2024", got=got(s1=1), button=1, acts=acts)
        assert (told(early), early.to_do) == ("mend-hands", (made_up,))
        assert rules_of(early)[-1] == "tda2024-37.1"
    for act in ("call", "raise"):
        late = dealt("tda2024", got=got(s1=1), button=1, acts=(*six, act))
        assert (told(late), late.to_do) == ("hand-dead", (KillHand(1),))
        assert rules_of(late)[-1] == "tda2024-37.2"
    folded = dealt("tda2024", got=got(s1=1), button=1, acts=("fold",) * 7)
    assert told(folded) == "play-on"
    assert told(dealt("tda2024", got=got(s1=3), button=1)) == "misdeal"
    two: dict[str, Any] = {"entitled": (2, 1), "button": 1, "got": {2: 2, 1: 1}}
    assert told(dealt("tda2024", **two)) == "mend-hands"
    assert told(dealt("tda2024", **two, acts=("call",))) == "hand-dead"
    others = dealt("tda2024", got=got(s1=1, s5=3), button=1, acts=("raise", "call"))
    assert (told(others), others.to_do) == ("hand-dead", (made_up, KillHand(5)))
    stud = dealt("tda2024", "flstud", got={seat: 3 - (seat == 9) for seat in SEATS[:8]}, button=9)
    assert told(stud) == "misdeal"


@pytest.mark.rule("house-33A.7")
@pytest.mark.rows(
    ("option", "facts"),
    [
        ({"misdeal__wrong_count": "misdeal"}, {"got": got(s3=3)}),
        ({"dealing__killed_for_count": "dead"}, {"got": got(s3=3), "acts": ("call", "call")}),
        ({"button__short_cards": "made-up-until-it-acts"}, {"got": got(s1=1), "button": 1}),
    ],
)
def test_a_house_may_settle_wrong_numbers(option: dict[str, Any], facts: dict[str, Any]) -> None:
    assert told(dealt("house", **facts)).startswith("floor")
    assert not told(dealt(book("house", **option), **facts)).startswith("floor")


@pytest.mark.feature("cards-gone-wrong")
def test_a_misdeal_voids_the_hand_and_one_exposed_card_is_replaced() -> None:
    assert dealt("house", boxed=2).to_do == (VoidHand(), AtTable("deal-again"))
    known = dealt("house", exposed=(Exposed(5, 6, card=parse("Kd")),))
    assert known.choices[0].remedies == (
        ReplaceCard(6, parse("Kd")),
        AtTable("replace-exposed", seats=(6,), cards=(parse("Kd"),)),
    )
    assert known.proposed == known.choices[0]


@pytest.mark.rows(
    ("facts", "why"),
    [
        ({"game": "bridge"}, "bridge is not dealt here"),
        ({"entitled": (2, 2)}, "each once"),
        ({"entitled": (2, 30)}, "Seats are 1 to 10"),
        (
            {"got": {2: -1}},
            "-1 is not valid for the number of cards at each seat. Enter a number from 0 to 52",
        ),
        (
            {"boxed": 60},
            "60 is not valid for the number of boxed cards. Enter a number from 0 to 52",
        ),
        ({"got": dict.fromkeys((2, 3), 26) | {4: 1}}, "A deck has 52 cards: .* cannot be 53"),
        ({"boxed": 35}, "A deck has 52 cards: .* cannot be 53"),
        ({"game": "nl6plus", "boxed": 19}, "A deck has 36 cards: .* cannot be 37"),
        ({"twice": (2, 2)}, "A seat is entered twice: 2"),
        ({"complete": False, "acts": ("fold",)}, "Nobody can act before the deal is complete"),
        ({"exposed": cards(40)}, "18 cards were dealt"),
        ({"game": "flstud", "exposed": cards(19)}, "is an upcard, dealt after 18 downcards"),
        ({"exposed": cards(5, 5)}, "there is no card number 5"),
        ({"got": {2: 2}, "exposed": (Exposed(1, 3),)}, "Seat 3 got no card"),
        ({"exposed": (Exposed(1, 4),)}, "number 1 off the deck goes to seat 2, not to seat 4"),
        ({"exposed": (Exposed(11, 2),)}, "number 11 off the deck goes to seat 3, not to seat 2"),
    ],
)
def test_facts_that_contradict_each_other_are_refused(facts: dict[str, Any], why: str) -> None:
    base = {"game": "nlhe", "entitled": SEATS}
    with pytest.raises(BadFacts, match=why):
        Deal(**{**base, **facts})
