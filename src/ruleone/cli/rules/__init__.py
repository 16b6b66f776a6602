"""`ruleone rules`: the book itself, to read, to compare and to try."""

from collections.abc import Callable

import typer

from ruleone.cli.language import told
from ruleone.cli.rules.checking import check
from ruleone.cli.rules.comparing import diff
from ruleone.cli.rules.listing import listing
from ruleone.cli.rules.showing import show
from ruleone.cli.usage import Command, Group

# Each command by its name; its help is the words for `cli-rules-<name>`.
COMMANDS: dict[str, Callable[..., None]] = {
    "list": listing,
    "show": show,
    "diff": diff,
    "check": check,
}

rules = typer.Typer(
    name="rules",
    cls=Group,
    options_metavar=told("help-usage-options"),
    subcommand_metavar=told("help-usage-commands"),
    help=told("rules"),
    no_args_is_help=True,
)

for name, command in COMMANDS.items():
    rules.command(
        name,
        cls=Command,
        help=told(f"rules-{name}"),
        options_metavar=told("help-usage-options"),
    )(command)
