"""Hands of a table: when one may start, how it is dealt, and its consequences."""
