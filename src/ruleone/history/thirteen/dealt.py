"""The record of a hand of 13-card poker that was dealt here, for the forms that are written."""

from collections.abc import Iterable, Mapping

from ruleone.chinese import Event
from ruleone.chinese.events import (
    Arranged,
    CardsDealt,
    PairSettled,
    RakeTaken,
    Surrendered,
    ThirteenEnded,
    ThirteenStarted,
)
from ruleone.history.money import Unit
from ruleone.history.record import Seat, Setting
from ruleone.history.text.source import TextSource
from ruleone.history.thirteen.record import Did, Paid, ThirteenEnding, ThirteenRecord


def thirteen_record_of(
    events: Iterable[Event],
    names: Mapping[int, str] | None = None,
    setting: Setting | None = None,
    unit: Unit | None = None,
    viewer: int | None = None,
) -> ThirteenRecord:
    """The record of a hand that is over, from its events.

    `names` are the players' by seat; money is units of `unit`, hundredths of what is told in cash
    games and whole chips in tournaments unless told. With a `viewer` it has what this seat knows in
    the end: its own cards as they came, and the rows that all have shown; without one all cards.
    Raises ValueError where the events are not those of a whole hand.
    """
    told = tuple(events)
    started, ended = (told[0], told[-1]) if told else (None, None)
    if not isinstance(started, ThirteenStarted) or not isinstance(ended, ThirteenEnded):
        raise ValueError("expected the events of a hand from its start to its end")
    around = sorted(zip(started.seats, started.stacks, ended.stacks, strict=True))
    seen = {
        seat: cards
        for event in told
        if isinstance(event, CardsDealt)
        for seat, cards in zip(event.seats, event.cards, strict=True)
        if viewer in (None, seat)
    }
    return ThirteenRecord(
        id=started.number,
        form="ruleone",
        edition=started.edition,
        unit=unit or Unit(0 if started.tournament else 2),
        point=started.point,
        bonus=started.bonus,
        tournament=started.tournament,
        button=started.button,
        seats=tuple(Seat(seat, stack, (names or {}).get(seat, "")) for seat, stack, _ in around),
        did=tuple(_did(event) for event in told if isinstance(event, Arranged | Surrendered)),
        source=TextSource(0, {}),
        cards=dict(sorted(seen.items())),
        ending=ThirteenEnding(
            tuple(end for *_, end in around),
            tuple(
                Paid(event.a, event.b, event.points, event.due, event.paid)
                for event in told
                if isinstance(event, PairSettled)
            ),
            tuple((event.seat, event.amount) for event in told if isinstance(event, RakeTaken)),
        ),
        setting=setting or Setting(),
    )


def _did(event: Arranged | Surrendered) -> Did:
    if isinstance(event, Surrendered):
        return Did(event.seat)
    return Did(event.seat, event.arrangement, event.declared, event.automatic)
