"""The prices that players have paid in an event: each keeps the one that was asked then."""

from typing import Final

import msgspec

from ruleone.tournament.terms.config import EventConfig


class Price(msgspec.Struct, frozen=True):
    """The price of an entry, a rebuy or an add-on.

    The part for the prizes, the fee of the house, and the bounty that is put up with an entry. A
    purchase has its moment `at_ms`, which tells it from others of its player.
    """

    prizes: int
    fee: int = 0
    bounty: int = 0
    at_ms: int = 0

    @property
    def cents(self) -> int:
        """All of it but the bounty."""
        return self.prizes + self.fee


def entry_price(config: EventConfig) -> Price:
    """Return the price of an entry now."""
    bounty = 0 if config.bounty is None else config.bounty.amount
    return Price(config.buy_in, config.fee, bounty)


_NOTHING: Final = Price(0)


class Prices(msgspec.Struct):
    """The prices that were paid, by player, the newest last.

    Entries are those of alternates too, who pay when they are listed. `fees` are those of all
    entries, rebuys and add-ons of persons, without alternates.
    """

    entries: dict[str, list[Price]] = {}
    rebuys: dict[str, list[Price]] = {}
    add_ons: dict[str, list[Price]] = {}
    fees: int = 0

    def entry(self, player: str) -> Price:
        """Return the price of the player's newest entry."""
        paid = self.entries.get(player)
        return paid[-1] if paid else _NOTHING

    def enter(self, player: str, config: EventConfig) -> None:
        """Note an entry, at the price of now."""
        self.entries.setdefault(player, []).append(entry_price(config))

    def leave(self, player: str) -> Price:
        """Note that the player's newest entry is undone, and return what it had cost."""
        price = self.entry(player)
        self._drop(self.entries, player, price)
        return price

    def bought(self, what: str, player: str, at_ms: int | None) -> Price:
        """Return the price of chips bought at this moment; of the newest ones where it is None."""
        paid = self._of(what).get(player, [])
        some = [one for one in paid if at_ms in (None, one.at_ms)] or paid
        return some[-1] if some else _NOTHING

    def buy(self, what: str, player: str, price: Price) -> None:
        """Note a rebuy or an add-on."""
        self._of(what).setdefault(player, []).append(price)
        self.fees += price.fee

    def give_back(self, what: str, player: str, at_ms: int | None) -> Price:
        """Note that such chips were returned, and return what they had cost."""
        price = self.bought(what, player, at_ms)
        self._drop(self._of(what), player, price)
        self.fees -= price.fee
        return price

    def _of(self, what: str) -> dict[str, list[Price]]:
        return self.rebuys if what == "rebuy" else self.add_ons

    def _drop(self, paid: dict[str, list[Price]], player: str, price: Price) -> None:
        left = list(paid.get(player, ()))
        if price in left:
            left.reverse()
            left.remove(price)
            left.reverse()
        if left:
            paid[player] = left
        else:
            paid.pop(player, None)
