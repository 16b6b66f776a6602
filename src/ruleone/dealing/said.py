"""Actions given in words, English or Chinese, read as actions of the player to act."""

import re
from collections.abc import Callable
from typing import Final

from ruleone.dealing.actions import (
    Action,
    AskToSee,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Muck,
    Options,
    RaiseTo,
    Run,
    Show,
)
from ruleone.dealing.refusals import syntax
from ruleone.dealing.state import State
from ruleone.rulebook import Edition, Refusal

_ALONE: Final[dict[str, Action]] = {
    **dict.fromkeys(("fold", "弃牌"), Fold()),
    **dict.fromkeys(("check", "过牌"), Check()),
    **dict.fromkeys(("call", "跟注"), Call()),
    **dict.fromkeys(("bring-in", "bring in", "bring it in", "强制注"), BringIn()),
    **dict.fromkeys(("show", "亮牌"), Show()),
    "muck": Muck(),
    **dict.fromkeys(("stand pat", "pat", "不换牌", "不换"), Discard()),
}
"""Words that need nothing beside them."""
_TIMES: Final = {"once": 1, "twice": 2, "three times": 3, "four times": 4}
_BETS: Final = re.compile(
    r"(?:bet|raise|raise to|complete|complete to|下注|下注到|加注|加注到|加到|补足|补足到)"
    r"(?: ?(?P<to>[0-9][0-9,]*))?"
)
_RAISES_BY: Final = re.compile(r"raise by (?P<by>[0-9][0-9,]*)")
_CALLS: Final = re.compile(r"(?:call|跟注) ?(?P<to>[0-9][0-9,]*)")
_CARDS: Final = re.compile(r"(?P<verb>show|亮牌|discard|throw|换牌|换) ?(?P<cards>[2-9TJQKA?].*)")
_RUNS: Final = re.compile(
    r"(?:run(?: it)? )?(?P<said>once|twice|three times|four times)"
    r"|(?:run(?: it)?|发) ?(?P<times>[1-9])(?: times?| ?次)?"
)
_SEES: Final = re.compile(r"(?:ask to see|要求看) ?(?:seat )?(?P<of>[0-9]{1,2})(?: ?号座)?")
_ALL_IN: Final = ("all-in", "all in", "allin", "全下")
_POT: Final = ("pot", "bet pot", "raise pot", "底池")
_WHOLE: Final = re.compile(r"[0-9]{1,18}|[0-9]{1,3}(?:,[0-9]{3}){1,5}")


def action_said(state: State, edition: Edition, options: Options, words: str) -> Action | Refusal:
    """Return the action that the words name, or the refusal of words that cannot be read.

    "raise 300" and "加注 300" are raises to 300 in all on this street, "all-in" is the action that
    puts the last chip in.
    """
    said = " ".join(words.split())
    lower = said.lower()
    if lower == "盖牌":
        return Muck() if options.show or options.muck else Fold()
    if (alone := _ALONE.get(lower)) is not None:
        return alone
    if lower in _ALL_IN:
        return _all_in(state, options)
    if lower in _POT and state.game.limit == "pot-limit" and options.bet_to is not None:
        return RaiseTo(options.bet_to[1])
    for form, reads in _FORMS:
        found = form.fullmatch(said if form is _CARDS else lower)
        if found is not None and (action := reads(state, options, found)) is not None:
            return action
    cited = edition.cite("verbal.terms")
    if _BETS.fullmatch(lower) and options.bet_to is not None:
        least, most = options.bet_to
        return syntax("say-how-much", cited, least=least, most=most)
    return syntax("not-an-action", cited, came=said[:60])


def _all_in(state: State, options: Options) -> Action:
    """Return the all-in: a call where the bet is as high as the stack or higher."""
    end = state.reach[state.to_act] - state.level
    if options.bring_in == end:
        return BringIn()
    return Call() if options.call == end else RaiseTo(end)


def _bet(state: State, options: Options, found: re.Match[str]) -> Action | None:
    """Return a bet or raise to an amount; where only one is legal the amount may be left out."""
    if found["to"] is not None:
        return _raise_to(_whole(found["to"]))
    bounds = options.bet_to
    return RaiseTo(bounds[0]) if bounds is not None and bounds[0] == bounds[1] else None


def _raise_by(state: State, options: Options, found: re.Match[str]) -> Action | None:
    by = _whole(found["by"])
    return None if by is None else RaiseTo(state.price - state.level + by)


def _call(state: State, options: Options, found: re.Match[str]) -> Action | None:
    """Return a call with its amount, either the chips added or the total."""
    told = _whole(found["to"])
    return Call() if told is not None and told in (options.to_call, options.call) else None


def _cards(state: State, options: Options, found: re.Match[str]) -> Action | None:
    cards = tuple(found["cards"].replace(",", " ").split())
    if len(cards) == 1 and len(cards[0]) % 2 == 0:
        cards = tuple(cards[0][at : at + 2] for at in range(0, len(cards[0]), 2))
    return Show(cards) if found["verb"] in ("show", "亮牌") else Discard(cards)


def _runs(state: State, options: Options, found: re.Match[str]) -> Action | None:
    return Run(_TIMES[found["said"]] if found["said"] else int(found["times"]))


def _sees(state: State, options: Options, found: re.Match[str]) -> Action | None:
    return AskToSee(int(found["of"]))


def _raise_to(amount: int | None) -> Action | None:
    return None if amount is None else RaiseTo(amount)


def _whole(digits: str) -> int | None:
    """Return the amount that the digits spell, None where their commas are misplaced."""
    return int(digits.replace(",", "")) if _WHOLE.fullmatch(digits) else None


_FORMS: Final[
    tuple[tuple[re.Pattern[str], Callable[[State, Options, re.Match[str]], Action | None]], ...]
] = (
    (_BETS, _bet),
    (_RAISES_BY, _raise_by),
    (_CALLS, _call),
    (_CARDS, _cards),
    (_RUNS, _runs),
    (_SEES, _sees),
)
"""Patterns of words with an amount beside them."""
