"""The sockets of browsers: their places, what they ask and what they are sent."""
