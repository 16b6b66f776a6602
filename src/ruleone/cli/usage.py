"""What every command says of itself at the top of its help page, in the environment's language."""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from ruleone.cli.language import told


class _Spoken:
    """A command whose usage line and `--help` have our words in the place of Typer's."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the usage line."""
        pieces: list[str] = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), told("help-usage", command=""))

    def get_help_option(self, ctx: Any) -> Any:
        """The option `--help`."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = told("help-help")
        return option


class Command(_Spoken, TyperCommand):
    """One command."""


class Group(_Spoken, TyperGroup):
    """`ruleone` itself, with all its commands."""
