"""Settings that one hand takes from its edition, read once and then only looked up."""

from functools import lru_cache

import msgspec

from ruleone.cards import SUITS
from ruleone.dealing.games import GAMES
from ruleone.ranking import Tiebreak
from ruleone.rulebook import Edition, stated


class HandRules(msgspec.Struct, frozen=True):
    """The settings of an edition that deal and decide a hand.

    They are part of the hand's first event. So an old hand is played again under its old rules even
    where the edition of that name has changed since. Each field names the option it was read from.
    """

    ante_format: str
    """ante.format, where the structure of the event does not say."""
    ante_first: bool
    """ante.order: an ante that one player pays for all is taken before the blind."""
    burn: int
    """dealing.burn_cards before each street."""
    straddle_opens: bool
    """straddle.is_opening_bet: a raise over a straddle is at least the straddle."""
    straddle_last: bool
    """straddle.acts_last: the first action is left of the last straddle."""
    last_raise_is_base: bool
    """raise.min_base: the last raise, else the largest of the street."""
    reopen_cumulative: bool
    """reopen.cumulative: short all-ins add up."""
    reopen_num: int
    """Numerator of reopen.fraction_nl_pl, in fixed limit of reopen.fraction_limit."""
    reopen_den: int
    """Denominator of the same."""
    reopen_strict: bool
    """reopen.comparison: more than that share, else at least."""
    limit_cap: int
    """raise.limit_cap: bets of a street in fixed limit, the first one counted."""
    limit_cap_ends_at: int | None
    """raise.limit_cap_ends_at_players: with so few left in the event the cap is lifted."""
    all_in_heights: bool
    """limit.all_in_height: bets stand at what an all-in put in, else each at the whole of it."""
    later_bets: int
    """limit.later_street_bets: the big bet, in small bets."""
    short_blind_full: bool
    """pot_limit.short_blind_counts_full: before the flop."""
    antes_count: bool
    """pot_limit.antes_count: before the flop."""
    return_uncalled: bool
    """pots.uncalled: given back, else awarded as a pot."""
    reveal_at_once: bool
    """showdown.all_in_reveal: all at once, else in order at the end."""
    hold_reveal: bool
    """showdown.hand_for_hand_reveal: hand for hand, only on instruction."""
    all_in_may_muck: bool
    """showdown.all_in_muck_allowed."""
    first_to_act_shows: bool
    """showdown.no_bet_order: who would act first, else the first left of the button."""
    order_forced: bool
    """showdown.order_mode: only in order, else freely."""
    partial_show_mucks: bool
    """showdown.partial_show: one card shown is a muck, else the floor judges."""
    odd_smallest: bool
    """odd_chip.break_to: pots are divided in the smallest chip in play, but in old hands."""
    odd_one_by_one: bool
    """odd_chip.several: round the winners, else all to the first."""
    odd_best_five: bool = True
    """odd_chip.stud: suits of the five cards that play decide, else of any card."""
    suits: tuple[int, ...] = (3, 2, 1, 0)
    """suits.order, as numbers of suits, highest first."""
    same_hands_whole: bool = True
    """odd_chip.identical_two_way: a pot whose halves the same hands win is not halved first."""
    short_deck: str = "short-deck"
    """short_deck.order: what beats what in short deck."""
    bring_in_num: int = 1
    """Numerator of stud.bring_in, the bring-in as a share of the small bet."""
    bring_in_den: int = 4
    """Denominator of the same."""
    open_pair_doubles: bool = False
    """stud.open_pair_doubles: an open pair on fourth street lets players bet double."""
    deal_to_dead: bool = False
    """stud.deal_to_dead_hands: hands killed for absence take cards on fourth street."""
    down_card_misdeal: bool = False
    """misdeal.stud_downcard: one exposed in the deal is a misdeal, else an up card."""
    suit_ties: Tiebreak = "none"
    """chinese.suit_tiebreak, which high hands of equal rank suits decide.

    None of them unless ranking.suits_break_ties.
    """
    stub_least: int = 3
    """Minimum of a short stub in stud to deal a common card without the burned ones.

    The rule states it (tda2019-RP-10H.3).
    """
    safe_show_first: bool = True
    """Whether, in stud, players not at risk show before all-in players (tda2019-RP-10B.2)."""


@lru_cache(maxsize=256)
def hand_rules(edition: Edition, game: str) -> HandRules:
    """Return the settings of `edition` for a hand of `game`, one of GAMES."""
    fixed = GAMES[game].limit == "fixed-limit"
    share = edition.fraction("reopen.fraction_limit" if fixed else "reopen.fraction_nl_pl")
    bring_in = edition.fraction("stud.bring_in")
    return HandRules(
        ante_format=edition.choice("ante.format"),
        ante_first=edition.choice("ante.order") == "ante-first",
        burn=edition.number("dealing.burn_cards"),
        straddle_opens=edition.flag("straddle.is_opening_bet"),
        straddle_last=edition.flag("straddle.acts_last"),
        last_raise_is_base=edition.choice("raise.min_base") == "last",
        reopen_cumulative=edition.flag("reopen.cumulative"),
        reopen_num=share.numerator,
        reopen_den=share.denominator,
        reopen_strict=edition.choice("reopen.comparison") == ">",
        limit_cap=edition.number("raise.limit_cap"),
        limit_cap_ends_at=edition.optional_number("raise.limit_cap_ends_at_players"),
        all_in_heights=edition.choice("limit.all_in_height") == "as-put-in",
        later_bets=edition.number("limit.later_street_bets"),
        short_blind_full=edition.flag("pot_limit.short_blind_counts_full"),
        antes_count=edition.flag("pot_limit.antes_count"),
        return_uncalled=edition.choice("pots.uncalled") == "return",
        reveal_at_once=edition.choice("showdown.all_in_reveal") == "immediate",
        hold_reveal=edition.choice("showdown.hand_for_hand_reveal") == "on-instruction",
        all_in_may_muck=edition.flag("showdown.all_in_muck_allowed"),
        first_to_act_shows=edition.choice("showdown.no_bet_order") == "first-to-act",
        order_forced=edition.choice("showdown.order_mode") == "forced",
        partial_show_mucks=edition.choice("showdown.partial_show") == "muck",
        odd_smallest=edition.choice("odd_chip.break_to") == "smallest-in-play",
        odd_one_by_one=edition.choice("odd_chip.several") == "one-at-a-time",
        odd_best_five=edition.choice("odd_chip.stud") == "suit-of-best-five",
        suits=tuple(map(SUITS.index, edition.listing("suits.order"))),
        same_hands_whole=edition.choice("odd_chip.identical_two_way") == "whole-pot",
        short_deck=edition.choice("short_deck.order"),
        bring_in_num=bring_in.numerator,
        bring_in_den=bring_in.denominator,
        open_pair_doubles=edition.flag("stud.open_pair_doubles"),
        deal_to_dead=edition.flag("stud.deal_to_dead_hands"),
        down_card_misdeal=edition.choice("misdeal.stud_downcard") == "misdeal",
        suit_ties=_suit_ties(edition),
        stub_least=stated(edition, "stud.community-card", "min_stub"),
        safe_show_first=stated(edition, "stud.last-card-down", "expose_first") == "not-at-risk",
    )


def _suit_ties(edition: Edition) -> Tiebreak:
    if not edition.flag("ranking.suits_break_ties"):
        return "none"
    ties: Tiebreak = msgspec.convert(edition.choice("chinese.suit_tiebreak"), Tiebreak)
    return ties
