"""`ruleone chinese`: 13-card Chinese poker, one command a file."""

import typer

from ruleone.cli.chinese.arrange import arrange
from ruleone.cli.chinese.settle import settle
from ruleone.cli.language import told
from ruleone.cli.usage import Command, Group

COMMANDS = (settle, arrange)

chinese = typer.Typer(
    cls=Group,
    name="chinese",
    help=told("chinese"),
    options_metavar=told("help-usage-options"),
    subcommand_metavar=told("help-usage-commands"),
    no_args_is_help=True,
)

for command in COMMANDS:
    chinese.command(
        command.__name__,
        cls=Command,
        help=told(f"chinese-{command.__name__}"),
        options_metavar=told("help-usage-options"),
    )(command)
