"""Common parts of the hand texts of card rooms: lines, names, money, and the record."""
