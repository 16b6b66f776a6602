"""Cards that come to single hands after the first deal, and that leave them again."""

from ruleone.cards import Card

NOWHERE = -1


class Personal:
    """Up cards, discards and the stub of a hand, in games beyond hole cards and a board.

    Lists go by place.
    """

    __slots__ = (
        "absent",
        "agreeing",
        "aside",
        "begun",
        "boards",
        "bring_in",
        "burned",
        "corrected",
        "discarding",
        "drawing",
        "due",
        "gone",
        "killed",
        "mixed",
        "mixed_thrown",
        "replaced",
        "runs",
        "shuffled",
        "shuffles",
        "streets",
        "thrown",
        "throws",
        "touched",
        "uncompleted",
        "under",
        "ups",
        "voided",
    )

    def __init__(self, count: int, absent: tuple[int, ...], stud: bool) -> None:
        self.streets = 0
        """Streets whose cards are all out."""
        self.due = [0] * count
        """Cards of the coming street that each hand is still to get."""
        self.begun = False
        """Whether cards of the coming street have been dealt or burned."""
        self.ups: list[tuple[Card, ...]] = [()] * count
        """Cards that lie face up before each player."""
        self.drawing = False
        """Whether the coming street has opened with what is thrown away."""
        self.discarding: list[int] = []
        """Places that are still to be asked what they throw away, the next one first."""
        self.throws: list[int | None] = [None] * count
        """Number of cards each threw away last, None before the first time."""
        self.thrown: list[tuple[Card, ...]] = [()] * count
        """All that each has thrown away in this hand."""
        self.shuffled: tuple[Card, ...] | None = None
        """The order that the stub was shuffled into, None while the deck's own holds."""
        self.shuffles = 0
        self.gone: set[Card] = set()
        """Cards that have left the stub since it was last shuffled."""
        self.burned: tuple[Card, ...] = ()
        self.boards: list[tuple[Card, ...]] = []
        """The boards beside the first one."""
        self.runs: int | None = None
        """Number of runs of the rest of the board, the fewest asked for; None before an answer."""
        self.agreeing: list[int] = []
        """Places still to be asked how often."""
        self.absent = absent
        """Places of players who are away or penalised, with hands still to be killed."""
        self.killed: tuple[int, ...] = ()
        self.bring_in = NOWHERE
        """The place that is to bring it in now."""
        self.uncompleted = stud
        """Whether the first full bet of a hand of stud is still to come."""
        self._of_the_floor(count)

    def _of_the_floor(self, count: int) -> None:
        """Initialise the traces of interventions of the floor."""
        self.touched = False
        """Whether the floor's hand was on this one: its cards come from the stub as it is now."""
        self.under = 0
        """Number of cards that had left the deck before the hand kept its own stub."""
        self.aside: tuple[Card, ...] = ()
        """Cards that lie aside, seen by all: neither in the stub nor in play."""
        self.replaced: tuple[Card, ...] = ()
        """Exposed cards for which others came.

        Out of play, as burn cards are, until those are mixed into the stub.
        """
        self.mixed: tuple[int, ...] = ()
        """Places of dead hands whose cards were mixed into the stub."""
        self.mixed_thrown: tuple[Card, ...] = ()
        """Cards that had been thrown away and were mixed into the stub with them."""
        self.corrected = [0] * count
        """The correction of each stack, in chips."""
        self.voided = False
        """Whether the hand was a misdeal: all chips are back, and it only has to end."""

    def take(self, *cards: tuple[Card, ...]) -> None:
        """Remove these cards from the stub."""
        self.gone.update(*cards)


PLAIN = Personal(0, (), stud=False)
"""The empty `Personal` shared by all games of hole cards and a board."""
