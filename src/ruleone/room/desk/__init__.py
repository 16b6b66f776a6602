"""The floor's desk: the waiting list of live tables, the dealers' rota, and decks.

All of it is kept in the stream `desk`.
"""
