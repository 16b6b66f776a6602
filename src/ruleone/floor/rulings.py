"""All kinds of rulings on an entry, and rulings that wait for a fact."""

import msgspec

from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.counts import CountRuling
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.penalties import ConductRuling, DealRuling
from ruleone.floor.ruling import ChipsRuling, Reading, Reason, Ruling
from ruleone.floor.untold import Path
from ruleone.rulebook import Citation

OneRuling = (
    Reading
    | TurnRuling
    | Ruling
    | ConductRuling
    | DealRuling
    | ClockRuling
    | TimeRuling
    | ChipsRuling
    | CountRuling
)
"""A ruling on an entry."""


class Undecided(msgspec.Struct, frozen=True, kw_only=True, tag="undecided"):
    """A ruling that depends on facts nobody has reported.

    With the facts as reported, a `kind` of situation has the first of these `rulings`, with other
    values the others. `asks` are the missing facts, the one that decides most first.
    """

    kind: str
    asks: tuple[Path, ...]
    rulings: tuple[OneRuling, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The missing facts as reasons, by the rules with which they decide."""
        cited = self._decides()
        return tuple(
            Reason("untold", cited, {"kind": self.kind, "fact": path_text(path)})
            for path in self.asks
        )

    def _decides(self) -> Citation:
        """Return the rule by which the missing facts decide.

        It is the last one of another ruling that has no part in the reported one.
        """
        first, *others = ([reason.citation for reason in reasons_of(one)] for one in self.rulings)
        beside = [one for citations in others for one in citations if one not in first]
        return (beside or [*others[0], *first])[-1]


AnyRuling = OneRuling | Undecided
"""The result of an entry."""


def reasons_of(ruling: AnyRuling) -> tuple[Reason, ...]:
    """Return the steps of a ruling, those on acts out of turn first."""
    if isinstance(ruling, TurnRuling):
        return (*(one for each in ruling.early for one in each.reasons), *ruling.reasons)
    return ruling.reasons


def path_text(path: Path) -> str:
    """Return the path of a fact as text: "early.0.staked"."""
    return ".".join(map(str, path))
