"""An event's own pages."""
