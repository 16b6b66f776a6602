"""The players whom the house keeps: lists of them in and out, and what one person's data is."""
