"""The command `ruleone`: one command a file, groups of commands in folders, put together here.

For a command line that names its command only that one is loaded: a room opens sooner by half a
second.
"""

import gc
import sys
from importlib import import_module
from typing import Annotated, Final

import typer

from ruleone import __version__
from ruleone.cli.groups import Group, add
from ruleone.cli.language import LANGUAGE, told
from ruleone.words import SOURCE

COMMANDS: Final = (
    "serve", "link", "verify", "backup", "restore", "history", "simulate", "forecast", "replay",
    "rank", "payouts", "deal",
)  # fmt: skip
"""Names of files with a function of that name; its help is the words for `cli-<name>`."""
GROUPS: Final = ("rules", "chinese", "structure", "players", "event", "token", "hooks")
"""Names of folders with a group of that name."""


def say_version(wanted: bool) -> None:
    """Print the version, the kernel and the engine in use, and exit."""
    if wanted:
        from ruleone.dealing import ENGINE
        from ruleone.ranking import KERNEL

        typer.echo(told("version", version=__version__, kernel=KERNEL, engine=ENGINE))
        raise typer.Exit


def begin(
    version: Annotated[
        bool,
        typer.Option("--version", callback=say_version, is_eager=True, help=told("version-help")),
    ] = False,
) -> None:
    """Run what precedes every command."""


def command_line(names: tuple[str, ...] = (*COMMANDS, *GROUPS)) -> typer.Typer:
    """Return the command line with these commands and groups."""
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
    app.callback()(begin)
    for name in names:
        made = getattr(import_module(f"ruleone.cli.{name}"), name)
        if name in COMMANDS:
            add(app, name, made, words=name)
        else:
            app.add_typer(made)
    return app


def run() -> None:
    """Run the command line with the arguments of the program."""
    gc.disable()  # What is loaded stays to the end: looking through it would find nothing.
    asked = tuple(sys.argv[1:2])
    app = command_line(asked) if asked and asked[0] in (*COMMANDS, *GROUPS) else command_line()
    gc.freeze()
    gc.enable()
    if LANGUAGE != SOURCE:
        from ruleone.cli.groups import speak

        speak()
    app(prog_name="ruleone")
