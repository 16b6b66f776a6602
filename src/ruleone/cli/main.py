"""The beginning of the program `ruleone`, which answers Ctrl-C while the rest is loaded."""

import sys


def main() -> None:
    """Run the command line.

    Exits with 130 where Ctrl-C comes before the command waits for it, as while it is loaded.
    """
    try:
        from ruleone.cli.app import run

        run()
    except KeyboardInterrupt:
        _stop()
    except SystemExit as ended:
        # Typer makes of an interrupt that no command took an exit without a word.
        if isinstance(getattr(ended.__context__, "__cause__", None), KeyboardInterrupt):
            _stop()
        raise


def _stop() -> None:
    from ruleone.cli.groups import EXIT_STOPPED
    from ruleone.cli.language import told

    sys.stderr.write(told("workers-stopped") + "\n")
    sys.exit(EXIT_STOPPED)
