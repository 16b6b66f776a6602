"""What a player does in a line of text, by the name that the form of the line gives to it."""

import re

from ruleone.history.text.reading import Reading
from ruleone.history.text.telling import cards_of

_ALL_IN = ("and is all-in", "and is all in")
_CAPPED = ("and is capped", " cap")
_IRISH_DISCARDS = 2
"""How many cards are thrown away where a line tells neither number nor cards."""


def does(reading: Reading, at: int, seat: int, match: re.Match[str]) -> None:
    """Take what the player in the seat does. The last group that matched names it: `fold`, `call`
    with its amount, `show` with its cards and so on; `says` is nothing to the hand."""
    hand = reading.hand
    verb = match.lastgroup or "discard"
    match verb:
        case "fold":
            hand.fold(at, seat)
        case "check":
            hand.check(at, seat)
        case "pat":
            hand.discard(at, seat, 0, ())
        case "discard" | "thrown":
            cards = cards_of((match["thrown"] or "").strip(" []"), at)
            count = int(match["discard"] or len(cards) or _IRISH_DISCARDS)
            hand.discard(at, seat, count, cards)
        case "show":
            reading.show(at, seat, match["show"])
        case "muck":
            reading.muck(at, seat)
        case "says":
            pass
        case _:
            amount = reading.purse(match[verb], at)
            capped = match.string.endswith(_CAPPED)
            _pays(reading, at, seat, verb, amount, capped or match.string.endswith(_ALL_IN))
            if capped:
                hand.is_capped(seat)


def _pays(reading: Reading, at: int, seat: int, verb: str, amount: int, all_in: bool) -> None:
    hand, posting = reading.hand, reading.hand.posting
    match verb:
        case "call":
            hand.call_bet(at, seat, amount)
        case "bet" | "raise":
            hand.raise_to(at, seat, amount)
        case "bring_in":
            hand.bring_in(at, seat, amount)
        case "ante":
            posting.ante(seat, amount, all_in)
        case "small":
            posting.small_blind(seat, amount, all_in)
        case "big":
            posting.big_blind(seat, amount, all_in)
        case "both":
            posting.both_blinds(seat, amount)
        case "button":
            posting.button_blind(seat, amount, all_in)
        case "dead":
            posting.dead_blind(seat, amount)
        case _:
            posting.entry(seat, amount, all_in)
