"""The draws of an event, as its pages show them. Secrets and seals are in hex digits."""

import msgspec


class DrawView(msgspec.Struct, frozen=True):
    """A draw that was made, by its number from 1: the `secret` that it came from, whose SHA-256,
    the `seal`, was told before, and the `purpose` by which the recipe makes it again."""

    number: int
    purpose: str
    seal: str
    secret: str


class DrawsView(msgspec.Struct, frozen=True):
    """The draws of an event, sealed when it was announced. `seal` is the SHA-256 of the `secret`
    that the secrets of all of them are made from, which is told when the event is over. So many
    were `made`, of which the `newest` are shown, the latest first; `next_seal` is the seal of the
    next one's secret, None where none comes any more."""

    seal: str
    made: int
    newest: tuple[DrawView, ...] = ()
    next_seal: str | None = None
    secret: str | None = None


class DrawsFound(msgspec.Struct, frozen=True, tag="draws-found"):
    """Draws of an event behind the first so many (`first`) of the `total`, in their order. None of
    an event that ended under a version which kept no page of it: its file has them."""

    total: int
    first: int
    draws: tuple[DrawView, ...]
