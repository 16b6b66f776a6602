"""Programs beside the room: tokens by which they ask, and hooks that send them news."""
