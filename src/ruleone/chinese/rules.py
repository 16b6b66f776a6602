"""Settings that one hand of 13-card poker takes from its edition, read once."""

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from ruleone.ranking import ChineseOrder, Tiebreak, chinese_order
from ruleone.rulebook import Edition

Row = Literal["front", "middle", "back"]
ROWS: tuple[Row, ...] = get_args(Row)
ROW_CARDS: dict[Row, int] = {"front": 3, "middle": 5, "back": 5}
"""Cards of each row (chinese-hand-2)."""
CARDS_EACH = sum(ROW_CARDS.values())

Natural = Literal[
    "one-suit",
    "dragon",
    "twelve",
    "trips-five-pairs",
    "three-straights",
    "three-flushes",
    "six-pairs",
]
Surrender = Literal["three-points", "pay-foul", "auto-arrange"]

# Under which option each bonus and each natural has its points.
BONUSES: dict[Row, dict[str, str]] = {
    "front": {"trips": "chinese.bonus_front_trips"},
    "middle": {
        "full-house": "chinese.bonus_middle_full_house",
        "quads": "chinese.bonus_middle_quads",
        "straight-flush": "chinese.bonus_middle_straight_flush",
        "royal-flush": "chinese.bonus_middle_royal_flush",
    },
    "back": {
        "quads": "chinese.bonus_back_quads",
        "straight-flush": "chinese.bonus_back_straight_flush",
        "royal-flush": "chinese.bonus_back_royal_flush",
    },
}
NATURALS: dict[Natural, str] = {
    "one-suit": "chinese.natural_one_suit",
    "dragon": "chinese.natural_dragon",
    "twelve": "chinese.natural_twelve",
    "trips-five-pairs": "chinese.natural_trips_five_pairs",
    "three-straights": "chinese.natural_three_straights",
    "three-flushes": "chinese.natural_three_flushes",
    "six-pairs": "chinese.natural_six_pairs",
}


class ThirteenRules(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of an edition that deal, score and settle a hand of 13-card poker.

    They travel in the hand's first event, so an old hand is played again under its old rules even
    where the edition of that name has changed since. Each field names the option it was read from;
    points are whole points, `rake_num / rake_den` is a percentage.
    """

    players: tuple[int, ...]
    """chinese.players: how many may play a hand."""
    suits: str
    """suits.order, highest first."""
    suit_tiebreak: Tiebreak
    """chinese.suit_tiebreak: rows of equal ranks that suits decide.

    None where they decide nothing (ranking.suits_break_ties).
    """
    equal_rows_legal: bool
    """chinese.equal_rows_legal: middle and back of equal ranks stand in any order of suits."""
    row_points: int
    """chinese.row_points for a row won."""
    majority_points: int
    """chinese.majority_points for more rows, where neither side won a bonus."""
    bonuses: dict[Row, dict[str, int]]
    """chinese.bonus_...: by row and category."""
    bonus_replaces: bool
    """chinese.bonus_replaces_row_point, else the bonus comes on top of it."""
    foul_points: int
    """chinese.foul_points to an ordinary hand."""
    foul_bonus_added: bool
    """chinese.foul_bonus_mode: bonuses on top, else instead of one point for their row."""
    fouls_compare: bool
    """chinese.foul_vs_foul: rows of two void hands are compared, else they exchange nothing."""
    naturals: tuple[tuple[Natural, int], ...]
    """chinese.naturals from the highest down, each with its points."""
    natural_tie_by_points: bool
    """chinese.natural_tie: naturals of the same points tie, else those of the same kind alone."""
    natural_subtracts: bool
    """chinese.natural_subtract_lower: the lower natural is taken off the higher."""
    quads_as_two_pairs: bool
    """chinese.quads_as_two_pairs in naturals."""
    twelve_by_suit: bool
    """chinese.twelve_by: twelve of one suit, else of one colour."""
    short_money: bool
    """chinese.short_money: a player at a limit exchanges nothing more in the hand."""
    winning_cap: bool
    """chinese.winning_cap: nobody wins more in a hand than the own starting money."""
    rake_num: int
    """Numerator of chinese.rake_percent."""
    rake_den: int
    """Denominator of the same."""
    rake_each_payment: bool
    """chinese.rake_base: from each payment received, else from the net win of the hand."""
    reconnect_s: int
    """chinese.reconnect_seconds to come back after a lost connection."""
    surrender: Surrender
    """chinese.tournament_surrender: cost for a player who has not come back."""
    surrender_points: int
    """chinese.surrender_points to an ordinary hand."""
    auto_declares: bool
    """chinese.auto_declare_natural: the software declares a natural."""
    auto_leaves: bool
    """chinese.leave_after_disconnect: a player who was not back in time leaves after the hand."""

    @property
    def order(self) -> ChineseOrder:
        """The order in which rows are compared with those of others."""
        return chinese_order(self.suits, self.suit_tiebreak)

    @property
    def own_order(self) -> ChineseOrder:
        """The order of the rows of one player, suits deciding wherever they can."""
        return chinese_order(self.suits)


@lru_cache(maxsize=64)
def thirteen_rules(edition: Edition) -> ThirteenRules:
    """Return the settings of `edition` for a hand of 13-card poker."""
    rake = edition.fraction("chinese.rake_percent")
    points = {natural: edition.number(option) for natural, option in NATURALS.items()}
    named = edition.listing("chinese.naturals")
    return ThirteenRules(
        players=tuple(map(int, edition.listing("chinese.players"))),
        suits="".join(edition.listing("suits.order")),
        suit_tiebreak=_tiebreak(edition),
        equal_rows_legal=edition.flag("chinese.equal_rows_legal"),
        row_points=edition.number("chinese.row_points"),
        majority_points=edition.number("chinese.majority_points"),
        bonuses={
            row: {category: edition.number(option) for category, option in listed.items()}
            for row, listed in BONUSES.items()
        },
        bonus_replaces=edition.flag("chinese.bonus_replaces_row_point"),
        foul_points=edition.number("chinese.foul_points"),
        foul_bonus_added=edition.choice("chinese.foul_bonus_mode") == "add",
        fouls_compare=edition.choice("chinese.foul_vs_foul") == "compare",
        naturals=tuple((natural, points[natural]) for natural in _naturals(named)),
        natural_tie_by_points=edition.choice("chinese.natural_tie") == "same-points",
        natural_subtracts=edition.flag("chinese.natural_subtract_lower"),
        quads_as_two_pairs=edition.flag("chinese.quads_as_two_pairs"),
        twelve_by_suit=edition.choice("chinese.twelve_by") == "suit",
        short_money=edition.choice("chinese.short_money") == "sequential-cap",
        winning_cap=edition.choice("chinese.winning_cap") == "starting-balance",
        rake_num=rake.numerator,
        rake_den=rake.denominator,
        rake_each_payment=edition.choice("chinese.rake_base") == "gross-win",
        reconnect_s=edition.number("chinese.reconnect_seconds"),
        surrender=msgspec.convert(edition.choice("chinese.tournament_surrender"), Surrender),
        surrender_points=edition.number("chinese.surrender_points"),
        auto_declares=edition.flag("chinese.auto_declare_natural"),
        auto_leaves=edition.flag("chinese.leave_after_disconnect"),
    )


def _tiebreak(edition: Edition) -> Tiebreak:
    if not edition.flag("ranking.suits_break_ties"):
        return "none"
    tiebreak: Tiebreak = msgspec.convert(edition.choice("chinese.suit_tiebreak"), Tiebreak)
    return tiebreak


def _naturals(named: tuple[str, ...]) -> tuple[Natural, ...]:
    return msgspec.convert(named, tuple[Natural, ...])
