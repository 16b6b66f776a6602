"""The money of an event: what is paid in, bounties, prizes."""
