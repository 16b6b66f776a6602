"""Terms of a table of 13-card poker, shown before any card is dealt."""

from functools import lru_cache

from ruleone.chinese.rules import thirteen_rules
from ruleone.chinese.views import BonusWorth, NaturalWorth, ThirteenTerms
from ruleone.rulebook import Edition


@lru_cache(maxsize=64)
def terms(edition: Edition, *, bonus: bool) -> ThirteenTerms:
    """Return the values of `edition` in points, with its bonuses or without.

    See chinese-scoring-1 to -5, chinese-natural-3 to -9 and chinese-foul-3.
    """
    rules = thirteen_rules(edition)
    categories = dict.fromkeys(
        category for listed in rules.bonuses.values() for category in listed if bonus
    )
    return ThirteenTerms(
        edition=edition.id,
        bonus=bonus,
        row=rules.row_points,
        majority=rules.majority_points,
        foul=rules.foul_points,
        replaces=rules.bonus_replaces,
        bonuses=tuple(
            BonusWorth(category, *(listed.get(category, 0) for listed in rules.bonuses.values()))
            for category in categories
        ),
        naturals=tuple(NaturalWorth(*one) for one in rules.naturals),
        suits=rules.suits,
        tiebreak=rules.suit_tiebreak,
        capped=rules.winning_cap,
        rake=100 * rules.rake_num // rules.rake_den,
        rake_each=rules.rake_each_payment,
        leaves=rules.auto_leaves,
    )
