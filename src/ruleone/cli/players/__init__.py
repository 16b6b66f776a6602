"""`ruleone players`: the players whom a house keeps, in and out of its folder."""

from collections.abc import Callable

import typer

from ruleone.cli.language import told
from ruleone.cli.players.exporting import export
from ruleone.cli.players.forgetting import forget
from ruleone.cli.players.importing import take_in
from ruleone.cli.players.showing import show
from ruleone.cli.usage import Command, Group

# Each command by its name; its help is the words for `cli-players-<name>`.
COMMANDS: dict[str, Callable[..., None]] = {
    "import": take_in,
    "export": export,
    "show": show,
    "forget": forget,
}

players = typer.Typer(
    name="players",
    cls=Group,
    options_metavar=told("help-usage-options"),
    subcommand_metavar=told("help-usage-commands"),
    help=told("players"),
    no_args_is_help=True,
)

for name, command in COMMANDS.items():
    players.command(
        name,
        cls=Command,
        help=told(f"players-{name}"),
        options_metavar=told("help-usage-options"),
    )(command)
