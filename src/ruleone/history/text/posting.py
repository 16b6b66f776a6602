"""What the seats of a hand post before the cards, as its lines tell it."""

from ruleone.history.record import Post, PostKind
from ruleone.history.text.chips import Chips

_LIVE = frozenset(("small-blind", "big-blind", "straddle", "entry", "button-blind"))
_UNTOLD = -1
"""What is due of an ante that took a whole stack, until others have paid theirs."""


class Posting:
    """The posts of one hand. `small` and `price` are the small and the big blind as its header has
    them: what was due from a seat that had less."""

    def __init__(self, chips: Chips, small: int, price: int) -> None:
        self._chips = chips
        self._small, self._price = small, price
        self._ante = 0
        self._posts: list[Post] = []
        self._late_small: dict[int, int] = {}
        self._raised_late: dict[int, int] = {}

    def posts(self) -> tuple[Post, ...]:
        """All posts; of an ante that took a whole stack as much as anybody paid was due."""
        return tuple(
            Post(post.seat, post.kind, self._ante) if post.due == _UNTOLD else post
            for post in self._posts
        )

    def ante(self, seat: int, amount: int, all_in: bool) -> None:
        """A seat pays its ante; who has less pays less."""
        self._ante = max(self._ante, amount)
        self._post(seat, "ante", amount, _UNTOLD if all_in else amount)

    def small_blind(self, seat: int, amount: int, all_in: bool) -> None:
        """The small blind is posted, or as much of it as there is. One that is not the first is
        posted to come in: live, unless the seat then calls as if it had nothing before it, or
        raises and the pot is larger by it."""
        if self._has("small-blind"):
            self._late_small[seat] = len(self._posts)
            self.entry(seat, amount, all_in)
        else:
            self._post(seat, "small-blind", amount, self._small if all_in else amount)

    def button_blind(self, seat: int, amount: int, all_in: bool) -> None:
        """The button posts the only blind."""
        self._post(seat, "button-blind", amount, self._small if all_in else amount)

    def big_blind(self, seat: int, amount: int, all_in: bool) -> None:
        """The big blind is posted. One that is not the first is posted to come in or, where it is
        more than the big blind, a straddle."""
        if self._has("big-blind"):
            self.entry(seat, amount, all_in)
        else:
            self._post(seat, "big-blind", amount, self._price if all_in else amount)

    def entry(self, seat: int, amount: int, all_in: bool) -> None:
        """A seat posts to come in, or straddles."""
        kind: PostKind = "straddle" if amount > self._price else "entry"
        self._post(seat, kind, amount, self._price if all_in else amount)

    def both_blinds(self, seat: int, amount: int) -> None:
        """A seat posts both blinds to come in: what is more than the big one is dead."""
        live = min(amount, self._price)
        self._post(seat, "entry", live, live)
        if amount > live:
            self.dead_blind(seat, amount - live)

    def dead_blind(self, seat: int, amount: int) -> None:
        """A seat posts chips that do not count as its bet."""
        self._post(seat, "dead-blind", amount, amount)

    def owed_blind(self, seat: int, *, small: bool) -> None:
        """A seat has a blind, whether or not the ante left it anything to post."""
        kind: PostKind = "small-blind" if small else "big-blind"
        if not self._has(kind) and seat in self._chips.seats:
            self._posts.append(Post(seat, kind, self._small if small else self._price))

    def calls(self, seat: int, amount: int) -> bool:
        """A seat calls: with what it adds, a small blind that it posted late was live or dead.
        Whether it was dead."""
        late = self._late_small.pop(seat, None)
        dead = late is not None and amount == self._chips.highest
        if late is not None and dead:
            self._posts[late] = Post(seat, "dead-blind", self._chips.bury(seat))
        return dead

    def raises(self, seat: int) -> None:
        """A seat raises, and nothing there tells whether a small blind that it posted late is part
        of the bet."""
        late = self._late_small.pop(seat, None)
        if late is not None:
            self._raised_late[seat] = late

    def bury_late(self, amount: int) -> bool:
        """Count the late small blinds of those who raised as dead, where they come to so much.
        Whether they do."""
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
        """A seat posts `amount`, all that it has of what was due."""
        self._posts.append(Post(seat, kind, due if due == _UNTOLD else max(amount, due)))
        self._chips.pay(seat, amount, live=kind in _LIVE)
