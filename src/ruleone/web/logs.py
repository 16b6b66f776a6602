"""The server's log to standard error: one line an event, no secrets.

Tokens, links and cards are never logged; addresses with links in them are not logged at all, since
the server keeps no access log.
"""

import logging
import sys

import structlog


def configure() -> None:
    """Configure the log: words for a person at a terminal, JSON for a program that reads."""
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer()
        if sys.stderr.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    # Its warnings are about guests: half a request, a foreign protocol.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
