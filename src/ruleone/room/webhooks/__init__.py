"""Programs beside the room: tokens by which they may ask, and hooks by which they are told."""
