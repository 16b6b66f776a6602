"""The frame of every help page in the language of the environment; Typer draws it in English."""

from rich.text import Text
from typer import rich_utils

from ruleone.cli.language import told


class Folding(rich_utils.OptionHighlighter):
    """Marks what Typer marks, and breaks a text without spaces where the column ends. Without it a
    Chinese text longer than its column is cut off with an ellipsis."""

    def __call__(self, text: str | Text) -> Text:
        """The text, marked, to be folded."""
        marked = super().__call__(text)
        marked.overflow = "fold"
        return marked


def speak() -> None:
    """Give Typer's help pages and error panels the words of the environment's language."""
    rich_utils.highlighter = Folding()
    rich_utils.ARGUMENTS_PANEL_TITLE = told("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = told("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = told("help-commands")
    rich_utils.ERRORS_PANEL_TITLE = told("help-error")
    rich_utils.REQUIRED_LONG_STRING = told("help-required")
    # Typer fills these in with str.format.
    rich_utils.DEFAULT_STRING = told("help-default", value="{}")
    rich_utils.RICH_HELP = told("help-try", command="[blue]'{command_path} {help_option}'[/]")
