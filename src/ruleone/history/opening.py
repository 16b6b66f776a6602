"""How a recorded hand begins in the engine: who has what, who posts what, under which rules.

An ante that everybody pays is an ante each; one that a single player pays is the big blind's or the
button's, by where he sits; antes of any other kind are dead chips.
"""

from functools import lru_cache
from typing import Literal, NamedTuple

from ruleone.dealing import BadHand, Hand
from ruleone.history.fault import unreadable
from ruleone.history.games import Variant
from ruleone.history.record import Post, Record
from ruleone.rulebook import BadSetting, Edition

AnteFormat = Literal["none", "per-player", "big-blind", "button"]


class Opening(NamedTuple):
    """What is posted before the deal, by the seats that the engine asks for."""

    blinds: tuple[int, int]
    small_blind_seat: int | None
    big_blind_seat: int | None
    straddles: dict[int, int]
    entries: dict[int, int]
    dead_blinds: dict[int, int]
    ante: int
    ante_format: AnteFormat
    bomb_pot: int


def begin(record: Record, variant: Variant, edition: Edition, away: tuple[int, ...] = ()) -> Hand:
    """The hand before its first card, for cards that the file tells; the hands in the seats that
    are `away` die at the deal. Raises Unplayable."""
    stacks = {seat.number: seat.stack for seat in record.seats if seat.dealt_in}
    if record.stakes.cap is not None:
        stacks = {number: record.stakes.in_play(stack) for number, stack in stacks.items()}
    least = record.stakes.small
    fixed = variant.limit == "fixed-limit"
    if least is None:
        field = "small_bet" if fixed else "min_bet"
        raise unreadable("hand-file-missing", field, field=field)
    rules = _with_big_bet(record, edition, least) if fixed else edition
    button = record.button or max(stacks, default=1)
    opening = opening_of(record.posts, len(stacks), button)
    try:
        return Hand(
            variant.code,
            rules,
            stacks,
            button=button,
            blinds=opening.blinds,
            ante=opening.ante,
            ante_format=opening.ante_format,
            small_blind_seat=opening.small_blind_seat,
            big_blind_seat=opening.big_blind_seat,
            straddles=opening.straddles,
            entries=opening.entries,
            dead_blinds=opening.dead_blinds,
            min_bet=least,
            showdown="players",
            bring_in=record.stakes.bring_in,
            bomb_pot=opening.bomb_pot,
            absent=away,
        )
    except BadHand as wrong:
        why = unreadable("hand-file-begin", "starting_stacks", why=wrong.code, **wrong.parameters)
        raise why from None


@lru_cache(maxsize=1024)
def opening_of(posts: tuple[Post, ...], players: int, button: int) -> Opening:
    """The posts of a hand sorted out by kind, straddles from the lowest to the highest."""
    small = big = bomb_pot = 0
    small_seat = big_seat = None
    straddles: dict[int, int] = {}
    entries: dict[int, int] = {}
    dead: dict[int, int] = {}
    antes: dict[int, int] = {}
    for post in posts:
        seat, kind, due = post.seat, post.kind, post.due
        if kind == "ante":
            antes[seat] = due
        elif kind == "small-blind":
            small, small_seat = due, seat
        elif kind == "big-blind":
            big, big_seat = due, seat
        elif kind == "dead-blind":
            dead[seat] = dead.get(seat, 0) + due
        elif kind == "entry":
            entries[seat] = due
        elif kind == "bomb-pot":
            bomb_pot = due
        else:
            straddles[seat] = due
    if len(straddles) > 1:
        straddles = dict(sorted(straddles.items(), key=lambda straddle: straddle[1]))
    ante = 0
    ante_format: AnteFormat = "none"
    if antes:
        ante, ante_format = _ante(antes, players, button, big_seat)
        if ante_format == "none":
            dead = {seat: dead.get(seat, 0) + antes.get(seat, 0) for seat in dead | antes}
    blinds = small, big
    return Opening(
        blinds, small_seat, big_seat, straddles, entries, dead, ante, ante_format, bomb_pot
    )


def _ante(
    antes: dict[int, int], players: int, button: int, big_seat: int | None
) -> tuple[int, AnteFormat]:
    """The ante and who pays it; nobody in particular where the antes are of another kind."""
    ante = next(iter(antes.values()))
    if len(antes) == players and set(antes.values()) == {ante}:
        return ante, "per-player"
    if len(antes) == 1:
        if big_seat in antes:
            return ante, "big-blind"
        if button in antes:
            return ante, "button"
    return 0, "none"


def _with_big_bet(record: Record, edition: Edition, small_bet: int) -> Edition:
    """The edition with the big bet of the file, told in small bets."""
    big_bet = record.stakes.big or 0
    times, rest = divmod(big_bet, small_bet) if small_bet > 0 else (0, 1)
    if rest:
        raise unreadable("hand-file-big-bet", "big_bet", small=small_bet, big=big_bet)
    if times == edition.number("limit.later_street_bets"):
        return edition
    try:
        return edition.with_options({"limit.later_street_bets": times})
    except BadSetting:
        raise unreadable("hand-file-big-bet", "big_bet", small=small_bet, big=big_bet) from None
