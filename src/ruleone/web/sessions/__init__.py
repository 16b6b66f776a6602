"""Whose browser it is: cookies, those who only look, and the lists of who was here."""
