"""House players of every game but hold'em: what they see, what it may be worth, what they keep."""
