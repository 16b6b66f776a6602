"""Tables that break up: which one is next, by the posted order or by the director's word, and where
its players go."""
