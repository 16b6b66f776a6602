"""What every command says of itself at the top of its help page, what its values are called, and
what it says of a command line that it cannot read, in the environment's language."""

from pathlib import Path
from typing import Any, Final

from typer._click.exceptions import NoArgsIsHelpError, UsageError
from typer.core import TyperArgument, TyperCommand, TyperGroup

from ruleone.cli.language import told
from ruleone.cli.mistakes import Mistake, in_words

_VALUES: Final = {int: "value-number", float: "value-number", Path: "value-folder"}
"""What a value is called by its type; any other is a text."""


class _Spoken:
    """A command whose usage line, `--help`, values and mistakes have our words in the place of
    Typer's."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for param in self.params:  # type: ignore[attr-defined]
            name_value(param)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """The usage line behind the command: its arguments are called as in the list below it."""
        pieces: list[str] = super().collect_usage_pieces(ctx)  # type: ignore[misc]
        for param in self.params:  # type: ignore[attr-defined]
            if isinstance(param, TyperArgument):
                (typers,) = param.get_usage_pieces(ctx)
                name = param.display_name_raw + ("..." if param.nargs != 1 else "")
                pieces[pieces.index(typers)] = name if param.required else f"[{name}]"
        return pieces

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the usage line."""
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), told("help-usage", command=""))

    def get_help_option(self, ctx: Any) -> Any:
        """The option `--help`."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = told("help-help")
            name_value(option)
        return option

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options and arguments. Raises Mistake for what cannot be read."""
        try:
            read: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        except (NoArgsIsHelpError, Mistake):
            raise
        except UsageError as wrong:
            raise Mistake(in_words(wrong), wrong.ctx or ctx) from wrong
        return read


class Command(_Spoken, TyperCommand):
    """One command."""


class Group(_Spoken, TyperGroup):
    """`ruleone` itself, with all its commands, or a group of them."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant. Raises Mistake where there is none."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            commands = tuple(self.list_commands(ctx))
            raise Mistake(told("mistake-no-command", name=name[:60], commands=commands), ctx)
        return super().resolve_command(ctx, args)


def name_value(param: Any) -> None:
    """Call a parameter's value what it is: a number, a folder, one of its choices. What an argument
    is called stands in its place alone; an option that takes no value has none."""
    if isinstance(param, TyperArgument) or param.is_flag:
        # A type would stand beside the name, in Python's words: `<bool>`.
        param.display_type_rich = lambda ctx: None
    elif param.metavar is None:
        kind = param.type_descriptor
        code = _VALUES.get(kind.annotation, "value-text")
        param.metavar = "|".join(map(str, kind.choices)) if kind.choices else told(code)
