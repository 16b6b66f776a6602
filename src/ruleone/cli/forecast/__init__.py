"""`ruleone forecast`: how long a structure will last with a field, and how it will go."""

from ruleone.cli.forecast.asking import forecast

__all__ = ["forecast"]
