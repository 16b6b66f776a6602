"""Programs that are told of what happens: what is sent to them, signed, and sent again."""
