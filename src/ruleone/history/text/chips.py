"""What each seat of a hand has put in while its lines are read."""

from ruleone.history.fault import unreadable


class Chips:
    """The bets of the street that is read, and all that was put in, by seat, in units."""

    def __init__(self) -> None:
        self._bets: dict[int, int] = {}
        self._put_in: dict[int, int] = {}
        self._closed: list[dict[int, int]] = []
        self.returned = False
        """Whether the file tells of a bet that went back."""

    @property
    def seats(self) -> set[int]:
        """Who has put anything in, or acted."""
        return set(self._put_in)

    @property
    def highest(self) -> int:
        """The highest bet of the street."""
        return max(self._bets.values(), default=0)

    def bet(self, seat: int) -> int:
        """What stands before a seat."""
        return self._bets.get(seat, 0)

    def put_in(self, seat: int) -> int:
        """What a seat has put in in the whole hand, less what came back."""
        return self._put_in.get(seat, 0)

    def pay(self, seat: int, amount: int, *, live: bool = True) -> None:
        """A seat puts chips in, before it or, where they are dead, into the middle."""
        self._put_in[seat] = self.put_in(seat) + amount
        if live:
            self._bets[seat] = self.bet(seat) + amount

    def take_back(self, seat: int, amount: int) -> None:
        """What nobody called goes back."""
        self._put_in[seat] = self.put_in(seat) - amount
        self.returned = True

    def bury(self, seat: int) -> int:
        """What stands before a seat is dead after all; how much it is."""
        return self._bets.pop(seat, 0)

    def street(self) -> None:
        """A new round of betting."""
        self._closed.append(self._bets)
        self._bets = {}

    @property
    def total(self) -> int:
        """All that was put in, less what came back."""
        return sum(self._put_in.values())

    def uncalled(self) -> tuple[int, int, int]:
        """The seat with the highest bet of the last street that has any, that bet, and how much of
        it nobody called; 0 for none."""
        streets = [bets for bets in (*self._closed, self._bets) if any(bets.values())]
        if not streets:
            return 0, 0, 0
        (bet, seat), *others = sorted(
            ((bet, seat) for seat, bet in streets[-1].items()), reverse=True
        )
        return seat, bet, bet - (others[0][0] if others else 0)

    def check_pot(self, line: int, told: int) -> None:
        """The file tells what is in the middle. Raises Unplayable where that cannot be."""
        put_in = self.total
        if told != put_in:
            raise unreadable("hand-file-pot", "", line, pot=told, put_in=put_in)
