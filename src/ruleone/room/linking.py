"""Role links: made and revoked by the director, opened by whoever is given one."""

from ruleone.limits import ROLE_LINKS_MAX
from ruleone.room import commands as c
from ruleone.room import records as r
from ruleone.room.batch import Batch
from ruleone.room.given import is_shown, topics_of
from ruleone.room.link_views import LinksView, LinkView
from ruleone.room.roles import Links, digest
from ruleone.room.settings import STREAM
from ruleone.rulebook import Refusal
from ruleone.tournament.dealt import Entropy

TOKEN_BYTES = 24


def make_link(
    links: Links, command: c.MakeLink, by: str | None, entropy: Entropy, batch: Batch
) -> LinkView | Refusal:
    """A new link. Its secret is in the answer's path, and nowhere else."""
    if len(links) >= ROLE_LINKS_MAX:
        return Refusal("too-many-links", "illegal", {"most": ROLE_LINKS_MAX})
    if command.role == "dealer" and (command.event is None or command.table is None):
        return Refusal("dealer-needs-table", "syntax")
    if command.table is not None and command.event is None:
        return Refusal("table-needs-event", "syntax")
    token = entropy(TOKEN_BYTES).hex()
    made = r.LinkMade(
        f"l{len(links) + 1}", digest(token), command.role, command.event, command.table, by
    )
    batch.add(STREAM, made)
    batch.change(*topics_of("links", made.event))
    links.made(made)
    return link_view(links, made, f"/link/{token}")


def revoke_link(links: Links, link: str, by: str, batch: Batch) -> Refusal | None:
    """The link and all who came by it lose its role at once. The last link of a director of the
    whole room stays: without it nobody could make another."""
    made = links.find(link)
    if made is None:
        return Refusal("link-unknown", "illegal")
    if links.is_revoked(link):
        return Refusal("link-revoked", "illegal")
    if links.directing() == (link,):
        return Refusal("link-last-director", "illegal")
    _end(links, made, by, batch)
    return None


def _end(links: Links, link: r.LinkMade, by: str | None, batch: Batch) -> None:
    batch.add(STREAM, r.LinkRevoked(link.link, by))
    batch.change(*topics_of("links", link.event))
    links.revoked(link.link)


def open_link(links: Links, token: str, person: str, batch: Batch) -> LinkView | Refusal:
    """Whoever brings the secret of a link has its role from now on."""
    link = links.of_token(token)
    if link is None:
        return Refusal("link-unknown", "illegal")
    batch.add(STREAM, r.LinkOpened(link.link, person))
    links.opened(link.link)
    return link_view(links, link)


def house_link(links: Links, entropy: Entropy, batch: Batch) -> str:
    """A fresh director link for whoever runs the room; earlier ones that nobody opened end."""
    for unopened in links.unopened():
        _end(links, unopened, None, batch)
    token = entropy(TOKEN_BYTES).hex()
    made = r.LinkMade(f"l{len(links) + 1}", digest(token), "director", None, None, None)
    batch.add(STREAM, made)
    links.made(made)
    batch.change("links")
    return token


def link_view(links: Links, link: r.LinkMade, path: str | None = None) -> LinkView:
    """The link as the director sees it."""
    revoked = links.is_revoked(link.link)
    return LinkView(link.link, link.role, link.event, link.table, revoked, path)


def links_view(links: Links, event: str | None) -> LinksView:
    """All links, or those for one event, the newest first."""
    shown = [link_view(links, link) for link in links if is_shown(link.event, event)]
    return LinksView(tuple(reversed(shown)))
