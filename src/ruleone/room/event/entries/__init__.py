"""Coming into an event, playing in it, going away and coming back; chips bought in it."""
