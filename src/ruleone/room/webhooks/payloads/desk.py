"""What happens at the floor's desk: its list of those who wait, the rota of the dealers, decks."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.desk import events as k
from ruleone.room.webhooks.payloads.fact import Fact, Name, Tellers, typed


def _listed(record: k.NameListed, name: Name) -> Iterator[Fact]:
    told = {"how": "waits", "number": record.number}
    yield Fact("seat", told | typed(record.person, record.name, name), event=record.table)


def _called(record: k.NameCalled, _: Name) -> Iterator[Fact]:
    yield Fact("seat", {"how": "called", "number": record.number})


def _struck(record: k.NameStruck, _: Name) -> Iterator[Fact]:
    told = {"how": "wait-over", "number": record.number, "why": record.why, "seat": record.seat}
    yield Fact("seat", told, event=record.table)


def _list_back(record: k.ListActTakenBack, name: Name) -> Iterator[Fact]:
    """Whether he waits again, or still, or was never to be on the list."""
    how = {"listed": "waits", "called": "called", "struck": "wait-over"}[record.what]
    told = {"how": f"{how}-taken-back", "number": record.number}
    yield Fact("seat", told | typed(record.person, record.name, name), event=record.table)


def _came(record: k.DealerCame, name: Name) -> Iterator[Fact]:
    told = {"how": "came", "dealer": record.dealer}
    yield Fact("dealers", told | typed(record.person, record.name, name), event=record.event)


def _went(record: k.DealerWent, _: Name) -> Iterator[Fact]:
    yield Fact("dealers", {"how": "went", "dealer": record.dealer}, event=record.event)


def _placed(record: k.DealerPlaced, _: Name) -> Iterator[Fact]:
    told = {"how": "placed", "dealer": record.dealer, "at": record.table}
    yield Fact("dealers", told, event=record.event)


def _set(record: k.PushesSet, _: Name) -> Iterator[Fact]:
    yield Fact("dealers", {"how": "every", "minutes": record.minutes}, event=record.event)


def _pushed(record: k.DealersPushed, _: Name) -> Iterator[Fact]:
    tables = [{"at": table, "dealer": one} for table, one in record.placed.dealing.items()]
    yield Fact("dealers", {"how": "pushed", "tables": tables}, event=record.event)


def _rota_back(record: k.RotaActTakenBack, _: Name) -> Iterator[Fact]:
    """How often dealers are pushed again, or who is at each table again."""
    stands = record.stands
    tables = [{"at": table, "dealer": one} for table, one in stands.placed.dealing.items()]
    now = {"minutes": stands.minutes} if record.what == "every" else {"tables": tables}
    whom = {} if record.dealer is None else {"dealer": record.dealer}
    told = {"how": f"{record.what}-taken-back", **whom, **now}
    yield Fact("dealers", told, event=record.event)


def _deck_back(record: k.DeckTakenBack, _: Name) -> Iterator[Fact]:
    yield Fact("dealers", {"how": "deck-taken-back", "deck": record.deck}, event=record.table)


def _deck(record: k.DeckChanged, _: Name) -> Iterator[Fact]:
    told = {"how": "deck", "deck": record.deck, "moment": record.moment}
    yield Fact("dealers", told, event=record.table)


OF_DESK: Final[Tellers] = {
    k.NameListed: _listed,
    k.NameCalled: _called,
    k.NameStruck: _struck,
    k.ListActTakenBack: _list_back,
    k.DealerCame: _came,
    k.DealerWent: _went,
    k.DealerPlaced: _placed,
    k.PushesSet: _set,
    k.DealersPushed: _pushed,
    k.RotaActTakenBack: _rota_back,
    k.DeckChanged: _deck,
    k.DeckTakenBack: _deck_back,
}
