"""Home games: private tables that a person makes for his friends, who come by its invitation."""

from typing import Final

from ruleone.limits import HOME_GAME_GUESTS_MAX
from ruleone.room.core.roles import digest


class HomeGame:
    """What makes an event a home game. `maker` directs it; `house` is how many house players he
    wants beside his friends; `guests` have come by the invitation in force. Of the invitation the
    journal keeps the digest alone: `token` is its secret as long as this process runs."""

    __slots__ = ("door", "guests", "house", "maker", "token")

    def __init__(self, maker: str, house: int) -> None:
        self.maker: Final = maker
        self.house: Final = house
        self.door: bytes | None = None
        self.token: str | None = None
        self.guests: set[str] = set()

    def invites_by(self, door: bytes | None) -> None:
        """Another invitation, or none: who came by the former one and has not sat down is out."""
        self.door = door
        self.token = None
        self.guests.clear()

    def opens(self, token: str) -> bool:
        """Whether this is the secret of the invitation in force."""
        return self.door is not None and digest(token) == self.door

    @property
    def is_full(self) -> bool:
        """Whether as many as may have come by this invitation."""
        return len(self.guests) >= HOME_GAME_GUESTS_MAX

    def knows(self, person: str) -> bool:
        """Whether the person has made the game or come by its invitation."""
        return person == self.maker or person in self.guests
