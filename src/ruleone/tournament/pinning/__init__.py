"""Seats that players with special needs keep where possible: when tables are balanced, broken, and
drawn anew."""
