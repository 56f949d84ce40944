"""``/api/v1/``: the rule book, its examples and their traces as JSON, for other people's programs."""
