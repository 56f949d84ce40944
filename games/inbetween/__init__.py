"""In Between (Acey-Deucey); start reading at `engine.py`."""
