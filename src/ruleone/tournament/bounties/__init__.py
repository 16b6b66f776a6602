"""Bounties: what each entry puts on its own head, and who wins it.

The five documents know none. What a bounty is worth, how it is paid and from which envelopes it may
be drawn are terms of the event (`terms`); whose it is follows from the side pot in which the last
chips of the player lay (`knockouts`), as pots are shared by the book.
"""
