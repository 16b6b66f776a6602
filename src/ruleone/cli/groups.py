"""Commands and groups with help and messages from our own words.

Typer has its help pages and its messages on faulty command lines in English alone; here they are in
the language of the environment.
"""

import ast
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import typer
from rich.text import Text
from typer import rich_utils
from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)
from typer.core import TyperArgument, TyperCommand, TyperGroup

from ruleone.cli.language import told

EXIT_STOPPED: Final = 130
"""The exit status after Ctrl-C, as shells give it: 128 and the number of the signal."""
CAME_MAX_CHARACTERS: Final = 60
_EXTRA: Final = re.compile(r"extra argument\(s\) \((?P<came>.*)\)", re.DOTALL)
_PATH: Final = re.compile(r"\w+ (?P<came>.+) is a (?P<what>file|directory)\.", re.DOTALL)
_WHOLE: Final = frozenset(("int_parsing", "int_from_float", "int_type"))
_BOUND: Final = frozenset(("greater_than_equal", "less_than_equal"))


class Mistake(UsageError):
    """A command line that cannot be read; its text is ours."""


def in_words(wrong: UsageError) -> str:
    """Return a mistake in the environment's language; one without words as Typer says it."""
    match wrong:
        case MissingParameter():
            return told("mistake-missing", name=name_of(wrong.param), what=_help(wrong.param))
        case NoSuchOption():
            near = tuple(sorted(wrong.possibilities or ()))
            code = "mistake-no-option-near" if near else "mistake-no-option"
            return told(code, name=_short(wrong.option_name), near=near)
        case BadOptionUsage() if "does not take a value" in wrong.message:
            return told("mistake-takes-none", name=wrong.option_name)
        case BadOptionUsage():
            return told("mistake-no-value", name=wrong.option_name)
        case BadParameter():
            return _bad_value(wrong)
    if extra := _EXTRA.search(wrong.message):
        return told("mistake-too-much", came=_short(extra["came"]))
    return wrong.format_message()


def _bad_value(wrong: BadParameter) -> str:
    """Return the fault of a value, from its constraint."""
    name, cause, param = name_of(wrong.param), wrong.__cause__, wrong.param
    if path := _PATH.fullmatch(wrong.message):
        code = "mistake-no-folder" if path["what"] == "file" else "mistake-no-file"
        return told(code, name=name, came=_short(ast.literal_eval(path["came"])))
    errors = getattr(cause, "errors", None)  # of pydantic, which is Typer's affair and not ours
    if errors is None or param is None:
        return wrong.format_message()
    error: Mapping[str, Any] = errors()[0]
    came, kind = _short(str(error["input"])), error["type"]
    choices = param.type_descriptor.choices
    if choices:
        return told("mistake-choice", name=name, came=came, known=tuple(map(str, choices)))
    if kind in _WHOLE | _BOUND or kind.startswith("float"):
        least, most = getattr(param, "min", None), getattr(param, "max", None)
        whole = param.type_descriptor.annotation is int
        range_ = "none" if least is None else "from" if most is None else "between"
        return told(
            "mistake-number", name=name, came=came, whole=whole, range=range_,
            least=_plain(least), most=_plain(most),
        )  # fmt: skip
    return wrong.format_message()


def name_of(param: Any) -> str:
    """Return an option by its longest form, an argument by the name of its value."""
    if param is None:
        return ""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.display_name_raw)


def _plain(bound: float | None) -> int | float:
    """Return a bound, whole where it is; 0 stands for none."""
    return int(bound) if bound is not None and bound == int(bound) else bound or 0


def _help(param: Any) -> str:
    return "" if param is None else str(param.help or "")


def _short(came: str) -> str:
    """Return the typed text, shortened for a sentence."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in came)
    return shown if len(shown) <= CAME_MAX_CHARACTERS else shown[: CAME_MAX_CHARACTERS - 1] + "…"


_VALUES: Final = {int: "value-number", float: "value-number", Path: "value-folder"}
"""Names of values by type; any other is a text."""


class _Spoken:
    """A command with our words for its usage line, `--help`, values and mistakes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for param in self.params:  # type: ignore[attr-defined]
            name_value(param)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Return the usage line behind the command, with arguments as in the list below it."""
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
        """Return the option `--help`."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = told("help-help")
            name_value(option)
        return option

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options and arguments.

        Raises Mistake for any that cannot be read.
        """
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
        """Return the command that is meant.

        Raises Mistake where there is none.
        """
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            commands = tuple(self.list_commands(ctx))
            raise Mistake(told("mistake-no-command", name=name[:60], commands=commands), ctx)
        return super().resolve_command(ctx, args)


def name_value(param: Any) -> None:
    """Name a parameter's value: a number, a folder, one of its choices.

    The name of an argument is used alone; an option that takes no value has none.
    """
    if isinstance(param, TyperArgument) or param.is_flag:
        # A type would stand beside the name, in Python's words: `<bool>`.
        param.display_type_rich = lambda ctx: None
    elif param.metavar is None:
        kind = param.type_descriptor
        code = _VALUES.get(kind.annotation, "value-text")
        param.metavar = "|".join(map(str, kind.choices)) if kind.choices else told(code)


def group(name: str, **commands: Callable[..., None]) -> typer.Typer:
    """Return the group `ruleone <name>`.

    Its help is the words for `cli-<name>`, that of a command `cli-<name>-<command>`.
    """
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
    """Add a command of this name, whose help is the words for `cli-<words>`."""
    to.command(name, cls=Command, help=told(words), options_metavar=told("help-usage-options"))(
        command
    )


class Folding(rich_utils.OptionHighlighter):
    """Highlighter that also breaks a text without spaces where the column ends.

    It marks the same as Typer's. Without it a Chinese text longer than its column is cut off with
    an ellipsis.
    """

    def __call__(self, text: str | Text) -> Text:
        """Return the text, marked, to be folded."""
        marked = super().__call__(text)
        marked.overflow = "fold"
        return marked


def speak() -> None:
    """Replace the words of Typer's help pages and error panels by those of the language."""
    rich_utils.highlighter = Folding()
    rich_utils.ARGUMENTS_PANEL_TITLE = told("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = told("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = told("help-commands")
    rich_utils.ERRORS_PANEL_TITLE = told("help-error")
    rich_utils.REQUIRED_LONG_STRING = told("help-required")
    # Typer fills these in with str.format.
    rich_utils.DEFAULT_STRING = told("help-default", value="{}")
    rich_utils.RICH_HELP = told("help-try", command="[blue]'{command_path} {help_option}'[/]")
