"""A citation: the rule behind a decision, and the refusal that cites one.

What is raised where something cannot be as it was asked for.
"""

from typing import ClassVar, Literal

import msgspec

Parameter = int | str | bool | tuple[str, ...]
"""What the words of a refusal or a log line may need: amounts, seats, names, cards."""

Basis = Literal["document", "silent", "ours", "house"]
"""What a setting rests on. The `document` says it, in the rule that is cited; it is `silent`, and
the value leaves play as if it had no such rule; the value is `ours`, chosen where the document
leaves it open; or the `house` has overridden the rule."""


class Citation(msgspec.Struct, frozen=True, omit_defaults=True):
    """One rule of the catalogue, as the edition in force applied it.

    `rule` is an id of the catalogue (`house-43.1`), `edition` the id of the edition (`modern`).
    Unless the `basis` is the document, the rule is the one nearest to the point and does not say
    what was decided.
    """

    rule: str
    edition: str
    basis: Basis = "document"


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """Why a command changed nothing.

    `code` names the words in `locale/` (`refusal-<code>`), `kind` keeps apart what could not be
    read (`syntax`), what the book does not allow (`illegal`) and what has more than one reading
    (`ambiguous`). `parameters` fill the words: what was expected, what came.
    """

    code: str
    kind: Literal["syntax", "illegal", "ambiguous"]
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None


class Unfit(ValueError):
    """Facts do not fit together; the message says what was expected and what came. `code` and
    `parameters` say it for people in words of their own; FACTS is the code of what nobody can ask
    for by a page or a file."""

    FACTS: ClassVar[str] = "facts"

    def __init__(self, message: str, code: str = "", /, **parameters: Parameter) -> None:
        super().__init__(message)
        self.code = code or self.FACTS
        self.parameters = parameters
