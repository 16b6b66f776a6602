"""Tokens of programs: made and revoked by the director, ended by time, brought with each request.

What a token is worth is looked up where a link is (`Links`), so every role is judged in one place.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from ruleone import limits
from ruleone.room.core.batch import Batch, Versions
from ruleone.room.core.names import Names, plain
from ruleone.room.core.roles import Grant, Links, digest, grant_topics, is_shown
from ruleone.room.core.settings import STREAM
from ruleone.room.webhooks import commands as p
from ruleone.room.webhooks import records as r
from ruleone.room.webhooks.views import Ended, TokensView, TokenView
from ruleone.rulebook import Refusal
from ruleone.store.journal import Row, Write
from ruleone.tournament.hands.choosing import Entropy

SECRET_BYTES: Final = 32
PERSON_BYTES: Final = 10
MARK: Final = "ruleone_"
"""What each secret begins with, so that one that was published by mistake is found."""
DAY_MS: Final = 86_400_000
_record: Final = msgspec.msgpack.Decoder(r.TokenMade | r.TokenRevoked | r.TokenExpired)
_KINDS: Final = tuple(
    str(kind.__struct_config__.tag) for kind in (r.TokenMade, r.TokenRevoked, r.TokenExpired)
)


class Tokens:
    """All tokens that the room has made, by id; `links` is told what each is worth."""

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
        """The token whose secret this is, if it is worth anything at this time of the wall."""
        made = self._tokens.get(self._by_digest.get(digest(secret), ""))
        if made is None or not self._lives(made.token):
            return None
        return None if made.ends_ms is not None and made.ends_ms <= now_ms else made

    @property
    def due_ms(self) -> int | None:
        """When the next token's time is over, by the wall; None for no such time."""
        ends = [
            one.ends_ms
            for one in self._tokens.values()
            if one.ends_ms is not None and self._lives(one.token)
        ]
        return min(ends, default=None)

    def expire(self, now_ms: int, batch: Batch) -> bool:
        """End all whose time is over; whether there were any."""
        over = [
            one.token
            for one in self._tokens.values()
            if one.ends_ms is not None and one.ends_ms <= now_ms and self._lives(one.token)
        ]
        for token in over:
            self._note(r.TokenExpired(token), batch)
        return bool(over)

    def make(
        self, do: p.MakeToken, by: str, names: Names, entropy: Entropy, now_ms: int, batch: Batch
    ) -> TokenView | Refusal:
        """A new token. Its secret is in the answer, and nowhere else."""
        most = limits.PROGRAM_TOKENS_MAX
        if sum(self._lives(token) for token in self._tokens) >= most:
            return Refusal("too-many-tokens", "illegal", {"most": most})
        if do.role == "dealer" and (do.event is None or do.table is None):
            return Refusal("dealer-needs-table", "syntax")
        if do.table is not None and do.event is None:
            return Refusal("table-needs-event", "syntax")
        if do.days is not None and not 1 <= do.days <= limits.PROGRAM_TOKEN_DAYS_MAX:
            return Refusal("token-days", "syntax", {"most": limits.PROGRAM_TOKEN_DAYS_MAX})
        name = plain(do.name)
        if not 1 <= len(name) <= limits.NAME_MAX_CHARACTERS:
            return Refusal("name-length", "syntax", {"most": limits.NAME_MAX_CHARACTERS})
        person = f"p{entropy(PERSON_BYTES).hex()}"
        batch.beside = names.introduce(person, name, now_ms)
        if batch.beside is None:
            return Refusal("name-taken", "illegal", {"name": name})
        secret = MARK + entropy(SECRET_BYTES).hex()
        ends_ms = None if do.days is None else now_ms + do.days * DAY_MS
        made = r.TokenMade(
            f"t{len(self._tokens) + 1}", digest(secret), person, do.role, do.event, do.table,
            now_ms, ends_ms, by,
        )  # fmt: skip
        self._note(made, batch)
        return self._view(made, names, secret)

    def name(self, token: str, names: Names) -> str:
        """What the program of the token is called now."""
        return names.name(self._tokens[token].person)

    def event_of(self, token: str) -> str | None:
        """The event that the token is bound to; None for one that is bound to none, or is none."""
        made = self._tokens.get(token)
        return None if made is None else made.event

    def revoke(self, token: str, by: str, batch: Batch) -> Refusal | None:
        """The token, and every connection that came by it, loses its role at once."""
        if token not in self._tokens:
            return Refusal("token-unknown", "illegal")
        if not self._lives(token):
            return Refusal("token-ended", "illegal")
        self._note(r.TokenRevoked(token, by), batch)
        return None

    def end_of(self, person: str, by: str, batch: Batch) -> None:
        """Revoke what was made for a person who is erased: nobody of that name asks any more."""
        for made in tuple(self._tokens.values()):
            if made.person == person and self._lives(made.token):
                self._note(r.TokenRevoked(made.token, by), batch)

    @classmethod
    def ended_with(cls, person: str, rows: Iterable[Row]) -> tuple[Write, ...]:
        """For a room that is closed, whose stream `room` these rows are: what `end_of` writes under
        the lease of who had it open last. Nobody is named as who did it."""
        tokens, versions, epoch, at_ms = cls(Links()), Versions(), 1, 0
        for row in rows:
            versions.put(STREAM, row.version)
            epoch, at_ms = max(epoch, row.epoch), max(at_ms, row.at_ms)
            if row.kind in _KINDS:
                tokens.take(_record.decode(row.payload))
        batch = Batch(at_ms)
        tokens.end_of(person, "", batch)
        return batch.writes(versions, epoch)

    def view(self, names: Names, event: str | None) -> TokensView:
        """All tokens, or those for one event, the newest first."""
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
