"""What the hand texts of card rooms have in common: lines, names, money, and what they come to."""
