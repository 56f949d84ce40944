"""Skin: a banking game in which every player bets that the banker's card is matched before his own."""
