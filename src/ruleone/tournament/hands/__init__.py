"""The hands of a table: when one may start, how it is dealt, what follows it."""
