"""From rule data and texts to ``games/rulebook.json``, and everything that can be wrong on the way."""
