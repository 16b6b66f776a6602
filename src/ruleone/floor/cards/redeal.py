"""The hand that is dealt again after a misdeal."""

from typing import Annotated

import msgspec

from ruleone.floor.cards.deal import names_of
from ruleone.floor.facts import Amount, AnySeat, SeatOrNone
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Choice, DealtAgain, Reason, Ruling
from ruleone.floor.untold import NO_MORE
from ruleone.floor.verdict import because, by, settled
from ruleone.rulebook import Edition, stated


class Lineup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a hand is dealt: the `seats` that get cards, the button, the blinds and the ante in
    chips."""

    seats: tuple[AnySeat, ...]
    button: SeatOrNone
    blinds: tuple[Amount, Amount]
    ante: Annotated[Amount, NO_MORE] = 0

    def __post_init__(self) -> None:
        """Refuse contradictions: BadFacts."""
        if len(set(self.seats)) != len(self.seats) or len(self.seats) < 2:
            raise BadFacts("deal-to-few", count=len(self.seats), came=self.seats)
        check_blinds(self.blinds)


def check_blinds(blinds: tuple[int, int]) -> None:
    """Refuse a small blind above the big one: BadFacts."""
    small, big = blinds
    if small > big:
        raise BadFacts("small-blind-above", most=big, came=small)


class Redeal(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that is dealt again: `first` is how it was dealt when the misdeal happened, `now` how
    the next hand would be dealt, with what has changed since. `absent` are those seats of `first`
    whose players were not there for the deal, `penalised` those whose players served a penalty;
    `absent_now` and `penalised_now` those of `now`."""

    first: Lineup
    now: Lineup
    absent: Annotated[tuple[AnySeat, ...], NO_MORE] = ()
    penalised: Annotated[tuple[AnySeat, ...], NO_MORE] = ()
    absent_now: Annotated[tuple[AnySeat, ...], NO_MORE] = ()
    penalised_now: Annotated[tuple[AnySeat, ...], NO_MORE] = ()

    def __post_init__(self) -> None:
        """Refuse seats that get no cards: BadFacts."""
        for line, named in (
            (self.first, {*self.absent, *self.penalised}),
            (self.now, {*self.absent_now, *self.penalised_now}),
        ):
            if strangers := named - {*line.seats}:
                raise BadFacts("not-dealt-to", seats=line.seats, came=sorted(strangers))


def redeal(book: Edition, again: Redeal) -> Ruling:
    """How the hand is dealt again.

    An exact replay (misdeal.redeal) keeps button, players and level. Whoever was not there for the
    first deal, or serves a penalty now, gets cards, and they are dead; a penalty counts both deals
    as one hand (`conduct.deal`).
    """
    cited, first, now = book.cite("misdeal.redeal"), again.first, again.now
    if book.choice("misdeal.redeal") == "new-hand":
        dead = {*again.absent_now, *again.penalised_now}
        return _dealt(book, now, dead, because("redeal-new-hand", cited))
    dealt = Lineup(
        seats=now.seats if stated(book, "misdeal.redeal", "new_players") else first.seats,
        button=now.button if stated(book, "misdeal.redeal", "button_moves") else first.button,
        blinds=now.blinds if stated(book, "misdeal.redeal", "limits_change") else first.blinds,
        ante=now.ante if stated(book, "misdeal.redeal", "limits_change") else first.ante,
    )
    reasons = [because("redeal-replays", cited)]
    if waiting := tuple(seat for seat in now.seats if seat not in dealt.seats):
        reasons.append(because("redeal-nobody-new", cited, seats=names_of(waiting)))
    dead = {*again.absent, *again.penalised, *again.penalised_now} & {*dealt.seats}
    if dead and stated(book, "penalties.redeal-killed", "killed"):
        cited = book.cite("penalties.redeal-killed")
        reasons.append(because("redeal-dead", cited, seats=names_of(sorted(dead))))
    if dead.intersection(again.penalised, again.penalised_now):
        reasons.append(because("redeal-counts-once", book.cite("penalties.redeal-counts-once")))
    return _dealt(book, dealt, dead, *reasons)


def _dealt(book: Edition, how: Lineup, dead: set[int], *reasons: Reason) -> Ruling:
    again = DealtAgain(
        seats=how.seats,
        button=how.button,
        blinds=how.blinds,
        ante=how.ante,
        killed=tuple(seat for seat in how.seats if seat in dead),
    )
    return settled(Choice("deal-again", cited=by(book.cite("misdeal.redeal"), again)), *reasons)
