"""What happened to an event, as a page is told of it."""

import msgspec

from ruleone.rulebook.citation import Citation, Parameter


class EventNews(msgspec.Struct, frozen=True):
    """Something that happened to the event, for words: `news-<code>` in `locale/`. `at_ms` is by
    the wall, in milliseconds since 1970."""

    n: int
    at_ms: int
    code: str
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None
