"""Snitch'ems; start reading at `engine.py`."""
