"""The floor's desk: who waits for a seat at a live table, which dealer is where, which deck is in
play. All of it stands in the stream `desk`."""
