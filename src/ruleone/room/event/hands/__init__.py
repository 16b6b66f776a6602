"""Hands at the tables of an event, dealt by the room or with real cards."""
