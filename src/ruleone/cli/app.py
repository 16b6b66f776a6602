"""`ruleone`: one command a file, groups of commands in folders, put together here."""

from typing import Annotated

import typer

from ruleone import __version__
from ruleone.cli.chinese import chinese
from ruleone.cli.deal import deal
from ruleone.cli.event import event
from ruleone.cli.forecast import forecast
from ruleone.cli.groups import add
from ruleone.cli.history import history
from ruleone.cli.hooks import hooks
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.payouts import payouts
from ruleone.cli.players import players
from ruleone.cli.rank import rank
from ruleone.cli.replay import replay
from ruleone.cli.rules import rules
from ruleone.cli.serve import serve
from ruleone.cli.simulate import simulate
from ruleone.cli.structure import structure
from ruleone.cli.token import token
from ruleone.cli.usage import Group
from ruleone.cli.verify import verify

# Each command is the function of its file's name; its help is the words for `cli-<name>`.
COMMANDS = (serve, verify, history, simulate, forecast, replay, rank, payouts, deal)
GROUPS = (rules, chinese, structure, players, event, token, hooks)

app = typer.Typer(
    cls=Group,
    options_metavar=told("help-usage-options"),
    subcommand_metavar=told("help-usage-commands"),
    help=told("about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def say_version(wanted: bool) -> None:
    """Print the version, which kernel ranks hands here and which engine deals, and be done."""
    if wanted:
        from ruleone.dealing import ENGINE
        from ruleone.ranking import KERNEL

        typer.echo(told("version", version=__version__, kernel=KERNEL, engine=ENGINE))
        raise typer.Exit


@app.callback()
def begin(
    version: Annotated[
        bool,
        typer.Option("--version", callback=say_version, is_eager=True, help=told("version-help")),
    ] = False,
) -> None:
    """What stands before every command."""


for command in COMMANDS:
    add(app, command.__name__, command, words=command.__name__)

for group in GROUPS:
    app.add_typer(group)


def main() -> None:
    """Run the command line."""
    if LANGUAGE != "en":
        from ruleone.cli.help import speak

        speak()
    app(prog_name="ruleone")
