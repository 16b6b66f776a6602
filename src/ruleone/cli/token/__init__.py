"""`ruleone token`: tokens of programs, in a room that is open."""

from collections.abc import Callable

import typer

from ruleone.cli.language import told
from ruleone.cli.token.commands import listing, make, revoke
from ruleone.cli.usage import Command, Group

# Each command by its name; its help is the words for `cli-token-<name>`.
COMMANDS: dict[str, Callable[..., None]] = {"list": listing, "make": make, "revoke": revoke}

token = typer.Typer(
    name="token",
    cls=Group,
    options_metavar=told("help-usage-options"),
    subcommand_metavar=told("help-usage-commands"),
    help=told("token"),
    no_args_is_help=True,
)

for name, command in COMMANDS.items():
    token.command(
        name,
        cls=Command,
        help=told(f"token-{name}"),
        options_metavar=told("help-usage-options"),
    )(command)
