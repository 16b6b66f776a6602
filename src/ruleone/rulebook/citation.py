"""Citations and refusals: the rule behind a decision, and errors for facts that do not fit."""

from typing import ClassVar, Literal

import msgspec

Parameter = int | str | bool | tuple[str, ...]
"""A value that the words of a refusal or a log line need: an amount, a seat, a name, a card."""

Basis = Literal["document", "silent", "ours", "house"]
"""Ground of a setting.

The `document` says it, in the rule that is cited. It is `silent`, and with this value play is as if
the option did not exist. The value is `ours`, chosen where the document leaves it open. Or the
`house` has overridden the rule.
"""


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
    """The reason why a command changed nothing.

    `code` names the words in `locale/` (`refusal-<code>`). `kind` separates commands that could not
    be read (`syntax`), that the book does not allow (`illegal`) and that have more than one reading
    (`ambiguous`). `parameters` fill the words: what was expected, what came.
    """

    code: str
    kind: Literal["syntax", "illegal", "ambiguous"]
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None


class Unfit(ValueError):
    """Facts that contradict each other.

    The message says what was expected and what came. `code` and `parameters` say it in words of
    their own for people; FACTS is the code where no page or file can ask for such facts.
    """

    FACTS: ClassVar[str] = "facts"

    def __init__(self, message: str, code: str = "", /, **parameters: Parameter) -> None:
        super().__init__(message)
        self.code = code or self.FACTS
        self.parameters = parameters
