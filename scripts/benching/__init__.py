"""What `scripts/bench.py` measures: every figure as a ratio to something named that ran beside it."""
