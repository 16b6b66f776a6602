"""What the director did to an event, taken back: a further event that names what is put right, so
that the record keeps both."""
