"""What needs a director's attention."""
