"""Bounties as pages show them."""
