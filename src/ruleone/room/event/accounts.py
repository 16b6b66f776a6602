"""The money of an event: from wallets into it, and out of it again, each amount exactly once.

A player's payments are in the books under the player's name until the event is over, so they can be
returned in any case. The house pays for computer players. All of it follows from the events of the
tournament alone and is written with them, in one append. Bounties have accounts of their own.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from ruleone.cage import FEES, ISSUE, Account, bounty_of, prize_pool, ticket, wallet
from ruleone.cage.desk import (
    Charge,
    Charged,
    ChargeDropped,
    ChargeStands,
    Method,
    Paid,
    Purpose,
    ReceiptVoided,
    Returned,
)
from ruleone.cage.events import Move, Reason
from ruleone.limits import LEDGER_MOVES_MAX
from ruleone.room.core.batch import Batch
from ruleone.room.core.books import Books
from ruleone.room.event.records import EnteredByTicket, HostRecord
from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.entries import add_on_refused, bounty_again, may_be_entered, rebuy_refused
from ruleone.tournament.events.bounties import BountyShare
from ruleone.tournament.events.reports import BustUndone
from ruleone.tournament.events.undo import (
    EntryTakenBack,
    HandTakenBack,
    PlayerReinstated,
    PurchaseTakenBack,
)
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.prices import Price, Prices
from ruleone.tournament.terms.config import EventConfig

_AT_ONCE: Final = LEDGER_MOVES_MAX - 1
"""The number of accounts that one entry moves money to or from, beside its counterpart."""


class MoneyLost(AssertionError):
    """The books and the event's own entries do not agree."""


Bought = Literal["rebuy", "add-on"]
"""Chips that an event sells: again, or once more to everybody."""


class EventAccounts:
    """The part of the books that is one event's."""

    def __init__(self, event: str, config: EventConfig, books: Books) -> None:
        self._event: Final = event
        self._config = config
        self._books: Final = books
        self._heads: Final = BountyAccounts(event, config, books)
        self._by_ticket: Final[set[str]] = set()
        self._charges: Final = DeskCharges(event, config, books)
        self._prices: Final = Prices()
        self._returned: Final[dict[str, Price]] = {}
        """The cost of the newest entry or purchase that was undone, by its player."""

    def change(self, config: EventConfig) -> None:
        """Ask the prices of a changed announcement from now on."""
        self._config = config
        self._heads.change(config)
        self._charges.change(config)

    @property
    def entry_cents(self) -> int:
        """The cents that an entry costs a person, fee included; 0 where nothing is charged."""
        price = self._config.buy_in + self._heads.each + self._config.fee
        return price if self._config.charged else 0

    def cannot_pay(self, person: str, cents: int) -> Refusal | None:
        """Return why this many cents cannot be taken from the person's wallet, or None.

        None too where nothing is charged.
        """
        has = self._books.has(person)
        if not self._config.charged or has >= cents:
            return None
        return Refusal("wallet-short", "illegal", {"has": has, "needs": cents})

    def purse(self, person: str) -> Account:
        """Return the account that pays for the person's next entry: a ticket, else the wallet."""
        won = ticket(self._event, person)
        return won if self._books.ledger.balance(won) >= self.entry_cents > 0 else wallet(person)

    def cannot_enter(self, person: str) -> Refusal | None:
        """Return why the person cannot pay for an entry, or None."""
        return None if self.has_ticket(person) else self.cannot_pay(person, self.entry_cents)

    def has_ticket(self, person: str) -> bool:
        """Whether a ticket that the person has won pays for their next entry."""
        return self.purse(person).kind == "tickets"

    def cash_ticket(self, person: str, batch: Batch) -> bool:
        """Pay the worth of the person's tickets into the wallet; return whether there were any."""
        won = ticket(self._event, person)
        cents = self._books.ledger.balance(won)
        self._post("event-refund", [(won, -cents), (wallet(person), cents)], batch)
        return cents > 0

    def cannot_buy(self, state: EventState, player: str, what: Bought) -> Refusal | None:
        """Return why the player may not buy these chips now, by rule or by wallet, or None.

        The house sells to persons alone.
        """
        rebuys, add_on = self._config.rebuys, self._config.add_on
        if state.phase != "running":
            return Refusal(
                "event-over" if state.phase == "over" else "event-not-started", "illegal"
            )
        if state.entrants.get(player) is not None:
            return Refusal("house-buys-nothing", "illegal", {"player": player})
        if what == "rebuy":
            price = 0 if rebuys is None else rebuys.price + rebuys.fee + bounty_again(state, player)
            refused = rebuy_refused(state, player)
        else:
            refused = add_on_refused(state, player)
            price = 0 if add_on is None else add_on.price + add_on.fee
        return refused or self.cannot_pay(player, price)

    def cannot_give_back(self, won: Sequence[e.BountyWon], state: EventState) -> Refusal | None:
        """Return why these bounties cannot be returned by their winners, or None.

        A winner may no longer have as much in the wallet.
        """
        if not self._config.charged:
            return None
        paid = Counter[str]()
        for one in won:
            for share in one.shares:
                paid[share.player] += share.paid * (state.entrants[share.player] is None)
        for player, needs in paid.items():
            if self._books.ledger.balance(wallet(player)) < needs:
                return Refusal("hand-stands-bounty", "illegal", {"player": player, "needs": needs})
        return None

    def note(self, event: e.TournamentEvent | HostRecord) -> None:
        """Take in what each entry and purchase costs, and what pays for a person's newest entry.

        It is the same live and restored.
        """
        self._note_price(event)
        if isinstance(event, EnteredByTicket):
            self._by_ticket.add(event.player)
        elif (player := _who_pays(event)) is not None:
            self._by_ticket.discard(player)

    def _note_price(self, event: e.TournamentEvent | HostRecord) -> None:
        prices, rebuys, add_on = self._prices, self._config.rebuys, self._config.add_on
        gone: Sequence[str] = ()
        match event:
            case (
                e.PlayerRegistered(listed=False, player=player)
                | e.LatePlayerEntered(listed=False, player=player)
                | e.AlternateListed(player=player)
            ):
                prices.enter(player, self._config)
            case e.PlayerWithdrawn() | e.AlternateWithdrawn() | EntryTakenBack():
                gone = (event.player,)
            case e.AlternatesUnseated(players=gone) | e.EntriesClosed(unseated=gone):
                pass
            case e.RebuyMade() if rebuys is not None:
                price = Price(rebuys.price, rebuys.fee, at_ms=event.at_ms)
                prices.buy("rebuy", event.player, price)
            case e.AddOnMade() if add_on is not None:
                price = Price(add_on.price, add_on.fee, at_ms=event.at_ms)
                prices.buy("add-on", event.player, price)
            case PurchaseTakenBack(player=player):
                self._returned[player] = prices.give_back(event.what, player, event.bought_ms)
        self._returned.update({player: prices.leave(player) for player in gone})

    def by_ticket(self, event: e.TournamentEvent | HostRecord) -> EnteredByTicket | None:
        """Return the record of an entry that a ticket pays for; None for anything else."""
        player = _who_pays(event)
        return None if player is None or not self.has_ticket(player) else EnteredByTicket(player)

    def follow(self, event: e.TournamentEvent, state: EventState, batch: Batch) -> None:
        """Move the money that this event of the tournament moves.

        Raises MoneyLost where the books do not have it.
        """
        if self._config.at_desk:
            self._charges.follow(event, state, batch)
        if not self._config.charged:
            return
        rebuys, add_on = self._config.rebuys, self._config.add_on
        match event:
            case e.PlayerRegistered(listed=False) | e.LatePlayerEntered(listed=False):
                self._enter(event.player, event.house is None, batch)
            case e.AlternateListed():
                self._enter(event.player, True, batch)
            case e.PlayerWithdrawn() | e.AlternateWithdrawn() | EntryTakenBack():
                self._give_back(event.player, state, batch)
            case e.RebuyMade() if rebuys is not None:
                self._pay(
                    "event-chips", event.player, rebuys.price + rebuys.fee, batch, event.bounty
                )
            case e.AddOnMade() if add_on is not None:
                self._pay("event-chips", event.player, add_on.price + add_on.fee, batch)
            case PurchaseTakenBack():
                price = self._returned[event.player]
                self._pay("event-refund", event.player, -price.cents, batch, -event.bounty)
            case e.EventStarted() if not state.late_open:
                self._redeem(batch)
                self._cover(state, batch)
            case e.AlternatesUnseated():
                for player in event.players:
                    self._give_back(player, state, batch)
            case e.EntriesClosed():
                for player in event.unseated:
                    self._give_back(player, state, batch)
                self._redeem(batch)
                self._cover(state, batch)
            case e.TermsChanged() if not state.late_open and state.phase != "open":
                self._cover(state, batch)
            case e.BountyWon():
                self._post_all("event-bounty", self._heads.won(event, state), batch)
            case HandTakenBack():
                for won in reversed(event.won):
                    self._post_all("event-bounty", self._heads.undone(won, state), batch)
            case BustUndone() if event.lost is not None:
                for won in (*reversed(event.before), event.lost):
                    self._post_all("event-bounty", self._heads.undone(won, state), batch)
                for won in event.now:
                    self._post_all("event-bounty", self._heads.won(won, state), batch)
            case e.BountiesKept():
                self._post_all("event-bounty", self._heads.kept(event, state), batch)
            case e.EventFinished():
                self._redeem(batch)
                self._cover(state, batch)
                self._pay_out(event.results, state, batch)

    def check(self, state: EventState) -> None:
        """Check that every cent of the event is in the books.

        Raises MoneyLost.
        """
        if not self._config.charged:
            return
        found = self._books.ledger.held("prizes", self._event)
        if state.phase == "over":
            least = most = 0
        else:
            beside = state.prices_paid.fees + sum(
                state.prices_paid.entry(player).cents for player in state.alternates
            )
            least, most = state.paid_in + beside, max(state.paid_in, state.pool) + beside
        if not least <= found <= most:
            raise MoneyLost(f"expected {least} to {most} cents in {self._event}, found {found}")
        if state.config.bounty is None:
            return
        put_up = state.bounties.held + sum(
            state.prices_paid.entry(player).bounty for player in state.alternates
        )
        if (heads := self._heads.total) != put_up:
            raise MoneyLost(f"expected bounties of {put_up} cents in {self._event}, found {heads}")

    def _enter(self, player: str, person: bool, batch: Batch) -> None:
        if person:
            self._books.welcome(player, batch)
            self._enters(self.purse(player), player, self.entry_cents, batch)
        else:
            self._enters(ISSUE, "", self._config.buy_in + self._heads.each, batch)

    def _enters(self, purse: Account, player: str, cents: int, batch: Batch) -> None:
        to_prizes = (self._account(player), cents - self._heads.each)
        head = (self._heads.of(player), self._heads.each)
        self._post("event-entry", [(purse, -cents), to_prizes, head], batch)

    def _give_back(self, player: str, state: EventState, batch: Batch) -> None:
        """Return the cost of an entry that was not played to where it came from.

        A ticket comes back as a ticket while the event takes entries, later as its worth.
        """
        price = self._returned[player]
        cents = price.cents + price.bounty
        again = player in self._by_ticket and may_be_entered(state)
        home = ticket(self._event, player) if again else wallet(player)
        from_prizes = (self._account(player), -price.cents)
        head = (self._heads.of(player), -price.bounty)
        self._post("event-refund", [from_prizes, head, (home, cents)], batch)

    def _pay(self, reason: Reason, player: str, cents: int, batch: Batch, bounty: int = 0) -> None:
        to = [(self._account(player), cents), (self._heads.of(player), bounty)]
        self._post(reason, [(wallet(player), -cents - bounty), *to], batch)

    def _cover(self, state: EventState, batch: Batch) -> None:
        """Let the house add what guaranteed prizes are above the money paid in.

        Money that it has added already is counted, so repeating this changes nothing.
        """
        held = self._books.ledger.held("prizes", self._event)
        missing = state.pool + state.prices_paid.fees - held
        self._post("event-overlay", [(ISSUE, -missing), (self._account(), missing)], batch)

    def _pay_out(self, results: Sequence[e.Standing], state: EventState, batch: Batch) -> None:
        """Collect all that was paid in, and pay fees and prizes out of it."""
        pool = self._account()
        for some in _at_once(tuple(self._paid(state))):
            moves = [(account, -cents) for account, cents in some]
            self._post("event-close", [*moves, (pool, sum(cents for _, cents in some))], batch)
        fees = state.prices_paid.fees
        self._post("event-close", [(pool, -fees), (FEES, fees)], batch)
        won = {one.player: one.prize for one in results if not _is_house(state, one)}
        house = sum(one.prize for one in results if _is_house(state, one))
        self._post("event-close", [(pool, -house), (ISSUE, house)], batch)
        for player, cents in self._seats(won).items():
            won[player] -= cents
            to = self._config.satellite.into if self._config.satellite is not None else ""
            self._give("event-ticket", {ticket(to, player): cents}, batch)
        prizes = {wallet(player): cents for player, cents in won.items() if cents}
        self._give("event-prize", prizes, batch)

    def _seats(self, won: Mapping[str, int]) -> dict[str, int]:
        """Return the seats among the prizes, by player, each with its cost in cents.

        They are tickets into an event that still takes entries.
        """
        satellite = self._config.satellite
        if satellite is None or not self._books.takes_tickets(satellite.into):
            return {}
        return {player: satellite.seat for player, cents in won.items() if cents >= satellite.seat}

    def _redeem(self, batch: Batch) -> None:
        """Pay unused tickets into wallets once entries are closed, or note them as lost."""
        lost = self._config.tickets == "lost"
        for account, cents in tuple(self._books.ledger):
            if account.kind == "tickets" and account.place == self._event:
                to = FEES if lost else wallet(account.player)
                reason: Reason = "event-close" if lost else "event-refund"
                self._post(reason, [(account, -cents), (to, cents)], batch)

    def _give(self, reason: Reason, amounts: Mapping[Account, int], batch: Batch) -> None:
        pool = self._account()
        for some in _at_once(tuple(amounts.items())):
            self._post(reason, [(pool, -sum(cents for _, cents in some)), *some], batch)

    def _paid(self, state: EventState) -> Iterator[Move]:
        """Yield what each person has paid."""
        persons = [player for player, house in state.entrants.items() if house is None]
        for player in dict.fromkeys((*persons, *state.alternates)):
            cents = self._books.ledger.balance(self._account(player))
            if cents:
                yield self._account(player), cents

    def _account(self, player: str = "") -> Account:
        return prize_pool(self._event, player)

    def _post_all(self, reason: Reason, entries: Iterable[Sequence[Move]], batch: Batch) -> None:
        for moves in tuple(entries):
            self._post(reason, moves, batch)

    def _post(self, reason: Reason, moves: Sequence[Move], batch: Batch) -> None:
        moving = [move for move in moves if move[1]]
        if not moving:
            return
        refused = self._books.post(reason, moving, batch)
        if refused is not None:
            raise MoneyLost(f"the books refused {reason}: {refused.code} {refused.parameters}")


def _at_once(moves: Sequence[Move]) -> Iterator[Sequence[Move]]:
    """Yield the moves in parts that fit into one entry."""
    for start in range(0, len(moves), _AT_ONCE):
        yield moves[start : start + _AT_ONCE]


def _who_pays(event: e.TournamentEvent | HostRecord) -> str | None:
    """Return the person who pays for an entry with this event, or None."""
    match event:
        case (
            e.PlayerRegistered(listed=False, house=None)
            | e.LatePlayerEntered(listed=False, house=None)
        ):
            return event.player
        case e.AlternateListed():
            return event.player
        case _:
            return None


def _is_house(state: EventState, standing: e.Standing) -> bool:
    return state.entrants[standing.player] is not None


def give_back(books: Books, events: Sequence[str], batch: Batch) -> None:
    """Return the money paid into events that are not played on to where it came from."""
    for account, cents in tuple(books.ledger):
        if account.kind in ("prizes", "bounties", "tickets") and account.place in events and cents:
            home = wallet(account.player) if account.player else ISSUE
            refused = books.post("event-refund", ((account, -cents), (home, cents)), batch)
            assert refused is None, f"the books refused to give back: {refused}"


class DeskCharges:
    """The charges of one event at the desk, as its tournament goes on.

    Each entry, rebuy and add-on of a person is charged as it happens, and dropped where it is
    withdrawn or undone. A prize is due once its winner is out and entries are closed. Nothing here
    says that anybody has paid.
    """

    def __init__(self, event: str, config: EventConfig, books: Books) -> None:
        self._event: Final = event
        self._config = config
        self._books: Final = books

    def change(self, config: EventConfig) -> None:
        """Charge the prices of a changed announcement from now on."""
        self._config = config

    def follow(self, event: e.TournamentEvent, state: EventState, batch: Batch) -> None:
        """Charge or drop what this event of the tournament charges or drops."""
        rebuys, add_on = self._config.rebuys, self._config.add_on
        match event:
            case e.RebuyMade() if rebuys is not None:
                cents = rebuys.price + event.bounty
                self._charge(event.player, "rebuy", (cents, rebuys.fee), batch)
            case e.AddOnMade() if add_on is not None:
                self._charge(event.player, "add-on", (add_on.price, add_on.fee), batch)
            case PurchaseTakenBack():
                self._drop(event.player, (event.what,), batch)
            case e.PlayerWithdrawn() | e.AlternateWithdrawn() | EntryTakenBack():
                self._drop(event.player, _ENTRIES, batch)
            case e.AlternatesUnseated(players=gone) | e.EntriesClosed(unseated=gone):
                for player in gone:
                    self._drop(player, _ENTRIES, batch)
            case _ if isinstance(event, _OF_PRIZES):
                owe_prizes(self._books, self._event, prizes_won(state), batch)
            case _:
                self._enter(event, state, batch)
        # Who was out and is back in has won nothing yet.
        if isinstance(event, EntryTakenBack | PurchaseTakenBack | e.LatePlayerEntered):
            owe_prizes(self._books, self._event, prizes_won(state), batch)

    def _enter(self, event: e.TournamentEvent, state: EventState, batch: Batch) -> None:
        """Charge an entry; nothing for any other event."""
        if (entered := _who_pays(event)) is not None:
            again = state.entered.get(entered, 1) > 1
            bounty = 0 if self._config.bounty is None else self._config.bounty.amount
            price = self._config.buy_in + bounty, self._config.fee
            self._charge(entered, "re-entry" if again else "entry", price, batch)

    def _charge(self, player: str, purpose: Purpose, price: tuple[int, int], batch: Batch) -> None:
        charge(self._books, (self._event, player, purpose), price, batch)

    def _drop(self, player: str, purposes: tuple[Purpose, ...], batch: Batch) -> None:
        newest = self._books.desk.newest(self._event, player, purposes)
        if newest is not None:
            self._books.note(ChargeDropped(newest.number), batch)


_ENTRIES: Final[tuple[Purpose, ...]] = ("entry", "re-entry")
_OF_PRIZES: Final = (
    e.PlayersBusted, e.PlayerRemoved, e.BountyWon, e.DealMade,
    BustUndone, HandTakenBack, PlayerReinstated,
)  # fmt: skip
"""Events after which players who are out may have won more, or less."""


def is_by_hand(config: EventConfig) -> bool:
    """Whether prizes are handed out.

    They are not where wallets are paid, or where people sat down with computer players, for points.
    """
    return not config.charged and (config.kind != "sit-down" or config.house_players == 0)


def prizes_won(state: EventState) -> dict[str, int]:
    """Return the prizes of persons who are out, their bounties included.

    Nobody has any for certain while others may enter.
    """
    if state.late_open or not is_by_hand(state.config):
        return {}
    won = state.bounties.won
    owed = {
        player: one.prize + won.get(player, 0)
        for player, one in state.results.items()
        if state.entrants[player] is None
    }
    return {player: cents for player, cents in owed.items() if cents}


def owe_prizes(books: Books, event: str, owed: Mapping[str, int], batch: Batch) -> None:
    """Owe players these prizes in all: what was handed out stands, the rest is due.

    A player who is not named is owed none.
    """
    desk = books.desk
    handed, due = desk.handed(event), dict[str, list[Charge]]()
    for one in desk.of_event(event):
        if one.is_prize and one.state == "due":
            due.setdefault(one.player, []).append(one)
    for player in dict.fromkeys((*due, *owed)):
        rest = max(0, owed.get(player, 0) - handed.get(player, 0))
        if rest == sum(one.cents for one in due.get(player, ())):
            continue
        for one in due.get(player, ()):
            books.note(ChargeDropped(one.number), batch)
        charge(books, (event, player, "prize"), (rest, 0), batch)


def charge(
    books: Books, what: tuple[str, str, Purpose], price: tuple[int, int], batch: Batch
) -> None:
    """Charge what an event, player and purpose cost: a price and the house's fee, if it is any."""
    cents, fee = price
    event, player, purpose = what
    alike = _ENTRIES if purpose in _ENTRIES else (purpose,)
    for one in books.desk.of_player(event, player):
        again = one.state == "to-return" and one.purpose in alike
        if again and (one.cents, one.fee) == (cents + fee, fee):
            # Undone and done again: the money is still in the till.
            books.note(ChargeStands(one.number), batch)
            return
    if cents + fee:
        number = len(books.desk.charges) + 1
        books.note(Charged(number, *what, cents + fee, fee, books.wall_ms(batch.at_ms)), batch)


def pay_charge(books: Books, number: int, method: Method, by: str, batch: Batch) -> int:
    """Take the money of a charge that may be paid, or hand out its prize; return the receipt.

    Cash goes through the open till of `by`, if there is one.
    """
    receipt, till = len(books.desk.receipts) + 1, books.desk.till_of(by)
    told = receipt, number, books.desk.charges[number].cents, method
    at = 0 if till is None else till.number
    books.note(Paid(*told, at, by, books.wall_ms(batch.at_ms)), batch)
    return receipt


def pay_due(books: Books, player: tuple[str, str], method: Method, by: str, batch: Batch) -> None:
    """Take the money of all that a player, named with the event, owes there."""
    for one in books.desk.of_player(*player):
        if one.state == "due" and not one.is_prize:
            pay_charge(books, one.number, method, by, batch)


def return_charge(books: Books, number: int, method: Method, by: str, batch: Batch) -> int:
    """Give back the money of a charge that was withdrawn; return the receipt."""
    receipt, till = len(books.desk.receipts) + 1, books.desk.till_of(by)
    told = receipt, number, books.desk.charges[number].cents, method
    at = 0 if till is None else till.number
    books.note(Returned(*told, at, by, books.wall_ms(batch.at_ms)), batch)
    return receipt


def void_receipt(books: Books, receipt: int, by: str, reason: str, batch: Batch) -> None:
    """Void a receipt that may be voided."""
    books.note(ReceiptVoided(receipt, by, reason, books.wall_ms(batch.at_ms)), batch)


def drop_charges(books: Books, event: str, batch: Batch) -> None:
    """Drop all charges of an event that is not played."""
    for one in tuple(books.desk.of_event(event)):
        if not one.dropped and not one.is_prize:
            books.note(ChargeDropped(one.number), batch)


_TRANSFERS: Final = LEDGER_MOVES_MAX // 2
"""The number of payments between two accounts in one entry."""


class BountyAccounts:
    """The bounties that were put up in one event and are not paid.

    The bounty on a person is in an account of that person, those on computer players in one account
    without a name.
    """

    def __init__(self, event: str, config: EventConfig, books: Books) -> None:
        self._event: Final = event
        self._books: Final = books
        self.each = 0
        """The cents that an entry puts up, 0 where it puts up none."""
        self._in_envelopes = False
        self.change(config)

    def change(self, config: EventConfig) -> None:
        """Put up the bounties of a changed announcement from now on."""
        bounty = config.bounty
        self.each = 0 if bounty is None else bounty.amount
        self._in_envelopes = bounty is not None and bounty.is_mystery

    def of(self, player: str = "") -> Account:
        """Return the account of the bounty on a person, or of those on all computer players."""
        return bounty_of(self._event, player)

    def accounts(self, state: EventState) -> Iterator[Move]:
        """Yield the accounts of bounties with their cents, those of computer players first.

        Persons follow in the order of entry.
        """
        persons = [player for player, house in state.entrants.items() if house is None]
        for player in dict.fromkeys(("", *persons, *state.alternates)):
            cents = self._books.ledger.balance(self.of(player))
            if cents:
                yield self.of(player), cents

    @property
    def total(self) -> int:
        """The sum of all these bounties, in cents."""
        return self._books.ledger.held("bounties", self._event)

    def won(self, event: e.BountyWon, state: EventState) -> Iterator[Sequence[Move]]:
        """Yield the entries by which a bounty is won.

        It comes from the account of its player; where all bounties are in envelopes, from one
        account after the other.
        """
        if self._in_envelopes:
            sources = dict(self.accounts(state))
        else:
            house = state.entrants[event.player] is not None
            sources = {self.of("" if house else event.player): event.amount}
        return self._paid(sources, event.shares, state)

    def undone(self, event: e.BountyWon, state: EventState) -> Iterator[Sequence[Move]]:
        """Yield the entries by which a bounty on a player was not won after all."""
        for moves in self.won(event, state):
            yield tuple((account, -cents) for account, cents in moves)

    def kept(self, event: e.BountiesKept, state: EventState) -> Iterator[Sequence[Move]]:
        """Yield the entries by which the players still in get the remaining bounties."""
        return self._paid(dict(self.accounts(state)), event.kept, state)

    def _paid(
        self, sources: Mapping[Account, int], shares: Sequence[BountyShare], state: EventState
    ) -> Iterator[Sequence[Move]]:
        to: dict[Account, int] = {}
        for share in shares:
            house = state.entrants[share.player] is not None
            purse = ISSUE if house else wallet(share.player)
            head = self.of("" if house else share.player)
            to[purse] = to.get(purse, 0) + share.paid
            to[head] = to.get(head, 0) + share.head
        payments = list(_payments(sources, to))
        for start in range(0, len(payments), _TRANSFERS):
            moves: dict[Account, int] = {}
            for payer, payee, cents in payments[start : start + _TRANSFERS]:
                moves[payer] = moves.get(payer, 0) - cents
                moves[payee] = moves.get(payee, 0) + cents
            yield tuple(moves.items())


def _payments(
    sources: Mapping[Account, int], to: Mapping[Account, int]
) -> Iterator[tuple[Account, Account, int]]:
    """Yield the payments, as payer, payee and cents, until everybody has their share."""
    open_to = [(payee, cents) for payee, cents in to.items() if cents]
    for payer, has in sources.items():
        while has and open_to:
            payee, owed = open_to.pop(0)
            paid = min(has, owed)
            has -= paid
            if owed > paid:
                open_to.insert(0, (payee, owed - paid))
            if payer != payee:
                yield payer, payee, paid
