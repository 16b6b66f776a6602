"""Accounts of the bounties of an event, changed only by its events."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from ruleone.tournament.events.bounties import (
    BountiesKept,
    BountyEvent,
    BountyLeft,
    BountyWon,
    EnvelopesSealed,
    MysteryBegan,
)
from ruleone.tournament.terms.config import BountyTerms

Takers = tuple[tuple[str, int], ...]
"""Winners of the pot with a player's last chips, each with the chips of it."""


class Bounties(msgspec.Struct):
    """All bounties of an event. Amounts are in the unit of the prizes.

    `heads` are the bounties of the stacks that are played, by player. `bagged` are those of the
    stacks in bags: with several flights one player may have both. `pot` is the sum that belongs to
    no player: bounties that nobody has won and, in a mystery, all that is not paid yet. `won` is
    the sum each player was paid so far, `put` all that was put up. `knocked_out` is the number of
    bounties or parts of one that the player has won; `wins` are all of them, in order. `takers` are
    the winners of the last chips of each player who is to be placed. `again` counts those that were
    put up with a rebuy, by players who had lost all. `envelopes` are in the order in which they are
    opened, `opened` of them are; `secret` is the one that they are drawn from.
    """

    heads: dict[str, int] = {}
    bagged: dict[str, int] = {}
    pot: int = 0
    put: int = 0
    won: dict[str, int] = {}
    knocked_out: dict[str, int] = {}
    wins: list[BountyWon] = []
    takers: dict[str, Takers] = {}
    again: int = 0
    secret: bytes = b""
    envelopes: tuple[int, ...] = ()
    opened: int = 0

    @property
    def held(self) -> int:
        """The sum put up and not paid."""
        return sum(self.heads.values()) + sum(self.bagged.values()) + self.pot

    def on(self, player: str) -> int:
        """Return the sum of a player's bounties, with all stacks."""
        return self.heads.get(player, 0) + self.bagged.get(player, 0)

    @property
    def is_stage(self) -> bool:
        """Whether the mystery stage has begun."""
        return bool(self.envelopes)

    def put_up(self, player: str, terms: BountyTerms | None, amount: int) -> None:
        """Put up the bounty of an entry or a re-entry."""
        if terms is None:
            return
        self.takers.pop(player, None)
        self.put += amount
        if terms.is_mystery:
            self.pot += amount
        else:
            self.heads[player] = self.heads.get(player, 0) + amount

    def put_up_again(self, player: str, terms: BountyTerms | None) -> None:
        """Put up the bounty of a rebuy by a player who had lost all and the bounty with it."""
        self.put_up(player, terms, 0 if terms is None else terms.amount)
        self.again += terms is not None

    def take_back(self, player: str, terms: BountyTerms | None, amount: int) -> None:
        """Remove the bounty of an entry that was not played."""
        if terms is None:
            return
        self.put -= amount
        if not self.heads.pop(player, 0):
            self.pot -= amount

    def give_back(self, player: str, terms: BountyTerms | None, amount: int) -> None:
        """Give back the bounty of a rebuy, beside which the player keeps that of the entry."""
        if terms is None:
            return
        self.put -= amount
        self.again -= 1
        if terms.is_mystery:
            self.pot -= amount
        else:
            self.heads[player] -= amount

    def bag(self, players: Iterable[str]) -> None:
        """Bag the stacks of these players with their bounties."""
        for player in players:
            if player in self.heads:
                self.bagged[player] = self.bagged.get(player, 0) + self.heads.pop(player)

    def unbag(self, players: Iterable[str]) -> None:
        """Merge the bounties of these players, who have one stack again.

        All that nobody has won is included, also what was put up with a stack given up.
        """
        for player in players:
            if player in self.bagged:
                self.heads[player] = self.heads.get(player, 0) + self.bagged.pop(player)

    def follow(self, event: BountyEvent) -> None:
        """Apply an event about them."""
        match event:
            case EnvelopesSealed():
                self.secret = bytes.fromhex(event.secret)
            case MysteryBegan():
                self.envelopes = event.envelopes
            case BountyWon():
                self._win(event)
            case BountyLeft():
                self.takers.pop(event.player, None)
                self.pot += self.heads.pop(event.player, 0)
            case BountiesKept():
                self._keep(event)

    def _win(self, event: BountyWon) -> None:
        self.takers.pop(event.player, None)
        self.wins.append(event)
        if event.envelope:
            self.opened = event.envelope
            self.pot -= event.amount
        else:
            del self.heads[event.player]
        for share in event.shares:
            self.won[share.player] = self.won.get(share.player, 0) + share.paid
            self.knocked_out[share.player] = self.knocked_out.get(share.player, 0) + 1
            if share.head:
                self.heads[share.player] += share.head

    def undo(self, won: BountyWon) -> None:
        """Undo the award of a bounty; later ones in the same hand are undone before it."""
        self.wins.remove(won)
        for share in won.shares:
            if share.head:
                self.heads[share.player] -= share.head
            self.won[share.player] -= share.paid
            self.knocked_out[share.player] -= 1
            if not self.knocked_out[share.player]:
                del self.knocked_out[share.player], self.won[share.player]
        self.heads[won.player] = won.amount

    def unwin(
        self, lost: BountyWon | None, before: Sequence[BountyWon], now: Sequence[BountyWon]
    ) -> dict[str, int]:
        """Undo a win, whatever was won since: later wins were those of `before`, and are of `now`.

        An envelope lies with the unopened ones again, as the last. Returns by how much less the
        bounties are that nobody has won, by the player they were on.
        """
        if lost is None:
            return {}
        unowned: dict[str, int] = {}
        wins = [(lost, None), *zip(before, now, strict=True)]
        for at, (old, new) in enumerate(wins):
            later = {won.player for won, _ in wins[at + 1 :]}
            for player, head in self._win_less(old, new).items():
                # What was added to a bounty that was won later went with it.
                if player in later or not head:
                    continue
                if player in self.heads:
                    self.heads[player] -= head
                else:
                    self.pot -= head
                    unowned[player] = unowned.get(player, 0) + head
            place = self.wins.index(old)
            self.wins[place : place + 1] = [] if new is None else [new]
        self._lies_again(lost)
        return unowned

    def _win_less(self, old: BountyWon, new: BountyWon | None) -> dict[str, int]:
        """Pay the winners of a bounty what they have by `new`, None for nothing.

        Returns by how much less was added to their own bounties.
        """
        less: dict[str, int] = {}
        for at, share in enumerate(old.shares):
            player, stays = share.player, None if new is None else new.shares[at]
            less[player] = share.head - (0 if stays is None else stays.head)
            self.won[player] -= share.paid - (0 if stays is None else stays.paid)
            if stays is None:
                self.knocked_out[player] -= 1
                if not self.knocked_out[player]:
                    del self.knocked_out[player], self.won[player]
        return less

    def _lies_again(self, lost: BountyWon) -> None:
        """Put a bounty that was not won after all where it was."""
        if not lost.envelope:
            self.heads[lost.player] = self.heads.get(lost.player, 0) + lost.amount
            return
        at = lost.envelope - 1
        self.envelopes = (*self.envelopes[:at], *self.envelopes[at + 1 :], lost.amount)
        self.opened -= 1
        self.pot += lost.amount
        self.wins = [
            replace(won, envelope=won.envelope - (won.envelope > lost.envelope))
            for won in self.wins
        ]

    def lie_again(self, player: str, amount: int, *, bagged: bool = False) -> None:
        """Restore the bounty of a removed player who is in again.

        It goes with the stack that the player plays or has bagged, even with another one there.
        """
        self.pot -= amount
        heads = self.bagged if bagged else self.heads
        heads[player] = heads.get(player, 0) + amount

    def _keep(self, event: BountiesKept) -> None:
        for share in event.kept:
            self.won[share.player] = self.won.get(share.player, 0) + share.paid
        self.heads.clear()
        self.bagged.clear()
        self.pot = 0
