"""RuleOne: poker dealt and ruled by the book."""

__version__ = "0.1.0"
