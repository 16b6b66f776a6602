"""Cash tables: stakes as data, seats taken and left at any time, money from the cage.

`Lineup` says who is dealt in, and the posts of each. A `GameKind` is what a table plays, the one
seam between poker and any other kind of game. `CashHost` is a table, `CashTables` are all of them.
"""
