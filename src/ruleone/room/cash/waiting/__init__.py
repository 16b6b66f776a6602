"""Those who wait for a seat at cash tables: their lists, and the seats that are kept for them."""
