"""What is asked and told of the list of browsers that have a session."""

from typing import Literal

import msgspec


class BrowserView(msgspec.Struct, frozen=True):
    """A session: whose it is, what kind of browser, as it says itself, which roles it has, since
    when, when it was seen last, None for what was never noted; whether a page of it is open, and
    whether it is that of who asks. Whoever asks may end it where it is his own, or directs all that
    it has a role for."""

    session: str
    person: str
    name: str
    browser: str
    roles: tuple[str, ...]
    since_ms: int | None
    seen_ms: int | None
    open: bool
    own: bool
    may_end: bool


class BrowsersView(msgspec.Struct, frozen=True, tag="browsers"):
    """The browsers that hold a role, of the room, or of one event with its roles alone, or all of
    one person."""

    browsers: tuple[BrowserView, ...]


class EndBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End a session: the browser is a stranger's from then on, and its role is gone."""

    session: str


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End the session of the browser that asks, or `everywhere` all of its person's."""

    where: Literal["here", "everywhere"] = "here"


class BrowsersEnded(msgspec.Struct, frozen=True, tag="browsers-ended"):
    """So many sessions were ended."""

    count: int
