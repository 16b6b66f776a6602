"""The secrets of an event's draws: all made from one that is sealed when the event is announced.

The secret of draw n is HMAC-SHA-256 of the event's secret (the key) and `draw/n`. Of the event's
secret the SHA-256, its seal, is told at the announcement; of each draw's secret the seal is told
with the draw before it, of the first one at the announcement, and the secret itself with its draw.

So nobody reckons a draw that is to come: the secrets told so far say nothing of the next one. Each
draw is checked at once against a seal that was told before it. And no secret can be chosen by what
has happened since the announcement: at the end the event's secret is told, and each draw's secret
follows from it. A chain of hashes, told from its end on, needs no such end, but has a fixed length:
nobody knows at the announcement how many draws a field of 20,000 needs, and each link is reckoned
back from the last one. One secret for all draws, as it was once, tells all of them with the first.
"""

from hashlib import sha256
from hmac import digest

import msgspec


def seal(secret: bytes) -> str:
    """What is told of a secret before it: its SHA-256 in hex digits."""
    return sha256(secret).hexdigest()


def secret_of_draw(secret: bytes, number: int) -> bytes:
    """The secret of the draw of this number, from 1, in an event with this `secret`."""
    return digest(secret, f"draw/{number}".encode("ascii"), "sha256")


class Draws(msgspec.Struct):
    """The draws of an event: their `secret`, and what each was made for so far, in order."""

    secret: bytes
    purposes: list[str] = []

    @property
    def made(self) -> int:
        """How many there were."""
        return len(self.purposes)

    def secret_of(self, number: int) -> bytes:
        """The secret of the draw of this number."""
        return secret_of_draw(self.secret, number)
