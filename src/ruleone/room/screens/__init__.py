"""Big screens of events: made, laid out and taken down by the director, opened by their links."""
