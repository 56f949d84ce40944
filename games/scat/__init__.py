"""Scat; start reading at `engine.py`."""
