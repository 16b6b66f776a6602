"""Tokens of programs: made and revoked by the director, sent with each request, ended by time.

A token's grant is looked up with those of links (`Links`), so that every role is judged in one
place.
"""

from typing import Final

import msgspec

from ruleone import limits
from ruleone.room.access.role_links import lost
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import Names, plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import (
    DIRECTOR,
    Grant,
    Links,
    RoleName,
    digest,
    grant_topics,
    is_shown,
)
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.order import Events, missing
from ruleone.room.live.tables import LiveTables
from ruleone.room.webhooks import records as r
from ruleone.room.webhooks.records import Ended, TokensView, TokenView
from ruleone.rulebook import Refusal

SECRET_BYTES: Final = 32
PERSON_BYTES: Final = 10
MARK: Final = "ruleone_"
"""The prefix of each secret, by which a secret published by mistake can be found."""
DAY_MS: Final = 86_400_000


class TokenGiven(Done, frozen=True):
    """A token was made."""

    token: TokenView | None = None


class MakeToken(Order, frozen=True, tag="make-token"):
    """Director: make a token by which a program asks under a name and a role of its own.

    It counts in all events or in one; a dealer's is bound to a table. It ends after this many
    `days`, or without them when it is revoked. The answer's `token` has its secret, this once.
    """

    name: str
    role: RoleName
    event: str | None = None
    table: int | None = None
    days: int | None = None

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Make the token. Its secret is in the answer, and nowhere else."""
        tokens, entropy, name = step.part(Tokens), step.ports.entropy, plain(self.name)
        refused = missing(self.event, step) or self._bad(tokens, name)
        if refused is not None:
            return refused
        person = f"p{entropy(PERSON_BYTES).hex()}"
        step.batch.beside = step.ports.names.introduce(person, name, step.wall_ms)
        if step.batch.beside is None:
            return Refusal("name-taken", "illegal", {"name": name})
        secret = MARK + entropy(SECRET_BYTES).hex()
        ends_ms = None if self.days is None else step.wall_ms + self.days * DAY_MS
        made = r.TokenMade(
            tokens.next_name, digest(secret), person, self.role, self.event, self.table,
            step.wall_ms, ends_ms, step.person,
        )  # fmt: skip
        return TokenGiven(token=tokens.made(made, secret, step.ports.names, step.batch))

    def _bad(self, tokens: "Tokens", name: str) -> Refusal | None:
        """Return why the token cannot be made, or None."""
        most = limits.PROGRAM_TOKENS_MAX
        if tokens.count >= most:
            return Refusal("too-many-tokens", "illegal", {"most": most})
        if self.role == "dealer" and (self.event is None or self.table is None):
            return Refusal("dealer-needs-table", "syntax")
        if self.table is not None and self.event is None:
            return Refusal("table-needs-event", "syntax")
        if self.days is not None and not 1 <= self.days <= limits.PROGRAM_TOKEN_DAYS_MAX:
            return Refusal("token-days", "syntax", {"most": limits.PROGRAM_TOKEN_DAYS_MAX})
        if not 1 <= len(name) <= limits.NAME_MAX_CHARACTERS:
            return Refusal("name-length", "syntax", {"most": limits.NAME_MAX_CHARACTERS})
        return None

    def kept(self) -> Order:
        """Return the order without the name that was typed."""
        return msgspec.structs.replace(self, name="")


class RevokeToken(Order, frozen=True, tag="revoke-token"):
    """Director: revoke a token at once.

    The director of one event may revoke those that are bound to it.
    """

    token: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Revoke the token; every connection that uses it loses the role at once."""
        refused = step.part(Tokens).revoke(self.token, step.person, step.batch)
        if refused is None:
            lost(step.part(Events).hosts, step.part(LiveTables), step.batch)
        return refused or Done()

    def meant(self, step: Step) -> str | None:
        """Return the event to which the token is bound."""
        return step.part(Tokens).event_of(self.token)


ORDERS = (MakeToken, RevokeToken)


class Tokens:
    """All tokens that the room has made, by id; `links` holds their grants."""

    def __init__(self, links: Links) -> None:
        self._links: Final = links
        self._tokens: Final[dict[str, r.TokenMade]] = {}
        self._by_digest: Final[dict[bytes, str]] = {}
        self._expired: Final[set[str]] = set()
        self._revoked: Final[set[str]] = set()

    def take(self, record: r.TokenMade | r.TokenRevoked | r.TokenExpired) -> None:
        """Take in what the journal has."""
        match record:
            case r.TokenMade():
                self._tokens[record.token] = record
                self._by_digest[record.digest] = record.token
                self._links.lend(record.token, Grant(record.role, record.event, record.table))
            case r.TokenRevoked():
                self._revoked.add(record.token)
                self._links.revoked(record.token)
            case r.TokenExpired():
                self._expired.add(record.token)
                self._links.revoked(record.token)

    def of_secret(self, secret: str, now_ms: int) -> r.TokenMade | None:
        """Return the token with this secret if it is valid at this time of the wall, else None."""
        made = self._tokens.get(self._by_digest.get(digest(secret), ""))
        if made is None or not self._lives(made.token):
            return None
        return None if made.ends_ms is not None and made.ends_ms <= now_ms else made

    @property
    def due_ms(self) -> int | None:
        """The time by the wall at which the next token expires; None where none does."""
        ends = [
            one.ends_ms
            for one in self._tokens.values()
            if one.ends_ms is not None and self._lives(one.token)
        ]
        return min(ends, default=None)

    def expire(self, now_ms: int, batch: Batch) -> bool:
        """End all tokens whose time is over; return whether there were any."""
        over = [
            one.token
            for one in self._tokens.values()
            if one.ends_ms is not None and one.ends_ms <= now_ms and self._lives(one.token)
        ]
        for token in over:
            self._note(r.TokenExpired(token), batch)
        return bool(over)

    @property
    def count(self) -> int:
        """The number of valid tokens."""
        return sum(self._lives(token) for token in self._tokens)

    @property
    def next_name(self) -> str:
        """The id of the next token that is made."""
        return f"t{len(self._tokens) + 1}"

    def made(self, record: r.TokenMade, secret: str, names: Names, batch: Batch) -> TokenView:
        """Note that a token was made, and return its view with the secret."""
        self._note(record, batch)
        return self._view(record, names, secret)

    def name(self, token: str, names: Names) -> str:
        """Return the present name of the token's program."""
        return names.name(self._tokens[token].person)

    def event_of(self, token: str) -> str | None:
        """Return the event that the token is bound to; None for an unbound or an unknown token."""
        made = self._tokens.get(token)
        return None if made is None else made.event

    def revoke(self, token: str, by: str, batch: Batch) -> Refusal | None:
        """Revoke the token; every connection that uses it loses the role at once."""
        if token not in self._tokens:
            return Refusal("token-unknown", "illegal")
        if not self._lives(token):
            return Refusal("token-ended", "illegal")
        self._note(r.TokenRevoked(token, by), batch)
        return None

    def end_of(self, person: str, by: str, batch: Batch) -> None:
        """Revoke the tokens made for a person who is erased: nobody asks under that name now."""
        for made in tuple(self._tokens.values()):
            if made.person == person and self._lives(made.token):
                self._note(r.TokenRevoked(made.token, by), batch)

    def view(self, names: Names, event: str | None) -> TokensView:
        """Return all tokens, or those for one event, the newest first."""
        newest = reversed(self._tokens.values())
        shown = (made for made in newest if is_shown(made.event, event))
        return TokensView(tuple(self._view(made, names) for made in shown))

    def _view(self, made: r.TokenMade, names: Names, secret: str | None = None) -> TokenView:
        ended: Ended | None = "expired" if made.token in self._expired else None
        ended = "revoked" if made.token in self._revoked else ended
        return TokenView(
            made.token, names.name(made.person), made.role, made.event, made.table, made.made_ms,
            made.ends_ms, ended, secret,
        )  # fmt: skip

    def _lives(self, token: str) -> bool:
        return token not in self._revoked and token not in self._expired

    def _note(self, record: r.TokenMade | r.TokenRevoked | r.TokenExpired, batch: Batch) -> None:
        batch.add(STREAM, record)
        self.take(record)
        batch.change(*grant_topics("tokens", self.event_of(record.token)))
