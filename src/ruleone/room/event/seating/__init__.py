"""Who sits where in an event: moves, tables that break or stay, tables with real cards."""
