"""How recorded hands are set up and played, and how they end."""

import pytest
from files import BLUFF, dealt, only, phh, verdict, why

from ruleone.dealing import Call, Hand, RaiseTo
from ruleone.dealing.events import Posted
from ruleone.history import Record, play
from ruleone.history.replay import begin
from ruleone.rulebook import Refusal, edition

CHECKED_DOWN = (
    *dealt("AsKs", "AhAd", "7h2c"),
    *("p3 cc", "p1 cc", "p2 cc", "d db 2s3s9d"),
    *("p1 cc", "p2 cc", "p3 cc", "d db Jh"),
    *("p1 cc", "p2 cc", "p3 cc", "d db Tc"),
    *("p1 cc", "p2 cc", "p3 cc"),
)
HEADS_UP = {
    "antes": "[0, 0]",
    "blinds_or_straddles": "[50, 100]",
    "starting_stacks": "[1000, 2000]",
}
LIMIT = {"variant": '"FT"', "min_bet": "", "small_bet": "100", "big_bet": "200"}


def test_a_bluff_wins_the_blinds() -> None:
    assert verdict(phh(*BLUFF)).stacks == (950, 1900, 3150)


@pytest.mark.rows(
    ("recorded", "ok"), [("[950, 1900, 3150]", True), ("[1000, 1900, 3100]", False), ("", None)]
)
def test_a_hand_is_judged_by_what_is_recorded(recorded: str, ok: bool | None) -> None:
    text = phh(*BLUFF, finishing_stacks=recorded)
    found = verdict(text)
    assert found.ok is ok
    if ok is False:
        line, code = why(found)
        assert code == "hand-file-differs"
        assert text.splitlines()[line - 1].startswith("finishing_stacks")


def test_the_hand_can_be_made_again_from_its_events() -> None:
    hand = only(phh(*CHECKED_DOWN))
    assert isinstance(hand, Record)
    played = play(hand, edition("modern"))
    assert tuple(Hand.replay(played.events).stacks.values()) == played.stacks == (900, 2200, 2900)


def test_two_players_post_the_other_way_round() -> None:
    """The second player has the button and the small blind, and acts first before the flop."""
    fold = phh(*dealt("AsKs", "QdQc"), "p2 f", **HEADS_UP)
    assert verdict(fold).stacks == (1050, 1950)
    flop = ("p2 cc", "p1 cc", "d db 2c3c4c", "p1 cbr 100", "p2 f")
    assert verdict(phh(*dealt("AsKs", "QdQc"), *flop, **HEADS_UP)).stacks == (1100, 1900)


@pytest.mark.rows(
    ("antes", "stacks"),
    [
        ("[10, 10, 10]", (940, 1890, 3170)),
        ("[0, 100, 0]", (950, 1800, 3250)),
        ("[0, 0, 100]", (950, 1900, 3150)),
        ("[30, 0, 20]", (920, 1900, 3180)),
    ],
    ids=["each", "big blind", "button", "dead chips"],
)
def test_antes_of_every_kind_go_to_the_pot(antes: str, stacks: tuple[int, ...]) -> None:
    assert verdict(phh(*BLUFF, antes=antes)).stacks == stacks


def test_heads_up_the_ante_listed_second_is_the_big_blinds() -> None:
    text = phh(*dealt("AsKs", "QdQc"), "p2 f", **{**HEADS_UP, "antes": "[0, 100]"})
    assert verdict(text).stacks == (1050, 1950)
    folded = phh(*dealt("AsKs", "QdQc"), "p2 cbr 300", "p1 f", **{**HEADS_UP, "antes": "[0, 100]"})
    assert verdict(folded).stacks == (800, 2200)


@pytest.mark.rows("fields", [LIMIT, {"min_bet": "100"}], ids=["fixed-limit", "no-limit"])
@pytest.mark.rows(("bet", "ok"), [("100", True), ("50", False)])
def test_the_smallest_bet_is_the_files_and_not_the_big_blind(
    fields: dict[str, str], bet: str, ok: bool
) -> None:
    flop = ("p3 cc", "p1 cc", "p2 cc", "d db 2s3s9d", f"p1 cbr {bet}", "p2 f", "p3 f")
    cards = dealt("AsKs", "AhAd", "7h2c")
    found = verdict(phh(*cards, *flop, **{**fields, "blinds_or_straddles": "[25, 50, 0]"}))
    assert (found.stacks == (1100, 1950, 2950)) is ok
    assert (found.fault is None) is ok


def test_a_single_ante_of_the_big_blind_is_taken_before_his_blind() -> None:
    """With 150 chips he has 100 for the ante and 50 for the blind, heads-up as at a full table."""
    two = phh(
        *dealt("AsKs", "QdQc"),
        **{**HEADS_UP, "antes": "[0, 100]", "starting_stacks": "[150, 2000]"},
    )
    three = phh(*BLUFF, antes="[0, 100, 0]", starting_stacks="[1000, 150, 3000]")
    for text, seat in ((two, 1), (three, 2)):
        recorded = only(text)
        assert isinstance(recorded, Record)
        assert recorded.variant is not None
        events = begin(recorded, recorded.variant, edition("house")).events
        posted = [event for event in events if isinstance(event, Posted)]
        paid = [(post.kind, post.amount) for post in posted if post.seat == seat]
        assert paid == [("ante", 100), ("big-blind", 50)]


def test_a_straddle_is_acted_on_by_the_player_behind_it() -> None:
    actions = (*dealt("AsKs", "QdQc", "7h2c"), "p1 f", "p2 f")
    assert verdict(phh(*actions, blinds_or_straddles="[50, 100, 200]")).stacks == (950, 1900, 3150)


def test_whoever_posts_to_come_in_has_it_standing_as_his_bet() -> None:
    actions = (*dealt("AsKs", "QdQc", "7h2c"), "p3 cc", "p1 f", "p2 cbr 300", "p3 f")
    for posted in ("[50, 100, -100]", "[50, 100, 100]"):
        assert verdict(phh(*actions, blinds_or_straddles=posted)).stacks == (950, 2150, 2900)


def test_pot_limit_is_played_by_its_bounds() -> None:
    most = (*dealt("AsKs", "QdQc", "7h2c"), "p3 cbr 350", "p1 f", "p2 f")
    assert verdict(phh(*most, variant='"PT"')).stacks == (950, 1900, 3150)
    more = (*dealt("AsKs", "QdQc", "7h2c"), "p3 cbr 351", "p1 f", "p2 f")
    assert why(verdict(phh(*more, variant='"PT"')))[1] == "above-pot"


@pytest.mark.rule("house-47.2")
def test_the_cap_of_another_house_is_not_ours_to_refuse() -> None:
    raises = [f"p{at % 3 + 1} cbr {100 * at}" for at in range(2, 8)]
    actions = (*dealt("AsKs", "QdQc", "7h2c"), *raises, "p3 f", "p1 f")
    text = phh(*actions, **{**LIMIT, "starting_stacks": "[5000, 5000, 5000]"})
    assert verdict(text).fault is None
    line, code = why(verdict(text, "modern+raise.limit_cap=5"))
    assert code == "capped"
    assert '"p1 cbr 600"' in text.splitlines()[line - 1]


@pytest.mark.rule("house-43.2")
@pytest.mark.rows(("height", "to"), [("whole-bet", 400), ("as-put-in", 350)])
def test_the_next_raise_is_measured_from_the_whole_bet_or_from_what_an_all_in_put_in(
    height: str, to: int
) -> None:
    """A raise to 200, an all-in to 250 that counts as a bet: the next one is to 400 or to 350."""
    book = edition(f"modern+limit.all_in_height={height}")
    hand = Hand("flhe", book, {1: 1000, 2: 250, 3: 1000}, 3, deck=tuple(range(52)))
    for seat, action in ((3, RaiseTo(200)), (1, Call()), (2, RaiseTo(250))):
        assert not isinstance(hand.act(seat, action), Refusal)
    assert hand.options is not None
    assert hand.options.bet_to == (to, to)


@pytest.mark.rows(("to", "ok"), [(400, True), (350, True), (300, False)])
def test_a_house_may_measure_raises_from_either(to: int, ok: bool) -> None:
    raises = ("p3 cbr 200", "p1 cc", "p2 cbr 250", f"p3 cbr {to}", "p1 f")
    text = phh(
        *dealt("AsKs", "AhAd", "7h2c"), *raises, "d db 2s3s9d", "d db Jh", "d db Tc",
        **{**LIMIT, "starting_stacks": "[1000, 250, 1000]"},
    )  # fmt: skip
    found = verdict(text)
    assert (found.stacks == (800, 700, 750)) is ok
    assert (found.fault is None) is ok


def test_the_big_bet_of_the_file_is_played() -> None:
    streets = (*CHECKED_DOWN[:3], "p3 cc", "p1 cc", "p2 cc", "d db 2s3s9d", "p1 cc", "p2 cc")
    actions = (*streets, "p3 cc", "d db Jh", "p1 cbr 300", "p2 f", "p3 f")
    assert verdict(phh(*actions, **{**LIMIT, "big_bet": "300"})).stacks == (1200, 1900, 2900)
    assert why(verdict(phh(*actions, **LIMIT)))[1] == "fixed-amount"


def test_a_better_hand_that_is_mucked_wins_nothing() -> None:
    assert verdict(phh(*CHECKED_DOWN, "p1 sm AsKs", "p2 sm", "p3 sm")).stacks == (1200, 1900, 2900)


def test_cards_that_come_to_light_at_showdown_count_from_the_deal_on() -> None:
    unseen = (*dealt("????", "AhAd", "????"), *CHECKED_DOWN[3:])
    assert verdict(phh(*unseen, "p1 sm JsJc", "p3 sm")).stacks == (1200, 1900, 2900)
    assert why(verdict(phh(*unseen, "p1 sm JsJc")))[1] == "hand-file-unseen"


@pytest.mark.rule("house-14.2")
def test_a_hand_mucked_unseen_at_an_all_in_is_not_ours_to_refuse() -> None:
    start = (*dealt("????", "AhAd", "7h2c"), "p3 f", "p1 cbr 1000", "p2 cc", "p2 sm AhAd")
    text = phh(*start, "d db 2s3s9d", "d db Jh", "d db Tc", "p1 sm")
    assert verdict(text).stacks == (0, 3000, 3000)


def test_a_hand_shown_as_it_is_known_counts() -> None:
    assert verdict(phh(*CHECKED_DOWN, "p1 sm -", "p2 sm -", "p3 sm")).stacks == (900, 2200, 2900)


@pytest.mark.rows(
    ("actions", "code", "at"),
    [
        (BLUFF[:4], "hand-file-unfinished", "p3 cbr 300"),
        (CHECKED_DOWN[:-4], "hand-file-unfinished", "p3 cc"),
        ((*BLUFF[:3], "p1 cbr 300"), "not-your-turn", "p1 cbr 300"),
        ((*BLUFF[:3], "p3 cbr 150"), "below-minimum-raise", "p3 cbr 150"),
        ((*BLUFF[:3], "d db 2s3s9d"), "no-board-now", "d db 2s3s9d"),
        ((*CHECKED_DOWN[:6], "d db 2s3sKs"), "card-twice", "d db 2s3sKs"),
        ((*CHECKED_DOWN[:6], "d db 2s3s"), "card-count", "d db 2s3s"),
        ((*dealt("AsKs", "AsAd", "7h2c"), *BLUFF[3:]), "card-twice", "d dh p2 AsAd"),
        ((*dealt("AsKsQs", "AhAd", "7h2c"), *BLUFF[3:]), "card-count", "d dh p1 AsKsQs"),
        ((*BLUFF, "p3 cc"), "hand-over", "p3 cc"),
    ],
)
def test_what_the_book_does_not_allow_names_the_line(
    actions: tuple[str, ...], code: str, at: str
) -> None:
    text = phh(*actions)
    line, found = why(verdict(text))
    assert found == code
    assert text.splitlines()[line - 1] == f'  "{at}",'


def test_small_change_is_split_to_the_cent() -> None:
    """A pot of 0.25 that two hands share: the odd cent goes to the first left of the button."""
    actions = [
        *dealt("AsKs", "AhKh", "7h2c"),
        *("p3 f", "p1 cc", "p2 cc", "d db 2d3d9c", "p1 cbr 0.08", "p2 cc", "d db Jh"),
        *("p1 cc", "p2 cc", "d db Tc", "p1 cc", "p2 cc"),
    ]
    text = phh(
        *actions,
        blinds_or_straddles="[0.02, 0.04, 0]",
        min_bet="0.04",
        antes="[0, 0, 0.01]",
        starting_stacks="[1.1, 2.0, 3]",
        finishing_stacks="[1.11, 2.00, 2.99]",
    )
    found = verdict(text)
    assert found.fault is None
    assert (found.ok, found.unit.decimals, found.stacks) == (True, 2, (111, 200, 299))


SPLIT = (
    *dealt("2c3d", "AsKh", "AhKs"),
    *("p3 cc", "p1 f", "p2 cc", "d db QsJd5c"),
    *("p2 cc", "p3 cc", "d db 8h", "p2 cc", "p3 cc", "d db 7c", "p2 cc", "p3 cc"),
)
IN_QUARTERS = {"blinds_or_straddles": "[25, 50, 0]", "starting_stacks": "[1000, 1000, 1000]"}


@pytest.mark.rows(
    ("recorded", "habits"),
    [
        ("[975, 1013, 1012]", ()),
        ("[975, 1025, 1000]", ("split-in-chips",)),
        ("[975, 1000, 1025]", ("split-in-chips",)),
        ("[975, 1050, 975]", None),
        ("[1000, 1000, 1000]", None),
        ("[975, 1020, 1005]", None),
    ],
)
def test_a_pot_may_be_split_in_the_chips_of_the_table(
    recorded: str, habits: tuple[str, ...] | None
) -> None:
    """A file that tells no more than the last stacks: 125 in chips of 25 are 75 and 50."""
    found = verdict(phh(*SPLIT, finishing_stacks=recorded, **IN_QUARTERS))
    assert found.ok is (habits is not None), found
    assert habits is None or found.tolerances == habits
