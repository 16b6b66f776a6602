"""A table of any kind: who is there, whose turn it is and until when, and the game that is
played.
"""
