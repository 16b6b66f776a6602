"""Chips that are bought in an event: rebuys and the add-on, declared before a hand."""

from functools import partial

from ruleone.room.batch import Batch
from ruleone.room.entry_commands import Bought, BuyChips, PassRebuy
from ruleone.room.event_host import EventHost
from ruleone.room.table_host import TableHost
from ruleone.rulebook import Refusal

NOTHING_OFFERED = Refusal("no-rebuy-offered", "illegal")


def ask(
    host: EventHost, person: str, do: BuyChips | PassRebuy, now_ms: int, batch: Batch
) -> Refusal | None:
    """A person buys chips, or says that he will not."""
    if isinstance(do, BuyChips):
        return buy(host, person, do.what, now_ms, batch)
    return _pass(host, person, now_ms, batch)


def buy(host: EventHost, player: str, what: Bought, now_ms: int, batch: Batch) -> Refusal | None:
    """The player buys chips; who was out is back in a seat, and his table waits for him no more."""
    refused = host.till.cannot_buy(host.tournament.state, player, what)
    if refused is not None:
        return host.say(refused)
    tournament, at_ms = host.tournament, host.time(now_ms)
    command = tournament.rebuy if what == "rebuy" else tournament.add_on
    refused = host.carry_out(partial(command, player, at_ms), batch)
    assert refused is None, "who may buy is not refused"
    _decided(host, player, now_ms)
    return None


def _pass(host: EventHost, player: str, now_ms: int, batch: Batch) -> Refusal | None:
    """One who is out will not buy again: his table need not wait for it."""
    table = _decided(host, player, now_ms)
    if table is None:
        return NOTHING_OFFERED
    batch.change(*host.topics, table.topic)
    return None


def _decided(host: EventHost, player: str, now_ms: int) -> TableHost | None:
    """The player has made up his mind; the table that waited for it."""
    for table in host.tables.values():
        if table.offered.pop(player, None) is not None:
            table.stir()
            host.follow(now_ms)
            return table
    return None
