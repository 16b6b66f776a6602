"""PINs of the staff: kept as argon2 hashes alone, and wrong ones slowed.

The first wrong PINs cost nothing; each further one makes the next try wait, and the wait doubles up
to a maximum. A browser that the staff uses is counted by itself, so that a stranger who tries PINs
elsewhere keeps nobody out of it.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ruleone import limits
from ruleone.rulebook import Refusal

SALT_BYTES: Final = 16
_hasher: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
"""As OWASP has it for argon2id; one PIN takes some 30 ms, in which the room does nothing else."""


def pin_refused(pin: str) -> Refusal | None:
    """Return why nobody can have this PIN, or None; the refusal does not repeat it."""
    least, most = limits.PIN_DIGITS_MIN, limits.PIN_DIGITS_MAX
    if not (pin.isascii() and pin.isdigit() and least <= len(pin) <= most):
        return Refusal("pin-form", "syntax", {"least": least, "most": most, "came": len(pin)})
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(pin)}
    if len(steps) == 1 and steps <= {0, 1, 9}:
        return Refusal("pin-easy", "syntax")
    return None


def hashed(pin: str, entropy: Callable[[int], bytes]) -> str:
    """Return the argon2 hash of a PIN."""
    return _hasher.hash(pin, salt=entropy(SALT_BYTES))


def fits(made_of: str, pin: str) -> bool:
    """Whether this is the PIN of the hash."""
    if pin_refused(pin) is not None:
        return False
    try:
        return _hasher.verify(made_of, pin)
    except (VerificationError, InvalidHashError):
        return False


class Slowing:
    """Wrong PINs by whom they were tried for and by the place of the try, as long as they count."""

    def __init__(self, free: int) -> None:
        self._free: Final = free
        self._wrong: Final[OrderedDict[tuple[str, ...], tuple[int, int]]] = OrderedDict()

    def wait_ms(self, key: tuple[str, ...], at_ms: int) -> int:
        """Return how long the next try has to wait at this time; 0 where it need not."""
        count, last_ms = self._wrong.get(key, (0, 0))
        if count < self._free or at_ms - last_ms >= limits.PIN_WRONG_KEPT_MS:
            return 0
        doubled = limits.PIN_WAIT_FIRST_MS << min(count - self._free, 20)
        return max(0, last_ms + min(doubled, limits.PIN_WAIT_MAX_MS) - at_ms)

    def wrong(self, key: tuple[str, ...], at_ms: int) -> None:
        """Count a wrong PIN; where too many are remembered, the oldest is forgotten."""
        count, last_ms = self._wrong.get(key, (0, at_ms))
        over = at_ms - last_ms >= limits.PIN_WRONG_KEPT_MS
        self._wrong[key] = 1 if over else count + 1, at_ms
        self._wrong.move_to_end(key)
        if len(self._wrong) > limits.PIN_PLACES_KEPT_MAX:
            self._wrong.popitem(last=False)

    def right(self, key: tuple[str, ...]) -> None:
        """Forget what was wrong before the right PIN."""
        self._wrong.pop(key, None)


class Guesses:
    """The slowing of one room: by person, and by address or device."""

    def __init__(self) -> None:
        self._persons: Final = Slowing(limits.PIN_TRIES_FREE)
        self._places: Final = Slowing(limits.PIN_TRIES_OF_A_PLACE_FREE)

    def wait_ms(self, person: tuple[str, ...], place: tuple[str, ...], at_ms: int) -> int:
        """Return how long a try for the person from the place has to wait."""
        return max(self._persons.wait_ms(person, at_ms), self._places.wait_ms(place, at_ms))

    def wrong(self, person: Iterable[str], place: tuple[str, ...], at_ms: int) -> None:
        """Count a wrong PIN; for a `person` without a name only the place counts."""
        if named := tuple(person):
            self._persons.wrong(named, at_ms)
        self._places.wrong(place, at_ms)

    def right(self, person: tuple[str, ...]) -> None:
        """Forget the wrong PINs of a person who has come by the right one."""
        self._persons.right(person)
