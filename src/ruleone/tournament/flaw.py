"""What is wrong in a printed structure, payout table or deal."""

import msgspec

from ruleone.rulebook.citation import Citation, Parameter


class Flaw(msgspec.Struct, frozen=True):
    """Something wrong in a printed structure or payout: `code` names the words (`flaw-<code>`),
    `level` the level from 1, or 0 for the whole."""

    code: str
    level: int = 0
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None

    @property
    def unplayable(self) -> bool:
        """Whether no event can be played with it; the others may stand as the director's will."""
        return self.code in _UNPLAYABLE


_UNPLAYABLE = frozenset(
    {
        "no-levels",
        "levels-without-length",
        "blinds-out-of-order",
        "ante-below-nothing",
        "limits-out-of-order",
        "point-below-one",
        "blinds-beside-points",
        "break-nowhere",
        "break-twice-or-empty",
        "lengths-of-two-kinds",
        "game-not-dealt",
        "games-too-many",
        "thirteen-with-others",
        "points-for-blinds",
        "color-up-impossible",
        "color-up-out-of-turn",
    }
)
