"""Webhooks: deliveries to programs, signed, and repeated."""
