"""A hand of any kind as the table that it is played at handles it."""
