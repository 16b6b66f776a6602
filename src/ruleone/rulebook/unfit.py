"""What is raised where something cannot be as it was asked for."""

from typing import ClassVar

from ruleone.rulebook.citation import Parameter


class Unfit(ValueError):
    """Facts do not fit together; the message says what was expected and what came. `code` and
    `parameters` say it for people in words of their own; FACTS is the code of what nobody can ask
    for by a page or a file."""

    FACTS: ClassVar[str] = "facts"

    def __init__(self, message: str, code: str = "", /, **parameters: Parameter) -> None:
        super().__init__(message)
        self.code = code or self.FACTS
        self.parameters = parameters
