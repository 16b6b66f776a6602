"""Live tables: a dealer tells what happens with real cards and chips, RuleOne follows and rules.

`LiveTable` is one of them, made of the events of its stream; `LiveTables` are all.
"""
