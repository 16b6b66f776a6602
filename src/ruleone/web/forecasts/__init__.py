"""Forecasts for directors: events like one of the room's, or like one that is still to be
announced, are played in a process of their own while the room plays on."""
