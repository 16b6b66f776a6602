"""Commands by their names, and groups of them: every one has its help from our own words."""

from collections.abc import Callable

import typer

from ruleone.cli.language import told
from ruleone.cli.usage import Command, Group


def group(name: str, **commands: Callable[..., None]) -> typer.Typer:
    """`ruleone <name>`: a group of commands, each by its name. The help of the group is the words
    for `cli-<name>`, that of a command `cli-<name>-<command>`."""
    made = typer.Typer(
        name=name,
        cls=Group,
        options_metavar=told("help-usage-options"),
        subcommand_metavar=told("help-usage-commands"),
        help=told(name),
        no_args_is_help=True,
    )
    for called, command in commands.items():
        add(made, called, command, words=f"{name}-{called}")
    return made


def add(to: typer.Typer, name: str, command: Callable[..., None], words: str) -> None:
    """A command of this name more, whose help is the words for `cli-<words>`."""
    to.command(name, cls=Command, help=told(words), options_metavar=told("help-usage-options"))(
        command
    )
