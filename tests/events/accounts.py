"""Entries, chips, bags and money, as the watch reckons them."""

from collections import Counter
from itertools import pairwise

from wrong import hold

from ruleone.tournament import EventState, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.events import days as d
from ruleone.tournament.events import undo as b
from ruleone.tournament.events.deals import DealMade
from ruleone.tournament.terms.config import EventConfig


class Accounts:
    """Who has entered how often, what was bought, and which chips and prizes there are of it."""

    def __init__(self) -> None:
        self.entered: Counter[str] = Counter()
        self.field: set[str] = set()
        self.rebuys: Counter[str] = Counter()
        self.add_ons: set[str] = set()
        self.corrected = 0
        self.raced = 0
        self.removed: list[e.PlayerRemoved] = []
        self.bagged: dict[str, int] = {}
        self.second_stacks = 0
        self.given_up = 0
        self.bounties_paid = 0
        self.dealt_out: dict[str, int] = {}

    def hear(self, event: TournamentEvent, state: EventState) -> None:
        """Follow what happened."""
        match event:
            case e.PlayerRegistered(player=player):
                self.entered[player] += 1
                self.field.add(player)
            case e.PlayerWithdrawn(player=player):
                self.entered[player] -= 1
                self.field.remove(player)
            case e.EventStarted():
                self.field.clear()
            case e.LatePlayerEntered():
                self._entered_late(event, state.config)
            case e.RebuyMade():
                self._rebought(event, state.config)
            case e.AddOnMade():
                hold("an add-on is bought once", event.player not in self.add_ons, event)
                self.add_ons.add(event.player)
            case e.PlayerRemoved():
                self.removed.append(event)
                self.bagged.pop(event.player, None)
            case e.ChipsCorrected(chips=chips):
                self.corrected += chips
            case e.ChipsRaced():
                self.raced += sum(event.after.values()) - sum(event.before.values())
            case e.BountyWon() | e.BountiesKept():
                self._bounty(event)
            case DealMade(amounts=amounts):
                hold("a deal is of all who are left", amounts.keys() == state.stacks.keys())
                self.dealt_out = dict(amounts)
            case e.EventFinished():
                self._finished(event, state)
            case _ if isinstance(event, d.DayEvent):
                self._hear_of_days(event)
            case _ if isinstance(event, b.TakingBackEvent):
                self._taken_back(event)
            case _:
                pass

    def _hear_of_days(self, event: d.DayEvent) -> None:
        match event:
            case d.DayEnded(bags=bags):
                for player, chips in bags.items():
                    hold("a bag has chips", chips > 0, player)
                    self.bagged[player] = self.bagged.get(player, 0) + chips
            case d.FlightStarted(players=players):
                hold("who has entered plays", set(players) == self.field, event)
                self.second_stacks += sum(player in self.bagged for player in players)
                self.field.clear()
            case d.DayDrawn():
                self._day_drawn(event)
            case d.StacksLost(players=players):
                hold("who has lost a stack has another", self.bagged.keys() >= set(players))
            case _:
                pass

    def _day_drawn(self, event: d.DayDrawn) -> None:
        given_up = sum(event.given_up.values())
        everything = sum(event.stacks.values()) + given_up
        hold("the next day has what was bagged", everything == sum(self.bagged.values()), event)
        hold("everybody who bagged comes", event.stacks.keys() == self.bagged.keys(), event)
        self.given_up += given_up
        self.bagged.clear()

    def _entered_late(self, event: e.LatePlayerEntered, config: EventConfig) -> None:
        self.entered[event.player] += 1
        days = config.days
        most = (config.re_entries + 1) * (1 if days is None else days.flights)
        self.second_stacks += event.player in self.bagged
        hold("nobody enters more often than he may", self.entered[event.player] <= most, event)

    def _rebought(self, event: e.RebuyMade, config: EventConfig) -> None:
        self.rebuys[event.player] += 1
        rebuys = config.rebuys
        assert rebuys is not None
        days = config.days
        most = rebuys.most * (1 if days is None else days.flights)
        hold("nobody buys more often than he may", self.rebuys[event.player] <= most, event)

    def _taken_back(self, event: b.TakingBackEvent) -> None:
        match event:
            case b.PurchaseTakenBack(player=player, what="rebuy"):
                self.rebuys[player] -= 1
            case b.PurchaseTakenBack(player=player):
                self.add_ons.remove(player)
            case b.EntryTakenBack():
                self.entered[event.player] -= 1
            case b.PlayerReinstated(player=player):
                hold("who is in again was removed", self.removed.pop().player == player, event)
                if event.bagged:
                    assert event.chips is not None, "what is bagged was counted"
                    self.bagged[player] = event.chips
            case _:
                pass

    def _bounty(self, event: e.BountyWon | e.BountiesKept) -> None:
        """What is paid of bounties."""
        if isinstance(event, e.BountyWon):
            parts = sum(share.paid + share.head for share in event.shares)
            hold("a bounty is won whole", parts == event.amount, event)
            self.bounties_paid += sum(share.paid for share in event.shares)
        else:
            self.bounties_paid += sum(share.paid for share in event.kept)

    def _finished(self, event: e.EventFinished, state: EventState) -> None:
        places = [one.place for one in (*event.results, *state.earlier)]
        entries = self.entered.total() - self.second_stacks
        hold("everybody has a place", len(places) == entries, len(places))
        paid = sum(one.prize for one in event.results)
        hold("the pool is paid out, and no place twice", paid == state.pool, paid)
        hold(
            "the pool is what was paid in or guaranteed",
            state.pool == self.pool(state.config),
            state.pool,
        )
        put_up = state.config.bounty.amount * self.entered.total() if state.config.bounty else 0
        hold("all bounties are paid out", self.bounties_paid == put_up, self.bounties_paid)
        prizes = sum(state.prizes) + sum(self.dealt_out.values())
        hold("the prizes are the pool", prizes == state.pool, state.prizes)
        taken = Counter(places)
        ranks = sorted(taken)
        hold("somebody has won", ranks[0] == 1, ranks[0])
        for place, after in pairwise(ranks):
            hold("each place is given once", after == place + taken[place], (place, after))
        if self.dealt_out:
            self._dealt_paid(event)
            return
        for place in ranks:
            sharing = [one.prize for one in event.results if one.place == place]
            due = sum(state.prizes[place - 1 : place - 1 + taken[place]])
            hold("a place is paid its prize", sum(sharing) == due, (place, sharing, due))
            # Only what cannot be divided goes to one and not to another (tda2019-RP-8A).
            apart = max(sharing, default=0) - min(sharing, default=0)
            hold("who shares a place shares its prizes", apart <= 1, sharing)

    def _dealt_paid(self, event: e.EventFinished) -> None:
        """Everybody of a deal has his amount; what was left to play for is the winner's."""
        prizes = {one.player: one.prize for one in event.results if one.player in self.dealt_out}
        more = {player: prizes[player] - due for player, due in self.dealt_out.items()}
        hold("nobody has less than his part of the deal", min(more.values()) >= 0, more)
        hold("one has what was left", sum(each > 0 for each in more.values()) <= 1, more)

    def pool(self, config: EventConfig) -> int:
        """What the prizes are of: what was paid in, or what is guaranteed."""
        added = len(self.add_ons) * config.add_on.price if config.add_on else 0
        price = config.rebuys.price if config.rebuys else 0
        entries = self.entered.total() - len(self.field)
        paid_in = entries * config.buy_in + self.rebuys.total() * price + added
        return max(paid_in, config.guarantee)

    def chips(self, config: EventConfig) -> int:
        """What is in play."""
        bought = config.rebuys.chips if config.rebuys else 0
        entries = self.entered.total() - len(self.field)
        chips = entries * config.starting_stack + self.rebuys.total() * bought - self.given_up
        chips += len(self.add_ons) * config.add_on.chips if config.add_on else 0
        return chips + self.corrected + self.raced - sum(one.chips or 0 for one in self.removed)
