"""Taking back what a director did to an event, and doing it again."""

import msgspec


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """Director: what the act of this number did is put right, as long as nothing has been built on
    it. The record keeps both. Of a list of entries all that still stand are taken back, or none
    where one of them has to stay; with a `player` his alone."""

    event: str
    act: int
    reason: str
    player: str | None = None


class Redo(msgspec.Struct, frozen=True, tag="redo"):
    """Director: the order of this act, which was taken back, is given once more, with the same
    terms and the same reason. It is refused where that order would be refused now."""

    event: str
    act: int
