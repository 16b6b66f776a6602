"""Collection of the lines of a hand into a record: posts, chips put in, cards and acts."""

from collections.abc import Iterable

from ruleone.cards import UNKNOWN, Card, CardError, parse_cards
from ruleone.history.fault import unreadable
from ruleone.history.games import Variant
from ruleone.history.record import (
    NONE,
    Collected,
    Ending,
    Post,
    PostKind,
    Record,
    Seat,
    Setting,
    Stakes,
    Step,
    Tolerance,
)
from ruleone.history.shown_cards import in_order
from ruleone.history.text.lines import Header, TextSource
from ruleone.history.text.money import Purse


class Chips:
    """The bets of the street that is read, and all chips put in, by seat, in units."""

    def __init__(self) -> None:
        self._bets: dict[int, int] = {}
        self._put_in: dict[int, int] = {}
        self._closed: list[dict[int, int]] = []
        self.returned = False
        """Whether the file mentions a returned bet."""

    @property
    def seats(self) -> set[int]:
        """The seats that have put in chips, or acted."""
        return set(self._put_in)

    @property
    def highest(self) -> int:
        """The highest bet of the street."""
        return max(self._bets.values(), default=0)

    def bet(self, seat: int) -> int:
        """Return the chips in front of a seat."""
        return self._bets.get(seat, 0)

    def put_in(self, seat: int) -> int:
        """Return the chips that a seat has put in in the whole hand, less returns."""
        return self._put_in.get(seat, 0)

    def pay(self, seat: int, amount: int, *, live: bool = True) -> None:
        """Put in chips of a seat, in front of it or, where they are dead, into the middle."""
        self._put_in[seat] = self.put_in(seat) + amount
        if live:
            self._bets[seat] = self.bet(seat) + amount

    def take_back(self, seat: int, amount: int) -> None:
        """Return the uncalled part of a bet."""
        self._put_in[seat] = self.put_in(seat) - amount
        self.returned = True

    def bury(self, seat: int) -> int:
        """Turn the chips in front of a seat into dead ones, and return their number."""
        return self._bets.pop(seat, 0)

    def street(self) -> None:
        """Open a new round of betting."""
        self._closed.append(self._bets)
        self._bets = {}

    @property
    def total(self) -> int:
        """All that was put in, less what came back."""
        return sum(self._put_in.values())

    def uncalled(self) -> tuple[int, int, int]:
        """Return the seat of the highest last bet, the bet, and its uncalled part.

        It is the bet of the last street with bets; the part is 0 where all of it was called.
        """
        streets = [bets for bets in (*self._closed, self._bets) if any(bets.values())]
        if not streets:
            return 0, 0, 0
        (bet, seat), *others = sorted(
            ((bet, seat) for seat, bet in streets[-1].items()), reverse=True
        )
        return seat, bet, bet - (others[0][0] if others else 0)

    def check_pot(self, line: int, told: int) -> None:
        """Check a pot that the file names.

        Raises Unplayable where it cannot be.
        """
        put_in = self.total
        if told != put_in:
            raise unreadable("hand-file-pot", "", line, pot=told, put_in=put_in)


_LIVE = frozenset(("small-blind", "big-blind", "straddle", "entry", "button-blind"))
_UNTOLD = -1
"""Amount due of an ante that took a whole stack, until others have paid theirs."""


class Posting:
    """The posts of one hand.

    `small` and `price` are the small and the big blind of its header: the amounts due from a seat
    that had less.
    """

    def __init__(self, chips: Chips, small: int, price: int) -> None:
        self._chips = chips
        self._small, self._price = small, price
        self._ante = 0
        self._posts: list[Post] = []
        self._late_small: dict[int, int] = {}
        self._raised_late: dict[int, int] = {}

    def posts(self) -> tuple[Post, ...]:
        """Return all posts.

        The amount due of an ante that took a whole stack is the maximum that anybody paid.
        """
        return tuple(
            Post(post.seat, post.kind, self._ante) if post.due == _UNTOLD else post
            for post in self._posts
        )

    def ante(self, seat: int, amount: int, all_in: bool) -> None:
        """Post an ante; a short stack pays less."""
        self._ante = max(self._ante, amount)
        self._post(seat, "ante", amount, _UNTOLD if all_in else amount)

    def small_blind(self, seat: int, amount: int, all_in: bool) -> None:
        """Post the small blind, or as much of it as the seat has.

        One that is not the first is posted to come in. It is live, unless the seat then calls as if
        it had no bet, or raises and the pot is larger by it.
        """
        if self._has("small-blind"):
            self._late_small[seat] = len(self._posts)
            self.entry(seat, amount, all_in)
        else:
            self._post(seat, "small-blind", amount, self._small if all_in else amount)

    def button_blind(self, seat: int, amount: int, all_in: bool) -> None:
        """Post the only blind, on the button."""
        self._post(seat, "button-blind", amount, self._small if all_in else amount)

    def big_blind(self, seat: int, amount: int, all_in: bool) -> None:
        """Post the big blind.

        One that is not the first is posted to come in or, where it is more than the big blind, a
        straddle.
        """
        if self._has("big-blind"):
            self.entry(seat, amount, all_in)
        else:
            self._post(seat, "big-blind", amount, self._price if all_in else amount)

    def entry(self, seat: int, amount: int, all_in: bool) -> None:
        """Post to come in, or straddle."""
        kind: PostKind = "straddle" if amount > self._price else "entry"
        self._post(seat, kind, amount, self._price if all_in else amount)

    def both_blinds(self, seat: int, amount: int) -> None:
        """Post both blinds to come in; the part above the big one is dead."""
        live = min(amount, self._price)
        self._post(seat, "entry", live, live)
        if amount > live:
            self.dead_blind(seat, amount - live)

    def dead_blind(self, seat: int, amount: int) -> None:
        """Post chips that do not count as a bet."""
        self._post(seat, "dead-blind", amount, amount)

    def owed_blind(self, seat: int, *, small: bool) -> None:
        """Note that a seat has a blind, even if the ante left no chips to post."""
        kind: PostKind = "small-blind" if small else "big-blind"
        if not self._has(kind) and seat in self._chips.seats:
            self._posts.append(Post(seat, kind, self._small if small else self._price))

    def calls(self, seat: int, amount: int) -> bool:
        """Return whether a late small blind is dead, by the amount that the seat's call adds."""
        late = self._late_small.pop(seat, None)
        dead = late is not None and amount == self._chips.highest
        if late is not None and dead:
            self._posts[late] = Post(seat, "dead-blind", self._chips.bury(seat))
        return dead

    def raises(self, seat: int) -> None:
        """Note a raise, which does not show whether a late small blind is part of the bet."""
        late = self._late_small.pop(seat, None)
        if late is not None:
            self._raised_late[seat] = late

    def bury_late(self, amount: int) -> bool:
        """Count late small blinds of raisers as dead where they come to this amount.

        Returns whether they do.
        """
        late = [(at, self._posts[at]) for at in self._raised_late.values()]
        if sum(post.due for _, post in late) != amount:
            return False
        for at, post in late:
            self._posts[at] = Post(post.seat, "dead-blind", post.due)
            self._chips.pay(post.seat, post.due, live=False)
        return True

    def _has(self, kind: PostKind) -> bool:
        return any(post.kind == kind for post in self._posts)

    def _post(self, seat: int, kind: PostKind, amount: int, due: int) -> None:
        """Post `amount`, all that the seat has of the chips due."""
        self._posts.append(Post(seat, kind, due if due == _UNTOLD else max(amount, due)))
        self._chips.pay(seat, amount, live=kind in _LIVE)


def cards_of(written: str, line: int) -> tuple[Card, ...]:
    """Return the cards of a bracket, "Ah Kd"; an empty one has none.

    Raises Unplayable.
    """
    try:
        return parse_cards(written)
    except CardError as error:
        raise unreadable("hand-file-cards", "", line, came=error.came) from None


class Telling:
    """One hand while its lines are read, by seat. Amounts are in units.

    The final stacks of the record are the starting chips, less the chips put in (`chips`), plus the
    chips collected.
    """

    def __init__(
        self, variant: Variant | None, purse: Purse, first: int, blinds: tuple[int, int]
    ) -> None:
        self.variant = variant
        self.purse = purse
        self.chips = Chips()
        self.posting = Posting(self.chips, *blinds)
        self.bring_in_due = 0
        self.cap: int | None = None
        self.seats: dict[int, Seat] = {}
        self.steps: list[Step] = []
        self.places: dict[str, int] = {}
        self.folded: set[int] = set()
        self.total: int | None = None
        self.rake = 0
        self.pots: tuple[int, ...] = ()
        self.tolerances: set[Tolerance] = set()
        self.cancelled = False
        self._first = first
        self._names: dict[str, int] = {}
        self._deals: dict[int, Step] = {}
        self._collected: list[Collected] = []
        self._boards: list[list[Card]] = [[]]
        self._drawing = self._began = False
        self._opens_with_bring_in = variant is not None and variant.family.kind == "stud"
        self._shown_run = 0

    # Who sits where.

    def sit(self, line: int, number: int, name: str, stack: int) -> None:
        """Add a seat of the table."""
        if number in self.seats or name in self._names:
            raise unreadable("hand-file-seat-twice", "", line, seat=number)
        self.seats[number] = Seat(number, stack, name)
        self._names[name] = number

    def seat_of(self, name: str) -> int | None:
        """Return the seat of a player, None for a person who does not play."""
        return self._names.get(name)

    def call(self, name: str, number: int) -> None:
        """Add another name for a seat."""
        self._names[name] = number

    # The cards.

    def deal(self, line: int, seat: int, groups: list[tuple[Card, ...]]) -> None:
        """Deal cards to a seat.

        At first all that are shown, later the last group of them, in place of those that had come
        unseen.
        """
        if seat not in self._deals:
            self._deals[seat] = Step(line, "hole", seat, self._first_deal(sum(groups, ())))
            return
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            if step.verb not in ("hole", "discard"):
                break
            if step.verb == "hole" and step.seat == seat and set(step.cards) == {UNKNOWN}:
                if len(groups[-1]) == len(step.cards):
                    self.steps[at] = Step(line, "hole", seat, groups[-1])
                return
        self.steps.append(Step(line, "hole", seat, groups[-1]))

    def _first_deal(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the cards of the deal, with unknown ones before the up cards."""
        if self.variant is None:
            return cards
        return (UNKNOWN,) * (self.variant.family.hole_cards - len(cards)) + cards

    def board(self, line: int, run: int, groups: list[tuple[Card, ...]]) -> None:
        """Deal a street of a board: the last group of cards, without those already there."""
        self.street()
        while len(self._boards) <= run:
            self._boards.append([])
        lying = self._boards[run]
        cards = tuple(card for card in groups[-1] if card not in lying)
        for group in groups:
            lying += [card for card in group if card not in lying]
        self.steps.append(Step(line, "board", 0, cards, 0, run))

    def street(self) -> None:
        """Open a new round of betting, if one has been.

        A card may be turned up before the first round.
        """
        if self._began:
            self.chips.street()
            self._opens_with_bring_in = False
        self._drawing = False

    def unseen_street(self, line: int) -> None:
        """Deal a card that nobody else sees to every live hand."""
        self.street()
        for seat in self.seats:
            if seat in self.chips.seats and seat not in self.folded:
                self.steps.append(Step(line, "hole", seat, (UNKNOWN,)))

    def discard(self, line: int, seat: int, count: int, cards: tuple[Card, ...]) -> None:
        """Change cards of a seat, or stand pat with none; new ones are unseen until shown."""
        if not self._drawing:
            self.street()
            self._drawing = True
        unseen = (UNKNOWN,) * (count - len(cards))
        self.steps.append(Step(line, "discard", seat, cards + unseen))
        if count and self.variant is not None and self.variant.family.draws:
            self.steps.append(Step(line, "hole", seat, (UNKNOWN,) * count))

    # The betting.

    def bring_in(self, line: int, seat: int, amount: int) -> None:
        """Bring it in, with the whole stack where it is smaller."""
        self.bring_in_due = max(self.bring_in_due, amount)
        self._act(Step(line, "bring-in", seat, (), amount), amount)

    def fold(self, line: int, seat: int) -> None:
        """Fold a seat."""
        self.folded.add(seat)
        self._act(Step(line, "fold", seat), 0)

    def check(self, line: int, seat: int) -> None:
        """Check for a seat."""
        self._act(Step(line, "check-call", seat, (), self.chips.bet(seat)), 0)

    def call_bet(self, line: int, seat: int, amount: int) -> None:
        """Call with this many more chips; a call of the bring-in reveals its full size."""
        if self.posting.calls(seat, amount):
            self.tolerances.add("dead-small-blind")
        to = self.chips.bet(seat) + amount
        if self._opens_with_bring_in:
            self.bring_in_due = max(self.bring_in_due, to)
        self._act(Step(line, "check-call", seat, (), to), amount)

    def raise_to(self, line: int, seat: int, to: int) -> None:
        """Bet or raise to this total on the street."""
        self._opens_with_bring_in = False
        self.posting.raises(seat)
        self._act(Step(line, "raise", seat, (), to), to - self.chips.bet(seat))

    def is_capped(self, seat: int) -> None:
        """Note that a seat has put in the cap."""
        self.cap = self.chips.put_in(seat)

    def _act(self, step: Step, paid: int) -> None:
        self._began = True
        self._drawing = False
        self.steps.append(step)
        self.chips.pay(step.seat, paid)

    # The end.

    @property
    def boards(self) -> int:
        """The number of boards dealt so far."""
        return len(self._boards)

    def showdown(self, run: int) -> None:
        """Open the showdown of one of the boards."""
        self._shown_run = run

    def show(self, line: int, seat: int, cards: tuple[Card, ...]) -> None:
        """Show the hand of a seat."""
        self.steps.append(Step(line, "show", seat, cards, 0, self._shown_run))

    def muck(self, line: int, seat: int, cards: tuple[Card, ...] = ()) -> None:
        """Muck the hand of a seat; `cards` where the file names them all the same.

        A muck against no other hand does not matter.
        """
        if len(self.folded) + 1 < len(self.chips.seats | self._deals.keys()):
            self.steps.append(Step(line, "muck", seat, cards, 0, self._shown_run))

    def collect(self, line: int, seat: int, amount: int, pot: int | None) -> None:
        """Move chips of a pot to a seat."""
        self.places.setdefault("finishing_stacks", line)
        self._collected.append(Collected(line, seat, amount, pot, self._shown_run))

    def cancel(self) -> None:
        """Cancel the hand, and return all chips."""
        self.cancelled = not self._collected

    def has_collected(self, seat: int) -> bool:
        """Whether a seat has taken chips from a pot."""
        return any(each.seat == seat for each in self._collected)

    def record(
        self, header: Header, form: str, button: int | None, stakes: Stakes, setting: Setting
    ) -> Record:
        """Return the whole record.

        The deal comes first, with a hand for everybody dealt in: each seat that posted, acted or
        was dealt to.
        """
        self._balance()
        seats = self._seats()
        dealt_in = [seat.number for seat in seats if seat.dealt_in]
        order = sorted(dealt_in, key=lambda seat: (seat <= (button or 0), seat))
        ending = self._ending(seats)
        return Record(
            header.id,
            form,
            header.named,
            self.variant,
            self.purse.unit,
            seats,
            button,
            self.posting.posts(),
            stakes,
            (*self._dealt(order), *in_order(self.steps)),
            ending,
            TextSource(self._first, self.places),
            setting,
            len(self._boards),
            frozenset(self.tolerances) if self.tolerances else NONE,
        )

    def _balance(self) -> None:
        """Note the habit by which the chips put in make the pot of the file.

        Such are a pot given after the rake, small blinds that are dead, and a bet that was returned
        without a line. A difference that no habit explains stays.
        """
        total = self.total
        if total is None or self.chips.total == total:
            return
        after_rake = self.rake > 0 and total == sum(each.amount for each in self._collected)
        whole = total + self.rake if after_rake else total
        over = self.chips.total - whole
        seat, bet, uncalled = self.chips.uncalled()
        if over < 0 and self.posting.bury_late(-over):
            self.tolerances.add("dead-small-blind")
        elif over > 0 and over == uncalled and not self.chips.returned and self._made(seat, bet):
            self.chips.take_back(seat, uncalled)
            self.tolerances.add("uncalled-untold")
        if after_rake and self.chips.total == whole:
            self.total = whole
            self.tolerances.add("pot-after-rake")

    def _made(self, seat: int, bet: int) -> bool:
        """Whether a seat bet, raised or posted to this total, and did not call with it."""
        posted = any(post.seat == seat and post.due == bet for post in self.posting.posts())
        return posted or any(
            step.verb in ("raise", "bring-in") and step.seat == seat and step.to == bet
            for step in self.steps
        )

    def _seats(self) -> tuple[Seat, ...]:
        played = self.chips.seats | self._deals.keys()
        return tuple(
            seat if seat.number in played else Seat(seat.number, seat.stack, seat.name, False)
            for seat in self.seats.values()
        )

    def _dealt(self, order: Iterable[int]) -> list[Step]:
        unseen = self._first_deal(())
        line = min((step.at for step in self._deals.values()), default=self._first)
        return [self._deals.get(seat) or Step(line, "hole", seat, unseen) for seat in order]

    def _ending(self, seats: tuple[Seat, ...]) -> Ending:
        if self.cancelled:
            self.tolerances.add("cancelled")
            return Ending(tuple(seat.stack for seat in seats))
        stacks = {seat.number: seat.stack - self.chips.put_in(seat.number) for seat in seats}
        for each in self._collected:
            stacks[each.seat] += each.amount
        collected = tuple(self._collected)
        return Ending(tuple(stacks.values()), collected, self.total, self.rake, self.pots)
