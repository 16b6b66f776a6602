"""Acts out of turn told from nothing: each with the price that it faced, and the pot as it is."""

from typing import Any

import pytest
from live import entered, live

from ruleone.dealing import Call, Fold, RaiseTo
from ruleone.floor import BadFacts, Said, TurnRuling
from ruleone.floor.followed import Acts, Plays
from ruleone.floor.headline import headline
from ruleone.floor.situations import KINDS, read, ruled
from ruleone.rulebook import edition

ORDER: dict[str, Any] = {"order": [3, 4, 5, 6], "price": 1000, "spoke_up": True}
RAISED: dict[str, Any] = {"seat": 4, "act": "raise", "to": 3000}
POT: dict[str, Any] = {
    "order": [2, 3, 1],
    "price": 15_000,
    "pot": 35_000,
    "early": [{"seat": 3, "act": "pot"}],
}
WAITS = "stands unless the action changes"
VOID = "is void, only call or fold"


def at_a_glance(told: dict[str, Any], game: str = "nlhe") -> str:
    ruling = ruled(edition("house"), game, "acted-early", told)
    assert isinstance(ruling, TurnRuling)
    return headline("en", ruling)


@pytest.mark.rule("house-39A.1", "house-39A.2", "house-39A.3")
def test_each_act_faces_the_bets_before_it() -> None:
    """The raise out of turn too: who called it has called all of it."""
    rows: list[tuple[dict[str, Any], str]] = [
        ({"early": [RAISED, {"seat": 5, "act": "call"}]}, f"Seat 5: call of 3,000 {WAITS}"),
        (
            {"early": [RAISED, {"seat": 5, "act": "call", "to": 3000}]},
            f"Seat 5: call of 3,000 {WAITS}",
        ),
        (
            {"early": [RAISED, {"seat": 5, "act": "call", "faced": 1000}]},
            f"Seat 5: call of 1,000 {WAITS}",
        ),
        (
            {"early": [{"seat": 5, "act": "call"}, RAISED]},
            f"Seat 5: call of 1,000 {WAITS}. Seat 4: raise to 3,000 {WAITS}",
        ),
        ({"price": 0, "early": [{"seat": 5, "act": "call"}]}, f"Seat 5: check {WAITS}"),
        (
            {"price": 100, "early": [{"seat": 5, "act": "call", "staked": 100}]},
            f"Seat 5: check {WAITS}",
        ),
        (
            {
                "early": [RAISED, {"seat": 5, "act": "call"}],
                "since": [{"seat": 3, "act": "call"}, {"seat": 4, "act": "raise", "to": 3000}],
            },
            "Seat 5: call of 3,000 stands",
        ),
        (
            {
                "early": [RAISED, {"seat": 5, "act": "call"}],
                "since": [{"seat": 3, "act": "raise", "to": 5000}],
            },
            f"Seat 4: raise to 3,000 {VOID}. Seat 5: call of 3,000 {VOID}",
        ),
    ]
    came = [(told, at_a_glance(ORDER | told), expected) for told, expected in rows]
    assert [row for row in came if not row[1].endswith(row[2])] == []


@pytest.mark.rule("house-39A.1", "house-3.1")
def test_the_pot_follows_the_action() -> None:
    rows = [
        ([], f"raise to 65,000 {WAITS}"),
        ([{"seat": 2, "act": "fold"}], "raise to 65,000 stands"),
        ([{"seat": 2, "act": "call"}], "raise to 80,000 stands"),
        ([{"seat": 2, "act": "call", "staked": 5_000}], "raise to 75,000 stands"),
        ([{"seat": 2, "act": "raise", "to": 30_000}], f"raise to 65,000 {VOID}"),
    ]
    came = [(since, at_a_glance(POT | {"since": since}, "plo")) for since, _ in rows]
    assert came == [(since, f"Seat 3: {told}") for since, told in rows]
    for told, game, code in (
        (POT, "nlhe", "pot-outside-pot-limit"),
        (POT | {"pot": 0}, "plo", "fact-missing"),
    ):
        with pytest.raises(BadFacts) as refused:
            at_a_glance(told, game)
        assert refused.value.code == code


@pytest.mark.rule("house-39A.1", "house-39A.5", "house-53", "tda2011-36.1")
def test_words_before_the_turn_are_told_as_such() -> None:
    """An if and then too: that it came out of turn is said beside it."""
    said = {"type": "said", "words": "I call if you bet"}
    raised = {"type": "said", "words": "raise to 600"}
    faults = []
    for steps, english in (
        ([said], "Seat 4: out of turn, proposed: the statement is not binding"),
        ([raised], "Seat 4: out of turn, raise to 600"),
    ):
        facts: dict[str, Any] = {
            "price": 200, "staked": 0, "behind": 5000, "raise_by": 200, "players": 3,
            "seat": 4, "before_turn": True, "steps": steps,
        }  # fmt: skip
        for name, penalised in (("house", True), ("tda2011", False)):
            ruling = KINDS["words-and-chips"].rule(
                edition(name), read(KINDS["words-and-chips"], "nlhe", facts)
            )
            told = headline("en", ruling, (4,))
            codes = [reason.code for reason in ruling.reasons]
            if (told, codes[0], "early-penalty" in codes) != (english, "before-turn", penalised):
                faults.append((name, steps, told, codes))
    assert faults == []


@pytest.mark.rule("house-39A.1")
def test_at_a_table_too_the_pot_follows_the_action() -> None:
    """Blinds of 50 and 100, seat 3 is due: of 350 after a fold it is 450 after a call."""
    for action, amount in ((Fold(), 350), (Call(), 450)):
        followed = live(game="plo")
        entered(followed, Plays(4, (Said("pot"),)))
        entered(followed, Acts(3, action))
        assert next(each.bet for each in followed.hand.view().seats if each.seat == 4) == amount


@pytest.mark.rule("house-39A.1")
def test_at_a_table_too_a_call_of_nothing_is_a_check() -> None:
    followed = live()
    entered(followed, Acts(3, Fold()), Acts(4, Fold()), Acts(5, Call()))
    entered(followed, Acts(2, Call()), Acts(1, Call()))
    assert followed.hand.awaits == "board"
    raised = live()
    entered(raised, Acts(4, RaiseTo(300)), Acts(5, Call()), Acts(3, Fold()))
    assert {each.seat: each.bet for each in raised.hand.view().seats}[5] == 300
