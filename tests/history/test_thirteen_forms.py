"""Hands of 13-card poker as text and as JSON: round trips, what is damaged, what is wrong."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from thirteens import names_of, thirteen_hand, thirteen_hands
from typer.testing import CliRunner

from ruleone.cards import FULL_DECK
from ruleone.chinese import Arrange, Arrangement, ThirteenHand, arrange_automatically
from ruleone.chinese.events import Surrendered
from ruleone.cli.app import command_line
from ruleone.history import (
    BrokenHand,
    Setting,
    ThirteenRecord,
    Untellable,
    Verdict,
    judge,
    play_thirteen,
    read_hands,
    thirteen_record_of,
    write_thirteen,
    write_thirteens,
    write_thirteens_json,
)
from ruleone.history.thirteen import Did
from ruleone.rulebook import edition

app = command_line()

MODERN = edition("modern")
SETTING = Setting("RuleOne", "Ceres", 4, "e17", "3", "", "2026-03-04T10:11:12Z", 1)
FORMS: dict[str, Callable[[Iterable[ThirteenRecord]], str]] = {
    "text": write_thirteens,
    "json": write_thirteens_json,
}
each_form = pytest.mark.parametrize("form", FORMS)

FROM_THE_PAGE = """RuleOne Hand #7: 13-card Chinese poker, 1.00 a point, with bonuses, cash
Edition: chinese
Table: Ceres
Seat 1: Ann (500.00)
Seat 2: Bo (3.00)
Button: seat 2
Dealt to seat 1 [Qs 8s 9c Ts 5c Jd 8h Qh 8d Kc 8c Qd 2s]
Seat 2 sets [Jc Jh 4d] [As Ad 3s 3d 6h] [2h 5h 7h 9h Th]
Seat 1 sets [Qs Qd 5c] [9c Ts Jd Qh Kc] [8s 8h 8d 8c 2s]
Seat 1 against seat 2: +6 points, 3.00 of 6.00
Rake from seat 1: 0.15
Seat 1 ends with 502.85
Seat 2 ends with 0.00
"""


def read(text: str) -> list[ThirteenRecord]:
    hands = list(read_hands(text.encode()))
    assert all(isinstance(hand, ThirteenRecord) for hand in hands), hands
    return [hand for hand in hands if isinstance(hand, ThirteenRecord)]


def records(count: int, viewer: int | None = None) -> Iterator[ThirteenRecord]:
    for hand in thirteen_hands(count):
        yield thirteen_record_of(hand.events, names_of(hand.events), SETTING, viewer=viewer)


def judged(text: str) -> list[Verdict]:
    return [judge(hand, MODERN) for hand in read_hands(text.encode())]


def why(verdict: Verdict) -> tuple[int, str]:
    assert verdict.fault is not None
    return verdict.fault.line, verdict.fault.refusal.code


@each_form
def test_a_hand_comes_back_equal_and_to_the_same_bytes(form: str) -> None:
    dealt = list(thirteen_hands(120))
    text = FORMS[form](records(120))
    back = read(text)
    assert FORMS[form](back) == text
    for hand, record in zip(dealt, back, strict=True):
        again = play_thirteen(record).hand
        assert again is not None
        assert again.events == hand.events
        assert record.setting == SETTING
    assert {verdict.ok for verdict in judged(text)} == {True}


@each_form
def test_what_one_seat_knows_comes_back_and_ends_the_same(form: str) -> None:
    text = FORMS[form](records(60, viewer=1))
    assert FORMS[form](read(text)) == text
    for hand, verdict in zip(thirteen_hands(60), judged(text), strict=True):
        assert verdict.ok is True
        assert dict(zip(verdict.seats or (), verdict.stacks or (), strict=True)) == hand.stacks


@each_form
def test_no_card_is_told_that_the_viewer_has_not_seen(form: str) -> None:
    surrendered = 0
    for hand in thirteen_hands(200):
        gone = {event.seat for event in hand.events if isinstance(event, Surrendered)}
        for viewer in hand.stacks:
            text = FORMS[form]([thirteen_record_of(hand.events, viewer=viewer)])
            (record,) = read(text)
            assert record.cards.keys() == {viewer}
            for seat in gone - {viewer}:
                surrendered += 1
                unseen = set(hand.holds(seat))
                told = {card for cards in record.cards.values() for card in cards}
                told |= {
                    card for did in record.did if did.arrangement for card in did.arrangement.cards
                }
                assert not unseen & told
    assert surrendered > 50


def test_the_text_is_the_one_that_the_page_tells() -> None:
    page = (Path(__file__).parents[2] / "docs" / "en" / "build" / "histories.md").read_text("utf-8")
    assert f"```\n{FROM_THE_PAGE}```" in page
    (line,) = re.findall(r'```json\n(\{"form":"ruleone-thirteen".*)\n```', page)
    (record,) = read(FROM_THE_PAGE)
    assert write_thirteen(record) == FROM_THE_PAGE
    assert write_thirteens_json([record]) == line + "\n"
    assert judged(FROM_THE_PAGE)[0].ok
    assert judged(line)[0].ok


@pytest.mark.rows(
    ("line", "changed", "at", "code"),
    [
        (1, "RuleOne Hand #x: 13-card", 1, "hand-file-header-thirteen"),
        (1, "RuleOne Hand #7: 13-card Chinese poker, 1.000000000 a point, with bonuses, cash", 1,
         "hand-file-money"),
        (2, "Edition: chinese+nonsense=1", 2, "hand-file-edition"),
        (2, "Edition: modern", 1, "hand-file-begin"),
        (2, "", 13, "hand-file-missing"),
        (3, "Tabel: Ceres", 3, "hand-file-line"),
        (4, "Seat 1: Ann (0.00)", 1, "hand-file-begin"),
        (4, "Seat 1: Ann (500.0)", 4, "hand-file-money"),
        (5, "Seat 1: Bo (3.00)", 5, "hand-file-seat-twice"),
        (6, "Button: seat 77", 1, "hand-file-begin"),
        (6, "Button: seat 2\nButton: seat 2", 7, "hand-file-line-twice"),
        (7, "Dealt to seat 3 [As]", 7, "hand-file-name"),
        (7, "Dealt to seat 1 [As]", 9, "hand-file-thirteen"),
        (7, "Dealt to seat 1 [Xs]", 7, "hand-file-cards"),
        (7, "Dealt to seat 1 [Qs 8s 9c Ts 5c Jd 8h Qh 8d Kc 8c Qd As]", 8, "hand-file-card-twice"),
        (7, "Dealt to seat 1 [Qs 8s 9c Ts 5c Jd 8h Qh 8d Kc 8c Qd 3c]", 9, "rows-other-cards"),
        (8, "Seat 2 surrenders", 8, "hand-file-no-surrender"),
        (8, "Seat 2 sets [Jc Jh] [4d As Ad 3s 3d] [6h 2h 5h 7h 9h Th]", 8, "row-cards"),
        (8, "Seat 2 sets [Jc Jh ??] [As Ad 3s 3d 6h] [2h 5h 7h 9h Th]", 8, "hand-file-cards"),
        (8, "The software sets for seat 2 [Jc Jh 4d] [As Ad 3s 3d 6h] [2h 5h 7h 9h Th]", 8,
         "hand-file-automatic"),
        (9, "", 1, "hand-file-not-set"),
        (10, "Seat 1 against seat 2: +6 points, 2.00 of 6.00", 10, "hand-file-pair"),
        (10, "Seat 1 against seat 2: +5 points, 3.00 of 6.00", 10, "hand-file-pair"),
        (10, "Seat 1 against seat 2: +6 points, 3.00", 10, "hand-file-pair"),
        (10, "Seat 1 against seat 2: six points, 3.00", 10, "hand-file-line"),
        (11, "Rake from seat 1: 0.14", 11, "hand-file-rake"),
        (11, "", 1, "hand-file-rake"),
        (12, "Seat 1 ends with 502.84", 12, "hand-file-differs"),
        (12, "Seat 1 ends with 502,85", 12, "hand-file-line"),
        (13, "", 12, "hand-file-cut-thirteen"),
    ],
)  # fmt: skip
def test_a_damaged_hand_names_its_line_and_reason_and_the_rest_goes_on(
    line: int, changed: str, at: int, code: str
) -> None:
    lines = FROM_THE_PAGE.splitlines()
    lines[line - 1] = changed
    damaged = "\n".join(lines) + "\n"
    first, second = judged(f"{damaged}\n{FROM_THE_PAGE}")
    assert (first.ok, *why(first)) == (False, at, code)
    assert second.ok is True


@pytest.mark.rule("chinese-disconnect-3", "chinese-disconnect-5")
@pytest.mark.parametrize("surrender", ["three-points", "pay-foul", "auto-arrange"])
@each_form
def test_who_was_there_and_too_slow_in_a_tournament_is_judged_right(
    form: str, surrender: str
) -> None:
    book = edition("chinese").with_options({"chinese.tournament_surrender": surrender})
    stacks = {1: 5_000, 2: 5_000, 3: 5_000}
    hand = ThirteenHand(book, stacks, button=2, deck=FULL_DECK, tournament=True)
    hand.time_out(1, there=True)
    hand.time_out(2, there=False)
    hand.act(3, Arrange.of(arrange_automatically(hand.holds(3))))
    text = FORMS[form]([thirteen_record_of(hand.events)])
    assert ("surrender" in text.partition("did")[2] + text.partition("Dealt")[2]) is (
        surrender != "auto-arrange"
    )
    (verdict,) = judged(text)
    assert (verdict.ok, verdict.fault) == (True, None)
    (record,) = read(text)
    again = play_thirteen(record).hand
    assert again is not None
    assert again.events == hand.events


@pytest.mark.rule("chinese-disconnect-4")
@each_form
def test_who_was_there_at_a_cash_table_and_who_was_not_are_told_apart(form: str) -> None:
    hand = ThirteenHand(seats={1: 5_000, 2: 5_000, 3: 5_000}, button=2, deck=FULL_DECK)
    hand.time_out(1, there=True)
    hand.time_out(2)
    hand.act(3, Arrange.of(arrange_automatically(hand.holds(3))))
    text = FORMS[form]([thirteen_record_of(hand.events)])
    (record,) = read(text)
    again = play_thirteen(record).hand
    assert again is not None
    assert (again.events, again.leaving) == (hand.events, (2,))


@pytest.mark.rule("chinese-disconnect-3")
def test_the_cards_of_a_row_that_the_software_set_may_stand_in_any_order() -> None:
    hand = ThirteenHand(seats={1: 5_000, 2: 5_000}, button=2, deck=FULL_DECK)
    hand.time_out(1)
    hand.time_out(2)
    record = thirteen_record_of(hand.events)
    first = record.did[0]
    assert first.arrangement is not None
    front, middle, back = first.arrangement
    turned = Did(1, Arrangement(front[::-1], middle[::-1], back[::-1]), automatic=True)
    assert judge(replace(record, did=(turned, record.did[1])), MODERN).ok is True
    other = Did(1, Arrangement(front, back, middle), automatic=True)
    assert why(judge(replace(record, did=(other, record.did[1])), MODERN))[1] == (
        "hand-file-automatic"
    )


def test_a_hand_cut_anywhere_is_never_right() -> None:
    for end in range(1, len(FROM_THE_PAGE) - 1):
        for hand in read_hands(FROM_THE_PAGE[:end].encode()):
            assert judge(hand, MODERN).ok is not True


def the_object() -> dict[str, object]:
    told: dict[str, object] = json.loads(write_thirteens_json(read(FROM_THE_PAGE)))
    return told


@pytest.mark.rows(
    ("changes", "code"),
    [
        ({"version": 2}, "hand-file-object"),
        ({"nonsense": 1}, "hand-file-object"),
        ({"number": "7"}, "hand-file-object"),
        ({"number": -1}, "hand-file-field"),
        ({"decimals": 99}, "hand-file-field"),
        ({"stacks": [1]}, "hand-file-players"),
        ({"stacks": [50285, 10**40]}, "hand-file-field"),
        ({"stacks": [50284, 1]}, "hand-file-differs"),
        ({"edition": "x"}, "hand-file-edition"),
        ({"did": []}, "hand-file-not-set"),
        ({"did": [{"seat": 9, "surrender": True}]}, "not-in-hand"),
        ({"rakes": []}, "hand-file-rake"),
        ({"point": 10**13}, "hand-file-begin"),
        ({"button": 0}, "hand-file-begin"),
        ({"pairs": [{"a": 1, "b": 2, "points": 6, "due": 600, "paid": 600}]}, "hand-file-pair"),
    ],
)
def test_a_damaged_object_names_its_line_and_reason_and_the_rest_goes_on(
    changes: dict[str, object], code: str
) -> None:
    good = json.dumps(the_object())
    text = f"{good}\n{json.dumps(the_object() | changes)}\n{good}\n"
    first, second, third = judged(text)
    assert (first.ok, third.ok) == (True, True)
    assert (second.ok, *why(second)) == (False, 2, code)


@pytest.mark.rows("damage", ["{", "[" * 50_000, "7", '{"form":"ruleone-thirteen"}', "\xff"])
def test_a_line_that_is_no_object_leaves_the_others(damage: str) -> None:
    good = json.dumps(the_object())
    first, second, third = judged(f"{good}\n{damage}\n{good}\n")
    assert (first.ok, second.ok, third.ok) == (True, False, True)
    assert why(second) == (2, "hand-file-object")


def test_a_hand_of_a_later_edition_is_judged_under_what_is_asked_for() -> None:
    (hand,) = read_hands(FROM_THE_PAGE.encode())
    free = edition("chinese").with_options({"chinese.rake_percent": 0})
    assert judge(hand, free).ok is False
    assert judge(hand, MODERN).ok is True


@pytest.mark.rows("name", ["a\nb", " a", "a\u2028b", "\x1b[2J"])
def test_a_name_that_is_no_line_cannot_be_told(name: str) -> None:
    hand = thirteen_hand(1)
    record = thirteen_record_of(hand.events, dict.fromkeys(hand.stacks, name))
    with pytest.raises(Untellable):
        write_thirteen(record)
    assert read(write_thirteens_json([record]))[0].seats == record.seats


def test_a_hand_that_is_not_over_has_no_record() -> None:
    with pytest.raises(ValueError, match="from its start to its end"):
        thirteen_record_of(thirteen_hand(1).events[:-1])


@each_form
def test_the_command_replays_both_forms_with_every_stack(form: str, tmp_path: Path) -> None:
    suffix = {"text": "txt", "json": "jsonl"}[form]
    path = tmp_path / f"hands.{suffix}"
    text = FORMS[form](records(8))
    path.write_text(text, "utf-8")
    (tmp_path / f"bad.{suffix}").write_text(text[:200], "utf-8")
    told = CliRunner().invoke(app, ["replay", str(tmp_path), "--json", "--lang", "en"])
    document = json.loads(told.stdout)
    assert (told.exit_code, document["ok"], document["failed"]) == (1, 8, 1)
    assert [hand["hand"] for hand in document["hands"] if hand["ok"]] == list(range(1, 9))
    for hand, answer in zip(thirteen_hands(8), document["hands"][1:], strict=True):
        unit = 1 if hand.view().tournament else 100
        assert answer["seats"] == sorted(hand.stacks)
        assert answer["stacks"] == answer["recorded"]
        assert [round(stack * unit) for stack in answer["stacks"]] == [
            hand.stacks[seat] for seat in answer["seats"]
        ]
        assert answer["variant"] == "thirteen"
    in_words = CliRunner().invoke(app, ["replay", str(path), "--lang", "zh"])
    assert in_words.exit_code == 0
    assert "共 8 手：8 手正确" in in_words.stdout


def test_broken_hands_keep_their_number() -> None:
    lines = FROM_THE_PAGE.splitlines()
    (broken,) = read_hands("\n".join([*lines[:3], "what", *lines[3:]]).encode())
    assert isinstance(broken, BrokenHand)
    assert (broken.id, broken.named, broken.fault.line) == (7, "thirteen", 4)


def test_a_byte_that_is_no_utf_8_is_read_all_the_same() -> None:
    good = json.dumps(the_object()).encode()
    data = b"\n".join([good, good.replace(b"Ann", b"\xb3nn"), good])
    verdicts = [judge(hand, MODERN) for hand in read_hands(data)]
    assert [verdict.ok for verdict in verdicts] == [True, True, True]
