"""Visitors who only look.

A browser that comes gets a token that the room does not store: it recognises its own by a mark that
only this process can make. With the first act the browser becomes a person, whose id is made from
the token, so that its open pages continue to work.
"""

import hmac
import itertools
import re
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection

from ruleone import limits
from ruleone.room.commands import Command, Query, StillThere, Watch
from ruleone.rulebook.citation import Refusal
from ruleone.store.people import People
from ruleone.web.clock import RoomClock
from ruleone.web.rate import Buckets
from ruleone.web.replies import language_of
from ruleone.words import Language, say

TOO_MANY: Final = Refusal(code="too-many-newcomers", kind="illegal")
_HALF: Final = 32
"""Length of the random part of a token; the mark has the same length."""
_PLAIN: Final = 3
"""Number of names tried without a numeral."""
_DIGITS_MAX: Final = 9
_BROWSERS: Final = (
    ("MicroMessenger/", "WeChat"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Browsers by a mark in their user agent; many send those of others too, behind their own."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)
_PROGRAM: Final = re.compile(r"[A-Za-z][\w.-]*")


class Lookers:
    """Tokens of browsers that only look, and the persons they become."""

    def __init__(self, people: People, clock: RoomClock) -> None:
        self.people: Final = people
        self.clock: Final = clock
        # New with each start: tokens of visitors who only looked end with the process, and nothing
        # of them is stored.
        self._key: Final = people.entropy(32)
        self._tokens: Final = Buckets(
            limits.LOOKERS_PER_SECOND, limits.LOOKERS_AT_ONCE, limits.BUCKETS_MAX
        )
        self.persons: Final = Buckets(
            limits.NEWCOMERS_PER_SECOND, limits.NEWCOMERS_AT_ONCE, limits.BUCKETS_MAX
        )

    def token(self, connection: HTTPConnection) -> str | None:
        """Return a token for a new browser, None where too many came from that address."""
        if not self._tokens.take(address_of(connection)):
            return None
        drawn = self.people.entropy(_HALF // 2).hex()
        return drawn + self._mark(drawn)

    def person(self, token: str) -> str | None:
        """Return the person that the bearer of the token would become.

        It is None where it was not given out here, or the person exists already, under another
        token or erased.
        """
        if not hmac.compare_digest(self._mark(token[:_HALF]), token[_HALF:]):
            return None
        # Made from the token, so that all open pages of the browser become the same person.
        person = f"p{sha256(b'person' + token.encode()).hexdigest()[:20]}"
        return None if self.people.is_known(person) else person

    def _mark(self, drawn: str) -> str:
        return hmac.new(self._key, drawn.encode(), sha256).hexdigest()[:_HALF]


class Looker:
    """A browser that has only looked so far, and its token."""

    def __init__(
        self, lookers: Lookers, person: str, token: str, connection: HTTPConnection
    ) -> None:
        self._lookers: Final = lookers
        self.person: Final = person
        self.token: Final = token
        self._language: Final = language_of(connection.headers.get("accept-language", ""))
        self._browser: Final = browser_of(connection.headers.get("user-agent", ""))
        self._address: Final = address_of(connection)
        self._looks = True
        self._expected = False

    def expect(self, do: Command | Query | None = None) -> Refusal | None:
        """Make the browser a person until `settle`, before an act or (None) a link.

        Returns the refusal where too many from that address have become persons.
        """
        # Looking makes nobody a person: thousands may follow a final table.
        if not self._looks or isinstance(do, Watch | StillThere | Query):
            return None
        if not self._lookers.persons.take(self._address):
            return TOO_MANY
        names = friendly_names(self._language, secrets.randbelow)
        self._expected = self._lookers.people.expect(self.person, names)
        if not self._expected:  # by another page of the same browser
            self._looks = False
            self._lookers.persons.give_back(self._address)
        return None

    def settle(self, *, done: bool) -> Future[None] | None:
        """Keep the person after the act, or drop it where nothing was done.

        Returns the future that is done when that is durable, None where there was nobody to keep.
        """
        if not self._expected:
            return None
        self._expected = False
        if not done:
            self._lookers.people.dismiss(self.person)
            self._lookers.persons.give_back(self._address)
            return None
        self._looks = False
        return self._lookers.people.admit(
            self.person, self.token, self._language, self._browser, self._lookers.clock.now_ms()
        )


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a connection."""
    return connection.client.host if connection.client else ""


def friendly_names(language: Language, choose: Callable[[int], int]) -> Iterator[str]:
    """Yield friendly names, such as "Quiet Heron", without end, each drawn at random.

    The first ones are plain, later ones have a numeral from an ever larger range. So a free one is
    found within a few, however many are taken. `choose(n)` draws from 0 to n - 1.
    """
    epithets = say(language, "newcomer-epithets").split(", ")
    animals = say(language, "newcomer-animals").split(", ")
    for tries in itertools.count():
        epithet, animal = epithets[choose(len(epithets))], animals[choose(len(animals))]
        name = say(language, "newcomer-name", epithet=epithet, animal=animal)
        # Ever more numerals: a free name is found within a few draws however many are taken.
        numerals = 10 ** min(tries - _PLAIN + 1, _DIGITS_MAX)
        yield name if tries < _PLAIN else f"{name} {choose(numerals) + 2}"


def browser_of(agent: str) -> str:
    """Return the browser, such as Firefox, Android; for a program the name it gives itself.

    It is empty where nothing is given.
    """
    found = [
        next((name for mark, name in marks if mark in agent), "") for marks in (_BROWSERS, _SYSTEMS)
    ]
    said = ", ".join(filter(None, found))
    if not said and (program := _PROGRAM.match(agent)):
        said = program[0]
    return said[: limits.NAME_MAX_CHARACTERS]
