"""`ruleone structure`: structures of events, to look at, to check and to make."""

from collections.abc import Callable

import typer

from ruleone.cli.language import told
from ruleone.cli.structure.checking import check
from ruleone.cli.structure.listing import listing
from ruleone.cli.structure.making import make
from ruleone.cli.structure.showing import show
from ruleone.cli.usage import Command, Group

# Each command by its name; its help is the words for `cli-structure-<name>`.
COMMANDS: dict[str, Callable[..., None]] = {
    "list": listing,
    "show": show,
    "check": check,
    "make": make,
}

structure = typer.Typer(
    name="structure",
    cls=Group,
    options_metavar=told("help-usage-options"),
    subcommand_metavar=told("help-usage-commands"),
    help=told("structure"),
    no_args_is_help=True,
)

for name, command in COMMANDS.items():
    structure.command(
        name,
        cls=Command,
        help=told(f"structure-{name}"),
        options_metavar=told("help-usage-options"),
    )(command)
